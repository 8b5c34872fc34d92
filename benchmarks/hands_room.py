"""Makes a room's file with as many finished hands as are wanted: a few hundred are played, the others copies.

A copy has an id, a moment, a table and players of its own, and everything else that the store keeps of it is written in
its tables as the room would have written it, the transfer of its chips too. One player has so many hands that he is
worth measuring; the others have been drawn.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from sqlalchemy import Connection, func, select

from americana.room.facts import facts_of
from americana.room.histories import engine_events
from americana.room.ids import new_id
from americana.room.ledger import CLUB, HOUSE, PLAY, seat_account
from americana.room.store import Fold, StoredHand, database, hands, keys, players
from americana.room.store.hands import Packed
from americana.room.store.schema import accounts, batches, postings, tables
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
        homes = [new_id(NOON) for _ in range(TABLES)]
        with transaction(connection):
            for number, home in enumerate(homes):
                connection.execute(tables.insert(), {"id": home, "club": CLUB, "opened_at": NOON, "closed_at": NOON})
                keys.name_table(connection, home, f"Table {number}")
            for person in people:
                players.create_guest(
                    connection, person, person[-6:], hashlib.sha256(token_of(person).encode()).digest(), NOON
                )
        book = Ledger(connection)
        for first in range(0, count, AT_ONCE):
            with transaction(connection):
                for at in range(first, min(first + AT_ONCE, count), GROUP):
                    home = homes[at // GROUP % TABLES]
                    numbers = range(at, min(at + GROUP, count))
                    circle = chance.sample(people[1:], CIRCLE)
                    made = [
                        _copy(chance.choice(played), number, _sitting(chance, number, people[0], circle))
                        for number in numbers
                    ]
                    hands.write(connection, home, FORMAT, made)
                    book.write(connection, home, [fold for fold, _ in made])
    engine.dispose()
    return Made(file, count, people[0], len(range(0, count, EVERY)), tuple(people))


def _sitting(chance: Random, number: int, regular: str, circle: Sequence[str]) -> list[str]:
    others = chance.sample(circle, SEATS)
    return [regular, *others[1:]] if number % EVERY == 0 else others


def _copy(template: Template, number: int, sitting: Sequence[str]) -> Template:
    fold, stored = template
    ended_at = NOON + number * SECONDS_A_HAND * 1_000_000 // TABLES
    seats = tuple([replace(seat, player=player) for seat, player in zip(fold.seats, sitting, strict=True)])
    return replace(fold, hand=new_id(ended_at), number=number + 1, ended_at=ended_at, seats=seats), stored


@contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    """Commit at the end."""
    with connection.begin():
        yield


class Ledger:
    """Writes what hands have moved, with keys and accounts as the room makes them."""

    def __init__(self, connection: Connection) -> None:
        with transaction(connection):
            self._batch = connection.execute(select(func.coalesce(func.max(batches.c.id), 0))).scalar_one()
        self._accounts: dict[str, int] = {}

    def write(self, connection: Connection, table: str, folds: Sequence[Fold]) -> None:
        """Write the transfers of some hands of a table."""
        rows, lines = [], []
        for fold in folds:
            self._batch += 1
            key = {"id": self._batch, "key": f"hand:{fold.hand}", "kind": "hand", "at": fold.ended_at}
            rows.append(key | {"currency": PLAY, "club": CLUB})
            amounts = {seat_account(table, seat.player): seat.net for seat in fold.seats} | {HOUSE: 0}
            for owner, amount in amounts.items():
                lines.append({"batch": self._batch, "account": self._account(connection, owner), "amount": amount})
        connection.execute(batches.insert(), rows)
        connection.execute(postings.insert(), lines)

    def _account(self, connection: Connection, owner: str) -> int:
        if owner not in self._accounts:
            columns = {"owner": owner, "currency": PLAY, "club": CLUB, "balance": 10**9}
            made = connection.execute(accounts.insert().returning(accounts.c.id), columns)
            self._accounts[owner] = int(made.scalar_one())
        return self._accounts[owner]


def play(count: int, *, cuts: bool, folder: Path) -> list[Template]:
    """Play templates in a loop of their own."""
    return asyncio.run(templates(count, cuts=cuts, folder=folder))
