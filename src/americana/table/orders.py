"""What players and the dealer may do at a table; each order returns the next table and its events, or refuses.

When a hand is dealt and when time is up, whoever runs the table decides; the deck comes from outside.
"""

from __future__ import annotations

from collections.abc import Iterable

from americana.cards import Card
from americana.engine.actions import Action
from americana.engine.betting import timeout_action
from americana.engine.play import play, show, start
from americana.errors import IllegalAction, IllegalSeat, is_whole, kind_of
from americana.rules import MOST_CHIPS
from americana.table.events import (
    Busted,
    LeaveAsked,
    SatIn,
    SatOut,
    SeatLeft,
    SeatsCalled,
    SeatTaken,
    TableEvent,
    ToppedUp,
    TopUpAsked,
)
from americana.table.state import Sitter, Table, happen

Outcome = tuple[Table, tuple[TableEvent, ...]]

LONGEST_PLAYER_ID = 100


def sit(table: Table, player: str, seat: int, chips: int, *, left_with: int = 0) -> Outcome:
    """Sit down with a buy-in; in mid-hand the player waits for the next one.

    Who left a short while ago with more than the least buy-in brings at least as many chips, even above the most.

    Raises `IllegalSeat`: `bad_player`, `no_such_seat`, `seat_taken`, `already_seated`, `bad_buy_in`.
    """
    if not isinstance(player, str) or not 0 < len(player) <= LONGEST_PLAYER_ID:
        raise IllegalSeat("bad_player", "a player is named by a text of 1 to 100 characters")
    if not is_whole(seat) or not 0 <= seat < table.terms.chairs:
        raise IllegalSeat("no_such_seat", f"seats are numbered from 0 to {table.terms.chairs - 1}")
    if table.sitters[seat] is not None:
        raise IllegalSeat("seat_taken", f"seat {seat} is taken", seat=seat)
    if any(sitter.player == player for sitter in table.taken.values()):
        raise IllegalSeat("already_seated", "you sit at this table already")
    least, most = (max(bound, left_with) for bound in (table.terms.least_buy_in, table.terms.most_buy_in))
    if not is_whole(chips) or not least <= chips <= most:
        raise IllegalSeat("bad_buy_in", f"the buy-in is from {least} to {most} chips", least=least, most=most)
    return _happened(table, SeatTaken(seat, player, chips))


def top_up(table: Table, player: str, chips: int) -> Outcome:
    """Buy chips up to the largest buy-in; in mid-hand they come before the next hand (table stakes).

    Raises `IllegalSeat`: `not_seated`, `bad_top_up`.
    """
    seat = table.seat_of(player)
    sitter = table.taken[seat]
    most = table.terms.most_buy_in - table.stacks[seat] - sitter.asked
    if not is_whole(chips):
        raise IllegalSeat("bad_top_up", f"chips are whole numbers, not {kind_of(chips)}", least=1, most=max(most, 0))
    if not 1 <= chips <= most:
        raise IllegalSeat("bad_top_up", f"you may buy 1 to {max(most, 0)} chips now", least=1, most=max(most, 0))
    return _happened(table, TopUpAsked(seat, chips) if table.plays_in_hand(seat) else ToppedUp(seat, chips))


def sit_out(table: Table, player: str) -> Outcome:
    """Take no part from the next hand on; the hand in play goes on. Raises `IllegalSeat` (`not_seated`)."""
    seat = table.seat_of(player)
    return (table, ()) if table.taken[seat].is_out else _happened(table, SatOut(seat))


def sit_in(table: Table, player: str) -> Outcome:
    """Take part again from the next hand on. Raises `IllegalSeat` (`not_seated`)."""
    seat = table.seat_of(player)
    return _happened(table, SatIn(seat)) if table.taken[seat].is_out else (table, ())


def leave(table: Table, player: str) -> Outcome:
    """Leave with one's chips: at once, or after the hand in play, whose remaining turns time out (R29).

    Raises `IllegalSeat` (`not_seated`).
    """
    seat = table.seat_of(player)
    sitter = table.taken[seat]
    if not table.plays_in_hand(seat):
        return _happened(table, SeatLeft(seat, player, sitter.chips))
    if sitter.is_leaving:
        return table, ()
    return _run_on(*_happened(table, LeaveAsked(seat)))


