"""A player at one table over a real socket: sits, plays from the menu at random, cuts, comes back by itself.

It keeps every frame as it came, believes nothing about the shuffle that it can check, and writes what is wrong into
`faults`. It knows the protocol and none of the room's insides.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from americana.room.shuffle import NO_RECORD, SealRecord, commitment_of, nonce_of
from americana.rules import Rules

BURST, RATE = 25, 15.0
"""Frames that a client sends at once, and then a second: fewer than the room allows."""

AGAIN_SECONDS = 0.02
SILENT_SECONDS = 15.0
"""An order without an answer for so long is a fault: the room answers each."""

Frame = dict[str, Any]


@dataclass(frozen=True)
class Guest:
    """Somebody with a cookie; `secret` is what the nonces are made of."""

    player: str
    name: str
    cookie: str
    secret: bytes = field(repr=False)


async def become_guest(address: str, name: str) -> Guest:
    """Click for the first time: `address` is like http://127.0.0.1:8000."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        answer = await http.post("/api/guest", json={"name": name})
        answer.raise_for_status()
        who = answer.json()
        return Guest(who["player"], who["name"], answer.cookies["americana"], name.encode().ljust(32, b"."))


async def ask_for_chips(address: str, guest: Guest) -> bool:
    """Ask for a grant; whether there was one."""
    async with httpx.AsyncClient(base_url=address, cookies={"americana": guest.cookie}, timeout=60) as http:
        return (await http.post("/api/me/chips")).is_success


