"""Random hands to be, and random legal acts, for the referee's own laws and for its duel with the engine.

Everything comes from the generator passed in. Chance alone hardly ever deals equal hands: `tied_deal` stacks the deck.
"""

import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from .brute_ranking import RANKS, SUITS
from .referee import Option, Referee

PRESETS: dict[str, dict[str, object]] = json.loads(
    (Path(__file__).parents[1] / "rules" / "hands.json").read_text(encoding="utf-8")
)["presets"]
DECK = [rank + suit for rank in RANKS for suit in SUITS]


class RandomDeal(NamedTuple):
    """What a hand starts from; stacks may be nothing at all."""

    preset: str
    changes: dict[str, object]
    dealer: int | None
    stacks: dict[int, int]
    deck: list[str]

    @property
    def rules(self) -> dict[str, object]:
        """Every parameter, by name."""
        return PRESETS[self.preset] | self.changes

    def referee(self) -> Referee:
        """The hand before the referee."""
        return Referee(self.rules, self.dealer, self.stacks, self.deck)


def random_deal(rng: random.Random) -> RandomDeal:
    """Any parameters, seats, stacks (often short, deep or broke) and cards."""
    preset = rng.choice(list(PRESETS))
    changes = _random_changes(rng)
    seats = rng.sample(range(6), rng.randint(2, 6))
    stacks = _random_stacks(rng, seats, changes)
    is_box = PRESETS[preset]["dealer"] == "box"
    return RandomDeal(preset, changes, None if is_box else rng.randrange(6), stacks, rng.sample(DECK, 32))


def tied_deal(rng: random.Random) -> RandomDeal:
    """A deal whose streets give the same rank to up to four seats: equal hands and equal boards, in other suits."""
    deal = random_deal(rng)
    seats = sum(chips > 0 for chips in deal.stacks.values())
    deck: list[str] = []
    rest = rng.sample(DECK, 32)
    for rank in rng.sample(RANKS, 5):
        street = [card for card in rest if card[0] == rank][:seats]
        street += [card for card in rest if card[0] != rank][: seats - len(street)]
        deck += rng.sample(street, seats)
        rest = [card for card in rest if card not in street]
    deck += rest
    if rng.random() < 0.3:
        one, other = rng.randrange(32), rng.randrange(32)
        deck[one], deck[other] = deck[other], deck[one]
    return deal._replace(deck=deck)


def random_act(referee: Referee, rng: random.Random, fold_weight: float = 1) -> tuple[str, int]:
    """A legal verb and amount, mostly a quiet one, so that many hands see four rounds bet; now and then a timeout."""
    options = referee.options()
    if rng.random() < 0.03:
        return "timeout", _timeout_amount(options)
    option = rng.choices(options, [{"fold": fold_weight, "call": 6, "check": 6}.get(o.verb, 4) for o in options])[0]
    any_amount = rng.randint(option.least, option.most)
    return option.verb, rng.choices([option.least, any_amount, option.most], [6, 2, 1])[0]


def _timeout_amount(options: list[Option]) -> int:
    amounts = {option.verb: option.least for option in options}
    return amounts.get("bring_in", 0)


def _random_changes(rng: random.Random) -> dict[str, object]:
    ante = rng.choice([1, 1, 2, 3, 5])
    bring_in = rng.choice([1, 2 * ante, 2 * ante, 3, 7])
    small = bring_in * rng.choice([1, 2]) + rng.choice([0, 0, 1, 5])
    return {
        "limit": rng.choice(["fixed", "pot", "no"]),
        "ante": ante,
        "bring_in": bring_in,
        "small_bet": small,
        "big_bet": small * rng.choice([1, 2]),
        "cap": rng.choice([0, 1, 3, 4, 4]),
        "opener": rng.choice(["highest", "lowest"]),
        "first_tie": rng.choice(["position", "suit"]),
        "show_first": rng.choice(["dealer_left", "best_board"]),
        "losers": rng.choice(["show", "muck"]),
        "rake_bp": rng.choice([0, 0, 500, 3000, 10_000]),
        "rake_cap": rng.choice([0, 3, 1000]),
        "rake_from_round": rng.choice([1, 2, 3, 4]),
    }


def _random_stacks(rng: random.Random, seats: list[int], changes: Mapping[str, object]) -> dict[int, int]:
    deepest = rng.choice([3, 10, 40, 40])
    is_deep = rng.random() < 0.4
    usual = [changes["ante"], changes["bring_in"]]
    short = [0, *(chips for chips in usual if isinstance(chips, int)), *(rng.randint(1, deepest) for _ in range(4))]
    stacks = {seat: rng.randint(100, 2000) if is_deep else rng.choice(short) for seat in seats}
    for seat in seats[:2]:
        stacks[seat] = max(1, stacks[seat])
    return stacks
