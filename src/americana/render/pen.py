"""What a text drawing is drawn with: its width, its words, its signs, and the colour of each suit.

Knows columns and signs, no table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from americana.cards import SUITS, SYMBOLS, Card
from americana.render.lettering import pad
from americana.render.spans import Role, Span
from americana.render.words import TableWords

FOUR_COLOURS: Mapping[str, Role] = {"s": "black_suit", "h": "red_suit", "d": "blue_suit", "c": "green_suit"}
TWO_COLOURS: Mapping[str, Role] = {"s": "black_suit", "h": "red_suit", "d": "red_suit", "c": "black_suit"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Signs:
    """The marks of a drawing, each of one column but for `back` (two) and `to`."""

    suits: Mapping[str, str]
    rule: str
    actor: str
    winner: str
    back: str
    button: str
    box: str
    gap: str
    dot: str
    to: str
    more: str


SIGNS = Signs(
    suits=SYMBOLS, rule="─", actor="▸", winner="★", back="▒▒", button="◉", box="▣", gap="┄", dot="·", to="→", more="…"
)
LETTERS = Signs(
    suits={suit: suit for suit in SUITS},
    rule="-",
    actor=">",
    winner="*",
    back="??",
    button="@",
    box="#",
    gap=".",
    dot="-",
    to="->",
    more="~",
)
"""The same in ASCII."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pen:
    """How to draw: `width` in columns; `colours` gives a suit its role."""

    words: TableWords
    width: int
    signs: Signs
    colours: Mapping[str, Role]

    def card(self, card: Card) -> str:
        """Write a card in two columns."""
        return card.rank + self.signs.suits[card.suit]

    def cell(self, text: str, room: int, role: Role = "plain", *, right: bool = False) -> Span:
        """Fit a text into exactly this many columns."""
        return Span(pad(text, room, right=right, more=self.signs.more[:room]), role)

    def indent(self, room: int) -> Span:
        """Leave columns blank."""
        return Span(" " * room)
