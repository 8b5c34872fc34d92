"""What a finished hand was to each seat: each deed by a hand that was played for it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from americana import redact
from americana.cards import FULL_DECK
from americana.errors import Unreadable
from americana.room.facts import facts_of
from americana.room.store import Deed, HandFacts
from americana.room.store.deeds import packed, unpacked
from tests.deals import ANN, BEN, CORA, DAN, FOUR, LED_BY_ANN, THREE, TWO, Game, deal
from tests.room.dealt import dealt

HOW_ROUND_1_WENT = Deed.COULD_OPEN_ABOVE | Deed.OPENED_ABOVE | Deed.COULD_COMPLETE | Deed.COMPLETED
HOW_ROUND_1_WENT |= Deed.FACED_COMPLETION | Deed.FOLDED_TO_COMPLETION | Deed.OPENER


def facts(game: Game) -> HandFacts:
    return facts_of(game.events)


def first_round(game: Game, seat: int) -> Deed:
    return facts(game).seats[seat].deeds & HOW_ROUND_1_WENT


def fixed(*cards: str, **rules: Any) -> Game:
    return deal(*cards, ante=5, limit="fixed", **rules)


def test_own_cards_stand_in_the_order_dealt() -> None:
    found = facts(deal(*LED_BY_ANN, ante=5, limit="fixed").do("Ann bring_in, Ben call, fold, fold, Ann bet, fold"))
    down = {seat: str(FULL_DECK[own.down]) for seat, own in found.seats.items() if own.down is not None}
    assert down == {ANN: "7s", BEN: "7h", CORA: "7d", DAN: "7c"}
    assert [str(FULL_DECK[card]) for card in found.seats[ANN].up] == ["As", "Ah"]
    assert [str(FULL_DECK[card]) for card in found.seats[CORA].up] == ["Qd"]


def test_the_pot_is_what_was_paid_without_what_came_back() -> None:
    found = facts(fixed(*TWO).do("Ann bet, Ben raise, Ann fold"))
    assert (found.limit, found.ante, found.pot) == ("fixed", 5, 2 * 5 + 2 * 20)


def test_the_pot_is_counted_before_the_rake() -> None:
    found = facts(fixed(*TWO, rake_bp=1000, rake_cap=100, rake_from_round=1).to_the_end())
    assert found.pot == 30


def test_seats_are_counted_from_the_opener_on() -> None:
    game = fixed("7s Kd", "7h Qh", "7d As", "7c Jc").do("Cora bring_in, fold, fold, fold")
    assert {seat: own.place for seat, own in facts(game).seats.items()} == {CORA: 0, DAN: 1, ANN: 2, BEN: 3}
    assert first_round(game, CORA) & Deed.OPENER


def test_empty_seats_are_not_counted() -> None:
    game = fixed(*TWO, at=(1, 4)).do("bring_in, fold")
    assert {seat: own.place for seat, own in facts(game).seats.items()} == {1: 0, 4: 1}


def test_nobody_opens_where_all_are_in_with_the_ante() -> None:
    found = facts(deal(*TWO, stacks=[5, 3], ante=5))
    assert {own.place for own in found.seats.values()} == {None}
    assert all(own.deeds & HOW_ROUND_1_WENT == Deed(0) for own in found.seats.values())
    assert all(own.deeds & Deed.SHOWDOWN for own in found.seats.values())


def test_who_brings_in_might_have_opened_above() -> None:
    game = fixed(*THREE).do("Ann bring_in, fold, fold")
    assert first_round(game, ANN) == Deed.OPENER | Deed.COULD_OPEN_ABOVE | Deed.COULD_COMPLETE


def test_who_bets_at_once_opened_above() -> None:
    game = fixed(*THREE).do("Ann bet, fold, fold")
    opened = Deed.OPENER | Deed.COULD_OPEN_ABOVE | Deed.OPENED_ABOVE
    assert first_round(game, ANN) == opened | Deed.COULD_COMPLETE | Deed.COMPLETED


def test_the_opener_bets_above_in_no_limit_too() -> None:
    game = deal(*THREE, ante=5, limit="no").do("Ann bet 35, fold, fold")
    assert first_round(game, ANN) & (Deed.OPENED_ABOVE | Deed.COMPLETED) == Deed.OPENED_ABOVE | Deed.COMPLETED


def test_who_may_only_bring_in_could_not_have_opened_above() -> None:
    game = deal(*TWO, preset="evenbet", ante=5).do("Ann bring_in, Ben fold")
    assert first_round(game, ANN) == Deed.OPENER


def test_who_completes_the_bring_in_is_not_the_opener() -> None:
    game = fixed(*FOUR).do(
        "Ann bring_in, Ben call, Cora complete, Dan fold, Ann call, Ben fold, Ann check, Cora bet, fold"
    )
    assert first_round(game, BEN) == Deed.COULD_COMPLETE | Deed.FACED_COMPLETION | Deed.FOLDED_TO_COMPLETION
    assert first_round(game, CORA) == Deed.COULD_COMPLETE | Deed.COMPLETED
    assert first_round(game, DAN) == Deed.FACED_COMPLETION | Deed.FOLDED_TO_COMPLETION
    assert first_round(game, ANN) & (Deed.FACED_COMPLETION | Deed.FOLDED_TO_COMPLETION) == Deed.FACED_COMPLETION


def test_only_the_first_decision_against_a_completion_counts() -> None:
    game = fixed(*THREE).do("Ann bring_in, Ben complete, Cora call, Ann raise, Ben fold, Cora fold")
    assert first_round(game, CORA) == Deed.FACED_COMPLETION
    assert first_round(game, BEN) == Deed.COULD_COMPLETE | Deed.COMPLETED


def test_a_short_all_in_completes_nothing() -> None:
    game = fixed(*THREE, stacks=[500, 16, 500]).do("Ann bring_in, Ben complete, Cora raise, fold")
    assert not first_round(game, BEN) & Deed.COMPLETED
    assert first_round(game, CORA) & Deed.COMPLETED


@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_who_folds_folds_in_a_round(round_: int) -> None:
    game = fixed("7s As Ah Ad 9s", "7h Kh 8c 8h Td")
    calls = ", ".join(["Ann bring_in, Ben call", *["Ann bet, Ben call"] * (round_ - 2)])
    game = game.do("Ann bring_in, Ben fold") if round_ == 1 else game.do(f"{calls}, Ann bet, Ben fold")
    folded = Deed.FOLDED_IN_1 | Deed.FOLDED_IN_2 | Deed.FOLDED_IN_3 | Deed.FOLDED_IN_4
    assert facts(game).seats[BEN].deeds & folded == Deed[f"FOLDED_IN_{round_}"]
    assert facts(game).seats[ANN].deeds & (folded | Deed.SHOWDOWN | Deed.WON) == Deed.WON


def test_a_showdown_is_won_by_who_gets_a_share() -> None:
    found = facts(fixed("7s As Ah Ad 9s", "7h Kh 8c 8h Td").to_the_end()).seats
    told = Deed.SHOWDOWN | Deed.WON | Deed.WON_SHOWDOWN
    assert found[ANN].deeds & told == told
    assert found[BEN].deeds & told == Deed.SHOWDOWN


def test_both_win_where_both_share() -> None:
    found = facts(fixed("As Ks Qd Jd 9s", "Ah Kh Qc Jc 9d").to_the_end()).seats
    assert all(own.deeds & Deed.WON_SHOWDOWN for own in found.values())


def test_what_a_seat_may_know_gives_it_the_same_facts() -> None:
    chance = Random(5)
    for number in range(60):
        one = dealt(chance, number)
        for seat, own in facts_of(one.events).seats.items():
            known = facts_of([redact(event, seat) for event in one.events])
            assert known.seats[seat] == own
            others = [facts.down for other, facts in known.seats.items() if other not in (seat, *one.hand.shown)]
            assert set(others) <= {None}


def test_what_is_no_hand_is_refused() -> None:
    with pytest.raises(Unreadable) as refused:
        facts_of([])
    assert refused.value.code == "no_start"
    game = fixed(*TWO).do("Ann bring_in, Ben fold")
    with pytest.raises(Unreadable) as refused:
        facts_of([game.events[0], *game.events[3:]])
    assert refused.value.code == "bad_event"


def test_cards_in_a_number_keep_their_order() -> None:
    chance = Random(3)
    for count in range(5):
        for _ in range(50):
            cards = chance.sample(range(32), count)
            assert list(unpacked(packed(cards))) == cards
            assert packed(cards) < 2**21
