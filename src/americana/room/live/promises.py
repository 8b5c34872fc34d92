"""The promises for the next cut that clients have given. Not in the log: whoever is asked again promises again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from americana.room.live import dealing
from americana.room.live.dealing import Promise
from americana.room.live.state import LiveState
from americana.room.wire.asks import Commit
from americana.room.wire.pictures import Ask

MOST_UNPROMISED = 2
"""Who has promised nothing for so many hands in a row is not waited for."""


class Promises:
    """What each seat has promised last, and whose client does not promise at all."""

    def __init__(self) -> None:
        self._given: dict[int, Promise] = {}
        self._missed: Counter[str] = Counter()

    @property
    def given(self) -> Mapping[int, Promise]:
        """The last promise of each seat, whatever cut it is for."""
        return self._given

    def take(self, state: LiveState, player: str, ask: Commit) -> None:
        """Take a promise; raises `CutRefused` or `IllegalSeat`."""
        seat = state.table.seat_of(player)
        self._given[seat] = dealing.promised(state, seat, player, ask)

    def asked(self, state: LiveState) -> dict[int, Ask]:
        """Return the cut that each seat is still to promise a nonce for."""
        return dealing.asked(state, self._given)

    def is_one_awaited(self, state: LiveState, here: Collection[str]) -> bool:
        """Whether a promise is still to come from somebody who is here and whose client gives them."""
        players = [state.table.taken[seat].player for seat in self.asked(state)]
        return any(player in here and self._missed[player] < MOST_UNPROMISED for player in players)

    def sealed(self, state: LiveState) -> None:
        """Note who had promised nothing when the hand was sealed."""
        assert state.seal is not None
        given, taken = set(state.seal.committed), state.table.taken
        missed = [taken[seat].player for seat in state.table.called if seat not in given]
        self._missed = Counter({player: self._missed[player] + 1 for player in missed})
