"""Kills a real server again and again while clients play, and compares what they were told with what is on the disk.

`python -m tests.room.killing --kills 1000` is the long run (scripts/soak); tests/room/test_kill.py is the short one.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

from americana.room.store import Store
from tests.room.chronicle import Chronicle, Counts, Told, faults_of_ledger
from tests.room.client import Frame, Guest, Habits, TableClient, become_guest, lobby
from tests.room.lives import Nursery, nursery
from tests.room.scanning import Scanner
from tests.room.serving import Plan
from tests.room.truth import Truth

BACK_SECONDS = 60.0
KILLS_OF_A_ROOM = 50
LIVELY = Habits(think=(0.0, 0.02), whims=0.03, twice=0.1, silence=0.03)
MOMENTS = ("HandSealed", "CutRevealed", "HandCut", "HandResealed", "HandEnded")
"""What a kill may wait for, to come right behind it."""


@dataclass
class Summary:
    """What a campaign came to."""

    kills: int = 0
    seconds: float = 0.0
    counts: Counts = field(default_factory=Counts)
    faults: list[str] = field(default_factory=list)
    openings: list[float] = field(default_factory=list)

    def add(self, other: Summary) -> None:
        """Add another campaign."""
        self.kills += other.kills
        self.seconds += other.seconds
        self.counts.add(other.counts)
        self.faults += other.faults
        self.openings += other.openings

    def __str__(self) -> str:
        """Return the figures as a line."""
        c = self.counts
        opening = (
            f"{statistics.median(self.openings):.2f} s, at most {max(self.openings):.2f} s" if self.openings else ""
        )
        return (
            f"{self.kills} kills in {self.seconds:.0f} s, {len(self.faults)} faults; {c.hands} hands ({c.cut} cut, "
            f"{c.resealed} attempts given up), {c.rows} rows, {c.frames} pictures and {c.receipts} receipts compared, "
            f"{c.cards} cards seen by the right ones; "
            f"{c.in_hand} kills of a table in mid-hand, {c.in_shuffle} in mid-shuffle: {c.same_deal} went on to the"
            f" same deal, {c.given_up} were opened and sealed again; a start takes {opening}"
        )


class Party:
    """The clients of all tables, and what they were told since the last kill."""

    def __init__(
        self, room: Nursery, tables: Sequence[str], guests: Sequence[Guest], rng: Random, habits: Habits
    ) -> None:
        self.clients: list[TableClient] = []
        self.told = {table: Told() for table in tables}
        self._awaited: tuple[str, asyncio.Event] | None = None
        for table in tables:
            for guest in (*guests, None):
                client_rng = Random(rng.random())
                client = TableClient(
                    lambda: room.address, table, guest, rng=client_rng, habits=habits, heard=self._hear, keeps=False
                )
                self.clients.append(client)

    def _hear(self, client: TableClient, text: str, frame: Frame) -> None:
        self.told[client.table].hear(None if client.guest is None else client.guest.player, text, frame)
        if self._awaited is not None and frame["is"] == "table":
            event, has_come = self._awaited
            if any(each["event"] == event for each in frame["events"]):
                has_come.set()

    async def hears(self, event: str, within: float) -> None:
        """Wait until a client is told of an event, or for so many seconds."""
        self._awaited = (event, asyncio.Event())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._awaited[1].wait()
        self._awaited = None

    def take_told(self) -> dict[str, Told]:
        """Return what was told since this was asked last."""
        told, self.told = self.told, {table: Told() for table in self.told}
        return told

    async def all_are(self, is_so: Callable[[TableClient], bool], what: str) -> None:
        """Wait until something holds for every client."""
        until = time.monotonic() + BACK_SECONDS
        while not all(is_so(client) for client in self.clients):
            if time.monotonic() > until:
                late = [f"{client.name} at {client.table[-6:]}" for client in self.clients if not is_so(client)]
                raise AssertionError(f"{what}: {late}")
            await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def playing(room: Nursery, plan: Plan, rng: Random, habits: Habits = LIVELY) -> AsyncIterator[Party]:
    """Open a room and let two guests play at every table, with somebody on the rail."""
    await room.begin(plan)
    tables = [str(row["id"]) for row in await lobby(room.address)]
    party = Party(room, tables, [await become_guest(room.address, f"Guest {n}") for n in (1, 2)], rng, habits)
    tasks = [asyncio.create_task(client.run()) for client in party.clients]
    try:
        yield party
    finally:
        for client in party.clients:
            await client.stop()
        await asyncio.gather(*tasks)
        await room.clear()


@contextlib.asynccontextmanager
async def dead_room(path: Path, copy: Path) -> AsyncIterator[Store]:
    """Open a copy of a dead room's file, so that its log is first taken up by the next life and not by us."""
    copy.mkdir(exist_ok=True)
    for suffix in ("", "-wal"):
        lying = path.with_name(path.name + suffix)
        if lying.exists():
            shutil.copyfile(lying, copy / lying.name)
        else:
            (copy / lying.name).unlink(missing_ok=True)
    (copy / f"{path.name}-shm").unlink(missing_ok=True)
    store = await Store.open(copy / path.name)
    try:
        yield store
    finally:
        await store.close()


