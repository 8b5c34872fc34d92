"""A bad line between a page and its server: frames are dropped, doubled or held back. Knows no game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Frame = dict[str, Any]
Way = Callable[[Frame], int]
"""How often a frame goes on: 0 drops it, 2 doubles it."""


def once(_: Frame) -> int:
    return 1


class Line:
    """The table's socket of a page that is opened afterwards. `is_held` keeps back whatever the server says."""

    def __init__(self, page: Page) -> None:
        self.up: Way = once
        self.down: Way = once
        self.is_held = False
        self.is_dead = False
        self.dials = 0
        self.dropped: list[Frame] = []
        self._held: list[Callable[[], None]] = []
        page.route_web_socket("**/ws/table/**", self._carry)

    def release(self) -> None:
        """Let through what was held back, in its order."""
        self.is_held = False
        for send in self._held:
            send()
        self._held.clear()

    def _carry(self, page: WebSocketRoute) -> None:
        self.dials += 1
        self.is_dead = False
        number = self.dials
        server = page.connect_to_server()

        def says(text: str | bytes) -> None:
            for _ in range(self._count(number, self.up, text)):
                server.send(text)

        def hears(text: str | bytes) -> None:
            for _ in range(self._count(number, self.down, text)):
                if self.is_held:
                    self._held.append(lambda: page.send(text))
                else:
                    page.send(text)

        page.on_message(says)
        server.on_message(hears)

    def _count(self, number: int, way: Way, text: str | bytes) -> int:
        if self.is_dead or number < self.dials:
            return 0
        frame = json.loads(text)
        times = way(frame)
        if not times:
            self.dropped.append(frame)
        return times


def nth(number: int, field: str, times: int) -> Way:
    """Treat the nth frame that has a field in another way than all others."""
    seen = 0

    def way(frame: Frame) -> int:
        nonlocal seen
        is_it = field in frame
        seen += is_it
        return times if is_it and seen == number else 1

    return way
