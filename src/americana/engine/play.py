"""The engine's face: start a hand, play an action, replay a log, show a card after the end. No chance, no time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from americana.cards import FULL_DECK, Card, all_different, read_cards
from americana.engine.acting import taken
from americana.engine.actions import Action
from americana.engine.apply import drafted, followed, happen, opened, step
from americana.engine.events import CardShown, Event, HandStarted
from americana.engine.flow import what_follows
from americana.engine.hand import Draft, Hand
from americana.errors import IllegalAction, IllegalDeal, Unreadable, is_whole, kind_of
from americana.rules import MOST_CHIPS, Rules

Events = tuple[Event, ...]

MOST_SEAT = 99
"""Seat numbers run from 0 to this; a hand needs their order only."""


def start(
    rules: Rules, stacks: Mapping[int, int], dealer: int | None = None, *, deck: str | Iterable[Card]
) -> tuple[Hand, Events]:
    """Begin a hand: antes, down cards, door cards, up to the first decision.

    >>> from americana.cards import stacked_deck
    >>> hand, events = start(Rules.preset("ru"), {0: 100, 1: 100, 4: 57}, deck=stacked_deck("As Kd 9h 8c Kh Qs"))
    >>> hand.actor, hand.stacks, hand
    (1, {0: 99, 1: 99, 4: 56}, Hand(state=<round 1, turn: seat 0 ??/8c 99, seat 1 ??/Kh 99, seat 4 ??/Qs 56>))

    `stacks` are chips by seat before the ante; seats without chips are not dealt in (R10). `dealer` is the button's
    seat, by default the lowest one dealt in; with a box it must be None (R11). `deck` is all 32 cards in the order of
    dealing. Raises `IllegalDeal` (`too_few_seats`, `too_many_seats`, `bad_seat`, `bad_stack`, `dealer_with_box`,
    `bad_dealer`, `deck_size`) or `Unreadable` for cards that are none or come twice.
    """
    whole = _checked_deck(deck)
    chips = _checked_stacks(rules, stacks)
    if rules.dealer == "box":
        if dealer is not None:
            raise IllegalDeal(
                "dealer_with_box", "these house rules deal from a box: leave the dealer out", dealer=dealer
            )
        order = sorted(chips)
    else:
        dealer = min(chips) if dealer is None else _checked_seat(dealer, "bad_dealer")
        order = sorted(chips, key=lambda seat: (seat <= dealer, seat))
    event = HandStarted(rules, tuple(order), tuple([chips[seat] for seat in order]), dealer, whole)
    draft = drafted(event)
    events = _run_on(draft, whole, event)
    return Hand(draft.frozen(), whole), events


def play(hand: Hand, action: Action, *, seat: int | None = None) -> tuple[Hand, Events]:
    """Play an action of the seat in turn; return the next hand and all that happened up to the next decision.

    >>> from americana import BringIn, stacked_deck
    >>> hand, _ = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> hand, events = play(hand, BringIn())
    >>> events
    (BroughtIn(seat=0, to=2, owed=2, all_in=False, wagers=0, least_next=4), TurnPassed(seat=1))

    `seat`, if given, must be the seat in turn. Raises `IllegalAction` with a code; the hand given stands.
    """
    if seat is not None and not hand.is_over and seat != hand.actor:
        raise IllegalAction("out_of_turn", f"seat {hand.actor} is in turn", actor=hand.actor)
    event = taken(hand.state, action)
    draft = hand.state.draft()
    happen(draft, event)
    events = _run_on(draft, hand.deck, event)
    return Hand(draft.frozen(), hand.deck), events


def replay(events: Iterable[Event]) -> Hand:
    """Return the hand that a log of events leads to; live and replayed hands are equal.

    >>> from americana import stacked_deck
    >>> hand, log = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> replay(log) == hand
    True

    A log is believed, as `apply` believes an event. Raises `Unreadable`: `no_start` if it does not begin with a
    `HandStarted` that holds the deck, `bad_event` if an event cannot follow those before it.
    """
    log = iter(events)
    first = next(log, None)
    if not isinstance(first, HandStarted) or first.deck is None:
        raise Unreadable(
            "no_start", "a log begins with HandStarted and its deck; read a viewer's log with `replay_view`"
        )
    state = opened(first)
    for event in log:
        state = followed(state, event)
    return Hand(state, first.deck)


def show(hand: Hand, seat: int) -> tuple[Hand, Events]:
    """After the end turn up a seat's down card that was not asked for.

    >>> from americana import BringIn, Fold, stacked_deck
    >>> hand, _ = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> for action in (BringIn(), Fold()):
    ...     hand, _ = play(hand, action)
    >>> show(hand, 1)[1]
    (CardShown(seat=1, card=card('Kd')),)

    Raises `IllegalAction`: `hand_not_over`, `no_such_seat` or `already_shown`.
    """
    state = hand.state
    if not hand.is_over:
        raise IllegalAction("hand_not_over", "cards are shown after the hand is over")
    if seat not in state.seats:
        raise IllegalAction("no_such_seat", "that seat was not dealt in")
    place = state.seats.index(seat)
    card = state.down[place]
    if state.shown[place] or card is None:
        raise IllegalAction("already_shown", f"seat {seat}'s card is face up already", seat=seat)
    event = CardShown(seat, card)
    return Hand(step(state, event), hand.deck), (event,)


def _run_on(draft: Draft, deck: tuple[Card, ...], event: Event) -> Events:
    """Write into a draft what follows an event, up to the next decision; return the event and all that."""
    happened = [event]
    while draft.stage not in _WAITING:
        following = what_follows(draft, deck)
        for event in following:
            happen(draft, event)
        happened += following
    return tuple(happened)


_WAITING = ("turn", "over")


def _checked_deck(deck: str | Iterable[Card]) -> tuple[Card, ...]:
    whole = read_cards(deck) if isinstance(deck, str) else all_different(deck)
    if len(whole) != len(FULL_DECK):
        raise IllegalDeal("deck_size", f"a deck is 32 cards, not {len(whole)}", cards=len(whole))
    return whole


def _checked_stacks(rules: Rules, stacks: Mapping[int, int]) -> dict[int, int]:
    if not isinstance(stacks, Mapping):
        raise IllegalDeal("bad_seat", f"stacks are chips by seat, as in {{0: 100, 1: 100}}, not {kind_of(stacks)}")
    for seat, chips in stacks.items():
        if type(seat) is not int or not 0 <= seat <= MOST_SEAT:
            _checked_seat(seat, "bad_seat")
        if type(chips) is not int:
            raise IllegalDeal("bad_stack", f"seat {seat}: chips are whole numbers, not {kind_of(chips)}", seat=seat)
        if not 0 <= chips <= MOST_CHIPS:
            raise IllegalDeal("bad_stack", f"seat {seat}: a stack is from 0 to {MOST_CHIPS} chips", seat=seat)
    dealt_in = {seat: chips for seat, chips in stacks.items() if chips}
    if len(dealt_in) < 2:
        raise IllegalDeal("too_few_seats", "a hand needs two seats with chips", seats=len(dealt_in))
    if len(dealt_in) > rules.max_players:
        message = f"at most {rules.max_players} seats are dealt in, not {len(dealt_in)}"
        raise IllegalDeal("too_many_seats", message, most=rules.max_players, seats=len(dealt_in))
    return dealt_in


def _checked_seat(seat: object, code: str) -> int:
    if not is_whole(seat) or not 0 <= seat <= MOST_SEAT:
        raise IllegalDeal(code, f"a seat is a whole number from 0 to {MOST_SEAT}")
    return seat
