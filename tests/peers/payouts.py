"""What each place gets at the end (R30-R33), computed from the ledger and given ranks, with some classes in force."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tests.peers.known import Classes, Known
from tests.peers.ledger import Ledger


class Pot(NamedTuple):
    amount: int
    winners: list[int]


def final_stacks(book: Ledger, strengths: Mapping[int, int], known: Classes) -> tuple[int, ...]:
    """The stacks after the hand; `strengths` need only hold the live places, and none if one is left."""
    paid, stacks = list(book.paid), list(book.stacks)
    highest = max(paid)
    place, second = paid.index(highest), sorted(paid)[-2]
    if book.is_live[place] and highest > second:
        stacks[place] += highest - second
        paid[place] = second
    pots = _pots(paid, book.live, strengths)
    if Known.POTS_MERGE in known:
        pots = _pots(paid, sorted({place for pot in pots for place in pot.winners}), strengths)
    for pot in pots:
        share, odd = divmod(pot.amount, len(pot.winners))
        for turn, winner in enumerate(pot.winners):
            first_takes_all = odd if turn == 0 else 0
            stacks[winner] += share + (first_takes_all if Known.ODD_CHIPS in known else int(turn < odd))
    return tuple(stacks)


def _pots(paid: Sequence[int], contenders: Sequence[int], strengths: Mapping[int, int]) -> list[Pot]:
    """Layers cut at the contenders' totals; what anybody else put in beyond them falls into the last."""
    pots: list[Pot] = []
    below = 0
    cuts = sorted({paid[place] for place in contenders})
    for cut in cuts:
        top = max(paid) if cut == cuts[-1] else cut
        amount = sum(min(chips, top) - min(chips, below) for chips in paid)
        in_it = [place for place in contenders if paid[place] >= cut]
        best = max(strengths.get(place, 0) for place in in_it)
        pots.append(Pot(amount, [place for place in in_it if strengths.get(place, 0) == best]))
        below = cut
    return pots
