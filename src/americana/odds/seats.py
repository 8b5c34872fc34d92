"""Equity as a viewer of a hand may know it: the cards that he sees are known, all others may still come."""

from __future__ import annotations

from random import Random

from americana.engine.hand import View
from americana.odds.equity import equity
from americana.values import value


@value
class SeatEquity:
    """Each live seat with its share of the main pot, from 0 to 1, in dealing order; `exact` as in `Equity`."""

    shares: tuple[tuple[int, float], ...]
    exact: bool


def equity_by_seat(view: View, chance: Random) -> SeatEquity:
    """Say what each live seat wins of the main pot on average, once all live down cards are known to the viewer.

    >>> from americana import Bet, Call, Rules, play, see, stacked_deck, start
    >>> deck = stacked_deck("As Kd Ah Kc Ad Ks Ac Qs 7s 7c")
    >>> hand, _ = start(Rules.preset("ru", limit="no"), {0: 9, 1: 9}, deck=deck)
    >>> for action in (Bet(8), Call()):
    ...     hand, _ = play(hand, action)
    >>> equity_by_seat(see(hand, None), Random(1))
    SeatEquity(shares=((0, 1.0), (1, 0.0)), exact=True)

    Cards of seats that folded are gone as far as the viewer saw them; the others may come as any unknown card does.
    A live down card that the viewer does not know is our own fault: ask after they were turned up.
    """
    live, hands, dead = set(view.live), [], []
    for seat, down in view.down_cards.items():
        board = view.boards[seat]
        if seat not in live:
            dead += [*board, *([] if down is None else [down])]
        else:
            assert down is not None, "a live down card that the viewer does not know"
            hands.append((down, *board))
    found = equity(hands, dead, chance=chance)
    return SeatEquity(tuple(zip(view.live, found.shares, strict=True)), found.exact)
