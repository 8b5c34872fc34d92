"""A table as a value: who sits where with what, the button, the hand being played. `happen` alone changes it.

Decides nothing: what may be done is `orders`, what happens in a hand is the engine.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from americana.engine.apply import apply, opened, out_of_place
from americana.engine.events import HandEnded, HandStarted
from americana.engine.hand import Hand
from americana.errors import IllegalSeat, Unreadable, is_whole
from americana.table.events import (
    Busted,
    LeaveAsked,
    SatIn,
    SatOut,
    SeatEvent,
    SeatLeft,
    SeatsCalled,
    SeatTaken,
    TableEvent,
    ToppedUp,
    TopUpAsked,
)
from americana.table.terms import Terms


@dataclass(frozen=True, slots=True)
class Sitter:
    """A player in a seat. `chips` are those between hands; during a hand the hand knows what is left of them.

    `is_dealt_in`: the hand in play, or the last one, dealt cards to him and not to somebody who had the seat before.
    """

    player: str
    chips: int
    is_out: bool = False
    is_leaving: bool = False
    asked: int = 0
    is_dealt_in: bool = False

    @property
    def is_ready(self) -> bool:
        """Whether the next hand deals the player in."""
        return not self.is_out and not self.is_leaving and self.chips + self.asked > 0


@dataclass(frozen=True, slots=True)
class Table:
    """A table between or during hands; make one with `Table.open(terms)`.

    `hand` is the hand in play or the last one, `button` the seat of the last hand's button (None with a box),
    `called` are the seats that the next hand deals in, once that is fixed.
    """

    terms: Terms
    sitters: tuple[Sitter | None, ...]
    button: int | None = None
    hand: Hand | None = None
    hands_played: int = 0
    called: tuple[int, ...] = ()

    @classmethod
    def open(cls, terms: Terms) -> Table:
        """Return a table with every seat free."""
        return cls(terms, (None,) * terms.chairs)

    @property
    def hand_in_play(self) -> Hand | None:
        """The hand being played, None between hands."""
        return self.hand if self.hand is not None and not self.hand.is_over else None

    @property
    def is_playing(self) -> bool:
        """Whether a hand is in play."""
        return self.hand_in_play is not None

    @property
    def taken(self) -> dict[int, Sitter]:
        """The seats that are taken."""
        return {seat: sitter for seat, sitter in enumerate(self.sitters) if sitter is not None}

    @property
    def ready(self) -> tuple[int, ...]:
        """The seats that the next hand deals in."""
        return tuple(seat for seat, sitter in self.taken.items() if sitter.is_ready)

    @property
    def stacks(self) -> dict[int, int]:
        """Chips in front of each taken seat now, during a hand too."""
        hand = self.hand_in_play
        won = {} if hand is None else _won(hand)
        return {seat: sitter.chips + won.get(seat, 0) for seat, sitter in self.taken.items()}

    def seat_of(self, player: str) -> int:
        """Return a player's seat; `IllegalSeat` with the code `not_seated` if he has none."""
        for seat, sitter in self.taken.items():
            if sitter.player == player:
                return seat
        raise IllegalSeat("not_seated", "you have no seat at this table")

    def plays_in_hand(self, seat: int) -> bool:
        """Whether a seat was dealt into the hand in play, or is called to the next one."""
        hand = self.hand_in_play
        return seat in self.called if hand is None else seat in hand.seats


def happen(table: Table, event: TableEvent) -> Table:
    """Return the table after an event; decides nothing.

    Raises `Unreadable`: `empty_seat`, `no_start`, or `bad_event` for what cannot follow here.
    """
    if isinstance(event, SeatEvent) and not _fits(table, event):
        raise out_of_place(event)
    match event:
        case SeatTaken(seat, player, chips):
            return _sit(table, seat, Sitter(player, chips))
        case SeatLeft(seat):
            return _sit(table, seat, None)
        case TopUpAsked() | ToppedUp() | SatOut() | SatIn() | LeaveAsked() | Busted():
            return _sit(table, event.seat, _changed(_sitter(table, event.seat), event))
        case HandStarted():
            if table.is_playing:
                raise out_of_place(event)
            if event.deck is None:
                raise Unreadable("no_start", "a table's log holds the deck of each hand")
            hand = Hand(opened(event), event.deck)
            return replace(table, sitters=_dealt_in(table, event.seats), hand=hand, button=event.dealer, called=())
        case SeatsCalled(seats):
            if table.is_playing or table.called or not set(seats) <= set(table.taken):
                raise out_of_place(event)
            return replace(table, called=seats)
        case _:
            if table.hand is None:
                raise Unreadable("no_start", "a hand's events begin with HandStarted")
            after = replace(table, hand=apply(table.hand, event))
            return _paid_out(after) if isinstance(event, HandEnded) else after


def replay_table(terms: Terms, events: Iterable[TableEvent]) -> Table:
    """Return the table that a log leads to; the log is believed. Raises what `happen` does."""
    table = Table.open(terms)
    for event in events:
        table = happen(table, event)
    return table


def _changed(sitter: Sitter, event: SeatEvent) -> Sitter:
    match event:
        case TopUpAsked(_, chips):
            return replace(sitter, asked=sitter.asked + chips)
        case ToppedUp(_, chips):
            return replace(sitter, chips=sitter.chips + chips, asked=0)
        case SatOut():
            return replace(sitter, is_out=True)
        case SatIn():
            return replace(sitter, is_out=False)
        case LeaveAsked():
            return replace(sitter, is_leaving=True)
        case _:
            return sitter


def _dealt_in(table: Table, seats: tuple[int, ...]) -> tuple[Sitter | None, ...]:
    return tuple(sitter and replace(sitter, is_dealt_in=seat in seats) for seat, sitter in enumerate(table.sitters))


def _won(hand: Hand) -> dict[int, int]:
    """What each seat has won so far, or less than nothing; a stack may be larger than what it may bring to a hand."""
    return {seat: chips - hand.began[seat] for seat, chips in hand.stacks.items()}


def _paid_out(table: Table) -> Table:
    won = _won(table.hand) if table.hand is not None else {}
    sitters = tuple(
        sitter and replace(sitter, chips=sitter.chips + won.get(seat, 0)) for seat, sitter in enumerate(table.sitters)
    )
    return replace(table, sitters=sitters, hands_played=table.hands_played + 1)


def _sitter(table: Table, seat: int) -> Sitter:
    sitter = table.sitters[seat]
    if sitter is None:
        raise Unreadable("empty_seat", f"nobody sits in seat {seat}", seat=seat)
    return sitter


def _fits(table: Table, event: SeatEvent) -> bool:
    """Whether there is such a seat, free or taken as the event needs it, and the chips are chips."""
    chips = getattr(event, "chips", 0)
    if not is_whole(event.seat) or not 0 <= event.seat < len(table.sitters) or not is_whole(chips) or chips < 0:
        return False
    return not isinstance(event, SeatTaken) or table.sitters[event.seat] is None


def _sit(table: Table, seat: int, sitter: Sitter | None) -> Table:
    return replace(table, sitters=(*table.sitters[:seat], sitter, *table.sitters[seat + 1 :]))
