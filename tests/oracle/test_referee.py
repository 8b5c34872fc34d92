"""The referee against the case file, field by field, and against every example that the rules spell out."""

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from .brute_ranking import board_key, door_card_key, rank_key
from .random_deals import DECK, PRESETS
from .referee import Referee

CASES: dict[str, Any] = json.loads((Path(__file__).parents[1] / "rules" / "hands.json").read_text(encoding="utf-8"))
HANDS: list[dict[str, Any]] = CASES["hands"]


def deck_for(order: Sequence[int], down: str, *ups: str) -> list[str]:
    """A deck that gives the seats, in dealing order, these down cards and then these up cards; the rest follows."""
    top = [card for street in (down, *ups) for card in street.split()]
    assert len(top) == len(order) * (1 + len(ups))
    return top + [card for card in DECK if card not in top]


def seat_three(limit: str, stacks: Sequence[int], **rules: object) -> Referee:
    """Seats 0, 1, 2 from the box; seat 0 shows an ace and opens."""
    deck = deck_for([0, 1, 2], "7s 7h 7d", "As Kh Qd")
    return Referee(PRESETS["ru"] | {"limit": limit} | rules, None, dict(enumerate(stacks)), deck)


def play(referee: Referee, *acts: str) -> Referee:
    """Lets the seats act in turn: "raise 8", "call", "fold"; a call without an amount calls what there is."""
    for text in acts:
        verb, _, amount = text.partition(" ")
        options = {option.verb: option.least for option in referee.options()}
        referee.act(verb, int(amount) if amount else options[verb])
    return referee


# ---- the case file


@pytest.mark.parametrize("hand", HANDS, ids=[hand["id"] for hand in HANDS])
def test_hand_of_the_case_file(hand: dict[str, Any]) -> None:
    stacks = {seat: stack for seat, stack, _ in hand["seats"]}
    referee = Referee(PRESETS[hand["preset"]] | hand["rules"], hand["dealer"], stacks, hand["deck"].split())
    for number, street in enumerate(hand["rounds"], start=1):
        for seat, verb, amount, legal in street["acts"]:
            assert (referee.round, referee.actor, referee.legal()) == (number, seat, legal)
            referee.act(verb, amount)
    assert referee.over
    assert referee.dealt == hand["deck"].split()
    assert {seat: " ".join(referee.cards(seat)) for seat in stacks} == {seat: up for seat, _, up in hand["seats"]}
    assert referee.rounds == [{"first": street["first"], "pot": street["pot"]} for street in hand["rounds"]]
    assert {str(seat): chips for seat, chips in referee.returned.items()} == hand["returned"]
    assert referee.rake == hand["rake"]
    assert referee.pots == hand["pots"]
    assert [list(line) for line in referee.showdown] == hand["showdown"]
    assert {str(seat): chips for seat, chips in referee.final.items()} == hand["final"]


def test_hand_order_of_the_case_file() -> None:
    groups = [[rank_key(cards.split()) for cards in group] for group in CASES["hand_order"]]
    assert all(len(set(group)) == 1 for group in groups)
    assert all(weak[0] < strong[0] for weak, strong in pairwise(groups))


@pytest.mark.parametrize("size", ["2", "3", "4"])
def test_board_order_of_the_case_file(size: str) -> None:
    groups = [[board_key(cards.split()) for cards in group] for group in CASES["board_order"][size]]
    assert all(len(set(group)) == 1 for group in groups)
    assert all(weak[0] < strong[0] for weak, strong in pairwise(groups))


def test_bring_in_order_of_the_case_file() -> None:
    for case in CASES["bring_in_order"]:
        ups = case["up"].split()
        assert ups.index(max(ups, key=door_card_key)) == case["highest_suit"]
        assert ups.index(min(ups, key=door_card_key)) == case["lowest_suit"]


# ---- the examples that the rules spell out


def test_r18_the_last_player_calls_two_against_one_and_one_comes_back() -> None:
    referee = Referee(PRESETS["ru"], None, {0: 2, 1: 100}, deck_for([0, 1], "7s 7h", "As Kh"))
    play(referee, "bring_in 1")
    assert (referee.actor, referee.legal()) == (1, "fold | call 2")
    play(referee, "call")
    assert (referee.returned, referee.pots[0]["amount"], referee.turned_up_after) == ({1: 1}, 4, 1)


