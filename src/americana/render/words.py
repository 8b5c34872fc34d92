"""What a drawing says beside cards and chips, in the words that the caller gives; English by default.

Says no sentence and knows no language: `say` and the caller do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType


@dataclass(frozen=True, slots=True, kw_only=True)
class TableWords:
    """The words of a table in one language.

    >>> words = TableWords(pot="банк", thousands=" ")
    >>> words.chips(12500), words.numbered(words.round, 2)
    ('12 500', 'round 2')
    """

    table: str = "A table of Americana"
    round: str = "round"
    seat: str = "seat"
    stack: str = "chips"
    bet: str = "bet"
    pot: str = "pot"
    main_pot: str = "main pot"
    side_pot: str = "side pot"
    uncalled: str = "not called yet"
    returned: str = "returned"
    rake: str = "rake"
    odd_chip: str = "odd chip"
    in_turn: str = "to act"
    all_in: str = "all-in"
    folded: str = "folded"
    mucked: str = "mucked"
    wins: str = "wins"
    box: str = "box"
    button: str = "button"
    face_down: str = "face down"
    thousands: str = ","

    def chips(self, amount: int) -> str:
        """Write an amount with the language's mark between thousands."""
        return f"{amount:,}".replace(",", self.thousands)

    def numbered(self, word: str, number: int) -> str:
        """Write a word with its number, as in `seat 3`."""
        return f"{word} {number}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What the caller has put in words for this moment, ready to print.

    `title` stands at the head (the round without it), `reason` at the foot (why the first to act is first), `notes`
    beside the seats: what each last did, or the name of the hand it showed.
    """

    title: str = ""
    reason: str = ""
    notes: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))


ENGLISH = TableWords()
NO_CAPTIONS = Captions()
