"""A run-out: the cards that are dealt after all down cards were turned up, when nobody is left to bet (R19).

Tells which hands the table went through within one row; what viewers see of them is not decided here.
"""

from __future__ import annotations

from collections.abc import Sequence

from americana.engine.apply import apply, opened
from americana.engine.events import DownCardsTurnedUp, Event, HandStarted, UpCardsDealt
from americana.engine.hand import Hand
from americana.room.events import RoomEvent


def run_out(before: Hand | None, events: Sequence[RoomEvent]) -> tuple[Hand, ...]:
    """Return the hand as the down cards were turned up, and after each round dealt since; empty without a run-out.

    `before` is the hand in play before the events.
    """
    if not rounds_run_out(events):
        return ()
    hand, found = before, list[Hand]()
    for event in [event for event in events if isinstance(event, Event)]:
        if isinstance(event, HandStarted):
            assert event.deck is not None
            hand = Hand(opened(event), event.deck)
        else:
            assert hand is not None
            hand = apply(hand, event)
        if isinstance(event, DownCardsTurnedUp) or (found and isinstance(event, UpCardsDealt)):
            found.append(hand)
    return tuple(found)


def rounds_run_out(events: Sequence[RoomEvent]) -> int:
    """Return how many rounds were dealt after the down cards had been turned up."""
    is_turned_up, rounds = False, 0
    for event in events:
        is_turned_up |= isinstance(event, DownCardsTurnedUp)
        rounds += is_turned_up and isinstance(event, UpCardsDealt)
    return rounds
