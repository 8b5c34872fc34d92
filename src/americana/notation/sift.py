"""A file of hands read to its end whatever is wrong with it: each hand, or what is wrong with it and in which line.

The file may be anybody's: of any length, cut anywhere, no text at all. A line that holds nothing but a number in
brackets begins a hand; a file without one is a single hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from americana.errors import AmericanaError, Unreadable
from americana.notation.phh import read_phh
from americana.notation.phhs import BLANK, NUMBERED, next_number
from americana.notation.record import Record
from americana.notation.toml import MOST_TEXT, decoded

LONGEST_LINE = 4 * MOST_TEXT + 1
"""Bytes: longer than any hand that is read, so that a file of one endless line is not taken in whole."""

_AT_LINE = re.compile(r"at line (\d{1,6})")
_STRING = re.compile(r"""#[^\n]*|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|\]""")


@dataclass(frozen=True, slots=True)
class Sifted:
    """A hand that was read, the line in which it begins and its number, None for the only hand of a file."""

    line: int
    number: int | None
    record: Record


@dataclass(frozen=True, slots=True)
class Mistake:
    """What was not understood: in which line, of which hand, and why."""

    line: int
    number: int | None
    error: AmericanaError


@dataclass(slots=True)
class _Piece:
    """The text of a hand as far as it was read; `mistake` says what is wrong with it already."""

    line: int
    number: int | None
    size: int = 0
    text: list[str] = field(default_factory=list)
    mistake: Mistake | None = None

    def spoil(self, line: int, error: AmericanaError) -> None:
        self.mistake = self.mistake or Mistake(line, self.number, error)
        self.text.clear()

    def add(self, text: str, line: int) -> None:
        if self.mistake is not None:
            return
        self.size += len(text)
        if self.size > MOST_TEXT:
            self.spoil(line, Unreadable("too_long", f"longer than {MOST_TEXT} characters", most=MOST_TEXT))
        else:
            self.text.append(text)

    @property
    def is_blank(self) -> bool:
        return self.mistake is None and all(BLANK.fullmatch(line) for line in self.text)


def sift(lines: Iterable[bytes]) -> Iterator[Sifted | Mistake]:
    r"""Read hands from lines, each with its end and no longer than `LONGEST_LINE`; a longer one comes in parts.

    >>> [(found.line, found.error.code) for found in sift([b"[1]\n", b"variant = 'FT'\n"])]
    [(2, 'other_game')]
    """
    piece, last, before = _Piece(1, None), 1, 0
    for line, raw in _counted(lines):
        last = line
        if piece.mistake is not None and b"[" not in raw:
            continue  # only the next number counts
        text = _text(piece, line, raw)
        if text is None or not (match := NUMBERED.fullmatch(text)):
            piece.add(text or "", line)
            continue
        if not (piece.number is None and piece.is_blank):
            yield _unnumbered(piece) if piece.number is None else _read(piece)
        piece = _Piece(line, int(match[2]))
        try:
            before = next_number(before, int(match[2]))
        except Unreadable as error:
            piece.spoil(line, error)
    if piece.number is not None or not piece.is_blank:
        yield _read(piece)
    else:
        yield Mistake(last, None, Unreadable("no_hands", "there is no hand in it"))


def line_of(text: str, error: AmericanaError) -> int:
    r"""Return the line of a hand's text, from 1, that an error speaks of; 1 where it speaks of the whole.

    >>> line_of('variant = "P5A"\nbring_in = -1\n', Unreadable("bad_field", "…", name="bring_in"))
    2
    """
    number, name = error.facts.get("number"), error.facts.get("name")
    if error.code == "bad_toml":
        found = _AT_LINE.search(str(error))
        return int(found[1]) if found else text.rstrip().count("\n") + 1 if "end of document" in str(error) else 1
    if error.code == "bad_action" and isinstance(number, int):
        return _line_of_action(text, number)
    if error.code == "cut_hand":
        return text.rstrip().count("\n") + 1
    if error.code in ("unknown_variant", "other_game", "newer_format"):
        name = "_format" if error.code == "newer_format" else "variant"
    if isinstance(name, str):
        found = re.search(rf"^[ \t]*[\"']?{re.escape(name)}[\"']?[ \t]*=", text, re.MULTILINE)
        return text.count("\n", 0, found.start()) + 1 if found else 1
    return 1


def _counted(lines: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    """Count lines; the parts of one that is too long have one number."""
    line, is_open = 0, False
    for raw in lines:
        line += not is_open
        is_open = not raw.endswith(b"\n")
        yield line, raw


def _text(piece: _Piece, line: int, raw: bytes) -> str | None:
    """Return a line as text; None for one that spoils its hand."""
    try:
        if len(raw) >= LONGEST_LINE:
            raise Unreadable("too_long", f"a line is longer than {LONGEST_LINE} bytes", most=MOST_TEXT)
        return decoded(raw)
    except Unreadable as error:
        piece.spoil(line, error)
        return None


def _unnumbered(piece: _Piece) -> Mistake:
    line = piece.line + next((at for at, text in enumerate(piece.text) if not BLANK.fullmatch(text)), 0)
    return piece.mistake or Mistake(line, None, Unreadable("no_number", "a hand begins with its number, as in [1]"))


def _read(piece: _Piece) -> Sifted | Mistake:
    if piece.mistake is not None:
        return piece.mistake
    text = "".join(piece.text)
    first = piece.line + (piece.number is not None)
    try:
        return Sifted(piece.line, piece.number, read_phh(text))
    except AmericanaError as error:
        return Mistake(first - 1 + line_of(text, error), piece.number, error)


def _line_of_action(text: str, number: int) -> int:
    began = re.search(r"^[ \t]*[\"']?actions[\"']?[ \t]*=[ \t]*\[", text, re.MULTILINE)
    if began is None:
        return 1
    seen = 0
    for token in _STRING.finditer(text, began.end()):
        seen += token[0][0] in "\"'"
        if seen == number or token[0] == "]":
            return text.count("\n", 0, token.start()) + 1
    return text.count("\n", 0, began.start()) + 1
