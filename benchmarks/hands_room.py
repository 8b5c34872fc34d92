"""Makes a room's file with as many finished hands as are wanted: a few hundred are played, the others copies.

A copy has an id, a moment, a table and players of its own, and everything else that the store keeps of it is written in
its tables as the room would have written it, the transfer of its chips too. One player has so many hands that he is
worth measuring; the others have been drawn.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import Connection

from americana.room.facts import facts_of
from americana.room.histories import engine_events
from americana.room.ids import new_id
from americana.room.ledger import CLUB, HOUSE, PLAY, seat_account
from americana.room.store import Fold, StoredHand, database, keys, players
from americana.room.store.hands import Packed, encode_seats, facts_columns
from americana.room.store.rows import checksum
from americana.room.store.schema import accounts, batches, hand_seats, hands, postings, tables
from americana.room.upcast import FORMAT
from tests.room.evening import Client, Evening, evening, table_of
from tests.room.golden_logs import refill

NOON = 1_750_000_000_000_000
SECONDS_A_HAND = 60
TABLES, PEOPLE, SEATS = 100, 5000, 6
EVERY = 20
"""The player who is measured sits in one hand of so many."""

CIRCLE = 8
"""People who come and go at a table for an evening."""

AT_ONCE, GROUP = 4000, 200
Template = tuple[Fold, Packed]
Driver = Any
"""The database's own connection, which takes plain rows."""


@dataclass(frozen=True)
class Made:
    """A file with its hands; `regular` has `mine` of them, each of `people` some."""

    file: Path
    count: int
    regular: str
    mine: int
    people: tuple[str, ...]


def token_of(player: str) -> str:
    """Return the token by which a player of such a room is known."""
    return hashlib.sha256(player.encode()).hexdigest()


