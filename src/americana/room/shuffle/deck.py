"""A sealed deck: one seed gives the order of 32 cards and a salt for each; a root vouches for all of them at once.

Knows nothing of players. Seeds, cards and salts are in no repr.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from americana.cards import FULL_DECK, Card
from americana.room.shuffle.hashing import hashed, keyed, text_hash, whole
from americana.room.shuffle.stream import order_of


@dataclass(frozen=True, slots=True)
class Opening:
    """What shows which card lies at a position of a sealed deck: whoever hashes it finds the deck's leaf."""

    position: int
    card: Card = field(repr=False)
    salt: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class SealedDeck:
    """The 32 cards in sealed order, with their salts, their leaf hashes and the root; make it with `SealedDeck.of`."""

    cards: tuple[Card, ...] = field(repr=False)
    salts: tuple[bytes, ...] = field(repr=False)
    leaves: tuple[bytes, ...] = field(repr=False)
    root: bytes

    @classmethod
    def of(cls, seed: bytes, table: str, hand: str, deck: int) -> SealedDeck:
        """Return the deck of a seed; `deck` is 0 or 1.

        >>> sealed = SealedDeck.of(bytes(32), "table", "hand", 0)
        >>> len(set(sealed.cards)), sealed.root == root_of(sealed.leaves)
        (32, True)
        """
        cards = tuple([FULL_DECK[index] for index in order_of(seed, "deck")])
        salts = tuple([keyed(seed, "salt", whole(position, 1)) for position in range(len(cards))])
        place = _place(table, hand, deck)
        leaves = tuple([_leaf(place, *each) for each in zip(range(len(cards)), cards, salts, strict=True)])
        return cls(cards, salts, leaves, root_of(leaves))

    def opening(self, position: int) -> Opening:
        """Return what opens one card to whoever may see it."""
        return Opening(position, self.cards[position], self.salts[position])


def leaf_of(table: str, hand: str, deck: int, opening: Opening) -> bytes:
    """Return the leaf hash that an opening must give.

    >>> sealed = SealedDeck.of(bytes(32), "table", "hand", 1)
    >>> leaf_of("table", "hand", 1, sealed.opening(5)) == sealed.leaves[5]
    True
    """
    return _leaf(_place(table, hand, deck), opening.position, opening.card, opening.salt)


def root_of(leaves: Sequence[bytes]) -> bytes:
    """Return the hash of all leaf hashes, by which a deck is sealed."""
    return hashed("root", *leaves)


def _place(table: str, hand: str, deck: int) -> bytes:
    return text_hash(table) + text_hash(hand) + whole(deck, 1)


def _leaf(place: bytes, position: int, card: Card, salt: bytes) -> bytes:
    return hashed("leaf", place, whole(position, 1), whole(card.index, 1), salt)
