"""My hands: played at a real table, then listed, found by cards, marked and filtered, each as a person does it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Route, expect

from tests.e2e.listing import HANDS, PHONE, RANKS, SCREENS, down_card, played, rows, search_box
from tests.e2e.visitor import Invite, play


def test_a_hand_is_found_by_its_cards_and_the_way_back_leads_to_all_of_them(invite: Invite, table: str) -> None:
    anna = invite()
    played(anna, table)
    page = anna.page
    count = rows(page).count()
    assert count >= HANDS
    name = down_card(rows(page).first)
    rank = RANKS[name.split()[0]]
    search_box(page).fill(f"{rank}/")
    expect(page.get_by_text(re.compile(rf"^An? {name.split()[0]} down$"))).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/hands\?cards={rank}%2F$"))
    expect(rows(page)).not_to_have_count(count)
    found = rows(page).count()
    assert all(down_card(row).split()[0] == name.split()[0] for row in rows(page).all())
    page.reload()
    expect(rows(page)).to_have_count(found)
    expect(search_box(page)).to_have_value(f"{rank}/")
    page.go_back()
    expect(rows(page)).to_have_count(count)
    expect(search_box(page)).to_have_value("")


def test_a_search_that_cannot_be_is_told_while_it_is_typed(invite: Invite, table: str) -> None:
    anna = invite()
    played(anna, table, 1)
    page = anna.page
    search_box(page).press_sequentially("AK/")
    expect(page.get_by_text("Only one card is down")).to_be_visible()
    expect(search_box(page)).to_have_attribute("aria-invalid", "true")
    search_box(page).fill("/789TJ")
    expect(page.get_by_text(re.compile("You can ask for 4 cards"))).to_be_visible()
    search_box(page).fill("")
    expect(search_box(page)).to_have_attribute("aria-invalid", "false")


def test_the_search_is_written_from_words(invite: Invite, table: str) -> None:
    anna = invite()
    played(anna, table, 1)
    page = anna.page
    page.get_by_role("button", name="In words").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("group", name="My down card").get_by_label("Rank").first.select_option("nine")
    pair = dialog.get_by_role("group", name="Choice 1")
    pair.get_by_label("Rank").select_option("ace")
    pair.get_by_label("How many").select_option("two")
    expect(dialog.get_by_text("a nine down; a pair of aces up")).to_be_visible()
    dialog.get_by_role("button", name="Find").click()
    expect(search_box(page)).to_have_value("9/AA")
    expect(page).to_have_url(re.compile(r"cards=9%2FAA"))


def test_a_star_and_a_note_stay(invite: Invite, table: str) -> None:
    anna = invite()
    played(anna, table)
    page = anna.page
    second = rows(page).nth(1)
    hand = second.get_attribute("data-hand")
    second.get_by_role("button", name=re.compile("^Star")).click()
    second.get_by_role("button", name=re.compile("^Write a note")).click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Folded too soon?")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    marked = page.locator(f"li[data-hand='{hand}']")
    expect(marked.get_by_role("button", name=re.compile("^Star"))).to_have_attribute("aria-pressed", "true")
    expect(marked.get_by_text("Folded too soon?")).to_be_visible()
    page.get_by_role("button", name="Starred").click()
    expect(rows(page)).to_have_count(1)
    expect(page).to_have_url(re.compile(r"\?starred=true$"))
    page.get_by_role("button", name="Clear all").click()
    expect(rows(page)).not_to_have_count(1)
    expect(page).to_have_url(re.compile(r"/hands$"))


@SCREENS
def test_filters_fold_and_stand_in_the_address(invite: Invite, table: str, screen: dict[str, Any]) -> None:
    anna = invite(**screen)
    anna.starts(table)
    play(anna, until=lambda: anna.hands_ended() >= 3)
    page = anna.page
    page.goto(f"{anna.home}/hands")
    expect(rows(page).first).to_be_visible()
    page.get_by_role("button", name="Filters").click()
    page.get_by_role("combobox", name="Result", exact=True).select_option("Lost")
    page.get_by_role("combobox", name="Table", exact=True).select_option(table)
    page.get_by_label("Pot from").fill("1")
    page.get_by_label("Pot from").press("Tab")
    if screen is PHONE:
        page.get_by_role("button", name="Show hands").click()
    expect(page).to_have_url(re.compile(r"\?table=\w+&result=lost&pot_from=1$"))
    chosen = page.get_by_role("group", name="Chosen filters")
    expect(chosen.get_by_role("button")).to_have_count(4)
    expect(page.get_by_role("button", name=re.compile("^Filters"))).to_contain_text("3")
    chosen.get_by_role("button", name="Remove: Lost").click()
    expect(page).to_have_url(re.compile(r"\?table=\w+&pot_from=1$"))
    page.go_back()
    expect(page).to_have_url(re.compile(r"result=lost"))


def test_a_hand_that_is_still_played_is_not_listed(invite: Invite, table: str) -> None:
    anna = invite()
    anna.starts(table)
    play(anna, until=lambda: anna.hands_ended() >= 1 and anna.button("C").count() > 0)
    running = anna.frames("table")[-1]["public"]["hand"]["id"]
    anna.page.get_by_role("link", name="My hands").click()
    expect(rows(anna.page).first).to_be_visible()
    assert running not in [row.get_attribute("data-hand") for row in rows(anna.page).all()]


def test_further_pages_come_by_a_click_and_by_scrolling(invite: Invite, table: str) -> None:
    anna = invite(viewport={"width": 1280, "height": 500})
    anna.starts(table)
    play(anna, until=lambda: anna.hands_ended() >= HANDS)
    page = anna.page

    def shorten(route: Route) -> None:
        route.continue_(url=route.request.url.replace("limit=50", "limit=2"))

    page.route("**/api/hands?*", shorten)
    page.evaluate("void (window.IntersectionObserver = class { observe() {} disconnect() {} })")
    page.get_by_role("link", name="My hands").click()
    expect(rows(page)).to_have_count(2)
    page.get_by_role("button", name="More hands").press("Enter")
    expect(rows(page)).to_have_count(4)
    expect(rows(page).nth(2).get_by_role("link")).to_be_focused()
    page.reload()
    page.mouse.wheel(0, 3000)
    expect(page.get_by_text(re.compile(r"^That is all: \d+ hands\.$"))).to_be_visible()
    assert rows(page).count() >= HANDS


def test_the_way_back_from_a_replay_leads_to_the_same_place(invite: Invite, table: str) -> None:
    anna = invite(viewport={"width": 1280, "height": 420})
    played(anna, table)
    page = anna.page
    page.evaluate("scrollTo(0, 260)")
    page.wait_for_function("scrollY > 200")
    rows(page).nth(4).get_by_role("link").click()
    expect(page).to_have_url(re.compile(r"/hand/\w+"))
    page.go_back()
    expect(rows(page).first).to_be_visible()
    page.wait_for_function("scrollY > 200")
