"""Where a table lives: sockets find it here and never hold it. A table on another machine is another door."""

from __future__ import annotations

from typing import Protocol

from americana.room.audience import Viewer
from americana.room.wire.asks import ToRoom


class TableDoor(Protocol):
    """How the outside reaches a live table."""

    def subscribe(self, viewer: Viewer) -> None:
        """Show the table to a viewer from now on, beginning with a snapshot."""

    def unsubscribe(self, viewer: Viewer) -> None:
        """Forget a viewer whose socket is gone."""

    def send(self, viewer: Viewer, ask: ToRoom) -> None:
        """Hand on what a viewer asks for; answers come through the viewer's queue.

        Raises `AmericanaError` with the code `table_busy` when too much waits there.
        """


class Directory(Protocol):
    """Finds tables by id."""

    def find(self, table: str) -> TableDoor | None:
        """Return the door of a table, None if there is no such table."""
