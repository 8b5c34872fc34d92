"""The store when the disk fails it: full, locked, damaged. An append ends in one of three ways and never in a lie."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from americana.errors import AmericanaError
from americana.room.ledger import transfer
from americana.room.store import Refused, Row, StoredHand, Unknown, accounts, database
from americana.room.store.committer import Committer
from americana.room.store.writer import Answer, Asked
from tests.room.stores import entry, fill, folded, grant, opened, refusal, run, vs

BIG = bytes(range(256)) * 256


def test_a_row_for_which_there_is_no_space_is_not_written_and_the_room_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await asyncio.gather(*(fill(store, table, 1) for table in ("t1", "t2", "t3")))
            pages = await store.do(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar_one())
            await store.do(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {pages + 2}").scalar_one())
            answers = await asyncio.gather(
                store.append(entry("t1", 2)),
                store.append(entry("t2", 2, BIG)),
                store.append(entry("t3", 2)),
                return_exceptions=True,
            )
            assert [getattr(answer, "code", answer) for answer in answers] == [None, "not_written", None]
            assert isinstance(answers[1], Refused)
            assert answers[1].facts["cause"] == "no_space"
            assert [await vs(store, table) for table in ("t1", "t2", "t3")] == [[1, 2], [1], [1, 2]]
            assert await store.read_back("t2", 2) is None
            await store.do(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1000000").scalar_one())
            await store.append(entry("t2", 2, BIG))
        async with opened(tmp_path / "room.sqlite") as store:
            assert [row.body for row in await store.rows("t2")] == [b"[]", BIG]

    run(play())


FULL = """
import asyncio, resource, sys
from pathlib import Path
from americana.room.store import Entry, Refused, Store, Unknown, accounts
from americana.room.ledger import transfer

async def main(path):
    store = await Store.open(path)
    for table in "abcdef":
        await store.append(Entry(table, 1, 5, 1, b"[]"))
    wal = path.with_name(path.name + "-wal").stat().st_size
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal + int(sys.argv[2]), most))

    async def tell(asked):
        try:
            await asked
            return "written"
        except (Refused, Unknown) as error:
            return error.code

    grant = transfer("g", "grant", "mint", "anna", 5)
    for _ in range(2):
        asked = [store.append(Entry(t, 2, 5, 1, b"x" * 9000)) for t in "abcde"]
        asked.append(store.append(Entry("f", 2, 5, 1, b"x" * 9000, batches=(grant,))))
        print(*await asyncio.gather(*(tell(one) for one in asked)), file=sys.stderr)
        asked = [tell(store.read_back(t, 2)) for t in "ab"]
        print(*await asyncio.gather(*asked), file=sys.stderr)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    back = {t: await store.read_back(t, 2) for t in "abcdef"}
    print(*("there" if row else "not" for row in back.values()), file=sys.stderr)
    for t, row in back.items():
        if row is None:
            await store.append(Entry(t, 2, 5, 1, b"again", batches=(grant,) if t == "f" else ()))
    for t in "abcdef":
        assert [row.v for row in await store.rows(t)] == [1, 2]
    assert await store.read(lambda c: accounts.balance(c, "anna")) == 5
    await store.close()

