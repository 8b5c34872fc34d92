"""Starts a real server for tests, with tables of its own and, if told so, a store that dies or does not sync.

`python -m tests.room.serving PLAN` serves by a plan in JSON. Without one it is a nursery: all is imported once, each
line on its input is the plan of a life, which it forks and waits for. What happens is said on its output, a JSON object
a line: `pid`, then `at`, the address, when the room is open, then `ended`. What users start knows nothing of all this.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import signal
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from americana.room.clock import WallClock
from americana.room.minds import Minds
from americana.room.room import Room
from americana.room.settings import BotSeat, Settings
from americana.room.store import Entry, Store
from americana.rules import Rules
from americana.server.app import build
from americana.server.ports import Addresses
from americana.server.serve import Options, serve
from americana.server.sockets import Sockets
from americana.table import Terms


@dataclass(frozen=True)
class Death:
    """The process kills itself before or after the append, the `nth` of its life, that holds a kind of event."""

    event: str
    is_after: bool
    nth: int = 1


@dataclass(frozen=True)
class Plan:
    """How a server lives. `workers` think for its bots; without one there are only bots that need none.

    `is_synchronous` false and `writes_late`, seconds, are lies of its store, for tests of the tests.
    """

    data: str
    tables: int = 1
    bots: int = 2
    workers: int = 0
    cut_ms: int = 2000
    is_synchronous: bool = True
    writes_late: float = 0.0
    death: Death | None = None
    limits: Sequence[str] = field(default=("pot", "no", "fixed"))

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Plan:
        found: dict[str, Any] = json.loads(text)
        death = found.pop("death")
        return cls(**found, death=None if death is None else Death(**death))

    def first_tables(self) -> list[tuple[Terms, Settings]]:
        """Return the tables of an empty room: other rules and limits each, no pauses, bots in the first seats."""
        presets = ("ru", "evenbet", "pt", "da", "uk")
        kinds = ("caller", "tight", "random") if not self.workers else ("sharp", "tight", "caller")
        made = []
        for number in range(self.tables):
            limit = self.limits[number % len(self.limits)]
            rules = Rules.preset(presets[number % len(presets)], ante=1 + number % 3, limit=limit)
            bots = tuple(BotSeat(seat, kinds[seat % len(kinds)], f"Bot {seat}") for seat in range(self.bots))
            made.append((Terms.of(rules), Settings(name=f"T{number}", pace=0, cut_ms=self.cut_ms, bots=bots)))
        return made


class MortalStore(Store):
    """A store whose process may die at an append that was chosen."""

    death: Death | None = None
    seen = 0
    writes_late = 0.0
    _late: set[asyncio.Task[None]]

    async def append(self, entry: Entry) -> None:
        death = self.death
        is_it = death is not None and b'"event":"%b"' % death.event.encode() in entry.body
        self.seen += is_it
        is_now = death is not None and is_it and self.seen == death.nth
        if is_now and death is not None and not death.is_after:
            os.kill(os.getpid(), signal.SIGKILL)
        if self.writes_late:
            task = asyncio.create_task(self._append_late(entry))
            self._late.add(task)
            task.add_done_callback(self._late.discard)
            return
        await super().append(entry)
        if is_now:
            os.kill(os.getpid(), signal.SIGKILL)

    async def _append_late(self, entry: Entry) -> None:
        await asyncio.sleep(self.writes_late)
        await super().append(entry)


def live(plan: Plan) -> None:
    """Serve until killed or told to stop."""

    @contextlib.asynccontextmanager
    async def room_of(data: Path) -> AsyncIterator[Room]:
        async with contextlib.AsyncExitStack() as closing:
            store = await MortalStore.open(data)
            closing.push_async_callback(store.close)
            assert isinstance(store, MortalStore)
            store.death, store.writes_late, store._late = plan.death, plan.writes_late, set()
            if not plan.is_synchronous:
                driver = store._writer._connection.connection.driver_connection
                assert driver is not None
                driver.execute("PRAGMA synchronous=OFF")
            minds = Minds(plan.workers)
            await minds.start()
            closing.push_async_callback(minds.stop)
            yield await Room.open(store, minds, WallClock(), first=plan.first_tables)

    def opened(addresses: Addresses) -> None:
        say(at=addresses.here)

    serve(Options(data=Path(plan.data), port=0, metrics_port=0), opened, room_of)


def say(**said: object) -> None:
    os.write(1, json.dumps(said).encode() + b"\n")


async def warm_up() -> None:
    """Open a room once and close it, so that no life has to load or to make what can be shared."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "room.sqlite")
        minds = Minds(0)
        await minds.start()
        room = await Room.open(store, minds, WallClock(), first=Plan("").first_tables)
        async with build(room, Sockets()).lifespan():
            await room.close(0)
        await minds.stop()
        await store.close()


def nurse() -> None:
    """Fork a process for each plan that comes in, one after the other."""
    asyncio.run(warm_up())
    assert threading.active_count() == 1, "a fork takes one thread along"
    gc.freeze()
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            threading.Thread(target=_end_with_the_nursery, daemon=True).start()
            try:
                live(Plan.from_json(line))
            except BaseException as error:
                sys.stderr.write(f"{type(error).__name__}: {error}\n")
                sys.stderr.flush()
                os._exit(1)
            os._exit(0)
        say(pid=pid)
        _, status = os.waitpid(pid, 0)
        say(ended=os.waitstatus_to_exitcode(status))


def _end_with_the_nursery() -> None:
    """Wait for the end of the input: there is no other plan on it while a life goes on."""
    os.read(0, 1)
    os._exit(1)


if __name__ == "__main__":
    if sys.argv[1:]:
        say(pid=os.getpid())
        live(Plan.from_json(sys.argv[1]))
    else:
        nurse()
