"""Figures of each table for the lobby: hands an hour and the average pot, over the last hour. Made from notices."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from americana.engine.events import HandEnded
from americana.room.clock import Clock
from americana.room.outbox import Notice

HOUR = 3_600_000_000
"""In microseconds."""


@dataclass(slots=True)
class _Played:
    heard: tuple[int, int] = (0, 0)
    hands: deque[tuple[int, int]] = field(default_factory=deque)


class Tally:
    """Counts the hands of the last hour; a room that was just opened counts from then on."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tables: dict[str, _Played] = {}

    async def hear(self, notice: Notice) -> None:
        """Count a hand that has ended, once."""
        played = self._tables.setdefault(notice.table, _Played())
        if isinstance(notice.event, HandEnded) and (notice.v, notice.place) > played.heard:
            played.heard = (notice.v, notice.place)
            played.hands.append((notice.at, notice.pot))

    def of(self, table: str) -> tuple[int, int]:
        """Return how many hands a table has played within the last hour, and their average pot in chips."""
        played = self._tables.get(table)
        if played is None:
            return 0, 0
        since = self._clock.now() - HOUR
        while played.hands and played.hands[0][0] < since:
            played.hands.popleft()
        count = len(played.hands)
        return count, round(sum(pot for _, pot in played.hands) / count) if count else 0
