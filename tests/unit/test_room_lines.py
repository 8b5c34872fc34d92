"""What happens at a live table: every event is silent on purpose or a line in every language."""

import asyncio
import json
import re

import pytest

from americana import Rules, card
from americana.engine.events import CardShown, Folded, TurnPassed
from americana.room.audience import Viewer
from americana.room.codec import EVENT_TYPES
from americana.room.events import (
    BanksGrown,
    BankSpent,
    CameBack,
    CutRevealed,
    HandCut,
    HandResealed,
    HandSealed,
    Paused,
    ReconnectGranted,
    Resumed,
    RoomEvent,
    TableCarried,
    TableClosed,
    TableOpened,
    TermsChanged,
    WentAway,
)
from americana.room.lines import SILENT, json_of, line_of, lines_of
from americana.room.live.stage import Stage
from americana.room.live.state import opened
from americana.room.settings import Settings
from americana.say import LANGUAGES, Players, Voice, message
from americana.table import Terms
from americana.table.events import (
    Busted,
    LeaveAsked,
    SatIn,
    SatOut,
    SeatLeft,
    SeatsCalled,
    SeatTaken,
    ToppedUp,
    TopUpAsked,
)
from tests.deals import deal

HEX = "0" * 64
TERMS = Terms.of(Rules.preset("ru"))
NAMES = Players({1: "Anna", 4: "Ben"})

SAID: list[tuple[RoomEvent, str, str]] = [
    (SeatTaken(1, "p1", 500), "Anna sits down with 500", "You sit down with 500"),
    (SatOut(1), "Anna sits out", "You sit out"),
    (SatIn(1), "Anna is dealt in again", "You are dealt in again"),
    (LeaveAsked(1), "Anna leaves after this hand", "You leave after this hand"),
    (SeatLeft(1, "p1", 620), "Anna leaves with 620", "You leave with 620"),
    (Busted(1, "p1"), "Anna has no chips left", "You have no chips left"),
    (ToppedUp(1, 50), "Anna adds 50 to the stack", "You add 50 to the stack"),
    (TopUpAsked(1, 50), "Anna buys 50 for the next hand", "You buy 50 for the next hand"),
    (
        ReconnectGranted(1),
        "Anna has lost the connection and gets time to come back",
        "You have lost the connection and get time to come back",
    ),
    (WentAway(1), "Anna is away: the time ran out", "You are away: the time ran out"),
    (CameBack(1), "Anna is back", "You are back"),
    (HandCut(1, HEX), "The cut chose deck 2", "The cut chose deck 2"),
    (
        HandResealed(1, (1, 4, 5), (HEX, HEX)),
        "Sealed again, no cut came from: Anna, Ben, Seat 5",
        "Sealed again, no cut came from: You, Ben, Seat 5",
    ),
    (Paused(), "The table is paused", "The table is paused"),
    (Resumed(), "The table goes on", "The table goes on"),
    (TermsChanged(TERMS), "New house rules from the next hand on", "New house rules from the next hand on"),
    (TableClosed(), "The table is closed", "The table is closed"),
    (Folded(1), "Anna folds", "You fold"),
]
UNSAID: list[RoomEvent] = [
    HandSealed("h", 1, 1, HEX, None, ((1, 500), (4, 500)), (), (HEX, HEX)),
    CutRevealed(1, HEX),
    BankSpent(1, 40_000),
    BanksGrown(((1, 41_000),)),
    SeatsCalled((1, 4)),
    TableOpened(TERMS, Settings(name="Kyiv")),
]
PLAYED = (
    deal("7s As Kd Qh 9s", "7h Kh Td 9c 8c", losers="muck", limit="no").do("bet 20, raise 40, call").to_the_end(),
    deal("7s As Kd Qh 9s", "7h Kh Td 9c 8c", limit="fixed").do("bring_in, complete, call").to_the_end(),
    deal("7s As", "7h Kh", limit="no").do("bet 20, fold"),
    deal("7s As Kd Qh 9s", "7h Kh Td 9c 8c", stacks=60, limit="no").do("bet 59, call"),
)
HANDS: list[RoomEvent] = [event for game in PLAYED for event in game.events]
EVERY = [*(event for event, _, _ in SAID), *UNSAID, *HANDS, CardShown(1, card("As"))]
NO_LINE_EVER = {TableCarried}
"""It folds a log away, and no viewer hears of it."""


def test_every_event_of_a_room_is_among_these() -> None:
    assert {type(event) for event in EVERY} == set(EVENT_TYPES.values()) - NO_LINE_EVER


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_silent_on_purpose_or_said_in_every_language(language: str) -> None:
    voice = Voice(language)
    for event in EVERY:
        line = line_of(event, NAMES)
        assert (line is None) == isinstance(event, SILENT)
        assert line is None or voice.say(line).strip()


@pytest.mark.parametrize(("event", "to_others", "to_anna"), SAID)
def test_a_line_names_its_player_or_speaks_to_him(event: RoomEvent, to_others: str, to_anna: str) -> None:
    voice = Voice("en")
    for players, said in ((NAMES, to_others), (Players(NAMES.names, you=1), to_anna)):
        line = line_of(event, players)
        assert line is not None
        assert voice.say(line) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_forgets_whom_or_how_many_it_speaks_of(language: str) -> None:
    voice = Voice(language)
    for event, to_others, _ in SAID:
        line = line_of(event, NAMES)
        assert line is not None
        assert all(fact in voice.say(line) for fact in re.findall(r"\d+|Anna|Ben", to_others))


def test_lines_are_told_in_the_order_of_their_events_and_silence_leaves_no_gap() -> None:
    events: list[RoomEvent] = [SatOut(1), BankSpent(1, 0), WentAway(1), TurnPassed(4), Folded(4)]
    assert [line["key"] for line in lines_of(events, NAMES)] == ["table-sat-out", "table-away", "event-folded"]


def test_a_line_as_json_keeps_cards_players_messages_and_rows_apart() -> None:
    line = message("a", card=card("As"), who=NAMES.at(4), why=message("b", n=3), row=(NAMES.at(1), "x"), text="t")
    assert json_of(line) == {
        "key": "a",
        "args": {
            "card": {"card": "As"},
            "who": {"seat": 4, "name": "Ben"},
            "why": {"key": "b", "args": {"n": 3}},
            "row": [{"seat": 1, "name": "Anna"}, "x"],
            "text": "t",
        },
    }


def test_who_leaves_is_still_called_by_name() -> None:
    empty = opened("t", TableOpened(TERMS, Settings(name="Kyiv")))
    stage, viewer = Stage(empty), Viewer(None)
    stage.names["p1"] = "Anna"
    stage.audience.add(viewer)
    stage.publish(empty, "waiting", 2, [SeatLeft(1, "p1", 620)], None, {})
    frame = json.loads(asyncio.run(viewer.next()) or b"")
    assert frame["lines"] == [
        {"key": "table-left", "args": {"player": {"seat": 1, "name": "Anna"}, "chips": 620}},
    ]
