"""A killed server loses nothing that anybody was told: real processes, real kills; scripts/soak is the long run."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.room.chronicle import Chronicle, Told, faults_of_ledger
from tests.room.killing import campaign, dead_room, playing
from tests.room.lives import Nursery, nursery
from tests.room.scanning import Scanner
from tests.room.serving import Plan
from tests.room.truth import Truth

KILLS = 25

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the nursery forks")


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    with nursery(tmp_path_factory.mktemp("nursery")) as made:
        yield made


@pytest.mark.parametrize("seed", [1, 2])
def test_twenty_five_kills_at_any_instant_lose_double_and_show_nothing(
    room: Nursery, tmp_path: Path, seed: int
) -> None:
    summary = asyncio.run(campaign(room, tmp_path, KILLS, seed))
    assert summary.faults == []
    assert summary.kills == KILLS
    counts = summary.counts
    assert min(counts.hands, counts.receipts, counts.in_hand) > KILLS
    assert counts.cut >= 10
    assert counts.in_shuffle >= 5
    assert counts.same_deal + counts.given_up > 0
    assert min(counts.frames, counts.cards) > 1000


def test_the_comparison_notices_a_row_that_was_shown_and_not_written(room: Nursery, tmp_path: Path) -> None:
    faults = asyncio.run(faults_after(room, tmp_path, lambda _, told: show_what_is_to_come(told)))
    assert any("was shown, and the log ends at" in fault for fault in faults)


def test_a_store_that_writes_later_than_it_says_is_caught(room: Nursery, tmp_path: Path) -> None:
    faults = asyncio.run(faults_after(room, tmp_path, writes_late=0.8))
    assert any("was shown, and the log ends at" in fault for fault in faults)


def test_the_comparison_notices_a_row_that_was_changed(room: Nursery, tmp_path: Path) -> None:
    faults = asyncio.run(faults_after(room, tmp_path, lambda _, told: change_an_event(told)))
    assert any("the events are not those of the log" in fault for fault in faults)


def test_the_comparison_notices_a_receipt_for_nothing(room: Nursery, tmp_path: Path) -> None:
    faults = asyncio.run(faults_after(room, tmp_path, lambda _, told: told.receipts.append(("nobody", "x", 1))))
    assert faults == ["order x has a receipt for row 1, and no row says so"]


def test_the_comparison_notices_a_seed_that_was_sent(room: Nursery, tmp_path: Path) -> None:
    faults = asyncio.run(faults_after(room, tmp_path, send_a_seed))
    assert any(fault.endswith("of a deck was sent") for fault in faults)


def test_the_comparison_notices_chips_that_appear(room: Nursery, tmp_path: Path) -> None:
    faults = asyncio.run(
        faults_after(room, tmp_path, lambda path, _: change(path, "UPDATE accounts SET balance = balance + 1"))
    )
    assert any(fault.startswith("the ledger is not sound") for fault in faults)
    assert any("in its account" in fault for fault in faults)


def test_the_comparison_notices_what_the_rail_is_told_of_a_player(room: Nursery, tmp_path: Path) -> None:
    faults = asyncio.run(faults_after(room, tmp_path, lambda _, told: told.texts.extend(to_the_rail(told))))
    assert any(fault.startswith("Leak(kind='card'") for fault in faults)


def to_the_rail(told: Told) -> list[tuple[None, str]]:
    return [(None, text) for player, text in told.texts if player is not None]


def show_what_is_to_come(told: Told) -> None:
    told.frames[max(told.frames) + 5] = told.frames[max(told.frames)]


def send_a_seed(path: Path, told: Told) -> None:
    with closing(sqlite3.connect(path)) as connection:
        ((seeds,),) = connection.execute("SELECT secret FROM hands ORDER BY number DESC LIMIT 1")
    told.texts.append((None, zlib.decompress(seeds).hex(" ", 32)))


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)


def change_an_event(told: Told) -> None:
    frames = [frame for heard in told.frames.values() for _, frame in heard if frame["events"]]
    frames[-1]["events"][-1]["event"] = "Folded"


async def faults_after(
    room: Nursery, folder: Path, harm: Callable[[Path, Told], None] = lambda *_: None, writes_late: float = 0.0
) -> list[str]:
    """Play at one table for a second, kill the server, do some harm and return what is noticed."""
    path = folder / "room.sqlite"
    plan = Plan(str(path), writes_late=writes_late)
    async with playing(room, plan, Random(3)) as party:
        await asyncio.sleep(1.0)
        await party.hears("HandEnded", within=20)
        await asyncio.sleep(0.3)
        room.kill()
        await room.ended()
        await party.all_are(lambda client: not client.is_connected, "is still connected")
        ((table, told),) = party.take_told().items()
        harm(path, told)
        scanner = Scanner(Truth())
        chronicle = Chronicle(table, scanner)
        async with dead_room(path, folder / "copy") as store:
            await chronicle.catch_up(store, told)
            return [*chronicle.faults, *await faults_of_ledger(store), *map(str, scanner.leaks)]
