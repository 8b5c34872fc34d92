"""Stored hands as hand histories, straight from the stored objects: the same text that `write_phh` gives, much sooner.

What a viewer may not know is taken out where down cards are dealt, by `redact`; the deck is never looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import cast

import msgspec

from americana.engine.events import CardShown, DownCardsDealt, DownCardsTurnedUp, Event, HandShown, UpCardsDealt
from americana.errors import Unreadable
from americana.notation import Source
from americana.notation.fields import Header, Results
from americana.notation.phh import text_of
from americana.notation.scribe import DONE, WAGERED, Scribe
from americana.room import codec
from americana.room.files.origin import origin_in
from americana.room.store import StoredHand
from americana.room.upcast import upcast
from americana.rules import Rules
from americana.view import redact

Object = Mapping[str, object]

_CARDS = {kind.__name__ for kind in (DownCardsDealt, UpCardsDealt, DownCardsTurnedUp, HandShown, CardShown)} | {
    "HandMucked"
}


def phh_of(hand: StoredHand, viewer: int | None, names: Mapping[str, str], table: str = "") -> str:
    """Write a finished hand as a seat or the rail (None) saw it; `table` is what its table is called.

    Raises `Unreadable`: `bad_log`, `log_too_new`, `not_seen` for a seat whose down card is not known here.
    """
    rows = codec.decode_objects(hand.body)
    began_at, first, objects = _from_start(rows)
    for show in hand.shows:
        objects += upcast(codec.decode_objects(show.body), show.format)
    source = origin_in(rows) or Source(hand.hand, table, hand.number, began_at, hand.ended_at)
    try:
        seats = tuple(cast(list[int], first["seats"]))
        scribe = Scribe(seats)
        written = list(_written(scribe, objects, viewer))
        players = _players(hand, seats, names)
        rules = _rules(tuple(cast(dict[str, object], first["rules"]).items()))
        stacks = tuple(cast(list[int], first["stacks"]))
        dealer = cast(int | None, first["dealer"])
        results = _results(seats, objects)
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, Unreadable):
            raise
        raise Unreadable("bad_log", f"a hand that no log can hold: {type(error).__name__}") from None
    return text_of(Header(rules, seats, stacks, dealer, viewer, players, None, source), results, written)


def _from_start(rows: Sequence[Object]) -> tuple[int, Object, list[Object]]:
    """Return when a hand began, the object that says so, and all that come after it."""
    first: Object | None = None
    began_at, after = 0, list[Object]()
    for row in rows:
        match row:
            case {"at": int(at), "format": int(format_), "events": list(events)}:
                for found in upcast(events, format_):
                    if first is not None:
                        after.append(found)
                    elif found.get("event") == "HandStarted":
                        began_at, first = at, found
            case _:
                raise Unreadable("bad_log", "a hand's row has v, at, format and events")
    if first is None:
        raise Unreadable("bad_log", "a hand without a start")
    return began_at, first, after


def _written(scribe: Scribe, objects: Sequence[Object], viewer: int | None) -> Iterator[list[str]]:
    for found in objects:
        name = cast(str, found["event"])
        if name in DONE:
            yield [scribe.done(cast(int, found["seat"]), DONE[name])]
        elif name in WAGERED:
            yield [scribe.wagered(cast(int, found["seat"]), cast(int, found["to"]))]
        elif name in _CARDS:
            event = redact(cast(Event, codec.event_of(found)), viewer)
            if isinstance(event, DownCardsDealt) and (viewer, None) in event.cards:
                raise Unreadable("not_seen", "this log is a viewer's, and not the one's for whom it is to be written")
            if strings := scribe.strings(event):
                yield strings


def _results(seats: Sequence[int], objects: Sequence[Object]) -> Results:
    won = dict.fromkeys(seats, 0)
    stacks: dict[int, int] = {}
    for found in objects:
        match found:
            case {"event": "PotAwarded", "winners": list(winners), "shares": list(shares)}:
                for seat, share in zip(winners, shares, strict=True):
                    won[seat] += share
            case {"event": "HandEnded", "stacks": list(pairs)}:
                stacks = dict(pairs)
    return Results(tuple([stacks[seat] for seat in seats]), tuple(won.values()))


def _players(hand: StoredHand, seats: Sequence[int], names: Mapping[str, str]) -> tuple[str, ...]:
    called = {seat.seat: names.get(seat.player) or f"Seat {seat.seat}" for seat in hand.seats}
    return tuple([called[seat] for seat in seats])


@lru_cache(256)
def _rules(parameters: tuple[tuple[str, object], ...]) -> Rules:
    return msgspec.convert(dict(parameters), Rules)
