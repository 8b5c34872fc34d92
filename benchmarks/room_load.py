"""Persons at tables over real sockets, who act as soon as they may or once a second, and what is counted of it.

Only frames that ask something of their reader are decoded; of the others no more than the number is read.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from hashlib import sha256
from time import perf_counter

import msgspec

from americana.room.shuffle import commitment_of
from benchmarks.room_wire import Socket

SEATS = 6
PICTURE, RECEIPT = b'{"is":"table","v":', b'{"is":"receipt"'
FOLDS, RAISES = 0.1, 0.1
"""How often somebody folds to a wager, and raises where he may."""
LEAST_SECONDS = 0.06
"""Between two actions of a person: the room takes no more than 20 frames a second of one socket."""


class Tally:
    """What was counted since a moment; times are seconds."""

    def __init__(self) -> None:
        self.actions = 0
        self.frames = 0
        self.pictures = 0
        self.picture_bytes = 0
        self.to_receipt: list[float] = []
        self.to_last: list[float] = []


class Load:
    """All tables, how fast they are to act, and what went wrong.

    `every` is the seconds between two actions at a table, 0 for as soon as may be; `cuts` says that all take part in
    the cut. An action is timed from when it was due, also when this client was late to send it.
    """

    def __init__(self, *, cuts: bool = False, seed: int = 1) -> None:
        self.tables: list[Table] = []
        self.tally = Tally()
        self.faults: Counter[str] = Counter()
        self.acted = self.received = self.shown = 0
        self.cuts = cuts
        self.chance = random.Random(seed)
        self.every = 0.0
        self.is_going = False
        self.loop = asyncio.get_running_loop()

    def go(self, every: float) -> None:
        """Let every table act, from moments on that are spread over the time between two actions."""
        self.every, self.is_going = every, True
        now = perf_counter()
        for place, table in enumerate(self.tables):
            table.due = now + every * place / len(self.tables)
            if table.waits is not None:
                table.soon(table.waits)

    async def stop(self, within: float = 5.0) -> None:
        """Let nobody act any more, and wait for the answers that are under way."""
        self.is_going = False
        until = self.loop.time() + within
        while self.loop.time() < until and not self.acted == self.received == self.shown:
            await asyncio.sleep(0.05)
        self.faults["no receipt"] += self.acted - self.received
        self.faults["not shown to all"] += self.acted - self.shown

    def fresh(self) -> Tally:
        """Begin to count anew; return what was counted before."""
        before, self.tally = self.tally, Tally()
        return before

    def close(self) -> None:
        """Close every socket."""
        for table in self.tables:
            for person in table.persons:
                self.faults["socket lost"] += person.was_lost
                person.close()


class Table:
    """One table: its persons, and of each row under way since when, and how many have not seen it."""

    def __init__(self, load: Load, table: str) -> None:
        self.load = load
        self.id = table
        self.persons: list[Guest] = []
        self.due = 0.0
        self.waits: Guest | None = None
        self.newest = 0
        self.under_way: dict[int, list[float]] = {}
        load.tables.append(self)

    def soon(self, person: Guest) -> None:
        """Let somebody act when it is time."""
        load, now = self.load, perf_counter()
        self.waits = person
        if not load.is_going:
            return
        due = max(self.due, now, person.acted + LEAST_SECONDS)
        self.due = due + load.every
        if due > now:
            load.loop.call_later(due - now, self.act, due)
        else:
            self.act(now)

    def act(self, due: float) -> None:
        """Let whoever is in turn act now."""
        person = self.waits
        if person is None or not self.load.is_going:
            return
        self.waits = None
        self.under_way[person.v + 1] = [due, len(self.persons)]
        person.acted = due
        self.load.acted += 1
        self.load.tally.actions += 1
        person.act()

    def seen(self, v: int) -> None:
        """Note that one more has seen a row."""
        if v > self.newest:
            self.newest = v
        row = self.under_way.get(v)
        if row is not None:
            row[1] -= 1
            if not row[1]:
                del self.under_way[v]
                self.load.shown += 1
                self.load.tally.to_last.append(perf_counter() - row[0])


class Guest(Socket):
    """A person's socket, whatever is behind it."""

    def __init__(self, table: Table, place: int) -> None:
        super().__init__()
        self.table = table
        self.load = table.load
        self.place = place
        self.v = 0
        self.acted = 0.0
        table.persons.append(self)

    def act(self) -> None:
        """Answer the question that was heard last."""
        raise NotImplementedError

    def saw(self, v: int, size: int) -> None:
        """Count a picture of a table."""
        if self.v and v != self.v + 1:
            self.load.faults["gap"] += 1
        self.v = v
        tally = self.load.tally
        tally.pictures += 1
        tally.picture_bytes += size
        self.table.seen(v)


