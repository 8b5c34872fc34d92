"""Servers for the page: the one that users start, and one whose tables pause for nothing. Knows no page."""

from __future__ import annotations

import contextlib
import json
import random
import re
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from americana.room import people
from tests.e2e.test_terminal import COMMAND, ENGLISH
from tests.room.serving import Plan, live

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class House:
    """A server process and its address."""

    process: subprocess.Popen[str]
    address: str

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()


def quiet_port() -> int:
    """Return a free port below those that connections out of this machine get, so that it is free again later."""
    while True:
        port = random.randrange(20_000, 32_000)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


@contextmanager
def served(data: Path, port: int = 0) -> Iterator[House]:
    """Give what `americana serve` gives: the first tables, their bots, their pace."""
    words = ("serve", "--no-browser", "--metrics-port", "0", "--port", str(port), "--data", str(data))
    with _house([*COMMAND, *words], data) as (process, first):
        found = re.search(r"http://[\w.:]+", first)
        assert found is not None, first
        yield House(process, found[0].rstrip("/"))


@contextmanager
def quick(data: Path, tables: int, limits: Sequence[str] = ("pot",)) -> Iterator[House]:
    """Give tables T0, T1, ... without pauses, each with a bot that only calls: nothing moves until somebody sits."""
    plan = Plan(str(data), tables=tables, bots=1, is_synchronous=False, limits=limits)
    with _house([sys.executable, "-m", "tests.e2e.rooms", plan.to_json()], data) as (process, first):
        yield House(process, str(json.loads(first)["at"]).rstrip("/"))


@contextmanager
def _house(command: list[str], data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start a server and give it with the first line that it says; what it logs lies beside its file."""
    with data.with_suffix(".log").open("ab") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=ENGLISH, cwd=ROOT)
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert first, data.with_suffix(".log").read_text("utf-8")[-2000:]
        yield process, first
    finally:
        process.kill()
        process.communicate()


if __name__ == "__main__":
    people.MOST_GUESTS = 1000  # all visitors come from one address here
    live(Plan.from_json(sys.argv[1]))
