"""How big a bet is said to be: a part of the pot, kept within what the menu allows. Knows no cards."""

from __future__ import annotations

from americana.engine.betting import Choice
from americana.engine.hand import State


def part_of_pot(state: State, choice: Choice, part: float) -> int:
    """Return the total that bets or raises a part of the pot, a raise counting the call into the pot first.

    Never more than somebody can call: the rest would come back, and only show that it was there.

    >>> from americana import Rules, menu, stacked_deck, start
    >>> hand, _ = start(Rules.preset("ru", limit="no"), {0: 100, 1: 100, 2: 100}, deck=stacked_deck("As Kd 9h"))
    >>> bet = menu(hand).wager
    >>> part_of_pot(hand.state, bet, 2), part_of_pot(hand.state, bet, 0), part_of_pot(hand.state, bet, 99)
    (6, 3, 99)
    """
    owes = state.owed - state.bets[state.place]
    asked = state.owed + round(part * (sum(state.paid) + owes))
    callable_ = max(state.bets[p] + state.stacks[p] for p in state.able() if p != state.place)
    return max(choice.least, min(choice.most, asked, callable_))


def sizes(state: State, choice: Choice, parts: tuple[float, ...]) -> tuple[int, ...]:
    """Return the different totals that these parts of the pot come to, small to big.

    >>> from americana import Rules, menu, stacked_deck, start
    >>> hand, _ = start(Rules.preset("ru"), {0: 100, 1: 100, 2: 100}, deck=stacked_deck("As Kd 9h 8c Kh Qs"))
    >>> sizes(hand.state, menu(hand).wager, (0.5, 1, 2))
    (3,)
    """
    return tuple(sorted({part_of_pot(state, choice, part) for part in parts}))
