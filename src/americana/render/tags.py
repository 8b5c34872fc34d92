"""SVG markup from Python values: every text and every attribute is escaped here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import NewType

from americana.render.lettering import clip, columns

Markup = NewType("Markup", str)
"""Text that is markup already; anything else must pass `escaped`."""

FONTS = "Inter, 'Segoe UI', system-ui, 'Noto Sans', 'DejaVu Sans', sans-serif"
"""Only fonts that are there: a picture loads nothing."""

Value = str | int | float | None

_EMS = {
    **dict.fromkeys("ijl.,:;'!| ·", 0.33),
    **dict.fromkeys("rtf()[]-I", 0.43),
    **dict.fromkeys("sczxvkyJгтсухзк", 0.57),
    **dict.fromkeys("mwMWЖШЩЮжшщюмМФфЫы@%…—→", 0.96),
}
_BOLD = 1.1
LEAST_SIZE = 0.8
"""A line that is too long is set this much smaller before it is shortened."""

NEVER_SHORTENED = 0.3
"""For amounts: half of one would be another amount."""


def tag(name: str, /, *inside: Markup, **attributes: Value) -> Markup:
    """Write an element; an attribute's underscores become hyphens, one that is None is left out.

    >>> tag("rect", x=1.5, stroke_width=2, fill=None)
    '<rect x="1.5" stroke-width="2"/>'
    """
    written = "".join(
        f' {key.replace("_", "-")}="{_value(value)}"' for key, value in attributes.items() if value is not None
    )
    return Markup(f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>")


def escaped(text: str) -> Markup:
    """Make text safe to stand between tags.

    >>> escaped("<b> & co")
    '&lt;b&gt; &amp; co'
    """
    return Markup(escape(text, quote=False))


def group(parts: Iterable[Markup], **attributes: Value) -> Markup:
    """Put parts into one group."""
    return tag("g", *parts, **attributes)


def moved(part: Markup, x: float, y: float, scale: float = 1) -> Markup:
    """Put a part somewhere else, perhaps larger."""
    grown = "" if scale == 1 else f" scale({number(scale)})"
    return tag("g", part, transform=f"translate({number(x)} {number(y)}){grown}")


def label(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    room: float,
    anchor: str | None = None,
    bold: bool = False,
    least: float = LEAST_SIZE,
) -> Markup:
    """Write one line of text in a room of so many pixels: set smaller where it must be, then shortened.

    `anchor` is start unless it says middle or end; `least` is how small the text may become, as a part of its size.
    """
    fitting = max(min(1, room / max(advance(text, size, bold=bold), 1)), least) * size
    return tag(
        "text",
        escaped(shortened(text, room, fitting, bold=bold)),
        x=x,
        y=y,
        font_size=fitting,
        fill=fill,
        text_anchor=anchor,
        font_weight=600 if bold else None,
    )


def shortened(text: str, room: float, size: float, *, bold: bool = False) -> str:
    """Shorten a text to a room in pixels, measured as in a wide font.

    >>> shortened("Aleksandra", 60, 16), shortened("Bo", 60, 16)
    ('Alek…', 'Bo')
    """
    if advance(text, size, bold=bold) <= room:
        return text
    kept = columns(text)
    while kept > 1 and advance(clip(text, kept), size, bold=bold) > room:
        kept -= 1
    return clip(text, kept)


def advance(text: str, size: float, *, bold: bool = False) -> float:
    """Say how many pixels a text takes at most in the fonts it may be set in."""
    ems = sum([columns(letter) * _em_of(letter) for letter in text])
    return ems * size * (_BOLD if bold else 1)


def number(value: float) -> str:
    """Write a coordinate with at most two decimals.

    >>> number(120), number(0.333)
    ('120', '0.33')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _em_of(letter: str) -> float:
    return _EMS.get(letter, 0.74 if letter.isupper() else 0.635)


def _value(value: str | int | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)
