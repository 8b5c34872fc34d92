"""What a finished hand was to each seat: his cards and what he did, reckoned from its events alone, and how it ended.

Decides nothing. Each deed is defined here once. A *full wager* is a full bet, completion or raise, as its event says;
the bring-in is none. R15–R26 of `docs/rules.md` say who may do what.

| deed | the seat |
|---|---|
| `OPENER` | had to open round 1 |
| `COULD_OPEN_ABOVE` | was the opener, and the menu offered more than the bring-in |
| `OPENED_ABOVE` | was the opener, and bet or completed instead of bringing in |
| `COULD_COMPLETE` | was in turn in round 1 before anybody's full wager, and the menu offered a wager |
| `COMPLETED` | made the first full wager of round 1 |
| `FACED_COMPLETION` | was in turn in round 1 after another's first full wager |
| `FOLDED_TO_COMPLETION` | folded the first time that he was |
| `FOLDED_IN_1` … `FOLDED_IN_4` | folded in that round |
| `SHOWDOWN` | was live at the end, and somebody else was too |
| `WON` | got a share of a pot |
| `WON_SHOWDOWN` | got a share of a pot for which another live seat contended too |
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from americana.engine.apply import followed, opened, out_of_place
from americana.engine.betting import menu_of
from americana.engine.events import (
    BetPlaced,
    Completed,
    DownCardsDealt,
    DownCardsTurnedUp,
    Event,
    Folded,
    HandShown,
    HandStarted,
    PotAwarded,
    Raised,
    RoundClosed,
    RoundOpened,
    UpCardsDealt,
)
from americana.engine.hand import Hand, State, View
from americana.errors import Unreadable
from americana.room.store import FOLDED_IN, Deed, HandFacts, SeatFacts
from americana.room.store.deeds import mask_of

SHOWN, MUCKED, FOLDED, LEFT = 1, 2, 4, 8
"""Flags of a seat in a finished hand; `LEFT`: nobody sat there any more."""

_WAGERS = (BetPlaced, Completed, Raised)
Deeds = defaultdict[int, Deed]


def facts_of(events: Iterable[Event]) -> HandFacts:
    """Return the facts of a hand, of which any down card may be unknown; what comes before its start is left out.

    >>> from americana import BringIn, Fold, Rules, play, stacked_deck, start
    >>> hand, events = start(Rules.preset("ru", limit="no"), {0: 99, 1: 99}, deck=stacked_deck("7s 7h As Kh"))
    >>> for action in (BringIn(), Fold()):
    ...     hand, more = play(hand, action)
    ...     events += more
    >>> facts = facts_of(events)
    >>> facts.limit, facts.pot, facts.seats[0].deeds, facts.seats[1].place
    ('no', 2, <Deed.WON|OPENER|COULD_OPEN_ABOVE|COULD_COMPLETE: 90>, 1)

    Raises `Unreadable`: `no_start`, or `bad_event` for events that no hand has.
    """
    log = list(events)
    start = next((place for place, event in enumerate(log) if isinstance(event, HandStarted)), None)
    if start is None:
        raise Unreadable("no_start", "a hand's events begin with HandStarted")
    try:
        return _reckoned(log[start:])
    except LookupError:  # seats or rounds that no hand has
        raise out_of_place(log[start]) from None


def flags_of(hand: Hand | View, seat: int) -> int:
    """Return how a hand that is over ended for a seat; whether it had left, a hand does not know."""
    mucked = any(each.seat == seat for each in hand.showdown) and seat not in hand.shown
    return SHOWN * (seat in hand.shown) | MUCKED * mucked | FOLDED * (seat not in hand.live)


def known_mask(view: View, seat: int) -> int:
    """Return as bits the cards that a seat knew of those in a view: every up card, its own down card, those shown."""
    up = [card for board in view.boards.values() for card in board]
    down = [card for owner, card in view.down_cards.items() if owner in (seat, *view.shown)]
    return mask_of([card.index for card in (*up, *down) if card is not None])


def _reckoned(log: Sequence[Event]) -> HandFacts:
    started = log[0]
    assert isinstance(started, HandStarted)
    deeds: Deeds = defaultdict(lambda: Deed(0))
    down: dict[int, int] = {}
    up: dict[int, list[int]] = {seat: [] for seat in started.seats}
    pots: list[PotAwarded] = []
    folded: set[int] = set()
    opener, in_round = None, 0
    for event in log:
        match event:
            case DownCardsDealt(cards) | DownCardsTurnedUp(cards):
                down |= {seat: card.index for seat, card in cards if card is not None}
            case UpCardsDealt(in_round, cards):
                for seat, card in cards:
                    up[seat].append(card.index)
            case RoundOpened(1, seat):
                opener = seat
            case Folded(seat):
                folded.add(seat)
                deeds[seat] |= FOLDED_IN[in_round - 1]
            case HandShown(seat, card):
                down[seat] = card.index
            case PotAwarded():
                pots.append(event)
    _first_round(log, deeds)
    _end([seat for seat in started.seats if seat not in folded], pots, deeds)
    places = {} if opener is None else _places(started.seats, opener)
    seats = {seat: SeatFacts(down.get(seat), tuple(up[seat]), deeds[seat], places.get(seat)) for seat in started.seats}
    return HandFacts(started.rules.limit, started.rules.ante, sum(pot.amount for pot in pots), seats)


def _places(seats: Sequence[int], opener: int) -> dict[int, int]:
    """Count the dealt-in seats from the opener on."""
    first = seats.index(opener)
    return {seat: (place - first) % len(seats) for place, seat in enumerate(seats)}


def _first_round(log: Sequence[Event], deeds: Deeds) -> None:
    """Walk through round 1, asking before each act what its seat could do."""
    started = log[0]
    assert isinstance(started, HandStarted)
    state, leader, faced = opened(started), None, set[int]()
    opener = None
    for event in log[1:]:
        if isinstance(event, RoundClosed):
            return
        if isinstance(event, RoundOpened):
            opener = event.seat
            deeds[opener] |= Deed.OPENER
        if state.stage == "turn":
            seat = state.seats[state.place]
            if seat == opener:
                deeds[seat] |= _opening(state, event)
                opener = None
            if leader is None:
                deeds[seat] |= _leading(state, event)
                leader = seat if _is_full(event) else None
            elif leader != seat and seat not in faced:
                faced.add(seat)
                deeds[seat] |= Deed.FACED_COMPLETION
                deeds[seat] |= Deed.FOLDED_TO_COMPLETION if isinstance(event, Folded) else Deed(0)
        state = followed(state, event)


def _opening(state: State, event: Event) -> Deed:
    could = Deed.COULD_OPEN_ABOVE if menu_of(state).wager is not None else Deed(0)
    return could | (Deed.OPENED_ABOVE if isinstance(event, _WAGERS) else Deed(0))


def _leading(state: State, event: Event) -> Deed:
    could = Deed.COULD_COMPLETE if menu_of(state).wager is not None else Deed(0)
    return could | (Deed.COMPLETED if _is_full(event) else Deed(0))


def _is_full(event: Event) -> bool:
    return isinstance(event, _WAGERS) and event.full


def _end(live: Sequence[int], pots: Iterable[PotAwarded], deeds: Deeds) -> None:
    if len(live) > 1:
        for seat in live:
            deeds[seat] |= Deed.SHOWDOWN
    for pot in pots:
        for seat in pot.winners:
            deeds[seat] |= Deed.WON
            if len(pot.eligible) > 1:
                deeds[seat] |= Deed.WON_SHOWDOWN
