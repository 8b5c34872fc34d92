"""Lines of histories whose facts are still to be reckoned, and tables whose names are still to be read.

Rooms of older programs stored neither. Knows which they are and where the answers go, not how they are found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, bindparam, select

from americana.room.store import keys
from americana.room.store.deeds import HandFacts
from americana.room.store.hands import FACTS, facts_columns
from americana.room.store.schema import hand_seats, hands, table_names, unreckoned


def waiting(connection: Connection, limit: int) -> tuple[str, ...]:
    """Return some hands without facts, the oldest first."""
    query = select(hands.c.id).join_from(unreckoned, hands, hands.c.serial == unreckoned.c.hand)
    return tuple(connection.execute(query.order_by(unreckoned.c.hand).limit(limit)).scalars())


def keep(connection: Connection, found: Mapping[str, tuple[Sequence[tuple[int, str]], HandFacts] | None]) -> None:
    """Write the facts of hands, with their seats and players; one with None stays as it is and waits no more."""
    query = select(hands.c.id, hands.c.serial, hands.c.ended_at, hands.c.table_number, hands.c.preset).where(
        hands.c.id.in_(sorted(found))
    )
    done = []
    for hand, serial, ended_at, table, preset in connection.execute(query).all():
        done.append({"b_hand": serial})
        reckoned = found[hand]
        if reckoned is not None:
            seats, facts = reckoned
            house = keys.house_number(connection, table, preset, facts.limit, facts.ante)
            numbers, _ = keys.person_numbers(connection, [player for _, player in seats])
            known = [(seat, numbers[player]) for seat, player in seats if seat in facts.seats]
            lines = [_line(number, ended_at, serial, house, facts, seat) for seat, number in known]
            connection.execute(_KEEP, lines)
    connection.execute(unreckoned.delete().where(unreckoned.c.hand == bindparam("b_hand")), done)


def nameless(connection: Connection) -> tuple[str, ...]:
    """Return the tables of which no name is stored."""
    return tuple(connection.execute(select(table_names.c.table_id).where(table_names.c.name.is_(None))).scalars())


def name(connection: Connection, table: str, called: str) -> None:
    """Store the name of a table."""
    connection.execute(table_names.update().where(table_names.c.table_id == table).values(name=called))


_KEEP = (
    hand_seats.update()
    .where(
        hand_seats.c.player == bindparam("b_player"),
        hand_seats.c.ended_at == bindparam("b_ended_at"),
        hand_seats.c.hand == bindparam("b_hand"),
    )
    .values({name: bindparam(name) for name in ("house", *FACTS)})
)


def _line(player: int, ended_at: int, serial: int, house: int, facts: HandFacts, seat: int) -> dict[str, object]:
    key = {"b_player": player, "b_ended_at": ended_at, "b_hand": serial, "house": house}
    return key | facts_columns(facts, seat)
