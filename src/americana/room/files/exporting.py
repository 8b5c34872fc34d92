"""A player's hands as one `.phhs` file, piece by piece, each hand as his seat saw it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from americana.errors import Unreadable
from americana.room.files.writing import phh_of
from americana.room.store import Place, Reader, Search
from americana.room.store.exports import SeenHand, counted, page_after

SPOILED = "# A hand that stood here is damaged.\n\n"
"""Stands in a file for a hand that cannot be read; its number is left out."""


class Exporting:
    """Hands that a search has found; those that end after this was made are left out."""

    def __init__(self, reader: Reader, player: str, search: Search) -> None:
        self._reader, self._player = reader, player
        self.count, self._search = reader.read(partial(counted, player=player, search=search))

    def pieces(self) -> Iterator[tuple[int, bytes]]:
        """Yield how many hands each piece of the file holds, and its text."""
        after: Place | None = None
        number = 0
        while True:
            turn = partial(page_after, player=self._player, search=self._search, after=after)
            page = self._reader.read(turn)
            if page.last is None:
                return
            text = "".join([_text(place, seen, page.names) for place, seen in enumerate(page.hands, number + 1)])
            yield len(page.hands), text.encode()
            number += len(page.hands)
            after = page.last


def _text(number: int, seen: SeenHand, names: Mapping[str, str]) -> str:
    if seen.hand is None:
        return SPOILED
    try:
        return f"[{number}]\n{phh_of(seen.hand, seen.seat, names, seen.table_name)}\n"
    except Unreadable:
        return SPOILED
