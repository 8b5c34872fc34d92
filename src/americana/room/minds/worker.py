"""A worker: a process of its own that thinks for bots, one view after the other, and says what they would do.

It is started by the room and lives as long as its standard input: when the room is gone, in whatever way, the pipe
ends and the worker with it, even in the middle of a thought. It knows no table, no clock and no deadline.
"""

from __future__ import annotations

import os
from queue import SimpleQueue
from random import Random
from threading import Thread

from americana.bots import make_bot
from americana.bots.arena import play_out
from americana.cards import FULL_DECK
from americana.engine.play import start
from americana.room.minds.deciding import HEAVY, decide, weigh
from americana.room.minds.frames import Asked, Ready, Weighed
from americana.room.pipes import listen, say, stand_back, take_stdout
from americana.rules import Rules


def main() -> None:
    """Warm up, say so, and answer until the room is gone."""
    stand_back()
    answers = take_stdout()
    asked: SimpleQueue[Asked | Weighed] = SimpleQueue()
    Thread(target=listen, args=(asked, Asked, Weighed), daemon=True).start()
    warm_up()
    try:
        say(answers, Ready())
        while True:
            say(answers, answer(asked.get()))
    except BrokenPipeError:
        os._exit(0)


def answer(ask: Asked | Weighed) -> object:
    """Return what is said to a question."""
    if isinstance(ask, Asked):
        return decide(ask.kind, ask.chance, ask.view)
    return weigh(ask.chance, ask.views)


def warm_up() -> None:
    """Let every heavy bot play one hand, so that its tables are made and its code is loaded."""
    for kind in sorted(HEAVY):
        rng = Random(1)
        deck = rng.sample(FULL_DECK, len(FULL_DECK))
        hand, _ = start(Rules.preset("ru"), {0: 100, 1: 100, 2: 100}, deck=deck)
        play_out(hand, dict.fromkeys(range(3), make_bot(kind, rng)))


if __name__ == "__main__":
    main()
