"""The 32 cards (R1): their text, their order by rank, and the order of suits (R7). Knows nothing of hands.

There is one object for each card, so cards compare by identity and cost nothing to hash.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import ClassVar, NoReturn, final

from americana.errors import Unreadable, kind_of

RANKS = "789TJQKA"
"""Ranks from low to high."""

SUITS = "shdc"
"""Suits from high to low (R7)."""

SYMBOLS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}

_SUIT_TEXT = {**{suit: suit for suit in SUITS}, **{sign: suit for suit, sign in SYMBOLS.items()}}
_SUIT_TEXT |= dict(zip("♤♡♢♧", SUITS, strict=True))
_CARD = re.compile(r"(10|[789TJQKA])([shdc♠♥♦♣♤♡♢♧])\ufe0e?\ufe0f?", re.IGNORECASE)
_BETWEEN = re.compile(r"[\s,;|/]*")


@final
class Card:
    """One of the 32 cards; make it with `card("As")` or take it from `FULL_DECK`.

    >>> ace = card("As")
    >>> ace.rank, ace.suit, ace.symbol, ace is Card("A", "s")
    ('A', 's', 'A♠', True)
    """

    __slots__ = ("index", "rank", "rank_index", "suit", "suit_index")

    rank: str
    suit: str
    rank_index: int
    suit_index: int
    index: int
    _all: ClassVar[dict[str, Card]] = {}

    def __new__(cls, rank: str, suit: str) -> Card:
        """Return the one card of this rank and suit; `Unreadable` if there is none."""
        text = rank + suit if isinstance(rank, str) and isinstance(suit, str) else ""
        if text not in cls._all:
            raise Unreadable("unreadable_card", f"no card is called {text[:20]!r}", text=text[:20])
        return cls._all[text]

    @classmethod
    def _make(cls, rank: str, suit: str) -> Card:
        made = object.__new__(cls)
        set_ = super(Card, made).__setattr__
        for name, value in (
            ("rank", rank),
            ("suit", suit),
            ("rank_index", RANKS.index(rank)),
            ("suit_index", SUITS.index(suit)),
            ("index", 8 * SUITS.index(suit) + RANKS.index(rank)),
        ):
            set_(name, value)
        cls._all[rank + suit] = made
        return made

    @property
    def symbol(self) -> str:
        """The card with its suit's sign, as `T♥`."""
        return self.rank + SYMBOLS[self.suit]

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a card cannot be changed: {name}")

    def __str__(self) -> str:
        return self.rank + self.suit

    def __repr__(self) -> str:
        return f"card({str(self)!r})"

    def __reduce__(self) -> tuple[Callable[[str], Card], tuple[str]]:
        return card, (str(self),)


FULL_DECK: tuple[Card, ...] = tuple(Card._make(rank, suit) for suit in SUITS for rank in RANKS)
"""The 32 cards, spades first, each suit from seven to ace."""


def card(text: str) -> Card:
    """Read one card: `T` or `10`, upper or lower case, letters or signs.

    >>> [str(card(text)) for text in ("As", "10h", "tD", "k♣")]
    ['As', 'Th', 'Td', 'Kc']

    Raises `Unreadable` with the code `unreadable_card`.
    """
    found = read_cards(text)
    if len(found) != 1:
        raise Unreadable("unreadable_card", f"one card was asked for, {len(found)} were given", text=text[:40])
    return found[0]


def read_cards(text: str) -> tuple[Card, ...]:
    """Read cards in a row, with or without blanks and commas between them.

    >>> [str(c) for c in read_cards("AsKd, 10♥")]
    ['As', 'Kd', 'Th']

    Raises `Unreadable`: `unreadable_card` for text that is no card, `card_twice` for a card that is there already.
    """
    if not isinstance(text, str):
        raise Unreadable("unreadable_card", f"cards are text like 'As Kd', not {kind_of(text)}", text="")
    cards: list[Card] = []
    at = _skip(text, 0)
    while at < len(text):
        match = _CARD.match(text, at)
        if match is None:
            word = re.split(r"[\s,;|/]", text[at : at + 20], maxsplit=1)[0]
            raise Unreadable(
                "unreadable_card", f"{word!r} is no card: write rank and suit, as in As, 10h or 7♣", text=word
            )
        rank = "T" if match[1] == "10" else match[1].upper()
        cards.append(Card(rank, _SUIT_TEXT[match[2].lower()]))
        if len(cards) > len(FULL_DECK):
            raise Unreadable("too_many_cards", "more than 32 cards: the deck has 32", most=len(FULL_DECK))
        at = _skip(text, match.end())
    return all_different(cards)


def all_different(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards; raises `Unreadable`: `unreadable_card` for what is no card, `card_twice`.

    >>> all_different([card("As"), card("As")])
    Traceback (most recent call last):
    ...
    americana.errors.Unreadable: As is there twice
    """
    kept = only_cards(cards)
    if len(set(kept)) < len(kept):
        twin = next(one for place, one in enumerate(kept) if one in kept[:place])
        raise Unreadable("card_twice", f"{twin} is there twice", card=str(twin))
    return kept


def only_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards; raises `Unreadable` with the code `unreadable_card` if these are none.

    >>> only_cards(["As"])
    Traceback (most recent call last):
    ...
    americana.errors.Unreadable: cards are due, not text: `read_cards` reads text
    """
    try:
        kept = tuple(cards)
    except TypeError:
        kept = (cards,)  # type: ignore[assignment]  # refused below
    for one in kept if set(map(type, kept)) - {Card} else ():
        if type(one) is not Card:
            message = f"cards are due, not {kind_of(one)}: `read_cards` reads text"
            raise Unreadable("unreadable_card", message, text="")
    return kept


def stacked_deck(first: str | Iterable[Card] = "") -> tuple[Card, ...]:
    """Return a whole deck whose first cards are given and whose others follow in a fixed order.

    >>> deck = stacked_deck("Kh Qs")
    >>> len(deck), str(deck[0]), str(deck[1]), str(deck[2])
    (32, 'Kh', 'Qs', '7s')
    """
    top = read_cards(first) if isinstance(first, str) else all_different(first)
    taken = set(top)
    return top + tuple(one for one in FULL_DECK if one not in taken)


def _skip(text: str, at: int) -> int:
    between = _BETWEEN.match(text, at)
    assert between is not None
    return between.end()
