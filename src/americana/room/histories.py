"""Stored hands as events again: all that happened, or what one viewer knows of it."""

from __future__ import annotations

from americana.engine.events import Event, HandStarted
from americana.room import upcast
from americana.room.events import RoomEvent
from americana.room.store import StoredHand
from americana.view import redact


def all_events(stored: StoredHand) -> tuple[RoomEvent, ...]:
    """Return all that happened in a stored hand, what was shown after its end included. Nothing is hidden yet.

    Raises `Unreadable`: `bad_log`, `log_too_new`.
    """
    shown = [event for show in stored.shows for event in upcast.read_events(show.body, show.format)]
    return (*upcast.hand_events(stored.body), *shown)


def known_events(stored: StoredHand, viewer: int | None) -> tuple[RoomEvent, ...]:
    """Return a stored hand's events as a seat, or the rail, may know them. Raises as `all_events` does."""
    return tuple(redact(event, viewer) if isinstance(event, Event) else event for event in all_events(stored))


def engine_events(stored: StoredHand) -> tuple[Event, ...]:
    """Return the hand's own events, from its start on, with nothing hidden. Raises as `all_events` does."""
    events = [event for event in all_events(stored) if isinstance(event, Event)]
    start = next((place for place, event in enumerate(events) if isinstance(event, HandStarted)), len(events))
    return tuple(events[start:])
