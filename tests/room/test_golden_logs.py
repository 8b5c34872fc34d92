"""Logs of every format ever written: they open, lead to their recorded end, go on in mid-hand, and export the same."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from americana.room.codec import EVENT_TYPES
from americana.room.ledger import MINT, seat_account, transfer
from americana.room.minds import Minds
from americana.room.proofs import proof_of
from americana.room.room import Room
from americana.room.shuffle import verify
from americana.room.store import Action, Entry, Fold, FoldSeat, Show, Store, accounts, hands, rows
from americana.room.store.schema import tables
from americana.room.upcast import FORMAT
from tests.room.fake_clock import FakeClock
from tests.room.golden_logs import FOLDER, end_of, kinds_in, phh_of
from tests.room.log_schema import schema_text

LOGS = sorted(FOLDER.glob("*/*.json"))


def read(path: Path) -> dict[str, Any]:
    log: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return log


def test_an_event_cannot_change_without_a_new_format() -> None:
    assert schema_text() == (FOLDER / str(FORMAT) / "schema.txt").read_text("utf-8")


def test_every_kind_of_event_is_in_a_log_of_this_format() -> None:
    told = {kind for path in LOGS if path.parent.name == str(FORMAT) for kind in kinds_in(read(path))}
    assert told == EVENT_TYPES.keys()


def test_every_format_has_its_logs() -> None:
    assert {path.parent.name for path in LOGS} == {str(number) for number in range(1, FORMAT + 1)}


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_log_leads_to_its_recorded_end_and_exports_the_same_hands(path: Path, tmp_path: Path) -> None:
    async def main() -> None:
        log = read(path)
        store = await stored(log, tmp_path)
        try:
            assert await end_of(store, log["table"]) == log["end"]
            found = await store.hands_at(log["table"], 0, 1000)
            assert [phh_of(hand) for hand in found] == [hand["phh"] for hand in log["hands"]]
            assert verify(proof_of(hand, None) for hand in found).is_sound
        finally:
            await store.close()

    asyncio.run(main())


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_log_goes_on_where_it_stopped(path: Path, tmp_path: Path) -> None:
    async def main() -> None:
        log = read(path)
        store = await stored(log, tmp_path)
        clock = FakeClock(settle)
        room = await Room.open(store, Minds(), clock)
        try:
            table = room.tables[0]
            before, was_playing = table.journal.v, table.state.table.is_playing
            hand = table.state.hand
            await clock.advance(120)
            for _ in range(40):  # everybody's time runs out
                if table.state.table.hands_played > log["end"]["carried"]["hands_played"]:
                    break
                await clock.advance(120)
            assert not table.is_frozen
            if was_playing:
                assert table.journal.v > before
                ended = await store.hand(hand)
                assert ended is not None
                assert verify([proof_of(ended, None)]).is_sound
        finally:
            await room.close(0)
            await store.close()

    asyncio.run(main())


async def settle() -> None:
    for _ in range(40):
        await asyncio.sleep(0.001)


async def stored(log: dict[str, Any], folder: Path) -> Store:
    """Put a log into a file of its own, with the chips that its players have on the table."""
    store = await Store.open(folder / "golden.sqlite")
    table = log["table"]

    def write(connection: Connection) -> None:
        connection.execute(tables.insert(), {"id": table, "club": "house", "opened_at": 0})
        rows.insert_rows(connection, [entry_of(table, row) for row in log["rows"]])
        for hand in log["hands"]:
            hands.fold(connection, Entry(table, 1, hand["ended_at"], hand["format"], b""), fold_of(hand))
            for v, at, format_, body in hand["shows"]:
                show = Show(hand["hand"], body.encode())
                hands.show(connection, Entry(table, v, at, format_, b""), show)
        for sitter in log["end"]["carried"]["sitters"]:
            chips = sitter and sitter["chips"] + sitter["asked"]
            if chips:
                account = seat_account(table, sitter["player"])
                accounts.post(connection, transfer(f"golden:{sitter['player']}", "golden", MINT, account, chips), 0)

    await store.do(write)
    return store


def entry_of(table: str, row: dict[str, Any]) -> Entry:
    action = row["action"] and Action(*row["action"])
    secret = bytes.fromhex(row["secret"])
    return Entry(table, row["v"], row["at"], row["format"], row["body"].encode(), secret, action)


def fold_of(hand: dict[str, Any]) -> Fold:
    return Fold(
        hand=hand["hand"],
        number=hand["number"],
        ended_at=hand["ended_at"],
        preset=hand["preset"],
        body=hand["body"].encode(),
        seats=tuple(FoldSeat(*seat) for seat in hand["seats"]),
        keep_from=1,
        secret=bytes.fromhex(hand["secret"]),
    )
