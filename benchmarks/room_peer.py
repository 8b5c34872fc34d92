"""The bare rival: a Litestar application that sends each frame on to everybody at a table. No game, no store.

`python -m benchmarks.room_peer BYTES` serves it as `americana serve` does and prints its address; its frames have that
many bytes. Its guests act in turn, each when he sees the frame before his.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable
from time import perf_counter

import msgspec
import uvicorn
import uvloop
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from americana.server.ports import listen
from benchmarks.room_load import PICTURE, Guest

Wire = WebSocket[object, object, State]


class Act(msgspec.Struct):
    """What a guest sends: the number of the next frame, and as much more as an action of ours has."""

    n: int
    more: str


def application(size: int) -> Litestar:
    """Return an application whose frames have so many bytes."""
    decode, encode = msgspec.json.Decoder(Act).decode, msgspec.json.Encoder().encode
    tables: dict[str, dict[object, Callable[[str], Awaitable[None]]]] = defaultdict(dict)
    more = "x" * (size - 40)

    @websocket("/ws/table/{table:str}")
    async def at_table(socket: Wire, table: str) -> None:
        await socket.accept()
        tables[table][socket] = socket.send_text
        try:
            while True:
                act = decode(await socket.receive_text())
                text = encode({"is": "table", "v": act.n, "more": more}).decode()
                for send in list(tables[table].values()):
                    await send(text)
        except WebSocketDisconnect:
            pass
        finally:
            del tables[table][socket]

    return Litestar([at_table], openapi_config=None, logging_config=None)


class PeerGuest(Guest):
    """Somebody at a table of the rival."""

    _own = 0

    def act(self) -> None:
        self._own = self.v + 1
        self.say(b'{"n":%d,"more":"%b"}' % (self._own, b"x" * 100))

    def heard(self, text: bytes) -> None:
        self.load.tally.frames += 1
        v = int(text[len(PICTURE) : text.index(b",", len(PICTURE))])
        self.saw(v, len(text))
        if v == self._own:
            self.load.received += 1
            self.load.tally.to_receipt.append(perf_counter() - self.acted)
        if v % len(self.table.persons) == self.place:
            self.table.soon(self)


async def _serve(size: int) -> None:
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        application(size),
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=15,
        ws_ping_timeout=30,
        log_config=None,
        access_log=False,
    )
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    await uvicorn.Server(config).serve(sockets=[listening])


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(int(sys.argv[1])))
