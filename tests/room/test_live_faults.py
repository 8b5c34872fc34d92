"""When something goes wrong inside: one table stops where its log stands, the others play on, no chip is lost."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from americana import FULL_DECK
from americana.engine.events import HandEnded
from americana.room.ledger import Batch, IllegalBatch
from americana.room.live import dealing
from americana.room.live.money import batch_of as honest
from americana.room.store import Entry, Refused, Unknown
from americana.room.wire import asks
from tests.room.evening import Evening, evening, fold, fold_out, in_turn, passive, play_on, table_of
from tests.room.rigged import rig

SLOW: dict[str, Any] = {"pace": 1.0}


def _broken(error: Exception) -> Callable[..., Batch | None]:
    def batch_of(before: Any, event: Any, key: str) -> Batch | None:
        if isinstance(event, HandEnded):
            raise error
        return honest(before, event, key)

    return batch_of


@pytest.mark.parametrize("error", [RuntimeError("a card: As"), IllegalBatch("unbalanced_batch", "sums to 1: As")])
def test_an_exception_in_one_tables_payout_freezes_that_table_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    """Reported, resumable: opened again without the fault it plays the hand to its end."""

    async def main() -> None:
        async with evening(tmp_path, table_of(name="One", **SLOW), table_of(name="Two", **SLOW)) as room:
            people = await room.guests(100, 100)
            other = room.room.tables[1]
            ann, ben = [await room.watch(each.player, each.name, other) for each in people]
            for seat, each in enumerate((ann, ben)):
                await each.do(asks.Sit, seat=seat, chips=100)
            await room.advance(1)
            before = room.table.state
            with monkeypatch.context() as broken:
                broken.setattr("americana.room.live.rows.batch_of", _broken(error))
                await fold(people)
                last = await fold(people)
            assert (room.table.status, other.status) == ("frozen", "playing")
            assert [row.status for row in room.room.lobby.rows()] == ["frozen", "playing"]
            assert room.room.readings().frozen == 1
            assert (await last.move("fold"))["code"] == "table_frozen"
            assert "As" not in caplog.text
            assert "table frozen" in caplog.text
            await fold_out([ann, ben])
            assert other.state.table.hands_played == 1
            rail = await room.watch()
            assert rail.last["public"]["status"] == "frozen"
            await rail.close()
            assert room.table.state.hand == before.hand
            assert await room.audited()
            await room.restart()
            people = [await room.again(each) for each in people]
            assert people[0].table.status == "playing"
            assert people[0].hand["id"] == before.hand
            await play_on(people)
            assert room.on_table == 200
            assert await room.audited()

    asyncio.run(main())


def test_a_fouled_deck_is_never_dealt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of a card: the table stops before a card is seen, every chip is where it was."""

    async def main() -> None:
        whole = list(FULL_DECK)
        rig(monkeypatch, [*whole[:-1], whole[0]])
        async with evening(tmp_path, table_of(**SLOW)) as room:
            ann, _ = await room.guests(100, 100)
            assert (room.table.status, ann.last["public"]["hand"]) == ("frozen", None)
            assert [each.chips for each in room.table.state.table.taken.values()] == [100, 100]
            await room.restart()
            await room.settle()
            assert room.table.status == "playing"
            assert await room.audited()

    asyncio.run(main())


def test_an_order_that_could_not_be_written_is_refused_and_can_be_given_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**SLOW)) as room:
            people = await room.guests(100, 100)
            opener = in_turn(people)
            move = opener.move_of("bring_in")
            full = Disk(room, Refused("not_written", "the disk is full"), times=1)
            v = room.table.journal.v
            assert (await opener.answered(move))["code"] == "not_written"
            assert (room.table.journal.v, opener.menu) == (v, in_turn(people).menu)
            assert (await opener.answered(move))["v"] == v + 1
            assert full.asked == 2

    asyncio.run(main())


class Disk:
    """A store that fails so many times, then works."""

    def __init__(self, room: Evening, error: Exception, times: int, is_written: bool = False) -> None:
        self.asked = 0
        honest = room.store.append

        async def append(entry: Entry) -> None:
            self.asked += 1
            if self.asked > times:
                return await honest(entry)
            if is_written:
                await honest(entry)
            raise error

        room.store.append = append  # type: ignore[method-assign]


