"""A newcomer understands everything without leaving the table: ranking, house rules, the last hand, words, a guide."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.axe import is_sound
from tests.e2e.texts import names_no_key
from tests.e2e.visitor import FOLD, PASSIVE, WAGER, Frame, Invite, Visitor, play
from tests.e2e.walking import tab_to

STEPS = 9
RULES_BY_TEXT = 7
"""Parameters that the texts settle differently."""

LONGER_THAN_IT_WAITS = 400
LATE_ROUND = 3
TEXTS = {
    "ru": "Russian text",
    "uk": "Ukrainian text",
    "da": "Danish text",
    "pt": "Portuguese text",
    "evenbet": "EvenBet form",
}


def opens(visitor: Visitor, name: str) -> Locator:
    """Click on a button beside the table's name; the dialog that it opens."""
    visitor.page.get_by_role("button", name=name).click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def test_the_ranking_marks_what_i_have_and_says_why_it_surprises(invite: Invite, table: str) -> None:
    anna = invite()
    anna.starts(table)
    mine = anna.frames("table")[-1]["you"]["hand"]
    dialog = opens(anna, "What beats what")
    lines = dialog.get_by_role("listitem")
    expect(lines.first).to_be_visible()
    expect(lines.filter(has_text="full house")).to_contain_text("1,344 hands")
    assert lines.get_by_role("img").count() == 0, "a category's name is enough for the ear"
    expect(dialog.get_by_text("With 32 cards a flush is rarer")).to_be_visible()
    marked = lines.filter(has_text="you have this")
    expect(marked).to_have_count(1)
    named = re.sub("[ -]", "_", marked.locator(".name").text_content() or "")
    assert {named, mine["category"]} in ({named}, {"high_card", "ace_king"})
    is_sound(anna.page, "help")


def about(visitor: Visitor) -> Frame:
    """What the room told of the table."""
    told: Frame = next(frame["about"] for frame in visitor.frames("table") if frame["about"])
    return told


def test_the_house_rules_are_told_with_what_other_texts_have_instead(invite: Invite, table: str) -> None:
    anna = invite()
    anna.starts(table)
    rules = about(anna)["rules"]
    dialog = opens(anna, "House rules")
    expect(dialog.get_by_text(f"This table plays by the {TEXTS[rules['base']]}.")).to_be_visible()
    opener = dialog.locator(".row").filter(has_text="Whose door card must open")
    expect(opener.locator(".value")).to_have_text(f"{rules['opener']} card")
    other = "highest" if rules["opener"] == "lowest" else "lowest"
    text = "Russian text" if other == "highest" else "Portuguese text"
    expect(opener.locator(".other")).to_contain_text(f"{text}")
    expect(opener.locator(".other")).to_contain_text(f"{other} card")
    assert dialog.locator("dl").first.locator(".row").count() == RULES_BY_TEXT
    for name in ("limit", "ante", "bring-in", "buy-in", "Time to act"):
        expect(dialog.locator("dl dt").get_by_text(name, exact=True).first).to_be_visible()
    dialog.get_by_text("Words of the game").click()
    expect(dialog.get_by_text("What everybody pays into the pot")).to_be_visible()
    is_sound(anna.page, "help")
    names_no_key(anna.page)


def test_a_word_is_explained_to_the_keyboard_and_escape_puts_only_that_away(invite: Invite, table: str) -> None:
    anna = invite()
    anna.starts(table)
    dialog = opens(anna, "House rules")
    name, meaning = {
        "box": ("chip box", "Stands in the dealer’s place"),
        "button": ("button", "Moves one player on"),
    }[about(anna)["rules"]["dealer"]]
    word = dialog.get_by_role("button", name=name, exact=True)
    tip = anna.page.get_by_role("tooltip").filter(has_text=meaning)
    expect(tip).to_be_hidden()
    tab_to(anna.page, word)
    expect(tip).to_be_visible()
    expect(word).to_have_accessible_description(re.compile(meaning))
    anna.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    expect(dialog).to_be_visible()
    word.evaluate("(element) => element.blur()")
    word.hover()
    expect(tip).to_be_visible()
    tip.hover()
    anna.page.wait_for_timeout(LONGER_THAN_IT_WAITS)
    expect(tip).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(anna.page.get_by_role("button", name="House rules")).to_be_focused()


