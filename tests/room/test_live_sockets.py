"""Sockets at a live table: orders sent twice, several windows of one player, slow and broken viewers, nonsense."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from americana.errors import AmericanaError
from americana.room.audience import LONGEST_QUEUE, Viewer
from americana.room.live.inbox import MOST_WAITING
from americana.room.wire import asks
from tests.room.evening import MOVES, Client, evening, in_turn, passive, table_of


def test_the_same_action_twice_within_a_millisecond_is_done_once(tmp_path: Path) -> None:
    """Two clicks are two ids: the second is stale. The stack of 20 goes to 19 by the ante, once, and to 17 once."""

    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(20, 20)
            assert [each.chips for each in people] == [19, 19]
            opener = in_turn(people)
            first, second = opener.move_of("bring_in"), opener.move_of("bring_in")
            v = room.table.journal.v
            opener.ask(first)
            opener.ask(second)
            await room.settle()
            assert opener.of("receipt")[-1] == {"is": "receipt", "id": first.id, "v": v + 1}
            assert opener.of("refused") == [
                {"is": "refused", "id": second.id, "code": "stale_turn", "facts": {}},
            ]
            assert (opener.chips, room.table.journal.v) == (17, v + 1)

    asyncio.run(main())


def test_the_same_order_sent_again_gets_the_same_receipt_and_changes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(20, 20)
            opener = in_turn(people)
            move = opener.move_of("bring_in")
            receipt = await opener.answered(move)
            await passive(people)
            v = room.table.journal.v
            assert [await opener.answered(move) for _ in range(3)] == [receipt] * 3
            top_up = asks.TopUp(id="buy", chips=10)
            bought = [await opener.answered(top_up) for _ in range(3)]
            assert bought == [{"is": "receipt", "id": "buy", "v": v + 1}] * 3
            assert room.table.journal.v == v + 1
            assert opener.last["public"]["seats"][opener.seat]["asked"] == 10

    asyncio.run(main())


def test_the_same_id_of_two_players_are_two_orders(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(20, 20)
            opener = in_turn(people)
            assert (await opener.move("bring_in", id="1"))["is"] == "receipt"
            caller = in_turn(people)
            assert caller is not opener
            assert (await caller.move("call", id="1"))["is"] == "receipt"
            assert caller.events("Called")

    asyncio.run(main())


def test_an_order_out_of_turn_or_for_another_hand_is_refused_and_not_kept_for_later(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100, 100)
            opener = in_turn(people)
            others = [each for each in people if each is not opener]
            v = room.table.journal.v
            for each in others:
                assert (await each.move("fold"))["code"] == "out_of_turn"
            assert (await opener.move("bring_in", hand="another"))["code"] == "stale_turn"
            assert (await opener.move("bring_in", turn=opener.hand["turn"] + 1))["code"] == "stale_turn"
            zoe = await room.guest("Zoe")
            assert (await zoe.move("fold"))["code"] == "not_seated"
            assert room.table.journal.v == v
            await opener.move("bring_in")
            assert in_turn(people) in others
            assert room.table.journal.v == v + 1

    asyncio.run(main())


def test_two_windows_the_newest_acts_the_older_is_a_mirror_until_it_takes_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100)
            old = in_turn(people)
            new = await room.again(old)
            assert old.of("mirror") == [{"is": "mirror"}]
            assert (await old.move("bring_in"))["code"] == "mirror"
            assert old.last["you"] == new.last["you"]  # it still shows all
            old.ask(asks.TakeOver())
            await room.settle()
            assert old.of("active")
            assert new.of("mirror")
            assert (await new.move("bring_in"))["code"] == "mirror"
            assert (await old.move("bring_in"))["is"] == "receipt"
            await old.close()
            assert new.of("active")
            assert new.seat in new.of("marks")[-1]["connected"]

    asyncio.run(main())


def test_a_resend_from_another_window_gets_its_receipt_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100)
            old = in_turn(people)
            move = old.move_of("bring_in")
            receipt = await old.answered(move)
            new = await room.again(old)
            assert await new.answered(move) == await old.answered(move) == receipt

    asyncio.run(main())


def test_a_slow_viewer_is_dropped_and_the_others_still_get_everything(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100, 100)
            slow = Viewer(None)
            room.table.subscribe(slow)
            rail = await room.watch()
            for _ in range(LONGEST_QUEUE + 10):
                await passive(people)
            assert await slow.next() == b'{"is":"bye","code":"too_slow"}'
            assert await slow.next() is None
            assert rail.last["v"] == people[2].last["v"] == room.table.journal.v
            told = [frame["v"] for frame in rail.of("table") if not frame["reset"]]
            assert told == list(range(told[0], told[0] + len(told)))
            assert room.room.readings().counted.drops == 1
            room.table.unsubscribe(slow)

    asyncio.run(main())


def test_a_socket_that_breaks_in_the_middle_of_a_frame_holds_up_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(*[100] * 6)
            opener = in_turn(people)
            broken = next(each for each in people if each is not opener)
            broken.viewer.close()
            await passive(people)
            people.remove(broken)
            assert {each.last["v"] for each in people} == {room.table.journal.v}
            assert all(each.events("BroughtIn") for each in people)
            assert broken.events("BroughtIn") == []

    asyncio.run(main())


def test_a_spectator_who_only_looks_on_is_still_there_after_an_hour(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(1, pace=1.0)) as room:
            rail = await room.watch()
            for _ in range(4):
                await room.advance(15 * 60)
                rail.ask(asks.Ping())
            await room.settle()
            assert len(rail.of("pong")) == 4
            ann = await room.guest("Ann", 0)
            await room.advance(1)
            assert rail.hand["id"] == ann.hand["id"]
            assert rail.of("bye") == []

    asyncio.run(main())


def test_bots_do_not_play_when_nobody_looks_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(1, 2, pace=1.0)) as room:
            await room.advance(60)
            assert (room.table.status, room.table.state.table.hands_played) == ("asleep", 0)
            rail = await room.watch()
            await room.advance(60)
            assert room.table.state.table.hands_played > 0
            await rail.close()
            await room.advance(120)
            played = room.table.state.table.hands_played
            await room.advance(600)
            assert (room.table.status, room.table.state.table.hands_played) == ("asleep", played)

    asyncio.run(main())


def test_disconnect_marks_are_part_of_the_snapshot(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            ann, ben = await room.guests(100, 100)
            await ben.close()
            assert ann.of("marks")[-1] == {"is": "marks", "connected": [0], "watchers": 0}
            rail = await room.watch()
            assert [seat and seat["is_connected"] for seat in rail.last["public"]["seats"][:3]] == [True, False, None]

    asyncio.run(main())


def test_too_much_at_once_is_refused_and_the_table_lives(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            rail = await room.watch()
            for _ in range(MOST_WAITING):
                rail.ask(asks.Snapshot())
            with pytest.raises(AmericanaError) as busy:
                rail.ask(asks.Snapshot())
            assert busy.value.code == "table_busy"
            await asyncio.sleep(0)  # the table gets to all of them
            await room.settle()
            ann = await room.guest("Ann", 0)
            assert ann.seat == 0

    asyncio.run(main())


def test_whatever_is_asked_the_table_lives_and_no_chip_is_lost(tmp_path: Path) -> None:
    async def main() -> None:
        random = Random(7)
        async with evening(tmp_path, table_of(5, pace=1.0)) as room:
            people = [await room.guest(f"guest {seat}", seat) for seat in range(3)]
            clients = [*people, await room.watch(), await room.guest("Zoe")]
            for step in range(400):
                random.choice(clients).ask(_anything(random, people[0]))
                if step % 10 == 0:
                    await room.advance(random.choice([0, 0.5, 3, 100]))
            await room.settle()
            assert not room.table.is_frozen
            assert await room.everything([*people, clients[-1]]) == 4 * 10_000 + _bots(people[0])
            assert await room.audited()

    asyncio.run(main())


def _bots(client: Client) -> int:
    """What the bots were given: their first chips, and those when they were broke."""
    given: list[int] = [event["chips"] for event in client.events("ToppedUp") if event["seat"] == 5]
    return 100 + sum(given)


def _anything(random: Random, client: Client) -> Any:
    """Any ask a client can send, mostly one that means something."""
    number = random.choice([0, 1, 2, 5, 40, 100, 2**53 - 1, -1])
    some = {"id": f"any-{random.randint(0, 60)}"}
    frames = client.of("table")
    hand = frames[-1]["public"]["hand"] or {"id": "", "turn": 0}
    verb = random.choice(sorted(MOVES))
    amount = {"to": number} if verb in ("bet", "raise") or (verb not in ("fold", "check", "call") and number) else {}
    return random.choice(
        [
            MOVES[verb](**some, **amount, hand=hand["id"], turn=hand["turn"] + random.choice([0, 0, 0, 1])),
            MOVES[verb](**some, **amount, hand=hand["id"], turn=hand["turn"]),
            asks.Sit(**some, seat=abs(number) % 9, chips=random.choice([number, 60, 100])),
            asks.TopUp(**some, chips=number),
            asks.SitOut(**some),
            asks.SitIn(**some),
            asks.SitIn(**some),
            asks.Leave(**some),
            asks.Show(**some, hand=hand["id"]),
            asks.Commit(abs(number), 1, "ab" * 32),
            asks.Reveal(abs(number), 1, "ab" * 32),
            asks.TakeOver(),
            asks.Hello(1),
        ]
    )


def test_any_number_of_sockets_that_come_at_once_throws_nobody_off(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            ann, _ = await room.guests(100, 100)
            crowd = [Viewer(None) for _ in range(300)]
            for viewer in crowd:
                room.table.subscribe(viewer)
            await room.settle()
            assert ann.of("bye") == []
            assert ann.of("marks")[-1]["watchers"] == 300
            for viewer in crowd:
                room.table.unsubscribe(viewer)
            await room.settle()
            assert ann.of("marks")[-1]["watchers"] == 0

    asyncio.run(main())


def test_a_mirror_promises_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            ann, _ = await room.guests(100, 100)
            await room.again(ann)
            ann.ask(asks.Commit(2, 1, "00" * 32))
            await room.settle()
            assert ann.of("refused")[-1]["code"] == "mirror"

    asyncio.run(main())