async def campaign(
    room: Nursery,
    folder: Path,
    kills: int,
    seed: int,
    plan: Plan | None = None,
    tell: Callable[[str], None] = lambda _: None,
) -> Summary:
    """Play and kill; return what was found."""
    rng, began, summary = Random(seed), time.monotonic(), Summary()
    lives_before = len(room.openings)
    path = folder / "room.sqlite"
    plan = replace(plan or Plan(str(path), tables=6, cut_ms=400), data=str(path))
    async with playing(room, plan, rng) as party:
        scanner = Scanner(Truth())
        chronicles = {table: Chronicle(table, scanner) for table in party.told}
        await party.all_are(lambda client: client.last is not None, "does not see the table")
        for kill in range(1, kills + 1):
            await party.all_are(lambda client: client.connections >= kill, "is not back")  # noqa: B023
            await _moment(party, rng)
            room.kill()
            code = await room.ended()
            await party.all_are(lambda client: not client.is_connected, "is still connected")
            told = party.take_told()
            if code != -9:
                summary.faults.append(f"kill {kill}: the server had ended before, with code {code}")
            async with dead_room(path, folder / "copy") as store:
                living = asyncio.create_task(room.begin(plan))
                for table, chronicle in chronicles.items():
                    await chronicle.catch_up(store, told[table])
                summary.faults += [f"kill {kill}: {fault}" for fault in await faults_of_ledger(store)]
                await living
            summary.kills = kill
            if kill % 25 == 0:
                found = sum(len(chronicle.faults) for chronicle in chronicles.values()) + len(summary.faults)
                tell(f"{kill} kills, {found} faults, {time.monotonic() - began:.0f} s")
    for table, chronicle in chronicles.items():
        summary.counts.add(chronicle.counts)
        summary.faults += [f"table {table[-6:]}: {fault}" for fault in chronicle.faults]
    summary.faults += [str(leak) for leak in scanner.leaks]
    summary.counts.cards += scanner.seen["cards"]
    summary.faults += [f"{client.name}: {fault}" for client in party.clients for fault in client.faults]
    summary.openings += room.openings[lives_before + 1 :]
    summary.seconds = time.monotonic() - began
    return summary


async def _moment(party: Party, rng: Random) -> None:
    """Wait for the moment of the next kill: any, or right behind something that a client is told."""
    if rng.random() < 0.5:
        await asyncio.sleep(rng.uniform(0.0, 0.5))
    else:
        await party.hears(rng.choice(MOMENTS), within=0.6)
        await asyncio.sleep(rng.choice((0.0, 0.0, rng.uniform(0.0, 0.01))))


def main() -> None:
    """Run campaigns, each in a room of its own, until there were as many kills as asked for, or a fault."""

    def tell(line: str) -> None:
        print(line, flush=True)

    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kills", type=int, default=1000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--tables", type=int, default=6)
    asked.add_argument("--workers", type=int, default=0, help="processes that think for sharp bots")
    options = asked.parse_args()
    summary = Summary()
    with tempfile.TemporaryDirectory() as nursery_folder, nursery(Path(nursery_folder)) as room:
        while summary.kills < options.kills and not summary.faults:
            with tempfile.TemporaryDirectory() as folder:
                plan = Plan("", tables=options.tables, cut_ms=400, workers=options.workers)
                kills = min(KILLS_OF_A_ROOM, options.kills - summary.kills)
                seed = options.seed + summary.kills
                summary.add(asyncio.run(campaign(room, Path(folder), kills, seed, plan, tell)))
            tell(f"so far: {summary}")
    for fault in summary.faults[:100]:
        print(fault)
    sys.exit(1 if summary.faults else 0)


if __name__ == "__main__":
    main()
