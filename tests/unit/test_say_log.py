"""The log of a hand: every event is a line in five languages, and no line tells what its reader may not see."""

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, get_args

import pytest

from americana import FULL_DECK, Event, Rules, card, menu, play, redact, show, start
from americana.engine.events import HandShown, HandStarted, PotAwarded, RoundOpened
from americana.ranking import HandName
from americana.rules import PRESETS
from americana.say import LANGUAGES, Message, Players, Voice, tell
from tests.deals import ANN, BEN, CORA, NAMES, THREE, TWO, Game, deal

Log = tuple[Event, ...]

VOICES = [Voice(language) for language in LANGUAGES]
EN, PT = VOICES[0], VOICES[-1]
NAMED = dict(enumerate(NAMES))


@cache
def hands(count: int = 30) -> tuple[Log, ...]:
    """Logs of random hands under all sorts of rules, and of hands in which rare things happen."""
    chance = random.Random(32)
    mucked = deal("7s As Kd Qh 9s", "7h Kh Td 9c 8c", losers="muck").to_the_end()
    brought_in = deal(*TWO, stacks=[3, 90]).to_the_end()
    completed = deal(*THREE, stacks=[90, 4, 90], limit="fixed").do("bring_in, complete").to_the_end()
    rare = (shared_pot().events, mucked.events, brought_in.events, completed.events)
    return (*rare, *(_hand(chance) for _ in range(count)))


def shared_pot() -> Game:
    """Ann and Ben have equal hands; 63 of the 70 chips are left for them."""
    game = deal("7s Ks 9s 8s Th", "7h Kh 9h 8h Td", "Jd Qd", ante=10, rake_bp=1000, rake_cap=9)
    return game.do("bring_in, call, fold").to_the_end()


def _hand(chance: random.Random) -> Log:
    rules = Rules.preset(
        chance.choice(PRESETS),
        limit=chance.choice(("fixed", "pot", "no")),
        ante=3,
        first_tie=chance.choice(("suit", "position")),
        rake_bp=chance.choice((0, 500)),
        rake_cap=20,
    )
    deck = chance.sample(FULL_DECK, 32)
    stacks = {seat: chance.choice((2, 8, 40, 300, 300)) for seat in range(chance.randint(2, 6))}
    hand, log = start(rules, stacks, deck=deck)
    while offered := list(menu(hand)):
        choice = chance.choices(offered, [1 if choice.verb == "fold" else 5 for choice in offered])[0]
        hand, events = play(hand, choice.action(chance.choice((choice.least, choice.least, choice.most))))
        log += events
    hidden = [seat for seat in hand.seats if seat not in hand.shown]
    return (*log, *(show(hand, hidden[0])[1] if hidden else ()))


def keys_of(said: Message) -> Iterator[str]:
    """Every key in a message and in its arguments."""
    yield said.key
    for _, arg in said.args:
        for one in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(one, Message):
                yield from keys_of(one)


def test_the_hands_of_these_tests_hold_every_event_and_every_sentence_of_the_log() -> None:
    happened = [event for log in hands() for event in log]
    assert {type(event) for event in happened} == set(get_args(Event))
    text = (resources.files("americana") / "locales" / "en" / "events.ftl").read_text("utf-8")
    told = [tell.event(event, Players(you=you)) for event in happened for you in (ANN, None)]
    assert set(re.findall(r"(?m)^[\w-]+", text)) - {key for said in told for key in keys_of(said)} == set()


@pytest.mark.parametrize("voice", VOICES, ids=LANGUAGES)
def test_every_event_can_be_said(voice: Voice) -> None:
    for log in hands():
        for event in log:
            for players in (Players(), Players(NAMED, you=BEN)):
                line = voice.event(event, players)
                assert line
                assert "\n" not in line
                assert not re.search(r"[{}$]|-you|None", line)


@pytest.mark.parametrize("you", [None, ANN, BEN, CORA])
def test_no_line_holds_a_card_that_the_reader_may_not_see(you: int | None) -> None:
    for log in hands():
        seen: set[str] = set()
        for event in log:
            line = EN.event(event, Players(NAMED, you))
            if isinstance(event, HandStarted):
                assert line == EN.event(redact(event, you), Players(NAMED, you))
            else:
                known = redact(event, you)
                seen |= {one.symbol for one in _cards_in(known)}
                assert set(re.findall(r"[7-9TJQKA][♠♥♦♣]", line)) <= seen
                assert line == EN.event(known, Players(NAMED, you))


