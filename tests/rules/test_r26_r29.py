"""R26 to R29: who may raise again after a short all-in, raises that nobody can answer, and turns that run out."""

from __future__ import annotations

from typing import Any

import pytest

from americana.engine.events import Checked, Completed, Raised
from tests.deals import ANN, BEN, CORA, DAN, FOUR, LED_BY_ANN, THREE, TWO, deal, refusal, round_two


@pytest.mark.parametrize("limit", ["pot", "no"])
def test_r26_a_short_all_in_does_not_reopen_the_betting_for_who_has_acted(limit: str) -> None:
    game = round_two(500, 65, 500, 500, limit=limit).do("Ann bet 30, Ben raise 50")
    assert game.legal.startswith("Cora: fold | call 50 | raise 80..")
    game = game.do("Cora call, Dan fold")
    assert game.legal == "Ann: fold | call 20"
    assert refusal(game, "Ann raise 100") == "not_reopened"


def test_r26_several_short_all_ins_reopen_it_together() -> None:
    game = round_two(500, 65, 80, 500).do("Ann bet 30, Ben raise 50, Cora raise 65, Dan call")
    assert game.legal == "Ann: fold | call 35 | raise 95..485"
    for second, legal in ((9, "fold | call 4"), (10, "fold | call 5 | raise 15..98")):
        game = deal(*FOUR, stacks=[99, 8, second + 1, 99], limit="no")
        game = game.do(f"Ann bet 5, Ben raise 7, Cora raise {second}, Dan call")
        assert game.legal == f"Ann: {legal}"


@pytest.mark.parametrize(("behind", "legal"), [(9, "fold | call 9"), (10, "fold | call 10 | raise 20..485")])
def test_r26_a_check_is_an_act_and_a_short_bet_does_not_reopen(behind: int, legal: str) -> None:
    game = round_two(500, 15 + behind, 500).do(f"Ann check, Ben bet {behind}, Cora call")
    assert game.legal == f"Ann: {legal}"


def test_r26_a_full_raise_over_a_short_all_in_reopens_for_all() -> None:
    game = round_two(500, 65, 500).do("Ann bet 30, Ben raise 50, Cora raise 80")
    assert game.legal == "Ann: fold | call 50 | raise 110..485"


def test_r26_fixed_limit_an_all_in_of_less_than_half_a_bet_is_no_wager() -> None:
    game = round_two(500, 43, 500, limit="fixed").do("Ann bet 20, Ben raise 28")
    assert game.of(Raised)[-1].wagers == 1
    assert game.legal == "Cora: fold | call 28 | raise 40"
    assert game.do("Cora call").legal == "Ann: fold | call 8"
    second = game.do("Cora raise 40")
    assert second.of(Raised)[-1].wagers == 2
    assert second.legal == "Ann: fold | call 20 | raise 60"


def test_r26_fixed_limit_an_all_in_of_half_a_bet_is_a_wager_and_the_new_level() -> None:
    game = round_two(500, 45, 500, limit="fixed").do("Ann bet 20, Ben raise 30")
    assert game.of(Raised)[-1].wagers == 2
    assert game.legal == "Cora: fold | call 30 | raise 50"
    assert game.do("Cora call").legal == "Ann: fold | call 10 | raise 50"


def test_r26_fixed_limit_a_short_all_in_counts_for_the_cap_or_it_does_not() -> None:
    for all_in, legal in ((28, "Cora: fold | call 28 | raise 40"), (30, "Cora: fold | call 30")):
        game = round_two(500, 15 + all_in, 500, limit="fixed", cap=2).do(f"Ann bet 20, Ben raise {all_in}")
        assert game.legal == legal


