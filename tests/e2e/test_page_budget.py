"""The page is light and still: bytes, requests, layout shifts. Times are measured in benchmarks/page.py."""

from __future__ import annotations

import pytest

from tests.e2e.measures import SHIFTS, first_load
from tests.e2e.visitor import Invite, Visitor, play

MOST_BYTES = 80_000
MOST_REQUESTS = 24
WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 780}


def test_a_first_visit_is_light_and_asks_for_little(invite: Invite) -> None:
    anna = invite()
    anna.page.goto(anna.home)
    anna.page.get_by_role("link", name="Play – ").first.wait_for()
    keeps_to_the_budget(anna)


def test_a_link_to_a_table_is_light_as_well(invite: Invite, table: str) -> None:
    anna = invite()
    anna.visit(table)
    mads = invite()
    mads.page.goto(anna.page.url)
    mads.page.get_by_role("button", name="Sit here").first.wait_for()
    keeps_to_the_budget(mads)


def keeps_to_the_budget(visitor: Visitor) -> None:
    load = first_load(visitor.page)
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
    assert anna.page.evaluate("window.americanaShifts") == []
