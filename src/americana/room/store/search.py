"""What a player may ask of his history, and the conditions that it makes. Knows lines of `hand_seats` and no cards.

Every expression is one that SQLite and PostgreSQL both know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, get_args

from sqlalchemy import BigInteger, ColumnElement, Integer, Select, literal, select

from americana.room.store.deeds import Deed
from americana.room.store.schema import hand_marks, hand_seats, houses, played, table_names

Result = Literal["won", "lost", "even"]
RESULTS: tuple[Result, ...] = get_args(Result)

Need = tuple[int, int]
"""Some cards as bits, and how many of them there must be."""


@dataclass(frozen=True, slots=True)
class CardSearch:
    """Cards that a seat must have held: face down one of `down` (0: any), so many face up, so many in all."""

    down: int = 0
    up: tuple[Need, ...] = ()
    held: tuple[Need, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """Which hands of a player are wanted: those that have all that is named. Times are UTC microseconds.

    `since` is the first moment, `until` the first one no longer wanted; pots are chips.
    """

    table: str | None = None
    since: int | None = None
    until: int | None = None
    preset: str | None = None
    limit: str | None = None
    result: Result | None = None
    pot_from: int | None = None
    pot_to: int | None = None
    showdown: bool | None = None
    starred: bool = False
    cards: CardSearch | None = None

    @property
    def is_sparse(self) -> bool:
        """Whether hands that fit may lie far apart."""
        return self != Search(since=self.since, until=self.until)


EVERYTHING = Search()
_AT = hand_seats.c


def conditions(player: int, search: Search) -> Iterator[ColumnElement[bool]]:
    """Yield what the lines of the hands that are wanted fulfil."""
    yield _AT.player == player
    if search.since is not None:
        yield _AT.ended_at >= search.since
    if search.until is not None:
        yield _AT.ended_at < search.until
    if search.table is not None or search.preset is not None or search.limit is not None:
        yield _AT.house.in_(_houses(player, search))
    match search.result:
        case "won":
            yield _AT.net > 0
        case "lost":
            yield _AT.net < 0
        case "even":
            yield _AT.net == 0
    if search.pot_from is not None:
        yield _AT.pot >= search.pot_from
    if search.pot_to is not None:
        yield _AT.pot <= search.pot_to
    if search.showdown is not None:
        yield is_done(Deed.SHOWDOWN) if search.showdown else ~is_done(Deed.SHOWDOWN)
    if search.starred:
        starred = select(hand_marks.c.hand).where(hand_marks.c.player == player, hand_marks.c.starred)
        yield _AT.hand.in_(starred)
    if search.cards is not None:
        yield from _cards(search.cards)


def is_done(deed: Deed) -> ColumnElement[bool]:
    """Return the condition that a seat has this deed."""
    return _AT.deeds.bitwise_and(literal(int(deed), Integer)) != 0


def _houses(player: int, search: Search) -> Select[int]:
    """Return the numbers of those house rules under which the player sat that are wanted."""
    query = (
        select(houses.c.number)
        .join_from(played, houses, houses.c.table_number == played.c.table_number)
        .where(played.c.player == player)
    )
    if search.table is not None:
        named = select(table_names.c.number).where(table_names.c.table_id == search.table)
        query = query.where(played.c.table_number.in_(named))
    if search.preset is not None:
        query = query.where(houses.c.preset == search.preset)
    if search.limit is not None:
        query = query.where(houses.c.limit_kind == search.limit)
    return query


def _cards(cards: CardSearch) -> Iterator[ColumnElement[bool]]:
    down = _number(1).bitwise_lshift(_AT.down)
    if cards.down:
        yield down.bitwise_and(_number(cards.down)) != 0
    for bits, count in cards.up:
        yield _has(_AT.up_mask, bits, count)
    for bits, count in cards.held:
        yield _has(_AT.up_mask.bitwise_or(down), bits, count)


def _has(held: ColumnElement[int], bits: int, count: int) -> ColumnElement[bool]:
    """Return the condition that at least so many of some cards are held: each step takes the lowest of them away."""
    left = held.bitwise_and(_number(bits))
    for _ in range(count - 1):
        left = left.bitwise_and(left - _number(1))
    return left != 0


def _number(value: int) -> ColumnElement[int]:
    return literal(value, BigInteger)
