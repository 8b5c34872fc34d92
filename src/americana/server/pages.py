"""The page and its files, as `scripts/web.py` built them. Knows no game and no session."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from americana.server.document import Document, language_of

STATIC: Final = Path(__file__).with_name("static")

_NOT_BUILT = "The page is not built. In a checkout, build it with: python3 run.py\n"
_TITLE = b"<title>Americana</title>"
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_BY_LANGUAGE = "accept-language, cookie"

PLACES: Final[Mapping[str, list[str]]] = {
    "Lobby": ["/"],
    "Table": ["/table/{table:str}"],
    "Hands": ["/hands"],
    "ReplayPage": ["/hand/{hand:str}"],
    "Guide": ["/guide"],
}
"""The parts of the page by the addresses under which they are shown; a shared hand has a route of its own."""

ASKED: Final = {"src/Lobby.svelte": ("/api/messages/{language}?part=lobby", "/api/lobby")}
"""What a part asks the room for as soon as it is there."""


@cache
def build_of(static: Path = STATIC) -> str:
    """Return the name of the page's build, which changes with it; empty when it is not built."""
    index = static / "index.html"
    return sha256(index.read_bytes()).hexdigest()[:12] if index.is_file() else ""


Asked = Request[object, object, State]


class Pages:
    """The files of the built page, and its one document for every place in it."""

    def __init__(self, static: Path = STATIC) -> None:
        self.files = _files_of(static)
        self._document = Document(self.files, ASKED) if "index.html" in self.files else None

    def at(
        self,
        part: str,
        request: Asked,
        *,
        tags: str = "",
        status: int = 200,
        headers: Mapping[str, str] | None = None,
    ) -> Response[bytes]:
        """Return the document for a part of the page, in the reader's language; `tags` stand in place of its title."""
        if self._document is None:
            return Response(_NOT_BUILT.encode(), status_code=503, media_type="text/plain")
        body = self._document.at(f"src/{part}.svelte", language_for(request))
        if tags:
            body = body.replace(_TITLE, tags.encode(), 1)
        told = {"cache-control": _ASK_AGAIN, "vary": _BY_LANGUAGE, **(headers or {})}
        return Response(body, status_code=status, media_type="text/html", headers=told)


def language_for(request: Asked) -> str:
    """Return the language of whoever asks."""
    return language_of(request.cookies, request.headers.get("accept-language", ""))


def page_routes(pages: Pages) -> list[HTTPRouteHandler]:
    """Return the routes of the page: one document for every place in it, and its files.

    Files below `assets` carry a hash in their names and are kept for ever; all others are asked for again.
    """
    files = pages.files

    def page_at(paths: list[str], part: str) -> HTTPRouteHandler:
        @get(paths, include_in_schema=False, name=part)
        async def page(request: Asked) -> Response[bytes]:
            return pages.at(part, request)

        return page

    @get("/assets/{name:path}", include_in_schema=False)
    async def asset(name: FromPath[Path]) -> Response[bytes]:
        return _file(files, f"assets/{name.as_posix().lstrip('/')}")

    @get("/{name:str}", include_in_schema=False)
    async def file(name: FromPath[str]) -> Response[bytes]:
        return _file(files, name)

    return [*(page_at(paths, part) for part, paths in PLACES.items()), asset, file]


def _files_of(static: Path) -> Mapping[str, bytes]:
    """Read every file once: they are few and small, and no path from outside ever reaches the disk."""
    found = [path for path in static.rglob("*") if path.is_file() and not path.name.startswith(".")]
    return {path.relative_to(static).as_posix(): path.read_bytes() for path in found}


def _file(files: Mapping[str, bytes], name: str) -> Response[bytes]:
    body = files.get(name)
    if body is None:
        return Response(b"", status_code=404, media_type="text/plain")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    keep = _FOREVER if name.startswith("assets/") else _ASK_AGAIN
    return Response(body, media_type=kind, headers={"cache-control": keep})
