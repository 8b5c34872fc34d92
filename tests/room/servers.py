"""A whole server for tests: a room over a file, answering at a free port, with clients of both kinds."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from americana import Rules
from americana.room.clock import WallClock
from americana.room.files import Clerks
from americana.room.minds import Minds
from americana.room.room import Room
from americana.room.settings import BotSeat, Settings
from americana.room.shuffle import commitment_of
from americana.room.store import Store
from americana.server.answering import answering
from americana.server.app import build
from americana.server.gate import Gate
from americana.server.hosts import Hosts
from americana.server.ports import listen
from americana.server.socket import Limits
from americana.server.sockets import Sockets
from americana.server.soundness import Soundness
from americana.table import Terms

Frame = dict[str, Any]
NONCE = bytes(32)


def one_table() -> Sequence[tuple[Terms, Settings]]:
    """A table without pauses, with a bot in seat 1."""
    return [(Terms.of(Rules.preset("ru")), Settings(name="Kyiv", pace=0.0, bots=(BotSeat(1, "caller", "Bo"),)))]


@dataclass
class Server:
    """What a test needs of a server that runs in its own loop."""

    room: Room
    store: Store
    sockets: Sockets
    clerks: Clerks
    gate: Gate
    port: int

    @property
    def table(self) -> str:
        return self.room.lobby.rows()[0].id

    @asynccontextmanager
    async def browser(self, **headers: str) -> AsyncIterator[httpx.AsyncClient]:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", headers=headers, timeout=60) as client:
            yield client

    @asynccontextmanager
    async def socket(
        self, path: str = "", client: httpx.AsyncClient | None = None, **headers: str
    ) -> AsyncIterator[ClientConnection]:
        if client is not None:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        address = f"ws://127.0.0.1:{self.port}{path or f'/ws/table/{self.table}'}"
        async with connect(address, additional_headers=headers, compression=None) as wire:
            yield wire


@asynccontextmanager
async def serving(folder: Path, *, limits: Limits | None = None, is_https: bool = False) -> AsyncIterator[Server]:
    store = await Store.open(folder / "room.sqlite")
    minds = Minds(0)
    await minds.start()
    try:
        room = await Room.open(store, minds, WallClock(), first=one_table)
        sockets = Sockets()
        static = folder / "static"
        build_page(static)
        clerks = Clerks()
        app = build(room, sockets, clerks=clerks, is_https=is_https, limits=limits, static=static)
        gate = Gate(Hosts.of("127.0.0.1"))
        listening = listen("127.0.0.1", 0)
        with listening:
            port = listening.getsockname()[1]
            async with answering(gate, listening, lambda: None):
                gate.open(app, Soundness(store, WallClock()).ask)
                try:
                    yield Server(room, store, sockets, clerks, gate, port)
                finally:
                    await room.close(0)
    finally:
        await minds.stop()
        await store.close()


def build_page(static: Path) -> None:
    (static / "assets").mkdir(parents=True, exist_ok=True)
    (static / "index.html").write_text("<!doctype html><title>Americana</title>")
    (static / "favicon.svg").write_text("<svg/>")
    (static / "assets" / "index-1a2b.js").write_text("0")


async def say(wire: ClientConnection, **frame: object) -> None:
    await wire.send(json.dumps(frame))


async def hear(wire: ClientConnection, kind: str) -> Frame:
    """Return the next frame of a kind."""
    async with asyncio.timeout(10):
        while True:
            frame: Frame = json.loads(await wire.recv())
            if frame["is"] == kind:
                return frame


async def last_word(wire: ClientConnection) -> Frame:
    """Return the last frame before the server closed the socket."""
    frame: Frame = {}
    try:
        async with asyncio.timeout(10):
            while True:
                frame = json.loads(await wire.recv())
    except ConnectionClosed:
        return frame


async def greet(wire: ClientConnection) -> Frame:
    await say(wire, do="hello", protocol=1)
    return await hear(wire, "welcome")


async def play_hands(wire: ClientConnection, count: int) -> list[Frame]:
    """Sit down, check or call until so many hands were finished, and return every frame."""
    await say(wire, do="sit", seat=0, chips=100, id="sit")
    frames: list[Frame] = []
    promised: set[tuple[int, int]] = set()
    shown: set[tuple[int, int]] = set()
    turn = 0
    async with asyncio.timeout(30):
        while sum(event["event"] == "HandEnded" for frame in frames for event in frame.get("events", ())) < count:
            frame: Frame = json.loads(await wire.recv())
            frames.append(frame)
            if frame["is"] != "table":
                continue
            you, public = frame["you"], frame["public"]
            if you["commit"] and (cut := (you["commit"]["number"], you["commit"]["attempt"])) not in promised:
                promised.add(cut)
                await say(wire, do="commit", **you["commit"], commitment=commitment_of(NONCE).hex())
            seal = public["seal"]
            if seal and seal["commitments"] and seal["deck"] is None:
                cut = (seal["number"], seal["attempt"])
                if cut not in shown:
                    shown.add(cut)
                    await say(wire, do="reveal", number=cut[0], attempt=cut[1], nonce=NONCE.hex())
            verbs = [choice["verb"] for choice in you["menu"]]
            if verbs:
                verb = next(verb for verb in ("check", "call", "bring_in", "fold") if verb in verbs)
                turn += 1
                await say(wire, do=verb, hand=public["hand"]["id"], turn=public["hand"]["turn"], id=f"act{turn}")
    return frames
