"""Sums of chips at the end of a hand: the uncalled excess, layers of pots, shares, rake (R31–R33, R37). No cards.

Seats are places in dealing order here: 0 is the first seat clockwise from the dealer's left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from americana.rules import Rules


@dataclass(frozen=True, slots=True)
class Layer:
    """One pot: its chips and the places that contest it."""

    amount: int
    contenders: tuple[int, ...]


def uncalled(paid: Sequence[int], live: Sequence[bool]) -> tuple[int, int] | None:
    """Say which live place put in more than every other, folded ones included, and by how much (R31).

    >>> uncalled([16, 36, 16], [False, True, True])
    (1, 20)
    """
    top, second = sorted(paid, reverse=True)[:2]
    place = paid.index(top)
    return (place, top - second) if top > second and live[place] else None


def layers(paid: Sequence[int], live: Sequence[bool]) -> tuple[Layer, ...]:
    """Cut contributions into pots at live places' totals; what folded places put in beyond merges down (R32).

    >>> layers([10, 30, 30, 7], [True, True, True, False])
    (Layer(amount=37, contenders=(0, 1, 2)), Layer(amount=40, contenders=(1, 2)))
    """
    places = [place for place, is_live in enumerate(live) if is_live]
    cuts = sorted({paid[place] for place in places})
    if len(cuts) == 1:
        return (Layer(sum(paid), tuple(places)),)
    pots = []
    below = 0
    for cut in cuts:
        top = max(paid) if cut == cuts[-1] else cut
        amount = sum([min(chips, top) - min(chips, below) for chips in paid])
        pots.append(Layer(amount, tuple([place for place in places if paid[place] >= cut])))
        below = cut
    return tuple(pots)


def split(amount: int, winners: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Share a pot among winners, given in dealing order; return the shares and the winners who got an odd chip (R33).

    >>> split(7, [1, 2])
    ((4, 3), (1,))
    """
    share, over = divmod(amount, len(winners))
    return tuple([share + (i < over) for i in range(len(winners))]), tuple(winners[:over])


def rake(amounts: Sequence[int], last_round: int, rules: Rules) -> tuple[int, ...]:
    """Say what the house takes from each pot, main pot first (R37).

    >>> rake([30, 26], 4, Rules.preset("ru", rake_bp=500, rake_cap=10))
    (2, 0)
    """
    if not rules.rake_bp or last_round < rules.rake_from_round:
        return (0,) * len(amounts)
    due = min(sum(amounts) * rules.rake_bp // 10_000, rules.rake_cap)
    taken = []
    for amount in amounts:
        taken.append(min(due, amount))
        due -= taken[-1]
    return tuple(taken)
