"""Shared hands: the links of whoever played one, the replay for whoever has a link, and the page with its preview.

What a link shows is what its maker saw, less what he hides. A link that was revoked is like one that never was.
"""

from __future__ import annotations

from asyncio import to_thread
from html import escape

from litestar import MediaType, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, SkipValidation

from americana.engine.hand import View
from americana.room.codec import encode
from americana.room.histories import engine_events
from americana.room.replays import Cast, Looker, Scene, replay_of, scenes
from americana.room.sharing import cast_shown, looker_of
from americana.room.store import Link, StoredHand
from americana.room.wire.played import SharedHand, SharedHands, ShareWish
from americana.say import Voice, tell
from americana.server.auth import must_be
from americana.server.face import RoomFace
from americana.server.hands import NotThere, finished_hand
from americana.server.hosts import address_of
from americana.server.http import Asked, Me, Room
from americana.server.pages import Pages, language_for
from americana.server.previews import Previews
from americana.server.replays import Format, Language, MomentNumber, cast_of, drawn, svg_of

Pictures = NamedDependency[SkipValidation[Previews]]
Site = NamedDependency[SkipValidation[Pages]]

_PART = "ReplayPage"
_NOT_FOR_ROBOTS = {"x-robots-tag": "noindex", "cache-control": "no-store"}


@post("/api/hands/{hand_id:str}/share", summary="Share a hand")
async def share(room: Room, me: Me, hand_id: FromPath[str], data: JSONBody[ShareWish]) -> SharedHand:
    """Make a link under which anybody may see a hand that the asker has played."""
    player = must_be(me.person).id
    return await room.sharing.share(await finished_hand(room.store, hand_id, player), player, data)


@get("/api/hands/{hand_id:str}/share", summary="Links to a hand")
async def links(room: Room, me: Me, hand_id: FromPath[str]) -> SharedHands:
    """Return the asker's links to a hand that still hold."""
    player = must_be(me.person).id
    return await room.sharing.of_hand(await finished_hand(room.store, hand_id, player), player)


@delete("/api/shares/{token:str}", summary="Revoke a link", status_code=204)
async def revoke(room: Room, me: Me, token: FromPath[str]) -> None:
    """Let a link of the asker's hold no longer."""
    if not await room.sharing.revoke(token, must_be(me.person).id):
        raise _no_link()


@get("/api/shares/{token:str}", summary="A shared hand, moment by moment", media_type=MediaType.JSON)
async def shared(room: Room, token: FromPath[str]) -> Response[bytes]:
    """Return what a link shows: a frame for each moment, as its maker watched it."""
    link, hand, looker, cast = await _behind(room, token)
    made = await to_thread(lambda: encode(replay_of(hand, looker, cast, shares_id=not link.hides_names)))
    return Response(made, media_type=MediaType.JSON, headers=_NOT_FOR_ROBOTS)


@get("/api/shares/{token:str}/picture", summary="A moment of a shared hand as a picture or as text")
async def shared_picture(
    room: Room, token: FromPath[str], moment: MomentNumber = None, as_format: Format = "svg", language: Language = "en"
) -> Response[str]:
    """Return one moment as the link shows it: an SVG document, or text in a fixed width."""
    _, hand, looker, cast = await _behind(room, token)
    return await to_thread(drawn, hand, looker, cast, moment, as_format, language)


@get("/h/{token:str}", include_in_schema=False, name="shared-page")
async def shared_page(room: Room, me: Me, pages: Site, request: Asked, token: FromPath[str]) -> Response[bytes]:
    """Return the page, with what messengers show of a link; without a hand behind it, the page that says so."""
    try:
        _, hand, looker, cast = await _behind(room, token)
    except NotThere:
        return pages.at(_PART, request, status=404, headers=_NOT_FOR_ROBOTS)
    voice = Voice(language_for(request))
    last = (await to_thread(_watched, hand, looker))[-1].known
    title = voice("replay-shared", table=cast.table) if cast.table else voice("replay-shared-hidden")
    own = f"{'https' if me.is_secure else 'http'}://{request.headers.get('host', '')}/h/{token}"
    tags = _tags(title, _about(voice, last), own)
    return pages.at(_PART, request, tags=tags, headers=_NOT_FOR_ROBOTS)


@get("/h/{token:str}/preview.png", include_in_schema=False)
async def preview(room: Room, pictures: Pictures, request: Asked, token: FromPath[str]) -> Response[bytes]:
    """Return the hand's end as a picture that messengers show beside a link."""
    _, hand, looker, cast = await _behind(room, token)
    voice = Voice(language_for(request))
    svg = await to_thread(lambda: svg_of(_watched(hand, looker), looker, cast, voice))
    png = await pictures.png(svg, address_of(request.scope["client"]))
    return Response(png, media_type="image/png", headers=_NOT_FOR_ROBOTS)


SHARED = [share, links, revoke, shared, shared_picture, shared_page, preview]
"""Every route."""


async def _behind(room: RoomFace, token: str) -> tuple[Link, StoredHand, Looker, Cast]:
    """Return what a link leads to; raises `NotThere` with the code `no_such_link`."""
    link = await room.sharing.find(token)
    hand = None if link is None else await room.store.hand(link.hand)
    if link is None or hand is None:
        raise _no_link()
    return link, hand, looker_of(link, hand), cast_shown(link, await cast_of(room, hand))


def _watched(hand: StoredHand, looker: Looker) -> tuple[Scene, ...]:
    return scenes(engine_events(hand), looker.knows)


def _no_link() -> NotThere:
    return NotThere("no_such_link", "nothing is shared under this link, or not any more")


def _about(voice: Voice, view: View) -> str:
    limit = tell.value("limit", view.rules.limit)
    pot = sum(pot.amount for pot in view.pots)
    return voice("replay-shared-about", limit=limit, ante=view.rules.ante, players=len(view.seats), pot=pot)


def _tags(title: str, about: str, own: str) -> str:
    """Write what link previews read: Open Graph, and the card of those who know that alone."""
    told = {"og:type": "article", "og:site_name": "Americana", "og:title": title, "og:description": about}
    told |= {"og:url": own, "og:image": f"{own}/preview.png", "og:image:width": "1200", "og:image:height": "630"}
    graph = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    card = '<meta name="twitter:card" content="summary_large_image" />'
    return "\n    ".join([f"<title>{escape(title)}</title>", *graph, card])
