"""The player that weighs: of all it may do it takes what is worth most, and mixes what is worth about as much."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from americana.bots.reading import after_wager
from americana.bots.sizes import sizes
from americana.bots.spot import SUSPECTED, Spot, read_spot
from americana.bots.worth import has_chance, stay_worth, wager_worth
from americana.engine.actions import Action
from americana.engine.betting import Choice, menu_of
from americana.engine.hand import View
from americana.rules import ROUNDS

_PARTS = (0.5, 1.0)
_MIXED = 0.03
_MOST_CURIOUS = 0.6


@dataclass(frozen=True, slots=True)
class Option:
    """An action and what it is worth in chips, where a fold is worth nothing."""

    action: Action
    worth: float


class Sharp:
    """Bets for value and as a bluff, folds what costs more than it wins, and is not the same twice.

    >>> from americana import Rules, see, stacked_deck, start
    >>> from americana.engine.betting import menu
    >>> hand, _ = start(Rules.preset("ru", limit="fixed"), {0: 100, 1: 100}, deck=stacked_deck("As 7d Ah 8c"))
    >>> Sharp(Random(1)).act(see(hand, 0)) in menu(hand)
    True
    """

    name = "sharp"

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def act(self, view: View) -> Action:
        """Return one of the actions that are worth most."""
        spot = read_spot(view, self._rng.uniform(0, _MOST_CURIOUS))
        options = weigh(spot)
        best = max(option.worth for option in options)
        is_last_lock = spot.state.round == ROUNDS and spot.is_locked
        margin = 0.0 if is_last_lock else _MIXED * sum(spot.state.paid)
        good = [option for option in options if option.worth >= best - margin]
        return self._rng.choice(good).action


def weigh(spot: Spot) -> tuple[Option, ...]:
    """Return what may be done and its worth; folding only where something is owed, calling only with a chance."""
    offered = menu_of(spot.state).choices
    options = []
    for choice in offered:
        match choice.verb:
            case "fold":
                if not any(other.verb == "check" for other in offered):
                    options.append(Option(choice.action(), 0.0))
            case "check":
                options.append(Option(choice.action(), stay_worth(spot, 0)))
            case "call":
                if has_chance(spot, choice.most):
                    options.append(Option(choice.action(), stay_worth(spot, choice.most)))
            case "bring_in":
                options.append(Option(choice.action(), wager_worth(spot, choice.most, spot.seen_as)))
            case _:
                options += wager_options(spot, choice)
    return tuple(options)


def wager_options(spot: Spot, choice: Choice) -> list[Option]:
    """Return the bets or raises of different sizes, each with its worth."""
    totals = (choice.least,) if choice.fixed else sizes(spot.state, choice, _PARTS)
    options = []
    for to in totals:
        seen_as = after_wager(spot.state, spot.state.place, spot.seen_as, to, SUSPECTED)
        options.append(Option(choice.action(to), wager_worth(spot, to, seen_as)))
    return options
