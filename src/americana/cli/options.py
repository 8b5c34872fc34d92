"""Options that many commands have, and the voice that they ask for."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from americana.say import LANGUAGES, Voice

Lang = Annotated[str | None, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}; else the system's.")]
Plain = Annotated[bool, typer.Option("--plain", help="No colours, no drawings: for pipes and screen readers.")]


def voice(lang: str | None, *, spoken: bool = False) -> Voice:
    """Return the voice asked for, else of the system's language; who asks for plain lines hears cards in words."""
    if lang is not None:
        return Voice(lang, spoken)
    told = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return Voice.best([locale for locale in told if locale], spoken=spoken)
