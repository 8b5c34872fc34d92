"""One seat of the picture: its fan, its plate with name and chips, and the line that says what it did.

Draws around its own origin: where a seat stands, `places` knows.
"""

from __future__ import annotations

from dataclasses import dataclass

from americana.render.cards_svg import HEIGHT, Look, fan_markup, fan_width
from americana.render.scene import SeatSeen
from americana.render.tags import NEVER_SHORTENED, Markup, advance, group, label, moved, tag
from americana.render.theme import Theme
from americana.render.words import TableWords

_LIFT = 12
_PLATE = 44
_NOTE = 26


@dataclass(frozen=True, slots=True)
class Size:
    """How large a seat is drawn: the scale of its cards and the width of its plate."""

    cards: float
    plate: float

    @property
    def height(self) -> float:
        """From the top of the cards to the foot of the note."""
        return self.plate_top + _PLATE + _NOTE

    @property
    def plate_top(self) -> float:
        """From the top of the cards to the plate."""
        return HEIGHT * self.cards + 6


USUAL = Size(cards=1.04, plate=226)
LARGE = Size(cards=1.28, plate=250)
"""Where there are two seats or three, there is room."""

OWN = Size(cards=1.5, plate=296)


def seat_markup(seen: SeatSeen, size: Size, theme: Theme, words: TableWords) -> Markup:
    """Draw a seat whose cards begin at y = 0 and whose middle is x = 0."""
    look = Look(is_folded=seen.standing in ("folded", "mucked"), is_lifted=_has_won_at_showdown(seen))
    fan = moved(
        fan_markup(seen.cards, theme, look),
        -fan_width(seen.cards) * size.cards / 2,
        -_LIFT if look.is_lifted else 0,
        size.cards,
    )
    return group([fan, moved(_plate(seen, size.plate, theme, words), -size.plate / 2, size.plate_top)])


def _has_won_at_showdown(seen: SeatSeen) -> bool:
    return seen.standing == "winner" and all(card.face for card in seen.cards) and len(seen.cards) == 5


def _plate(seen: SeatSeen, width: float, theme: Theme, words: TableWords) -> Markup:
    out = seen.standing in ("folded", "mucked")
    ringed = seen.standing in ("actor", "winner")
    ink = theme.folded_ink if out else theme.ink
    chips = words.all_in if seen.standing == "all_in" else words.chips(seen.stack)
    chips_room = min(advance(chips, 20, bold=True), width * 0.55)
    height = _PLATE + (_NOTE if seen.note else 0)
    parts = [
        tag("rect", x=0, y=3, width=width, height=height, rx=22, fill=theme.shadow, fill_opacity=0.3),
        tag(
            "rect",
            x=0,
            y=0,
            width=width,
            height=height,
            rx=22,
            fill=theme.folded_panel if out else theme.panel,
            stroke=theme.brass if ringed else theme.panel_line,
            stroke_width=3.5 if ringed else 1,
        ),
        _disc(seen, theme, out),
        label(seen.name, 48, 29, 19, ink, room=width - 48 - 26 - chips_room),
        label(chips, width - 16, 29, 20, ink, room=chips_room, anchor="end", bold=True, least=NEVER_SHORTENED),
    ]
    if seen.note:
        tone = theme.folded_ink if out else theme.brass if ringed else theme.quiet
        parts.append(label(seen.note, width / 2, _PLATE + 14, 16, tone, room=width - 28, anchor="middle", bold=ringed))
    return group(parts)


def _disc(seen: SeatSeen, theme: Theme, out: bool) -> Markup:
    ink = theme.folded_suits["s"] if out else theme.ink
    return group(
        [
            tag("circle", cx=22, cy=22, r=16, fill=theme.folded_card if out else theme.disc),
            label(seen.name[:1].upper(), 22, 27.5, 15, ink, room=40, anchor="middle", bold=True),
        ]
    )
