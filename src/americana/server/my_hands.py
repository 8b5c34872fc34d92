"""A player's own hands: the list that he searches, what they come to, and what he notes of each.

Knows how a search is written in an address. Every line holds the asker's own cards and no other.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, TypeVar, get_args

from litestar import get, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter, SkipValidation

from americana.cards import FULL_DECK
from americana.errors import Unreadable
from americana.ranking import HandName, name_hand
from americana.room.card_search import card_search
from americana.room.facts import FOLDED
from americana.room.figures import statistics_of
from americana.room.store import RESULTS, Deed, Mark, Place, PlayedHand, Search
from americana.room.wire.played import HandLine, HandList, HandMark, HandTable, Statistics
from americana.rules import MOST_CHIPS, PRESETS, Limit, Rules
from americana.server.auth import must_be
from americana.server.hands import NotThere
from americana.server.http import Me, Room

MOST_HANDS = 100
"""Lines of a page."""

MOST_NOTE = 500
"""Letters of a note."""

LONGEST_MARK = 4096
"""Bytes of a body with a note, each letter of which may be written with six."""

_LATEST = 10**17
"""UTC microseconds; some thousand years from now."""

Choice = TypeVar("Choice", bound=str)
Filter = Annotated[str | None, QueryParameter(max_length=100)]
Wanted = NamedDependency[SkipValidation[Search]]


async def search_of(
    table: Filter = None,
    since: Filter = None,
    until: Filter = None,
    preset: Filter = None,
    limit_kind: Filter = None,
    result: Filter = None,
    pot_from: Filter = None,
    pot_to: Filter = None,
    showdown: Filter = None,
    starred: Filter = None,
    cards: Filter = None,
) -> Search:
    """Return the search that an address asks for; what is left out or empty narrows nothing.

    Raises `Unreadable`: `table_choice`, `table_number`, or what `card_search` does.
    """
    return Search(
        table=table or None,
        since=_number("since", since, _LATEST),
        until=_number("until", until, _LATEST),
        preset=_choice("preset", preset, PRESETS),
        limit=_choice("limit_kind", limit_kind, get_args(Limit)),
        result=_choice("result", result, RESULTS),
        pot_from=_number("pot_from", pot_from, MOST_CHIPS),
        pot_to=_number("pot_to", pot_to, MOST_CHIPS),
        showdown=_truth("showdown", showdown),
        starred=_truth("starred", starred) or False,
        cards=card_search(cards) if cards else None,
    )


SEARCH = {"wanted": Provide(search_of)}
"""What a route needs in order to be asked for some of a player's hands."""


@get("/api/hands", summary="My hands", dependencies=SEARCH)
async def my_hands(
    room: Room,
    me: Me,
    wanted: Wanted,
    before: Annotated[str | None, QueryParameter(description="`before` of the last page", max_length=60)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_HANDS)] = 50,
) -> HandList:
    """Return a page of the asker's finished hands that are wanted, the newest first."""
    player, place = must_be(me.person).id, read_place(before)
    page = await room.store.hands_of(player, wanted, place, limit)
    tables = await room.store.tables_of(player) if place is None else ()
    return HandList(
        tuple(map(line_of, page.hands)),
        None if page.before is None else f"{page.before[0]}.{page.before[1]}",
        tuple([HandTable(each.table, each.name) for each in tables]),
    )


@get("/api/hands/statistics", summary="What my hands come to", dependencies=SEARCH)
async def my_statistics(room: Room, me: Me, wanted: Wanted) -> Statistics:
    """Return the statistics of the asker's finished hands that are wanted."""
    return statistics_of(await room.store.statistics(must_be(me.person).id, wanted))


@put(
    "/api/hands/{hand_id:str}/mark", summary="Star a hand, or note something of it", request_max_body_size=LONGEST_MARK
)
async def mark_hand(room: Room, me: Me, hand_id: FromPath[str], data: JSONBody[HandMark]) -> HandMark:
    """Keep a star and a note of one of the asker's hands, in the place of those that he had."""
    mark = Mark(data.starred, data.note.strip())
    if len(mark.note) > MOST_NOTE:
        raise Unreadable("note_too_long", f"a note has at most {MOST_NOTE} letters", most=MOST_NOTE)
    if not await room.store.keep_mark(must_be(me.person).id, hand_id, mark):
        raise NotThere("no_such_hand", "none of your hands has this id")
    return HandMark(mark.starred, mark.note)


MY_HANDS = [my_hands, my_statistics, mark_hand]
"""Every route."""


def line_of(hand: PlayedHand) -> HandLine:
    """Return a hand as a line of its player's list."""
    down = None if hand.down is None else FULL_DECK[hand.down]
    up = tuple([str(FULL_DECK[card]) for card in hand.up])
    return HandLine(
        hand=hand.hand,
        ended_at=hand.ended_at,
        table=hand.table,
        table_name=hand.table_name,
        number=hand.number,
        seat=hand.seat,
        preset=hand.preset,
        limit=hand.limit,
        ante=hand.ante,
        net=hand.net,
        pot=hand.pot,
        down=None if down is None else str(down),
        up=up,
        made=_made(hand),
        folded=bool(hand.flags & FOLDED),
        went=Deed.SHOWDOWN in hand.deeds,
        starred=hand.starred,
        note=hand.note,
        is_imported=hand.is_imported,
    )


def read_place(before: str | None) -> Place | None:
    """Return the place in a history that `before` names; raises `Unreadable` with the code `bad_request`."""
    if before is None:
        return None
    at, _, serial = before.partition(".")
    for number in (at, serial):
        if not (number.isascii() and number.isdecimal() and len(number) <= 17):
            raise Unreadable("bad_request", "this is no place in a history")
    return int(at), int(serial)


def _made(hand: PlayedHand) -> HandName | None:
    """Name all five cards as the hand's text does."""
    if hand.down is None or len(hand.up) < 4:
        return None
    return name_hand([FULL_DECK[card] for card in (hand.down, *hand.up)], Rules.preset(hand.preset))


def _choice(field: str, given: str | None, choices: Collection[Choice]) -> Choice | None:
    if not given:
        return None
    for choice in choices:
        if choice == given:
            return choice
    listed = ", ".join(choices)
    raise Unreadable("table_choice", f"{field}: must be one of {listed}", field=field, choices=listed)


def _truth(field: str, given: str | None) -> bool | None:
    told = _choice(field, given, ("true", "false"))
    return None if told is None else told == "true"


def _number(field: str, given: str | None, most: int) -> int | None:
    if not given:
        return None
    number = int(given) if given.isascii() and given.isdecimal() and len(given) <= 20 else -1
    if not 0 <= number <= most:
        message = f"{field}: must be from 0 to {most}"
        raise Unreadable("table_number", message, field=field, least=0, most=most)
    return number
