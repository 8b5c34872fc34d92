"""What is appended: one row of a table's log, and what has to happen in the same transaction. Knows no statement.

Bodies and secrets are bytes that somebody else can read. Both may hold hidden cards, so that no repr shows them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from americana.room.ledger import CLUB, Batch
from americana.room.store.deeds import HandFacts


class Action(NamedTuple):
    """The player's own id of the action that made a row."""

    player: str
    id: str


class Show(NamedTuple):
    """Events of a hand that had ended before, such as a card shown later."""

    hand: str
    body: bytes


@dataclass(frozen=True, slots=True)
class FoldSeat:
    """What a finished hand was to one seat: `known_mask` has a bit for each card that its player knew.

    `is_listed`: the hand is a line of its player's history; bots read none.
    """

    seat: int
    player: str
    net: int
    flags: int
    known_mask: int = field(repr=False)
    is_listed: bool = True


@dataclass(frozen=True, slots=True)
class Fold:
    """A finished hand as one row; the table's live rows below `keep_from` are dropped for it.

    Without `facts` its lines are there, and can be searched once `room.reckoning` has looked at them.
    """

    hand: str
    number: int
    ended_at: int
    preset: str
    body: bytes = field(repr=False)
    seats: tuple[FoldSeat, ...]
    keep_from: int
    secret: bytes = field(default=b"", repr=False)
    facts: HandFacts | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One append: row `v` of a table's log; the first one, 1, opens the table and says its `name`."""

    table: str
    v: int
    at: int
    format: int
    body: bytes = field(repr=False)
    secret: bytes = field(default=b"", repr=False)
    action: Action | None = None
    batches: tuple[Batch, ...] = ()
    fold: Fold | None = None
    shows: Show | None = field(default=None, repr=False)
    club: str = CLUB
    outbox: tuple[bytes, ...] = field(default=(), repr=False)
    name: str | None = None

    def __post_init__(self) -> None:
        """A fold keeps the row that it comes with: without it the table would begin again at 1."""
        assert self.fold is None or self.fold.keep_from <= self.v, "a fold keeps its own row"

    @property
    def is_plain(self) -> bool:
        """Whether the row stands alone and can be written together with others."""
        return self.v > 1 and not (self.batches or self.fold or self.shows or self.outbox)
