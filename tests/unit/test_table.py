"""A table: sitting down and leaving, chips bought, breaks, the button, one hand after the other."""

from __future__ import annotations

from typing import Any

import pytest

from americana import FULL_DECK, Bet, BringIn, Call, Fold, Raise, Rules
from americana.errors import Unreadable
from americana.rules import MOST_CHIPS
from americana.table import (
    Table,
    Terms,
    act,
    call_seats,
    deal,
    happen,
    leave,
    next_button,
    replay_table,
    sit,
    sit_in,
    sit_out,
    time_out,
    top_up,
    turn_up,
)
from americana.table.events import Busted, SatIn, SatOut, SeatLeft, ToppedUp, TopUpAsked
from tests.deals import ANN, BEN, CORA, DAN, EVE, FINN, deck_for
from tests.tables import Evening

ANN_WINS = ("Ah As Ad Ac 7h", "Kd Qd Jc 9h 8s", "8d 9c Tc 7d Jd")
OF_THREE = deck_for(dict(enumerate(ANN_WINS)), [ANN, BEN, CORA])
OF_TWO = deck_for(dict(enumerate(ANN_WINS[:2])), [ANN, BEN])
"""Ann opens, starts each round and holds four aces at the end."""


def three(preset: str = "ru", chips: int = 100, **rules: Any) -> Evening:
    return Evening(preset, **rules).seat(ANN, BEN, CORA, chips=chips)


@pytest.mark.parametrize(
    ("code", "player", "seat", "chips"),
    [
        ("bad_player", "", 1, 100),
        ("bad_player", None, 1, 100),
        ("bad_player", "x" * 101, 1, 100),
        ("no_such_seat", "Ben", 6, 100),
        ("no_such_seat", "Ben", -1, 100),
        ("no_such_seat", "Ben", True, 100),
        ("no_such_seat", "Ben", "1", 100),
        ("seat_taken", "Ben", 0, 100),
        ("already_seated", "Ann", 1, 100),
        ("bad_buy_in", "Ben", 1, 19),
        ("bad_buy_in", "Ben", 1, 201),
        ("bad_buy_in", "Ben", 1, -100),
        ("bad_buy_in", "Ben", 1, 100.0),
        ("bad_buy_in", "Ben", 1, None),
        ("bad_buy_in", "Ben", 1, 10**30),
    ],
)
def test_who_may_not_sit_down(code: str, player: Any, seat: Any, chips: Any) -> None:
    Evening().seat(ANN).refuses(code, sit, player, seat, chips)


@pytest.mark.parametrize("chips", [20, 200])
def test_one_sits_down_with_twenty_to_two_hundred_antes(chips: int) -> None:
    assert Evening().seat(ANN, chips=chips).table.stacks == {ANN: chips}
    terms = Terms.of(Rules.preset("ru", ante=5))
    assert (terms.least_buy_in, terms.most_buy_in, terms.chairs) == (100, 1000, 6)


@pytest.mark.parametrize(("left_with", "least", "most"), [(0, 20, 200), (15, 20, 200), (90, 90, 200), (500, 500, 500)])
def test_who_left_a_short_while_ago_brings_what_he_left_with_even_above_the_most(
    left_with: int, least: int, most: int
) -> None:
    for chips in (least - 1, most + 1):
        refusal = Evening().refuses("bad_buy_in", sit, "Ann", ANN, chips, left_with=left_with)
        assert refusal.facts == {"least": least, "most": most}
    for chips in (least, most):
        assert Evening().do(sit, "Ann", ANN, chips, left_with=left_with).table.stacks == {ANN: chips}


def test_who_sits_down_in_mid_hand_waits_for_the_next_one() -> None:
    evening = Evening().seat(ANN, BEN).do(deal, FULL_DECK).seat(CORA)
    assert evening.dealt_in == [ANN, BEN]
    assert evening.fold_out().do(deal, FULL_DECK).dealt_in == [ANN, BEN, CORA]
    assert evening.table.hands_played == 1


