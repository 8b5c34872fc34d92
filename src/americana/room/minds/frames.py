"""What the room and its workers say to each other over pipes: pickled values, each after its length.

Unpickling runs whatever the sender likes, so it is for senders that are trusted as much as the code itself. Here that
holds: each end of the pipe is this very program, run by the same user, the room made the pipe, and nobody else can
write into it. Nothing that comes from a network is ever read with this module.
"""

from __future__ import annotations

import pickle
from asyncio import IncompleteReadError, StreamReader
from struct import Struct
from typing import BinaryIO

from americana.engine.hand import View
from americana.values import value

_LENGTH = Struct(">I")


@value
class Asked:
    """What a worker is asked: how a bot of a kind acts on a view, with this chance."""

    kind: str
    chance: int
    view: View


@value
class Weighed:
    """What a worker is asked: the equities of hands whose down cards are up, with this chance where it needs some."""

    chance: int
    views: tuple[View, ...]


@value
class Ready:
    """What a worker says once, after its warm-up: from now on it thinks at full speed."""


def to_frame(said: object) -> bytes:
    """Return a value as it goes over the pipe.

    >>> from io import BytesIO
    >>> read_frame(BytesIO(to_frame(Ready()) + to_frame("more")))
    Ready()
    """
    body = pickle.dumps(said, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(body)) + body


def read_frame(pipe: BinaryIO) -> object:
    """Return the next value from a pipe, or wait for it; raises `EOFError` where the pipe ends."""
    return _unpickled(_read(pipe, _length(_read(pipe, _LENGTH.size))))


async def next_frame(pipe: StreamReader) -> object:
    """Return the next value from a pipe, the loop going on; raises `EOFError` where the pipe ends."""
    try:
        body = await pipe.readexactly(_length(await pipe.readexactly(_LENGTH.size)))
    except (IncompleteReadError, ConnectionError):
        raise EOFError from None
    return _unpickled(body)


def _read(pipe: BinaryIO, count: int) -> bytes:
    found = pipe.read(count)
    if len(found) < count:
        raise EOFError
    return found


def _length(head: bytes) -> int:
    length: int = _LENGTH.unpack(head)[0]
    return length


def _unpickled(body: bytes) -> object:
    said: object = pickle.loads(body)
    return said
