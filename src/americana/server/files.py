"""Files of hands over HTTP: all that a player has found as one stream, and a file of his taken in.

The work is done by workers of their own; here bytes are handed on.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Annotated

from litestar import MediaType, get, post
from litestar.di import NamedDependency
from litestar.params import QueryParameter, SkipValidation
from litestar.response import Stream

from americana.errors import Unreadable
from americana.room.clock import WallClock
from americana.room.files import Clerk, Clerks, Counted, ExportJob, ImportJob, Read, record_of_import
from americana.room.store import Fold
from americana.room.wire.played import ImportReport
from americana.server.auth import must_be
from americana.server.gate import FILES
from americana.server.http import Asked, Me, Room
from americana.server.my_hands import SEARCH, Wanted

MOST_BYTES = 32 * 2**20
"""Of a file that is taken in, a zip as it is."""

UNPACKED = "is_not_packed"
"""What a route says whose answer is not to be compressed here: the loop has other things to do."""

EXPORTED = "hands.phhs"
"""What a file of hands is called."""

_AT_ONCE = 2**20
_WITHIN = 300
"""Seconds in which a file must have come."""

Files = NamedDependency[SkipValidation[Clerks]]


@get("/api/hands/export", summary="My hands as a file", dependencies=SEARCH, opt={UNPACKED: True})
async def export_hands(room: Room, me: Me, clerks: Files, wanted: Wanted) -> Stream:
    """Return the asker's hands that are wanted as one `.phhs`, the oldest first; `x-hands` says how many they are."""
    clerk = await clerks.start(ExportJob(str(room.store.path), must_be(me.person).id, wanted))
    counted = await anext(clerk)
    assert isinstance(counted, Counted)
    headers = {"content-disposition": f'attachment; filename="{EXPORTED}"', "x-hands": str(counted.hands)}
    return Stream(_text(clerk), media_type=MediaType.TEXT, headers=headers)


@post(FILES, summary="Take a file of hands in", status_code=200, request_max_body_size=None)
async def import_hands(
    room: Room,
    me: Me,
    clerks: Files,
    request: Asked,
    only_good: Annotated[bool, QueryParameter(description="keep what is good though some is not")] = False,
    as_name: Annotated[
        str | None, QueryParameter(description="your name in a file of everything", max_length=100)
    ] = None,
    name: Annotated[str | None, QueryParameter(description="what the file is called", max_length=100)] = None,
) -> ImportReport:
    """Keep the hands of a file beside the asker's own, and say what came of it; the body is the file as it is."""
    person = must_be(me.person)
    clerks.must_be_free(person.id)
    now = WallClock().now()
    with _unnamed_file() as path:
        with clerks.coming():
            await _receive(request, path)
        clerk = await clerks.start(ImportJob(str(path), person.id, as_name or person.name, only_good, now))
        with contextlib.closing(clerk):
            found = await anext(clerk)
            assert isinstance(found, Read)
            if not found.hands or (found.faulty and not only_good):
                return ImportReport(found.hands, 0, 0, found.faults, found.faulty)
            file = record_of_import(person.id, name or EXPORTED, now, found)
            kept = await room.store.keep_imported(file, _folds(clerk, asyncio.get_running_loop()))
            return ImportReport(found.hands, kept.kept, kept.known, found.faults, found.faulty)


HAND_FILES = [export_hands, import_hands]
"""Both routes."""


async def _text(clerk: Clerk) -> AsyncIterator[bytes]:
    with contextlib.closing(clerk):
        async for piece in clerk:
            assert isinstance(piece, bytes)
            yield piece


def _folds(clerk: Clerk, loop: asyncio.AbstractEventLoop) -> Iterator[Fold]:
    """Yield the hands that a clerk hands on; runs on a thread of its own while the loop goes on."""

    async def next_group() -> object:
        return await anext(clerk, None)

    while (group := asyncio.run_coroutine_threadsafe(next_group(), loop).result()) is not None:
        assert isinstance(group, tuple)
        yield from group


@contextlib.contextmanager
def _unnamed_file() -> Iterator[Path]:
    """Give a file that only this user may read, and clear it away."""
    made, name = tempfile.mkstemp(prefix="americana-")
    os.close(made)
    try:
        yield Path(name)
    finally:
        os.unlink(name)


async def _receive(request: Asked, path: Path) -> None:
    """Write what comes to the disk; raises `Unreadable`: `file_too_big`, `file_lost`."""
    try:
        async with asyncio.timeout(_WITHIN):
            await _write(request, path)
    except TimeoutError:
        raise Unreadable("file_lost", "the file came too slowly") from None


async def _write(request: Asked, path: Path) -> None:
    size, waiting = 0, bytearray()
    with path.open("wb") as file:
        async for piece in request.stream():
            size += len(piece)
            if size > MOST_BYTES:
                most = MOST_BYTES >> 20
                raise Unreadable("file_too_big", f"a file may have {most} MB", most=most)
            waiting += piece
            if len(waiting) >= _AT_ONCE:
                await asyncio.to_thread(file.write, bytes(waiting))
                waiting.clear()
        await asyncio.to_thread(file.write, bytes(waiting))
