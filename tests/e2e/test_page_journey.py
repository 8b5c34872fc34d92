"""All in one go, as a player would: ten hands, one of them found, watched, checked and shared, all taken along."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.listing import RANKS, down_card, played, rows, search_box
from tests.e2e.rooms import quick
from tests.e2e.test_page_hands_files import saved, statistics
from tests.e2e.visitor import Invite

HANDS = 10


def test_from_ten_hands_to_another_room(invite: Invite, table: str, data: Path, tmp_path: Path) -> None:
    anna = invite()
    played(anna, table, HANDS)
    page = anna.page
    count = rows(page).count()
    assert count >= HANDS
    wanted = down_card(rows(page).nth(2))
    rank, _, suit = wanted.split()
    search_box(page).fill(f"{RANKS[rank]}{suit[0]}/")
    expect(rows(page)).not_to_have_count(count)
    assert {down_card(row) for row in rows(page).all()} == {wanted}

    rows(page).first.get_by_role("link").first.click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    end = slider.get_attribute("max")
    page.keyboard.press("Home")
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(slider).to_have_value("2")
    expect(anna.own_card).to_have_accessible_name(wanted)
    page.keyboard.press("End")
    expect(slider).to_have_value(str(end))

    page.get_by_text("What the seal proves").click()
    panel = page.locator("details")
    expect(panel.get_by_text("nothing is wrong")).to_be_visible()
    expect(panel.get_by_role("img", name="Wrong:")).to_have_count(0)

    page.get_by_role("button", name="Share this hand").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Make a link").click()
    link = dialog.get_by_role("textbox", name="Link").input_value()
    olga = invite()
    olga.page.goto(f"{link}#2")
    expect(olga.page.get_by_role("img", name=wanted)).to_be_visible()
    page.keyboard.press("Escape")

    page.get_by_role("link", name="My hands").first.click()
    expect(rows(page)).to_have_count(count)
    cards = [down_card(row) for row in rows(page).all()]
    file = saved(anna, tmp_path)
    figures = statistics(anna)
    with quick(data, tables=1) as house:
        mads = invite(house)
        mads.page.goto(f"{house.address}/hands")
        mads.page.get_by_role("button", name="Import hands").click()
        mads.page.get_by_label("Choose a file").set_input_files(file)
        expect(mads.page.get_by_text("All hands were understood.")).to_be_visible()
        mads.page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
        expect(rows(mads.page)).to_have_count(count)
        assert [down_card(row) for row in rows(mads.page).all()] == cards
        assert statistics(mads) == figures
        assert re.search(r"\d", " ".join(figures)), "there is something to compare"
