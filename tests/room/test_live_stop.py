"""A table whose room is closing: hands in play may end, nothing new begins, and nobody's time runs out."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.room.evening import evening, in_turn, passive, play_on, table_of


def test_while_a_room_closes_nobody_is_timed_out_and_the_decision_waits_for_the_next_start(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100)
            await passive(people)
            v, hand = room.table.journal.v, people[0].hand
            room.table.stop_dealing()
            await room.advance(300)
            assert (room.table.journal.v, room.table.state.away) == (v, frozenset())
            await room.restart()
            people = [await room.again(each) for each in people]
            assert people[0].hand == hand
            assert in_turn(people).last["left_ms"] == 20_000

    asyncio.run(main())


def test_while_a_room_closes_hands_are_played_to_their_end_and_no_other_begins(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100)
            room.table.stop_dealing()
            await play_on(people)
            await room.advance(60)
            assert (room.table.status, room.table.state.number) == ("between", 1)
            assert not room.table.is_busy

    asyncio.run(main())


def test_a_hand_that_was_sealed_is_not_dealt_by_a_room_that_closes_but_by_the_next(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            ann, _ = people = await room.guests(100, 100)
            await play_on(people)
            ann.promise()
            while room.table.status != "sealed":
                await room.advance(0.5)
            room.table.stop_dealing()
            await room.advance(60)
            assert room.table.status == "sealed"
            sealed = room.table.state.seal
            await room.restart()
            ann = await room.again(ann)
            assert room.table.state.seal == sealed
            await room.advance(60)
            assert room.table.state.number >= 2
            assert room.table.state.hand_number >= 2

    asyncio.run(main())