def test_a_top_up_between_hands_comes_at_once_up_to_the_largest_buy_in() -> None:
    evening = Evening().seat(ANN, chips=50).do(top_up, "Ann", 149)
    assert evening.table.stacks == {ANN: 199}
    for chips in (2, 0, -1, 1.0, True, None, "1", 10**30):
        evening.refuses("bad_top_up", top_up, "Ann", chips)
    evening.do(top_up, "Ann", 1).refuses("bad_top_up", top_up, "Ann", 1)
    evening.refuses("not_seated", top_up, "Ben", 1)


def test_a_top_up_in_mid_hand_comes_before_the_next_one() -> None:
    evening = Evening().seat(ANN, BEN, chips=50).do(deal, OF_TWO).do(top_up, "Ben", 60).do(top_up, "Ben", 40)
    assert evening.table.stacks[BEN] == 49  # table stakes
    evening.refuses("bad_top_up", top_up, "Ben", 52)
    evening.fold_out()
    assert (evening.table.stacks[BEN], evening.of(ToppedUp)) == (49, [])
    evening.do(deal, FULL_DECK)
    assert evening.of(ToppedUp) == [ToppedUp(BEN, 100)]
    assert evening.hand.began[BEN] == 149
    evening.fold_out().do(deal, FULL_DECK)
    assert len(evening.of(ToppedUp)) == 1


def test_who_is_not_in_the_hand_in_play_tops_up_at_once() -> None:
    evening = Evening().seat(ANN, BEN).do(deal, FULL_DECK).seat(CORA).do(top_up, "Cora", 10)
    assert evening.of(TopUpAsked) == []
    assert evening.table.stacks[CORA] == 110


def test_who_sits_out_in_mid_hand_plays_on_and_pays_no_ante_in_the_next() -> None:
    evening = three().do(deal, OF_THREE).do(sit_out, "Ben").do(act, "Ann", Bet(3)).do(act, "Ben", Call())
    evening.fold_out()
    chips = evening.table.stacks[BEN]
    evening.do(deal, FULL_DECK)
    assert evening.dealt_in == [ANN, CORA]
    assert evening.table.stacks[BEN] == chips
    evening.fold_out().do(sit_in, "Ben").do(deal, FULL_DECK)
    assert evening.dealt_in == [ANN, BEN, CORA]


def test_sitting_out_twice_or_in_without_a_break_is_no_news() -> None:
    evening = Evening().seat(ANN).do(sit_in, "Ann").do(sit_out, "Ann").do(sit_out, "Ann").do(sit_in, "Ann")
    assert [event for event in evening.log if isinstance(event, (SatIn, SatOut))] == [SatOut(ANN), SatIn(ANN)]
    for order in (sit_in, sit_out, leave):
        evening.refuses("not_seated", order, "Ben")


def test_who_leaves_between_hands_takes_the_chips_along_at_once() -> None:
    evening = three().do(deal, OF_THREE).fold_out().do(leave, "Ann")
    assert evening.log[-1] == SeatLeft(ANN, "Ann", 102)  # two antes won
    assert evening.table.sitters[ANN] is None


def test_who_leaves_in_mid_hand_times_out_and_the_seat_is_free_after_it() -> None:
    evening = three().do(deal, OF_THREE).do(act, "Ann", Bet(3)).do(leave, "Cora").do(leave, "Cora")
    assert evening.actor == BEN
    evening.do(act, "Ben", Call())
    assert evening.hand.live == (ANN, BEN)  # Cora owed three and is out
    evening.refuses("seat_taken", sit, "Dan", CORA, 100)
    evening.check_down()
    assert evening.of(SeatLeft) == [SeatLeft(CORA, "Cora", 99)]
    assert evening.seat(CORA).table.stacks[CORA] == 100


def test_who_leaves_in_turn_is_timed_out_at_once() -> None:
    evening = three().do(deal, OF_THREE).do(leave, "Ann")
    assert evening.hand.bets[ANN] == 2  # the opener brings in
    assert evening.actor == BEN


