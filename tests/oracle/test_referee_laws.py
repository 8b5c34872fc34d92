"""What must hold of every hand that the referee judges, and of the naive count of betting lines."""

import random
from collections.abc import Mapping

import pytest

from .naive_perft import perft
from .random_deals import DECK, PRESETS, random_act, random_deal
from .referee import WAGERS, Referee
from .test_referee import deck_for


def check_the_menu(referee: Referee) -> None:
    """What must hold of every menu (R15, R24, R25, R27)."""
    seat, now = referee.actor, referee.wagering()
    assert seat is not None
    assert referee.behind(seat) > 0
    assert not [option for option in referee.options() if option.verb == "check"] or referee.bet(seat) == now.to_match
    for option in referee.options():
        assert 0 <= option.least <= option.most
        own = 0 if option.verb == "call" else referee.bet(seat)
        assert option.most - own <= referee.behind(seat)
        if option.verb in WAGERS:
            assert option.least > now.to_match
            assert any(referee.bet(s) + referee.behind(s) > now.to_match for s in referee.able() if s != seat)


def check_the_end(referee: Referee, stacks: Mapping[int, int]) -> None:
    """Chips are conserved and every pot is accounted for (R31, R32, R38)."""
    assert referee.actor is None
    assert referee.legal() == ""
    assert sum(referee.final.values()) + referee.rake == sum(stacks.values())
    assert all(chips >= 0 for chips in referee.final.values())
    assert sum(pot["amount"] for pot in referee.pots) + sum(referee.returned.values()) == referee.rounds[-1]["pot"]
    assert all(pot["amount"] > 0 and set(pot["odd"]) < set(pot["winners"]) for pot in referee.pots)
    assert all(set(pot["winners"]) <= set(pot["eligible"]) <= set(referee.live()) for pot in referee.pots)
    called = referee.live() if len(referee.live()) > 1 else []
    assert sorted(seat for seat, _, _ in referee.showdown) == sorted(called)


def play_random_hand(seed: int) -> None:
    """Plays the random hand of this seed to its end, checking it on the way."""
    rng = random.Random(seed)
    deal = random_deal(rng)
    referee = deal.referee()
    while not referee.over:
        check_the_menu(referee)
        referee.act(*random_act(referee, rng))
        assert len(referee.acts) < 400
        behind = sum(referee.behind(seat) for seat in referee.seats)
        assert behind + referee.pot() == sum(deal.stacks.values())
    check_the_end(referee, deal.stacks)


def test_random_hands_end_and_keep_every_chip() -> None:
    for seed in range(300):
        play_random_hand(seed)


def test_perft_of_a_hand_without_betting_is_one_line() -> None:
    assert perft(PRESETS["ru"], None, {0: 1, 1: 100}, DECK) == (1, 1, 0)


def test_perft_counts_a_round_that_can_be_counted_by_hand() -> None:
    deck = deck_for([0, 1], "7s 7h", "As Kh")
    fixed = PRESETS["evenbet"] | {"cap": 2}
    # bring-in; then fold, call, or raise; against the raise fold or call
    assert perft(fixed, 1, {0: 50, 1: 50}, deck, max_rounds=1) == (4, 0, 3)
    # bring-in + (fold, call, raise + (fold, call)); bet + (fold, call, raise + (fold, call)): completing is wager 1
    assert perft(PRESETS["ru"] | {"limit": "fixed", "cap": 2}, None, {0: 50, 1: 50}, deck, max_rounds=1) == (10, 0, 6)
    # no limit with three behind: bring-in + (fold, call, raise to 3 + (fold, call)); bet 3 + (fold, call)
    assert perft(PRESETS["ru"] | {"limit": "no"}, None, {0: 4, 1: 4}, deck, max_rounds=1) == (6, 2, 4)


@pytest.mark.parametrize("limit", ["fixed", "pot", "no"])
def test_perft_by_rounds_never_shrinks(limit: str) -> None:
    rules = PRESETS["ru"] | {"limit": limit, "cap": 1}
    counts = [perft(rules, None, {0: 12, 1: 9}, DECK, max_rounds=n).lines for n in (1, 2, 3)]
    assert counts == sorted(counts)
