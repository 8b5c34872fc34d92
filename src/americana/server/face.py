"""What the server asks of a room: where its tables, its lobby, its people and its hands are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from americana.room.audience import Viewer
from americana.room.directory import Directory
from americana.room.hosting import Wish
from americana.room.people import People
from americana.room.readings import Readings
from americana.room.settings import Settings
from americana.room.sharing import Sharing
from americana.room.store import (
    Fold,
    Import,
    Kept,
    Mark,
    Page,
    Place,
    PlayedTable,
    Search,
    StoredHand,
    Sums,
    Whereabouts,
)
from americana.room.wire.frames import SeatAt, TableRow


class LobbyFace(Protocol):
    """All tables at a glance."""

    def rows(self) -> Sequence[TableRow]:
        """Return every table."""

    def subscribe(self, viewer: Viewer) -> None:
        """Show the lobby to a viewer from now on."""

    def unsubscribe(self, viewer: Viewer) -> None:
        """Forget a viewer whose socket is gone."""


class History(Protocol):
    """Finished hands."""

    @property
    def path(self) -> Path:
        """Where the room's file lies."""

    async def hand(self, hand: str) -> StoredHand | None:
        """Return a hand, None when there is none."""

    async def hands_of(self, player: str, search: Search, before: Place | None, limit: int) -> Page:
        """Return some of a player's hands, newest first."""

    async def tables_of(self, player: str) -> Sequence[PlayedTable]:
        """Return the tables at which a player has hands."""

    async def statistics(self, player: str, search: Search) -> Sums:
        """Return what a player's hands add up to."""

    async def mark_of(self, player: str, hand: str) -> Mark:
        """Return what a player keeps of a hand."""

    async def whereabouts(self, table: str) -> Whereabouts:
        """Return what the table of a hand is called, and whether a file brought it."""

    async def keep_mark(self, player: str, hand: str, mark: Mark) -> bool:
        """Keep a player's mark of a hand; False when it is none of his."""

    async def keep_imported(self, file: Import, folds: Iterable[Fold]) -> Kept:
        """Keep the hands of a file beside a player's own, all of them or none."""

    async def hands_at(self, table: str, after: int = 0, limit: int = 50) -> Sequence[StoredHand]:
        """Return a table's hands in order, those numbered above `after`."""


class RoomFace(Protocol):
    """A room as its server knows it."""

    @property
    def people(self) -> People:
        """Guests."""

    @property
    def directory(self) -> Directory:
        """Where tables are found."""

    @property
    def lobby(self) -> LobbyFace:
        """The list of tables."""

    @property
    def store(self) -> History:
        """Finished hands."""

    @property
    def sharing(self) -> Sharing:
        """Links to hands."""

    async def settings_at(self, table: str) -> Settings | None:
        """Return a table's settings, with its bots, also when it is closed; None if nobody knows."""

    async def host_table(self, wish: Wish, player: str, address: str) -> str:
        """Make a table that a player wishes for, and return its id."""

    def seats_of(self, player: str) -> Sequence[SeatAt]:
        """Return where a player sits."""

    def rename(self, player: str, name: str) -> None:
        """Let every table call a player by his new name."""

    def readings(self) -> Readings:
        """Return the room's numbers at this moment."""
