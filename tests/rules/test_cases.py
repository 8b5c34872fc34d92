"""Every hand of hands.json, through the public API: legal lists, first actors, pots, odd chips, shows, stacks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from americana import (
    Action,
    Event,
    Hand,
    Rules,
    menu,
    name_hand,
    play,
    read_cards,
    replay,
    stacked_deck,
    start,
    strength,
    timeout_action,
)
from americana.cards import card
from americana.engine.actions import type_of_verb
from americana.engine.events import HandShown, RoundClosed, RoundOpened
from americana.ranking import board_value, category

CASES: dict[str, Any] = json.loads(Path(__file__).with_name("hands.json").read_text(encoding="utf-8"))
HANDS = CASES["hands"]


def action_of(hand: Hand, verb: str, amount: int) -> Action:
    if verb == "timeout":
        return timeout_action(hand)
    make: Any = type_of_verb[verb]
    action: Action = make() if verb in ("fold", "check") else make(amount)
    return action


def play_case(case: dict[str, Any]) -> tuple[Hand, list[Event]]:
    rules = Rules.preset(case["preset"], **case["rules"])
    stacks = {seat: chips for seat, chips, _ in case["seats"]}
    hand, log = start(rules, stacks, case["dealer"], deck=stacked_deck(case["deck"]))
    events = list(log)
    for number, round_ in enumerate(case["rounds"], 1):
        if round_["acts"]:
            assert hand.round == number
        for seat, verb, amount, legal in round_["acts"]:
            assert hand.actor == seat
            assert str(menu(hand)) == legal
            hand, log = play(hand, action_of(hand, verb, amount))
            events += log
    return hand, events


@pytest.mark.parametrize("case", HANDS, ids=[f"{case['id']} {case['title']}" for case in HANDS])
def test_hand_plays_as_written(case: dict[str, Any]) -> None:
    hand, events = play_case(case)
    assert hand.is_over

    closed = {event.round: event.pot for event in events if isinstance(event, RoundClosed)}
    opened = {event.round: event.seat for event in events if isinstance(event, RoundOpened)}
    rounds = [{"first": opened.get(number), "pot": pot} for number, pot in closed.items()]
    assert rounds == [{"first": round_["first"], "pot": round_["pot"]} for round_ in case["rounds"]]

    assert {str(seat): chips for seat, chips in hand.returned.items()} == case["returned"]
    assert hand.rake == case["rake"]
    pots = [
        {"amount": p.amount, "eligible": sorted(p.eligible), "winners": sorted(p.winners), "odd": list(p.odd)}
        for p in hand.pots
    ]
    assert pots == case["pots"]
    assert showdown_of(hand) == case["showdown"]
    assert {str(seat): chips for seat, chips in hand.stacks.items()} == case["final"]
    assert replay(events) == hand


@pytest.mark.parametrize("case", HANDS, ids=[case["id"] for case in HANDS])
def test_cards_go_to_the_seats_as_written(case: dict[str, Any]) -> None:
    hand, _ = play_case(case)
    for seat, _, cards in case["seats"]:
        assert (hand.down_cards[seat], *hand.boards[seat]) == read_cards(cards)


def showdown_of(hand: Hand) -> list[list[object]]:
    told: list[list[object]] = []
    for event in hand.showdown:
        down = hand.down_cards[event.seat]
        assert down is not None
        name = name_hand((down, *hand.boards[event.seat]), hand.rules)
        if isinstance(event, HandShown):
            assert (event.card, event.name) == (down, name)
        told.append([event.seat, "show" if isinstance(event, HandShown) else "muck", name.category])
    return told


@pytest.mark.parametrize("preset", CASES["presets"])
def test_preset_has_the_parameters_of_its_text(preset: str) -> None:
    assert Rules.preset(preset).parameters() == CASES["presets"][preset]


def test_hands_rank_from_weak_to_strong_and_equal_hands_share() -> None:
    ranked = [{strength(read_cards(text)) for text in equal} for equal in CASES["hand_order"]]
    assert all(len(strengths) == 1 for strengths in ranked)
    order = [strengths.pop() for strengths in ranked]
    assert order == sorted(set(order))


@pytest.mark.parametrize("size", CASES["board_order"])
def test_boards_rank_from_weak_to_strong(size: str) -> None:
    ranked = [{board_value(read_cards(text)) for text in equal} for equal in CASES["board_order"][size]]
    assert all(len(values) == 1 for values in ranked)
    order = [values.pop() for values in ranked]
    assert order == sorted(set(order))


@pytest.mark.parametrize("case", CASES["bring_in_order"], ids=lambda case: case["up"])
@pytest.mark.parametrize("opener", ["highest", "lowest"])
def test_opener_by_door_card_and_suit(case: dict[str, Any], opener: str) -> None:
    doors = read_cards(case["up"])
    down = [one for one in stacked_deck() if one not in doors][: len(doors)]
    rules = Rules.preset("ru", opener=opener)
    hand, _ = start(rules, dict.fromkeys(range(len(doors)), 50), deck=stacked_deck([*down, *doors]))
    assert hand.actor == case[f"{opener}_suit"]


def test_counts_of_hands_and_classes() -> None:
    counts = {name: classes for name, (_, classes) in CASES["counts"].items() if name != "total"}
    found = [category(place) for place in range(840)]
    assert {name: found.count(name) for name in counts} == counts
    assert strength([card(text) for text in ("As", "Ks", "Qs", "Js", "Ts")]) == 839
