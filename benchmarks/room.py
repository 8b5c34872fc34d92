"""The room under load: `scripts/bench room`, or `python -m benchmarks.room` from the root.

`americana serve` in a process of its own, SQLite on the disk with every commit forced to it, and a second process with
six persons at each table, each with a socket of his own: fixed limit by the Russian text, no pauses between hands. The
persons act at once (*as fast as may be*), or one acts every second at each table (*paced*); *all cut* says that they
take part in the cut of the deck too. A receipt comes after the action is on the disk. Times are from the moment an
action was due until its receipt, or the picture of the last of six viewers, was read. CPU is all that the server
process used, by actions, and by pictures of the table that were delivered. The rival, measured right after with as many
sockets: a bare Litestar application that sends frames of the same size on, and neither knows a game nor stores
anything. At the end our server is killed: every row that anybody was shown has to be in its file, and every chip.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import uvloop

from benchmarks.results import put
from benchmarks.room_load import SEATS, Load, Person, Table
from benchmarks.room_peer import PeerGuest
from benchmarks.room_report import Lap, Run, report
from benchmarks.room_server import CHIPS, Made, Server, faults_of, make_room

AT_ONCE = 60
"""Sockets that connect at the same time."""


@dataclass(frozen=True)
class Way:
    """How fast the tables act."""

    name: str
    every: float


WAYS = (Way("as fast as may be", 0.0), Way("paced", 1.0))


async def run(tables: int, seconds: float, warm: float, folder: Path, *, cuts: bool = False, peer: bool = True) -> Run:
    """Measure a room with so many tables, and the rival with as many."""
    load_before = os.getloadavg()[0]
    path = folder / f"room-{tables}-{cuts}.sqlite"
    made = await make_room(path, tables)
    server = Server.of_room(path)
    load = Load(cuts=cuts)
    try:
        await _sit_down(load, server, made)
        ours = await _laps(load, server, seconds, warm)
        memory = server.memory()
    finally:
        server.kill()
        load.close()
    found = dict(load.faults) | dict.fromkeys(await faults_of(path, load), 1)
    again = Server.of_room(path)
    again.kill()
    size = sum(lap.tally.picture_bytes for lap in ours) // max(sum(lap.tally.pictures for lap in ours), 1)
    peers = await _peer(tables, size, seconds, warm) if peer else ()
    faults = {name: count for name, count in found.items() if count}
    return Run(tables, cuts, ours, peers, memory, server.seconds, again.seconds, faults, load_before)


async def _sit_down(load: Load, server: Server, made: Sequence[Made]) -> None:
    sitting = []
    for each in made:
        table = Table(load, each.table)
        for place, token in enumerate(each.tokens):
            sitting.append(Person(table, place).sit(server.port, token, CHIPS))
            if len(sitting) == AT_ONCE:
                await asyncio.gather(*sitting)
                sitting.clear()
    await asyncio.gather(*sitting)


async def _laps(load: Load, server: Server, seconds: float, warm: float) -> tuple[Lap, ...]:
    gc.collect()
    gc.freeze()
    laps = []
    for way in WAYS:
        load.go(way.every)
        await asyncio.sleep(warm)
        load.fresh()
        began, used = load.loop.time(), server.cpu()
        await asyncio.sleep(seconds)
        took, spent = load.loop.time() - began, server.cpu() - used
        laps.append(Lap(way.name, load.fresh(), took, spent))
        await load.stop()
    gc.unfreeze()
    return tuple(laps)


async def _peer(tables: int, size: int, seconds: float, warm: float) -> tuple[Lap, ...]:
    server, load = Server.of_peer(size), Load()
    try:
        for number in range(tables):
            table = Table(load, str(number))
            guests = [PeerGuest(table, place) for place in range(SEATS)]
            await asyncio.gather(*[guest.connect(server.port, f"/ws/table/{number}") for guest in guests])
            table.waits = guests[0]
        return await _laps(load, server, seconds, warm)
    finally:
        server.kill()
        load.close()


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="The room under load.")
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500, 1000])
    parser.add_argument("--cuts", type=int, nargs="*", default=[100, 1000], help="sizes at which all cut the deck too")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before anything is counted")
    parser.add_argument("--laps", type=int, default=3, help="how often all of it is done; medians are told")
    parser.add_argument("--no-peer", dest="peer", action="store_false")
    parser.add_argument("--folder", type=Path, help="where the rooms' files lie meanwhile; else a temporary folder")
    parser.add_argument("--print", action="store_true", help="only print, leave benchmarks/results.md as it is")
    asked = parser.parse_args(arguments)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    assert __doc__ is not None
    wanted = [(tables, False) for tables in asked.tables] + [(tables, True) for tables in asked.cuts]
    runs: list[Run] = []
    for _ in range(asked.laps):
        for tables, cuts in wanted:
            with (
                tempfile.TemporaryDirectory(dir=asked.folder) as folder,
                asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
            ):
                peer = asked.peer and not cuts
                made = run(tables, asked.seconds, asked.warm, Path(folder), cuts=cuts, peer=peer)
                runs.append(runner.run(made))
    command = " ".join(["scripts/bench room", *(sys.argv[1:] if arguments is None else arguments)])
    text = report(__doc__.partition("\n\n")[2].strip(), command, runs)
    print(text)
    if not asked.print:
        put(text)


if __name__ == "__main__":
    main()
