"""Hands that were exported and taken in elsewhere are the same hands: events, times, names, facts."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from americana.engine.events import Event
from americana.room.facts import FOLDED
from americana.room.files import Exporting, Read, read_file, record_of_import
from americana.room.histories import engine_events
from americana.room.store import EVERYTHING, Kept, PlayedHand, Reader, Search, Store, players
from americana.view import redact
from tests.room.hand_store import NOON, PEOPLE, fill
from tests.room.stores import opened

NOW = NOON + 10**12
ME = PEOPLE[0][0]


def exported(path: Path, player: str, search: Search = EVERYTHING) -> bytes:
    with Reader(path) as reader:
        return b"".join(text for _, text in Exporting(reader, player, search).pieces())


async def taken_in(store: Store, file: Path, player: str, name: str, *, only_good: bool = False) -> tuple[Read, Kept]:
    pieces = read_file(file, player, name, NOW, only_good=only_good)
    found = next(pieces)
    assert isinstance(found, Read)
    folds = (fold for group in pieces if not isinstance(group, Read) for fold in group)
    return found, await store.keep_imported(record_of_import(player, file.name, NOW, found), folds)


async def all_of(store: Store, player: str) -> list[PlayedHand]:
    """Every line, the oldest first."""
    lines: list[PlayedHand] = []
    page = await store.hands_of(player, limit=100)
    lines += page.hands
    while page.before is not None:
        page = await store.hands_of(player, before=page.before, limit=100)
        lines += page.hands
    return lines[::-1]


def without_ids(line: PlayedHand) -> PlayedHand:
    return replace(line, hand="", table="", table_name="", number=0, flags=line.flags & FOLDED, is_imported=False)


async def seen_events(store: Store, line: PlayedHand) -> tuple[Event, ...]:
    hand = await store.hand(line.hand)
    assert hand is not None
    return tuple(redact(event, line.seat) for event in engine_events(hand))


async def newcomer(store: Store, player: str, name: str) -> None:
    await store.do(lambda c: players.create_player(c, player, "guest", name, NOON))


def test_a_thousand_hands_come_back_as_they_were(tmp_path: Path) -> None:
    async def there_and_back() -> None:
        here, there, file = tmp_path / "here.sqlite", tmp_path / "there.sqlite", tmp_path / "hands.phhs"
        async with opened(here) as first, opened(there) as second:
            await fill(first, 1000)
            file.write_bytes(exported(here, ME))
            await newcomer(second, "me", "Anna")
            found, kept = await taken_in(second, file, "me", "Anna")
            assert (found.hands, found.faulty, kept) == (1000, 0, Kept(1000, 0))
            before, after = await all_of(first, ME), await all_of(second, "me")
            assert list(map(without_ids, after)) == list(map(without_ids, before))
            assert all(line.is_imported and line.table_name == "hands.phhs" for line in after)
            for one, other in zip(before[::17], after[::17], strict=True):
                assert await seen_events(second, other) == await seen_events(first, one)
            assert await second.statistics("me") == await first.statistics(ME)
            assert exported(there, "me") == file.read_bytes()
            assert (await taken_in(second, file, "me", "Anna"))[1] == Kept(0, 1000)
            assert (await taken_in(first, file, ME, "Anna"))[1] == Kept(0, 1000)
            assert len(await all_of(second, "me")) == 1000

    asyncio.run(there_and_back())