class _Hand(msgspec.Struct):
    id: str
    turn: int


class _Public(msgspec.Struct):
    hand: _Hand | None


class _Choice(msgspec.Struct):
    verb: str
    least: int


class _Cut(msgspec.Struct):
    number: int
    attempt: int


class _You(msgspec.Struct):
    menu: list[_Choice]
    commit: _Cut | None


class _Sealed(msgspec.Struct):
    event: str
    number: int = 0
    attempt: int = 0
    commitments: list[tuple[int, str]] = []


class _Picture(msgspec.Struct):
    public: _Public
    you: _You


class _Events(msgspec.Struct):
    events: list[_Sealed]


_picture = msgspec.json.Decoder(_Picture).decode
_events = msgspec.json.Decoder(_Events).decode


class Person(Guest):
    """A person of our room."""

    def __init__(self, table: Table, place: int) -> None:
        super().__init__(table, place)
        self.is_seated = self.load.loop.create_future()
        self._orders = 0
        self._asked: _Picture | None = None
        self._promised: _Cut | None = None

    async def sit(self, port: int, token: str, chips: int) -> None:
        """Come to the table and take a seat."""
        await self.connect(port, f"/ws/table/{self.table.id}", token)
        self.say(b'{"do":"hello","protocol":1}')
        self.say(b'{"do":"sit","seat":%d,"chips":%d,"id":"sit"}' % (self.place, chips))
        await self.is_seated

    def heard(self, text: bytes) -> None:
        self.load.tally.frames += 1
        if text.startswith(PICTURE):
            self._look(text)
        elif text.startswith(RECEIPT):
            if self.is_seated.done():
                self.load.received += 1
                self.load.tally.to_receipt.append(perf_counter() - self.acted)
            else:
                self.is_seated.set_result(None)
        elif text.startswith((b'{"is":"refused"', b'{"is":"bye"')) and b'"stale_cut"' not in text:
            self.load.faults[text.decode()[:80]] += 1

    def act(self) -> None:
        asked = self._asked
        assert asked is not None
        assert asked.public.hand is not None
        self._orders += 1
        hand = asked.public.hand
        what = b'"hand":"%b","turn":%d,"id":"%d"}' % (hand.id.encode(), hand.turn, self._orders)
        self.say(b'{"do":%b,%b' % (self._choice(asked.you.menu), what))

    def _look(self, text: bytes) -> None:
        self.saw(int(text[len(PICTURE) : text.index(b",", len(PICTURE))]), len(text))
        mine = text[text.rfind(b'"you":{') :]
        if b'"menu":[]' not in mine:
            self._asked = _picture(text)
            self.table.soon(self)
        if self.load.cuts:
            cut = None if b'"commit":null' in mine else _picture(text).you.commit
            if cut is not None and cut != self._promised:
                self._promised = cut
                promised = commitment_of(self._nonce(cut.number, cut.attempt)).hex().encode()
                self.say(b'{"do":"commit","number":%d,"attempt":%d,"commitment":"%b"}' % (*_of(cut), promised))
            if b'"event":"HandSealed"' in text[:4000]:
                self._cut(_events(text).events)

    def _cut(self, events: list[_Sealed]) -> None:
        for event in events:
            if event.event == "HandSealed" and any(seat == self.place for seat, _ in event.commitments):
                nonce = self._nonce(event.number, event.attempt).hex().encode()
                self.say(
                    b'{"do":"reveal","number":%d,"attempt":%d,"nonce":"%b"}' % (event.number, event.attempt, nonce)
                )

    def _nonce(self, number: int, attempt: int) -> bytes:
        return sha256(f"{self.table.id} {self.place} {number} {attempt}".encode()).digest()

    def _choice(self, menu: list[_Choice]) -> bytes:
        offered = {each.verb: each for each in menu}
        mood = self.load.chance.random()
        if mood < FOLDS and "check" not in offered and "fold" in offered:
            return b'"fold"'
        if mood > 1 - RAISES:
            for verb in ("complete", "bet", "raise"):
                if verb in offered:
                    return b'"%b","to":%d' % (verb.encode(), offered[verb].least)
        passive = next((verb for verb in ("check", "call", "bring_in") if verb in offered), menu[-1].verb)
        return b'"%b"' % passive.encode()


def _of(cut: _Cut) -> tuple[int, int]:
    return cut.number, cut.attempt
