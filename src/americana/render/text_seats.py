"""The seats of a text drawing: one line each where there is room, two where there is not, aligned by display width.

What is said of a seat was decided in `scene`; here is only where it goes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from americana.render.lettering import clip, columns
from americana.render.pen import Pen
from americana.render.scene import CardSeen, SeatSeen, TableSeen
from americana.render.spans import Line, Role, Span, width_of

ONE_LINE_WIDTH = 60
CARDS_ROOM = 16
"""Columns of a full fan: `[K♦] 9♥ K♠ 9♣ A♣`."""

_MARGIN = 2
_MARK = 2
_GAP = 2
_LEAST_NAME = 8
_MOST_NAME = 20
_LEAST_NOTE = 10


@dataclass(frozen=True, slots=True)
class _Columns:
    """How many columns each part of a line gets; `note` is 0 where notes go to a second line, `bet` where bets do."""

    name: int
    stack: int
    bet: int
    note: int
    gap: int


def seat_lines(table: TableSeen, viewer: int | None, pen: Pen) -> Iterator[Line]:
    """Draw every seat, the viewer last, with a heading above the amounts and the box where it stands."""
    seats = table.ending_with(viewer)
    room = _columns_for(seats, pen)
    mark_is_first = table.mark_after == seats[-1].seat
    yield _heading(room, pen, _bet_word(seats, pen), _mark(table, pen) if mark_is_first else None)
    for seen in seats:
        yield from _one_line(seen, room, pen) if room.note else _two_lines(seen, room, pen)
        if seen.seat == table.mark_after and seen is not seats[-1]:
            yield (pen.indent(_MARGIN + _MARK), _mark(table, pen))


def _columns_for(seats: Sequence[SeatSeen], pen: Pen) -> _Columns:
    words = pen.words
    stack = max(columns(words.stack), *[columns(_stack(seen, pen)) for seen in seats])
    bet = max(columns(_bet_word(seats, pen)), *[columns(_bet(seen, pen)) for seen in seats])
    name = min(max([columns(seen.name) for seen in seats]), _MOST_NAME)
    gap = _GAP + (pen.width >= ONE_LINE_WIDTH + 16) + (pen.width >= ONE_LINE_WIDTH + 32)
    left = pen.width - _MARGIN - _MARK - _MARK - gap - stack - gap - bet
    note = left - CARDS_ROOM - 2 * gap
    wanted = max(_LEAST_NOTE, *[columns(seen.note) for seen in seats])
    if pen.width >= ONE_LINE_WIDTH and note - _LEAST_NAME >= _LEAST_NOTE:
        name = max(min(name, note - wanted), min(name, _LEAST_NAME))
        return _Columns(name, stack, bet, note - name, gap)
    if left - _MARGIN < _LEAST_NAME:
        return _Columns(left - _MARGIN + bet + gap, stack, 0, 0, gap)
    return _Columns(left - _MARGIN, stack, bet, 0, gap)


def _heading(room: _Columns, pen: Pen, bets: str, mark: Span | None) -> Line:
    before = _MARK + room.name + _MARK + (room.gap + CARDS_ROOM if room.note else 0)
    box = () if mark is None else (mark,)
    return (
        pen.indent(_MARGIN + _MARK),
        *box,
        pen.indent(before - _MARK - width_of(box) + room.gap),
        pen.cell(pen.words.stack, room.stack, "muted", right=True),
        pen.indent(room.gap),
        pen.cell(bets, room.bet, "muted", right=True),
    )


def _mark(table: TableSeen, pen: Pen) -> Span:
    sign = pen.signs.box if table.has_box else pen.signs.button
    return Span(f"{pen.signs.gap * 2} {sign} {table.mark} {pen.signs.gap * 2}", "dealer")


def _one_line(seen: SeatSeen, room: _Columns, pen: Pen) -> Iterator[Line]:
    yield (
        *_who(seen, room, pen),
        pen.indent(room.gap),
        *_fan(seen, pen),
        *_amounts(seen, room, pen),
        pen.indent(room.gap),
        _note(seen, room.note, pen),
    )


def _two_lines(seen: SeatSeen, room: _Columns, pen: Pen) -> Iterator[Line]:
    yield (*_who(seen, room, pen), *_amounts(seen, room, pen))
    left = pen.width - _MARGIN - _MARK - CARDS_ROOM - _GAP
    said = _note(seen, left, pen) if room.bet else Span(_bet(seen, pen), _role(seen, "amount"))
    yield (pen.indent(_MARGIN + _MARK), *_fan(seen, pen), pen.indent(_GAP), said)


def _who(seen: SeatSeen, room: _Columns, pen: Pen) -> Line:
    mark = {"actor": pen.signs.actor, "winner": pen.signs.winner}.get(seen.standing, "")
    role = _role(seen, "name")
    button = Span(f" {pen.signs.button}", "dealer") if seen.has_button else pen.indent(_MARK)
    name = clip(seen.name, room.name, pen.signs.more)
    return (
        pen.indent(_MARGIN),
        pen.cell(mark, _MARK, role),
        Span(name, role),
        button,
        pen.indent(room.name - columns(name)),
    )


def _amounts(seen: SeatSeen, room: _Columns, pen: Pen) -> Line:
    return (
        pen.indent(room.gap),
        pen.cell(_stack(seen, pen), room.stack, _role(seen, "plain"), right=True),
        pen.indent(room.gap),
        pen.cell(_bet(seen, pen), room.bet, _role(seen, "amount"), right=True),
    )


def _stack(seen: SeatSeen, pen: Pen) -> str:
    return pen.words.all_in if seen.standing == "all_in" else pen.words.chips(seen.stack)


def _bet(seen: SeatSeen, pen: Pen) -> str:
    if seen.won:
        return f"+{pen.words.chips(seen.won)}"
    return pen.words.chips(seen.bet) if seen.bet else ""


def _bet_word(seats: Sequence[SeatSeen], pen: Pen) -> str:
    return pen.words.wins if any(seen.won for seen in seats) else pen.words.bet


def _note(seen: SeatSeen, room: int, pen: Pen) -> Span:
    return Span(clip(seen.note, room, pen.signs.more), _role(seen, "note"))


def _role(seen: SeatSeen, usual: Role) -> Role:
    match seen.standing:
        case "folded" | "mucked":
            return "folded"
        case "actor":
            return "actor" if usual in ("name", "note") else usual
        case "winner":
            return "winner" if usual in ("name", "amount") else usual
        case _:
            return usual


def _fan(seen: SeatSeen, pen: Pen) -> Line:
    spans = [span for card in seen.cards for span in _card(card, seen, pen)]
    return (*spans, pen.indent(CARDS_ROOM - width_of(spans)))


def _card(card: CardSeen, seen: SeatSeen, pen: Pen) -> Line:
    role = None if card.face is None else _role(seen, pen.colours[card.face.suit])
    if card.is_down:
        return _down_card(card, role, seen, pen)
    assert card.face is not None
    assert role is not None
    return Span(" "), Span(pen.card(card.face), role, is_new=card.is_newest)


def _down_card(card: CardSeen, role: Role | None, seen: SeatSeen, pen: Pen) -> Line:
    if card.face is None or role is None:
        return pen.indent(1), Span(pen.signs.back, _role(seen, "down_hidden")), pen.indent(1)
    edge: Role = "down_own" if seen.is_viewer else "down_shown"
    return Span("[", edge, on_grey=True), Span(pen.card(card.face), role, on_grey=True), Span("]", edge, on_grey=True)
