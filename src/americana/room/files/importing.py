"""A file of hands read whole before any of them is kept: only if nothing is wrong with it, or if the good ones will do.

What was read waits on the disk and not in memory.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryFile
from typing import BinaryIO, cast

from americana.errors import Unreadable
from americana.room.files.keeping import kept
from americana.room.files.reading import Findings, own_hands
from americana.room.ids import new_id
from americana.room.pipes import read_frame, to_frame
from americana.room.store import Fold, Import
from americana.room.upcast import FORMAT
from americana.room.wire.played import LineFault
from americana.values import value

GROUP = 200
"""Hands that are handed on at a time."""

MOST_PEOPLE = 5000
LONGEST_FILE_NAME = 60


@value
class Read:
    """What was found in a file: hands that can be kept, faults, of which the first are told, and people by id."""

    hands: int
    faulty: int
    faults: tuple[LineFault, ...]
    people: Mapping[str, str]


def read_file(path: Path, player: str, name: str, now: int, *, only_good: bool) -> Iterator[Read | tuple[Fold, ...]]:
    """Yield what was found, then the hands that may be kept for a player, in groups."""
    findings, people = Findings(), dict[str, str]()
    with TemporaryFile() as waiting:
        with gzip.open(waiting, "wb", compresslevel=1) as packing:
            count = _put_aside(packing, _folds(path, player, name, now, findings, people))
        is_good = findings.read and (only_good or not findings.faulty)
        yield Read(findings.read, findings.faulty, tuple(findings.faults), people if is_good else {})
        if is_good:
            waiting.seek(0)
            with gzip.open(waiting) as unpacking:
                for _ in range(count):
                    yield cast(tuple[Fold, ...], read_frame(cast(BinaryIO, unpacking)))


def record_of_import(player: str, file_name: str, now: int, found: Read) -> Import:
    """Return what is noted of a file whose hands are kept."""
    name = "".join(sign for sign in file_name if sign.isprintable())[:LONGEST_FILE_NAME]
    return Import(new_id(now), player, name, now, FORMAT, found.people)


def _folds(path: Path, player: str, name: str, now: int, findings: Findings, people: dict[str, str]) -> Iterator[Fold]:
    for place, own in enumerate(own_hands(path, name, now, findings)):
        if len(people) > MOST_PEOPLE:
            findings.read -= 1
            error = Unreadable("too_many_people", f"more than {MOST_PEOPLE} people", most=MOST_PEOPLE)
            findings.blame(own.line, own.number, error, "")
            return
        yield kept(own, player, now, place, people)


def _put_aside(file: gzip.GzipFile, folds: Iterable[Fold]) -> int:
    """Write hands in groups, and return how many groups they are."""
    groups, group = 0, list[Fold]()
    for fold in folds:
        group.append(fold)
        if len(group) == GROUP:
            file.write(to_frame(tuple(group)))
            groups, group = groups + 1, []
    if group:
        file.write(to_frame(tuple(group)))
    return groups + bool(group)
