"""Finished hands to be watched again: moment by moment, and one moment as a picture or as text.

A player sees what his seat saw, everybody else what the rail saw. A hand is gone through in a thread: that takes some
milliseconds, for which no table should wait.
"""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated, Literal

from litestar import MediaType, Response, get
from litestar.params import FromPath, QueryParameter

from americana.engine.events import Event
from americana.render import captions_in, draw_svg, draw_text, names_in, words_in
from americana.room.codec import encode
from americana.room.histories import engine_events
from americana.room.replays import Cast, Looker, Scene, replay_of, scenes
from americana.room.store import NO_MARK, StoredHand
from americana.say import Players, Voice
from americana.say.bundles import LANGUAGES
from americana.server.auth import Visit
from americana.server.face import RoomFace
from americana.server.hands import NotThere, finished_hand
from americana.server.http import Me, Room

Format = Annotated[Literal["svg", "text"], QueryParameter(name="format")]
MomentNumber = Annotated[int | None, QueryParameter(description="counted from 1; the last unless given", ge=1, le=1000)]
Language = Annotated[str, QueryParameter(pattern=f"^({'|'.join(LANGUAGES)})$")]


@get("/api/hands/{hand_id:str}/replay", summary="A hand, moment by moment", media_type=MediaType.JSON)
async def replay(room: Room, me: Me, hand_id: FromPath[str]) -> Response[bytes]:
    """Return a finished hand as the asker's seat watched it, or as the rail did: a frame for each moment."""
    hand, looker, cast = await _watched(room, me, hand_id)
    mark = NO_MARK if me.player is None else await room.store.mark_of(me.player, hand_id)
    made = await to_thread(lambda: encode(replay_of(hand, looker, cast, mark=mark)))
    return Response(made, media_type=MediaType.JSON)


@get("/api/hands/{hand_id:str}/picture", summary="A moment of a hand as a picture or as text")
async def picture(
    room: Room,
    me: Me,
    hand_id: FromPath[str],
    moment: MomentNumber = None,
    as_format: Format = "svg",
    language: Language = "en",
) -> Response[str]:
    """Return one moment as the asker's seat saw it, or as the rail did: an SVG document, or text in a fixed width."""
    hand, looker, cast = await _watched(room, me, hand_id)
    return await to_thread(drawn, hand, looker, cast, moment, as_format, language)


REPLAYS = [replay, picture]
"""Both routes."""


async def cast_of(room: RoomFace, hand: StoredHand) -> Cast:
    """Return who played a hand, and where, as far as anybody still knows."""
    known = await room.people.names(seat.player for seat in hand.seats)
    where, settings = await room.store.whereabouts(hand.table), await room.settings_at(hand.table)
    bots = {} if settings is None else {bot.seat: bot.name for bot in settings.bots}
    names = {seat.seat: known.get(seat.player) or bots.get(seat.seat, "") for seat in hand.seats}
    unknown = frozenset(seat.seat for seat in hand.seats if seat.player not in known)
    return Cast(names, unknown, where.name, where.is_imported)


async def _watched(room: RoomFace, me: Visit, hand_id: str) -> tuple[StoredHand, Looker, Cast]:
    """Return a hand, how the asker sees it, and who played it."""
    hand = await finished_hand(room.store, hand_id, me.player)
    return hand, Looker.at(hand.seat_of(me.player)), await cast_of(room, hand)


def drawn(
    hand: StoredHand, looker: Looker, cast: Cast, moment: int | None, as_format: str, language: str
) -> Response[str]:
    """Return the answer with one moment of a hand; raises `NotThere` with the code `no_such_moment`."""
    watched = scenes(engine_events(hand), looker.knows)
    upto = len(watched) if moment is None else moment
    if upto > len(watched):
        raise NotThere("no_such_moment", f"this hand has {len(watched)} moments", most=len(watched))
    voice = Voice(language)
    if as_format == "text":
        return Response(text_of(watched[:upto], cast, voice) + "\n", media_type=MediaType.TEXT)
    headers = {"content-disposition": f'inline; filename="americana-{upto}.svg"'}
    return Response(svg_of(watched[:upto], looker, cast, voice), media_type="image/svg+xml", headers=headers)


def svg_of(watched: tuple[Scene, ...], looker: Looker, cast: Cast, voice: Voice) -> str:
    """Draw the last of some moments as a picture."""
    view, players = watched[-1].known, Players(dict(cast.names))
    captions = captions_in(voice, view, _events(watched), players)
    names = names_in(voice, view, players)
    return draw_svg(view, names, words=words_in(voice), captions=captions, you=looker.bottom)


def text_of(watched: tuple[Scene, ...], cast: Cast, voice: Voice) -> str:
    """Draw the last of some moments as text."""
    view, players = watched[-1].known, Players(dict(cast.names))
    captions = captions_in(voice, view, _events(watched), players)
    return draw_text(view, names_in(voice, view, players), words=words_in(voice), captions=captions)


def _events(watched: tuple[Scene, ...]) -> list[Event]:
    return [event for scene in watched for event in scene.events]
