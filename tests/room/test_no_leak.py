"""No viewer is ever sent a card, a seed or a salt that he may not know, whatever people do at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import pytest

from americana.engine.events import CardShown, HandStarted
from americana.room.clock import WallClock
from americana.room.live.journal import Journal
from americana.room.live.loading import load, played
from americana.room.readings import Counts
from americana.room.store import StoredHand
from americana.room.upcast import hand_rows
from tests.room.leak_soak import QUICK, Soak, soaking
from tests.room.stores import opened

HANDS = 120
MUST_HAPPEN = {
    *("BankSpent", "Busted", "CardShown", "CutRevealed", "DownCardsTurnedUp", "HandMucked", "HandResealed"),
    *("HandShown", "LeaveAsked", "SatIn", "SatOut", "SeatLeft", "ToppedUp"),
}


@dataclass(frozen=True)
class Soaked:
    soak: Soak
    file: Path


@pytest.fixture(scope="module")
def soaked() -> Iterator[Soaked]:
    folder = Path(mkdtemp(dir=QUICK))

    async def play() -> Soak:
        async with soaking(folder, seed=2, rare=3.0) as soak:
            await soak.until(HANDS)
            while soak.hands < 3 * HANDS and MUST_HAPPEN - set(soak.scanner.truth.happened):
                await soak.until(soak.hands + 5)
        return soak

    yield Soaked(asyncio.run(play()), folder / "room.sqlite")
    rmtree(folder)


def test_nobody_is_sent_what_he_may_not_know_while_everything_happens(soaked: Soaked) -> None:
    scanner = soaked.soak.scanner
    assert not scanner.leaks, scanner.leaks[:10]
    assert scanner.seen["frames"] > 30 * HANDS, scanner.seen
    for what in ("cards", "openings", "names", "hashes"):
        assert scanner.seen[what] > HANDS, scanner.seen
    for what in ("answers", "hands read"):  # asked for by the clock: a busy machine asks for fewer
        assert scanner.seen[what] > HANDS // 4, scanner.seen
    assert scanner.seen["hands before"] > HANDS
    assert scanner.seen["lines"] > HANDS / 6
    assert scanner.seen["equities"] > 0
    assert scanner.seen["shares"] > 0
    assert set(scanner.truth.happened) >= MUST_HAPPEN, MUST_HAPPEN - set(scanner.truth.happened)


def test_a_client_that_loses_frames_ends_with_the_picture_of_one_that_does_not(soaked: Soaked) -> None:
    pairs = [person.pair for person in soaked.soak.crowd.persons]
    assert not soaked.soak.faults, soaked.soak.faults[:10]
    assert sum(pair.gaps for pair in pairs) > HANDS
    assert sum(pair.compared for pair in pairs) > 10 * HANDS


def test_a_card_shown_between_two_hands_is_no_part_of_the_second(soaked: Soaked) -> None:
    truth = soaked.soak.scanner.truth

    async def stored() -> list[StoredHand]:
        async with opened(soaked.file) as store:
            return [hand for table in truth.tables for hand in await store.hands_at(table, 0, 1000)]

    mixed = [hand for hand in asyncio.run(stored()) if begins_with_a_show(hand)]
    assert mixed
    for hand in mixed:
        assert played(hand).hand.deck == truth.hands[hand.hand].deck


def begins_with_a_show(hand: StoredHand) -> bool:
    events = [event for _, _, row in hand_rows(hand.body) for event in row]
    return next(isinstance(event, CardShown) for event in events if isinstance(event, CardShown | HandStarted))


def test_every_table_goes_on_where_the_soak_ended(soaked: Soaked) -> None:
    tables = soaked.soak.room.tables

    async def loaded() -> list[Journal]:
        async with opened(soaked.file) as store:
            return [await load(store, table.state.id, WallClock(), Counts()) for table in tables]

    for journal, table in zip(asyncio.run(loaded()), tables, strict=True):
        assert (journal.v, journal.state) == (table.journal.v, table.state)
