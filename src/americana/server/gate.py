"""What stands before everything else: who may come in by which name, the headers of every answer, alive and ready.

Knows nothing of what lies behind it, and answers for it as long as it is not there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from americana.server.hosts import Hosts

_SAFE = {"GET", "HEAD", "OPTIONS"}
FILES = "/api/hands/import"
"""Where a body is a file and not JSON."""

_PRIVATE = ("/api/", "/health/", "/schema")

_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "manifest-src 'self'; connect-src 'self' ws://{host} wss://{host}; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)


class Gate:
    """The application that the network talks to; `open` lets it through to the one behind."""

    def __init__(self, hosts: Hosts) -> None:
        self._hosts = hosts
        self._behind: ASGIApp | None = None
        self._is_sound: Callable[[], Awaitable[bool]] = _no

    def open(self, behind: ASGIApp, is_sound: Callable[[], Awaitable[bool]]) -> None:
        """Let requests through; `is_sound` says whether the room can do its work."""
        self._behind, self._is_sound = behind, is_sound

    def stop(self) -> None:
        """Say that this server is not ready for anything new; what is there goes on."""
        self._is_sound = _no

    def close(self) -> None:
        """Let nothing through any more."""
        self._behind, self._is_sound = None, _no

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request or a socket."""
        headers = _texts(scope)
        host = headers.get("host", "")
        if not self._hosts.knows(host):
            await _answer(scope, receive, send, 421, "bad_host")
            return
        sending = _with_headers(scope["path"], host, send) if scope["type"] == ScopeType.HTTP else send
        if scope["path"] == "/health/alive":
            await _answer(scope, receive, sending, 200, "alive")
        elif scope["path"] == "/health/ready":
            is_ready = await self._is_sound()
            await _answer(scope, receive, sending, 200 if is_ready else 503, "ready" if is_ready else "not_ready")
        elif self._behind is None:
            await _answer(scope, receive, sending, 503, "not_ready")
        elif not self._may_ask(scope, headers):
            await _answer(scope, receive, sending, 403, "bad_origin")
        elif not _is_readable(scope, headers):
            await _answer(scope, receive, sending, 415, "bad_request")
        else:
            await self._behind(_as_get(scope), receive, sending)

    def _may_ask(self, scope: Scope, headers: Mapping[str, str]) -> bool:
        is_safe = scope["type"] == ScopeType.HTTP and scope["method"] in _SAFE
        return is_safe or self._hosts.is_own_page(headers)


def _as_get(scope: Scope) -> Scope:
    """Ask for the whole answer where its head is wanted; uvicorn leaves the body out by itself."""
    is_head = scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD"
    return cast(Scope, {**scope, "method": "GET"}) if is_head else scope


async def _no() -> bool:
    return False


def _is_readable(scope: Scope, headers: Mapping[str, str]) -> bool:
    """Whether a body, if there is one, says that it is JSON, or bytes where a file is due: what no form can say."""
    if scope["type"] == ScopeType.WEBSOCKET or scope["method"] in _SAFE:
        return True
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    due = "application/octet-stream" if scope["path"] == FILES else "application/json"
    return not has_body or headers.get("content-type", "").partition(";")[0].strip().lower() == due


def _texts(scope: Scope) -> Mapping[str, str]:
    """Return the headers; of one that stands twice, and of a second host above all, all of it."""
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        found[key] = f"{found[key]}, {text}" if key in found else text
    return found


def _with_headers(path: str, host: str, send: Send) -> Send:
    """Return a `send` that adds the headers which every answer has."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            added = [*_HEADERS, (b"content-security-policy", _POLICY.format(host=host).encode("latin-1"))]
            given = list(message["headers"])
            if path.startswith(_PRIVATE) and not any(name.lower() == b"cache-control" for name, _ in given):
                added.append((b"cache-control", b"no-store"))
            message["headers"] = [*given, *added]
        await send(message)

    return sending


async def _answer(scope: Scope, receive: Receive, send: Send, status: int, code: str) -> None:
    """Answer with a code; a socket is refused before it is one, with the same answer."""
    body = msgspec.json.encode({"code": code})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if scope["type"] == ScopeType.HTTP:
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
    else:
        await receive()
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
