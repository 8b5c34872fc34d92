"""The application: routes, sockets and pages around one room. Knows no port and no process."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from pathlib import Path

import msgspec
from litestar import Litestar, Response, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import WebsocketRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.params import FromPath

from americana.errors import AmericanaError, Unreadable
from americana.room.files import Clerks
from americana.room.people import TooOften
from americana.room.sharing import NotShared
from americana.room.store import Damaged, Refused, Unknown
from americana.server.auth import NoSession, Visit
from americana.server.face import RoomFace
from americana.server.files import HAND_FILES, UNPACKED
from americana.server.hands import NotThere
from americana.server.http import API, Asked
from americana.server.my_hands import MY_HANDS
from americana.server.pages import STATIC, Pages, page_routes
from americana.server.previews import Previews
from americana.server.proofs import PROOFS
from americana.server.replays import REPLAYS
from americana.server.shared import SHARED
from americana.server.socket import Door, Limits, LobbyDoor, Wire, attend
from americana.server.sockets import Sockets

_log = logging.getLogger(__name__)

PACKED = CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=4, exclude_opt_key=UNPACKED)
"""All of the page in 10 ms instead of 18, of the loop that the tables share, for three per cent more bytes."""
LONGEST_BODY = 512
"""Bytes: a name or a table's terms are all that anybody sends, and JSON as deep as this is long is still read."""

_STATUS: tuple[tuple[type[AmericanaError], int], ...] = (
    (NoSession, 401),
    (NotThere, 404),
    (NotShared, 409),
    (TooOften, 429),
    (Damaged, 500),
    (Refused, 503),
    (Unknown, 503),
    (Unreadable, 400),
)

_OUR_FAULT = ("bad_log", "log_too_new")
"""What is stored cannot be read: nothing was wrong with the request."""

Connection = Asked | Wire


class Refusal(msgspec.Struct, frozen=True):
    """Why a request was refused: the code of an error message, its arguments, and one line in English."""

    code: str
    facts: dict[str, object]
    message: str


def build(
    room: RoomFace,
    sockets: Sockets,
    *,
    clerks: Clerks | None = None,
    is_https: bool = False,
    limits: Limits | None = None,
    static: Path = STATIC,
) -> Litestar:
    """Return the application of a room; `is_https` says that the outside comes over https whatever arrives here."""

    async def visit_of(connection: Connection) -> Visit:
        is_secure = is_https or connection.scope["scheme"] in ("https", "wss")
        return await Visit.of(room.people, connection.cookies, is_secure=is_secure)

    async def me(request: Asked) -> Visit:
        return await visit_of(request)

    async def the_room() -> RoomFace:
        return room

    async def the_sockets() -> Sockets:
        return sockets

    at_files, previews, pages = clerks or Clerks(), Previews(), Pages(static)

    async def the_clerks() -> Clerks:
        return at_files

    async def the_previews() -> Previews:
        return previews

    async def the_pages() -> Pages:
        return pages

    return Litestar(
        [
            *(*API, *MY_HANDS, *HAND_FILES, *PROOFS, *REPLAYS, *SHARED),
            *_socket_routes(room, sockets, visit_of, limits or Limits()),
            *page_routes(pages),
        ],
        dependencies={
            "room": Provide(the_room),
            "me": Provide(me),
            "sockets": Provide(the_sockets),
            "clerks": Provide(the_clerks),
            "pictures": Provide(the_previews),
            "pages": Provide(the_pages),
        },
        on_shutdown=[at_files.close, previews.close],
        exception_handlers={
            AmericanaError: _refused,
            HTTPException: _not_understood,
            RecursionError: _too_deep,
            Exception: _we_were_wrong,
        },
        openapi_config=OpenAPIConfig(
            title="Americana",
            version=version("americana"),
            description="The room beside its sockets: who I am, the lobby, finished hands.",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin()],
            use_handler_docstrings=True,
        ),
        compression_config=PACKED,
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        debug=False,
    )


def _socket_routes(
    room: RoomFace, sockets: Sockets, whose: Callable[[Wire], Awaitable[Visit]], limits: Limits
) -> list[WebsocketRouteHandler]:
    """Return a route for each table's sockets and one for the lobby's."""

    @websocket("/ws/table/{table:str}")
    async def at_table(socket: Wire, table: FromPath[str]) -> None:
        def find() -> Door | None:
            return room.directory.find(table)

        await attend(socket, room, await whose(socket), sockets, limits, find)

    @websocket("/ws/lobby")
    async def in_lobby(socket: Wire) -> None:
        await attend(socket, room, await whose(socket), sockets, limits, lambda: LobbyDoor(room.lobby))

    return [at_table, in_lobby]


def _refused(_: Asked, error: AmericanaError) -> Response[Refusal]:
    status = next((status for kind, status in _STATUS if isinstance(error, kind)), 409)
    if error.code in _OUR_FAULT:
        status = 500
    return Response(Refusal(error.code, dict(error.facts), str(error)), status_code=status)


def _not_understood(_: Asked, error: HTTPException) -> Response[Refusal]:
    code = "not_found" if error.status_code in (404, 405) else "bad_request"
    return Response(Refusal(code, {}, error.detail), status_code=error.status_code, headers=error.headers)


def _too_deep(_: Asked, __: RecursionError) -> Response[Refusal]:
    """Refuse JSON that is nested without end, for which its reader has no other word."""
    return Response(Refusal("bad_request", {}, "this is nested too deeply"), status_code=400)


def _we_were_wrong(request: Asked, error: Exception) -> Response[Refusal]:
    place = request.scope.get("path_template", "")  # as the route has it: a path may hold a token
    _log.error("a request failed: %s %s", request.method, place, exc_info=error)
    return Response(Refusal("we_were_wrong", {}, "something went wrong here"), status_code=500)
