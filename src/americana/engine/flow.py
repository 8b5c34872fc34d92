"""What happens next without any player's decision: deals, turns, the end of a round and of a hand (R10–R12, R16).

Makes events and changes nothing; what a player may do is not asked here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import assert_never

from americana.cards import Card
from americana.engine.events import (
    AntesPosted,
    DownCardsDealt,
    DownCardsTurnedUp,
    Event,
    RoundClosed,
    RoundOpened,
    TurnPassed,
    UncalledReturned,
    UpCardsDealt,
)
from americana.engine.hand import Draft
from americana.engine.opening import first_to_act
from americana.engine.showdown import settle
from americana.pots import uncalled
from americana.rules import ROUNDS


def what_follows(state: Draft, deck: Sequence[Card]) -> Sequence[Event]:
    """Return the next events that nobody decides; none when a seat is in turn or the hand is over."""
    match state.stage:
        case "acted":
            return (_after_action(state),)
        case "turn" | "over":
            return ()
        case "antes":
            return (_antes(state),)
        case "down":
            return (DownCardsDealt(tuple(zip(state.seats, deck, strict=False))),)
        case "deal":
            return (_up_cards(state, deck),)
        case "open":
            return (_open_round(state),)
        case "closed":
            return _after_round(state, deck)
        case "showdown":
            raise AssertionError("a showdown is settled in one go")
        case _:
            assert_never(state.stage)


def _antes(state: Draft) -> AntesPosted:
    ante = state.rules.ante
    return AntesPosted(tuple([(seat, min(ante, chips)) for seat, chips in zip(state.seats, state.stacks, strict=True)]))


def _up_cards(state: Draft, deck: Sequence[Card]) -> UpCardsDealt:
    dealt = len(state.seats) + sum(map(len, state.up))
    live = [state.seats[place] for place, out in enumerate(state.folded) if not out]
    return UpCardsDealt(state.round + 1, tuple(zip(live, deck[dealt : dealt + len(live)], strict=True)))


def _open_round(state: Draft) -> Event:
    """R19: with at most one able player there is no betting."""
    if state.able_count() < 2:
        return _closed(state)
    place, why = first_to_act(state)
    rules = state.rules
    if rules.limit == "fixed":
        least = rules.bet_size(state.round)
    else:
        least = rules.bring_in + (state.round == 1)
    return RoundOpened(state.round, state.seats[place], why, least)


def _after_action(state: Draft) -> Event:
    place = _next_in_turn(state)
    return _closed(state) if place is None else _turn_passed(state.seats[place])


_turn_passed = cache(TurnPassed)
"""Events are values: one for each seat will do."""


def _next_in_turn(state: Draft) -> int | None:
    """Return the next place to be asked, None when the round is over (R16, R19)."""
    folded, stacks, bets, owed, acted = state.folded, state.stacks, state.bets, state.owed, state.acted
    for place in _after(len(folded), state.place):
        if folded[place] or not stacks[place]:
            continue
        if owed > bets[place] or (acted[place] < 0 and state.able_count() > 1):
            return place
    return None


@cache
def _after(count: int, place: int) -> tuple[int, ...]:
    """Every place clockwise from the next one, the given one last."""
    return tuple([(place + steps) % count for steps in range(1, count + 1)])


def _closed(state: Draft) -> RoundClosed:
    pot = sum(state.paid)
    if state.returned:
        pot += sum([chips for _, chips in state.returned])
    return RoundClosed(state.round, pot)


def _after_round(state: Draft, deck: Sequence[Card]) -> Sequence[Event]:
    live_count = state.folded.count(False)
    is_last = state.round == ROUNDS or live_count == 1
    if not is_last and state.able_count() > 1:
        return (_up_cards(state, deck),)
    if excess := uncalled(state.paid, [not out for out in state.folded]):
        return (UncalledReturned(state.seats[excess[0]], excess[1]),)
    if is_last:
        return settle(state)
    live = state.live()
    if not all(state.shown[place] for place in live):
        return (_turn_up(state, live),)
    return (_up_cards(state, deck),)


def _turn_up(state: Draft, live: list[int]) -> DownCardsTurnedUp:
    cards = []
    for place in live:
        card = state.down[place]
        assert card is not None
        cards.append((state.seats[place], card))
    return DownCardsTurnedUp(tuple(cards))
