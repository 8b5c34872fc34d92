"""Real workers as processes: how they begin and end, with the room and without it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from americana.room.minds import Minds
from americana.room.minds.deciding import decide, stand_in
from americana.room.minds.hired import Hired
from americana.room.pipes import NICENESS
from tests.room.thoughts import PATIENT, apart, decisions, is_alive, running, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="workers are stopped and killed by signals here")

HERE = Path(__file__).parents[2]

PARENT = """
import asyncio
from americana.room.minds import Minds
from tests.room.thoughts import decisions

async def main():
    minds = Minds(2)
    await minds.start()
    views = decisions(50)
    await minds.think("sharp", 1, views[0], within=30)
    print(*minds.pids, flush=True)
    while True:
        await asyncio.gather(*(minds.think("sharp", 1, view, within=30) for view in views))

asyncio.run(main())
"""


def test_workers_stand_back_and_ctrl_c_is_not_for_them() -> None:
    (view,) = apart(1)

    async def play() -> None:
        async with running(2) as minds:
            pids = minds.pids
            for pid in pids:
                least = min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
                assert os.getpriority(os.PRIO_PROCESS, pid) == least
                assert os.getpgid(pid) != os.getpgid(0)
                os.kill(pid, signal.SIGINT)
            await asyncio.sleep(0.1)
            assert await minds.think("sharp", 7, view, within=PATIENT) == decide("sharp", 7, view)
            assert minds.pids == pids

    asyncio.run(play())


@pytest.mark.parametrize("moment", ["at once", "while they are hired", "while they warm up", "when they are warm"])
def test_stop_leaves_no_child_and_takes_about_a_second_at_most(monkeypatch: pytest.MonkeyPatch, moment: str) -> None:
    pids: list[int] = []
    start = Hired.start

    async def noted() -> Hired:
        worker = await start()
        pids.append(worker.pid)
        return worker

    async def play() -> None:
        monkeypatch.setattr(Hired, "start", noted)
        minds = Minds(3)
        await minds.start()
        match moment:
            case "while they are hired":
                await asyncio.sleep(0)
            case "while they warm up":
                await until(lambda: len(minds.pids) == 3)
            case "when they are warm":
                await until(lambda: minds.idle == 3)
        began = monotonic()
        await minds.stop()
        assert monotonic() - began < 1.5
        assert minds.pids == ()
        assert len(pids) == (0 if moment == "at once" else 3)
        assert not any(is_alive(pid) for pid in pids)

    asyncio.run(play())


def test_who_waits_for_a_thought_at_the_stop_gets_an_action() -> None:
    views = decisions(10)

    async def play() -> None:
        async with running() as minds:
            os.kill(minds.pids[0], signal.SIGSTOP)
            thoughts = [asyncio.create_task(minds.think("sharp", 7, view, within=PATIENT)) for view in views]
            await asyncio.sleep(0.05)
            await minds.stop()
            assert await asyncio.gather(*thoughts) == [stand_in(7, view) for view in views]
            assert await minds.think("sharp", 7, views[0], within=PATIENT) == stand_in(7, views[0])
            assert minds.restarts == 0

    asyncio.run(play())


def test_the_same_on_the_loop_that_the_server_runs() -> None:
    uvloop = pytest.importorskip("uvloop")
    first, second = apart(2)

    async def play() -> None:
        async with running(2) as minds:
            assert await minds.think("sharp", 7, first, within=PATIENT) == decide("sharp", 7, first)
            pids = minds.pids
            for pid in pids:
                os.kill(pid, signal.SIGKILL)
            await until(lambda: minds.idle == 2 and not set(pids) & set(minds.pids))
            assert await minds.think("sharp", 7, second, within=PATIENT) == decide("sharp", 7, second)
            assert minds.restarts == 2

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(play())


def test_workers_end_with_a_room_that_was_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT], cwd=HERE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as room:
        assert room.stdout is not None
        pids = room.stdout.readline().split()
        assert len(pids) == 2
        room.kill()
        # Workers write their faults to the room's standard error: it ends when the last of them is gone.
        assert room.communicate(timeout=PATIENT) == ("", "")
