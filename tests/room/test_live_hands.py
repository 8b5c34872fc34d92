"""Hands at a live table, with the numbers of bugs that other rooms had: pots, returns, the opener, what is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from americana.room.wire import asks
from tests.deals import LED_BY_ANN
from tests.room.evening import Client, Evening, Frame, evening, in_turn, play_on, table_of
from tests.room.rigged import rig

SLOW: dict[str, Any] = {"pace": 1.0}
"""Time stands still between hands, so that the hand just ended stays on the table."""

ANN_WINS = {
    0: "As Ah Ad 9c 8h",
    1: "Ks Kh Jd 9d 8c",
    2: "Qs Qh Td 7c 8d",
}
"""Ann opens and starts every round; three aces beat kings, kings beat queens."""


async def acts(people: list[Client], text: str) -> None:
    """Act in turn: `bet 40, call, fold`."""
    for words in text.split(", "):
        verb, *amount = words.split()
        answer = await in_turn(people).move(verb, int(amount[0]) if amount else None)
        assert answer["is"] == "receipt", answer


def chips_of(room: Evening) -> dict[int, int]:
    return room.table.state.table.stacks


def kinds(client: Client, *wanted: str) -> list[str]:
    """The kinds of these events in the order in which they were told."""
    told = [event["event"] for frame in client.of("table") for event in frame["events"]]
    return [kind for kind in told if kind in wanted]


Rig = Callable[..., None]


@pytest.fixture
def rigged(monkeypatch: pytest.MonkeyPatch) -> Rig:
    return lambda *hands: rig(monkeypatch, *hands)


def test_side_pots_and_the_uncalled_part_comes_back_before_any_pot(tmp_path: Path, rigged: Rig) -> None:
    """Stacks 205, 45 and 105, all in at once: main pot 135 to Ben, side pot 120 to Cora, 100 back to Ann."""

    async def main() -> None:
        rigged({0: "7s As Jd 9c 8h", 1: "Qs Qh Qd 9d 8c", 2: "Ks Kh Jc 7c 8d"})
        async with evening(tmp_path, table_of(ante=2, **SLOW)) as room:
            people = await room.guests(205, 45, 105)
            await acts(people, "bet 203, call, call")
            assert chips_of(room) == {0: 100, 1: 135, 2: 120}
            watcher = people[0]
            assert [(e["seat"], e["amount"]) for e in watcher.events("UncalledReturned")] == [(0, 100)]
            awards = watcher.events("PotAwarded")
            assert sorted((award["amount"], tuple(award["winners"])) for award in awards) == [(120, (2,)), (135, (1,))]
            order = kinds(watcher, "UncalledReturned", "PotAwarded")
            assert order == ["UncalledReturned", "PotAwarded", "PotAwarded"]
            assert await room.audited()

    asyncio.run(main())


def test_everybody_folds_to_the_bring_in_it_is_returned_and_no_card_is_shown(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**SLOW)) as room:
            people = await room.guests(*[100] * 6)
            opener = in_turn(people)
            await acts(people, "bring_in, fold, fold, fold, fold, fold")
            assert chips_of(room) == {seat: 105 if seat == opener.seat else 99 for seat in range(6)}
            assert [(e["seat"], e["amount"]) for e in opener.events("UncalledReturned")] == [(opener.seat, 2)]
            assert [award["amount"] for award in opener.events("PotAwarded")] == [6]
            assert kinds(opener, "HandShown", "HandMucked", "DownCardsTurnedUp", "CardShown") == []

    asyncio.run(main())


def test_uncontested_shows_nothing_until_the_winner_does_and_then_shows_to_all(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**SLOW)) as room:
            people = await room.guests(100, 100)
            rail = await room.watch()
            winner = in_turn(people)
            card = winner.last["you"]["down"]
            loser = next(each for each in people if each is not winner)
            await winner.move("bring_in")
            refused = await winner.do(asks.Show, hand=winner.hand["id"])  # not before the end
            assert refused["is"] == "refused"
            await loser.move("fold")
            assert all(each.last["you"]["down"] != card for each in (loser, rail))
            assert winner.last["you"]["can_show"]
            show = asks.Show(id="show", hand=winner.hand["id"])
            receipt = await winner.answered(show)
            assert await winner.answered(show) == receipt
            for each in (winner, loser, rail):
                assert each.events("CardShown") == [{"event": "CardShown", "seat": winner.seat, "card": card}]
                shown = next(p for p in each.hand["players"] if p["seat"] == winner.seat)
                assert (shown["down"], shown["shown"]) == (card, True)
            late = await room.watch()  # who comes later sees it too
            assert card in [player["down"] for player in late.hand["players"]]

    asyncio.run(main())


def test_all_in_run_out_turns_up_all_down_cards_at_once_and_asks_nobody(tmp_path: Path, rigged: Rig) -> None:
    async def main() -> None:
        rigged(ANN_WINS)
        async with evening(tmp_path, table_of(losers="muck", **SLOW)) as room:
            people = await room.guests(100, 100, 100)
            rail = await room.watch()
            await acts(people, "bet 99, call, call")
            assert [len(e["cards"]) for e in rail.events("DownCardsTurnedUp")] == [3]
            assert kinds(rail, "DownCardsTurnedUp", "UpCardsDealt")[-4:] == ["DownCardsTurnedUp"] + ["UpCardsDealt"] * 3
            assert rail.events("HandMucked") == []
            assert [player["down"] for player in rail.hand["players"]] == ["As", "Ks", "Qs"]
            assert [len(player["up"]) for player in rail.hand["players"]] == [4, 4, 4]
            assert chips_of(room) == {0: 300, 1: 0, 2: 0}

    asyncio.run(main())


def test_cannot_cover_the_ante_all_in_for_what_he_has_and_competes_for_that_layer(tmp_path: Path, rigged: Rig) -> None:
    async def main() -> None:
        rigged({0: "7s As Kc 9c 8h", 1: "Ks Kh Kd 9d 8c", 2: "Qs Qh"}, {**ANN_WINS})
        async with evening(tmp_path, table_of(ante=5, **SLOW)) as room:
            people = await room.guests(100, 100, 100)
            await acts(people, "bet 92, call, fold, check, check, check, check, check, check")
            assert chips_of(room)[0] == 3
            await room.advance(5)
            assert people[0].events("AntesPosted")[-1]["antes"] == [[0, 3], [1, 5], [2, 5]]
            assert people[0].menu == ""
            await play_on(people)
            assert chips_of(room)[0] == 9
            assert await room.audited()

    asyncio.run(main())


def test_the_bring_in_seat_is_all_in_for_the_ante_the_next_able_seat_brings_in_or_bets(
    tmp_path: Path, rigged: Rig
) -> None:
    async def main() -> None:
        rigged({0: "7s As Kc 9c 8h", 1: "Ks Kh Kd 9d 8c", 2: "Qs Qh"}, ANN_WINS)
        async with evening(tmp_path, table_of(ante=5, **SLOW)) as room:
            people = await room.guests(100, 100, 100)
            await acts(people, "bet 90, call, fold, check, check, check, check, check, check")
            await room.advance(5)
            assert people[0].events("AntesPosted")[-1]["antes"][0] == [0, 5]
            assert in_turn(people) is people[1]
            assert people[1].menu.startswith("bring_in 10 | bet 11..")

    asyncio.run(main())


def test_three_players_with_one_chip_no_bring_in_is_asked_and_the_cards_run_out(tmp_path: Path) -> None:
    async def main() -> None:
        terms, settings = table_of(**SLOW)
        async with evening(tmp_path, (replace(terms, least_buy_in=1), settings)) as room:
            people = await room.guests(1, 1, 1)
            assert kinds(people[0], "BroughtIn", "TurnPassed") == []
            assert sum(award["amount"] for award in people[0].events("PotAwarded")) == 3
            assert sum(chips_of(room).values()) == 3
            assert not room.table.state.table.is_playing

    asyncio.run(main())


def test_the_ante_is_in_the_pot_and_takes_nothing_off_what_is_to_call(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**SLOW)) as room:
            people = await room.guests(100, 100, 100)
            await acts(people, "bring_in")
            assert in_turn(people).menu.startswith("fold | call 2 | ")
            await acts(people, "call, fold")
            assert people[0].hand["pot"] == 7

    asyncio.run(main())


def test_limit_cap_after_four_wagers_only_fold_and_call_are_offered(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(limit="fixed", **SLOW)) as room:
            people = await room.guests(100, 100, 100)
            await acts(people, "bring_in, complete 4, raise 8, raise 12, raise 16")
            assert in_turn(people).menu == "fold | call 8"
            refused = await in_turn(people).move("raise", 20)
            assert refused["is"] == "refused"

    asyncio.run(main())


def test_a_raise_to_all_in_is_offered_though_it_is_less_than_a_full_raise(tmp_path: Path) -> None:
    """Bet 40, the other one has 63: he may raise to 63; the bettor then may only call or fold."""

    async def main() -> None:
        async with evening(tmp_path, table_of(**SLOW)) as room:
            people = await room.guests(64, 64)
            await acts(people, "bet 40")
            assert in_turn(people).menu == "fold | call 40 | raise 63..63"
            await acts(people, "raise 63")
            assert in_turn(people).menu == "fold | call 23"

    asyncio.run(main())


def test_most_is_ones_own_stack_and_what_nobody_can_call_comes_back(tmp_path: Path, rigged: Rig) -> None:
    """83 and 63 with ante 20: 63 and 43 are left; all in for 63 plays 43."""

    async def main() -> None:
        rigged(ANN_WINS)
        terms, settings = table_of(ante=20, **SLOW)
        async with evening(tmp_path, (replace(terms, least_buy_in=20), settings)) as room:
            people = await room.guests(83, 63)
            assert people[0].menu == "bring_in 40 | bet 41..63"
            await acts(people, "bet 63")
            assert people[1].menu == "fold | call 43"
            await acts(people, "call")
            assert [(e["seat"], e["amount"]) for e in people[0].events("UncalledReturned")] == [(0, 20)]
            assert sum(chips_of(room).values()) == 146

    asyncio.run(main())


def test_a_short_all_in_does_not_reopen_the_betting_for_who_has_acted(tmp_path: Path, rigged: Rig) -> None:
    async def main() -> None:
        rigged(ANN_WINS)
        async with evening(tmp_path, table_of(**SLOW)) as room:
            people = await room.guests(100, 100, 20)
            await acts(people, "bet 15, call, raise 19")
            assert people[0].menu == "fold | call 4"

    asyncio.run(main())


def test_odd_chip_one_each_to_the_first_winners_from_the_dealers_left_never_to_who_folded(
    tmp_path: Path, rigged: Rig
) -> None:
    async def main() -> None:
        rigged({0: "7s As Ah", 1: "Kh Ad Qc Jc 9h", 2: "Kd Ac Qs Jd 9s"})
        async with evening(tmp_path, table_of(**SLOW)) as room:
            people = await room.guests(100, 100, 100)
            await acts(people, "bet 4, call, call")
            await acts(people, "fold" + ", check" * 6)
            award = people[0].events("PotAwarded")[-1]
            assert (award["amount"], award["winners"], award["shares"], award["odd"]) == (15, [1, 2], [8, 7], [1])

    asyncio.run(main())


@pytest.mark.parametrize("limit", ["no", "pot", "fixed"])
def test_no_stack_is_ever_negative_and_the_chips_stay_the_same_with_a_rake_too(tmp_path: Path, limit: str) -> None:
    async def main() -> None:
        table = table_of(2, 4, limit=limit, rake_bp=500, rake_cap=3, rake_from_round=1, **SLOW)
        async with evening(tmp_path, table) as room:
            people = await room.guests(100, 40)
            for step in range(60):
                if not any(each.last["you"]["menu"] for each in people):
                    await room.advance(1)
                    continue
                client = in_turn(people)
                choices = client.last["you"]["menu"]
                choice = choices[(step * 7) % len(choices)]
                await client.move(choice["verb"], choice["least"] if choice["verb"] in ("bet", "raise") else None)
            for frame in people[0].of("table"):
                _assert_sound(frame)
            assert await room.audited()
            assert await room.everything(people) == 20_000 + 2 * 100

    asyncio.run(main())


def _assert_sound(frame: Frame) -> None:
    seats = [seat for seat in frame["public"]["seats"] if seat is not None]
    assert all(seat["chips"] >= 0 for seat in seats)
    hand: Any = frame["public"]["hand"]
    if hand is not None and not hand["is_over"]:
        began = sum(player["began"] for player in hand["players"])
        assert began == hand["pot"] + sum(player["stack"] for player in hand["players"])


def test_showdown_order_the_last_to_raise_shows_first_and_a_beaten_hand_may_stay_hidden(
    tmp_path: Path, rigged: Rig
) -> None:
    async def main() -> None:
        rigged(dict(enumerate(LED_BY_ANN[:2])) | {0: "7s As Ah 9c 8h", 1: "7h Kh 8c 9d Td"})
        async with evening(tmp_path, table_of(losers="muck", **SLOW)) as room:
            people = await room.guests(100, 100)
            await acts(people, "bring_in, call, check, check, check, check, check, bet 10, raise 20, call")
            shows = [event["seat"] for event in people[0].events("HandShown")]
            assert (shows, [event["seat"] for event in people[0].events("HandMucked")]) == ([0], [1])
            assert people[0].hand["players"][1]["down"] is None

    asyncio.run(main())
