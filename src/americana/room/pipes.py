"""What the room and its workers say to each other over pipes: pickled values, each after its length.

Unpickling runs whatever the sender likes, so it is for senders that are trusted as much as the code itself. Here that
holds: each end of the pipe is this very program, run by the same user, the room made the pipe, and nobody else can
write into it. Nothing that comes from a network is ever read with this module.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from asyncio import IncompleteReadError, StreamReader
from queue import SimpleQueue
from struct import Struct
from typing import BinaryIO, TypeVar

T = TypeVar("T")

NICENESS = 10
"""How far workers stand back, so that the loop that serves people goes first."""

_LENGTH = Struct(">I")


def to_frame(said: object) -> bytes:
    """Return a value as it goes over the pipe.

    >>> from io import BytesIO
    >>> read_frame(BytesIO(to_frame((1, 2)) + to_frame("more")))
    (1, 2)
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


def stand_back() -> None:
    """Let this process, a worker, go after whoever serves people; Ctrl-C is for the room, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)


def take_stdout() -> BinaryIO:
    """Return a worker's way to the room, and send to standard error whatever else may be printed."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def listen(asked: SimpleQueue[T], *kinds: type[T]) -> None:
    """Take in what the room asks, in a thread, so that its end is noticed during work: the process ends with it."""
    try:
        while isinstance(ask := read_frame(sys.stdin.buffer), kinds):
            asked.put(ask)
    finally:
        os._exit(0)


def say(answers: BinaryIO, said: object) -> None:
    """Tell the room a value."""
    answers.write(to_frame(said))
    answers.flush()


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
