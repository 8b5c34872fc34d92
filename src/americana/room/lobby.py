"""The lobby: what each table is and does, for those who choose one. Changes are gathered before they are sent."""

from __future__ import annotations

from collections.abc import Iterable

from americana.room import codec
from americana.room.audience import Audience, Viewer
from americana.room.clock import Clock, Timer
from americana.room.live.table import LiveTable
from americana.room.tally import Tally
from americana.room.wire.frames import LobbyFrame, TableRow

GATHER_SECONDS = 0.3


class Lobby:
    """Every table as a row, and those who look at the list."""

    def __init__(self, clock: Clock, tally: Tally) -> None:
        self._clock = clock
        self._tally = tally
        self._tables: dict[str, LiveTable] = {}
        self._changed: set[str] = set()
        self._audience = Audience()
        self._timer: Timer | None = None

    def add(self, table: LiveTable) -> None:
        """List a table."""
        self._tables[table.state.id] = table
        self.changed(table)

    def remove(self, table: LiveTable) -> None:
        """List a table no more, and tell those who look that the list is another."""
        self._tables.pop(table.state.id, None)
        self._changed.discard(table.state.id)
        frame = codec.encode(LobbyFrame(self.rows(), True))
        for viewer in self._audience:
            self._audience.send(viewer, frame)

    def rows(self) -> tuple[TableRow, ...]:
        """Return every table that is open, in the order in which they were opened."""
        return tuple(self._row(table) for table in self._tables.values() if not table.state.is_closed)

    def subscribe(self, viewer: Viewer) -> None:
        """Show the list to a viewer from now on."""
        self._audience.add(viewer)
        self._audience.send(viewer, codec.encode(LobbyFrame(self.rows(), True)))

    def unsubscribe(self, viewer: Viewer) -> None:
        """Forget a viewer whose socket is gone."""
        self._audience.remove(viewer)

    def changed(self, table: LiveTable) -> None:
        """Note that a table has changed; those who look are told soon."""
        if not len(self._audience):
            return
        self._changed.add(table.state.id)
        if self._timer is None:
            self._timer = self._clock.call_later(GATHER_SECONDS, self._tell)

    def close(self, last: bytes) -> None:
        """Send everybody away."""
        if self._timer is not None:
            self._timer.cancel()
        for viewer in self._audience:
            viewer.close(last)

    def _tell(self) -> None:
        self._timer = None
        changed, self._changed = self._changed, set()
        frame = codec.encode(LobbyFrame(tuple(self._row(table) for table in self._known(changed)), False))
        for viewer in self._audience:
            self._audience.send(viewer, frame)

    def _row(self, table: LiveTable) -> TableRow:
        return row_of(table, *self._tally.of(table.state.id))

    def _known(self, tables: Iterable[str]) -> list[LiveTable]:
        return [self._tables[table] for table in sorted(tables) if table in self._tables]


def row_of(table: LiveTable, hands_per_hour: int = 0, average_pot: int = 0) -> TableRow:
    """Return a table as a row of the lobby."""
    state = table.state
    terms, settings, rules = state.table.terms, state.settings, state.rules
    return TableRow(
        id=state.id,
        name=settings.name,
        base=rules.base,
        limit=rules.limit,
        ante=rules.ante,
        bring_in=rules.bring_in,
        small_bet=rules.small_bet,
        buy_in=(terms.least_buy_in, terms.most_buy_in),
        chairs=terms.chairs,
        taken=len(state.table.taken),
        bots=len(settings.bots),
        status=table.status,
        hands_played=state.table.hands_played,
        hands_per_hour=hands_per_hour,
        average_pot=average_pot,
        turn_ms=settings.turn_ms,
        bank_ms=settings.bank_ms,
        watchers=table.stage.watchers(state),
    )
