"""What a table's events move between purses: buy-ins, refunds, each hand's result, what a leaver takes along.

Each seat's chips lie in an account of their own while its player sits; bots are paid by the mint.
"""

from __future__ import annotations

from americana.engine.events import HandEnded
from americana.room.events import RoomEvent
from americana.room.ledger import HOUSE, MINT, Batch, Line, seat_account, transfer
from americana.room.live.state import LiveState
from americana.table.events import SeatLeft, SeatTaken, ToppedUp, TopUpAsked


def batch_of(before: LiveState, event: RoomEvent, key: str) -> Batch | None:
    """Return what an event that is about to happen moves, under a key of its own; None if no chips change hands."""
    match event:
        case SeatTaken(seat, player, chips):
            return transfer(key, "buy_in", purse(before, seat, player), seat_account(before.id, player), chips)
        case TopUpAsked(seat, chips):
            return _to_seat(before, seat, chips, key)
        case ToppedUp(seat, chips):
            return _to_seat(before, seat, chips - before.table.taken[seat].asked, key)
        case SeatLeft(seat, player, chips):
            back = chips + before.table.taken[seat].asked
            return transfer(key, "leave", seat_account(before.id, player), purse(before, seat, player), back)
        case HandEnded():
            return _hand_result(before)
        case _:
            return None


def purse(state: LiveState, seat: int, player: str) -> str:
    """Return whose money a player's is: his own, the mint's for a bot."""
    return MINT if any(bot.seat == seat for bot in state.settings.bots) else player


def _to_seat(before: LiveState, seat: int, chips: int, key: str) -> Batch | None:
    player = before.table.taken[seat].player
    giver, taker = purse(before, seat, player), seat_account(before.id, player)
    if chips < 0:
        giver, taker, chips = taker, giver, -chips
    return transfer(key, "top_up", giver, taker, chips) if chips else None


def _hand_result(before: LiveState) -> Batch:
    hand = before.table.hand
    assert hand is not None
    lines = [
        Line(seat_account(before.id, before.table.taken[seat].player), chips - hand.began[seat])
        for seat, chips in hand.stacks.items()
    ]
    return Batch(f"hand:{before.hand}", "hand", (*lines, Line(HOUSE, hand.rake)))
