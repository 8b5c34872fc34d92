"""Askers of the HTTP interface: as every player and as an outsider they fetch all that there is, and show it."""

from __future__ import annotations

import asyncio
import json
from random import Random

import httpx
from prometheus_client import CollectorRegistry, generate_latest

from americana.room.room import Room
from americana.server.app import build
from americana.server.metrics import RoomCollector
from americana.server.sockets import Sockets
from tests.room.people import Crowd, Person
from tests.room.scanning import Scanner

SEARCHES = ("9", "A/", "/AA", "As", "?h?h", "/K", "7/8")


class Asker:
    """Fetches one thing after the other from the real application."""

    def __init__(self, room: Room, scanner: Scanner, crowd: Crowd, chance: Random) -> None:
        self.room = room
        self.scanner = scanner
        self.crowd = crowd
        self.chance = chance
        self.app = build(room, Sockets())
        self.numbers = CollectorRegistry()
        self.numbers.register(RoomCollector(lambda: (room.readings(), 0)))

    async def ask(self) -> None:
        """Ask as one person after the other, for ever."""
        while True:
            await asyncio.sleep(0.1)
            await self.ask_as(self.chance.choice(self.crowd.persons))

    async def ask_as(self, person: Person, *, proofs: bool = False) -> None:
        """Fetch everything once with the cookie of a person; who has none is an outsider."""
        player, cookies = person.player, {"americana": person.token} if person.token else {}
        table = self.chance.choice(self.room.tables).state.id
        transport = httpx.ASGITransport(self.app)  # type: ignore[arg-type]  # Litestar types its scope more narrowly
        async with httpx.AsyncClient(transport=transport, base_url="http://room.test", cookies=cookies) as client:
            for path in ("/api/me", "/api/lobby", "/api/hands/none", f"/api/hands/{table}/proof"):
                self._read_blank(await client.get(path), path)
            for path in ("/api/hands?limit=20", f"/api/hands?limit=20&cards={self.chance.choice(SEARCHES)}"):
                answer = await client.get(path)
                await self.room.store.do(lambda _: None)
                self._read_list(player, answer, path)
            self._read_blank(await client.get(f"/api/hands/statistics?cards={self.chance.choice(SEARCHES)}"), "sums")
            hands = self._some_hands()
            for hand in hands:
                for path in ("", "?format=phh", "/proof"):
                    answer = await client.get(f"/api/hands/{hand}{path}")
                    await self.room.store.do(lambda _: None)  # so that the truth has heard of all that was read
                    self._read_hand(player, answer, hand)
            if proofs or self.chance.random() < 0.05:
                lines = (await client.get(f"/api/tables/{table}/proofs")).text.splitlines()
                await self.room.store.do(lambda _: None)
                for line in lines:
                    self.scanner.seen["proofs"] += 1
                    self.scanner.answer(player, line, json.loads(line)["hand"])
            elif self.chance.random() < 0.02:
                self._read_export(player, await client.get("/api/hands/export"))
        self.scanner.seen["answers"] += 1
        self.scanner.blank(generate_latest(self.numbers).decode(), "metrics")

    def _read_export(self, player: str | None, answer: httpx.Response) -> None:
        """Show each hand of a file, by the id that it says."""
        assert answer.status_code in (200, 401, 429), answer.text
        self.scanner.seen["answers"] += 1
        for text in answer.text.split("\n\n") if answer.status_code == 200 else ():
            if text.strip():
                self.scanner.seen["hands exported"] += 1
                self.scanner.answer(player, text, text.split('_hand = "')[1].partition('"')[0])

    def _some_hands(self) -> list[str]:
        """Return hands that somebody might ask for: finished, in play, sealed."""
        known = [hand for table in self.scanner.truth.tables.values() for hand in table.hands[-20:]]
        return [each.hand for each in self.chance.sample(known, min(3, len(known)))]

    def _read_blank(self, answer: httpx.Response, path: str) -> None:
        self.scanner.seen["answers"] += 1
        assert answer.status_code in (200, 401, 404), (path, answer.text)
        self.scanner.blank(answer.text, path)

    def _read_list(self, player: str | None, answer: httpx.Response, path: str) -> None:
        """Read each line of a list as what is said of its hand, and the rest as what has to do with no card."""
        if answer.status_code != 200:
            self._read_blank(answer, path)
            return
        self.scanner.seen["answers"] += 1
        told = json.loads(answer.text)
        for line in told.pop("hands"):
            self.scanner.seen["lines"] += 1
            self.scanner.answer(player, json.dumps(line), line["hand"], is_own=True)
        self.scanner.blank(json.dumps(told), path)

    def _read_hand(self, player: str | None, answer: httpx.Response, hand: str) -> None:
        self.scanner.seen["answers"] += 1
        if answer.status_code == 404:  # in play, or not even dealt
            self.scanner.blank(answer.text, "a hand that is not over")
            return
        assert answer.status_code == 200, answer.text
        self.scanner.seen["hands read"] += 1
        self.scanner.answer(player, answer.text, hand)
