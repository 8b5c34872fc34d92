"""Short numbers for what is named by long texts or by many values: players, tables, house rules; made when first used.

Each function takes the writing connection: `Store` alone writes, so that nobody else makes the same number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, and_, bindparam, select

from americana.room.store.schema import houses, persons, played, table_names


def name_table(connection: Connection, table: str, name: str | None) -> int:
    """Note a new table's name and return its number."""
    columns = {"table_id": table, "name": name}
    made = connection.execute(table_names.insert().returning(table_names.c.number), columns)
    return int(made.scalar_one())


def table_number(connection: Connection, table: str) -> int:
    """Return a table's number."""
    found = connection.execute(_TABLE, {"table": table}).scalar()
    return name_table(connection, table, None) if found is None else found


def house_number(connection: Connection, table: int, preset: str, limit: str, ante: int) -> int:
    """Return the number of a table's house rules."""
    columns = {"table_number": table, "preset": preset, "limit_kind": limit, "ante": ante}
    found: int | None = connection.execute(_HOUSE, columns).scalar()
    if found is not None:
        return found
    return int(connection.execute(houses.insert().returning(houses.c.number), columns).scalar_one())


def person_number(connection: Connection, player: str) -> int | None:
    """Return a player's number, None for somebody who never played a hand; this one only reads."""
    return connection.execute(_PERSON, {"id": player}).scalar()


def person_numbers(
    connection: Connection, players: Iterable[str], table: int = 0
) -> tuple[Mapping[str, int], set[int]]:
    """Return the numbers of players, and those of them who have lines of a table."""
    wanted = sorted(set(players))
    rows = connection.execute(_PERSONS, {"ids": wanted, "table": table}).all()
    numbers = {player: number for player, number, _ in rows}
    for player in wanted:
        if player not in numbers:
            made = connection.execute(persons.insert().returning(persons.c.number), {"id": player})
            numbers[player] = made.scalar_one()
    return numbers, {number for _, number, has_played in rows if has_played is not None}


def note_played(connection: Connection, table: int, players: Iterable[int]) -> None:
    """Note that players have lines of a table, who had none yet."""
    new = [{"player": player, "table_number": table} for player in sorted(set(players))]
    if new:
        connection.execute(played.insert(), new)


_TABLE = select(table_names.c.number).where(table_names.c.table_id == bindparam("table"))
_PERSON = select(persons.c.number).where(persons.c.id == bindparam("id"))
_PERSONS = (
    select(persons.c.id, persons.c.number, played.c.player)
    .outerjoin_from(
        persons, played, and_(played.c.player == persons.c.number, played.c.table_number == bindparam("table"))
    )
    .where(persons.c.id.in_(bindparam("ids", expanding=True)))
)
_HOUSE = select(houses.c.number).where(
    houses.c.table_number == bindparam("table_number"),
    houses.c.preset == bindparam("preset"),
    houses.c.limit_kind == bindparam("limit_kind"),
    houses.c.ante == bindparam("ante"),
)
