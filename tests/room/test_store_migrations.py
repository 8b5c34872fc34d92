"""A file that an older program wrote opens with everything that was in it, and what it lacked is made up for."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from americana.cards import FULL_DECK
from americana.room.facts import facts_of
from americana.room.histories import engine_events
from americana.room.reckoning import reckon
from americana.room.store import Search, Store, reckoned
from tests.room.golden_logs import FOLDER, end_of, phh_of
from tests.room.old_rooms import Log, logs_of, write_0001
from tests.room.stores import opened, run

# logs of one table at two moments hold the same hands: a file gets one of them
LOGS = [log for log in logs_of(FOLDER / "1") if log["hands"]]
BY_TABLE: dict[str, Log] = {log["table"]: log for log in sorted(LOGS, key=lambda log: len(log["hands"]))}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "room.sqlite"
    write_0001(path, list(BY_TABLE.values()))
    return path


def test_every_hand_of_an_old_room_is_still_there(file: Path) -> None:
    async def play() -> None:
        async with opened(file) as store:
            for table, log in BY_TABLE.items():
                found = await store.hands_at(table, 0, 1000)
                assert [phh_of(hand) for hand in found] == [hand["phh"] for hand in log["hands"]]
                for stored, hand in zip(found, log["hands"], strict=True):
                    seats = [[each.seat, each.player, each.net, each.flags, each.known_mask] for each in stored.seats]
                    assert seats == hand["seats"]
                    assert (stored.secret.hex(), stored.number) == (hand["secret"], hand["number"])
                assert await end_of(store, table) == log["end"]

    run(play())


def test_what_an_old_room_did_not_store_is_reckoned_once(file: Path) -> None:
    async def play() -> None:
        async with opened(file) as store:
            await reckon(store)
            assert await store.read(lambda c: reckoned.waiting(c, 10)) == ()
            assert await store.read(reckoned.nameless) == ()
            await all_lines_are_right(store)
        async with opened(file) as store:
            await reckon(store)
            await all_lines_are_right(store)

    run(play())


async def all_lines_are_right(store: Store) -> None:
    lines = 0
    for table, log in BY_TABLE.items():
        name = log["end"]["carried"]["settings"]["name"]
        for hand in await store.hands_at(table, 0, 1000):
            facts = facts_of(engine_events(hand))
            for seat in hand.seats:
                page = await store.hands_of(seat.player, Search(table=table), None, 1000)
                line = next(line for line in page.hands if line.hand == hand.hand)
                own = facts.seats[seat.seat]
                assert (line.down, line.up, line.deeds) == (own.down, own.up, own.deeds)
                assert (line.pot, line.limit, line.ante) == (facts.pot, facts.limit, facts.ante)
                assert (line.net, line.flags, line.number) == (seat.net, seat.flags, hand.number)
                assert line.table_name == name
                assert line.down is not None
                assert seat.known_mask & 1 << FULL_DECK[line.down].index
                lines += 1
    assert lines > 20


def test_a_damaged_hand_stops_neither_the_room_nor_the_others(file: Path) -> None:
    first, *_ = next(iter(BY_TABLE.values()))["hands"]
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE hands SET body = x'00' WHERE id = ?", (first["hand"],))

    async def play() -> None:
        async with opened(file) as store:
            await reckon(store)
            assert await store.read(lambda c: reckoned.waiting(c, 10)) == ()
            _, player, net, *_ = first["seats"][0]
            page = await store.hands_of(player, limit=1000)
            damaged = next(line for line in page.hands if line.hand == first["hand"])
            assert (damaged.net, damaged.down, damaged.limit, damaged.ante) == (net, None, "", 0)
            assert all(line.ante for line in page.hands if line is not damaged)
            assert sum(kind.hands for kind in (await store.statistics(player)).kinds) == len(page.hands) - 1

    run(play())


def test_nothing_refers_to_what_is_not_there(file: Path) -> None:
    async def play() -> None:
        async with opened(file):
            pass
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
            assert not [name for name in names if "0001" in name]

    run(play())
