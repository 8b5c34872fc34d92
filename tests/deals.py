"""Deals and play for the tests, in the words of the table.

Ann, Ben, Cora, Dan, Eve and Finn sit in seats 0 to 5. A seat's cards are given as "down door third …"; a seat that
gets fewer cards than the others has folded by then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import pytest

from americana import (
    Action,
    AmericanaError,
    Card,
    Event,
    Hand,
    IllegalAction,
    Rules,
    menu,
    play,
    read_cards,
    stacked_deck,
    start,
    timeout_action,
)
from americana.engine.actions import type_of_verb
from americana.engine.events import HandShown

ANN, BEN, CORA, DAN, EVE, FINN = range(6)
NAMES = ("Ann", "Ben", "Cora", "Dan", "Eve", "Finn")

TWO = ("7s As", "7h Kh")
THREE = (*TWO, "7d Qd")
FOUR = (*THREE, "7c Jc")
"""Door cards with which Ann opens."""

LED_BY_ANN = ("7s As Ah", "7h Kh 8c", "7d Qd 9c", "7c Jc Th")
"""Ann opens, and starts every later round with a pair of aces."""

Kind = TypeVar("Kind")
Error = TypeVar("Error", bound=AmericanaError)


@dataclass(frozen=True)
class Game:
    """A hand and all that happened in it."""

    hand: Hand
    events: tuple[Event, ...]

    @property
    def legal(self) -> str:
        """Who is in turn and may do what, as `Ben: fold | call 10 | complete 20`."""
        actor = self.hand.actor
        return "over" if actor is None else f"{NAMES[actor]}: {menu(self.hand)}"

    @property
    def showdown(self) -> list[str]:
        """Who shows or mucks in which order, as `Ann flush` and `Ben mucks`."""
        return [
            f"{NAMES[event.seat]} {event.name.category if isinstance(event, HandShown) else 'mucks'}"
            for event in self.hand.showdown
        ]

    def do(self, text: str) -> Game:
        """Play actions in turn: `Ann bring_in, Ben complete 20, call, fold`; who is named must be in turn."""
        game = self
        for words in text.split(", "):
            game = game._act(words.split())
        return game

    def to_the_end(self) -> Game:
        """Bring in, check or call until the hand is over."""
        game = self
        while (actor := game.hand.actor) is not None:
            choice = menu(game.hand).find("bring_in", "check", "call")
            assert choice is not None, NAMES[actor]
            game = game._act([choice.verb])
        return game

    def of(self, kind: type[Kind]) -> list[Kind]:
        """Return the events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def _act(self, words: list[str]) -> Game:
        if words[0] in NAMES:
            assert self.hand.actor == NAMES.index(words[0]), f"{words} but {self.legal}"
            words = words[1:]
        hand, events = play(self.hand, action_of(self.hand, *words))
        return Game(hand, self.events + events)


def action_of(hand: Hand, verb: str, amount: str | None = None) -> Action:
    """Return the action of a verb; without an amount the least one that is legal."""
    if verb == "timeout":
        return timeout_action(hand)
    make: Callable[..., Action] = type_of_verb[verb]
    if amount is not None:
        return make(int(amount))
    choice = next((choice for choice in menu(hand) if choice.verb == verb), None)
    return make() if choice is None else choice.action()


def deal(
    *cards: str,
    stacks: int | Sequence[int] = 500,
    at: Sequence[int] = (),
    button: int | None = None,
    preset: str = "ru",
    **rules: Any,
) -> Game:
    """Deal these cards to seats 0, 1, 2 … or to the seats `at`; all have as many chips, or one number each."""
    seats = tuple(at) or tuple(range(len(cards)))
    chips = [stacks] * len(seats) if isinstance(stacks, int) else stacks
    by_seat = dict(zip(seats, chips, strict=True))
    house = Rules.preset(preset, **rules)
    dealt_in = sorted(seat for seat in seats if by_seat[seat])
    last = button if button is not None else dealt_in[0] if house.dealer == "button" and dealt_in else -1
    dealt_in.sort(key=lambda seat: (seat <= last, seat))
    return Game(*start(house, by_seat, button, deck=deck_for(dict(zip(seats, cards, strict=True)), dealt_in)))


def round_two(*stacks: int, limit: str = "no", **rules: Any) -> Game:
    """Return round 2 of as many players, ante 5, bring-in 10, small bet 20, all called around; Ann starts it."""
    game = deal(*LED_BY_ANN[: len(stacks)], stacks=stacks, ante=5, limit=limit, **rules)
    return game.do("Ann bring_in, Ben call, Cora call" + ", Dan call" * (len(stacks) > 3))


def deck_for(cards: Mapping[int, str], order: Sequence[int]) -> tuple[Card, ...]:
    """Return a deck that gives each seat its cards when dealt in this order; other cards follow."""
    hands = {seat: read_cards(text) for seat, text in cards.items()}
    return stacked_deck([hands[seat][street] for street in range(5) for seat in order if street < len(hands[seat])])


def refusal(game: Game, text: str) -> str:
    """Return the code with which the last of these actions is refused."""
    *before, last = text.split(", ")
    game = game.do(", ".join(before)) if before else game
    with pytest.raises(IllegalAction) as refused:
        game.do(last)
    return refused.value.code


def refused(kind: type[Error], code: str, call: Callable[[], object]) -> Error:
    """Return the error of a call that must be refused, with this code and one clear line of text."""
    with pytest.raises(kind) as raised:
        call()
    error = raised.value
    assert error.code == code
    assert 5 < len(str(error)) < 300
    assert "\n" not in str(error)
    return error


def texts(cards: Sequence[Card]) -> str:
    """Return cards as text, as `As Kd`."""
    return " ".join(map(str, cards))
