"""Stars and notes, and links under which others see a hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from americana.room.store import NO_MARK, Link, Mark, Search, links
from tests.room.fake_clock import NOON
from tests.room.stores import entry, fill, folded, opened, run


def test_a_mark_is_kept_changed_and_taken_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 1)
            await store.append(entry("t1", 2, fold=folded("h1", 1, "anna", "boris", keep_from=2)))
            assert await store.mark_of("anna", "h1") == NO_MARK
            for mark in (Mark(True, ""), Mark(False, "a bluff"), Mark(True, "ничего ♠"), NO_MARK):
                assert await store.keep_mark("anna", "h1", mark)
                assert await store.mark_of("anna", "h1") == mark
                assert await store.mark_of("boris", "h1") == NO_MARK
                found = await store.hands_of("anna", Search(starred=True))
                assert [line.hand for line in found.hands] == ["h1"] * mark.starred

    run(play())


def test_nobody_marks_a_hand_that_he_did_not_play(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 1)
            await store.append(entry("t1", 2, fold=folded("h1", 1, "anna", keep_from=2)))
            await store.append(entry("t1", 3, fold=folded("h2", 2, "boris", keep_from=3)))
            for player, hand in (("anna", "h2"), ("anna", "h3"), ("nobody", "h1")):
                assert not await store.keep_mark(player, hand, Mark(True, ""))
                assert await store.mark_of(player, hand) == NO_MARK

    run(play())


def test_a_link_is_found_until_it_is_revoked_by_who_made_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 1)
            await store.append(entry("t1", 2, fold=folded("h1", 1, "anna", "boris", keep_from=2)))
            link, other = Link("x", "h1", "anna", True, False, NOON), Link("y", "h1", "boris", False, True, NOON + 1)
            for each in (link, other):
                assert await store.do(lambda c, each=each: links.make(c, each))  # type: ignore[misc]
                assert await store.read(lambda c, each=each: links.find(c, each.token)) == each  # type: ignore[misc]
            assert await store.read(lambda c: links.of_hand(c, "anna", "h1")) == (link,)
            assert not await store.do(lambda c: links.revoke(c, "boris", "x", NOON + 5))
            assert await store.do(lambda c: links.revoke(c, "anna", "x", NOON + 5))
            assert not await store.do(lambda c: links.revoke(c, "anna", "x", NOON + 6))
            assert await store.read(lambda c: links.find(c, "x")) is None
            assert await store.read(lambda c: links.of_hand(c, "anna", "h1")) == ()
            assert await store.read(lambda c: links.find(c, "y")) == other

    run(play())


def test_a_link_needs_a_hand_and_a_token_of_its_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 1)
            await store.append(entry("t1", 2, fold=folded("h1", 1, "anna", keep_from=2)))
            assert not await store.do(lambda c: links.make(c, Link("x", "h9", "anna", False, False, NOON)))
            assert not await store.do(lambda c: links.make(c, Link("x", "h1", "nobody", False, False, NOON)))
            assert await store.do(lambda c: links.make(c, Link("x", "h1", "anna", False, False, NOON)))
            with pytest.raises(IntegrityError):
                await store.do(lambda c: links.make(c, Link("x", "h1", "anna", False, False, NOON)))
            assert "token" not in repr(await store.read(lambda c: links.find(c, "x")))

    run(play())
