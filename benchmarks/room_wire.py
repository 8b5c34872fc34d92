"""A WebSocket client that costs little, so that the server is what is measured: no mask, no checks, no queue.

Knows frames and no game; what a frame says is told to `heard`.
"""

from __future__ import annotations

import asyncio
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: americana={token}\r\n\r\n"
)


class Socket(asyncio.Protocol):
    """One socket; subclasses say what to do with what is heard."""

    def __init__(self) -> None:
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.was_lost = False
        self._transport: asyncio.Transport | None = None
        self._rest = b""

    async def connect(self, port: int, path: str, token: str = "") -> None:
        """Connect, and return when the server has agreed to speak."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        assert self._transport is not None
        self._transport.write(UPGRADE.format(path=path, port=port, token=token).encode())
        await self.is_open

    def heard(self, text: bytes) -> None:
        """Take a frame's text."""
        raise NotImplementedError

    def say(self, text: bytes) -> None:
        """Send a frame; the mask is all zeros."""
        self._write(TEXT, text)

    def close(self) -> None:
        """Let go."""
        if self._transport is not None:
            self._transport.abort()
            self._transport = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none

    def connection_lost(self, exc: Exception | None) -> None:
        self.was_lost = self._transport is not None
        self._transport = None
        if not self.is_open.done():
            self.is_open.set_exception(exc or ConnectionError("the server closed the socket"))

    def data_received(self, data: bytes) -> None:
        came = self._rest + data if self._rest else data
        at = 0
        if not self.is_open.done():
            ends = came.find(b"\r\n\r\n")
            if ends < 0:
                self._rest = came
                return
            if b" 101 " not in came[:20]:
                self.is_open.set_exception(ConnectionError(came[:60].decode("latin-1")))
                return
            self.is_open.set_result(None)
            at = ends + 4
        self._rest = came[self._read(came, at) :]

    def _read(self, came: bytes, at: int) -> int:
        """Hear every whole frame from a place on; return where the rest begins."""
        length = len(came)
        while length - at >= 2:
            kind, size, begins = came[at] & 15, came[at + 1], at + 2
            if size == 126:
                size, begins = int.from_bytes(came[begins : begins + 2], "big"), begins + 2
            elif size == 127:
                size, begins = int.from_bytes(came[begins : begins + 8], "big"), begins + 8
            if length - begins < size:
                break
            at = begins + size
            if kind == TEXT:
                self.heard(came[begins:at])
            elif kind == PING:
                self._write(PONG, came[begins:at])
        return at

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE, size >> 8, size & 255))
        if self._transport is not None:
            self._transport.write(b"%b\0\0\0\0%b" % (head, payload))
