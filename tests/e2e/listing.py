"""The page of a player's hands, as the tests of it read it: its rows, its box, and the way there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.visitor import Visitor, play

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 780}, "has_touch": True, "is_mobile": True}
SCREENS = pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
HANDS = 6
RANKS = {"seven": "7", "eight": "8", "nine": "9", "ten": "10", "jack": "J", "queen": "Q", "king": "K", "ace": "A"}


def rows(page: Page) -> Locator:
    return page.locator("main li[data-hand]")


def down_card(row: Locator) -> str:
    """The name of the card that was dealt down, as it is told."""
    return row.get_by_role("img").first.get_attribute("aria-label") or ""


def played(anna: Visitor, table: str, hands: int = HANDS) -> None:
    """Play some hands to their end, leave the table and open the page of them."""
    anna.starts(table)
    play(anna, until=lambda: anna.hands_ended() >= hands)
    anna.page.get_by_role("link", name="My hands").click()
    expect(rows(anna.page).first).to_be_visible()


def search_box(page: Page) -> Locator:
    return page.get_by_role("searchbox", name="Search by cards")