def test_r17_an_opener_all_in_from_the_ante_passes_the_bring_in_on() -> None:
    referee = seat_three("no", [1, 100, 100])
    assert (referee.actor, referee.legal()) == (1, "bring_in 2 | bet 3..99")
    assert play(referee, "bring_in").legal() == "fold | call 2 | raise 4..99"


def test_r19_the_only_able_player_left_owing_nothing_is_not_asked() -> None:
    referee = play(seat_three("fixed", [100, 3, 100]), "bring_in", "call", "call")
    assert (referee.round, referee.able()) == (2, [0, 2])
    play(referee, "fold")
    assert referee.over
    assert [street["first"] is None for street in referee.rounds] == [False, False, True, True]


def test_r20_the_tie_is_settled_by_position_or_by_the_suit_of_the_highest_card() -> None:
    deck = deck_for([0, 1], "7s 7h", "9s 9h", "9d 9c", "Qd Qs")
    for first_tie, first in (("position", 0), ("suit", 1)):
        referee = Referee(PRESETS["ru"] | {"first_tie": first_tie}, None, {0: 50, 1: 50}, deck)
        play(referee, "bring_in", "call", "check", "check")
        assert (referee.round, referee.actor) == (3, first)


def test_r24_least_raises() -> None:
    assert play(seat_three("no", [100, 16, 100]), "bet 10", "raise 15").legal() == "fold | call 15 | raise 25..99"
    assert play(seat_three("no", [100, 100, 100]), "bet 3").legal() == "fold | call 3 | raise 6..99"
    assert play(seat_three("no", [100, 100, 100]), "bet 7").legal() == "fold | call 7 | raise 14..99"
    assert play(seat_three("no", [100, 16, 100]), "bring_in", "raise 15").legal() == "fold | call 15 | raise 28..99"


def test_r25_pot_limit_bounds() -> None:
    assert seat_three("pot", [100, 100, 100]).legal() == "bring_in 2 | bet 3..3"
    assert play(seat_three("pot", [100, 100, 100]), "bring_in").legal() == "fold | call 2 | raise 4..9"
    assert play(seat_three("pot", [2, 100, 100]), "bring_in").legal() == "fold | call 2 | raise 4..8"
    heads_up = Referee(PRESETS["ru"], None, {0: 50, 1: 50}, DECK)
    assert heads_up.legal() == "bring_in 2"


@pytest.mark.parametrize(
    ("bring_in", "small", "bet", "all_in", "expected"),
    [
        (4, 8, "bet 8", 11, "fold | call 11 | raise 16"),
        (4, 8, "bet 8", 12, "fold | call 12 | raise 20"),
        (20, 40, "bring_in 20", 25, "fold | call 25 | raise 65"),
        (2, 10, "bring_in 2", 4, "fold | call 4 | complete 10"),
        (2, 10, "bring_in 2", 5, "fold | call 5 | raise 15"),
    ],
)
def test_r26_the_level_in_fixed_limit(bring_in: int, small: int, bet: str, all_in: int, expected: str) -> None:
    rules = {"bring_in": bring_in, "small_bet": small, "big_bet": small}
    referee = play(seat_three("fixed", [200, 1 + all_in, 200], **rules), bet)
    verb = referee.options()[-1].verb
    assert play(referee, f"{verb} {all_in}").legal() == expected


def test_r26_fixed_limit_reopens_by_half_a_bet_or_a_full_wager() -> None:
    rules = {"bring_in": 4, "small_bet": 8, "big_bet": 8}
    for all_in, expected in ((11, "fold | call 3"), (12, "fold | call 4 | raise 20")):
        referee = play(seat_three("fixed", [99, 1 + all_in, 99], **rules), "bet", "raise", "call")
        assert referee.legal() == expected
    near = {"bring_in": 7, "small_bet": 8, "big_bet": 8}  # a completion by one chip is full-size all the same
    referee = play(seat_three("fixed", [99, 99, 99], **near), "bring_in", "complete", "call")
    assert referee.legal() == "fold | call 1 | raise 16"


def test_r26_a_counted_short_all_in_need_not_reopen_for_the_opener() -> None:
    rules = {"bring_in": 2, "small_bet": 10, "big_bet": 10}
    referee = play(seat_three("fixed", [99, 7, 99], **rules), "bring_in", "complete")
    assert (referee.wagering().level, referee.wagering().wagers) == (6, 1)
    assert play(referee, "call").legal() == "fold | call 4"


