"""A room full of people who do everything one can do at a table, while a scanner reads all that any of them is sent.

    python -m tests.room.leak_soak --hands 2000

Real tables, a real store, real frames; only the sockets are left out. Ends with status 1 if anything leaked.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from americana import Rules
from americana.engine.hand import View
from americana.odds import SeatEquity
from americana.room.minds import Minds
from americana.room.minds.deciding import Failed, weigh
from americana.room.room import Room
from americana.room.settings import BotSeat, Settings
from americana.table import Terms
from tests.room.askers import Asker
from tests.room.people import Crowd
from tests.room.scanning import Scanner
from tests.room.truth import Truth, WitnessedStore

PATIENT = 120.0
QUICK = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""Where a disk's time does not count."""

Tables = Callable[[], Sequence[tuple[Terms, Settings]]]


def tables() -> list[tuple[Terms, Settings]]:
    """Tables of several house rules without pauses, with and without bots."""
    return [
        table("Odesa", "uk", "pot", {0: "caller", 2: "tight"}, ante=2),
        table("Riga", "ru", "fixed", {1: "tight"}, chairs=4),
        table("Aarhus", "da", "no", {}, losers="muck"),
        table("Duel", "evenbet", "fixed", {1: "caller"}, chairs=2, losers="muck"),
    ]


def table(
    name: str, preset: str, limit: str, bots: dict[int, str], *, chairs: int = 6, ante: int = 5, losers: str = "show"
) -> tuple[Terms, Settings]:
    rules = Rules.preset(preset, ante=ante, limit=limit, max_players=chairs, losers=losers)
    seats = tuple(BotSeat(seat, kind, f"Bot {seat}") for seat, kind in bots.items())
    settings = Settings(name=name, turn_ms=200, bank_ms=100, reconnect_ms=100, cut_ms=150, pace=0.0, bots=seats)
    return Terms.of(rules), settings


class Lines(logging.Handler):
    """Every line that the program logs, before anything is hidden in it."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class WeighingMinds(Minds):
    """Minds that have always time for equities."""

    async def weigh(self, chance: int, views: Sequence[View], *, within: float) -> tuple[SeatEquity, ...] | None:  # noqa: ARG002
        found = weigh(chance, views)
        assert not isinstance(found, Failed), found
        return found


@dataclass
class Soak:
    """A room with its crowd, and what was found."""

    room: Room
    scanner: Scanner
    crowd: Crowd
    lines: list[str]
    asker: Asker

    @property
    def hands(self) -> int:
        return self.room.readings().counted.hands

    @property
    def faults(self) -> list[str]:
        """What is wrong with the pictures of the clients."""
        return [fault for person in self.crowd.persons for fault in person.pair.faults]

    def read_log(self) -> None:
        """Read what was logged."""
        for line in self.lines:
            self.scanner.seen["log lines"] += 1
            self.scanner.blank(line, "log")

    async def until(self, hands: int) -> None:
        """Wait until so many hands have been played."""
        async with asyncio.timeout(PATIENT + hands):
            while self.hands < hands:
                for task in self.crowd.tasks:
                    if task.done():
                        task.result()
                assert not self.room.readings().frozen, self.lines
                await asyncio.sleep(0.05)


@asynccontextmanager
async def soaking(
    folder: Path, *, seed: int = 1, first: Tables = tables, asks: bool = True, rare: float = 1.0
) -> AsyncIterator[Soak]:
    """Open a room, fill it, and let everybody play; `rare` says how much is done that takes time."""
    store = await WitnessedStore.open(folder / "room.sqlite")
    assert isinstance(store, WitnessedStore)
    store.truth = Truth()
    scanner = Scanner(store.truth)
    lines, log = Lines(), logging.getLogger("americana")
    log.addHandler(lines)
    minds = WeighingMinds(0)
    await minds.start()
    try:
        room = await Room.open(store, minds, first=first)
        crowd = Crowd(room, scanner, Random(seed), rare)
        soak = Soak(room, scanner, crowd, lines.lines, Asker(room, scanner, crowd, Random(seed + 1)))
        try:
            for at in room.tables:
                await crowd.come(at, max(at.state.table.terms.chairs - 3, 1))
            if asks:
                crowd.start(soak.asker.ask())
            yield soak
        finally:
            try:
                await crowd.go()
            finally:
                await room.close(0)
        soak.read_log()
    finally:
        log.removeHandler(lines)
        await minds.stop()
        await store.close()


async def run(hands: int, seed: int, folder: Path) -> int:
    """Play so many hands and say what was found."""
    began = time.monotonic()
    async with soaking(folder, seed=seed) as soak:
        await soak.until(hands)
    scanner, persons = soak.scanner, soak.crowd.persons
    print(f"{soak.hands} hands in {time.monotonic() - began:.0f} s, {len(persons)} persons and watchers")
    print("read:", ", ".join(f"{count} {what}" for what, count in sorted(scanner.seen.items())))
    print("happened:", ", ".join(f"{count} {what}" for what, count in sorted(scanner.truth.happened.items())))
    print(f"pictures compared: {sum(p.pair.compared for p in persons)}, gaps: {sum(p.pair.gaps for p in persons)}")
    for fault in [*map(str, scanner.leaks), *soak.faults][:20]:
        print(fault)
    print(f"leaks: {len(scanner.leaks)}, wrong pictures: {len(soak.faults)}")
    return 1 if scanner.leaks or soak.faults else 0


def main() -> int:
    """Read the command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--hands", type=int, default=2000)
    asked.add_argument("--seed", type=int, default=1)
    told = asked.parse_args()
    with tempfile.TemporaryDirectory(dir=QUICK) as folder:
        return asyncio.run(run(told.hands, told.seed, Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