def test_who_leaves_checks_what_is_free_and_takes_what_he_wins() -> None:
    evening = Evening().seat(ANN, BEN).do(deal, OF_TWO).do(act, "Ann", BringIn()).do(act, "Ben", Call())
    evening.do(leave, "Ann").fold_out()
    assert evening.of(SeatLeft) == [SeatLeft(ANN, "Ann", 103)]


def test_when_all_but_one_leave_the_last_one_wins_at_once() -> None:
    evening = three().do(deal, OF_THREE).do(act, "Ann", Bet(3)).do(leave, "Ben").do(leave, "Cora")
    assert not evening.table.is_playing
    assert evening.table.stacks == {ANN: 102}
    assert [event.chips for event in evening.of(SeatLeft)] == [99, 99]


def test_everybody_may_leave_and_the_hand_still_ends() -> None:
    evening = three().do(deal, OF_THREE).do(leave, "Cora").do(leave, "Ben").do(leave, "Ann")
    assert evening.table.taken == {}
    assert sum(event.chips for event in evening.of(SeatLeft)) == 300


def test_who_lost_the_last_chip_is_not_dealt_in_until_a_top_up() -> None:
    evening = Evening(limit="no").seat(ANN, BEN, chips=20).seat(CORA).do(deal, OF_THREE)
    evening.do(act, "Ann", Bet(19)).do(act, "Ben", Call()).do(act, "Cora", Fold())
    assert evening.of(Busted) == [Busted(BEN, "Ben")]
    assert evening.table.ready == (ANN, CORA)
    evening.do(deal, FULL_DECK).fold_out()
    assert len(evening.of(Busted)) == 1
    assert evening.do(top_up, "Ben", 20).do(deal, FULL_DECK).dealt_in == [ANN, BEN, CORA]


def test_chips_asked_for_in_mid_hand_save_a_bust_player_a_hand() -> None:
    evening = Evening(limit="no").seat(ANN, BEN, chips=20).do(deal, OF_TWO).do(act, "Ann", BringIn())
    evening.do(top_up, "Ben", 50).do(act, "Ben", Raise(4)).do(act, "Ann", Raise(19)).do(act, "Ben", Call())
    assert evening.of(Busted) == [Busted(BEN, "Ben")]
    assert evening.do(deal, FULL_DECK).hand.began == {ANN: 40, BEN: 50}


def test_the_button_moves_over_gaps_absent_and_broke_players() -> None:
    evening = Evening("da").seat(ANN, CORA, DAN, FINN)
    buttons = []
    for break_of in ("", "Cora", "", "", "Ann"):
        if break_of:
            evening.do(sit_out, break_of)
        buttons.append(next_button(evening.table))
        evening.do(deal, FULL_DECK).fold_out()
        assert evening.table.button == buttons[-1]
    assert buttons == [ANN, DAN, FINN, ANN, DAN]


def test_the_button_moves_on_from_a_seat_whose_player_has_left() -> None:
    evening = Evening("da").seat(BEN, CORA, EVE).do(deal, FULL_DECK).fold_out()
    assert evening.table.button == BEN
    evening.do(leave, "Ben").seat(ANN)
    assert evening.do(deal, FULL_DECK).hand.dealer == CORA
    assert evening.hand.seats == (EVE, ANN, CORA)
    evening.fold_out().do(leave, "Eve")
    assert evening.do(deal, FULL_DECK).hand.dealer == ANN


def test_with_a_box_there_is_no_button() -> None:
    evening = three("uk").do(deal, FULL_DECK)
    assert (evening.table.button, evening.hand.dealer, next_button(evening.table)) == (None, None, None)


def test_a_hand_needs_two_ready_players_and_no_hand_in_play() -> None:
    evening = Evening()
    evening.refuses("too_few_ready", deal, FULL_DECK)
    evening.seat(ANN, BEN).do(sit_out, "Ben")
    evening.refuses("too_few_ready", deal, FULL_DECK)
    evening.do(sit_in, "Ben").do(deal, FULL_DECK)
    evening.refuses("hand_running", deal, FULL_DECK)


