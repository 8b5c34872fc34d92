"""An evening in a room, for the tests: a store in a folder, a clock that is told to go on, viewers that keep all.

Nothing here reaches into a table: it is asked over its door, as sockets do, and read from its frames.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from americana import Rules
from americana.room.audience import Viewer
from americana.room.ledger import HOUSE
from americana.room.live.agenda import PROMISE_SECONDS
from americana.room.live.inbox import Pause, Resume
from americana.room.live.table import LiveTable
from americana.room.minds import Minds
from americana.room.room import Room
from americana.room.settings import BotSeat, Settings
from americana.room.shuffle import commitment_of, nonce_of
from americana.room.store import Store, accounts
from americana.room.wire import asks
from americana.table import Terms
from tests.room.fake_clock import FakeClock
from tests.room.seals import drawn

Frame = dict[str, Any]

MEMORY = Path("/dev/shm")
"""Files here need no disk: an evening is hundreds of commits that each would wait for one."""

MOVES: dict[str, Any] = {
    "fold": asks.FoldMove,
    "check": asks.CheckMove,
    "call": asks.CallMove,
    "bring_in": asks.BringInMove,
    "complete": asks.CompleteMove,
    "bet": asks.BetMove,
    "raise": asks.RaiseMove,
}


def table_of(*bots: int, name: str = "Kyiv", preset: str = "ru", **changes: Any) -> tuple[Terms, Settings]:
    """The terms and settings of a table with callers in some seats; `changes` are of the rules or of the settings."""
    own = {key: changes.pop(key) for key in tuple(changes) if key in Settings.__dataclass_fields__}
    seats = tuple(BotSeat(seat, "caller", f"Bot {seat}") for seat in bots)
    rules = Rules.preset(preset, **({"limit": "no"} | changes))
    return Terms.of(rules), Settings(name=name, bots=seats, **({"pace": 0.0, "cut_ms": 2000} | own))


class Client:
    """A socket at a table: what it was sent, and what it asks for."""

    _ids = count(1)

    def __init__(self, evening: Evening, table: LiveTable, player: str | None, name: str) -> None:
        self.evening = evening
        self.table = table
        self.viewer = Viewer(player, name)
        self.player = player
        self.name = name
        self.raw: list[bytes] = []
        self.frames: list[Frame] = []
        self.cuts = False
        self.reader: asyncio.Task[None] | None = None

    async def read(self) -> None:
        while (frame := await self.viewer.next()) is not None:
            self.raw.append(frame)
            self.frames.append(msgspec.json.decode(frame))
            if self.cuts:
                self._cut()

    def ask(self, ask: asks.ToRoom) -> None:
        """Ask for something; the answer comes when the table gets to it."""
        self.table.send(self.viewer, ask)

    async def do(self, kind: Any, **what: Any) -> Frame:
        """Give an order about one's seat and return its answer: a receipt or a refusal."""
        return await self.answered(kind(id=what.pop("id", self.new_id()), **what))

    async def move(self, verb: str, to: int | None = None, **changes: Any) -> Frame:
        """Act in the hand in play and return the answer."""
        return await self.answered(self.move_of(verb, to, **changes))

    def move_of(self, verb: str, to: int | None = None, **changes: Any) -> asks.Moves:
        hand = self.last["public"]["hand"]
        given = {"to": to} if to is not None else {}
        made: asks.Moves = MOVES[verb](
            **({"id": self.new_id(), "hand": hand["id"], "turn": hand["turn"]} | given | changes)
        )
        return made

    async def answered(self, order: asks.Moves | asks.SeatOrders) -> Frame:
        seen = len(self.frames)
        self.ask(order)
        await self.evening.settle()
        return next(f for f in self.frames[seen:] if f["is"] in ("receipt", "refused") and f["id"] == order.id)

    def new_id(self) -> str:
        return f"order-{next(self._ids)}"

    async def close(self) -> None:
        """Lose the connection."""
        self.table.unsubscribe(self.viewer)
        self.viewer.close()
        await self.evening.settle()

    @property
    def last(self) -> Frame:
        """The table as this socket saw it last."""
        return self.of("table")[-1]

    def of(self, kind: str) -> list[Frame]:
        return [frame for frame in self.frames if frame["is"] == kind]

    def events(self, kind: str) -> list[Frame]:
        """All events of a kind that were told so far."""
        return [event for frame in self.of("table") for event in frame["events"] if event["event"] == kind]

    @property
    def hand(self) -> Frame:
        found: Frame = self.last["public"]["hand"]
        return found

    @property
    def menu(self) -> str:
        """What may be done now, as `fold | call 2 | raise 4..98`."""
        return " | ".join(
            c["verb"] + (f" {c['least']}" if c["most"] else "") + ("" if c["fixed"] else f"..{c['most']}")
            for c in self.last["you"]["menu"]
        )

    @property
    def seat(self) -> int:
        found = self.last["you"]["seat"]
        assert isinstance(found, int)
        return found

    @property
    def chips(self) -> int:
        found = self.last["public"]["seats"][self.seat]["chips"]
        assert isinstance(found, int)
        return found

    @property
    def nonce(self) -> str:
        """The nonce for the last cut that was asked for or sealed."""
        return self.nonce_for(*self._promised)

    def nonce_for(self, number: int, attempt: int) -> str:
        return nonce_of(drawn(self.name), self.table.state.id, number, attempt, self.seat).hex()

    _promised: tuple[int, int] = (0, 0)

    def promise(self, nonce: str | None = None) -> None:
        """Answer what `you.commit` asks for."""
        wanted = self.last["you"]["commit"]
        self._promised = wanted["number"], wanted["attempt"]
        self.ask(asks.Commit(*self._promised, commitment_of(bytes.fromhex(nonce or self.nonce)).hex()))

    def reveal(self, nonce: str | None = None) -> None:
        self.ask(asks.Reveal(*self._promised, nonce or self.nonce))

    def _cut(self) -> None:
        """Do what the page does: promise when asked, reveal when sealed."""
        if self.frames[-1]["is"] != "table":
            return
        if self.last["you"]["commit"] is not None:
            self.promise()
        sealed = [event for event in self.last["events"] if event["event"] == "HandSealed"]
        if sealed and any(seat == self.seat for seat, _ in sealed[-1]["commitments"]):
            self.reveal()


