"""One decision of one bot, or the equities of a run-out, in this very process, so that it cannot fail.

Knows nothing of workers and deadlines.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from americana.bots import make_bot
from americana.engine.actions import Action
from americana.engine.betting import menu, timeout_action
from americana.engine.hand import View
from americana.errors import bare
from americana.odds import SeatEquity, equity_by_seat
from americana.values import value

HEAVY = frozenset({"sharp"})
"""The kinds of bots that may need more than a millisecond, and so think in workers."""


@value
class Failed:
    """Why a bot has no legal action to give; the reason never names a card."""

    why: str


def decide(kind: str, chance: int, view: View) -> Action | Failed:
    """Return what a bot of a kind does; the same chance and view give the same action in any process.

    >>> from americana import Rules, see, stacked_deck, start
    >>> hand, _ = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> decide("caller", 7, see(hand, 0)), decide("tight", 7, see(hand, 1))
    (BringIn(to=2), Failed(why='IllegalAction at protocol.py:...'))
    """
    try:
        action = make_bot(kind, Random(chance)).act(view)
        return action if action in menu(view) else Failed(f"{kind} chose what is not on the menu")
    except Exception as error:  # a bot's fault must not stop a table; its text is left out, as it may name a card
        return Failed(bare(error))


def stand_in(chance: int, view: View) -> Action:
    """Return what is done in place of a bot that did not answer: what `tight` would do, else what a time-out does.

    >>> from americana import Rules, see, stacked_deck, start
    >>> hand, _ = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> stand_in(7, see(hand, 0)), stand_in(7, see(hand, 1))
    (BringIn(to=2), BringIn(to=2))

    Raises `IllegalAction` with the code `hand_over` when nobody is in turn.
    """
    action = decide("tight", chance, view)
    return timeout_action(view) if isinstance(action, Failed) else action


def weigh(chance: int, views: Iterable[View]) -> tuple[SeatEquity, ...] | Failed:
    """Return the equity of each live seat, view by view; the same chance gives the same in any process."""
    try:
        return tuple([equity_by_seat(view, Random(chance)) for view in views])
    except Exception as error:  # as above: nothing that is only for show may stop a worker
        return Failed(bare(error))
