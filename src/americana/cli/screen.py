"""The terminal: where lines go and where answers come from; with colours and drawings, or plain.

Gives each role of a drawing its colour; knows no language and no game.
"""

from __future__ import annotations

import contextlib
import os
import sys
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass, field

from rich.console import Console
from rich.text import Text

from americana.render import Line, Role, Span

_STYLES: dict[Role, str] = {
    "muted": "bright_black",
    "rule": "bright_black",
    "title": "bold",
    "reason": "italic",
    "name": "bold",
    "actor": "bold yellow",
    "winner": "bold green",
    "folded": "bright_black",
    "amount": "yellow",
    "note": "cyan",
    "dealer": "bold magenta",
    "down_hidden": "blue",
    "black_suit": "bold",
    "red_suit": "bold red",
    "blue_suit": "bold bright_blue",
    "green_suit": "bold green",
}
_ON_GREY: dict[Role, str] = {
    "black_suit": "bold #16181c",
    "red_suit": "bold #b0201b",
    "blue_suit": "bold #1857a4",
    "green_suit": "bold #14663a",
}
_GREY = "on #d0d3d8"
_NEW = "underline"


class Left(Exception):
    """The player left: end of input, or Ctrl-C."""


def console(*, plain: bool) -> Console:
    """Return the console that fits where the output goes."""
    if plain:
        return Console(no_color=True, highlight=False, markup=False, emoji=False, soft_wrap=True, force_terminal=False)
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True)


def is_terminal() -> bool:
    """Whether a person sits at both ends, at a terminal that can move its cursor."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") != "dumb"


@dataclass
class Screen:
    """Prints and asks. `plain`: no colours, no drawings, one short line after the other."""

    plain: bool
    console: Console = field(init=False)

    def __post_init__(self) -> None:
        """Open the console, and let the arrow keys edit an answer where they can."""
        self.console = console(plain=self.plain)
        if not self.plain:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        """How wide the terminal is, in columns."""
        return self.console.width

    def say(self, text: str = "", style: str = "") -> None:
        """Print a line; at a terminal a long one is broken between words, with what follows set in."""
        if self.plain:
            self.console.print(Text(text))
            return
        indent = len(text) - len(text.lstrip())
        after = " " * (indent + 2 if indent else 0)
        for line in textwrap.wrap(text, self.width, subsequent_indent=after, drop_whitespace=True) or [""]:
            self.console.print(Text(line, style=style))

    def draw(self, lines: Iterable[Line]) -> None:
        """Print a drawing."""
        for line in lines:
            text = Text()
            for span in line:
                text.append(span.text, style=_style(span))
            self.console.print(text)

    def ask(self, prompt: str) -> str:
        """Return a typed line; raises `Left` at the end of input or at Ctrl-C."""
        try:
            return input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.say()
            raise Left from None


def _style(span: Span) -> str:
    ink = _ON_GREY.get(span.role, "#16181c") + " " + _GREY if span.on_grey else _STYLES.get(span.role, "")
    return f"{ink} {_NEW}" if span.is_new else ink
