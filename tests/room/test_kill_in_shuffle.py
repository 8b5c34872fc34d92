"""A server that dies between any two steps of the shuffle goes on to the same deal, or opens what it had sealed."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.room.chronicle import Chronicle, Counts
from tests.room.client import Habits
from tests.room.killing import Party, dead_room, playing
from tests.room.lives import Nursery, nursery
from tests.room.scanning import Scanner
from tests.room.serving import Death, Plan
from tests.room.truth import Truth

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the nursery forks")


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    with nursery(tmp_path_factory.mktemp("nursery")) as made:
        yield made


CUTTING = Habits(think=(0.0, 0.01))
SILENT = Habits(think=(0.0, 0.01), silence=0.5)

SEALED_BEFORE = Death("HandSealed", is_after=False, nth=3)
SEALED_AFTER = Death("HandSealed", is_after=True, nth=3)
REVEALED_AFTER = Death("CutRevealed", is_after=True)
CUT_BEFORE = Death("HandCut", is_after=False, nth=3)
CUT_AFTER = Death("HandCut", is_after=True, nth=3)
RESEALED_BEFORE = Death("HandResealed", is_after=False)
RESEALED_AFTER = Death("HandResealed", is_after=True)


def test_a_death_before_the_seal_leaves_none(room: Nursery, tmp_path: Path) -> None:
    dead, after = lives(room, tmp_path, SEALED_BEFORE, CUTTING)
    assert (dead.in_shuffle, dead.in_hand) == (0, 0)
    assert after.hands > dead.hands


def test_a_death_behind_the_seal_goes_on_to_the_deal_that_was_sealed(room: Nursery, tmp_path: Path) -> None:
    dead, after = lives(room, tmp_path, SEALED_AFTER, CUTTING)
    assert (dead.in_shuffle, after.same_deal, after.given_up) == (1, 1, 0)


def test_a_death_behind_the_first_nonce_goes_on_to_the_deal_that_was_sealed(room: Nursery, tmp_path: Path) -> None:
    dead, after = lives(room, tmp_path, REVEALED_AFTER, CUTTING)
    assert (dead.in_shuffle, after.same_deal, after.given_up) == (1, 1, 0)


def test_a_death_before_the_cut_goes_on_to_the_deal_that_was_sealed(room: Nursery, tmp_path: Path) -> None:
    dead, after = lives(room, tmp_path, CUT_BEFORE, CUTTING)
    assert (dead.in_shuffle, after.same_deal, after.given_up) == (1, 1, 0)


def test_a_death_behind_the_deal_goes_on_with_the_hand(room: Nursery, tmp_path: Path) -> None:
    dead, after = lives(room, tmp_path, CUT_AFTER, CUTTING)
    assert (dead.in_shuffle, dead.in_hand) == (0, 1)
    assert after.hands > dead.hands


def test_a_death_before_a_cut_is_given_up_ends_in_either(room: Nursery, tmp_path: Path) -> None:
    dead, after = lives(room, tmp_path, RESEALED_BEFORE, SILENT)
    assert dead.in_shuffle == 1
    assert dead.resealed == 0
    assert after.same_deal + after.given_up == 1


def test_a_death_behind_a_cut_that_was_given_up_seals_the_same_hand_again(room: Nursery, tmp_path: Path) -> None:
    dead, after = lives(room, tmp_path, RESEALED_AFTER, SILENT)
    assert (dead.in_shuffle, dead.resealed) == (0, 1)
    assert after.hands > dead.hands


def lives(room: Nursery, folder: Path, death: Death, habits: Habits) -> tuple[Counts, Counts]:
    """Let a server die and live again for two hands; return what was counted at either end, without a fault."""
    plan = Plan(str(folder / "room.sqlite"), cut_ms=2000 if habits is CUTTING else 200)
    return asyncio.run(_lives(room, folder, replace(plan, death=death), plan, habits))


async def _lives(room: Nursery, folder: Path, dying: Plan, plan: Plan, habits: Habits) -> tuple[Counts, Counts]:
    async with playing(room, dying, Random(5), habits) as party:
        (table,) = party.told
        chronicle = Chronicle(table, Scanner(Truth()))
        await _end(folder, room, party, chronicle)
        dead = replace(chronicle.counts)
        await room.begin(plan)
        for _ in range(2):
            await party.hears("HandEnded", within=20)
        room.kill()
        await _end(folder, room, party, chronicle)
    assert chronicle.faults == []
    assert [client.faults for client in party.clients] == [[], [], []]
    return dead, chronicle.counts


async def _end(folder: Path, room: Nursery, party: Party, chronicle: Chronicle) -> None:
    """Wait for the server's end and read on in its log."""
    assert await room.ended() == -9
    await party.all_are(lambda client: not client.is_connected, "is still connected")
    async with dead_room(folder / "room.sqlite", folder / "copy") as store:
        await chronicle.catch_up(store, party.take_told()[chronicle.table])
