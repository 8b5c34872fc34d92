"""The page is light and still: bytes, requests, layout shifts. Times are measured in benchmarks/page.py."""

from __future__ import annotations

import pytest

from tests.e2e.measures import SHIFTS, first_load
from tests.e2e.visitor import Invite, play

MOST_BYTES = 80_000
MOST_REQUESTS = 30
MOST_SHIFT = 0.005
"""Of the browser's reckoning, in which 0.1 is called good: a name may give way by a pixel when a number grows."""
WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 780}


def test_a_first_visit_is_light_and_asks_for_little(invite: Invite) -> None:
    anna = invite()
    anna.page.goto(anna.home)
    anna.page.get_by_role("link", name="Play – ").first.wait_for()
    load = first_load(anna.page)
    assert 0 < load.script_and_style <= MOST_BYTES, load
    assert load.requests <= MOST_REQUESTS, load


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_nothing_shifts_from_the_lobby_to_the_end_of_a_hand(
    invite: Invite, table: str, viewport: dict[str, int]
) -> None:
    anna = invite(viewport=viewport)
    anna.page.add_init_script(SHIFTS)
    anna.starts(table)
    play(anna, until=lambda: anna.hands_ended() > 1)
    shifts = anna.page.evaluate("window.americanaShifts")
    assert sum(shift["value"] for shift in shifts) < MOST_SHIFT, shifts
