"""For the tests of bots' minds: views of the seat in turn from hands played at random, and minds with real workers."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

from americana import FULL_DECK, Rules, View, menu, play, see, start
from americana.bots import make_bot
from americana.engine.betting import Choice
from americana.room.live.run_out import run_out
from americana.room.minds import Minds
from americana.room.minds.deciding import decide, stand_in

PATIENT = 30.0
"""Seconds that are enough on any machine, where the test is not about the deadline."""


def decisions(count: int, seed: int = 1) -> list[View]:
    """Return views of the seat in turn, from hands of two to six players in all three limits."""
    rng = Random(seed)
    views: list[View] = []
    while len(views) < count:
        rules = Rules.preset("ru", limit=rng.choice(["fixed", "pot", "no"]))
        seats = dict.fromkeys(range(rng.randint(2, 6)), 200)
        hand, _ = start(rules, seats, deck=rng.sample(FULL_DECK, len(FULL_DECK)))
        bots = [make_bot(kind, rng) for kind in ("random", "caller", "tight")]
        while (seat := hand.actor) is not None:
            view = see(hand, seat)
            views.append(view)
            hand, _ = play(hand, rng.choice(bots).act(view))
    return rng.sample(views, count)


def run_outs(count: int, seed: int = 1) -> list[list[View]]:
    """Return what the rail sees of hands that are all-in after their first bet: as the cards are turned up, and on."""
    rng, found = Random(seed), list[list[View]]()
    while len(found) < count:
        seats = dict.fromkeys(range(rng.randint(2, 4)), 20)
        before, events = start(Rules.preset("ru", limit="no"), seats, deck=rng.sample(FULL_DECK, len(FULL_DECK)))
        while before.actor is not None:
            hand, events = play(before, (menu(before).find("bet", "raise", "call") or Choice("fold")).action())
            if views := [see(at, None) for at in run_out(before, events)]:
                found.append(views)
            before = hand
    return found


@asynccontextmanager
async def running(workers: int = 1, *, warm: bool = True) -> AsyncIterator[Minds]:
    minds = Minds(workers)
    await minds.start()
    try:
        if warm:
            await until(lambda: minds.idle == workers)
        yield minds
    finally:
        await minds.stop()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENT):
        while not is_so():
            await asyncio.sleep(0.01)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def apart(count: int) -> list[View]:
    """Views on which the heavy bot and its stand-in do not agree, so that one can tell who has acted."""
    return [view for view in decisions(20 * count) if decide("sharp", 7, view) != stand_in(7, view)][:count]
