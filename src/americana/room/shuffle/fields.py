"""Reads values that came from outside, one field at a time; whatever is not what it should be is refused by its name.

Repeats nothing of what it was given.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from americana.cards import FULL_DECK, Card
from americana.errors import Unreadable, is_whole

MOST_TEXT = 100
"""Characters of an id."""

_HASH = re.compile(r"[0-9a-f]{64}")
_CARDS = {str(card): card for card in FULL_DECK}


@dataclass(frozen=True, slots=True)
class Fields:
    """An object's fields by name. Every reader raises `Unreadable` with the code `bad_proof`."""

    values: Mapping[str, object]

    def value(self, name: str) -> object:
        """Return a field that must be there."""
        if name not in self.values:
            raise bad(name)
        return self.values[name]

    def is_none(self, name: str) -> bool:
        """Whether a field is there and says nothing."""
        return self.value(name) is None

    def inner(self, name: str) -> Fields:
        """Return an object."""
        return object_in(self.value(name), name)

    def row(self, name: str, most: int) -> list[object]:
        """Return a row of at most so many values."""
        return row_in(self.value(name), name, most)

    def whole(self, name: str, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        return whole_in(self.value(name), name, least, most)

    def whole_or_none(self, name: str, most: int) -> int | None:
        """Return a whole number from 0, or None."""
        return None if self.is_none(name) else self.whole(name, 0, most)

    def hash(self, name: str) -> bytes:
        """Return 32 bytes."""
        return hash_in(self.value(name), name)

    def text(self, name: str) -> str:
        """Return an id: one to 100 characters that can be printed."""
        text = self.value(name)
        if not isinstance(text, str) or not 0 < len(text) <= MOST_TEXT or not text.isprintable():
            raise bad(name)
        return text


def bad(part: str) -> Unreadable:
    """Return the refusal of a field."""
    return Unreadable("bad_proof", f"{part}: missing, or not what a proof has there", part=part)


def object_in(raw: object, part: str) -> Fields:
    """Return an object's fields."""
    if not isinstance(raw, Mapping):
        raise bad(part)
    return Fields(raw)


def row_in(raw: object, part: str, most: int) -> list[object]:
    """Return a row of at most so many values."""
    if not isinstance(raw, list) or len(raw) > most:
        raise bad(part)
    return raw


def pair_in(raw: object, part: str) -> tuple[object, object]:
    """Return a row of two values."""
    row = row_in(raw, part, 2)
    if len(row) != 2:
        raise bad(part)
    return row[0], row[1]


def whole_in(raw: object, part: str, least: int, most: int) -> int:
    """Return a whole number within bounds."""
    if not is_whole(raw) or not least <= raw <= most:
        raise bad(part)
    return raw


def hash_in(raw: object, part: str) -> bytes:
    """Return the 32 bytes of 64 lower-case hex digits."""
    if not isinstance(raw, str) or not _HASH.fullmatch(raw):
        raise bad(part)
    return bytes.fromhex(raw)


def card_in(raw: object, part: str) -> Card:
    """Return a card written as `As`."""
    if not isinstance(raw, str) or raw not in _CARDS:
        raise bad(part)
    return _CARDS[raw]
