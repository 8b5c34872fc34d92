"""Two runs of one table that differ in one hidden card: whoever may not see it is sent the same bytes.

So nothing that he is sent depends on it: no order, no number, no length. Chance and the clock are the same in both.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

import httpx
import msgspec
import pytest

from americana.room.audience import Viewer
from americana.room.clock import Timer
from americana.room.live import dealing
from americana.room.live.seal import DealtDeck, Seal, cut_deck
from americana.room.live.stage import Stage
from americana.room.live.state import LiveState
from americana.room.live.table import LiveTable
from americana.room.minds import Minds
from americana.room.room import Room
from americana.room.shuffle import commitment_of, nonce_of
from americana.room.wire import asks
from americana.server.app import build
from americana.server.sockets import Sockets
from tests.room.fake_clock import NOON
from tests.room.leak_soak import QUICK, table
from tests.room.stores import opened

HANDS = 4
FOLDER, BETTOR = 0, 1
"""Seats: the first always folds, the second always bets, a third one calls."""

Frame = dict[str, Any]
_decode = msgspec.json.Decoder().decode


class StillClock:
    """Time stands still; what is due later comes all the same."""

    def now(self) -> int:
        return NOON

    def ticks(self) -> float:
        return 0.0

    def call_later(self, seconds: float, due: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, due)


@dataclass
class Told:
    """All that one viewer was sent."""

    viewer: Viewer
    token: str = ""
    frames: list[bytes] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)

    async def until(self, v: int | None = None) -> Frame:
        """Take frames up to the next of the table, or the one of a row."""
        while True:
            raw = await self.viewer.next()
            assert raw is not None
            self.frames.append(raw)
            frame: Frame = _decode(raw)
            if frame["is"] == "table" and v in (None, frame["v"]):
                return frame


async def play(folder: Path) -> list[Told]:
    """Play some hands and return what the rail and the seats were sent, the rail first."""
    async with opened(folder / "room.sqlite") as store:
        minds = Minds(0)
        await minds.start()
        room = await Room.open(store, minds, StillClock(), first=lambda: [table("Kyiv", "ru", "pot", {}, chairs=3)])
        at = room.tables[0]
        told = [Told(Viewer(None))]
        for name in ("Anna", "Ben", "Cid"):
            person, token = await room.people.guest(name, name)
            told.append(Told(Viewer(person.id, name), token))
        for each in told:
            at.subscribe(each.viewer)
        for seat, each in enumerate(told[1:]):
            at.send(each.viewer, asks.Sit(f"sit{seat}", seat, 1000))
        hands: dict[str, None] = {}
        while True:
            rail = await told[0].until()
            if (hand := rail["public"]["hand"]) is not None and hand["is_over"]:
                assert next(each for each in hand["players"] if each["seat"] == FOLDER)["folded"]
                hands[hand["id"]] = None
            if len(hands) == HANDS:
                break
            frames = [await each.until(rail["v"]) for each in told[1:]]
            answer(at, told[1:], frames)
        for each in told:
            each.answers = await fetch(room, each.token, list(hands))
        await room.close(0)
        await minds.stop()
        return told


def answer(at: LiveTable, told: list[Told], frames: list[Frame]) -> None:
    """Promise, reveal one after the other, and play: never two orders at once."""
    public = frames[0]["public"]
    for each, frame in zip(told, frames, strict=True):
        if (wanted := frame["you"]["commit"]) is not None and public["hand"] is not None:
            number, attempt = wanted["number"], wanted["attempt"]
            promise = commitment_of(nonce(frame, number, attempt)).hex()
            at.send(each.viewer, asks.Commit(number, attempt, promise))
    seal = public["seal"]
    if seal is not None and seal["deck"] is None:
        cut = {seat for seat, _ in seal["nonces"]}
        for seat, _ in seal["commitments"]:
            if seat not in cut:
                mine = nonce(frames[seat], seal["number"], seal["attempt"])
                at.send(told[seat].viewer, asks.Reveal(seal["number"], seal["attempt"], mine.hex()))
                return
    for seat, frame in enumerate(frames):
        if menu := {choice["verb"]: choice for choice in frame["you"]["menu"]}:
            hand = public["hand"]
            named = f"{hand['number']}.{hand['turn']}", hand["id"], hand["turn"]
            move: asks.Move
            if seat == FOLDER and "fold" in menu:
                move = asks.FoldMove(*named)
            elif seat == BETTOR and "bet" in menu:
                move = asks.BetMove(*named, menu["bet"]["least"])
            elif "check" in menu:
                move = asks.CheckMove(*named)
            elif "call" in menu:
                move = asks.CallMove(*named)
            else:
                move = asks.BringInMove(*named)
            at.send(told[seat].viewer, move)


def nonce(frame: Frame, number: int, attempt: int) -> bytes:
    return nonce_of(bytes(32), "Kyiv", number, attempt, frame["you"]["seat"])


async def fetch(room: Room, token: str, hands: list[str]) -> list[str]:
    transport = httpx.ASGITransport(build(room, Sockets()))  # type: ignore[arg-type]  # its scope is narrower
    cookies = {"americana": token} if token else {}
    async with httpx.AsyncClient(transport=transport, base_url="http://room.test", cookies=cookies) as client:
        paths = [f"/api/hands/{hand}{form}" for hand in hands for form in ("", "?format=phh", "/proof")]
        answers = [await client.get(path) for path in paths]
        assert all(answer.status_code == 200 for answer in answers)
        return [answer.text for answer in answers]


def swapped(deck: DealtDeck, one: int, other: int) -> DealtDeck:
    """Return a deck in which two places hold each other's card, and that looks the same from outside."""
    cards = list(deck.cards)
    cards[one], cards[other] = cards[other], cards[one]
    openings = {card: replace(deck.openings[was], card=card) for card, was in zip(cards, deck.cards, strict=True)}
    return replace(deck, cards=tuple(cards), openings=openings)