async def lobby(address: str) -> list[Frame]:
    """Return the rows of the lobby."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        rows: list[Frame] = (await http.get("/api/lobby")).raise_for_status().json()["tables"]
        return rows


@dataclass
class Habits:
    """How a client plays: seconds to think, and chances of doing something else first, of sending an order twice, of
    promising a nonce and never revealing it.
    """

    think: tuple[float, float] = (0.0, 0.03)
    whims: float = 0.0
    twice: float = 0.0
    sits: bool = True
    cuts: bool = True
    silence: float = 0.0


class TableClient:
    """One guest at one table; without a guest it only watches. `heard` is called with each frame as it came,
    and `texts` holds them all if it `keeps` them.
    """

    def __init__(
        self,
        where: Callable[[], str],
        table: str,
        guest: Guest | None = None,
        *,
        rng: Random,
        habits: Habits | None = None,
        heard: Callable[[TableClient, str, Frame], None] | None = None,
        keeps: bool = True,
    ) -> None:
        self.table, self.guest = table, guest
        self.texts: list[str] = []
        self.last: Frame | None = None
        self.about: Frame | None = None
        self.receipts: dict[str, int] = {}
        self.refusals: list[Frame] = []
        self.faults: list[str] = []
        self.orders = 0
        self.connections = 0
        self.is_stopping = False
        self._where, self._rng, self._heard, self._keeps = where, rng, heard, keeps
        self._habits = habits or Habits()
        self._pending: Frame | None = None
        self._asked_at = 0.0
        self._answered: set[tuple[str, int]] = set()
        self._cut: set[tuple[str, int, int]] = set()
        self._seal: Frame | None = None
        self._socket: ClientConnection | None = None
        self._tokens, self._filled = float(BURST), time.monotonic()

    async def run(self) -> None:
        """Play until `stop`, over as many sockets as it takes."""
        while not self.is_stopping:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._one_socket()
            await asyncio.sleep(AGAIN_SECONDS)

    async def stop(self) -> None:
        """Close the socket and come back no more."""
        self.is_stopping = True
        if self._socket is not None:
            await self._socket.close()

    @property
    def is_connected(self) -> bool:
        return self._socket is not None

    @property
    def name(self) -> str:
        return "rail" if self.guest is None else self.guest.name

    async def _one_socket(self) -> None:
        address = self._where()
        headers = [] if self.guest is None else [("Cookie", f"americana={self.guest.cookie}")]
        way = f"{address.replace('http', 'ws', 1)}/ws/table/{self.table}"
        async with connect(
            way, additional_headers=headers, compression=None, open_timeout=5, close_timeout=1
        ) as socket:
            if self.is_stopping:
                return
            self._socket = socket
            self._cut.clear()
            self._answered.clear()
            self._seal = None
            self._tokens, self._filled = float(BURST), time.monotonic()
            await self._send({"do": "hello", "protocol": 1, "build": "test", "v": self.v})
            try:
                async for text in socket:
                    await self._hear(str(text))
            finally:
                self._socket = None

    @property
    def v(self) -> int:
        """The last row that this client was told of."""
        return 0 if self.last is None else self.last["v"]

    async def _hear(self, text: str) -> None:
        if self._keeps:
            self.texts.append(text)
        frame: Frame = json.loads(text)
        if self._heard is not None:
            self._heard(self, text, frame)
        match frame["is"]:
            case "welcome":
                self.connections += 1
            case "table":
                self.about = frame.get("about", self.about)
                self.last = frame
                self._follow_records(frame["public"]["seal"])
                if frame["reset"] and self._pending is not None:
                    await self._ask(self._pending)  # no receipt came: the same order under the same id
                else:
                    await self._react(frame)
            case "receipt":
                self._take_receipt(frame)
                await self._react(self.last)  # the picture behind it may have come before it
            case "bye" if frame["code"] not in ("stopping", "too_slow"):
                self.faults.append(f"sent away: {frame['code']}")
            case "refused":
                self.refusals.append(frame)
                if self._pending is not None and frame["id"] == self._pending["id"]:
                    await self._take_refusal(frame)
                    await self._react(self.last)

    def _take_receipt(self, frame: Frame) -> None:
        before = self.receipts.setdefault(frame["id"], frame["v"])
        if before != frame["v"]:
            self.faults.append(f"order {frame['id']} has the receipts {before} and {frame['v']}")
        if self._pending is not None and frame["id"] == self._pending["id"]:
            self._pending = None

    async def _take_refusal(self, frame: Frame) -> None:
        order, self._pending = self._pending, None
        assert order is not None
        if order["do"] == "sit" and frame["code"] == "too_few_chips" and self.guest is not None:
            with contextlib.suppress(httpx.HTTPError):
                await ask_for_chips(self._where(), self.guest)
        if self.last is not None and frame["code"] != "stale_turn" and "turn" in order:
            self.faults.append(f"{order['do']} was on the menu and refused: {frame['code']}")

    async def _react(self, frame: Frame | None) -> None:
        if self.guest is None or frame is None:
            return
        you, public = frame["you"], frame["public"]
        if self._habits.cuts and you["seat"] is not None:
            await self._take_part_in_cut(you, public)
        if self._pending is not None:
            if time.monotonic() - self._asked_at > SILENT_SECONDS:
                self.faults.append(f"no answer to {self._pending['do']} {self._pending['id']}")
                self._asked_at = time.monotonic()
        elif (order := self._wish(you, public)) is not None:
            await asyncio.sleep(self._rng.uniform(*self._habits.think))
            self.orders += 1
            await self._ask({**order, "id": f"{self.name}-{self.table[-6:]}-{self.orders}"})

    def _wish(self, you: Frame, public: Frame) -> Frame | None:
        seat, rng = you["seat"], self._rng
        if seat is None:
            return self._sit_somewhere(public) if self._habits.sits else None
        mine = public["seats"][seat]
        if mine["is_out"] and not mine["is_leaving"]:
            return {"do": "sit_in"}
        if not mine["chips"] and not mine["asked"] and not mine["is_leaving"] and not _is_playing(public):
            return {"do": "leave"}  # broke: comes back with a new buy-in, or asks for chips
        hand = public["hand"]
        if not you["menu"] or (hand["id"], hand["turn"]) in self._answered:
            return None
        if rng.random() < self._habits.whims:
            whim = rng.choice(["top_up", "sit_out", "leave"])
            return {"do": whim, "chips": rng.randint(1, 20)} if whim == "top_up" else {"do": whim}
        self._answered.add((hand["id"], hand["turn"]))
        return {**_chosen(you["menu"], rng), "hand": hand["id"], "turn": hand["turn"]}

    def _sit_somewhere(self, public: Frame) -> Frame | None:
        free = [seat for seat, sitter in enumerate(public["seats"]) if sitter is None]
        if not free or self.about is None:
            return None
        least, most = self.about["buy_in"]
        return {"do": "sit", "seat": self._rng.choice(free), "chips": self._rng.randint(least, min(most, 3 * least))}

    async def _take_part_in_cut(self, you: Frame, public: Frame) -> None:
        """Promise a nonce when asked; reveal it when it is sealed as it was promised, and not otherwise."""
        ask, seat, seal = you["commit"], you["seat"], public["seal"]
        if ask is not None and ("commit", ask["number"], ask["attempt"]) not in self._cut:
            self._cut.add(("commit", ask["number"], ask["attempt"]))
            commitment = commitment_of(self._nonce(ask["number"], ask["attempt"], seat)).hex()
            await self._send({"do": "commit", "commitment": commitment, **ask})
        if seal is None or ("reveal", seal["number"], seal["attempt"]) in self._cut:
            return
        number, attempt = seal["number"], seal["attempt"]
        is_wanted = seat in dict(seal["commitments"]) and seat not in dict(seal["nonces"]) and seal["deck"] is None
        if is_wanted and self._is_as_promised(seal, seat):
            self._cut.add(("reveal", number, attempt))
            if self._rng.random() < self._habits.silence:
                return
            nonce = self._nonce(number, attempt, seat).hex()
            await self._send({"do": "reveal", "number": number, "attempt": attempt, "nonce": nonce})

    def _follow_records(self, seal: Frame | None) -> None:
        """Hold each new record to the one before: on one socket none is missed."""
        if seal is None or (self._seal is not None and seal["record"] == self._seal["record"]):
            return
        before = self._seal["record"] if self._seal else NO_RECORD.hex()
        is_first = (seal["number"], seal["attempt"]) == (1, 1)
        if (self._seal is not None or is_first) and seal["previous"] != before:
            self.faults.append(
                f"record {seal['number']}/{seal['attempt']} does not follow the one that was shown before"
            )
        self._seal = seal

    def _is_as_promised(self, seal: Frame, seat: int) -> bool:
        number, attempt = seal["number"], seal["attempt"]
        if dict(seal["commitments"])[seat] != commitment_of(self._nonce(number, attempt, seat)).hex():
            return False  # somebody had the seat before: his promise, not ours
        assert self.about is not None
        record = record_of(seal, self.table, self.about["rules"]).digest().hex()
        if record != seal["record"]:
            self.faults.append(f"the record of hand {number} is not what was sealed")
        return True

    def _nonce(self, number: int, attempt: int, seat: int) -> bytes:
        assert self.guest is not None
        return nonce_of(self.guest.secret, self.table, number, attempt, seat)

    async def _ask(self, order: Frame) -> None:
        self._pending, self._asked_at = order, time.monotonic()
        await self._send(order)
        if self._rng.random() < self._habits.twice:
            await self._send(order)

    async def _send(self, frame: Frame) -> None:
        now = time.monotonic()
        self._tokens = min(BURST, self._tokens + (now - self._filled) * RATE) - 1
        self._filled = now
        if self._tokens < 0:
            await asyncio.sleep(-self._tokens / RATE)
        if self._socket is not None:
            await self._socket.send(json.dumps(frame))


def record_of(seal: Frame, table: str, rules: Frame) -> SealRecord:
    """Return the record that a seal shows, to hash it again."""
    first, second = (bytes.fromhex(root) for root in seal["roots"])
    house = {name: value for name, value in rules.items() if name != "base"}
    return SealRecord(
        table=table,
        hand=seal["hand"],
        number=seal["number"],
        attempt=seal["attempt"],
        previous=bytes.fromhex(seal["previous"]),
        rules=Rules.preset(rules["base"], **house),
        dealer=seal["dealer"],
        seats=tuple((seat, stack) for seat, stack in seal["seats"]),
        commitments=tuple((seat, bytes.fromhex(promised)) for seat, promised in seal["commitments"]),
        roots=(first, second),
    )


def _is_playing(public: Frame) -> bool:
    return public["hand"] is not None and not public["hand"]["is_over"]


def _chosen(menu: list[Frame], rng: Random) -> Frame:
    """Return one of the choices as an ask; folding comes seldom, so that hands go on to their end."""
    choices = [each for each in menu if each["verb"] != "fold" or rng.random() < 0.2] or menu
    choice = rng.choice(choices)
    order: Frame = {"do": choice["verb"]}
    if choice["verb"] in ("bet", "raise", "complete", "bring_in"):
        order["to"] = min(rng.randint(choice["least"], choice["most"]), choice["least"] + rng.randint(0, 10))
    return order
