"""Where PokerKit is known to play another game: one name for each class of difference, with the rule it differs from.

A class is no excuse after the fact. `betting`, `turns` and `payouts` compute from the ledger what the rules say, with
no class in force, and what PokerKit must say, with all of them in force: both exactly. A difference is then named by
the fewest classes that turn our answer into PokerKit's; if either engine says anything else, it is unexplained.
"""

from collections.abc import Callable, Iterable
from enum import Enum
from itertools import combinations
from typing import TypeVar


class Known(Enum):
    ACE_LOW = "R14", "the ace is PokerKit's lowest door card where the highest must open"
    EVEN_BRING_IN = "R23", "PokerKit refuses a bring-in as big as the small bet, and is played with a bet of that size"
    ASKED_ALONE = "R19", "the only player with chips owes nothing, and PokerKit asks him all the same"
    SHORT_BRING_IN = "R18", "a short bring-in lowers what the others must match to what was posted"
    OPENER_ALL_IN = "R24", "an opener with no more than the bring-in may put it in as a bet"
    OPENER_UNCALLABLE = "R27", "the opener may bet although nobody else has more than the bring-in"
    POT_BELOW_LEAST = "R25", "the pot allows less than the least bet, and PokerKit allows the least bet"
    ROUND_ONE_STEP = "R24", "PokerKit's minimum bet must be above the bring-in: so is its least raise in round 1"
    HALF_BET = "R26", "fixed limit: PokerKit counts every all-in as a wager, and measures the next bet from it"
    SHORT_REOPENS = "R26", "to reopen, PokerKit asks for the largest raise made so far, be it less than a full bet"
    SHORTS_FORGOTTEN = "R26", "short all-ins that add up to a raise are forgotten when the next short one comes"
    FIRST_TIE = "R20", "PokerKit settles equal boards by position, never by suit"
    ODD_CHIPS = "R33", "all odd chips of a pot go to its first winner"
    POTS_MERGE = "R33", "pots are merged when the losers' hands are killed, and split together"

    def __init__(self, rule: str, sentence: str) -> None:
        self.rule = rule
        self.sentence = sentence

    @property
    def label(self) -> str:
        return self.name.lower()


Classes = frozenset[Known]
NONE: Classes = frozenset()
ALL: Classes = frozenset(Known)

Answer = TypeVar("Answer")


def name_difference(answer: Callable[[Classes], Answer], among: Iterable[Known] = Known) -> Classes:
    """The fewest classes that make the rules' answer PokerKit's."""
    theirs = answer(frozenset(among))
    candidates = tuple(among)
    for size in range(len(candidates) + 1):
        for some in combinations(candidates, size):
            if answer(frozenset(some)) == theirs:
                return frozenset(some)
    raise AssertionError("all classes together are PokerKit")
