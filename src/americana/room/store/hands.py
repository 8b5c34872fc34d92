"""Finished hands: one compressed row each, one row for each seat, and what was shown later. Knows no cards.

A hand is damaged when its row or one of its seats' rows is; a player's history is read from the seats' rows alone.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field

from sqlalchemy import Connection, select, tuple_
from sqlalchemy import Row as SqlRow

from americana.room.store.entry import Entry, Fold, FoldSeat, Show
from americana.room.store.faults import Damaged
from americana.room.store.rows import checksum
from americana.room.store.schema import hand_seats, hand_shows, hands


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


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A finished hand as a line in a player's history."""

    hand: str
    ended_at: int
    table: str
    seat: int
    preset: str
    net: int
    flags: int
    known_mask: int = field(repr=False)


def fold(connection: Connection, entry: Entry, ended: Fold) -> None:
    """Write a finished hand; its rows are dropped by the caller."""
    body, secret = zlib.compress(ended.body), zlib.compress(ended.secret) if ended.secret else b""
    known = (ended.hand, entry.table, ended.number, ended.ended_at, ended.preset, entry.format)
    connection.execute(
        hands.insert(),
        {
            "id": ended.hand,
            "table_id": entry.table,
            "number": ended.number,
            "ended_at": ended.ended_at,
            "preset": ended.preset,
            "format": entry.format,
            "body": body,
            "secret": secret,
            "checksum": checksum(*known, *sorted(map(_told, ended.seats)), body=body, secret=secret),
        },
    )
    if ended.seats:
        connection.execute(hand_seats.insert(), [_seat_columns(entry.table, ended, seat) for seat in ended.seats])


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


def hands_at(connection: Connection, table: str, *, after: int = 0, limit: int = 50) -> tuple[StoredHand, ...]:
    """Return a table's finished hands in order, those with a number above `after`."""
    query = _HANDS.where(hands.c.table_id == table, hands.c.number > after).order_by(hands.c.number).limit(limit)
    return tuple(_whole(connection, found) for found in connection.execute(query).all())


def hands_of(
    connection: Connection, player: str, *, before: tuple[int, str] | None = None, limit: int = 50
) -> tuple[PlayedHand, ...]:
    """Return a player's finished hands, newest first; the next page comes before (ended_at, hand) of the last line."""
    at = hand_seats.c
    query = select(at.hand_id, at.ended_at, at.table_id, at.seat, at.preset, at.net, at.flags, at.known_mask)
    query = query.where(at.player == player)
    if before is not None:
        query = query.where(tuple_(at.ended_at, at.hand_id) < before)
    query = query.order_by(at.ended_at.desc(), at.hand_id.desc(), at.seat.desc()).limit(limit)
    return tuple(PlayedHand(*found) for found in connection.execute(query))


Found = SqlRow[str, str, int, int, str, int, bytes, bytes, bytes]

_HANDS = select(
    hands.c.id,
    hands.c.table_id,
    hands.c.number,
    hands.c.ended_at,
    hands.c.preset,
    hands.c.format,
    hands.c.body,
    hands.c.secret,
    hands.c.checksum,
)


def _seat_columns(table: str, ended: Fold, seat: FoldSeat) -> dict[str, object]:
    return {
        "player": seat.player,
        "ended_at": ended.ended_at,
        "hand_id": ended.hand,
        "seat": seat.seat,
        "table_id": table,
        "preset": ended.preset,
        "net": seat.net,
        "flags": seat.flags,
        "known_mask": seat.known_mask,
    }


def _told(seat: FoldSeat) -> tuple[int, str, int, int, int]:
    return seat.seat, seat.player, seat.net, seat.flags, seat.known_mask


def _whole(connection: Connection, found: Found) -> StoredHand:
    hand_id, table, number, ended_at, preset, form, body, secret, summed = found
    seats, shows = _seats(connection, hand_id), _shows(connection, hand_id)
    known = (hand_id, table, number, ended_at, preset, form, *map(_told, seats))
    if summed != checksum(*known, body=body, secret=secret):
        raise _damaged(hand_id)
    whole, opened = zlib.decompress(body), zlib.decompress(secret) if secret else b""
    return StoredHand(hand_id, table, number, ended_at, preset, form, whole, opened, seats, shows)


def _seats(connection: Connection, hand_id: str) -> tuple[FoldSeat, ...]:
    at = hand_seats.c
    query = select(at.seat, at.player, at.net, at.flags, at.known_mask).where(at.hand_id == hand_id).order_by(at.seat)
    return tuple(FoldSeat(*found) for found in connection.execute(query))


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