def _cards_in(event: Event) -> Iterator[Any]:
    for _, given in getattr(event, "cards", ()):
        yield from () if given is None else (given,)
    if isinstance(event, RoundOpened):
        yield from event.first.cards
    yield from (event.card,) if hasattr(event, "card") else ()


def test_a_down_card_is_told_to_its_owner_alone() -> None:
    dealt = deal(*THREE).events[2]
    assert EN.event(dealt, Players(NAMED, you=BEN)) == "Your down card: 7♥"
    assert EN.event(dealt, Players(NAMED)) == "Everybody gets a down card"
    assert EN.event(redact(dealt, ANN), Players(NAMED, you=BEN)) == "Everybody gets a down card"


def test_others_are_named_and_the_reader_is_you() -> None:
    raised = deal(*TWO, stacks=[8, 90], limit="no").do("bring_in, raise 5, raise 7").events[-2]
    assert EN.event(raised, Players(NAMED)) == "Ann raises to 7 and is all-in"
    assert EN.event(raised, Players(NAMED, you=ANN)) == "You raise to 7 and are all-in"
    for voice in VOICES:
        assert re.match(r"Ann\b.* 7\b", voice.event(raised, Players(NAMED)))
        assert "Ann" not in voice.event(raised, Players(NAMED, you=ANN))


def test_who_has_no_name_is_called_by_the_seat() -> None:
    folded = deal(*TWO).do("bring_in, fold").events[-5]
    assert EN.event(folded) == "Seat 1 folds"
    assert EN.event(folded, Players({1: ""})) == "Seat 1 folds"


@pytest.mark.parametrize(
    ("cards", "rules", "plays", "why"),
    [
        (THREE, {}, "", "A♠ shows"),
        (("7s As", "7h Ah"), {}, "", "A♠ shows (suits break the tie)"),
        (("Ks 7c", "7h Ah"), {"preset": "pt"}, "", "lowest card 7♣ shows"),
        (("7s As Kd", "7h Kh Ks"), {}, "bring_in, call", "pair of kings shows"),
        (("7s As Kd", "7h Kh Ac"), {}, "bring_in, call", "A-K high shows (tied; first in dealing order)"),
        (("7s Ah Kd", "7h Kh As"), {"first_tie": "suit"}, "bring_in, call", "A-K high shows (suits break the tie)"),
        (THREE, {"stacks": [1, 90, 90]}, "", "A♠ shows, but Ann is all-in"),
    ],
)
def test_the_log_says_why_a_seat_acts_first(cards: tuple[str, ...], rules: Any, plays: str, why: str) -> None:
    game = deal(*cards, **rules)
    game = game.do(plays) if plays else game
    first = game.of(RoundOpened)[-1].first
    assert EN.first_to_act(first, Players(NAMED)) == why


def test_a_shared_pot_names_each_share_and_the_rake() -> None:
    lines = [EN.event(event, Players(NAMED)) for event in shared_pot().events]
    assert lines[-2:] == [
        "Pot of 63 split: Ann 32, Ben 31 (odd chip, in dealing order: Ann) (rake 7)",
        "Stacks: Ann 502, Ben 501, Cora 490",
    ]


def test_the_winner_of_each_pot_is_named_and_side_pots_are_told_apart() -> None:
    awards = [event for log in hands() for event in log if isinstance(event, PotAwarded) and len(event.winners) == 1]
    assert any(award.number == 2 and award.winners[0] != award.eligible[0] for award in awards)
    for award in awards:
        whole = "the pot" if award.pots == 1 else "the main pot"
        pot = f"side pot {award.number}" if award.number else whole
        rake = f" (rake {award.rake})" if award.rake else ""
        line = f"{NAMES[award.winners[0]]} wins {pot}, {award.amount - award.rake}{rake}"
        assert EN.event(award, Players(NAMED)) == line


def test_a_shown_hand_is_named_as_the_texts_name_it() -> None:
    shown = HandShown(ANN, card("7s"), HandName("two_pair", "K97"))
    assert EN.event(shown, Players(NAMED)) == "Ann shows 7♠: two pair, kings and nines"
    assert PT.event(shown, Players(NAMED)).endswith(f"7♠: {PT.hand(shown.name)}")
