"""Three plain players, for tests and for company: one acts at random, one calls all, one waits for good hands."""

from __future__ import annotations

from random import Random

from americana.bots.protocol import own_place
from americana.bots.sizes import part_of_pot, sizes
from americana.cards import RANKS, Card
from americana.engine.actions import Action
from americana.engine.betting import menu
from americana.engine.hand import State, View
from americana.ranking import CATEGORIES, HandName, name_board, name_hand

_PARTS = (0.0, 0.5, 1.0, 2.0)

Height = tuple[int, int]
"""A category and the rank that matters most in it, both from low to high."""


class RandomBot:
    """Does anything that is legal, each choice as likely as the next; bets the least or a part of the pot."""

    name = "random"

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def act(self, view: View) -> Action:
        """Return any legal action."""
        own_place(view)
        choice = self._rng.choice(menu(view).choices)
        if choice.fixed:
            return choice.action()
        return choice.action(self._rng.choice(sizes(view.state, choice, _PARTS)))


class Caller:
    """Never bets and never folds: brings in, checks and calls.

    >>> from americana import Rules, see, stacked_deck, start
    >>> hand, _ = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> Caller().act(see(hand, 0))
    BringIn(to=2)
    """

    name = "caller"

    def act(self, view: View) -> Action:
        """Return the check, the call or the bring-in."""
        own_place(view)
        choice = menu(view).find("check", "call", "bring_in")
        assert choice is not None, "one of the three is always on offer"
        return choice.action()


class Tight:
    """Bets and raises what beats every board in sight, calls with what may, and lets the rest go.

    >>> from americana import Rules, see, stacked_deck, start
    >>> hand, _ = start(Rules.preset("ru", limit="fixed"), {0: 100, 1: 100}, deck=stacked_deck("9s 7d 9h 8c"))
    >>> Tight().act(see(hand, 0))
    Bet(to=4)
    """

    name = "tight"

    def act(self, view: View) -> Action:
        """Return what a careful player would do who looks at his own hand and at the boards only."""
        place = own_place(view)
        offered = menu(view)
        wager, passive = offered.wager, offered.find("check", "bring_in")
        if wager and is_strong(view.state, place):
            return wager.action(part_of_pot(view.state, wager, 0.75))
        if passive:
            return passive.action()
        choice = offered.find("call" if is_playable(view.state, place) else "fold")
        assert choice is not None, "who can neither check nor bring in may call or fold"
        return choice.action()


def is_strong(state: State, place: int) -> bool:
    """Whether a hand is a pair or better, above every board against it; a pair must also be above every up card."""
    mine = hand_height(state, place)
    boards = rival_boards(state, place)
    beats = all(mine > board_height(board) for board in boards)
    return beats and (mine[0] > 1 or (mine[0] == 1 and mine[1] >= _highest(boards)))


def is_playable(state: State, place: int) -> bool:
    """Whether a hand beats every board in sight with a pair, or early on has a down card above them all."""
    mine = hand_height(state, place)
    boards = rival_boards(state, place)
    if not all(mine > board_height(board) for board in boards):
        return False
    down = state.down[place]
    assert down is not None
    return mine[0] > 0 or (state.round <= 2 and down.rank_index >= _highest(boards))


def hand_height(state: State, place: int) -> Height:
    """Return the height of a place's whole hand, its down card known."""
    down = state.down[place]
    assert down is not None, "a player knows its own down card"
    cards = (down, *state.up[place])
    return _height(name_hand(cards) if len(cards) == 5 else name_board(cards))


def board_height(board: tuple[Card, ...]) -> Height:
    """Return the height of up cards alone.

    >>> from americana import read_cards
    >>> board_height(read_cards("9s Ad 9c")) > board_height(read_cards("As Kd Qc"))
    True
    """
    return _height(name_board(board))


def rival_boards(state: State, place: int) -> list[tuple[Card, ...]]:
    """Return the boards of all other live places."""
    return [state.up[other] for other in state.live() if other != place]


def _height(name: HandName) -> Height:
    return CATEGORIES.index(name.category), RANKS.index(name.ranks[0])


def _highest(boards: list[tuple[Card, ...]]) -> int:
    return max(card.rank_index for board in boards for card in board)
