"""Values and logs that make no sense are refused with a code, whichever door they knock at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from americana import (
    FULL_DECK,
    AmericanaError,
    BringIn,
    Card,
    Event,
    Rules,
    apply,
    name_hand,
    redact,
    replay,
    see,
    stacked_deck,
    start,
    strength,
)
from americana.engine.events import AntesPosted, Checked, DownCardsDealt, Folded, HandStarted, TurnPassed
from americana.engine.perft import perft
from americana.errors import IllegalDeal, IllegalRules, Unreadable, kind_of
from americana.notation import Record, transcript, write_phh, write_phhs
from americana.ranking import board_value, name_board
from americana.rules import MOST_CHIPS
from americana.say import Voice
from americana.table import Table, Terms, act, deal, happen, leave, replay_table, sit
from americana.table.events import Busted, SatOut, SeatLeft, SeatTaken, ToppedUp, TopUpAsked
from americana.view import replay_view
from tests.deals import BEN, CORA, THREE, TWO, refused
from tests.deals import deal as dealt

WHOLE = dealt(*THREE).do("Ann bring_in, Ben call, Cora fold")
LOG = WHOLE.events
TOO_LONG_TO_PRINT = 10**4299 * 10
"""Python refuses to write it in digits."""


@pytest.mark.parametrize("cards", [None, 5, "As Kd Qh Jc Ts", ["As"] * 5, [[]] * 5, [*FULL_DECK[:3], None], [0]])
@pytest.mark.parametrize("ask", [strength, name_hand, board_value, name_board])
def test_only_cards_are_ranked(ask: Callable[[Any], object], cards: Any) -> None:
    refused(Unreadable, "unreadable_card", lambda: ask(cards))


@pytest.mark.parametrize("cards", [None, 5, ["As"], [None]])
def test_a_deck_is_stacked_with_cards(cards: Any) -> None:
    refused(Unreadable, "unreadable_card", lambda: stacked_deck(cards))


@pytest.mark.parametrize("stacks", [None, [100, 100], "100,100", 5])
def test_stacks_are_chips_by_seat(stacks: Any) -> None:
    refused(IllegalDeal, "bad_seat", lambda: start(Rules.preset("ru"), stacks, deck=FULL_DECK))


@pytest.mark.parametrize("name", ["name", "cls", "self", "base", ""])
def test_no_parameter_hides_behind_a_word_of_the_code(name: str) -> None:
    error = refused(IllegalRules, "illegal_rules", lambda: Rules.preset("ru", **{name: 1}))
    assert isinstance(error, IllegalRules)
    assert [fault.code for fault in error.faults] == ["unknown_parameter"]


@pytest.mark.parametrize("base", [[], {}, None, 5, TOO_LONG_TO_PRINT, "", "x" * 10_000], ids=kind_of)
def test_house_rules_come_from_a_text(base: Any) -> None:
    for make in (Rules.preset, lambda name: Rules(base=name, **Rules.preset("ru").parameters())):  # type: ignore[arg-type]
        assert len(str(refused(IllegalRules, "illegal_rules", lambda make=make: make(base)))) < 200  # type: ignore[misc]


@pytest.mark.parametrize(
    ("rank", "suit"), [(TOO_LONG_TO_PRINT, "s"), ("A", None), (["A"], "s"), ("A" * 10_000, "s")], ids=kind_of
)
def test_a_card_has_a_rank_and_a_suit(rank: Any, suit: Any) -> None:
    assert len(str(refused(Unreadable, "unreadable_card", lambda: Card(rank, suit)))) < 100


@pytest.mark.parametrize("language", [None, [], {}, TOO_LONG_TO_PRINT, "", "EN", "../en"], ids=kind_of)
def test_a_language_that_is_none(language: Any) -> None:
    refused(Unreadable, "unknown_language", lambda: Voice(language))


def mixed_up() -> dict[str, list[Any]]:
    first, other = LOG[0], dealt(*TWO).do("Ann bring_in").events
    assert isinstance(first, HandStarted)
    moved = [*LOG]
    moved[3], moved[4] = moved[4], moved[3]
    return {
        "no event": [*LOG, "fold"],
        "an event lost": [*LOG[:2], *LOG[3:]],
        "an event twice": [*LOG[:3], LOG[2], *LOG[3:]],
        "two events swapped": moved,
        "a second start": [*LOG, LOG[0]],
        "another hand's event": [*LOG[:2], other[2], *LOG[3:], Checked(9)],
        "a seat not dealt in": [LOG[0], AntesPosted(((0, 1), (1, 1), (5, 1)))],
        "an action out of turn": [*LOG[:5], Folded(CORA)],
        "a turn of nobody": [*LOG[:6], TurnPassed(5)],
        "cards that are no pairs": [*LOG[:2], DownCardsDealt((1, 2))],  # type: ignore[arg-type]
        "more stacks than seats": [replace(first, stacks=(1, 2)), *LOG[1:]],
        "no rules": [replace(first, rules="ru"), *LOG[1:]],  # type: ignore[arg-type]
    }


@pytest.mark.parametrize("log", mixed_up().values(), ids=mixed_up())
def test_a_log_that_is_mixed_up_is_refused(log: list[Any]) -> None:
    assert replay(LOG) == WHOLE.hand
    for read in (
        replay,
        lambda events: replay_view(events, BEN),
        lambda events: transcript(events, str),
        lambda events: replay_table(Terms.of(Rules.preset("ru")), events),
        lambda events: Record(tuple(events)).hand,
    ):
        refused(Unreadable, "bad_event", lambda read=read: read(log))  # type: ignore[misc]


@pytest.mark.parametrize("event", [None, "fold", 5, (), LOG[0], LOG[1], Folded(5), TurnPassed(BEN), SatOut(0)])
def test_an_event_that_cannot_follow_leaves_the_hand_as_it_was(event: Any) -> None:
    hand = dealt(*THREE).hand
    before = repr(hand)
    refused(Unreadable, "bad_event", lambda: apply(hand, event))
    refused(Unreadable, "bad_event", lambda: apply(see(hand, BEN), event))
    assert repr(hand) == before


def test_down_cards_that_are_none_are_not_handed_on() -> None:
    wrong: Any = DownCardsDealt((5,))  # type: ignore[arg-type]
    refused(Unreadable, "bad_event", lambda: redact(wrong, 0))


def seated() -> Table:
    table, _ = sit(Table.open(Terms.of(Rules.preset("ru"))), "Ann", 0, 100)
    return sit(table, "Ben", 1, 100)[0]


@pytest.mark.parametrize(
    "event",
    [
        *(SeatTaken(seat, "Eve", 50) for seat in (-1, 0, 6, True, None, "2", 10**30)),  # type: ignore[arg-type]
        *(ToppedUp(0, chips) for chips in (-1, 1.5, True, None, "5")),  # type: ignore[arg-type]
        *(make(seat, "Eve") for make in (Busted,) for seat in (-1, 6, None)),  # type: ignore[arg-type]
        SeatLeft(-1, "Ann", 5),
        SeatLeft(6, "Ann", 5),
        TopUpAsked(6, 5),
        SatOut(-2),
    ],
)
def test_an_event_that_fits_no_seat_is_refused(event: Any) -> None:
    table = seated()
    refused(Unreadable, "bad_event", lambda: happen(table, event))
    assert table == seated()


def test_a_hand_begins_only_after_the_last_one() -> None:
    table, events = deal(seated(), stacked_deck("As Kd 9h 8c"))
    started = next(event for event in events if isinstance(event, HandStarted))
    refused(Unreadable, "bad_event", lambda: happen(table, started))


def test_chips_above_the_largest_stack_of_a_hand_stay_with_their_player() -> None:
    rules = Rules.preset("ru", limit="no")
    table = Table.open(Terms(rules=rules, least_buy_in=1, most_buy_in=MOST_CHIPS))
    for seat, player in enumerate(("Ann", "Ben")):
        table, _ = sit(table, player, seat, MOST_CHIPS)
    table = replace(table, sitters=(replace(table.taken[0], chips=3 * MOST_CHIPS), *table.sitters[1:]))
    table, _ = deal(table, stacked_deck("As Kd 9h 8c"))
    assert sum(table.stacks.values()) + 2 == 4 * MOST_CHIPS
    table, _ = act(table, "Ann", BringIn())
    assert sum(table.stacks.values()) + 4 == 4 * MOST_CHIPS
    table, _ = leave(table, "Ben")
    assert table.stacks == {0: 3 * MOST_CHIPS + 1}


@pytest.mark.parametrize("first", [0, -1, 10**18, None, "1", 1.0, True])
def test_hands_get_no_number_that_cannot_be_read_again(first: Any) -> None:
    refused(Unreadable, "bad_number", lambda: list(write_phhs([Record(LOG)], first=first)))


@pytest.mark.parametrize("names", [[None, None, None], [1, 2, 3], ["Ann", "Ben"], ["x" * 101] * 3])
def test_names_that_are_none_are_not_written(names: Any) -> None:
    refused(Unreadable, "bad_name", lambda: write_phh(LOG, players=names))


def test_counting_lines_does_not_depend_on_how_deep_the_stacks_are() -> None:
    rules = Rules.preset("ru", limit="fixed", cap=0)
    hand, _ = start(rules, {0: 9000, 1: 9000}, deck=stacked_deck("7s 8s As Kd"))
    assert perft(hand, to_round=1).lines > 4000


def test_no_message_and_no_repr_tells_a_down_card() -> None:
    table, events = deal(seated(), stacked_deck("As Kd 9h 8c"))
    hand = table.hand
    assert hand is not None
    dealt_events = tuple(event for event in events if isinstance(event, Event))
    told: list[object] = [table, hand, events, Record(dealt_events), table.taken]
    told += [see(hand, seat) for seat in (0, 1, None)]
    told += [Record(dealt_events, viewer) for viewer in (0, None)]
    for broken in ([*dealt_events, None], dealt_events[::-1], [*dealt_events[:2], *dealt_events[3:]]):
        with pytest.raises(AmericanaError) as caught:
            replay(broken)  # type: ignore[arg-type]
        told += [str(caught.value), caught.value.facts]
    assert not [one for one in told if "As" in repr(one) or "Kd" in repr(one)]
