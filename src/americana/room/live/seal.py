"""The seal of the hand to come or in play, as the log says it: which decks, who has cut, which one is dealt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from americana.cards import Card
from americana.errors import Unreadable
from americana.room.events import CutRevealed, HandCut, HandResealed, HandSealed, SealEvent
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
    """Return both seeds from a row's secret; raises `Unreadable` with the code `bad_log`."""
    if len(secret) != 2 * SEED_BYTES:
        raise Unreadable("bad_log", "a seal has two seeds")
    return secret[:SEED_BYTES], secret[SEED_BYTES:]


def seal_after(seal: Seal | None, event: SealEvent, secret: bytes, table: str, rules: Rules) -> Seal:
    """Return the seal after an event; `secret` is that of its row.

    Raises `Unreadable` with the code `bad_log` for a cut without a seal, or a seal without its seeds.
    """
    if isinstance(event, HandSealed):
        silent = seal.silent if seal is not None and seal.sealed.hand == event.hand else frozenset[int]()
        return Seal(event, record_of(event, table, rules).digest(), seeds_of(secret), silent=silent)
    if seal is None:
        raise Unreadable("bad_log", f"{type(event).__name__} without a seal")
    match event:
        case CutRevealed(seat, nonce):
            return replace(seal, nonces={**seal.nonces, seat: nonce})
        case HandResealed():
            return replace(seal, has_failed=True, silent=seal.silent | set(event.silent))
        case HandCut():
            return replace(seal, chosen=event)


def seal_of(events: Iterable[object], secret: bytes, table: str, rules: Rules) -> Seal:
    """Return the seal that a hand's events tell of; `secret` holds the seeds of its last attempt.

    Raises `Unreadable` with the code `bad_log`.
    """
    seal: Seal | None = None
    for event in events:
        if isinstance(event, SealEvent):
            seal = seal_after(seal, event, secret, table, rules)
    if seal is None:
        raise Unreadable("bad_log", "a hand without a seal")
    return seal


def cut_deck(seal: Seal, table: str) -> DealtDeck:
    """Return the deck that the cut chose, and what the table is told of it."""
    chosen = seal.the_cut()
    sealed = seal.deck(chosen.deck, table)
    event = HandCut(chosen.deck, seal.seeds[1 - chosen.deck].hex())
    leaves = tuple([leaf.hex() for leaf in sealed.leaves])
    openings = [sealed.opening(position) for position in chosen.order]
    return DealtDeck(event, leaves, dealt(sealed, chosen), {opening.card: opening for opening in openings})
