"""Lines of a drawing as pieces of text with a role each: a terminal can colour them, a pipe can join them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from americana.render.lettering import columns

Role = Literal[
    "plain",
    "muted",
    "rule",
    "title",
    "reason",
    "name",
    "actor",
    "winner",
    "folded",
    "amount",
    "note",
    "dealer",
    "down_own",
    "down_shown",
    "down_hidden",
    "black_suit",
    "red_suit",
    "blue_suit",
    "green_suit",
]


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a line. `on_grey`: it stands on the down card's grey ground (R13); `is_new`: the newest up card."""

    text: str
    role: Role = "plain"
    on_grey: bool = False
    is_new: bool = False


Line = tuple[Span, ...]


def width_of(line: Iterable[Span]) -> int:
    """Say how many columns a line takes.

    >>> width_of((Span("K♦", "blue_suit"), Span(" ")))
    3
    """
    return sum([columns(span.text) for span in line])


def plain_text(lines: Iterable[Line]) -> str:
    r"""Join lines as text without colours, and without blanks at their ends.

    >>> plain_text([(Span("K♦", "blue_suit"), Span("  ")), (Span("9♥", "red_suit"),)])
    'K♦\n9♥'
    """
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)
