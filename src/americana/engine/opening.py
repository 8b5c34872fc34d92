"""Who acts first in a round, and why (R14, R17, R20, R21); and which live board shows first (R34).

Looks at up cards only, and at no bet.
"""

from __future__ import annotations

from collections.abc import Sequence

from americana.cards import Card
from americana.engine.events import FirstBy, FirstToAct, TieBrokenBy
from americana.engine.hand import Draft
from americana.ranking import look_up_board


def first_to_act(state: Draft) -> tuple[int, FirstToAct]:
    """Return the place that opens the round just dealt, and the reason."""
    best, tie = _door_card(state) if state.round == 1 else best_board(state)
    opener = best if state.stacks[best] else clockwise(state.able(), best)[0]
    by: FirstBy = "best_board" if state.round > 1 else _BY_CARD[state.rules.opener]
    board = state.up[best]
    return opener, FirstToAct(state.seats[best], by, board, look_up_board(board)[1], tie, opener != best)


def best_board(state: Draft) -> tuple[int, TieBrokenBy | None]:
    """Return the live place with the best board, and what settled a tie (R20)."""
    top, tied = -1, [0]
    for place, out in enumerate(state.folded):
        value = -1 if out else look_up_board(state.up[place])[0]
        if value > top:
            top, tied = value, [place]
        elif value == top:
            tied.append(place)
    if len(tied) == 1:
        return tied[0], None
    if state.rules.first_tie == "position":
        return tied[0], "position"
    return max(tied, key=lambda place: max(map(_height, state.up[place]))), "suit"


def clockwise(places: Sequence[int], after: int) -> list[int]:
    """Return the places in turn order, beginning with the first one after a place."""
    return [p for p in places if p > after] + [p for p in places if p <= after]


def _door_card(state: Draft) -> tuple[int, TieBrokenBy | None]:
    """Return the place whose door card must open; suits settle equal ranks (R7, R14)."""
    doors = [(_height(state.up[place][0]), place) for place in state.live()]
    (rank, _), best = max(doors) if state.rules.opener == "highest" else min(doors)
    same_rank = [place for (other, _), place in doors if other == rank]
    return best, "suit" if len(same_rank) > 1 else None


def _height(card: Card) -> tuple[int, int]:
    return card.rank_index, -card.suit_index


_BY_CARD: dict[str, FirstBy] = {"highest": "highest_card", "lowest": "lowest_card"}
