"""Server processes, one life after the other, from a nursery that has everything imported (tests/room/serving.py)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.room.serving import Plan

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (sys.executable, "-m", "tests.room.serving")
SAYS_WITHIN = 60.0


class Nursery:
    """One server at a time; `log` is what all of them write to standard error. Belongs to no event loop."""

    def __init__(self, process: subprocess.Popen[bytes], log: Path) -> None:
        self.log = log
        self.openings: list[float] = []
        self.address = "http://127.0.0.1:9"
        self.pid = 0
        self._process = process
        self._heard = b""

    async def begin(self, plan: Plan) -> None:
        """Start a life and wait until its room is open."""
        assert self._process.stdin is not None
        began = time.monotonic()
        self._process.stdin.write(plan.to_json().encode() + b"\n")
        self._process.stdin.flush()
        self.pid = int(str((await self._said())["pid"]))
        said = await self._said()
        if "at" not in said:
            self.pid = 0
            raise AssertionError(f"the server ended before it was open: {said}; {self.log.read_text()[-2000:]}")
        self.address = str(said["at"])
        self.openings.append(time.monotonic() - began)

    def kill(self) -> None:
        """Kill the life of now, at once."""
        os.kill(self.pid, signal.SIGKILL)

    async def ended(self) -> int:
        """Wait for the end of this life; return its exit code, which is -9 for a killed one."""
        said = await self._said()
        self.pid = 0
        return int(str(said["ended"]))

    async def clear(self) -> None:
        """Let no life be left."""
        if self.pid:
            self.kill()
            await self.ended()

    async def _said(self) -> Mapping[str, object]:
        assert self._process.stdout is not None
        loop, pipe = asyncio.get_running_loop(), self._process.stdout.fileno()
        async with asyncio.timeout(SAYS_WITHIN):
            while b"\n" not in self._heard:
                is_there = asyncio.Event()
                loop.add_reader(pipe, is_there.set)
                try:
                    await is_there.wait()
                finally:
                    loop.remove_reader(pipe)
                more = os.read(pipe, 65_536)
                assert more, f"the nursery is gone: {self.log.read_text()[-2000:]}"
                self._heard += more
        line, _, self._heard = self._heard.partition(b"\n")
        said: Mapping[str, object] = json.loads(line)
        return said


@contextlib.contextmanager
def nursery(folder: Path) -> Iterator[Nursery]:
    """Give a nursery; a life that is left ends with it."""
    log = folder / "server.log"
    with (
        log.open("ab") as errors,
        subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, cwd=ROOT) as process,
    ):
        yield Nursery(process, log)
