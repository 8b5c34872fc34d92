"""The page shows what the server knows: after a reload, in a second tab, on a bad line, after a crash, after sleep."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.rooms import quiet_port, served
from tests.e2e.tampering import Line, nth
from tests.e2e.visitor import FOLD, PASSIVE, Frame, Invite, Visitor, meet, orders, play, wait

NOT_SENT, LOST, MIRROR = "Not sent yet", "Connection lost", "another window"
HEALS = 2000
"""Milliseconds in which a page must be right again."""

LAST_ROUND = 4


def state_of(visitor: Visitor) -> tuple[str | None, list[str]]:
    return visitor.own_card.get_attribute("aria-label"), visitor.menu()


def ids(visitor: Visitor) -> set[str]:
    return {frame["id"] for frame in orders(visitor)}


def refusals(visitor: Visitor) -> list[Frame]:
    """The orders that were refused; a promise for the cut may come too late and is nobody's order."""
    return [frame for frame in visitor.frames("refused") if frame["id"] is not None]


def acts_once(visitor: Visitor) -> None:
    """Click on the cheapest action and wait for the next decision of the same hand."""
    before = visitor.decision
    assert visitor.press(PASSIVE)
    wait(visitor, lambda: visitor.decision not in (None, before))
    visitor.has_a_turn()


def seat_of(visitor: Visitor) -> int:
    return int(visitor.frames("table")[-1]["you"]["seat"])


def test_a_reload_at_each_decision_shows_the_same_card_and_the_same_buttons(invite: Invite, table: str) -> None:
    anna = invite()
    anna.starts(table)
    first, reloads = anna.decision, 0
    assert first is not None
    while anna.decision is not None and anna.decision[0] == first[0]:
        before, decision = state_of(anna), anna.decision
        anna.page.reload()
        anna.has_a_turn()
        assert (state_of(anna), anna.decision) == (before, decision)
        reloads += 1
        acts_once(anna)
    assert reloads >= LAST_ROUND
    assert not anna.page.get_by_role("alert").count(), "the seal holds across reloads"


def test_of_two_tabs_the_newer_one_plays_until_the_other_takes_over(invite: Invite, table: str) -> None:
    anna = invite()
    anna.starts(table)
    first, card = anna.page, state_of(anna)
    second = anna.open_tab()
    second.goto(first.url)
    mirror = first.get_by_text(MIRROR)
    expect(mirror).to_be_visible()
    expect(second.locator("button[aria-keyshortcuts]").first).to_be_visible()
    assert anna.menu() == []
    assert anna.own_card.get_attribute("aria-label") == card[0], "a mirror sees what its owner may see"
    first.get_by_role("button", name="Play here").click()
    expect(second.get_by_text(MIRROR)).to_be_visible()
    expect(mirror).to_be_hidden()
    assert state_of(anna) == card
    assert second.locator("button[aria-keyshortcuts]").count() == 0
    second.bring_to_front()
    second.keyboard.press("c")  # a mirror has no buttons, so no keys either
    first.bring_to_front()
    acts_once(anna)
    assert len(orders(anna)) == 1
    first.close()
    expect(second.locator("button[aria-keyshortcuts]").first).to_be_visible(timeout=HEALS)


def test_a_frame_that_is_lost_is_missed_and_asked_for(invite: Invite, table: str) -> None:
    anna = invite()
    line = Line(anna.page)
    anna.starts(table)
    line.down = nth(1, "events", 0)
    before = anna.decision
    assert anna.press(PASSIVE)
    wait(anna, lambda: {"do": "snapshot"} in anna.said, HEALS / 1000)
    expect(anna.button(PASSIVE)).to_be_visible(timeout=HEALS)
    assert anna.decision != before
    acts_once(anna)
    assert len(ids(anna)) == len(orders(anna)) == 2


def test_frames_that_come_twice_change_nothing(invite: Invite, table: str) -> None:
    anna = invite()
    line = Line(anna.page)
    anna.visit(table)
    line.down = lambda frame: 1 if frame["is"] == "pong" else 2
    line.up = lambda frame: 2 if "id" in frame else 1
    anna.sit()
    play(anna, until=lambda: anna.hands_ended() > 0)
    anna.has_a_turn()
    assert len(orders(anna)) == 2 * len(ids(anna))
    assert len(ids(anna)) == len(anna.deeds(seat_of(anna))) >= LAST_ROUND
    assert refusals(anna) == []
    assert anna.hands_ended() == 1


