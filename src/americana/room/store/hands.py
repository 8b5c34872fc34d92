"""Finished hands: one packed row each, a line for each player's history, and what was shown later. Knows no cards.

A hand is damaged when its row is; histories are read from their lines alone, which anybody can make again from it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy import Row as SqlRow

from americana.room.store import keys
from americana.room.store.deeds import HandFacts, mask_of, packed
from americana.room.store.entry import Entry, Fold, FoldSeat, Show
from americana.room.store.faults import Damaged
from americana.room.store.packing import pack, unpack
from americana.room.store.rows import checksum
from americana.room.store.schema import hand_seats, hand_shows, hands, persons, table_names, unreckoned


@dataclass(frozen=True, slots=True)
class StoredShow:
    """Events of a hand after its end."""

    v: int
    at: int
    format: int
    body: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class StoredHand:
    """A finished hand, with everything that was ever stored of it."""

    hand: str
    table: str
    number: int
    ended_at: int
    preset: str
    format: int
    body: bytes = field(repr=False)
    secret: bytes = field(repr=False)
    seats: tuple[FoldSeat, ...]
    shows: tuple[StoredShow, ...]

    def seat_of(self, player: str | None) -> int | None:
        """Return the seat from which a player saw the hand, None for the rail."""
        return next((each.seat for each in self.seats if each.player == player), None)


@dataclass(frozen=True, slots=True)
class Packed:
    """The bytes of a hand as they are stored: what takes time to make and needs no database."""

    body: bytes = field(repr=False)
    secret: bytes = field(repr=False)

    @classmethod
    def of(cls, ended: Fold) -> Packed:
        """Pack a finished hand."""
        return cls(pack(ended.body), zlib.compress(ended.secret) if ended.secret else b"")


def fold(connection: Connection, entry: Entry, ended: Fold) -> None:
    """Write a finished hand; its rows are dropped by the caller."""
    write(connection, entry.table, entry.format, [(ended, Packed.of(ended))])


def write(connection: Connection, table: str, form: int, ended: Sequence[tuple[Fold, Packed]]) -> None:
    """Write finished hands of one table, and their lines."""
    at = keys.table_number(connection, table)
    sat = [seat.player for each, _ in ended for seat in each.seats]
    numbers, have_played = keys.person_numbers(connection, sat, at)
    rows = [_columns(table, at, form, each, stored, numbers) for each, stored in ended]
    made = connection.execute(hands.insert().returning(hands.c.id, hands.c.serial), rows)
    serials: dict[str, int] = dict(iter(made))
    rules = {_rules(each) for each, _ in ended}
    houses = {each: keys.house_number(connection, at, *each) for each in rules}
    lines = [line for each, _ in ended for line in _lines(serials[each.hand], houses[_rules(each)], each, numbers)]
    if lines:
        connection.execute(hand_seats.insert(), lines)
        listed = {numbers[seat.player] for each, _ in ended for seat in each.seats if seat.is_listed}
        keys.note_played(connection, at, listed - have_played)
    bare = [{"hand": serials[each.hand]} for each, _ in ended if each.facts is None]
    if bare:
        connection.execute(unreckoned.insert(), bare)


def show(connection: Connection, entry: Entry, shown: Show) -> None:
    """Write what was shown after a hand's end."""
    hand, body = shown
    connection.execute(
        hand_shows.insert(),
        {
            "hand_id": hand,
            "v": entry.v,
            "at": entry.at,
            "format": entry.format,
            "body": body,
            "checksum": checksum(hand, entry.v, entry.at, entry.format, body=body),
        },
    )


def hand(connection: Connection, hand_id: str) -> StoredHand | None:
    """Return a finished hand, None when there is none.

    Raises `Damaged`, `damaged_hand`, when its checksum fails.
    """
    found = connection.execute(_HANDS.where(hands.c.id == hand_id)).first()
    return None if found is None else _whole(connection, found)


def several(connection: Connection, ids: Sequence[str]) -> tuple[StoredHand | Damaged, ...]:
    """Return finished hands in the order asked for, a fault in the place of one that is damaged; unknown ones not."""
    found = {row[0]: row for row in connection.execute(_HANDS.where(hands.c.id.in_(ids))).all()}
    wanted = [found[each] for each in ids if each in found]
    numbers = {number for row in wanted for _, number, *_ in _numbers_in(row[6])}
    known = _persons(connection, numbers)
    shown = set(connection.execute(select(hand_shows.c.hand_id).where(hand_shows.c.hand_id.in_(ids))).scalars())
    return tuple([_or_fault(connection, row, known, row[0] in shown) for row in wanted])


def hands_at(connection: Connection, table: str, *, after: int = 0, limit: int = 50) -> tuple[StoredHand, ...]:
    """Return a table's finished hands in order, those with a number above `after`."""
    query = _HANDS.where(table_names.c.table_id == table, hands.c.number > after).order_by(hands.c.number)
    return tuple(_whole(connection, found) for found in connection.execute(query.limit(limit)).all())


FACTS = ("pot", "down", "up", "up_mask", "deeds", "place")
"""The columns of a line that are reckoned from its hand's events."""


