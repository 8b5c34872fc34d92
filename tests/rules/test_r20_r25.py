"""R20 to R25: who starts a round, and how large bets and raises are."""

from __future__ import annotations

import pytest

from americana import Rules
from americana.engine.events import (
    BetPlaced,
    BroughtIn,
    Completed,
    FirstToAct,
    Raised,
    RoundOpened,
    UpCardsDealt,
)
from tests.deals import ANN, BEN, CORA, DAN, FOUR, LED_BY_ANN, THREE, TWO, Game, deal, refusal, round_two

CALLED_AROUND = "Ann bring_in, Ben call, Cora call"


def first(game: Game) -> FirstToAct:
    return game.of(RoundOpened)[-1].first


def test_r20_there_are_four_rounds_one_after_each_up_card() -> None:
    game = deal(*LED_BY_ANN[:2]).to_the_end()
    rounds = [event for event in game.events if isinstance(event, (UpCardsDealt, RoundOpened))]
    assert [(type(event), event.round) for event in rounds] == [
        (kind, number) for number in (1, 2, 3, 4) for kind in (UpCardsDealt, RoundOpened)
    ]


def test_r20_the_best_live_board_starts_rounds_two_to_four() -> None:
    game = deal("7s As 8d Kd 9h", "7h Kh 9c 9s Ts", "7d Qd Qs Jh Js").do(CALLED_AROUND)
    assert game.do("check, check, check").hand.actor == CORA  # pair of queens in round 2 and 3
    assert (game.hand.actor, first(game).of, first(game).by) == (CORA, CORA, "best_board")
    assert str(first(game).name) == "pair Q"
    last = game.do("check, check, check, check, check, check")
    assert (last.hand.round, str(first(last).name)) == (4, "two_pair Q J")


@pytest.mark.parametrize(
    ("first_tie", "button", "starts"),
    [("position", 0, BEN), ("position", 2, DAN), ("position", 1, DAN), ("suit", 0, DAN), ("suit", 3, DAN)],
)
def test_r20_equal_boards_go_by_position_or_by_the_suit_of_the_highest_card(
    first_tie: str, button: int, starts: int
) -> None:
    cards = ("8s Ah 8c 7d", "Td 9s Kh 9d", "Tc 9h Ks 9c")  # the kings decide, not the nines
    game = deal(*cards, at=(ANN, BEN, DAN), preset="da", button=button, first_tie=first_tie)
    game = game.do("Ann bring_in, call, call, check, check, check")
    assert game.hand.round == 3
    assert (game.hand.actor, first(game).of, first(game).tie) == (starts, starts, first_tie)


def test_r20_a_folded_board_does_not_start() -> None:
    game = deal("7s As Ah", "7h Kh", "7d Qd 9c").do("Ann bring_in, Ben fold, Cora call")
    assert game.do("Ann fold").hand.is_over
    three = deal("7s As Ah", "7h Kh 8c 9s", "7d Qd 9c Jd").do(CALLED_AROUND).do("Ann fold, Ben check, Cora check")
    assert (three.hand.round, three.hand.actor) == (3, BEN)


def test_r21_when_the_best_board_is_all_in_the_next_able_player_starts() -> None:
    game = round_two(15, 500, 500)
    assert (game.hand.round, game.hand.actor) == (2, BEN)
    assert (first(game).of, first(game).passed) == (ANN, True)


def test_r21_the_turn_passes_on_clockwise_from_the_best_board() -> None:
    cards = ("7s As Ks", "7h Kh 8c", "7d Qd Qs", "7c Jc Th")
    game = deal(*cards, stacks=[500, 500, 15, 500], ante=5).do(CALLED_AROUND + ", Dan call")
    assert (game.hand.round, game.hand.actor) == (2, DAN)
    assert first(game).of == CORA


def test_r21_a_tie_is_settled_among_all_live_boards_before_the_turn_passes_on() -> None:
    game = deal("7s As Kd", "7h Qh 8c", "7d Ah Ks", stacks=[15, 500, 500], ante=5).do(CALLED_AROUND)
    assert game.hand.actor == BEN  # Ann ties with Cora and is nearer to the dealer's left, but all-in
    assert (first(game).of, first(game).tie, first(game).passed) == (ANN, "position", True)


@pytest.mark.parametrize(("preset", "small", "big"), [("ru", 20, 40), ("uk", 20, 40), ("da", 20, 40), ("pt", 20, 40)])
def test_r22_the_small_bet_is_two_bring_ins_and_the_big_bet_four(preset: str, small: int, big: int) -> None:
    rules = Rules.preset(preset, limit="fixed", ante=5)
    assert (rules.small_bet, rules.big_bet) == (small, big)
    assert [rules.bet_size(number) for number in (1, 2, 3, 4)] == [small, small, big, big]


