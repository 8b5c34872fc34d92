"""Five-card hands and boards, ranked the way a person would do it with the cards on the table (R3-R8).

Slow and literal on purpose, it knows nothing of betting and shares no line with the engine that it checks.
"""

from collections import Counter
from collections.abc import Sequence

RANKS = "789TJQKA"
SUITS = "cdhs"  # R7: low to high
CATEGORIES = (  # R3: weak to strong, and a flush beats a full house
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "full_house",
    "flush",
    "four_of_a_kind",
    "straight_flush",
)
SHAPES = {  # how often each rank comes, most frequent first
    (1, 1, 1, 1, 1): "high_card",
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two_pair",
    (3, 1, 1): "three_of_a_kind",
    (3, 2): "full_house",
    (4, 1): "four_of_a_kind",
}


def rank(card: str) -> int:
    """The card's rank as a number, 7 to 14 (ace).

    >>> rank("Td")
    10
    """
    return RANKS.index(card[0]) + 7


def door_card_key(card: str) -> tuple[int, int]:
    """A key that orders door cards: by rank, then by suit (R7, R14).

    >>> door_card_key("Ks") > door_card_key("Kh")
    True
    """
    return rank(card), SUITS.index(card[1])


def board_key(cards: Sequence[str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A key that orders boards of as many up cards: quads, trips, two pair, pair, then ranks (R8).

    >>> board_key(["7s", "7d"]) > board_key(["As", "Kd"])
    True
    """
    counts = Counter(rank(card) for card in cards)
    frequent_first = sorted(counts, key=lambda r: (counts[r], r), reverse=True)
    return tuple(counts[r] for r in frequent_first), tuple(frequent_first)


def straight_top(cards: Sequence[str]) -> int | None:
    """The highest rank of a straight, ten for A-7-8-9-T; None when the cards are no straight (R4).

    >>> straight_top(["As", "7d", "8h", "9c", "Ts"])
    10
    """
    ranks = sorted(rank(card) for card in cards)
    if ranks == [7, 8, 9, 10, 14]:
        return 10
    if ranks == list(range(ranks[0], ranks[0] + 5)):
        return ranks[-1]
    return None


def category(cards: Sequence[str]) -> str:
    """The name of a five-card hand's category, without house labels (R3).

    >>> category(["As", "Js", "9s", "8s", "7s"])
    'flush'
    """
    is_flush = len({card[1] for card in cards}) == 1
    is_straight = straight_top(cards) is not None
    if is_flush and is_straight:
        return "straight_flush"
    if is_flush:
        return "flush"
    if is_straight:
        return "straight"
    return SHAPES[board_key(cards)[0]]


def rank_key(cards: Sequence[str]) -> tuple[int, tuple[int, ...]]:
    """A key that orders five-card hands, equal for hands that share a pot (R3-R6).

    >>> rank_key(["7s", "7d", "7h", "Ac", "As"]) < rank_key(["Qs", "Ts", "9s", "8s", "7s"])
    True
    """
    top = straight_top(cards)
    ranks = board_key(cards)[1] if top is None else (top,)
    return CATEGORIES.index(category(cards)), ranks
