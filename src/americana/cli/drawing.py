"""The table drawn on the screen, with its words, names and captions in the player's language. Knows no layout."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields

from americana.cli.screen import Screen
from americana.cli.words import player_name
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
from americana.render import Captions, TableWords, draw_lines
from americana.say import Players, Voice


def draw_table(screen: Screen, voice: Voice, view: View, events: Iterable[Event], players: Players) -> None:
    """Draw a view; `events` are the hand's so far, from which the captions tell what each seat did last."""
    names = {seat: player_name(voice, players, seat) for seat in view.seats}
    captions = _captions(voice, view, events, players)
    screen.draw(draw_lines(view, names, width=screen.width, words=_table_words(voice), captions=captions))


def _table_words(voice: Voice) -> TableWords:
    return TableWords(**{field.name: voice(f"word-{field.name}") for field in fields(TableWords)})


def _captions(voice: Voice, view: View, events: Iterable[Event], players: Players) -> Captions:
    """The round, why the first is first, what each seat did last."""
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
