"""What a bot is: a name, and an action for a view. It knows no hand, no log and no clock.

Chance is an argument: whoever makes a bot hands it a `random.Random`, and the same views with the same chance give
the same actions. A bot that needs no chance takes none.
"""

from __future__ import annotations

from typing import Protocol

from americana.engine.actions import Action
from americana.engine.hand import View
from americana.errors import IllegalAction


class Bot(Protocol):
    """A player that decides by itself; all it is shown is the view of its own seat.

    >>> from americana.bots.simple import Caller
    >>> bot: Bot = Caller()
    >>> bot.name
    'caller'
    """

    @property
    def name(self) -> str:
        """What the bot is called at the table."""

    def act(self, view: View) -> Action:
        """Return one of the actions in `menu(view)`.

        Raises `IllegalAction` with the code `out_of_turn` when the view is not of the seat in turn.
        """


def own_place(view: View) -> int:
    """Return the viewer's place in dealing order, when it is the viewer's turn.

    >>> from americana import Rules, see, stacked_deck, start
    >>> hand, _ = start(Rules.preset("ru"), {2: 100, 5: 100}, deck=stacked_deck("As Kd 9h Tc"))
    >>> hand.actor, own_place(see(hand, 5))
    (5, 1)

    Raises `IllegalAction` with the code `out_of_turn`.
    """
    state = view.state
    if view.viewer is None or view.actor != view.viewer:
        raise IllegalAction("out_of_turn", f"a bot decides for the seat in turn, {view.actor}, from that seat's view")
    return state.place