def test_an_action_that_is_lost_is_told_and_sent_again_and_done_once(invite: Invite, table: str) -> None:
    anna = invite()
    line = Line(anna.page)
    anna.starts(table)
    line.up = nth(1, "turn", 0)
    before = anna.decision
    line.is_held = True
    assert anna.press(PASSIVE)
    expect(anna.page.get_by_text(NOT_SENT)).to_be_visible(timeout=2000 + HEALS)
    line.release()
    expect(anna.button(PASSIVE)).to_be_visible(timeout=HEALS)
    expect(anna.page.get_by_text(NOT_SENT)).to_be_hidden()
    assert line.dropped == orders(anna)
    assert anna.decision != before
    assert len(anna.deeds(seat_of(anna))) == 1
    assert refusals(anna) == []


def test_a_slow_line_delays_and_does_nothing_twice(invite: Invite, table: str) -> None:
    anna = invite()
    line = Line(anna.page)
    anna.starts(table)
    line.is_held = True
    assert anna.press(PASSIVE)
    expect(anna.page.get_by_text(NOT_SENT)).to_be_visible(timeout=2000 + HEALS)
    assert anna.button(PASSIVE).count() == 0, "nothing can be pressed twice"
    line.release()
    expect(anna.button(PASSIVE)).to_be_visible(timeout=HEALS)
    expect(anna.page.get_by_text(NOT_SENT)).to_be_hidden()
    assert len(ids(anna)) == 1
    assert len(anna.deeds(seat_of(anna))) == 1
    assert refusals(anna) == []


def test_a_server_that_is_killed_comes_back_to_the_same_hand(invite: Invite, data: Path) -> None:
    port = quiet_port()
    with served(data, port) as house:
        anna = invite(house)
        anna.starts("Blitz")
        hand, card = anna.decision, anna.own_card.get_attribute("aria-label")
        house.kill()
        expect(anna.page.get_by_text(LOST)).to_be_visible(timeout=2000 + HEALS)
        assert anna.own_card.get_attribute("aria-label") == card, "the last picture stays"
    with served(data, port):
        expect(anna.page.get_by_text(LOST)).to_be_hidden(timeout=15_000)
        anna.has_a_turn()
        assert hand is not None
        assert anna.decision == hand
        assert anna.own_card.get_attribute("aria-label") == card
        play(anna, until=lambda: anna.hands_ended() > 0)
        assert not anna.page.get_by_role("alert").count(), "the seal holds across a crash"
        anna.forgive("ERR_CONNECTION_REFUSED", "WebSocket connection")


def test_a_tab_that_was_asleep_shows_what_happened_meanwhile(invite: Invite, table: str) -> None:
    anna, mads = invite(), invite()
    mads.starts(table)
    anna.page.goto(mads.page.url)
    anna.sit()
    play(mads, anna, until=lambda: mads.decision is not None and anna.me.get_by_role("img").count() > 1)
    browser = anna.context.new_cdp_session(anna.page)
    browser.send("Page.setWebLifecycleState", {"state": "frozen"})
    seat = seat_of(anna)
    play(mads, until=lambda: mads.actor == seat)
    browser.send("Page.setWebLifecycleState", {"state": "active"})
    anna.has_a_turn()
    before = len(anna.deeds(seat))
    anna.press(PASSIVE)
    wait(anna, lambda: len(anna.deeds(seat)) == before + 1)
    assert refusals(anna) == []


def test_a_line_that_died_without_a_word_is_dialled_again(invite: Invite, table: str) -> None:
    anna = invite()
    anna.page.clock.install()
    line = Line(anna.page)
    anna.starts(table)
    line.is_dead = True
    before, dials = state_of(anna), line.dials
    anna.page.clock.fast_forward(60_000)
    anna.page.clock.run_for(20_000)
    expect(anna.button(PASSIVE)).to_be_visible(timeout=5000)
    assert line.dials == dials + 1
    assert state_of(anna) == before


def test_on_a_sound_line_every_frame_is_understood(invite: Invite, table: str) -> None:
    anna, mads = meet(invite, table)
    olga = invite()
    olga.page.goto(anna.page.url)
    play(anna, mads, until=lambda: all(each.hands_ended() > 1 for each in (anna, mads, olga)))
    for each in (anna, mads, olga):
        assert [message for message in each.said if message["do"] == "snapshot"] == []


def test_a_restart_of_the_room_is_told_and_survived(invite: Invite, data: Path) -> None:
    port = quiet_port()
    with served(data, port) as home:
        anna = invite(home)
        anna.starts("Blitz")
        home.process.terminate()
        restarts = anna.page.get_by_text("The room restarts")
        while not restarts.count():  # it lets the hand in play come to its end; who folds keeps the chips for the next
            anna.press(FOLD if anna.button(FOLD).count() else PASSIVE)
            anna.page.wait_for_timeout(30)
        home.process.wait()
    with served(data, port):
        expect(anna.page.get_by_text("The room restarts")).to_be_hidden(timeout=15_000)
        anna.has_a_turn()
        anna.forgive("ERR_CONNECTION_REFUSED", "WebSocket connection")
