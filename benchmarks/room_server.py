"""The server under load: a process of its own, its room made beforehand, and what the system says of it.

It is started as anybody would start it, by `americana serve`.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from americana import Rules
from americana.room.minds import Minds
from americana.room.room import Room
from americana.room.settings import Settings
from americana.room.store import Store, accounts
from americana.table import Terms
from benchmarks.room_load import SEATS, Load

RULES = Rules.preset("ru", limit="fixed", ante=10, max_players=SEATS)
CHIPS = 200 * RULES.ante


class Made(NamedTuple):
    """A table of a room that is not served yet, and the tokens of those who will sit there."""

    table: str
    tokens: tuple[str, ...]


async def make_room(path: Path, tables: int) -> list[Made]:
    """Make a file with so many empty tables: no pauses, no bots, clocks that never run out."""
    settings = Settings(name="Bench", pace=0, turn_ms=3_600_000, seat_kept_ms=3_600_000)
    store, minds = await Store.open(path), Minds()
    room = await Room.open(store, minds, first=lambda: [(Terms.of(RULES), settings)] * tables)
    guest = room.people.guest
    places = [
        f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}" for n in range(tables * SEATS)
    ]  # so many guests may come from one
    guests = await asyncio.gather(*[guest(f"Guest {n}", place) for n, place in enumerate(places)])
    tokens = iter([token for _, token in guests])
    made = [Made(table.state.id, tuple(next(tokens) for _ in range(SEATS))) for table in room.tables]
    await room.close(0)
    await store.close()
    return made


async def faults_of(path: Path, load: Load) -> list[str]:
    """Read the file of a server that was killed: every row that somebody saw is there, and every chip."""
    store = await Store.open(path)
    faults = []
    for table in load.tables:
        rows = await store.rows(table.id)
        if not rows or rows[-1].v < table.newest:
            faults.append("row lost")
    if not (await store.read(accounts.audit)).is_sound:
        faults.append("chips lost")
    await store.close()
    return faults


class Server:
    """A running server process; `seconds` is how long it took until it could be reached."""

    def __init__(self, command: Sequence[str]) -> None:
        began = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        found = None
        for line in self._process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                break
        assert found, "the server did not start"
        self.port = int(found[1])
        self.seconds = time.perf_counter() - began

    @classmethod
    def of_room(cls, path: Path) -> Server:
        """Serve a room as anybody would."""
        arguments = ["--data", str(path), "--port", "0", "--metrics-port", "0", "--no-browser", "--lang", "en"]
        return cls(["-c", "from americana.cli import main; main()", "serve", *arguments])

    @classmethod
    def of_peer(cls, size: int) -> Server:
        """Serve the rival."""
        return cls(["-m", "benchmarks.room_peer", str(size)])

    def cpu(self) -> float:
        """Return the seconds of CPU that the process has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Return the bytes of memory that the process has."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text("utf-8").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def kill(self) -> None:
        """End it without a warning, as a power cut would."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
