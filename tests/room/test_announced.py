"""What the page's tests take for frames of the room are frames of the room."""

from __future__ import annotations

from pathlib import Path

from tests.room.announced import FILE, written


def test_the_hands_that_the_page_is_tested_with_are_those_of_a_real_table(tmp_path: Path) -> None:
    assert written(tmp_path) == FILE.read_text("utf-8"), (
        "run: python -m tests.room.announced, then look at the page's tests"
    )
