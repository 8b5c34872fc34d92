"""Random deals and random legal play, for properties that must hold of every hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from americana import FULL_DECK, Action, Card, Event, Hand, Rules, menu, play, start
from americana.engine.betting import Choice
from americana.rules import PRESETS

LIMITS = ("fixed", "pot", "no")


@dataclass(frozen=True)
class Deal:
    """What a hand starts from."""

    rules: Rules
    stacks: dict[int, int]
    dealer: int | None
    deck: tuple[Card, ...]


@dataclass(frozen=True)
class Played:
    """A hand, at its end or stopped in the middle, with its log and the hands and actions on the way."""

    hand: Hand
    events: tuple[Event, ...]
    steps: tuple[tuple[Hand, Action], ...]


@st.composite
def rules(draw: st.DrawFn, /, **fixed: Any) -> Rules:
    ante = draw(st.integers(1, 5))
    bring_in = draw(st.integers(1, 4 * ante))
    small_bet = draw(st.integers(bring_in, 3 * bring_in))
    changes: dict[str, Any] = {
        "limit": draw(st.sampled_from(LIMITS)),
        "ante": ante,
        "bring_in": bring_in,
        "small_bet": small_bet,
        "big_bet": draw(st.integers(small_bet, 2 * small_bet)),
        "cap": draw(st.sampled_from([4, 4, 0, 1, 3])),
        "first_tie": draw(st.sampled_from(["position", "suit"])),
        "losers": draw(st.sampled_from(["show", "muck"])),
        "rake_bp": draw(st.sampled_from([0, 0, 500, 10_000])),
        "rake_cap": draw(st.sampled_from([0, 3, 1000])),
        "rake_from_round": draw(st.integers(1, 4)),
    }
    return Rules.preset(draw(st.sampled_from(PRESETS)), **{**changes, **fixed})


@st.composite
def deals(draw: st.DrawFn, /, **fixed: Any) -> Deal:
    house = draw(rules(**fixed))
    seats = draw(st.lists(st.integers(0, 5), min_size=2, max_size=6, unique=True))
    chips = st.one_of(st.integers(1, 3 * house.ante), st.integers(1, 12 * house.bring_in), st.integers(1, 400))
    dealer = None if house.dealer == "box" else draw(st.one_of(st.none(), st.integers(0, 5)))
    deck = tuple(draw(st.permutations(FULL_DECK)))
    return Deal(house, {seat: draw(chips) for seat in sorted(seats)}, dealer, deck)


@st.composite
def hands(draw: st.DrawFn, /, whole: bool | None = None, **fixed: Any) -> Played:
    """A hand played by random legal actions: to the end (`whole`), stopped somewhere (False), or either."""
    deal = draw(deals(**fixed))
    hand, events = start(deal.rules, deal.stacks, deal.dealer, deck=deal.deck)
    log = list(events)
    steps: list[tuple[Hand, Action]] = []
    is_whole = draw(st.booleans()) if whole is None else whole
    stop = 1000 if is_whole else draw(st.integers(0, 15))
    while not hand.is_over and len(steps) < stop:
        action = draw(actions(hand))
        steps.append((hand, action))
        hand, events = play(hand, action)
        log += events
    return Played(hand, tuple(log), tuple(steps))


def actions(hand: Hand) -> st.SearchStrategy[Action]:
    """A legal action of the seat in turn; folds are rarer than the rest, or few hands would see a showdown."""
    choices = list(menu(hand))
    weighted = [c for c in choices if c.verb != "fold"] * 3 + [c for c in choices if c.verb == "fold"]
    return st.sampled_from(weighted).flatmap(amounts)


def amounts(choice: Choice) -> st.SearchStrategy[Action]:
    within = st.one_of(st.just(choice.least), st.just(choice.most), st.integers(choice.least, choice.most))
    return within.map(choice.action)
