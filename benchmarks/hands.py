"""Many stored hands: `scripts/bench hands`, or `python -m benchmarks.hands` from the root.

A file with as many hands of six people as are asked for, made of some that were really played (`hands_room`): half by
people who all take part in the cut of the deck, which takes the most room, half by people who do not. Lists, searches
and statistics are asked for over HTTP, in one process with the room, one after the other: by the player who has many
hands and by others. The size of a hand is that of the whole file with its indexes and the ledger.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles

import httpx

from americana.room.minds import Minds
from americana.room.room import Room
from americana.room.store import Store
from americana.server.app import build
from americana.server.sockets import Sockets
from benchmarks.hands_room import Made, Template, make, play, token_of
from benchmarks.results import machine, put

HEADING = "# Many stored hands"
TEMPLATES = 240

LIST = "/api/hands"
SEARCHES = (
    f"{LIST}?cards=9",
    f"{LIST}?cards=/AA",
    f"{LIST}?cards=As/Kd",
    f"{LIST}?cards=?h?h?h?h",
    f"{LIST}?cards=/777",
    f"{LIST}?result=won&showdown=true",
    f"{LIST}?pot_from=100&limit_kind=fixed",
    f"{LIST}?starred=true",
    f"{LIST}?pot_from=100000",
)
STATISTICS = (f"{LIST}/statistics", f"{LIST}/statistics?showdown=true", f"{LIST}/statistics?cards=/A")


@dataclass(frozen=True)
class Timed:
    """How long requests of a kind took, in seconds."""

    what: str
    hands: int
    seconds: tuple[float, ...]

    def __str__(self) -> str:
        """Return the figures as a row."""
        ms = [1000 * each for each in self.seconds]
        p95 = quantiles(ms, n=20)[-1]
        return f"| {self.what} | {self.hands:,} | {len(ms)} | {median(ms):.1f} | {p95:.1f} | {max(ms):.1f} |"


async def ask(room: Room, made: Made, laps: int) -> list[Timed]:
    """Ask for everything, some times each."""
    app, chance = build(room, Sockets()), Random(3)
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]  # Litestar types its scope more narrowly
    others = chance.sample(made.people[1:], 20 * laps)
    few = made.count * 6 // len(made.people)
    async with httpx.AsyncClient(transport=transport, base_url="http://room.test", timeout=60) as client:
        return [
            await _timed(client, "a page of the list", few, [(player, LIST) for player in others]),
            await _timed(client, "a page of the list", made.mine, [(made.regular, LIST)] * 10 * laps),
            await _timed(
                client, "a page from the middle", made.mine, [(made.regular, await _middle(client, made))] * 10 * laps
            ),
            await _timed(client, "a search", few, [(player, chance.choice(SEARCHES)) for player in others]),
            await _timed(client, "a search", made.mine, [(made.regular, path) for path in SEARCHES * 2 * laps]),
            await _timed(client, "statistics", few, [(player, STATISTICS[0]) for player in others]),
            await _timed(client, "statistics", made.mine, [(made.regular, path) for path in STATISTICS * laps]),
        ]


async def _middle(client: httpx.AsyncClient, made: Made) -> str:
    page = await client.get(f"{LIST}?limit=1", headers=_cookie(made.regular))
    newest = int(page.json()["before"].partition(".")[0])
    return f"{LIST}?before={(newest + 1_750_000_000_000_000) // 2}.0"


def _cookie(player: str) -> dict[str, str]:
    return {"cookie": f"americana={token_of(player)}"}


async def _timed(client: httpx.AsyncClient, what: str, hands: int, asked: Sequence[tuple[str, str]]) -> Timed:
    seconds = []
    for player, path in asked:
        began = time.perf_counter()
        answer = await client.get(path, headers=_cookie(player))
        seconds.append(time.perf_counter() - began)
        assert answer.status_code == 200, answer.text
    return Timed(what, hands, tuple(seconds))


async def measured(made: Made, laps: int) -> tuple[list[Timed], float]:
    """Open the room and ask; return the times, and how long it took to open."""
    began = time.perf_counter()
    store = await Store.open(made.file)
    opened = time.perf_counter() - began
    room = await Room.open(store, Minds(), first=lambda: ())
    try:
        return await ask(room, made, laps), opened
    finally:
        await room.close(0)
        await store.close()


def sizes(file: Path, count: int) -> Iterator[tuple[str, float]]:
    """Yield the bytes that each table and index takes for one hand, the largest first, and the whole."""
    with closing(sqlite3.connect(file)) as connection:
        try:
            query = "SELECT name, SUM(pgsize) FROM dbstat GROUP BY name ORDER BY 2 DESC"
            yield from [(name, size / count) for name, size in connection.execute(query)]
        except sqlite3.OperationalError:  # SQLite was built without that table
            pass
    yield "all", file.stat().st_size / count


def report(command: str, made: Made, timed: Sequence[Timed], opened: float, size: Sequence[tuple[str, float]]) -> str:
    """Return the part of `results.md`."""
    parts = [f"{name} {bytes_:,.0f}" for name, bytes_ in size if bytes_ >= 5]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    about = (sys.modules[__name__].__doc__ or "").partition("\n\n")[2].strip()
    return "\n".join(
        [
            f"{HEADING}\n\n{about}\n",
            f"{machine(f'SQLite {sqlite3.sqlite_version}')}. `{command}`: {made.count:,} hands, {len(made.people):,} "
            f"players, {made.file.stat().st_size / 1e9:.2f} GB, opened in {opened:.1f} s; {memory} MB of memory.\n",
            "| asked for | hands of the player | times | p50 ms | p95 ms | longest ms |\n|---|--:|--:|--:|--:|--:|",
            *map(str, timed),
            f"\nBytes a hand: {', '.join(parts)}.\n",
        ]
    )


def main() -> None:
    """Read the command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--hands", type=int, default=2_000_000)
    asked.add_argument("--laps", type=int, default=5)
    asked.add_argument("--keep", type=Path, help="where the file is made and stays; used again if it is there")
    asked.add_argument("--cut", type=float, default=0.5, help="the share of hands whose people all cut")
    told = asked.parse_args()
    with tempfile.TemporaryDirectory() as aside:
        file = told.keep or Path(aside) / "room.sqlite"
        began = time.perf_counter()
        made = make(file, told.hands, played_templates(told.cut, Path(aside)))
        print(f"{made.count:,} hands made in {time.perf_counter() - began:.0f} s", flush=True)
        timed, opened = asyncio.run(measured(made, told.laps))
        text = report(
            f"scripts/bench hands --hands {told.hands} --laps {told.laps}",
            made,
            timed,
            opened,
            list(sizes(file, made.count)),
        )
        print(text)
        put(text)


def played_templates(cut: float, folder: Path) -> list[Template]:
    """Play the hands that are copied."""
    found = []
    for share, cuts in ((cut, True), (1 - cut, False)):
        if share:
            found += play(round(TEMPLATES * share), cuts=cuts, folder=folder)
    return found


if __name__ == "__main__":
    main()
