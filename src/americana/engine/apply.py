"""`apply`: the only thing that changes state. It adds and takes what an event says and decides nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from operator import sub
from typing import TypeVar, assert_never

from americana.cards import Card
from americana.engine.events import (
    AntesPosted,
    BetPlaced,
    BroughtIn,
    Called,
    CardShown,
    Checked,
    Completed,
    DownCardsDealt,
    DownCardsTurnedUp,
    Event,
    Folded,
    HandEnded,
    HandMucked,
    HandShown,
    HandStarted,
    PotAwarded,
    Raised,
    RoundClosed,
    RoundOpened,
    TurnPassed,
    UncalledReturned,
    UpCardsDealt,
    Wager,
)
from americana.engine.hand import Draft, Hand, Stage, State, View
from americana.errors import Unreadable, kind_of
from americana.rules import Rules

Held = TypeVar("Held", Hand, View)


def apply(held: Held, event: Event) -> Held:
    """Return the hand, or the view, after an event; a view takes events that `redact` has passed.

    >>> from americana import BringIn, Rules, play, stacked_deck, start
    >>> hand, _ = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> after, (brought_in, turn_passed) = play(hand, BringIn())
    >>> apply(hand, brought_in).stacks, apply(apply(hand, brought_in), turn_passed) == after
    ({0: 97, 1: 99}, True)

    Amounts and cards are believed: only the engine makes events, and text from outside becomes events by being played.
    Raises `Unreadable` with the code `bad_event` for what is no event, or not one that can follow here.
    """
    state = followed(held.state, event)
    return Hand(state, held.deck) if isinstance(held, Hand) else View(state, held.viewer)


def followed(state: State, event: Event) -> State:
    """Return the state after an event of a log, which may be cut, mixed up, another hand's, or none at all."""
    if isinstance(event, _FOLLOWING[state.stage]):
        with suppress(AttributeError, LookupError, TypeError, ValueError):  # fields that fit no hand
            known = state.seats[state.place : state.place + 1] if state.stage == "turn" else state.seats
            if all(seat in known for seat in _seats_named(event)):
                return step(state, event)
    raise out_of_place(event)


def _seats_named(event: Event) -> Iterable[int]:
    match event:
        case RoundClosed() | HandStarted():
            return ()
        case AntesPosted(pairs) | DownCardsDealt(pairs) | DownCardsTurnedUp(pairs) | HandEnded(pairs):
            return [seat for seat, _ in pairs]
        case UpCardsDealt(cards=pairs):
            return [seat for seat, _ in pairs]
        case PotAwarded():
            return event.eligible + event.winners
        case _:
            return (event.seat,)


def out_of_place(event: object) -> Unreadable:
    """Return the error for an event that cannot follow where it stands: a hand's, or a table's."""
    kind = kind_of(event)
    return Unreadable("bad_event", f"{kind} cannot follow here", event=kind)


_FOLLOWING: Mapping[Stage, tuple[type[Event], ...]] = {
    "antes": (AntesPosted,),
    "down": (DownCardsDealt,),
    "deal": (UpCardsDealt,),
    "open": (RoundOpened, RoundClosed),
    "turn": (BroughtIn, Folded, Checked, Called, BetPlaced, Completed, Raised),
    "acted": (TurnPassed, RoundClosed),
    "closed": (UpCardsDealt, UncalledReturned, DownCardsTurnedUp, HandShown, HandMucked, PotAwarded),
    "showdown": (HandShown, HandMucked, PotAwarded, HandEnded),
    "over": (CardShown,),
}
"""Which events can come next; whether they are the right ones, the engine has decided."""


def opened(event: HandStarted) -> State:
    """Return the state that a hand begins with."""
    return drafted(event).frozen()


def drafted(event: HandStarted) -> Draft:
    """Return what a hand begins with, to write into."""
    is_sound = isinstance(event.rules, Rules) and isinstance(event.seats, tuple) and isinstance(event.stacks, tuple)
    if not is_sound or len(event.seats) != len(event.stacks):
        raise out_of_place(event)
    count = len(event.seats)
    none = (0,) * count
    no = (False,) * count
    return Draft(
        event.rules,
        event.seats,
        event.dealer,
        began=event.stacks,
        stacks=event.stacks,
        bets=none,
        paid=none,
        down=(None,) * count,
        up=((),) * count,
        folded=no,
        shown=no,
        acted=(-1,) * count,
        stage="antes",
        round=0,
        turn=0,
        place=0,
        owed=0,
        least_to=0,
        wagers=0,
        aggressor=None,
        first=None,
        returned=(),
        reveals=(),
        awards=(),
    )


