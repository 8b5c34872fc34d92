"""Opening the room's file: what is made, who may have it, and what is said when it cannot be opened."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from americana.errors import AmericanaError
from americana.room.store import Store, database
from americana.room.store.schema import metadata
from tests.room.stores import entry, fill, opened, refusal, run, vs


async def make(path: Path) -> None:
    async with opened(path) as store:
        await fill(store, "t1", 3)


async def fault(path: Path) -> str:
    error = await refusal(Store.open(path))
    assert str(path) in str(error), "the message names the file"
    assert ":" in str(error), "and after it says what to do"
    return error.code


def test_a_new_file_can_be_read_by_its_owner_alone(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "new" / "folder" / "room.sqlite"
        async with opened(path) as store:
            await store.append(entry("t1", 1))
            files = sorted(path.parent.iterdir())
            assert [file.name for file in files if not file.name.endswith("-shm")] == [
                "room.sqlite",
                "room.sqlite-wal",
                "room.sqlite.lock",
            ]
            if sys.platform != "win32":
                assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
                assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700

    run(play())


def test_a_file_that_was_closed_is_one_whole_file(tmp_path: Path) -> None:
    run(make(tmp_path / "room.sqlite"))
    assert not (tmp_path / "room.sqlite-wal").exists()


def test_what_the_writer_may_rely_on_is_switched_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            asked = ["journal_mode", "synchronous", "foreign_keys", "busy_timeout"]
            told = [await store.do(lambda c, p=p: c.exec_driver_sql(f"PRAGMA {p}").scalar()) for p in asked]  # type: ignore[misc]
            assert told == ["wal", 2, 1, database.BUSY_MS]

    run(play())


def test_migrations_make_exactly_the_tables_of_the_schema(tmp_path: Path) -> None:
    def statements(path: Path) -> dict[str, set[str]]:
        with closing(sqlite3.connect(path)) as connection:
            rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql NOT NULL").fetchall()
        return {name: {line.strip(" ,\t") for line in sql.split("\n")} for name, sql in rows}

    run(make(tmp_path / "migrated"))
    engine = create_engine(f"sqlite:///{tmp_path / 'made'}")
    metadata.create_all(engine)
    engine.dispose()
    migrated = statements(tmp_path / "migrated")
    del migrated["alembic_version"]
    assert migrated == statements(tmp_path / "made")

    engine = create_engine(f"sqlite:///{tmp_path / 'migrated'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_two_rooms_never_own_one_file(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 1)
            assert await fault(tmp_path / "room.sqlite") == "data_in_use"
            other = "import asyncio, sys; from pathlib import Path; from americana.room.store import Store\n"
            other += "asyncio.run(Store.open(Path(sys.argv[1])))"
            ended = subprocess.run([sys.executable, "-c", other, str(store.path)], capture_output=True, text=True)
            assert "another room uses" in ended.stderr
            await fill(store, "t1", 2, first=2)
        async with opened(tmp_path / "room.sqlite") as store:
            assert await vs(store, "t1") == [1, 2]

    run(play())


def test_a_file_of_a_newer_program_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite"
    run(make(path))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    assert run(fault(path)) == "data_newer"
    assert path.read_bytes() == before


def test_a_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE bookmarks (id)")
    assert run(fault(path)) == "data_foreign"
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("bookmarks",)]


@pytest.mark.parametrize("content", [b"Dear diary, " * 100, b"SQLite format 3\0" + b"\xff" * 4080])
def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "room.sqlite"
    path.write_bytes(content)
    assert run(fault(path)) == "data_damaged"
    assert path.read_bytes() == content


@pytest.mark.parametrize("part", [0.3, 0.6, 0.95])
def test_a_file_that_lost_its_tail_is_damaged(tmp_path: Path, part: float) -> None:
    path = tmp_path / "room.sqlite"
    run(make(path))
    os.truncate(path, int(path.stat().st_size * part))
    assert run(fault(path)) == "data_damaged"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert run(fault(tmp_path)) == "data_unreachable"


def test_a_file_below_a_file_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert run(fault(tmp_path / "file" / "room.sqlite")) == "data_unreachable"


def test_a_file_that_another_program_keeps_locked_can_be_opened_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_MS", 100)
    path = tmp_path / "room.sqlite"
    run(make(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert run(fault(path)) == "data_locked"
        other.execute("ROLLBACK")
        run(opens(path))


async def opens(path: Path) -> None:
    async with opened(path) as store:
        assert await vs(store, "t1") == [1, 2, 3]


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user may look into, as pytest's own are not."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        yield Path(folder)


NOBODY = """
import asyncio, os, sys
from pathlib import Path
from americana.errors import AmericanaError
from americana.room.store import Store
if os.geteuid() == 0:
    os.setegid(65534)
    os.seteuid(65534)
try:
    asyncio.run(Store.open(Path(sys.argv[1])))
except AmericanaError as error:
    print(error.code)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
@pytest.mark.parametrize("kept", ["folder", "file", "all"])
def test_a_file_or_a_folder_that_may_not_be_written_says_so(open_folder: Path, kept: str) -> None:
    path = open_folder / "room.sqlite"
    run(make(path))
    path.chmod(0o444)
    (open_folder / "room.sqlite.lock").unlink()
    open_folder.chmod(0o777 if kept == "file" else 0o555)
    if kept == "folder":
        path.chmod(0o666)
    ended = subprocess.run([sys.executable, "-c", NOBODY, str(path)], capture_output=True, text=True)
    open_folder.chmod(0o755)
    assert (ended.stdout, ended.stderr) == ("data_read_only\n", "")


def test_an_open_that_failed_lets_go_of_the_file(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "room.sqlite"
        path.write_text("no database, none at all; " * 50)
        for _ in range(2):
            with pytest.raises(AmericanaError, match="damaged"):
                await Store.open(path)
        path.unlink()
        await make(path)

    run(play())
