"""Answering at a port that is listened at already: uvicorn with what this server needs of it. Knows no room."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator, Callable, Iterator

import uvicorn

from americana.server.gate import Gate

_log = logging.getLogger(__name__)

LONGEST_FRAME = 16_384
"""Bytes, after which the connection itself is cut; `room.wire` answers what is shorter and still too long."""

PING_EVERY, PING_WITHIN = 15, 30
"""Seconds: a peer that answers no ping is gone after 45."""


_NO_NEWS = "ASGI callable returned without completing handshake."
"""What uvicorn logs as an error of ours when a socket is answered with a status instead of being opened."""


class _Listener(uvicorn.Server):
    """uvicorn without its own signals: the room is closed first."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals to whoever runs this."""
        yield


@contextlib.asynccontextmanager
async def answering(
    gate: Gate, listening: socket.socket, ended: Callable[[], None], *, is_behind_proxy: bool = False
) -> AsyncIterator[None]:
    """Answer the network meanwhile; `ended` is called when that ends, which it does not by itself."""
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    server = _Listener(
        uvicorn.Config(
            gate,
            http="httptools",
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            ws_max_size=LONGEST_FRAME,
            ws_ping_interval=PING_EVERY,
            ws_ping_timeout=PING_WITHIN,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=is_behind_proxy,
            timeout_graceful_shutdown=3,
        )
    )
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    serving.add_done_callback(lambda _: ended())
    try:
        yield
    finally:
        server.should_exit = True
        try:
            await serving
        except Exception:  # one connection's fault while all are closed: the room itself has stopped in order
            _log.exception("the listener did not end in order")


def _is_news(record: logging.LogRecord) -> bool:
    return record.msg != _NO_NEWS
