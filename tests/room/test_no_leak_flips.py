"""The scanner of leaks is not blind: whichever redaction is taken away, it finds what comes through."""

from __future__ import annotations

import asyncio
import logging
from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

import msgspec
import pytest

from americana.engine.events import HandStarted
from americana.engine.hand import Hand
from americana.errors import AmericanaError
from americana.ranking import HandName
from americana.room import codec, histories
from americana.room.audience import Viewer
from americana.room.events import HandCut, RoomEvent
from americana.room.files import writing
from americana.room.lines import json_of, lines_of
from americana.room.live import dealing, picturing, story
from americana.room.live.seal import DealtDeck, Seal, cut_deck
from americana.room.live.stage import Stage
from americana.room.live.state import LiveState
from americana.room.live.story import Story
from americana.room.proofs import proof_of
from americana.room.wire.pictures import HandPicture, SealPicture, You
from americana.say.tell.hands import hand as say_hand
from americana.server import proofs as server_proofs
from americana.server.logs import hide_arguments
from americana.view import see
from tests.room.leak_soak import QUICK, Soak, soaking, table
from tests.room.scanning import Scanner
from tests.room.truth import FOR_EVER

MOST_HANDS = 8
Patch = pytest.MonkeyPatch

you, seal_picture, dealt_hand, refuse = picturing.you, picturing.seal_picture, dealing.dealt_hand, Stage.refuse
hand_picture, add = picturing.hand_picture, Story._add


def give_events_whole(patch: Patch) -> None:
    patch.setattr(story, "redact", lambda event, _: event)


def show_the_rail_what_a_seat_sees(patch: Patch) -> None:
    def with_eyes(hand: Hand, seat: int | None) -> object:
        return see(hand, hand.seats[0] if seat is None else seat)

    patch.setattr(picturing, "see", with_eyes)


def tell_everybody_what_a_neighbour_sees(patch: Patch) -> None:
    def of_a_neighbour(state: LiveState, player: str | None, *more: Any) -> You:
        hand = state.table.hand
        seats = hand.seats if hand is not None else ()
        others = [sitter.player for seat in seats if (sitter := state.table.sitters[seat]) and sitter.player != player]
        return you(state, others[0] if others else player, *more)

    patch.setattr(picturing, "you", of_a_neighbour)


def open_the_whole_deck_in_a_snapshot(patch: Patch) -> None:
    def everything(self: Stage, _: LiveState) -> list[object]:
        return [self._opening(card) for card in self._openings()]

    patch.setattr(Stage, "_face_up", everything)


def open_the_seed_of_the_dealt_deck(patch: Patch) -> None:
    def wrong_one(seal: Seal, at: str) -> DealtDeck:
        deck = cut_deck(seal, at)
        return replace(deck, event=HandCut(deck.event.deck, seal.seeds[deck.event.deck].hex()))

    patch.setattr(dealing, "cut_deck", wrong_one)


def show_a_seed_in_the_seal(patch: Patch) -> None:
    def with_seed(seal: Seal, resealed: int) -> SealPicture:
        return msgspec.structs.replace(seal_picture(seal, resealed), opened=seal.seeds[0].hex())

    patch.setattr(picturing, "seal_picture", with_seed)


def refuse_with_a_card(patch: Patch) -> None:
    def with_card(self: Stage, viewer: Viewer, order: str | None, error: AmericanaError) -> None:
        facts = {} if self.deck is None else {"card": self.deck.cards[-1]}
        refuse(self, viewer, order, AmericanaError(error.code, "no", **facts))

    patch.setattr(Stage, "refuse", with_card)


def name_a_hand_that_is_not_shown(patch: Patch) -> None:
    named = json_of(say_hand(HandName("straight_flush", "A")))
    patch.setattr(story, "lines_of", lambda events, players: [*lines_of(events, players), named])


def show_the_hand_before_whole(patch: Patch) -> None:
    def whole(hand: Hand, *named: Any) -> HandPicture:
        shown = replace(hand, state=hand.state.but(shown=(True,) * len(hand.seats)))
        return hand_picture(shown, *named)

    patch.setattr(story, "hand_picture", whole)


def tell_in_a_snapshot_what_only_the_log_knows(patch: Patch) -> None:
    def whole(self: Story, events: Sequence[RoomEvent], lines: bytes) -> None:
        dealt = [event.deck for event in events if isinstance(event, HandStarted)]
        add(self, events, codec.encode([[str(card) for card in deck or ()] for deck in dealt]) if dealt else lines)

    patch.setattr(Story, "_add", whole)


def log_the_deck(patch: Patch) -> None:
    def aloud(state: LiveState, deck: DealtDeck) -> object:
        logging.getLogger("americana.room").error("dealt: %s", deck.cards)
        return dealt_hand(state, deck)

    patch.setattr(dealing, "dealt_hand", aloud)


def prove_to_everybody_what_a_seat_may_have(patch: Patch) -> None:
    patch.setattr(server_proofs, "proof_of", lambda hand, _: proof_of(hand, hand.seats[0].seat))


def tell_hands_whole(patch: Patch) -> None:
    patch.setattr(histories, "redact", lambda event, _: event)


