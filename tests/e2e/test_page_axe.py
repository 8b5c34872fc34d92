"""Axe finds nothing on any page and state of it: wide and on a telephone, by day and by night."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import is_sound, violations
from tests.e2e.visitor import Invite, Visitor, play, wait

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
SCREENS = pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
LEAST_DIALOGS = 1


def dialogs_are_sound(visitor: Visitor, least: int) -> None:
    """Open every dialog that a button here says to open, and look at it."""
    page = visitor.page
    openers = page.locator("button[aria-haspopup='dialog']:enabled:visible")
    count = openers.count()
    assert count >= least
    for place in range(count):
        openers.nth(place).click()
        dialog = page.locator("dialog[open]")
        expect(dialog).to_have_count(1)
        expect(dialog.get_by_text("One moment…")).to_have_count(0)  # what it asks the room for is there
        is_sound(page, f"dialog {openers.nth(place).get_attribute('aria-label') or openers.nth(place).inner_text()}")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_axe_sees_what_is_wrong(invite: Invite) -> None:
    anna = invite()
    anna.page.goto(anna.home)
    expect(anna.page.get_by_role("link", name="Play – T0", exact=True)).to_be_visible()
    anna.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [fault.split(":")[0] for fault in violations(anna.page)] == ["button-name"]


@SCREENS
def test_the_lobby(invite: Invite, table: str, screen: dict[str, Any]) -> None:
    anna = invite(**screen)
    anna.page.goto(anna.home)
    expect(anna.page.get_by_role("link", name=f"Play – {table}", exact=True)).to_be_visible()
    is_sound(anna.page, "lobby")
    dialogs_are_sound(anna, least=0)


@SCREENS
def test_the_table(invite: Invite, table: str, screen: dict[str, Any]) -> None:
    anna, olga = invite(**screen), invite(**screen)
    olga.visit(table)
    expect(olga.page.get_by_role("button", name="Sit here").first).to_be_enabled()
    is_sound(olga.page, "looking on, nobody plays")
    anna.starts(table)
    play(anna, until=lambda: anna.page.get_by_role("spinbutton").count() > 0)
    is_sound(anna.page, "my turn")
    is_sound(olga.page, "looking on, a hand is played")
    for summary in anna.page.locator("summary:visible").all():
        summary.click()
    is_sound(anna.page, "all that folds is open")
    dialogs_are_sound(anna, LEAST_DIALOGS)


@SCREENS
def test_the_showdown_and_the_wait_for_the_next_hand(invite: Invite, table: str, screen: dict[str, Any]) -> None:
    anna = invite(**screen)
    anna.starts(table)
    anna.page.get_by_role("button", name="Text table").press("Enter")
    anna.page.get_by_role("textbox", name="Command").fill("out")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("button", name="Drawn table").press("Enter")
    wait(anna, lambda: any(event["event"] == "SatOut" for f in anna.frames("table") for event in f["events"]))
    play(anna, until=lambda: anna.frames("table")[-1]["public"]["hand"]["is_over"])
    expect(anna.page.get_by_role("button", name="I’m back").first).to_be_visible()
    is_sound(anna.page, "the hand is over")


@SCREENS
def test_the_text_table(invite: Invite, table: str, screen: dict[str, Any]) -> None:
    anna = invite(**screen)
    anna.starts(table)
    anna.page.get_by_role("button", name="Text table").focus()
    is_sound(anna.page, "the way to the text table")
    anna.page.keyboard.press("Enter")
    for command in ("seats", "menu", "fodl"):
        anna.page.keyboard.type(command)
        anna.page.keyboard.press("Enter")
    anna.page.get_by_text("All commands").click()
    expect(anna.page.get_by_role("rowheader", name="raise")).to_be_visible()
    is_sound(anna.page, "text table")
