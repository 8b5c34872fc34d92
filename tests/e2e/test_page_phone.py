"""The page on a telephone: played by taps, large enough for thumbs, nothing cut off, in the longest language too."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.visitor import PASSIVE, Invite, Visitor, play, wait

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
NARROW: dict[str, Any] = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
LOCALES = ("en-GB", "ru-RU", "uk-UA", "da-DK", "pt-BR")

SMALL = """() => {
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button]')];
    const seen = all.filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled
        && getComputedStyle(each).clipPath === 'none' && each.getBoundingClientRect().width > 1);
    const rows = document.querySelector('#actions [role=group]');
    const isMain = (each) => rows?.contains(each) && each.matches('button');
    return seen.flatMap((each) => {
        const { width, height } = (each.closest('label') ?? each).getBoundingClientRect();
        const least = isMain(each) ? 44 : 24;
        return Math.min(width, height) + 0.5 < least ? [`${each.outerHTML.slice(0, 120)}: ${width} x ${height}`] : [];
    });
}"""
"""What can be tapped and is too small: below 44 pixels in the action row, below 24 elsewhere."""

CLOSE = """() => {
    const all = [...document.querySelectorAll('a[href], button, select, summary')].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }) && getComputedStyle(each).clipPath === 'none');
    const boxes = all.map((each) => [each, each.getBoundingClientRect()]).filter(([, box]) => box.width > 1);
    const small = boxes.filter(([, box]) => Math.min(box.width, box.height) < 44);
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    const far = (one, other) => Math.hypot(...middle(one).map((at, side) => at - middle(other)[side]));
    const isApart = (each, other) => !other.contains(each) && !each.contains(other);
    return small.flatMap(([each, box]) => boxes
        .filter(([other, where]) => isApart(each, other) && far(box, where) < 24)
        .map(([other]) => `${each.outerHTML.slice(0, 80)} at ${other.outerHTML.slice(0, 80)}`));
}"""
"""What is smaller than 44 pixels and has another target within 24."""

CLIPPED = """() => [...document.querySelectorAll('button, a.button, th, summary, label, h2')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && getComputedStyle(each).clipPath === 'none')
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1)
    .map((each) => `${each.innerText}: ${each.scrollWidth} in ${each.clientWidth}`)"""
"""What has a text that does not fit."""

WIDER = """() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth <= clientWidth ? [] : [...document.querySelectorAll('body *')]
        .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
        .map((each) => each.outerHTML.slice(0, 100));
}"""
"""What makes the page scroll sideways. A telephone's `innerWidth` grows with what is too wide, so it cannot tell."""


def fits(page: Page, what: str) -> None:
    for name, look in {
        "wider than the page": WIDER,
        "cut off": CLIPPED,
        "too small": SMALL,
        "too close": CLOSE,
    }.items():
        found = page.evaluate(look)
        assert not found, "\n".join((f"{what}, {name}:", *found))


def test_a_hand_is_played_by_taps_alone(invite: Invite, table: str) -> None:
    anna = invite(**PHONE)
    page = anna.page
    page.goto(anna.home)
    page.get_by_role("link", name=f"Play – {table}", exact=True).tap()
    page.get_by_role("button", name="Sit here").first.tap()
    anna.has_a_turn()
    while not any(event["event"] == "PotAwarded" for frame in anna.frames("table") for event in frame["events"]):
        before = anna.decision
        fits(page, f"decision {before}")
        wait(anna, lambda before=before: _taps(anna, before))  # type: ignore[misc]
        wait(anna, lambda: anna.decision is not None or anna.frames("table")[-1]["public"]["hand"]["is_over"])
    assert {said["do"] for said in anna.said} & {"check", "call", "bring_in"}


def _taps(visitor: Visitor, before: tuple[str, int] | None) -> bool:
    """Tap the cheapest action, unless the decision is made; a button that has just changed does not take it."""
    if visitor.decision != before:
        return True
    if visitor.button(PASSIVE).count():
        visitor.button(PASSIVE).tap()
    visitor.page.wait_for_timeout(300)
    return visitor.decision != before


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_fits_a_narrow_telephone(invite: Invite, table: str, locale: str) -> None:
    anna = invite(**NARROW, locale=locale)
    page = anna.page
    page.goto(anna.home)
    link = page.get_by_role("link", name=re.compile(rf"– {table}$")).last
    expect(link).to_be_visible()
    fits(page, "lobby")
    link.tap()
    seats = page.get_by_role("main").get_by_role("button").filter(has=page.locator(".aloud"))
    expect(seats.first).to_be_enabled()
    fits(page, "looking on")
    seats.first.tap()
    anna.has_a_turn()
    play(anna, until=lambda: page.get_by_role("spinbutton").count() > 0)
    fits(page, "my turn")
    for opener in page.locator("button[aria-haspopup='dialog']:enabled:visible").all():
        opener.tap()
        dialog = page.locator("dialog[open]")
        expect(dialog).to_be_visible()
        fits(page, "dialog")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.evaluate("document.querySelector('[data-way=text]').click()")
    for command in ("seats", "rules", "help"):
        page.locator("#command").fill(command)
        page.locator("#command").press("Enter")
    page.locator("summary").last.click()
    fits(page, "text table")
