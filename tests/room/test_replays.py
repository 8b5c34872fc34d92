"""A hand watched again: no moment holds a card before its looker had seen it, and nothing that happened is left out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings

from americana import Card, Event, Rules, play, see, stacked_deck, start
from americana.engine.actions import BringIn, Call, Check, Fold, Raise
from americana.engine.events import CardShown, DownCardsTurnedUp, HandShown, UpCardsDealt
from americana.engine.play import show
from americana.room.codec import encode, encode_events
from americana.room.replays import Cast, Looker, replay_of, scenes
from americana.room.store import FoldSeat, StoredHand
from americana.room.upcast import FORMAT
from americana.view import redact, replay_view
from tests.properties.strategies import Played, hands

RAIL = Looker()
NAMES = Cast({seat: f"Name {seat}" for seat in range(6)}, frozenset({1}), "Kyiv")


def stored(events: tuple[Event, ...], seats: tuple[int, ...]) -> StoredHand:
    body = b'[{"v":1,"at":1,"format":%d,"events":%b}]' % (FORMAT, encode_events(events))
    sat = tuple(FoldSeat(seat, f"player-{seat}", 0, 0, 0) for seat in seats)
    return StoredHand("hand", "table", 7, 1_700_000_123_456_789, "ru", FORMAT, body, b"", sat, ())


def watched(played: Played, looker: Looker, *, shares_id: bool = True) -> dict[str, Any]:
    made = replay_of(stored(played.events, played.hand.seats), looker, NAMES, shares_id=shares_id)
    found: dict[str, Any] = json.loads(encode(made))
    return found


def cards_in(value: object) -> set[str]:
    """Every card in a JSON value, whatever it is called there; names of hands are no cards."""
    match value:
        case dict():
            return {card for each in value.values() for card in cards_in(each)}
        case list():
            return {card for each in value for card in cards_in(each)}
        case str() if len(value) == 2 and value[0] in "789TJQKA" and value[1] in "shdc":
            return {value}
        case _:
            return set()


def known_after(events: tuple[Event, ...], knows: int | None) -> Iterator[tuple[int, set[Card]]]:
    """After how many events of a hand which cards are known: face up by then, or the looker's own."""
    seen: set[Card] = set()
    for count, event in enumerate(events, 1):
        match event:
            case UpCardsDealt(cards=cards) | DownCardsTurnedUp(cards):
                seen |= {card for _, card in cards}
            case HandShown(_, card) | CardShown(_, card):
                seen.add(card)
            case _:
                pair = dict(getattr(event, "cards", ())) if type(event).__name__ == "DownCardsDealt" else {}
                own = pair.get(knows) if knows is not None else None
                seen |= {own} if own else set()
        yield count, set(seen)


@settings(max_examples=120, deadline=None)
@given(played=hands(whole=True))
def test_no_moment_holds_a_card_before_its_looker_has_seen_it(played: Played) -> None:
    for knows in (None, *played.hand.seats):
        known = dict(known_after(played.events, knows))
        for looker in {Looker.at(knows), Looker(knows=knows, bottom=knows)}:
            made = watched(played, looker)
            assert "deck" not in json.dumps(made["moments"]).replace('"deck": null', "")
            events = 0
            for scene, moment in zip(scenes(played.events, knows), made["moments"], strict=True):
                events += len(scene.events)
                assert cards_in(moment) == {str(card) for card in known[events]}


@settings(max_examples=60, deadline=None)
@given(played=hands(whole=True))
def test_the_last_moment_is_the_hand_as_it_is_seen_at_its_end(played: Played) -> None:
    for knows in (None, *played.hand.seats):
        moments = scenes(played.events, knows)
        assert moments[-1].known == see(played.hand, knows)
        assert moments[-1].rail == see(played.hand, None)
        assert sum(len(moment.events) for moment in moments) == len(played.events)


@settings(max_examples=60, deadline=None)
@given(played=hands(whole=True))
def test_every_round_has_a_moment_of_its_own_and_every_moment_something_to_tell(played: Played) -> None:
    made = watched(played, RAIL)
    rounds = [moment["round"] for moment in made["moments"]]
    assert rounds == sorted(rounds)
    assert set(rounds) == set(range(played.hand.round + 1))
    assert all(moment["frame"]["lines"] for moment in made["moments"])
    assert [moment["frame"]["v"] for moment in made["moments"]] == list(range(1, len(rounds) + 1))


