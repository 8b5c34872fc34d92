"""Where a table's bots think: quick ones here and now, heavy ones in workers, spread fairly, with a deadline for each.

Knows nothing of tables. Whatever happens to a worker, there is an action in time: a stand-in acts for a bot that
did not answer, and a lost worker is replaced.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import deque
from collections.abc import Sequence
from typing import cast

from americana.engine.actions import Action
from americana.engine.betting import menu
from americana.engine.hand import View
from americana.odds import SeatEquity
from americana.room.minds.deciding import HEAVY, Failed, decide, stand_in
from americana.room.minds.frames import Asked, Weighed
from americana.room.minds.hired import Hired, Request
from americana.room.pipes import to_frame

_WARM_UP = 60.0
_LEAST_PAUSE, _MOST_PAUSE = 0.1, 10.0

_log = logging.getLogger(__name__)


class Minds:
    """All bots of a room; `thought`, `fallbacks` and `restarts` count since the beginning.

    >>> from americana import Rules, see, stacked_deck, start
    >>> hand, _ = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> minds = Minds()
    >>> asyncio.run(minds.think("caller", 7, see(hand, 0), within=1.0)), minds.thought
    (BringIn(to=2), 1)
    """

    def __init__(self, workers: int | None = None) -> None:
        self.thought = 0
        self.fallbacks = 0
        self.restarts = 0
        self._count = _spare_cores() if workers is None else workers
        self._keepers: list[asyncio.Task[None]] = []
        self._hired: set[Hired] = set()
        self._idle: deque[Hired] = deque()
        self._waiting: deque[Request] = deque()
        self._later: deque[Request] = deque()  # what nobody waits for, after all that waits
        self._closing = asyncio.Event()

    @property
    def pids(self) -> tuple[int, ...]:
        """The process numbers of the workers that live, warm or not."""
        return tuple(sorted(worker.pid for worker in self._hired))

    @property
    def idle(self) -> int:
        """How many workers are warm and have nothing to do."""
        return len(self._idle)

    @property
    def waiting(self) -> int:
        """How many decisions wait for a worker."""
        return len(self._waiting)

    async def start(self) -> None:
        """Hire the workers and return at once; until the first is warm, heavy decisions wait or are stood in for."""
        assert not self._keepers, "minds start once"
        self._keepers = [asyncio.create_task(self._keep_one()) for _ in range(self._count)]

    async def stop(self) -> None:
        """End all workers; decisions that are still waited for are stood in for."""
        self._closing.set()
        for request in (*self._waiting, *self._later):
            request.settle(None)
        for worker in self._hired:
            worker.kill()
        await asyncio.gather(*self._keepers)

    async def think(self, kind: str, chance: int, view: View, *, within: float) -> Action:
        """Return what a bot of a kind does for the seat in turn; always an action on the menu, within so many seconds.

        The same chance and view give the same action, unless a stand-in has to act. Never raises, as long as
        somebody is in turn.
        """
        asked = Asked(kind, chance, view)
        is_heavy = kind in HEAVY
        said = await self._ask_worker(asked, within, self._waiting) if is_heavy else decide(kind, chance, view)
        if isinstance(said, Action) and said in menu(view):
            self.thought += 1
            return said
        why = said.why if isinstance(said, Failed) else "no answer in time" if said is None else "an illegal answer"
        _log.warning("a stand-in acts for a bot of the kind %r: %s", kind[:40], why)
        self.fallbacks += 1
        return stand_in(chance, view)

    async def weigh(self, chance: int, views: Sequence[View], *, within: float) -> tuple[SeatEquity, ...] | None:
        """Return the equity of each live seat, view by view; None when no worker has time for it before the deadline.

        Bots go first, and nothing is worked out on the loop. Never raises.
        """
        said = await self._ask_worker(Weighed(chance, tuple(views)), within, self._later)
        if isinstance(said, Failed):
            _log.warning("no equity: %s", said.why)
        is_whole = isinstance(said, tuple) and all(isinstance(each, SeatEquity) for each in said)
        return cast(tuple[SeatEquity, ...], said) if is_whole else None

    async def _ask_worker(self, asked: Asked | Weighed, within: float, line: deque[Request]) -> object:
        """Return what a worker says, or None when the time is up or the worker is lost."""
        if not self._keepers or self._closing.is_set() or within <= 0:
            return None
        loop = asyncio.get_running_loop()
        request = Request(to_frame(asked), within, loop.create_future())
        deadline = loop.call_later(within, request.settle, None)
        line.append(request)
        self._hand_out()
        try:
            return await request.answer
        finally:
            deadline.cancel()
            if request in line:
                line.remove(request)

    def _hand_out(self) -> None:
        """Give what waits to who is idle, the longest first in every line."""
        while self._idle and (line := self._waiting or self._later):
            self._idle.popleft().ask(line.popleft())

    async def _keep_one(self) -> None:
        """Keep one worker at work, a new one in place of each that is lost."""
        pause = _LEAST_PAUSE
        while not self._closing.is_set():
            was_warm = await self._life_of_one()
            if self._closing.is_set():
                return
            pause = _LEAST_PAUSE if was_warm else min(2 * pause, _MOST_PAUSE)
            when = "at work" if was_warm else "before it was warm"
            _log.warning("a thinking worker was lost %s; the next comes in %.1f s", when, pause)
            self.restarts += 1
            await self._rest(pause)

    async def _life_of_one(self) -> bool:
        """Hire a worker and hand it decisions until it is gone; return whether it was ever warm."""
        try:
            worker = await Hired.start()
        except OSError:
            return False
        is_warm = False
        self._hired.add(worker)
        try:
            if self._closing.is_set():  # the room stopped while this one was being started
                worker.kill()
            async with asyncio.timeout(_WARM_UP):
                await worker.next_answer()
            is_warm = True
            while True:
                self._idle.append(worker)
                self._hand_out()
                await worker.next_answer()
        except Exception:  # the pipe's end, or anything that does not read as an answer
            return is_warm
        finally:
            self._hired.discard(worker)
            if worker in self._idle:
                self._idle.remove(worker)
            await worker.bury()

    async def _rest(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._closing.wait()
        except TimeoutError:
            return


def _spare_cores() -> int:
    """Return how many workers leave one core to the loop, but at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)
