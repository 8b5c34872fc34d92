"""Action strings of a hand history as they are read: their words, and what a player asks for with them.

Players are numbered in dealing order.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from americana.engine.actions import Action, BringIn, Check, Fold, Raise
from americana.engine.betting import menu
from americana.engine.hand import Hand
from americana.errors import Unreadable, kind_of

_PLAYER, _CARD, _CHIPS = "p[1-9][0-9]?", "[7-9TJQKA][shdc]", "[1-9][0-9]{0,39}"
_FORM = re.compile(rf"d dh {_PLAYER} ({_CARD}|\?\?)|{_PLAYER} (pb|cc|f|cbr {_CHIPS}|sm( -| ({_CARD}){{1,5}})?)")


@dataclass(frozen=True, slots=True)
class Line:
    """One action string: its number in the file, from 1, and its words without commentary."""

    number: int
    text: str
    words: tuple[str, ...]

    @property
    def is_deal(self) -> bool:
        """Whether a card is dealt."""
        return self.words[0] == "d"

    @property
    def place(self) -> int:
        """The player's place in dealing order, from 0."""
        return int(self.words[2 if self.is_deal else 0][1:]) - 1

    def refused(self, why: str, reason: str = "no_action") -> Unreadable:
        """Return the error that names this line; `reason` is the code of what is wrong with it."""
        shown = self.text if len(self.text) <= 40 else self.text[:40] + "…"
        message = f"action {self.number}, {shown!r}: {why}"
        return Unreadable("bad_action", message, number=self.number, text=shown, reason=reason)


def read_lines(texts: object) -> tuple[Line, ...]:
    """Read the list of action strings; empty ones and commentary after `#` are dropped.

    >>> [line.words for line in read_lines(["d dh p1 Kh", "p1 cbr 8 # all of it", "# a pause"])]
    [('d', 'dh', 'p1', 'Kh'), ('p1', 'cbr', '8')]

    Raises `Unreadable` with the code `bad_action`, its `number` and `text`.
    """
    if not isinstance(texts, list):
        raise Unreadable("bad_field", f"actions: a list of texts is due, not {kind_of(texts)}", name="actions")
    lines = (_line(number, text) for number, text in enumerate(texts, start=1))
    return tuple(line for line in lines if line.words)


def action_of(hand: Hand, line: Line) -> Action:
    """Return what the player in turn asks for; a line that the menu does not offer becomes what `play` will refuse."""
    choices = menu(hand)
    match line.words[1:]:
        case ("pb",):
            return BringIn()
        case ("f",):
            return Fold()
        case ("cc",):
            choice = choices.find("check", "call")
            return choice.action() if choice else Check()
        case (_, amount):
            wager = choices.wager
            return wager.action(int(amount)) if wager else Raise(int(amount))
        case _:
            raise AssertionError(line.words)


def _line(number: int, text: object) -> Line:
    if not isinstance(text, str):
        raise Line(number, kind_of(text), ()).refused("an action is a text")
    words = tuple(text.split("#", 1)[0].split())
    line = Line(number, text, words)
    if words and not _FORM.fullmatch(" ".join(words)):
        raise line.refused("no action of this game (cards as in 'd dh p1 Kh', whole chips as in 'p1 cbr 8')")
    return line