class Evening:
    """A room that is open, and everybody in it."""

    def __init__(self, path: Path, minds: Minds | None = None) -> None:
        self.path = path
        self.clock = FakeClock(self.settle)
        self.minds = minds or Minds()
        self.clients: list[Client] = []
        self.store: Store
        self.room: Room

    async def open(self, *tables: tuple[Terms, Settings]) -> None:
        self.store = await Store.open(self.path)
        self.room = await Room.open(self.store, self.minds, self.clock, first=lambda: tables)
        await self.settle()

    async def shut(self) -> None:
        await self.room.close(0)
        await self.store.close()
        await asyncio.gather(*(c.reader for c in self.clients if c.reader is not None))
        self.clients.clear()

    async def restart(self) -> None:
        """Stop the room and open it again over the same file; every client has to come back."""
        await self.shut()
        await self.open()

    @property
    def table(self) -> LiveTable:
        return self.room.tables[0]

    async def watch(self, player: str | None = None, name: str = "", table: LiveTable | None = None) -> Client:
        """Open a socket at a table."""
        client = Client(self, table or self.table, player, name)
        client.reader = asyncio.create_task(client.read())
        self.clients.append(client)
        client.table.subscribe(client.viewer)
        await self.settle()
        return client

    async def guest(self, name: str, seat: int | None = None, chips: int = 100) -> Client:
        """Let somebody come in, and sit down if a seat is named."""
        person, _ = await self.room.people.guest(name, name)
        client = await self.watch(person.id, name)
        if seat is not None:
            assert (await client.do(asks.Sit, seat=seat, chips=chips))["is"] == "receipt"
        return client

    async def again(self, client: Client) -> Client:
        """Let somebody come back with a new socket."""
        return await self.watch(client.player, client.name, self.room.find(client.table.state.id))

    async def guests(self, *stacks: int) -> list[Client]:
        """Seat people in seats 0, 1, 2 …; the table is paused, so that the hand waits for all."""
        self.pause()
        clients = [await self.guest(f"guest {seat}", seat, chips) for seat, chips in enumerate(stacks)]
        await self.advance(PROMISE_SECONDS)  # nobody's promise for the cut is waited for
        self.resume()
        await self.settle()
        return clients

    def pause(self) -> None:
        self.room.order(self.table.state.id, Pause())

    def resume(self) -> None:
        self.room.order(self.table.state.id, Resume())

    async def settle(self) -> None:
        """Wait until every table has done all that it was told: nothing new was written in two rounds."""
        quiet, written = 0, -1
        while quiet < 2:
            await self._asked_round()
            now = sum(table.journal.v for table in self.room.tables)
            quiet, written = quiet + 1 if now == written else 0, now

    async def _asked_round(self) -> None:
        for table in self.room.tables:
            if table.state.is_closed:  # it may be stopped before it would answer
                continue
            probe = Viewer(None)
            table.send(probe, asks.Ping())
            await probe.next()
        for _ in range(6):
            await asyncio.sleep(0)

    async def told(self) -> None:
        """Wait until the world has heard all that tables told it."""
        await self.settle()
        while await self.store.waiting_notices(1):
            await asyncio.sleep(0.001)
        await self.settle()

    async def advance(self, seconds: float) -> None:
        await self.clock.advance(seconds)

    async def balance(self, client: Client) -> int:
        assert client.player is not None
        return await self.room.people.balance(client.player)

    async def everything(self, clients: Sequence[Client]) -> int:
        """All chips of these people, of the house, and on the table with those of its bots."""
        house = await self.room.people.balance(HOUSE)
        return house + sum([await self.balance(client) for client in clients]) + self.on_table

    @property
    def on_table(self) -> int:
        """The chips on the table, the pot included."""
        table = self.table.state.table
        return sum(table.stacks.values()) + (table.hand.pot if table.hand is not None and table.is_playing else 0)

    async def audited(self) -> bool:
        return (await self.store.read(accounts.audit)).is_sound


