"""`americana serve` as a process: what it prints, how it stops, what it says when it cannot begin."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from americana.say import LANGUAGES
from tests.e2e.test_terminal import COMMAND, ENGLISH, run
from tests.room.servers import greet, hear, say


@contextmanager
def room(data: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start a room at a free port and give the process and its address; kill what is left of it."""
    command = [*COMMAND, "serve", "--port", "0", "--metrics-port", "0", "--data", str(data), *words]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENGLISH, encoding="utf-8"
    ) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.search(r"http://\S+", said)
            assert found is not None, said
            yield process, found[0]
        finally:
            if process.poll() is None:
                process.kill()
            process.communicate()


def ended(process: subprocess.Popen[str]) -> str:
    """Wait for the end and return what was logged."""
    output, logged = process.communicate(timeout=20)
    assert "Traceback" not in output + logged
    return output + logged


def test_a_signal_closes_the_room_in_order_and_it_opens_again(tmp_path: Path) -> None:
    for number in (signal.SIGTERM, signal.SIGINT):
        with room(tmp_path / "new" / "room.sqlite") as (process, address):
            assert httpx.get(f"{address}/health/ready").status_code == 200
            assert httpx.get(f"{address}/api/lobby").json()["tables"]
            process.send_signal(number)
            said = ended(process)
            assert process.returncode == 0
            assert "The room is closed." in said
            logged = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
            assert logged[-1]["event"] == "the room is closed"


def test_a_second_ctrl_c_ends_it_at_once_and_the_hand_goes_on_after_it(tmp_path: Path) -> None:
    async def begin_a_hand(address: str) -> str:
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            token = (await client.post("/api/guest", json={})).cookies["americana"]
            tables = (await client.get("/api/lobby")).json()["tables"]
            table = next(row for row in tables if 2 <= row["taken"] < row["chairs"])
        wire_address = f"{address.replace('http', 'ws')}/ws/table/{table['id']}"
        async with connect(wire_address, additional_headers={"Cookie": f"americana={token}"}) as wire:
            await greet(wire)
            public = (await hear(wire, "table"))["public"]
            await say(wire, do="sit", seat=public["seats"].index(None), chips=table["buy_in"][0], id="a")
            while public["hand"] is None or public["hand"]["is_over"]:
                public = (await hear(wire, "table"))["public"]
            return str(public["hand"]["id"])

    async def hand_there(address: str) -> str:
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            tables = (await client.get("/api/lobby")).json()["tables"]
        seen = []
        for table in tables:
            async with connect(f"{address.replace('http', 'ws')}/ws/table/{table['id']}") as wire:
                await greet(wire)
                hand = (await hear(wire, "table"))["public"]["hand"]
                seen.append(hand["id"] if hand else "")
        return " ".join(seen)

    data = tmp_path / "room.sqlite"
    with room(data) as (process, address):
        hand = asyncio.run(begin_a_hand(address))
        process.send_signal(signal.SIGINT)
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(1)
        process.send_signal(signal.SIGINT)
        assert process.wait(3) == 130
    with room(data) as (process, address):
        assert hand in asyncio.run(hand_there(address))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_taken_is_told_in_one_line_with_a_remedy(tmp_path: Path, language: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run("serve", "--lang", language, "--port", str(port), "--data", str(tmp_path / "room.sqlite"))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"--port {port + 1}" in done.stderr
    assert done.stdout == ""


def test_a_bare_call_serves_a_room(tmp_path: Path) -> None:
    taken = socket.socket()
    with taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        except OSError:  # somebody else has it, which does as well
            pass
        done = run(env=ENGLISH | {"XDG_DATA_HOME": str(tmp_path)})
    assert (done.returncode, done.stdout) == (2, "")
    assert "Port 8000 is taken" in done.stderr


def test_what_cannot_be_served_is_told_in_one_line(tmp_path: Path) -> None:
    data = tmp_path / "room.sqlite"
    other = tmp_path / "letter.txt"
    other.write_text("Dear Anna, " * 1000)
    for words, part in (
        (["--port", "70000"], "65535"),
        (["--public-url", "cards.example"], "https://"),
        (["--host", "192.0.2.1"], "192.0.2.1"),
        (["--host", "no such host"], "no such host"),
        (["--port", "0", "--data", str(other)], "letter.txt"),
    ):
        done = run("serve", "--data", str(data), *words)
        errors = [line for line in done.stderr.splitlines() if not line.startswith("{")]
        assert (done.returncode, len(errors), done.stdout) == (2, 1, ""), done.stderr
        assert part in errors[0]


def test_two_rooms_never_share_a_file(tmp_path: Path) -> None:
    with room(tmp_path / "room.sqlite"):
        done = run("serve", "--port", "0", "--data", str(tmp_path / "room.sqlite"))
    assert done.returncode == 2
    assert "room.sqlite" in done.stderr


def test_friends_in_the_same_network_are_given_an_address(tmp_path: Path) -> None:
    with room(tmp_path / "room.sqlite", "--host", "0.0.0.0") as (process, address):
        port = address.rpartition(":")[2]
        by_figures = httpx.get(f"{address}/api/lobby", headers={"Host": f"192.168.7.7:{port}"})
        by_a_strange_name = httpx.get(f"{address}/api/lobby", headers={"Host": f"evil.example:{port}"})
        assert (by_figures.status_code, by_a_strange_name.status_code) == (200, 421)
        os.kill(process.pid, signal.SIGTERM)
        assert "For friends in the same network" in ended(process)
