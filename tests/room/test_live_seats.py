"""Seats of a live table: breaks, buy-ins, top-ups, leaving and coming back; and where the chips are after each."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from americana.room.wire import asks
from tests.room.evening import Client, Evening, evening, fold_out, in_turn, passive, play_on, table_of

MINUTE = 60.0


def dealt_in(client: Client) -> list[int]:
    return sorted(player["seat"] for player in client.hand["players"])


def chips_at(room: Evening) -> dict[int, int]:
    return room.table.state.table.stacks


def test_missed_ante_who_sits_out_is_not_dealt_owes_nothing_and_loses_the_seat_after_ten_minutes(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            ann, ben, cora = await room.guests(100, 100, 100)
            await ann.do(asks.SitOut)
            await fold_out([ann, ben, cora])
            chips = ann.chips
            for _ in range(3):
                await fold_out([ben, cora])
                assert dealt_in(ben) == [1, 2]
            assert ann.chips == chips
            await ann.do(asks.SitIn)
            await fold_out([ben, cora])
            assert dealt_in(ben) == [0, 1, 2]
            assert ann.chips == chips - 1  # one ante, and no debt
            await ann.do(asks.SitOut)
            await fold_out([ann, ben, cora])
            left = ann.chips
            for _ in range(25):
                await room.advance(MINUTE / 2)
                if 0 not in room.table.state.table.taken:
                    break
            assert ben.last["public"]["seats"][0] is None
            assert await room.balance(ann) == 10_000 - 100 + left

    asyncio.run(main())


def test_a_break_that_ends_in_time_keeps_the_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            ann = await room.guest("Ann", 0)
            await ann.do(asks.SitOut)
            await room.advance(9 * MINUTE)
            await ann.do(asks.SitIn)
            await room.advance(9 * MINUTE)
            await ann.do(asks.SitOut)
            await room.advance(9 * MINUTE)
            assert ann.seat == 0
            await room.advance(MINUTE + 1)
            assert ann.last["you"]["seat"] is None

    asyncio.run(main())


def test_sit_out_pressed_in_mid_hand_takes_no_ante_from_the_next_deal(tmp_path: Path) -> None:
    """The ante of the hand in play is posted: he still gets his cards and acts."""

    async def main() -> None:
        async with evening(tmp_path) as room:
            ann, ben, cora = await room.guests(100, 100, 100)
            first = in_turn([ann, ben, cora])
            await first.do(asks.SitOut)
            hand = first.hand["id"]
            assert "bring_in" in first.menu
            await play_on([ann, ben, cora])
            last = next(f for f in reversed(first.of("table")) if f["public"]["hand"]["id"] == hand)
            cards = next(p for p in last["public"]["hand"]["players"] if p["seat"] == first.seat)
            assert len(cards["up"]) == 4
            assert first.seat not in dealt_in(first)

    asyncio.run(main())


def test_with_one_player_left_no_hand_starts_and_no_ante_is_taken(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            ann, ben = await room.guests(100, 100)
            await fold_out([ann, ben])
            await ben.do(asks.SitOut)
            chips, played = ann.chips, room.table.state.table.hands_played
            await room.advance(5 * MINUTE)
            assert (ann.chips, room.table.state.table.hands_played) == (chips, played)
            assert room.table.status == "waiting"

    asyncio.run(main())


def test_top_up_is_queued_to_the_next_hand_up_to_the_largest_buy_in_and_no_chip_leaves_a_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            ann, ben = await room.guests(150, 100)
            before = ann.chips
            most = 200 - before
            for chips in (most + 1, 0, -10):
                refused = await ann.do(asks.TopUp, chips=chips)
                assert (refused["code"], refused["facts"]) == ("bad_top_up", {"least": 1, "most": most})
            assert (await ann.do(asks.TopUp, chips=50))["is"] == "receipt"
            assert (ann.chips, ann.last["public"]["seats"][0]["asked"]) == (before, 50)
            assert await room.balance(ann) == 10_000 - 200
            await fold_out([ann, ben])
            after = ann.chips
            await room.advance(3)
            fits = min(50, 200 - after)
            assert ann.hand["players"][0]["began"] == after + fits
            assert await room.balance(ann) == 10_000 - 150 - fits
            assert await room.audited()

    asyncio.run(main())


def test_stack_nought_is_not_dealt_in_until_he_buys_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            people = await room.guests(20, 200)
            for _ in range(50):
                if 0 in chips_at(room).values() and not room.table.state.table.is_playing:
                    break
                if not any(each.last["you"]["menu"] for each in people):
                    await room.advance(1)
                    continue
                client = in_turn(people)
                wager = next((c for c in client.last["you"]["menu"] if c["verb"] in ("bet", "raise")), None)
                if wager is None:
                    await passive(people)
                else:
                    await client.move(wager["verb"], wager["most"])
            broke = next(each for each in people if each.chips == 0)
            await room.advance(MINUTE)
            assert (room.table.status, broke.chips) == ("waiting", 0)
            assert (await broke.do(asks.TopUp, chips=40))["is"] == "receipt"
            await room.advance(1)
            assert broke.seat in dealt_in(broke)

    asyncio.run(main())


def test_leave_in_mid_hand_with_sixty_behind_after_putting_forty_in(tmp_path: Path) -> None:
    """Folded; 60 are credited once, 40 stay in the pot."""

    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100, 100)
            opener = in_turn(people)
            await opener.move("bet", 39)
            raiser = in_turn(people)
            await raiser.move("raise", 99)
            assert opener.chips == 60
            leave = asks.Leave(id="leave")
            receipt = await opener.answered(leave)
            assert await opener.answered(leave) == receipt  # sent twice
            await in_turn(people).move("fold")
            assert opener.events("SeatLeft") == [
                {"event": "SeatLeft", "seat": receipt_seat(opener), "player": opener.player, "chips": 60}
            ]
            assert await room.balance(opener) == 10_000 - 40
            assert chips_at(room)[raiser.seat] in (141, 140)  # the next hand may have taken an ante
            assert await room.audited()

    asyncio.run(main())


def receipt_seat(client: Client) -> int:
    seat = client.events("LeaveAsked")[0]["seat"]
    assert isinstance(seat, int)
    return seat


def test_rathole_who_left_with_five_hundred_brings_them_back_within_the_hour_even_above_the_most(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(ante=1, pace=1.0)) as room:
            people = await room.guests(200, 200, 200)
            await win_all(room, people)
            rich = next(each for each in people if each.chips > 400)
            chips = rich.chips
            await rich.do(asks.Leave)
            assert await room.balance(rich) == 10_000 - 200 + chips
            await room.advance(30 * MINUTE)
            refused = await rich.do(asks.Sit, seat=5, chips=200)
            assert (refused["code"], refused["facts"]) == ("bad_buy_in", {"least": chips, "most": chips})
            await room.restart()
            rich = await room.again(rich)
            assert (await rich.do(asks.Sit, seat=5, chips=chips - 1))["code"] == "bad_buy_in"
            assert (await rich.do(asks.Sit, seat=5, chips=chips))["is"] == "receipt"
            assert rich.chips == chips
            await rich.do(asks.Leave)
            await room.advance(60 * MINUTE)
            assert (await rich.do(asks.Sit, seat=5, chips=20))["is"] == "receipt"
            assert await room.audited()

    asyncio.run(main())


async def win_all(room: Evening, people: list[Client]) -> None:
    """Let everybody put all in until one has more than 400 and no hand is in play."""
    for _ in range(300):
        if max(chips_at(room).values()) > 400 and not room.table.state.table.is_playing:
            return
        if not any(each.last["you"]["menu"] for each in people):
            await room.advance(1)
            continue
        client = in_turn(people)
        wager = next((c for c in client.last["you"]["menu"] if c["verb"] in ("bet", "raise")), None)
        await (client.move(wager["verb"], wager["most"]) if wager else passive(people))
    pytest.fail("nobody wins")


def test_rathole_who_left_short_or_broke_comes_back_with_any_legal_buy_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            ann = await room.guest("Ann", 0, 20)
            await ann.do(asks.Leave)
            assert (await ann.do(asks.Sit, seat=0, chips=19))["facts"] == {"least": 20, "most": 200}
            assert (await ann.do(asks.Sit, seat=1, chips=200))["is"] == "receipt"
            await ann.do(asks.Leave)
            assert (await ann.do(asks.Sit, seat=2, chips=20))["facts"] == {"least": 200, "most": 200}

    asyncio.run(main())


def test_ten_cycles_of_leaving_and_coming_back_around_the_start_of_hands(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            ann, ben, cora = await room.guests(100, 100, 100)
            people = [ann, ben, cora]
            for cycle in range(10):
                await fold_out(people)
                await room.advance(2.3 + 0.05 * cycle)  # around 2.5 s, when the next hand is sealed and dealt
                chips = cora.chips
                assert (await cora.do(asks.Leave))["is"] == "receipt"
                if cora.last["you"]["seat"] is not None:  # the hand had begun: it ends first
                    await fold_out(people)
                    chips -= 1
                back = cora.events("SeatLeft")[-1]["chips"]
                assert abs(back - chips) <= 6
                assert (await cora.do(asks.Sit, seat=2, chips=max(back, 20)))["is"] == "receipt"
                while not room.table.state.table.is_playing:
                    await room.advance(0.5)
            assert sum([await room.balance(each) for each in people]) + room.on_table == 30_000
            assert await room.audited()

    asyncio.run(main())


def test_who_sits_down_in_mid_hand_waits_for_the_next_and_two_cannot_take_one_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100)
            cora, dan = await room.guest("Cora"), await room.guest("Dan")
            cora.ask(asks.Sit(id="c", seat=2, chips=100))
            dan.ask(asks.Sit(id="d", seat=2, chips=100))
            await room.settle()
            assert cora.of("receipt")
            assert dan.of("refused")[-1]["code"] == "seat_taken"
            assert dealt_in(cora) == [0, 1]
            assert (await cora.do(asks.Sit, seat=3, chips=100))["code"] == "already_seated"
            await fold_out(people)
            assert dealt_in(cora) == [0, 1, 2]
            assert await room.balance(dan) == 10_000

    asyncio.run(main())


def test_nobody_sits_down_with_chips_that_he_has_not(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(ante=100)) as room:
            ann = await room.guest("Ann")
            refused = await ann.do(asks.Sit, seat=0, chips=10_001)
            assert (refused["code"], room.table.state.table.taken) == ("too_few_chips", {})
            assert (await ann.do(asks.Sit, seat=0, chips=10_000))["is"] == "receipt"
            rail = await room.watch()
            assert (await rail.do(asks.Sit, seat=1, chips=5000))["code"] == "no_session"

    asyncio.run(main())
