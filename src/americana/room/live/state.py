"""A live table as a value: the table, its banks of time, its seal. `after` alone changes it, one event at a time.

It decides nothing and knows neither time nor sockets; a log read again leads to the same value.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from americana.engine.events import HandEnded, HandStarted
from americana.engine.hand import Hand
from americana.errors import Unreadable
from americana.room.events import (
    BanksGrown,
    BankSpent,
    CameBack,
    ClockEvent,
    CutRevealed,
    Departure,
    HandCut,
    HandResealed,
    HandSealed,
    Paused,
    Receipt,
    ReconnectGranted,
    Resumed,
    RoomEvent,
    SealEvent,
    TableCarried,
    TableClosed,
    TableOpened,
    TermsChanged,
    WentAway,
)
from americana.room.live.seal import Seal, seal_after
from americana.room.settings import BotSeat, Settings
from americana.room.shuffle import NO_RECORD
from americana.rules import Rules
from americana.table import Table, Terms, happen
from americana.table.events import SatIn, SeatLeft, SeatTaken

MOST_SILENCES = 3
"""Who has missed so many cuts in a row takes part in no other until he says that he is back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LiveState:
    """What a live table's log says so far.

    `hand` and `hand_number` name the hand in play or last played; `number` counts sealed hands, `resealed` given-up
    attempts; `previous` is the hash of the last record. Banks are milliseconds by seat; `away` are seats whose time ran
    out, `granted` those that had the time to come back in this hand, `silences` the cuts in a row a seat missed.
    `next_terms` hold from the next hand on, `lately` are persons who left a short while ago.
    """

    id: str
    settings: Settings
    table: Table
    hand: str = ""
    hand_number: int = 0
    number: int = 0
    resealed: int = 0
    previous: str = NO_RECORD.hex()
    seal: Seal | None = None
    banks: Mapping[int, int] = field(default_factory=dict)
    away: frozenset[int] = frozenset()
    granted: frozenset[int] = frozenset()
    silences: Mapping[int, int] = field(default_factory=dict)
    next_terms: Terms | None = None
    lately: tuple[Departure, ...] = ()
    is_paused: bool = False
    is_closed: bool = False

    @property
    def rules(self) -> Rules:
        """The table's house rules."""
        return self.table.terms.rules

    @property
    def bots(self) -> Mapping[int, BotSeat]:
        """The seats that the room itself plays."""
        return {bot.seat: bot for bot in self.settings.bots}

    def status(self, *, is_awake: bool) -> str:
        """Say what the table is doing, in a word of the protocol; `is_awake`: there is somebody to play for."""
        if self.is_closed:
            return "closed"
        if self.table.is_playing:
            return "playing"
        if self.is_paused:
            return "paused"
        if self.table.called:
            return "sealed"
        if len(self.table.ready) < 2:
            return "waiting"
        return "between" if is_awake else "asleep"

    def seat_of(self, player: str | None) -> int | None:
        """Return the seat of a player, None if he has none."""
        for seat, sitter in enumerate(self.table.sitters):
            if sitter is not None and sitter.player == player:
                return seat
        return None

    def left_with(self, player: str, now: int) -> int:
        """Return with how many chips somebody left who may not come back with fewer yet, 0 if there are none."""
        return next((each.chips for each in self._kept(now) if each.player == player), 0)

    def departed(self, left: Departure) -> tuple[Departure, ...]:
        """Return who has left lately, now that one more has."""
        return (*[each for each in self._kept(left.at) if each.player != left.player], left)

    def _kept(self, now: int) -> tuple[Departure, ...]:
        since = now - 1000 * self.settings.stack_kept_ms
        return tuple([each for each in self.lately if each.at > since])


@dataclass(frozen=True, slots=True)
class Played:
    """The hand that a table has just played, as far as it still matters: its cards may be turned up."""

    hand: Hand
    seal: Seal


def opened(table: str, event: RoomEvent, last: Played | None = None) -> LiveState:
    """Return the state that a log begins with; `last` is the hand that `TableCarried` names.

    Raises `Unreadable` with the code `bad_log`.
    """
    match event:
        case TableOpened(terms, settings):
            return LiveState(id=table, settings=settings, table=Table.open(terms))
        case TableCarried():
            return LiveState(
                id=table,
                settings=event.settings,
                table=Table(event.terms, event.sitters, event.button, last.hand if last else None, event.hands_played),
                seal=last.seal if last else None,
                hand=event.hand,
                hand_number=event.number,
                number=event.number,
                resealed=event.resealed,
                previous=event.previous,
                banks=dict(event.banks),
                away=frozenset(event.away),
                silences=dict(event.silences),
                lately=event.lately,
                is_paused=event.is_paused,
                is_closed=event.is_closed,
            )
        case _:
            raise Unreadable("bad_log", f"a table's log cannot begin with {type(event).__name__}")