@pytest.fixture
def twins() -> Iterator[Callable[[int, int], tuple[list[Told], list[Told]]]]:
    made: list[Path] = []

    def run(one: int, other: int) -> tuple[list[Told], list[Told]]:
        return told(None), told((one, other))

    def told(swap: tuple[int, int] | None) -> list[Told]:
        chance = Random(7)

        def cut_and_swap(seal: Seal, at: str) -> DealtDeck:
            deck = cut_deck(seal, at)
            return deck if swap is None else swapped(deck, *swap)

        made.append(Path(mkdtemp(dir=QUICK)))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(secrets, "token_bytes", chance.randbytes)
            patch.setattr(secrets, "randbits", chance.getrandbits)
            patch.setattr(dealing, "cut_deck", cut_and_swap)
            return asyncio.run(asyncio.wait_for(play(made[-1]), 60))

    yield run
    for folder in made:
        rmtree(folder)


def test_another_down_card_changes_nothing_for_anybody_else(
    twins: Callable[[int, int], tuple[list[Told], list[Told]]],
) -> None:
    one, other = twins(FOLDER, 31)  # the down card of the first seat, and the last card of the deck
    for seat, (first, second) in enumerate(zip(one, other, strict=True), -1):
        if seat == FOLDER:
            assert first.frames != second.frames
            assert [blind(raw) for raw in first.frames] == [blind(raw) for raw in second.frames]
        else:
            assert first.frames == second.frames
            assert first.answers == second.answers
    assert len(one[0].frames) > 15 * HANDS


def blind(raw: bytes) -> Frame:
    """Return a frame without what depends on the viewer's own card."""
    frame: Frame = _decode(raw)
    if "you" in frame:
        frame["you"] |= {"down": None, "openings": [], "hand": None}
    return frame


def test_a_hidden_card_that_moves_one_number_is_noticed(
    twins: Callable[[int, int], tuple[list[Told], list[Told]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def told_by_the_card(self: Stage, _: LiveState) -> int:
        return 0 if self.deck is None else self.deck.cards[FOLDER].index

    monkeypatch.setattr(Stage, "watchers", told_by_the_card)
    one, other = twins(FOLDER, 31)
    assert one[0].frames != other[0].frames


def test_other_cards_that_are_never_dealt_change_nothing_for_anybody(
    twins: Callable[[int, int], tuple[list[Told], list[Told]]],
) -> None:
    one, other = twins(30, 31)
    assert [told.frames for told in one] == [told.frames for told in other]
    assert [told.answers for told in one] == [told.answers for told in other]
