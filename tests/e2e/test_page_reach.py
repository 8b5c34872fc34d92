"""The page is for everybody: five languages, a keyboard alone, a small telephone, a screen reader, light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.texts import names_no_key
from tests.e2e.visitor import FOLD, PASSIVE, WAGER, Invite, play, wait
from tests.e2e.walking import tab_to

LANGUAGES = {
    "en": ("English", "Choose a table", "Sit out", "Fold"),
    "ru": ("Русский", "Выберите стол", "Перерыв", "Фолд"),
    "uk": ("Українська", "Виберіть стіл", "Перерва", "Фолд"),
    "da": ("Dansk", "Vælg et bord", "Sid over", "Fold"),
    "pt": ("Português", "Escolha uma mesa", "Ficar de fora", "Desistir"),
}
SCROLLS = "document.documentElement.scrollWidth > document.documentElement.clientWidth || scrollY > 0"
LEAST_TARGET = 44


def test_the_page_changes_its_language_without_loading_again(invite: Invite, table: str) -> None:
    anna = invite()
    page = anna.page
    page.goto(anna.home)
    page.evaluate("window.isTheSame = true")
    for language, (own, welcome, _, _) in LANGUAGES.items():
        page.get_by_role("banner").get_by_role("combobox").select_option(own)
        expect(page.get_by_role("heading", level=1)).to_have_text(welcome)
        expect(page.locator("html")).to_have_attribute("lang", language)
        names_no_key(page)
    page.get_by_role("banner").get_by_role("combobox").select_option("English")
    page.get_by_role("link", name=f"Play – {table}", exact=True).click()
    anna.sit()
    anna.has_a_turn()
    play(anna, until=lambda: anna.hands_ended() > 0)
    play(anna, until=lambda: anna.button(FOLD).count() > 0)
    for own, _, sit_out, fold in LANGUAGES.values():
        page.get_by_role("banner").get_by_role("combobox").select_option(own)
        expect(page.get_by_role("button", name=sit_out)).to_be_visible()
        expect(anna.button(FOLD)).to_contain_text(fold)
        names_no_key(page)
    assert page.evaluate("window.isTheSame")
    page.reload()
    expect(page.get_by_role("button", name="Ficar de fora")).to_be_visible()


@pytest.mark.parametrize("language", ["uk-UA", "fi-FI"])
def test_a_newcomer_is_greeted_in_the_language_of_the_browser(invite: Invite, language: str) -> None:
    anna = invite(locale=language)
    anna.page.goto(anna.home)
    greeting = LANGUAGES.get(language[:2], LANGUAGES["en"])[1]
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(greeting)


def test_a_hand_is_played_with_the_keyboard_alone(invite: Invite, table: str) -> None:
    anna = invite()
    page = anna.page
    page.goto(anna.home)
    tab_to(page, page.get_by_role("link", name=f"Play – {table}", exact=True))
    page.keyboard.press("Enter")
    seat = page.get_by_role("button", name="Sit here").first
    expect(seat).to_be_enabled()
    tab_to(page, seat)
    page.keyboard.press("Enter")
    anna.has_a_turn()

    def has_done(key: str, *more: str) -> None:
        before = anna.decision
        for each in (key, *more):
            page.keyboard.press(each)
        wait(anna, lambda: anna.decision not in (None, before))
        anna.has_a_turn()

    while not page.get_by_role("spinbutton").count():
        has_done("c")
    has_done("r", "Enter")
    assert any(frame["do"] in ("bet", "raise", "complete") for frame in anna.said)
    while not anna.hands_ended():
        has_done("c")
    while not anna.button(FOLD).count():
        has_done("c")
    has_done("f")
    assert any(frame["do"] == "fold" for frame in anna.said)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 640), (390, 780)])
def test_every_action_fits_a_telephone(invite: Invite, table: str, width: int, height: int) -> None:
    anna = invite(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    page = anna.page
    page.goto(anna.home)
    expect(page.get_by_role("link", name=f"Play – {table}", exact=True)).to_be_visible()
    assert not page.evaluate(SCROLLS)
    page.get_by_role("link", name=f"Play – {table}", exact=True).click()
    expect(page.get_by_role("button", name="Sit here").first).to_be_enabled()
    assert not page.evaluate(SCROLLS)
    anna.sit()
    anna.has_a_turn()
    play(anna, until=lambda: page.get_by_role("spinbutton").count() > 0)
    assert not page.evaluate(SCROLLS)
    controls = page.get_by_role("group", name="Your turn").get_by_role("button")
    boxes = [controls.nth(place).bounding_box() for place in range(controls.count())]
    assert len(boxes) >= 3 + 2, "three actions and some sizes"
    for box in [*boxes, page.get_by_role("spinbutton").bounding_box()]:
        assert box is not None
        assert min(box["width"], box["height"]) >= LEAST_TARGET
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
    own = anna.own_card.bounding_box()
    assert own is not None
    assert own["y"] + own["height"] <= min(box["y"] for box in boxes if box), "the own card is not covered"


def test_a_button_is_found_by_its_words_and_tells_its_key(invite: Invite, table: str) -> None:
    anna = invite()
    anna.starts(table)
    for key in (FOLD, PASSIVE, WAGER):
        for button in anna.button(key).all():
            assert (button.get_attribute("aria-keyshortcuts"), button.inner_text().split("\n")[-1]) == (key, key)
    assert anna.page.title().startswith("Your turn")
