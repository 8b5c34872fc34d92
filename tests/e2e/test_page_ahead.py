"""What a player chooses before it is his turn: it is done then, it dies with a bet, and he may take it back."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.visitor import PASSIVE, WAGER, Invite, Visitor, meet, orders, play, wait

ESCAPES_AT_ONCE = """() => new MutationObserver(() => {
  const isGoing = document.querySelector('.isGoing');
  if (isGoing) dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape' }));
}).observe(document.body, { attributes: true, childList: true, subtree: true })"""


def ahead(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("group", name="When it is my turn").get_by_role("button", name=name, exact=True)


def decides(visitor: Visitor) -> bool:
    """Whether it is somebody's turn, and he has sent nothing for it yet."""
    sent = [(order["hand"], order["turn"]) for order in orders(visitor)]
    return visitor.decision is not None and visitor.decision not in sent


def waits_behind(anna: Visitor, mads: Visitor, name: str) -> Locator:
    """Play on until it is Mads's turn and Anna, who comes after him, may choose something ahead."""
    wager = mads.page.locator(f'button[aria-keyshortcuts="{WAGER}"]')  # armed or not yet
    play(anna, mads, until=lambda: wager.count() > 0 and decides(mads) and ahead(anna, name).count() > 0)
    return ahead(anna, name)


def test_what_is_chosen_ahead_is_done_in_turn_and_dies_with_a_bet(invite: Invite, table: str) -> None:
    anna, mads = meet(invite, table)

    check = waits_behind(anna, mads, "Check")
    check.click()
    expect(check).to_have_attribute("aria-pressed", "true")
    before = len(orders(anna))
    assert mads.press(WAGER)
    anna.has_a_turn()
    anna.page.wait_for_timeout(500)
    assert len(orders(anna)) == before, "a check that was chosen is no answer to a bet"
    assert anna.press(PASSIVE)

    call_any = waits_behind(anna, mads, "Call any")
    call_any.click()
    before = len(orders(anna))
    assert mads.press(WAGER)
    wait(anna, lambda: len(orders(anna)) == before + 1)
    assert orders(anna)[-1]["do"] == "call"

    check_fold = waits_behind(anna, mads, "Check / fold")
    check_fold.click()
    check_fold.click()
    expect(check_fold).to_have_attribute("aria-pressed", "false")
    check_fold.click()
    before, hand = len(orders(anna)), anna.frames("table")[-1]["public"]["hand"]["id"]
    assert mads.press(WAGER)
    wait(anna, lambda: len(orders(anna)) == before + 1)
    assert (orders(anna)[-1]["do"], orders(anna)[-1]["hand"]) == ("fold", hand)


def test_what_is_chosen_ahead_can_be_taken_back_until_it_is_done(invite: Invite, table: str) -> None:
    anna, mads = meet(invite, table)
    call_any = waits_behind(anna, mads, "Call any")
    call_any.click()
    anna.page.evaluate(ESCAPES_AT_ONCE)
    before = len(orders(anna))
    assert mads.press(PASSIVE)
    anna.has_a_turn()
    anna.page.wait_for_timeout(400)
    assert len(orders(anna)) == before
