"""What tables have told the world: written with the row that says it, dropped when the world has heard it.

So a notice is delivered at least once, and after a crash again. Bodies are bytes to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select

from americana.room.store.entry import Entry
from americana.room.store.schema import outbox


class StoredNotice(NamedTuple):
    """A notice that nobody has said to have heard; the first three name it."""

    table: str
    v: int
    place: int
    at: int
    body: bytes


def put(connection: Connection, entry: Entry) -> None:
    """Write an entry's notices."""
    connection.execute(
        outbox.insert(),
        [
            {"table_id": entry.table, "v": entry.v, "place": place, "at": entry.at, "body": body}
            for place, body in enumerate(entry.outbox)
        ],
    )


def waiting(connection: Connection, limit: int) -> tuple[StoredNotice, ...]:
    """Return the oldest notices that wait; those of one table in its order."""
    query = select(outbox.c.table_id, outbox.c.v, outbox.c.place, outbox.c.at, outbox.c.body)
    found = connection.execute(query.order_by(outbox.c.at, outbox.c.table_id, outbox.c.v, outbox.c.place).limit(limit))
    return tuple(StoredNotice(*each) for each in found)


def drop(connection: Connection, heard: Iterable[StoredNotice]) -> None:
    """Forget notices that were heard."""
    named = [{"b_table": each.table, "b_v": each.v, "b_place": each.place} for each in heard]
    if named:
        connection.execute(_DROP, named)


_DROP = outbox.delete().where(
    outbox.c.table_id == bindparam("b_table"),
    outbox.c.v == bindparam("b_v"),
    outbox.c.place == bindparam("b_place"),
)
