"""Whether the room can do its work: its file can be written. Asks the disk itself, and not more often than needed."""

from __future__ import annotations

import asyncio
from typing import Final

from americana.errors import AmericanaError
from americana.room.clock import Clock
from americana.room.store import Store, rows

ASK_AGAIN: Final = 5.0
_PATIENCE = 3.0


class Soundness:
    """What the store said when it was last asked to write."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._asked: float | None = None
        self.is_sound = True

    async def ask(self) -> bool:
        """Write a row that says nothing, unless that was done a moment ago, and return whether it could be written."""
        now = self._clock.ticks()
        if self._asked is None or now - self._asked >= ASK_AGAIN:
            self._asked = now
            self.is_sound = await self._try()
        return self.is_sound

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._store.do(rows.beat)
        except (AmericanaError, TimeoutError):
            return False
        return True
