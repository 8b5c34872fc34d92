"""The engine against the referee over random hands; `python -m tests.oracle.duel` plays as many as one likes."""

from collections import Counter

import pytest

from .duel import duel, features


@pytest.mark.parametrize("first_seed", [0, 1000])
def test_the_engine_plays_random_hands_as_the_referee_does(first_seed: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(first_seed, first_seed + 300):
        seen.update(features(duel(seed)))
    assert min(seen[kind] for kind in ("showdown", "side pot", "return", "rake", "muck")) >= 10


@pytest.mark.parametrize("first_seed", [0, 1000])
def test_the_engine_shares_pots_and_odd_chips_as_the_referee_does(first_seed: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(first_seed, first_seed + 300):
        seen.update(features(duel(seed, ties=True)))
    assert seen["split pot"] >= 60
    assert seen["odd chips"] >= 20
