"""Frozen counts of betting lines. A count that changes is a rule that changed: the engine and a naive counter agree."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from americana import Rules, stacked_deck, start
from americana.engine.perft import Lines, perft
from americana.rules import PRESETS
from tests.oracle import naive_perft
from tests.oracle.random_deals import PRESETS as PARAMETERS

DEALS: list[dict[str, Any]] = json.loads((files("americana") / "cli" / "perft_deals.json").read_text("utf-8"))["deals"]
COUNTS: dict[str, dict[str, int]] = json.loads(Path(__file__).with_name("perft.json").read_text("utf-8"))
each_deal = pytest.mark.parametrize("deal", DEALS, ids=[deal["name"] for deal in DEALS])


def stacks_of(deal: dict[str, Any]) -> dict[int, int]:
    return {int(seat): chips for seat, chips in deal["stacks"].items()}


@each_deal
def test_the_engine_counts_as_many_lines_as_ever(deal: dict[str, Any]) -> None:
    rules = Rules.preset(deal["preset"], **deal["rules"])
    hand, _ = start(rules, stacks_of(deal), deal["dealer"], deck=stacked_deck(deal["deck"]))
    assert perft(hand, deal["rounds"]) == Lines(**COUNTS[deal["name"]])


@each_deal
def test_the_naive_counter_agrees(deal: dict[str, Any]) -> None:
    rules = PARAMETERS[deal["preset"]] | deal["rules"]
    deck = [str(card) for card in stacked_deck(deal["deck"])]
    counted = naive_perft.perft(rules, deal["dealer"], stacks_of(deal), deck, deal["rounds"])
    assert counted._asdict() == COUNTS[deal["name"]]


def test_every_preset_and_limit_is_counted_and_every_count_has_its_deal() -> None:
    counted = {(deal["preset"], deal["rules"]["limit"]) for deal in DEALS if len(deal["stacks"]) == 2}
    assert counted == {(preset, limit) for preset in PRESETS for limit in ("fixed", "pot", "no")}
    assert [deal["name"] for deal in DEALS] == list(COUNTS)