def test_r22_in_the_evenbet_form_they_are_one_and_two_bring_ins() -> None:
    rules = Rules.preset("evenbet", ante=5)
    assert (rules.bring_in, rules.small_bet, rules.big_bet) == (10, 10, 20)


def test_r22_a_bet_or_raise_has_one_size_small_in_rounds_one_and_two_big_in_three_and_four() -> None:
    game = deal(*LED_BY_ANN[:2], ante=5, limit="fixed")
    assert game.legal == "Ann: bring_in 10 | bet 20"
    game = game.do("Ann bring_in, Ben call")
    assert game.legal == "Ann: fold | check | bet 20"
    assert game.do("Ann bet 20").legal == "Ben: fold | call 20 | raise 40"
    for _ in (3, 4):
        game = game.do("Ann check, Ben check")
        assert game.legal == "Ann: fold | check | bet 40"
        assert game.do("Ann bet 40").legal == "Ben: fold | call 40 | raise 80"
    assert (refusal(game, "Ann bet 39"), refusal(game, "Ann bet 41")) == ("wrong_amount", "wrong_amount")


def test_r23_raising_the_bring_in_to_the_small_bet_completes_it_and_is_the_first_wager() -> None:
    game = deal(*THREE, ante=5, limit="fixed").do("Ann bring_in 10")
    assert game.legal == "Ben: fold | call 10 | complete 20"
    game = game.do("Ben complete 20")
    assert (game.of(BroughtIn)[0].wagers, game.of(Completed)[0].wagers) == (0, 1)
    assert game.legal == "Cora: fold | call 20 | raise 40"
    direct = deal(*THREE, ante=5, limit="fixed").do("Ann bet 20")
    assert direct.of(BetPlaced)[0].wagers == 1
    assert direct.legal == "Ben: fold | call 20 | raise 40"


def test_r23_a_round_holds_four_wagers() -> None:
    game = deal(*THREE, ante=5, limit="fixed")
    game = game.do("Ann bring_in 10, Ben complete 20, Cora raise 40, Ann raise 60, Ben raise 80")
    assert game.legal == "Cora: fold | call 40"
    assert refusal(game, "Cora raise 100") == "capped"
    assert game.do("Cora call").legal == "Ann: fold | call 20"


@pytest.mark.parametrize(("cap", "last"), [(1, 20), (2, 40), (4, 80), (5, 100)])
def test_r23_the_cap_stays_when_two_players_are_left(cap: int, last: int) -> None:
    game = deal(*TWO, ante=5, limit="fixed", cap=cap).do("Ann bet 20")
    for to in range(40, last + 1, 20):
        game = game.do(f"raise {to}")
    assert game.legal.endswith(": fold | call 20")
    game = game.do("call")
    assert " bet " in game.legal  # each round counts anew


def test_r23_without_a_cap_the_chips_are_the_limit() -> None:
    game = deal(*TWO, stacks=145, ante=5, limit="fixed", cap=0).do("Ann bet 20")
    for to in range(40, 141, 20):
        game = game.do(f"raise {to}")
    assert game.legal.endswith(": fold | call 20")
    assert game.of(Raised)[-1].wagers == 7


@pytest.mark.parametrize("chips", [505, 12])  # with 12, Ann posts 7 of 10 and it is a wager all the same
def test_r23_a_bring_in_equal_to_the_small_bet_is_the_first_wager(chips: int) -> None:
    game = deal(*THREE, stacks=[chips, 500, 500], preset="evenbet", button=2, ante=5)
    assert game.legal == f"Ann: bring_in {min(10, chips - 5)}"
    game = game.do("Ann bring_in")
    assert game.legal == "Ben: fold | call 10 | raise 20"
    game = game.do("Ben raise 20, Cora raise 30")
    game = game.do("Ann fold, Ben raise 40") if chips > 12 else game.do("Ben raise 40")
    assert game.legal == "Cora: fold | call 10"


def test_r24_a_call_is_for_what_is_owed_or_for_all_remaining_chips() -> None:
    game = deal(*THREE, stacks=[500, 500, 30], ante=5, limit="no").do("Ann bring_in, Ben raise 40")
    assert game.legal == "Cora: fold | call 25"
    assert game.do("Cora call").legal == "Ann: fold | call 30 | raise 70..495"


def test_r24_the_smallest_bet_is_the_bring_in() -> None:
    for limit, most in (("pot", 45), ("no", 485)):
        assert round_two(500, 500, 500, limit=limit).legal == f"Ann: fold | check | bet 10..{most}"


