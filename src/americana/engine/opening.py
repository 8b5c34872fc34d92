"""Who acts first in a round, and why (R14, R17, R20, R21); and which live board shows first (R34)."""

from __future__ import annotations

from collections.abc import Sequence

from americana.cards import Card
from americana.engine.events import FirstToAct, TieBrokenBy
from americana.engine.hand import State
from americana.ranking import board_value, name_board


def first_to_act(state: State) -> tuple[int, FirstToAct]:
    """Return the place that opens the round just dealt, and the reason."""
    best, tie = _door_card(state) if state.round == 1 else best_board(state)
    able = state.able()
    opener = best if best in able else clockwise(able, best)[0]
    by = "best_board" if state.round > 1 else "highest_card" if state.rules.opener == "highest" else "lowest_card"
    board = state.up[best]
    return opener, FirstToAct(state.seats[best], by, board, name_board(board), tie, opener != best)  # type: ignore[arg-type]


def best_board(state: State) -> tuple[int, TieBrokenBy | None]:
    """Return the live place with the best board, and what settled a tie (R20)."""
    values = {place: board_value(state.up[place]) for place in state.live()}
    top = max(values.values())
    tied = [place for place, value in values.items() if value == top]
    if len(tied) == 1:
        return tied[0], None
    if state.rules.first_tie == "position":
        return tied[0], "position"
    return max(tied, key=lambda place: max(map(_height, state.up[place]))), "suit"


def clockwise(places: Sequence[int], after: int) -> list[int]:
    """Return the places in turn order, beginning with the first one after a place."""
    return [p for p in places if p > after] + [p for p in places if p <= after]


def _door_card(state: State) -> tuple[int, TieBrokenBy | None]:
    """Return the place whose door card must open; suits settle equal ranks (R7, R14)."""
    doors = {place: state.up[place][0] for place in state.live()}
    choose = max if state.rules.opener == "highest" else min
    best = choose(doors, key=lambda place: _height(doors[place]))
    same_rank = [place for place, card in doors.items() if card.rank == doors[best].rank]
    return best, "suit" if len(same_rank) > 1 else None


def _height(card: Card) -> tuple[int, int]:
    return card.rank_index, -card.suit_index
