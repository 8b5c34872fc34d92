"""How five cards and how boards compare (R3–R8): one running sum, one look-up. Knows nothing of betting.

Each rank has a weight such that every multiset of up to five ranks of one size has its own sum; above the sum stand
four 4-bit counters of suits. Adding a card is one addition; a finished sum is looked up. The counters start at 3, so
that five cards of one suit set the top bit of theirs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Literal, get_args

from americana.cards import FULL_DECK, RANKS, Card, all_different, only_cards
from americana.errors import Unreadable
from americana.rules import Rules

Category = Literal[
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "full_house",
    "flush",
    "four_of_a_kind",
    "straight_flush",
    "royal_flush",
    "ace_king",
]
"""Categories from low to high (R3), then the two that are only names (R3, R6)."""

CATEGORIES: tuple[Category, ...] = get_args(Category)[:9]
"""The nine that differ in strength, from low to high."""

RANK_WEIGHTS = (0, 1, 5, 22, 94, 312, 992, 2422)
"""Weights of seven to ace; the largest sum of five is 10 680."""

SUIT_SHIFT = 14
EMPTY = 0x3333 << SUIT_SHIFT
"""The running sum of no cards."""

_RANK_MASK = (1 << SUIT_SHIFT) - 1
_FLUSH_BITS = 0x8888 << SUIT_SHIFT
_OF_SHAPE: dict[tuple[int, ...], Category] = {
    (4, 1): "four_of_a_kind",
    (4,): "four_of_a_kind",
    (3, 2): "full_house",
    (3, 1, 1): "three_of_a_kind",
    (3, 1): "three_of_a_kind",
    (3,): "three_of_a_kind",
    (2, 2, 1): "two_pair",
    (2, 2): "two_pair",
    (2, 1, 1, 1): "pair",
    (2, 1, 1): "pair",
    (2, 1): "pair",
    (2,): "pair",
}
"""Categories by how often each rank comes, of five cards and of boards; any other shape is a high card."""

_LOWEST_STRAIGHT = (0, 1, 2, 3, 7)


@dataclass(frozen=True, slots=True)
class HandName:
    """What a hand or a board is called: a category and the ranks that its name needs, most important first.

    >>> from americana.cards import read_cards
    >>> str(name_hand(read_cards("Ks Kd 9h 9c 7s")))
    'two_pair K 9 7'
    """

    category: Category
    ranks: str

    def __str__(self) -> str:
        return " ".join((self.category, *self.ranks))


def weight(card: Card) -> int:
    """Return what a card adds to a running sum.

    >>> from americana.cards import card
    >>> EMPTY + weight(card("8s")) - EMPTY == 1 + (1 << SUIT_SHIFT)
    True
    """
    return _WEIGHTS[card.index]


def strength(cards: Iterable[Card]) -> int:
    """Rank five cards: 0 is the worst hand, 839 the royal flush; equal hands are equal (R3–R5).

    >>> from americana.cards import read_cards
    >>> strength(read_cards("Qs Td 9h 8c 7d")), strength(read_cards("Ah Kh Qh Jh Th"))
    (0, 839)

    Raises `Unreadable`: `five_cards` for another number of cards, `card_twice`.
    """
    five = all_different(cards)
    if len(five) != 5:
        raise Unreadable("five_cards", f"a hand is five cards, not {len(five)}", cards=len(five))
    return strength_of_five(five)


def strength_of_five(cards: Iterable[Card]) -> int:
    """Rank five cards that are known to be different."""
    return strength_of_sum(EMPTY + sum(map(_WEIGHT, cards)))


def strength_of_sum(total: int) -> int:
    """Rank the running sum of five different cards: one look-up."""
    return (_SUITED if total & _FLUSH_BITS else _PLAIN)[total & _RANK_MASK]


def category(of_strength: int) -> Category:
    """Say which of the nine categories a strength falls in.

    >>> category(839)
    'straight_flush'
    """
    return CATEGORIES[_CLASSES[of_strength][0]]


def name_hand(cards: Iterable[Card], rules: Rules | None = None) -> HandName:
    """Name five cards; with rules, as their text names them (royal flush, ace-king: R3, R6).

    >>> from americana.cards import read_cards
    >>> str(name_hand(read_cards("As Ks Qs Js Ts"), Rules.preset("ru")))
    'royal_flush A'
    """
    return name_strength(strength(cards), rules)


def name_strength(of_strength: int, rules: Rules | None = None) -> HandName:
    """Name a strength, as `name_hand` does its cards."""
    return _name(of_strength, rules is not None and rules.royal_listed, rules.last_category if rules else "high_card")


@cache
def _name(of_strength: int, royal_listed: bool, last_category: Category) -> HandName:
    kind, ranks = _CLASSES[of_strength]
    named: Category = CATEGORIES[kind]
    if royal_listed and named == "straight_flush" and ranks == (7,):
        named = "royal_flush"
    if named == "high_card":
        named = last_category
    return HandName(named, "".join(RANKS[rank] for rank in ranks))


def board_value(cards: Iterable[Card]) -> int:
    """Rank one to four up cards among boards of the same size; suits, straights and flushes count nothing (R8).

    >>> from americana.cards import read_cards
    >>> board_value(read_cards("7s 7d")) > board_value(read_cards("As Kd"))
    True

    Raises `Unreadable` with the code `board_size` for no card or more than four.
    """
    return look_up_board(only_cards(cards))[0]


def name_board(cards: Iterable[Card]) -> HandName:
    """Name one to four up cards.

    >>> from americana.cards import read_cards
    >>> str(name_board(read_cards("9s Ad 9c")))
    'pair 9 A'
    """
    return look_up_board(only_cards(cards))[1]


def look_up_board(shown: tuple[Card, ...]) -> tuple[int, HandName]:
    """Return the value and the name of one to four up cards that are known to be cards."""
    try:
        return _BOARDS[len(shown)][sum(map(_RANK_WEIGHT, shown))]
    except (KeyError, IndexError):
        raise Unreadable("board_size", f"a board is one to four cards, not {len(shown)}", cards=len(shown)) from None


def _by_frequency(ranks: Iterable[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the shape (how often each rank comes) and the ranks, most frequent first, then highest."""
    counted = sorted(((times, rank) for rank, times in Counter(ranks).items()), reverse=True)
    return tuple(times for times, _ in counted), tuple(rank for _, rank in counted)


