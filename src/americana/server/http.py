"""The HTTP interface: who I am, the lobby, a hand, the ranking, the sentences of a language.

What happens at a table is `socket`. Every refusal is an object with the code of an error message, and its facts.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter, SkipValidation

from americana.errors import Unreadable
from americana.room.files import phh_of
from americana.room.hosting import Wish
from americana.room.lines import json_of
from americana.room.people import Person
from americana.room.wire.frames import SeatAt, TableRow
from americana.rules import PRESETS, LastCategory, Rules
from americana.say.bundles import part_of, text_of
from americana.say.tell import ranking_card, ranking_notes
from americana.server.auth import Visit, must_be
from americana.server.face import RoomFace
from americana.server.hands import HandStory, NotThere, finished_hand, story
from americana.server.hosts import address_of
from americana.server.sockets import Sockets

Room = NamedDependency[SkipValidation[RoomFace]]
Me = NamedDependency[SkipValidation[Visit]]
Open = NamedDependency[SkipValidation[Sockets]]
Asked = Request[object, object, State]


LOBBY_KEYS = (
    *("lobby-", "room-", "preset-", "value-limit-", "hands-title", "setting-title", "play-sound", "help-not-loaded"),
    *(
        "guide-decline",
        "guide-offer",
        "guide-start",
        "text-command",
        "text-drawn-table",
        "text-table",
        "text-to-actions",
    ),
)
"""How the keys begin of all that the lobby says before anything is opened."""


class Who(msgspec.Struct, frozen=True):
    """Who the asker is, with his chips off the tables and his seats; null and empty without a session."""

    player: str | None = None
    name: str | None = None
    balance: int | None = None
    seats: tuple[SeatAt, ...] = ()


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """A name; without one a guest gets a name made up."""

    name: str | None = None


class MadeTable(msgspec.Struct, frozen=True):
    """A table that was made."""

    id: str


class House(msgspec.Struct, frozen=True):
    """The house rules of a text."""

    base: str
    rules: Rules


class Houses(msgspec.Struct, frozen=True):
    """The house rules of every text."""

    houses: tuple[House, ...]


class Lobby(msgspec.Struct, frozen=True):
    """Every table."""

    tables: tuple[TableRow, ...]


class Ranking(msgspec.Struct, frozen=True):
    """What beats what, as sentences to format: a line each category, best first, and what surprises a newcomer."""

    lines: tuple[dict[str, object], ...]
    notes: tuple[dict[str, object], ...]


@get("/api/me", summary="Who am I?")
async def who_am_i(room: Room, me: Me) -> Who:
    """Return who the session says the asker is."""
    return Who() if me.person is None else await _who(room, me.person)


@post("/api/guest", summary="Become a guest", status_code=200)
async def become_guest(room: Room, me: Me, request: Asked, data: JSONBody[Named]) -> Response[Who]:
    """Make a guest and set the cookie; who is somebody already stays who he is."""
    if me.person is not None:
        return Response(await _who(room, me.person))
    person, token = await room.people.guest(data.name, address_of(request.scope["client"]))
    return Response(await _who(room, person), cookies=[me.cookie(token)])


@put("/api/me/name", summary="Take another name")
async def rename(room: Room, me: Me, data: JSONBody[Named]) -> Who:
    """Change the asker's name."""
    person = await room.people.rename(must_be(me.person).id, data.name or "")
    room.rename(person.id, person.name)
    return await _who(room, person)


@post("/api/me/chips", summary="Get chips when broke", status_code=200)
async def get_chips(room: Room, me: Me, request: Asked) -> Who:
    """Fill the asker's chips up."""
    person = must_be(me.person)
    await room.people.grant(person.id, address_of(request.scope["client"]))
    return await _who(room, person)


@delete("/api/me", summary="End this session", status_code=200)
async def end_session(room: Room, me: Me, sockets: Open) -> Response[Who]:
    """Revoke the token, close its sockets and drop the cookie: nobody is this guest any more."""
    if me.token is not None:
        await room.people.revoke(me.token)
        sockets.end_session(me.token)
    return Response(Who(), cookies=[me.cookie("")])


@get("/api/lobby", summary="All tables")
async def lobby(room: Room) -> Lobby:
    """Return every table."""
    return Lobby(tuple(room.lobby.rows()))


@post("/api/tables", summary="Make a table")
async def make_table(room: Room, me: Me, request: Asked, data: JSONBody[Wish]) -> MadeTable:
    """Make a table for everybody; it closes by itself when nobody has looked on for half an hour."""
    return MadeTable(await room.host_table(data, must_be(me.person).id, address_of(request.scope["client"])))


@get("/api/houses", summary="All house rules")
async def houses() -> Houses:
    """Return the house rules of every text, as they are unless a table changes them."""
    return Houses(tuple([House(base, Rules.preset(base)) for base in PRESETS]))


@get("/api/hands/{hand_id:str}", summary="A hand as I know it")
async def one_hand(
    room: Room,
    me: Me,
    hand_id: FromPath[str],
    as_format: Annotated[Literal["json", "phh"], QueryParameter(name="format")] = "json",
) -> Response[HandStory] | Response[str]:
    """Return a finished hand as the asker's seat saw it, or as the rail did; `format=phh` is a hand history."""
    hand = await finished_hand(room.store, hand_id, me.player)
    viewer = hand.seat_of(me.player)
    names = await room.people.names(seat.player for seat in hand.seats)
    if as_format == "json":
        return Response(story(hand, viewer, names))
    headers = {"content-disposition": f'attachment; filename="{hand.hand}.phh"'}
    text = phh_of(hand, viewer, names, (await room.store.whereabouts(hand.table)).name)
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/api/ranking", summary="What beats what")
async def ranking(
    base: Annotated[str, QueryParameter(description="a text's rules", pattern=f"^({'|'.join(PRESETS)})$")] = "ru",
    royal_listed: Annotated[bool | None, QueryParameter(description="as the text has it unless given")] = None,
    last_category: Annotated[LastCategory | None, QueryParameter(description="likewise")] = None,
) -> Ranking:
    """Return the ranking of hands under the names that a table's rules give them."""
    given = {"royal_listed": royal_listed, "last_category": last_category}
    rules = Rules.preset(base, **{name: value for name, value in given.items() if value is not None})
    return Ranking(tuple(map(json_of, ranking_card(rules))), tuple(map(json_of, ranking_notes())))


@get("/api/messages/{language:str}", summary="The sentences of a language", media_type=MediaType.TEXT)
async def messages(
    language: FromPath[str],
    request: Asked,
    part: Annotated[Literal["all", "lobby"], QueryParameter(description="`lobby`: what is said there at once")] = "all",
) -> Response[str]:
    """Return all messages of a language in the Fluent format, or those that the lobby begins with."""
    try:
        text = text_of(language) if part == "all" else part_of(language, LOBBY_KEYS)
    except Unreadable as error:
        raise NotThere("unknown_language", str(error), **error.facts) from None
    tag = f'"{sha256(text.encode()).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):  # also in a list, or called weak by what packs it on the way
        return Response("", status_code=304, headers=headers)
    return Response(text, headers=headers)


API = [
    *(who_am_i, become_guest, rename, get_chips, end_session),
    *(lobby, make_table, houses, one_hand, ranking, messages),
]
"""Every route."""


async def _who(room: RoomFace, person: Person) -> Who:
    return Who(person.id, person.name, await room.people.balance(person.id), tuple(room.seats_of(person.id)))
