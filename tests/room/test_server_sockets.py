"""A socket from the first frame to the last: whatever comes in, the answer is a code, and the table lives on."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from americana.room.live.table import LiveTable
from americana.server.answering import answering
from americana.server.gate import Gate
from americana.server.hosts import Hosts
from americana.server.ports import listen
from americana.server.socket import Limits
from tests.room.servers import Server, greet, hear, last_word, play_hands, say, serving


def test_a_guest_sits_down_and_plays_a_hand_to_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            await client.post("/api/guest", json={"name": "Anna"})
            async with server.socket(client=client) as wire:
                welcome = await greet(wire)
                assert (welcome["protocol"], welcome["name"]) == (1, "Anna")
                frames = await play_hands(wire, 1)
            tables = [frame for frame in frames if frame["is"] == "table"]
            assert tables[0]["reset"]
            assert any(frame["public"]["seats"][0]["name"] == "Anna" for frame in tables if frame["public"]["seats"][0])
            down = {frame["you"]["down"] for frame in tables} - {None}
            assert len(down) == 1
            assert (await client.get("/api/hands")).json()["hands"][0]["seat"] == 0

    asyncio.run(play())


def test_a_watcher_without_a_session_sees_the_table_and_may_not_sit_down(tmp_path: Path) -> None:
    async def watch() -> None:
        async with serving(tmp_path) as server, server.socket() as wire:
            welcome = await greet(wire)
            assert welcome["player"] is None
            assert (await hear(wire, "table"))["reset"]
            await say(wire, do="sit", seat=0, chips=100, id="a")
            refused = await hear(wire, "refused")
            assert (refused["id"], refused["code"]) == ("a", "no_session")

    asyncio.run(watch())


def test_a_pong_says_which_row_of_a_table_is_the_newest(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server, server.socket() as wire:
            await greet(wire)
            shown = (await hear(wire, "table"))["v"]
            await say(wire, do="ping")
            assert (await hear(wire, "pong"))["v"] == shown > 0

    asyncio.run(ask())


def test_the_lobby_lists_tables_and_again_when_asked(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as server, server.socket("/ws/lobby") as wire:
            await greet(wire)
            assert [row["name"] for row in (await hear(wire, "lobby"))["tables"]] == ["Kyiv"]
            await say(wire, do="ping")
            assert (await hear(wire, "pong"))["v"] is None
            await say(wire, do="snapshot")
            assert (await hear(wire, "lobby"))["reset"]
            await say(wire, do="sit_out", id="x")
            assert (await hear(wire, "refused"))["code"] == "bad_frame"

    asyncio.run(look())


FIRST_FRAMES: list[tuple[str | bytes, str]] = [
    ('{"do":"hello","protocol":2}', "reload"),
    ('{"do":"ping"}', "no_hello"),
    ("", "bad_frame"),
    ("[1]", "bad_frame"),
    ("[" * 4000, "bad_frame"),
    ('{"do":"hello","protocol":1e99}', "bad_frame"),
    ('{"do":"hello","protocol":1,"player":"anna"}', "bad_frame"),
    (b"\xff\xfe", "bad_frame"),
    ("x" * 5000, "frame_too_long"),
]


def test_a_first_frame_that_is_no_hello_is_answered_with_a_code(tmp_path: Path) -> None:
    async def begin() -> None:
        async with serving(tmp_path) as server:
            for first, code in FIRST_FRAMES:
                async with server.socket() as wire:
                    await wire.send(first)
                    assert await last_word(wire) == {"is": "bye", "code": code}

    asyncio.run(begin())


def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    async def wait() -> None:
        async with serving(tmp_path, limits=Limits(hello_within=0.05)) as server, server.socket() as wire:
            assert (await last_word(wire))["code"] == "no_hello"

    asyncio.run(wait())


def test_gibberish_is_refused_with_its_code_and_closes_that_socket_only(tmp_path: Path) -> None:
    async def babble() -> None:
        async with serving(tmp_path) as server, server.socket() as other, server.socket() as wire:
            await greet(other)
            await greet(wire)
            await wire.send('{"do":"shuffle"}')
            assert (await hear(wire, "refused"))["code"] == "bad_frame"
            assert (await last_word(wire)) == {"is": "bye", "code": "bad_frame"}
            await say(other, do="ping")
            await hear(other, "pong")

    asyncio.run(babble())


def test_a_huge_frame_cuts_its_connection_and_nothing_else(tmp_path: Path) -> None:
    async def flood() -> None:
        async with serving(tmp_path) as server, server.socket() as other:
            await greet(other)
            async with server.socket() as wire:
                await greet(wire)
                await wire.send("x" * 100_000)
                with pytest.raises(ConnectionClosed):
                    await hear(wire, "never")
            await say(other, do="ping")
            await hear(other, "pong")

    asyncio.run(flood())


def test_too_many_frames_in_a_short_time_close_the_socket(tmp_path: Path) -> None:
    async def hurry() -> None:
        async with serving(tmp_path, limits=Limits(rate=1, burst=5)) as server, server.socket() as wire:
            await greet(wire)
            for _ in range(6):
                await say(wire, do="ping")
            assert (await last_word(wire)) == {"is": "bye", "code": "too_fast"}

    asyncio.run(hurry())


def test_a_table_that_is_not_there_says_so(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as server, server.socket("/ws/table/nowhere") as wire:
            await greet(wire)
            assert (await last_word(wire))["code"] == "no_such_table"

    asyncio.run(look())


def test_a_page_of_another_site_opens_no_socket(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def sneak() -> None:
        async with serving(tmp_path) as server:
            for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
                assert await turned_away(server, Origin=origin) == (403, "bad_origin")
            assert await turned_away(server, Host="evil.example") == (421, "bad_host")
            async with server.socket(Origin=f"http://127.0.0.1:{server.port}") as wire:
                await greet(wire)

    asyncio.run(sneak())
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_room_that_is_not_open_yet_or_closed_is_not_ready_for_sockets(tmp_path: Path) -> None:
    async def knock() -> None:
        async with serving(tmp_path) as server:
            server.gate.stop()
            async with server.socket() as wire:
                await greet(wire)
            server.gate.close()
            assert await turned_away(server) == (503, "not_ready")
        gate, listening = Gate(Hosts.of("127.0.0.1")), listen("127.0.0.1", 0)
        with listening:
            async with answering(gate, listening, lambda: None):
                opening = replace(server, gate=gate, port=listening.getsockname()[1])
                assert await turned_away(opening, "/ws/lobby") == (503, "not_ready")

    asyncio.run(knock())


async def turned_away(server: Server, path: str = "", **headers: str) -> tuple[int, str]:
    """Open a socket that is refused and return the status and the code of the answer."""
    with pytest.raises(InvalidStatus) as refused:
        async with server.socket(path, None, **headers):
            pass
    answer = refused.value.response
    return answer.status_code, json.loads(answer.body or b"")["code"]


def test_a_session_that_is_ended_closes_its_sockets(tmp_path: Path) -> None:
    async def leave() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            await client.post("/api/guest", json={"name": "Anna"})
            async with server.socket(client=client) as wire:
                await greet(wire)
                assert (await client.delete("/api/me")).json()["player"] is None
                assert (await last_word(wire))["code"] == "session_over"
            assert (await client.get("/api/me")).json()["player"] is None

    asyncio.run(leave())


def test_a_socket_that_is_gone_is_forgotten_everywhere(tmp_path: Path) -> None:
    async def come_and_go() -> None:
        async with serving(tmp_path) as server:
            async with server.socket() as wire:
                await greet(wire)
                await hear(wire, "table")
                assert (len(server.sockets), server.room.readings().viewers) == (1, 1)
            async with asyncio.timeout(5):
                while len(server.sockets) or server.room.readings().viewers:
                    await asyncio.sleep(0.01)

    asyncio.run(come_and_go())


def test_a_fault_of_ours_closes_the_socket_with_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    async def stumble() -> None:
        async with serving(tmp_path) as server, server.socket() as wire:
            await greet(wire)
            monkeypatch.setattr(LiveTable, "send", fail)
            await say(wire, do="snapshot")
            assert (await last_word(wire)) == {"is": "bye", "code": "we_were_wrong"}

    asyncio.run(stumble())
    assert "a socket failed" in caplog.text


def test_names_of_senders_are_not_read_from_frames(tmp_path: Path) -> None:
    async def pretend() -> None:
        async with serving(tmp_path) as server, server.socket() as wire:
            await greet(wire)
            await wire.send(json.dumps({"do": "leave", "id": "a", "player": "someone"}))
            assert (await last_word(wire))["code"] == "bad_frame"

    asyncio.run(pretend())