asyncio.run(main(Path(sys.argv[1])))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limit of a file's size")
@pytest.mark.parametrize("left", [0, 100, 5000])
def test_on_a_full_disk_nobody_knows_until_there_is_space_again(tmp_path: Path, left: int) -> None:
    path = tmp_path / "room.sqlite"
    ended = subprocess.run([sys.executable, "-c", FULL, str(path), str(left)], capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
    told = [line.split() for line in ended.stderr.splitlines()]
    if left < 5000:
        assert told == [["write_unknown"] * 6, ["write_unknown"] * 2] * 2 + [["not"] * 6]
    else:
        assert set(told[0]) <= {"not_written", "write_unknown"}
        assert told[-1] == ["not"] * 6

    async def look() -> None:
        async with opened(path) as store:
            for table in "abcdef":
                assert [row.body for row in await store.rows(table)] == [b"[]", b"again"]

    run(look())


def test_while_another_program_holds_the_file_locked_nothing_is_written_and_then_all_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_MS", 100)

    async def play() -> None:
        path = tmp_path / "room.sqlite"
        async with opened(path) as store:
            await asyncio.gather(fill(store, "t1", 1), fill(store, "t2", 1))
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                answers = await asyncio.gather(
                    *(store.append(entry(t, 2)) for t in ("t1", "t2")), return_exceptions=True
                )
                assert [(a.code, a.facts["cause"]) for a in answers if isinstance(a, Refused)] == [
                    ("not_written", "data_locked")
                ] * 2
                assert (await refusal(store.append(entry("t1", 2)))).code == "not_written"
                assert isinstance(await refusal(store.read_back("t1", 2)), Unknown)
                assert await vs(store, "t1") == [1], "who reads need not wait"
                other.execute("COMMIT")
            assert await store.read_back("t1", 2) is None
            await asyncio.gather(fill(store, "t1", 3, first=2), fill(store, "t2", 3, first=2))
            assert await vs(store, "t1") == await vs(store, "t2") == [1, 2, 3]

    run(play())


def test_a_lock_that_is_let_go_in_time_is_waited_for(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "room.sqlite"
        async with opened(path) as store:
            await fill(store, "t1", 1)
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                waiting = asyncio.create_task(store.append(entry("t1", 2)))
                await asyncio.sleep(0.2)
                assert not waiting.done()
                other.execute("COMMIT")
                await waiting

    run(play())


def test_a_flipped_byte_in_a_row_stops_its_table_and_no_other(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "room.sqlite"
        async with opened(path) as store:
            for table in ("t1", "t2"):
                await fill(store, table, 5)
                await store.append(entry(table, 6, f"body of {table}".encode()))
                await store.append(entry(table, 7, b"[]", secret=b"-" * 32))
        content = path.read_bytes()
        assert content.count(b"body of t1") == 1
        path.write_bytes(content.replace(b"body of t1", b"body oF t1"))
        async with opened(path) as store:
            error = await refusal(store.rows("t1"))
            assert (error.code, error.facts) == ("damaged_row", {"table": "t1", "v": 6})
            assert (await refusal(store.read_back("t1", 6))).code == "damaged_row"
            assert len(await store.rows("t2")) == 7

    run(play())


def test_a_row_that_is_gone_from_the_middle_is_missed(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 5)
            await store.do(lambda c: c.execute(text("DELETE FROM log WHERE v = 3")))
            error = await refusal(store.rows("t1"))
            assert (error.code, error.facts["v"]) == ("missing_row", 3)

    run(play())


Everything = tuple[dict[str, tuple[Row, ...]], StoredHand | None]


async def read_all(path: Path) -> Everything:
    async with opened(path) as store:
        return {table: await store.rows(table) for table in ("t1", "t2")}, await store.hand("h1")


@pytest.mark.parametrize("where", ["tail", "anywhere"])
def test_flipped_bytes_are_told_by_a_code_or_harm_nothing(tmp_path: Path, where: str) -> None:
    async def make() -> None:
        async with opened(tmp_path / "whole") as store:
            await grant(store, "anna", 5)
            for table in ("t1", "t2"):
                await fill(store, table, 30, body=b'[{"event":"Called","seat":2}]')
            await store.append(entry("t1", 31, fold=folded("h1", 1, "anna", "boris", keep_from=20)))
            await fill(store, "t2", 90, first=31, body=b'[{"event":"Raised","seat":2,"to":8}]' * 9)

    run(make())
    before = run(read_all(tmp_path / "whole"))
    content = (tmp_path / "whole").read_bytes()
    chance = random.Random(32)
    codes: dict[str, int] = {}
    for n in range(60):
        broken = bytearray(content)
        first = len(content) - 5 * 4096 if where == "tail" else 0
        for _ in range(8):
            broken[chance.randrange(first, len(content))] ^= 1 << chance.randrange(8)
        path = tmp_path / f"broken-{n}"
        path.write_bytes(broken)
        try:
            rows, hand = run(read_all(path))
            assert rows == before[0]
            assert hand in (before[1], None), "of a finished hand's index only every page is looked at"
            codes["unharmed"] = codes.get("unharmed", 0) + 1
        except AmericanaError as error:
            codes[error.code] = codes.get(error.code, 0) + 1
    assert len(codes) > 1, codes


KILLED = """
import asyncio, os, sys
from pathlib import Path
from americana.room.store import Entry, Store
from americana.room.ledger import transfer

async def sit(store, table):
    rows = await store.rows(table)
    v = rows[-1].v if rows else 0
    while True:
        v += 1
        batches = (transfer(f"{table}:{v}", "grant", "mint", table, 1),) if v % 5 == 0 else ()
        await store.append(Entry(table, v, v, 1, b"body %d" % v, batches=batches))
        os.write(1, f"{table} {v}\\n".encode())

async def main():
    store = await Store.open(Path(sys.argv[1]))
    await asyncio.gather(*(sit(store, f"t{n}") for n in range(20)))

asyncio.run(main())
"""


def test_whoever_is_killed_has_kept_every_row_that_he_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite"
    acknowledged = {f"t{n}": 0 for n in range(20)}

    async def look() -> None:
        async with opened(path) as store:
            for table, v in acknowledged.items():
                rows = await store.rows(table)
                assert len(rows) in (v, v + 1), "all that was told, and at most one that was on its way"
                assert [row.body for row in rows] == [b"body %d" % row.v for row in rows]
                paid = await store.read(lambda c, table=table: accounts.balance(c, table))  # type: ignore[misc]
                assert paid == len(rows) // 5
                acknowledged[table] = len(rows)
            assert (await store.read(accounts.audit)).is_sound

    for killed_after in (150, 700, 37):
        with subprocess.Popen([sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, text=True) as room:
            assert room.stdout is not None
            for n, line in enumerate(room.stdout):
                table, v = line.split()
                acknowledged[table] = int(v)
                if n == killed_after:
                    room.kill()
        run(look())


def test_a_job_that_hides_a_rolled_back_transaction_makes_no_liar_of_its_neighbours(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 1)
            await grant(store, "anna", 5)
            paid = transfer("b", "buy_in", "anna", "table:t1", 5)
            answers = await asyncio.gather(
                store.append(entry("t1", 2)),
                store.do(lambda c: c.exec_driver_sql("ROLLBACK").close()),
                store.append(entry("t1", 3, batches=(paid,))),
                return_exceptions=True,
            )
            rows = await vs(store, "t1")
            assert [v for v, answer in zip((2, 3), answers[::2], strict=True) if answer is None] == rows[1:]
            assert (await store.read(accounts.audit)).is_sound

    run(play())


def test_when_the_writer_itself_breaks_down_nobody_is_told_that_it_was_written() -> None:
    def broken(_: Sequence[Asked]) -> list[Answer]:
        raise LookupError("we were wrong")

    async def play() -> None:
        with ThreadPoolExecutor(1) as thread:
            committer = Committer(broken, thread)
            answers = await asyncio.gather(*(committer.ask(entry("t1", v)) for v in (1, 2)), return_exceptions=True)
            assert [type(answer) for answer in answers] == [Unknown, Unknown]
            assert (await refusal(committer.ask(entry("t1", 3)))).code == "write_unknown"
            await committer.close()

    run(play())
