"""A table as lines of text, for a terminal to colour or a pipe to carry. Knows roles, not colours.

Whatever has a colour has a sign of its own too (a mark, brackets, a word), so that nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from americana.engine.hand import View
from americana.errors import Unreadable, is_whole
from americana.render.lettering import clip, columns
from americana.render.pen import FOUR_COLOURS, LETTERS, SIGNS, TWO_COLOURS, Pen
from americana.render.scene import Heap, TableSeen, read_table
from americana.render.spans import Line, Span, plain_text, width_of
from americana.render.text_seats import seat_lines
from americana.render.words import ENGLISH, NO_CAPTIONS, Captions, TableWords

Suits = Literal["signs", "letters"]

LEAST_WIDTH = 40
MOST_WIDTH = 100
"""A drawing is never narrower or wider than these columns, whatever room there is."""

_INDENT = 4
_SHORT_NAME = 12


def draw_text(
    view: View,
    names: Mapping[int, str],
    *,
    width: int = 80,
    words: TableWords = ENGLISH,
    captions: Captions = NO_CAPTIONS,
    suits: Suits = "signs",
) -> str:
    """Draw a table as plain text; `suits="letters"` draws in ASCII, with cards as `Ks`.

    >>> from americana import Rules, see, stacked_deck, start
    >>> hand, _ = start(Rules.preset("da"), {0: 100, 1: 100}, dealer=0, deck=stacked_deck("As Kd 9h 8c"))
    >>> print(draw_text(see(hand, 0), {0: "Mads", 1: "Sofia"}, width=60))
    ── round 1 ──────────────────────────────────────── pot 2 ──
                                   chips  bet
      ▸ Sofia     ▒▒  9♥              99       to act
        Mads ◉   [K♦] 8♣              99
    ────────────────────────────────────────────────────────────

    Raises `Unreadable`: `view_only` for anything but a `View`, `bad_width`, `unknown_suits`.
    """
    return plain_text(draw_lines(view, names, width=width, words=words, captions=captions, suits=suits))


def draw_lines(
    view: View,
    names: Mapping[int, str],
    *,
    width: int = 80,
    words: TableWords = ENGLISH,
    captions: Captions = NO_CAPTIONS,
    suits: Suits = "signs",
    four_colour: bool = True,
) -> tuple[Line, ...]:
    """Draw a table as lines of spans for a terminal to colour; takes and raises the same as `draw_text`."""
    if not is_whole(width) or width < 1:
        raise Unreadable("bad_width", "the width of a drawing is a whole number of columns, 1 or more")
    if suits not in ("signs", "letters"):
        raise Unreadable("unknown_suits", "suits are drawn as 'signs' or as 'letters'")
    table = read_table(view, names, words, captions)
    pen = Pen(
        words=words,
        width=min(max(width, LEAST_WIDTH), MOST_WIDTH),
        signs=SIGNS if suits == "signs" else LETTERS,
        colours=FOUR_COLOURS if four_colour else TWO_COLOURS,
    )
    return tuple(_lines(table, view.viewer, pen))


def _lines(table: TableSeen, viewer: int | None, pen: Pen) -> Iterator[Line]:
    yield _rule(pen, Span(table.title, "title"), Span(f"{pen.words.pot} {pen.words.chips(table.total)}", "amount"))
    yield from seat_lines(table, viewer, pen)
    if table.heaps:
        yield ()
        yield from _heap_lines(table.heaps, pen)
    yield _rule(pen, Span(table.reason, "reason"))


def _rule(pen: Pen, *texts: Span) -> Line:
    """A line across with one text near its left end, and perhaps a second near its right end."""
    sign = pen.signs.rule
    said = [span for span in texts if span.text]
    room = pen.width - 6 - sum([columns(span.text) + 4 for span in said[1:]])
    line: list[Span] = []
    for place, span in enumerate(said):
        short = Span(clip(span.text, room, pen.signs.more), span.role) if place == 0 else span
        fill = max(pen.width - width_of(line) - columns(short.text) - 4, 2) if place else 2
        line += [Span(sign * fill + " ", "rule"), short, Span(" ", "rule")]
    return (*line, Span(sign * (pen.width - width_of(line)), "rule"))


def _heap_lines(heaps: Sequence[Heap], pen: Pen) -> Iterator[Line]:
    amount_room = max([len(pen.words.chips(heap.amount)) for heap in heaps])
    most = pen.width - _INDENT - 2 - amount_room
    label_room = min(max([columns(heap.label) for heap in heaps]), most)
    beside = _INDENT + label_room + 2 + amount_room + 2
    for heap in heaps:
        head: Line = (
            pen.indent(_INDENT),
            pen.cell(heap.label, label_room, "muted"),
            pen.indent(2),
            pen.cell(pen.words.chips(heap.amount), amount_room, "amount", right=True),
        )
        if pen.width - beside < _SHORT_NAME:  # amounts so large that the names stand below
            yield head
            head, indent = (), _INDENT + 2
        else:
            indent = beside
        for text in _names_of(heap, pen, pen.width - indent):
            yield (*head, pen.indent(indent - width_of(head)), Span(text, "winner" if heap.is_paid else "name"))
            head = ()


def _names_of(heap: Heap, pen: Pen, room: int) -> Iterator[str]:
    """The names beside a heap, in as many lines as they need."""
    pieces = [clip(name, max(room - 5, 1), pen.signs.more) for name in heap.beside]
    pieces = [f"{piece}," for piece in pieces[:-1]] + pieces[-1:]
    if heap.odd:
        odd = ", ".join(clip(name, _SHORT_NAME, pen.signs.more) for name in heap.odd)
        pieces += [pen.signs.dot, *f"{pen.words.odd_chip}:".split(), odd]
    line = pen.signs.to if heap.is_paid else ""
    for piece in pieces:
        if line and columns(line) + 1 + columns(piece) > room:
            yield line
            line = ""
        line = f"{line} {piece}" if line else piece
    yield line
