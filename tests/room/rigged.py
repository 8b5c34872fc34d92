"""Stacked decks for live tables: the seal and the cut go their way, but these cards are dealt. For the tests only."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping

import pytest

from americana import Card
from americana.room.events import RoomEvent
from americana.room.live import dealing
from americana.room.live.seal import DealtDeck
from americana.room.live.state import LiveState
from americana.table import deal
from tests.deals import deck_for

_honest = dealing.dealt_hand


def rig(monkeypatch: pytest.MonkeyPatch, *hands: Mapping[int, str] | Iterable[Card]) -> None:
    """Deal these cards in the next hands, "down door third …" by seat, or a whole deck; later hands are honest."""
    stacked = deque(hands)

    def dealt_hand(state: LiveState, deck: DealtDeck) -> list[RoomEvent]:
        if not stacked:
            return _honest(state, deck)
        cards = stacked.popleft()
        whole = deck_for(cards, state.table.called) if isinstance(cards, Mapping) else cards
        return [deck.event, *deal(state.table, whole)[1]]

    monkeypatch.setattr(dealing, "dealt_hand", dealt_hand)
