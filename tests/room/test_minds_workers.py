"""Real workers: they are killed, hang, lie and are asked too much; an answer comes all the same."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from time import monotonic

import pytest

from americana import menu
from americana.room.minds import hired
from americana.room.minds import minds as minds_module
from americana.room.minds.deciding import decide, stand_in, weigh
from tests.room.thoughts import PATIENT, apart, decisions, is_alive, run_outs, running, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="workers are stopped and killed by signals here")

LIAR = """
import sys
from americana import Raise
from americana.room.minds.frames import Ready
from americana.room.pipes import read_frame, to_frame
sys.stdout.buffer.write(to_frame(Ready()))
while True:
    sys.stdout.buffer.flush()
    read_frame(sys.stdin.buffer)
    sys.stdout.buffer.write(to_frame({answer}))
"""


def test_fifty_thoughts_at_once_are_the_same_as_on_the_loop() -> None:
    views = decisions(50)

    async def play() -> None:
        async with running(2) as minds:
            thoughts = (minds.think("sharp", chance, view, within=PATIENT) for chance, view in enumerate(views))
            said = await asyncio.gather(*thoughts)
            assert said == [decide("sharp", chance, view) for chance, view in enumerate(views)]
            assert all(action in menu(view) for action, view in zip(said, views, strict=True))
            assert (minds.thought, minds.fallbacks, minds.restarts, minds.waiting) == (50, 0, 0, 0)

    asyncio.run(play())


def test_fifty_thoughts_with_time_for_few_all_get_an_action_and_keep_the_worker() -> None:
    views = decisions(50)

    async def play() -> None:
        async with running() as minds:
            began = monotonic()
            said = await asyncio.gather(*(minds.think("sharp", 7, view, within=0.03) for view in views))
            assert monotonic() - began < 5
            assert all(action in menu(view) for action, view in zip(said, views, strict=True))
            assert minds.fallbacks > 0
            assert minds.thought + minds.fallbacks == 50
            assert minds.restarts == 0

    asyncio.run(play())


def test_a_worker_weighs_a_run_out_as_the_loop_would() -> None:
    views = run_outs(1)[0]

    async def play() -> None:
        async with running() as minds:
            assert await minds.weigh(7, views, within=PATIENT) == weigh(7, views)
            assert await minds.weigh(7, [decisions(1)[0]], within=PATIENT) is None  # no live down card is known there
            assert await minds.weigh(7, views, within=0) is None
            assert (minds.thought, minds.fallbacks, minds.restarts) == (0, 0, 0)

    asyncio.run(play())


def test_bots_think_before_anything_is_weighed() -> None:
    views, (decision,) = run_outs(1)[0], decisions(1)

    async def play() -> None:
        async with running(warm=False) as minds:  # both wait for the worker, what is weighed the longer
            ended: list[str] = []
            weighed = asyncio.create_task(minds.weigh(7, views, within=PATIENT))
            weighed.add_done_callback(lambda _: ended.append("weighed"))
            await asyncio.sleep(0)
            assert minds.waiting == 0
            thought = asyncio.create_task(minds.think("sharp", 7, decision, within=PATIENT))
            thought.add_done_callback(lambda _: ended.append("thought"))
            await asyncio.gather(weighed, thought)
            assert ended == ["thought", "weighed"]

    asyncio.run(play())


def test_what_is_weighed_when_the_room_stops_is_not_waited_for() -> None:
    async def play() -> None:
        async with running(warm=False) as minds:
            weighed = asyncio.create_task(minds.weigh(7, run_outs(1)[0], within=PATIENT))
            await asyncio.sleep(0)
        assert await weighed is None

    asyncio.run(play())


def test_a_thought_waits_for_the_first_worker_to_be_warm() -> None:
    (view,) = apart(1)

    async def play() -> None:
        async with running(warm=False) as minds:
            assert minds.idle == 0
            assert await minds.think("sharp", 7, view, within=PATIENT) == decide("sharp", 7, view)

    asyncio.run(play())


def test_a_worker_killed_in_the_middle_is_replaced_and_the_answer_comes() -> None:
    first, second = apart(2)

    async def play() -> None:
        async with running() as minds:
            (pid,) = minds.pids
            os.kill(pid, signal.SIGSTOP)  # so that the middle lasts
            began = monotonic()
            thought = asyncio.create_task(minds.think("sharp", 7, first, within=PATIENT))
            await asyncio.sleep(0.05)
            os.kill(pid, signal.SIGKILL)
            assert await thought == stand_in(7, first)
            assert monotonic() - began < PATIENT / 2
            assert await minds.think("sharp", 7, second, within=PATIENT) == decide("sharp", 7, second)
            assert minds.restarts == 1
            assert pid not in minds.pids
            assert not is_alive(pid)

    asyncio.run(play())


def test_a_worker_that_dies_idle_is_replaced_before_anybody_asks() -> None:
    (view,) = apart(1)

    async def play() -> None:
        async with running(2) as minds:
            pid = minds.pids[0]
            os.kill(pid, signal.SIGKILL)
            await until(lambda: pid not in minds.pids)
            await until(lambda: minds.idle == 2)
            assert await minds.think("sharp", 7, view, within=PATIENT) == decide("sharp", 7, view)
            assert (minds.restarts, minds.fallbacks) == (1, 0)

    asyncio.run(play())


def test_a_worker_that_hangs_is_killed_at_the_deadline_while_a_stand_in_acts() -> None:
    first, second = apart(2)

    async def play() -> None:
        async with running() as minds:
            (pid,) = minds.pids
            os.kill(pid, signal.SIGSTOP)
            began = monotonic()
            assert await minds.think("sharp", 7, first, within=0.5) == stand_in(7, first)
            assert 0.45 < monotonic() - began < 2
            await until(lambda: not is_alive(pid))
            assert await minds.think("sharp", 7, second, within=PATIENT) == decide("sharp", 7, second)
            assert (minds.thought, minds.fallbacks, minds.restarts) == (1, 1, 1)

    asyncio.run(play())


def test_the_deadline_counts_in_the_queue_too_and_the_worker_is_not_to_blame() -> None:
    first, second = apart(2)

    async def play() -> None:
        async with running() as minds:
            (pid,) = minds.pids
            os.kill(pid, signal.SIGSTOP)
            ahead = asyncio.create_task(minds.think("sharp", 7, first, within=PATIENT))
            await asyncio.sleep(0)
            began = monotonic()
            assert await minds.think("sharp", 7, second, within=0.3) == stand_in(7, second)
            assert 0.25 < monotonic() - began < 2
            assert minds.waiting == 0
            os.kill(pid, signal.SIGCONT)
            assert await ahead == decide("sharp", 7, first)
            assert minds.pids == (pid,)

    asyncio.run(play())


def test_the_answer_to_a_thought_that_was_called_off_goes_to_nobody_else() -> None:
    first, second = apart(2)

    async def play() -> None:
        async with running() as minds:
            (pid,) = minds.pids
            os.kill(pid, signal.SIGSTOP)
            called_off = asyncio.create_task(minds.think("sharp", 7, first, within=PATIENT))
            await asyncio.sleep(0.05)
            called_off.cancel()
            after = asyncio.create_task(minds.think("sharp", 7, second, within=PATIENT))
            await asyncio.sleep(0)
            os.kill(pid, signal.SIGCONT)
            assert await after == decide("sharp", 7, second)
            assert called_off.cancelled()
            assert minds.restarts == 0

    asyncio.run(play())


@pytest.mark.parametrize("answer", ["Raise(10**9)", "'fold'", "None", "object"])
def test_an_answer_that_is_not_on_the_menu_is_not_taken(monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    monkeypatch.setattr(hired, "COMMAND", ("-c", LIAR.format(answer=answer)))
    (view,) = decisions(1)

    async def play() -> None:
        async with running() as minds:
            assert await minds.think("sharp", 7, view, within=PATIENT) == stand_in(7, view)
            assert (minds.thought, minds.fallbacks) == (0, 1)

    asyncio.run(play())


@pytest.mark.parametrize("program", ["raise SystemExit(3)", "print('hello, room')", "print('\\0\\0\\0\\5hello')"])
def test_workers_that_never_get_warm_stop_nobody(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(hired, "COMMAND", ("-c", program))
    (view,) = decisions(1)

    async def play() -> None:
        async with running(2, warm=False) as minds:
            assert await minds.think("sharp", 7, view, within=0.2) == stand_in(7, view)
            await until(lambda: minds.restarts > 1)
            assert (minds.idle, minds.waiting) == (0, 0)

    asyncio.run(play())


def test_a_worker_that_takes_too_long_to_warm_up_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hired, "COMMAND", ("-c", "import time; time.sleep(600)"))
    monkeypatch.setattr(minds_module, "_WARM_UP", 0.3)

    async def play() -> None:
        async with running(warm=False) as minds:
            await until(lambda: len(minds.pids) == 1)
            (pid,) = minds.pids
            await until(lambda: minds.restarts == 1)
            assert not is_alive(pid)

    asyncio.run(play())


def test_a_python_that_cannot_be_started_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    (view,) = decisions(1)

    async def play() -> None:
        async with running(warm=False) as minds:
            assert await minds.think("sharp", 7, view, within=0.2) == stand_in(7, view)

    asyncio.run(play())
