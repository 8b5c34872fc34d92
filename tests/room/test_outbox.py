"""What tables tell the world: with the append that says it, at least once, in order, and no card that is not public."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import Connection

from americana.engine.events import HandEnded
from americana.room.events import TableClosed
from americana.room.live.inbox import Close, MovePlayer, SeatPlayer
from americana.room.minds import Minds
from americana.room.outbox import Notice
from americana.room.room import Room
from americana.room.store import Store
from americana.room.store.schema import outbox
from americana.room.wire import asks
from americana.table.events import Busted, SeatLeft, SeatTaken
from tests.room.evening import Evening, evening, play_on, table_of


class Listener:
    """A driver that remembers what it heard; it may fail the first times."""

    def __init__(self, failures: int = 0) -> None:
        self.heard: list[Notice] = []
        self.failures = failures

    async def hear(self, notice: Notice) -> None:
        if self.failures:
            self.failures -= 1
            raise RuntimeError("not now")
        self.heard.append(notice)

    @property
    def kinds(self) -> list[type]:
        return [type(notice.event) for notice in self.heard]


async def reopened(room: Evening, *drivers: Listener) -> None:
    """Close the room and open it with drivers."""
    await room.shut()
    room.store = await Store.open(room.path)
    room.room = await Room.open(room.store, Minds(), room.clock, drivers=drivers)
    await room.told()


def test_a_hands_end_is_told_once_with_its_pot_and_the_lobby_counts_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            listener = Listener()
            await reopened(room, listener)
            people = await room.guests(100, 100)
            await play_on(people)
            await room.told()
            (ended,) = [notice for notice in listener.heard if isinstance(notice.event, HandEnded)]
            assert ended.pot == sum(event["amount"] for event in people[0].events("PotAwarded")) > 0
            assert listener.kinds[:2] == [SeatTaken, SeatTaken]
            (row,) = room.room.lobby.rows()
            assert (row.hands_per_hour, row.average_pot) == (1, ended.pot)
            await room.advance(7300)
            assert room.room.lobby.rows()[0].hands_per_hour == 0

    asyncio.run(main())


def test_a_driver_that_fails_hears_the_same_again_and_nothing_is_lost_or_out_of_order(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            listener = Listener(failures=1)
            await reopened(room, listener)
            await room.guests(100, 100)
            assert listener.heard == []
            await asyncio.wait_for(room.told(), 10)
            assert [notice.v for notice in listener.heard] == sorted(notice.v for notice in listener.heard)
            assert listener.kinds == [SeatTaken, SeatTaken]

    asyncio.run(main())


def test_what_was_not_heard_before_a_crash_is_told_after_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            deaf = Listener(failures=10**9)
            await reopened(room)
            await room.shut()
            room.store = await Store.open(room.path)
            room.room = await Room.open(room.store, Minds(), room.clock, drivers=[deaf])
            await room.guests(100)
            listener = Listener()
            await reopened(room, listener)
            assert listener.kinds == [SeatTaken]

    asyncio.run(main())


def test_a_notice_that_cannot_be_read_holds_up_no_other(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            table = room.table.state.id
            spoilt = {"table_id": table, "v": 0, "place": 0, "at": 0, "body": b"{}"}

            def spoil(connection: Connection) -> None:
                connection.execute(outbox.insert(), spoilt)

            await room.store.do(spoil)
            listener = Listener()
            await reopened(room, listener)
            await room.guests(100)
            await room.told()
            assert listener.kinds == [SeatTaken]

    asyncio.run(main())


def test_a_driver_seats_players_moves_them_and_closes_the_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(), table_of()) as room:
            listener = Listener()
            await reopened(room, listener)
            one, other = room.room.tables
            ann, _ = await room.room.people.guest("Ann", "here")
            room.room.order(one.state.id, SeatPlayer(ann.id, "Ann", 100))
            room.room.order(one.state.id, SeatPlayer(ann.id, "Ann", 100))  # he sits there: refused, and nothing stops
            await room.told()
            assert [sitter.player for sitter in one.state.table.taken.values()] == [ann.id]
            room.room.order(one.state.id, MovePlayer(ann.id))
            await room.told()
            left = listener.heard[-1].event
            assert isinstance(left, SeatLeft)
            room.room.order(other.state.id, SeatPlayer(ann.id, "Ann", left.chips, seat=3))
            room.room.order(one.state.id, Close())
            await room.told()
            assert other.state.table.taken[3].chips == 100
            assert listener.kinds.count(TableClosed) == 1
            assert room.room.tables == (other,)
            assert await room.audited()

    asyncio.run(main())


def test_who_is_broke_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            listener = Listener()
            await reopened(room, listener)
            people = await room.guests(20, 20)
            for _ in range(30):
                if any(kind is Busted for kind in listener.kinds):
                    break
                client = next((each for each in people if each.last["you"]["menu"]), None)
                if client is None:
                    await room.advance(1)
                else:
                    best = client.last["you"]["menu"][-1]
                    amount = best["most"] if best["verb"] in ("bet", "raise", "complete") else None
                    assert (await client.move(best["verb"], amount))["is"] == "receipt"
                await room.told()
            assert any(kind is Busted for kind in listener.kinds)
            assert (await people[0].do(asks.SitIn))["is"] == "receipt"

    asyncio.run(main())
