"""The little language in which somebody says which cards he held: `9`, `/AA`, `Kh/9`. The same in every language.

Cards are written as `americana odds` reads hands, down card, slash, up cards; without a slash they lie either way. A
suit may be left out, and `?` stands for any rank of a suit. Knows how such a wish is put to the store.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from americana.cards import FULL_DECK, Card
from americana.errors import Unreadable
from americana.room.store import CardSearch
from americana.room.store.deeds import mask_of

MOST_CARDS, MOST_UP, MOST_DOWN = 5, 4, 1

_WORD = re.compile(r"(10|[789TJQKA?])([shdc♠♥♦♣♤♡♢♧]?)\ufe0e?\ufe0f?", re.IGNORECASE | re.ASCII)
_BETWEEN = re.compile(r"[\s,;]*")
_SUITS = dict(zip("shdc♠♥♦♣♤♡♢♧", "shdc" * 3, strict=True))


def card_search(text: str) -> CardSearch | None:
    """Return what a seat must have held, None for a text without a card.

    >>> card_search("9") == card_search("9,") != card_search("9/")
    True
    >>> card_search("/AA")
    CardSearch(down=0, up=((2155905152, 2),), held=())

    Raises `Unreadable`: `card_search_unreadable`, `card_search_too_many`, `card_search_one_down`, `card_twice` for a
    card that is there already, `card_search_impossible` for what no deck holds.
    """
    parts = text.split("/")
    if len(parts) > 2:
        raise _unreadable("/")
    sides = [tuple(_words(part)) for part in parts]
    if not any(sides):
        return None
    if sum(map(len, sides)) > MOST_CARDS:
        raise _too_many(MOST_CARDS)
    _refuse_impossible([mask for side in sides for mask in side])
    if len(sides) == 1:
        return CardSearch(held=tuple(needs(sides[0])))
    down, up = sides
    if len(down) > MOST_DOWN:
        raise Unreadable("card_search_one_down", "one card is down: write one before the slash")
    if len(up) > MOST_UP:
        raise _too_many(MOST_UP)
    return CardSearch(down=down[0] if down else 0, up=tuple(needs(up)))


def needs(masks: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield sets of cards and how many of each must be held, so that every written card is another one of those held.

    By Hall's theorem that is so if, for any of the written cards, there are as many held that may be one of them. Sets
    that fall apart into others say nothing new.

    >>> list(needs((1 | 2, 1 | 2, 4)))
    [(4, 1), (3, 2)]
    """
    counts: dict[int, int] = {}
    for size in range(1, len(masks) + 1):
        for some in combinations(masks, size):
            if _hangs_together(some):
                counts[_union(some)] = size
    inner = {(bits, count) for bits, count in counts.items() if not _follows(bits, count, counts)}
    yield from sorted(inner, key=lambda need: (need[1], need[0]))


def _follows(bits: int, count: int, counts: dict[int, int]) -> bool:
    """Whether as many cards of a smaller set are asked for already."""
    return any(other != bits and other & ~bits == 0 and more >= count for other, more in counts.items())


def _hangs_together(some: Sequence[int]) -> bool:
    joined, rest = some[0], list(some[1:])
    while near := [mask for mask in rest if mask & joined]:
        joined |= _union(near)
        rest = [mask for mask in rest if mask not in near]
    return not rest


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _words(text: str) -> Iterator[int]:
    at = _skip(text, 0)
    while at < len(text):
        match = _WORD.match(text, at)
        if match is None or match[0] == "?":
            raise _unreadable(re.split(r"[\s,;]", text[at : at + 20], maxsplit=1)[0])
        rank = "T" if match[1] == "10" else match[1].upper()
        suit = _SUITS.get(match[2].lower(), "")
        yield mask_of([card.index for card in FULL_DECK if _is_one(card, rank, suit)])
        at = _skip(text, match.end())


def _is_one(card: Card, rank: str, suit: str) -> bool:
    return rank in ("?", card.rank) and suit in ("", card.suit)


def _skip(text: str, at: int) -> int:
    between = _BETWEEN.match(text, at)
    assert between is not None
    return between.end()


def _refuse_impossible(masks: Sequence[int]) -> None:
    exact = [mask for mask in masks if mask.bit_count() == 1]
    twin = next((mask for place, mask in enumerate(exact) if mask in exact[:place]), None)
    if twin is not None:
        card = FULL_DECK[twin.bit_length() - 1]
        raise Unreadable("card_twice", f"{card} is there twice", card=str(card))
    if any(count > bits.bit_count() for bits, count in needs(masks)):
        raise Unreadable("card_search_impossible", "no deck holds these cards: there are four of a rank")


def _unreadable(word: str) -> Unreadable:
    message = f"{word!r} is no card: write a rank, a suit if you like, as in 9, Kh or ?h; the down card before a slash"
    return Unreadable("card_search_unreadable", message, text=word)


def _too_many(most: int) -> Unreadable:
    return Unreadable("card_search_too_many", f"at most {most} cards can be asked for here", most=most)
