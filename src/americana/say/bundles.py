"""The message files of each language, read once. The only place that knows where they lie."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from americana.errors import Unreadable

LANGUAGES = ("en", "ru", "uk", "da", "pt")
"""Codes of the languages that the game is said in."""


@cache
def text_of(language: str) -> str:
    """Return all messages of a language in the Fluent format.

    Raises `Unreadable` with the code `unknown_language`.
    """
    if language not in LANGUAGES:
        listed = ", ".join(LANGUAGES)
        raise Unreadable(
            "unknown_language", f"no language is called {language[:20]!r}: choose one of {listed}", choices=listed
        )
    folder = resources.files("americana") / "locales" / language
    files = sorted(folder.iterdir(), key=lambda one: one.name)
    return "\n".join(file.read_text("utf-8") for file in files if file.name.endswith(".ftl"))


@cache
def part_of(language: str, beginnings: tuple[str, ...]) -> str:
    r"""Return those messages of a language whose keys begin so. Raises as `text_of` does.

    >>> part_of("en", ("suit-h", "suit-x"))
    'suit-h = hearts\n'
    """
    text = text_of(language)
    heads = [*re.finditer(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE)]
    ends = [*(head.start() for head in heads[1:]), len(text)]
    entries = [
        text[head.start() : end] for head, end in zip(heads, ends, strict=True) if head[1].startswith(beginnings)
    ]
    return "".join(re.sub(r"^#.*\n", "", entry, flags=re.MULTILINE).rstrip() + "\n" for entry in entries)


@cache
def bundle_of(language: str) -> FluentBundle:
    """Return all messages of a language, ready to be said.

    Raises `Unreadable` with the code `unknown_language`.
    """
    messages = FluentResource(text_of(language))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(messages)
    return bundle


def best_language(locales: Iterable[str]) -> str:
    """Return the first language of a list of locales that the game is said in, else English.

    >>> best_language(("sv_SE", "da_DK.UTF-8", "en")), best_language(("C",))
    ('da', 'en')
    """
    wanted = (re.split(r"[-_.@]", locale, maxsplit=1)[0].lower() for locale in locales)
    return next((language for language in wanted if language in LANGUAGES), "en")
