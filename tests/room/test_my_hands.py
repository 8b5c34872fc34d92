"""My hands over HTTP: only my own, as I saw them, searched, counted and noted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from americana.server.my_hands import MOST_NOTE
from tests.room.servers import Server, greet, play_hands, serving


@asynccontextmanager
async def after_hands(
    folder: Path, count: int = 4
) -> AsyncIterator[tuple[Server, httpx.AsyncClient, httpx.AsyncClient]]:
    """A room in which Anna has played some hands against a bot; the other client is nobody."""
    async with serving(folder) as server, server.browser() as anna, server.browser() as other:
        await anna.post("/api/guest", json={"name": "Anna"})
        async with server.socket(client=anna) as wire:
            await greet(wire)
            await play_hands(wire, count)
            yield server, anna, other


async def read(client: httpx.AsyncClient, path: str, **given: object) -> Any:
    answer = await client.get(path, params={name: str(value) for name, value in given.items()})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_my_hands_are_listed_as_i_saw_them(tmp_path: Path) -> None:
    async def ask() -> None:
        async with after_hands(tmp_path) as (server, anna, _):
            page = await read(anna, "/api/hands", limit=2)
            assert page["tables"] == [{"table": server.table, "name": "Kyiv"}]
            lines = [*page["hands"], *(await read(anna, "/api/hands", before=page["before"]))["hands"]]
            assert len(lines) >= 4
            for line in lines:
                story = await read(anna, f"/api/hands/{line['hand']}")
                mine = next(seat for seat in story["seats"] if seat["seat"] == line["seat"])
                assert (line["net"], line["seat"], line["number"]) == (mine["net"], 0, story["number"])
                assert (line["preset"], line["limit"], line["ante"], line["table_name"]) == ("ru", "pot", 1, "Kyiv")
                assert line["down"] == cards(story, "DownCardsDealt")[0]
                assert line["up"] == cards(story, "UpCardsDealt")
                assert (line["made"] is None) == (len(line["up"]) < 4)
                assert line["pot"] == sum(
                    event["amount"] for event in story["events"] if event["event"] == "PotAwarded"
                )
                assert (line["starred"], line["note"], line["is_imported"]) == (False, "", False)

    asyncio.run(ask())


def cards(story: Any, kind: str) -> list[str]:
    dealt = [event["cards"] for event in story["events"] if event["event"] == kind]
    return [card for pairs in dealt for seat, card in pairs if seat == story["viewer"]]


def test_a_search_by_address_finds_by_cards(tmp_path: Path) -> None:
    async def ask() -> None:
        async with after_hands(tmp_path) as (server, anna, _):
            first = (await read(anna, "/api/hands"))["hands"][0]
            found = await read(anna, "/api/hands", cards=f"{first['down']}/{first['up'][0]}")
            assert first["hand"] in [line["hand"] for line in found["hands"]]
            for line in (await read(anna, "/api/hands", cards=f"{first['down'][0]}/"))["hands"]:
                assert line["down"][0] == first["down"][0]
            here = await read(anna, "/api/hands", table=server.table, preset="ru", limit_kind="pot", pot_from=1)
            assert len(here["hands"]) >= 4
            assert (await read(anna, "/api/hands", limit_kind="no"))["hands"] == []
            assert (await read(anna, "/api/hands", until=1))["hands"] == []
            shown = (await read(anna, "/api/hands", showdown="true"))["hands"]
            assert all(line["went"] for line in shown)
            won = (await read(anna, "/api/hands", result="won"))["hands"]
            assert all(line["net"] > 0 for line in won)

    asyncio.run(ask())


def test_statistics_count_the_hands_that_the_list_shows(tmp_path: Path) -> None:
    async def ask() -> None:
        async with after_hands(tmp_path) as (_, anna, __):
            lines = (await read(anna, "/api/hands", limit=100))["hands"]
            told = await read(anna, "/api/hands/statistics")
            assert told["hands"] >= len(lines)
            assert {rate["key"] for rate in told["rates"]} == {
                *("opened_above", "completed", "folded_to_completion", "showdown", "won_at_showdown"),
            }
            lost = await read(anna, "/api/hands/statistics", result="lost")
            assert lost["total"]["net"] <= 0
            assert (await read(anna, "/api/hands/statistics", until=1))["curve"] == []

    asyncio.run(ask())


def test_a_mark_is_mine_alone_and_stays(tmp_path: Path) -> None:
    async def ask() -> None:
        async with after_hands(tmp_path) as (_, anna, other):
            hand = (await read(anna, "/api/hands"))["hands"][0]["hand"]
            note = "ё" * MOST_NOTE
            made = await anna.put(f"/api/hands/{hand}/mark", json={"starred": True, "note": f" {note} "})
            assert (made.status_code, made.json()) == (200, {"starred": True, "note": note})
            line = (await read(anna, "/api/hands", starred="true"))["hands"][0]
            assert (line["hand"], line["starred"], line["note"]) == (hand, True, note)
            await other.post("/api/guest", json={})
            refused = await other.put(f"/api/hands/{hand}/mark", json={"starred": True, "note": ""})
            assert (refused.status_code, refused.json()["code"]) == (404, "no_such_hand")
            assert (await read(other, "/api/hands"))["hands"] == []
            too_long = await anna.put(f"/api/hands/{hand}/mark", json={"starred": True, "note": "x" * (MOST_NOTE + 1)})
            assert (too_long.status_code, too_long.json()["code"]) == (400, "note_too_long")
            assert (await read(anna, "/api/hands", starred="true"))["hands"][0]["note"] == note

    asyncio.run(ask())


REFUSED = [
    ("preset=xx", "table_choice"),
    ("limit_kind=spread", "table_choice"),
    ("result=draw", "table_choice"),
    ("showdown=maybe", "table_choice"),
    ("starred=yes", "table_choice"),
    ("since=yesterday", "table_number"),
    ("until=-1", "table_number"),
    ("pot_from=1.5", "table_number"),
    ("pot_to=99999999999999999999999", "table_number"),
    ("cards=zz", "card_search_unreadable"),
    ("cards=AK/", "card_search_one_down"),
    ("cards=AsAs", "card_twice"),
    ("cards=AAAAA", "card_search_impossible"),
    ("cards=789TJQ", "card_search_too_many"),
    (f"cards={'A' * 200}", "bad_request"),
    ("before=x", "bad_request"),
    ("before=1.2.3", "bad_request"),
    ("before=1.", "bad_request"),
    ("limit=0", "bad_request"),
    ("limit=101", "bad_request"),
]


def test_what_cannot_be_searched_is_refused_with_a_code(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server, server.browser() as anna:
            for path in ("/api/hands", "/api/hands/statistics"):
                assert (await anna.get(path)).json()["code"] == "no_session"
            await anna.post("/api/guest", json={})
            for asked, code in REFUSED:
                answer = await anna.get(f"/api/hands?{asked}")
                assert (answer.status_code, answer.json()["code"]) == (400, code), asked
                if not asked.startswith(("before", "limit=")):
                    assert (await anna.get(f"/api/hands/statistics?{asked}")).json()["code"] == code

    asyncio.run(ask())


def test_a_hand_that_is_running_is_in_no_list(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server, server.browser() as anna:
            await anna.post("/api/guest", json={"name": "Anna"})
            async with server.socket(client=anna) as wire:
                await greet(wire)
                playing, seen = asyncio.create_task(play_hands(wire, 2)), set()
                while not playing.done():
                    hand = server.room.tables[0].state.hand
                    told = await anna.get("/api/hands")
                    if hand and await server.store.hand(hand) is None:  # it was running all the while
                        seen.add(hand)
                        assert hand not in told.text
                await playing
                assert seen

    asyncio.run(ask())
