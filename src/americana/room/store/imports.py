"""Hands that a player takes in from a file: rows of `hands` under a closed table of their own, lines in his history.

The other people of such hands are players of the kind `file`, known by name only. No chips move. An import is marked
done at its end; what one that was not leaves behind is taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b

from sqlalchemy import Connection, select

from americana.room.ledger import CLUB
from americana.room.store import hands, keys
from americana.room.store.entry import Fold
from americana.room.store.hands import Packed
from americana.room.store.players import create_player
from americana.room.store.schema import (
    hand_links,
    hand_marks,
    hand_seats,
    houses,
    imports,
    played,
    players,
    table_names,
    tables,
    unreckoned,
)
from americana.room.store.schema import hands as stored_hands

MOST_AT_ONCE = 200
"""Hands in one transaction, so that no table waits for an import."""


@dataclass(frozen=True, slots=True)
class Import:
    """A file that a player takes in: its new id, whose it is, its name, the format of its hands' rows.

    `people` are the names of those players of its hands whom the room does not know, by id.
    """

    id: str
    player: str
    name: str
    at: int
    format: int
    people: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Kept:
    """How many hands of a file were kept, and how many the player had already."""

    kept: int
    known: int


def own_id(player: str, hand: str) -> str:
    """Return the id under which a player keeps a hand that a file calls by `hand`: his copy, and nobody else's.

    >>> own_id("anna", "h1") == own_id("anna", "h1") != own_id("boris", "h1")
    True
    """
    return blake2b(f"{player}\0{hand}".encode(), digest_size=16).hexdigest()


def begin(connection: Connection, file: Import) -> None:
    """Note an import that is not done yet, with its table."""
    columns = {"id": file.id, "club": CLUB, "opened_at": file.at, "closed_at": file.at}
    connection.execute(tables.insert(), columns)
    keys.name_table(connection, file.id, file.name)
    number = keys.person_numbers(connection, [file.player])[0][file.player]
    columns = {"id": file.id, "player": number, "at": file.at, "name": file.name, "is_done": False}
    connection.execute(imports.insert(), columns)


def known_of(connection: Connection, player: str, names: Sequence[str]) -> set[str]:
    """Return which of these hands a player has already: those he played here, and those taken in before."""
    number = keys.person_number(connection, player)
    at, copies = hand_seats.c, {own_id(player, name): name for name in names}
    query = (
        select(stored_hands.c.id)
        .join_from(
            stored_hands,
            hand_seats,
            (at.player == number) & (at.ended_at == stored_hands.c.ended_at) & (at.hand == stored_hands.c.serial),
        )
        .where(stored_hands.c.id.in_([*names, *copies]))
    )
    return {copies.get(found, found) for found in connection.execute(query).scalars()}


def keep(connection: Connection, file: Import, group: Sequence[tuple[Fold, Packed]], kept: int) -> Kept:
    """Write those of some hands that the player has not, numbered from `kept` on."""
    known = known_of(connection, file.player, [each.hand for each, _ in group])
    new = {each.hand: (each, stored) for each, stored in group if each.hand not in known}
    numbered = [(_own(file.player, each, kept + place), stored) for place, (each, stored) in enumerate(new.values(), 1)]
    if numbered:
        hands.write(connection, file.id, file.format, numbered)
    return Kept(len(numbered), len(group) - len(numbered))


def finish(connection: Connection, file: Import) -> None:
    """Note the people of an import, and mark it as done."""
    there = set(connection.execute(select(players.c.id).where(players.c.id.in_(sorted(file.people)))).scalars())
    for person in sorted(file.people.keys() - there):
        create_player(connection, person, "file", file.people[person], file.at)
    connection.execute(imports.update().where(imports.c.id == file.id).values(is_done=True))


def unfinished(connection: Connection) -> tuple[str, ...]:
    """Return the imports that were never done."""
    return tuple(connection.execute(select(imports.c.id).where(~imports.c.is_done)).scalars())


def take_back(connection: Connection, file: str, most: int = MOST_AT_ONCE) -> bool:
    """Remove some hands of an import, at last the import itself; True when nothing of it is left."""
    found = connection.execute(select(imports.c.player).where(imports.c.id == file)).first()
    if found is None:
        return True
    number = keys.table_number(connection, file)
    query = select(stored_hands.c.serial, stored_hands.c.ended_at).where(stored_hands.c.table_number == number)
    some = connection.execute(query.limit(most)).all()
    _remove(connection, found[0], [(serial, ended_at) for serial, ended_at in some])
    if len(some) == most:
        return False
    connection.execute(played.delete().where(played.c.table_number == number, played.c.player == found[0]))
    connection.execute(houses.delete().where(houses.c.table_number == number))
    connection.execute(table_names.delete().where(table_names.c.number == number))
    connection.execute(imports.delete().where(imports.c.id == file))
    connection.execute(tables.delete().where(tables.c.id == file))
    return True


def _own(player: str, fold: Fold, number: int) -> Fold:
    """Return a hand of a file as its player keeps it: a line of his history and of nobody else's."""
    assert any(seat.player == player for seat in fold.seats), "a player takes in hands that he played"
    seats = tuple([replace(seat, is_listed=seat.player == player) for seat in fold.seats])
    return replace(fold, hand=own_id(player, fold.hand), number=number, seats=seats)


def _remove(connection: Connection, player: int, some: Iterable[tuple[int, int]]) -> None:
    for serial, ended_at in some:
        at = hand_seats.c
        mine = (at.player == player) & (at.ended_at == ended_at) & (at.hand == serial)
        connection.execute(hand_seats.delete().where(mine))
        connection.execute(hand_marks.delete().where(hand_marks.c.player == player, hand_marks.c.hand == serial))
        connection.execute(hand_links.delete().where(hand_links.c.hand == serial))
        connection.execute(unreckoned.delete().where(unreckoned.c.hand == serial))
        connection.execute(stored_hands.delete().where(stored_hands.c.serial == serial))
