"""Who looks at a table: each viewer with a bounded queue of frames, so that a slow one holds nobody up.

Knows no game; of frames, which are bytes that are ready to be sent, only the one that closes a slow viewer.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator

from americana.errors import AmericanaError
from americana.room.codec import encode
from americana.room.wire.frames import Bye

LONGEST_QUEUE = 64
"""Frames; a viewer that is further behind is closed and comes back to a snapshot."""


class Viewer:
    """One socket at one table: whose it is, and what is still to be sent to it.

    `player` is None for somebody without a session. `is_active` says whether it may act: a player's newest socket does,
    the others are mirrors.
    """

    __slots__ = ("_closing", "_frames", "_marks", "_wake", "address", "is_active", "name", "player")

    def __init__(self, player: str | None, name: str = "", address: str = "") -> None:
        self.player = player
        self.name = name
        self.address = address
        self.is_active = player is not None
        self._frames: deque[bytes] = deque()
        self._marks: bytes | None = None
        self._wake: asyncio.Future[None] | None = None
        self._closing = False

    def must_play(self) -> str:
        """Return whose this is; raises `AmericanaError` with the code `no_session` if it is nobody's."""
        if self.player is None:
            raise AmericanaError("no_session", "sit down as somebody first")
        return self.player

    def put(self, frame: bytes) -> bool:
        """Queue a frame; False if the queue was full, and the viewer is closed for being too slow."""
        if self._closing:
            return True
        if len(self._frames) >= LONGEST_QUEUE:
            self._frames.clear()
            self._marks = None
            self.close(encode(Bye("too_slow")))
            return False
        self._frames.append(frame)
        self._rouse()
        return True

    def mark(self, frame: bytes) -> None:
        """Queue a frame of which only the newest counts: one that still waits is dropped for it."""
        if not self._closing:
            if self._marks is not None:
                self._frames.remove(self._marks)
            self._marks = frame
            self._frames.append(frame)
            self._rouse()

    def close(self, last: bytes | None = None) -> None:
        """Send one last frame, if any, and no more."""
        if not self._closing:
            self._closing = True
            if last is not None:
                self._frames.append(last)
            self._rouse()

    async def next(self) -> bytes | None:
        """Return the next frame to send, None when the viewer is closed. One task at a time may wait."""
        while not self._frames:
            if self._closing:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        frame = self._frames.popleft()
        if frame is self._marks:
            self._marks = None
        return frame

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
        self._wake = None


class Audience:
    """All viewers of one table."""

    def __init__(self) -> None:
        self._viewers: dict[Viewer, None] = {}
        self._drops = 0

    def __iter__(self) -> Iterator[Viewer]:
        return iter(tuple(self._viewers))

    def __len__(self) -> int:
        return len(self._viewers)

    def add(self, viewer: Viewer) -> Viewer | None:
        """Let a viewer in; return the player's socket that acted before and now is a mirror."""
        before = self.active_of(viewer.player)
        if before is not None:
            before.is_active = False
        self._viewers[viewer] = None
        return before

    def remove(self, viewer: Viewer) -> Viewer | None:
        """Let a viewer go; return the player's newest mirror, which acts from now on."""
        self._viewers.pop(viewer, None)
        heir = None
        if viewer.is_active and viewer.player is not None:
            heir = next((other for other in reversed(self._viewers) if other.player == viewer.player), None)
            if heir is not None:
                heir.is_active = True
        viewer.is_active = False
        return heir

    def take_over(self, viewer: Viewer) -> Viewer | None:
        """Let this socket of a player act; return the one that did."""
        before = self.active_of(viewer.player)
        if before is viewer or viewer.player is None or viewer not in self._viewers:
            return None
        if before is not None:
            before.is_active = False
        viewer.is_active = True
        return before

    def active_of(self, player: str | None) -> Viewer | None:
        """Return the socket that acts for a player."""
        if player is None:
            return None
        return next((viewer for viewer in self._viewers if viewer.is_active and viewer.player == player), None)

    def send(self, viewer: Viewer, frame: bytes) -> None:
        """Queue a frame for one viewer."""
        if not viewer.put(frame):
            self._drops += 1

    def take_drops(self) -> int:
        """Return how many viewers were too slow since the last time this was asked."""
        drops, self._drops = self._drops, 0
        return drops
