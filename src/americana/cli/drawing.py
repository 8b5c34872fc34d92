"""The table drawn on the screen, with its words, names and captions in the player's language. Knows no layout."""

from __future__ import annotations

from collections.abc import Iterable

from americana.cli.screen import Screen
from americana.engine.events import Event
from americana.engine.hand import View
from americana.render import captions_in, draw_lines, names_in, words_in
from americana.say import Players, Voice


def draw_table(screen: Screen, voice: Voice, view: View, events: Iterable[Event], players: Players) -> None:
    """Draw a view; `events` are the hand's so far, from which the captions tell what each seat did last."""
    names = names_in(voice, view, players)
    captions = captions_in(voice, view, events, players)
    screen.draw(draw_lines(view, names, width=screen.width, words=words_in(voice), captions=captions))
