"""What every bot must do, and what the sharp one does well: legal, blind to what it may not see, sensible."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from americana import (
    FULL_DECK,
    Bet,
    Call,
    Check,
    Fold,
    Hand,
    Rules,
    menu,
    play,
    read_cards,
    see,
    stacked_deck,
    start,
    strength,
)
from americana.bots import BOT_KINDS, make_bot, match
from americana.bots.outlook import unseen
from americana.errors import AmericanaError
from americana.rules import PRESETS

LIMITS = ("fixed", "pot", "no")


def dealt(chance: Random, preset: str, limit: str) -> Hand:
    """A hand with gaps, a random button and stacks from one chip to deep."""
    rules = Rules.preset(preset, limit=limit, ante=chance.choice([1, 3]), first_tie=chance.choice(["position", "suit"]))
    seats = chance.sample(range(6), chance.randint(2, 6))
    stacks = {seat: chance.choice([1, 2, 3, 7, 20, 60, 200]) for seat in seats}
    dealer = None if rules.dealer == "box" else chance.randrange(6)
    return start(rules, stacks, dealer, deck=chance.sample(FULL_DECK, 32))[0]


@pytest.mark.parametrize("kind", BOT_KINDS)
def test_a_bot_only_does_what_is_on_the_menu_whatever_the_stacks(kind: str) -> None:
    chance = Random(4)
    decisions = 0
    for preset, limit in product(PRESETS, LIMITS):
        for _ in range(3 if kind == "sharp" else 25):
            hand = dealt(chance, preset, limit)
            bots = {seat: make_bot(kind, Random(chance.random())) for seat in hand.seats}
            while (seat := hand.actor) is not None:
                action = bots[seat].act(see(hand, seat))
                assert action in menu(hand)
                hand, _ = play(hand, action)
                decisions += 1
    assert decisions > 200


@pytest.mark.parametrize("kind", BOT_KINDS)
def test_a_bot_decides_the_same_when_a_card_it_cannot_see_is_another(kind: str) -> None:
    chance = Random(5)
    compared = 0
    while compared < (15 if kind == "sharp" else 60):
        hand = dealt(chance, chance.choice(PRESETS), chance.choice(LIMITS))
        for _ in range(chance.randrange(8)):
            if not hand.is_over:
                offered = [choice for choice in menu(hand) if choice.verb != "fold"]
                hand, _ = play(hand, chance.choice(offered).action())
        if (seat := hand.actor) is None:
            continue
        view = see(hand, seat)
        hidden = [place for place, card in enumerate(view.state.down) if card is None]
        down = list(hand.state.down)
        other, stub = chance.choice(hidden), hand.deck[-1]
        down[other] = stub
        swapped = Hand(hand.state.but(down=tuple(down)), hand.deck)
        assert see(swapped, seat) == view
        assert make_bot(kind, Random(9)).act(see(swapped, seat)) == make_bot(kind, Random(9)).act(view)
        compared += 1


@pytest.mark.parametrize("kind", BOT_KINDS)
def test_no_bot_but_the_random_one_folds_when_checking_is_free(kind: str) -> None:
    if kind == "random":
        return
    for seed in range(20):
        hand, _ = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("7s Kd 8h Ac 9d Kh"))
        for action in (None, Call()):
            hand, _ = play(hand, action or next(iter(menu(hand))).action())
        hand, _ = play(hand, Check())
        assert make_bot(kind, Random(seed)).act(see(hand, hand.actor)) != Fold()


def river(downs: str, boards: str, *, stacks: int = 200) -> Hand:
    """The last round of a hand that was checked down: `boards` are the up cards in the order of dealing."""
    rules = Rules.preset("ru")
    count = len(read_cards(downs))
    hand, _ = start(rules, dict.fromkeys(range(count), stacks), deck=stacked_deck(f"{downs} {boards}"))
    while hand.round < 4:
        hand, _ = play(hand, menu(hand).find("check", "call", "bring_in").action())  # type: ignore[union-attr]
    return hand


def test_the_sharp_bot_folds_when_a_board_beats_every_hand_it_can_have() -> None:
    hand = river("7s Kd", "8d As 9h Ah Jc Ac Qd Ad")  # seat 1 shows four aces
    hand, _ = play(hand, Bet(4))
    for seed in range(20):
        assert make_bot("sharp", Random(seed)).act(see(hand, 0)) == Fold()


def test_the_sharp_bot_bets_or_traps_with_a_hand_that_cannot_lose_and_never_folds_it() -> None:
    hand = river("7s Kd", "8d As 9h Ah Jc Ac Qd Ad")
    answers = [make_bot("sharp", Random(seed)).act(see(hand, 1)) for seed in range(40)]
    assert Fold() not in answers
    hand, _ = play(hand, Check())
    hand, _ = play(hand, Bet(4))
    raised = [make_bot("sharp", Random(seed)).act(see(hand, 1)) for seed in range(40)]
    assert Fold() not in raised


def test_the_sharp_bot_sometimes_bets_the_last_round_with_a_hand_that_a_caller_beats() -> None:
    chance = Random(8)
    bets = bluffs = 0
    for _ in range(60):
        hand, _ = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=chance.sample(FULL_DECK, 32))
        bots = [make_bot("sharp", Random(chance.random())) for _ in range(2)]
        while (seat := hand.actor) is not None:
            action = bots[seat].act(see(hand, seat))
            if hand.round == 4 and isinstance(action, Bet):
                down, other = hand.down_cards[seat], hand.down_cards[1 - seat]
                assert down is not None
                assert other is not None
                bets += 1
                bluffs += strength([down, *hand.boards[seat]]) < strength([other, *hand.boards[1 - seat]])
            hand, _ = play(hand, action)
    assert 0 < bluffs < bets


@pytest.mark.parametrize(("other", "deals"), [("random", 150), ("caller", 60)])
def test_the_sharp_bot_wins_heads_up_by_more_than_three_standard_errors(other: str, deals: int) -> None:
    sharp, _ = match(
        [make_bot("sharp", Random(1)), make_bot(other, Random(2))], Rules.preset("ru", limit="fixed"), deals, Random(3)
    )
    assert sharp.antes_per_hand > 3 * sharp.standard_error


def test_an_unknown_kind_is_refused_with_the_kinds_there_are() -> None:
    with pytest.raises(AmericanaError) as refused:
        make_bot("genius", Random(1))
    assert refused.value.code == "unknown_bot"
    assert "sharp" in str(refused.value.facts["choices"])


def test_what_a_bot_counts_as_unseen_is_the_rest_of_the_deck() -> None:
    seen = read_cards("As Kd 7c")
    assert set(unseen(seen)) == set(FULL_DECK) - set(seen)
