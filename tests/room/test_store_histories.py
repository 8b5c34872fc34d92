"""A player's history: searched, turned page by page, added up, and always what a look at each hand would say."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import isclose
from pathlib import Path
from random import Random

import pytest

from americana.room.card_search import card_search
from americana.room.figures import statistics_of
from americana.room.store import (
    EVERYTHING,
    CardSearch,
    Deed,
    Mark,
    Place,
    PlayedHand,
    Search,
    Store,
    StoredHand,
    exports,
    history,
)
from tests.room.dealt import PLAYERS, Dealt, dealt
from tests.room.fake_clock import NOON
from tests.room.stores import entry, opened, run

COUNT = 400
TABLES = ("t1", "t2", "t3")
STARRED = {f"h{number:05}" for number in range(0, COUNT, 7)}


@pytest.fixture(scope="module")
def hands() -> list[Dealt]:
    chance = Random(20)
    return [dealt(chance, number) for number in range(1, COUNT + 1)]


@pytest.fixture(scope="module")
def file(hands: list[Dealt], tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("histories") / "room.sqlite"

    async def fill() -> None:
        async with opened(path) as store:
            for name in TABLES:
                await store.append(entry(name, 1, name=f"Table {name}"))
            vs = dict.fromkeys(TABLES, 1)
            for number, one in enumerate(hands):
                name = TABLES[number % 3]
                vs[name] += 1
                await store.append(entry(name, vs[name], fold=one.fold))
            for hand in sorted(STARRED):
                await store.keep_mark("anna", hand, Mark(True, "well played"))

    run(fill())
    return path


async def pages(store: Store, player: str, search: Search, limit: int) -> list[PlayedHand]:
    found: list[PlayedHand] = []
    before: Place | None = None
    while True:
        page = await store.hands_of(player, search, before, limit)
        found += page.hands
        if page.before is None:
            return found
        before = page.before


def listed(file: Path, player: str, search: Search, limit: int = 17) -> list[PlayedHand]:
    async def play() -> list[PlayedHand]:
        async with opened(file) as store:
            return await pages(store, player, search, limit)

    return run(play())


def of(hands: Sequence[Dealt], player: str, is_wanted: Callable[[Dealt], bool]) -> list[str]:
    """Look at each hand."""
    mine = [one for one in hands if one.facts(player) is not None and is_wanted(one)]
    return [one.fold.hand for one in reversed(mine)]


def deeds(one: Dealt) -> Deed:
    facts = one.facts("anna")
    assert facts is not None
    return facts.deeds


def pot(one: Dealt) -> int:
    assert one.fold.facts is not None
    return one.fold.facts.pot


def table(one: Dealt) -> str:
    return TABLES[(one.fold.number - 1) % 3]


WANTED: list[tuple[Search, Callable[[Dealt], bool]]] = [
    (EVERYTHING, lambda one: True),  # noqa: ARG005
    (Search(table="t2"), lambda one: table(one) == "t2"),
    (Search(table="nowhere"), lambda one: False),  # noqa: ARG005
    (Search(since=NOON + 100_000_000), lambda one: one.fold.number >= 100),
    (Search(until=NOON + 100_000_000), lambda one: one.fold.number < 100),
    (Search(preset="pt"), lambda one: one.hand.rules.base == "pt"),
    (Search(limit="fixed", table="t1"), lambda one: one.hand.rules.limit == "fixed" and table(one) == "t1"),
    (Search(result="won"), lambda one: one.net("anna") > 0),
    (Search(result="lost"), lambda one: one.net("anna") < 0),
    (Search(result="even"), lambda one: one.net("anna") == 0),
    (Search(pot_from=50), lambda one: pot(one) >= 50),
    (Search(pot_from=20, pot_to=60), lambda one: 20 <= pot(one) <= 60),
    (Search(showdown=True), lambda one: bool(deeds(one) & Deed.SHOWDOWN)),
    (Search(showdown=False, result="won"), lambda one: not deeds(one) & Deed.SHOWDOWN and one.net("anna") > 0),
    (Search(starred=True), lambda one: one.fold.hand in STARRED),
    (Search(starred=True, preset="ru"), lambda one: one.fold.hand in STARRED and one.hand.rules.base == "ru"),
]
CARDS = ("9", "9/", "/AA", "AA", "Kh/9", "?h?h?h", "A?s", "As", "/777", "Ac/", "/Ac", "789", "?c?c?c?c")


@pytest.mark.parametrize("place", range(len(WANTED)))
def test_a_search_finds_what_a_look_at_each_hand_finds(file: Path, hands: list[Dealt], place: int) -> None:
    search, is_wanted = WANTED[place]
    assert [line.hand for line in listed(file, "anna", search)] == of(hands, "anna", is_wanted)


@pytest.mark.parametrize("text", CARDS)
def test_a_search_by_cards_finds_what_a_look_at_each_hand_finds(file: Path, hands: list[Dealt], text: str) -> None:
    cards = card_search(text)
    assert cards is not None
    found = [line.hand for line in listed(file, "anna", Search(cards=cards))]
    assert found == of(hands, "anna", lambda one: held(one, cards))
    assert found or text in ("/777", "?c?c?c?c")


def held(one: Dealt, cards: CardSearch) -> bool:
    facts = one.facts("anna")
    assert facts is not None
    assert facts.down is not None
    down, up = 1 << facts.down, sum(1 << card for card in facts.up)
    is_up = all((up & bits).bit_count() >= count for bits, count in cards.up)
    is_held = all(((up | down) & bits).bit_count() >= count for bits, count in cards.held)
    return is_up and is_held and (not cards.down or bool(down & cards.down))


def test_a_line_tells_what_the_hand_was_to_its_player(file: Path, hands: list[Dealt]) -> None:
    by_id = {one.fold.hand: one for one in hands}
    for line in listed(file, "anna", EVERYTHING):
        one = by_id[line.hand]
        facts = one.facts("anna")
        assert facts is not None
        assert (line.down, line.up, line.deeds) == (facts.down, facts.up, facts.deeds)
        assert (line.net, line.pot, line.limit) == (one.net("anna"), pot(one), one.hand.rules.limit)
        assert (line.ante, line.preset, line.number) == (one.hand.rules.ante, one.fold.preset, one.fold.number)
        assert (line.table, line.table_name) == (table(one), f"Table {table(one)}")
        assert (line.starred, line.note) == ((True, "well played") if line.hand in STARRED else (False, ""))
        assert not line.is_imported


def test_another_players_stars_are_not_mine(file: Path) -> None:
    assert listed(file, "boris", Search(starred=True)) == []
    assert not any(line.starred or line.note for line in listed(file, "boris", EVERYTHING))


def test_nobody_has_no_history(file: Path) -> None:
    assert listed(file, "nobody", EVERYTHING) == []


def test_a_page_of_a_long_search_ends_where_it_has_read_enough(
    file: Path, hands: list[Dealt], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "MOST_READ", 20)
    search = Search(cards=card_search("Ac/"))

    async def play() -> None:
        async with opened(file) as store:
            first = await store.hands_of("anna", search, None, 5)
            assert len(first.hands) < 5
            assert first.before is not None
            found = await pages(store, "anna", search, 5)
            assert search.cards is not None
            wanted = search.cards
            assert [line.hand for line in found] == of(hands, "anna", lambda one: held(one, wanted))
            everything = await pages(store, "anna", EVERYTHING, 50)
            assert [line.hand for line in everything] == of(hands, "anna", lambda _: True)

    run(play())


def test_hands_are_counted_and_fetched_as_they_are_listed(file: Path, hands: list[Dealt]) -> None:
    async def play() -> None:
        async with opened(file) as store:
            for search in (EVERYTHING, Search(result="won"), Search(cards=card_search("/AA"))):
                ids = [line.hand for line in await pages(store, "anna", search, 50)]
                count, _ = await store.read(partial(exports.counted, player="anna", search=search))
                assert count == len(ids)
                found = await store.several(ids)
                assert [each.hand for each in found if isinstance(each, StoredHand)] == ids
            whole = await store.several([hands[3].fold.hand])
            assert whole == (await store.hand(hands[3].fold.hand),)
            assert (await store.read(partial(exports.counted, player="nobody", search=EVERYTHING)))[0] == 0

    run(play())


def test_a_player_is_told_at_which_tables_he_has_played(file: Path) -> None:
    async def play() -> None:
        async with opened(file) as store:
            assert {(each.table, each.name) for each in await store.tables_of("anna")} == {
                (name, f"Table {name}") for name in TABLES
            }
            assert await store.tables_of("nobody") == ()

    run(play())


@pytest.mark.parametrize("search", [EVERYTHING, Search(limit="pot"), Search(showdown=True), Search(table="nowhere")])
def test_statistics_are_what_adding_up_each_hand_gives(file: Path, hands: list[Dealt], search: Search) -> None:
    async def play() -> None:
        async with opened(file) as store:
            wanted = {line.hand for line in await pages(store, "clara", search, 50)}
            found = statistics_of(await store.statistics("clara", search))
            mine = [one for one in hands if one.fold.hand in wanted]
            nets = [one.net("clara") / one.hand.rules.ante for one in mine]
            assert found.hands == found.total.hands == len(mine)
            assert isclose(found.total.net * len(mine), sum(nets), abs_tol=1e-3)
            assert [(rate.key, rate.made, rate.of) for rate in found.rates] == list(rates(mine))
            assert {group.key: group.hands for group in found.by_door} == counted(mine, door)
            assert {group.key: group.hands for group in found.by_opener} == counted(mine, place)
            assert len(found.curve) == min(len(mine), 200)
            assert [point.hands for point in found.curve][-1:] == [len(mine)][: len(mine)]
            for point in found.curve:
                assert isclose(point.net, sum(nets[: point.hands]), abs_tol=1e-4)

    run(play())


def rates(mine: Sequence[Dealt]) -> Iterator[tuple[str, int, int]]:
    all_deeds = [facts.deeds for one in mine if (facts := one.facts("clara"))]

    def count(deed: Deed) -> int:
        return sum(deed in each for each in all_deeds)

    yield "opened_above", count(Deed.OPENED_ABOVE), count(Deed.COULD_OPEN_ABOVE)
    yield "completed", count(Deed.COMPLETED), count(Deed.COULD_COMPLETE)
    yield "folded_to_completion", count(Deed.FOLDED_TO_COMPLETION), count(Deed.FACED_COMPLETION)
    yield "showdown", count(Deed.SHOWDOWN), len(mine)
    yield "won_at_showdown", count(Deed.WON_SHOWDOWN), count(Deed.SHOWDOWN)


def counted(mine: Sequence[Dealt], key: Callable[[Dealt], str | None]) -> dict[str, int]:
    counts: dict[str, int] = defaultdict(int)
    for one in mine:
        name = key(one)
        if name is not None:
            counts[name] += 1
    return dict(counts)


def door(one: Dealt) -> str | None:
    facts = one.facts("clara")
    assert facts is not None
    return "789TJQKA"[facts.up[0] & 7]


def place(one: Dealt) -> str | None:
    facts = one.facts("clara")
    assert facts is not None
    return None if facts.place is None else str(facts.place)


def test_searches_at_once_leave_a_connection_for_others(file: Path) -> None:
    async def play() -> None:
        async with opened(file) as store:
            asked = [store.statistics(player) for player in PLAYERS]
            found, hand = await asyncio.gather(asyncio.gather(*asked), store.hand("h00001"))
            assert hand is not None
            assert all(sums.kinds for sums in found)

    run(play())
