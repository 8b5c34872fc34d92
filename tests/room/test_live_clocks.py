"""The clocks of a live table: 20 s for a decision, the bank of 60 s, 30 s to come back, and what happens after them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from americana.room.wire import asks
from tests.room.evening import Client, Evening, evening, fold, in_turn, passive, play_on, table_of

TURN, BANK, GRACE, RECONNECT = 20, 60, 1, 30


def kinds_of(client: Client) -> list[str]:
    """The kinds of events in the last frame that told of any."""
    return [event["event"] for event in next(f["events"] for f in reversed(client.of("table")) if f["events"])]


async def until_free(people: list[Client]) -> Client:
    """Play on to a decision that faces no bet; return who has it."""
    for _ in range(20):
        if "check" in in_turn(people).menu:
            return in_turn(people)
        await passive(people)
    raise AssertionError("nobody may check")


def test_disconnect_in_turn_the_bank_then_thirty_seconds_to_come_back_once_a_hand_then_a_check(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100, 100)
            gone = await until_free(people)
            seat, watcher = gone.seat, next(each for each in people if each is not gone)
            await gone.close()
            assert seat not in watcher.of("marks")[-1]["connected"]
            await room.advance(TURN + BANK + GRACE)
            assert kinds_of(watcher) == ["BankSpent", "ReconnectGranted"]
            assert watcher.hand["actor"] == seat
            assert watcher.last["left_ms"] == RECONNECT * 1000
            await room.advance(RECONNECT + GRACE - 0.1)
            assert watcher.hand["actor"] == seat
            await room.advance(0.1)
            assert kinds_of(watcher)[:3] == ["WentAway", "SatOut", "Checked"]
            assert watcher.last["public"]["seats"][seat]["is_away"]
            people.remove(gone)
            hands = room.table.state.table.hands_played
            await play_on(people)  # his next turns are not waited for, and he gets no second time
            assert room.table.state.table.hands_played == hands + 1
            assert len(watcher.events("ReconnectGranted")) == 1

    asyncio.run(main())


def test_disconnect_in_turn_facing_a_bet_the_hand_is_folded_and_away_lasts_until_a_click(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100, 100)
            await in_turn(people).move("bet", 10)
            gone = in_turn(people)
            people.remove(gone)
            await gone.close()
            await room.advance(TURN + BANK + GRACE + RECONNECT + GRACE)
            assert kinds_of(people[0])[:3] == ["WentAway", "SatOut", "Folded"]
            back = await room.again(gone)  # a new socket alone is no click
            assert back.last["public"]["seats"][back.seat]["is_away"]
            await back.do(asks.SitIn)
            sits = back.last["public"]["seats"][back.seat]
            assert (sits["is_away"], sits["is_out"]) == (False, False)
            await play_on(people)
            await room.settle()
            assert back.seat in [player["seat"] for player in back.hand["players"]]

    asyncio.run(main())


def test_who_comes_back_within_the_thirty_seconds_acts_and_his_bank_is_spent(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100)
            gone = in_turn(people)
            await gone.close()
            await room.advance(TURN + BANK + GRACE + 25)
            back = await room.again(gone)
            assert back.last["left_ms"] == 5000
            assert (await back.move("bring_in"))["is"] == "receipt"
            sits = back.last["public"]["seats"][back.seat]
            assert (sits["is_away"], sits["bank_ms"]) == (False, 0)

    asyncio.run(main())


def test_who_is_connected_and_idle_gets_no_time_to_come_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100)
            await room.advance(TURN + BANK + GRACE)
            assert people[0].events("ReconnectGranted") == []
            assert kinds_of(people[0])[:4] == ["BankSpent", "WentAway", "SatOut", "BroughtIn"]

    asyncio.run(main())


def test_opener_does_not_act_the_bring_in_of_two_antes_is_posted_and_he_is_not_folded(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100, 100)
            opener = in_turn(people)
            await room.advance(TURN + BANK + GRACE)
            assert [(event["seat"], event["to"]) for event in people[0].events("BroughtIn")] == [(opener.seat, 2)]
            assert not any(player["folded"] for player in people[0].hand["players"])

    asyncio.run(main())


@pytest.mark.parametrize(("waited", "left_ms"), [(19.9, 60_000), (20.0, 60_000), (35.0, 45_000), (80.0, 0), (80.99, 0)])
def test_time_bank_an_action_until_the_deadline_and_one_second_on_counts(
    tmp_path: Path, waited: float, left_ms: int
) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100)
            opener = in_turn(people)
            await room.advance(waited)
            assert (await opener.move("bring_in"))["is"] == "receipt"
            assert room.table.state.banks[opener.seat] == left_ms
            assert opener.events("WentAway") == []

    asyncio.run(main())


def test_an_action_after_the_second_of_grace_is_stale_and_moves_no_chip(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100)
            opener = in_turn(people)
            late = opener.move_of("bet", 50)
            await room.advance(TURN + BANK + GRACE + 0.01)
            v = room.table.journal.v
            assert (await opener.answered(late))["code"] == "stale_turn"
            assert room.table.journal.v == v
            assert opener.chips == 97

    asyncio.run(main())


def test_a_bank_grows_by_a_second_every_ten_hands_up_to_its_most(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100)
            await room.advance(50)
            slow = in_turn(people)
            await slow.move("bring_in")
            assert room.table.state.banks[slow.seat] == 30_000
            await play_fast(room, people, 9)
            assert room.table.state.banks[slow.seat] == 30_000
            await play_fast(room, people, 10)
            assert room.table.state.banks == {slow.seat: 31_000, 1 - slow.seat: 60_000}
            assert slow.events("BanksGrown") == [{"event": "BanksGrown", "left_ms": [[slow.seat, 31_000]]}]
            await play_fast(room, people, 20)
            assert room.table.state.banks[slow.seat] == 32_000
            await room.restart()
            assert room.table.state.banks[slow.seat] == 32_000

    asyncio.run(main())


async def play_fast(room: Evening, people: list[Client], hands: int) -> None:
    """Bring in and fold until so many hands were played."""
    while room.table.state.table.hands_played < hands:
        await fold(people)


def test_six_time_outs_one_after_the_other_end_the_hand_and_nobody_is_dealt_in_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(*[100] * 6)
            await room.advance(6 * (TURN + BANK + GRACE))
            table = room.table.state.table
            assert room.table.status == "waiting"
            assert table.hands_played == 1
            assert sum(table.stacks.values()) == 600
            assert sorted(table.stacks.values()) == [99, 99, 99, 99, 99, 105]
            assert all(sitter.is_out for sitter in table.taken.values())
            await room.advance(11 * 60)
            assert room.table.state.table.taken == {}
            assert sorted([await room.balance(each) for each in people]) == [9_999] * 5 + [10_005]

    asyncio.run(main())


def test_six_people_who_are_away_time_out_at_once(tmp_path: Path) -> None:
    """Six asks to leave in the same instant: the opener brings in, the others fold, the hand ends in order."""

    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(*[100] * 6)
            for each in people:
                each.ask(asks.Leave(id="leave"))
            await room.settle()
            assert room.table.state.table.taken == {}
            assert room.table.state.table.hands_played == 1
            balances = [await room.balance(each) for each in people]
            assert sorted(balances) == [9_999] * 5 + [10_005]
            assert await room.audited()

    asyncio.run(main())


def test_an_illegal_raise_gives_no_new_time(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100)
            opener = in_turn(people)
            await room.advance(TURN + BANK)
            refused = await opener.move("bet", 1000)
            assert refused["is"] == "refused"
            assert refused["code"] != "stale_turn"
            await room.advance(GRACE)
            assert opener.events("BroughtIn")
            assert opener.events("WentAway") == [{"event": "WentAway", "seat": opener.seat}]

    asyncio.run(main())


def test_a_late_timer_of_an_old_decision_does_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100)
            await room.advance(TURN + BANK + GRACE - 0.01)
            first = in_turn(people)
            await passive(people)
            second = in_turn(people)
            assert first is not second
            await room.advance(TURN + BANK + GRACE - 0.01)  # the first decision's time is long over
            assert second.menu
            assert second.events("WentAway") == []

    asyncio.run(main())


def test_a_timer_that_comes_at_the_instant_of_the_action_does_not_act_for_the_next_one(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100)
            opener = in_turn(people)
            move = opener.move_of("bring_in")
            room.clock.call_later(0, lambda: None)
            room.clock._ticks += TURN + BANK + GRACE  # both are in the inbox before the table gets to either
            opener.ask(move)
            await room.advance(0)
            assert opener.of("receipt")[-1]["id"] == move.id
            assert opener.events("WentAway") == []
            assert in_turn(people) is not opener

    asyncio.run(main())


def test_who_sits_out_is_neither_asked_nor_timed_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(1, 2, pace=1.0)) as room:
            ann = await room.guest("Ann", 0)
            await ann.do(asks.SitOut)
            for _ in range(60):
                await room.advance(0.5)
                if ann.last["you"]["menu"]:
                    await passive([ann])
            assert 0 not in [player["seat"] for player in ann.hand["players"]]
            since = len(ann.frames)
            await room.advance(120)
            assert not any(frame["you"]["menu"] for frame in ann.frames[since:] if frame["is"] == "table")
            assert ann.events("WentAway") == []

    asyncio.run(main())


def test_no_all_in_protection_who_is_gone_facing_an_all_in_is_folded(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100)
            await in_turn(people).move("bet", 99)
            gone = in_turn(people)
            seat, stays = gone.seat, next(each for each in people if each is not gone)
            await gone.close()
            await room.advance(TURN + BANK + RECONNECT + 2 * GRACE)
            assert stays.events("Folded") == [{"event": "Folded", "seat": seat}]
            assert stays.chips == 101

    asyncio.run(main())


def test_leaving_and_sitting_down_again_does_not_fill_the_bank(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100, 100)
            slow = in_turn(people)
            await room.advance(TURN + 25)
            await passive(people)
            assert room.table.state.banks[slow.seat] == 35_000
            seat = slow.seat
            await slow.do(asks.Leave)
            await play_on([each for each in people if each is not slow])
            assert room.table.state.table.sitters[seat] is None
            assert (await slow.do(asks.Sit, seat=seat, chips=200))["is"] == "receipt"
            assert room.table.state.banks[seat] == 35_000

    asyncio.run(main())
