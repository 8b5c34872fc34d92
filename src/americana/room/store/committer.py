"""Gathers what many tables want written at the same moment into one commit. Knows the event loop and no SQL.

What was asked is written whether or not somebody still waits for it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from americana.errors import AmericanaError
from americana.room.store.faults import Unknown
from americana.room.store.writer import Answer, Asked

MOST_AT_ONCE = 200
"""Entries in one commit."""


Write = Callable[[Sequence[Asked]], list[Answer]]
"""Writes a group; answers each with None when it was written, else with what went wrong."""


class Committer:
    """A queue before the writer's thread, emptied by a task that lives while there is something in it."""

    def __init__(self, write: Write, thread: ThreadPoolExecutor) -> None:
        self._write = write
        self._thread = thread
        self._queue: deque[tuple[Asked, asyncio.Future[Answer]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    async def ask(self, asked: Asked) -> None:
        """Return when it is on the disk; raise what went wrong."""
        if self._is_closed:
            raise AmericanaError("store_closed", "the room is closing and stores nothing more")
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._queue.append((asked, answered))
        if self._task is None:
            self._task = asyncio.create_task(self._empty())
        error = await answered
        if error is not None:
            raise error

    async def close(self) -> None:
        """Take nothing more and wait until all is written."""
        self._is_closed = True
        if self._task is not None:
            await self._task

    async def _empty(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._queue:
                group = [self._queue.popleft() for _ in range(min(MOST_AT_ONCE, len(self._queue)))]
                asked = [one for one, _ in group]
                try:
                    answers = await loop.run_in_executor(self._thread, self._write, asked)
                except Exception as error:  # ours: whoever waits must be answered, and not with what was to be written
                    answers = [Unknown("write_unknown", f"the writer failed: {type(error).__name__}") for _ in group]
                for (_, answered), answer in zip(group, answers, strict=True):
                    if not answered.done():  # whoever asked may have been cancelled
                        answered.set_result(answer)
        finally:
            self._task = None
