"""The players' cut: from nonces that were promised before the seal to the deck that is dealt and the order of dealing.

A client keeps one secret; its nonces follow from it, so that a reload or a second tab reveals the same one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from americana.cards import Card
from americana.room.shuffle.deck import SealedDeck
from americana.room.shuffle.hashing import hashed, keyed, text_hash, whole
from americana.room.shuffle.stream import order_of


@dataclass(frozen=True, slots=True)
class Cut:
    """Which of the two decks is dealt, and from which of its positions the first card comes, the second, and so on."""

    deck: int
    order: tuple[int, ...] = field(repr=False)


def nonce_of(secret: bytes, table: str, number: int, attempt: int, seat: int) -> bytes:
    """Return a client's nonce for one attempt to cut one hand."""
    return keyed(secret, "nonce", text_hash(table), whole(number, 8), whole(attempt, 4), whole(seat, 1))


def commitment_of(nonce: bytes) -> bytes:
    """Return what a client gives away before the seal: it binds him to the nonce and tells nothing of it."""
    return hashed("commitment", nonce)


def cut(record_digest: bytes, nonces: Mapping[int, bytes]) -> Cut:
    """Return the cut that a sealed record and every revealed nonce, by seat, make together.

    >>> cut(bytes(32), {0: bytes(32), 3: bytes(32)}).deck
    0

    Without nonces the record alone decides: the hand is sealed, but nobody cut it.
    """
    key = hashed("cut", record_digest, *(whole(seat, 1) + nonce for seat, nonce in sorted(nonces.items())))
    return Cut(key[0] >> 7, order_of(key, "order"))


def dealt(sealed: SealedDeck, cut: Cut) -> tuple[Card, ...]:
    """Return the cards of the deck that the cut picked in the order of dealing.

    >>> sealed = SealedDeck.of(bytes(32), "table", "hand", 0)
    >>> picked = cut(bytes(32), {})
    >>> dealt(sealed, picked)[0] is sealed.cards[picked.order[0]]
    True
    """
    return tuple([sealed.cards[position] for position in cut.order])
