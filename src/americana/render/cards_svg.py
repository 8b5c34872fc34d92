"""Playing cards as SVG: a face, a back, a fan of them. A card that is not known can only be drawn as a back.

Knows no seat and no hand; where the cards lie, others say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from americana.cards import Card
from americana.errors import Unreadable, is_whole
from americana.render.scene import CardSeen
from americana.render.shapes import RANK_GLYPHS, STROKE, SUIT_PATHS
from americana.render.tags import Markup, group, moved, number, tag
from americana.render.theme import Theme, ThemeName, theme_called

WIDTH = 60
HEIGHT = 84
STEP = 36
"""How far the next card of a fan lies to the right."""

DOWN_STEP = 42
"""The same after the down card, which stands a little apart."""

_ROUND = 7
_INDEX_X = 15.5
_INDEX_WIDTH = 22
_INDEX_SCALE = 1.22


@dataclass(frozen=True, slots=True)
class Look:
    """How a seat's cards look: dim when folded, lifted out of the fan when they won."""

    is_folded: bool = False
    is_lifted: bool = False


def draw_card(
    card: Card | None, *, height: int = HEIGHT, down: bool = False, theme: ThemeName = "dark", four_colour: bool = True
) -> str:
    """Draw one card as a picture of its own; None is a back, `down` puts the grey ground under it (R13).

    >>> from americana import card
    >>> draw_card(card("9h"), height=24)[:87]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 84" width="17.14" height="24" r'

    Raises `Unreadable` with the code `bad_height` or `unknown_theme`.
    """
    if not is_whole(height) or height < 1:
        raise Unreadable("bad_height", "the height of a card is a whole number of pixels, 1 or more")
    drawn = card_markup(CardSeen(card, is_down=down), theme_called(theme, four_colour=four_colour), Look())
    return tag(
        "svg",
        tag("title", Markup(card.symbol if card else "?")),
        drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=height * WIDTH / HEIGHT,
        height=height,
        role="img",
    )


def fan_width(cards: Sequence[CardSeen]) -> int:
    """Say how wide a fan is, in units of a card 60 wide."""
    return sum(_steps(cards)[:-1]) + WIDTH if cards else 0


def fan_markup(cards: Sequence[CardSeen], theme: Theme, look: Look) -> Markup:
    """Draw cards in the order dealt, each over the one before."""
    steps = _steps(cards)
    return group([moved(card_markup(card, theme, look), sum(steps[:place]), 0) for place, card in enumerate(cards)])


def card_markup(card: CardSeen, theme: Theme, look: Look) -> Markup:
    """Draw one card in a box of 60 by 84."""
    parts = [_shadow(theme, look), *(_back(theme, look) if card.face is None else _face(card, card.face, theme, look))]
    if card.is_newest:
        parts.append(_outline(theme.brass))
    return group(parts)


def _steps(cards: Sequence[CardSeen]) -> list[int]:
    return [DOWN_STEP if card.is_down else STEP for card in cards]


def _shadow(theme: Theme, look: Look) -> Markup:
    depth = 7 if look.is_lifted else 2
    return tag("rect", x=1, y=depth, width=WIDTH - 1, height=HEIGHT - 1, rx=_ROUND, fill=theme.shadow, fill_opacity=0.3)


def _paper(fill: str, line: str) -> Markup:
    return tag("rect", x=0.5, y=0.5, width=WIDTH - 1, height=HEIGHT - 1, rx=_ROUND, fill=fill, stroke=line)


def _outline(colour: str) -> Markup:
    return tag(
        "rect",
        x=-1,
        y=-1,
        width=WIDTH + 2,
        height=HEIGHT + 2,
        rx=_ROUND + 1,
        fill="none",
        stroke=colour,
        stroke_width=2.4,
    )


def _face(card: CardSeen, face: Card, theme: Theme, look: Look) -> list[Markup]:
    if look.is_folded:
        ink, paper = theme.folded_suits[face.suit], _paper(theme.folded_card, theme.folded_line)
    else:
        ink = theme.suits[face.suit]
        paper = _paper(theme.grey, theme.grey_line) if card.is_down else _paper(theme.card, theme.card_line)
    return [paper, _index(face, ink), _suit(face.suit, 41, 63, 1.55, ink)]


def _index(face: Card, ink: str) -> Markup:
    glyph = RANK_GLYPHS[face.rank]
    across = min(_INDEX_SCALE, _INDEX_WIDTH / glyph.width)
    left = _INDEX_X - glyph.width * across / 2
    parts = []
    if glyph.fill:
        parts.append(tag("path", d=glyph.fill, fill=ink))
    if glyph.strokes:
        parts.append(tag("path", d=glyph.strokes, fill="none", stroke=ink, stroke_width=STROKE))
    rank = group(parts, transform=f"translate({number(left)} 7.5) scale({number(across)} {_INDEX_SCALE})")
    return group([rank, _suit(face.suit, _INDEX_X, 44, 0.8, ink)])


def _suit(suit: str, x: float, y: float, scale: float, ink: str) -> Markup:
    return moved(tag("path", d=SUIT_PATHS[suit], fill=ink), x, y, scale)


def _back(theme: Theme, look: Look) -> list[Markup]:
    if look.is_folded:
        fill, line, mark = theme.folded_back, theme.folded_line, theme.folded_line
    else:
        fill, line, mark = theme.back, theme.back_line, theme.back_mark
    return [
        _paper(fill, line),
        tag(
            "rect",
            x=5.5,
            y=5.5,
            width=WIDTH - 11,
            height=HEIGHT - 11,
            rx=4,
            fill="none",
            stroke=line,
            stroke_opacity=0.6,
        ),
        tag("path", d="M30 18L45 42L30 66L15 42Z", fill="none", stroke=mark, stroke_width=2.2),
        tag("path", d="M30 29L38 42L30 55L22 42Z", fill=mark),
    ]
