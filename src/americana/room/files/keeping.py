"""Hands of a file as they are stored: what one of their players saw, with the others as people of files. No chips move.

`Fold.hand` is what the hand was called where it was played; the store makes of it the id of this player's own copy.
"""

from __future__ import annotations

from hashlib import sha256

from americana.engine.events import HandEnded
from americana.errors import Unreadable
from americana.notation import Source, write_phh
from americana.room import codec
from americana.room.facts import facts_of, flags_of, known_mask
from americana.room.files.reading import OwnHand
from americana.room.naming import LONGEST_NAME, clean_name
from americana.room.store import Fold, FoldSeat
from americana.room.upcast import FORMAT


def kept(own: OwnHand, player: str, now: int, place: int, people: dict[str, str]) -> Fold:
    """Return a hand as it is stored for a player, and note its other players in `people` by id."""
    record = own.record
    source = _dated(own, now + place)
    view = own.view
    names = dict(zip(view.seats, map(_name, record.players or ("",) * len(view.seats)), strict=True))
    seats = []
    for seat in sorted(view.seats):
        is_own = seat == own.seat
        person = player if is_own else _person(player, names[seat], seat)
        if not is_own:
            people[person] = names[seat]
        net = view.stacks[seat] - view.began[seat]
        seats.append(FoldSeat(seat, person, net, flags_of(view, seat), known_mask(view, seat), is_own))
    assert source.ended_at is not None
    return Fold(
        hand=source.hand,
        number=source.number or 0,
        ended_at=source.ended_at,
        preset=view.rules.base,
        body=_body(own, source),
        seats=tuple(seats),
        keep_from=0,
        facts=facts_of(record.events),
    )


def _dated(own: OwnHand, otherwise: int) -> Source:
    """Return a source with an id and both times; a hand that says none counts as played when it came.

    Without an id it is called by all that its file says.
    """
    found = own.record.source
    ended_at = found.ended_at or found.began_at or otherwise
    began_at = ended_at if found.began_at is None else min(found.began_at, ended_at)
    hand = found.hand or sha256(write_phh(own.record.events, own.seat, own.record.players, found).encode()).hexdigest()
    return Source(hand[:64], found.table, found.number, began_at, ended_at)


def _name(found: str) -> str:
    """Return a name of a file as a person's here; what cannot be one is cut down to what can be shown."""
    try:
        return clean_name(found)
    except Unreadable:
        return "".join(sign for sign in found[:LONGEST_NAME] if sign.isascii() and sign.isprintable()).strip()


def _person(player: str, name: str, seat: int) -> str:
    """Return the id of somebody whom a player knows from files; who has no name is known by his seat."""
    called = f"{player}\n{name}" if name else f"{player}\n{seat}\n"
    return sha256(called.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def _body(own: OwnHand, source: Source) -> bytes:
    """Return the rows of a finished hand: its start and where it was played, all else, what was shown after its end."""
    events = own.record.events
    end = next(place for place, event in enumerate(events) if isinstance(event, HandEnded)) + 1
    start, told = codec.encode_events(events[:1]), codec.encode(source)
    rows = [b'{"v":1,"at":%d,"format":%d,"source":%b,"events":%b}' % (source.began_at or 0, FORMAT, told, start)]
    for v, some in ((2, events[1:end]), (3, events[end:])):
        if some:
            told = codec.encode_events(some)
            rows.append(b'{"v":%d,"at":%d,"format":%d,"events":%b}' % (v, source.ended_at or 0, FORMAT, told))
    return b"[" + b",".join(rows) + b"]"