def call_seats(table: Table) -> Outcome:
    """Fix whom the next hand deals in, and with how many chips: every ready seat, with what it has bought.

    Raises `IllegalSeat`: `hand_running`, `too_few_ready`.
    """
    if table.is_playing or table.called:
        raise IllegalSeat("hand_running", "the hand in play is not over")
    if len(table.ready) < 2:
        raise IllegalSeat("too_few_ready", "a hand needs two players with chips", ready=len(table.ready))
    bought = [ToppedUp(seat, _bought(table, sitter)) for seat, sitter in table.taken.items() if sitter.asked]
    return _happened(table, *bought, SeatsCalled(table.ready))


def deal(table: Table, deck: str | Iterable[Card]) -> Outcome:
    """Start the next hand with the seats called, or else with every ready one; the button moves on (R11).

    Raises what `call_seats` does, and whatever `start` says of the deck.
    """
    table, events = (table, ()) if table.called else call_seats(table)
    stacks = {seat: min(table.taken[seat].chips, MOST_CHIPS) for seat in table.called}
    _, dealt = start(table.terms.rules, stacks, next_button(table), deck=deck)
    table, more = _happened(table, *dealt)
    return _run_on(table, (*events, *more))


def act(table: Table, player: str, action: Action) -> Outcome:
    """Play a player's action in the hand in play.

    Raises `IllegalSeat` (`not_seated`) or `IllegalAction` (`no_hand`, `out_of_turn`, and the engine's codes).
    """
    seat = table.seat_of(player)
    hand = table.hand_in_play
    if hand is None:
        raise IllegalAction("no_hand", "no hand is being played")
    _, events = play(hand, action, seat=seat)
    return _run_on(*_happened(table, *events))


def time_out(table: Table) -> Outcome:
    """Play for the seat in turn, whose time is up (R29). Raises `IllegalAction` with the code `no_hand`."""
    hand = table.hand_in_play
    if hand is None:
        raise IllegalAction("no_hand", "no hand is being played")
    _, events = play(hand, timeout_action(hand))
    return _run_on(*_happened(table, *events))


def turn_up(table: Table, player: str) -> Outcome:
    """Show one's down card after the hand. Raises `IllegalSeat` or `IllegalAction`, as `show` does."""
    seat = table.seat_of(player)
    if table.hand is None:
        raise IllegalAction("no_hand", "no hand is being played")
    if not table.taken[seat].is_dealt_in:
        raise IllegalAction("no_such_seat", "you were not dealt in")
    _, events = show(table.hand, seat)
    return _happened(table, *events)


def next_button(table: Table) -> int | None:
    """Return the next hand's button: the next seat dealt in, clockwise, at first the lowest; None with a box (R11)."""
    seats = table.called or table.ready
    if table.terms.rules.dealer == "box" or not seats:
        return None
    if table.button is None:
        return seats[0]
    return next((seat for seat in seats if seat > table.button), seats[0])


def _run_on(table: Table, events: tuple[TableEvent, ...]) -> Outcome:
    """Play for who has left, and after the hand free their seats."""
    while (hand := table.hand_in_play) and hand.actor is not None and table.taken[hand.actor].is_leaving:
        _, played = play(hand, timeout_action(hand))
        table, more = _happened(table, *played)
        events += more
    if table.is_playing or table.called:
        return table, events
    busts = [Busted(seat, s.player) for seat, s in table.taken.items() if _went_broke(table, seat)]
    left = [SeatLeft(seat, s.player, s.chips) for seat, s in table.taken.items() if s.is_leaving]
    table, more = _happened(table, *busts, *left)
    return table, events + more


def _bought(table: Table, sitter: Sitter) -> int:
    """Return how many of the chips asked for in mid-hand still fit: who has won since needs fewer."""
    return min(sitter.asked, max(table.terms.most_buy_in - sitter.chips, 0))


def _went_broke(table: Table, seat: int) -> bool:
    return table.hand is not None and seat in table.hand.seats and not table.taken[seat].chips


def _happened(table: Table, *events: TableEvent) -> Outcome:
    for event in events:
        table = happen(table, event)
    return table, events
