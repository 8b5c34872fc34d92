"""The files that somebody sent: one as it is, or those of a zip, each as lines. Nothing is unpacked onto the disk.

A zip may be made to burst: how much it holds is counted while it is read, whatever it says of itself.
"""

from __future__ import annotations

import contextlib
import io
import struct
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import IO

from americana.errors import Unreadable
from americana.notation.sift import LONGEST_LINE

MOST_FILES = 20_000
MOST_UNPACKED = 2**27
"""Bytes of all files of a zip together."""

MOST_RATIO = 100
"""How many times the size of a zip its files may have; a hand history has ten times at most."""

_SUFFIXES = (".phh", ".phhs")
_DIRECTORY_A_FILE = 400
_END = struct.Struct("<4s4H2LH")
_LARGE, _LARGE_SIZE = b"PK\x06\x07", 20
"""What stands before the end of a zip that counts its files elsewhere, as only one of more than 4 GB needs to."""

_FREE = 2**20


@dataclass(frozen=True, slots=True)
class Sent:
    """A file and its lines; `name` is empty for the only one."""

    name: str
    lines: Iterable[bytes]


def files_of(path: Path) -> Iterator[Sent]:
    """Yield the files of what was sent.

    Raises `Unreadable`: `zip_damaged`, `zip_too_big`, `zip_other`, `zip_path`, `zip_nested` (those of one file with
    the `file`), `no_hands`.
    """
    with path.open("rb") as file:
        if file.read(4) not in (b"PK\x03\x04", b"PK\x05\x06"):
            file.seek(0)
            yield Sent("", lines_of(file))
            return
    _check_directory(path)
    budget = _Budget(min(MOST_UNPACKED, MOST_RATIO * path.stat().st_size + _FREE))
    with _unpacking(), zipfile.ZipFile(path) as archive:
        files = [info for info in archive.infolist() if not info.is_dir() and not _is_of_the_system(info.filename)]
        if not files:
            raise Unreadable("no_hands", "there is no hand in it")
        for info in sorted(files, key=lambda one: one.filename):
            yield Sent(info.filename[:100], _lines(archive, _checked(info), budget))


def lines_of(file: IO[bytes]) -> Iterator[bytes]:
    """Yield the lines of a file; one that is too long comes in parts."""
    return iter(lambda: file.readline(LONGEST_LINE), b"")


class _Budget:
    """Bytes that may still be unpacked."""

    def __init__(self, left: int) -> None:
        self.left = left

    def spend(self, size: int) -> None:
        self.left -= size
        if self.left < 0:
            most = MOST_UNPACKED >> 20
            raise Unreadable("zip_too_big", f"this zip holds more than {most} MB, or far more than its size", most=most)


def _check_directory(path: Path) -> None:
    """Refuse a list of files that would itself fill the memory, before it is read."""
    with path.open("rb") as file:
        size = file.seek(0, io.SEEK_END)
        file.seek(max(0, size - 2**16 - _END.size))
        tail = file.read()
    at = tail.rfind(b"PK\x05\x06")
    if at < 0 or len(tail) - at < _END.size:
        raise Unreadable("zip_damaged", "this zip is cut off")
    if tail[max(0, at - _LARGE_SIZE) : at].startswith(_LARGE):
        raise Unreadable("zip_damaged", "this zip is written as one of more than 4 GB")
    *_, count, directory, _, _ = _END.unpack_from(tail, at)
    if count > MOST_FILES or directory > MOST_FILES * _DIRECTORY_A_FILE:
        raise Unreadable("zip_too_big", f"this zip has more than {MOST_FILES} files", most=MOST_UNPACKED >> 20)


def _is_of_the_system(name: str) -> bool:
    return name.startswith("__MACOSX/") or PurePosixPath(name).name == ".DS_Store"


def _checked(info: zipfile.ZipInfo) -> zipfile.ZipInfo:
    name = info.filename
    shown = name[:100]
    where = PurePosixPath(name)
    if where.is_absolute() or ".." in where.parts or "\\" in name or ":" in name or not name.isprintable():
        raise Unreadable("zip_path", "a file of this zip has a name that leads elsewhere", file=shown)
    if where.suffix.lower() == ".zip":
        raise Unreadable("zip_nested", f"{shown}: a zip within a zip", file=shown)
    if where.suffix.lower() not in _SUFFIXES:
        raise Unreadable("zip_other", f"{shown}: not a file of hands", file=shown)
    if info.flag_bits & 1 or info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise Unreadable("zip_damaged", f"{shown}: encrypted, or packed in a way that is not read", file=shown)
    return info


def _lines(archive: zipfile.ZipFile, info: zipfile.ZipInfo, budget: _Budget) -> Iterator[bytes]:
    with _unpacking(), archive.open(info) as file:
        for line in lines_of(file):
            budget.spend(len(line))
            yield line


@contextlib.contextmanager
def _unpacking() -> Iterator[None]:
    """Refuse whatever the library says of a zip."""
    try:
        yield
    except Unreadable:
        raise
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, ValueError, OSError):
        raise Unreadable("zip_damaged", "this zip cannot be unpacked") from None
