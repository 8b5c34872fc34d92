"""The room's end of the workers for files: few at a time, each with one job, ended when nobody waits for it.

Knows nothing of hands; what a worker says is handed on as it comes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator

from americana.errors import AmericanaError
from americana.room.files.jobs import Done, Failed, Job
from americana.room.people import TooOften
from americana.room.pipes import next_frame, to_frame

COMMAND = ("-P", "-m", "americana.room.files.worker")
MOST_AT_ONCE = 2
MOST_COMING = 8
"""Files that are on their way here at one time."""

PATIENCE = 60.0
"""Seconds: whoever does not take the next piece of his file within this time gets no more of it."""

_log = logging.getLogger(__name__)


class Clerks:
    """All workers for files of a room."""

    def __init__(self, most: int = MOST_AT_ONCE, patience: float = PATIENCE) -> None:
        self.most, self.patience = most, patience
        self._at_work: set[Clerk] = set()
        self._starting: list[str] = []
        self._coming = 0

    @property
    def at_work(self) -> int:
        """How many jobs are being done."""
        return len(self._at_work) + len(self._starting)

    @property
    def pids(self) -> tuple[int, ...]:
        """The process numbers of the workers."""
        return tuple(sorted(clerk.pid for clerk in self._at_work))

    def must_be_free(self, player: str) -> None:
        """Refuse when all workers are busy, or one with a file of this player; raises `TooOften`, `files_busy`."""
        if self.at_work >= self.most or player in (*self._starting, *(clerk.player for clerk in self._at_work)):
            raise _busy()

    @contextlib.contextmanager
    def coming(self) -> Iterator[None]:
        """Count a file that is on its way; raises `TooOften`, `files_busy`, when too many are."""
        if self._coming >= MOST_COMING:
            raise _busy()
        self._coming += 1
        try:
            yield
        finally:
            self._coming -= 1

    async def start(self, job: Job) -> Clerk:
        """Give a job to a worker of its own; raises as `must_be_free` does."""
        self.must_be_free(job.player)
        self._starting.append(job.player)
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, *COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        finally:
            self._starting.remove(job.player)
        clerk = Clerk(process, self, job.player)
        self._at_work.add(clerk)
        clerk.send(job)
        return clerk

    def close(self) -> None:
        """End all workers."""
        for clerk in tuple(self._at_work):
            clerk.close()

    def leave(self, clerk: Clerk) -> None:
        """Count a clerk no longer."""
        self._at_work.discard(clerk)


class Clerk:
    """One worker, and what it says, to be taken with `async for`; whoever stops before the end closes it."""

    def __init__(self, process: Process, of: Clerks, player: str) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.player = player
        """Whose file it works on."""
        self._process, self._of = process, of
        self._stdin, self._stdout = process.stdin, process.stdout
        self._impatience: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def send(self, job: Job) -> None:
        """Say what is to be done."""
        self._stdin.write(to_frame(job))

    def __aiter__(self) -> Clerk:
        return self

    async def __anext__(self) -> object:
        """Return the next piece; raises what the worker refuses, or `AmericanaError`, `file_lost`, if it is gone."""
        self._wait()
        try:
            said = await next_frame(self._stdout)
        except EOFError:
            self.close()
            raise AmericanaError("file_lost", "reading or writing the file was broken off") from None
        except BaseException:
            self.close()
            raise
        if isinstance(said, Done | Failed):
            self.close()
            if isinstance(said, Done):
                raise StopAsyncIteration
            raise _refusal(said)
        self._impatience = asyncio.get_running_loop().call_later(self._of.patience, self.close)
        return said

    def close(self) -> None:
        """End the process; a second time changes nothing."""
        self._wait()
        self._of.leave(self)
        self._stdin.close()
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    def _wait(self) -> None:
        if self._impatience is not None:
            self._impatience.cancel()
            self._impatience = None


def _busy() -> TooOften:
    return TooOften("files_busy", "other files are being read or written: try again in a minute")


def _refusal(said: Failed) -> AmericanaError:
    if said.code == "we_were_wrong":
        _log.error("a file could not be worked on: %s", said.why)
        return AmericanaError("file_lost", "reading or writing the file was broken off")
    return AmericanaError(said.code, said.why, **said.facts)
