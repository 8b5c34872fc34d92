"""What a live table is told: one bounded inbox for asks, comings and goings, due times, bots and orders."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass

from americana.engine.actions import Action
from americana.errors import AmericanaError
from americana.room.audience import Viewer
from americana.room.wire.asks import ToRoom
from americana.table import Terms

MOST_WAITING = 512
IN_A_ROW = 16
"""Letters taken one after the other before the room's other tasks have their turn."""


class Busy(AmericanaError):
    """Too much waits at a table."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A viewer asked for something; `came` are ticks."""

    viewer: Viewer
    ask: ToRoom
    came: float


@dataclass(frozen=True, slots=True)
class Joined:
    """A viewer began to watch."""

    viewer: Viewer


@dataclass(frozen=True, slots=True)
class Gone:
    """A viewer's socket is gone."""

    viewer: Viewer


@dataclass(frozen=True, slots=True)
class Due:
    """A time has come that the table was waiting for; one that was put off since is told by its number."""

    epoch: int


@dataclass(frozen=True, slots=True)
class SeatsDue:
    """It is time to look whose seat was kept long enough."""


@dataclass(frozen=True, slots=True)
class LeftDue:
    """It is time to close a table that nobody looks at."""


@dataclass(frozen=True, slots=True)
class BotDecided:
    """A bot has decided, for the decision that it was asked for."""

    hand: str
    turn: int
    action: Action


@dataclass(frozen=True, slots=True)
class Renamed:
    """A player has another name now."""

    player: str
    name: str


@dataclass(frozen=True, slots=True)
class Pause:
    """Deal no more hands until told to go on."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on."""


@dataclass(frozen=True, slots=True)
class SetTerms:
    """Play by these terms from the next hand on."""

    terms: Terms


@dataclass(frozen=True, slots=True)
class Close:
    """Close for good after the hand in play: everybody leaves with his chips."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The room stops: end after what is being written."""


@dataclass(frozen=True, slots=True)
class SeatPlayer:
    """Seat a player in a seat, or in the first free one, with chips from his purse."""

    player: str
    name: str
    chips: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class MovePlayer:
    """Let a player leave after the hand in play; the outbox tells with how many chips."""

    player: str


Order = Pause | Resume | SetTerms | Close | SeatPlayer | MovePlayer
Letter = Asked | Joined | Gone | Due | SeatsDue | LeftDue | BotDecided | Renamed | Order | Stop


class Inbox:
    """Letters in the order in which they came."""

    def __init__(self) -> None:
        self._letters: deque[Letter] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._taken = 0

    def put(self, letter: Letter) -> None:
        """Put a letter in; the table's own always have room."""
        self._letters.append(letter)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def put_ask(self, asked: Asked) -> None:
        """Put what a client asks in; raises `Busy` with the code `table_busy`."""
        if len(self._letters) >= MOST_WAITING:
            raise Busy("table_busy", "too much waits at this table; try again")
        self.put(asked)

    async def get(self) -> Letter:
        """Return the next letter."""
        self._taken += 1
        if self._taken % IN_A_ROW == 0:
            await asyncio.sleep(0)
        while not self._letters:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        return self._letters.popleft()
