"""Each event says exactly what it changes, so that it can be drawn, told and logged without working out a rule."""

from __future__ import annotations

from hypothesis import given

from americana import Hand
from americana.engine.events import (
    BetPlaced,
    BroughtIn,
    Called,
    Checked,
    Completed,
    Folded,
    HandEnded,
    PotAwarded,
    Raised,
    RoundClosed,
    RoundOpened,
    TurnPassed,
    UncalledReturned,
    UpCardsDealt,
)
from americana.ranking import name_board
from tests.properties.strategies import Played, hands
from tests.properties.test_laws import hands_along


@given(hands())
def test_chips_in_events_are_the_chips_that_move(played: Played) -> None:
    along = hands_along(played)
    for before, event, after in zip(along, played.events[1:], along[1:], strict=False):
        match event:
            case BroughtIn() | Called() | BetPlaced() | Completed() | Raised():
                check_chips_put_in(before, event, after)
            case UncalledReturned(seat, amount):
                assert after.stacks[seat] - before.stacks[seat] == amount > 0
                assert after.returned == {seat: amount}
            case PotAwarded():
                assert sum(event.shares) == event.amount - event.rake
                for seat, share in zip(event.winners, event.shares, strict=True):
                    assert after.stacks[seat] - before.stacks[seat] == share
                    assert share == min(event.shares) + (seat in event.odd)
            case RoundClosed(_, pot):
                assert pot == after.pot + sum(after.returned.values())
            case HandEnded(stacks):
                assert dict(stacks) == after.stacks
            case _:
                assert after.stacks == before.stacks or not before.pot  # nothing else moves chips but the antes


def check_chips_put_in(before: Hand, event: BroughtIn | Called | BetPlaced | Completed | Raised, after: Hand) -> None:
    seat = event.seat
    adds = event.to if isinstance(event, BroughtIn) else event.adds
    assert seat == before.actor
    assert before.stacks[seat] - after.stacks[seat] == adds > 0
    assert after.bets[seat] == event.to
    assert event.all_in == (after.stacks[seat] == 0)
    if not isinstance(event, (BroughtIn, Called)):
        assert after.to_match == event.to > before.to_match


@given(hands())
def test_turns_in_events_are_the_turns_taken(played: Played) -> None:
    along = hands_along(played)
    for before, event, after in zip(along, played.events[1:], along[1:], strict=False):
        match event:
            case TurnPassed(seat):
                assert after.actor == seat != before.actor
                assert after.turn == before.turn + 1
            case RoundOpened():
                check_first(event, after)
            case Folded(seat) | Checked(seat):
                assert (before.actor, after.actor) == (seat, None)
                assert (seat in after.live) == isinstance(event, Checked)
            case UpCardsDealt(round, cards):
                assert after.round == round == before.round + 1
                assert [seat for seat, _ in cards] == list(before.live)
                assert all(after.boards[seat] == (*before.boards[seat], card) for seat, card in cards)


def check_first(event: RoundOpened, after: Hand) -> None:
    first = event.first
    assert (after.actor, after.first) == (event.seat, first)
    assert first.passed == (first.of != event.seat) == (after.stacks[first.of] == 0)
    assert first.cards == after.boards[first.of]
    assert first.name == name_board(first.cards)
    by_card = {"highest": "highest_card", "lowest": "lowest_card"}[after.rules.opener]
    assert first.by == (by_card if event.round == 1 else "best_board")
