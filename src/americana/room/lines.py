"""What happened at a table as sentences to format: the hand's events as `say` tells them, and those of the room."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from americana.cards import Card
from americana.engine.events import HandEnded, RoundClosed, TurnPassed
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
from americana.say import Message, Player, Players, message, tell
from americana.say.message import Arg
from americana.table import events as seats

SILENT = (
    TurnPassed,
    RoundClosed,
    HandEnded,
    HandSealed,
    CutRevealed,
    BankSpent,
    BanksGrown,
    TableOpened,
    TableCarried,
    seats.SeatsCalled,
)
"""Events that need no line of their own: the next one says it, or the picture does."""

_SEAT_LINES: Mapping[type, str] = {
    seats.SeatTaken: "table-sat-down",
    seats.SatOut: "table-sat-out",
    seats.SatIn: "table-sat-in",
    seats.LeaveAsked: "table-leaving",
    seats.SeatLeft: "table-left",
    seats.Busted: "table-busted",
    seats.ToppedUp: "table-topped-up",
    seats.TopUpAsked: "table-top-up-asked",
    ReconnectGranted: "table-reconnect",
    WentAway: "table-away",
    CameBack: "table-back",
}


def line_of(event: RoomEvent, players: Players) -> Message | None:
    """Return the sentence of an event, None for what needs none."""
    if isinstance(event, SILENT):
        return None
    match event:
        case Paused():
            return message("table-paused")
        case Resumed():
            return message("table-resumed")
        case TermsChanged():
            return message("table-terms-changed")
        case TableClosed():
            return message("table-closed")
        case HandCut():
            return message("table-dealt-deck", deck=event.deck + 1)
        case HandResealed():
            return message("table-resealed", players=tuple(players.at(seat) for seat in event.silent))
        case seats.SeatTaken() | seats.ToppedUp() | seats.TopUpAsked() | seats.SeatLeft():
            return message(_SEAT_LINES[type(event)], player=players.at(event.seat), chips=event.chips)
        case (
            seats.SatOut()
            | seats.SatIn()
            | seats.LeaveAsked()
            | seats.Busted()
            | ReconnectGranted()
            | WentAway()
            | CameBack()
        ):
            return message(_SEAT_LINES[type(event)], player=players.at(event.seat))
        case _:
            return tell.event(event, players)


def lines_of(events: Iterable[RoomEvent], players: Players) -> list[dict[str, object]]:
    """Return the sentences of events as JSON values."""
    return [json_of(line) for event in events if (line := line_of(event, players)) is not None]


def json_of(line: Message) -> dict[str, object]:
    """Return a message as a JSON value: cards as `{"card": …}`, players as `{"seat": …, "name": …}`.

    >>> json_of(message("event-folded", player=Player(2, "Anna")))
    {'key': 'event-folded', 'args': {'player': {'seat': 2, 'name': 'Anna'}}}
    """
    return {"key": line.key, "args": {name: _plain(arg) for name, arg in line.args}}


def _plain(arg: Arg) -> object:
    match arg:
        case Card():
            return {"card": str(arg)}
        case Player():
            return {"seat": arg.seat, "name": arg.name}
        case Message():
            return json_of(arg)
        case tuple():
            return [_plain(each) for each in arg]
        case _:
            return arg