def after(state: LiveState, event: RoomEvent, at: int, secret: bytes = b"") -> LiveState:
    """Return the state after an event; `at` and `secret` are those of its row.

    Raises `Unreadable` for what cannot follow here.
    """
    match event:
        case HandSealed() | CutRevealed() | HandResealed() | HandCut():
            return _sealing(state, event, secret)
        case BankSpent() | BanksGrown() | ReconnectGranted() | WentAway() | CameBack():
            return _timing(state, event)
        case TableOpened():
            if state != opened(state.id, event):
                raise Unreadable("bad_log", "a table is opened once")
            return state
        case TableCarried():
            return state
        case Paused() | Resumed():
            return replace(state, is_paused=isinstance(event, Paused))
        case TermsChanged(terms):
            is_fixed = state.table.is_playing or state.table.called != ()
            return replace(state, next_terms=terms) if is_fixed else _under(state, terms)
        case TableClosed():
            return replace(state, is_closed=True)
        case HandStarted():
            return _dealing(replace(state, table=happen(state.table, event)))
        case HandEnded():
            ended = replace(state, table=happen(state.table, event), granted=frozenset())
            return ended if state.next_terms is None else _under(ended, state.next_terms)
        case SeatTaken(seat, player):
            left = next((each.bank_ms for each in state._kept(at) if each.player == player), state.settings.bank_ms)
            banks = {**state.banks, seat: left}
            return replace(_without(state, seat), table=happen(state.table, event), banks=banks)
        case SeatLeft(seat, player, chips):
            lately = (
                state.lately
                if seat in state.bots
                else state.departed(Departure(player, chips, state.banks.get(seat, 0), at))
            )
            return replace(_without(state, seat), table=happen(state.table, event), lately=lately)
        case SatIn(seat):
            back = replace(state, away=state.away - {seat}, silences={**state.silences, seat: 0})
            return replace(back, table=happen(state.table, event))
        case _:
            return replace(state, table=happen(state.table, event))


def carried(state: LiveState, receipts: tuple[Receipt, ...]) -> TableCarried:
    """Return all that the table takes from the hand just ended to the next."""
    table = state.table
    return TableCarried(
        terms=table.terms,
        settings=state.settings,
        sitters=table.sitters,
        button=table.button,
        hands_played=table.hands_played,
        hand=state.hand,
        number=state.number,
        resealed=state.resealed,
        previous=state.previous,
        banks=tuple(sorted(state.banks.items())),
        away=tuple(sorted(state.away)),
        is_paused=state.is_paused,
        is_closed=state.is_closed,
        silences=tuple(sorted(state.silences.items())),
        lately=state.lately,
        receipts=receipts,
    )


def _sealing(state: LiveState, event: SealEvent, secret: bytes) -> LiveState:
    seal = seal_after(state.seal, event, secret, state.id, state.rules)
    match event:
        case HandSealed():
            return replace(state, seal=seal, number=event.number, previous=seal.digest.hex())
        case CutRevealed(seat):
            return replace(state, seal=seal, silences={**state.silences, seat: 0})
        case HandResealed():
            missed = {seat: state.silences.get(seat, 0) + 1 for seat in event.silent}
            return replace(state, seal=seal, resealed=state.resealed + 1, silences={**state.silences, **missed})
        case HandCut():
            return replace(state, seal=seal)


def _under(state: LiveState, terms: Terms) -> LiveState:
    return replace(state, table=replace(state.table, terms=terms), next_terms=None)


def _dealing(state: LiveState) -> LiveState:
    if state.seal is None:
        raise Unreadable("bad_log", "a hand was dealt without a seal")
    return replace(state, hand=state.seal.sealed.hand, hand_number=state.seal.sealed.number)


def _timing(state: LiveState, event: ClockEvent) -> LiveState:
    match event:
        case BankSpent(seat, left_ms):
            return replace(state, banks={**state.banks, seat: left_ms})
        case BanksGrown(left_ms):
            return replace(state, banks={**state.banks, **dict(left_ms)})
        case ReconnectGranted(seat):
            return replace(state, granted=state.granted | {seat})
        case WentAway(seat):
            return replace(state, away=state.away | {seat})
        case CameBack(seat):
            return replace(state, away=state.away - {seat}, silences={**state.silences, seat: 0})


def _without(state: LiveState, seat: int) -> LiveState:
    """Forget what was known of whoever had a seat."""
    banks = {other: left for other, left in state.banks.items() if other != seat}
    silences = {other: count for other, count in state.silences.items() if other != seat}
    return replace(state, banks=banks, silences=silences, away=state.away - {seat}, granted=state.granted - {seat})
