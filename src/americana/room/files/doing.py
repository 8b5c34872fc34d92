"""What a worker for files does with a job."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from americana.room.files.exporting import Exporting
from americana.room.files.importing import read_file
from americana.room.files.jobs import Counted, ExportJob, ImportJob
from americana.room.store import Reader


def exported(job: ExportJob) -> Iterator[object]:
    """Yield how many hands there are, then the text of the file in pieces."""
    with Reader(Path(job.path)) as reader:
        export = Exporting(reader, job.player, job.search)
        yield Counted(export.count)
        for _, text in export.pieces():
            yield text


def imported(job: ImportJob) -> Iterator[object]:
    """Yield what was found in a file, then the hands that may be kept, in groups."""
    yield from read_file(Path(job.path), job.player, job.name, job.now, only_good=job.only_good)
