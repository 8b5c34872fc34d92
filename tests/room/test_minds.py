"""What needs no worker: quick bots, stand-ins, and what a fault may say."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from random import Random
from time import perf_counter

import pytest

from americana import (
    Action,
    Fold,
    IllegalAction,
    Raise,
    Rules,
    View,
    menu,
    play,
    see,
    stacked_deck,
    start,
    timeout_action,
)
from americana.bots import BOT_KINDS, make_bot
from americana.room.minds import Minds, deciding
from americana.room.minds.deciding import HEAVY, Failed, decide, stand_in
from tests.room.thoughts import decisions

QUICK = tuple(kind for kind in BOT_KINDS if kind not in HEAVY)


class Broken:
    """A bot that fails at every decision, or does what no menu has."""

    name = "broken"

    def __init__(self, does: Action | Exception) -> None:
        self._does = does

    def act(self, _view: View) -> Action:
        if isinstance(self._does, Exception):
            raise self._does
        return self._does


def let_all_be(monkeypatch: pytest.MonkeyPatch, does: Action | Exception) -> None:
    monkeypatch.setattr(deciding, "make_bot", lambda _kind, _rng: Broken(does))


def think(minds: Minds, kind: str, view: View, within: float = 5.0) -> Action:
    return asyncio.run(minds.think(kind, 7, view, within=within))


@pytest.mark.parametrize("kind", QUICK)
def test_a_bot_that_thinks_on_the_loop_needs_less_than_a_millisecond(kind: str) -> None:
    views = decisions(300)
    rng = Random(3)
    began = perf_counter()
    for view in views:
        make_bot(kind, rng).act(view)
    assert (perf_counter() - began) / len(views) < 0.001


@pytest.mark.parametrize("kind", QUICK)
def test_a_quick_bot_needs_no_worker_and_its_chance_decides(kind: str) -> None:
    minds = Minds()
    views = decisions(100)
    said = [think(minds, kind, view) for view in views]
    assert said == [make_bot(kind, Random(7)).act(view) for view in views]
    assert all(action in menu(view) for action, view in zip(said, views, strict=True))
    assert (minds.thought, minds.fallbacks, minds.pids) == (100, 0, ())


def test_before_the_start_a_heavy_bot_is_stood_in_for_at_once() -> None:
    minds = Minds()
    for view in decisions(20):
        began = perf_counter()
        assert think(minds, "sharp", view, within=60) == make_bot("tight", Random(7)).act(view)
        assert perf_counter() - began < 1
    assert (minds.thought, minds.fallbacks) == (0, 20)


def test_a_bot_of_an_unknown_kind_is_stood_in_for() -> None:
    minds = Minds()
    (view,) = decisions(1)
    assert think(minds, "no such bot", view) == stand_in(7, view)
    assert minds.fallbacks == 1


def test_a_stand_in_that_fails_itself_does_what_a_time_out_does(monkeypatch: pytest.MonkeyPatch) -> None:
    let_all_be(monkeypatch, ValueError("tight is ill"))
    minds = Minds()
    for view in decisions(20):
        assert think(minds, "tight", view) == timeout_action(view)
    assert minds.fallbacks == 20


def test_a_bot_that_chooses_what_is_not_on_the_menu_is_stood_in_for(monkeypatch: pytest.MonkeyPatch) -> None:
    let_all_be(monkeypatch, Raise(10**9))
    (view,) = decisions(1)
    assert think(Minds(), "caller", view) == timeout_action(view)


def test_a_fault_of_a_bot_names_its_place_and_no_card(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    let_all_be(monkeypatch, KeyError("As"))
    (view,) = decisions(1)
    said = decide("caller", 7, view)
    assert isinstance(said, Failed)
    assert said.why.startswith("KeyError at test_minds.py:")
    with caplog.at_level(logging.WARNING):
        think(Minds(), "caller", view)
    assert "KeyError at test_minds.py" in caplog.text
    assert "As" not in caplog.text


def test_a_view_of_the_rail_gets_what_a_time_out_does_for_the_seat_in_turn() -> None:
    (view,) = decisions(1)
    rail = replace(view, viewer=None)
    assert think(Minds(), "caller", rail) == timeout_action(view)


def test_nobody_can_think_for_a_hand_that_is_over() -> None:
    hand, _ = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    while hand.actor is not None:
        hand, _ = play(hand, Fold() if Fold() in menu(hand) else timeout_action(hand))
    with pytest.raises(IllegalAction):
        think(Minds(), "caller", see(hand, 0))