def test_the_last_hand_is_one_click_away_with_all_that_was_shown(invite: Invite, table: str) -> None:
    anna = invite(permissions=["clipboard-read", "clipboard-write"])
    anna.starts(table)
    dialog = opens(anna, "Last hand")
    expect(dialog).to_contain_text("No hand has been played to its end")
    anna.page.keyboard.press("Escape")
    play(anna, until=lambda: anna.hands_ended() > 0)
    over = next(
        frame["public"]["hand"]
        for frame in reversed(anna.frames("table"))
        if frame["public"]["hand"] and frame["public"]["hand"]["is_over"]
    )
    dialog = opens(anna, "Last hand")
    seats = dialog.locator(".seats li")
    assert seats.count() == len(over["players"])
    assert seats.get_by_role("img").count() == sum(1 + len(player["up"]) for player in over["players"])
    assert seats.get_by_role("img", name="face down").count() == 0, "nobody folded and all showed"
    winner = over["awards"][0]["winners"][0]
    place = next(place for place, player in enumerate(over["players"]) if player["seat"] == winner)
    expect(seats.nth(place)).to_contain_text("wins")
    expect(dialog.get_by_text("Everybody antes")).to_be_visible()
    is_sound(anna.page, "help")
    dialog.get_by_role("button", name="Copy as text").click()
    expect(dialog.get_by_role("status")).to_have_text("Copied")
    copied = anna.page.evaluate("navigator.clipboard.readText()")
    assert "Everybody antes" in copied
    with anna.page.expect_download() as saved:
        dialog.get_by_role("link", name="Save this hand").click()
    assert "variant" in saved.value.path().read_text("utf-8")


def round_of(visitor: Visitor) -> int:
    hand = visitor.frames("table")[-1]["public"]["hand"]
    return hand["round"] if hand else 0


def test_the_log_is_whole_after_a_reload(invite: Invite, table: str) -> None:
    anna = invite()
    anna.starts(table)
    play(anna, until=lambda: round_of(anna) == LATE_ROUND and anna.decision is not None)
    before = whole_hand(anna)
    anna.page.reload()
    anna.has_a_turn()
    assert whole_hand(anna) == before
    assert anna.log.first.inner_text() == "Hand 1"
    anna.page.get_by_role("button", name="Mine and results").click()
    mine = anna.log.all_inner_texts()
    assert 1 < len(mine) < len(before)
    assert not [line for line in mine if line.startswith("Everybody antes")]


def whole_hand(visitor: Visitor) -> list[str]:
    """The log from the beginning of the hand."""
    lines = visitor.log.all_inner_texts()
    began = [line.startswith("New hand") for line in lines]
    assert any(began), lines
    return lines[began.index(True) :]


def test_what_is_not_seen_is_a_table_for_the_ear_too(invite: Invite, table: str) -> None:
    anna = invite()
    anna.starts(table)
    grid = anna.page.get_by_role("table", name="Cards that you have not seen")
    assert grid.get_by_role("columnheader").count() == 9
    assert grid.get_by_role("rowheader").count() == 5
    told = " ".join(grid.get_by_role("cell").all_text_contents())
    hand = anna.frames("table")[-1]["public"]["hand"]
    seen = 1 + sum(len(player["up"]) for player in hand["players"])
    assert told.count("not seen") == 32 - seen
    assert told.count("yours") == 2
    expect(anna.page.get_by_text(f"{32 - seen} cards not seen")).to_have_count(1)


def test_a_hand_with_a_guide_is_played_from_start_to_end_by_the_keyboard_alone(invite: Invite) -> None:
    anna = invite(locale="pt-BR")
    page = anna.page
    page.goto(anna.home)
    tab_to(page, page.locator('a[href="/guide"]'))
    page.keyboard.press("Enter")
    steps = page.locator(".coach .top span")
    keys = {"call": PASSIVE, "check": PASSIVE, "raise": WAGER}
    for at in range(1, STEPS + 1):
        expect(steps).to_have_text(re.compile(rf"{at}\D+{STEPS}"))
        names_no_key(page)
        wanted = page.locator("main > .bar").get_attribute("data-does")
        if at == STEPS:
            break
        if wanted is None:
            page.keyboard.press("Enter")
            continue
        expect(anna.button(keys[wanted])).to_be_visible()  # armed
        page.keyboard.press(FOLD.lower())
        expect(page.locator(".instead")).to_be_visible()
        expect(steps).to_have_text(re.compile(rf"{at}\D+{STEPS}"))
        page.keyboard.press(keys[wanted].lower())
    expect(page.locator(".hasWon")).to_have_count(1)
    is_sound(page, "help")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{anna.home}/")
    expect(page.locator('a[href="/guide"]')).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator('a[href="/guide"]')).to_have_count(0)
    assert anna.context.cookies() == [], "a lesson makes no guest"


def test_the_guide_fits_a_telephone_can_be_left_and_is_declined_for_good(invite: Invite) -> None:
    anna = invite(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page = anna.page
    page.goto(f"{anna.home}/guide")
    for _ in range(3):
        page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("Now press")).to_be_in_viewport()
    expect(anna.button(PASSIVE)).to_be_in_viewport()
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    is_sound(page, "help")
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="I know the game").click()
    expect(page.get_by_text("New to Americana?")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("New to Americana?")).to_have_count(0)
