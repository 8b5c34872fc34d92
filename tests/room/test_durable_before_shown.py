"""What is shown is on the disk before: the system calls of a real server at play, in the order in which they came.

A killed process proves nothing about that, for the system keeps what it has written; only the order of calls does.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from tests.room.client import Frame, Habits, TableClient, become_guest, lobby
from tests.room.lives import COMMAND, ROOT
from tests.room.serving import Plan

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has strace")

CALLS = "fdatasync,fsync,read,recvfrom,recvmsg,write,writev,sendto,sendmsg"
HANDS = 2
ORDERS = 5

_CALL = re.compile(r"^(\d+) +(\d+\.\d+) (?:<\.\.\. )?(\w+)(?:\((\d+)<(.*?)>| resumed>)")
_LASTED = re.compile(r"<(\d+\.\d+)>$")
_SHOWN = re.compile(r'\\"is\\":\\"(?:table|receipt)\\",(?:\\"id\\":\\"[^"]*\\",)?\\"v\\":(\d+)')


@dataclass
class Trace:
    """When the log was synced, when each row was first sent to anybody, when anything came in over a socket."""

    synced: list[tuple[float, float]] = field(default_factory=list)
    shown: dict[int, float] = field(default_factory=dict)
    came: list[float] = field(default_factory=list)

    @classmethod
    def read(cls, text: str) -> Trace:
        """Read what strace wrote; a call that others interrupt has two lines, its beginning and its end."""
        trace, begun = cls(), dict[str, tuple[float, str, str]]()
        for line in text.splitlines():
            found = _CALL.match(line)
            if found is None:
                continue
            thread, at, call, _, path = found.groups()
            when = float(at)
            if path is not None:
                begun[thread] = (when, call, path)
            began, call, path = begun.get(thread, (when, call, ""))
            if call in ("write", "writev", "sendto", "sendmsg"):
                for v in map(int, _SHOWN.findall(line)):
                    trace.shown[v] = min(began, trace.shown.get(v, began))
            lasted = _LASTED.search(line)
            if lasted is None:
                continue
            if call in ("fdatasync", "fsync") and path.endswith("-wal"):
                trace.synced.append((began, began + float(lasted[1])))
            elif call in ("read", "recvfrom", "recvmsg") and path.startswith("socket:"):
                trace.came.append(began)
        return trace

    def violations(self, orders: list[tuple[float, int]]) -> list[str]:
        """Return each order, sent at a time and done in a row, that was shown before the log was synced for it."""
        found = []
        for sent, v in orders:
            came = next((at for at in self.came if at >= sent), None)
            shown = self.shown.get(v)
            if came is None or shown is None:
                found.append(f"row {v}: the trace does not show it")
            elif not any(came < began and ended <= shown for began, ended in self.synced):
                found.append(
                    f"row {v} was shown {1000 * (shown - came):.1f} ms behind its order, and no sync was between"
                )
        return found


def test_every_order_is_synced_to_the_disk_before_anybody_is_shown_it(tmp_path: Path) -> None:
    trace, orders = asyncio.run(traced(Plan(str(tmp_path / "room.sqlite")), tmp_path / "trace"))
    assert len(orders) >= ORDERS
    assert trace.violations(orders) == []
    assert len(trace.synced) >= len(trace.shown)


def test_a_store_that_does_not_sync_is_caught(tmp_path: Path) -> None:
    plan = Plan(str(tmp_path / "room.sqlite"), is_synchronous=False)
    trace, orders = asyncio.run(traced(plan, tmp_path / "trace"))
    assert len(orders) >= ORDERS
    assert len(trace.violations(orders)) == len(orders)


def test_a_sync_counts_only_between_the_order_and_the_first_that_is_shown_of_it() -> None:
    trace = Trace(
        synced=[(1.0, 1.1), (3.0, 3.5), (5.0, 5.9)], shown={7: 2.0, 8: 4.0, 9: 5.8}, came=[0.5, 1.5, 2.5, 4.5]
    )
    assert trace.violations([(0.4, 7), (2.4, 8)]) == []
    assert trace.violations([(1.4, 7), (4.4, 9)]) == [
        "row 7 was shown 500.0 ms behind its order, and no sync was between",
        "row 9 was shown 1300.0 ms behind its order, and no sync was between",
    ]
    assert trace.violations([(2.4, 10)]) == ["row 10: the trace does not show it"]


class Noting(TableClient):
    """A client that notes when it sends each order."""

    def note_orders(self) -> dict[str, float]:
        self.sent: dict[str, float] = {}
        return self.sent

    async def _ask(self, order: Frame) -> None:
        self.sent.setdefault(order["id"], time.time())
        await super()._ask(order)


async def traced(plan: Plan, path: Path) -> tuple[Trace, list[tuple[float, int]]]:
    """Let two guests play against a bot under strace; return the trace, and when which row's order was sent."""
    strace = shutil.which("strace")
    if strace is None:
        pytest.fail("this test needs strace: install it, nothing else shows the order of system calls")
    call = [strace, "-f", "-ttt", "-T", "-y", "-s", "100000", "-e", f"trace={CALLS}", "-o", str(path)]
    with subprocess.Popen([*call, *COMMAND, plan.to_json()], stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None
        try:
            pid = json.loads(process.stdout.readline())["pid"]
            orders = await _play(str(json.loads(process.stdout.readline())["at"]))
        finally:
            os.kill(pid, signal.SIGKILL)  # strace ends with what it traces, and would let it go on
    return Trace.read(path.read_text(errors="replace")), orders


async def _play(address: str) -> list[tuple[float, int]]:
    table = (await lobby(address))[0]["id"]
    guests = [await become_guest(address, f"Guest {n}") for n in (1, 2)]
    clients = [Noting(lambda: address, table, guest, rng=Random(n), habits=Habits()) for n, guest in enumerate(guests)]
    sent = [client.note_orders() for client in clients]
    tasks = [asyncio.create_task(client.run()) for client in clients]
    async with asyncio.timeout(60):
        while sum(len(client.receipts) for client in clients) < ORDERS or any(
            client.last is None or client.last["public"]["hands_played"] < HANDS for client in clients
        ):
            await asyncio.sleep(0.02)
    for client in clients:
        await client.stop()
    await asyncio.gather(*tasks)
    return [
        (times[order], v) for client, times in zip(clients, sent, strict=True) for order, v in client.receipts.items()
    ]
