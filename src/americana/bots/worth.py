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
_RAISED_BACK = 1.0
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


@dataclass(frozen=True, slots=True)
class Contest:
    """Chips that are in, and the rivals who play for them, by their number in the spot."""

    amount: int
    rivals: tuple[int, ...]


def stay_worth(spot: Spot, adds: int) -> float:
    """Return what it is worth to check, or to call by adding chips."""
    shares = [rival.share for rival in spot.rivals]
    fought = contests(spot, adds)
    won = sum([one.amount * _part(spot, one, shares) for one in fought])
    top = _part(spot, fought[-1], shares)
    return won - adds + later_worth(spot, top, len(fought[-1].rivals), sum(spot.state.paid) + adds, adds)


def has_chance(spot: Spot, adds: int) -> bool:
    """Whether some chips can still be won or shared by adding to them."""
    shares = [rival.share for rival in spot.rivals]
    return any(_part(spot, one, shares) > 0 for one in contests(spot, adds))


def wager_worth(spot: Spot, to: int, seen_as: Range) -> float:
    """Return what it is worth to put in a total, by how the others will answer what it looks like."""
    state = spot.state
    looks_like = spot.shown.share(spot.board, seen_as)
    answers = [answer(spot, rival, looks_like, to) for rival in spot.rivals]
    cost = min(to, max([one.to for one in answers])) - state.bets[state.place]
    shares = [one.share for one in answers]
    fought = contests(spot, cost)
    won = sum([one.amount * _part(spot, one, shares) for one in fought])
    asked = [answers[number] for number in fought[-1].rivals]
    return won - cost + _called_worth(spot, asked, _part(spot, fought[-1], shares), cost, to - state.owed)


def answer(spot: Spot, rival: Rival, looks_like: list[float], to: int) -> Answer:
    """Return how a rival is expected to meet a wager that looks like this to him."""
    state = spot.state
    bet, stack = state.bets[rival.place], state.stacks[rival.place]
    adds = max(0, min(stack, to - bet))
    if not adds:
        return Answer(0.0, 0.0, 0, bet, rival.share)
    pot = sum(state.paid) + to - state.bets[state.place]
    hopes = spot.shown.equities(rival.board, together([looks_like, *rival.crowd]))
    price = adds / (pot + adds)
    stays = {card: held * calls_at(hopes[card], price, spot.curious) for card, held in rival.range.items()}
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


def contests(spot: Spot, adds: int) -> tuple[Contest, ...]:
    """Return what the place in turn plays for once it adds chips, cut where rivals are all-in, and against whom."""
    state = spot.state
    own = state.paid[state.place] + adds
    paid = [own if place == state.place else chips for place, chips in enumerate(state.paid)]
    all_in = {state.paid[rival.place] for rival in spot.rivals if not state.stacks[rival.place]}
    found = []
    below = 0
    for cut in sorted({own, *[chips for chips in all_in if chips < own]}):
        amount = sum([min(chips, cut) - min(chips, below) for chips in paid])
        able = [state.stacks[rival.place] > 0 or state.paid[rival.place] >= cut for rival in spot.rivals]
        found.append(Contest(amount, tuple([number for number, plays in enumerate(able) if plays])))
        below = cut
    return tuple(found)


def _part(spot: Spot, contest: Contest, shares: Sequence[list[float]]) -> float:
    """Return the part of a contest's chips that is won; all of it where nobody is against."""
    against = [shares[number] for number in contest.rivals]
    return equity(spot.mine, together(against)) if against else 1.0


def _called_worth(spot: Spot, asked: Sequence[Answer], wins: float, cost: int, bet: int) -> float:
    """Return what the chips are worth that come after a wager: the callers', later bets, and a raise back."""
    all_fold = prod([one.folds for one in asked])
    called = 1 - all_fold
    if called < _NEVER:
        return 0.0
    part = (wins - all_fold) / called
    added = sum([one.adds * (1 - one.folds) for one in asked])
    callers = sum([1 - one.folds for one in asked]) / called
    pot = sum(spot.state.paid) + cost + added / called
    raised = 1 - prod([1 - one.raises for one in asked])
    lost = _RAISED_BACK * raised * bet * (1 - part)
    return part * added + called * later_worth(spot, part, callers, pot, cost) - lost


def _is_capped_after(state: State) -> bool:
    """Whether one more wager is the round's last."""
    rules = state.rules
    return rules.limit == "fixed" and 0 < rules.cap <= state.wagers + 1
