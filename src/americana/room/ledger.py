"""Money as batches of postings that sum to zero. Knows who pays whom and under which key, not where it is written.

An owner is opaque text: `mint`, where chips come from, `house`, which gets the rake, a player's id, or the account of a
player's seat. The store keeps the balances and refuses a batch that would leave anyone but the mint below zero.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from americana.errors import AmericanaError, is_whole

MINT = "mint"
"""The one owner who may owe: every chip in the room is his debt."""

PLAY, CLUB = "play", "house"
"""The one currency and the one club that there are yet."""

HOUSE = "house"
"""Who gets the rake."""

_SEAT = "seat:"


class IllegalBatch(AmericanaError):
    """Postings that cannot be one batch: we were asked to make or to burn chips."""


@dataclass(frozen=True, slots=True)
class Line:
    """What one owner gets, or with a minus gives."""

    owner: str
    amount: int


@dataclass(frozen=True, slots=True)
class Batch:
    """Postings that happen together or not at all, once for each `key`.

    >>> Batch("grant:anna:1", "grant", (Line(MINT, -100), Line("anna", 100))).postings
    {'mint': -100, 'anna': 100}
    >>> Batch("hand:7", "hand", (Line("anna", 5), Line("boris", -4)))
    Traceback (most recent call last):
    americana.room.ledger.IllegalBatch: batch hand:7 sums to 1: what one gets another must give
    """

    key: str
    kind: str
    lines: tuple[Line, ...]
    currency: str = PLAY
    club: str = CLUB

    def __post_init__(self) -> None:
        """Refuse amounts that are not whole, and a sum that is not zero."""
        for line in self.lines:
            if not is_whole(line.amount):
                raise IllegalBatch("batch_not_whole", f"batch {self.key}: chips are whole numbers")
        total = sum(line.amount for line in self.lines)
        if total:
            message = f"batch {self.key} sums to {total}: what one gets another must give"
            raise IllegalBatch("unbalanced_batch", message, total=total)

    @property
    def postings(self) -> Mapping[str, int]:
        """One amount for each owner, in the order in which they were named."""
        sums: Counter[str] = Counter()
        for line in self.lines:
            sums[line.owner] += line.amount
        return dict(sums)


def transfer(key: str, kind: str, giver: str, taker: str, amount: int, *, currency: str = PLAY) -> Batch:
    """Make the batch in which one owner gives chips to another.

    >>> transfer("buy_in:c1", "buy_in", "anna", seat_account("t1", "anna"), 40).postings
    {'anna': -40, 'seat:t1:anna': 40}
    """
    return Batch(key, kind, (Line(giver, -amount), Line(taker, amount)), currency)


def seat_account(table: str, player: str) -> str:
    """Return the owner that holds a player's chips while he sits at a table."""
    return f"{_SEAT}{table}:{player}"


def seat_accounts(player: str) -> tuple[str, str]:
    """Return how the accounts of all of a player's seats begin and end."""
    return _SEAT, f":{player}"
