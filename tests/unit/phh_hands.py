"""Hands worth writing down, and ways to spoil the text that was written of them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Mapping
from functools import partial

import pytest

from americana import (
    AmericanaError,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Event,
    Fold,
    Raise,
    Rules,
    menu,
    play,
    replay,
    show,
    stacked_deck,
    start,
)
from americana.engine.actions import Action
from americana.notation import read_phh
from americana.rules import PRESETS

Log = tuple[Event, ...]

THREE_SEATS = "7s Kd Qh  As Ks 8c  Ah Kc 8d  Ad Qs 9d  Ac Qd 9h"
"""Seat 0 has four aces, seat 1 kings full, seat 2 nines and eights."""


def played(
    rules: Rules, stacks: Mapping[int, int], actions: Iterable[Action], deck: str, dealer: int | None = None
) -> Log:
    hand, events = start(rules, stacks, dealer, deck=stacked_deck(deck))
    log = list(events)
    for action in actions:
        hand, events = play(hand, action)
        log += events
    return tuple(log)


def checked_down(rules: Rules, stacks: Mapping[int, int], deck: str, dealer: int | None = None) -> Log:
    """Everybody brings in, checks and calls to the end."""
    hand, events = start(rules, stacks, dealer, deck=stacked_deck(deck))
    log = list(events)
    while not hand.is_over:
        choice = menu(hand).find("bring_in", "check", "call")
        assert choice
        hand, events = play(hand, choice.action())
        log += events
    return tuple(log)


def three(*actions: Action, **changes: object) -> Log:
    return played(Rules.preset("ru", **changes), {0: 100, 1: 100, 2: 100}, actions, THREE_SEATS)


def shown_after(log: Log, seat: int) -> Log:
    return (*log, *show(replay(log), seat)[1])


RIVER = (BringIn(), Call(), Call(), *(Check(),) * 6, Bet(9), Call(), Fold())

HANDS: dict[str, Callable[[], Log]] = {
    "nobody has acted": three,
    "stopped in the middle": lambda: three(BringIn(), Raise(6), Call()),
    "all fold": lambda: three(BringIn(), Fold(), Fold()),
    "a showdown": lambda: three(*RIVER),
    "mucked on the last round": lambda: three(*RIVER, losers="muck"),
    "fixed limit": lambda: three(BringIn(), Complete(4), Raise(8), Call(), Call(), Bet(4), limit="fixed"),
    "a beaten hand is mucked": lambda: checked_down(Rules.preset("ru", losers="muck"), {0: 9, 1: 9, 2: 9}, THREE_SEATS),
    "a mucked hand is shown after all": lambda: shown_after(HANDS["a beaten hand is mucked"](), 1),
    "a folded hand is shown": lambda: shown_after(HANDS["all fold"](), 2),
    "all in, and the cards run out": lambda: played(
        Rules.preset("ru", limit="no"), {0: 50, 1: 30, 2: 50}, (Bet(49), Call(), Fold()), THREE_SEATS
    ),
    "side pots": lambda: played(
        Rules.preset("ru", limit="no"), {0: 9, 3: 30, 5: 50}, (Bet(8), Raise(29), Call()), THREE_SEATS
    ),
    "short antes and a short bring-in": lambda: checked_down(
        Rules.preset("ru", ante=5, bring_in=10), {0: 3, 7: 8, 99: 60}, THREE_SEATS
    ),
    "rake": lambda: checked_down(Rules.preset("pt", rake_bp=5000, rake_cap=2), {2: 90, 4: 90}, "7s Kd As Ks"),
    "a button on an empty seat": lambda: checked_down(Rules.preset("da"), {1: 40, 4: 40, 6: 40}, THREE_SEATS, dealer=5),
    **{preset: partial(checked_down, Rules.preset(preset), {0: 9, 1: 9}, "7s Kd As Ks") for preset in PRESETS},
}


def refusal(text: str | bytes) -> AmericanaError:
    """The one error that reading a bad text gives, in little time and in few words."""
    began = time.perf_counter()
    with pytest.raises(AmericanaError) as caught:
        read_phh(text)
    assert time.perf_counter() - began < 5, "a bad file took long to refuse"
    assert len(str(caught.value)) < 600
    return caught.value


def altered(old: str, new: str, text: str) -> str:
    assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
    return text.replace(old, new)


def with_field(name: str, value: str, text: str) -> str:
    """The file with a field changed, or added."""
    line = f"{name} = {value}\n"
    changed, times = re.subn(rf"^{name} = .*\n", lambda _: line, text, flags=re.MULTILINE)
    return changed if times else line + text


def without(text: str, *names: str) -> str:
    return re.sub(rf"^({'|'.join(names)}) = .*\n", "", text, flags=re.MULTILINE)


def field(text: str, name: str) -> str:
    found = re.search(rf"^{name} = (.*)$", text, re.MULTILINE)
    assert found, f"no field {name}"
    return found[1]


def actions_of(text: str) -> list[str]:
    return re.findall(r'"([^"]*)"', text.partition("actions = ")[2])
