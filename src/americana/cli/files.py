"""Hands on disk for the terminal: a file read hand by hand, a file of an evening written hand by hand.

What stands in such a file, `notation` knows.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
from collections.abc import Iterator
from pathlib import Path

from americana.engine.events import Event
from americana.errors import Unreadable
from americana.notation import Record, read_phh, read_phhs, write_phhs
from americana.notation.sift import LONGEST_LINE

_NUMBERED = re.compile(rb"^\s*\[\s*[\"']?(\d{1,18})[\"']?\s*\]", re.MULTILINE)


def read_hands(path: Path) -> Iterator[Record]:
    """Yield the hands of a `.phh` or `.phhs` file.

    Raises `Unreadable`: `no_file`, `no_hands`, and whatever `read_phh` says of the text.
    """
    with refused_file("no_file", path), path.open("rb") as file:
        head = file.read(LONGEST_LINE)
        if not head.strip():
            raise Unreadable("no_hands", f"{path.name}: there is no hand in it", name=path.name)
        if not _NUMBERED.search(head):
            yield read_phh(head)
            return
        file.seek(0)
        yield from read_phhs(_lines(iter(lambda: file.readline(LONGEST_LINE), b"")))


class Notebook:
    """Keeps the hands of an evening in a `.phhs` file, one after the other; hands that are there already stay."""

    def __init__(self, path: Path, you: int) -> None:
        """Open the file; raises `Unreadable`: `no_writing`, or what keeps its hands from being read."""
        self.path, self.you = path, you
        with refused_file("no_writing", path):
            if path.exists() and not path.is_file():  # a pipe would keep the game waiting
                raise OSError(errno.EINVAL, "this is no file")
            with path.open("ab") as file:
                is_new = file.tell() == 0
        self.number = 0 if is_new else _last_number(path)

    def keep(self, log: tuple[Event, ...], players: tuple[str, ...]) -> None:
        """Append a hand as the player saw it: all of it or, where there is no room, nothing."""
        text = "".join(write_phhs([Record(log, self.you, players)], first=self.number + 1)).encode()
        with refused_file("no_writing", self.path), self.path.open("ab", buffering=0) as file:
            before = file.tell()
            text = b"\n" * _is_line_open(self.path) + text
            if file.write(text) < len(text):
                file.truncate(before)
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self.number += 1


@contextlib.contextmanager
def refused_file(code: str, path: Path) -> Iterator[None]:
    """Turn what the system says of a file into a refusal."""
    try:
        yield
    except OSError as error:
        name = (path.name or str(path))[:100]
        raise Unreadable(code, f"{name}: {error.strerror or error}", name=name) from None


def _is_line_open(path: Path) -> bool:
    """Whether a file ends within a line."""
    with path.open("rb") as file:
        return bool(file.seek(0, os.SEEK_END)) and file.seek(-1, os.SEEK_END) >= 0 and file.read(1) != b"\n"


def _last_number(path: Path) -> int:
    """Return the number of the last hand of a file that can be read whole."""
    for _ in read_hands(path):
        pass
    with path.open("rb") as file:
        numbers = [int(match[1]) for line in file if (match := _NUMBERED.match(line))]
    if not numbers:
        raise Unreadable("no_number", f"{path.name}: its hand has no number, so that none can follow")
    return max(numbers)


def _lines(lines: Iterator[bytes]) -> Iterator[bytes]:
    for line in lines:
        if len(line) >= LONGEST_LINE:
            raise Unreadable("too_long", f"a line is longer than {LONGEST_LINE} bytes", most=LONGEST_LINE)
        yield line
