"""One hand as a file tells it: its log, who saw it, what the players are called, where it was. Knows no file format."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from americana.engine.events import Event
from americana.engine.hand import Hand, View
from americana.engine.play import MOST_SEAT, replay
from americana.errors import Unreadable, is_whole
from americana.notation.source import UNKNOWN_SOURCE, Source
from americana.view import redact, replay_view


class Everything(Enum):
    """The type of `ALL`, so that it cannot be taken for a seat or for the rail."""

    ALL = "all"


ALL: Final = Everything.ALL
"""The dealer's side, who knows every card."""

Viewer = int | Everything | None
"""Whose knowledge a record holds: all of it, a seat's, or the rail's (None)."""


@dataclass(frozen=True, slots=True)
class Record:
    """A log with who saw it; what he did not see is taken out. `players` are names in dealing order, or nothing.

    `source` is where and when it was played, as far as that is known.

    >>> from americana import Rules, see, stacked_deck, start
    >>> hand, events = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> Record(events).hand == hand, Record(events, viewer=1).hand == see(hand, 1)
    (True, True)

    Raises `Unreadable` with the code `bad_viewer`.
    """

    events: tuple[Event, ...]
    viewer: Viewer = ALL
    players: tuple[str, ...] = ()
    source: Source = UNKNOWN_SOURCE

    def __post_init__(self) -> None:
        """Keep what the viewer saw."""
        object.__setattr__(self, "events", seen(self.events, self.viewer))

    @property
    def hand(self) -> Hand | View:
        """The hand that the log leads to, or the viewer's view of it."""
        if isinstance(self.viewer, Everything):
            return replay(self.events)
        return replay_view(self.events, self.viewer)


def seen(events: Iterable[Event], viewer: Viewer) -> tuple[Event, ...]:
    """Return what a viewer knows of some events."""
    if isinstance(viewer, Everything):
        return tuple(events)
    if viewer is not None and not (is_whole(viewer) and 0 <= viewer <= MOST_SEAT):
        raise Unreadable("bad_viewer", f"a viewer is a seat from 0 to {MOST_SEAT}, None for the rail, or ALL")
    return tuple([redact(event, viewer) for event in events])
