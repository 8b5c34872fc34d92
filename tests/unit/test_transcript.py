"""A transcript sets a hand out in rounds: boards, stacks and pots above what happened."""

import pytest

from americana import (
    Bet,
    BringIn,
    Call,
    Check,
    Event,
    Fold,
    Raise,
    Rules,
    play,
    redact,
    replay,
    show,
    stacked_deck,
    start,
)
from americana.engine.actions import Action
from americana.engine.events import UpCardsDealt
from americana.errors import Unreadable
from americana.notation import transcript

FULL_HAND = "7s Kd Qh  As Ks 8c  Ah Kc 8d  Ad Qs 9d  Ac Qd 9h"


def played(*actions: Action, stacks: tuple[int, ...] = (100, 100, 100), limit: str = "no") -> tuple[Event, ...]:
    hand, events = start(Rules.preset("ru", limit=limit), dict(enumerate(stacks)), deck=stacked_deck(FULL_HAND))
    log = [*events]
    for action in actions:
        hand, events = play(hand, action)
        log += events
    return tuple(log)


def tell(event: Event) -> str:
    return type(event).__name__


def blocks(events: tuple[Event, ...]) -> list[list[str]]:
    text = transcript(events, tell, name=lambda seat: ("Ann", "Bo", "Christina")[seat], pots="pot {}".format)
    assert text.endswith("\n")
    return [block.splitlines() for block in text.removesuffix("\n").split("\n\n")]


def test_a_round_shows_the_boards_and_chips_with_which_it_begins() -> None:
    assert blocks(played(BringIn()))[1] == [
        "UpCardsDealt · pot 3",
        "  Ann        7♠ A♠  99",
        "  Bo         K♦ K♠  99",
        "  Christina  Q♥ 8♣  99",
        "  RoundOpened",
        "  BroughtIn",
        "  TurnPassed",
    ]


def test_whose_turn_it_is_stands_only_where_the_hand_stops() -> None:
    whole = transcript(played(BringIn(), Call(), Fold()), tell)
    assert whole.count("TurnPassed") == 0
    assert transcript(played(BringIn(), Call()), tell).endswith("  Called\n  TurnPassed\n")


def test_who_has_folded_is_left_out_of_the_next_round() -> None:
    second = blocks(played(BringIn(), Call(), Fold()))[2]
    assert second[:3] == ["UpCardsDealt · pot 7", "  Ann  7♠ A♠ A♥  97", "  Bo   K♦ K♠ K♣  97"]


def test_side_pots_stand_apart() -> None:
    later = played(Bet(10), Call(), Call(), Bet(20), Call(), stacks=(100, 11, 100))
    assert [block[0] for block in blocks(later)] == [
        "HandStarted",
        "UpCardsDealt · pot 3",
        "UpCardsDealt · pot 33",
        "UpCardsDealt · pot 33 + 40",
    ]


def test_the_end_shows_every_seat_with_what_it_won_or_lost() -> None:
    log = played(BringIn(), Raise(6), Fold(), Fold())
    assert blocks(log)[-1] == [
        "HandEnded",
        "  Ann        7♠ A♠   97 (-3)",
        "  Bo         K♦ K♠  104 (+4)",
        "  Christina  Q♥ 8♣   99 (-1)",
    ]


def test_a_viewer_reads_only_what_he_saw() -> None:
    log = played(BringIn(), Raise(6), Fold(), Call(), Check(), Check())
    seen = transcript([redact(event, 0) for event in log], tell)
    assert "K♦" in transcript(log, tell)
    assert "7♠ A♠" in seen
    assert "?? K♠" in seen
    assert "K♦" not in seen
    assert "Q♥" not in seen


def test_a_card_shown_after_the_end_comes_after_the_end() -> None:
    log = played(BringIn(), Fold(), Fold())
    _, shown = show(replay(log), 1)
    assert transcript((*log, *shown), tell).endswith("\n  CardShown\n")


def test_an_event_without_a_sentence_takes_no_line() -> None:
    silent = transcript(played(BringIn()), lambda event: "Up" if isinstance(event, UpCardsDealt) else "")
    assert silent.splitlines() == ["", "", "Up · 3", "  0  7♠ A♠  99", "  1  K♦ K♠  99", "  2  Q♥ 8♣  99"]


@pytest.mark.parametrize("cut", [slice(0, 0), slice(1, None)])
def test_a_log_without_its_beginning_is_refused(cut: slice) -> None:
    with pytest.raises(Unreadable) as caught:
        transcript(played(BringIn())[cut], tell)
    assert caught.value.code == "no_start"
