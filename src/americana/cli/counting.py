"""What `americana perft` counts: the fixed deals that the tests freeze, or a deal of the user's own.

How lines are counted is known to `engine.perft` alone.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from typing import TypedDict

from americana.cards import stacked_deck
from americana.engine.perft import Lines, perft
from americana.engine.play import start
from americana.errors import Unreadable
from americana.rules import ROUNDS, Rules

_STACKS = re.compile(r" *\d{1,30} *(, *\d{1,30} *){0,99}")


@dataclass(frozen=True, slots=True)
class FixedDeal:
    """A deal whose betting lines are counted: `deck` is the first cards of it, `rounds` how many rounds are bet."""

    name: str
    rules: Rules
    stacks: dict[int, int]
    dealer: int | None
    deck: str
    rounds: int

    def count(self) -> Lines:
        """Count its lines."""
        if not 1 <= self.rounds <= ROUNDS:
            raise Unreadable("bad_rounds", f"choose from 1 to {ROUNDS} rounds", most=ROUNDS)
        hand, _ = start(self.rules, self.stacks, self.dealer, deck=stacked_deck(self.deck))
        return perft(hand, self.rounds)


class _Written(TypedDict):
    """A deal as `perft_deals.json` writes it."""

    name: str
    preset: str
    rules: dict[str, object]
    stacks: dict[str, int]
    dealer: int | None
    deck: str
    rounds: int


def fixed_deals() -> Iterator[FixedDeal]:
    """Yield the deals whose counts are frozen in `tests/golden/perft.json`.

    >>> next(fixed_deals()).count()
    Lines(lines=1638, showdowns=0, decisions=910)
    """
    text = resources.files("americana.cli").joinpath("perft_deals.json").read_text("utf-8")
    deals: list[_Written] = json.loads(text)["deals"]
    yield from map(_deal, deals)


def own_deal(rules: Rules, stacks: str, deck: str, rounds: int) -> FixedDeal:
    """Return a deal from the command line; `stacks` are chips with commas between.

    Raises `Unreadable` with the code `bad_stacks`; `count` raises what `start` does.
    """
    if not _STACKS.fullmatch(stacks):
        raise Unreadable("bad_stacks", "stacks are whole numbers with commas between, as in 100,100")
    chips = [int(part) for part in stacks.split(",")]
    return FixedDeal(f"{rules.base}, {stacks}", rules, dict(enumerate(chips)), None, deck, rounds)


def _deal(deal: _Written) -> FixedDeal:
    stacks = {int(seat): chips for seat, chips in deal["stacks"].items()}
    rules = Rules.preset(deal["preset"], **deal["rules"])
    return FixedDeal(deal["name"], rules, stacks, deal["dealer"], deal["deck"], deal["rounds"])
