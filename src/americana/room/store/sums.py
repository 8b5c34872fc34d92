"""What a player's hands come to, added up where they lie: sums for each kind of hand, and for each stretch of time.

Nets are counted in antes; hands whose ante is not known are left out.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, Executable, Float, Integer, case, cast, func, literal, select

from americana.room.store import keys
from americana.room.store.deeds import Deed
from americana.room.store.schema import hand_seats, houses
from americana.room.store.search import EVERYTHING, Search, conditions, is_done


@dataclass(frozen=True, slots=True)
class KindSums:
    """The hands with one rank of the door card and one place after the opener; None where that is not known.

    `net` and `squares` add up the antes won in each hand and their squares; `deeds` counts hands by deed.
    """

    door: int | None
    place: int | None
    hands: int
    net: float
    squares: float
    deeds: dict[Deed, int]


@dataclass(frozen=True, slots=True)
class Sums:
    """Everything added up: by kind of hand, and as the hands and antes of each stretch of time, the oldest first."""

    kinds: tuple[KindSums, ...]
    stretches: tuple[tuple[int, float], ...]


def sums_of(connection: Connection, player: str, search: Search = EVERYTHING, *, stretches: int = 200) -> Sums:
    """Add up a player's hands that are wanted, in at most so many stretches of about as many hands each."""
    number = keys.person_number(connection, player)
    if number is None:
        return Sums((), ())
    kinds = []
    for door, place, count, net, squares, *counted in connection.execute(kinds_query(number, search)):
        kinds.append(KindSums(door, place, count, net, squares, dict(zip(Deed, counted, strict=True))))
    total = sum(kind.hands for kind in kinds)
    found = connection.execute(stretches_query(number, search, total, stretches)) if total else ()
    return Sums(tuple(kinds), tuple((count, net) for _, count, net in found))


def kinds_query(player: int, search: Search) -> Executable:
    """Return the statement that adds up by kind of hand."""
    door = _AT.up.bitwise_and(literal(7, Integer))
    deeds = [func.sum(case((is_done(deed), 1), else_=0)) for deed in Deed]
    query = select(door, _AT.place, func.count(), func.sum(_NET), func.sum(_NET * _NET), *deeds)
    query = query.join_from(hand_seats, houses, houses.c.number == _AT.house)
    return query.where(*conditions(player, search), houses.c.ante > 0).group_by(door, _AT.place)


def stretches_query(player: int, search: Search, total: int, stretches: int) -> Executable:
    """Return the statement that adds up by stretches of time, given how many hands there are in all."""
    place = func.row_number().over(order_by=(_AT.ended_at, _AT.hand)).label("place")
    query = select(place, _NET.label("net")).join_from(hand_seats, houses, houses.c.number == _AT.house)
    lines = query.where(*conditions(player, search), houses.c.ante > 0).subquery()
    stretch = (lines.c.place - 1) * min(total, stretches) // total
    return select(stretch, func.count(), func.sum(lines.c.net)).group_by(stretch).order_by(stretch)


_AT = hand_seats.c
_NET = cast(_AT.net, Float) / cast(houses.c.ante, Float)
