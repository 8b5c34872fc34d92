"""Hands that a player takes in from a file: beside his own, all of them or none, nobody else's chips or history."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, select

from americana.errors import Unreadable
from americana.room.store import (
    Fold,
    Import,
    Kept,
    Link,
    Mark,
    Refused,
    Search,
    Store,
    importing,
    imports,
    links,
    players,
)
from americana.room.store import schema as tables
from tests.room.dealt import dealt
from tests.room.fake_clock import NOON
from tests.room.stores import entry, fill, opened, run

PEOPLE = {"file-boris": "Boris", "file-clara": "Clara"}
FILE = Import("i1", "anna", "evening.phhs", NOON, 1, PEOPLE)
LEFT_BY_AN_IMPORT = (
    *(tables.hands, tables.hand_seats, tables.imports, tables.houses, tables.table_names, tables.played),
    *(tables.unreckoned, tables.hand_marks, tables.hand_links, tables.tables),
)


def folds(count: int, seed: int = 1, first: int = 1) -> list[Fold]:
    chance = Random(seed)
    return [dealt(chance, number, players=("anna", *PEOPLE)).fold for number in range(first, first + count)]


async def sizes(store: Store) -> dict[str, int]:
    def count(connection: object) -> dict[str, int]:
        return {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()  # type: ignore[attr-defined]
            for table in LEFT_BY_AN_IMPORT
        }

    return await store.read(count)


def mine(made: list[Fold]) -> list[Fold]:
    return [fold for fold in made if any(seat.player == "anna" for seat in fold.seats)]


def test_a_files_hands_stand_beside_ones_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            made = mine(folds(450))
            assert await store.keep_imported(FILE, iter(made)) == Kept(len(made), 0)
            page = await store.hands_of("anna", limit=1000)
            assert [line.net for line in page.hands] == [net(fold) for fold in reversed(made)]
            assert {(line.table, line.table_name, line.is_imported) for line in page.hands} == {
                ("i1", "evening.phhs", True)
            }
            assert [line.number for line in reversed(page.hands)] == list(range(1, len(made) + 1))
            assert await store.tables() == ()
            for person in PEOPLE:
                assert (await store.hands_of(person)).hands == ()
            assert await store.read(lambda c: players.names(c, PEOPLE)) == PEOPLE
            stored = await store.hand(page.hands[-1].hand)
            assert stored is not None
            assert (stored.body, [seat.player for seat in stored.seats]) == (
                made[0].body,
                [seat.player for seat in made[0].seats],
            )

    run(play())


def net(fold: Fold) -> int:
    return next(seat.net for seat in fold.seats if seat.player == "anna")


def test_a_hand_that_the_player_has_is_counted_and_not_written_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            made = mine(folds(40))
            await fill(store, "t1", 1)
            await store.append(entry("t1", 2, fold=made[0]))  # played here
            assert await store.keep_imported(FILE, made[:30]) == Kept(29, 1)
            before = await sizes(store)
            again = Import("i2", "anna", "again.phhs", NOON + 1, 1, PEOPLE)
            assert await store.keep_imported(again, made[:30]) == Kept(0, 30)
            assert await sizes(store) == before
            assert await store.keep_imported(again, made) == Kept(len(made) - 30, 30)
            own = (await store.hands_of("anna", Search(table="i1"))).hands[0].hand
            exported = replace(made[29], hand=own)  # as a file calls it that was written here
            assert await store.keep_imported(Import("i3", "anna", "x", NOON, 1), [exported]) == Kept(0, 1)

    run(play())


def test_two_players_may_take_in_the_same_file(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            made = mine(folds(20))
            await store.keep_imported(FILE, made)
            other = Import("i2", "file-boris", "evening.phhs", NOON, 1, {"anna": "Anna"})
            with_him = [fold for fold in made if any(seat.player == "file-boris" for seat in fold.seats)]
            assert await store.keep_imported(other, with_him) == Kept(len(with_him), 0)
            assert len((await store.hands_of("anna")).hands) == len(made)
            assert len((await store.hands_of("file-boris")).hands) == len(with_him)

    run(play())


class Broken(Exception):
    pass


@pytest.mark.parametrize("fault", [Broken, lambda: Unreadable("bad_action", "line 7 says nothing")])
def test_what_cannot_be_made_to_its_end_leaves_nothing(tmp_path: Path, fault: type[Exception]) -> None:
    def breaking() -> Iterator[Fold]:
        yield from mine(folds(450))
        raise fault()

    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 1)
            before = await sizes(store)
            with pytest.raises((Broken, Unreadable)):
                await store.keep_imported(FILE, breaking())
            assert await sizes(store) == before
            assert (await store.hands_of("anna")).hands == ()

    run(play())


def test_an_import_that_is_cancelled_leaves_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            before = await sizes(store)
            task = asyncio.create_task(store.keep_imported(FILE, mine(folds(1500))))
            while not (await sizes(store))["hands"]:
                await asyncio.sleep(0.01)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert await sizes(store) == before

    run(play())


def test_what_a_killed_room_left_of_an_import_is_gone_when_it_opens_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        raise Refused("not_written", "the room is dead")

    def breaking() -> Iterator[Fold]:
        yield from mine(folds(450))
        raise Broken

    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 1)
            before = await sizes(store)
            monkeypatch.setattr(importing, "take_back", never)
            with pytest.raises(Broken):
                await store.keep_imported(FILE, breaking())
            monkeypatch.undo()
            line = (await store.hands_of("anna")).hands[0]
            await store.keep_mark("anna", line.hand, Mark(True, "soon gone"))
            await store.do(lambda c: links.make(c, Link("x", line.hand, "anna", False, False, NOON)))
            assert await store.read(imports.unfinished) == ("i1",)
        async with opened(tmp_path / "room.sqlite") as store:
            assert await sizes(store) == before
            assert await store.read(imports.unfinished) == ()
            assert await store.keep_imported(FILE, mine(folds(30))) != Kept(0, 0)

    run(play())
