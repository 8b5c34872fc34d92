"""What workers for files are asked, and what they answer, one value after the other. Knows no process."""

from __future__ import annotations

from collections.abc import Mapping

from americana.room.store import Search
from americana.values import value


@value
class ExportJob:
    """Hands of a player to be written, the oldest first: those of the room's file at `path` that a search finds."""

    path: str
    player: str
    search: Search


@value
class ImportJob:
    """A file at `path` to be read for a player who is called `name` in it; `now` is UTC microseconds."""

    path: str
    player: str
    name: str
    only_good: bool
    now: int


Job = ExportJob | ImportJob


@value
class Counted:
    """How many hands an export will hold."""

    hands: int


@value
class Done:
    """The job is done."""


@value
class Failed:
    """Why a job cannot be done; the code of an error message, its facts, and a line in English."""

    code: str
    why: str
    facts: Mapping[str, object]
