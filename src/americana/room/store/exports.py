"""Whole hands of a player for a file of them: those that a search finds, the oldest first, page by page.

Each page is a read of its own, since an open reader keeps the `-wal` file growing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from sqlalchemy import Connection, Select, func, select, tuple_

from americana.room.store import hands as stored
from americana.room.store import keys, players
from americana.room.store.hands import StoredHand
from americana.room.store.history import Place
from americana.room.store.schema import hand_seats, hands, houses, table_names
from americana.room.store.search import Search, conditions

PAGE = 200
"""Hands that are read at a time."""

_AT = hand_seats.c


@dataclass(frozen=True, slots=True)
class SeenHand:
    """A whole hand, and from where it is seen; None in the place of one whose record is damaged."""

    hand: StoredHand | None = field(repr=False)
    seat: int
    table_name: str


@dataclass(frozen=True, slots=True)
class SeenPage:
    """Some hands, what their players are called, and the place of the last one."""

    hands: tuple[SeenHand, ...]
    names: Mapping[str, str]
    last: Place | None


def counted(connection: Connection, player: str, search: Search) -> tuple[int, Search]:
    """Return how many hands a search finds now, and the search without those that end later."""
    number = keys.person_number(connection, player)
    if number is None:
        return 0, search
    newest = connection.execute(select(func.max(_AT.ended_at)).where(_AT.player == number)).scalar() or 0
    until = newest + 1 if search.until is None else min(search.until, newest + 1)
    frozen = replace(search, until=until)
    query = select(func.count()).select_from(hand_seats).where(*conditions(number, frozen))
    return connection.execute(query).scalar() or 0, frozen


def page_after(connection: Connection, player: str, search: Search, after: Place | None) -> SeenPage:
    """Return the oldest hands after a place."""
    number = keys.person_number(connection, player)
    if number is None:
        return SeenPage((), {}, None)
    lines = connection.execute(page_query(number, search, after)).all()
    if not lines:
        return SeenPage((), {}, None)
    found = stored.several(connection, [hand for hand, *_ in lines])
    wholes = {each.hand: each for each in found if isinstance(each, StoredHand)}
    seen = tuple([SeenHand(wholes.get(hand), seat, name or "") for hand, seat, name, *_ in lines])
    ids = {seat.player for each in seen if each.hand for seat in each.hand.seats}
    return SeenPage(seen, players.names(connection, ids), (lines[-1][3], lines[-1][4]))


def page_query(player: int, search: Search, after: Place | None) -> Select[str, int, str | None, int, int]:
    """Return the statement of a page."""
    query = (
        select(hands.c.id, _AT.seat, table_names.c.name, _AT.ended_at, _AT.hand)
        .join_from(hand_seats, hands, hands.c.serial == _AT.hand)
        .join(houses, houses.c.number == _AT.house)
        .join(table_names, table_names.c.number == houses.c.table_number)
        .where(*conditions(player, search))
    )
    if after is not None:
        query = query.where(tuple_(_AT.ended_at, _AT.hand) > after)
    return query.order_by(_AT.ended_at, _AT.hand).limit(PAGE)
