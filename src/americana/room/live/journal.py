"""A live table's log: what is appended is durable before anybody hears of it; orders sent again are known."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from americana.room.clock import Clock
from americana.room.events import Receipt, RoomEvent
from americana.room.live.rows import RECEIPTS_KEPT, Append, WrittenRow, append_of
from americana.room.live.state import LiveState
from americana.room.readings import Counts
from americana.room.store import Action, Store, Unknown

READ_BACK_SECONDS = 0.5


ROW_LOST = ("row_exists", "row_out_of_order", "done_already")
"""Refusals that mean that somebody else has written this table's log, or that we were wrong."""


class Lost(Exception):
    """What was to be written cannot follow this table's log; its cause says why."""


class Journal:
    """The state that a table's log leads to, and the only way to change it."""

    def __init__(
        self,
        state: LiveState,
        v: int,
        store: Store,
        clock: Clock,
        counts: Counts,
        open_rows: tuple[WrittenRow, ...] = (),
        receipts: Iterable[Receipt] = (),
        past: Sequence[Sequence[RoomEvent]] = (),
    ) -> None:
        self.state = state
        self.v = v
        self._store = store
        self._clock = clock
        self._counts = counts
        self._open_rows = open_rows
        self.past = past
        """What was read: the rows of the hand last ended and those since."""
        self._receipts = {(each.player, each.id): each.v for each in receipts}

    def receipt_of(self, player: str, order: str) -> int | None:
        """Return the row in which an order was done before, None if it was not."""
        return self._receipts.get((player, order))

    async def append(self, events: Sequence[RoomEvent], *, secret: bytes = b"", action: Action | None = None) -> Append:
        """Write events down and take the state on; raises `Refused`, and then nothing has changed."""
        made = append_of(
            self.state,
            self.v + 1,
            self._clock.now(),
            events,
            secret=secret,
            action=action,
            open_rows=self._open_rows,
            receipts=(Receipt(player, order, v) for (player, order), v in self._receipts.items()),
        )
        began = self._clock.ticks()
        await self._write(made)
        self._counts.appended.observe(self._clock.ticks() - began)
        self.state, self.v, self._open_rows = made.after, made.entry.v, made.open_rows
        if action is not None:
            self._receipts[action] = self.v
            while len(self._receipts) > 2 * RECEIPTS_KEPT:
                del self._receipts[next(iter(self._receipts))]
        return made

    async def _write(self, made: Append) -> None:
        """Write until it is certain whether the row is there: an unknown end stops the table, not its log."""
        while True:
            try:
                return await self._store.append(made.entry)
            except Unknown:
                if await self._is_there(made.entry.v):
                    return None

    async def _is_there(self, v: int) -> bool:
        while True:
            try:
                return await self._store.read_back(self.state.id, v) is not None
            except Unknown:
                await asyncio.sleep(READ_BACK_SECONDS)
