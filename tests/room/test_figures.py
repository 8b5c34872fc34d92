"""Statistics from sums: averages, rates and the bands around them, against what the formulas say by hand."""

from __future__ import annotations

from math import isclose, sqrt
from random import Random
from statistics import mean, stdev

import pytest

from americana.room.figures import Z, statistics_of, wilson
from americana.room.store import Deed, KindSums, Sums

NO_DEEDS = dict.fromkeys(Deed, 0)


def kind(door: int | None, place: int | None, nets: list[float], **deeds: int) -> KindSums:
    counted = NO_DEEDS | {Deed[name]: count for name, count in deeds.items()}
    return KindSums(door, place, len(nets), sum(nets), sum(net * net for net in nets), counted)


def test_an_average_has_the_band_of_a_normal_distribution() -> None:
    chance = Random(4)
    nets = [chance.choice([-1.0, -1.0, -3.0, 5.5]) for _ in range(200)]
    told = statistics_of(Sums((kind(7, 0, nets[:120]), kind(0, 3, nets[120:])), ()))
    reach = Z * stdev(nets) / sqrt(len(nets))
    assert told.hands == told.total.hands == 200
    assert told.total.low is not None
    assert told.total.high is not None
    assert isclose(told.total.net, mean(nets), abs_tol=1e-5)
    assert isclose(told.total.low, mean(nets) - reach, abs_tol=1e-5)
    assert isclose(told.total.high, mean(nets) + reach, abs_tol=1e-5)


def test_kinds_of_hands_come_best_door_card_first_and_opener_first() -> None:
    kinds = (kind(0, 2, [1.0]), kind(7, 0, [2.0, 4.0]), kind(3, None, [-1.0]), kind(0, 0, [3.0]), kind(None, 5, [9.0]))
    told = statistics_of(Sums(kinds, ()))
    assert [(group.key, group.hands, group.net) for group in told.by_door] == [
        ("A", 2, 3.0),
        ("T", 1, -1.0),
        ("7", 2, 2.0),
    ]
    assert [(group.key, group.hands) for group in told.by_opener] == [("0", 3), ("2", 1), ("5", 1)]
    assert (told.by_opener[1].low, told.by_opener[1].high) == (None, None)


def test_a_rate_counts_what_was_done_of_what_could_be() -> None:
    nets = [0.0] * 50
    kinds = (kind(1, 1, nets, SHOWDOWN=20, WON_SHOWDOWN=5), kind(2, 0, nets, COULD_COMPLETE=40, COMPLETED=10))
    rates = {rate.key: rate for rate in statistics_of(Sums(kinds, ())).rates}
    assert (rates["showdown"].made, rates["showdown"].of) == (20, 100)
    assert (rates["won_at_showdown"].made, rates["won_at_showdown"].of) == (5, 20)
    assert (rates["completed"].made, rates["completed"].of) == (10, 40)
    assert (rates["completed"].low, rates["completed"].high) == wilson(10, 40)
    assert (rates["opened_above"].made, rates["opened_above"].of) == (0, 0)


@pytest.mark.parametrize(("made", "of"), [(0, 1), (1, 1), (0, 500), (500, 500), (3, 7), (250, 500)])
def test_a_rate_lies_within_its_band_and_the_band_within_0_and_1(made: int, of: int) -> None:
    low, high = wilson(made, of)
    assert 0 <= low <= made / of <= high <= 1
    assert high - low > 0


def test_the_curve_adds_up_and_its_band_grows_with_the_root_of_the_hands() -> None:
    nets = [1.0, -1.0] * 100
    told = statistics_of(Sums((kind(0, 0, nets),), ((50, 3.0), (50, -1.0), (100, -2.0))))
    assert [(point.hands, point.net) for point in told.curve] == [(50, 3.0), (100, 2.0), (200, 0.0)]
    assert isclose(told.curve[2].band, 2 * told.curve[0].band, abs_tol=1e-5)
    assert isclose(told.curve[2].band, Z * stdev(nets) * sqrt(200), abs_tol=1e-5)


def test_no_hands_come_to_nothing() -> None:
    told = statistics_of(Sums((), ()))
    assert (told.hands, told.total.net, told.total.low, told.curve, told.by_door) == (0, 0.0, None, (), ())
