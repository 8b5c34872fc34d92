"""My hands: played at a real table, then listed, found, marked, counted, saved and brought in, each as a person does it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.axe import is_sound
from tests.e2e.measures import SHIFTS
from tests.e2e.rooms import quick
from tests.e2e.texts import names_no_key
from tests.e2e.visitor import Invite, Visitor, play
from tests.e2e.walking import tab_to

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 780}, "has_touch": True, "is_mobile": True}
SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
SCREENS = pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
HANDS = 6
MOST_SHIFT = 0.005
RANKS = {"seven": "7", "eight": "8", "nine": "9", "ten": "10", "jack": "J", "queen": "Q", "king": "K", "ace": "A"}
LANGUAGES = {
    "English": ("My hands", "Statistics"),
    "Русский": ("Мои раздачи", "Статистика"),
    "Українська": ("Мої роздачі", "Статистика"),
    "Dansk": ("Mine hænder", "Statistik"),
    "Português": ("Minhas mãos", "Estatísticas"),
}
IS_TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
LEAST_TARGET = 44


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
    pair.get_by_label("How many").select_option("twice")
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
    chosen = page.get_by_role("group", name="What is chosen")
    expect(chosen.get_by_role("button")).to_have_count(4)
    expect(page.get_by_role("button", name=re.compile("^Filters"))).to_contain_text("3")
    chosen.get_by_role("button", name="Take away: Lost").click()
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


@SCREENS
def test_statistics_are_told_with_their_bounds(invite: Invite, table: str, screen: dict[str, Any]) -> None:
    anna = invite(**screen)
    anna.page.add_init_script(SHIFTS)
    anna.starts(table)
    play(anna, until=lambda: anna.hands_ended() >= HANDS)
    page = anna.page
    page.goto(f"{anna.home}/hands")
    expect(rows(page).first).to_be_visible()
    count = rows(page).count()
    page.get_by_role("link", name="Statistics").click()
    expect(page).to_have_url(re.compile(r"\?view=figures$"))
    expect(page.locator(".sums").get_by_text(str(count), exact=True)).to_be_visible()
    expect(page.get_by_text("Too few hands to tell")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(rf"^After {count} hands: "))).to_be_visible()
    doors = page.get_by_role("table", name="By door card")
    expect(doors.get_by_role("rowheader")).to_have_text([re.compile(f"^{rank}") for rank in reversed(RANKS)])
    expect(page.get_by_text("Went to showdown")).to_be_visible()
    assert not page.evaluate(IS_TOO_WIDE)
    shifts = page.evaluate("window.americanaShifts")
    assert sum(shift["value"] for shift in shifts) < MOST_SHIFT, shifts


def test_five_languages_hold_on_the_smallest_telephone(invite: Invite, table: str) -> None:
    anna = invite(**SMALL)
    anna.starts(table)
    play(anna, until=lambda: anna.hands_ended() >= 3)
    page = anna.page
    page.goto(f"{anna.home}/hands")
    for own, (title, figures) in LANGUAGES.items():
        page.get_by_role("banner").get_by_role("combobox").select_option(own)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(rows(page).first).to_be_visible()
        assert not page.evaluate(IS_TOO_WIDE), own
        page.get_by_role("link", name=figures).click()
        expect(page.get_by_role("table").first).to_be_visible()
        assert not page.evaluate(IS_TOO_WIDE), own
        names_no_key(page)
        page.go_back()
        expect(rows(page).first).to_be_visible()
        names_no_key(page)
    for button in page.locator("main button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= LEAST_TARGET, button.inner_html()


def test_everything_is_reached_with_the_keyboard_alone(invite: Invite, table: str) -> None:
    anna = invite()
    played(anna, table, 3)
    page = anna.page
    page.reload()
    expect(rows(page).first).to_be_visible()
    tab_to(page, search_box(page))
    page.keyboard.type("?h")
    expect(page).to_have_url(re.compile(r"cards=%3Fh"))
    expect(page.get_by_text("A card of hearts, down or up")).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Clear all"))
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/hands$"))
    expect(rows(page).first).to_be_visible()
    tab_to(page, rows(page).first.get_by_role("button", name=re.compile("^Write a note")))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("dialog").get_by_role("textbox"))
    page.keyboard.type("By keys")
    tab_to(page, page.get_by_role("dialog").get_by_role("button", name="Save"))
    page.keyboard.press("Enter")
    expect(rows(page).first.get_by_text("By keys")).to_be_visible()
    tab_to(page, rows(page).nth(1).get_by_role("link"))
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/hand/\w+"))


def test_hands_that_are_saved_can_be_brought_in_and_are_known(invite: Invite, table: str, tmp_path: Path) -> None:
    anna = invite()
    played(anna, table)
    page = anna.page
    count = rows(page).count()
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Save all hands").click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    assert re.fullmatch(r"americana-\d{4}-\d\d-\d\d\.phhs", file.name)
    assert len(re.findall(r"^\[\d+\]$", file.read_text("utf-8"), re.MULTILINE)) == count
    expect(page.get_by_text(f"{count} hands saved.")).to_be_visible()
    page.get_by_role("button", name="Bring hands in").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Choose a file").set_input_files(file)
    expect(dialog.get_by_text("There is no new hand in this file.")).to_be_visible()
    broken = tmp_path / "broken.phhs"
    broken.write_text(file.read_text("utf-8").replace("actions = [", "actions = (", 1), "utf-8")
    dialog.locator("input[type=file]").set_input_files(broken)
    expect(dialog.get_by_text("Nothing was kept.")).to_be_visible()
    expect(dialog.get_by_text(re.compile(r"^Line \d+"))).to_be_visible()
    dialog.get_by_role("button", name="Keep the good ones").click()
    expect(dialog.get_by_text("What was not understood").first).to_be_visible()
    expect(dialog.get_by_role("definition")).to_have_text([str(count - 1), "0", str(count - 1)])


def test_a_stranger_brings_his_hands_into_another_room(invite: Invite, table: str, data: Path, tmp_path: Path) -> None:
    anna = invite()
    played(anna, table)
    count = rows(anna.page).count()
    cards = [down_card(row) for row in rows(anna.page).all()]
    with anna.page.expect_download() as downloading:
        anna.page.get_by_role("button", name="Save all hands").click()
    file = tmp_path / "hands.phhs"
    downloading.value.save_as(file)
    with quick(data, tables=1) as house:
        olga = invite(house)
        page = olga.page
        page.goto(f"{house.address}/hands")
        page.get_by_role("button", name="Bring hands in").click()
        page.get_by_label("Choose a file").set_input_files(file)
        expect(page.get_by_text("All hands were understood.")).to_be_visible()
        page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
        expect(rows(page)).to_have_count(count)
        assert [down_card(row) for row in rows(page).all()] == cards
        expect(rows(page).first.get_by_text("brought in")).to_be_visible()


@SCREENS
def test_axe_finds_nothing_in_any_state(invite: Invite, table: str, screen: dict[str, Any]) -> None:
    anna = invite(**screen)
    page = anna.page
    page.goto(f"{anna.home}/hands")
    expect(page.get_by_role("heading", name="You have not played here yet")).to_be_visible()
    is_sound(page, "a stranger")
    anna.starts(table)
    page.goto(f"{anna.home}/hands")
    expect(page.get_by_role("heading", name="No hand yet")).to_be_visible()
    is_sound(page, "no hand yet")
    page.go_back()
    anna.has_a_turn()
    play(anna, until=lambda: anna.hands_ended() >= 3)
    page.goto(f"{anna.home}/hands")
    expect(rows(page).first).to_be_visible()
    rows(page).first.get_by_role("button", name=re.compile("^Star")).click()
    is_sound(page, "list")
    for name in ("In words", "Bring hands in", re.compile("^Write a note")):
        page.get_by_role("button", name=name).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        is_sound(page, f"dialog {name}")
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Filters").click()
    expect(page.get_by_label("Result")).to_be_visible()
    is_sound(page, "filters")
    page.goto(f"{anna.home}/hands?pot_from=99999999")
    expect(page.get_by_text("No hand fits.")).to_be_visible()
    is_sound(page, "no hand fits")
    page.goto(f"{anna.home}/hands?view=figures")
    expect(page.get_by_role("table").first).to_be_visible()
    page.get_by_text("As a table").click()
    is_sound(page, "statistics")
    search_box(page).fill("AK/")
    expect(page.get_by_text("Only one card is down")).to_be_visible()
    is_sound(page, "a bad search")
