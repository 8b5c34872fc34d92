"""Events as JSON and back: objects with `event`, the class's name, and its fields; the same in store and wire.

Cards are text (`"As"`), tuples arrays, rules an object of all parameters. The core stays free of it: the tag table is
made from the event types themselves. Hides nothing: whoever sends events to somebody redacts them first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, cast, get_args

import msgspec

from americana.cards import FULL_DECK, Card, card
from americana.errors import AmericanaError, Unreadable
from americana.room.events import RoomEvent

EVENT_TYPES: Final[Mapping[str, type]] = {kind.__name__: kind for kind in get_args(RoomEvent)}
"""Every kind of event by its stable name."""


def _plain(value: object) -> object:
    if type(value) is Card:
        return value.rank + value.suit
    raise NotImplementedError(f"no JSON for {type(value).__name__}")


def _typed(kind: type, value: object) -> object:
    if kind is Card and isinstance(value, str):
        return _cards.get(value) or card(value)
    raise NotImplementedError(f"no {kind.__name__} in JSON")


_cards = {str(each): each for each in FULL_DECK}
_encoder = msgspec.json.Encoder(enc_hook=_plain)
_decode_objects = msgspec.json.Decoder(list[dict[str, object]]).decode
_heads = {kind: f'{{"event":"{name}"'.encode() for name, kind in EVENT_TYPES.items()}


def encode(value: object) -> bytes:
    """Return any value of ours as JSON: structs, events without their tag, cards as text."""
    return _encoder.encode(value)


def encode_event(event: RoomEvent) -> bytes:
    """Return an event as JSON.

    >>> from americana.engine.events import Folded, HandMucked
    >>> encode_event(Folded(2))
    b'{"event":"Folded","seat":2}'
    """
    fields = _encoder.encode(event)
    head = _heads[type(event)]
    return head + b"}" if fields == b"{}" else head + b"," + fields[1:]


def encode_events(events: Iterable[RoomEvent]) -> bytes:
    """Return events as a JSON array.

    >>> from americana.engine.events import Folded, TurnPassed
    >>> encode_events([Folded(2), TurnPassed(4)])
    b'[{"event":"Folded","seat":2},{"event":"TurnPassed","seat":4}]'
    """
    return b"[" + b",".join([encode_event(event) for event in events]) + b"]"


def decode_objects(body: bytes) -> list[dict[str, object]]:
    """Return an array of JSON objects; raises `Unreadable` with the code `bad_log`."""
    try:
        return _decode_objects(body)
    except msgspec.MsgspecError as error:
        raise Unreadable("bad_log", f"these are no events: {error}") from None


def event_of(found: Mapping[str, object]) -> RoomEvent:
    """Return the event that an object says; raises `Unreadable` with the code `bad_log`."""
    fields = dict(found)
    name = fields.pop("event", None)
    kind = EVENT_TYPES.get(name) if isinstance(name, str) else None
    if kind is None:
        raise Unreadable("bad_log", f"no event is called {str(name)[:40]!r}")
    try:
        return cast(RoomEvent, msgspec.convert(fields, kind, dec_hook=_typed))
    except (msgspec.MsgspecError, AmericanaError) as error:
        raise Unreadable("bad_log", f"{name} cannot be read: {error}") from None


def decode_events(body: bytes) -> tuple[RoomEvent, ...]:
    """Return the events of a JSON array; raises `Unreadable` with the code `bad_log`.

    >>> decode_events(b'[{"event":"Folded","seat":2}]')
    (Folded(seat=2),)
    """
    return events_of(decode_objects(body))


def events_of(objects: Sequence[Mapping[str, object]]) -> tuple[RoomEvent, ...]:
    """Return the events that objects say; raises `Unreadable` with the code `bad_log`."""
    return tuple([event_of(found) for found in objects])
