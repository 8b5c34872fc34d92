"""The page and its files, as `scripts/web.py` built them. Knows no game and no session."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

STATIC: Final = Path(__file__).with_name("static")

_NOT_BUILT = "The page is not built. In a checkout, build it with: python3 run.py\n"
_TITLE = b"<title>Americana</title>"
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


@cache
def build_of(static: Path = STATIC) -> str:
    """Return the name of the page's build, which changes with it; empty when it is not built."""
    index = static / "index.html"
    return sha256(index.read_bytes()).hexdigest()[:12] if index.is_file() else ""


class Document:
    """The one document that stands at every place of the page."""

    def __init__(self, static: Path = STATIC) -> None:
        index = static / "index.html"
        self._body = index.read_bytes() if index.is_file() else None

    def answer(self, tags: str = "", *, status: int = 200, headers: Mapping[str, str] | None = None) -> Response[bytes]:
        """Return it, perhaps with other tags in place of its title."""
        if self._body is None:
            return _file({}, "index.html")
        body = self._body.replace(_TITLE, tags.encode(), 1) if tags else self._body
        return Response(body, status_code=status, media_type="text/html", headers=dict(headers or {}))


def page_routes(static: Path = STATIC) -> list[HTTPRouteHandler]:
    """Return the routes of the page: one document for every place in it, and its files.

    Files below `assets` carry a hash in their names and are kept for ever; all others are asked for again.
    """
    files = _files_of(static)

    @get(["/", "/table/{table:str}", "/hands", "/hand/{hand:str}", "/guide"], include_in_schema=False, name="page")
    async def page() -> Response[bytes]:
        return _file(files, "index.html")

    @get("/assets/{name:path}", include_in_schema=False)
    async def asset(name: FromPath[Path]) -> Response[bytes]:
        return _file(files, f"assets/{name.as_posix().lstrip('/')}")

    @get("/{name:str}", include_in_schema=False)
    async def file(name: FromPath[str]) -> Response[bytes]:
        return _file(files, name)

    return [page, asset, file]


def _files_of(static: Path) -> Mapping[str, bytes]:
    """Read every file once: they are few and small, and no path from outside ever reaches the disk."""
    found = [path for path in static.rglob("*") if path.is_file() and not path.name.startswith(".")]
    return {path.relative_to(static).as_posix(): path.read_bytes() for path in found}


def _file(files: Mapping[str, bytes], name: str) -> Response[bytes]:
    body = files.get(name)
    if body is None and name == "index.html":
        return Response(_NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    if body is None:
        return Response(b"", status_code=404, media_type="text/plain")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    keep = _FOREVER if name.startswith("assets/") else _ASK_AGAIN
    return Response(body, media_type=kind, headers={"cache-control": keep})