@pytest.mark.parametrize(("bet", "least"), [(3, 6), (7, 14)])
def test_r24_the_openers_bet_is_the_last_full_bet(bet: int, least: int) -> None:
    game = deal(*THREE, stacks=100, limit="no").do(f"Ann bet {bet}")
    assert game.legal == f"Ben: fold | call {bet} | raise {least}..99"
    assert deal(*THREE, ante=5, limit="no").do("Ann bet 16").legal == "Ben: fold | call 16 | raise 32..495"


def test_r24_a_short_all_in_raise_lifts_the_amount_but_not_the_size() -> None:
    two_ten_fifteen = deal(*FOUR, stacks=[100, 100, 16, 100], limit="no")
    game = two_ten_fifteen.do("Ann bring_in 2, Ben raise 10")
    assert game.legal == "Cora: fold | call 10 | raise 15..15"
    assert game.do("Cora raise 15").legal == "Dan: fold | call 15 | raise 23..99"
    larger = deal(*FOUR, stacks=[500, 500, 55, 500], ante=5, limit="no")
    game = larger.do("Ann bring_in 10, Ben raise 35, Cora raise 50")
    assert game.legal == "Dan: fold | call 50 | raise 75..495"


def test_r24_the_bring_in_counts_as_a_full_bet_also_posted_short_or_passed_on() -> None:
    for stacks, opener in (([9, 500, 500], "Ann"), ([5, 500, 500], "Ben")):
        game = deal(*THREE, stacks=stacks, ante=5, limit="no").do(f"{opener} bring_in")
        assert game.legal.endswith("fold | call 10 | raise 20..495")


def test_r24_on_a_short_all_in_bet_a_raise_is_by_the_smallest_bet() -> None:
    game = round_two(19, 500, 500)
    assert game.legal == "Ann: fold | check | bet 4..4"
    assert game.do("Ann bet 4").legal == "Ben: fold | call 4 | raise 14..485"


def test_r24_who_has_too_little_for_a_full_wager_may_put_in_everything() -> None:
    completing = deal(*THREE, stacks=[500, 20, 500], ante=5, limit="fixed").do("Ann bring_in")
    assert completing.legal == "Ben: fold | call 10 | complete 15"
    raising = deal(*THREE, stacks=[500, 40, 500], ante=5, limit="fixed").do("Ann bet 20")
    assert raising.legal == "Ben: fold | call 20 | raise 35"
    betting = round_two(30, 500, 500, limit="fixed")
    assert betting.legal == "Ann: fold | check | bet 15"
    opening = deal(*THREE, stacks=[20, 500, 500], ante=5, limit="fixed")
    assert opening.legal == "Ann: bring_in 10 | bet 15"
    assert deal(*THREE, stacks=[15, 500, 500], ante=5, limit="fixed").legal == "Ann: bring_in 10"


def test_r25_pot_limit_over_two_rounds_of_four_players() -> None:
    game = deal("7s As", "7h Kh 8c", "7d Qd Qs", "7c Jc", ante=5, limit="pot")
    assert game.legal == "Ann: bring_in 10 | bet 11..20"
    game = game.do("Ann bring_in 10")
    assert game.legal == "Ben: fold | call 10 | raise 20..50"
    game = game.do("Ben raise 50")
    assert game.legal == "Cora: fold | call 50 | raise 90..180"
    game = game.do("Cora call, Dan fold, Ann fold")
    assert game.hand.pot == 130
    assert game.legal == "Cora: fold | check | bet 10..130"
    assert game.do("Cora bet 60").legal == "Ben: fold | call 60 | raise 120..310"


def test_r25_with_two_players_the_antes_leave_the_opener_only_the_bring_in() -> None:
    game = deal(*TWO, ante=5, limit="pot")
    assert game.legal == "Ann: bring_in 10"
    assert refusal(game, "Ann bet 11") == "bring_in_only"
    assert game.do("Ann bring_in").legal == "Ben: fold | call 10 | raise 20..40"


@pytest.mark.parametrize(("chips", "posts", "most"), [(100, 2, 9), (2, 1, 8)])
def test_r25_three_antes_and_a_bring_in_of_two_or_a_short_one(chips: int, posts: int, most: int) -> None:
    game = deal(*THREE, stacks=[chips, 100, 100], limit="pot").do(f"Ann bring_in {posts}")
    assert game.legal == f"Ben: fold | call 2 | raise 4..{most}"


def test_r25_the_chips_of_all_in_and_folded_players_count_and_so_do_the_callers_own() -> None:
    game = deal(*FOUR, stacks=[500, 500, 5, 500], ante=5, limit="pot")
    game = game.do("Ann bet 20, Ben fold, Dan raise 40")
    # 20 antes + 20 + 40 and Ann's 20 owed, on top of 40
    assert game.legal == "Ann: fold | call 20 | raise 60..140"
