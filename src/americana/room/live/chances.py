"""What each seat of a run-out may hope for: worked out aside, and told when it is there, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from americana.engine.hand import View
from americana.room.live.stage import Stage
from americana.room.minds import Minds

WITHIN = 4.0
"""Seconds, after which nobody wants to know any more: the cards have been dealt, and seen."""


class Chances:
    """The equities that are being worked out for one table."""

    def __init__(self, minds: Minds, chance: Callable[[], float]) -> None:
        self._minds = minds
        self._chance = chance
        self._asked: set[asyncio.Task[None]] = set()

    def ask(self, stage: Stage, hand: str, views: Sequence[View]) -> None:
        """Let everybody be told the equities of a run-out; return at once. Without views there is none."""
        if views:
            asked = asyncio.get_running_loop().create_task(self._tell(stage, hand, views))
            self._asked.add(asked)
            asked.add_done_callback(self._asked.discard)

    def clear(self) -> None:
        """Wait for nothing any more."""
        for asked in self._asked:
            asked.cancel()

    async def _tell(self, stage: Stage, hand: str, views: Sequence[View]) -> None:
        found = await self._minds.weigh(int(self._chance() * 2**53), views, within=WITHIN)
        if found is not None:
            stage.weigh(hand, found)
