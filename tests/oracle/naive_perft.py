"""Counts the complete betting lines of a fixed deal by walking every one of them with the referee.

Naive on purpose: a copied referee at each node, no memory of positions already seen.
"""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import NamedTuple

from .referee import Referee


class Counted(NamedTuple):
    """Lines, those of them that come to a showdown, and decisions met on the way, each position counted once."""

    lines: int
    showdowns: int
    decisions: int


def perft(
    rules: Mapping[str, object],
    dealer: int | None,
    stacks: Mapping[int, int],
    deck: Sequence[str],
    max_rounds: int = 4,
) -> Counted:
    """How many betting lines the deal has; with `max_rounds` a line also ends when that round's betting is over.

    Fixed limit counts every legal act. Pot and no limit count the least and the most of each wager, once if equal.
    Free folds count, time-outs do not. The deck must reach one round further than is counted.
    """
    return _count(Referee(rules, dealer, stacks, deck), max_rounds)


def _count(referee: Referee, max_rounds: int) -> Counted:
    if referee.over:
        return Counted(1, int(len(referee.showdown) > 0), 0)
    if referee.round > max_rounds:
        return Counted(1, 0, 0)
    branches = [_count(_after(referee, verb, amount), max_rounds) for verb, amount in _choices(referee)]
    lines, showdowns, decisions = (sum(column) for column in zip(*branches, strict=True))
    return Counted(lines, showdowns, decisions + 1)


def _choices(referee: Referee) -> Iterator[tuple[str, int]]:
    for option in referee.options():
        for amount in sorted({option.least, option.most}):
            yield option.verb, amount


def _after(referee: Referee, verb: str, amount: int) -> Referee:
    twin = copy(referee)
    twin.act(verb, amount)
    return twin
