"""The benchmark of the room, small: it must count what it says it counts, and lose nothing. No time is asserted."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

pytest.importorskip("uvloop")
if sys.platform != "linux":
    pytest.skip("asks Linux what the server process uses", allow_module_level=True)

import asyncio

from benchmarks.results import put
from benchmarks.room import run
from benchmarks.room_load import SEATS
from benchmarks.room_report import report


def test_ten_tables_under_load_lose_nothing_and_all_of_it_is_counted(tmp_path: Path) -> None:
    made = asyncio.run(run(10, 2.0, 0.5, tmp_path, cuts=True))
    assert made.faults == {}
    assert [lap.way for lap in made.ours] == [lap.way for lap in made.peers] == ["as fast as may be", "paced"]
    fast, paced = (lap.tally for lap in made.ours)
    assert fast.actions > paced.actions > 0
    for tally in (fast, paced):
        assert tally.frames >= tally.pictures >= tally.actions * SEATS * 0.8
        assert tally.picture_bytes > 1000 * tally.pictures
        assert all(0 < seconds < 60 for seconds in tally.to_receipt + tally.to_last)
    assert made.memory > 2**20
    text = report("What was measured.", "scripts/bench room", [made, made])
    assert text.count("| 10 | 60 |") == 2
    assert "missed: 0." in text


def test_results_replace_their_own_part_and_leave_the_others(tmp_path: Path) -> None:
    file = tmp_path / "results.md"
    put("# One\n\nold\n", file)
    put("# Two\n\ntwo\n", file)
    put("# One\n\nnew\n", file)
    assert file.read_text("utf-8") == "# One\n\nnew\n\n# Two\n\ntwo\n"
