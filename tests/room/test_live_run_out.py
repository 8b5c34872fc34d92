"""An all-in run-out: each round is shown, the pause is longer, and the equities come when they are there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from americana import Rules, menu, play, replay, see, stacked_deck, start
from americana.engine.events import DownCardsTurnedUp, Event, HandStarted, UpCardsDealt
from americana.engine.hand import View
from americana.odds import SeatEquity
from americana.room.live.agenda import FOLDED_SECONDS, ROUND_SECONDS, SHOWDOWN_SECONDS
from americana.room.live.loading import load
from americana.room.live.picturing import hand_picture
from americana.room.live.run_out import rounds_run_out, run_out
from americana.room.minds import Minds
from americana.room.readings import Counts
from americana.room.wire.pictures import HandPicture
from tests.room.evening import Client, Evening, evening, fold_out, in_turn, table_of
from tests.room.leak_soak import WeighingMinds
from tests.room.rigged import rig
from tests.room.views import typed

CARDS = {0: "Ah As Ad 9c 8d", 1: "Kh Ks Qd 9h 8h", 2: "7h Kd"}


async def all_in(people: Sequence[Client]) -> None:
    """Let the first two put all in, the third fold, in round 1."""
    for _ in range(3):
        person = in_turn(people)
        wager = next((c for c in person.last["you"]["menu"] if c["verb"] in ("bet", "raise")), None)
        if person is people[2]:
            await person.move("fold" if "fold" in person.menu else "bring_in")
        elif wager is not None:
            assert wager["all_in"] is not None
            await person.move(wager["verb"], wager["all_in"])
        else:
            await person.move("call")
    assert people[0].hand["is_over"]


def run_out_frame(client: Client) -> dict[str, Any]:
    return next(
        frame for frame in client.of("table") if any(event["event"] == "DownCardsTurnedUp" for event in frame["events"])
    )


async def played_events(room: Evening) -> list[Event]:
    """All events of the hand just played, from the store."""
    past = (await load(room.store, room.table.state.id, room.clock, Counts())).past
    events = [event for row in past for event in row if isinstance(event, Event)]
    started = max(place for place, event in enumerate(events) if isinstance(event, HandStarted))
    return events[started:]


def test_each_round_of_a_run_out_is_a_step_that_the_engine_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        rig(monkeypatch, CARDS)
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            people = await room.guests(100, 100, 100)
            rail = await room.watch()
            await all_in(people)
            events = await played_events(room)
            deals = [place for place, event in enumerate(events) if isinstance(event, UpCardsDealt)]
            turned_up = next(place for place, event in enumerate(events) if isinstance(event, DownCardsTurnedUp))
            hands = [replay(events[: place + 1]) for place in deals if place > turned_up]
            assert len(hands) == 3
            for client in (*people, rail):
                frame = run_out_frame(client)
                assert [typed(step, HandPicture) for step in frame["steps"]] == [
                    hand_picture(hand, client.hand["id"], client.hand["number"]) for hand in hands
                ]
                assert [[p["down"] for p in step["players"]] for step in frame["steps"]] == [["Ah", "Kh", None]] * 3
                others = [other for other in client.of("table") if other is not frame]
                assert all(other["steps"] == [] for other in others)

    asyncio.run(main())


def test_a_hand_all_in_by_the_antes_runs_out_from_its_deal_on() -> None:
    hand, events = start(Rules.preset("ru"), {0: 1, 1: 1}, deck=stacked_deck("Ah Kh As Ks"))
    hands = run_out(None, events)
    assert rounds_run_out(events) == 3
    assert [at.round for at in hands] == [1, 2, 3, 4]
    assert all(at.shown == (0, 1) and not at.is_over for at in hands)
    assert hands[-1].boards == hand.boards


def test_a_hand_that_is_bet_to_the_end_has_no_run_out() -> None:
    hand, events = start(Rules.preset("ru"), {0: 9, 1: 9}, deck=stacked_deck("Ah Kh As Ks"))
    assert run_out(None, events) == ()
    while hand.actor is not None:
        before = hand
        choice = menu(hand).find("bring_in", "check", "call")
        assert choice is not None
        hand, events = play(hand, choice.action())
        assert run_out(before, events) == ()
        assert rounds_run_out(events) == 0


def test_the_pause_after_a_run_out_is_a_second_longer_for_each_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        rig(monkeypatch, CARDS)
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            people = await room.guests(100, 100, 100)
            await all_in(people)
            first = people[2].hand["id"]
            assert people[0].events("HandShown")
            await room.advance(SHOWDOWN_SECONDS + 3 * ROUND_SECONDS - 0.1)
            assert people[2].last["public"]["seal"]["hand"] == first
            await room.advance(0.2)
            assert people[2].last["public"]["seal"]["hand"] != first

    asyncio.run(main())


def test_after_a_fold_the_pause_is_as_short_as_ever(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            people = await room.guests(100, 100)
            first = people[0].hand["id"]
            await fold_out(people)
            await room.advance(FOLDED_SECONDS - 0.1)
            assert people[0].last["public"]["seal"]["hand"] == first
            await room.advance(0.2)
            assert people[0].last["public"]["seal"]["hand"] != first

    asyncio.run(main())


def test_everybody_is_told_the_equities_once_after_the_frame_of_the_run_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        rig(monkeypatch, CARDS)
        async with evening(tmp_path, table_of(pace=1.0), minds=WeighingMinds()) as room:
            people = await room.guests(100, 100, 100)
            rail = await room.watch()
            await all_in(people)
            await room.settle()
            for client in (*people, rail):
                (equity,) = client.of("equity")
                frame = run_out_frame(client)
                assert client.frames.index(equity) > client.frames.index(frame)
                assert equity["hand"] == client.hand["id"]
                rows = [dict(row) for row in equity["shares"]]
                assert len(rows) == len(frame["steps"]) + 1
                assert all(row.keys() == {0, 1} and sum(row.values()) == pytest.approx(1, abs=0.001) for row in rows)
                assert rows[0][0] > 0.6
                assert rows[-1] == {0: 1.0, 1: 0.0}
                assert client.of("equity") == rail.of("equity")

    asyncio.run(main())


def test_equities_are_worked_out_of_what_the_rail_sees_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Sequence[View]] = []

    class Listening(Minds):
        async def weigh(self, chance: int, views: Sequence[View], *, within: float) -> tuple[SeatEquity, ...] | None:
            asked.append(views)
            assert 0 <= chance < 2**53
            assert within > 0
            return None

    async def main() -> None:
        rig(monkeypatch, CARDS)
        async with evening(tmp_path, table_of(pace=1.0), minds=Listening()) as room:
            people = await room.guests(100, 100, 100)
            await all_in(people)
            await room.settle()
            (views,) = asked
            assert all(isinstance(view, View) and view.viewer is None for view in views)
            assert all(view.down_cards[2] is None for view in views)
            events = await played_events(room)
            turned_up = next(place for place, event in enumerate(events) if isinstance(event, DownCardsTurnedUp))
            assert views[0] == see(replay(events[: turned_up + 1]), None)
            assert not people[0].of("equity")

    asyncio.run(main())


def test_equities_that_come_when_the_next_hand_lies_there_are_kept_to_oneself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slow(WeighingMinds):
        def __init__(self) -> None:
            super().__init__()
            self.go = asyncio.Event()

        async def weigh(self, chance: int, views: Sequence[View], *, within: float) -> tuple[SeatEquity, ...] | None:
            await self.go.wait()
            return await super().weigh(chance, views, within=within)

    async def main() -> None:
        rig(monkeypatch, CARDS)
        minds = Slow()
        async with evening(tmp_path, table_of(pace=1.0), minds=minds) as room:
            people = await room.guests(100, 100, 100)
            before = people[0].hand["id"]
            await all_in(people)
            await room.advance(20)
            assert people[0].hand["id"] != before
            minds.go.set()
            await room.settle()
            assert not people[0].of("equity")

    asyncio.run(main())
