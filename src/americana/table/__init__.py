"""A table: seats, buy-ins, breaks, box or button, one hand after the other. No time, no chance, no I/O."""

from americana.table.events import TableEvent
from americana.table.orders import (
    act,
    call_seats,
    deal,
    leave,
    next_button,
    sit,
    sit_in,
    sit_out,
    time_out,
    top_up,
    turn_up,
)
from americana.table.state import Sitter, Table, happen, replay_table
from americana.table.terms import Terms

__all__ = [
    "Sitter",
    "Table",
    "TableEvent",
    "Terms",
    "act",
    "call_seats",
    "deal",
    "happen",
    "leave",
    "next_button",
    "replay_table",
    "sit",
    "sit_in",
    "sit_out",
    "time_out",
    "top_up",
    "turn_up",
]
