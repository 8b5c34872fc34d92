"""A decision as its player sees it: his hand, every rival as board and betting show him, himself in their eyes.

Made from a `View` alone. Says nothing of what to do.
"""

from __future__ import annotations

from dataclasses import dataclass

from americana.bots.outlook import Field, Outlook, Range, equity, field, together, unseen
from americana.bots.protocol import own_place
from americana.bots.reading import read_range
from americana.engine.hand import State, View


@dataclass(frozen=True, slots=True)
class Rival:
    """A live player as the bot reads him: what he may hold, the chance to beat it, and what he sees of the others.

    `board` is his number among the live boards; `crowd` is the chance to beat everybody but him and the bot, who are
    as likely as not to be gone by then, as he sees it.
    """

    place: int
    board: int
    range: Range
    share: list[float]
    crowd: tuple[list[float], ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """A decision: who is in, how good the bot's own hand is, and how its board looks to the others.

    `known` is the field with the bot's own card in hand, `shown` the one that everybody sees.
    """

    state: State
    board: int
    known: Field
    shown: Field
    seen_as: Range
    rivals: tuple[Rival, ...]
    mine: Outlook
    equity: float

    @property
    def is_locked(self) -> bool:
        """Whether nothing that a rival may hold can win or share."""
        return self.equity > 1 - 1e-9


def read_spot(view: View) -> Spot:
    """Return a decision as the viewer in turn reads it."""
    place = own_place(view)
    state, live = view.state, view.state.live()
    down = state.down[place]
    assert down is not None, "a player knows its own down card"
    up = [card for board in state.up for card in board]
    boards = tuple([state.up[other] for other in live])
    own = tuple([down if other == place else None for other in live])
    known = field(boards, own, unseen([down, *up]))
    shown = field(boards, (None,) * len(live), unseen(up))
    ranges = {other: read_range(state, other, (down,)) for other in live if other != place}
    maybe_out = {other: [(1 + c) / 2 for c in shown.share(live.index(other), ranges[other])] for other in ranges}
    rivals = []
    for other, range_ in ranges.items():
        crowd = [maybe_out[third] for third in ranges if third != other]
        board = live.index(other)
        rivals.append(Rival(other, board, range_, known.share(board, range_), tuple(crowd)))
    board = live.index(place)
    mine = known.ends[board][down]
    part = equity(mine, together([rival.share for rival in rivals]))
    return Spot(state, board, known, shown, read_range(state, place), tuple(rivals), mine, part)
