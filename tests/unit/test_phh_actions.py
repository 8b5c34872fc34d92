"""Hand histories that tell of a hand that cannot have been: the action that is wrong is named."""

import re

import pytest

from americana import Bet, BringIn, Call, Check, Rules
from americana.notation import read_phh, write_phh
from tests.unit.phh_hands import HANDS, altered, played, refusal, with_field, without

WHOLE = write_phh(HANDS["mucked on the last round"]())
SEEN = write_phh(HANDS["mucked on the last round"](), 1)
RAIL = write_phh(HANDS["mucked on the last round"](), None)


@pytest.mark.parametrize(
    ("old", "new", "number", "reason"),
    [
        ('"p1 pb"', '"p2 pb"', 7, "out_of_turn"),
        ('"p1 pb"', '"p9 pb"', 7, "no_such_player"),
        ('"p1 pb"', '"p1 cc"', 7, "must_open"),
        ('"p1 pb"', '"p1 f"', 7, "must_open"),
        ('"p1 pb"', '"p1 sm"', 7, "hand_not_over"),
        ('"p1 pb"', '"p1 pb 2"', 7, "no_action"),
        ('"p1 pb"', '"p0 pb"', 7, "no_action"),
        ('"p1 pb"', '"p1"', 7, "no_action"),
        ('"p1 pb"', '"d"', 7, "no_action"),
        ('"p1 pb"', '"p1 sd"', 7, "no_action"),
        ('"p1 pb"', '"d db As"', 7, "no_action"),
        ('"p1 pb"', '"p٣ pb"', 7, "no_action"),
        ('"p1 pb"', "7", 7, "no_action"),
        ('"p1 pb"', '["p1 pb"]', 7, "no_action"),
        ('"p1 pb"', '"d dh p1 8s"', 7, "not_due"),
        ('"p1 cbr 9"', '"p1 cbr 10"', 25, "too_big"),
        ('"p1 cbr 9"', f'"p1 cbr 1{"0" * 30}"', 25, "too_big"),
        ('"p1 cbr 9"', f'"p1 cbr 1{"0" * 60}"', 25, "no_action"),
        ('"p1 cbr 9"', '"p1 cbr 1"', 25, "too_small"),
        ('"p1 cbr 9"', '"p1 cbr 0"', 25, "no_action"),
        ('"p1 cbr 9"', '"p1 cbr -9"', 25, "no_action"),
        ('"p1 cbr 9"', '"p1 cbr 9.0"', 25, "no_action"),
        ('"p1 cbr 9"', '"p1 cbr 1e1"', 25, "no_action"),
        ('"p1 cbr 9"', '"p1 cbr nine"', 25, "no_action"),
        ('"p1 cbr 9"', '"p1 cbr"', 25, "no_action"),
        ('"p1 cbr 9"', '"p1 pb"', 25, "not_offered"),
        ('"d dh p3 Qh"', '"d dh p3 7s"', 3, "other_card"),
        ('"d dh p3 Qh"', '"d dh p3 ??"', 3, "other_card"),
        ('"d dh p3 Qh"', '"d dh p3 QhAs"', 3, "no_action"),
        ('"d dh p3 Qh"', '"d dh p3 6h"', 3, "no_action"),
        ('"d dh p3 Qh"', '"d dh p1 Qh"', 3, "not_due"),
        ('"d dh p3 Qh", ', "", 3, "not_due"),
        ('"p1 sm 7sAsAhAdAc"', '"p1 sm"', 28, "not_due"),
        ('"p1 sm 7sAsAhAdAc"', '"p1 sm 7s"', 28, "other_card"),
        ('"p1 sm 7sAsAhAdAc"', '"p1 sm JsAsAhAdAc"', 28, "other_card"),
        ('"p2 sm"', '"p2 sm KdKsKcQsQd"', 29, "not_due"),
        ('"p2 sm"', '"p2 sm", "p1 cc"', 30, "hand_over"),
        ('"p2 sm"', '"p2 sm", "p2 sm"', 30, "not_due"),
        ('"p2 sm"', '"p2 sm", "p1 sm -"', 30, "already_shown"),
        ('"p2 sm"', '"p2 sm", "p9 sm -"', 30, "no_such_player"),
        ('"p2 sm"', '"p2 sm", "d dh p1 8s"', 30, "not_due"),
    ],
)
def test_an_impossible_action_is_named_by_number_and_text(old: str, new: str, number: int, reason: str) -> None:
    text = altered(old, new, with_actions_on_one_line(WHOLE))
    error = refusal(text)
    assert (error.code, error.facts["number"], error.facts["reason"]) == ("bad_action", number, reason)
    assert str(error).startswith(f"action {number}, ")
    assert refusal(text.replace("_deck", "_other")).code in ("bad_action", "cut_hand")


