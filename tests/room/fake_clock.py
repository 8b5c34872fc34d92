"""A clock for the tests: time goes on only when it is told to, and whatever is due then happens in order."""

from __future__ import annotations

import heapq
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count

NOON = 1_800_000_000_000_000
"""A moment in UTC microseconds."""


@dataclass(order=True)
class FakeTimer:
    """Something due at a tick; of two at the same tick the one that was asked for first comes first."""

    tick: float
    place: int
    due: Callable[[], None] = field(compare=False)
    is_cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.is_cancelled = True


class FakeClock:
    """Ticks and the time of day go together; `settle` waits until nothing moves any more."""

    def __init__(self, settle: Callable[[], Awaitable[None]]) -> None:
        self._settle = settle
        self._ticks = 1000.0
        self._timers: list[FakeTimer] = []
        self._places = count()

    def now(self) -> int:
        return NOON + round(self._ticks * 1_000_000)

    def ticks(self) -> float:
        return self._ticks

    def call_later(self, seconds: float, due: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(self._ticks + seconds, next(self._places), due)
        heapq.heappush(self._timers, timer)
        return timer

    async def advance(self, seconds: float) -> None:
        """Let so many seconds go by, and everything happen that they bring."""
        until = self._ticks + seconds
        await self._settle()
        while self._timers and self._timers[0].tick <= until + 1e-9:
            timer = heapq.heappop(self._timers)
            if not timer.is_cancelled:
                self._ticks = max(self._ticks, timer.tick)
                timer.due()
                await self._settle()
        self._ticks = until
