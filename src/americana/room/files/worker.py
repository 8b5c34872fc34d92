"""A worker for one file: a process of its own that reads or writes hands and says what comes of it, piece by piece.

It is started by the room and lives as long as its standard input: when the room is gone, or nobody waits for the file
any more, the pipe ends and the worker with it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

from americana.errors import AmericanaError, bare
from americana.room.files.exporting import Exporting
from americana.room.files.importing import read_file
from americana.room.files.jobs import Counted, Done, ExportJob, Failed, ImportJob, Job
from americana.room.pipes import listen, say, stand_back, take_stdout
from americana.room.store import Reader


def main() -> None:
    """Do what the first frame asks, until it is done or the room is gone."""
    stand_back()
    answers = take_stdout()
    asked: SimpleQueue[Job] = SimpleQueue()
    Thread(target=listen, args=(asked, ExportJob, ImportJob), daemon=True).start()
    try:
        for said in answered(asked.get()):
            say(answers, said)
    except BrokenPipeError:
        pass
    os._exit(0)


def answered(job: Job) -> Iterator[object]:
    """Do a job; the last answer is `Done` or `Failed`."""
    try:
        yield from _exported(job) if isinstance(job, ExportJob) else _imported(job)
        yield Done()
    except AmericanaError as error:
        yield Failed(error.code, str(error), dict(error.facts))
    except BrokenPipeError:
        raise
    except Exception as error:
        yield Failed("we_were_wrong", bare(error), {})


def _exported(job: ExportJob) -> Iterator[object]:
    """Yield how many hands there are, then the text of the file in pieces."""
    with Reader(Path(job.path)) as reader:
        export = Exporting(reader, job.player, job.search)
        yield Counted(export.count)
        for _, text in export.pieces():
            yield text


def _imported(job: ImportJob) -> Iterator[object]:
    """Yield what was found in a file, then the hands that may be kept, in groups."""
    yield from read_file(Path(job.path), job.player, job.name, job.now, only_good=job.only_good)


if __name__ == "__main__":
    main()
