"""What a finished hand was to its seats, in numbers that can be searched and added up. Knows bits, not what earns them.

Cards are their indexes, 0 to 31 (`Card.index`); no repr shows them. `room.facts` reckons all this from a hand's events.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntFlag


class Deed(IntFlag):
    """What a seat did, or could have done, in one hand; `room.facts` defines each."""

    SHOWDOWN = 1
    WON = 2
    WON_SHOWDOWN = 4
    OPENER = 8
    COULD_OPEN_ABOVE = 16
    OPENED_ABOVE = 32
    COULD_COMPLETE = 64
    COMPLETED = 128
    FACED_COMPLETION = 256
    FOLDED_TO_COMPLETION = 512
    FOLDED_IN_1 = 1024
    FOLDED_IN_2 = 2048
    FOLDED_IN_3 = 4096
    FOLDED_IN_4 = 8192


NO_DEED = Deed(0)
FOLDED_IN = (Deed.FOLDED_IN_1, Deed.FOLDED_IN_2, Deed.FOLDED_IN_3, Deed.FOLDED_IN_4)
"""By round, from the first."""


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """A seat's own cards, `up` in the order dealt, its deeds, and how many seats after the opener it sat (0: himself).

    `down` is None where a file does not tell it, `place` where nobody opened.
    """

    down: int | None = field(repr=False)
    up: tuple[int, ...] = field(repr=False)
    deeds: Deed = NO_DEED
    place: int | None = None


@dataclass(frozen=True, slots=True)
class HandFacts:
    """A hand's limit and ante, all that was paid into its pots (rake included, returns not), and its seats' facts."""

    limit: str
    ante: int
    pot: int
    seats: Mapping[int, SeatFacts]


def mask_of(cards: Sequence[int]) -> int:
    """Return a set of cards as bits.

    >>> mask_of([0, 4])
    17
    """
    return sum(1 << card for card in cards)


def packed(cards: Sequence[int]) -> int:
    """Return cards in their order as one number: five bits each, the first lowest, and a one above the last.

    >>> packed([7, 31]), list(unpacked(packed([7, 31]))), packed([])
    (2023, [7, 31], 1)
    """
    return sum(card << 5 * place for place, card in enumerate(cards)) | 1 << 5 * len(cards)


def unpacked(number: int) -> Iterator[int]:
    """Yield the cards of a packed number."""
    while number > 1:
        yield number & 31
        number >>= 5