def test_a_bot_whose_action_could_not_be_written_does_it_a_second_later(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(1, **SLOW)) as room:
            ann = await room.guest("Ann", 0)
            while not ann.hand or ann.hand["actor"] != 1:
                await room.advance(0.1)
                if ann.menu:
                    await passive([ann])
            turn, v = ann.hand["turn"], room.table.journal.v
            disk = Disk(room, Refused("not_written", "the disk is full"), times=1)
            while not disk.asked:
                await room.advance(0.1)
            assert room.table.journal.v == v
            await room.advance(1.0)
            assert ann.hand["turn"] > turn
            assert ann.events("Folded") == []

    asyncio.run(main())


def test_a_time_out_that_could_not_be_written_comes_a_second_later_and_takes_nobody_elses_time(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**SLOW)) as room:
            people = await room.guests(100, 100)
            cora = await room.guest("Cora", 4)
            await cora.do(asks.SitOut)
            await room.advance(50)
            Disk(room, Refused("not_written", "the disk is full"), times=1)
            await room.advance(31)
            assert people[0].events("WentAway") == []
            await room.advance(1)
            assert len(people[0].events("WentAway")) == 1

    asyncio.run(main())


def test_a_seat_that_could_not_be_freed_takes_no_time_from_who_thinks(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(turn_ms=900_000, **SLOW)) as room:
            people = await room.guests(100, 100)
            cora = await room.guest("Cora", 4)
            await cora.do(asks.SitOut)
            await room.advance(599)
            disk = Disk(room, Refused("not_written", "the disk is full"), times=1)
            await room.advance(5)
            assert disk.asked == 2
            assert cora.last["you"]["seat"] is None
            assert in_turn(people).events("WentAway") == []
            assert people[0].events("BroughtIn") == []

    asyncio.run(main())


@pytest.mark.parametrize("is_written", [False, True])
def test_when_nobody_can_say_whether_a_row_was_written_the_table_finds_out_and_does_it_once(
    tmp_path: Path, is_written: bool
) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**SLOW)) as room:
            people = await room.guests(100, 100)
            opener = in_turn(people)
            v = room.table.journal.v
            Disk(room, Unknown("write_unknown", "the commit did not come back"), times=1, is_written=is_written)
            assert (await opener.move("bring_in"))["v"] == v + 1
            assert opener.chips == 97
            assert [row.v for row in await room.store.rows(room.table.state.id)][-1] == v + 1
            assert await room.audited()

    asyncio.run(main())


def test_a_row_that_somebody_else_has_written_stops_the_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**SLOW)) as room:
            people = await room.guests(100, 100)
            state = room.table.state
            await room.store.append(Entry(state.id, room.table.journal.v + 1, room.clock.now(), 1, b"[]"))
            opener = in_turn(people)
            opener.ask(opener.move_of("bring_in"))
            await room.settle()
            assert room.table.is_frozen
            assert room.table.state == state

    asyncio.run(main())


def test_a_nonce_that_meets_a_row_of_somebody_else_stops_the_table_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**SLOW)) as room:
            people = await room.guests(100, 100)
            await fold_out(people)
            people[0].promise()
            await room.advance(3)
            Disk(room, Refused("row_exists", "there is such a row"), times=1)
            people[0].reveal()
            await room.settle()
            assert room.table.is_frozen

    asyncio.run(main())


def test_a_table_whose_log_cannot_be_read_is_left_out_and_the_others_play(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(name="One"), table_of(name="Two", **SLOW)) as room:
            lost, state = room.table.state.id, room.table.state
            await room.store.append(Entry(lost, room.table.journal.v + 1, room.clock.now(), 9, b"[]"))
            await room.restart()
            assert room.room.lost == {lost: "log_too_new"}
            assert [table.state.settings.name for table in room.room.tables] == ["Two"]
            assert room.room.readings().frozen == 1
            await room.guests(100, 100)
            assert room.table.status == "playing"
            assert dataclasses.replace(state, id=lost) == state

    asyncio.run(main())


def test_the_cut_of_a_table_that_stops_is_kept_in_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped between the seal and the deal: opened again it deals from the same seal."""

    async def main() -> None:
        async with evening(tmp_path, table_of(**SLOW)) as room:
            with monkeypatch.context() as broken:
                broken.setattr(dealing, "dealt_hand", _fails)
                await room.guests(100, 100)
                assert room.table.is_frozen
                sealed = room.table.state.seal
            await room.restart()
            await room.settle()
            assert room.table.status == "playing"
            seal = room.table.state.seal
            assert sealed is not None
            assert seal is not None
            assert seal.sealed == sealed.sealed

    asyncio.run(main())


def _fails(*_: object) -> None:
    raise RuntimeError("no deal")
