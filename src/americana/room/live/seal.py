"""The seal of the hand to come or in play, as the log says it: which decks, who has cut, which one is dealt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from americana.cards import Card
from americana.room.events import CutRevealed, HandCut, HandResealed, HandSealed
from americana.room.shuffle import Cut, Opening, SealedDeck, SealRecord, cut, dealt
from americana.rules import Rules

SEED_BYTES = 32


@dataclass(frozen=True, slots=True)
class Seal:
    """A sealed hand. The seeds are the room's secret; `silent` are seats that did not cut an attempt of this hand."""

    sealed: HandSealed
    digest: bytes
    seeds: tuple[bytes, bytes] = field(repr=False)
    nonces: Mapping[int, str] = field(default_factory=dict)
    silent: frozenset[int] = frozenset()
    has_failed: bool = False
    chosen: HandCut | None = None

    @property
    def committed(self) -> tuple[int, ...]:
        """The seats whose nonces the cut needs."""
        return tuple([seat for seat, _ in self.sealed.commitments])

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that have not revealed yet."""
        return tuple([seat for seat in self.committed if seat not in self.nonces])

    @property
    def is_open(self) -> bool:
        """Whether the hand is still to be dealt from this attempt."""
        return self.chosen is None and not self.has_failed

    def deck(self, which: int, table: str) -> SealedDeck:
        """Return one of the two decks."""
        return SealedDeck.of(self.seeds[which], table, self.sealed.hand, which)

    def the_cut(self) -> Cut:
        """Return the cut that all the nonces make."""
        return cut(self.digest, {seat: bytes.fromhex(nonce) for seat, nonce in self.nonces.items()})

    def revealed(self, event: CutRevealed) -> Seal:
        """Return the seal after a reveal."""
        return replace(self, nonces={**self.nonces, event.seat: event.nonce})

    def failed(self, event: HandResealed) -> Seal:
        """Return the seal after an attempt was given up."""
        return replace(self, has_failed=True, silent=self.silent | set(event.silent))

    def cut(self, event: HandCut) -> Seal:
        """Return the seal after the cut."""
        return replace(self, chosen=event)


@dataclass(frozen=True, slots=True)
class DealtDeck:
    """The deck that was cut: its leaf hashes, its cards in the order of dealing, what opens each to who may see it."""

    event: HandCut
    leaves: tuple[str, ...]
    cards: tuple[Card, ...] = field(repr=False)
    openings: Mapping[Card, Opening] = field(repr=False)


def record_of(sealed: HandSealed, table: str, rules: Rules) -> SealRecord:
    """Return the record that is hashed (docs/fairness.md)."""
    first, second = (bytes.fromhex(root) for root in sealed.roots)
    return SealRecord(
        table=table,
        hand=sealed.hand,
        number=sealed.number,
        attempt=sealed.attempt,
        previous=bytes.fromhex(sealed.previous),
        rules=rules,
        dealer=sealed.dealer,
        seats=sealed.seats,
        commitments=tuple((seat, bytes.fromhex(promised)) for seat, promised in sealed.commitments),
        roots=(first, second),
    )


def seeds_of(secret: bytes) -> tuple[bytes, bytes]:
    """Return both seeds from a row's secret."""
    assert len(secret) == 2 * SEED_BYTES
    return secret[:SEED_BYTES], secret[SEED_BYTES:]


def seal_of(events: Iterable[object], secret: bytes, table: str, rules: Rules) -> Seal | None:
    """Return the seal that a hand's events tell of; `secret` holds the seeds of its last attempt."""
    seal: Seal | None = None
    for event in events:
        match event:
            case HandSealed():
                silent = frozenset[int]() if seal is None else seal.silent
                seal = Seal(event, record_of(event, table, rules).digest(), seeds_of(secret), silent=silent)
            case CutRevealed() if seal is not None:
                seal = seal.revealed(event)
            case HandResealed() if seal is not None:
                seal = seal.failed(event)
            case HandCut() if seal is not None:
                seal = seal.cut(event)
    return seal


def cut_deck(seal: Seal, table: str) -> DealtDeck:
    """Return the deck that the cut chose, and what the table is told of it."""
    chosen = seal.the_cut()
    sealed = seal.deck(chosen.deck, table)
    event = HandCut(chosen.deck, seal.seeds[1 - chosen.deck].hex())
    leaves = tuple([leaf.hex() for leaf in sealed.leaves])
    openings = [sealed.opening(position) for position in chosen.order]
    return DealtDeck(event, leaves, dealt(sealed, chosen), {opening.card: opening for opening in openings})
