"""Ranks, suits, hands, boards and the ranking card as messages. What a hand is called was decided by `ranking`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from americana.cards import Card, read_cards
from americana.ranking import CATEGORIES, Category, HandName
from americana.rules import Rules
from americana.say.message import Arg, Message, message

EXAMPLES: Mapping[Category, tuple[Card, ...]] = MappingProxyType(
    {
        "royal_flush": read_cards("As Ks Qs Js Ts"),
        "straight_flush": read_cards("Jh Th 9h 8h 7h"),
        "four_of_a_kind": read_cards("9s 9h 9d 9c Kd"),
        "flush": read_cards("Ad Jd Td 8d 7d"),
        "full_house": read_cards("Ts Th Tc 7d 7c"),
        "straight": read_cards("Jc Td 9s 8s 7h"),
        "three_of_a_kind": read_cards("Qs Qd Qc As 8h"),
        "two_pair": read_cards("Kh Kc 8s 8d Jh"),
        "pair": read_cards("7h 7d Ac Qh 9s"),
        "high_card": read_cards("As Kd Jc 9h 8c"),
        "ace_king": read_cards("As Kd Jc 9h 8c"),
    }
)
"""One hand of each category, for the ranking card."""

HOW_MANY: Mapping[Category, int] = MappingProxyType(
    {
        "straight_flush": 20,
        "four_of_a_kind": 224,
        "flush": 204,
        "full_house": 1_344,
        "straight": 5_100,
        "three_of_a_kind": 10_752,
        "two_pair": 24_192,
        "pair": 107_520,
        "high_card": 52_020,
    }
)
"""How many of the 201,376 hands are of each category (R9)."""

ROYAL = 4
"""How many of the straight flushes are royal."""


def rank(of: str) -> Message:
    """Name a rank; its forms come along as attributes.

    >>> rank("K").key
    'rank-K'
    """
    return message(f"rank-{of}")


def suit(of: str) -> Message:
    """Name a suit."""
    return message(f"suit-{of}")


def category(of: Category) -> Message:
    """Name a category, as the ranking card lists it."""
    return message(f"category-{of}")


def hand(name: HandName) -> Message:
    """Name a hand: "two pair, kings and nines".

    >>> hand(HandName("two_pair", "K97")).key
    'hand-two_pair'
    """
    return message(f"hand-{name.category}", **_ranks(name))


def board(name: HandName) -> Message:
    """Name a board: as a hand, but without a pair by all its ranks."""
    if name.category == "high_card":
        return message("board-high_card", **_ranks(name))
    return message(f"hand-{name.category}", **_ranks(name))


def showing(name: HandName) -> Message:
    """Say what a board shows: "pair of nines showing"."""
    return message("board-showing", board=board(name))


def ranking_card(rules: Rules) -> tuple[Message, ...]:
    """List the categories, best first, under the names of these house rules (R3, R6), with an example and how many.

    >>> [len(ranking_card(Rules.preset(text))) for text in ("ru", "da")]
    [10, 9]
    """
    best_first: list[tuple[Category, int]] = [(of, HOW_MANY[of]) for of in reversed(CATEGORIES)]
    if rules.royal_listed:
        best_first[:1] = [("royal_flush", ROYAL), ("straight_flush", HOW_MANY["straight_flush"] - ROYAL)]
    best_first[-1] = (rules.last_category, HOW_MANY["high_card"])
    return tuple(
        message("ranking-line", place=place, category=category(of), example=EXAMPLES[of], hands=hands)
        for place, (of, hands) in enumerate(best_first, 1)
    )


def ranking_notes() -> tuple[Message, ...]:
    """Say what surprises a newcomer to the ranking (R3–R5)."""
    return message("ranking-flush"), message("ranking-straight"), message("ranking-suits")


def _ranks(name: HandName) -> dict[str, Arg]:
    """Give a name's ranks as `$high`, `$low` (the second one, if there is one) and `$ranks` ("A-K-9")."""
    high, low = name.ranks[0], name.ranks[1:2] or name.ranks[0]
    return {"high": rank(high), "low": rank(low), "ranks": "-".join(name.ranks)}
