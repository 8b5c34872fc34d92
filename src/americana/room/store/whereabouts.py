"""Where a hand was played: what its table is called, and whether a file brought it here. Knows no hand."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select

from americana.room.store.schema import imports, table_names


class Whereabouts(NamedTuple):
    """A table, or the file that stands for one; the name is empty if nobody knows it."""

    name: str = ""
    is_imported: bool = False


def whereabouts(connection: Connection, table: str) -> Whereabouts:
    """Return what is known of the table of a hand."""
    query = select(table_names.c.name, imports.c.id).outerjoin(imports, imports.c.id == table_names.c.table_id)
    found = connection.execute(query.where(table_names.c.table_id == table)).first()
    return Whereabouts() if found is None else Whereabouts(found[0] or "", found[1] is not None)