def test_a_deck_that_is_none_leaves_the_table_as_it_was() -> None:
    evening = Evening().seat(ANN, BEN).do(deal, FULL_DECK).do(top_up, "Ann", 5).fold_out()
    for code, deck in (("deck_size", FULL_DECK[1:]), ("card_twice", "As As"), ("unreadable_card", "As Xx")):
        evening.refuses(code, deal, deck)
    assert evening.of(ToppedUp) == []


def test_only_the_player_in_turn_acts_and_only_in_a_hand() -> None:
    evening = three()
    evening.refuses("no_hand", act, "Ann", Fold())
    evening.refuses("no_hand", time_out)
    evening.do(deal, OF_THREE).seat(DAN)
    for player, code in (("Ben", "out_of_turn"), ("Dan", "out_of_turn"), ("Eve", "not_seated"), (None, "not_seated")):
        evening.refuses(code, act, player, Bet(3))
    evening.refuses("must_open", act, "Ann", Fold())
    evening.fold_out().refuses("no_hand", act, "Ann", Fold())
    evening.refuses("no_hand", time_out)


def test_a_card_is_turned_up_after_the_hand() -> None:
    evening = three()
    evening.refuses("no_hand", turn_up, "Ann")
    evening.do(deal, OF_THREE).refuses("hand_not_over", turn_up, "Ann")
    evening.fold_out().do(turn_up, "Ben")
    assert evening.hand.shown == (BEN,)
    evening.refuses("already_shown", turn_up, "Ben")
    evening.seat(DAN).refuses("no_such_seat", turn_up, "Dan")
    evening.assert_replays()


def test_chips_beyond_the_largest_stack_of_a_hand_stay_on_the_table() -> None:
    evening = Evening(limit="no")
    evening.table = Table.open(Terms(rules=evening.table.terms.rules, least_buy_in=1, most_buy_in=MOST_CHIPS))
    evening.seat(ANN, BEN, chips=MOST_CHIPS).do(deal, OF_TWO)
    evening.do(act, "Ann", BringIn()).do(act, "Ben", Raise(4)).do(act, "Ann", Raise(MOST_CHIPS - 1))
    evening.do(act, "Ben", Call()).seat(CORA)
    for _ in range(2):
        evening.do(deal, FULL_DECK)
        assert evening.chips == 2 * MOST_CHIPS + 100
        evening.fold_out()
    assert sum(evening.table.stacks.values()) == 2 * MOST_CHIPS + 100


def test_who_takes_a_seat_cannot_turn_up_the_card_of_the_player_before() -> None:
    evening = three().do(deal, OF_THREE).fold_out().do(leave, "Ben").do(sit, "Dan", BEN, 100)
    evening.refuses("no_such_seat", turn_up, "Dan")
    assert evening.hand.shown == ()


def test_a_log_must_make_sense() -> None:
    terms = Terms.of(Rules.preset("ru"))
    with pytest.raises(Unreadable) as refused:
        replay_table(terms, [SatOut(ANN)])
    assert refused.value.code == "empty_seat"
    with pytest.raises(Unreadable) as refused:
        happen(Table.open(terms), three().do(deal, FULL_DECK).log[-1])
    assert refused.value.code == "no_start"


def test_who_is_called_is_dealt_in_whatever_he_does_until_the_deal() -> None:
    evening = three().do(call_seats).do(leave, "Ann").do(sit_out, "Ben").do(top_up, "Cora", 50).do(sit, "Dan", 3, 100)
    assert evening.table.taken[ANN].is_leaving
    evening.do(deal, OF_THREE)
    assert evening.dealt_in == [ANN, BEN, CORA]
    assert evening.hand.began == {ANN: 100, BEN: 100, CORA: 100}
    assert evening.fold_out().of(SeatLeft)[0].seat == ANN
    evening.do(call_seats)
    assert evening.table.called == (CORA, DAN)


def test_seats_are_called_once_and_between_hands() -> None:
    evening = three().do(call_seats)
    evening.refuses("hand_running", call_seats)
    evening.do(deal, OF_THREE).refuses("hand_running", call_seats)
