"""The store while all is well: rows, their order, what comes with them, who waits and who does not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from americana.room.ledger import MINT, Batch, Line, transfer
from americana.room.store import Action, Entry, Refused, Show, Store, accounts, players
from americana.room.store.committer import MOST_AT_ONCE
from tests.room.fake_clock import NOON
from tests.room.stores import entry, fill, folded, grant, opened, refusal, run, vs


def test_a_row_is_read_as_it_was_appended_after_the_room_was_closed(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await store.append(Entry("t1", 1, NOON, 7, b"[1]", b"seeds"))
            await store.append(Entry("t1", 2, NOON + 5, 7, b"[2]", action=Action("anna", "c1")))
        async with opened(tmp_path / "room.sqlite") as store:
            first, second = await store.rows("t1")
            assert (first.v, first.at, first.format, first.body, first.secret) == (1, NOON, 7, b"[1]", b"seeds")
            assert (first.action, second.action) == (None, Action("anna", "c1"))
            assert second.body == b"[2]"

    run(play())


def test_tables_are_listed_from_their_first_row_until_they_are_closed(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await store.append(Entry("t2", 1, NOON + 9, 1, b"[]"))
            await store.append(Entry("t1", 1, NOON, 1, b"[]", club="friends"))
            assert [(t.id, t.opened_at, t.club) for t in await store.tables()] == [
                ("t1", NOON, "friends"),
                ("t2", NOON + 9, "house"),
            ]
            await store.close_table("t1", NOON + 20)
            assert [t.id for t in await store.tables()] == ["t2"]

    run(play())


def test_a_row_is_never_written_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 3)
            assert (await refusal(store.append(entry("t1", 3, b"other")))).code == "row_exists"
        async with opened(tmp_path / "room.sqlite") as store:
            assert (await refusal(store.append(entry("t1", 3, b"other")))).code == "row_exists"
            assert (await store.rows("t1"))[-1].body == b"[]"
            await store.append(entry("t1", 4))

    run(play())


@pytest.mark.parametrize("v", [2, 4])
def test_no_row_is_written_before_the_one_that_it_follows(tmp_path: Path, v: int) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", v - 2)
            assert (await refusal(store.append(entry("t1", v)))).code == "row_out_of_order"
            assert await vs(store, "t1") == list(range(1, v - 1))

    run(play())


def test_rows_asked_for_at_once_are_written_in_the_order_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            last = 3 * MOST_AT_ONCE + 1
            await asyncio.gather(*(fill(store, table, last) for table in ("t1", "t2")))
            assert await vs(store, "t1") == await vs(store, "t2") == list(range(1, last + 1))

    run(play())


def test_one_bad_row_in_fifty_stops_its_own_table_only(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            tables = [f"t{n}" for n in range(50)]
            await asyncio.gather(*(store.append(entry(table, 1)) for table in tables))
            bad = Entry("t17", 2, 2**70, 1, b"[]")  # no database holds such a number
            rows = [bad if table == "t17" else entry(table, 2) for table in tables]
            after = [entry("t17", 3), entry("t18", 3)]
            answers = await asyncio.gather(*(store.append(row) for row in [*rows, *after]), return_exceptions=True)
            failed = [n for n, answer in enumerate(answers) if answer is not None]
            assert failed == [17, 50]
            assert isinstance(answers[50], Refused)
            assert answers[50].code == "row_out_of_order"
            assert await vs(store, "t17") == [1]
            assert await vs(store, "t18") == [1, 2, 3]
            await store.append(entry("t17", 2))

    run(play())


def test_a_hand_that_cannot_be_paid_refuses_its_own_row_only(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await grant(store, "anna", 10)
            await asyncio.gather(*(fill(store, table, 1) for table in ("t1", "t2", "t3")))
            answers = await asyncio.gather(
                store.append(entry("t1", 2, batches=(transfer("a", "buy_in", "anna", "table:t1", 6),))),
                store.append(entry("t2", 2, batches=(transfer("b", "buy_in", "anna", "table:t2", 6),))),
                store.append(entry("t2", 3)),
                store.append(entry("t3", 2, batches=(transfer("a", "buy_in", "anna", "table:t3", 1),))),
                store.append(entry("t3", 2, batches=(transfer("c", "buy_in", "anna", "table:t3", 4),))),
                return_exceptions=True,
            )
            codes = [getattr(answer, "code", answer) for answer in answers]
            assert codes == [None, "too_few_chips", "row_out_of_order", "done_already", None]
            assert [await vs(store, table) for table in ("t1", "t2", "t3")] == [[1, 2], [1], [1, 2]]
            assert await store.read(lambda c: accounts.balance(c, "anna")) == 0
            assert (await store.read(accounts.audit)).is_sound

    run(play())


def test_of_two_batches_of_one_row_both_move_chips_or_none(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 1)
            paid = transfer("g", "grant", MINT, "anna", 5)
            unpaid = Batch("h", "hand", (Line("anna", -9), Line("boris", 9)))
            assert (await refusal(store.append(entry("t1", 2, batches=(paid, unpaid))))).code == "too_few_chips"
            assert await store.read(lambda c: accounts.balance(c, "anna")) == 0
            await store.append(entry("t1", 2, batches=(paid,)))
            assert await store.read(lambda c: accounts.balance(c, "anna")) == 5

    run(play())


def test_a_waiter_who_is_cancelled_cancels_no_write(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            waiting = [asyncio.create_task(store.append(entry("t1", v))) for v in range(1, 40)]
            await asyncio.sleep(0)
            for task in waiting[::2]:
                task.cancel()
            ended = await asyncio.gather(*waiting, return_exceptions=True)
            assert [isinstance(end, asyncio.CancelledError) for end in ended] == [v % 2 == 0 for v in range(39)]
            assert await vs(store, "t1") == list(range(1, 40))
            refused = asyncio.create_task(store.append(entry("t1", 39)))
            await asyncio.sleep(0)
            refused.cancel()  # nobody hears the refusal: nobody may be bothered by it
            await store.append(entry("t1", 40))

    run(play())


def test_closing_writes_what_still_waits_and_takes_nothing_more(tmp_path: Path) -> None:
    async def play() -> None:
        store = await Store.open(tmp_path / "room.sqlite")
        waiting = [asyncio.create_task(store.append(entry("t1", v))) for v in range(1, 500)]
        await asyncio.sleep(0)
        await store.close()
        assert all(task.done() and task.exception() is None for task in waiting)
        assert (await refusal(store.append(entry("t1", 500)))).code == "store_closed"
        async with opened(tmp_path / "room.sqlite") as again:
            assert len(await again.rows("t1")) == 499

    run(play())


def test_a_job_that_fails_leaves_nothing_behind_and_harms_no_neighbour(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:

            def half(connection: Connection) -> None:
                accounts.post(connection, transfer("g", "grant", MINT, "anna", 5), NOON)
                raise LookupError("half done")

            answers = await asyncio.gather(
                store.append(entry("t1", 1)), store.do(half), store.append(entry("t1", 2)), return_exceptions=True
            )
            assert [type(answer) for answer in answers] == [type(None), LookupError, type(None)]
            assert await store.read(lambda c: accounts.balance(c, "anna")) == 0
            assert await store.do(lambda c: accounts.balance(c, "anna")) == 0

    run(play())


def test_who_reads_cannot_write(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 2)
            error = await refusal(store.read(lambda c: c.execute(text("DELETE FROM log"))))
            assert error.code == "data_read_only"
            assert await vs(store, "t1") == [1, 2]

    run(play())


def test_no_card_is_in_the_repr_of_anything_stored(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            secret = entry("t1", 1, b"HIDDEN", secret=b"HIDDEN")
            fold = folded("h1", 1, "anna", keep_from=2, body=b"HIDDEN")
            await store.append(secret)
            await store.append(entry("t1", 2, b"HIDDEN", fold=fold))
            await store.append(entry("t1", 3, shows=Show("h1", b"HIDDEN")))
            told = repr([secret, fold, await store.rows("t1"), await store.hand("h1"), await store.hands_of("anna")])
            assert "HIDDEN" not in told
            assert str(0x80000001) not in told

    run(play())


def test_a_fault_of_the_database_repeats_nothing_of_what_was_to_be_written(tmp_path: Path) -> None:
    def come(connection: Connection) -> None:
        players.create_player(connection, "p1", "guest", "HIDDEN", NOON)

    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await store.do(come)
            with pytest.raises(IntegrityError) as caught:
                await store.do(come)
            assert "HIDDEN" not in str(caught.value)

    run(play())
