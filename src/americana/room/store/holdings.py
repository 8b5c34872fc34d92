"""A guest with his first chips, and what somebody holds in several accounts at once.

Knows how owners' names are searched, not what they mean. `welcome` is for `Store.do`, `held` for `Store.read`.
"""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from americana.room.ledger import CLUB, PLAY, Batch
from americana.room.store.accounts import post
from americana.room.store.players import create_guest
from americana.room.store.schema import accounts


def welcome(connection: Connection, player: str, name: str, token_hash: bytes, gift: Batch, at: int) -> None:
    """Note a guest with his first session, and give him his first chips: both or neither."""
    create_guest(connection, player, name, token_hash, at)
    post(connection, gift, at)


def held(connection: Connection, begins: str, ends: str, *, currency: str = PLAY, club: str = CLUB) -> int:
    """Return the chips of all owners whose name begins and ends like this; `begins` is not empty."""
    owner = accounts.c.owner
    after = begins[:-1] + chr(ord(begins[-1]) + 1)
    query = select(func.coalesce(func.sum(accounts.c.balance), 0)).where(
        owner >= begins,
        owner < after,
        owner.endswith(ends, autoescape=True),
        accounts.c.currency == currency,
        accounts.c.club == club,
    )
    return int(connection.execute(query).scalar_one())
