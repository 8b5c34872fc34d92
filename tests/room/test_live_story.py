"""What a snapshot tells of the hand on the table: the lines that were published, and the hand before."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from americana.room.live import story
from americana.room.wire import asks
from tests.room.evening import Client, Evening, evening, fold_out, passive, play_on, table_of

Lines = list[dict[str, Any]]


def published(client: Client) -> Lines:
    """The lines of the hand on the table as they were published, beginning with its first seal."""
    frames = [frame for frame in client.of("table") if not frame["reset"]]
    dealt = [place for place, frame in enumerate(frames) if has(frame, "HandStarted")]
    begins = max(place for place, frame in enumerate(frames[: dealt[-1]]) if is_first_seal(frame))
    own = [frame for frame in frames[begins:] if not (has(frame, "CardShown") and frame["v"] < frames[dealt[-1]]["v"])]
    return [line for frame in own for line in frame["lines"]]


def has(frame: dict[str, Any], event: str) -> bool:
    return any(each["event"] == event for each in frame["events"])


def is_first_seal(frame: dict[str, Any]) -> bool:
    return any(each["event"] == "HandSealed" and each["attempt"] == 1 for each in frame["events"])


async def told_to(client: Client) -> dict[str, Any]:
    """A snapshot that a client asks for."""
    client.ask(asks.Snapshot())
    await client.evening.settle()
    assert client.last["reset"]
    return client.last


async def assert_told(room: Evening, people: Sequence[Client]) -> None:
    """Everybody, newcomers too, is told the lines that were published."""
    rail = await room.watch()
    for client in (*people, rail):
        assert (await told_to(client))["lines"] == published(people[0])
    await rail.close()


def test_a_snapshot_has_the_lines_of_the_hand_so_far_at_each_step(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            people = await room.guests(100, 100, 100)
            for _ in range(2):
                while not people[0].hand["is_over"]:
                    await assert_told(room, people)
                    await passive(people)
                await assert_told(room, people)
                await people[1].do(asks.Show, hand=people[1].hand["id"])
                await people[1].do(asks.SitOut)
                await assert_told(room, people)
                assert (await told_to(people[0]))["lines"][-1]["key"] == "table-sat-out"
                await people[1].do(asks.SitIn)
                await room.advance(10)
            keys = [line["key"] for line in (await told_to(people[0]))["lines"]]
            assert keys.count("event-started") <= 1

    asyncio.run(main())


def test_what_happens_while_the_next_hand_is_cut_is_told_with_the_hand_before_and_kept_for_the_next(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            people = await room.guests(100, 100, 100)
            people[0].promise()
            await room.settle()
            await fold_out(people)
            await room.advance(2.5)
            assert people[0].last["public"]["seal"]["deck"] is None
            shower = next(each for each in people if each.last["you"]["can_show"])
            await shower.do(asks.Show, hand=shower.hand["id"])
            await people[2].do(asks.TopUp, chips=7)
            keys = [line["key"] for line in (await told_to(people[0]))["lines"]]
            assert {"event-card-shown", "table-top-up-asked"} <= set(keys)
            people[0].reveal()
            await room.settle()
            assert not people[0].hand["is_over"]
            keys = [line["key"] for line in (await told_to(people[0]))["lines"]]
            assert "table-top-up-asked" in keys
            assert "event-card-shown" not in keys
            await assert_told(room, people)

    asyncio.run(main())


@pytest.mark.parametrize("actions", [0, 3, 100])
def test_the_lines_are_the_same_after_a_restart(tmp_path: Path, actions: int) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(1, pace=1.0)) as room:
            people = [await room.guest("Ann", 0), await room.guest("Ben", 3), await room.guest("Cora", 4)]
            while people[0].hand is None:
                await room.advance(1)
            await play_on(people)
            await room.advance(10)
            for _ in range(actions):
                if people[0].hand["is_over"]:
                    break
                if any(client.last["you"]["menu"] for client in people):
                    await passive(people)
                else:
                    await room.advance(0.5)
            await people[2].do(asks.Leave)
            await room.settle()
            told = published(people[0])
            assert len(told) > 2
            await room.restart()
            assert (await room.watch()).last["lines"] == told

    asyncio.run(main())


def test_a_table_before_its_first_hand_tells_who_came(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            ann = await room.guest("Ann", 0)
            assert [line["key"] for line in (await told_to(ann))["lines"]] == ["table-sat-down"]
            await room.restart()
            rail = await room.watch()
            assert [line["args"]["player"]["name"] for line in rail.last["lines"]] == ["Ann"]
            assert rail.last["last"] is None

    asyncio.run(main())


def test_the_hand_before_is_told_as_the_rail_saw_it_when_the_next_was_dealt(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            people = await room.guests(100, 100)
            rail = await room.watch()
            assert (await told_to(rail))["last"] is None
            await fold_out(people)
            assert (await told_to(rail))["last"] is None
            shower = next(each for each in people if each.last["you"]["can_show"])
            await shower.do(asks.Show, hand=shower.hand["id"])
            before = rail.hand
            assert [player["down"] is not None for player in before["players"]].count(True) == 1
            await room.advance(10)
            assert rail.hand["id"] != before["id"]
            for client in (*people, rail):
                assert client.last["last"] is None or client.last["reset"]
                assert (await told_to(client))["last"] == before

    asyncio.run(main())


def test_after_a_restart_between_two_hands_the_hand_before_is_known_when_the_next_is_dealt(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            people = await room.guests(100, 100)
            await fold_out(people)
            before = people[0].hand
            await room.restart()
            people = [await room.again(client) for client in people]
            await room.advance(10)
            assert people[0].hand["id"] != before["id"]
            assert (await told_to(people[0]))["last"] == before

    asyncio.run(main())


def test_a_table_at_which_people_come_and_go_for_days_keeps_the_newest_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(story, "MOST_ROWS", 3)

    async def main() -> None:
        async with evening(tmp_path) as room:
            ann = await room.guest("Ann")
            for _ in range(4):
                await ann.do(asks.Sit, seat=0, chips=100)
                await ann.do(asks.Leave)
            keys = [line["key"] for line in (await told_to(ann))["lines"]]
            assert keys == ["table-left", "table-sat-down", "table-left"]

    asyncio.run(main())
