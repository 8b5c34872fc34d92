"""Where the machine stands does not matter: in a zone of 45 odd minutes the same evening leads to the same log."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from americana.room.clock import WallClock
from americana.room.wire import asks
from tests.room.evening import evening, passive, table_of
from tests.room.rigged import rig

CARDS = {0: "As Ah Ad 9c 8h", 1: "Ks Kh Jd 9d 8c"}


@pytest.fixture
def chatham(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The clock of the Chatham Islands: 12:45 or 13:45 hours before that of Greenwich."""
    monkeypatch.setenv("TZ", "Pacific/Chatham")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("chatham")
def test_what_is_stored_and_when_it_falls_due_is_the_same_in_every_zone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert time.localtime(0).tm_min == 45, os.environ["TZ"]
    rig(monkeypatch, *[CARDS] * 9)
    there = asyncio.run(_evening(tmp_path / "there"))
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    rig(monkeypatch, *[CARDS] * 9)
    assert there == asyncio.run(_evening(tmp_path / "here"))


@pytest.mark.usefixtures("chatham")
def test_the_time_of_the_log_is_that_of_greenwich() -> None:
    assert abs(WallClock().now() / 1_000_000 - time.time()) < 5


async def _evening(path: Path) -> list[object]:
    """Time out, lose the seat after ten minutes, come back within the hour and after it; return what happened when."""
    path.mkdir()
    async with evening(path, table_of(pace=1.0)) as room:
        ann, ben = await room.guests(150, 100)
        for _ in range(8):
            await passive([ann, ben])
        stacks = room.table.state.table.stacks
        await room.advance(700)
        await room.advance(700)
        answers = []
        for minutes in (10, 60):
            await room.restart()
            ann = await room.again(ann)
            await room.advance(60 * minutes)
            answer = await ann.do(asks.Sit, seat=0, chips=20)
            answers.append((answer["is"], answer.get("facts")))
        rows = [(row.v, row.at) for row in await room.store.rows(room.table.state.id)]
        return [stacks, answers, rows, await room.balance(ann), await room.audited()]
