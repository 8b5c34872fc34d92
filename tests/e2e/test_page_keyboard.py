"""A hand without a pointer: at the drawn table by Tab and Enter, at the text table by commands and by listening."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from tests.e2e.visitor import PASSIVE, Invite, Visitor, wait
from tests.e2e.walking import is_focused, tab_to

FEW_TABS = 12
LISTEN = """() => {
    window.heard = [];
    const isUrgent = (node) => node.closest('[aria-live]').ariaLive === 'assertive';
    const hear = (node) => window.heard.push({ urgent: isUrgent(node), text: node.innerText });
    new MutationObserver((changes) => {
        for (const change of changes)
            for (const node of change.addedNodes)
                if (node instanceof HTMLElement && node.closest('[aria-live]')) hear(node);
    }).observe(document.body, { childList: true, subtree: true });
}"""


@dataclass(frozen=True)
class Tongue:
    """What a language calls the things on the way to a hand and through it."""

    locale: str
    play: str
    sit: str
    text_table: str
    to_actions: str
    command: str
    sit_command: str
    menu_command: str
    your_turn: str
    new_hand: str
    own_card: str
    ends: str
    deeds: dict[str, str]


ENGLISH = Tongue(
    locale="en-GB",
    play="Play",
    sit="Sit here",
    text_table="Text table",
    to_actions="To the actions",
    command="Command",
    sit_command="sit",
    menu_command="menu",
    your_turn="Your turn",
    new_hand="New hand",
    own_card="Your down card: ",
    ends=r"\bwins?\b|\bsplit\b",
    deeds={"Check": "check", "Call": "call", "Bring in": "bring"},
)
RUSSIAN = Tongue(
    locale="ru-RU",
    play="Играть",
    sit="Сесть сюда",
    text_table="Стол текстом",
    to_actions="К действиям",
    command="Команда",
    sit_command="сесть",
    menu_command="меню",
    your_turn="Ваш ход",
    new_hand="Новая раздача",
    own_card="Ваша закрытая карта: ",
    ends=r"забира|делят",
    deeds={"Чек": "чек", "Колл": "колл", "Бринг-ин": "бринг"},
)
TONGUES = pytest.mark.parametrize("tongue", [ENGLISH, RUSSIAN], ids=["en", "ru"])


def enters(visitor: Visitor, tongue: Tongue, table: str) -> None:
    """Go from the lobby to a table; the first stop there is the way to the text table."""
    page = visitor.page
    page.goto(visitor.home)
    link = page.get_by_role("link", name=f"{tongue.play} – {table}", exact=True)
    expect(link).to_be_visible()
    tab_to(page, link)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=tongue.sit).first).to_be_enabled()
    tab_to(page, page.get_by_role("button", name=tongue.text_table), most=1)


@TONGUES
def test_a_hand_at_the_drawn_table(invite: Invite, table: str, tongue: Tongue) -> None:
    anna = invite(locale=tongue.locale)
    page = anna.page
    enters(anna, tongue, table)
    seat = page.get_by_role("button", name=tongue.sit).first
    tab_to(page, seat)
    page.keyboard.press("Enter")
    anna.has_a_turn()
    tab_to(page, page.get_by_role("link", name=tongue.to_actions), key="Shift+Tab")
    page.keyboard.press("Enter")
    actions = page.locator("#actions")
    assert is_focused(actions)
    while not any(event["event"] == "PotAwarded" for frame in anna.frames("table") for event in frame["events"]):
        before = anna.decision
        assert page.evaluate("document.querySelector('#actions').contains(document.activeElement)"), "focus was lost"
        if not is_focused(anna.button(PASSIVE)):
            tab_to(page, anna.button(PASSIVE), FEW_TABS, "Tab" if is_focused(actions) else "Shift+Tab")
        wait(anna, lambda before=before: _presses(anna, before))  # type: ignore[misc]
        if not anna.frames("table")[-1]["public"]["hand"]["is_over"]:
            wait(anna, lambda: anna.decision is not None)
            anna.has_a_turn()
    assert {said["do"] for said in anna.said} & {"check", "call", "bring_in"}


def _presses(visitor: Visitor, before: tuple[str, int] | None) -> bool:
    """Press Enter on what has the focus, unless the decision is made; a button that just changed may not take it."""
    if visitor.decision != before:
        return True
    if is_focused(visitor.button(PASSIVE)):
        visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_timeout(300)
    return visitor.decision != before


@TONGUES
def test_a_hand_at_the_text_table_by_commands_and_by_ear(invite: Invite, table: str, tongue: Tongue) -> None:
    anna = invite(locale=tongue.locale)
    page = anna.page
    enters(anna, tongue, table)
    page.evaluate(LISTEN)
    page.keyboard.press("Enter")
    line = page.get_by_role("textbox", name=tongue.command)
    expect(line).to_be_focused()

    def heard(pattern: str, since: int = 0) -> list[str]:
        texts: list[str] = [each["text"] for each in page.evaluate("window.heard")]
        return [text for text in texts[since:] if re.search(pattern, text)]

    def types(command: str) -> int:
        """Type a command; the answer comes after the number that is returned."""
        count: int = page.evaluate("window.heard.length")
        page.keyboard.type(command)
        page.keyboard.press("Enter")
        return count

    types(tongue.sit_command)
    turns = 0
    while not heard(tongue.ends):
        wait(anna, lambda turns=turns: len(heard(f"^{tongue.your_turn}")) > turns or bool(heard(tongue.ends)))  # type: ignore[misc]
        if heard(tongue.ends):
            break
        turns = len(heard(f"^{tongue.your_turn}"))
        asked = types(tongue.menu_command)
        wait(anna, lambda asked=asked: bool(heard(":", asked)))  # type: ignore[misc]
        [answer, *_] = heard("|".join(tongue.deeds), asked)
        types(next(command for words, command in tongue.deeds.items() if words in answer))
        wait(anna, lambda turns=turns: len(heard(f"^{tongue.your_turn}")) > turns or bool(heard(tongue.ends)))  # type: ignore[misc]
    expect(line).to_be_focused()
    assert {said["do"] for said in anna.said} & {"check", "call", "bring_in"}
    assert all(re.match(tongue.your_turn, each["text"]) for each in page.evaluate("window.heard") if each["urgent"])

    lines = [line["key"] for frame in anna.frames("table") for line in frame["lines"] if not frame["reset"]]
    begun = sum(key.startswith("event-hand-started") for key in lines)
    wait(anna, lambda: len(heard(tongue.new_hand)) >= begun)
    whole = " ".join(heard(""))
    assert (whole.count(tongue.new_hand), whole.count(tongue.own_card)) == (begun, lines.count("event-down-cards"))
    page.keyboard.press("ArrowUp")
    expect(line).not_to_have_value("")


def test_who_loads_again_stays_at_the_text_table_and_hears_his_card_and_turn_once(invite: Invite, table: str) -> None:
    anna = invite()
    page = anna.page
    anna.starts(table)
    page.get_by_role("button", name="Text table").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Command")).to_be_focused()
    page.reload()
    expect(page.get_by_role("textbox", name="Command")).to_be_visible()
    regions = page.locator("[aria-live]")
    expect(regions.filter(has_text="Your down card: ")).to_have_count(1)
    expect(regions.filter(has_text="Your turn, ")).to_have_count(1)
    expect(page.get_by_role("textbox", name="Command")).not_to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Command")).to_have_count(0)
    expect(page.get_by_role("group", name=re.compile(r"^You: "))).to_be_visible()


def test_escape_closes_a_dialog_and_the_focus_is_where_it_was(invite: Invite, table: str) -> None:
    anna = invite()
    page = anna.page
    anna.starts(table)
    opener = page.get_by_role("button", name="What beats what")
    tab_to(page, opener)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    for _ in range(FEW_TABS):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()
