"""What a player may type, and what it means on the menu he has."""

from __future__ import annotations

import pytest

from americana import Bet, BringIn, Call, Check, Complete, Fold, Hand, Raise, Rules, play, see, stacked_deck, start
from americana.cli.answers import Command, read_answer, read_command
from americana.errors import Unreadable

WORDS = {"kald": "call", "synk": "call", "højne": "raise"}


def opened(limit: str = "no", preset: str = "ru") -> Hand:
    hand, _ = start(Rules.preset(preset, limit=limit), {0: 60, 1: 60, 2: 60}, deck=stacked_deck("7s 8s 9s As Kd Qd"))
    return hand


def answer(hand: Hand, text: str) -> object:
    return read_answer(text, see(hand, hand.actor), WORDS)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("c", BringIn(2)),
        ("bring in", BringIn(2)),
        ("C", BringIn(2)),
        ("r 10", Bet(10)),
        ("b10", Bet(10)),
        ("bet 10", Bet(10)),
        ("raise to 10", Bet(10)),
        ("10", Bet(10)),
        ("  10  ", Bet(10)),
        ("min", Bet(3)),
        ("a", Bet(59)),
        ("all-in", Bet(59)),
        ("r 50%", Bet(3)),
        ("r max", Bet(59)),
    ],
)
def test_the_opener_brings_in_or_bets(text: str, meant: object) -> None:
    assert answer(opened(), text) == meant


def test_facing_a_bet_one_folds_calls_or_raises() -> None:
    hand, _ = play(opened(), Bet(10))
    assert answer(hand, "f") == Fold()
    assert answer(hand, "c") == Call(10)
    assert answer(hand, "call 10") == Call(10)
    assert answer(hand, "r 25") == Raise(25)
    assert answer(hand, "kald") == Call(10)
    assert answer(hand, "HØJNE 25") == Raise(25)


def test_a_part_of_the_pot_is_laid_on_top_of_the_call() -> None:
    hand, _ = play(opened(), Bet(10))  # pot 13, 10 owed: a pot-sized raise is to 10 + 23
    assert answer(hand, "r pot") == Raise(33)
    assert answer(hand, "pot") == Raise(33)
    assert answer(hand, "r half") == Raise(21)
    assert answer(hand, "r 1/3") == Raise(20)  # 17 is below the least raise


def test_in_fixed_limit_there_is_one_amount_and_it_need_not_be_said() -> None:
    hand, _ = play(opened("fixed"), BringIn())
    assert answer(hand, "r") == Complete(4)
    assert answer(hand, "4") == Complete(4)
    with pytest.raises(Unreadable) as refused:
        answer(hand, "r 5")
    assert refused.value.code == "one_amount"


def test_c_checks_when_nothing_is_owed() -> None:
    hand = opened()
    for action in (BringIn(), Call(), Call()):
        hand, _ = play(hand, action)
    assert answer(hand, "c") == Check()
    assert answer(hand, "k") == Check()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unreadable_answer"),
        ("xyzzy", "unreadable_answer"),
        ("r -3", "unreadable_answer"),
        ("r 2.5", "unreadable_answer"),
        ("\x1b[A", "unreadable_answer"),
        ("f", "not_on_menu"),
        ("check", "not_on_menu"),
        ("r", "amount_needed"),
        ("r 1", "amount_outside"),
        ("9" * 500, "amount_outside"),
        ("r 1/0", "unreadable_answer"),
    ],
)
def test_what_cannot_be_taken_is_told_with_what_can(text: str, code: str) -> None:
    with pytest.raises(Unreadable) as refused:
        answer(opened(), text)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("key", "name"), [("q", "quit"), ("й", "quit"), ("?", "ranking"), ("д", "log"), ("г", "unseen")]
)
def test_commands_are_found_by_the_key_on_a_cyrillic_keyboard_too(key: str, name: str) -> None:
    assert read_command(key) == Command(name)  # type: ignore[arg-type]
    assert answer(opened(), key) == Command(name)  # type: ignore[arg-type]


@pytest.mark.parametrize("letter", ["а", "к"])
def test_a_cyrillic_letter_that_looks_like_another_key_is_asked_about(letter: str) -> None:
    with pytest.raises(Unreadable) as refused:
        answer(opened(), letter)
    assert refused.value.code == "ambiguous_letter"


def test_all_in_is_all_in_or_nothing() -> None:
    with pytest.raises(Unreadable) as refused:
        answer(opened("fixed"), "a")
    assert refused.value.code == "no_all_in"
    short, _ = play(opened(), Bet(59))
    assert answer(short, "a") == Call(59)


def test_a_cyrillic_letter_plays_as_its_key() -> None:
    assert answer(opened(), "с") == BringIn(2)  # the key of c
