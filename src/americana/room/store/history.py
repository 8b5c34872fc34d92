"""A player's finished hands as he finds them: page by page, the newest first, and the tables where he played them.

Reads the lines of `hand_seats` in the order of their key; a page looks at so many of them and no more.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import Connection, Executable, Select, and_, select, tuple_

from americana.room.store import keys
from americana.room.store.deeds import NO_DEED, Deed, unpacked
from americana.room.store.schema import hand_marks, hand_seats, hands, houses, imports, played, table_names
from americana.room.store.search import EVERYTHING, Search, conditions

MOST_READ = 100_000
"""Lines that one page looks at; a search that found too few among them goes on with the next page."""

Place = tuple[int, int]
"""A line's place in a history: when its hand ended, and the hand's serial number."""


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A finished hand as a line in a player's history; cards are indexes, `up` in the order dealt.

    `limit` is empty, `ante` 0 and `down` None where nothing could be reckoned.
    """

    hand: str
    ended_at: int
    table: str
    table_name: str
    number: int
    seat: int
    preset: str
    limit: str
    ante: int
    net: int
    flags: int
    pot: int
    down: int | None = field(repr=False)
    up: tuple[int, ...] = field(repr=False)
    deeds: Deed = NO_DEED
    starred: bool = False
    note: str = field(default="", repr=False)
    is_imported: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """Some of a player's hands; `before` is where the next page begins, None at the end.

    A page of a search may hold fewer lines than asked for, even none, and still not be the last.
    """

    hands: tuple[PlayedHand, ...]
    before: Place | None


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """A table at which a player has finished hands, or a file from which he has taken some."""

    table: str
    name: str


def page_of(
    connection: Connection, player: str, search: Search = EVERYTHING, before: Place | None = None, limit: int = 50
) -> Page:
    """Return the newest hands that are wanted; the next page comes before the place that this one names."""
    number = keys.person_number(connection, player)
    if number is None:
        return Page((), None)
    last = connection.execute(floor_query(number, before)).first() if search.is_sparse else None
    floor = None if last is None else (last[0], last[1])
    found = connection.execute(page_query(number, search, before, floor, limit))
    lines, places = [], list[Place]()
    for serial, *line in found:
        lines.append(_line(*line))
        places.append((lines[-1].ended_at, serial))
    if len(lines) == limit:
        return Page(tuple(lines), places[-1])
    return Page(tuple(lines), floor)


def tables_of(connection: Connection, player: str) -> tuple[PlayedTable, ...]:
    """Return the tables at which a player has finished hands, the newest first."""
    number = keys.person_number(connection, player)
    found = () if number is None else connection.execute(tables_query(number))
    return tuple(PlayedTable(table, name or "") for table, name in found)


def page_query(player: int, search: Search, before: Place | None, floor: Place | None, limit: int) -> Executable:
    """Return the statement of a page; `floor` is the oldest place that it looks at."""
    query = _LINES.where(*conditions(player, search))
    if before is not None:
        query = query.where(tuple_(_AT.ended_at, _AT.hand) < before)
    if floor is not None:
        query = query.where(tuple_(_AT.ended_at, _AT.hand) >= floor)
    return query.order_by(_AT.ended_at.desc(), _AT.hand.desc()).limit(limit)


def floor_query(player: int, before: Place | None) -> Select[int, int]:
    """Return the statement that finds the last line at which a page looks."""
    query = select(_AT.ended_at, _AT.hand).where(_AT.player == player)
    if before is not None:
        query = query.where(tuple_(_AT.ended_at, _AT.hand) < before)
    return query.order_by(_AT.ended_at.desc(), _AT.hand.desc()).offset(MOST_READ - 1).limit(1)


def tables_query(player: int) -> Select[str, str | None]:
    """Return the statement that lists a player's tables."""
    query = select(table_names.c.table_id, table_names.c.name).join_from(
        played, table_names, table_names.c.number == played.c.table_number
    )
    return query.where(played.c.player == player).order_by(played.c.table_number.desc())


_AT = hand_seats.c
_LINES = (
    select(
        _AT.hand,
        hands.c.id,
        _AT.ended_at,
        table_names.c.table_id,
        table_names.c.name,
        hands.c.number,
        _AT.seat,
        houses.c.preset,
        houses.c.limit_kind,
        houses.c.ante,
        _AT.net,
        _AT.flags,
        _AT.pot,
        _AT.down,
        _AT.up,
        _AT.deeds,
        hand_marks.c.starred,
        hand_marks.c.note,
        imports.c.id,
    )
    .join_from(hand_seats, hands, hands.c.serial == _AT.hand)
    .join(houses, houses.c.number == _AT.house)
    .join(table_names, table_names.c.number == houses.c.table_number)
    .outerjoin(hand_marks, and_(hand_marks.c.player == _AT.player, hand_marks.c.hand == _AT.hand))
    .outerjoin(imports, imports.c.id == table_names.c.table_id)
)


def _line(
    hand: str,
    ended_at: int,
    table: str,
    name: str | None,
    number: int,
    seat: int,
    preset: str,
    limit: str,
    ante: int,
    net: int,
    flags: int,
    pot: int | None,
    down: int | None,
    up: int | None,
    deeds: int | None,
    starred: bool | None,
    note: str | None,
    file: str | None,
) -> PlayedHand:
    return PlayedHand(
        hand,
        ended_at,
        table,
        name or "",
        number,
        seat,
        preset,
        limit,
        ante,
        net,
        flags,
        pot or 0,
        down,
        tuple(unpacked(up or 1)),
        Deed(deeds or 0),
        bool(starred),
        note or "",
        file is not None,
    )
