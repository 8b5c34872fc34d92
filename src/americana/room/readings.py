"""What can be read off a running room: counts and times, in plain numbers. Names no table, no player and no card.

The room counts here as it goes; who shows the numbers, and in which format, is the server's affair.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from typing import Final

EDGES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper ends of a histogram's buckets, in seconds; one more bucket holds what took longer."""


class Histogram:
    """How long something took, counted by buckets.

    >>> took = Histogram()
    >>> for seconds in (0.0004, 0.001, 0.03, 60):
    ...     took.observe(seconds)
    >>> took.count, took.below(0.001), took.below(0.05)
    (4, 2, 3)
    """

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(EDGES) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(EDGES, seconds)] += 1
        self.total += seconds

    @property
    def count(self) -> int:
        """How many were counted."""
        return sum(self.counts)

    def below(self, edge: float) -> int:
        """Return how many took at most this long; `edge` is one of `EDGES`."""
        return sum(self.counts[: EDGES.index(edge) + 1])


class Counts:
    """What the room counts since it was opened; anyone in the room adds to it.

    `appended` times each append to the store, `durable` an action from its arrival until it is on disk, `published`
    until the frames are queued for every viewer.
    """

    __slots__ = ("actions", "appended", "drops", "durable", "hands", "published", "refusals", "resealed")

    def __init__(self) -> None:
        self.actions = 0
        self.refusals = 0
        self.hands = 0
        self.resealed = 0
        self.drops = 0
        self.appended = Histogram()
        self.durable = Histogram()
        self.published = Histogram()

    def did(self, durable: float, published: float) -> None:
        """Count an action, and the seconds that it took."""
        self.actions += 1
        self.durable.observe(durable)
        self.published.observe(published)


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """The room at this moment: tables by what they do, viewers, bots that think, and all that was counted."""

    tables: int = 0
    playing: int = 0
    frozen: int = 0
    viewers: int = 0
    thought: int = 0
    fallbacks: int = 0
    restarts: int = 0
    waiting: int = 0
    counted: Counts = field(default_factory=Counts)
