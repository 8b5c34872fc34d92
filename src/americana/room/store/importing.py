"""Takes a file's hands in, group by group through the store's queue, and takes them back when that fails.

Knows the event loop and no statement. Hands are made and packed on a thread of their own, as fast as they are written.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from americana.errors import AmericanaError
from americana.room.store import imports
from americana.room.store.entry import Fold
from americana.room.store.hands import Packed
from americana.room.store.imports import Import, Kept

T = TypeVar("T")


class Queue(Protocol):
    """Where writes are asked for."""

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Run a write."""


async def take_in(queue: Queue, file: Import, folds: Iterable[Fold]) -> Kept:
    """Keep a file's hands beside the player's own; all of them or, when anything fails, none.

    Raises what `Store.do` and the hands themselves raise.
    """
    made, kept, known = iter(folds), 0, 0
    try:
        await queue.do(partial(imports.begin, file=file))
        while group := await asyncio.to_thread(_packed, made):
            done = await queue.do(partial(imports.keep, file=file, group=group, kept=kept))
            kept, known = kept + done.kept, known + done.known
        if kept:
            await queue.do(partial(imports.finish, file=file))
    except BaseException:
        with contextlib.suppress(AmericanaError):  # what cannot be taken back now is when the file is opened again
            await take_back(queue, file.id)
        raise
    if not kept:
        await take_back(queue, file.id)
    return Kept(kept, known)


async def take_back(queue: Queue, file: str) -> None:
    """Remove an import and all of its hands."""
    while not await queue.do(partial(imports.take_back, file=file)):
        pass


def _packed(folds: Iterator[Fold]) -> list[tuple[Fold, Packed]]:
    return [(fold, Packed.of(fold)) for fold in islice(folds, imports.MOST_AT_ONCE)]