@pytest.mark.parametrize(
    ("bring_in", "small", "opens", "all_in", "legal"),
    [
        (4, 8, "bet 8", 11, "fold | call 11 | raise 16"),
        (4, 8, "bet 8", 12, "fold | call 12 | raise 20"),
        (20, 40, "bring_in 20", 25, "fold | call 25 | raise 65"),
        (2, 10, "bring_in 2", 4, "fold | call 4 | complete 10"),
        (2, 10, "bring_in 2", 5, "fold | call 5 | raise 15"),
        (10, 20, "bring_in 10", 13, "fold | call 13 | raise 33"),
    ],
)
def test_r26_fixed_limit_the_next_raise_is_to_the_level_plus_one_bet(
    bring_in: int, small: int, opens: str, all_in: int, legal: str
) -> None:
    sizes: dict[str, Any] = {"bring_in": bring_in, "small_bet": small, "big_bet": small}
    game = deal(*THREE, stacks=[200, 1 + all_in, 200], limit="fixed", **sizes).do(f"Ann {opens}")
    raises = "complete" if opens.startswith("bring_in") else "raise"
    assert game.do(f"Ben {raises} {all_in}").legal == f"Cora: {legal}"


def test_r26_fixed_limit_a_counted_all_in_need_not_reopen_for_the_opener() -> None:
    game = deal(*THREE, stacks=[500, 18, 500], ante=5, limit="fixed").do("Ann bring_in, Ben complete 13")
    assert (game.of(Completed)[0].wagers, game.of(Completed)[0].full) == (1, False)
    assert game.do("Cora call 13").legal == "Ann: fold | call 3"


def test_r26_fixed_limit_a_full_size_wager_reopens_however_little_it_adds() -> None:
    game = deal(*THREE, bring_in=7, small_bet=8, big_bet=8, limit="fixed").do("Ann bring_in, Ben complete, Cora call")
    assert game.legal == "Ann: fold | call 1 | raise 16"


def test_r26_fixed_limit_short_all_ins_together_reach_half_a_bet() -> None:
    for second, legal in ((29, "fold | call 9"), (30, "fold | call 10 | raise 50")):
        game = round_two(500, 39, 15 + second, 500, limit="fixed")
        game = game.do(f"Ann bet 20, Ben raise 24, Cora raise {second}, Dan call")
        assert game.legal == f"Ann: {legal}"


def test_r27_a_raise_needs_another_able_player_with_more_than_the_amount_to_match() -> None:
    game = deal("7s Kh", "7h Ac", "7d Qd", stacks=[205, 45, 45], at=(ANN, CORA, DAN), ante=5, limit="no")
    game = game.do("Cora bring_in 10, Dan raise 40")
    assert game.legal == "Ann: fold | call 40"
    assert refusal(game, "Ann raise 100") == "nobody_can_call_more"


def test_r27_for_the_opener_the_bring_in_is_the_amount_to_compare() -> None:
    assert deal(*THREE, stacks=[100, 3, 3], limit="no").legal == "Ann: bring_in 2"
    assert deal(*THREE, stacks=[100, 3, 4], limit="no").legal == "Ann: bring_in 2 | bet 3..99"


def test_r27_a_bet_may_be_larger_than_any_opponent_can_call_and_the_rest_comes_back() -> None:
    game = deal(*TWO, stacks=[500, 40], ante=5, limit="no").do("Ann bet 495, Ben call 35")
    assert game.hand.returned == {ANN: 460}


def test_r28_a_player_may_fold_even_when_a_check_costs_nothing() -> None:
    game = round_two(500, 500, 500)
    assert game.legal.startswith("Ann: fold | check")
    assert game.do("Ann fold").hand.live == (BEN, CORA)


def test_r29_when_time_runs_out_the_opener_brings_in_a_free_turn_checks_and_another_folds() -> None:
    game = deal(*LED_BY_ANN[:3], ante=5, limit="fixed").do("Ann timeout")
    assert game.hand.bets[ANN] == 10
    assert game.do("Ben timeout").hand.live == (ANN, CORA)
    game = game.do("Ben call, Cora call, Ann timeout")
    assert game.of(Checked)[-1].seat == ANN
    assert game.do("Ben bet 20, Cora timeout").hand.live == (ANN, BEN)


def test_r29_an_opener_who_has_posted_folds_to_a_raise() -> None:
    game = deal(*THREE, ante=5, limit="no").do("Ann timeout, Ben raise 20, Cora call, Ann timeout")
    assert game.hand.live == (BEN, CORA)
