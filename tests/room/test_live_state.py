"""A log read again leads to the same table: at every row, in every state; a room opened again goes on with it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from americana.room.events import HandSealed, RoomEvent
from americana.room.live.inbox import Close, SetTerms
from americana.room.live.journal import Journal
from americana.room.live.loading import load
from americana.room.live.rows import RECEIPTS_KEPT, Append
from americana.room.live.state import LiveState
from americana.room.readings import Counts
from americana.room.wire import asks
from americana.rules import Rules
from americana.table import Terms
from tests.room.evening import Client, Evening, evening, fold_out, in_turn, passive, play_on, table_of

MINUTE = 60.0


async def reloaded(room: Evening) -> Journal:
    return await load(room.store, room.table.state.id, room.clock, Counts())


async def assert_replays(room: Evening) -> LiveState:
    """The rows in the store lead to the table as it stands, and to its place in the log."""
    journal = await reloaded(room)
    assert journal.state == room.table.state
    assert journal.v == room.table.journal.v
    return journal.state


class Rereader:
    """Reads every table's log again after each row, and notes where it leads to anything else than the table."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rows = 0
        self.differing: list[int] = []
        self.kinds: set[str] = set()
        honest = Journal.append

        async def append(journal: Journal, events: Sequence[RoomEvent], **more: Any) -> Append:
            made = await honest(journal, events, **more)
            again = await load(journal._store, journal.state.id, journal._clock, Counts())
            same = again.state == journal.state and (again.v, again._receipts) == (journal.v, kept(journal))
            self.rows += 1
            self.differing += [] if same else [journal.v]
            self.kinds |= {type(event).__name__ for event in events}
            return made

        def kept(journal: Journal) -> dict[tuple[str, str], int]:
            return dict(list(journal._receipts.items())[-RECEIPTS_KEPT - 1 :])

        monkeypatch.setattr(Journal, "append", append)


@pytest.mark.parametrize(("losers", "preset"), [("show", "ru"), ("muck", "pt")])
def test_at_every_row_the_log_leads_to_the_same_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, losers: str, preset: str
) -> None:
    async def main() -> None:
        rereader = Rereader(monkeypatch)
        table = table_of(3, pace=1.0, losers=losers, preset=preset, bank_growth_hands=2, turn_ms=3000, bank_ms=4000)
        async with evening(tmp_path, table) as room:
            ann, ben = await room.guests(100, 60)
            for step in range(70):
                if step == 20:
                    await ben.do(asks.SitOut)
                if step == 30:
                    await ben.do(asks.SitIn)
                    ann.cuts = True
                if ben.last["you"]["commit"] and step > 30:
                    ben.promise()  # he promises a nonce, and is silent
                if any(person.last["you"]["menu"] for person in (ann, ben)) and step % 6:
                    await passive([ann, ben])
                else:
                    await room.advance(1.0)
                if ann.last["you"]["can_show"]:
                    await ann.do(asks.Show, hand=ann.hand["id"])
                if step == 40:
                    room.room.order(room.table.state.id, SetTerms(Terms.of(Rules.preset(preset, limit="no", ante=2))))
                if step == 50:
                    await ben.close()
                    ben = await room.again(ben)
            await ben.do(asks.Leave)
            await room.advance(60)
            assert room.table.state.lately
            await assert_replays(room)
        assert not room.table.is_frozen
        assert rereader.differing == []
        assert rereader.rows > 50
        assert rereader.kinds >= {"HandSealed", "CutRevealed", "HandResealed", "HandCut", "BankSpent", "BanksGrown"}
        assert rereader.kinds >= {"SatOut", "SatIn", "SeatLeft", "TermsChanged", "HandEnded", "WentAway"}

    asyncio.run(main())


