"""What a player keeps of a hand for himself: a star, and a note of a few words."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select

from americana.room.store import keys
from americana.room.store.schema import hand_marks, hand_seats, hands


class Mark(NamedTuple):
    """A star and a note."""

    starred: bool
    note: str


NO_MARK = Mark(False, "")


def mark_of(connection: Connection, player: str, hand: str) -> Mark:
    """Return what a player keeps of a hand."""
    query = (
        select(hand_marks.c.starred, hand_marks.c.note)
        .join_from(hands, hand_marks, hand_marks.c.hand == hands.c.serial)
        .where(hands.c.id == hand, hand_marks.c.player == keys.person_number(connection, player))
    )
    found = connection.execute(query).first()
    return NO_MARK if found is None else Mark(*found)


def keep(connection: Connection, player: str, hand: str, mark: Mark) -> bool:
    """Keep a mark in the place of the last one; False when the hand is no line of this player's history."""
    number = keys.person_number(connection, player)
    found = connection.execute(select(hands.c.serial, hands.c.ended_at).where(hands.c.id == hand)).first()
    if number is None or found is None:
        return False
    serial, ended_at = found
    at = hand_seats.c
    line = select(at.seat).where(at.player == number, at.ended_at == ended_at, at.hand == serial)
    if connection.execute(line).first() is None:
        return False
    connection.execute(hand_marks.delete().where(hand_marks.c.player == number, hand_marks.c.hand == serial))
    if mark != NO_MARK:
        columns = {"player": number, "hand": serial, "starred": mark.starred, "note": mark.note}
        connection.execute(hand_marks.insert(), columns)
    return True
