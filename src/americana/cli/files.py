"""Hands on disk for the terminal: a file read hand by hand, a file of an evening written hand by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from americana.engine.events import Event
from americana.errors import Unreadable
from americana.notation import Record, read_phh, read_phhs, write_phhs
from americana.notation.toml import MOST_TEXT

LONGEST_LINE = 4 * MOST_TEXT + 1
"""Bytes: longer than any hand that is read, so that a file of one endless line is not taken in whole."""

_NUMBERED = re.compile(rb"^\s*\[\s*[\"']?(\d{1,18})[\"']?\s*\]", re.MULTILINE)


def read_hands(path: Path) -> Iterator[Record]:
    """Yield the hands of a `.phh` or `.phhs` file.

    Raises `Unreadable`: `no_file`, `no_hands`, and whatever `read_phh` says of the text.
    """
    try:
        with path.open("rb") as file:
            head = file.read(LONGEST_LINE)
            if not head.strip():
                raise Unreadable("no_hands", f"{path.name}: there is no hand in it", name=path.name)
            if not _NUMBERED.search(head):
                yield read_phh(head)
                return
            file.seek(0)
            yield from read_phhs(_lines(iter(lambda: file.readline(LONGEST_LINE), b"")))
    except OSError as error:
        raise Unreadable("no_file", f"{path.name}: {error.strerror or error}", name=path.name) from None


class Notebook:
    """Keeps the hands of an evening in a `.phhs` file, one after the other; hands that are there already stay."""

    def __init__(self, path: Path, you: int) -> None:
        """Open the file; raises `Unreadable` with the code `no_writing`."""
        self.path, self.you = path, you
        try:
            path.touch()
            self.number = _last_number(path) if path.stat().st_size else 0
        except OSError as error:
            raise Unreadable("no_writing", f"{path.name}: {error.strerror or error}", name=path.name) from None

    def keep(self, log: tuple[Event, ...], players: tuple[str, ...]) -> None:
        """Append a hand as the player saw it."""
        self.number += 1
        record = Record(log, self.you, players)
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.writelines(write_phhs([record], first=self.number))
        except OSError as error:
            raise Unreadable(
                "no_writing", f"{self.path.name}: {error.strerror or error}", name=self.path.name
            ) from None


def _last_number(path: Path) -> int:
    """Return the number of the last hand of a file that can be read whole."""
    for _ in read_hands(path):
        pass
    with path.open("rb") as file:
        return max((int(match[1]) for line in file if (match := _NUMBERED.match(line))), default=0)


def _lines(lines: Iterator[bytes]) -> Iterator[bytes]:
    for line in lines:
        if len(line) >= LONGEST_LINE:
            raise Unreadable("too_long", f"a line is longer than {LONGEST_LINE} bytes", most=LONGEST_LINE)
        yield line
