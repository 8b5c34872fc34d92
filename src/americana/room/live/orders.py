"""From what a player asks for to the events that it makes, or a refusal. Knows no time, no socket and no store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from americana.engine.actions import Action
from americana.engine.events import HandEnded
from americana.errors import AmericanaError, IllegalAction
from americana.room.events import (
    BanksGrown,
    BankSpent,
    CameBack,
    Paused,
    Resumed,
    RoomEvent,
    TableClosed,
    TermsChanged,
    WentAway,
)
from americana.room.live.inbox import Close, MovePlayer, Order, Pause, Resume, SeatPlayer, SetTerms
from americana.room.live.state import MOST_SILENCES, LiveState, after
from americana.room.wire.asks import Leave, Move, SeatOrders, Show, Sit, SitIn, SitOut, TopUp
from americana.table import act, leave, sit, sit_in, sit_out, time_out, top_up, turn_up


class Stale(AmericanaError):
    """An order for a hand or a decision that is over: nothing moves."""


def moved(state: LiveState, player: str, move: Move, bank_left: int | None = None) -> list[RoomEvent]:
    """Return the events of an action; `bank_left` is what his bank has left if he needed it.

    Raises `Stale` with the code `stale_turn`, or what `act` raises.
    """
    seat = state.table.seat_of(player)
    hand = state.table.hand_in_play
    if hand is None or state.hand != move.hand or hand.turn != move.turn:
        raise Stale("stale_turn", "that decision is over")
    _, events = act(state.table, player, move.action())
    spent = [] if bank_left is None else bank_spent(state, seat, bank_left)
    back = [CameBack(seat)] if seat in state.away else []
    return [*spent, *back, *events]


def bot_moved(state: LiveState, action: Action) -> list[RoomEvent]:
    """Return the events of what a bot decided, whose turn it is."""
    hand = state.table.hand_in_play
    assert hand is not None
    assert hand.actor is not None
    return list(act(state.table, state.table.taken[hand.actor].player, action)[1])


def seated(state: LiveState, player: str, order: SeatOrders, now: int) -> list[RoomEvent]:
    """Return the events of an order about one's seat; raises what `americana.table` does, or `Stale`."""
    table = state.table
    match order:
        case Sit(seat=seat, chips=chips):
            if state.is_closed:
                raise Stale("table_closed", "this table is closed")
            return list(sit(table, player, seat, chips, left_with=state.left_with(player, now))[1])
        case TopUp(chips=chips):
            return list(top_up(table, player, chips)[1])
        case SitOut():
            return list(sit_out(table, player)[1])
        case SitIn():
            seat = table.seat_of(player)
            events = list[RoomEvent](sit_in(table, player)[1])
            is_missed = seat in state.away or state.silences.get(seat, 0) >= MOST_SILENCES
            return events or ([CameBack(seat)] if is_missed else [])
        case Leave():
            return list(leave(table, player)[1])
        case Show(hand=hand):
            if hand != state.hand:
                raise Stale("stale_turn", "that hand is over")
            return list(turn_up(table, player)[1])
        case _:
            assert_never(order)


def timed_out(state: LiveState) -> list[RoomEvent]:
    """Return the events when the time of the seat in turn is up: R29, and a person is away until he comes back."""
    hand = state.table.hand_in_play
    if hand is None or hand.actor is None:
        raise IllegalAction("no_hand", "no hand is being played")
    seat = hand.actor
    _, played = time_out(state.table)
    if seat in state.bots or seat in state.away:
        return list(played)
    sitter = state.table.taken[seat]
    return [*bank_spent(state, seat, 0), WentAway(seat), *sit_out(state.table, sitter.player)[1], *played]


def bank_spent(state: LiveState, seat: int, left_ms: int) -> list[RoomEvent]:
    """Return the event of a bank that has less than before."""
    return [BankSpent(seat, left_ms)] if left_ms < state.banks.get(seat, 0) else []


def banks_grown(state: LiveState, events: Sequence[RoomEvent]) -> list[RoomEvent]:
    """Return the event with which banks grow after every so many hands, if these events end such a hand."""
    settings = state.settings
    is_ended = any(isinstance(event, HandEnded) for event in events)
    if not is_ended or not settings.bank_growth_hands or (state.table.hands_played + 1) % settings.bank_growth_hands:
        return []
    for event in events:
        state = after(state, event, 0)
    grown = {seat: min(left + settings.bank_growth_ms, settings.bank_ms) for seat, left in state.banks.items()}
    more = tuple([(seat, left) for seat, left in grown.items() if seat not in state.bots and left > state.banks[seat]])
    return [BanksGrown(more)] if more else []


def ordered(state: LiveState, order: Order) -> list[RoomEvent]:
    """Return the events of an order by whoever runs the table; raises `Stale` or `IllegalSeat`."""
    match order:
        case Pause():
            return [] if state.is_paused else [Paused()]
        case Resume():
            return [Resumed()] if state.is_paused else []
        case SetTerms(terms):
            if terms.chairs != state.table.terms.chairs:
                raise Stale("chairs_changed", "a table keeps its number of chairs")
            return [] if terms == (state.next_terms or state.table.terms) else [TermsChanged(terms)]
        case Close():
            return _closed(state)
        case SeatPlayer(player, _, chips, seat):
            free = [place for place, sitter in enumerate(state.table.sitters) if sitter is None]
            return list(sit(state.table, player, (free or [0])[0] if seat is None else seat, chips)[1])
        case MovePlayer(player):
            return list(leave(state.table, player)[1])
        case _:
            assert_never(order)


def _closed(state: LiveState) -> list[RoomEvent]:
    table, events = state.table, list[RoomEvent]()
    for sitter in tuple(table.taken.values()):
        table, left = leave(table, sitter.player)
        events += left
    return [*events, TableClosed()]


def seats_given_up(state: LiveState, seats: tuple[int, ...]) -> list[RoomEvent]:
    """Return the events that free seats whose players have been away too long."""
    table, events = state.table, list[RoomEvent]()
    for seat in seats:
        sitter = table.sitters[seat]
        if sitter is not None:
            table, left = leave(table, sitter.player)
            events += left
    return events
