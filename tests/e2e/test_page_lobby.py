"""The way to a seat and back: filters, one click, a table of one's own, two tables at once, a reader's own settings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import is_sound
from tests.e2e.rooms import House, served
from tests.e2e.texts import names_no_key
from tests.e2e.visitor import Invite, Visitor, wait

TABLES = ["Odesa", "Riga", "Aarhus", "Blitz", "Porto", "Duel"]
GREETINGS = {
    "ru": ("Русский", "Настройки", "Сортировать"),
    "uk": ("Українська", "Налаштування", "Сортувати"),
    "da": ("Dansk", "Indstillinger", "Sortér"),
    "pt": ("Português", "Configurações", "Ordenar"),
    "en": ("English", "Settings", "Sort"),
}
COUNT_CLICKS = "() => { window.clicks = 0; addEventListener('click', (e) => e.isTrusted && window.clicks++, true); }"
BACKGROUND = "getComputedStyle(document.body).backgroundColor"
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("lobby")
    with served(folder / "room.sqlite") as house:
        yield house


@pytest.fixture
def anna(house: House, invite: Invite) -> Visitor:
    visitor = invite(house)
    visitor.page.goto(house.address)
    expect(rows(visitor.page).first).to_be_visible()
    return visitor


def rows(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("heading", level=2)


def tabs(page: Page) -> Locator:
    return page.get_by_role("navigation", name="My tables").get_by_role("link")


def open_settings(page: Page) -> Locator:
    page.get_by_role("button", name="Settings", exact=True).click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    return dialog


def test_filters_shorten_the_list_are_kept_and_are_lifted_by_one_click(anna: Visitor) -> None:
    page = anna.page
    expect(rows(page)).to_have_text(TABLES)
    page.get_by_role("combobox", name="House rules").select_option("Russian text")
    expect(rows(page)).to_have_text(["Riga", "Blitz"])
    page.get_by_role("combobox", name="Clock").select_option("fast")
    expect(rows(page)).to_have_text(["Blitz"])
    expect(page.get_by_role("status").filter(has_text="1 of 6 tables")).to_be_visible()
    page.reload()
    expect(rows(page)).to_have_text(["Blitz"])
    page.get_by_role("combobox", name="Stakes").select_option("high")
    expect(page.get_by_text("No table fits the filters")).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_be_disabled()
    page.get_by_role("button", name="Show all tables").click()
    expect(rows(page)).to_have_text(TABLES)


def test_the_list_is_sorted_by_its_heads(anna: Visitor) -> None:
    page = anna.page
    page.get_by_role("button", name="Stakes").click()
    assert rows(page).all_inner_texts()[0] == "Duel"
    page.get_by_role("button", name="Stakes").click()
    expect(rows(page)).to_have_text(TABLES)
    page.get_by_role("button", name="Seats").click()
    assert rows(page).all_inner_texts()[-1] == "Duel"


def test_one_click_leads_from_the_lobby_into_a_hand(anna: Visitor) -> None:
    page = anna.page
    page.evaluate(COUNT_CLICKS)
    page.get_by_role("combobox", name="Clock").select_option("fast")
    page.get_by_role("button", name="Play now").click()
    anna.sees_his_card()
    assert page.evaluate("window.clicks") <= 2, "the select's own and one on the button"
    expect(page).to_have_title(re.compile("Blitz"))
    assert [cookie["name"] for cookie in anna.context.cookies()] == ["americana"]


def test_a_full_row_is_one_click_to_its_table(anna: Visitor) -> None:
    row = anna.page.get_by_role("listitem").filter(has=anna.page.get_by_role("heading", name="Riga", exact=True))
    row.click(position={"x": 60, "y": 40})
    expect(anna.page.get_by_role("button", name="Sit here").first).to_be_visible()
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Riga")


def test_whoever_opens_a_table_sits_at_it(anna: Visitor) -> None:
    page = anna.page
    page.get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog", name="New table")
    expect(dialog.get_by_text("The bring-in is 10.")).to_be_visible()
    dialog.get_by_role("combobox", name="House rules").select_option("Danish text")
    dialog.get_by_role("group", name="Ante").get_by_role("radio", name="20", exact=True).check()
    expect(dialog.get_by_text("The bring-in is 40.")).to_be_visible()
    dialog.get_by_role("group", name="Seats").get_by_role("radio", name="3", exact=True).check()
    dialog.get_by_role("textbox").fill("Hygge")
    dialog.get_by_role("button", name="Open it and sit down").click()
    anna.sees_his_card()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Hygge")
    expect(page.get_by_role("main")).to_contain_text("ante 20")
    page.get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("link", name="Return – Hygge")).to_be_visible()


def test_why_no_table_is_opened_is_told_in_the_dialog(anna: Visitor) -> None:
    page = anna.page
    refusal = {"code": "too_fast", "facts": {}}
    page.route("**/api/tables", lambda route: route.fulfill(status=429, json=refusal))
    page.get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_role("button", name="Open it and sit down").click()
    expect(dialog.get_by_role("alert")).to_have_text("Too much was sent in a short time.")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="New table")).to_be_focused()
    anna.forgive("429")


def test_two_tables_are_played_in_turn_without_a_new_socket(invite: Invite, free_tables: Iterator[str]) -> None:
    anna = invite()
    page, sockets = anna.page, []
    page.on("websocket", lambda socket: sockets.append(socket.url.rpartition("/ws/")[2]))
    first, second = next(free_tables), next(free_tables)
    for table in (first, second):
        page.goto(anna.home) if table == first else page.get_by_role("link", name="Lobby").click()
        page.get_by_role("link", name=f"Play – {table}", exact=True).click()
        anna.sit()
        anna.sees_his_card()
    anna.has_a_turn()
    wait(anna, lambda: tabs(page).filter(has_text="Your turn").count() == 2)
    expect(tabs(page)).to_have_text(["Lobby", "My hands", re.compile(first), re.compile(second)])
    page.get_by_role("link", name="Lobby").click()
    expect(page).to_have_title(re.compile("Your turn"))
    expect(page.get_by_role("link", name=f"Return – {first}", exact=True)).to_be_visible()
    dialled = len([each for each in sockets if each.startswith("table/")])
    tabs(page).filter(has_text=first).click()
    anna.has_a_turn()
    expect(page.get_by_role("heading", level=1)).to_contain_text(first)
    assert anna.log.count() > 3, "the log is what it was"
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(tabs(page).filter(has_text=first)).to_have_count(0, timeout=10_000)
    tabs(page).filter(has_text=second).click()
    anna.has_a_turn()
    assert len([each for each in sockets if each.startswith("table/")]) == dialled


def test_settings_hold_at_once_and_after_a_reload(anna: Visitor) -> None:
    page = anna.page
    dialog = open_settings(page)
    dark = page.evaluate(BACKGROUND)
    dialog.get_by_role("group", name="Colours").get_by_role("radio", name="Dark", exact=True).check()
    night = page.evaluate(BACKGROUND)
    dialog.get_by_role("group", name="Colours").get_by_role("radio", name="Light", exact=True).check()
    day = page.evaluate(BACKGROUND)
    assert night != day
    assert dark in (night, day)
    dialog.get_by_role("switch", name="Four colours").uncheck()
    dialog.get_by_role("slider", name="Volume").fill("0.25")
    fold = dialog.get_by_role("button", name=re.compile("^Fold "))
    fold.click()
    page.keyboard.press("c")
    expect(dialog.get_by_text("C is taken: Check or call")).to_be_visible()
    page.keyboard.press("x")
    expect(fold).to_have_accessible_name("Fold X")
    page.reload()
    dialog = open_settings(page)
    assert page.evaluate(BACKGROUND) == day
    expect(dialog.get_by_role("switch", name="Four colours")).not_to_be_checked()
    expect(dialog.get_by_role("slider", name="Volume")).to_have_value("0.25")
    expect(dialog.get_by_role("button", name="Fold X")).to_be_visible()
    dialog.get_by_role("button", name="Reset to usual").click()
    expect(dialog.get_by_role("button", name="Fold F")).to_be_visible()
    expect(dialog.get_by_role("switch", name="Four colours")).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Settings", exact=True)).to_be_focused()


def test_five_languages_are_changed_to_without_loading_again(anna: Visitor) -> None:
    page = anna.page
    page.evaluate("window.isTheSame = true")
    open_settings(page)
    for language, (own, settings, sort) in GREETINGS.items():
        page.get_by_role("dialog").get_by_role("radio", name=own, exact=True).check()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("dialog").get_by_role("heading", level=2)).to_have_text(settings)
        names_no_key(page)
        assert sort in page.locator("main button").evaluate_all("(all) => all.map((each) => each.title)")
    assert page.evaluate("window.isTheSame")


def test_axe_finds_nothing_in_the_dialogs_nor_where_a_table_is_missing(anna: Visitor) -> None:
    page = anna.page
    for opener in ("Settings", "New table"):
        page.get_by_role("button", name=opener, exact=True).click()
        expect(page.get_by_role("dialog", name=opener)).to_be_visible()
        is_sound(page, "lobby")
        page.keyboard.press("Escape")
    page.goto(f"{anna.home}/table/none")
    expect(page.get_by_role("heading", name="no such table")).to_be_visible()
    is_sound(page, "lobby")


def test_nothing_is_cut_on_a_small_telephone(house: House, invite: Invite) -> None:
    anna = invite(house, **PHONE)
    page = anna.page
    page.goto(house.address)
    expect(rows(page).first).to_be_visible()
    page.get_by_role("button", name="Filters").click()
    for target in page.locator("button:visible, a:visible, select:visible, summary:visible").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, target
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    for opener in ("Settings", "New table"):
        page.get_by_role("button", name=opener, exact=True).click()
        body = page.get_by_role("dialog").locator(".body")
        expect(body).to_be_visible()
        assert body.evaluate("(element) => element.scrollWidth <= element.clientWidth")
        page.keyboard.press("Escape")


def test_the_page_can_be_installed(anna: Visitor) -> None:
    page = anna.page
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.evaluate("(path) => fetch(path).then((answer) => answer.json())", link)
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = page.request.get(anna.home + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
