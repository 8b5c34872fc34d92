"""What hands win on average: cases that can be counted by hand, laws, and every deal tried by brute force."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

import pytest

from americana import read_cards, replay, see
from americana.cards import FULL_DECK, Card
from americana.engine.events import UpCardsDealt
from americana.errors import Unreadable
from americana.odds import equity, equity_by_seat
from americana.ranking import strength
from tests.deals import ANN, BEN, deal


def shares_of(*hands: str, dead: str = "", seed: int = 1) -> tuple[float, ...]:
    return equity([read_cards(hand) for hand in hands], read_cards(dead), chance=Random(seed)).shares


def test_a_hand_that_cannot_be_beaten_wins_all_and_one_drawing_dead_nothing() -> None:
    assert shares_of("As Ad Ah Ac", "Ks Qd Jh 9c") == (1.0, 0.0)


def test_hands_that_are_whole_win_or_split() -> None:
    assert shares_of("As Kd Qh 9c 7s", "Ad Kc Qs 9h 7d") == (0.5, 0.5)
    assert shares_of("As Kd Qh 9c 7s", "Ad Kc Qs 9h 8d", "Ah Ks Qd 9d 8h") == (0.0, 0.5, 0.5)


def test_one_card_to_come_is_counted_in_outs() -> None:
    """Of 32 - 9 = 23 unknown cards, two make three kings, three kings and jacks, two kings and nines."""
    assert shares_of("As Ad Qh 9c 7s", "Ks Qd 8h 7d")[1] == 0.0
    assert shares_of("As Ad Qh 9c 7s", "Ks Kd Jh 9d")[1] == pytest.approx((2 + 3 + 2) / 23)


def test_a_dead_card_cannot_come() -> None:
    whole = shares_of("As Ad Qh 9c 7s", "Ks Kd Jh 9d", dead="Kh Kc Jd Jc Js 9s")
    assert whole[1] == pytest.approx(1 / 17)  # the last nine alone


def test_equal_hands_have_equal_shares_and_all_add_up_to_one() -> None:
    same = shares_of("As Kd", "Ah Kc")
    assert sum(same) == pytest.approx(1)
    assert same[0] == pytest.approx(same[1], abs=0.05)
    for cards in ("As Ks", "Ah Kd 7c", "9s 9d 9h 7s"):
        shares = shares_of(cards, "Qs Js Ts", "Qd Jd 8c 8h", dead="Ac")
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)


def by_force(hands: list[tuple[Card, ...]], dead: tuple[Card, ...]) -> list[float]:
    known = {card for hand in hands for card in hand} | set(dead)
    stub = [card for card in FULL_DECK if card not in known]
    lacks = [5 - len(hand) for hand in hands]
    won, count = [0.0] * len(hands), 0
    for drawn in permutations(stub, sum(lacks)):
        rest = iter(drawn)
        strengths = [
            strength((*hand, *(next(rest) for _ in range(lack)))) for hand, lack in zip(hands, lacks, strict=True)
        ]
        best = [place for place, each in enumerate(strengths) if each == max(strengths)]
        for place in best:
            won[place] += 1 / len(best)
        count += 1
    return [each / count for each in won]


def by_force_of_pairs(one: tuple[Card, ...], other: tuple[Card, ...]) -> float:
    """Return what the first of two hands wins when each gets two cards more."""
    stub = [card for card in FULL_DECK if card not in (*one, *other)]
    won = count = 0.0
    for first in combinations(stub, 2):
        mine = strength((*one, *first))
        for second in combinations([card for card in stub if card not in first], 2):
            theirs = strength((*other, *second))
            won += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
            count += 1
    return won / count


@pytest.mark.parametrize("seed", range(6))
def test_exact_shares_are_those_of_every_deal(seed: int) -> None:
    drawn = Random(seed).sample(FULL_DECK, 25)
    hands = [tuple(drawn[:4]), tuple(drawn[4:8]), tuple(drawn[8 : 11 + seed % 2])]
    dead = tuple(drawn[12:])
    found = equity(hands, dead, chance=Random(1))
    assert found.exact
    assert found.shares == pytest.approx(by_force(hands, dead))


def test_a_sample_comes_near_to_the_count_and_is_the_same_for_the_same_seed() -> None:
    aces, kings = read_cards("As Ad 9h"), read_cards("Ks Kd Qh")
    sampled = equity([aces, kings], chance=Random(3))
    assert not sampled.exact
    assert sampled == equity([aces, kings], chance=Random(3))
    counted = by_force_of_pairs(aces, kings)
    assert sampled.shares[0] == pytest.approx(counted, abs=0.03)


@pytest.mark.parametrize(
    ("hands", "dead", "code"),
    [
        (["As Kd", "As Qd"], "", "card_twice"),
        (["As Kd", "Qd"], "Kd", "card_twice"),
        (["As Ks Qs Js Ts 9s", "Ad"], "", "five_cards"),
        (["As", "Ad", "Ah", "Ac", "Ks", "Kd", "Kh"], "", "deck_size"),
    ],
)
def test_what_is_no_deal_is_refused(hands: list[str], dead: str, code: str) -> None:
    with pytest.raises(Unreadable) as refused:
        shares_of(*hands, dead=dead)
    assert refused.value.code == code


def test_a_hand_without_a_card_is_none() -> None:
    with pytest.raises(Unreadable, match="one to five"):
        equity([(), read_cards("As")], chance=Random(1))


def test_up_cards_of_who_folded_are_gone_and_his_down_card_may_still_come() -> None:
    """Kc lies dead before Cora; her down card, the Kh that Ben needs, may be in the stub for all that anybody knows."""
    game = deal("7h As Ad 7c 8d", "Qh Ks Kd 9c 8c", "Kh Kc", stacks=[50, 50, 500], limit="no")
    game = game.do("Ann bet 49, Ben call, Cora fold")
    log = list(game.events)
    last_deal = max(place for place, event in enumerate(log) if isinstance(event, UpCardsDealt))
    view = see(replay(log[:last_deal]), None)
    found = equity_by_seat(view, Random(1))
    hands = [read_cards("7h As Ad 7c"), read_cards("Qh Ks Kd 9c")]
    assert found.exact
    assert [seat for seat, _ in found.shares] == [ANN, BEN]
    assert [share for _, share in found.shares] == pytest.approx(by_force(hands, read_cards("Kc")))