def _straight_top(ranks: tuple[int, ...]) -> int | None:
    """Return the rank a straight counts as, None if it is none; A-7-8-9-T is ten high (R4)."""
    if ranks == _LOWEST_STRAIGHT:
        return 3
    return ranks[-1] if ranks == tuple(range(ranks[0], ranks[0] + 5)) else None


def _classify(ranks: tuple[int, ...], suited: bool) -> tuple[int, tuple[int, ...]]:
    shape, by_frequency = _by_frequency(ranks)
    top = _straight_top(ranks)
    if top is not None:
        return CATEGORIES.index("straight_flush" if suited else "straight"), (top,)
    return CATEGORIES.index("flush" if suited else _OF_SHAPE.get(shape, "high_card")), by_frequency


def _weigh(ranks: Iterable[int]) -> int:
    return sum(RANK_WEIGHTS[rank] for rank in ranks)


def _rank_boards(size: int) -> dict[int, tuple[int, HandName]]:
    named = []
    for ranks in combinations_with_replacement(range(8), size):
        shape, by_frequency = _by_frequency(ranks)
        if shape[0] <= 4:
            kind = _OF_SHAPE.get(shape, "high_card")
            name = HandName(kind, "".join(RANKS[rank] for rank in by_frequency))
            named.append((CATEGORIES.index(kind), by_frequency, _weigh(ranks), name))
    return {total: (value, name) for value, (_, _, total, name) in enumerate(sorted(named, key=lambda b: b[:2]))}


_WEIGHTS = tuple(RANK_WEIGHTS[rank] + (1 << (SUIT_SHIFT + 4 * suit)) for suit in range(4) for rank in range(8))
_WEIGHT = {card: _WEIGHTS[card.index] for card in FULL_DECK}.__getitem__
_RANK_WEIGHT = {card: RANK_WEIGHTS[card.rank_index] for card in FULL_DECK}.__getitem__
_PLAIN_HANDS = {r: _classify(r, False) for r in combinations_with_replacement(range(8), 5) if len(set(r)) > 1}
_SUITED_HANDS = {ranks: _classify(ranks, True) for ranks in combinations(range(8), 5)}
_CLASSES = sorted({*_PLAIN_HANDS.values(), *_SUITED_HANDS.values()})
_STRENGTHS = {made: place for place, made in enumerate(_CLASSES)}
_PLAIN = {_weigh(ranks): _STRENGTHS[made] for ranks, made in _PLAIN_HANDS.items()}
_SUITED = {_weigh(ranks): _STRENGTHS[made] for ranks, made in _SUITED_HANDS.items()}
_BOARDS = ({}, *(_rank_boards(size) for size in (1, 2, 3, 4)))
