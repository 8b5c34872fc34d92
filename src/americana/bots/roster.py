"""The bots by name."""

from __future__ import annotations

from random import Random

from americana.bots.protocol import Bot
from americana.bots.sharp import Sharp
from americana.bots.simple import Caller, RandomBot, Tight
from americana.errors import AmericanaError

BOT_KINDS = ("random", "caller", "tight", "sharp")
"""What `make_bot` can make, from the weakest to the strongest."""


def make_bot(kind: str, rng: Random) -> Bot:
    """Return a new bot of a kind that takes its chances from `rng`.

    >>> make_bot("tight", Random(7)).name
    'tight'

    Raises `AmericanaError` with the code `unknown_bot`.
    """
    match kind:
        case "random":
            return RandomBot(rng)
        case "caller":
            return Caller()
        case "tight":
            return Tight()
        case "sharp":
            return Sharp(rng)
    listed = ", ".join(BOT_KINDS)
    raise AmericanaError("unknown_bot", f"no bot is called {str(kind)[:40]!r}: choose one of {listed}", choices=listed)
