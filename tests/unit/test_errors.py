"""Bad input gets one clear error with a code, and whatever it was asked of stays as it was."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import pytest

from americana import (
    FULL_DECK,
    AmericanaError,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    Hand,
    IllegalAction,
    Raise,
    Rules,
    card,
    menu,
    play,
    read_cards,
    redact,
    replay,
    see,
    show,
    stacked_deck,
    start,
    strength,
    timeout_action,
)
from americana.errors import IllegalDeal, Unreadable
from americana.ranking import board_value
from americana.rules import MOST_CHIPS
from americana.view import replay_view
from tests.deals import ANN, BEN, CORA, THREE, TWO, Game, deal, refused, round_two

NAN = float("nan")
HUGE = 10**30
NO_CHIPS = [-1, 2.5, True, "5", None, NAN, float("inf"), [5], HUGE]
"""Not one of these is a number of chips."""


def refused_play(hand: Hand, action: Any, code: str) -> AmericanaError:
    """Refuse it, and leave the hand as it was."""
    before = deepcopy(hand)
    error = refused(IllegalAction, code, lambda: play(hand, action))
    assert hand == before
    assert action not in menu(hand)
    return error


@pytest.mark.parametrize("text", ["Zs", "1s", "11s", "A", "s", "6h", "A s", "As\x00", "Аs", "🂡", "As-Kd", "x" * 10_000])
def test_text_that_is_no_card(text: str) -> None:
    error = refused(Unreadable, "unreadable_card", lambda: read_cards("Kd " + text))
    assert len(str(error.facts["text"])) <= 20


@pytest.mark.parametrize("value", [None, 5, 1.5, b"As", ["As"]])
def test_a_card_is_text(value: Any) -> None:
    refused(Unreadable, "unreadable_card", lambda: card(value))


@pytest.mark.parametrize("text", ["", " , ", "As Kd"])
def test_one_card_is_asked_for(text: str) -> None:
    refused(Unreadable, "unreadable_card", lambda: card(text))


def test_a_card_that_comes_twice() -> None:
    for call in (
        lambda: read_cards("As 10h a♠"),
        lambda: stacked_deck("As As"),
        lambda: strength([*read_cards("As Kd Qh Jc"), card("As")]),
    ):
        assert refused(Unreadable, "card_twice", call).facts["card"] == "As"


@pytest.mark.parametrize("count", [0, 4, 6])
def test_a_hand_is_five_cards(count: int) -> None:
    assert refused(Unreadable, "five_cards", lambda: strength(FULL_DECK[:count])).facts["cards"] == count


@pytest.mark.parametrize("cards", ["As Kd Qh Jc Ts", ["As", "Kd", "Qh", "Jc", "Ts"], None, 5, [None] * 5])
def test_hands_and_boards_are_made_of_cards(cards: Any) -> None:
    refused(Unreadable, "unreadable_card", lambda: strength(cards))
    refused(Unreadable, "unreadable_card", lambda: board_value(cards))


@pytest.mark.parametrize("count", [0, 5])
def test_a_board_is_one_to_four_cards(count: int) -> None:
    refused(Unreadable, "board_size", lambda: board_value(FULL_DECK[:count]))


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        card("As").rank = "K"
    assert str(card("As")) == "As"


WHOLE = " ".join(map(str, FULL_DECK))


@pytest.mark.parametrize(
    ("deck", "kind", "code"),
    [
        ("", IllegalDeal, "deck_size"),
        ("As Kd", IllegalDeal, "deck_size"),
        (FULL_DECK[:31], IllegalDeal, "deck_size"),
        ([*FULL_DECK, card("As")], Unreadable, "card_twice"),
        ([*FULL_DECK[:31], card("7s")], Unreadable, "card_twice"),
        (WHOLE + " As", Unreadable, "too_many_cards"),
        (WHOLE.replace("8s", "6s"), Unreadable, "unreadable_card"),
        (WHOLE.split(), Unreadable, "unreadable_card"),
        ([["As"]] * 32, Unreadable, "unreadable_card"),
        (None, Unreadable, "unreadable_card"),
        (5, Unreadable, "unreadable_card"),
        ([*FULL_DECK[:31], None], Unreadable, "unreadable_card"),
        (range(32), Unreadable, "unreadable_card"),
    ],
)
def test_a_deck_is_thirty_two_different_cards(deck: Any, kind: type[AmericanaError], code: str) -> None:
    refused(kind, code, lambda: start(Rules.preset("ru"), {0: 100, 1: 100}, deck=deck))


@pytest.mark.parametrize("chips", [*NO_CHIPS, MOST_CHIPS + 1])
def test_stacks_are_whole_chips(chips: Any) -> None:
    stacks = {3: 100, 1: chips}
    before = repr(stacks)
    error = refused(IllegalDeal, "bad_stack", lambda: start(Rules.preset("ru"), stacks, deck=FULL_DECK))
    assert error.facts["seat"] == 1
    assert repr(stacks) == before


@pytest.mark.parametrize("seat", [-1, 100, True, "0", None, 1.5, NAN, HUGE, (0,)])
def test_seats_and_the_buttons_seat_are_whole_numbers(seat: Any) -> None:
    refused(IllegalDeal, "bad_seat", lambda: start(Rules.preset("ru"), {seat: 9, 2: 9, 3: 9}, deck=FULL_DECK))
    if seat is not None:
        refused(IllegalDeal, "bad_dealer", lambda: start(Rules.preset("da"), {0: 9, 2: 9}, seat, deck=FULL_DECK))
        refused(IllegalDeal, "dealer_with_box", lambda: start(Rules.preset("ru"), {0: 9, 2: 9}, seat, deck=FULL_DECK))


@pytest.mark.parametrize(
    ("stacks", "code"),
    [
        (None, "bad_seat"),
        ([100, 100], "bad_seat"),
        ("100", "bad_seat"),
        ({}, "too_few_seats"),
        ({0: 100}, "too_few_seats"),
        ({0: 100, 1: 0, 2: 0}, "too_few_seats"),
        (dict.fromkeys(range(7), 100), "too_many_seats"),
        (dict.fromkeys(range(100), 100), "too_many_seats"),
    ],
)
def test_two_to_six_seats_with_chips(stacks: Any, code: str) -> None:
    refused(IllegalDeal, code, lambda: start(Rules.preset("ru"), stacks, deck=FULL_DECK))
    assert start(Rules.preset("ru"), {**dict.fromkeys(range(6), 1), 6: 0}, deck=FULL_DECK)[0].is_over


@pytest.mark.parametrize("action", [None, "fold", 5, Fold, Raise, (), {"do": "fold"}, NAN])
def test_what_is_no_action(action: Any) -> None:
    refused_play(deal(*THREE).hand, action, "no_action")
    refused_play(deal(*TWO, stacks=1).hand, action, "no_action")


@pytest.mark.parametrize("chips", [2.0, 2.5, True, "2", [2], NAN, {}])
def test_an_amount_that_is_no_number_of_chips(chips: Any) -> None:
    opening = deal(*THREE, limit="no")
    called = opening.do("Ann bring_in")
    fixed = deal(*THREE, limit="fixed").do("Ann bring_in")
    for game, action in (
        (opening, BringIn(chips)),
        (opening, Bet(chips)),
        (called, Call(chips)),
        (called, Raise(chips)),
        (fixed, Complete(chips)),
    ):
        refused_play(game.hand, action, "not_whole")


def test_a_bet_or_raise_names_its_amount() -> None:
    nothing: Any = None
    refused_play(deal(*THREE, limit="no").hand, Bet(nothing), "not_whole")
    refused_play(deal(*THREE, limit="no").do("Ann bring_in").hand, Raise(nothing), "not_whole")


@pytest.mark.parametrize(
    ("before", "action", "code", "facts"),
    [
        ("", Bet(2), "too_small", {"least": 3}),
        ("", Bet(-5), "too_small", {"least": 3}),
        ("", Bet(500), "too_big", {"most": 499}),
        ("", Bet(HUGE), "too_big", {"most": 499}),
        ("", Bet(-HUGE), "too_small", {"least": 3}),
        ("", BringIn(3), "wrong_amount", {"amount": 2}),
        ("", BringIn(HUGE), "wrong_amount", {"amount": 2}),
        ("Ann bring_in", Call(3), "wrong_amount", {"amount": 2}),
        ("Ann bring_in", Call(0), "wrong_amount", {"amount": 2}),
        ("Ann bring_in", Call(-2), "wrong_amount", {"amount": 2}),
        ("Ann bring_in", Raise(3), "too_small", {"least": 4}),
        ("Ann bring_in", Raise(HUGE), "too_big", {"most": 499}),
    ],
)
def test_an_amount_out_of_range_and_what_would_be_possible(
    before: str, action: Any, code: str, facts: Mapping[str, object]
) -> None:
    game = deal(*THREE, limit="no")
    error = refused_play((game.do(before) if before else game).hand, action, code)
    assert dict(error.facts).items() >= facts.items()
    assert str(HUGE) not in str(error)


@pytest.mark.parametrize(
    ("game", "action", "code"),
    [
        (deal(*THREE), Fold(), "must_open"),
        (deal(*THREE), Check(), "must_open"),
        (deal(*THREE), Call(), "must_open"),
        (deal(*THREE), Raise(3), "not_offered"),
        (deal(*THREE), Complete(), "not_offered"),
        (deal(*TWO), Bet(3), "bring_in_only"),
        (deal(*THREE).do("Ann bring_in"), Check(), "must_call"),
        (deal(*THREE).do("Ann bring_in"), BringIn(), "not_offered"),
        (deal(*THREE).do("Ann bring_in"), Bet(5), "not_offered"),
        (deal(*THREE, limit="fixed").do("Ann bring_in"), Raise(4), "not_offered"),
        (deal(*THREE, limit="fixed").do("Ann bring_in"), Complete(5), "wrong_amount"),
        (deal(*THREE, limit="fixed", cap=1).do("Ann bet 4"), Raise(8), "capped"),
        (deal(*THREE, stacks=[9, 9, 3]).do("Ann bring_in, Ben call"), Raise(4), "no_chips_to_raise"),
        (deal(*TWO, stacks=[2, 100], limit="no").do("Ann bring_in"), Raise(4), "nobody_can_call_more"),
        (round_two(500, 30, 500).do("Ann bet 10, Ben raise 15, Cora call"), Raise(40), "not_reopened"),
        (round_two(500, 500, 500), Call(), "nothing_to_call"),
        (round_two(500, 500, 500), Raise(40), "not_offered"),
        (round_two(500, 500, 500), BringIn(), "not_offered"),
        (deal(*TWO, stacks=1), Fold(), "hand_over"),
        (deal(*TWO).do("Ann bring_in, Ben fold"), Check(), "hand_over"),
    ],
)
def test_an_action_that_the_rules_do_not_allow_here(game: Game, action: Any, code: str) -> None:
    error = refused_play(game.hand, action, code)
    if "possible" in error.facts:
        assert error.facts["possible"] == str(menu(game.hand))


@pytest.mark.parametrize("seat", [BEN, CORA, 5, -1, "Ann", 0.5, HUGE])
def test_an_action_out_of_turn(seat: Any) -> None:
    hand = deal(*THREE).hand
    before = deepcopy(hand)
    error = refused(IllegalAction, "out_of_turn", lambda: play(hand, BringIn(), seat=seat))
    assert (hand, error.facts["actor"]) == (before, ANN)
    assert play(hand, BringIn(), seat=ANN) == play(hand, BringIn())


@pytest.mark.parametrize("seat", [3, -1, "Ann", None, [0]])
def test_only_who_was_dealt_in_shows_a_card_after_the_end(seat: Any) -> None:
    over = deal(*THREE).do("Ann bring_in, Ben fold, Cora fold").hand
    refused(IllegalAction, "no_such_seat", lambda: show(over, seat))


def test_a_card_is_shown_after_the_end_and_once() -> None:
    playing = deal(*THREE)
    refused(IllegalAction, "hand_not_over", lambda: show(playing.hand, ANN))
    over = playing.do("Ann bring_in, Ben fold, Cora fold").hand
    shown, _ = show(over, BEN)
    refused(IllegalAction, "already_shown", lambda: show(shown, BEN))
    assert (over.shown, shown.shown) == ((), (BEN,))


def test_nobodys_time_runs_out_after_the_end() -> None:
    refused(IllegalAction, "hand_over", lambda: timeout_action(deal(*TWO, stacks=1).hand))


@pytest.mark.parametrize("log", [[], [5], "fold", [None]])
def test_a_log_begins_with_the_start_of_a_hand(log: Any) -> None:
    game = deal(*THREE)
    refused(Unreadable, "no_start", lambda: replay(log))
    refused(Unreadable, "no_start", lambda: replay(game.events[1:]))
    refused(Unreadable, "no_start", lambda: replay_view(game.events[1:], None))


def test_a_viewers_log_without_the_deck_is_no_hand() -> None:
    game = deal(*THREE)
    sent = [redact(event, BEN) for event in game.events]
    refused(Unreadable, "no_start", lambda: replay(sent))
    assert replay_view(sent, BEN) == see(game.hand, BEN)