def in_turn(clients: Sequence[Client]) -> Client:
    """Return whose turn it is."""
    return next(client for client in clients if client.last["you"]["menu"])


async def passive(clients: Sequence[Client]) -> None:
    """Let the one in turn bring in, check or call."""
    client = in_turn(clients)
    verb = next(c["verb"] for c in client.last["you"]["menu"] if c["verb"] in ("bring_in", "check", "call"))
    assert (await client.move(verb))["is"] == "receipt"


async def fold(clients: Sequence[Client]) -> Client:
    """Let the one in turn fold, or bring in where he may not; return who it was."""
    client = in_turn(clients)
    await client.move("fold" if "fold" in client.menu else "bring_in")
    return client


async def fold_out(clients: Sequence[Client]) -> None:
    """Bring in and fold until the hand in play is over."""
    hand = clients[0].hand["id"]
    while clients[0].hand["id"] == hand and not clients[0].hand["is_over"]:
        await fold(clients)


async def play_on(clients: Sequence[Client], most: int = 200) -> None:
    """Bring in, check and call until the hand in play is over."""
    hand = clients[0].hand["id"]
    for _ in range(most):
        if clients[0].hand["id"] != hand or clients[0].hand["is_over"]:
            return
        if any(client.last["you"]["menu"] for client in clients):
            await passive(clients)
        else:
            await clients[0].evening.advance(0.1)
    raise AssertionError("the hand does not end")


@asynccontextmanager
async def evening(path: Path, *tables: tuple[Terms, Settings], minds: Minds | None = None) -> AsyncIterator[Evening]:
    """Open a room, by default with one table without bots; its file lies in memory where there is a place for it."""
    with TemporaryDirectory(dir=MEMORY if os.access(MEMORY, os.W_OK) else path) as folder:
        made = Evening(Path(folder) / "room.sqlite", minds)
        await made.open(*(tables or (table_of(),)))
        try:
            yield made
        finally:
            await made.shut()