def with_actions_on_one_line(text: str) -> str:
    head, _, actions = text.partition("actions = ")
    return f"{head}actions = {' '.join(actions.split())}"


@pytest.mark.parametrize("kept", [0, 1, 5, 11, 27, 28])
def test_actions_that_stop_in_a_deal_or_a_showdown_are_refused(kept: int) -> None:
    head, _, actions = WHOLE.partition("actions = ")
    strings = re.findall(r'"[^"]*"', actions)
    text = head + f"actions = [{', '.join(strings[:kept])}]"
    assert refusal(re.sub("(finishing_stacks|winnings) = .*\n", "", text)).code == "cut_hand"


def test_a_message_shows_little_of_a_long_action_and_nothing_that_a_terminal_obeys() -> None:
    error = refusal(altered('"p1 pb"', '"\\u001b[31m\\u202e' + "x" * 5000 + '"', WHOLE))
    assert "\x1b" not in str(error)
    assert "\u202e" not in str(error)
    assert len(str(error)) < 250


# ---- a viewer's file


def test_a_viewers_file_with_a_card_that_he_did_not_see_is_refused() -> None:
    assert refusal(altered('"d dh p3 ??"', '"d dh p3 Qh"', SEEN)).facts["reason"] == "other_card"
    assert refusal(altered('"d dh p2 Kd"', '"d dh p2 ??"', SEEN)).facts["reason"] == "other_card"


def test_a_viewers_file_with_a_deck_is_refused() -> None:
    deck = re.search("_deck = (.*)", WHOLE)
    assert deck
    assert refusal(with_field("_deck", deck[1], SEEN)).facts["name"] == "_deck"


def test_an_unknown_card_needs_a_viewer() -> None:
    assert refusal(without(WHOLE, "_deck").replace("d dh p3 Qh", "d dh p3 ??")).code == "bad_action"
    assert refusal(SEEN.replace("_viewer", "_other")).code == "bad_action"


def test_an_unknown_up_card_is_refused() -> None:
    assert refusal(altered("d dh p3 8c", "d dh p3 ??", RAIL)).facts["number"] == 6


def test_a_card_shown_later_must_not_have_been_dealt_to_another() -> None:
    shown = altered("p1 sm 7sAsAhAdAc", "p1 sm KsAsAhAdAc", RAIL)
    assert refusal(shown).facts["reason"] == "other_card"


def test_unknown_cards_are_not_shown_by_a_dash() -> None:
    """The reader must not make up the card that it shows."""
    for line in ("p2 sm -", "p3 sm -"):
        error = refusal(altered('"p2 sm",', f'"p2 sm", "{line}",', RAIL))
        assert (error.code, error.facts["reason"]) == ("bad_action", "other_card")
    assert refusal(altered("p1 sm 7sAsAhAdAc", "p1 sm -", RAIL)).facts["reason"] == "other_card"
    early = write_phh(HANDS["all fold"](), None)
    assert refusal(early.rstrip().removesuffix("]") + '"p3 sm -",\n]').facts["reason"] == "other_card"


def test_a_muck_that_no_unseen_card_explains_is_refused() -> None:
    """Seat 1's board is four kings: whatever lies under them beats seat 0's aces, and cannot have been mucked."""
    actions = (BringIn(), Call(), *(Check(),) * 5, Bet(4), Call())
    rules = Rules.preset("ru", losers="muck")
    text = write_phh(played(rules, {0: 100, 1: 100}, actions, "7s 8s Ac Ks Ah Kd 8c Kh 8d Kc"), None)
    assert read_phh(text).hand.is_over
    error = refusal(altered('"p2 sm 8sKsKdKhKc"', '"p2 sm"', text))
    assert (error.code, error.facts["reason"]) == ("bad_action", "other_card")
    assert "no unseen card" in str(error)
