"""House rules that contradict themselves are refused, with every fault listed."""

from __future__ import annotations

from typing import Any

import pytest

from americana import Rules
from americana.errors import IllegalRules
from americana.table import Terms
from tests.deals import refused

HUGE = 10**30
NAN = float("nan")


@pytest.mark.parametrize("value", [0, -1, 2.5, True, "5", None, NAN, float("inf"), [5], HUGE])
@pytest.mark.parametrize("name", ["ante", "bring_in", "small_bet", "big_bet"])
def test_amounts_of_house_rules_are_chips(name: str, value: Any) -> None:
    error = refused(IllegalRules, "illegal_rules", lambda: Rules.preset("ru", limit="fixed", **{name: value}))
    assert [fault.facts["name"] for fault in error.faults] == [name]
    assert error.faults[0].code in ("not_whole", "out_of_range")


@pytest.mark.parametrize(
    ("changes", "faults"),
    [
        ({"limit": "big"}, ["not_a_choice"]),
        ({"royal_listed": 1, "opener": None, "losers": ["muck"]}, ["not_a_choice"] * 3),
        ({"limit": "fixed", "bring_in": 5, "small_bet": 3, "big_bet": 2}, ["small_below_bring_in", "big_below_small"]),
        ({"limit": "fixed", "bring_in": 5, "small_bet": 3, "big_bet": -1}, ["out_of_range"]),
        ({"colour": 1, "ante": "x", "max_players": 7}, ["unknown_parameter", "not_whole", "out_of_range"]),
        ({"rake_bp": 10_001, "rake_cap": -1, "rake_from_round": 5}, ["out_of_range"] * 3),
        ({"limit": "fixed", "cap": -1}, ["out_of_range"]),
        ({"max_players": 1}, ["out_of_range"]),
    ],
)
def test_house_rules_that_contradict_themselves_are_refused_with_every_fault(
    changes: dict[str, Any], faults: list[str]
) -> None:
    error = refused(IllegalRules, "illegal_rules", lambda: Rules.preset("ru", **changes))
    assert sorted(fault.code for fault in error.faults) == sorted(faults)
    assert all(fault.message in str(error) for fault in error.faults)


@pytest.mark.parametrize("name", ["xx", "RU", "", None, 5, ["ru"], "x" * 10_000])
def test_house_rules_that_nobody_knows(name: Any) -> None:
    error = refused(IllegalRules, "illegal_rules", lambda: Rules.preset(name, ante=0))
    assert [fault.code for fault in error.faults] == ["unknown_preset", "out_of_range"]
    parameters: dict[str, Any] = Rules.preset("ru").parameters()
    refused(IllegalRules, "illegal_rules", lambda: Rules(base=name, **parameters))


def test_bets_and_cap_mean_nothing_and_are_not_checked_outside_fixed_limit() -> None:
    assert Rules.preset("ru", small_bet=-1, big_bet="x", cap=None) == Rules.preset("ru")


@pytest.mark.parametrize(
    ("least", "most"), [(0, 5), (5, 1), (1.5, 3), (1, HUGE), (True, 5), (1, NAN), ("1", 5), (1, None)]
)
def test_buy_ins_that_nobody_could_make(least: Any, most: Any) -> None:
    refused(
        IllegalRules, "illegal_rules", lambda: Terms(rules=Rules.preset("ru"), least_buy_in=least, most_buy_in=most)
    )
