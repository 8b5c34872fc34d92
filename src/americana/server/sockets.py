"""The open sockets, so that they can be counted, and closed with a word. Knows no frame but the last."""

from __future__ import annotations

from americana.errors import AmericanaError
from americana.room.audience import Viewer
from americana.room.codec import encode
from americana.room.people import hash_of
from americana.room.wire.frames import Bye


class Farewell(AmericanaError):
    """Why this server closes a socket."""


class Sockets:
    """All open sockets, with the session that each was opened by."""

    def __init__(self) -> None:
        self._open: dict[Viewer, bytes] = {}

    def __len__(self) -> int:
        return len(self._open)

    def add(self, viewer: Viewer, token: str | None) -> None:
        """Note a socket that was opened."""
        self._open[viewer] = hash_of(token) if token else b""

    def remove(self, viewer: Viewer) -> None:
        """Forget a socket that is gone."""
        self._open.pop(viewer, None)

    def end_session(self, token: str) -> None:
        """Close the sockets of a session that was revoked."""
        key = hash_of(token)
        for viewer in [viewer for viewer, session in self._open.items() if session == key]:
            viewer.close(last_frame(Farewell("session_over", "this session was ended")))

    def close(self, why: Farewell) -> None:
        """Close all sockets."""
        for viewer in list(self._open):
            viewer.close(last_frame(why))


def last_frame(why: AmericanaError) -> bytes:
    """Return the frame that says why a socket is closed."""
    return encode(Bye(why.code))
