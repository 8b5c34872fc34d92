"""A proof: all that one viewer holds of how one hand was sealed, cut and dealt. Judges nothing.

Holds cards that not everybody may see: they are in no repr.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from americana.cards import Card
from americana.engine.events import (
    CardShown,
    DownCardsDealt,
    DownCardsTurnedUp,
    Event,
    HandShown,
    HandStarted,
    UpCardsDealt,
)
from americana.room.shuffle.deck import Opening
from americana.room.shuffle.record import SealRecord

DealtCards = tuple[tuple[int, Card | None], ...]
"""Seats and cards in the order of dealing; None for a card that the viewer never saw."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A seal and the nonces that answered it, by seat, ascending; `seeds` are opened if nothing was dealt from it."""

    record: SealRecord
    reveals: tuple[tuple[int, bytes], ...]
    seeds: tuple[bytes, bytes] | None = None


@dataclass(frozen=True, slots=True)
class Proof:
    """One viewer's proof of one hand; the last attempt is the one that was dealt.

    `deck` is the deck dealt, `opened` the seed of the other one, `leaves` are the 32 leaf hashes of the deck dealt;
    `started` is the hand's first event as the viewer got it. `committed` is what the viewer's own client remembers:
    attempts and the commitments that it gave for them. `viewer` None is the rail.
    """

    viewer: int | None
    attempts: tuple[Attempt, ...]
    deck: int
    opened: bytes
    leaves: tuple[bytes, ...]
    started: HandStarted
    cards: DealtCards = field(repr=False)
    openings: tuple[Opening, ...] = field(repr=False)
    committed: tuple[tuple[int, bytes], ...] = ()

    @property
    def record(self) -> SealRecord:
        """The record of the attempt that was dealt."""
        return self.attempts[-1].record


def dealt_cards(events: Iterable[Event]) -> DealtCards:
    """Return who got which card in the order of dealing, from the events of one hand as a viewer got them.

    >>> from americana import Rules, stacked_deck, start
    >>> from americana.view import redact
    >>> _, events = start(Rules.preset("ru"), {0: 9, 1: 9}, deck=stacked_deck("As Kd 9h 8c"))
    >>> dealt_cards(redact(event, 0) for event in events)
    ((0, card('As')), (1, None), (0, card('9h')), (1, card('8c')))
    """
    down: dict[int, Card | None] = {}
    up: list[tuple[int, Card]] = []
    for event in events:
        match event:
            case DownCardsDealt(cards):
                down = dict(cards)
            case UpCardsDealt(_, cards):
                up += cards
            case DownCardsTurnedUp(cards):
                down |= cards
            case HandShown(seat, card, _) | CardShown(seat, card):
                down[seat] = card
            case _:
                pass
    return (*down.items(), *up)
