"""Finished hands: folded into one row, found by player and by table, with what was shown later."""

from __future__ import annotations

import hashlib
import zlib
from pathlib import Path

import pytest
from sqlalchemy import text

from americana.room.store import Damaged, Page, Show, packing
from americana.room.store.packing import pack, unpack
from tests.room.fake_clock import NOON
from tests.room.stores import entry, fill, folded, opened, refusal, run, vs


def test_a_finished_hand_takes_the_place_of_its_rows(tmp_path: Path) -> None:
    async def play() -> None:
        body = b'{"event":"Raised","seat":1}' * 40
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 8)
            await fill(store, "t2", 8)
            await store.append(entry("t1", 9, fold=folded("h1", 1, "anna", "boris", keep_from=9, body=body)))
            assert await vs(store, "t1") == [9]
            assert await vs(store, "t2") == list(range(1, 9))
        async with opened(tmp_path / "room.sqlite") as store:
            await store.append(entry("t1", 10))
            hand = await store.hand("h1")
            assert hand is not None
            assert (hand.table, hand.number, hand.ended_at, hand.preset, hand.format) == ("t1", 1, NOON, "ru", 1)
            assert (hand.body, hand.secret, hand.shows) == (body, b"seeds", ())
            assert [(s.seat, s.player, s.net, s.known_mask) for s in hand.seats] == [
                (0, "anna", -1, 0x80000001),
                (1, "boris", 0, 0x80000001),
            ]
            assert await store.hand("h2") is None

    run(play())


def test_a_hand_that_is_refused_drops_no_row(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 4)
            await store.append(entry("t1", 5, fold=folded("h1", 1, "anna", keep_from=5)))
            await store.append(entry("t1", 6))
            again = entry("t1", 7, fold=folded("h1", 2, "anna", keep_from=7))
            assert (await refusal(store.append(again))).code == "row_exists"
            same_number = entry("t1", 7, fold=folded("h2", 1, "anna", keep_from=7))
            assert (await refusal(store.append(same_number))).code == "row_exists"
            assert await vs(store, "t1") == [5, 6]

    run(play())


def test_a_card_shown_after_the_end_is_kept_with_its_hand(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 1)
            await store.append(entry("t1", 2, fold=folded("h1", 1, "anna", keep_from=2)))
            await store.append(entry("t1", 3, shows=Show("h1", b"shown")))
            hand = await store.hand("h1")
            assert hand is not None
            assert [(show.v, show.at, show.body) for show in hand.shows] == [(3, NOON + 3, b"shown")]
            assert (await refusal(store.append(entry("t1", 4, shows=Show("h9", b"shown"))))).code == "row_exists"

    run(play())


def test_a_player_turns_the_pages_of_his_hands_from_the_newest(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 1)
            for n in range(1, 12):
                ended_at = NOON + n // 3  # several at one moment
                fold = folded(f"h{n:02}", n, "anna", f"p{n}", keep_from=n, ended_at=ended_at)
                await store.append(entry("t1", n + 1, fold=fold))
            seen: list[str] = []
            page = await store.hands_of("anna", limit=4)
            while page.hands:
                seen += [line.hand for line in page.hands]
                page = await store.hands_of("anna", before=page.before, limit=4) if page.before else Page((), None)
            assert seen == [f"h{n:02}" for n in range(11, 0, -1)]
            assert [line.net for line in (await store.hands_of("p5")).hands] == [0]
            assert await store.hands_of("nobody") == Page((), None)

    run(play())


def test_a_tables_hands_come_in_order_and_page_by_page(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            for table in ("t1", "t2"):
                await fill(store, table, 1)
                for n in range(1, 6):
                    fold = folded(f"{table}-{n}", n, "anna", keep_from=n, body=b"%d" % n)
                    await store.append(entry(table, n + 1, fold=fold))
            assert [hand.hand for hand in await store.hands_at("t1", limit=3)] == ["t1-1", "t1-2", "t1-3"]
            assert [hand.body for hand in await store.hands_at("t1", after=3)] == [b"4", b"5"]
            assert await store.hands_at("t9") == ()

    run(play())


def test_a_damaged_hand_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await fill(store, "t1", 1)
            await store.append(entry("t1", 2, fold=folded("h1", 1, "anna", keep_from=2)))
            await store.append(entry("t1", 3, fold=folded("h2", 2, "anna", keep_from=3)))
            await store.do(lambda c: c.execute(text("UPDATE hands SET ended_at = ended_at + 1 WHERE id = 'h1'")))
            error = await refusal(store.hand("h1"))
            assert (error.code, error.facts["hand"]) == ("damaged_hand", "h1")
            assert (await refusal(store.hands_at("t1"))).code == "damaged_hand"
            assert await store.hand("h2") is not None
            second, first = await store.several(["h2", "h9", "h1"])
            assert isinstance(first, Damaged)
            assert second == await store.hand("h2")
            await store.do(lambda c: c.execute(text("UPDATE hands SET seats = x'c1' WHERE id = 'h2'")))
            assert (await refusal(store.hand("h2"))).code == "damaged_hand"

    run(play())


def test_what_was_packed_with_any_dictionary_or_none_can_be_unpacked() -> None:
    body = b'{"event":"Raised","seat":1}' * 40
    assert unpack(zlib.compress(body)) == unpack(pack(body)) == body
    hashes = b'["%b","%b","%b","%b"]' % (b"0f" * 32, b"a1" * 16, b"ab" * 24, b"0" * 31 + b"g")
    for strange in (b"", b"\x01", b'"\x02"', hashes, hashes + b"\x01", b'"' + b"f" * 64, b'"%b"' % (b"F" * 64)):
        assert unpack(pack(strange)) == strange
    assert len(pack(hashes * 30)) < 30 * (32 + 16 + 24 + 20)
    other = zlib.compressobj(zdict=b"of a newer program")
    for strange in (b"", b"\x01", b"\x01\0\0\0\x09", b"no zlib", other.compress(body) + other.flush()):
        with pytest.raises(zlib.error):
            unpack(strange)


def test_no_dictionary_is_ever_changed() -> None:
    files = sorted(Path(packing.__file__).parent.glob("*.dictionary"))
    assert {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files} == {
        "hands-1.dictionary": "601b0497f08719bbc14f675ef3fc4f020c073a991509cd9640f0e0463d57f7e9",
    }
