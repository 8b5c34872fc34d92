"""Bots off the event loop: quick ones think at once, heavy ones in worker processes, with a deadline for each."""

from americana.room.minds.minds import Minds

__all__ = ["Minds"]