async def templates(count: int, *, cuts: bool, folder: Path) -> list[Template]:
    """Play so many hands of six people under each limit in turn, and return them as they are stored."""
    found: list[StoredHand] = []
    for seed, limit in enumerate(("fixed", "pot", "no")):
        async with evening(folder, table_of(limit=limit)) as room:
            people = await room.guests(*[100] * SEATS)
            for client in people:
                client.cuts = cuts
            await _play(room, people, Random(seed), count // 3)
            found += await room.store.hands_at(room.table.state.id, 0, count)
    return [_template(hand) for hand in found if len(hand.seats) == SEATS]


async def _play(room: Evening, people: Sequence[Client], chance: Random, count: int) -> None:
    while room.room.readings().counted.hands < count:
        client = next((each for each in people if each.last["you"]["menu"]), None)
        if client is None:
            await refill(people)
            await room.advance(0.5)
            continue
        menu = client.last["you"]["menu"]
        choice = chance.choices(
            menu, [{"fold": 2, "call": 5, "check": 6, "bring_in": 6}.get(c["verb"], 2) for c in menu]
        )
        verb, least = choice[0]["verb"], choice[0]["least"]
        await client.move(verb, least if verb in ("bet", "raise", "complete", "bring_in") else None)


def _template(hand: StoredHand) -> Template:
    facts = facts_of(engine_events(hand))
    fold = Fold(hand.hand, hand.number, hand.ended_at, hand.preset, hand.body, hand.seats, 1, hand.secret, facts)
    return fold, Packed.of(fold)


def make(file: Path, count: int, played: Sequence[Template], seed: int = 1) -> Made:
    """Write a file with so many hands."""
    chance = Random(seed)
    people = [f"{number:032x}" for number in range(PEOPLE)]
    engine = database.open_file(file)
    with engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        for pragma in ("synchronous=OFF", "cache_size=-1000000"):  # nobody plays here: it may be fast
            driver.execute(f"PRAGMA {pragma}")
        with connection.begin():
            writing = Copying(connection, driver, people, played)
        for first in range(0, count, AT_ONCE):
            with connection.begin():
                for at in range(first, min(first + AT_ONCE, count), GROUP):
                    circle = chance.sample(range(1, PEOPLE), CIRCLE)
                    numbers = range(at, min(at + GROUP, count))
                    writing.write(chance, at // GROUP % TABLES, numbers, circle)
    engine.dispose()
    return Made(file, count, people[0], len(range(0, count, EVERY)), tuple(people))


def _facts_by_seat(fold: Fold) -> dict[int, tuple[object, ...]]:
    return {seat.seat: tuple(facts_columns(fold.facts, seat.seat).values()) for seat in fold.seats}


class Copying:
    """Writes copies, as plain rows of the tables' own columns: a hand is the same few values again and again."""

    def __init__(
        self, connection: Connection, driver: Driver, people: Sequence[str], played: Sequence[Template]
    ) -> None:
        self._connection, self._driver, self._people = connection, driver, people
        self._played = [(fold, stored, _facts_by_seat(fold)) for fold, stored in played]
        self._homes = [new_id(NOON) for _ in range(TABLES)]
        self._accounts: dict[str, int] = {}
        self._houses: dict[tuple[int, str, str, int], int] = {}
        self._insert = {
            table: str(table.insert().compile(connection)) for table in (hands, hand_seats, batches, postings)
        }
        for number, home in enumerate(self._homes):
            connection.execute(tables.insert(), {"id": home, "club": CLUB, "opened_at": NOON, "closed_at": NOON})
            keys.name_table(connection, home, f"Table {number}")
        for person in people:
            key = hashlib.sha256(token_of(person).encode()).digest()
            players.create_guest(connection, person, person[-6:], key, NOON)
        found, _ = keys.person_numbers(connection, people)
        self._numbers = [found[person] for person in people]

    def write(self, chance: Random, home: int, numbers: range, circle: Sequence[int]) -> None:
        """Write hands with these serial numbers at one table, between people of one circle."""
        hand_rows, lines, batch_rows, posted = [], [], [], []
        table = self._homes[home]
        at = keys.table_number(self._connection, table)
        accounts_of = {person: self._account(seat_account(table, self._people[person])) for person in (0, *circle)}
        house_rake = self._account(HOUSE)
        for serial in numbers:
            fold, stored, facts = chance.choice(self._played)
            ended_at = NOON + serial * SECONDS_A_HAND * 1_000_000 // TABLES
            hand, number = new_id(ended_at), serial + 1
            sitting = chance.sample(circle, SEATS)
            if serial % EVERY == 0:
                sitting[0] = 0
            who = list(zip(fold.seats, sitting, strict=True))
            told = [(s.seat, self._numbers[p], s.net, s.flags, s.known_mask) for s, p in who]
            said = [(s.seat, self._people[p], s.net, s.flags, s.known_mask) for s, p in who]
            known = (hand, table, number, ended_at, fold.preset, FORMAT)
            summed = checksum(*known, *said, body=stored.body, secret=stored.secret)
            row = (number, hand, at, number, ended_at, fold.preset, FORMAT, encode_seats(told))
            hand_rows.append((*row, stored.body, stored.secret, summed))
            house = self._house(at, fold)
            for seat, person in who:
                key = (self._numbers[person], ended_at, number, seat.seat, house)
                lines.append((*key, seat.net, seat.flags, *facts[seat.seat]))
                posted.append((number, accounts_of[person], seat.net))
            posted.append((number, house_rake, 0))
            batch_rows.append((number, f"hand:{hand}", "hand", ended_at, PLAY, CLUB))
        for into, rows in ((hands, hand_rows), (hand_seats, lines), (batches, batch_rows), (postings, posted)):
            self._driver.executemany(self._insert[into], rows)
        sat = {self._people[person] for person in (0, *circle)}
        found, have_played = keys.person_numbers(self._connection, sat, at)
        keys.note_played(self._connection, at, set(found.values()) - have_played)

    def _house(self, table: int, fold: Fold) -> int:
        assert fold.facts is not None
        key = (table, fold.preset, fold.facts.limit, fold.facts.ante)
        if key not in self._houses:
            self._houses[key] = keys.house_number(self._connection, *key)
        return self._houses[key]

    def _account(self, owner: str) -> int:
        if owner not in self._accounts:
            columns = {"owner": owner, "currency": PLAY, "club": CLUB, "balance": 10**9}
            made = self._connection.execute(accounts.insert().returning(accounts.c.id), columns)
            self._accounts[owner] = int(made.scalar_one())
        return self._accounts[owner]


def play(count: int, *, cuts: bool, folder: Path) -> list[Template]:
    """Play templates in a loop of their own."""
    return asyncio.run(templates(count, cuts=cuts, folder=folder))
