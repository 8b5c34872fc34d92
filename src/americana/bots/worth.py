"""What an action is worth in chips, a fold being worth nothing: one bet ahead, by how rivals will answer it.

Bluffs, scare boards and thin value are no special cases: rivals answer what the board and the betting make them
believe.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from americana.bots.outlook import Range, equity, together
from americana.bots.reading import calls_at, ramp
from americana.bots.spot import Rival, Spot
from americana.engine.hand import State
from americana.rules import ROUNDS

_LATER_WON = 0.35
_LATER_LOST = 0.1
_RAISED_BACK = 1.5
_RAISES_FROM = 0.7
_NEVER = 1e-9


@dataclass(frozen=True, slots=True)
class Answer:
    """How a rival meets a wager: how often he folds or raises, what he adds, to which total, the chance to beat him."""

    folds: float
    raises: float
    adds: int
    to: int
    share: list[float]


def stay_worth(spot: Spot, adds: int) -> float:
    """Return what it is worth to check, or to call by adding chips."""
    pot = within_reach(spot.state, adds)
    return spot.equity * pot - adds + later_worth(spot, spot.equity, len(spot.rivals), pot, adds)


def wager_worth(spot: Spot, to: int, seen_as: Range) -> float:
    """Return what it is worth to put in a total, by how the others will answer what it looks like."""
    state = spot.state
    looks_like = spot.shown.share(spot.board, seen_as)
    answers = [answer(spot, rival, looks_like, to) for rival in spot.rivals]
    cost = min(to, max([one.to for one in answers])) - state.bets[state.place]
    pot = within_reach(state, cost)
    all_fold = prod([one.folds for one in answers])
    return all_fold * (pot - cost) + (1 - all_fold) * _called_worth(spot, answers, pot, cost, to - state.owed)


def answer(spot: Spot, rival: Rival, looks_like: list[float], to: int) -> Answer:
    """Return how a rival is expected to meet a wager that looks like this to him."""
    state = spot.state
    bet, stack = state.bets[rival.place], state.stacks[rival.place]
    adds = max(0, min(stack, to - bet))
    if not adds:
        return Answer(0.0, 0.0, 0, bet, rival.share)
    pot = sum(state.paid) + to - state.bets[state.place]
    hopes = spot.shown.equities(rival.board, together([looks_like, *rival.crowd]))
    stays = {card: held * calls_at(hopes[card], adds / (pot + adds)) for card, held in rival.range.items()}
    raises = 0.0
    if adds < stack and not _is_capped_after(state):
        raises = sum([held * ramp(hopes[card] - _RAISES_FROM, 0.05) for card, held in stays.items()])
    folds = 1 - sum(stays.values())
    beaten = [folds + chance for chance in spot.known.share(rival.board, stays)]
    return Answer(folds, raises, adds, bet + adds, beaten)


def later_worth(spot: Spot, part: float, rivals: float, pot: float, adds: int) -> float:
    """Return what the betting of later rounds adds, or costs, to a hand that wins this part of the time."""
    state = spot.state
    left = ROUNDS - state.round
    behind = state.stacks[state.place] - adds
    if not left or not behind:
        return 0.0
    bet = state.rules.bet_size(state.round + 1) if state.rules.limit == "fixed" else pot / 2
    edge = part * (rivals + 1) - 1
    return min(bet * left * (_LATER_WON if edge > 0 else _LATER_LOST), behind) * edge


def within_reach(state: State, adds: int) -> int:
    """Return the chips that the place in turn plays for once it has added some: no more of anybody's than of its own."""
    own = state.paid[state.place] + adds
    return own + sum([min(chips, own) for place, chips in enumerate(state.paid) if place != state.place])


def _called_worth(spot: Spot, answers: Sequence[Answer], pot: int, cost: int, bet: int) -> float:
    """Return what a wager is worth when not everybody folds; a raise back costs a losing hand more."""
    all_fold = prod([one.folds for one in answers])
    called = 1 - all_fold
    if called < _NEVER:
        return 0.0
    part = (equity(spot.mine, together([one.share for one in answers])) - all_fold) / called
    callers = sum([1 - one.folds for one in answers]) / called
    pot_called = pot + sum([one.adds * (1 - one.folds) for one in answers]) / called
    raised = (1 - prod([1 - one.raises for one in answers])) / called
    lost = _RAISED_BACK * raised * bet * (1 - part)
    return part * pot_called - cost + later_worth(spot, part, callers, pot_called, cost) - lost


def _is_capped_after(state: State) -> bool:
    """Whether one more wager is the round's last."""
    rules = state.rules
    return rules.limit == "fixed" and 0 < rules.cap <= state.wagers + 1
