"""What each viewer is sent: exactly what `see` gives him, what he may do, and no card that he may not know."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random

import pytest

from americana import Hand, View, menu, see
from americana.cards import FULL_DECK
from americana.engine.acting import taken
from americana.engine.apply import step
from americana.room.wire import asks
from tests.room.evening import Client, Evening, Frame, evening, fold_out, in_turn, table_of
from tests.room.truth import name_own
from tests.room.views import seen_in

_CARD = re.compile(rb'"([7-9TJQKA][shdc])"')


def assert_pictured(client: Client) -> None:
    """What a client was told last is what `see` and `menu` say of the hand now."""
    table, you = client.table.state.table, client.last["you"]
    hand, seat = table.hand, you["seat"]
    assert client.last["v"] == client.table.journal.v
    if hand is None:
        assert client.last["public"]["hand"] is None
        return
    sitter = None if seat is None else table.sitters[seat]
    view = see(hand, seat if sitter is not None and sitter.is_dealt_in else None)
    assert seen_in(client.last, hand.rules) == view
    choices = [tuple(choice.values())[:4] for choice in you["menu"]]
    expected = menu(view) if seat is not None and view.actor == seat else ()
    assert choices == [(c.verb, c.least, c.most, c.fixed) for c in expected]
    own = None
    if view.viewer is not None and (down := view.down_cards[view.viewer]) is not None:
        own = name_own((down, *view.boards[view.viewer]), view.rules)
    assert you["hand"] == (own and {"category": own.category, "ranks": own.ranks})
    for choice in you["menu"]:
        assert_sized(choice, view)


def assert_sized(choice: Frame, view: View) -> None:
    """What is said of all-in and of the pot is what the engine does: all-in leaves nothing, the pot is its limit."""
    action = next(each for each in menu(view) if each.verb == choice["verb"])
    hand = Hand(view.state, FULL_DECK)
    if choice["verb"] in ("fold", "check"):
        assert choice["all_in"] is None
    else:
        left = {
            to: step(hand.state, taken(hand.state, action.action(to))).stacks[hand.state.place]
            for to in {choice["least"], choice["most"]}
        }
        assert choice["all_in"] == next((to for to, stack in left.items() if not stack), None)
    total = view.state.bets[view.state.place] + view.state.stacks[view.state.place]
    if view.rules.limit == "pot" and choice["verb"] in ("bet", "raise"):
        assert choice["most"] == min(choice["pot_base"] + choice["pot"], total)


async def move_somehow(client: Client, random: Random) -> None:
    """Take any choice on offer, folding seldom, with any amount."""
    offered = client.last["you"]["menu"]
    choices = [c for c in offered if c["verb"] != "fold"] if random.random() < 0.9 else offered
    choice = random.choice(choices)
    amount = random.choice([choice["least"], choice["most"], random.randint(choice["least"], choice["most"])])
    to = amount if choice["verb"] in ("bet", "raise", "complete", "bring_in") else None
    assert (await client.move(choice["verb"], to))["is"] == "receipt"


@pytest.mark.parametrize(
    ("seed", "preset", "limit"), [(1, "ru", "no"), (2, "pt", "pot"), (3, "da", "fixed"), (4, "evenbet", "fixed")]
)
def test_every_viewer_is_shown_what_see_and_menu_give_and_no_other_card(
    tmp_path: Path, seed: int, preset: str, limit: str
) -> None:
    async def main() -> None:
        random = Random(seed)
        losers = "muck" if seed % 2 else "show"
        table = table_of(3, preset=preset, limit=limit, losers=losers, pace=1.0)
        async with evening(tmp_path, table) as room:
            rail = await room.watch()
            people = [await room.guest(name, seat, 30 + 20 * seat) for seat, name in enumerate(("Ann", "Ben", "Cora"))]
            stranger = await room.watch("a-player-without-a-seat", "Zoe")
            viewers = [*people, stranger, rail]
            known = Known(viewers)
            steps = 0
            while len(known.hands) < 4 and steps < 150:
                steps += 1
                known.note(room)
                for viewer in viewers:
                    assert_pictured(viewer)
                if any(person.last["you"]["menu"] for person in people):
                    await move_somehow(in_turn(people), random)
                else:
                    await room.advance(2.0)
                for person in people:
                    if not person.chips and not person.last["public"]["called"]:
                        await person.do(asks.TopUp, chips=40)
            known.note(room)
            assert len(known.hands) >= 3
            known.assert_kept()

    asyncio.run(main())


class Known:
    """Which cards each viewer may know of each hand, by the engine alone; then every byte that was sent is searched."""

    def __init__(self, viewers: list[Client]) -> None:
        self.viewers = viewers
        self.hands: dict[str, list[set[str]]] = {}

    def note(self, room: Evening) -> None:
        state = room.table.state
        hand = state.table.hand
        if hand is None:
            return
        may = self.hands.setdefault(state.hand, [set() for _ in self.viewers])
        for cards, viewer in zip(may, self.viewers, strict=True):
            view = see(hand, viewer.last["you"]["seat"])
            cards |= {str(card) for card in view.down_cards.values() if card is not None}
            cards |= {str(card) for board in view.boards.values() for card in board}

    def assert_kept(self) -> None:
        for place, viewer in enumerate(self.viewers):
            told: dict[str, set[str]] = {}
            for raw, frame in zip(viewer.raw, viewer.frames, strict=True):
                cards = {found.decode() for found in _CARD.findall(raw)}
                if cards:
                    told.setdefault(frame["public"]["hand"]["id"], set()).update(cards)
            assert told
            for hand, cards in told.items():
                assert cards <= self.hands[hand][place]


def test_a_reload_in_mid_hand_shows_ones_own_card_and_the_others_backs(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            ann, _ = await room.guests(100, 100)
            await ann.close()
            ann = await room.again(ann)
            assert ann.last["reset"]
            assert ann.last["you"]["down"] is not None
            assert [player["down"] for player in ann.hand["players"]] == [None, None]
            assert_pictured(ann)

    asyncio.run(main())


def test_a_snapshot_equals_what_the_frames_before_it_led_to(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as room:
            people = await room.guests(100, 100, 100)
            for person in people:
                before = person.last
                person.ask(asks.Snapshot())
                await room.settle()
                assert person.last["reset"]
                assert person.last["events"] == []
                assert {key: person.last[key] for key in ("v", "public", "you")} == {
                    key: before[key] for key in ("v", "public", "you")
                }

    asyncio.run(main())


def test_the_time_left_is_told_only_while_a_decision_is_waited_for(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(pace=1.0)) as room:
            ann, ben = await room.guests(100, 100)
            assert (ann.last["left_ms"], ann.last["bank_left_ms"]) == (20_000, 60_000)
            await room.advance(30)
            ben.ask(asks.Snapshot())
            await room.settle()
            assert (ben.last["left_ms"], ben.last["bank_left_ms"]) == (0, 50_000)
            await fold_out([ann, ben])
            assert (ann.last["left_ms"], ann.last["bank_left_ms"]) == (None, None)

    asyncio.run(main())
