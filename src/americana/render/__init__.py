"""Drawing a table: as text, as lines for a terminal to colour, as SVG. Only a `View` can be drawn, never a `Hand`."""

from americana.render.captions import captions_in, names_in, words_in
from americana.render.cards_svg import draw_card
from americana.render.spans import Line, Role, Span, plain_text
from americana.render.svg import draw_svg
from americana.render.text import draw_lines, draw_text
from americana.render.words import Captions, TableWords

__all__ = [
    "Captions",
    "Line",
    "Role",
    "Span",
    "TableWords",
    "captions_in",
    "draw_card",
    "draw_lines",
    "draw_svg",
    "draw_text",
    "names_in",
    "plain_text",
    "words_in",
]
