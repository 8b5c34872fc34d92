"""Makes up for what rooms of older programs did not store: the facts of finished hands, and the names of tables.

A hand or a table that cannot be read keeps what is stored of it, and is not looked at again.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from americana.errors import AmericanaError
from americana.room.events import TableCarried, TableOpened
from americana.room.facts import facts_of
from americana.room.histories import engine_events
from americana.room.store import HandFacts, Store, StoredHand, reckoned
from americana.room.upcast import read_events

_log = logging.getLogger(__name__)

AT_ONCE = 200
"""Hands in one transaction."""

Reckoned = tuple[tuple[tuple[int, str], ...], HandFacts] | None
"""The seats of a hand with their players, and its facts."""


async def reckon(store: Store) -> None:
    """Look at every hand and every table of which something is missing; there are none in a room of this program."""
    for table in await store.read(reckoned.nameless):
        name = await _name_of(store, table)
        await store.do(partial(reckoned.name, table=table, called=name))
    while waiting := await store.read(lambda connection: reckoned.waiting(connection, AT_ONCE)):
        found = {hand: await _facts_of(store, hand) for hand in waiting}
        await store.do(partial(reckoned.keep, found=found))


async def _facts_of(store: Store, hand: str) -> Reckoned:
    try:
        stored = await store.hand(hand)
        return None if stored is None else await asyncio.to_thread(_reckoned, stored)
    except AmericanaError as error:
        _log.error("hand not reckoned: %s", error.code)
        return None


def _reckoned(stored: StoredHand) -> Reckoned:
    return tuple([(seat.seat, seat.player) for seat in stored.seats]), facts_of(engine_events(stored))


async def _name_of(store: Store, table: str) -> str:
    try:
        rows = await store.rows(table)
        events = read_events(rows[0].body, rows[0].format) if rows else ()
    except AmericanaError as error:
        _log.error("table not named: %s", error.code)
        events = ()
    begins = [event.settings.name for event in events if isinstance(event, TableOpened | TableCarried)]
    return begins[0] if begins else ""
