"""What can be said, before any language says it: a key and its arguments. Knows no language and no text.

An argument is text, a whole number, a card, a player, another message, or a row of these. A message that has attributes
(`rank-K.plural`) hands its forms on: as argument `high` it gives `$high`, `$high-plural` and so on, so that each
language picks the form it needs; a player gives `$player` and `$player-you`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from americana.cards import Card


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the message files, or `key.attribute`, with the arguments it needs; make it with `message`."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody in a sentence: by name, by seat where no name is known, or as "you"."""

    seat: int
    name: str = ""
    is_you: bool = False


@dataclass(frozen=True, slots=True)
class Players:
    """Who sits where, for sentences about seats; `you` is the seat of the reader, if he has one.

    >>> Players({0: "Anna"}, you=2).at(0), Players().at(3)
    (Player(seat=0, name='Anna', is_you=False), Player(seat=3, name='', is_you=False))
    """

    names: Mapping[int, str] = field(default_factory=dict)
    you: int | None = None

    def at(self, seat: int) -> Player:
        """Return who sits at a seat."""
        return Player(seat, self.names.get(seat, ""), seat == self.you)


Arg: TypeAlias = "str | int | Card | Player | Message | tuple[Arg, ...]"


def message(key: str, /, **args: Arg) -> Message:
    """Return a message with its arguments by name.

    >>> message("choice-call", least=12)
    Message(key='choice-call', args=(('least', 12),))
    """
    return Message(key, tuple(args.items()))
