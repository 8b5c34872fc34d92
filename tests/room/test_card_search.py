"""The little language of cards: what it finds, and what it refuses."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from americana.cards import FULL_DECK, Card, read_cards
from americana.errors import Unreadable
from americana.room.card_search import card_search
from americana.room.store import CardSearch
from americana.room.store.deeds import mask_of


def fits(search: CardSearch, down: Card, up: tuple[Card, ...]) -> bool:
    """Say whether a seat's cards are what is searched for."""
    own, board = 1 << down.index, mask_of([card.index for card in up])
    is_down = not search.down or bool(own & search.down)
    is_up = all((board & bits).bit_count() >= count for bits, count in search.up)
    return is_down and is_up and all(((own | board) & bits).bit_count() >= count for bits, count in search.held)


def finds(text: str, cards: str) -> bool:
    down, *up = read_cards(cards)
    search = card_search(text)
    assert search is not None
    return fits(search, down, tuple(up))


FOUND = [
    ("9", "9h As Ks", "As 9h"),
    ("9", "As Kd 9c"),
    ("9/", "9c As"),
    ("/AA", "9c As 8d Ah"),
    ("Kh/9", "Kh 8d 9s"),
    ("As Kd", "As Kd", "Kd 8h As"),
    ("AsKd", "Kd As"),
    ("as, 10D", "As Td"),
    ("A♠/10♥", "As 8h Th"),
    ("?h?h?h", "9h Kh 8c 7h", "8c 9h Kh 7h"),
    ("?s/", "9s Kh"),
    ("A?s", "As 9s", "Ah 9s"),
    ("AsA", "As Ah", "Ad As"),
    ("/AsA", "9d As Ah"),
    ("789TJ", "9s 8s 7s Ts Jd"),
]
MISSED = [
    ("9", "As Kd"),
    ("9/", "As 9c"),
    ("/AA", "Ad As 8d", "9c As"),
    ("Kh/9", "9s Kh", "Kd 9s"),
    ("As Kd", "As Ks"),
    ("?h?h?h", "9h Kh 8c"),
    ("A?s", "As 9h", "Ah 9d"),
    ("AsA", "As Kh", "Ad Ah"),
    ("/A?s", "9d As 8h"),
]


@pytest.mark.parametrize(("text", "hands"), [(text, hands) for text, *hands in FOUND])
def test_it_finds_the_hands_that_hold_the_cards(text: str, hands: list[str]) -> None:
    assert [hand for hand in hands if not finds(text, hand)] == []


@pytest.mark.parametrize(("text", "hands"), [(text, hands) for text, *hands in MISSED])
def test_it_leaves_out_the_hands_that_do_not(text: str, hands: list[str]) -> None:
    assert [hand for hand in hands if finds(text, hand)] == []


REFUSED = [
    ("x", "card_search_unreadable"),
    ("1", "card_search_unreadable"),
    ("6h", "card_search_unreadable"),
    ("?", "card_search_unreadable"),
    ("A ?", "card_search_unreadable"),
    ("s", "card_search_unreadable"),
    ("A/K/Q", "card_search_unreadable"),
    ("\u212a", "card_search_unreadable"),
    ("A\u017f", "card_search_unreadable"),
    ("AK/", "card_search_one_down"),
    ("AK/Q", "card_search_one_down"),
    ("AKQJT9", "card_search_too_many"),
    ("A/KQJT9", "card_search_too_many"),
    ("/KQJT9", "card_search_too_many"),
    ("As As", "card_twice"),
    ("As/As", "card_twice"),
    ("AAAAA", "card_search_impossible"),
    ("A/AAAA", "card_search_impossible"),
    ("AsAhAdAcA", "card_search_impossible"),
]


@pytest.mark.parametrize(("text", "code"), REFUSED)
def test_what_cannot_be_read_is_refused(text: str, code: str) -> None:
    with pytest.raises(Unreadable) as refused:
        card_search(text)
    assert refused.value.code == code
    assert 5 < len(str(refused.value)) < 200


@pytest.mark.parametrize("text", ["", " ", "/", " / "])
def test_no_card_asks_for_nothing(text: str) -> None:
    assert card_search(text) is None


def test_every_written_card_is_another_one_of_those_held() -> None:
    chance = Random(11)
    words = [*"79TA", "?s", "?h", "As", "Ah", "9s", "7h"]
    found = 0
    for _ in range(1500):
        asked = chance.choices(words, k=chance.randint(1, 4))
        cards = chance.sample([card for card in FULL_DECK if card.rank in "79TA"], 5)
        try:
            search = card_search(" ".join(asked))
        except Unreadable:
            continue
        assert search is not None
        expected = any(
            all(is_one(card, word) for card, word in zip(some, asked, strict=True))
            for some in permutations(cards, len(asked))
        )
        assert fits(search, cards[0], tuple(cards[1:])) == expected, (asked, cards)
        found += expected
    assert found > 200


def is_one(card: Card, word: str) -> bool:
    return word[0] in ("?", card.rank) and word[1:] in ("", card.suit)