def facts_columns(facts: HandFacts | None, seat: int) -> dict[str, object]:
    """Return what is reckoned of a seat as columns of its line, nulls without facts."""
    own = None if facts is None else facts.seats.get(seat)
    if facts is None or own is None:
        return dict.fromkeys(FACTS)
    told = (facts.pot, own.down, packed(own.up), mask_of(own.up), int(own.deeds), own.place)
    return dict(zip(FACTS, told, strict=True))


Found = SqlRow[str, str, int, int, str, int, bytes, bytes, bytes, bytes]
Told = tuple[int, int, int, int, int]
"""A seat as it is stored with its hand: seat, player's number, net, flags, known cards."""

_HANDS = select(
    hands.c.id,
    table_names.c.table_id,
    hands.c.number,
    hands.c.ended_at,
    hands.c.preset,
    hands.c.format,
    hands.c.seats,
    hands.c.body,
    hands.c.secret,
    hands.c.checksum,
).join_from(hands, table_names)

encode_seats = msgspec.msgpack.Encoder().encode
_decode_seats = msgspec.msgpack.Decoder(list[Told]).decode


def _columns(
    table: str, at: int, form: int, ended: Fold, stored: Packed, numbers: Mapping[str, int]
) -> dict[str, object]:
    known = (ended.hand, table, ended.number, ended.ended_at, ended.preset, form)
    seats = [(seat.seat, numbers[seat.player], seat.net, seat.flags, seat.known_mask) for seat in ended.seats]
    summed = checksum(*known, *sorted(map(_told, ended.seats)), body=stored.body, secret=stored.secret)
    return {
        "id": ended.hand,
        "table_number": at,
        "number": ended.number,
        "ended_at": ended.ended_at,
        "preset": ended.preset,
        "format": form,
        "seats": encode_seats(sorted(seats)),
        "body": stored.body,
        "secret": stored.secret,
        "checksum": summed,
    }


def _rules(ended: Fold) -> tuple[str, str, int]:
    return (ended.preset, "", 0) if ended.facts is None else (ended.preset, ended.facts.limit, ended.facts.ante)


def _lines(serial: int, house: int, ended: Fold, numbers: Mapping[str, int]) -> Iterator[dict[str, object]]:
    for seat in ended.seats:
        if seat.is_listed:
            yield {
                "player": numbers[seat.player],
                "ended_at": ended.ended_at,
                "hand": serial,
                "seat": seat.seat,
                "house": house,
                "net": seat.net,
                "flags": seat.flags,
                **facts_columns(ended.facts, seat.seat),
            }


def _told(seat: FoldSeat) -> tuple[int, str, int, int, int]:
    return seat.seat, seat.player, seat.net, seat.flags, seat.known_mask


def _whole(
    connection: Connection, found: Found, known: Mapping[int, str] | None = None, *, has_shows: bool = True
) -> StoredHand:
    hand_id, table, number, ended_at, preset, form, told, body, secret, summed = found
    numbered = _numbers_in(told)
    ids = _persons(connection, [number for _, number, *_ in numbered]) if known is None else known
    seats = tuple([FoldSeat(seat, ids.get(at, ""), net, flags, mask) for seat, at, net, flags, mask in numbered])
    shows = _shows(connection, hand_id) if has_shows else ()
    said = (hand_id, table, number, ended_at, preset, form, *map(_told, seats))
    if summed != checksum(*said, body=body, secret=secret):
        raise _damaged(hand_id)
    try:
        whole, opened = unpack(body), zlib.decompress(secret) if secret else b""
    except zlib.error as error:
        raise _damaged(hand_id) from error
    return StoredHand(hand_id, table, number, ended_at, preset, form, whole, opened, seats, shows)


def _or_fault(connection: Connection, found: Found, known: Mapping[int, str], has_shows: bool) -> StoredHand | Damaged:
    try:
        return _whole(connection, found, known, has_shows=has_shows)
    except Damaged as fault:
        return fault


def _numbers_in(told: bytes) -> Sequence[Told]:
    """Read a hand's seats; bytes that are none have none, and the hand's checksum fails."""
    try:
        return _decode_seats(told)
    except msgspec.MsgspecError:
        return ()


def _persons(connection: Connection, numbers: Iterable[int]) -> Mapping[int, str]:
    query = select(persons.c.number, persons.c.id).where(persons.c.number.in_(sorted(set(numbers))))
    return dict(iter(connection.execute(query)))


def _shows(connection: Connection, hand_id: str) -> tuple[StoredShow, ...]:
    at = hand_shows.c
    query = select(at.v, at.at, at.format, at.body, at.checksum).where(at.hand_id == hand_id).order_by(at.v)
    found = connection.execute(query).all()
    for v, when, form, body, summed in found:
        if summed != checksum(hand_id, v, when, form, body=body):
            raise _damaged(hand_id)
    return tuple(StoredShow(*shown) for *shown, _ in found)


def _damaged(hand_id: str) -> Damaged:
    return Damaged("damaged_hand", f"hand {hand_id} is damaged: its checksum fails", hand=hand_id)
