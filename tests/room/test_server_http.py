"""The HTTP interface: sessions by cookie, other sites kept out, hands as the asker knows them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select

from americana import Rules
from americana.notation import read_phh
from americana.room.codec import encode
from americana.room.store import Refused
from americana.room.store.schema import players
from americana.rules import PRESETS
from americana.say import LANGUAGES
from tests.room.servers import Server, greet, hear, play_hands, say, serving

WISH = {"base": "da", "limit": "no", "ante": 5, "chairs": 4, "turn_seconds": 15, "bots": 2}
NOBODY: dict[str, object] = {"player": None, "name": None, "balance": None, "seats": []}


async def count_players(server: Server) -> int:
    return await server.store.read(lambda c: c.execute(select(func.count()).select_from(players)).scalar_one())


def test_looking_at_pages_makes_no_guest(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            for path in ("/", "/table/some", "/api/me", "/api/lobby", "/favicon.svg"):
                answer = await client.get(path)
                assert answer.status_code == 200
                assert "set-cookie" not in answer.headers
            assert (await client.get("/api/me")).json() == NOBODY
            async with server.socket() as wire:
                await greet(wire)
            assert await count_players(server) == 0

    asyncio.run(look())


def test_a_guest_gets_a_cookie_that_no_script_reads_and_is_known_by_it(tmp_path: Path) -> None:
    async def come() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            made = await client.post("/api/guest", json={"name": " Anna "})
            cookie = made.headers["set-cookie"]
            assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
            assert "Secure" not in cookie
            assert made.json() == (await client.get("/api/me")).json()
            assert (made.json()["name"], made.json()["balance"]) == ("Anna", 10_000)
            again = await client.post("/api/guest", json={"name": "Boris"})
            assert again.json() == made.json()
            assert "set-cookie" not in again.headers
            assert (await client.put("/api/me/name", json={"name": "Vira"})).json()["name"] == "Vira"
            assert (await client.post("/api/me/chips")).json()["code"] == "not_broke"
            assert await count_players(server) == 1

    asyncio.run(come())


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    async def come() -> None:
        async with serving(tmp_path, is_https=True) as server, server.browser() as client:
            assert "Secure" in (await client.post("/api/guest", json={})).headers["set-cookie"]

    asyncio.run(come())


def test_a_new_name_reaches_the_table_where_one_sits(tmp_path: Path) -> None:
    async def rename() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            await client.post("/api/guest", json={"name": "Anna"})
            async with server.socket(client=client) as wire:
                await greet(wire)
                await play_hands(wire, 1)
                await client.put("/api/me/name", json={"name": "Vira"})
                async with asyncio.timeout(10):
                    while (await hear(wire, "table"))["public"]["seats"][0]["name"] != "Vira":
                        pass

    asyncio.run(rename())


def test_where_one_sits_is_told_with_who_one_is(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            made = await client.post("/api/guest", json={"name": "Anna"})
            assert made.json()["seats"] == []
            async with server.socket(client=client) as wire:
                await greet(wire)
                await say(wire, do="sit", seat=3, chips=100, id="sit")
                await hear(wire, "receipt")
                seats = [{"table": server.table, "name": "Kyiv", "seat": 3}]
                assert (await client.get("/api/me")).json()["seats"] == seats
            async with server.browser() as other:
                await other.post("/api/guest", json={"name": "Ben"})
                assert (await other.get("/api/me")).json()["seats"] == []

    asyncio.run(ask())


def test_the_house_rules_of_every_text_are_told(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            houses = (await client.get("/api/houses")).json()["houses"]
            assert [house["base"] for house in houses] == list(PRESETS)
            for house in houses:
                assert house["rules"] == json.loads(encode(Rules.preset(house["base"])))

    asyncio.run(ask())


def test_a_head_is_answered_as_the_whole_would_be_without_its_body(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            for path in ("/", "/api/houses", "/api/messages/en", "/favicon.svg", "/api/nothing", "/health/alive"):
                whole, head = await client.get(path), await client.head(path)
                assert (head.status_code, head.content) == (whole.status_code, b"")
                kept = {name: value for name, value in whole.headers.items() if name != "date"}
                assert {name: value for name, value in head.headers.items() if name != "date"} == kept

    asyncio.run(ask())


REFUSALS: list[tuple[str, str, object, int, str]] = [
    ("POST", "/api/guest", {"name": "x" * 21}, 400, "bad_guest_name"),
    ("POST", "/api/guest", {"name": "a\u202eb"}, 400, "bad_guest_name"),
    ("POST", "/api/guest", {"name": 7}, 400, "bad_request"),
    ("POST", "/api/guest", {"id": "anna"}, 400, "bad_request"),
    ("POST", "/api/guest", {"name": "x" * 20_000}, 413, "bad_request"),
    ("PUT", "/api/me/name", {"name": "Anna"}, 401, "no_session"),
    ("POST", "/api/me/chips", None, 401, "no_session"),
    ("POST", "/api/tables", WISH, 401, "no_session"),
    ("POST", "/api/tables", WISH | {"ante": "much"}, 400, "bad_request"),
    ("POST", "/api/tables", WISH | {"deck": "As"}, 400, "bad_request"),
    ("POST", "/api/tables", {"base": "ru"}, 400, "bad_request"),
    ("GET", "/api/tables", None, 405, "not_found"),
    ("GET", "/api/hands", None, 401, "no_session"),
    ("GET", "/api/hands?limit=1000", None, 400, "bad_request"),
    ("GET", "/api/hands/nothing", None, 404, "no_such_hand"),
    ("GET", "/api/ranking?base=xx", None, 400, "bad_request"),
    ("GET", "/api/ranking?last_category=pair", None, 400, "bad_request"),
    ("GET", "/api/messages/xx", None, 404, "unknown_language"),
    ("GET", "/api/messages/..%2fen", None, 404, "not_found"),
    ("GET", "/api/nothing", None, 404, "not_found"),
    ("DELETE", "/api/lobby", None, 405, "not_found"),
]


def test_a_refusal_is_a_code(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            for method, path, body, status, code in REFUSALS:
                answer = await client.request(method, path, json=body) if body else await client.request(method, path)
                assert (answer.status_code, answer.json()["code"]) == (status, code), (method, path)
                assert "Traceback" not in answer.text
            assert await count_players(server) == 0

    asyncio.run(ask())


SENDERS: list[tuple[dict[str, str], int]] = [
    ({"Origin": "http://evil.example"}, 403),
    ({"Origin": "null"}, 403),
    ({"Origin": "http://127.0.0.1"}, 403),
    ({"Origin": "http://["}, 403),
    ({"Sec-Fetch-Site": "cross-site"}, 403),
    ({"Sec-Fetch-Site": "same-site"}, 403),
    ({"Content-Type": "text/plain"}, 415),
    ({"Content-Type": "application/x-www-form-urlencoded"}, 415),
    ({"Host": "evil.example"}, 421),
    ({"Host": "127.0.0.1.evil.example:8000"}, 421),
    ({"Host": "192.168.0.7"}, 421),
    ({"Origin": "http://127.0.0.1:{port}"}, 200),
    ({"Sec-Fetch-Site": "same-origin"}, 200),
    ({}, 200),
]


def test_other_sites_make_no_guest_here(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            made = 0
            for headers, status in SENDERS:
                given = {"Content-Type": "application/json"} | headers
                sent = {name: value.format(port=server.port) for name, value in given.items()}
                answer = await client.post("/api/guest", content=b"{}", headers=sent)
                client.cookies.clear()
                made += status == 200
                assert (answer.status_code, await count_players(server)) == (status, made), headers

    asyncio.run(ask())


def test_every_answer_tells_browsers_to_be_strict(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            for path in ("/", "/assets/index-1a2b.js", "/api/me", "/api/nothing", "/nothing", "/health/alive"):
                headers = (await client.get(path)).headers
                policy = headers["content-security-policy"]
                assert policy.startswith("default-src 'none'")
                assert "unsafe" not in policy
                assert f"ws://127.0.0.1:{server.port}" in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                keep = {"/": "no-cache", "/assets/index-1a2b.js": "public, max-age=31536000, immutable"}
                assert path == "/nothing" or headers["cache-control"] == keep.get(path, "no-store")

    asyncio.run(ask())


def test_files_outside_the_page_are_not_there(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            for path in (
                "/room.sqlite",
                "/assets/..%2f..%2froom.sqlite",
                "/%2e%2e/room.sqlite",
                "/assets/",
                "/.sources",
            ):
                assert (await client.get(path)).status_code == 404

    asyncio.run(ask())


def test_the_interface_is_described_without_a_page_of_others(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            described = (await client.get("/schema/openapi.json")).json()
            assert set(described["paths"]) == {
                "/api/me", "/api/guest", "/api/me/name", "/api/me/chips", "/api/lobby", "/api/hands",
                "/api/hands/{hand_id}", "/api/messages/{language}", "/api/hands/{hand_id}/proof",
                "/api/tables/{table_id}/proofs", "/api/ranking", "/api/tables", "/api/houses",
                "/api/hands/statistics", "/api/hands/{hand_id}/mark", "/api/hands/export", "/api/hands/import",
            }  # fmt: skip
            assert (await client.get("/schema")).headers["content-type"].startswith("application/vnd.oai.openapi+json")
            for other in ("swagger", "redoc", "rapidoc", "elements"):
                assert (await client.get(f"/schema/{other}")).status_code == 404

    asyncio.run(ask())


def test_the_page_speaks_each_language(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            for language in LANGUAGES:
                answer = await client.get(f"/api/messages/{language}")
                assert "error-out_of_turn = " in answer.text
                assert answer.headers["content-type"] == "text/plain; charset=utf-8"
                known = {"If-None-Match": answer.headers["etag"]}
                weak = {"If-None-Match": f'"other", W/{answer.headers["etag"]}'}
                for same in (known, weak):
                    assert (await client.get(f"/api/messages/{language}", headers=same)).status_code == 304

    asyncio.run(ask())


RANKINGS: list[tuple[str, int, str, str]] = [
    ("", 10, "category-royal_flush", "category-ace_king"),
    ("?base=da", 9, "category-straight_flush", "category-high_card"),
    ("?base=da&royal_listed=true", 10, "category-royal_flush", "category-high_card"),
    ("?base=ru&royal_listed=false&last_category=high_card", 9, "category-straight_flush", "category-high_card"),
]


def test_the_ranking_is_told_best_first_under_the_names_of_a_table(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            for asked, count, best, last in RANKINGS:
                answer = (await client.get(f"/api/ranking{asked}")).json()
                categories = [line["args"]["category"]["key"] for line in answer["lines"]]
                assert (len(categories), categories[0], categories[-1]) == (count, best, last), asked
                assert categories.index("category-flush") < categories.index("category-full_house")
                assert [line["args"]["place"] for line in answer["lines"]] == [*range(1, count + 1)]
                assert answer["lines"][-1]["args"]["example"][:2] == [{"card": "As"}, {"card": "Kd"}]
                assert {"key": "ranking-straight", "args": {}} in answer["notes"]

    asyncio.run(ask())


def test_a_hand_is_told_to_each_as_he_saw_it(tmp_path: Path) -> None:
    async def tell() -> None:
        async with serving(tmp_path) as server, server.browser() as anna, server.browser() as other:
            await anna.post("/api/guest", json={"name": "Anna"})
            async with server.socket(client=anna) as wire:
                await greet(wire)
                frames = await play_hands(wire, 2)
            own = next(frame["you"]["down"] for frame in frames if frame["is"] == "table" and frame["you"]["down"])
            page = (await anna.get("/api/hands?limit=1")).json()
            assert len(page["hands"]) == 1
            first = (await anna.get("/api/hands", params={"before": page["before"]})).json()["hands"][0]["hand"]
            mine = (await anna.get(f"/api/hands/{first}")).json()
            theirs = (await other.get(f"/api/hands/{first}")).json()
            assert (mine["viewer"], theirs["viewer"]) == (0, None)
            assert mine["seats"][0]["name"] == "Anna"
            assert dealt(mine)[0] == own
            assert dealt(mine)[1] is None
            assert set(dealt(theirs).values()) == {None}
            assert all(event.get("deck") is None for event in mine["events"] if event["event"] == "HandStarted")
            assert "seeds" not in json.dumps(theirs)
            await text_is_a_hand_history(anna, first)

    asyncio.run(tell())


def dealt(story: dict[str, object]) -> dict[int, str | None]:
    events = story["events"]
    assert isinstance(events, list)
    return {seat: card for event in events if event["event"] == "DownCardsDealt" for seat, card in event["cards"]}


async def text_is_a_hand_history(client: httpx.AsyncClient, hand: str) -> None:
    answer = await client.get(f"/api/hands/{hand}?format=phh")
    assert answer.headers["content-type"].startswith("text/plain")
    record = read_phh(answer.text)
    assert record.hand.is_over
    assert record.players[0] == "Anna" or record.players[1] == "Anna"


def test_alive_is_not_ready_and_ready_needs_a_disk_that_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object) -> None:
        raise Refused("not_written", "the disk is full")

    async def ask() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            assert (await client.get("/health/ready")).status_code == 200
            monkeypatch.setattr("americana.server.soundness.ASK_AGAIN", 0.0)
            monkeypatch.setattr(server.store, "do", refuse)
            assert (await client.get("/health/ready")).json() == {"code": "not_ready"}
            assert (await client.post("/api/guest", json={})).status_code == 503
            monkeypatch.undo()
            server.gate.stop()
            assert (await client.get("/health/ready")).status_code == 503
            assert (await client.get("/health/alive")).status_code == 200
            assert (await client.get("/api/lobby")).status_code == 200

    asyncio.run(ask())
