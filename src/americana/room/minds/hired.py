"""The room's end of one worker: hire it, ask it one thing at a time, kill it. Decides nothing about which and when."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass

from americana.room.pipes import next_frame

COMMAND = ("-P", "-m", "americana.room.minds.worker")
"""What Python is given to become a worker; -P keeps the folder that the room was started in out of its imports."""

_LEAST_PATIENCE = 1.0
_LAST_BREATH = 1.0


@dataclass(slots=True, eq=False)
class Request:
    """A decision that somebody waits for, `within` seconds; the answer is None when it does not come."""

    frame: bytes
    within: float
    answer: asyncio.Future[object]

    def settle(self, said: object) -> None:
        """Give the answer, unless it is known already or nobody waits for it any more."""
        if not self.answer.done():
            self.answer.set_result(said)


class Hired:
    """One worker process, as the room holds it."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._stdin = process.stdin
        self._stdout = process.stdout
        self._request: Request | None = None
        self._patience: asyncio.TimerHandle | None = None

    @classmethod
    async def start(cls) -> Hired:
        """Start a worker, which then warms up; raises `OSError` when no process can be started."""
        command = (sys.executable, *COMMAND)
        # A session of its own: no signal from the terminal, not even while Python is still starting.
        return cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True))

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def ask(self, request: Request) -> None:
        """Send a request to a worker that is idle; it is killed when it thinks longer than the request gave it.

        That time counts from now, not from the request's beginning: a worker is not to blame for the queue. Nor is it
        killed within a second, which a healthy one that stands back may need on a busy machine.
        """
        assert self._request is None, "one thing at a time"
        self._request = request
        patience = max(request.within, _LEAST_PATIENCE)
        self._patience = asyncio.get_running_loop().call_later(patience, self.kill)
        self._stdin.write(request.frame)

    async def next_answer(self) -> object:
        """Wait for what the worker says next, and give it to whoever asked; raises `EOFError` when it is gone."""
        said = await next_frame(self._stdout)
        self._settle(said)
        return said

    def kill(self) -> None:
        """End the process at once; who waits for `next_answer` learns of it."""
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def bury(self) -> None:
        """See the process off: whoever still waits gets None, and nothing of it is left."""
        self._settle(None)
        self._stdin.close()  # a worker that still lives ends by this
        try:
            async with asyncio.timeout(_LAST_BREATH):
                await self._process.communicate()
        except TimeoutError:
            self.kill()
            await self._process.communicate()

    def _settle(self, said: object) -> None:
        if self._patience is not None:
            self._patience.cancel()
        if self._request is not None:
            self._request.settle(said)
        self._request = self._patience = None
