"""What PokerKit makes of our hand histories: it loads them, plays them once it has the game, and writes them back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest
from pokerkit import Automation, HandHistory, State

from americana import Bet, BringIn, Call, Check, Complete, Fold, Raise, Rules, replay
from americana.engine.actions import Action
from americana.notation import ALL, Record, Viewer, read_phh, read_phhs, write_phh, write_phhs
from americana.notation.fields import OTHER_GAMES, VARIANTS
from americana.rules import Limit
from tests.peers.peer import new_state
from tests.unit.phh_hands import HANDS, Log, checked_down, played, shown_after

LIMITS = tuple(VARIANTS.values())
STUD = ("antes", "bring_in", "starting_stacks", "actions")


@dataclass
class AmericanaHistory(HandHistory):
    """PokerKit's hand history with our variants: a table for it to play them on, and their fields for it to write."""

    required_field_names: ClassVar[dict[str, tuple[str, ...]]] = {
        code: ("variant", *STUD, *(("small_bet", "big_bet") if limit == "fixed" else ("min_bet",)))
        for code, limit in VARIANTS.items()
    }

    def create_state(self) -> State:
        bets = {"small_bet": self.small_bet, "big_bet": self.big_bet} if self.small_bet else {}
        assert self.bring_in
        rules = Rules.preset("ru", limit=VARIANTS[self.variant], ante=self.antes[0], bring_in=self.bring_in, **bets)
        automations = tuple(a for a in self.automations if a != Automation.CARD_BURNING)
        return new_state(rules, self.starting_stacks, self.bring_in, is_shifted=False, automations=automations)


LOW_DOORS = "As Kd Qh  Ts 9s 8c  Ah Kc 8d  Ad Qs 9d  Ac Qd 9h"
"""No ace lies open in round 1, where PokerKit takes it for the lowest card."""

STACKS = {0: 100, 2: 100, 5: 100}


def with_limit(limit: Limit, **changes: object) -> Rules:
    return Rules.preset("ru", limit=limit, **changes)


def to_the_river(limit: Limit, last: Action, **changes: object) -> Log:
    bet = Bet(8 if limit == "fixed" else 9)
    actions = (BringIn(), Call(), Call(), *(Check(),) * 6, bet, Call(), last)
    return played(with_limit(limit, **changes), STACKS, actions, LOW_DOORS)


ALIKE: dict[str, Log] = {
    **{
        f"folded, {limit}": played(with_limit(limit), STACKS, (BringIn(), Fold(), Fold()), LOW_DOORS)
        for limit in LIMITS
    },
    **{f"stopped, {limit}": played(with_limit(limit), STACKS, (BringIn(), Call()), LOW_DOORS) for limit in LIMITS},
    **{f"shown, {limit}": to_the_river(limit, Call()) for limit in LIMITS},
    **{f"mucked, {limit}": to_the_river(limit, Fold(), losers="muck") for limit in LIMITS},
    **{f"all in, {limit}": checked_down(with_limit(limit), {0: 3, 2: 9, 5: 9}, LOW_DOORS) for limit in LIMITS},
    "raised": played(with_limit("fixed"), STACKS, (BringIn(), Complete(4), Raise(8), Call(), Fold()), LOW_DOORS),
    "run out": played(with_limit("no"), {0: 50, 2: 30, 5: 50}, (Bet(49), Call(), Fold()), LOW_DOORS),
    "side pots": played(with_limit("no"), {0: 9, 2: 30, 5: 50}, (Bet(8), Raise(29), Call()), LOW_DOORS),
}
"""Hands in which the two games do not differ (docs/pokerkit.md)."""


@pytest.mark.parametrize("viewer", [ALL, 0, None])
@pytest.mark.parametrize("hand", HANDS)
def test_pokerkit_loads_every_field(hand: str, viewer: Viewer) -> None:
    log = HANDS[hand]()
    history = HandHistory.loads(write_phh(log, viewer))
    ours = replay(log)
    assert history.seats == list(ours.seats)
    assert history.starting_stacks == list(ours.began.values())
    assert history.bring_in == ours.rules.bring_in
    assert history.ante_trimming_status
    assert history.user_defined_fields["_preset"] == ours.rules.base
    assert ("_deck" in history.user_defined_fields) == (viewer is ALL)
    assert (history.finishing_stacks is not None) == ours.is_over


def test_pokerkit_loads_many_hands() -> None:
    text = "".join(write_phhs(Record(make()) for make in HANDS.values()))
    assert [history.variant[1:] for history in HandHistory.loads_all(text)] == ["5A"] * len(HANDS)


def test_every_game_of_pokerkits_registry_is_refused_by_what_does_not_fit() -> None:
    assert HandHistory.game_types.keys() == OTHER_GAMES.keys()


def test_pokerkit_alone_knows_no_game_for_our_variants() -> None:
    history = HandHistory.loads(write_phh(HANDS["a showdown"]()))
    assert not VARIANTS.keys() & HandHistory.game_types.keys()
    with pytest.raises(KeyError, match="P5A"):
        history.create_game()


@pytest.mark.parametrize("hand", ALIKE)
def test_pokerkit_plays_our_actions_once_it_has_the_game(hand: str) -> None:
    log = ALIKE[hand]
    history = AmericanaHistory.loads(write_phh(log))
    *_, (state, _) = history.state_actions
    taken = [action for _, action in history.state_actions if action]
    assert taken == history.actions
    assert state.status == (not replay(log).is_over)
    assert list(state.stacks) == list(replay(log).stacks.values())
    assert history.finishing_stacks in (None, list(state.stacks))


def test_pokerkit_has_no_action_after_the_end() -> None:
    """A card shown of one's own accord: ours alone."""
    log = ALIKE["mucked, no"]
    history = AmericanaHistory.loads(write_phh(shown_after(log, 2)))
    assert history.actions[-1] == "p2 sm Kd9sKcQsQd"
    with pytest.raises(ValueError, match="Unable to repair"):
        list(history)


@pytest.mark.parametrize("viewer", [ALL, 0, None])
@pytest.mark.parametrize("hand", HANDS)
def test_what_pokerkit_writes_reads_back_here(hand: str, viewer: Viewer) -> None:
    text = write_phh(HANDS[hand](), viewer)
    theirs = AmericanaHistory.loads(text).dumps()
    assert theirs != text
    assert read_phh(theirs) == read_phh(text)
    assert list(read_phhs(AmericanaHistory.dumps_all([AmericanaHistory.loads(text)] * 2))) == [read_phh(text)] * 2