def duel(*actions: Any, deck: str = "As Kd 9h 8c 9s 8d Ts Jd Qs 7c", stack: int = 100) -> Played:
    hand, log = start(Rules.preset("ru"), {0: stack, 1: stack}, deck=stacked_deck(deck))
    events = list(log)
    for action in actions:
        hand, more = play(hand, action)
        events += more
    return Played(hand, tuple(events), ())


def test_the_replay_of_an_all_in_deals_all_four_rounds_one_after_the_other() -> None:
    played = duel(BringIn(), Raise(6), Raise(9), Call(), stack=10)
    assert played.hand.is_over
    made = watched(played, Looker.at(0))
    rounds = [moment["round"] for moment in made["moments"]]
    assert [rounds.count(number) > 0 for number in (1, 2, 3, 4)] == [True] * 4
    ups = [len(moment["frame"]["public"]["hand"]["players"][0]["up"]) for moment in made["moments"]]
    assert sorted(set(ups)) == [0, 1, 2, 3, 4]
    first = made["moments"][0]["frame"]
    assert cards_in(first) == set()
    assert first["you"]["down"] is None


def test_what_a_fold_hides_stays_hidden_to_the_end_and_a_card_shown_later_has_its_own_moment() -> None:
    played = duel(BringIn(), Fold())
    shown, more = show(played.hand, 0)
    later = Played(shown, (*played.events, *more), ())
    before, after = watched(played, Looker.at(1)), watched(later, Looker.at(1))
    assert after["moments"][:-1] == before["moments"]
    assert "As" not in cards_in(before)
    assert "As" in cards_in(after["moments"][-1])


def test_an_action_stands_as_a_bet_before_it_goes_to_the_pot() -> None:
    played = duel(BringIn(), Call(), Check(), Check(), Check(), Check(), Check(), Check())
    made = watched(played, Looker.at(0))
    bets = [[player["bet"] for player in moment["frame"]["public"]["hand"]["players"]] for moment in made["moments"]]
    assert [2, 2] in bets
    calls = bets.index([2, 2])
    assert made["moments"][calls]["frame"]["events"][0]["event"] == "Called"
    assert made["moments"][calls + 1]["round"] == 2


def test_a_player_watches_from_his_seat_and_a_shared_hand_from_the_seat_of_who_shares_it() -> None:
    played = duel(BringIn(), Fold())
    own, other = watched(played, Looker.at(1)), watched(played, Looker(knows=1, bottom=1))
    last, shared = own["moments"][-1]["frame"], other["moments"][-1]["frame"]
    assert (own["viewer"], own["is_mine"], last["you"]["seat"], last["you"]["down"]) == (1, True, 1, "Kd")
    assert last["public"]["hand"]["players"][1]["down"] is None
    assert (other["viewer"], other["is_mine"], shared["you"]["seat"], shared["you"]["down"]) == (1, False, None, None)
    assert shared["public"]["hand"]["players"][1]["down"] == "Kd"
    assert [seat and (seat["name"], seat["is_bot"]) for seat in last["public"]["seats"]][:3] == [
        ("Name 0", False),
        ("Name 1", True),
        None,
    ]


def test_where_names_are_hidden_nothing_leads_to_the_hand() -> None:
    played = duel(BringIn(), Fold())
    made = replay_of(stored(played.events, (0, 1)), Looker(knows=1, bottom=1), Cast({}), shares_id=False)
    text = encode(made).decode()
    assert not [word for word in ("Kyiv", "Name", "player-0", '"hand":"hand"', '"table":"table"') if word in text]
    assert made.ended_at % 86_400_000_000 == 0


def test_the_log_of_the_moments_leads_where_the_hand_led() -> None:
    played = duel(BringIn(), Call(), Check(), Check(), Check(), Check(), Check(), Check())
    told = [event for moment in scenes(played.events, None) for event in moment.events]
    assert told == [redact(event, None) for event in played.events]
    assert replay_view(told, None) == see(played.hand, None)
