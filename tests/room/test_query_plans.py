"""Every statement that the store runs finds its rows by a key or an index: its plan is read for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.engine import Engine

from americana.room.card_search import card_search
from americana.room.reckoning import reckon
from americana.room.store import Import, Link, Mark, Search, Show, Store, exports, links
from tests.room.dealt import dealt
from tests.room.fake_clock import NOON
from tests.room.stores import entry, fill, opened, run

Statement = tuple[str, Any]

SMALL = {"imports", "unreckoned", "table_names", "pulse", "tables", "alembic_version"}
"""Tables that hold a row for each table or file, or what is still to be done: they may be looked through."""

INNER = "anon_"
"""What a statement calls the rows that it has just found itself."""


@contextmanager
def noted() -> Iterator[list[Statement]]:
    """Note every statement that any engine runs, with its values."""
    statements: list[Statement] = []

    def note(_: object, __: object, statement: str, values: object, ___: object, is_many: bool) -> None:
        statements.append((statement, values[0] if is_many and isinstance(values, list) else values))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield statements
    finally:
        event.remove(Engine, "before_cursor_execute", note)


async def everything(store: Store) -> None:
    """Ask the store for all that the room asks it for."""
    chance = Random(8)
    await fill(store, "t1", 1)
    for number in range(1, 9):
        fold = dealt(chance, number, players=("anna", "boris"), has_facts=number != 4).fold
        await store.append(entry("t1", number + 1, fold=fold))
    await store.append(entry("t1", 10, shows=Show("h00008", b"[]")))
    cards = card_search("As/?s")
    searches = [
        Search(),
        Search(table="t1"),
        Search(since=NOON, until=NOON + 10**9),
        Search(preset="ru", limit="pot"),
        Search(result="won", pot_from=3, pot_to=900, showdown=True),
        Search(starred=True, cards=cards),
    ]
    for search in searches:
        for before in (None, (NOON + 10**9, 5)):
            await store.hands_of("anna", search, before, 2)
        await store.statistics("anna", search)
    await store.tables_of("anna")
    await store.keep_mark("anna", "h00003", Mark(True, "n"))
    await store.mark_of("anna", "h00003")
    await store.do(lambda c: links.make(c, Link("x", "h00003", "anna", False, False, NOON)))
    await store.read(lambda c: links.find(c, "x"))
    await store.read(lambda c: links.of_hand(c, "anna", "h00003"))
    await store.do(lambda c: links.revoke(c, "anna", "x", NOON))
    await store.hand("h00003")
    await store.hands_at("t1", 2, 3)
    await store.several(["h00003", "h00008"])
    for search in searches:
        _, frozen = await store.read(partial(exports.counted, player="anna", search=search))
        for after in (None, (NOON, 5)):
            await store.read(partial(exports.page_after, player="anna", search=frozen, after=after))
    await store.whereabouts("t1")
    file = Import("i1", "anna", "f", NOON, 1, {"boris": "Boris"})
    await store.keep_imported(file, [dealt(chance, number, players=("anna", "boris")).fold for number in range(20, 24)])
    await store.keep_imported(Import("i2", "anna", "f", NOON, 1), [])
    await reckon(store)


def full_scans(plan: list[str]) -> list[str]:
    """Return what a plan looks through from end to end."""
    scans = [re.match(r"SCAN (\w+)", step) for step in plan]
    return [scan[1] for scan in scans if scan is not None and scan[1] not in SMALL and not scan[1].startswith(INNER)]


def plan_of(connection: Connection, statement: Statement) -> list[str]:
    text, values = statement
    return [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", values)]


def test_no_statement_looks_through_a_whole_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            with noted() as statements:
                await everything(store)
            asked = {
                text: (text, values) for text, values in statements if text.startswith(("SELECT", "UPDATE", "DELETE"))
            }
            assert len(asked) > 30
            plans = await store.read(lambda c: {text: plan_of(c, one) for text, one in asked.items()})
            scans = {text: (plan, full_scans(plan)) for text, plan in plans.items() if full_scans(plan)}
            assert scans == {}

    run(play())


def test_a_page_is_read_in_the_order_of_the_key_and_sorts_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            with noted() as statements:
                await everything(store)
            pages = {
                text: (text, values) for text, values in statements if "FROM hand_seats" in text and "LIMIT" in text
            }
            assert len(pages) > 5
            plans = await store.read(lambda c: [plan_of(c, one) for one in pages.values()])
            for plan in plans:
                assert plan[0].startswith("SEARCH hand_seats USING PRIMARY KEY (player=?"), plan
                assert not any("TEMP B-TREE" in step for step in plan), plan

    run(play())
