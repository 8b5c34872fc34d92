"""`americana hands` on a room's file: lists and writes beside a running room, takes a file in when none is running."""

from __future__ import annotations

import json
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from americana.cli import main
from americana.notation import read_phhs
from americana.room.store import players
from americana.room.store.lock import FileLock
from tests.room.hand_store import NOON, fill
from tests.room.stores import opened, run

COMMAND = "from americana.cli import main; main()"
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `americana hands` with these words on a room's file; gives its status and what it said."""

    def run_it(data: Path, *words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["americana", "hands", *words, "--data", str(data)])
        monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
        try:
            main()
            status = 0
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
        told = capsys.readouterr()
        return status, told.out, told.err

    return run_it


async def make(path: Path, count: int) -> None:
    async with opened(path) as store:
        await fill(store, count)


async def make_empty(path: Path, *names: str) -> None:
    async with opened(path) as store:
        for number, name in enumerate(names):
            await store.do(lambda c, n=number, name=name: players.create_player(c, f"me{n}", "guest", name, NOON))  # type: ignore[misc]


def test_hands_are_listed_written_and_taken_in(tmp_path: Path, hands: Run) -> None:
    here, there, file = tmp_path / "here.sqlite", tmp_path / "there.sqlite", tmp_path / "hands.phhs"
    run(make(here, 40))
    run(make_empty(there, "Anna"))
    status, said, _ = hands(here, "list", "--player", "Anna", "--json", "--most", "50")
    lines = json.loads(said)
    assert (status, len(lines), lines[0]["table_name"]) == (0, 40, "Kyiv")
    _, said, _ = hands(here, "list", "--player", "anna", "--result", "won")
    assert said.splitlines()[-1].endswith("hands")
    status, said, _ = hands(here, "export", str(file), "--player", "Anna")
    assert (status, said) == (0, "40 hands written to hands.phhs.\n")
    assert len(list(read_phhs(file.read_text("utf-8")))) == 40
    assert sorted(path.name for path in tmp_path.iterdir() if "hands" in path.name) == ["hands.phhs"]
    status, said, _ = hands(there, "import", str(file))
    assert (status, said) == (0, "40 hands kept, already there: 0.\n")
    status, said, _ = hands(there, "import", str(file), "--json")
    assert (status, json.loads(said)) == (0, {"read": 40, "kept": 0, "known": 40, "faulty": 0, "faults": []})
    status, said, _ = hands(there, "export", "-", "--cards", "A")
    assert 0 < said.count("variant = ") < 40


def test_a_file_with_faults_is_told_line_by_line_and_not_kept(tmp_path: Path, hands: Run) -> None:
    here, there, file = tmp_path / "here.sqlite", tmp_path / "there.sqlite", tmp_path / "hands.phhs"
    run(make(here, 3))
    run(make_empty(there, "Anna"))
    hands(here, "export", str(file), "--player", "Anna")
    file.write_text(file.read_text("utf-8").replace("_dealer =", "_healer =", 1), "utf-8")
    status, said, _ = hands(there, "import", str(file))
    assert status == 1
    assert said.splitlines() == [
        "Line 2, hand 1: The field “_dealer” is missing.",
        "Nothing was kept. 2 hands are good: --only-good keeps them.",
    ]
    status, said, _ = hands(there, "import", str(file), "--only-good", "--lang", "uk")
    assert (status, said.splitlines()[-1]) == (0, "Додано 2 роздачі, уже були: 0.")


def test_beside_a_running_room_hands_are_read_and_not_taken_in(tmp_path: Path, hands: Run) -> None:
    here, file = tmp_path / "here.sqlite", tmp_path / "hands.phhs"
    run(make(here, 5))
    lock = FileLock(here)
    try:
        assert hands(here, "export", str(file), "--player", "Anna")[0] == 0
        status, _, said = hands(here, "import", str(file), "--player", "Anna")
        assert (status, "another room" in said.lower() or str(here) in said) == (2, True)
    finally:
        lock.release()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["list"], "Here played: Anna, "),
        (["list", "--player", "Zoe"], "Nobody in this room is called Zoe."),
        (["list", "--player", "Anna", "--since", "yesterday"], "Write a day as 2026-11-30, not yesterday."),
        (["list", "--player", "Anna", "--cards", "AK/"], "Only one card is down"),
        (["export", "/nowhere/at/all.phhs", "--player", "Anna"], "all.phhs cannot be written."),
        (["import", "/nowhere.phhs", "--player", "Anna"], "nowhere.phhs cannot be read."),
    ],
)
def test_refusals_are_one_line(tmp_path: Path, hands: Run, words: list[str], said: str) -> None:
    here = tmp_path / "here.sqlite"
    run(make(here, 1))
    status, out, err = hands(here, *words)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_where_no_room_is_none_is_made(tmp_path: Path, hands: Run) -> None:
    status, _, said = hands(tmp_path / "none.sqlite", "list")
    assert (status, said) == (2, f"americana: There is no room in {tmp_path / 'none.sqlite'}.\n")
    assert list(tmp_path.iterdir()) == []


def test_where_nobody_has_played_that_is_said(tmp_path: Path, hands: Run) -> None:
    path = tmp_path / "room.sqlite"
    run(make_empty(path))
    status, _, said = hands(path, "list")
    assert (status, said) == (2, "americana: Nobody has played in this room yet.\n")


def test_two_of_one_name_are_told_apart_by_id(tmp_path: Path, hands: Run) -> None:
    path = tmp_path / "room.sqlite"
    run(make_empty(path, "Anna", "Anna"))
    status, _, said = hands(path, "list", "--player", "Anna")
    assert (status, "me0, me1" in said) == (2, True)
    assert hands(path, "list", "--player", "me1")[0] == 0


def test_who_stops_the_command_leaves_nothing_half_done(tmp_path: Path, hands: Run) -> None:
    here, there, file = tmp_path / "here.sqlite", tmp_path / "there.sqlite", tmp_path / "hands.phhs"
    run(make(here, 60))
    run(make_empty(there, "Anna"))
    hands(here, "export", str(file), "--player", "Anna")
    text = file.read_text("utf-8")
    again = [re.sub(r"^\[.*\]$", f"[{n}]", hand, count=1, flags=re.M) for n, hand in _many(text, 1600)]
    file.write_text("\n".join(again), "utf-8")
    command = [sys.executable, "-c", COMMAND, "hands", "import", str(file), "--data", str(there)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        while not _kept(there):
            assert process.poll() is None, "the file was taken in before it could be stopped"
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
    assert _kept(there) == 0
    assert json.loads(hands(there, "list", "--json")[1]) == []


def _many(text: str, count: int) -> Iterator[tuple[int, str]]:
    """So many hands of a few, each with an id of its own."""
    some = text.split("\n\n")[:-1]
    for number in range(1, count + 1):
        yield number, re.sub('_hand = ".*"', f'_hand = "x{number}"', some[number % len(some)]) + "\n"


def _kept(path: Path) -> int:
    with closing(sqlite3.connect(path)) as file:
        return int(file.execute("SELECT count(*) FROM hands").fetchone()[0])
