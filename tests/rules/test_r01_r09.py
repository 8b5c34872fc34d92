"""R1 to R9: the deck, the players, the order of hands and of boards."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations, pairwise

import pytest

from americana import FULL_DECK, AmericanaError, Rules, name_hand, read_cards, stacked_deck, start, strength
from americana import table as tables
from americana.ranking import board_value, category, name_board
from americana.rules import PRESETS
from americana.table import Table, Terms
from tests.deals import ANN, BEN, THREE, deal
from tests.oracle.brute_ranking import CATEGORIES, board_key, rank_key

COUNTS = {  # of R9, weak to strong: hands and classes
    "high_card": (52_020, 51),
    "pair": (107_520, 280),
    "two_pair": (24_192, 168),
    "three_of_a_kind": (10_752, 168),
    "straight": (5_100, 5),
    "full_house": (1_344, 56),
    "flush": (204, 51),
    "four_of_a_kind": (224, 56),
    "straight_flush": (20, 5),
}


def strong(text: str) -> int:
    return strength(read_cards(text))


def value(text: str) -> int:
    return board_value(read_cards(text))


def called(text: str, preset: str = "evenbet") -> str:
    return name_hand(read_cards(text), Rules.preset(preset)).category


def test_r1_the_deck_has_each_rank_from_seven_to_ace_in_four_suits() -> None:
    assert sorted(map(str, FULL_DECK)) == sorted(rank + suit for rank in "789TJQKA" for suit in "shdc")


def test_r1_no_card_is_burnt_and_six_players_use_thirty() -> None:
    hand, _ = start(Rules.preset("ru"), dict.fromkeys(range(6), 1), deck=FULL_DECK)  # all-in from the ante
    dealt = [hand.down_cards[seat] for seat in range(6)]
    dealt += [hand.boards[seat][street] for street in range(4) for seat in range(6)]
    assert tuple(dealt) == FULL_DECK[:30]


@pytest.mark.parametrize("preset", PRESETS)
def test_r2_two_to_six_players_under_every_preset(preset: str) -> None:
    rules = Rules.preset(preset)
    for players in range(2, 7):
        hand, _ = start(rules, dict.fromkeys(range(players), 50), deck=FULL_DECK)
        assert len(hand.seats) == players
    for players, code in ((1, "too_few_seats"), (7, "too_many_seats")):
        with pytest.raises(AmericanaError) as refused:
            start(rules, dict.fromkeys(range(players), 50), deck=FULL_DECK)
        assert refused.value.code == code


def test_r2_a_table_has_as_many_chairs_as_players_at_most_and_seats_rise_clockwise() -> None:
    table = Table.open(Terms.of(Rules.preset("ru", max_players=3)))
    for seat in (2, 0, 1):
        table, _ = tables.sit(table, f"player {seat}", seat, 100)
    with pytest.raises(AmericanaError) as refused:
        tables.sit(table, "player 3", 3, 100)
    assert refused.value.code == "no_such_seat"
    table, _ = tables.deal(table, stacked_deck())
    assert table.hand is not None
    assert table.hand.seats == (0, 1, 2)
    deal(*THREE).do("Ann bring_in, Ben call, Cora call")


def test_r3_a_flush_beats_a_full_house() -> None:
    game = deal("7h Ah 8h 9h Jh", "As Ks Ac Kd Ad").do("Ann bring_in, Ben call").to_the_end()
    assert game.showdown == ["Ann flush", "Ben full_house"]
    assert game.hand.pots[0].winners == (ANN,)


def test_r3_the_order_of_the_nine_categories() -> None:
    ranked = [
        "As Kd Qh Jc 9s",
        "7s 7d Th 9c 8s",
        "8s 8d 7h 7c 9s",
        "7s 7d 7h 9c 8s",
        "As 7d 8h 9c Ts",
        "7s 7d 7h 8c 8s",
        "Qs Ts 9s 8s 7s",
        "7s 7d 7h 7c 8s",
        "As Ts 9s 8s 7s",
    ]
    assert [called(text) for text in ranked] == list(COUNTS)
    assert all(strong(weaker) < strong(better) for weaker, better in pairwise(ranked))


def test_r3_the_royal_flush_is_only_a_name_and_the_danish_text_does_not_list_it() -> None:
    royal, next_best = "Ah Kh Qh Jh Th", "Ks Qs Js Ts 9s"
    assert {preset: called(royal, preset) for preset in PRESETS} == {
        "ru": "royal_flush",
        "uk": "royal_flush",
        "da": "straight_flush",
        "pt": "royal_flush",
        "evenbet": "royal_flush",
    }
    assert called(next_best, "ru") == "straight_flush"
    assert strong(royal) == strong(next_best) + 1


def test_r4_ace_seven_eight_nine_ten_is_the_lowest_straight_and_none_runs_past_the_ace() -> None:
    straights = ["As 7d 8h 9c Ts", "7s 8d 9h Tc Js", "8s 9d Th Jc Qs", "9s Td Jh Qc Ks", "Ts Jd Qh Kc As"]
    assert [strong(text) - strong(straights[0]) for text in straights] == [0, 1, 2, 3, 4]
    assert [str(name_hand(read_cards(text))) for text in straights] == [f"straight {top}" for top in "TJQKA"]
    for past_the_ace in ("Qs Kd Ah 7c 8s", "Ks Ad 7h 8c 9s", "Js Qd Kh Ac 7s"):
        assert called(past_the_ace) == "high_card"
    assert called("Qs Ks As 7s 8s") == "flush"


@pytest.mark.parametrize(
    ("weaker", "better"),
    [
        ("As Kd Qh 9c 7s", "Ah Kc Qd 9s 8h"),  # the last kicker
        ("Ks Kd Ah Qc 9s", "As Ad Kh Qc 9s"),  # the pair before the kickers
        ("Ks Kd Qh 9c 8s", "Kh Kc Ad 8h 7s"),
        ("Ks Kd 9h 9c As", "Ks Kd Th Tc 7s"),  # the lower pair before the kicker
        ("Ks Kd Th Tc 7s", "As Ad 7h 7c 8s"),
        ("7s 7d 7h Ac Ks", "8s 8d 8h 9c 7s"),
        ("7s 7d 7h Ac As", "8s 8d 8h 7c 7s"),  # the three before the pair
        ("Ks Qs Js Ts 8s", "Ad 9d 8d Jd 7d"),
        ("7s 7d 7h 7c As", "8s 8d 8h 8c 7s"),
    ],
)
def test_r5_ranks_decide_within_a_category_the_most_frequent_first(weaker: str, better: str) -> None:
    assert called(weaker) == called(better)
    assert strong(weaker) < strong(better)


def test_r5_equal_hands_share_and_no_suit_is_better_at_the_showdown() -> None:
    game = deal("Ac Kc Jd 9s 7s", "As Ks Jh 9c 7c", ante=5).do("Ben bring_in, Ann call").to_the_end()
    assert game.hand.pots[0].winners == (ANN, BEN)
    assert game.hand.stacks == {ANN: 500, BEN: 500}
    assert strong("As Ks Js 9s 7s") == strong("Ac Kc Jc 9c 7c")


def test_r6_a_hand_without_a_pair_is_called_ace_king_by_two_texts_whatever_it_holds() -> None:
    for text in ("As Kd Jh 9c 7s", "Qs Td 9h 8c 7s"):
        assert {preset: called(text, preset) for preset in PRESETS} == {
            "ru": "ace_king",
            "uk": "ace_king",
            "da": "high_card",
            "pt": "high_card",
            "evenbet": "high_card",
        }
    assert strong("Qs Td 9h 8c 7s") == 0


@pytest.mark.parametrize(
    ("preset", "names"), [("ru", ["royal_flush", "ace_king"]), ("da", ["straight_flush", "high_card"])]
)
def test_r6_the_showdown_names_hands_as_the_house_does(preset: str, names: list[str]) -> None:
    game = deal("Ah Kh Qh Jh Th", "7s As Ks 9c 8d", preset=preset, stacks=1)
    assert sorted(line.split()[1] for line in game.showdown) == sorted(names)


@pytest.mark.parametrize(("opener", "order"), [("highest", "shdc"), ("lowest", "cdhs")])
def test_r7_spades_hearts_diamonds_clubs_decide_between_door_cards_of_one_rank(opener: str, order: str) -> None:
    downs = {"s": "8s", "h": "8h", "d": "8d", "c": "8c"}
    for first, second in combinations(order, 2):
        for pair in ((first, second), (second, first)):
            game = deal(*(f"{downs[suit]} K{suit}" for suit in pair), opener=opener)
            assert game.hand.actor == pair.index(first)


def test_r8_a_board_counts_by_equal_ranks_then_by_ranks() -> None:
    boards = ["Td 9s 8h 7c", "Ah Kh Qh Jh", "7s 7d Ah Kc", "As Ad Kh Qc", "8s 8d 7h 7c", "7s 7d 7h 8c", "7s 7d 7h 7c"]
    assert all(value(weaker) < value(better) for weaker, better in pairwise(boards))
    assert [name_board(read_cards(text)).category for text in boards[1:]] == [
        *("high_card", "pair", "pair", "two_pair", "three_of_a_kind", "four_of_a_kind"),
    ]


def test_r8_suits_and_sequences_count_nothing_on_a_board_and_the_ace_is_high() -> None:
    assert value("Ts 9s 8s 7s") == value("Td 9h 8c 7s")
    assert value("Ks Qs Js Ts") < value("Ad 9h 8c 7s")
    assert value("7s 8s 9s") < value("Ad 8h 7c")
    assert value("Ad 7c") > value("Ks Qs")


def test_r9_all_hands_rank_as_a_plain_ranking_says_and_the_counts_come_out() -> None:
    places: defaultdict[tuple[int, tuple[int, ...]], set[int]] = defaultdict(set)
    hands = dict.fromkeys(COUNTS, 0)
    for five in combinations(FULL_DECK, 5):
        key = rank_key([str(one) for one in five])
        places[key].add(strength(five))
        hands[CATEGORIES[key[0]]] += 1
    assert [places[key] for key in sorted(places)] == [{place} for place in range(840)]
    assert [category(place) for place in range(840)] == [CATEGORIES[kind] for kind, _ in sorted(places)]
    classes = [sum(CATEGORIES[kind] == name for kind, _ in places) for name in COUNTS]
    assert dict(zip(hands, zip(hands.values(), classes, strict=True), strict=True)) == COUNTS
    assert sum(hands.values()) == 201_376


def test_r9_boards_of_one_to_four_cards_rank_as_a_plain_ranking_says() -> None:
    for size, count in ((1, 8), (2, 36), (3, 120), (4, 330)):
        values: defaultdict[tuple[tuple[int, ...], tuple[int, ...]], set[int]] = defaultdict(set)
        for up in combinations(FULL_DECK, size):
            values[board_key([str(one) for one in up])].add(board_value(up))
        assert [values[key] for key in sorted(values)] == [{place} for place in range(count)]


def test_r9_the_lowest_hand_is_queen_ten_nine_eight_seven_and_the_counts_of_r6() -> None:
    assert name_hand(read_cards("Qs Td 9h 8c 7s")).ranks == "QT987"
    no_pair = [five for five in combinations(FULL_DECK, 5) if category(strength(five)) == "high_card"]
    with_both = [five for five in no_pair if {"A", "K"} <= {one.rank for one in five}]
    assert (len(no_pair), len(with_both)) == (52_020, 19_380)
