"""Tables that players make: what they may be, how many there may be, and when they close by themselves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from americana import AmericanaError, Rules
from americana.errors import Unreadable
from americana.room import hosting
from americana.room.audience import Viewer
from americana.room.hosting import MOST_NEW, MOST_OWN, NEW_SECONDS, Wish, hosted
from americana.room.live.agenda import LEFT_SECONDS
from americana.room.live.inbox import LeftDue
from americana.room.live.table import LiveTable
from americana.room.people import TooOften
from americana.room.wire import asks
from americana.rules import PRESETS
from tests.deals import refused
from tests.room.evening import Client, Evening, evening
from tests.room.servers import serving

WISH = Wish(base="ru", limit="pot", ante=5, chairs=6, turn_seconds=20, bots=0)


@pytest.mark.parametrize("base", PRESETS)
@pytest.mark.parametrize("limit", ["fixed", "pot", "no"])
def test_every_house_and_limit_can_be_played(base: str, limit: str) -> None:
    terms, settings = hosted(replace(WISH, base=base, limit=limit, ante=1000, chairs=2), "anna", ())
    assert terms.rules == Rules.preset(base, limit=limit, ante=1000, max_players=2)
    assert (settings.host, settings.turn_ms, settings.pace, settings.bots) == ("anna", 20_000, 1.0, ())


@pytest.mark.parametrize("chairs", range(2, 7))
def test_bots_sit_in_seats_of_their_own_under_names_of_their_own(chairs: int) -> None:
    for count in range(chairs):
        _, settings = hosted(replace(WISH, chairs=chairs, bots=count), "anna", ())
        assert len(settings.bots) == count
        assert len({bot.name for bot in settings.bots}) == len({bot.seat for bot in settings.bots}) == count
        assert all(0 <= bot.seat < chairs for bot in settings.bots)


BAD: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
    ({"base": "us"}, "table_choice", {"field": "base", "choices": ", ".join(PRESETS)}),
    ({"limit": "none"}, "table_choice", {"field": "limit", "choices": "fixed, pot, no"}),
    ({"ante": 0}, "table_number", {"field": "ante", "least": 1, "most": 1000}),
    ({"ante": 1001}, "table_number", {"field": "ante", "least": 1, "most": 1000}),
    ({"chairs": 7}, "table_number", {"field": "chairs", "least": 2, "most": 6}),
    ({"turn_seconds": 7}, "table_number", {"field": "turn_seconds", "least": 8, "most": 60}),
    ({"turn_seconds": 61}, "table_number", {"field": "turn_seconds", "least": 8, "most": 60}),
    ({"chairs": 3, "bots": 3}, "table_number", {"field": "bots", "least": 0, "most": 2}),
    ({"bots": -1}, "table_number", {"field": "bots", "least": 0, "most": 5}),
    ({"pace": 1.1}, "table_number", {"field": "pace", "least": 0, "most": 1}),
    ({"pace": -0.1}, "table_number", {"field": "pace", "least": 0, "most": 1}),
    ({"name": "x" * 21}, "bad_guest_name", {"most": 20}),
]


@pytest.mark.parametrize(("changed", "code", "facts"), BAD)
def test_what_no_table_can_be_is_refused_with_its_bounds(
    changed: dict[str, Any], code: str, facts: dict[str, Any]
) -> None:
    assert refused(Unreadable, code, lambda: hosted(replace(WISH, **changed), "anna", ())).facts == facts


def test_a_name_made_up_is_one_that_no_table_has() -> None:
    names: list[str] = []
    for _ in range(2 * len(hosting._TOWNS) + 1):
        names.append(hosted(WISH, "anna", names)[1].name)
    assert len(set(names)) == len(names)
    assert hosted(replace(WISH, name="  "), "anna", ())[1].name in hosting._TOWNS


def test_a_player_has_three_tables_and_the_room_a_hundred_of_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "MOST_HOSTED", MOST_OWN + 1)

    async def main() -> None:
        async with evening(tmp_path) as room:
            made = await asyncio.gather(*[room.room.host_table(WISH, "anna", "::1") for _ in range(MOST_OWN)])
            assert len(set(made)) == MOST_OWN
            assert await code_of(room, "anna") == "too_many_tables"
            await room.room.host_table(WISH, "ben", "::1")
            assert await code_of(room, "cora") == "room_full"
            await room.advance(LEFT_SECONDS + 1)
            await room.told()
            assert [row.name for row in room.room.lobby.rows()] == ["Kyiv"]
            await room.room.host_table(WISH, "anna", "::1")

    asyncio.run(main())


def test_an_address_makes_a_table_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "MOST_OWN", 100)

    async def main() -> None:
        async with evening(tmp_path) as room:
            for _ in range(MOST_NEW):
                await room.room.host_table(WISH, "anna", "::1")
            with pytest.raises(TooOften) as too_often:
                await room.room.host_table(WISH, "ben", "::1")
            assert too_often.value.code == "tables_too_soon"
            await room.room.host_table(WISH, "ben", "::2")
            await room.advance(NEW_SECONDS / MOST_NEW)
            await room.room.host_table(WISH, "ben", "::1")

    asyncio.run(main())


async def code_of(room: Evening, player: str) -> str:
    try:
        await room.room.host_table(WISH, player, "::1")
    except AmericanaError as error:
        return error.code
    raise AssertionError("it was allowed")


async def hosted_table(room: Evening, bots: int = 0) -> LiveTable:
    """A table that Anna has made."""
    found = room.room.find(await room.room.host_table(replace(WISH, bots=bots), "anna", "::1"))
    assert found is not None
    return found


def is_open(room: Evening, table: LiveTable) -> bool:
    return room.room.find(table.state.id) is not None


@pytest.mark.parametrize("bots", [0, 3])
def test_a_players_table_closes_when_nobody_has_come_for_half_an_hour(tmp_path: Path, bots: int) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            table = await hosted_table(room, bots)
            await room.advance(LEFT_SECONDS - 1)
            await room.told()
            assert is_open(room, table)
            await room.advance(2)
            await room.told()
            assert not is_open(room, table)
            assert table.state.is_closed
            await room.restart()
            assert [each.state.settings.name for each in room.room.tables] == ["Kyiv"]

    asyncio.run(main())


def test_who_looks_on_keeps_a_table_open_and_the_time_begins_when_the_last_has_gone(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            table = await hosted_table(room)
            await room.advance(LEFT_SECONDS - 1)
            first, second = await room.watch(table=table), await room.watch(table=table)
            await room.advance(3 * LEFT_SECONDS)
            await first.close()
            await room.advance(LEFT_SECONDS + 1)
            await second.close()
            await room.advance(LEFT_SECONDS - 1)
            await room.told()
            assert is_open(room, table)
            await room.advance(2)
            await room.told()
            assert not is_open(room, table)

    asyncio.run(main())


def test_who_comes_at_the_last_moment_keeps_a_table_open(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            table = await hosted_table(room)
            table.subscribe(Viewer(None))
            table._inbox.put(LeftDue())  # both wait in the inbox
            await room.told()
            assert is_open(room, table)
            assert not table.state.is_closed

    asyncio.run(main())


def test_who_has_left_his_chips_at_a_table_that_closes_gets_them_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            table = await hosted_table(room)
            ann = await sat_down(room, table)
            assert await room.balance(ann) == 9_500
            await ann.close()
            await room.advance(LEFT_SECONDS + 1)
            await room.told()
            assert not is_open(room, table)
            assert await room.balance(ann) == 10_000
            assert await room.audited()

    asyncio.run(main())


async def sat_down(room: Evening, table: LiveTable) -> Client:
    person, _ = await room.room.people.guest("Ann", "Ann")
    client = await room.watch(person.id, "Ann", table)
    assert (await client.do(asks.Sit, seat=0, chips=500))["is"] == "receipt"
    return client


def test_the_time_begins_anew_when_the_room_does_and_who_made_a_table_is_remembered(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            made = (await hosted_table(room, 2)).state.id
            await room.advance(LEFT_SECONDS - 10)
            await room.restart()
            table = room.room.find(made)
            assert table is not None
            assert table.state.settings.host == "anna"
            await room.advance(LEFT_SECONDS - 10)
            await room.told()
            assert is_open(room, table)
            await room.advance(20)
            await room.told()
            assert not is_open(room, table)

    asyncio.run(main())


def test_the_rooms_own_tables_stay_open(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            await room.advance(10 * LEFT_SECONDS)
            await room.told()
            assert not room.table.state.is_closed

    asyncio.run(main())


def test_a_table_is_made_over_http_by_whoever_is_somebody(tmp_path: Path) -> None:
    wish = {"base": "pt", "limit": "fixed", "ante": 20, "chairs": 3, "turn_seconds": 8, "bots": 2, "name": "Ours"}

    async def ask() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            await client.post("/api/guest", json={"name": "Anna"})
            made = await client.post("/api/tables", json=wish)
            assert made.status_code == 201
            (row,) = [
                row for row in (await client.get("/api/lobby")).json()["tables"] if row["id"] == made.json()["id"]
            ]
            assert (row["name"], row["base"], row["limit"], row["ante"]) == ("Ours", "pt", "fixed", 20)
            assert (row["chairs"], row["taken"], row["bots"], row["turn_ms"]) == (3, 2, 2, 8000)
            async with server.socket(f"/ws/table/{row['id']}", client=client):
                pass
            worse = await client.post("/api/tables", json=wish | {"chairs": 9})
            facts = {"field": "chairs", "least": 2, "most": 6}
            assert (worse.status_code, worse.json()["code"], worse.json()["facts"]) == (400, "table_number", facts)
            for _ in range(MOST_OWN - 1):
                assert (await client.post("/api/tables", json=wish)).status_code == 201
            more = await client.post("/api/tables", json=wish)
            assert (more.status_code, more.json()["code"]) == (409, "too_many_tables")

    asyncio.run(ask())
