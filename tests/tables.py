"""An evening at one table, for the tests: orders given in turn, each checked to change nothing when it is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from americana import AmericanaError, Hand, Rules, menu
from americana.table import Table, TableEvent, Terms, act, replay_table, sit, time_out
from tests.deals import NAMES

Order = Callable[..., tuple[Table, tuple[TableEvent, ...]]]
Kind = TypeVar("Kind")


class Evening:
    """A table in use and the log of all that has happened at it."""

    def __init__(self, preset: str = "ru", **rules: Any) -> None:
        self.table = Table.open(Terms.of(Rules.preset(preset, **rules)))
        self.log: list[TableEvent] = []

    def do(self, order: Order, *what: Any, **named: Any) -> Evening:
        """Give an order; the old table stands, and the log leads to the new one."""
        before = hash(self.table)
        try:
            after, events = order(self.table, *what, **named)
        finally:
            assert hash(self.table) == before
        self.table = after
        self.log += events
        return self

    def seat(self, *seats: int, chips: int = 100) -> Evening:
        """Seat Ann in seat 0, Ben in seat 1, and so on."""
        for seat in seats:
            self.do(sit, NAMES[seat], seat, chips)
        return self

    def refuses(self, code: str, order: Order, *what: Any, **named: Any) -> AmericanaError:
        with pytest.raises(AmericanaError) as refused:
            self.do(order, *what, **named)
        assert refused.value.code == code
        assert 5 < len(str(refused.value)) < 200
        return refused.value

    def fold_out(self) -> Evening:
        """Let everybody's time run out until the hand is over."""
        while self.table.is_playing:
            self.do(time_out)
        return self

    def check_down(self) -> Evening:
        """Bring in, check or call until the hand is over."""
        while self.table.is_playing:
            choice = menu(self.hand).find("bring_in", "check", "call")
            assert choice is not None
            self.do(act, NAMES[self.actor], choice.action())
        return self

    def of(self, kind: type[Kind]) -> list[Kind]:
        """Return the events of one kind so far."""
        return [event for event in self.log if isinstance(event, kind)]

    @property
    def hand(self) -> Hand:
        assert self.table.hand is not None
        return self.table.hand

    @property
    def actor(self) -> int:
        assert self.hand.actor is not None
        return self.hand.actor

    @property
    def dealt_in(self) -> list[int]:
        return sorted(self.hand.seats)

    @property
    def chips(self) -> int:
        """All chips on the table, the pot included."""
        return sum(self.table.stacks.values()) + (self.hand.pot if self.table.is_playing else 0)

    def assert_replays(self) -> None:
        assert replay_table(self.table.terms, self.log) == self.table
