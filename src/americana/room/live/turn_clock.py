"""The clock of one decision: the time of the turn, then the seat's bank. Ticks are seconds, banks milliseconds."""

from __future__ import annotations

from dataclasses import dataclass, replace

GRACE = 1.0
"""Seconds after the deadline in which an action that was on its way still counts."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """Which decision is waited for, since when and for how long."""

    hand: str
    turn: int
    seat: int
    is_away: bool
    began: float
    turn_ms: int
    bank_ms: int

    @property
    def deadline(self) -> float:
        """The tick at which the seat's time is over."""
        return self.began + (self.turn_ms + self.bank_ms) / 1000

    def granted(self, now: float, reconnect_ms: int) -> TurnClock:
        """Return the clock with time to come back, from now on; the bank is spent."""
        return replace(self, began=now, turn_ms=reconnect_ms, bank_ms=0)

    def is_of(self, hand: str, turn: int, is_away: bool) -> bool:
        """Whether this is the clock of a decision."""
        return (self.hand, self.turn, self.is_away) == (hand, turn, is_away)

    def left(self, now: float) -> tuple[int, int]:
        """Return the milliseconds left of the turn and of the bank.

        >>> TurnClock("h", 1, 0, False, 100.0, 20_000, 60_000).left(130.0)
        (0, 50000)
        """
        spent = round((now - self.began) * 1000)
        return max(self.turn_ms - spent, 0), self.bank_left(now)

    def bank_left(self, now: float) -> int:
        """Return the milliseconds that the bank has left."""
        over = round((now - self.began) * 1000) - self.turn_ms
        return max(min(self.bank_ms, self.bank_ms - over), 0)
