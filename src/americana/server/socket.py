"""One socket from its first frame to its last: who looks, what he asks, what he is sent. Knows no rule of the game.

Whatever comes in, the answer is a frame with a code; nothing that a client sends is an exception of ours.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from americana.errors import AmericanaError, Unreadable
from americana.room.audience import Viewer
from americana.room.bucket import Bucket
from americana.room.codec import encode
from americana.room.wire.asks import PROTOCOL, Hello, Order, Ping, Snapshot, ToRoom, read_ask
from americana.room.wire.frames import Pong, Refused, Welcome
from americana.server.auth import Visit
from americana.server.face import LobbyFace, RoomFace
from americana.server.hosts import address_of
from americana.server.pages import build_of
from americana.server.sockets import Farewell, Sockets, last_frame

_log = logging.getLogger(__name__)

Wire = WebSocket[object, object, State]


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a socket may stay silent at first, and how many frames it may send.

    `burst` may come at once, then `rate` a second. Times are seconds.
    """

    hello_within: float = 10.0
    rate: float = 20.0
    burst: int = 40
    last_frames_within: float = 5.0


class Door(Protocol):
    """What a socket leads to: a table or the lobby."""

    def subscribe(self, viewer: Viewer) -> None:
        """Show it to a viewer from now on."""

    def unsubscribe(self, viewer: Viewer) -> None:
        """Forget a viewer."""

    def send(self, viewer: Viewer, ask: ToRoom) -> None:
        """Hand on what a viewer asks for."""


@dataclass(frozen=True, slots=True)
class LobbyDoor:
    """The lobby as a socket knows it: there is nothing to ask for but a sign of life and the whole of it."""

    lobby: LobbyFace

    def subscribe(self, viewer: Viewer) -> None:
        """Show the lobby to a viewer."""
        self.lobby.subscribe(viewer)

    def unsubscribe(self, viewer: Viewer) -> None:
        """Forget a viewer."""
        self.lobby.unsubscribe(viewer)

    def send(self, viewer: Viewer, ask: ToRoom) -> None:
        """Answer a ping, or send everything again; whatever else is asked for has no place here."""
        if isinstance(ask, Ping):
            viewer.put(encode(Pong()))
            return
        if not isinstance(ask, Snapshot):
            raise Unreadable("bad_frame", "the lobby knows no such frame")
        self.lobby.unsubscribe(viewer)
        self.lobby.subscribe(viewer)


async def attend(
    wire: Wire, room: RoomFace, visit: Visit, sockets: Sockets, limits: Limits, find: Callable[[], Door | None]
) -> None:
    """Serve a socket until one side closes it."""
    await wire.accept()
    viewer = _viewer(visit, address_of(wire.scope["client"]))
    sockets.add(viewer, visit.token)
    sending = asyncio.create_task(_send_all(wire, viewer))
    door: Door | None = None
    try:
        await _hear_hello(wire, limits)
        viewer.put(encode(_welcome(visit)))
        door = find()
        if door is None:
            raise Farewell("no_such_table", "there is no table with this id")
        door.subscribe(viewer)
        await _listen(wire, room, visit, viewer, door, limits)
    except WebSocketDisconnect:
        viewer.close()
    except AmericanaError as error:
        viewer.close(last_frame(error))
    except Exception:  # ours: the viewer comes back to a snapshot, the others never notice
        _log.exception("a socket failed")
        viewer.close(last_frame(Farewell("we_were_wrong", "something went wrong here")))
    finally:
        sockets.remove(viewer)
        if door is not None:
            door.unsubscribe(viewer)
        viewer.close()
        await _end(sending, limits.last_frames_within)


def _viewer(visit: Visit, address: str) -> Viewer:
    return Viewer(None, "", address) if visit.person is None else Viewer(visit.person.id, visit.person.name, address)


async def _hear_hello(wire: Wire, limits: Limits) -> None:
    """Wait for the first frame, which says what the client speaks."""
    try:
        async with asyncio.timeout(limits.hello_within):
            ask = read_ask(await _next(wire))
    except TimeoutError:
        raise Farewell("no_hello", "the first frame did not come") from None
    if not isinstance(ask, Hello):
        raise Farewell("no_hello", "the first frame is a hello")
    if ask.protocol != PROTOCOL:
        raise Farewell("reload", f"this server speaks protocol {PROTOCOL}")


async def _listen(wire: Wire, room: RoomFace, visit: Visit, viewer: Viewer, door: Door, limits: Limits) -> None:
    """Hand on what the client asks for, frame by frame."""
    bucket, loop = Bucket(limits.burst, limits.burst / limits.rate), asyncio.get_running_loop()
    while True:
        frame = await _next(wire)
        if not bucket.take(loop.time()):
            raise Farewell("too_fast", "too many frames in a short time")
        try:
            ask = read_ask(frame)
        except Unreadable as error:
            viewer.put(encode(Refused(id=None, code=error.code, facts=error.facts)))
            raise
        if isinstance(ask, Hello):
            raise Farewell("bad_frame", "hello is said once")
        if visit.person is not None and await room.people.who(visit.token or "") is None:
            raise Farewell("session_over", "this session was ended")
        try:
            door.send(viewer, ask)
        except AmericanaError as error:
            own = ask.id if isinstance(ask, Order) else None
            viewer.put(encode(Refused(id=own, code=error.code, facts=error.facts)))


async def _next(wire: Wire) -> str | bytes:
    message = await wire.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    return message.get("text") or message.get("bytes") or b""


async def _send_all(wire: Wire, viewer: Viewer) -> None:
    """Send what is queued for a viewer until it is closed."""
    try:
        while (frame := await viewer.next()) is not None:
            await wire.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
        await wire.close()
    except (WebSocketDisconnect, OSError, RuntimeError):
        pass  # gone: the reader hears of it too
    except Exception:
        _log.exception("a frame could not be sent")
    finally:
        viewer.close()


async def _end(sending: asyncio.Task[None], within: float) -> None:
    """Let the last frames go out, and no longer than that."""
    _, late = await asyncio.wait({sending}, timeout=within)
    for task in late:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


def _welcome(visit: Visit) -> Welcome:
    person = visit.person
    return Welcome(PROTOCOL, build_of(), None if person is None else person.id, None if person is None else person.name)
