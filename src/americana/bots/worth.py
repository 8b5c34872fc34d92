"""What an action is worth in chips, a fold being worth nothing: one bet ahead, by how rivals will answer it.

Bluffs, scare boards and thin value are no special cases: rivals answer what the board and the betting make them
believe.
"""

from __future__ import annotations

from dataclasses import dataclass

from americana.bots.outlook import Range, equity, together
from americana.bots.reading import calls_at, ramp
from americana.bots.spot import Rival, Spot
from americana.rules import ROUNDS

_LATER_WON = 0.35
_LATER_LOST = 0.1
_RAISED_BACK = 1.0


@dataclass(frozen=True, slots=True)
class Answer:
    """How a rival meets a wager: how often he folds, what he adds, up to which total, the chance to beat him then."""

    folds: float
    raises: float
    adds: int
    to: int
    share: list[float]


def stay_worth(spot: Spot, adds: int) -> float:
    """Return what it is worth to check, or to call by adding chips."""
    state, place = spot.state, spot.state.place
    mine = state.paid[place] + adds
    pot = mine + sum([min(chips, mine) for other, chips in enumerate(state.paid) if other != place])
    return spot.equity * pot - adds + later_worth(spot, spot.equity, len(spot.rivals), pot, adds)


def wager_worth(spot: Spot, to: int, seen_as: Range) -> float:
    """Return what it is worth to put in a total, by how the others will answer what it looks like."""
    state, place = spot.state, spot.state.place
    looks_like = spot.shown.share(spot.board, seen_as)
    answers = [answer(spot, rival, looks_like, to) for rival in spot.rivals]
    all_fold = 1.0
    added = 0.0
    for one in answers:
        all_fold *= one.folds
        added += one.adds * (1 - one.folds)
    matched = max(one.to for one in answers)
    cost = min(to, matched) - state.bets[place]
    mine = state.paid[place] + cost
    pot = mine + sum([min(chips, mine) for other, chips in enumerate(state.paid) if other != place])
    wins = equity(spot.mine, together([one.share for one in answers])) - all_fold
    called = 1 - all_fold
    if called < 1e-9:
        return float(pot - cost)
    pot_called = pot + added / called
    callers = sum([1 - one.folds for one in answers]) / called
    strong = 1.0
    for one in answers:
        strong *= 1 - one.raises
    raised = _RAISED_BACK * (1 - strong) * (to - state.owed)
    later = called * later_worth(spot, wins / called, callers, pot_called, cost)
    return all_fold * (pot - cost) + wins * pot_called - called * cost + later - raised


def answer(spot: Spot, rival: Rival, looks_like: list[float], to: int) -> Answer:
    """Return how a rival is expected to meet a wager that looks like this to him."""
    state = spot.state
    bet, stack = state.bets[rival.place], state.stacks[rival.place]
    adds = max(0, min(stack, to - bet))
    if not adds:
        return Answer(0.0, 0.0, 0, bet, rival.share)
    pot = sum(state.paid) + to - state.bets[spot.state.place]
    hopes = spot.shown.equities(rival.board, together([looks_like, *rival.crowd]))
    stays = {card: held * calls_at(hopes[card], adds / (pot + adds)) for card, held in rival.range.items()}
    raises = sum([held * ramp(hopes[card] - 0.7, 0.05) for card, held in stays.items()])
    folds = 1 - sum(stays.values())
    beaten = [folds + chance for chance in spot.known.share(rival.board, stays)]
    return Answer(folds, raises, adds, bet + adds, beaten)


def later_worth(spot: Spot, part: float, rivals: float, pot: float, adds: int) -> float:
    """Return what the betting of later rounds adds, or costs, to a hand that wins this part of the time."""
    state = spot.state
    left = ROUNDS - state.round
    behind = state.stacks[spot.state.place] - adds
    if not left or not behind:
        return 0.0
    bet = state.rules.bet_size(state.round + 1) if state.rules.limit == "fixed" else pot / 2
    edge = part * (rivals + 1) - 1
    return min(bet * left * (_LATER_WON if edge > 0 else _LATER_LOST), behind) * edge
