"""Counts the betting lines that a fixed deal allows: the engine's own oracle, as move counts are for chess programs.

A wager may be of any amount in pot and no limit; there the least and the largest stand for all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from americana.engine.actions import Action
from americana.engine.betting import Choice, menu
from americana.engine.hand import Hand
from americana.engine.play import play
from americana.rules import ROUNDS


@dataclass(frozen=True, slots=True)
class Lines:
    """How many lines there are, how many of them come to a showdown, and how many decisions they hold."""

    lines: int
    showdowns: int
    decisions: int

    def __add__(self, other: Lines) -> Lines:
        return Lines(self.lines + other.lines, self.showdowns + other.showdowns, self.decisions + other.decisions)


def perft(hand: Hand, to_round: int = ROUNDS) -> Lines:
    """Count the lines from here on; a line ends with the hand, or when the betting of `to_round` is over.

    >>> from americana.cards import stacked_deck
    >>> from americana.engine.play import start
    >>> from americana.rules import Rules
    >>> hand, _ = start(Rules.preset("ru", limit="fixed"), {0: 50, 1: 50}, deck=stacked_deck("7s 8s As Kd"))
    >>> perft(hand, to_round=1)
    Lines(lines=18, showdowns=0, decisions=10)
    """
    total = Lines(0, 0, 0)
    waiting = [hand]  # no recursion: with deep stacks a line of raises has no bound
    while waiting:
        hand = waiting.pop()
        if hand.is_over:
            total += Lines(1, int(bool(hand.showdown)), 0)
        elif hand.round > to_round:
            total += Lines(1, 0, 0)
        else:
            total += Lines(0, 0, 1)
            waiting += [play(hand, action)[0] for action in actions(hand)]
    return total


def actions(hand: Hand) -> Iterator[Action]:
    """Yield each choice once, a wager with its least and its largest amount."""
    for choice in menu(hand):
        yield from _amounts(choice)


def _amounts(choice: Choice) -> Iterator[Action]:
    yield choice.action(choice.least)
    if choice.most > choice.least:
        yield choice.action(choice.most)
