"""People at tables, without sockets: they play from the menu, cut, come and go at random, and show what they hear."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from itertools import count
from random import Random
from typing import Any

import msgspec

from americana.errors import AmericanaError
from americana.room.audience import Viewer
from americana.room.live.table import LiveTable
from americana.room.room import Room
from americana.room.shuffle import commitment_of, nonce_of
from americana.room.wire import asks
from tests.room.pictures import Frame, Pair
from tests.room.scanning import Scanner

_decode = msgspec.json.Decoder().decode
_SIMPLE = {"fold": asks.FoldMove, "check": asks.CheckMove, "call": asks.CallMove, "bring_in": asks.BringInMove}
_SIZED = {"bet": asks.BetMove, "raise": asks.RaiseMove}
NAMES = ("Anna", "Ben", "Cid", "Dora", "Egon", "Fay")


class Person:
    """Somebody at a table: a player, or with no token a stranger on the rail."""

    def __init__(self, crowd: Crowd, table: LiveTable, name: str, player: str | None, token: str) -> None:
        self.crowd = crowd
        self.table = table
        self.name = name
        self.player = player
        self.token = token
        self.sits = player is not None
        self.chance = crowd.chance
        self.pair = Pair(crowd.chance)
        self.viewer = Viewer(player, name)
        self._frame: Frame | None = None
        self._waits_for: str | None = None
        self._ignored: tuple[str, int] | None = None
        self._silent = ""
        self._must_bring = 0
        self._is_idle = False

    async def live(self) -> None:
        """Look at the table and take part until cancelled."""
        self._connect()
        while True:
            raw = await self.viewer.next()
            if raw is None:
                self._connect()
                continue
            self._is_idle = False
            self.crowd.scanner.frame(self.table.state.id, self.player, raw)
            await self._hear(_decode(raw))

    def poke(self) -> None:
        """Do something if nothing has come for a while."""
        if self._is_idle and self._frame is not None:
            self._waits_for = None
            self._act(self._frame, is_poked=True)
        self._is_idle = True

    async def _hear(self, frame: Frame) -> None:
        match frame["is"]:
            case "table":
                if self.pair.hear(frame):
                    self._send(asks.Snapshot())
                self._frame = frame
                self._cut(frame)
                self._act(frame)
                await self._be_odd()
            case "marks":
                self.pair.all.mark(frame)
                self.pair.some.mark(frame)
            case "receipt":
                self._waits_for = None
            case "refused":
                self.crowd.refusals[frame["code"]] += 1
                self._waits_for = None
                self._must_bring = frame["facts"]["least"] if frame["code"] == "bad_buy_in" else 0
                if frame["code"] == "mirror":
                    self._send(asks.TakeOver())
                elif frame["code"] == "too_few_chips":
                    await self._become_somebody_else()

    def _cut(self, frame: Frame) -> None:
        """Promise what is asked for; reveal what was promised, if not in a mood to be silent."""
        you, seal = frame["you"], frame["public"]["seal"]
        if (wanted := you["commit"]) is not None and self.chance.random() < 0.9:
            number, attempt = wanted["number"], wanted["attempt"]
            nonce = self._nonce(number, attempt, you["seat"])
            self._send(asks.Commit(number, attempt, commitment_of(nonce).hex()))
        if seal is None or seal["deck"] is not None or you["seat"] is None:
            return
        nonce = self._nonce(seal["number"], seal["attempt"], you["seat"])
        is_asked = [you["seat"], commitment_of(nonce).hex()] in seal["commitments"]
        if not is_asked or any(seat == you["seat"] for seat, _ in seal["nonces"]):
            return
        if self._silent != seal["record"] and self._rarely(0.02):
            self._silent = seal["record"]
        if self._silent != seal["record"]:
            self._send(asks.Reveal(seal["number"], seal["attempt"], nonce.hex()))

    def _act(self, frame: Frame, *, is_poked: bool = False) -> None:
        if self._waits_for is not None or not self.sits:
            return
        you, public, roll = frame["you"], frame["public"], self.chance.random()
        if you["seat"] is None:
            free = [seat for seat, sitter in enumerate(public["seats"]) if sitter is None]
            if free and (is_poked or roll < 0.3):
                terms = self.table.state.table.terms
                chips = self._must_bring or self.chance.choice((terms.least_buy_in, terms.most_buy_in))
                self._order(asks.Sit(self._id(), self.chance.choice(free), chips))
        elif you["menu"]:
            self._move(you["menu"], public["hand"])
        elif you["can_show"] and roll < 0.3:
            self._order(asks.Show(self._id(), public["hand"]["id"]))
        elif (me := public["seats"][you["seat"]])["is_out"] or me["is_away"]:
            if is_poked or roll < 0.3:
                self._order(asks.SitIn(self._id()))
        elif not me["chips"] and not me["asked"]:
            self._order(asks.TopUp(self._id(), self.table.state.table.terms.least_buy_in))
        elif self._rarely(0.01):
            self._order(
                self.chance.choice(
                    [asks.SitOut(self._id()), asks.Leave(self._id()), asks.TopUp(self._id(), 3), asks.Show("x", "none")]
                )
            )

    def _move(self, menu: list[Frame], hand: Frame) -> None:
        """Choose from the menu, seldom fold, sometimes ask for what cannot be, rarely let the time run out."""
        if self._ignored == (hand["id"], hand["turn"]) or self._rarely(0.002):
            self._ignored = hand["id"], hand["turn"]
            return
        choices = [each for each in menu if each["verb"] != "fold" or self.chance.random() < 0.25] or menu
        choice, roll = self.chance.choice(choices), self.chance.random()
        most = choice["most"] if roll < 0.04 else min(choice["most"], max(choice["least"], 60))
        to = self.chance.randint(choice["least"], most)
        turn = hand["turn"]
        if roll > 0.97:
            choice, to = {"verb": "raise"}, 10**6
        elif roll > 0.96:
            turn += 1
        verb = choice["verb"]
        if verb in _SIZED:
            self._order(_SIZED[verb](self._id(), hand["id"], turn, to))
        elif verb == "complete":
            self._order(asks.CompleteMove(self._id(), hand["id"], turn))
        else:
            self._order(_SIMPLE[verb](self._id(), hand["id"], turn))

    async def _be_odd(self) -> None:
        """Ask for a snapshot, lose the line, open a second window."""
        roll = self.chance.random()
        if roll < 0.01:
            self._send(asks.Snapshot())
        elif roll < 0.015:
            self._part()
            if self.chance.random() < 0.2:
                await asyncio.sleep(0.02)
            self._connect()
        elif roll < 0.02:
            self.crowd.start(self._only_look(self.viewer))
            self._connect()
        elif roll < 0.022:
            self._send(asks.TakeOver())

    async def _only_look(self, viewer: Viewer) -> None:
        """Leave a window open for a while: a mirror is sent the same."""
        for _ in range(40):
            raw = await viewer.next()
            if raw is None:
                break
            self.crowd.scanner.frame(self.table.state.id, viewer.player, raw)
        self.table.unsubscribe(viewer)

    async def _become_somebody_else(self) -> None:
        """Leave, and come back with another name and new chips."""
        self._send(asks.Leave(self._id()))
        self._part()
        self.player, self.token = await self.crowd.guest(self.name)
        self._connect()

    def _connect(self) -> None:
        self.viewer = Viewer(self.player, self.name)
        self.pair.connect()
        self._waits_for = None
        self.table.subscribe(self.viewer)

    def _part(self) -> None:
        self.table.unsubscribe(self.viewer)
        self.viewer.close()

    def _order(self, order: asks.Order) -> None:
        self._waits_for = order.id
        self._send(order)

    def _send(self, ask: Any) -> None:
        with contextlib.suppress(AmericanaError):
            self.table.send(self.viewer, ask)

    def _nonce(self, number: int, attempt: int, seat: int) -> bytes:
        return nonce_of(self.name.encode().ljust(32, b"."), self.table.state.id, number, attempt, seat)

    def _rarely(self, how: float) -> bool:
        return self.chance.random() < how * self.crowd.rare

    def _id(self) -> str:
        return f"o{next(self.crowd.orders)}"


class Crowd:
    """Everybody in a room."""

    def __init__(self, room: Room, scanner: Scanner, chance: Random, rare: float) -> None:
        self.room = room
        self.scanner = scanner
        self.chance = chance
        self.rare = rare
        self.persons: list[Person] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.orders = count()
        self.refusals: dict[str, int] = _Counts()
        self._addresses = count()
        self.start(self._poking())

    async def come(self, table: LiveTable, players: int) -> None:
        """Bring players to a table, one who is known but only looks, and a stranger."""
        for number in range(players + 2):
            name = f"{NAMES[number]} of {table.state.settings.name}"
            player, token = (None, "") if number == players else await self.guest(name)
            person = Person(self, table, name, player, token)
            person.sits = number < players
            self.persons.append(person)
            self.start(person.live())

    async def guest(self, name: str) -> tuple[str, str]:
        """Make a guest; everybody comes from an address of his own."""
        person, token = await self.room.people.guest(name, f"guest{next(self._addresses)}")
        self.scanner.truth.ids.add(person.id)
        return person.id, token

    def start(self, life: Coroutine[Any, Any, None]) -> None:
        """Let something happen beside everything else."""
        self.tasks.append(asyncio.get_running_loop().create_task(life))

    async def go(self) -> None:
        """Send everybody home."""
        for task in self.tasks:
            task.cancel()
        for ended in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended

    async def _poking(self) -> None:
        while True:
            await asyncio.sleep(0.1)
            for person in self.persons:
                person.poke()


class _Counts(dict[str, int]):
    def __missing__(self, key: str) -> int:
        return 0
