"""My hands are for everybody: counted on any screen, in five languages, by keyboard, with nothing for axe to find."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.axe import is_sound
from tests.e2e.listing import HANDS, RANKS, SCREENS, played, rows, search_box
from tests.e2e.measures import SHIFTS
from tests.e2e.texts import names_no_key
from tests.e2e.visitor import Invite, play
from tests.e2e.walking import tab_to

SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
MOST_SHIFT = 0.005
LANGUAGES = {
    "English": ("My hands", "Statistics"),
    "Русский": ("Мои раздачи", "Статистика"),
    "Українська": ("Мої роздачі", "Статистика"),
    "Dansk": ("Mine hænder", "Statistik"),
    "Português": ("Minhas mãos", "Estatísticas"),
}
IS_TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
LEAST_TARGET = 44


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
    for name in ("In words", "Import hands", re.compile("^Write a note")):
        page.get_by_role("button", name=name).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        is_sound(page, f"dialog {name}")
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Filters").click()
    expect(page.get_by_label("Result")).to_be_visible()
    is_sound(page, "filters")
    page.goto(f"{anna.home}/hands?pot_from=99999999")
    expect(page.get_by_text("No hand fits the filters.")).to_be_visible()
    is_sound(page, "no hand fits")
    page.goto(f"{anna.home}/hands?view=figures")
    expect(page.get_by_role("table").first).to_be_visible()
    page.get_by_text("As a table").click()
    is_sound(page, "statistics")
    search_box(page).fill("AK/")
    expect(page.get_by_text("Only one card is down")).to_be_visible()
    is_sound(page, "a bad search")
