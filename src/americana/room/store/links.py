"""Links under which whoever has one may see a hand. Knows tokens and what each hides, not what is shown.

`make` and `revoke` are for `Store.do`, the others for `Store.read`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import Connection, select

from americana.room.store import keys
from americana.room.store.schema import hand_links, hands, persons


@dataclass(frozen=True, slots=True)
class Link:
    """A link that holds: who made it, of which hand, and whether it hides the names and his own down card."""

    token: str = field(repr=False)
    hand: str
    player: str
    hides_names: bool
    hides_card: bool
    made_at: int


def make(connection: Connection, link: Link) -> bool:
    """Let a hand be seen under a token; False when there is no such hand or player."""
    serial = connection.execute(select(hands.c.serial).where(hands.c.id == link.hand)).scalar()
    number = keys.person_number(connection, link.player)
    if serial is None or number is None:
        return False
    columns = {
        "token": link.token,
        "hand": serial,
        "player": number,
        "hides_names": link.hides_names,
        "hides_card": link.hides_card,
        "made_at": link.made_at,
    }
    connection.execute(hand_links.insert(), columns)
    return True


def of_hand(connection: Connection, player: str, hand: str) -> tuple[Link, ...]:
    """Return a player's links of a hand that hold, the oldest first."""
    query = _LINKS.where(hands.c.id == hand, persons.c.id == player)
    found = connection.execute(query.order_by(hand_links.c.made_at, hand_links.c.token))
    return tuple(Link(*each) for each in found)


def find(connection: Connection, token: str) -> Link | None:
    """Return the link with this token, None when there is none or it was revoked."""
    found = connection.execute(_LINKS.where(hand_links.c.token == token)).first()
    return None if found is None else Link(*found)


def revoke(connection: Connection, player: str, token: str, at: int) -> bool:
    """End a player's own link; False when he has none with this token, or it was ended before."""
    only = hand_links.update().where(
        hand_links.c.token == token,
        hand_links.c.player == keys.person_number(connection, player),
        hand_links.c.revoked_at.is_(None),
    )
    return connection.execute(only.values(revoked_at=at)).rowcount == 1


_LINKS = (
    select(
        hand_links.c.token,
        hands.c.id,
        persons.c.id,
        hand_links.c.hides_names,
        hand_links.c.hides_card,
        hand_links.c.made_at,
    )
    .join_from(hand_links, hands, hands.c.serial == hand_links.c.hand)
    .join(persons, persons.c.number == hand_links.c.player)
    .where(hand_links.c.revoked_at.is_(None))
)
