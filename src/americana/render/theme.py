"""Every colour of the picture, once: a dark room, and the same room by day.

A test holds the contrast of every pair that meets: 4.5 for text, 3 for shapes that mean something.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, get_args

from americana.errors import Unreadable

ThemeName = Literal["dark", "light"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """Colours by what they are for; `folded_…` are those of seats that are out, dim but readable."""

    room: str
    panel: str
    panel_line: str
    ink: str
    quiet: str
    brass: str
    disc: str
    felt: str
    felt_edge: str
    felt_line: str
    rail: str
    on_felt: str
    quiet_on_felt: str
    brass_on_felt: str
    card: str
    card_line: str
    grey: str
    grey_line: str
    suits: Mapping[str, str]
    back: str
    back_line: str
    back_mark: str
    shadow: str
    folded_panel: str
    folded_ink: str
    folded_card: str
    folded_line: str
    folded_suits: Mapping[str, str]
    folded_back: str


DARK = Theme(
    room="#101614",
    panel="#19221f",
    panel_line="#34423b",
    ink="#eef1eb",
    quiet="#a9b3ab",
    brass="#d9a94a",
    disc="#33403a",
    felt="#20504a",
    felt_edge="#173d35",
    felt_line="#3f7f6f",
    rail="#2a5b50",
    on_felt="#ffffff",
    quiet_on_felt="#cfe0d8",
    brass_on_felt="#f0c364",
    card="#fbf8f1",
    card_line="#d8d2c4",
    grey="#d0d3d8",
    grey_line="#a9adb4",
    suits={"s": "#1b1e24", "h": "#b0201b", "d": "#1857a4", "c": "#14663a"},
    back="#2c5a76",
    back_line="#a9cfe2",
    back_mark="#e3b75d",
    shadow="#000000",
    folded_panel="#151c1a",
    folded_ink="#8c968f",
    folded_card="#343e39",
    folded_line="#96a29c",
    folded_suits={"s": "#b4bdb6", "h": "#e0a49d", "d": "#9cc3ee", "c": "#93cfa9"},
    folded_back="#22333b",
)
LIGHT = replace(
    DARK,
    room="#eef0eb",
    panel="#ffffff",
    panel_line="#cfd6cf",
    ink="#1c2421",
    quiet="#55615b",
    brass="#8f6212",
    disc="#dfe6df",
    felt="#347262",
    felt_edge="#2c6657",
    felt_line="#5c9d8d",
    rail="#285c4f",
    quiet_on_felt="#e6f2ec",
    brass_on_felt="#ffe8b4",
    shadow="#1c2421",
    folded_panel="#e3e8e2",
    folded_ink="#5a655f",
    folded_card="#d5dbd5",
    folded_line="#55615b",
    folded_suits={"s": "#4a544f", "h": "#8a3a35", "d": "#2f5b8a", "c": "#2a6043"},
    folded_back="#b9c8cd",
)
THEMES: Mapping[ThemeName, Theme] = {"dark": DARK, "light": LIGHT}


def theme_called(name: ThemeName, *, four_colour: bool = True) -> Theme:
    """Return a theme by name; without four colours diamonds are red and clubs black.

    >>> theme_called("dark", four_colour=False).suits["d"] == theme_called("dark").suits["h"]
    True

    Raises `Unreadable` with the code `unknown_theme`.
    """
    if name not in get_args(ThemeName):
        choices = ", ".join(get_args(ThemeName))
        raise Unreadable("unknown_theme", f"no theme is called {str(name)[:20]!r}: choose {choices}", choices=choices)
    theme = THEMES[name]
    if four_colour:
        return theme
    return replace(theme, suits=_two_colours(theme.suits), folded_suits=_two_colours(theme.folded_suits))


def _two_colours(suits: Mapping[str, str]) -> dict[str, str]:
    return {**suits, "d": suits["h"], "c": suits["s"]}