def test_a_restarted_room_goes_on_in_the_same_hand_with_the_whole_time_and_the_banks_as_they_were(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            ann, ben = await room.guests(100, 100)
            await room.advance(50)
            first = in_turn([ann, ben])
            await passive([ann, ben])  # his bank has 30 s left of its 60
            second = in_turn([ann, ben])
            await room.advance(75)
            before, hand = room.table.state, ann.hand
            await room.restart()
            assert room.table.state == before
            second = await room.again(second)
            assert second.hand == hand
            assert (second.last["left_ms"], second.last["bank_left_ms"]) == (20_000, 60_000)
            assert room.table.state.banks == {first.seat: 30_000, second.seat: 60_000}
            await room.advance(79)
            assert second.menu
            await passive([second])
            first = await room.again(first)
            assert first.hand["id"] == hand["id"]
            await play_on([first, second])
            assert await room.audited()

    asyncio.run(main())


def test_the_time_to_come_back_is_given_once_a_hand_after_a_restart_too_and_again_in_the_next_one(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            people = await room.guests(100, 100)
            gone = in_turn(people)
            await gone.close()
            await room.advance(81)
            assert (await assert_replays(room)).granted == {gone.seat}
            await room.restart()
            assert room.table.state.granted == {gone.seat}
            back, other = await room.again(gone), await room.again(people[1 - gone.seat])
            await passive([back])
            await other.move("fold")
            assert (await assert_replays(room)).granted == frozenset()

    asyncio.run(main())


def test_a_restarted_room_waits_for_the_same_cut_as_long_as_before(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            ann, ben = await _sealed_with_ann(room)
            before = room.table.state
            assert room.table.status == "sealed"
            await room.restart()
            assert room.table.state == before
            back = await room.again(ann)
            back._promised = ann._promised
            assert back.last["public"]["seal"]["hand"] == before.seal.sealed.hand  # type: ignore[union-attr]
            await room.advance(1.5)
            back.reveal()
            await room.settle()
            assert room.table.status == "playing"
            assert room.table.state.resealed == 0
            assert back.hand["id"] == before.seal.sealed.hand  # type: ignore[union-attr]
            await ben.close()

    asyncio.run(main())


def test_a_restarted_room_asks_again_for_the_next_attempt_of_a_cut_that_failed(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            _, ben = await _sealed_with_ann(room)
            await room.advance(2)
            state = await assert_replays(room)
            assert state.seal is not None
            assert (state.seal.has_failed, state.seal.silent, state.silences) == (True, frozenset({0}), {0: 1})
            await room.restart()
            assert room.table.state == state
            ben = await room.again(ben)
            assert ben.last["you"]["commit"] == {"number": 2, "attempt": 2}
            ben.promise()
            await room.settle()
            ben.reveal()
            await room.settle()
            assert room.table.status == "playing"
            assert ben.last["public"]["seal"]["nonces"] == [[1, ben.nonce]]
            await assert_replays(room)

    asyncio.run(main())


async def _sealed_with_ann(room: Evening) -> tuple[Client, Client]:
    """Play a hand to its end, let Ann promise a nonce for the next one and keep it to herself."""
    ann, ben = await room.guests(100, 100)
    await fold_out([ann, ben])
    ann.promise()
    await room.advance(3)
    sealed = room.table.state.seal
    assert sealed is not None
    assert isinstance(sealed.sealed, HandSealed)
    assert sealed.committed == (0,)
    return ann, ben


def test_without_pauses_a_room_opened_between_hands_goes_on_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=0.0)) as room:
            ann, ben = await room.guests(100, 100)
            room.pause()
            await play_on([ann, ben])
            await room.restart()
            assert room.table.status == "paused"
            room.resume()
            await room.settle()
            assert room.table.status == "playing"

    asyncio.run(main())


def test_an_order_sent_again_after_a_restart_gets_the_same_receipt(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            ann, ben = await room.guests(100, 100)
            first = in_turn([ann, ben])
            move = first.move_of("bring_in")
            receipt = await first.answered(move)
            second = in_turn([ann, ben])
            fold = second.move_of("fold")
            folded = await second.answered(fold)  # ends the hand: its rows are folded away
            v = room.table.journal.v
            await room.restart()
            first, second = await room.again(first), await room.again(second)
            written = room.table.journal.v
            assert written >= v
            assert await first.answered(move) == receipt
            assert await second.answered(fold) == folded
            assert room.table.journal.v == written
            assert receipt["v"] < folded["v"]

    asyncio.run(main())


def test_a_card_can_be_shown_after_a_restart_between_hands(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            ann, ben = await room.guests(100, 100)
            card = ann.last["you"]["down"]
            await fold_out([ann, ben])
            room.pause()
            await room.settle()
            await room.restart()
            ann, rail = await room.again(ann), await room.watch()
            assert ann.last["you"]["can_show"]
            await ann.do(asks.Show, hand=ann.hand["id"])
            assert rail.events("CardShown") == [{"event": "CardShown", "seat": 0, "card": card}]
            await assert_replays(room)

    asyncio.run(main())


def test_who_sits_out_when_the_room_is_opened_again_still_loses_the_seat_in_the_end(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            ann = await room.guest("Ann", 0)
            await ann.do(asks.SitOut)
            await room.restart()
            await room.advance(10 * MINUTE - 1)
            assert 0 in room.table.state.table.taken
            await room.advance(2)
            assert room.table.state.table.taken == {}
            assert await room.balance(ann) == 10_000

    asyncio.run(main())


def test_a_table_closed_in_mid_hand_stays_closed(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(2)) as room:
            ann, ben = await room.guests(100, 100)
            table = room.table
            assert table.state.table.is_playing
            room.room.order(table.state.id, Close())
            await room.settle()
            assert (table.status, table.state.table.taken) == ("closed", {})
            assert (await load(room.store, table.state.id, room.clock, Counts())).state == table.state
            await ann.evening.told()
            assert (room.room.tables, room.room.lobby.rows()) == ((), ())
            assert ann.frames[-1] == {"is": "bye", "code": "table_closed"}
            assert await room.balance(ann) + await room.balance(ben) + 200 >= 20_000 - 200
            assert await room.audited()
            await room.restart()
            assert room.room.find(table.state.id) is None

    asyncio.run(main())


def test_new_terms_hold_from_the_next_hand_on_never_inside_one(tmp_path: Path) -> None:
    """ROOM.md, "New level": it applies to the next hand; the seal of a hand names the rules that it is played by."""

    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            ann, ben = await room.guests(100, 100)
            higher = Terms.of(Rules.preset("ru", limit="no", ante=3))
            room.room.order(room.table.state.id, SetTerms(higher))
            await room.settle()
            assert room.table.state.rules.ante == 1
            await assert_replays(room)
            assert "about" not in ann.last
            await play_on([ann, ben])
            assert room.table.state.rules.ante == 3
            assert ann.last["about"]["rules"]["ante"] == ben.last["about"]["rules"]["ante"] == 3
            assert [each["event"] for each in ann.last["events"] if each["event"] == "HandEnded"]
            await assert_replays(room)
            room.room.order(room.table.state.id, SetTerms(Terms.of(Rules.preset("ru", max_players=3))))
            await room.settle()
            assert not room.table.is_frozen
            ann.promise()
            await room.advance(6)  # sealed, and waiting for Ann
            assert room.table.status == "sealed"
            room.room.order(room.table.state.id, SetTerms(Terms.of(Rules.preset("ru", limit="no", ante=5))))
            await room.advance(4)
            assert room.table.status == "playing"
            assert room.table.state.table.hand is not None
            assert room.table.state.table.hand.rules.ante == 3
            await assert_replays(room)

    asyncio.run(main())
