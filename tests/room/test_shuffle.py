"""Seal, cut and words: the same bytes for everybody, every deck whole, every order as likely."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from math import erfc, sqrt
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from americana import FULL_DECK, Rules
from americana.room.shuffle import (
    WORDS,
    SealedDeck,
    SealRecord,
    commitment_of,
    cut,
    dealt,
    leaf_of,
    nonce_of,
    root_of,
    words_of,
)
from americana.room.shuffle.record import rules_text
from americana.room.shuffle.stream import below, order_of, stream

GOLDEN = Path(__file__).parent.parent / "golden" / "shuffle.json"
CARDS = 32

hashes = st.binary(min_size=32, max_size=32)


def vector() -> dict[str, object]:
    """One hand with fixed seeds and secrets, every step of it."""
    seeds = bytes(range(32)), bytes(range(32, 64))
    table, hand, number, attempt = "table", "hand", 7, 1
    decks = [SealedDeck.of(seed, table, hand, deck) for deck, seed in enumerate(seeds)]
    nonces = {seat: nonce_of(bytes([seat]) * 32, table, number, attempt, seat) for seat in (1, 4)}
    record = SealRecord(
        table,
        hand,
        number,
        attempt,
        previous=bytes(32),
        rules=Rules.preset("ru", limit="fixed", ante=5),
        dealer=None,
        seats=((1, 500), (3, 250), (4, 1000)),
        commitments=tuple((seat, commitment_of(nonce)) for seat, nonce in nonces.items()),
        roots=(decks[0].root, decks[1].root),
    )
    made = cut(record.digest(), nonces)
    return {
        "seeds": [seed.hex() for seed in seeds],
        "decks": [[str(card) for card in deck.cards] for deck in decks],
        "salts": [deck.salts[0].hex() for deck in decks],
        "leaves": [deck.leaves[0].hex() for deck in decks],
        "roots": [deck.root.hex() for deck in decks],
        "nonces": {seat: nonce.hex() for seat, nonce in nonces.items()},
        "commitments": {seat: promised.hex() for seat, promised in record.commitments},
        "rules": rules_text(record.rules),
        "record": record.digest().hex(),
        "words": list(words_of(record.digest())),
        "deck": made.deck,
        "order": list(made.order),
        "dealt": [str(card) for card in dealt(decks[made.deck], made)],
        "uncut_order": list(cut(record.digest(), {}).order),
    }


def test_every_byte_is_as_it_was_when_the_first_hand_was_sealed() -> None:
    assert json.loads(json.dumps(vector())) == json.loads(GOLDEN.read_text("utf-8"))


@given(hashes, st.text(max_size=40), st.integers(0, 1))
def test_a_sealed_deck_has_all_32_cards_and_each_opens_its_leaf(seed: bytes, table: str, deck: int) -> None:
    sealed = SealedDeck.of(seed, table, "hand", deck)
    assert sorted(map(str, sealed.cards)) == sorted(map(str, FULL_DECK))
    assert len(set(sealed.salts)) == CARDS
    assert [leaf_of(table, "hand", deck, sealed.opening(at)) for at in range(CARDS)] == list(sealed.leaves)
    assert root_of(sealed.leaves) == sealed.root


def test_the_same_seed_seals_another_root_at_another_table_hand_or_place() -> None:
    seed = bytes(32)
    made = [SealedDeck.of(seed, *place) for place in (("t", "h", 0), ("t", "h", 1), ("u", "h", 0), ("t", "i", 0))]
    assert len({deck.root for deck in made}) == 4
    assert len({deck.cards for deck in made}) == 1


def test_no_repr_of_a_sealed_deck_or_an_opening_shows_a_card() -> None:
    sealed = SealedDeck.of(bytes(32), "table", "hand", 0)
    assert repr(sealed.opening(0)) == "Opening(position=0)"
    assert "card" not in repr(sealed)


@given(hashes, st.dictionaries(st.integers(0, 5), hashes, max_size=6))
def test_a_cut_deals_every_position_once_and_does_not_care_who_revealed_first(
    digest: bytes, nonces: dict[int, bytes]
) -> None:
    made = cut(digest, nonces)
    assert sorted(made.order) == list(range(CARDS))
    assert cut(digest, dict(reversed(nonces.items()))) == made
    sealed = SealedDeck.of(digest, "table", "hand", made.deck)
    assert set(dealt(sealed, made)) == set(FULL_DECK)


def test_every_nonce_and_every_field_of_the_record_changes_the_cut() -> None:
    base = cut(bytes(32), {0: bytes(32), 1: bytes(32)}).order
    others = [
        cut(bytes(31) + b"\x01", {0: bytes(32), 1: bytes(32)}),
        cut(bytes(32), {0: bytes(32), 1: bytes(31) + b"\x01"}),
        cut(bytes(32), {0: bytes(32), 2: bytes(32)}),
        cut(bytes(32), {0: bytes(32)}),
    ]
    assert len({base, *(other.order for other in others)}) == 5


def test_a_nonce_differs_by_secret_table_hand_attempt_and_seat() -> None:
    places = [("t", 1, 1, 0), ("u", 1, 1, 0), ("t", 2, 1, 0), ("t", 1, 2, 0), ("t", 1, 1, 1)]
    nonces = {nonce_of(secret, *place) for secret in (bytes(32), bytes([1]) * 32) for place in places}
    assert len(nonces) == 10
    assert nonces.isdisjoint(map(commitment_of, nonces))


def test_the_word_list_has_256_short_words_of_which_no_two_are_alike() -> None:
    assert len(set(WORDS)) == 256
    assert list(WORDS) == sorted(WORDS)
    assert all(word.isascii() and word.islower() and 3 <= len(word) <= 9 for word in WORDS)


def test_a_byte_that_would_favour_low_numbers_is_passed_over() -> None:
    assert below(31, iter([248, 255, 247])) == 247 % 31
    assert below(32, iter([255])) == 31


@pytest.mark.parametrize("bound", range(1, CARDS + 1))
def test_of_all_bytes_each_number_gets_the_same_share(bound: int) -> None:
    fair = [below(bound, iter([byte])) for byte in range(256 - 256 % bound)]
    assert {fair.count(number) for number in range(bound)} == {len(fair) // bound}


# Where 32 cards come to lie in 100,000 shuffles


def p_value(orders: Iterator[tuple[int, ...]]) -> float:
    """How likely a fair shuffle is at least as uneven: chi-square over card and position, by Wilson and Hilferty."""
    counts = [[0] * CARDS for _ in range(CARDS)]
    total = 0
    for order in orders:
        total += 1
        for row, card in zip(counts, order, strict=True):
            row[card] += 1
    expected = total / CARDS
    chi = sum((count - expected) ** 2 / expected for row in counts for count in row)
    freedom = (CARDS - 1) ** 2
    spread = 2 / (9 * freedom)
    deviation = ((chi / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return erfc(deviation / sqrt(2)) / 2


def naive(numbers: Iterator[int]) -> tuple[int, ...]:
    """The well-known mistake: each card changes places with any of the 32."""
    order = list(range(CARDS))
    for at in range(CARDS):
        other = below(CARDS, numbers)
        order[at], order[other] = order[other], order[at]
    return tuple(order)


def modulo(numbers: Iterator[int]) -> tuple[int, ...]:
    """The other one: a byte modulo the bound, no byte passed over."""
    order = list(range(CARDS))
    for last in range(CARDS - 1, 0, -1):
        other = next(numbers) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def keys(count: int) -> Iterator[bytes]:
    chance = Random(32)
    return (chance.randbytes(32) for _ in range(count))


def test_cards_of_sealed_decks_lie_everywhere_as_often() -> None:
    assert p_value(order_of(key, "deck") for key in keys(100_000)) > 1e-6


def test_positions_of_cuts_are_dealt_everywhere_as_often_and_both_decks_too() -> None:
    made = [cut(key, {0: key}) for key in keys(20_000)]
    assert p_value(each.order for each in made) > 1e-6
    assert abs(sum(each.deck for each in made) - 10_000) < 5 * sqrt(5_000)


@pytest.mark.parametrize("biased", [naive, modulo])
def test_a_biased_shuffle_is_found_by_the_same_count(biased: Callable[[Iterator[int]], tuple[int, ...]]) -> None:
    assert p_value(biased(stream(key, "deck")) for key in keys(20_000)) < 1e-6
