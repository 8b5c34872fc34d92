"""What a table is set to besides its house rules: its name, its clocks, its pace, its bots, its host."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BotSeat:
    """A seat that the room itself plays: where, which kind of bot, under which name."""

    seat: int
    kind: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of a table; times are milliseconds.

    Who comes back within `stack_kept_ms` brings at least the chips that he left with.
    `host` is the player who made the table, empty if the room did.
    `pace` stretches every pause that only lets people follow (1 is usual, 0 has none); the clocks do not depend on it.

    >>> Settings(name="Kyiv").turn_ms
    20000
    """

    name: str
    turn_ms: int = 20_000
    bank_ms: int = 60_000
    bank_growth_ms: int = 1_000
    bank_growth_hands: int = 10
    reconnect_ms: int = 30_000
    cut_ms: int = 2_000
    seat_kept_ms: int = 600_000
    stack_kept_ms: int = 3_600_000
    pace: float = 1.0
    bots: tuple[BotSeat, ...] = ()
    host: str = ""
