"""From a stored hand to one viewer's proof of how it was sealed, cut and dealt (`docs/fairness.md`).

The dealt deck's seed is used here to open the viewer's cards, and never leaves.
"""

from __future__ import annotations

from americana.engine.events import Event, HandStarted
from americana.errors import AmericanaError, Unreadable
from americana.room.events import CutRevealed, HandCut, HandResealed, HandSealed, RoomEvent
from americana.room.histories import all_events
from americana.room.live.seal import record_of, seal_of
from americana.room.shuffle import Attempt, Proof, dealt_cards
from americana.room.store import StoredHand
from americana.rules import Rules
from americana.view import redact


def proof_of(stored: StoredHand, viewer: int | None) -> Proof:
    """Return what a seat, or the rail, may hold of a hand's proof.

    Raises `Unreadable`, `bad_log` or `log_too_new`, or `AmericanaError`, `not_sealed`, for a hand of a file.
    """
    events = all_events(stored)
    seen = tuple(redact(event, viewer) for event in events if isinstance(event, Event))
    started = next((event for event in seen if isinstance(event, HandStarted)), None)
    chosen = next((event for event in events if isinstance(event, HandCut)), None)
    if not any(isinstance(event, HandSealed) for event in events):
        raise AmericanaError("not_sealed", "this hand came from a file: there is no seal to check")
    if started is None or chosen is None:
        raise Unreadable("bad_log", "a hand without a deal")
    cards = dealt_cards(seen)
    seal = seal_of(events, stored.secret, stored.table, started.rules)
    deck, order = seal.deck(chosen.deck, stored.table), seal.the_cut().order
    return Proof(
        viewer=viewer,
        attempts=_attempts(events, stored.table, started.rules),
        deck=chosen.deck,
        opened=bytes.fromhex(chosen.opened),
        leaves=deck.leaves,
        started=started,
        cards=cards,
        openings=tuple(deck.opening(order[place]) for place, (_, card) in enumerate(cards) if card is not None),
    )


def _attempts(events: tuple[RoomEvent, ...], table: str, rules: Rules) -> tuple[Attempt, ...]:
    made: list[Attempt] = []
    for event in events:
        match event:
            case HandSealed():
                made.append(Attempt(record_of(event, table, rules), ()))
            case CutRevealed(seat, nonce):
                reveals = sorted([*made[-1].reveals, (seat, bytes.fromhex(nonce))])
                made[-1] = Attempt(made[-1].record, tuple(reveals))
            case HandResealed(_, _, (first, second)):
                seeds = bytes.fromhex(first), bytes.fromhex(second)
                made[-1] = Attempt(made[-1].record, made[-1].reveals, seeds)
    return tuple(made)