def test_r26_short_all_ins_that_add_up_reopen_in_no_limit() -> None:
    deck = deck_for([0, 1, 2, 3], "7s 7h 7d 7c", "As Kh Qd Jc")
    for second, expected in ((9, "fold | call 4"), (10, "fold | call 5 | raise 15..98")):
        referee = Referee(PRESETS["ru"] | {"limit": "no"}, None, {0: 99, 1: 8, 2: second + 1, 3: 99}, deck)
        assert play(referee, "bet 5", "raise 7", f"raise {second}", "call").legal() == expected


def test_r26_a_check_is_an_act_and_a_short_bet_does_not_reopen() -> None:
    deck = deck_for([0, 1, 2], "7s 7h 7d", "As Kh Qd", "Ah Kd Qc")
    for stack, expected in ((4, "fold | call 1"), (5, "fold | call 2 | raise 4..96")):
        referee = Referee(PRESETS["ru"] | {"limit": "no"}, None, {0: 99, 1: stack, 2: 99}, deck)
        play(referee, "bring_in", "call", "call", "check", f"bet {stack - 3}", "call")
        assert (referee.actor, referee.legal()) == (0, expected)


def test_r27_no_wager_that_nobody_able_could_call() -> None:
    assert seat_three("no", [100, 3, 3]).legal() == "bring_in 2"
    assert seat_three("no", [100, 3, 4]).legal() == "bring_in 2 | bet 3..99"
    referee = play(seat_three("no", [100, 20, 100]), "bring_in", "raise 19", "fold")
    assert referee.legal() == "fold | call 17"


@pytest.mark.parametrize(("dealer", "odd"), [(0, 1), (1, 0), (2, 0), (5, 0)])
def test_r37_the_rake_spills_into_the_side_pot_and_r33_its_odd_chip_goes_to_the_dealers_left(
    dealer: int, odd: int
) -> None:
    order = sorted(range(3), key=lambda seat: (seat <= dealer, seat))
    hands = ["9s Qs Js 8s 7h", "9h Qh Jh 8h 7s", "Kd As Qd Jd 9d"]  # seats 0 and 1 are equal, seat 2 is better
    deck = [hands[seat].split()[street] for street in range(5) for seat in order]
    rules = PRESETS["da"] | {"ante": 3, "rake_bp": 6000, "rake_cap": 9, "rake_from_round": 1}
    referee = Referee(rules, dealer, {0: 3, 1: 3, 2: 1}, deck)
    assert referee.rake == 4  # of 3 + 4 chips: the whole main pot and one chip of the side pot
    assert referee.pots == [
        {"amount": 3, "eligible": [0, 1, 2], "winners": [2], "odd": []},
        {"amount": 4, "eligible": [0, 1], "winners": [0, 1], "odd": [odd]},
    ]
    assert referee.final == {0: 1 + (odd == 0), 1: 1 + (odd == 1), 2: 0}


@pytest.mark.parametrize(
    ("rake_bp", "rake_cap", "from_round", "rake"), [(1000, 9, 1, 0), (6000, 0, 1, 0), (6000, 2, 4, 2), (6000, 9, 5, 0)]
)
def test_r37_the_rake_is_rounded_down_capped_and_waits_for_its_round(
    rake_bp: int, rake_cap: int, from_round: int, rake: int
) -> None:
    rules = PRESETS["ru"] | {"ante": 3, "rake_bp": rake_bp, "rake_cap": rake_cap, "rake_from_round": from_round}
    assert Referee(rules, None, {0: 3, 1: 3, 2: 1}, DECK).rake == rake


def test_r34_a_short_all_in_on_the_last_round_shows_first_and_a_call_never_does() -> None:
    deck = deck_for([0, 1, 2], "7s 7h 7d", "As Kh Qd", "Ah Kd Qc", "Ad Kc Qh", "9s 9h 9d")
    referee = Referee(PRESETS["ru"] | {"limit": "fixed", "losers": "muck"}, None, {0: 99, 1: 4, 2: 99}, deck)
    play(referee, "bring_in", "call", "call", *["check"] * 6, "check", "bet 1", "call", "call")
    assert [(seat, what) for seat, what, _ in referee.showdown] == [(1, "show"), (2, "show"), (0, "show")]
