"""What a table tells the world, such as a hand's end: written in the same append, delivered at least once.

Whoever runs tables from outside (a lobby's figures, a tournament, a club) is a `Driver`; it answers with orders to the
table's inbox. A notice may come twice, so a driver remembers the last `(v, place)` of each table that it has heard.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec

from americana.engine.events import HandEnded, PotAwarded
from americana.errors import Unreadable
from americana.room import codec
from americana.room.events import RoomEvent, TableClosed
from americana.room.store import Store, StoredNotice
from americana.room.upcast import FORMAT, read_events
from americana.table.events import Busted, SeatLeft, SeatTaken

_log = logging.getLogger(__name__)

MOST_AT_ONCE = 200
AGAIN_SECONDS = 1.0

TOLD = (HandEnded, SeatTaken, SeatLeft, Busted, TableClosed)
"""The events that the world is told of."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One event of a table, told to the world; `pot` are the chips that its hand's pots held, before rake."""

    table: str
    v: int
    place: int
    at: int
    event: RoomEvent
    hand: str
    pot: int


class Driver(Protocol):
    """Somebody who wants to hear what tables tell."""

    async def hear(self, notice: Notice) -> None:
        """Take a notice; one that was taken before may come again."""


class _Body(msgspec.Struct):
    format: int
    event: msgspec.Raw
    hand: str
    pot: int


def notices_of(hand: str, events: Iterable[RoomEvent]) -> tuple[bytes, ...]:
    """Return what an append tells the world, ready to be stored."""
    told, pot = [], 0
    for event in events:
        if isinstance(event, PotAwarded):
            pot += event.amount
        elif isinstance(event, TOLD):
            told.append(codec.encode(_Body(FORMAT, msgspec.Raw(codec.encode_event(event)), hand, pot)))
    return tuple(told)


class Outbox:
    """Delivers what is stored to every driver, and forgets it only then."""

    def __init__(self, store: Store, drivers: Sequence[Driver]) -> None:
        self._store = store
        self._drivers = drivers
        self._wake = asyncio.Event()
        self._wake.set()

    def wake(self) -> None:
        """Say that something new is there."""
        self._wake.set()

    async def run(self) -> None:
        """Deliver until cancelled; a driver that fails hears the same again."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._deliver()
            except Exception as error:  # a driver is anybody's code, and what it was told must not be lost
                _log.error("notices wait: %s", getattr(error, "code", type(error).__name__))
                await asyncio.sleep(AGAIN_SECONDS)
                self._wake.set()

    async def _deliver(self) -> None:
        while waiting := await self._store.waiting_notices(MOST_AT_ONCE):
            for stored in waiting:
                try:
                    notice = _notice(stored)
                except Unreadable as error:  # it will never be read, and the others must not wait for it
                    _log.error("a notice is lost: %s", error.code)
                    continue
                for driver in self._drivers:
                    await driver.hear(notice)
            await self._store.drop_notices(waiting)


def _notice(stored: StoredNotice) -> Notice:
    try:
        body = msgspec.json.decode(stored.body, type=_Body)
    except msgspec.MsgspecError as error:
        raise Unreadable("bad_log", f"a notice cannot be read: {error}") from None
    (event,) = read_events(b"[" + bytes(body.event) + b"]", body.format)
    return Notice(stored.table, stored.v, stored.place, stored.at, event, body.hand, body.pot)
