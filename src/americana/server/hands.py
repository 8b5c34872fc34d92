"""Finished hands as one viewer may know them: events with what he did not see taken out, and text.

A player sees what his seat saw; everybody else what the rail saw.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from americana.errors import AmericanaError
from americana.room import codec
from americana.room.histories import known_events
from americana.room.store import StoredHand
from americana.server.face import History


class NotThere(AmericanaError):
    """Something that was asked for by an id and does not exist."""


class HandSeat(msgspec.Struct, frozen=True):
    """Who played a hand from which seat, and what he won."""

    seat: int
    player: str
    name: str | None
    net: int


class HandStory(msgspec.Struct, frozen=True):
    """A finished hand as the asker knows it: `viewer` is his seat, null for the rail; `events` as on the wire."""

    hand: str
    table: str
    number: int
    ended_at: int
    preset: str
    viewer: int | None
    seats: tuple[HandSeat, ...]
    events: msgspec.Raw


async def finished_hand(history: History, hand: str, player: str | None) -> StoredHand:
    """Return a hand that a player, or nobody (None), asks for; what a file brought is its player's alone.

    Raises `NotThere` with the code `no_such_hand`.
    """
    found = await history.hand(hand)
    if found is None or (found.seat_of(player) is None and (await history.whereabouts(found.table)).is_imported):
        raise NotThere("no_such_hand", "there is no finished hand with this id")
    return found


def story(hand: StoredHand, viewer: int | None, names: Mapping[str, str]) -> HandStory:
    """Return a hand as a viewer knows it."""
    seats = [HandSeat(seat.seat, seat.player, names.get(seat.player), seat.net) for seat in hand.seats]
    events = msgspec.Raw(codec.encode_events(known_events(hand, viewer)))
    return HandStory(hand.hand, hand.table, hand.number, hand.ended_at, hand.preset, viewer, tuple(seats), events)
