"""What a verifier may find, each kind with a code; says nothing in any language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

FaultCode = Literal[
    "another_table",
    "number_order",
    "chain_broken",
    "attempts_order",
    "resealed_unopened",
    "resealed_seeds",
    "resealed_in_vain",
    "dealt_after_opening",
    "nonce_missing",
    "nonce_differs",
    "nonce_unasked",
    "own_commitment_missing",
    "wrong_deck",
    "opened_seed",
    "leaves_differ",
    "start_differs",
    "dealing_order",
    "card_hidden",
    "card_not_opened",
    "card_differs",
    "opening_differs",
    "opening_astray",
    "card_twice",
    "roots_between",
    "records_between",
    "attempts_between",
    "reveals_between",
    "cut_between",
    "start_between",
    "deal_between",
    "card_between",
    "claimed_between",
]
"""Ways in which a proof, or two exports beside each other (`…_between`), can be false."""

NoteCode = Literal["hands_missing", "nothing_in_common"]
"""What a reader should know and nobody is to blame for."""

Fact = int | str


@dataclass(frozen=True, slots=True)
class Finding:
    """Something found about a hand, by its number at the table; `facts` say where: seat, place, attempt, card, file."""

    code: FaultCode | NoteCode
    number: int
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Report:
    """How many hands were looked at, how many of them players had cut, how many seals were given up, what was found."""

    hands: int
    cut: int
    resealed: int
    faults: tuple[Finding, ...]
    notes: tuple[Finding, ...] = ()

    @property
    def is_sound(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults
