"""R30 to R38: the end of a hand, from the uncalled part of a bet to the rake."""

from __future__ import annotations

from typing import Any

import pytest

from americana import Hand, apply, card, see
from americana.engine.apply import opened
from americana.engine.events import (
    DownCardsTurnedUp,
    HandStarted,
    PotAwarded,
    RoundClosed,
    UncalledReturned,
    UpCardsDealt,
)
from americana.pots import Layer, layers, uncalled
from tests.deals import ANN, BEN, CORA, DAN, LED_BY_ANN, THREE, TWO, Game, deal, round_two

CHECKED_AROUND = "check, check, check"


def pots(game: Game) -> list[tuple[int, tuple[int, ...]]]:
    return [(pot.amount, tuple(sorted(pot.eligible))) for pot in game.hand.pots]


def shares(game: Game) -> list[dict[int, int]]:
    return [dict(zip(pot.winners, pot.shares, strict=True)) for pot in game.hand.pots]


def who_shows(game: Game) -> list[str]:
    return [line.split()[0] for line in game.showdown]


def one_all_in_and_one_folded(**rules: Any) -> Game:
    """In the whole hand Ben puts in 100, Cora 20, all-in, and Ann, who folds, 30."""
    game = deal(*THREE, stacks=[500, 500, 20], ante=5, limit="no", **rules)
    return game.do("Ann bet 25, Ben raise 95, Cora call 15, Ann fold")


def two_all_in_and_one_folded(**rules: Any) -> Game:
    """Ann is all-in with 40, Ben with 100; Cora puts in 150 and Dan, who folds, 60. Ann beats Ben, and Ben Cora."""
    cards = ("8h 8c Kd 8s 8d", "Qh Qc Jd Qs Tc", "7c As Kh Js 9d", "7d 9h 7h")
    game = deal(*cards, stacks=[40, 100, 500, 500], ante=5, limit="no", **rules)
    return game.do("Cora bet 55, Dan call, Ann call 35, Ben call, Cora bet 90, Dan fold, Ben call 40")


def three_equal_hands(after_round_one: str, ann: int = 500, **rules: Any) -> Game:
    """Ann, Ben and Dan hold king, jack, nine, eight, seven; they and Cora have put 38 each into the main pot."""
    cards = ("Kh 7s 8d 9s Jc", "Kd 7h 8c 9h Jd", "Th Ac As", "Kc 7d 8s 9c Jh")
    game = deal(*cards, stacks=[ann, 500, 500, 500], ante=5, bring_in=5, limit="no", **rules)
    return game.do("Cora bet 33, Dan call, Ann call, Ben call").do(after_round_one).to_the_end()


def round_four(ben: int = 500, **rules: Any) -> Game:
    """Round 4 of three players with 15 chips each in the pot; Ann starts it."""
    game = round_two(500, ben, 500, **rules).do(CHECKED_AROUND).do(CHECKED_AROUND)
    assert (game.hand.round, game.hand.actor) == (4, ANN)
    return game


def test_r30_the_last_live_player_wins_without_showing() -> None:
    game = round_two(500, 500, 500).do("Ann bet 30, Ben fold, Cora fold")
    assert (game.showdown, game.hand.shown) == ([], ())
    assert set(see(game.hand, None).down_cards.values()) == {None}
    assert [type(event) for event in game.events[-3:-1]] == [UncalledReturned, PotAwarded]
    assert (game.hand.returned, pots(game)) == ({ANN: 30}, [(45, (ANN,))])
    assert game.hand.stacks == {ANN: 530, BEN: 485, CORA: 485}


def test_r31_what_a_live_player_put_in_above_all_others_comes_back() -> None:
    game = one_all_in_and_one_folded()
    assert game.hand.returned == {BEN: 70}  # the largest other sum is folded Ann's 30
    assert {event.pot for event in game.of(RoundClosed)} == {150}  # what came back had been put in
    assert pots(game) == [(60, (BEN, CORA)), (20, (BEN,))]


def test_r31_even_part_of_an_ante_comes_back() -> None:
    game = deal(*TWO, stacks=[2, 100], ante=5)
    assert game.hand.returned == {BEN: 3}
    assert pots(game) == [(4, (ANN, BEN))]


def test_r31_nothing_comes_back_to_who_put_in_as_much_as_a_folded_seat() -> None:
    game = deal(*LED_BY_ANN[:3], stacks=[500, 500, 20], ante=5, limit="no")
    game = game.do("Ann bet 25, Ben call, Cora call 15, Ann fold")
    assert game.hand.returned == {}
    assert pots(game) == [(60, (BEN, CORA)), (20, (BEN,))]
    assert uncalled([60, 20, 40], live=[False, True, True]) is None


def test_r32_layers_are_cut_at_the_totals_of_live_players_only() -> None:
    game = two_all_in_and_one_folded()
    assert game.hand.returned == {CORA: 50}
    assert pots(game) == [(160, (ANN, BEN, CORA)), (140, (BEN, CORA))]
    assert shares(game) == [{ANN: 160}, {BEN: 140}]
    assert game.hand.stacks == {ANN: 160, BEN: 140, CORA: 400, DAN: 440}


def test_r32_folded_chips_above_the_highest_live_total_go_into_the_layer_below() -> None:
    assert layers([60, 20, 40], live=[False, True, True]) == (Layer(60, (1, 2)), Layer(60, (2,)))


def test_r32_while_the_hand_goes_on_only_an_all_in_closes_a_pot() -> None:
    game = deal(*THREE, stacks=[20, 500, 500], ante=5, limit="no").do("Ann bet 15, Ben raise 40")
    assert (pots(game), game.hand.uncalled) == ([(45, (ANN, BEN, CORA))], (BEN, 25))
    game = game.do("Cora call")
    assert (pots(game), game.hand.uncalled) == ([(60, (ANN, BEN, CORA)), (50, (BEN, CORA))], None)


def test_r33_odd_chips_go_one_by_one_clockwise_from_the_dealers_left() -> None:
    with_button = three_equal_hands("Cora fold", preset="da", button=BEN)
    assert shares(with_button) == [{DAN: 51, ANN: 51, BEN: 50}]
    assert with_button.hand.pots[0].odd == (DAN, ANN)
    with_box = three_equal_hands("Cora fold", preset="ru")
    assert shares(with_box) == [{ANN: 51, BEN: 51, DAN: 50}]
    assert with_box.hand.pots[0].odd == (ANN, BEN)


def test_r33_every_pot_is_divided_by_itself() -> None:
    side = "Cora bet 5, Dan raise 10, Ben call, Cora fold"
    with_button = three_equal_hands(side, ann=38, preset="da", button=BEN)
    assert shares(with_button) == [{DAN: 51, ANN: 51, BEN: 50}, {DAN: 13, BEN: 12}]
    with_box = three_equal_hands(side, ann=38, preset="ru")
    assert shares(with_box) == [{ANN: 51, BEN: 51, DAN: 50}, {BEN: 13, DAN: 12}]


def test_r34_the_last_to_bet_or_raise_in_round_four_shows_first_then_clockwise() -> None:
    for limit in ("fixed", "pot", "no"):
        game = round_four(limit=limit).do("Ann check, Ben bet 40, Cora raise 80, Ann call, Ben call")
        assert who_shows(game) == ["Cora", "Ann", "Ben"]


def test_r34_a_short_all_in_raise_counts_and_a_call_does_not() -> None:
    raised = round_four(ben=50).do("Ann bet 30, Ben raise 35, Cora call, Ann call")
    assert who_shows(raised) == ["Ben", "Cora", "Ann"]
    called = round_four(ben=50).do("Ann check, Ben check, Cora bet 40, Ann call, Ben call 35")
    assert who_shows(called) == ["Cora", "Ann", "Ben"]


@pytest.mark.parametrize(
    ("preset", "order"),
    [
        ("ru", ["Ann", "Ben", "Cora"]),
        ("uk", ["Ann", "Ben", "Cora"]),
        ("da", ["Ann", "Ben", "Cora"]),
        ("pt", ["Cora", "Ann", "Ben"]),
        ("evenbet", ["Cora", "Ann", "Ben"]),
    ],
)
def test_r34_without_a_bet_the_dealers_left_or_the_best_board_shows_first(preset: str, order: list[str]) -> None:
    button = None if preset in ("ru", "uk") else CORA
    cards = ("7s As 8d Kd 9h", "7h Kh 9c 9s Ts", "7d Qd Qs Jh Js")
    assert who_shows(deal(*cards, preset=preset, button=button).to_the_end()) == order


def test_r34_bets_of_earlier_rounds_do_not_count() -> None:
    game = deal(*THREE, stacks=100, limit="no").do("Ann bring_in, Ben call, Cora raise 99, Ann call, Ben call")
    assert who_shows(game) == ["Ann", "Ben", "Cora"]


@pytest.mark.parametrize(
    ("first_tie", "order"), [("position", ["Ann", "Ben", "Cora"]), ("suit", ["Cora", "Ann", "Ben"])]
)
def test_r34_ties_are_settled_as_in_r20_and_boards_of_all_in_players_count(first_tie: str, order: list[str]) -> None:
    cards = ("7s Ah Kd Qh 8c", "7h Ts 9c 9h 8s", "7d As Ks Qd 8d")
    tied = deal(*cards, show_first="best_board", first_tie=first_tie, stacks=[500, 5, 500], ante=5)
    assert who_shows(tied.to_the_end()) == ["Ben", "Cora", "Ann"]  # Ben's nines, all-in from the ante
    cards = (cards[0], "7h Ts 9c Jh 8s", cards[2])
    tied = deal(*cards, show_first="best_board", first_tie=first_tie, stacks=[5, 500, 5], ante=5)
    assert who_shows(tied.to_the_end()) == order


def kings_then_tens_then_two_pair(cora: int = 500, losers: str = "muck", tens: str = "Ts Th 8c 7s Jh") -> Game:
    """Ben bets in round 4 and shows first; 30 chips of each are in the pot."""
    cards = ("Qs 9h 9d Qc 7h", "Kh Kd 8s 7d Jc", tens)
    game = deal(*cards, stacks=[500, 500, cora], ante=5, limit="no", losers=losers)
    game = game.do("Ben bring_in, Cora call, Ann call").do(CHECKED_AROUND).do(CHECKED_AROUND)
    return game.do("Ann check, Ben bet 15, Cora call, Ann call")


def test_r35_a_hand_beaten_by_one_shown_before_it_stays_hidden() -> None:
    game = kings_then_tens_then_two_pair()
    assert game.showdown == ["Ben pair", "Cora mucks", "Ann two_pair"]
    assert see(game.hand, None).down_cards[CORA] is None
    assert shares(game) == [{ANN: 90}]


def test_r35_everybody_shows_where_the_house_says_so_or_somebody_has_no_chips_behind() -> None:
    everybody = ["Ben pair", "Cora pair", "Ann two_pair"]
    assert kings_then_tens_then_two_pair(losers="show").showdown == everybody
    assert kings_then_tens_then_two_pair(cora=30).showdown == everybody
    assert kings_then_tens_then_two_pair(cora=31).showdown[1] == "Cora mucks"


def test_r35_an_equal_hand_is_not_beaten() -> None:
    assert kings_then_tens_then_two_pair(tens="Ks Kc 8h 7c Js").showdown == ["Ben pair", "Cora pair", "Ann two_pair"]


@pytest.mark.parametrize("ann", [100, 500])  # with 500 she is able, and the only one
def test_r36_all_in_before_the_last_card_all_down_cards_are_turned_up_and_then_the_rest_is_dealt(ann: int) -> None:
    game = deal(*THREE, stacks=[ann, 100, 100], limit="no").do("Ann bet 99, Ben fold")
    assert game.hand.shown == ()
    game = game.do("Cora call")
    turned = game.events.index(game.of(DownCardsTurnedUp)[0])
    assert [event.round for event in game.events[turned:] if isinstance(event, UpCardsDealt)] == [2, 3, 4]
    assert [seat for seat, _ in game.of(DownCardsTurnedUp)[0].cards] == [ANN, CORA]
    assert len(game.of(DownCardsTurnedUp)) == 1
    assert see(game.hand, None).down_cards == {ANN: card("7s"), BEN: None, CORA: card("7d")}


