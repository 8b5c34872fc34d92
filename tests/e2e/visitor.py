"""One person with a browser of his own, as the page's tests tell of him: what he opens, clicks and sees.

What is found by a role or a word is found as a person finds it. Keeps every frame of his sockets and every fault.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket, expect
from playwright.sync_api import TimeoutError as Late

from tests.e2e.rooms import House

Frame = dict[str, Any]
FOLD, PASSIVE, WAGER = "F", "C", "R"
"""The keys of the three kinds of action; the buttons tell them."""

USUAL = {"locale": "en-GB", "viewport": {"width": 1280, "height": 800}}
ENDS = re.compile(r"\bwins?\b|\bsplit\b")
PATIENCE = 15_000


class Visitor:
    """A browser context with one page; `open_tab` opens further ones in the same context."""

    def __init__(self, browser: Browser, home: str, **settings: Any) -> None:
        self.home = home
        self.heard: list[Frame] = []
        self.said: list[Frame] = []
        self.faults: list[str] = []
        self.context = browser.new_context(**(USUAL | settings))
        self.context.set_default_timeout(PATIENCE)
        self.page = self.open_tab()

    def open_tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", self._hear_console)
        page.on("request", self._watch_request)
        page.on("websocket", self._watch_socket)
        return page

    def forgive(self, *words: str) -> None:
        """Forget the faults that a test has made itself."""
        self.faults = [fault for fault in self.faults if not any(word in fault for word in words)]

    @property
    def me(self) -> Locator:
        """The own seat, with its cards."""
        return self.page.get_by_role("group", name=re.compile(r"^You: "))

    @property
    def own_card(self) -> Locator:
        return self.me.get_by_role("img").first

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name="Log").get_by_role("listitem")

    @property
    def decision(self) -> tuple[str, int] | None:
        """The hand and turn that the newest frame has a menu for."""
        newest = self.frames("table")[-1:]
        return next(
            ((f["public"]["hand"]["id"], f["public"]["hand"]["turn"]) for f in newest if f["you"]["menu"]), None
        )

    @property
    def actor(self) -> int | None:
        """The seat in turn by the newest frame."""
        hand = self.frames("table")[-1]["public"]["hand"]
        return None if hand is None else hand["actor"]

    def button(self, key: str) -> Locator:
        """The buttons of a kind of action that can be pressed now."""
        return self.page.locator(f'button[aria-keyshortcuts="{key}"]:not([aria-disabled="true"])')

    def visit(self, table: str) -> None:
        """Open the address and click on a table."""
        self.page.goto(self.home)
        self.page.get_by_role("link", name=f"Play – {table}", exact=True).click()

    def sit(self) -> None:
        """Click on the first free seat."""
        self.page.get_by_role("button", name="Sit here").first.click()

    def sees_his_card(self) -> None:
        expect(self.own_card).to_have_accessible_name(re.compile(r"^\w+ of \w+$"), timeout=PATIENCE)

    def has_a_turn(self) -> None:
        expect(self.button(PASSIVE)).to_be_visible(timeout=PATIENCE)

    def starts(self, table: str) -> None:
        """Go to a table, sit down and wait for the first decision."""
        self.visit(table)
        self.sit()
        self.has_a_turn()

    def menu(self) -> list[str]:
        """What the buttons say."""
        return self.page.locator("button[aria-keyshortcuts] span").all_inner_texts()

    def press(self, key: str) -> bool:
        """Click on an action if there is one now, as soon as it is armed."""
        button = self.page.locator(f'button[aria-keyshortcuts="{key}"]')
        with suppress(Late):
            if button.count():
                button.click(timeout=1000)
                return True
        return False

    def hands_ended(self) -> int:
        """How many pots the log has given away."""
        return sum(bool(ENDS.search(line)) for line in self.log.all_inner_texts())

    def frames(self, kind: str) -> list[Frame]:
        return [frame for frame in self.heard if frame["is"] == kind]

    def deeds(self, seat: int) -> dict[int, str]:
        """What a seat did, by the row it stands in, as far as it was heard."""
        kinds = {"Folded", "Checked", "Called", "BroughtIn", "Completed", "BetPlaced", "Raised"}
        return {
            frame["v"]: event["event"]
            for frame in self.frames("table")
            for event in frame["events"]
            if event["event"] in kinds and event["seat"] == seat
        }

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def _watch_request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.home}/", "data:")):
            self.faults.append(f"asked elsewhere: {request.url}")

    def _watch_socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.home.replace("http", "ws", 1)):
            self.faults.append(f"dialled elsewhere: {socket.url}")
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))


Invite = Callable[..., Visitor]
"""Opens a browser for one more person."""


def orders(visitor: Visitor) -> list[Frame]:
    """The actions that reached the server, each coming of them."""
    return [frame for frame in visitor.said if "turn" in frame]


def wait(visitor: Visitor, until: Callable[[], bool], seconds: float = 10) -> None:
    """Let the page go on until something holds."""
    deadline = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < deadline, f"{seconds} s were not enough"
        visitor.page.wait_for_timeout(30)


def play(*players: Visitor, until: Callable[[], bool], seconds: float = 60) -> None:
    """Let each click the cheapest button whenever there is one."""
    deadline = time.monotonic() + seconds
    while True:
        armed = [player for player in players if player.button(PASSIVE).count()]
        if until():  # asked after the buttons were armed, so that it sees all of them
            return
        assert time.monotonic() < deadline, f"{seconds} s were not enough"
        pressed = [player.press(PASSIVE) for player in armed]
        if not any(pressed):
            players[0].page.wait_for_timeout(50)


def meet(invite: Invite, table: str, house: House | None = None) -> tuple[Visitor, Visitor]:
    """Two who sit at a table, and a hand in which both are dealt in."""
    anna, mads = invite(house), invite(house)
    for each in (anna, mads):
        each.visit(table)
        each.sit()
        expect(each.me).to_be_visible()
    play(anna, mads, until=lambda: len(anna.frames("table")[-1]["public"]["called"]) == 0 and both_play(anna, mads))
    return anna, mads


def both_play(anna: Visitor, mads: Visitor) -> bool:
    hand = anna.frames("table")[-1]["public"]["hand"]
    seats = {visitor.frames("table")[-1]["you"]["seat"] for visitor in (anna, mads)}
    return bool(hand) and not hand["is_over"] and seats <= {player["seat"] for player in hand["players"]}
