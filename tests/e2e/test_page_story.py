"""The page as a newcomer meets it: two clicks, a hand played to its end, others beside him and behind him."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.rooms import House, served
from tests.e2e.visitor import Invite, Visitor, play

COUNT_CLICKS = "() => { window.clicks = 0; addEventListener('click', (e) => e.isTrusted && window.clicks++, true); }"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("served")
    with served(folder / "room.sqlite") as house:
        yield house


def sees_no_secret(watcher: Visitor) -> None:
    """Nothing that was sent to a watcher held a card that lay face down, nor anything to press."""
    for frame in watcher.frames("table"):
        you, hand = frame["you"], frame["public"]["hand"]
        assert (you["seat"], you["down"], you["menu"], you["openings"]) == (None, None, [], [])
        for player in hand["players"] if hand else ():
            assert player["down"] is None or player["shown"] or hand["is_over"]


def test_two_clicks_lead_a_newcomer_into_a_hand_that_others_join_and_watch(house: House, invite: Invite) -> None:
    anna, mads, olga = invite(house), invite(house), invite(house)
    anna.page.goto(house.address)
    anna.page.evaluate(COUNT_CLICKS)
    anna.page.get_by_role("link", name="Play – Blitz", exact=True).click()
    expect(anna.page.get_by_role("button", name="Sit here").first).to_be_enabled()
    assert anna.context.cookies() == [], "a look makes no guest"
    anna.sit()
    anna.sees_his_card()
    assert anna.page.evaluate("window.clicks") == 2
    assert [cookie["name"] for cookie in anna.context.cookies()] == ["americana"]

    mads.page.goto(anna.page.url)
    mads.sit()
    olga.page.goto(anna.page.url)
    expect(olga.page.get_by_role("button", name="Sit here").first).to_be_visible()
    play(anna, mads, until=lambda: anna.hands_ended() > 0)
    assert any(choice["do"] in ("check", "call", "bring_in") for choice in anna.said)

    play(anna, until=lambda: mads.button("C").count() > 0 and olga.page.get_by_role("img").count() > 0)
    mads.sees_his_card()
    downs = olga.page.locator(".down").get_by_role("img")
    seen = [downs.nth(place).get_attribute("aria-label") for place in range(downs.count())]
    assert len(seen) >= 3
    assert set(seen) == {"face down"}
    assert olga.page.locator("button[aria-keyshortcuts]").count() == 0
    assert olga.page.get_by_role("group", name="My seat").count() == 0
    sees_no_secret(olga)
    assert olga.context.cookies() == []


def test_a_lobby_that_is_open_follows_what_happens_at_the_tables(invite: Invite, table: str) -> None:
    anna, mads = invite(), invite()
    anna.page.goto(anna.home)
    row = anna.page.get_by_role("listitem").filter(has=anna.page.get_by_role("heading", name=table, exact=True))
    expect(row).to_contain_text("1 of")
    mads.visit(table)
    mads.sit()
    expect(row).to_contain_text("2 of", timeout=5000)
    assert anna.context.cookies() == []


def test_a_player_leaves_with_his_chips_and_sits_down_again(invite: Invite, table: str) -> None:
    anna = invite()
    anna.starts(table)
    balance = anna.page.locator(".me b")
    at_table = balance.inner_text()
    anna.page.get_by_role("button", name="Leave").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    play(anna, until=lambda: anna.me.count() == 0)
    expect(balance).not_to_have_text(at_table)
    anna.sit()
    anna.has_a_turn()


def test_an_unknown_table_is_told_in_words(invite: Invite) -> None:
    anna = invite()
    anna.page.goto(f"{anna.home}/table/{'0' * 32}")
    expect(anna.page.get_by_role("heading", name="no such table")).to_be_visible()
    assert anna.page.get_by_role("main").count() == 1
    assert anna.page.get_by_text("Cards not seen").count() == 0
    anna.page.get_by_role("main").get_by_role("link").click()
    expect(anna.page.get_by_role("link", name="Play – T0", exact=True)).to_be_visible()


def test_a_guest_chooses_his_name(invite: Invite, table: str) -> None:
    anna = invite()
    page = anna.page
    anna.starts(table)
    opener = page.get_by_role("button", name="Your name: Guest")
    opener.click()
    field = page.get_by_role("textbox", name="Your name")
    field.fill("   ")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("A name is 1 to 20")
    anna.forgive("400")
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    expect(opener).to_be_focused()
    opener.click()
    field.fill("Anna")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Your name: Anna")).to_be_visible()
    expect(page.get_by_role("group", name="You: Anna")).to_be_visible()


def test_the_ranking_is_a_click_away_and_no_key_plays_behind_it(invite: Invite, table: str) -> None:
    anna = invite()
    anna.starts(table)
    opener = anna.page.get_by_role("button", name="What beats what")
    opener.click()
    lines = anna.page.get_by_role("dialog").get_by_role("listitem")
    expect(lines.last).to_be_visible()
    told = lines.locator(".name").all_text_contents()
    assert told.index("flush") + 1 == told.index("full house")
    expect(anna.page.get_by_text("The lowest straight is A-7-8-9-10")).to_be_visible()
    before = len(anna.said)
    anna.page.get_by_role("dialog").get_by_role("heading").first.click()
    anna.page.keyboard.press("c")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()
    assert [said for said in anna.said[before:] if said["do"] in ("check", "call", "bring_in")] == []
