"""A store for tests: opened in a folder, closed whatever happens; entries and folds in a few words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from americana.errors import AmericanaError
from americana.room.ledger import MINT, transfer
from americana.room.store import Entry, Fold, FoldSeat, Store, accounts
from tests.room.fake_clock import NOON

T = TypeVar("T")


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    store = await Store.open(path)
    try:
        yield store
    finally:
        await store.close()


def run(job: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(job)


def entry(table: str, v: int, body: bytes = b"[]", **more: Any) -> Entry:
    return Entry(table, v, NOON + v, 1, body, **more)


def folded(hand: str, number: int, *players: str, keep_from: int, body: bytes = b"hand", ended_at: int = NOON) -> Fold:
    seats = tuple(FoldSeat(seat, player, seat - 1, 0, 0x80000001) for seat, player in enumerate(players))
    return Fold(hand, number, ended_at, "ru", body, seats, keep_from, b"seeds")


async def fill(store: Store, table: str, last: int, first: int = 1, body: bytes = b"[]") -> None:
    await asyncio.gather(*(store.append(entry(table, v, body)) for v in range(first, last + 1)))


async def grant(store: Store, owner: str, chips: int) -> None:
    await store.do(lambda c: accounts.post(c, transfer(f"grant:{owner}:{chips}", "grant", MINT, owner, chips), NOON))


async def refusal(waited: Coroutine[Any, Any, object]) -> AmericanaError:
    with pytest.raises(AmericanaError) as caught:
        await waited
    return caught.value


async def vs(store: Store, table: str) -> list[int]:
    return [row.v for row in await store.rows(table)]
