"""The room: its tables, its people and its lobby over one store. It starts tables from their logs and stops them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence

from americana.errors import AmericanaError
from americana.room import codec
from americana.room.clock import Clock, WallClock
from americana.room.events import RoomEvent, TableOpened
from americana.room.first_tables import first_tables
from americana.room.hosting import Hosting, Wish
from americana.room.ids import new_id
from americana.room.live.dealing import usual_buy_in
from americana.room.live.inbox import Order, Renamed, Stop
from americana.room.live.journal import Journal
from americana.room.live.loading import load
from americana.room.live.state import opened
from americana.room.live.table import LiveTable
from americana.room.lobby import Lobby
from americana.room.minds import Minds
from americana.room.outbox import Driver, Notice, Outbox
from americana.room.people import People
from americana.room.readings import Counts, Readings
from americana.room.reckoning import reckon
from americana.room.settings import Settings
from americana.room.store import Store
from americana.room.tally import Tally
from americana.room.wire.frames import Bye, SeatAt
from americana.table import Terms, sit
from americana.table.events import SeatLeft, SeatTaken

_log = logging.getLogger(__name__)

STOP_SECONDS = 3.0
"""How long a table may take to stop: one whose last row is in doubt cannot."""


class Room:
    """A room that is open; made by `Room.open`, ended by `close`."""

    def __init__(self, store: Store, minds: Minds, clock: Clock, drivers: Sequence[Driver] = ()) -> None:
        self.store = store
        self.people = People(store, clock)
        self._tally = Tally(clock)
        self.lobby = Lobby(clock, self._tally)
        self._outbox = Outbox(store, [self._tally, self, *drivers])
        self._hosting = Hosting(clock)
        self._making = asyncio.Lock()
        self._delivering: asyncio.Task[None] | None = None
        self.lost: dict[str, str] = {}
        self._minds = minds
        self._clock = clock
        self._counts = Counts()
        self._tables: dict[str, LiveTable] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    @classmethod
    async def open(
        cls,
        store: Store,
        minds: Minds,
        clock: Clock | None = None,
        *,
        first: Callable[[], Sequence[tuple[Terms, Settings]]] = first_tables,
        drivers: Sequence[Driver] = (),
    ) -> Room:
        """Start every table of the store where its log stands; an empty store gets its first tables.

        Before that, what an older program did not store of finished hands is made up for.

        A table whose log cannot be read is left out, with its reason in `lost`; the others play.
        """
        room = cls(store, minds, clock or WallClock(), drivers)
        await reckon(store)
        stored = await store.tables()
        journals = [journal for each in stored if (journal := await room._read(each.id)) is not None]
        names = await room.people.names(player for journal in journals for player in _players_in(journal))
        for journal in journals:
            room._start(journal, names)
        if not stored:
            for terms, settings in first():
                await room.open_table(terms, settings)
        room._delivering = asyncio.get_running_loop().create_task(room._outbox.run())
        return room

    @property
    def directory(self) -> Room:
        """Where tables are found; the room itself, as long as they all live here."""
        return self

    @property
    def tables(self) -> tuple[LiveTable, ...]:
        """All live tables, in the order in which they were opened."""
        return tuple(self._tables.values())

    def find(self, table: str) -> LiveTable | None:
        """Return a table's door, None if there is no such table."""
        return self._tables.get(table)

    async def open_table(self, terms: Terms, settings: Settings) -> LiveTable:
        """Make a table, with its bots seated.

        Raises `IllegalSeat` for bots that cannot sit there, or the store's `Refused`.
        """
        now = self._clock.now()
        table = new_id(now)
        events: list[RoomEvent] = [TableOpened(terms, settings)]
        state = opened(table, events[0])
        seats = state.table
        for bot in settings.bots:
            seats, sat = sit(seats, new_id(now), bot.seat, usual_buy_in(state))
            events += sat
        journal = Journal(state, 0, self.store, self._clock, self._counts)
        await journal.append(events)
        self._outbox.wake()
        return self._start(journal)

    async def host_table(self, wish: Wish, player: str, address: str) -> str:
        """Make a table that a player wishes for, and return its id; raises what `Hosting.allow` and `open_table` do."""
        async with self._making:
            there = [table.state.settings for table in self.tables if not table.state.is_closed]
            terms, settings = self._hosting.allow(wish, player, address, there)
            return (await self.open_table(terms, settings)).state.id

    def seats_of(self, player: str) -> tuple[SeatAt, ...]:
        """Return where a player sits."""
        return tuple(
            SeatAt(table.state.id, table.state.settings.name, seat)
            for table in self.tables
            if (seat := table.state.seat_of(player)) is not None
        )

    def order(self, table: str, order: Order) -> None:
        """Give a table an order; raises `AmericanaError` with the code `no_such_table`."""
        found = self._tables.get(table)
        if found is None:
            raise AmericanaError("no_such_table", "there is no such table")
        found.tell(order)

    def rename(self, player: str, name: str) -> None:
        """Let every table call a player by his new name."""
        for table in self._tables.values():
            table.tell(Renamed(player, name))

    async def hear(self, notice: Notice) -> None:
        """Put a table away that is closed and that everybody has left."""
        table = self._tables.get(notice.table)
        if table is None or not table.state.is_closed or table.state.table.taken:
            return
        await self.store.close_table(notice.table, self._clock.now())
        table.tell(Stop())
        self.lobby.remove(table)
        del self._tables[notice.table]

    def readings(self) -> Readings:
        """Return what can be counted now."""
        tables = self._tables.values()
        return Readings(
            tables=len(self._tables),
            playing=sum(1 for table in tables if table.status == "playing"),
            frozen=sum(1 for table in tables if table.is_frozen) + len(self.lost),
            viewers=sum(len(table.stage.audience) for table in tables),
            thought=self._minds.thought,
            fallbacks=self._minds.fallbacks,
            restarts=self._minds.restarts,
            waiting=self._minds.waiting,
            counted=self._counts,
        )

    async def close(self, within: float = 10.0) -> None:
        """Deal no more; let hands in play end within so many seconds, park the others in their logs, and stop."""
        for table in self._tables.values():
            table.stop_dealing()
        until = self._clock.ticks() + within
        while self._clock.ticks() < until and any(table.is_busy for table in self._tables.values()):
            await asyncio.sleep(0.05)
        for table in self._tables.values():
            table.tell(Stop())
        self.lobby.close(codec.encode(Bye("stopping")))
        tasks = set(self._tasks.values())
        _, stuck = await asyncio.wait(tasks, timeout=STOP_SECONDS) if tasks else (tasks, tasks)
        for task in stuck | ({self._delivering} if self._delivering is not None else set()):
            task.cancel()
        await asyncio.gather(*stuck, self._delivering or asyncio.sleep(0), return_exceptions=True)

    async def _read(self, table: str) -> Journal | None:
        try:
            return await load(self.store, table, self._clock, self._counts)
        except AmericanaError as error:
            self.lost[table] = error.code
            _log.error("table lost: %s", error.code)
            return None

    def _start(self, journal: Journal, names: Mapping[str, str] | None = None) -> LiveTable:
        table = LiveTable(journal, self._minds, self._clock, self._counts, changed=self._table_changed)
        bots, sitters = journal.state.bots, journal.state.table.taken
        known = names or {}
        table.stage.names.update({player: known[player] for player in _players_in(journal) if player in known})
        table.stage.names.update({sitters[seat].player: bot.name for seat, bot in bots.items() if seat in sitters})
        table.stage.recall(journal.state, journal.past)
        self._tables[journal.state.id] = table
        self.lobby.add(table)
        self._tasks[journal.state.id] = asyncio.get_running_loop().create_task(table.run())
        return table

    def _table_changed(self, table: LiveTable, tells: bool) -> None:
        self.lobby.changed(table)
        if tells:
            self._outbox.wake()


def _players_in(journal: Journal) -> set[str]:
    """Return everybody whose name is needed to tell what happened at a table."""
    events = [event for row in journal.past for event in row if isinstance(event, SeatTaken | SeatLeft)]
    return {sitter.player for sitter in journal.state.table.taken.values()} | {event.player for event in events}
