"""What was told of the hand on the table: its lines so far, and the hand before it, for those who come later.

Holds what everybody was sent when it happened, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from americana.engine.events import CardShown, Event, HandStarted
from americana.engine.hand import Hand
from americana.room import codec
from americana.room.events import HandSealed, RoomEvent, TableCarried, TableOpened
from americana.room.lines import lines_of
from americana.room.live.picturing import hand_picture
from americana.room.live.state import LiveState
from americana.say import Players
from americana.table.events import SeatLeft, SeatTaken
from americana.view import redact

MOST_ROWS = 400
"""Rows with lines that are kept: far more than a hand has; between two hands people may come and go for days."""

_INNER = (TableOpened, TableCarried)
"""Events that are for the log alone."""


class Story:
    """The hand on the table as it was told: from its first seal on, and until the next one is dealt."""

    def __init__(self, state: LiveState) -> None:
        self.last = b"null"
        """The hand before, as the rail saw it when the next was dealt."""
        self.hand: Hand | None = state.table.hand
        """The hand on the table after the last row that was told."""
        self.hand_id, self._number = state.hand, state.hand_number
        self._rows: list[bytes] = []
        self._coming: list[bytes] | None = None  # rows since the seal of a hand that is not dealt yet

    @property
    def lines(self) -> bytes:
        """All lines of the hand so far, as a JSON array."""
        return b"[%b]" % b",".join([*self._rows, *(self._coming or ())])

    def tell(self, state: LiveState, events: Sequence[RoomEvent], lines: bytes) -> None:
        """Note a row: its events, its lines as everybody is sent them, and the state after it."""
        self._add(events, lines)
        if self.hand is not None and any(isinstance(event, HandStarted) for event in events):
            self.last = codec.encode(hand_picture(self.hand, self.hand_id, self._number))
        self.hand, self.hand_id, self._number = state.table.hand, state.hand, state.hand_number

    def recall(self, past: Sequence[Sequence[RoomEvent]], here: Mapping[int, str], names: Mapping[str, str]) -> None:
        """Take in the rows that lie behind a table that starts; `here` are the players by seat after them."""
        players, after = dict(here), list[dict[int, str]]()
        for row in reversed(past):
            after.insert(0, dict(players))
            for event in reversed(row):
                if isinstance(event, SeatTaken):
                    players.pop(event.seat, None)
                elif isinstance(event, SeatLeft):
                    players[event.seat] = event.player
        for row, sitters in zip(past, after, strict=True):
            self._add(row, lines_told(told(row), sitters, names))

    def _add(self, events: Sequence[RoomEvent], lines: bytes) -> None:
        if any(isinstance(event, HandSealed) and event.attempt == 1 for event in events):
            self._rows, self._coming = [*self._rows, *(self._coming or ())], []
        if any(isinstance(event, HandStarted) for event in events):
            self._rows, self._coming = self._coming or [], None
        is_of_hand_before = any(isinstance(event, CardShown) for event in events)
        rows = self._rows if self._coming is None or is_of_hand_before else self._coming
        if lines != b"[]":
            rows.append(lines[1:-1])
            del rows[:-MOST_ROWS]


def told(events: Iterable[RoomEvent]) -> list[RoomEvent]:
    """Return events as everybody may know them, without those that are for the log alone."""
    known = [redact(event, None) if isinstance(event, Event) else event for event in events]
    return [event for event in known if not isinstance(event, _INNER)]


def lines_told(events: Sequence[RoomEvent], here: Mapping[int, str], names: Mapping[str, str]) -> bytes:
    """Return the lines of a row that is told, as a JSON array; `here` are the players by seat after it."""
    gone = {event.seat: event.player for event in events if isinstance(event, SeatLeft)}
    players = Players({seat: names.get(player, "") for seat, player in {**gone, **here}.items()})
    return codec.encode(lines_of(events, players))
