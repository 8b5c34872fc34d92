"""Rooms as older programs left them: their tables made by the migrations of that time, their rows by plain SQL."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from americana.room.store import database
from americana.room.store.rows import checksum

Log = dict[str, Any]


def logs_of(folder: Path) -> list[Log]:
    return [json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))]


def made_by(revision: str, path: Path) -> None:
    """Make an empty file as the program of a revision made it."""
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).with_name("migrations")))
    script = ScriptDirectory.from_config(config)
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection, EnvironmentContext(config, script) as environment:
        environment.configure(connection=connection, fn=lambda rev, _: script._upgrade_revs(revision, rev))
        with environment.begin_transaction():
            environment.run_migrations()
        connection.commit()
    engine.dispose()


def write_0001(path: Path, logs: Sequence[Log]) -> None:
    """Write logs as the first program stored them."""
    made_by("0001", path)
    with closing(sqlite3.connect(path)) as connection, connection:
        for log in logs:
            connection.execute("INSERT INTO tables VALUES (?, 'house', 0, NULL)", (log["table"],))
            for row in log["rows"]:
                _write_row(connection, log["table"], row)
            for hand in log["hands"]:
                _write_hand(connection, log["table"], hand)


def _write_row(connection: sqlite3.Connection, table: str, row: Log) -> None:
    player, action = row["action"] or (None, None)
    body, secret = row["body"].encode(), bytes.fromhex(row["secret"])
    known = (table, row["v"], row["at"], row["format"], player, action)
    connection.execute(
        "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (*known, body, secret, checksum(*known, body=body, secret=secret)),
    )


def _write_hand(connection: sqlite3.Connection, table: str, hand: Log) -> None:
    body, secret = zlib.compress(hand["body"].encode()), zlib.compress(bytes.fromhex(hand["secret"]))
    known = (hand["hand"], table, hand["number"], hand["ended_at"], hand["preset"], hand["format"])
    summed = checksum(*known, *sorted(map(tuple, hand["seats"])), body=body, secret=secret)
    connection.execute("INSERT INTO hands VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (*known, body, secret, summed))
    for seat, player, net, flags, mask in hand["seats"]:
        connection.execute(
            "INSERT INTO hand_seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (player, hand["ended_at"], hand["hand"], seat, table, hand["preset"], net, flags, mask),
        )
    for v, at, form, shown in hand["shows"]:
        summed = checksum(hand["hand"], v, at, form, body=shown.encode())
        connection.execute(
            "INSERT INTO hand_shows VALUES (?, ?, ?, ?, ?, ?)", (hand["hand"], v, at, form, shown.encode(), summed)
        )
