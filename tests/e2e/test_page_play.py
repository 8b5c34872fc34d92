"""The page as a player uses it: every button and key, sizes, what is armed late, what is chosen ahead, his own seat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.rooms import House, quick
from tests.e2e.visitor import FOLD, PASSIVE, WAGER, Frame, Invite, Visitor, meet, orders, play, wait

WAGERS = ("bet", "raise", "complete")
TABLES = 24

PRESSES_AT_ONCE = """() => new MutationObserver(() => {
  const button = document.querySelector('[data-place="passive"]');
  if (!button || window.pressed) return;
  window.pressed = true;
  button.click();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'c', code: 'KeyC' }));
}).observe(document.body, { childList: true, subtree: true })"""
"""A finger that comes down the moment there is a button under it."""

LISTENS = """
window.strokes = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) { window.strokes++; return start.apply(this, when); };
}
const Line = WebSocket;
window.WebSocket = class extends Line {
  constructor(...where) {
    super(...where);
    this.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).you?.menu?.length) window.heardAt ??= performance.now();
    });
  }
};
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  if (document.title.startsWith('Your turn')) window.calledAt ??= performance.now();
}).observe(document.head, { childList: true, subtree: true, characterData: true }));
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server without pauses; every third of its tables has fixed limit, the rest have none."""
    with quick(tmp_path_factory.mktemp("play") / "room.sqlite", TABLES, ("no", "no", "fixed")) as house:
        yield house


@pytest.fixture(scope="module")
def no_limit() -> Iterator[str]:
    return iter([f"T{number}" for number in range(TABLES) if number % 3 < 2])


@pytest.fixture(scope="module")
def fixed_limit() -> Iterator[str]:
    return iter([f"T{number}" for number in range(2, TABLES, 3)])


def chooses(visitor: Visitor, **choices: Any) -> None:
    """Let the page find what its reader has set before."""
    visitor.context.add_init_script(f"localStorage.setItem('americana.settings', {json.dumps(json.dumps(choices))})")


def has_sizes(visitor: Visitor) -> Locator:
    """Play on until the size of a wager can be chosen, and something less can be done too."""
    play(visitor, until=lambda: visitor.page.get_by_role("slider").count() > 0 and visitor.button(FOLD).count() > 0)
    expect(visitor.button(WAGER)).to_be_visible()
    return visitor.page.get_by_role("spinbutton")


def menu(visitor: Visitor, *verbs: str) -> Frame:
    choices: list[Frame] = visitor.frames("table")[-1]["you"]["menu"]
    return next(choice for choice in choices if choice["verb"] in verbs)


def test_every_key_does_what_its_button_says(invite: Invite, house: House, no_limit: Iterator[str]) -> None:
    anna = invite(house)
    page = anna.page
    anna.starts(next(no_limit))

    box = has_sizes(anna)
    page.keyboard.press("r")
    expect(box).to_be_focused()
    least = menu(anna, *WAGERS)["least"]
    page.keyboard.type(str(least + 1))
    page.keyboard.press("Enter")
    wait(anna, lambda: orders(anna)[-1:] != [] and orders(anna)[-1].get("to") == least + 1)

    has_sizes(anna)
    page.keyboard.press("c")
    wait(anna, lambda: orders(anna)[-1]["do"] in ("check", "call"))

    box = has_sizes(anna)
    size = menu(anna, *WAGERS)
    half = max(size["least"], min(size["most"], round(size["pot_base"] + size["pot"] / 2)))
    page.keyboard.press("1")
    expect(box).to_have_value(str(half))
    expect(anna.button(WAGER)).to_be_focused()
    page.keyboard.press("Escape")
    expect(box).to_have_value(str(size["least"]))

    page.keyboard.press("a")
    expect(anna.button(WAGER)).to_contain_text("all-in")
    page.keyboard.press("Enter")
    wait(anna, lambda: orders(anna)[-1].get("to") == size["all_in"])


def test_fold_by_key_and_by_button(invite: Invite, house: House, fixed_limit: Iterator[str]) -> None:
    anna = invite(house)
    anna.starts(next(fixed_limit))
    play(anna, until=lambda: anna.button(FOLD).count() > 0)
    anna.page.keyboard.press("f")
    wait(anna, lambda: orders(anna)[-1]["do"] == "fold")
    wait(anna, lambda: anna.button(FOLD).count() == 0)  # those of the decision before are still drawn for a moment
    play(anna, until=lambda: anna.button(FOLD).count() > 0)
    anna.button(FOLD).click()
    wait(anna, lambda: [order["do"] for order in orders(anna)].count("fold") == 2)


def test_one_legal_size_is_one_button(invite: Invite, house: House, fixed_limit: Iterator[str]) -> None:
    anna = invite(house)
    anna.starts(next(fixed_limit))
    play(anna, until=lambda: anna.button(WAGER).count() > 0)
    assert anna.page.get_by_role("slider").count() == 0
    assert anna.page.get_by_role("spinbutton").count() == 0
    assert anna.button(WAGER).count() == 1
    only = menu(anna, *WAGERS)
    expect(anna.button(WAGER)).to_contain_text(str(only["least"]))
    anna.page.keyboard.press("r")
    wait(anna, lambda: orders(anna)[-1:] != [] and orders(anna)[-1].get("to") == only["least"])


def test_a_size_is_set_by_wheel_keys_and_parts_and_a_wrong_one_is_told_and_not_sent(
    invite: Invite, house: House, no_limit: Iterator[str]
) -> None:
    anna = invite(house)
    page = anna.page
    anna.starts(next(no_limit))
    box, slider = has_sizes(anna), page.get_by_role("slider")
    size, step = menu(anna, *WAGERS), anna.frames("table")[0]["about"]["rules"]["bring_in"]
    least, most = size["least"], size["most"]

    anna.button(WAGER).hover()
    page.mouse.wheel(0, -100)
    expect(box).to_have_value(str(least + step))
    page.mouse.wheel(0, 100)
    page.mouse.wheel(0, 100)
    expect(box).to_have_value(str(least))
    slider.focus()
    for key, value in [("ArrowUp", least + step), ("PageUp", least + 11 * step), ("End", most), ("Home", least)]:
        page.keyboard.press(key)
        expect(box).to_have_value(str(value))
    page.get_by_role("group", name="Your turn").get_by_role("button", name="all-in").first.click()
    expect(box).to_have_value(str(size["all_in"]))

    before = len(orders(anna))
    for wrong, told in [(least - 1, f"the least is {least}"), (most + 1, f"the most is {most}")]:
        box.fill(str(wrong))
        expect(box).to_have_attribute("aria-invalid", "true")
        expect(page.get_by_text(told)).to_be_visible()
        page.keyboard.press("Enter")
        page.locator('[data-place^="wager"]').click(force=True)
        expect(box).to_be_focused()
    box.press("c")
    box.press("Escape")
    expect(box).to_have_value(str(least))
    assert len(orders(anna)) == before, "nothing wrong was sent, and letters in a field are no keys"


def test_the_buttons_keep_their_places_and_nothing_moves(invite: Invite, house: House, no_limit: Iterator[str]) -> None:
    anna, mads = meet(invite, next(no_limit), house)
    places: dict[str, set[tuple[float, float]]] = {}
    seats: set[float] = set()
    for _ in range(8):
        play(mads, until=lambda: anna.button(PASSIVE).count() > 0)
        for place in ("fold", "passive", "wager"):
            for box in [each.bounding_box() for each in anna.page.locator(f'[data-place="{place}"]').all()]:
                assert box is not None
                places.setdefault(place, set()).add((box["x"], box["y"]))
        plate = anna.me.bounding_box()
        assert plate is not None
        seats.add(plate["y"] + plate["height"])
        anna.press(PASSIVE)
    assert {place: len(found) for place, found in places.items()} == dict.fromkeys(("fold", "passive", "wager"), 1)
    assert len(seats) == 1


def test_a_press_for_what_was_not_there_yet_does_nothing(invite: Invite, house: House, no_limit: Iterator[str]) -> None:
    anna = invite(house)
    anna.visit(next(no_limit))
    anna.page.evaluate(PRESSES_AT_ONCE)
    anna.sit()
    anna.page.wait_for_function("() => window.pressed")
    expect(anna.page.locator('[data-place="passive"]')).to_have_attribute("aria-disabled", "true")
    anna.has_a_turn()
    assert orders(anna) == []
    anna.page.keyboard.press("c")
    wait(anna, lambda: len(orders(anna)) == 1)


def test_keys_can_be_others_or_none(invite: Invite, house: House, no_limit: Iterator[str]) -> None:
    anna, mads = invite(house), invite(house)
    chooses(anna, keys={"fold": "X", "passive": "V", "raise": "R", "all_in": "A"})
    chooses(mads, hasKeys=False)
    anna.visit(next(no_limit))
    anna.sit()
    expect(anna.button("V")).to_be_visible()
    anna.page.keyboard.press("c")
    anna.page.keyboard.press("v")
    wait(anna, lambda: len(orders(anna)) == 1)
    mads.visit(next(no_limit))
    mads.sit()
    passive = mads.page.locator('[data-place="passive"]:not([aria-disabled])')
    expect(passive).to_be_visible()
    assert mads.page.locator("button[aria-keyshortcuts]").count() == 0
    mads.page.keyboard.press("c")
    mads.page.wait_for_timeout(300)
    assert orders(mads) == []
    passive.click()
    wait(mads, lambda: len(orders(mads)) == 1)


def test_an_all_in_is_asked_again_by_those_who_want_that(invite: Invite, house: House, no_limit: Iterator[str]) -> None:
    anna = invite(house)
    page = anna.page
    chooses(anna, asksAllIn=True)
    anna.starts(next(no_limit))
    has_sizes(anna)
    before, again = len(orders(anna)), page.get_by_text("Press again")
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    expect(again).to_be_visible()
    page.keyboard.press("Escape")
    expect(again).to_have_count(0)
    expect(anna.button(WAGER)).to_be_visible()
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    expect(again).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    assert len(orders(anna)) == before, "a double click is no second thought"
    expect(anna.button(WAGER)).to_be_visible()
    page.keyboard.press("Enter")
    wait(anna, lambda: len(orders(anna)) == before + 1)


def test_chips_are_added_as_many_as_one_chooses(invite: Invite, house: House, no_limit: Iterator[str]) -> None:
    anna = invite(house)
    page = anna.page
    anna.starts(next(no_limit))
    page.get_by_role("button", name="Add chips").click()
    box = page.get_by_role("dialog").get_by_role("spinbutton")
    box.fill("99999")
    expect(box).to_have_attribute("aria-invalid", "true")
    page.keyboard.press("Enter")
    box.fill("7")
    assert not any(said["do"] == "top_up" for said in anna.said)
    page.get_by_role("button", name="Add 7").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    wait(anna, lambda: [said["chips"] for said in anna.said if said["do"] == "top_up"] == [7])
    expect(anna.log.filter(has_text="buy 7")).to_have_count(1)


def test_who_sits_out_is_one_click_away_from_the_game(invite: Invite, house: House, no_limit: Iterator[str]) -> None:
    anna = invite(house)
    anna.starts(next(no_limit))
    anna.page.get_by_role("button", name="Sit out").click()
    play(anna, until=lambda: anna.page.get_by_text("You are sitting out.").count() > 0 and anna.actor is None)
    assert anna.page.title().startswith("T"), "nobody is called who sits out"
    anna.page.get_by_role("button", name="I’m back").last.click()
    anna.has_a_turn()
    assert anna.page.title().startswith("Your turn · ")


def test_who_leaves_in_mid_hand_is_told_what_stays(invite: Invite, house: House, no_limit: Iterator[str]) -> None:
    anna = invite(house)
    page = anna.page
    anna.starts(next(no_limit))
    leave = page.get_by_role("button", name="Leave", exact=True)
    leave.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("stay in the pot")
    before = len(orders(anna))
    page.keyboard.press("c")
    dialog.get_by_role("button", name="Stay").click()
    expect(dialog).to_have_count(0)
    assert not any(said["do"] == "leave" for said in anna.said)
    assert len(orders(anna)) == before, "no key plays behind a dialog"
    leave.click()
    dialog.get_by_role("button", name="Leave", exact=True).click()
    wait(anna, lambda: any(said["do"] == "leave" for said in anna.said))
    expect(anna.me).to_have_count(0)


def test_a_turn_calls_by_title_and_sound_at_once_and_no_sound_comes_before_a_touch(
    invite: Invite, house: House, no_limit: Iterator[str]
) -> None:
    olga, anna = invite(house), invite(house)
    for each in (olga, anna):
        each.context.add_init_script(LISTENS)
    anna.starts(next(no_limit))
    olga.page.goto(anna.page.url)
    expect(olga.page.get_by_role("button", name="Sit here").first).to_be_visible()
    play(anna, until=lambda: anna.hands_ended() > 0)
    assert anna.page.evaluate("window.strokes") > 0
    assert anna.page.evaluate("calledAt - heardAt") < 100
    assert olga.page.evaluate("window.strokes") == 0
    anna.page.get_by_role("button", name="Sound").click()
    silent = anna.page.evaluate("window.strokes")
    ended = anna.hands_ended()
    play(anna, until=lambda: anna.hands_ended() > ended)
    assert anna.page.evaluate("window.strokes") == silent
