"""A player's statistics from the sums of his hands: averages and rates, each with the band in which the truth may lie.

All bands are at 95 %: Wilson's interval for rates, the normal one for averages, and for the curve of a player who would
win nothing what chance alone would do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt

from americana.cards import RANKS
from americana.room.store import Deed, KindSums, Sums
from americana.room.wire.played import Group, Point, Rate, Statistics

Z = 1.96
"""Standard deviations to either side that hold 95 % of a normal distribution."""

DIGITS = 6
"""Of a fraction, in what is told: all others are noise."""

RATES: Sequence[tuple[str, Deed, Deed | None]] = (
    ("opened_above", Deed.OPENED_ABOVE, Deed.COULD_OPEN_ABOVE),
    ("completed", Deed.COMPLETED, Deed.COULD_COMPLETE),
    ("folded_to_completion", Deed.FOLDED_TO_COMPLETION, Deed.FACED_COMPLETION),
    ("showdown", Deed.SHOWDOWN, None),
    ("won_at_showdown", Deed.WON_SHOWDOWN, Deed.SHOWDOWN),
)
"""What is counted, and of what; None: of all hands."""


def statistics_of(sums: Sums) -> Statistics:
    """Return what a player's hands come to."""
    kinds = sums.kinds
    total = _group("total", kinds)
    places = sorted({kind.place for kind in kinds if kind.place is not None})
    return Statistics(
        hands=total.hands,
        total=total,
        rates=tuple([_rate(key, made, of, kinds) for key, made, of in RATES]),
        by_door=_groups(kinds, [(rank, RANKS.index(rank)) for rank in reversed(RANKS)], lambda kind: kind.door),
        by_opener=_groups(kinds, [(str(place), place) for place in places], lambda kind: kind.place),
        curve=_curve(sums),
    )


def wilson(made: int, of: int) -> tuple[float, float]:
    """Return Wilson's interval for a rate.

    >>> [round(bound, 3) for bound in wilson(10, 40)]
    [0.142, 0.402]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if not of:
        return 0.0, 1.0
    rate, share = made / of, Z * Z / of
    middle = (rate + share / 2) / (1 + share)
    reach = Z * sqrt(rate * (1 - rate) / of + share / of / 4) / (1 + share)
    return round(max(middle - reach, 0.0), DIGITS), round(min(middle + reach, 1.0), DIGITS)


def _rate(key: str, made: Deed, of: Deed | None, kinds: Iterable[KindSums]) -> Rate:
    did = could = 0
    for kind in kinds:
        did += kind.deeds[made]
        could += kind.hands if of is None else kind.deeds[of]
    return Rate(key, did, could, *wilson(did, could))


def _groups(
    kinds: Sequence[KindSums], keys: Iterable[tuple[str, int]], of: Callable[[KindSums], int | None]
) -> tuple[Group, ...]:
    groups = [_group(key, [kind for kind in kinds if of(kind) == value]) for key, value in keys]
    return tuple([group for group in groups if group.hands])


def _group(key: str, kinds: Iterable[KindSums]) -> Group:
    hands, net, deviation = _spread(kinds)
    if hands < 2:
        return Group(key, hands, round(net, DIGITS), None, None)
    mean, reach = net / hands, Z * deviation / sqrt(hands)
    return Group(key, hands, *[round(each, DIGITS) for each in (mean, mean - reach, mean + reach)])


def _spread(kinds: Iterable[KindSums]) -> tuple[int, float, float]:
    """Return how many hands there are, all antes won, and the standard deviation of a hand."""
    hands, net, squares = 0, 0.0, 0.0
    for kind in kinds:
        hands, net, squares = hands + kind.hands, net + kind.net, squares + kind.squares
    return hands, net, sqrt(max(squares - net * net / hands, 0.0) / (hands - 1)) if hands > 1 else 0.0


def _curve(sums: Sums) -> tuple[Point, ...]:
    _, _, deviation = _spread(sums.kinds)
    points, hands, net = [], 0, 0.0
    for more, won in sums.stretches:
        hands, net = hands + more, net + won
        points.append(Point(hands, round(net, DIGITS), round(Z * deviation * sqrt(hands), DIGITS)))
    return tuple(points)
