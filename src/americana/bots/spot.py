"""A decision as its player sees it: his hand, every rival as board and betting show him, himself in their eyes.

Made from a `View` alone. Says nothing of what to do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from americana.bots.outlook import Field, Outlook, Range, equity, field, together, unseen
from americana.bots.protocol import own_place
from americana.bots.reading import read_range
from americana.engine.hand import State, View

BELIEVED = 0.15
"""How often a rival's bet is taken to have nothing behind it."""

SUSPECTED = 0.5
"""How often rivals are taken to think so of the bot's own bets."""


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

    `known` is the field with the bot's own card in hand, `shown` the one that everybody sees; `equity` is the part of
    the pot that the hand is worth if no more is bet; `curious` is how often rivals are believed to call without hope.
    """

    state: State
    board: int
    known: Field
    shown: Field
    seen_as: Range
    rivals: tuple[Rival, ...]
    mine: Outlook
    equity: float
    curious: float

    @property
    def is_locked(self) -> bool:
        """Whether nothing that a rival may hold can win or share."""
        return self.equity > 1 - 1e-9


def read_spot(view: View, curious: float) -> Spot:
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
    ranges = {other: read_range(state, other, BELIEVED, (down,)) for other in live if other != place}
    rivals = _rivals(live, known, shown, ranges)
    board = live.index(place)
    mine = known.ends[board][down]
    part = equity(mine, together([rival.share for rival in rivals]))
    return Spot(state, board, known, shown, read_range(state, place, SUSPECTED), rivals, mine, part, curious)


def _rivals(live: list[int], known: Field, shown: Field, ranges: Mapping[int, Range]) -> tuple[Rival, ...]:
    boards = {place: live.index(place) for place in ranges}
    maybe_out = {place: [(1 + c) / 2 for c in shown.share(boards[place], ranges[place])] for place in ranges}
    return tuple(
        [
            Rival(
                place,
                boards[place],
                range_,
                known.share(boards[place], range_),
                crowd=tuple([maybe_out[third] for third in ranges if third != place]),
            )
            for place, range_ in ranges.items()
        ]
    )
