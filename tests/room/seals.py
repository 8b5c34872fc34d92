"""Sealed hands for the tests: sealed, cut, dealt and played to the end, with the proof that each viewer holds.

Seeds and secrets follow from names, so that every run plays the same hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from random import Random

from americana import Card, Event, Rules, play, start
from americana.bots import make_bot
from americana.engine.events import HandStarted
from americana.room.shuffle import (
    NO_RECORD,
    Attempt,
    Opening,
    Proof,
    SealedDeck,
    SealRecord,
    commitment_of,
    cut,
    dealt,
    dealt_cards,
    leaf_of,
    nonce_of,
    root_of,
)
from americana.view import redact, see

TABLE = "table-1"
STACKS = {0: 60, 2: 40, 3: 25, 5: 80}


def drawn(name: str) -> bytes:
    """32 bytes that follow from a name."""
    return sha256(name.encode()).digest()


@dataclass(frozen=True)
class Setup:
    """How a hand is to be sealed and cut: who cuts, who was silent in attempts before, how the room cheats."""

    rules: Rules = field(default_factory=lambda: Rules.preset("pt"))
    stacks: Mapping[int, int] = field(default_factory=lambda: STACKS)
    dealer: int | None = 2
    cutters: Sequence[int] = (0, 3)
    silent: Sequence[Sequence[int]] = ()
    bot: str = "caller"
    number: int = 1
    previous: bytes = NO_RECORD
    hand: str = "hand-1"
    room: str = "room"
    twins: bool = False
    passed_over: Sequence[int] = ()

    def decks(self, attempt: int) -> tuple[SealedDeck, SealedDeck]:
        one, other = (SealedDeck.of(seed, TABLE, self.hand, deck) for deck, seed in enumerate(self.seeds(attempt)))
        return (twin_of(one, self.hand, 0), twin_of(other, self.hand, 1)) if self.twins else (one, other)

    def seeds(self, attempt: int) -> tuple[bytes, bytes]:
        name = f"{self.room} {self.hand} {attempt}"
        return drawn(name + " 0"), drawn(name + " 1")

    def nonce(self, seat: int, attempt: int) -> bytes:
        return nonce_of(drawn(f"secret of {seat}"), TABLE, self.number, attempt, seat)

    def attempts(self) -> tuple[Attempt, ...]:
        made: list[Attempt] = []
        cutters, previous = list(self.cutters), self.previous
        for number, silent in enumerate((*self.silent, ()), 1):
            decks = self.decks(number)
            record = SealRecord(
                TABLE,
                self.hand,
                self.number,
                number,
                previous,
                self.rules,
                self.dealer,
                tuple(sorted(self.stacks.items())),
                tuple((seat, commitment_of(self.nonce(seat, number))) for seat in cutters),
                (decks[0].root, decks[1].root),
            )
            is_last = number > len(self.silent)
            missing = self.passed_over if is_last else silent
            reveals = tuple((seat, self.nonce(seat, number)) for seat in cutters if seat not in missing)
            made.append(Attempt(record, reveals, None if is_last else self.seeds(number)))
            cutters, previous = [seat for seat in cutters if seat not in silent], record.digest()
        return tuple(made)


@dataclass(frozen=True)
class SealedHand:
    """A hand played to its end, and what the room knows of it."""

    setup: Setup
    attempts: tuple[Attempt, ...]
    decks: tuple[SealedDeck, SealedDeck]
    events: tuple[Event, ...]

    def proof(self, viewer: int | None) -> Proof:
        """What one viewer holds when the hand is over."""
        last = self.attempts[-1]
        made = cut(last.record.digest(), dict(last.reveals))
        told = [redact(event, viewer) for event in self.events]
        deck = self.decks[made.deck]
        cards = tuple(
            (seat, None if card is None else deck.cards[position])
            for (seat, card), position in zip(dealt_cards(told), made.order, strict=False)
        )
        started = told[0]
        assert isinstance(started, HandStarted)
        return Proof(
            viewer,
            self.attempts,
            made.deck,
            self.setup.seeds(last.record.attempt)[1 - made.deck],
            deck.leaves,
            started,
            cards,
            tuple(deck.opening(made.order[at]) for at, (_, card) in enumerate(cards) if card is not None),
            tuple(
                (attempt.record.attempt, promised)
                for attempt in self.attempts
                for seat, promised in attempt.record.commitments
                if seat == viewer
            ),
        )


def play_sealed(setup: Setup) -> SealedHand:
    """Seal, cut, deal and play a hand; whatever deck is sealed, the engine deals the whole one of its seed."""
    attempts = setup.attempts()
    last = attempts[-1]
    made = cut(last.record.digest(), dict(last.reveals))
    whole = SealedDeck.of(setup.seeds(last.record.attempt)[made.deck], TABLE, setup.hand, made.deck)
    hand, events = start(setup.rules, setup.stacks, setup.dealer, deck=dealt(whole, made))
    log = list(events)
    bots = {seat: make_bot(setup.bot, Random(seat)) for seat in setup.stacks}
    while (seat := hand.actor) is not None:
        hand, events = play(hand, bots[seat].act(see(hand, seat)), seat=seat)
        log += events
    return SealedHand(setup, attempts, setup.decks(last.record.attempt), tuple(log))


def twin_of(deck: SealedDeck, hand: str, place: int) -> SealedDeck:
    """The same deck with every heart turned into its twin of spades, sealed as if it were honest."""
    cards = tuple(Card(card.rank, "s" if card.suit == "h" else card.suit) for card in deck.cards)
    openings = [Opening(at, card, deck.salts[at]) for at, card in enumerate(cards)]
    leaves = tuple(leaf_of(TABLE, hand, place, opening) for opening in openings)
    return SealedDeck(cards, deck.salts, leaves, root_of(leaves))


@cache
def evening(hands: int = 4) -> tuple[SealedHand, ...]:
    """Hands of one table in a row: the second was sealed again, the third nobody cut."""
    played: list[SealedHand] = []
    previous = NO_RECORD
    for number in range(1, hands + 1):
        setup = Setup(
            number=number,
            hand=f"hand-{number}",
            previous=previous,
            silent=((3,),) if number % 4 == 2 else (),
            cutters=() if number % 4 == 3 else (0, 3),
            bot="random" if number % 2 else "caller",
        )
        played.append(play_sealed(setup))
        previous = played[-1].attempts[-1].record.digest()
    return tuple(played)


def export(viewer: int | None, hands: Iterable[SealedHand] | None = None) -> list[Proof]:
    return [hand.proof(viewer) for hand in (evening() if hands is None else hands)]


def with_record(proof: Proof, **changes: object) -> Proof:
    """The proof with something else in the record that was dealt."""
    last = proof.attempts[-1]
    return with_last(proof, replace(last, record=replace(last.record, **changes)))  # type: ignore[arg-type]


def with_last(proof: Proof, last: Attempt) -> Proof:
    return replace(proof, attempts=(*proof.attempts[:-1], last))
