"""From the laps of a run to the part of `results.md` that tells of the room: medians over all laps, in milliseconds.

Knows no server and no socket.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from statistics import median

from benchmarks.results import machine
from benchmarks.room_load import SEATS, Tally

HEADING = "# The room under load"
SERVERS = ("uvicorn", "uvloop", "websockets", "litestar", "msgspec", "sqlalchemy")


@dataclass(frozen=True)
class Lap:
    """What one server did in one way for some seconds."""

    way: str
    tally: Tally
    seconds: float
    cpu: float

    @property
    def cpu_a_picture(self) -> float:
        """Microseconds of the server for each picture that was delivered."""
        return 1e6 * self.cpu / max(self.tally.pictures, 1)


@dataclass(frozen=True)
class Run:
    """All laps at one size, and what was lost: nothing, if all is well."""

    tables: int
    cuts: bool
    ours: tuple[Lap, ...]
    peers: tuple[Lap, ...]
    memory: int
    started: float
    again: float
    faults: dict[str, int]
    load: float
    """Of the machine before it began, by others."""


def report(about: str, command: str, runs: Sequence[Run]) -> str:
    """Return the whole part; `about` says what was measured."""
    sizes = list(dict.fromkeys((run.tables, run.cuts) for run in runs))
    same = [[run for run in runs if (run.tables, run.cuts) == size] for size in sizes]
    plain = [group for group in same if not group[0].cuts]
    lost = sum(sum(run.faults.values()) for run in runs)
    load, cores = median(run.load for run in runs), os.cpu_count() or 1
    busy = " Other programs kept them busy: all times are too long." if load > cores / 2 else ""
    versions = [f"{name} {version(name)}" for name in SERVERS] + [f"SQLite {sqlite3.sqlite_version}"]
    return "\n".join(
        (
            HEADING,
            "",
            about,
            "",
            f"{machine(*versions)}, {cores} cores for both processes, load average before a run {load:.1f}.{busy} "
            f"`{command}`: medians of {max(len(group) for group in same)} runs. Shown and lost, refused or missed: "
            f"{lost}.",
            "",
            "| tables | sockets | way | actions/s | receipt ms: p50 · p99 · p99.9 | last viewer ms: p50 · p99 · p99.9 "
            "| server busy | CPU an action µs | a picture µs | the bare rival's µs | ours ÷ its |",
            "|--:|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|",
            *[row for group in same for row in _rows(group)],
            "",
            "| tables | memory MB | kB a table more | seconds to start | seconds to start again after the kill |",
            "|--:|--:|--:|--:|--:|",
            *[_weight(group, plain[0]) for group in plain],
            "",
        )
    )


def _rows(group: Sequence[Run]) -> list[str]:
    rows = []
    for place, lap in enumerate(group[0].ours):
        laps, peers = [run.ours[place] for run in group], [run.peers[place] for run in group if run.peers]
        way = f"{lap.way}, all cut" if group[0].cuts else lap.way
        size = f"| {group[0].tables:,} | {group[0].tables * SEATS:,} | {way}"
        actions = _middle(laps, lambda each: each.tally.actions / each.seconds)
        receipt = _parts([each.tally.to_receipt for each in laps])
        last = _parts([each.tally.to_last for each in laps])
        busy = f"{median(each.cpu / each.seconds for each in laps):.0%}"
        action = _middle(laps, lambda each: 1e6 * each.cpu / max(each.tally.actions, 1))
        ours, theirs = _middle(laps, _cost), _middle(peers, _cost) if peers else ""
        pairs = [run.ours[place].cpu_a_picture / run.peers[place].cpu_a_picture for run in group if run.peers]
        ratio = f"{median(pairs):.1f}" if pairs else ""
        rows.append(f"{size} | {actions} | {receipt} | {last} | {busy} | {action} | {ours} | {theirs} | {ratio} |")
    return rows


def _cost(lap: Lap) -> float:
    return lap.cpu_a_picture


def _middle(laps: Sequence[Lap], of: Callable[[Lap], float]) -> str:
    return f"{median(of(lap) for lap in laps):,.0f}"


def _parts(laps: Sequence[Sequence[float]]) -> str:
    return " · ".join([f"{median(_part(times, part) for times in laps):,.1f}" for part in (0.5, 0.99, 0.999)])


def _part(times: Sequence[float], part: float) -> float:
    """Return the milliseconds within which that part of all came."""
    ordered = sorted(times)
    return 1e3 * ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else 0.0


def _weight(group: Sequence[Run], least: Sequence[Run]) -> str:
    tables, memory = group[0].tables, median(run.memory for run in group)
    more = tables - least[0].tables
    each = f"{(memory - median(run.memory for run in least)) / more / 1024:,.0f}" if more else ""
    started, again = median(run.started for run in group), median(run.again for run in group)
    return f"| {tables:,} | {memory / 2**20:,.0f} | {each} | {started:.1f} | {again:.1f} |"
