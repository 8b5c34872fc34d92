"""The time: what is stored, and when something is due. The one place of the room that asks a clock.

Times to keep are UTC microseconds; waiting is on the monotonic clock, so that a clock that is set moves no deadline.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

DAY: Final = 86_400_000_000
"""Microseconds."""


class Timer(Protocol):
    """Something due later."""

    def cancel(self) -> None:
        """Let it be."""


class Clock(Protocol):
    """What the room asks of a clock."""

    def now(self) -> int:
        """Return UTC microseconds since 1970, for the log."""

    def ticks(self) -> float:
        """Return seconds of a clock that only goes forward, for waiting."""

    def call_later(self, seconds: float, due: Callable[[], None]) -> Timer:
        """Call something after this many seconds."""


class WallClock:
    """The clock of a running room; use it inside an event loop."""

    def now(self) -> int:
        """Return UTC microseconds since 1970."""
        return time.time_ns() // 1000

    def ticks(self) -> float:
        """Return the event loop's seconds."""
        return asyncio.get_running_loop().time()

    def call_later(self, seconds: float, due: Callable[[], None]) -> Timer:
        """Call something after this many seconds."""
        return asyncio.get_running_loop().call_later(seconds, due)
