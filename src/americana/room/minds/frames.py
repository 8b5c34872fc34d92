"""What the room and a bot's worker say to each other: questions about views, and that the worker is ready."""

from __future__ import annotations

from americana.engine.hand import View
from americana.values import value


@value
class Asked:
    """What a worker is asked: how a bot of a kind acts on a view, with this chance."""

    kind: str
    chance: int
    view: View


@value
class Weighed:
    """What a worker is asked: the equities of hands whose down cards are up, with this chance where it needs some."""

    chance: int
    views: tuple[View, ...]


@value
class Ready:
    """What a worker says once, after its warm-up: from now on it thinks at full speed."""
