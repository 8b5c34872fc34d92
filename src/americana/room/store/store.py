"""The room's memory: one file, one thread that writes, a few that read. Knows rows; the game is bytes to it.

Nobody is shown what `append` has not returned from: what it returned from survives a crash and a power cut.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine

from americana.errors import AmericanaError
from americana.room.store import database, hands, history, importing, imports, marks, outbox, rows, sums
from americana.room.store.committer import Committer
from americana.room.store.entry import Entry, Fold
from americana.room.store.faults import DATABASE_ERRORS, Damaged, Refused, Unknown, explain
from americana.room.store.hands import StoredHand
from americana.room.store.history import Page, Place, PlayedTable
from americana.room.store.imports import Import, Kept
from americana.room.store.lock import FileLock
from americana.room.store.marks import Mark
from americana.room.store.outbox import StoredNotice
from americana.room.store.rows import Row, StoredTable
from americana.room.store.search import EVERYTHING, Search
from americana.room.store.sums import Sums
from americana.room.store.whereabouts import Whereabouts, whereabouts
from americana.room.store.writer import Writer

T = TypeVar("T")

MOST_LONG_READS = 2
"""Searches and sums at one time, so that there is always a connection for what takes no time.

Each reads as many lines as it is told to, on its own connection, and no table waits for it.
"""


class Store:
    """An open file of the room; made by `Store.open`, ended by `close`."""

    def __init__(self, path: Path, lock: FileLock, writer: Writer, thread: ThreadPoolExecutor) -> None:
        self.path = path
        self._lock = lock
        self._writer = writer
        self._thread = thread
        self._committer = Committer(writer.write, thread)
        self._engine: Engine = database.reading_engine(path)
        self._readers = ThreadPoolExecutor(database.READERS, "store-read")
        self._long_reads = asyncio.Semaphore(MOST_LONG_READS)

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open the room's file, making it and bringing it up to date, and take back what an unfinished import left.

        Raises an AmericanaError that names the file and what to do: `data_in_use`, `data_newer`, `data_foreign`,
        `data_damaged`, `data_locked`, `data_read_only`, `no_space`, `data_unreachable`.
        """
        thread = ThreadPoolExecutor(1, "store-write")
        try:
            lock, writer = await asyncio.get_running_loop().run_in_executor(thread, _open, path)
        except BaseException:
            thread.shutdown(wait=False)
            raise
        store = cls(path, lock, writer, thread)
        with contextlib.suppress(AmericanaError):  # a disk that is full keeps nobody out
            for file in await store.read(imports.unfinished):
                await importing.take_back(store, file)
        return store

    async def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        await self._committer.close()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._readers.shutdown)
        self._engine.dispose()
        await loop.run_in_executor(self._thread, self._writer.close)
        self._thread.shutdown()
        self._lock.release()

    async def append(self, entry: Entry) -> None:
        """Write a row and what comes with it; return when it is on the disk. A cancelled wait cancels nothing.

        Raises `Refused` when nothing was written: `row_exists`, `row_out_of_order`, `too_few_chips`, `done_already`,
        or `not_written` when disk or file failed and the same entry may be tried again. Raises `Unknown` when nobody
        can say yet: ask `read_back`. Anything else is a row that cannot be: nothing was written.
        """
        await self._committer.ask(entry)

    async def read_back(self, table: str, v: int) -> Row | None:
        """Say whether a row was written after all; from then on the answer holds.

        Raises `Unknown` when nobody can say yet: ask again later.
        """

        def settled(connection: Connection) -> Row | None:
            rows.beat(connection)
            return rows.read_row(connection, table, v)

        try:
            return await self.do(settled)
        except Refused as error:
            raise Unknown("write_unknown", str(error), **error.facts) from error

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Run another write in the same queue, all of it or nothing, and return what it returns.

        `job` may be run twice, the first run taken back; what it raises is raised here.

        Raises `Refused`, `not_written`, when nothing was written, and `Unknown` when nobody can say.
        """
        returned: list[T] = []

        def run(connection: Connection) -> None:
            returned[:] = [job(connection)]

        await self._committer.ask(run)
        return returned[0]

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only reads, on a connection of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    async def tables(self) -> tuple[StoredTable, ...]:
        """List the open tables, the oldest first."""
        return await self.read(rows.open_tables)

    async def rows(self, table: str) -> tuple[Row, ...]:
        """Return a table's live rows in order of `v`.

        Raises `Damaged`, `damaged_row`, `missing_row` or `damaged_table`: this table alone cannot go on.
        """
        return await self.read(lambda connection: rows.read_rows(connection, table))

    async def waiting_notices(self, limit: int) -> tuple[StoredNotice, ...]:
        """Return the oldest notices of all tables that nobody has said to have heard."""
        return await self.read(lambda connection: outbox.waiting(connection, limit))

    async def drop_notices(self, heard: Sequence[StoredNotice]) -> None:
        """Forget notices that were heard."""
        await self.do(lambda connection: outbox.drop(connection, heard))

    async def close_table(self, table: str, at: int) -> None:
        """Leave a table out of `tables` from now on."""
        await self.do(lambda connection: rows.close_table(connection, table, at))

    async def hand(self, hand: str) -> StoredHand | None:
        """Return a finished hand, None when there is none."""
        return await self.read(lambda connection: hands.hand(connection, hand))

    async def hands_of(
        self, player: str, search: Search = EVERYTHING, before: Place | None = None, limit: int = 50
    ) -> Page:
        """Return a player's finished hands that are wanted, newest first; the next page is before the page's place."""
        read = self._read_long if search.is_sparse else self.read
        return await read(lambda connection: history.page_of(connection, player, search, before, limit))

    async def several(self, ids: Sequence[str]) -> tuple[StoredHand | Damaged, ...]:
        """Return finished hands in the order asked for, a fault in the place of one that is damaged."""
        return await self.read(lambda connection: hands.several(connection, ids))

    async def tables_of(self, player: str) -> tuple[PlayedTable, ...]:
        """Return the tables at which a player has finished hands, the newest first."""
        return await self.read(lambda connection: history.tables_of(connection, player))

    async def statistics(self, player: str, search: Search = EVERYTHING) -> Sums:
        """Return what a player's hands that are wanted add up to."""
        return await self._read_long(lambda connection: sums.sums_of(connection, player, search))

    async def whereabouts(self, table: str) -> Whereabouts:
        """Return what the table of a hand is called, and whether a file brought it."""
        return await self.read(lambda connection: whereabouts(connection, table))

    async def mark_of(self, player: str, hand: str) -> Mark:
        """Return what a player keeps of a hand for himself."""
        return await self.read(lambda connection: marks.mark_of(connection, player, hand))

    async def keep_mark(self, player: str, hand: str, mark: Mark) -> bool:
        """Keep a mark in the place of the last one; False when the hand is no line of this player's history."""
        return await self.do(lambda connection: marks.keep(connection, player, hand, mark))

    async def keep_imported(self, file: Import, folds: Iterable[Fold]) -> Kept:
        """Keep the hands of a file beside the player's own, all of them or none; those that he has are only counted.

        `folds` are made on a thread, few at a time; their numbers are given anew. Raises what making them raises, and
        what `do` raises.
        """
        return await importing.take_in(self, file, folds)

    async def hands_at(self, table: str, after: int = 0, limit: int = 50) -> tuple[StoredHand, ...]:
        """Return a table's finished hands in order, those numbered above `after`."""
        return await self.read(lambda connection: hands.hands_at(connection, table, after=after, limit=limit))

    async def _read_long(self, job: Callable[[Connection], T]) -> T:
        async with self._long_reads:
            return await self.read(job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                return job(connection)
        except DATABASE_ERRORS as error:
            raise explain(error, self.path) from error


def _open(path: Path) -> tuple[FileLock, Writer]:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FileLock(path)
        try:
            return lock, Writer(database.open_file(path))
        except BaseException:
            lock.release()
            raise
    except (OSError, *DATABASE_ERRORS) as error:
        raise explain(error, path) from error
