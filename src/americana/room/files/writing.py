"""Stored hands as hand histories, straight from the stored objects: the same text that `write_phh` gives, much sooner.

What a viewer may not know is taken out where down cards are dealt, by `redact`; the deck is never looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import cast

import msgspec

from americana.cards import FULL_DECK, Card
from americana.engine.events import DownCardsDealt
from americana.errors import Unreadable
from americana.notation import Source
from americana.notation.fields import Header, Results
from americana.notation.phh import text_of
from americana.notation.scribe import DONE, WAGERED, Scribe
from americana.room import codec
from americana.room.store import StoredHand
from americana.room.upcast import FORMAT, upcast
from americana.rules import Rules
from americana.view import redact


class Told(msgspec.Struct):
    """What of a stored event of any kind is written; all other fields are passed over."""

    event: str
    seat: int = -1
    to: int = 0
    card: str = ""
    cards: list[tuple[int, str | None]] = []
    winners: list[int] = []
    shares: list[int] = []
    seats: object = None
    stacks: object = None
    dealer: int | None = None
    rules: dict[str, object] | None = None


class _Row(msgspec.Struct):
    at: int
    format: int
    events: list[Told]
    source: Source | None = None


_decode = msgspec.json.Decoder(list[_Row]).decode
_CARDS: Mapping[str | None, Card | None] = {None: None, **{str(each): each for each in FULL_DECK}}


def phh_of(hand: StoredHand, viewer: int | None, names: Mapping[str, str], table: str = "") -> str:
    """Write a finished hand as a seat or the rail (None) saw it; `table` is what its table is called.

    Raises `Unreadable`: `bad_log`, `log_too_new`, `not_seen` for a seat whose down card is not known here.
    """
    try:
        rows = _rows(hand.body)
        began_at, first, events = _from_start(rows)
        for show in hand.shows:
            shown = upcast(codec.decode_objects(show.body), show.format)
            events += msgspec.convert(shown, list[Told])
        source = rows[0].source or Source(hand.hand, table, hand.number, began_at, hand.ended_at)
        seats, stacks = tuple(cast(list[int], first.seats)), tuple(cast(list[int], first.stacks))
        players, results = _players(hand, seats, names), _results(seats, events)
        rules = _rules(tuple((first.rules or {}).items()))
        start = Header(rules, seats, stacks, first.dealer, viewer, players, None, source)
        return text_of(start, results, _written(Scribe(seats), events, viewer))
    except Unreadable:
        raise
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
        raise Unreadable("bad_log", f"this is no finished hand: {type(error).__name__}") from None


def _rows(body: bytes) -> list[_Row]:
    try:
        rows = _decode(body)
        if all(row.format == FORMAT for row in rows):
            return rows
    except msgspec.MsgspecError:  # an old format, or none
        pass
    found = codec.decode_objects(body)
    for row in found:
        row["events"] = upcast(cast(list[dict[str, object]], row["events"]), cast(int, row["format"]))
    return msgspec.convert(found, list[_Row])


def _from_start(rows: Sequence[_Row]) -> tuple[int, Told, list[Told]]:
    """Return when a hand began, the event that says so, and all that come after it."""
    for number, row in enumerate(rows):
        for place, event in enumerate(row.events):
            if event.event == "HandStarted":
                after = row.events[place + 1 :]
                for later in rows[number + 1 :]:
                    after += later.events
                return row.at, event, after
    raise Unreadable("bad_log", "a hand without a start")


def _written(scribe: Scribe, events: Sequence[Told], viewer: int | None) -> Iterator[list[str]]:
    """Yield the action strings of each event; down cards are dealt as the viewer may know them."""
    for told in events:
        name = told.event
        if name in DONE:
            yield [scribe.done(told.seat, DONE[name])]
        elif name in WAGERED:
            yield [scribe.wagered(told.seat, told.to)]
        elif name == "UpCardsDealt":
            yield [scribe.dealt_up(seat, card or "") for seat, card in told.cards]
        elif name == "DownCardsDealt":
            dealt = redact(DownCardsDealt(tuple([(seat, _CARDS[card]) for seat, card in told.cards])), viewer)
            if isinstance(dealt, DownCardsDealt) and (viewer, None) in dealt.cards:
                raise Unreadable("not_seen", "this log is a viewer's, and not the one's for whom it is to be written")
            yield scribe.strings(dealt)
        elif name == "DownCardsTurnedUp":
            yield [scribe.shows(seat, card or "") for seat, card in told.cards]
        elif name == "CardShown" or (name == "HandShown" and not scribe.is_face_up(told.seat)):
            yield [scribe.shows(told.seat, told.card)]


def _results(seats: Sequence[int], events: Sequence[Told]) -> Results:
    won = dict.fromkeys(seats, 0)
    stacks: Mapping[int, int] = {}
    for told in events:
        if told.event == "PotAwarded":
            for seat, share in zip(told.winners, told.shares, strict=True):
                won[seat] += share
        elif told.event == "HandEnded":
            stacks = dict(cast(list[tuple[int, int]], told.stacks))
    return Results(tuple([stacks[seat] for seat in seats]), tuple(won.values()))


def _players(hand: StoredHand, seats: Sequence[int], names: Mapping[str, str]) -> tuple[str, ...]:
    called = {seat.seat: names.get(seat.player) or f"Seat {seat.seat}" for seat in hand.seats}
    return tuple([called[seat] for seat in seats])


@lru_cache(256)
def _rules(parameters: tuple[tuple[str, object], ...]) -> Rules:
    return msgspec.convert(dict(parameters), Rules)
