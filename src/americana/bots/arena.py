"""Bots play each other in duplicate: every deal is played from each seat by each bot, so that luck cancels.

Pure but for the chance that is passed in. Results are net antes a hand, with the standard error over deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from americana.bots.protocol import Bot
from americana.cards import FULL_DECK, Card
from americana.engine.hand import Hand
from americana.engine.play import play, start
from americana.rules import Rules
from americana.view import see


@dataclass(frozen=True, slots=True)
class Score:
    """What a bot won: hands played, net antes a hand, and the standard error of that."""

    name: str
    hands: int
    antes_per_hand: float
    standard_error: float

    def __str__(self) -> str:
        return f"{self.name}: {self.antes_per_hand:+.3f} ± {self.standard_error:.3f} antes a hand, {self.hands} hands"


def match(bots: Sequence[Bot], rules: Rules, deals: int, rng: Random, *, stack: int = 200) -> tuple[Score, ...]:
    """Play deals among bots, each of them once for every way to move the bots round the table; return a score a bot.

    >>> from americana.bots.simple import Caller, RandomBot
    >>> caller, other = match([Caller(), RandomBot(Random(1))], Rules.preset("ru", limit="fixed"), 50, Random(2))
    >>> caller.hands, caller.antes_per_hand > 0, caller.antes_per_hand == -other.antes_per_hand
    (100, True, True)

    Everybody begins each hand with `stack` antes. Without a rake the scores add up to nothing.
    """
    won: list[list[float]] = [[] for _ in bots]
    for _ in range(deals):
        deck = rng.sample(FULL_DECK, len(FULL_DECK))
        for who, net in enumerate(_duplicate(bots, rules, deck, stack)):
            won[who].append(net)
    return tuple(_score(bot, nets, len(bots)) for bot, nets in zip(bots, won, strict=True))


def play_out(hand: Hand, bots: dict[int, Bot]) -> Hand:
    """Let bots, by seat, play a hand to its end.

    >>> from americana.bots.simple import Caller
    >>> from americana import stacked_deck
    >>> hand, _ = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> play_out(hand, {0: Caller(), 1: Caller()}).stacks
    {0: 103, 1: 97}
    """
    while (seat := hand.actor) is not None:
        hand, _ = play(hand, bots[seat].act(see(hand, seat)), seat=seat)
    return hand


def _duplicate(bots: Sequence[Bot], rules: Rules, deck: Sequence[Card], stack: int) -> list[float]:
    """Return each bot's mean net antes over all rotations of one deal."""
    count = len(bots)
    chips = stack * rules.ante
    net = [0] * count
    for turn in range(count):
        seated = {seat: bots[(seat + turn) % count] for seat in range(count)}
        hand, _ = start(rules, dict.fromkeys(range(count), chips), deck=deck)
        for seat, left in play_out(hand, seated).stacks.items():
            net[(seat + turn) % count] += left - chips
    return [chips_won / (count * rules.ante) for chips_won in net]


def _score(bot: Bot, nets: Sequence[float], seats: int) -> Score:
    error = stdev(nets) / sqrt(len(nets)) if len(nets) > 1 else 0.0
    return Score(bot.name, len(nets) * seats, fmean(nets), error)
