"""The live log: rows of open tables, each with a checksum. Knows how they are written and read, not what they say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

from sqlalchemy import Connection, func, select

from americana.room.store.entry import Action, Entry
from americana.room.store.faults import Damaged
from americana.room.store.schema import log, pulse, tables


@dataclass(frozen=True, slots=True)
class Row:
    """A stored row of a table's log, as it was appended."""

    v: int
    at: int
    format: int
    body: bytes = field(repr=False)
    secret: bytes = field(repr=False)
    action: Action | None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table that was opened and not closed."""

    id: str
    opened_at: int
    club: str


def checksum(*said: object, body: bytes, secret: bytes = b"") -> bytes:
    """Eight bytes that change when anything of a row changes; no proof against somebody who can write the file.

    >>> checksum("t1", 1, body=b"[]").hex()
    '7d6d074ebca8b30d'
    """
    summed = blake2b(repr((said, len(body))).encode(), digest_size=8)
    summed.update(body)
    summed.update(secret)
    return summed.digest()


def insert_rows(connection: Connection, entries: Sequence[Entry]) -> None:
    """Write rows in one statement."""
    connection.execute(_INSERT, [_columns(entry) for entry in entries])


def open_table(connection: Connection, entry: Entry) -> None:
    """Note a table whose first row this is."""
    connection.execute(tables.insert(), {"id": entry.table, "club": entry.club, "opened_at": entry.at})


def close_table(connection: Connection, table: str, at: int) -> None:
    """Leave a table out of `Store.tables` from now on; its rows stay."""
    connection.execute(tables.update().where(tables.c.id == table, tables.c.closed_at.is_(None)).values(closed_at=at))


def open_tables(connection: Connection) -> tuple[StoredTable, ...]:
    """List the tables that are open, the oldest first."""
    query = select(tables.c.id, tables.c.opened_at, tables.c.club).where(tables.c.closed_at.is_(None))
    found = connection.execute(query.order_by(tables.c.opened_at, tables.c.id))
    return tuple(StoredTable(*table) for table in found)


def last_v(connection: Connection, table: str) -> int:
    """Return the number of a table's newest row, 0 without one."""
    return connection.execute(select(func.max(log.c.v)).where(log.c.table_id == table)).scalar() or 0


def drop_rows(connection: Connection, table: str, below: int) -> None:
    """Drop a table's rows before that one: a folded hand holds them."""
    connection.execute(log.delete().where(log.c.table_id == table, log.c.v < below))


def read_row(connection: Connection, table: str, v: int) -> Row | None:
    """Return one row, None when there is none.

    Raises `Damaged`: `damaged_row` when its checksum fails.
    """
    found = _read(connection, table, v)
    return found[0] if found else None


def read_rows(connection: Connection, table: str) -> tuple[Row, ...]:
    """Return a table's rows in order.

    Raises `Damaged`: `damaged_row` when a checksum fails, `missing_row`, or `damaged_table` when they cannot be read.
    """
    rows = _read(connection, table)
    for row, v in zip(rows, range(rows[0].v, rows[-1].v + 1) if rows else (), strict=False):
        if row.v != v:
            raise Damaged("missing_row", f"row {v} of table {table} is missing", table=table, v=v)
    return rows


def is_written(connection: Connection, entry: Entry) -> bool:
    """Whether exactly this row is there."""
    query = select(log.c.checksum).where(log.c.table_id == entry.table, log.c.v == entry.v)
    return connection.execute(query).scalar() == _columns(entry)["checksum"]


def beat(connection: Connection) -> None:
    """Change something, so that a commit has to reach the disk."""
    connection.execute(pulse.update().values(beats=pulse.c.beats + 1))


_INSERT = log.insert()
_SELECT = select(
    log.c.v, log.c.at, log.c.format, log.c.player, log.c.action, log.c.body, log.c.secret, log.c.checksum
).order_by(log.c.v)


def _columns(entry: Entry) -> dict[str, object]:
    player, action = entry.action or (None, None)
    summed = checksum(
        entry.table, entry.v, entry.at, entry.format, player, action, body=entry.body, secret=entry.secret
    )
    return {
        "table_id": entry.table,
        "v": entry.v,
        "at": entry.at,
        "format": entry.format,
        "player": player,
        "action": action,
        "body": entry.body,
        "secret": entry.secret,
        "checksum": summed,
    }


def _read(connection: Connection, table: str, *only: int) -> tuple[Row, ...]:
    query = _SELECT.where(log.c.table_id == table)
    try:
        found = connection.execute(query.where(log.c.v.in_(only)) if only else query).all()
    except (TypeError, ValueError) as error:
        message = f"rows of table {table} are damaged: they hold what no row can hold"
        raise Damaged("damaged_table", message, table=table) from error
    for v, *known, body, secret, summed in found:
        if summed != checksum(table, v, *known, body=body, secret=secret):
            message = f"row {v} of table {table} is damaged: its checksum fails"
            raise Damaged("damaged_row", message, table=table, v=v)
    return tuple(
        Row(v, at, form, body, secret, None if action is None else Action(player, action))
        for v, at, form, player, action, body, secret, _ in found
    )