def step(state: State, event: Event) -> State:
    """Return the state after an event."""
    if isinstance(event, HandStarted):
        return opened(event)
    after = state.draft()
    happen(after, event)
    return after.frozen()


def happen(now: Draft, event: Event) -> None:
    """Write an event into a draft."""
    match event:
        case TurnPassed():
            now.stage = "turn"
            now.place = now.seats.index(event.seat)
            now.turn = now.turn + 1
        case Called():
            _put_in(now, event.adds)
        case Folded():
            now.stage = "acted"
            now.folded = _put(now.folded, now.place, True)
        case Checked():
            now.stage = "acted"
            now.acted = _put(now.acted, now.place, now.owed)
        case BetPlaced() | Completed() | Raised():
            _wagered(now, event)
        case UpCardsDealt():
            now.stage = "open"
            now.round = event.round
            now.up = _dealt(now, event.cards)
            now.aggressor = now.first = None
        case RoundOpened():
            now.stage = "turn"
            now.place = now.seats.index(event.seat)
            now.turn = now.turn + 1
            now.first = event.first
            now.least_to = event.least_next
        case RoundClosed():
            count = len(now.seats)
            now.stage = "closed"
            now.bets = (0,) * count
            now.acted = (-1,) * count
            now.owed = now.wagers = now.least_to = 0
        case BroughtIn():
            now.owed = event.owed
            now.wagers = event.wagers
            now.least_to = event.least_next
            _put_in(now, event.to)
        case AntesPosted():
            now.stage = "down"
            antes = dict(event.antes)
            now.paid = paid = tuple([antes.get(seat, 0) for seat in now.seats])
            now.stacks = tuple(map(sub, now.stacks, paid))
        case DownCardsDealt():
            now.stage = "deal"
            down = dict(event.cards)
            now.down = tuple([down.get(seat) for seat in now.seats])
        case HandStarted():
            raise AssertionError("a hand begins with a now of its own")
        case _:
            _ending(now, event)


def _ending(
    now: Draft,
    event: UncalledReturned | DownCardsTurnedUp | HandShown | HandMucked | PotAwarded | HandEnded | CardShown,
) -> None:
    match event:
        case HandShown():
            _show(now, event.seat, event.card)
            now.stage = "showdown"
            now.reveals = (*now.reveals, event)
        case HandMucked():
            now.stage = "showdown"
            now.reveals = (*now.reveals, event)
        case PotAwarded():
            stacks = list(now.stacks)
            for seat, share in zip(event.winners, event.shares, strict=True):
                stacks[now.seats.index(seat)] += share
            now.stage = "showdown"
            now.stacks = tuple(stacks)
            now.awards = (*now.awards, event)
        case HandEnded():
            now.stage = "over"
        case UncalledReturned():
            place = now.seats.index(event.seat)
            now.stacks = _put(now.stacks, place, now.stacks[place] + event.amount)
            now.paid = _put(now.paid, place, now.paid[place] - event.amount)
            now.returned = (*now.returned, (event.seat, event.amount))
        case DownCardsTurnedUp():
            for seat, card in event.cards:
                _show(now, seat, card)
            now.stage = "deal"
        case CardShown():
            _show(now, event.seat, event.card)
        case _:
            assert_never(event)


def _wagered(now: Draft, event: Wager) -> None:
    """A full wager reopens the betting for everybody else (R26)."""
    now.owed = event.to
    now.wagers = event.wagers
    now.least_to = event.least_next
    now.aggressor = event.seat
    if event.full:
        now.acted = (-1,) * len(now.seats)
    _put_in(now, event.adds)


def _put_in(now: Draft, adds: int) -> None:
    """The place in turn adds chips, and has acted on what is to be matched now."""
    place = now.place
    stacks, bets, paid, acted = list(now.stacks), list(now.bets), list(now.paid), list(now.acted)
    stacks[place] -= adds
    bets[place] += adds
    paid[place] += adds
    acted[place] = now.owed
    now.stage = "acted"
    now.stacks = tuple(stacks)
    now.bets = tuple(bets)
    now.paid = tuple(paid)
    now.acted = tuple(acted)


def _dealt(now: Draft, cards: tuple[tuple[int, Card], ...]) -> tuple[tuple[Card, ...], ...]:
    up = list(now.up)
    for seat, card in cards:
        place = now.seats.index(seat)
        up[place] = (*up[place], card)
    return tuple(up)


def _show(now: Draft, seat: int, card: Card) -> None:
    place = now.seats.index(seat)
    now.down = _put(now.down, place, card)
    now.shown = _put(now.shown, place, True)


Item = TypeVar("Item")


def _put(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    changed = list(items)
    changed[place] = item
    return tuple(changed)
