"""The table itself: the felt, the chips on it, the pots in the middle, and the dealer mark (box or button).

Draws what `scene` has read, where `places` says; sums nothing up.
"""

from __future__ import annotations

from americana.render.lettering import clip
from americana.render.places import CENTRE_X, FELT, Place
from americana.render.scene import Heap, SeatSeen, TableSeen
from americana.render.tags import NEVER_SHORTENED, Markup, advance, group, label, moved, tag
from americana.render.theme import Theme
from americana.render.words import TableWords

_POTS_TOP = 236
_POTS_ROOM = 410
_BET_ROOM = 100
_MOST_NAME = 16
_MOST_HEAPS = 7
_ROOMY_HEAPS = 3
_CHIP_STEPS = (2, 8, 24)


def felt_markup(theme: Theme, name: str) -> Markup:
    """Draw the empty table; `name` keeps the gradient of one theme apart from another's in one page."""
    x, y, width, height = FELT
    round_ = height / 2
    light = f"americana-felt-{name}"
    return group(
        [
            tag(
                "radialGradient",
                tag("stop", offset=0, stop_color=theme.felt),
                tag("stop", offset=1, stop_color=theme.felt_edge),
                id=light,
                cx=0.5,
                cy=0.35,
                r=0.75,
            ),
            tag("rect", x=x, y=y + 8, width=width, height=height, rx=round_, fill=theme.shadow, fill_opacity=0.25),
            tag("rect", x=x, y=y, width=width, height=height, rx=round_, fill=theme.rail),
            tag("rect", x=x + 12, y=y + 12, width=width - 24, height=height - 24, rx=round_, fill=f"url(#{light})"),
            tag(
                "rect",
                x=x + 13,
                y=y + 13,
                width=width - 26,
                height=height - 26,
                rx=round_,
                fill="none",
                stroke=theme.felt_line,
                stroke_width=2,
            ),
        ]
    )


def pots_markup(table: TableSeen, theme: Theme, words: TableWords) -> Markup:
    """Write the total in the middle of the felt, and under it every heap with those who can win it, or did."""
    heaps = table.heaps[:_MOST_HEAPS]
    if len(heaps) > _ROOMY_HEAPS:
        total, below, step, size = _total_in_one_line(table, theme, words), _POTS_TOP + 36, 19, 15
    else:
        slack = 11 * (_ROOMY_HEAPS - len(heaps))
        total, below, step, size = moved(_total(table, theme, words), 0, slack), _POTS_TOP + 70 + slack, 22, 16
    return group([total, *[_heap(heap, below + step * n, size, theme, words) for n, heap in enumerate(heaps)]])


def _total(table: TableSeen, theme: Theme, words: TableWords) -> Markup:
    chips = words.chips(table.total)
    return group(
        [
            label(words.pot, CENTRE_X, _POTS_TOP + 6, 16, theme.quiet_on_felt, room=_POTS_ROOM, anchor="middle"),
            label(chips, CENTRE_X, _POTS_TOP + 43, 38, theme.on_felt, room=_POTS_ROOM, anchor="middle", bold=True),
        ]
    )


def _total_in_one_line(table: TableSeen, theme: Theme, words: TableWords) -> Markup:
    text = f"{words.pot} {words.chips(table.total)}"
    return label(
        text, CENTRE_X, _POTS_TOP + 12, 25, theme.on_felt, room=_POTS_ROOM, anchor="middle", bold=True, least=0.5
    )


def _heap(heap: Heap, y: float, size: int, theme: Theme, words: TableWords) -> Markup:
    tone = theme.brass_on_felt if heap.is_paid else theme.quiet_on_felt
    return label(_heap_text(heap, words), CENTRE_X, y, size, tone, room=_POTS_ROOM, anchor="middle")


def bet_markup(seen: SeatSeen, place: Place, ante: int, theme: Theme, words: TableWords) -> Markup:
    """Draw the chips before a seat: its bet, or what it won."""
    amount = seen.won or seen.bet
    text = f"+{words.chips(seen.won)}" if seen.won else words.chips(seen.bet)
    ink = theme.brass_on_felt if seen.won else theme.on_felt
    width = min(advance(text, 21, bold=True), _BET_ROOM)
    left = place.bet_x - (24 + width) / 2
    return group(
        [
            moved(_chips(amount // ante, theme), left + 10, place.bet_y - 7),
            label(text, left + 26, place.bet_y, 21, ink, room=width, bold=True, least=NEVER_SHORTENED),
        ]
    )


def button_markup(theme: Theme) -> Markup:
    """Draw the dealer button around the origin."""
    return group(
        [
            tag("circle", cy=2, r=14, fill=theme.shadow, fill_opacity=0.35),
            tag("circle", r=14, fill=theme.card, stroke=theme.grey_line),
            tag("circle", r=10.5, fill="none", stroke=theme.back, stroke_width=1.5),
            tag("path", d="M-3.6-5.4H-.4A5.4 5.4 0 0 1-.4 5.4H-3.6Z", fill="none", stroke=theme.back, stroke_width=2.4),
        ]
    )


def mark_markup(table: TableSeen, theme: Theme) -> Markup:
    """Draw the box, or a button that no seat holds, around the origin with its name below."""
    drawn = _box(theme) if table.has_box else button_markup(theme)
    return group([drawn, label(table.mark, 0, 36, 15, theme.quiet_on_felt, room=120, anchor="middle")])


def _box(theme: Theme) -> Markup:
    """A tray with rows of chips."""
    rows = [theme.suits["h"], theme.back, theme.brass, theme.suits["c"], theme.suits["s"]]
    tray = tag("rect", x=-31, y=-17, width=62, height=34, rx=6, fill=theme.card, stroke=theme.grey_line)
    return group(
        [
            tag("rect", x=-31, y=-14, width=62, height=34, rx=6, fill=theme.shadow, fill_opacity=0.35),
            tray,
            *[_row_of_chips(-26.5 + 11 * place, colour, theme) for place, colour in enumerate(rows)],
        ]
    )


def _row_of_chips(x: float, colour: str, theme: Theme) -> Markup:
    cuts = " ".join(f"M{x} {y}H{x + 9}" for y in (-7, -2, 3, 8))
    return group(
        [
            tag("rect", x=x, y=-12.5, width=9, height=25, rx=3, fill=colour),
            tag("path", d=cuts, stroke=theme.card, stroke_width=1),
        ]
    )


def _chips(antes: int, theme: Theme) -> Markup:
    """A small pile: one chip to four, by how many antes it is."""
    count = 1 + sum([antes > step for step in _CHIP_STEPS])
    return group([_chip(-4.0 * place, theme) for place in range(count)])


def _chip(y: float, theme: Theme) -> Markup:
    return group(
        [
            tag("circle", cy=y + 1.5, r=9.5, fill=theme.shadow, fill_opacity=0.45),
            tag("circle", cy=y, r=9.5, fill=theme.back_mark),
            tag("circle", cy=y, r=7.6, fill="none", stroke=theme.card, stroke_width=3, stroke_dasharray="4 3.96"),
        ]
    )


def _heap_text(heap: Heap, words: TableWords) -> str:
    beside = ", ".join(_isolated(name) for name in heap.beside)
    odd = f" · {words.odd_chip}: {', '.join(map(_isolated, heap.odd))}" if heap.odd else ""
    return f"{heap.label}: {words.chips(heap.amount)}{' → ' if heap.is_paid else ' · ' if beside else ''}{beside}{odd}"


def _isolated(name: str) -> str:
    """Keep a name that runs from right to left from turning the line around it."""
    return f"\u2068{clip(name, _MOST_NAME)}\u2069"
