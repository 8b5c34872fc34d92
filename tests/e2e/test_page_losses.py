"""A tenth of all frames is lost at random, both ways, for thirty hands: the page ends with the true picture."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.e2e.tampering import Frame, Line
from tests.e2e.visitor import FOLD, PASSIVE, Invite, Visitor, wait

HANDS, SECONDS = 30, 240
LOST = 0.1
SEATS = """() => [...document.querySelectorAll('main [role=group]')]
  .filter((seat) => seat.querySelector('[role=img]'))
  .map((seat) => [
    seat.getAttribute('aria-label').replace('You: ', ''),
    [...seat.querySelectorAll('[role=img]')].slice(1).map((card) => card.getAttribute('aria-label')),
    (seat.querySelector('.plate').innerText.match(/[\\d,]+/g) ?? []).slice(-1),
  ])
  .sort()"""


def acts(visitor: Visitor) -> None:
    """Do what ends a hand soonest."""
    for key in (FOLD, PASSIVE):
        if visitor.button(key).count():
            visitor.press(key)
            return
    visitor.page.wait_for_timeout(50)


def drawn(page: Page) -> list[object]:
    """Every seat's name, up cards and chips, as they are drawn."""
    found: list[object] = page.evaluate(SEATS)
    return found


def test_a_page_that_loses_a_tenth_of_all_frames_ends_with_the_true_picture(invite: Invite, table: str) -> None:
    anna, olga, chance = invite(), invite(), Random(5)
    line = Line(anna.page)
    anna.starts(table)

    def way(said: Frame) -> int:
        is_number = said.get("do") == "reveal"  # one that is lost is one that the room has not used: the page says so
        return 0 if chance.random() < LOST and not is_number else 1

    line.up = line.down = way
    played = anna.frames("table")[-1]["public"]["hands_played"]

    def is_done() -> bool:
        acts(anna)
        return bool(anna.frames("table")[-1]["public"]["hands_played"] >= played + HANDS)

    wait(anna, is_done, SECONDS)
    assert len(line.dropped) > HANDS
    line.up = line.down = lambda _: 1
    olga.page.goto(anna.page.url)
    wait(anna, lambda: anna.decision is not None and anna.button(PASSIVE).count() > 0, 30)
    wait(olga, lambda: bool(drawn(olga.page)) and drawn(olga.page) == drawn(anna.page), 5)
    assert not anna.page.get_by_role("alert").count(), "the seal holds whatever is lost"
