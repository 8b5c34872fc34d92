"""The seal's record: all that was fixed before anybody cut, and the hash that chains it to the record before.

Holds no card, no seed and no nonce: everybody may read it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from americana.room.shuffle.hashing import HASH_BYTES, hashed, text_hash, whole
from americana.rules import Rules

NO_RECORD = bytes(HASH_BYTES)
"""What the first record of a table holds as the hash of the one before."""

NO_DEALER = 255


@dataclass(frozen=True, slots=True)
class SealRecord:
    """What the room sealed for one attempt to deal one hand; `number` counts a table's hands from 1, `attempt` too.

    `previous` is the digest of the record that the table published before this one, given-up attempts included;
    `seats` are seats with stacks before the ante, ascending, `commitments` those of the seats that cut, ascending.
    """

    table: str
    hand: str
    number: int
    attempt: int
    previous: bytes
    rules: Rules
    dealer: int | None
    seats: tuple[tuple[int, int], ...]
    commitments: tuple[tuple[int, bytes], ...]
    roots: tuple[bytes, bytes]

    def digest(self) -> bytes:
        """Return the record's hash: the table shows words made of it, and the next record holds it."""
        return hashed(
            "record",
            text_hash(self.table),
            text_hash(self.hand),
            whole(self.number, 8),
            whole(self.attempt, 4),
            self.previous,
            rules_hash(self.rules),
            whole(NO_DEALER if self.dealer is None else self.dealer, 1),
            hashed("seats", *(whole(seat, 1) + whole(stack, 8) for seat, stack in self.seats)),
            hashed("commitments", *(whole(seat, 1) + promised for seat, promised in self.commitments)),
            *self.roots,
        )

    @property
    def is_cut(self) -> bool:
        """Whether any player cuts this hand; else it is sealed only."""
        return bool(self.commitments)

    def dealing_order(self) -> tuple[int, ...]:
        """Return the seats in the order of dealing: ascending, with a button from the seat behind it (R11)."""
        return dealing_order((seat for seat, _ in self.seats), self.dealer)


def dealing_order(seats: Iterable[int], dealer: int | None) -> tuple[int, ...]:
    """Return seats in the order of dealing.

    >>> dealing_order([0, 2, 5], 2), dealing_order([0, 2, 5], None)
    ((5, 0, 2), (0, 2, 5))
    """
    return tuple(sorted(seats, key=lambda seat: (dealer is not None and seat <= dealer, seat)))


def rules_text(rules: Rules) -> str:
    """Return house rules as the text that is hashed: a line `name=value` for each parameter and `base`, by name.

    >>> rules_text(Rules.preset("ru")).splitlines()[:4]
    ['ante=1', 'base=ru', 'big_bet=8', 'bring_in=2']
    """
    values = {"base": rules.base, **rules.parameters()}
    return "".join(f"{name}={_plain(values[name])}\n" for name in sorted(values))


def rules_hash(rules: Rules) -> bytes:
    """Return the hash of a set of house rules."""
    return hashed("rules", rules_text(rules).encode("ascii"))


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
