"""A third book of one hand: chips and acts by place, kept from the actions alone. It asks neither engine."""

from collections.abc import Sequence
from typing import NamedTuple

from americana.rules import Rules


class Act(NamedTuple):
    """What a place did in this round, and its total of the round afterwards."""

    place: int
    verb: str
    to: int
    is_all_in: bool


class Ledger:
    def __init__(self, rules: Rules, chips: Sequence[int]) -> None:
        self.rules = rules
        self.round = 1
        self.paid = [min(rules.ante, have) for have in chips]
        self.stacks = [have - paid for have, paid in zip(chips, self.paid, strict=True)]
        self.bets = [0] * len(chips)
        self.is_live = [True] * len(chips)
        self.acts: list[Act] = []

    def act(self, place: int, verb: str, adds: int = 0) -> None:
        self.stacks[place] -= adds
        self.bets[place] += adds
        self.paid[place] += adds
        if verb == "fold":
            self.is_live[place] = False
        self.acts.append(Act(place, verb, self.bets[place], self.stacks[place] == 0))

    def next_round(self) -> None:
        self.round += 1
        self.bets = [0] * len(self.bets)
        self.acts = []

    @property
    def live(self) -> list[int]:
        return [place for place, is_live in enumerate(self.is_live) if is_live]

    @property
    def able(self) -> list[int]:
        return [place for place in self.live if self.stacks[place]]

    @property
    def is_opening(self) -> bool:
        """Whether the next act is the bring-in, or a bet instead of it (R15)."""
        return self.round == 1 and not self.acts

    def total(self, place: int) -> int:
        """What a place can have put in on this round at most."""
        return self.bets[place] + self.stacks[place]
