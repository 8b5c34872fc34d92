"""`apply`: the only thing that changes state. It adds and takes what an event says and decides nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
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
from americana.engine.hand import Hand, Stage, State, View
from americana.errors import Unreadable, kind_of
from americana.rules import Rules

Held = TypeVar("Held", Hand, View)


def apply(held: Held, event: Event) -> Held:
    """Return the hand, or the view, after an event; a view takes events that `redact` has passed.

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
    raise _out_of_place(event)


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


def _out_of_place(event: object) -> Unreadable:
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
    is_sound = isinstance(event.rules, Rules) and isinstance(event.seats, tuple) and isinstance(event.stacks, tuple)
    if not is_sound or len(event.seats) != len(event.stacks):
        raise _out_of_place(event)
    count = len(event.seats)
    none = (0,) * count
    return State(
        event.rules,
        event.seats,
        event.dealer,
        began=event.stacks,
        stacks=event.stacks,
        bets=none,
        paid=none,
        down=(None,) * count,
        up=((),) * count,
        folded=(False,) * count,
        shown=(False,) * count,
        acted=(-1,) * count,
    )


def step(state: State, event: Event) -> State:
    """Return the state after an event."""
    match event:
        case TurnPassed():
            return state.but(stage="turn", place=state.seats.index(event.seat), turn=state.turn + 1)
        case Folded():
            return state.but(stage="acted", folded=_put(state.folded, state.place, True))
        case Called():
            return _put_in(state, event.seat, event.adds, acted=_put(state.acted, state.place, state.owed))
        case Checked():
            return state.but(stage="acted", acted=_put(state.acted, state.place, state.owed))
        case BetPlaced() | Completed() | Raised():
            return _wagered(state, event)
        case BroughtIn():
            return _put_in(
                state,
                event.seat,
                event.to,
                acted=_put(state.acted, state.place, event.owed),
                owed=event.owed,
                wagers=event.wagers,
                least_to=event.least_next,
            )
        case UpCardsDealt():
            return _dealt(state, event)
        case RoundOpened():
            place = state.seats.index(event.seat)
            return state.but(
                stage="turn", place=place, turn=state.turn + 1, first=event.first, least_to=event.least_next
            )
        case RoundClosed():
            none = (0,) * len(state.seats)
            fresh = (-1,) * len(state.seats)
            return state.but(stage="closed", bets=none, acted=fresh, owed=0, wagers=0, least_to=0)
        case HandStarted():
            return opened(event)
        case AntesPosted():
            antes = dict(event.antes)
            paid = tuple([antes.get(seat, 0) for seat in state.seats])
            return state.but(stage="down", paid=paid, stacks=_minus(state.stacks, paid))
        case DownCardsDealt():
            return state.but(stage="deal", down=_turned(state, dict(event.cards)))
        case _:
            return _ending(state, event)


def _ending(
    state: State,
    event: UncalledReturned | DownCardsTurnedUp | HandShown | HandMucked | PotAwarded | HandEnded | CardShown,
) -> State:
    match event:
        case UncalledReturned():
            place = state.seats.index(event.seat)
            return state.but(
                stacks=_put(state.stacks, place, state.stacks[place] + event.amount),
                paid=_put(state.paid, place, state.paid[place] - event.amount),
                returned=(*state.returned, (event.seat, event.amount)),
            )
        case DownCardsTurnedUp():
            return _shown(state, dict(event.cards)).but(stage="deal")
        case HandShown():
            shown = _shown(state, {event.seat: event.card})
            return shown.but(stage="showdown", reveals=(*state.reveals, event))
        case HandMucked():
            return state.but(stage="showdown", reveals=(*state.reveals, event))
        case PotAwarded():
            shares = dict(zip(event.winners, event.shares, strict=True))
            stacks = tuple([chips + shares.get(seat, 0) for seat, chips in zip(state.seats, state.stacks, strict=True)])
            return state.but(stage="showdown", stacks=stacks, awards=(*state.awards, event))
        case HandEnded():
            return state.but(stage="over")
        case CardShown():
            return _shown(state, {event.seat: event.card})
        case _:
            assert_never(event)


def _wagered(state: State, event: Wager) -> State:
    """A full wager reopens the betting for everybody else (R26)."""
    acted = (-1,) * len(state.seats) if event.full else state.acted
    return _put_in(
        state,
        event.seat,
        event.adds,
        acted=_put(acted, state.place, event.to),
        owed=event.to,
        wagers=event.wagers,
        least_to=event.least_next,
        aggressor=event.seat,
    )


def _put_in(state: State, seat: int, adds: int, **changes: object) -> State:
    place = state.seats.index(seat)
    return state.but(
        stage="acted",
        stacks=_put(state.stacks, place, state.stacks[place] - adds),
        bets=_put(state.bets, place, state.bets[place] + adds),
        paid=_put(state.paid, place, state.paid[place] + adds),
        **changes,
    )


def _dealt(state: State, event: UpCardsDealt) -> State:
    cards = dict(event.cards)
    up = tuple([(*up, cards[s]) if s in cards else up for s, up in zip(state.seats, state.up, strict=True)])
    return state.but(stage="open", round=event.round, up=up, aggressor=None, first=None)


def _shown(state: State, cards: dict[int, Card]) -> State:
    down = _turned(state, cards)
    shown = tuple([was or seat in cards for seat, was in zip(state.seats, state.shown, strict=True)])
    return state.but(down=down, shown=shown)


def _turned(state: State, cards: dict[int, Card | None] | dict[int, Card]) -> tuple[Card | None, ...]:
    return tuple([cards.get(seat, card) for seat, card in zip(state.seats, state.down, strict=True)])


def _minus(chips: tuple[int, ...], less: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([have - take for have, take in zip(chips, less, strict=True)])


Item = TypeVar("Item")


def _put(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    return (*items[:place], item, *items[place + 1 :])
