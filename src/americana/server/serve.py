"""A room as a process: its file, its bots, its server, from the first sign of it to the last.

The one place that knows signals and limits of the operating system.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from americana.room.clock import WallClock
from americana.room.minds import Minds
from americana.room.readings import Readings
from americana.room.room import Room
from americana.room.store import Store
from americana.server.answering import answering
from americana.server.app import build
from americana.server.gate import Gate
from americana.server.hosts import Hosts
from americana.server.logs import set_up_logs
from americana.server.metrics import MetricsServer
from americana.server.ports import Addresses, addresses, listen
from americana.server.sockets import Farewell, Sockets
from americana.server.soundness import Soundness

STOP_WITHIN = 10.0
"""Seconds in which hands may still finish; those that do not go on after the next start."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """How a room is served. `metrics_port` None takes the port after `port` if it is free, 0 has none."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    metrics_port: int | None = None


@contextlib.asynccontextmanager
async def open_room(data: Path) -> AsyncIterator[Room]:
    """Open everything that a room needs, and close it again in the other order."""
    async with contextlib.AsyncExitStack() as closing:
        store = await Store.open(data)
        closing.push_async_callback(store.close)
        minds = Minds()
        await minds.start()
        closing.push_async_callback(minds.stop)
        yield await Room.open(store, minds, WallClock())


OpenRoom = Callable[[Path], contextlib.AbstractAsyncContextManager[Room]]


def serve(
    options: Options,
    opened: Callable[[Addresses], None],
    room: OpenRoom = open_room,
    *,
    closing: Callable[[int], None] = lambda _: None,
) -> None:
    """Serve a room until the process is told to stop; `opened` is called when a browser may come.

    `closing` is called when hands in play have so many seconds to end.

    Raises `AmericanaError` when the port, the file or the disk does not allow it.
    """
    listening = listen(options.host, options.port)
    set_up_logs()
    _raise_file_limit()
    with listening, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(options, listening, opened, closing, room))


async def _serve(
    options: Options,
    listening: socket.socket,
    opened: Callable[[Addresses], None],
    closing: Callable[[int], None],
    open_room: OpenRoom,
) -> None:
    port = listening.getsockname()[1]
    gate = Gate(Hosts.of(options.host, options.public_url))
    with _stop_signal() as stop:
        listener = answering(gate, listening, stop.set, is_behind_proxy=options.public_url is not None)
        async with listener, open_room(options.data) as room:
            sockets = Sockets()
            app = build(room, sockets, is_https=(options.public_url or "").startswith("https:"))
            async with app.lifespan(), _metrics(options, port, lambda: (room.readings(), len(sockets))):
                gate.open(app, Soundness(room.store, WallClock()).ask)
                _log.info("the room is open at port %d", port)
                _share_out_time()
                opened(addresses(options.host, port, options.public_url))
                await stop.wait()
                gate.stop()
                _log.info("the room is closing")
                if room.readings().playing:
                    closing(round(STOP_WITHIN))
                await room.close(STOP_WITHIN)
                gate.close()
                sockets.close(Farewell("stopping", "this room is closing"))
    _log.info("the room is closed")


@contextlib.asynccontextmanager
async def _metrics(options: Options, port: int, read: Callable[[], tuple[Readings, int]]) -> AsyncIterator[None]:
    if options.metrics_port == 0:
        yield
        return
    wanted = options.metrics_port or port + 1
    try:
        server = MetricsServer.start(wanted, read)
    except (OSError, OverflowError):
        _log.warning("no metrics: port %d is taken", wanted)
        yield
        return
    _log.info("metrics at http://127.0.0.1:%d/metrics", wanted)
    try:
        yield
    finally:
        await asyncio.to_thread(server.stop)


@contextlib.contextmanager
def _stop_signal() -> Iterator[asyncio.Event]:
    """Give an event that the first Ctrl-C or SIGTERM sets; a second Ctrl-C ends the process at once."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    heard: list[int] = []

    def hear(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
        if heard and number == signal.SIGINT:
            os._exit(130)  # nothing can be lost: what was acknowledged is on the disk
        heard.append(number)
        loop.call_soon_threadsafe(stop.set)

    before = {number: signal.signal(number, hear) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


def _share_out_time() -> None:
    """Let nobody wait long for the interpreter: the store's thread asks for it at every statement.

    The search for garbage leaves alone what is there for good: all that a full room holds would stop every table.
    """
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 4, 500)


def _raise_file_limit() -> None:
    """Allow as many sockets as the system lets this user have."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        if soft != hard:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
