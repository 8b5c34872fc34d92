"""The process's own streams, made fit to speak through: whatever a terminal, a pipe or a locale lacks, nothing breaks.

A stream may be closed, a locale may have no suits, a line may hold bytes that are no text, COLUMNS may be nonsense.
"""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import re
import sys
import unicodedata
from typing import TextIO

_NEAREST = dict(zip("♠♥♦♣─▸★◉▣┄·→…▒–—’‘“”„«»", "shdc->*@#.->~?--" + "'" * 2 + '"' * 5, strict=True))
_SIZE = re.compile(r"[1-9][0-9]{0,3}", re.ASCII)


def mend_streams() -> None:
    """Open what is closed, write what cannot be encoded in near letters, and forget a size that is none."""
    codecs.register_error("nearest", _nearest)
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:  # closed: nothing is heard, what is said is lost
            setattr(sys, name, open(os.devnull, "w" if number else "r", encoding="utf-8"))  # noqa: SIM115
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="nearest" if number else "replace")
    for name in ("COLUMNS", "LINES"):
        if not _SIZE.fullmatch(os.environ.get(name, "1")):
            del os.environ[name]


def silence(stream: TextIO) -> None:
    """Send what a stream still holds nowhere, after a write has failed: Python would complain of it at the end."""
    with contextlib.suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def near(letter: str) -> str:
    """Return what stands for a letter where only ASCII is left.

    >>> "".join(map(near, "João: A♠ · ж"))
    'Joao: As - ?'
    """
    if letter.isascii() or letter in _NEAREST:
        return _NEAREST.get(letter, letter)
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


def _nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(near, error.object[error.start : error.end])), error.end
