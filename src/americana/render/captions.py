"""What a drawing says in one language: the words of a table, and captions for the moment that is drawn.

Everything is said by a `Voice`; which event matters for a caption is decided here, how it looks is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields

from americana.engine.events import (
    BetPlaced,
    BroughtIn,
    Called,
    Checked,
    Completed,
    Event,
    Folded,
    HandShown,
    Raised,
    RoundClosed,
    UpCardsDealt,
)
from americana.engine.hand import View
from americana.render.words import Captions, TableWords
from americana.say import Players, Voice


def words_in(voice: Voice) -> TableWords:
    """Return the words of a table in a voice's language.

    >>> words_in(Voice("da")).pot
    'pulje'
    """
    return TableWords(**{field.name: voice(f"word-{field.name}") for field in fields(TableWords)})


def names_in(voice: Voice, view: View, players: Players) -> Mapping[int, str]:
    """Return what each player of a view is called, standing alone."""
    return {seat: voice("player-name", player=players.at(seat)) for seat in view.seats}


def captions_in(voice: Voice, view: View, events: Iterable[Event], players: Players) -> Captions:
    """Say the round, why the first is first, and what each seat did last of the events that led to the view."""
    title = voice("table-title", round=max(view.round, 1))
    reason = voice.first_to_act(view.first, players) if view.first and not view.is_over else ""
    return Captions(title=title, reason=reason, notes=_notes(voice, events))


def _notes(voice: Voice, events: Iterable[Event]) -> dict[int, str]:
    """What each seat did last in this round, or showed at the end."""
    done: dict[int, str] = {}
    for event in events:
        match event:
            case UpCardsDealt() | RoundClosed():
                done.clear()
            case Folded(seat):
                done[seat] = voice("note-folded")
            case Checked(seat):
                done[seat] = voice("note-checked")
            case Called(seat, adds):
                done[seat] = voice("note-called", amount=adds)
            case BroughtIn(seat, to):
                done[seat] = voice("note-brought-in", amount=to)
            case Completed(seat, to):
                done[seat] = voice("note-completed", amount=to)
            case BetPlaced(seat, to):
                done[seat] = voice("note-bet", amount=to)
            case Raised(seat, to):
                done[seat] = voice("note-raised", amount=to)
            case HandShown(seat, _, name):
                done[seat] = voice.hand(name)
            case _:
                pass
    return done
