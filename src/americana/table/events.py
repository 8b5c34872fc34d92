"""What happens at a table besides its hands: seats taken and left, chips bought, breaks.

Players are named by an opaque text, chips are whole numbers; where the chips come from is not known here.
"""

from __future__ import annotations

from dataclasses import dataclass

from americana.engine.events import Event


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A player sat down with chips."""

    seat: int
    player: str
    chips: int


@dataclass(frozen=True, slots=True)
class TopUpAsked:
    """A seat in a running hand bought chips; they come before the next hand."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class ToppedUp:
    """A seat's stack grew by chips bought."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class SatOut:
    """A seat takes no part from the next hand on."""

    seat: int


@dataclass(frozen=True, slots=True)
class SatIn:
    """A seat takes part again from the next hand on."""

    seat: int


@dataclass(frozen=True, slots=True)
class LeaveAsked:
    """A player left in mid-hand: his turns are played as timed out (R29), his seat is free after the hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A seat is free; the player takes his chips along."""

    seat: int
    player: str
    chips: int


@dataclass(frozen=True, slots=True)
class Busted:
    """A seat lost its last chip and is not dealt in until it tops up."""

    seat: int
    player: str


@dataclass(frozen=True, slots=True)
class SeatsCalled:
    """The next hand deals exactly these seats, with the chips they have now; who leaves is dealt in and times out."""

    seats: tuple[int, ...]


SeatEvent = SeatTaken | TopUpAsked | ToppedUp | SatOut | SatIn | LeaveAsked | SeatLeft | Busted
TableEvent = Event | SeatEvent | SeatsCalled