def write_hands_whole(patch: Patch) -> None:
    patch.setattr(writing, "redact", lambda event, _: event)


FLIPS: list[tuple[Callable[[Patch], None], str]] = [
    (give_events_whole, "card"),
    (show_the_rail_what_a_seat_sees, "card"),
    (tell_everybody_what_a_neighbour_sees, "opening"),
    (open_the_whole_deck_in_a_snapshot, "opening"),
    (open_the_seed_of_the_dealt_deck, "secret"),
    (show_a_seed_in_the_seal, "secret"),
    (refuse_with_a_card, "card"),
    (name_a_hand_that_is_not_shown, "name of a hand"),
    (show_the_hand_before_whole, "card"),
    (tell_in_a_snapshot_what_only_the_log_knows, "card"),
    (log_the_deck, "card"),
    (prove_to_everybody_what_a_seat_may_have, "opening"),
    (tell_hands_whole, "card"),
    (write_hands_whole, "card"),
]


async def soaked(folder: Path, kind: str) -> Soak:
    """Play at one table until such a leak is found, or a few hands."""
    first = [table("Kyiv", "ru", "pot", {0: "caller"}, chairs=4, losers="muck")]
    async with soaking(folder, first=lambda: first, asks=False, rare=0.0) as soak:
        for hands in range(1, MOST_HANDS + 1):
            await soak.until(hands)
            for person in (soak.crowd.persons[0], soak.crowd.persons[-1]):
                await soak.asker.ask_as(person, proofs=True)
            soak.read_log()
            if any(leak.kind == kind for leak in soak.scanner.leaks):
                break
    return soak


@pytest.fixture
def folder() -> Iterator[Path]:
    made = Path(mkdtemp(dir=QUICK))
    yield made
    rmtree(made)


@pytest.mark.parametrize(("flip", "kind"), FLIPS, ids=lambda each: getattr(each, "__name__", each))
def test_a_flipped_redaction_is_found(
    flip: Callable[[Patch], None], kind: str, folder: Path, monkeypatch: Patch
) -> None:
    flip(monkeypatch)
    assert kind in {leak.kind for leak in asyncio.run(soaked(folder, kind)).scanner.leaks}


@pytest.fixture(scope="module")
def unflipped() -> Iterator[Soak]:
    made = Path(mkdtemp(dir=QUICK))
    yield asyncio.run(soaked(made, "none"))
    rmtree(made)


@pytest.fixture
def scanner(unflipped: Soak) -> Scanner:
    return Scanner(unflipped.scanner.truth)


def test_where_nothing_is_flipped_nothing_is_found(unflipped: Soak) -> None:
    assert not unflipped.scanner.leaks


SPELLINGS: list[tuple[str, str]] = [
    ('["As"]', "card"),
    ('{"down": "Kd"}', "card"),
    ("d dh p1 ??Qh", "card"),
    (r"line\nTs", "card"),
    ("the A♠ it was", "card"),
    ("♥10", "card"),
    (r'{"name":"A\u2660"}', "card"),
    ("\U0001f0a1", "card in words"),
    ("he has the Queen of Hearts", "card in words"),
    ('{"key":"rank-K","args":{}}', "oddity"),
    ('{"position": 5}', "oddity"),
    ('"category":"flush","ranks":"AK987"', "name of a hand"),
    ("0f" * 32, "secret"),
    ("0f3a61b2c4d5", "secret"),
    (b64encode(bytes(range(32))).decode(), "secret"),
]


@pytest.mark.parametrize(("text", "kind"), SPELLINGS)
def test_every_spelling_is_read(text: str, kind: str, scanner: Scanner) -> None:
    scanner.blank(text, "here")
    assert {leak.kind for leak in scanner.leaks} == {kind}


def test_a_deck_written_as_numbers_is_read(scanner: Scanner) -> None:
    hand = next(hand for hand in scanner.truth.hands.values() if hand.deck)
    scanner.answer(None, str([card.index for card in hand.deck]), hand.hand)
    assert {leak.kind for leak in scanner.leaks} == {"order"}


def test_a_hand_written_as_a_mask_is_read(scanner: Scanner) -> None:
    for hand in scanner.truth.hands.values():
        for mask in hand.masks(None, FOR_EVER):
            if len(mask) >= 5:
                scanner.answer(None, f'{{"known":{mask}}}', hand.hand)
    assert {leak.kind for leak in scanner.leaks} == {"mask"}


def test_a_repr_tells_no_secret(unflipped: Soak, scanner: Scanner) -> None:
    state = unflipped.room.tables[0].state
    hand = next(hand for hand in scanner.truth.hands.values() if hand.deck)
    seal = state.seal
    assert seal is not None
    which = seal.the_cut().deck
    for told in (state, state.table.hand, seal, cut_deck(seal, state.id), seal.deck(which, state.id)):
        text = repr(told)
        secret = [seal.seeds[which], *seal.deck(which, state.id).salts]
        assert not [each for each in secret if each.hex() in text or repr(each) in text]
    record = logging.LogRecord("americana", logging.INFO, "", 0, "%s %s", (hand.deck, state), None)
    assert hide_arguments(record)
    scanner.blank(record.getMessage(), "a line of the log")
    assert not scanner.leaks
