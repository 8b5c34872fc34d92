"""A hand watched again in the browser: by buttons, keys and touch; its seal checked; shared, and taken back."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import is_sound
from tests.e2e.measures import SHIFTS
from tests.e2e.test_page_phone import LOCALES, NARROW, PHONE, fits
from tests.e2e.visitor import Invite, Visitor, meet, play

SMALL = """() => [...document.querySelectorAll('#actions :is(button, select, input)')]
    .map((each) => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
    .filter(([, { width, height }]) => width && Math.min(width, height) < 44)"""
"""What of the controls is too small for a thumb."""

CARD = re.compile(r"^\w+ of \w+$")


def last_hand(visitor: Visitor) -> dict[str, Any] | None:
    """The newest hand that this visitor has played to its end."""
    for frame in reversed(visitor.frames("table")):
        hand, seat = frame["public"]["hand"], frame["you"]["seat"]
        if hand and hand["is_over"] and seat in [player["seat"] for player in hand["players"]]:
            return dict(hand)
    return None


def plays_a_hand(visitor: Visitor, table: str) -> str:
    """Sit down and play to the end of a hand; give its id."""
    visitor.starts(table)
    play(visitor, until=lambda: last_hand(visitor) is not None)
    hand = last_hand(visitor)
    assert hand is not None
    return str(hand["id"])


def opens(visitor: Visitor, hand: str, moment: str = "") -> Page:
    visitor.page.goto(f"{visitor.home}/hand/{hand}{moment}")
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    return visitor.page


def moment_of(page: Page) -> tuple[int, int]:
    slider = page.get_by_role("slider")
    return int(slider.input_value()), int(slider.get_attribute("max") or 0)


def at(page: Page, moment: int) -> None:
    expect(page.get_by_role("slider")).to_have_value(str(moment))


def current(page: Page) -> Locator:
    return page.locator("[aria-current=step]")


def test_a_hand_is_stepped_through_by_buttons_and_ends_as_it_did(invite: Invite, table: str) -> None:
    anna = invite()
    page = opens(anna, plays_a_hand(anna, table))
    _, count = moment_of(page)
    at(page, 1)
    assert page.get_by_role("img", name=CARD).count() == 0, "before the deal nobody has a card"
    seen = []
    for moment in range(2, count + 1):
        page.get_by_role("button", name="Next", exact=True).click()
        at(page, moment)
        seen.append(current(page).inner_text())
        expect(page.get_by_role("status").first).to_contain_text(f"Moment {moment} of {count}")
    assert len(set(seen)) > 5
    assert "win" in seen[-1]
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="First moment").click()
    at(page, 1)
    page.get_by_role("button", name="Round 2", exact=True).click()
    expect(current(page)).to_contain_text("Round 2")
    page.get_by_role("group", name="Move by move").get_by_role("button").nth(1).click()
    at(page, 2)
    expect(anna.own_card).to_have_accessible_name(CARD)


def test_a_hand_is_stepped_through_by_keys_and_played_by_itself(invite: Invite, table: str) -> None:
    anna = invite()
    page = opens(anna, plays_a_hand(anna, table))
    _, count = moment_of(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 3)
    page.keyboard.press("ArrowLeft")
    at(page, 2)
    page.keyboard.press("End")
    at(page, count)
    page.keyboard.press("Home")
    at(page, 1)
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.locator("h1").click()
    page.get_by_role("combobox", name="Speed").select_option("4")
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    at(page, 4)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = moment_of(page)[0]
    page.wait_for_timeout(1000)
    at(page, stopped)


def test_an_address_leads_to_a_moment_and_the_moment_stands_in_the_address(invite: Invite, table: str) -> None:
    anna = invite(permissions=["clipboard-read", "clipboard-write"])
    hand = plays_a_hand(anna, table)
    page = opens(anna, hand, "#4")
    at(page, 4)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("#5$"))
    page.get_by_role("button", name="Copy link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{anna.home}/hand/{hand}#5"
    page.evaluate("location.hash = '#2'")
    at(page, 2)
    page.get_by_role("button", name="Picture and text").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("region")).to_contain_text("──")
    assert page.evaluate("() => document.querySelector('dialog img').decode().then(() => true)")
    dialog.get_by_role("button", name="Copy as text").click()
    expect(dialog.get_by_role("status")).to_have_text("Copied")
    assert "──" in page.evaluate("navigator.clipboard.readText()")


def test_nothing_moves_by_itself_while_one_steps(invite: Invite, table: str) -> None:
    anna = invite()
    hand = plays_a_hand(anna, table)
    anna.page.add_init_script(SHIFTS)
    page = opens(anna, hand)
    page.wait_for_timeout(700)  # a key or a click explains what moves within half a second of it
    _, count = moment_of(page)
    page.get_by_role("combobox", name="Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider")).to_have_value(str(count), timeout=60_000)
    shifts = page.evaluate("window.americanaShifts")
    assert sum(shift["value"] for shift in shifts) < 0.01, shifts


def test_the_seal_is_checked_here_and_against_the_proof_of_another_player(
    invite: Invite, table: str, tmp_path: Path
) -> None:
    anna, mads = meet(invite, table)
    before = last_hand(anna)
    play(anna, mads, until=lambda: last_hand(anna) != before)
    hand = last_hand(anna)
    assert hand is not None
    page = opens(anna, hand["id"])
    page.get_by_text("What the seal proves").click()
    panel = page.locator("details")
    expect(panel.get_by_text("nothing is wrong")).to_be_visible()
    expect(panel.get_by_role("img", name="Right:")).to_have_count(6)
    expect(panel.get_by_role("img", name="Wrong:")).to_have_count(0)
    expect(panel).to_contain_text("2 players cut it")
    theirs = mads.context.request.get(f"{mads.home}/api/hands/{hand['id']}/proof").text()
    file = tmp_path / "mads.json"
    file.write_text(theirs)
    panel.locator("input[type=file]").set_input_files(file)
    expect(panel.get_by_text("Both tell the same story")).to_be_visible()
    forged = json.loads(theirs)
    forged["attempts"][-1]["previous"] = "11" * 32
    file.write_text(json.dumps(forged))
    panel.locator("input[type=file]").set_input_files(file)
    expect(panel.get_by_text("this page and mads.json were shown different seals")).to_be_visible()
    file.write_text("nothing\n")
    panel.locator("input[type=file]").set_input_files(file)
    expect(panel.get_by_text("There is no proof of this hand in mads.json")).to_be_visible()
    is_sound(page, "the proof")


def test_a_hand_is_shared_seen_by_anybody_and_taken_back(invite: Invite, table: str) -> None:
    anna = invite()
    page = opens(anna, plays_a_hand(anna, table))
    page.get_by_role("button", name="Share this hand").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("None yet.")).to_be_visible()
    dialog.get_by_role("button", name="Make a link").click()
    link = dialog.get_by_role("textbox", name="Link").input_value()
    dialog.get_by_text("Hide names").click()
    dialog.get_by_text("Hide my down card").click()
    dialog.get_by_role("button", name="Make a link").click()
    expect(dialog.get_by_role("textbox", name="Link")).to_have_count(2)
    hidden = dialog.get_by_role("textbox", name="Link").first.input_value()
    expect(dialog.get_by_text("names hidden")).to_be_visible()
    is_sound(page, "sharing")

    olga = invite(viewport={"width": 1280, "height": 800})
    olga.page.goto(f"{link}#2")
    at(olga.page, 2)
    expect(olga.page.get_by_role("img", name=CARD)).to_have_count(1)
    assert olga.page.get_by_role("group", name=re.compile("^You: ")).count() == 0
    assert olga.context.cookies() == []
    is_sound(olga.page, "a shared hand")
    olga.page.goto(f"{hidden}#2")
    at(olga.page, 2)
    expect(olga.page.get_by_role("img", name=CARD)).to_have_count(0)
    expect(olga.page.get_by_role("main")).not_to_contain_text("Guest")

    dialog.get_by_role("button", name="Take back").last.click()
    expect(dialog.get_by_role("textbox", name="Link")).to_have_count(1)
    olga.page.goto(link)
    expect(olga.page.get_by_role("heading", name="leads to no hand")).to_be_visible()
    olga.forgive("404")
    assert httpx.get(link).status_code == 404
    assert httpx.get(hidden).status_code == 200


def test_a_hand_is_watched_by_taps_and_fits_a_telephone(invite: Invite, table: str) -> None:
    anna = invite(**PHONE)
    page = anna.page
    page.goto(anna.home)
    page.get_by_role("link", name=f"Play – {table}", exact=True).tap()
    page.get_by_role("button", name="Sit here").first.tap()
    anna.has_a_turn()
    play(anna, until=lambda: last_hand(anna) is not None)
    hand = last_hand(anna)
    assert hand is not None
    opens(anna, hand["id"])
    _, count = moment_of(page)
    for moment in range(2, count + 1):
        page.get_by_role("button", name="Next", exact=True).tap()
        at(page, moment)
        fits(page, f"moment {moment}")
    assert page.evaluate(SMALL) == []
    is_sound(page, "the end on a telephone")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_replay_fits_a_narrow_telephone_in_every_language(invite: Invite, table: str, locale: str) -> None:
    anna = invite(**NARROW, locale=locale)
    page = anna.page
    page.goto(anna.home)
    page.get_by_role("link", name=re.compile(rf"– {table}$")).last.tap()
    page.get_by_role("main").get_by_role("button").filter(has=page.locator(".aloud")).first.tap()
    anna.has_a_turn()
    play(anna, until=lambda: last_hand(anna) is not None)
    hand = last_hand(anna)
    assert hand is not None
    opens(anna, hand["id"], "#999")
    fits(page, "the last moment")
    page.locator("details summary").click()
    expect(page.locator("details li").first).to_be_visible()
    fits(page, "the proof")
    for opener in page.locator("aside button[aria-haspopup='dialog']").all():
        opener.tap()
        expect(page.locator("dialog[open]")).to_be_visible()
        fits(page, "dialog")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_axe_finds_nothing_at_any_round(invite: Invite, table: str) -> None:
    anna = invite()
    page = opens(anna, plays_a_hand(anna, table))
    for stop in page.get_by_role("group", name="Jump to").get_by_role("button").all():
        stop.click()
        is_sound(page, stop.inner_text())
    page.get_by_role("button", name="Picture and text").click()
    expect(page.get_by_role("dialog").get_by_role("region")).to_contain_text("──")
    is_sound(page, "picture and text")


def test_a_replay_is_read_as_a_text_table(invite: Invite, table: str) -> None:
    anna = invite()
    page = opens(anna, plays_a_hand(anna, table), "#999")
    page.get_by_role("button", name="Text table").press("Enter")
    expect(page.get_by_role("table", name=re.compile("Seats"))).to_be_visible()
    page.get_by_role("textbox", name="Command").fill("seats")
    page.keyboard.press("Enter")
    is_sound(page, "a replay as text")


def test_a_star_and_a_note_are_kept(invite: Invite, table: str) -> None:
    anna = invite(viewport={"width": 1440, "height": 1000})
    page = opens(anna, plays_a_hand(anna, table))
    expect(page.get_by_role("heading", name="Cards that you have not seen")).to_be_visible()
    page.get_by_role("button", name="Star this hand").click()
    expect(page.get_by_role("button", name="Star this hand", pressed=True)).to_be_visible()
    page.get_by_role("textbox", name="My note").fill("He always bluffs here.")
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    is_sound(page, "a hand with a note")
    page.reload()
    expect(page.get_by_role("button", name="Star this hand", pressed=True)).to_be_visible()
    expect(page.get_by_role("textbox", name="My note")).to_have_value("He always bluffs here.")


def test_a_hand_that_is_not_there_says_so(invite: Invite) -> None:
    anna = invite()
    anna.page.goto(f"{anna.home}/hand/{'0' * 32}")
    expect(anna.page.get_by_role("heading", name="There is no such hand")).to_be_visible()
    anna.forgive("404")
