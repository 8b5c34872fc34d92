"""Players and the sessions by which they are known again. Knows a token's hash, never a token.

Each function takes a connection: hand it to `Store.do` when it writes, to `Store.read` when it only reads.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, select

from americana.room.store.schema import players, sessions


@dataclass(frozen=True, slots=True)
class Session:
    """A session that is neither unknown nor revoked, and whose it is."""

    player: str
    name: str
    last_seen: int


def create_player(connection: Connection, player: str, kind: str, name: str, at: int) -> None:
    """Note a player of a kind: `guest`, `bot`."""
    connection.execute(players.insert(), {"id": player, "kind": kind, "name": name, "created": at})


def create_guest(connection: Connection, player: str, name: str, token_hash: bytes, at: int) -> None:
    """Note a guest and his first session."""
    create_player(connection, player, "guest", name, at)
    open_session(connection, player, token_hash, at)


def open_session(connection: Connection, player: str, token_hash: bytes, at: int) -> None:
    """Let a player be known by one more token."""
    connection.execute(sessions.insert(), {"token_hash": token_hash, "player": player, "created": at, "last_seen": at})


def find_session(connection: Connection, token_hash: bytes) -> Session | None:
    """Return the session with this token, None when there is none or it was revoked."""
    query = (
        select(players.c.id, players.c.name, sessions.c.last_seen)
        .join_from(sessions, players)
        .where(sessions.c.token_hash == token_hash, sessions.c.revoked.is_(None))
    )
    found = connection.execute(query).first()
    return None if found is None else Session(*found)


def touch_session(connection: Connection, token_hash: bytes, at: int) -> None:
    """Note that a session was seen."""
    connection.execute(sessions.update().where(sessions.c.token_hash == token_hash).values(last_seen=at))


def revoke_session(connection: Connection, token_hash: bytes, at: int) -> None:
    """End a session; a second time changes nothing."""
    only = sessions.update().where(sessions.c.token_hash == token_hash, sessions.c.revoked.is_(None))
    connection.execute(only.values(revoked=at))


def rename(connection: Connection, player: str, name: str) -> bool:
    """Give a player another name; False when nobody has that id."""
    return connection.execute(players.update().where(players.c.id == player).values(name=name)).rowcount == 1


def called(connection: Connection, name: str | None, most: int = 20) -> list[str]:
    """Return the ids of guests with this id or name, of every guest for None."""
    is_wanted = players.c.kind == "guest"
    if name is not None:
        is_wanted &= (players.c.id == name) | (players.c.name == name)
    return list(connection.execute(select(players.c.id).where(is_wanted).order_by(players.c.id).limit(most)).scalars())


def names(connection: Connection, ids: Iterable[str]) -> Mapping[str, str]:
    """Return the names of those players that exist."""
    query = select(players.c.id, players.c.name).where(players.c.id.in_(sorted(set(ids))))
    return dict(iter(connection.execute(query)))
