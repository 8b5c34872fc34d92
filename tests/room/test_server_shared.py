"""Replays and shared links over HTTP: who may share and revoke, what a stranger gets, what stays out of the log."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

from tests.room.servers import Server, greet, play_hands, serving

PNG = b"\x89PNG\r\n\x1a\n"


async def plays(server: Server, client: httpx.AsyncClient) -> tuple[str, list[dict[str, Any]]]:
    """Become a guest and play a hand; give its id and what was sent."""
    await client.post("/api/guest", json={"name": "Anna"})
    async with server.socket(client=client) as wire:
        await greet(wire)
        frames = await play_hands(wire, 1)
    hands = [frame["public"]["hand"] for frame in frames if frame["is"] == "table" and frame["public"]["hand"]]
    return hands[-1]["id"], frames


def downs(replay: dict[str, Any]) -> dict[int, str | None]:
    players = replay["moments"][-1]["frame"]["public"]["hand"]["players"]
    return {player["seat"]: player["down"] for player in players}


def keys(replay: dict[str, Any]) -> list[list[str]]:
    """What is told at each moment."""
    return [[line["key"] for line in moment["frame"]["lines"]] for moment in replay["moments"]]


def test_a_player_watches_his_hand_and_everybody_else_watches_it_from_the_rail(tmp_path: Path) -> None:
    async def watch() -> None:
        async with serving(tmp_path) as server, server.browser() as client, server.browser() as other:
            hand, _ = await plays(server, client)
            mine = (await client.get(f"/api/hands/{hand}/replay")).json()
            rail = (await other.get(f"/api/hands/{hand}/replay")).json()
            assert (mine["is_mine"], mine["viewer"], mine["about"]["name"]) == (True, 0, "Kyiv")
            assert (rail["is_mine"], rail["viewer"]) == (False, None)
            assert mine["moments"][1]["frame"]["you"]["down"]
            assert rail["moments"][1]["frame"]["you"]["down"] is None
            seats = mine["moments"][0]["frame"]["public"]["seats"]
            assert [(seat["name"], seat["is_bot"]) for seat in seats if seat] == [("Anna", False), ("Bo", True)]
            assert (await client.get("/api/hands/nothing/replay")).json()["code"] == "no_such_hand"

    asyncio.run(watch())


def test_a_hand_of_a_table_that_is_closed_still_names_its_bots(tmp_path: Path) -> None:
    async def watch() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            hand, _ = await plays(server, client)
            server.room._tables.pop(server.table).stop_dealing()
            replay = (await client.get(f"/api/hands/{hand}/replay")).json()
            seats = replay["moments"][0]["frame"]["public"]["seats"]
            assert [(seat["name"], seat["is_bot"]) for seat in seats if seat] == [("Anna", False), ("Bo", True)]
            assert replay["about"]["name"] == "Kyiv"

    asyncio.run(watch())


def test_a_moment_is_drawn_as_a_picture_and_as_text(tmp_path: Path) -> None:
    async def draw() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            hand, _ = await plays(server, client)
            place = f"/api/hands/{hand}/picture"
            count = len((await client.get(f"/api/hands/{hand}/replay")).json()["moments"])
            svg = await client.get(place, params={"moment": 3})
            assert svg.headers["content-type"].startswith("image/svg+xml")
            assert ElementTree.fromstring(svg.text).tag.endswith("svg")
            text = await client.get(place, params={"format": "text", "language": "da"})
            assert text.headers["content-type"].startswith("text/plain")
            assert "Runde" in text.text
            late = await client.get(place, params={"moment": count + 1})
            assert (late.status_code, late.json()["facts"]) == (404, {"most": count})
            for wrong in ({"moment": 0}, {"format": "png"}, {"language": "xx"}):
                assert (await client.get(place, params=wrong)).status_code == 400

    asyncio.run(draw())


def test_only_who_played_a_hand_shares_it_and_takes_the_link_back(tmp_path: Path) -> None:
    async def share() -> None:
        async with serving(tmp_path) as server, server.browser() as client, server.browser() as other:
            hand, _ = await plays(server, client)
            place = f"/api/hands/{hand}/share"
            assert (await other.post(place, json={})).json()["code"] == "no_session"
            await other.post("/api/guest", json={"name": "Ben"})
            assert (await other.post(place, json={})).json()["code"] == "not_your_hand"
            assert (await other.get(place)).json()["code"] == "not_your_hand"
            made = (await client.post(place, json={"hides_card": True})).json()
            assert len(made["token"]) == 22
            assert (await client.get(place)).json() == {"links": [made]}
            assert (await other.delete(f"/api/shares/{made['token']}")).json()["code"] == "no_such_link"
            assert (await other.get(f"/api/shares/{made['token']}")).status_code == 200
            assert (await client.delete(f"/api/shares/{made['token']}")).status_code == 204
            assert (await client.get(place)).json() == {"links": []}
            for path in (f"/api/shares/{made['token']}", f"/h/{made['token']}", f"/h/{made['token']}/preview.png"):
                assert (await other.get(path)).status_code == 404
            assert (await other.get("/api/shares/" + "x" * 22)).json()["code"] == "no_such_link"

    asyncio.run(share())


def test_a_link_shows_what_its_maker_saw_less_what_he_hides(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as server, server.browser() as client, server.browser() as other:
            hand, _ = await plays(server, client)
            shown = (await client.get(f"/api/hands/{hand}/replay")).json()["moments"][-1]["frame"]
            own, public = shown["you"]["down"], {p["seat"]: p["down"] for p in shown["public"]["hand"]["players"]}
            for wish in ({}, {"hides_names": True}, {"hides_card": True}, {"hides_names": True, "hides_card": True}):
                token = (await client.post(f"/api/hands/{hand}/share", json=wish)).json()["token"]
                answer = await other.get(f"/api/shares/{token}")
                replay = answer.json()
                hides_card = "hides_card" in wish
                assert downs(replay) == (public if hides_card else {**public, 0: own})
                dealt = replay["moments"][1]["frame"]["public"]["hand"]["players"][0]["down"]
                assert dealt == (None if hides_card else own)
                assert all(moment["frame"]["you"]["seat"] is None for moment in replay["moments"])
                page = await other.get(f"/h/{token}")
                texts = [answer.text, page.text, (await other.get(f"/api/shares/{token}/picture")).text]
                if "hides_names" in wish:
                    told = ("Anna", '"Bo"', "Kyiv", hand, server.table)
                    assert [word for word in told if any(word in text for text in texts)] == []
                else:
                    assert "Anna" in answer.text
                    assert "Kyiv" in page.text

    asyncio.run(look())


def test_the_page_of_a_link_tells_messengers_what_to_show(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as server, server.browser() as client, server.browser() as other:
            hand, _ = await plays(server, client)
            token = (await client.post(f"/api/hands/{hand}/share", json={})).json()["token"]
            page = await other.get(f"/h/{token}", headers={"accept-language": "da-DK,da;q=0.9"})
            own = f"http://127.0.0.1:{server.port}/h/{token}"
            for tag in (
                '<meta property="og:title" content="En hånd ved bordet Kyiv" />',
                f'<meta property="og:url" content="{own}" />',
                f'<meta property="og:image" content="{own}/preview.png" />',
                '<meta name="twitter:card" content="summary_large_image" />',
            ):
                assert tag in page.text
            assert page.headers["x-robots-tag"] == "noindex"
            picture = await other.get(f"/h/{token}/preview.png")
            assert (picture.headers["content-type"], picture.content[:8]) == ("image/png", PNG)
            width, height = (int.from_bytes(picture.content[at : at + 4], "big") for at in (16, 20))
            assert (width, height) == (1200, 630)
            assert (await other.get(f"/h/{token}/preview.png")).content == picture.content

    asyncio.run(look())


def test_no_token_is_written_to_a_log(tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: Any) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("something of ours")

    async def look() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            hand, _ = await plays(server, client)
            token = (await client.post(f"/api/hands/{hand}/share", json={})).json()["token"]
            await client.get(f"/h/{token}")
            monkeypatch.setattr(server.room.sharing, "find", fail)
            assert (await client.get(f"/h/{token}")).status_code == 500
            assert (await client.get(f"/api/shares/{token}")).status_code == 500
            ours = [each for each in caplog.records if not each.name.startswith(("httpx", "httpcore"))]
            told = " ".join(record.getMessage() for record in ours)
            assert "a request failed" in told
            assert token not in told

    with caplog.at_level(logging.DEBUG):
        asyncio.run(look())


def test_links_and_pictures_are_bounded(tmp_path: Path) -> None:
    async def share() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            hand, _ = await plays(server, client)
            answers = [await client.post(f"/api/hands/{hand}/share", json={}) for _ in range(21)]
            assert [answer.status_code for answer in answers] == [201] * 20 + [409]
            assert answers[-1].json()["code"] == "too_many_links"
            assert json.loads(answers[-1].text)["facts"] == {"most": 20}
            same = [answer.json()["token"] for answer in answers[:20]]
            pictures = [await client.get(f"/h/{token}/preview.png") for token in same]
            assert {picture.status_code for picture in pictures} == {200}, "the same picture is made once"

    asyncio.run(share())


def test_a_hand_from_a_file_is_read_watched_and_shared_by_its_owner_alone(tmp_path: Path) -> None:
    async def watch() -> None:
        async with serving(tmp_path / "one") as server, server.browser() as client:
            hand, _ = await plays(server, client)
            mine = (await client.get(f"/api/hands/{hand}/replay")).json()
            file = (await client.get("/api/hands/export")).content
        async with serving(tmp_path / "two") as server, server.browser() as client, server.browser() as other:
            await client.post("/api/guest", json={"name": "Anna"})
            headers = {"content-type": "application/octet-stream"}
            report = (await client.post("/api/hands/import", content=file, headers=headers)).json()
            assert (report["kept"], report["faults"]) == (1, [])
            (line,) = (await client.get("/api/hands")).json()["hands"]
            again = (await client.get(f"/api/hands/{line['hand']}/replay")).json()
            assert (again["is_imported"], again["is_mine"]) == (True, True)
            assert keys(again) == keys(mine)
            assert again["moments"][-1]["frame"]["you"]["down"] == mine["moments"][-1]["frame"]["you"]["down"]
            place = f"/api/hands/{line['hand']}"
            ways = ("", "?format=phh", "/proof", "/replay", "/picture", "/picture?format=text")
            refused = [(await other.get(place + way)).json()["code"] for way in ways]
            await other.post("/api/guest", json={"name": "Ben"})
            refused += [(await other.get(place + way)).json()["code"] for way in (*ways, "/share")]
            refused.append((await other.post(f"{place}/share", json={})).json()["code"])
            refused.append((await other.put(f"{place}/mark", json={"starred": True, "note": ""})).json()["code"])
            assert set(refused) == {"no_such_hand"}
            assert (await client.get(place)).status_code == 200
            token = (await client.post(f"/api/hands/{line['hand']}/share", json={})).json()["token"]
            assert (await other.get(f"/api/shares/{token}")).json()["is_imported"]

    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    asyncio.run(watch())
