"""Old formats of the log: pure functions from stored objects of one format to the next. Nothing else knows old shapes.

Stored rows are never rewritten; they are brought up to date each time they are read (`docs/decisions/log-formats.md`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from americana.engine.events import CardShown, HandStarted
from americana.errors import Unreadable
from americana.room import codec
from americana.room.events import RoomEvent

Objects = Sequence[Mapping[str, object]]

FORMAT = 1
"""The format of the rows that this program writes."""

UPCASTS: Mapping[int, Callable[[Objects], Objects]] = {}
"""By format: what turns a row's events of that format into events of the next one."""


def upcast(found: Objects, format_: int) -> Objects:
    """Return a row's events as this program knows them; raises `Unreadable` with the code `log_too_new`."""
    if format_ > FORMAT:
        raise Unreadable("log_too_new", f"format {format_} was written by a newer version", format=format_)
    for older in range(format_, FORMAT):
        found = UPCASTS[older](found)
    return found


def read_events(body: bytes, format_: int) -> tuple[RoomEvent, ...]:
    """Return the events of a row's body.

    >>> read_events(b'[{"event":"Folded","seat":2}]', 1)
    (Folded(seat=2),)

    Raises `Unreadable`: `bad_log`, `log_too_new`.
    """
    return codec.events_of(upcast(codec.decode_objects(body), format_))


def hand_rows(body: bytes) -> tuple[tuple[int, int, tuple[RoomEvent, ...]], ...]:
    """Return the rows of a finished hand: `v`, the time in UTC microseconds, and the events.

    Raises `Unreadable`: `bad_log`, `log_too_new`.
    """
    rows = []
    for row in codec.decode_objects(body):
        match row:
            case {"v": int(v), "at": int(at), "format": int(format_), "events": list(events)}:
                rows.append((v, at, codec.events_of(upcast(events, format_))))
            case _:
                raise Unreadable("bad_log", "a hand's row has v, at, format and events")
    return tuple(rows)


def hand_events(body: bytes) -> tuple[RoomEvent, ...]:
    """Return the events of a finished hand, without cards of the hand before that were turned up until this was dealt.

    Raises `Unreadable`: `bad_log`, `log_too_new`.
    """
    events = [event for _, _, row in hand_rows(body) for event in row]
    deal = next((place for place, event in enumerate(events) if isinstance(event, HandStarted)), 0)
    return tuple([event for place, event in enumerate(events) if place > deal or not isinstance(event, CardShown)])
