"""The page's one document, as each place needs it: in the reader's language, with all that he waits for named at once.

`vite build` says in `parts.json` of which files a part of the page is made. What the document names, the browser
fetches together with the page's own script instead of one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import msgspec

from americana.say.bundles import best_language

LANGUAGE_COOKIE = "americana_language"
"""What the reader has chosen; the page sets it."""

PARTS = "parts.json"

_HEAD_END, _LANGUAGE = b"</head>", b'<html lang="en">'


class _Part(msgspec.Struct, frozen=True):
    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


class Document:
    """The built document and what its parts need."""

    def __init__(self, files: Mapping[str, bytes], asked: Mapping[str, Sequence[str]]) -> None:
        """Take the files of a built page, and by part what it asks the room for at once, if not only for all messages.

        Without `parts.json` the document is given as it is.
        """
        self._text = files["index.html"]
        self._asked = asked
        self._parts = msgspec.json.decode(files.get(PARTS, b"{}"), type=dict[str, _Part])
        self.at = cache(self._at)

    def _at(self, part: str, language: str) -> bytes:
        """Return the document for a part of the page, such as `src/Lobby.svelte`."""
        own = {*self._names("index.html")}
        asked = self._asked.get(part, ("/api/messages/{language}",))
        wanted = [address.format(language=language) for address in asked]
        tags = [f'<link rel="preload" as="fetch" crossorigin href="{address}">' for address in wanted]
        for name in self._names(part):
            if name not in own:
                found = self._parts[name]
                tags.append(f'<link rel="modulepreload" crossorigin href="/{found.file}">')
                tags += [f'<link rel="stylesheet" crossorigin href="/{style}">' for style in found.css]
        head = "".join(f"  {tag}\n  " for tag in tags).encode() if self._parts else b""
        text = self._text.replace(_LANGUAGE, f'<html lang="{language}">'.encode(), 1)
        return text.replace(_HEAD_END, head + _HEAD_END, 1)

    def _names(self, part: str, seen: frozenset[str] = frozenset()) -> Iterator[str]:
        """Give a part and all that it imports, each once, what is imported first."""
        if part in seen or part not in self._parts:
            return
        given: set[str] = set()
        for name in self._parts[part].imports:
            for each in self._names(name, seen | {part}):
                if each not in given:
                    given.add(each)
                    yield each
        yield part


def language_of(cookies: Mapping[str, str], accepted: str) -> str:
    """Return the language of a reader: the one that he chose, else the first of the browser's that is spoken here.

    >>> language_of({}, "sv-SE,sv;q=0.9,da;q=0.8"), language_of({"americana_language": "uk"}, "da")
    ('da', 'uk')
    """
    chosen = cookies.get(LANGUAGE_COOKIE, "")
    return best_language([chosen, *(each.partition(";")[0].strip() for each in accepted[:1000].split(","))])
