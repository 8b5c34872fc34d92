"""A worker for one file: a process of its own that reads or writes hands and says what comes of it, piece by piece.

It is started by the room and lives as long as its standard input: when the room is gone, or nobody waits for the file
any more, the pipe ends and the worker with it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import PurePath
from queue import SimpleQueue
from threading import Thread
from traceback import extract_tb
from typing import BinaryIO

from americana.errors import AmericanaError
from americana.room.files.doing import exported, imported
from americana.room.files.jobs import Done, ExportJob, Failed, ImportJob, Job
from americana.room.minds.frames import read_frame, to_frame
from americana.room.minds.worker import NICENESS

MOST_SECONDS = 300
"""Of processor time; a hundred thousand hands take half of it on a slow machine."""

MOST_MEMORY = 2**30
"""Bytes."""


def main() -> None:
    """Do what the first frame asks, until it is done or the room is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the room, which ends its workers itself
    if sys.platform != "win32":
        os.nice(NICENESS)
        _bound()
    answers = _take_stdout()
    asked: SimpleQueue[Job] = SimpleQueue()
    Thread(target=_listen, args=(asked,), daemon=True).start()
    try:
        for said in answered(asked.get()):
            answers.write(to_frame(said))
            answers.flush()
    except BrokenPipeError:
        pass
    os._exit(0)


def answered(job: Job) -> Iterator[object]:
    """Do a job; the last answer is `Done` or `Failed`."""
    try:
        yield from exported(job) if isinstance(job, ExportJob) else imported(job)
        yield Done()
    except AmericanaError as error:
        yield Failed(error.code, str(error), dict(error.facts))
    except BrokenPipeError:
        raise
    except Exception as error:  # its text is left out, as it may name a card
        place = extract_tb(error.__traceback__)[-1]
        yield Failed("we_were_wrong", f"{type(error).__name__} at {PurePath(place.filename).name}:{place.lineno}", {})


def _bound() -> None:
    """Let nobody's file take the machine: a worker that takes more than its share is ended by the system."""
    import resource

    for kind, most in ((resource.RLIMIT_CPU, MOST_SECONDS), (resource.RLIMIT_DATA, MOST_MEMORY)):
        with contextlib.suppress(ValueError, OSError):  # the system allows less already
            resource.setrlimit(kind, (most, most))


def _take_stdout() -> BinaryIO:
    """Return the way to the room, and send to standard error whatever else may be printed."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def _listen(asked: SimpleQueue[Job]) -> None:
    """Take in the job, then wait in a thread for the end of the pipe."""
    try:
        while isinstance(job := read_frame(sys.stdin.buffer), ExportJob | ImportJob):
            asked.put(job)
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
