"""Files of hands over HTTP: a stream that is made elsewhere and stops when nobody reads it; a file taken in or not."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select

from americana.notation import read_phhs, write_phh
from americana.room.files import Clerks, Counted, ExportJob, Read, read_file
from americana.room.files.worker import MOST_MEMORY, MOST_SECONDS
from americana.room.store import EVERYTHING
from americana.room.store.schema import hands, imports, players
from americana.server import files
from americana.server.app import build
from tests.room.hand_store import NOON, fill, fill_fast
from tests.room.servers import Server, serving
from tests.unit.phh_hands import HANDS

OCTETS = {"content-type": "application/octet-stream"}
GOOD = write_phh(HANDS["a showdown"](), 1, ("Ana", "Bo", "Cy"))


@asynccontextmanager
async def at(folder: Path, count: int = 0) -> AsyncIterator[tuple[Server, httpx.AsyncClient]]:
    """A server, and a guest with so many hands."""
    async with serving(folder) as server, server.browser() as client:
        client.timeout = httpx.Timeout(60)
        me = (await client.post("/api/guest", json={"name": "Anna"})).json()["player"]
        await fill(server.store, count, me=me)
        yield server, client


async def counts(server: Server) -> list[int]:
    """How many hands, imports and people there are."""

    async def count(table: object) -> int:
        return await server.store.read(lambda c: c.execute(select(func.count()).select_from(table)).scalar_one())  # type: ignore[arg-type]

    return [await count(table) for table in (hands, imports, players)]


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.02)


def test_all_hands_come_as_one_file_and_go_into_another_room(tmp_path: Path) -> None:
    async def move() -> None:
        async with at(tmp_path / "one", 60) as (_, client):
            answer = await client.get("/api/hands/export")
            assert (answer.status_code, answer.headers["x-hands"]) == (200, "60")
            assert "content-encoding" not in answer.headers
            assert len(list(read_phhs(answer.text))) == 60
            statistics = (await client.get("/api/hands/statistics")).json()
            won = await client.get("/api/hands/export?result=won")
            assert 0 < len(list(read_phhs(won.text))) == int(won.headers["x-hands"]) < 60
            again = await client.post("/api/hands/import", content=answer.content, headers=OCTETS)
            assert again.json() == {"read": 60, "kept": 0, "known": 60, "faults": [], "faulty": 0}
        async with at(tmp_path / "two") as (_, client):
            report = await client.post("/api/hands/import?name=mine.phhs", content=answer.content, headers=OCTETS)
            assert report.json() == {"read": 60, "kept": 60, "known": 0, "faults": [], "faulty": 0}
            assert (await client.get("/api/hands/statistics")).json() == statistics
            line = (await client.get("/api/hands?limit=1")).json()["hands"][0]
            assert (line["is_imported"], line["table_name"]) == (True, "mine.phhs")
            proof = await client.get(f"/api/hands/{line['hand']}/proof")
            assert (proof.status_code, proof.json()["code"]) == (409, "not_sealed")
            one = await client.get(f"/api/hands/{line['hand']}?format=phh")
            assert one.text in answer.text
            assert (await client.get("/api/hands/export")).text == answer.text

    asyncio.run(move())


def test_a_file_with_one_fault_changes_nothing_unless_the_good_hands_are_asked_for(tmp_path: Path) -> None:
    async def send() -> None:
        async with at(tmp_path) as (server, client):
            before = await counts(server)
            text = f"[1]\n{GOOD}\n[2]\n{GOOD.replace('p1 cbr 9', 'p1 cbr 8')}x\n[3]\n{GOOD.replace('_viewer = 1', '')}"
            answer = (await client.post("/api/hands/import", content=text, headers=OCTETS)).json()
            assert (answer["read"], answer["kept"], answer["faulty"]) == (1, 0, 2)
            assert [(fault["hand"], fault["code"]) for fault in answer["faults"]] == [
                (2, "bad_toml"),
                (3, "bad_action"),
            ]
            assert await counts(server) == before
            answer = (await client.post("/api/hands/import?only_good=true", content=text, headers=OCTETS)).json()
            assert (answer["read"], answer["kept"], answer["faulty"]) == (1, 1, 2)

    asyncio.run(send())


HOSTILE: dict[str, bytes] = {
    "nothing": b"",
    "cut": GOOD.encode()[:-30],
    "utf-16": GOOD.encode("utf-16"),
    "latin-1": GOOD.replace("Ana", "Jo\u00e3o").encode("latin-1"),
    "zeros": b"\x00" * 100_000,
    "an endless line": b"x" * 3_000_000,
    "an endless hand": b"[1]\n" + b"# and so on\n" * 100_000,
    "an impossible hand": GOOD.replace("winnings = [", "winnings = [9").encode(),
    "a number beyond all bounds": GOOD.replace("bring_in = 2", "bring_in = " + "9" * 4000).encode(),
    "a hand for the rail": write_phh(HANDS["a showdown"](), None).encode(),
    "a hand that goes on": write_phh(HANDS["stopped in the middle"](), 1).encode(),
    "a hand of the future": GOOD.replace("_format", "_ended_at = 9000000000000000\n_format").encode(),
    "another game": GOOD.replace("P5A", "F7S").encode(),
    "half a zip": b"PK\x03\x04" + b"\x07" * 500,
    "a thousand faults": b"".join(b"[%d]\nx\n" % number for number in range(1, 1001)),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_of_a_hostile_file_it_is_told_what_is_wrong_and_no_hand_comes_of_it(tmp_path: Path, name: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(HOSTILE[name])
    (found,) = read_file(file, "me", "Anna", NOON, only_good=True)
    assert isinstance(found, Read)
    assert 0 < len(found.faults) == min(found.faulty, 100)
    assert all(fault.line >= 1 for fault in found.faults)
    assert found.hands == 0


def test_a_hostile_file_writes_nothing(tmp_path: Path) -> None:
    async def send() -> None:
        async with at(tmp_path) as (server, client):
            before = await counts(server)
            for name in ("an impossible hand", "a thousand faults", "half a zip"):
                answer = await client.post("/api/hands/import", content=HOSTILE[name], headers=OCTETS)
                assert (answer.status_code, answer.json()["kept"]) == (200, 0)
                assert await counts(server) == before
            assert (await client.get("/api/hands")).json()["hands"] == []

    asyncio.run(send())


def test_in_a_file_of_everything_one_is_found_by_name(tmp_path: Path) -> None:
    whole = write_phh(HANDS["a showdown"](), players=("Ana", "Bo", "Anna"))

    async def send() -> None:
        async with at(tmp_path) as (_, client):
            answer = (await client.post("/api/hands/import?as_name=Zoe", content=whole, headers=OCTETS)).json()
            assert answer["faults"] == [{"line": 1, "hand": None, "code": "nobody_named", "facts": {"called": "Zoe"}}]
            assert (await client.post("/api/hands/import", content=whole, headers=OCTETS)).json()["kept"] == 1
            line = (await client.get("/api/hands")).json()["hands"][0]
            assert line["seat"] == 2
            text = (await client.get(f"/api/hands/{line['hand']}?format=phh")).text
            assert "_deck" not in text
            assert "_viewer = 2" in text

    asyncio.run(send())


def test_a_third_file_has_to_wait(tmp_path: Path) -> None:
    async def ask() -> None:
        async with at(tmp_path, 300) as (server, client):
            path = str(server.store.path)
            held = [await server.clerks.start(ExportJob(path, player, EVERYTHING)) for player in ("x", "y")]
            for clerk in held:
                await anext(clerk)
            third = await client.get("/api/hands/export")
            assert (third.status_code, third.json()["code"]) == (429, "files_busy")
            fourth = await client.post("/api/hands/import", content=GOOD, headers=OCTETS)
            assert (fourth.status_code, fourth.json()["code"]) == (429, "files_busy")
            held[0].close()
            assert (await client.get("/api/hands/export")).headers["x-hands"] == "300"
            assert (await client.get("/api/hands/export?starred=true")).text == ""
            held[1].close()
            assert server.clerks.at_work == 0
            me = (await client.get("/api/me")).json()["player"]
            own = await server.clerks.start(ExportJob(path, me, EVERYTHING))
            assert (await client.get("/api/hands/export")).json()["code"] == "files_busy"
            own.close()

    asyncio.run(ask())


def test_who_goes_away_stops_the_work(tmp_path: Path) -> None:
    async def leave() -> None:
        async with at(tmp_path, 1) as (server, client):
            me = (await client.get("/api/me")).json()["player"]
            await fill_fast(server.store, 8000, me)
            async with client.stream("GET", "/api/hands/export", timeout=60) as answer:
                assert answer.headers["x-hands"] == "8001"
                (pid,) = server.clerks.pids
                await anext(answer.aiter_raw())
                assert server.clerks.at_work == 1
            await until(lambda: server.clerks.at_work == 0)
            await until(lambda: not Path(f"/proc/{pid}").exists())

    asyncio.run(leave())


def test_when_the_room_closes_the_work_ends(tmp_path: Path) -> None:
    async def close() -> int:
        async with at(tmp_path, 3) as (server, _):
            clerks = Clerks()
            async with build(server.room, server.sockets, clerks=clerks).lifespan():
                clerk = await clerks.start(ExportJob(str(server.store.path), "x", EVERYTHING))
            assert clerks.at_work == 0
            await until(lambda: not Path(f"/proc/{clerk.pid}").exists())
        return clerk.pid

    assert asyncio.run(close())


def test_who_takes_nothing_for_long_gets_no_more(tmp_path: Path) -> None:
    async def stall() -> None:
        async with at(tmp_path, 1) as (server, client):
            me = (await client.get("/api/me")).json()["player"]
            await fill_fast(server.store, 8000, me)
            server.clerks.patience = 0.3
            async with client.stream("GET", "/api/hands/export", timeout=60) as answer:
                await until(lambda: server.clerks.at_work == 0)
                with pytest.raises(httpx.RemoteProtocolError):
                    async for _ in answer.aiter_raw():
                        pass

    asyncio.run(stall())


def test_other_bodies_are_no_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def send() -> None:
        async with at(tmp_path) as (server, client):
            for kind in ("text/plain", "multipart/form-data", "application/json"):
                answer = await client.post("/api/hands/import", content=GOOD, headers={"content-type": kind})
                assert answer.status_code == 415
            monkeypatch.setattr(files, "MOST_BYTES", 500)
            answer = await client.post("/api/hands/import", content=GOOD, headers=OCTETS)
            assert (answer.status_code, answer.json()["code"]) == (400, "file_too_big")
            async with server.browser() as stranger:
                for asked in (
                    stranger.get("/api/hands/export"),
                    stranger.post("/api/hands/import", content=b"x", headers=OCTETS),
                ):
                    assert (await asked).json()["code"] == "no_session"
            assert list(tmp_path.glob("t/*")) == []

    (tmp_path / "t").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "t"))
    asyncio.run(send())


def test_one_player_sends_one_file_at_a_time(tmp_path: Path) -> None:
    async def send() -> None:
        async with at(tmp_path) as (server, client):
            gate = asyncio.Event()

            async def slowly() -> AsyncIterator[bytes]:
                yield GOOD.encode()
                await gate.wait()

            first = asyncio.create_task(client.post("/api/hands/import", content=slowly(), headers=OCTETS))
            await until(lambda: bool(server.clerks._coming))
            second = await client.post("/api/hands/import", content=GOOD, headers=OCTETS)
            assert (second.status_code, second.json()["code"]) == (429, "files_busy")
            gate.set()
            assert (await first).json()["kept"] == 1

    asyncio.run(send())


@pytest.mark.skipif(sys.platform != "linux", reason="the bounds are read from /proc")
def test_a_worker_may_take_so_much_of_the_machine_and_no_more(tmp_path: Path) -> None:
    async def look() -> None:
        async with at(tmp_path, 1) as (server, _):
            clerk = await server.clerks.start(ExportJob(str(server.store.path), "x", EVERYTHING))
            assert isinstance(await anext(clerk), Counted)
            bounds = [line.split() for line in Path(f"/proc/{clerk.pid}/limits").read_text().splitlines()]
            clerk.close()
            assert ["Max", "cpu", "time", str(MOST_SECONDS), str(MOST_SECONDS), "seconds"] in bounds
            assert ["Max", "data", "size", str(MOST_MEMORY), str(MOST_MEMORY), "bytes"] in bounds

    asyncio.run(look())