def test_r36_no_card_is_turned_up_while_two_are_able_or_after_the_last_card() -> None:
    playing = round_two(15, 500, 500)  # Ann is all-in, the others bet on
    assert playing.hand.shown == ()
    last = deal(*LED_BY_ANN[:2], stacks=100, limit="no").do("Ann bring_in, Ben call")
    last = last.do("check, check, check, check, Ann bet 97, Ben call")
    assert last.hand.is_over
    assert last.of(DownCardsTurnedUp) == playing.of(DownCardsTurnedUp) == []


def five_with_a_main_pot_of_110_and_a_side_pot_of_45(**rules: Any) -> Game:
    cards = ("8h 9c 8s 8d Qd", "Qh Jd Qc 9d 7s", "Jh Td 7h Ks 9s", "7d As", "7c Kc Kh")
    game = deal(*cards, stacks=[25, 500, 500, 500, 500], ante=5, bring_in=5, limit="no", **rules)
    game = game.do("Dan bring_in 5, Eve raise 20, Ann call 20, Ben call, Cora call, Dan fold")
    return game.do("Eve bet 5, Ben raise 20, Cora call, Eve fold").to_the_end()


def test_r37_the_rake_is_a_share_of_all_pots_rounded_down_out_of_the_main_pot_first() -> None:
    game = five_with_a_main_pot_of_110_and_a_side_pot_of_45(rake_bp=500, rake_cap=8)
    assert [pot.amount for pot in game.hand.pots] == [110, 45]
    assert [pot.rake for pot in game.hand.pots] == [7, 0]
    assert shares(game) == [{ANN: 103}, {BEN: 45}]


@pytest.mark.parametrize(("rake_bp", "rake_cap", "rake"), [(500, 5, 5), (500, 0, 0), (0, 8, 0), (10_000, 1000, 155)])
def test_r37_the_rake_is_capped_and_a_cap_of_zero_takes_nothing(rake_bp: int, rake_cap: int, rake: int) -> None:
    game = five_with_a_main_pot_of_110_and_a_side_pot_of_45(rake_bp=rake_bp, rake_cap=rake_cap)
    assert game.hand.rake == rake
    assert sum(game.hand.stacks.values()) == 2025 - rake


def test_r37_what_the_main_pot_cannot_pay_comes_out_of_the_side_pots() -> None:
    hands = ("9s Qs Js 8s 7h", "9h Qh Jh 8h 7s", "Kd As Qd Jd 9d")
    game = deal(*hands, stacks=[3, 3, 1], ante=3, rake_bp=6000, rake_cap=9)
    assert [(pot.amount, pot.rake) for pot in game.hand.pots] == [(3, 3), (4, 1)]
    assert shares(game) == [{CORA: 0}, {ANN: 2, BEN: 1}]


def test_r37_uncalled_chips_pay_no_rake_and_a_pot_with_one_contender_does() -> None:
    game = one_all_in_and_one_folded(rake_bp=1000, rake_cap=100)
    assert (game.hand.returned, game.hand.rake) == ({BEN: 70}, 8)  # a tenth of 60 + 20


@pytest.mark.parametrize(("from_round", "rake"), [(1, 1), (2, 0), (3, 0)])
def test_r37_a_hand_that_ended_before_the_cards_of_a_round_pays_none(from_round: int, rake: int) -> None:
    raked: dict[str, Any] = {"rake_bp": 1000, "rake_cap": 100, "rake_from_round": from_round}
    folded = deal(*THREE, ante=5, **raked).do("Ann bring_in, Ben fold, Cora fold")
    assert folded.hand.rake == rake
    run_out = deal(*TWO, stacks=[5, 500], ante=5, **raked)
    assert run_out.hand.rake == 1  # all cards are dealt


def test_r38_stacks_bets_pots_and_rake_add_up_after_every_event() -> None:
    game = two_all_in_and_one_folded(rake_bp=500, rake_cap=8)
    first = game.events[0]
    assert isinstance(first, HandStarted)
    assert first.deck is not None
    hand = Hand(opened(first), first.deck)
    for event in game.events[1:]:
        hand = apply(hand, event)
        assert sum(hand.stacks.values()) + hand.pot + hand.rake == 1140
        assert all(type(chips) is int and chips >= 0 for chips in (*hand.stacks.values(), hand.pot))
    assert (hand, hand.rake) == (game.hand, 8)
