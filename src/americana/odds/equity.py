"""What each hand wins of a pot that all of them contest, on average over every way to deal the rest.

Exact where there are few ways, else over a sample drawn with the generator that is passed in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from random import Random

from americana.cards import FULL_DECK, Card, all_different
from americana.errors import Unreadable
from americana.ranking import EMPTY, strength_of_sum, weight
from americana.values import value

MOST_WAYS = 20_160
"""Up to so many ways to deal the rest all are counted: six players with a card to come each."""

SAMPLES = 3_000
"""Drawn where there are more: a share is off by a hundredth at most in two cases of three."""

HAND_SIZE = 5


@value
class Equity:
    """The share of the pot by hand, in the order given, from 0 to 1, 1 in all. `exact`: every deal was counted."""

    shares: tuple[float, ...]
    exact: bool


def equity(hands: Sequence[Iterable[Card]], dead: Iterable[Card] = (), *, chance: Random) -> Equity:
    """Say what part of a pot each of some hands wins on average; `dead` are known cards that are in none of them.

    A hand is one to five cards; what it lacks to five comes from the cards that are not known. Equal hands split.
    `chance` is only asked where there are more than `MOST_WAYS` ways to deal the rest.

    >>> from americana.cards import read_cards
    >>> aces, kings = read_cards("As Ad Ah 7c 8c"), read_cards("Ks Kd Kh Qc Jc")
    >>> equity([aces, kings], chance=Random(1))
    Equity(shares=(1.0, 0.0), exact=True)

    Raises `Unreadable`: `card_twice`, `five_cards` for a hand without a card or with more than five, `deck_size` when
    the deck has too few cards for the rest.
    """
    held = [tuple(hand) for hand in hands]
    assert held, "no hand can win nothing"
    known = all_different([*(card for hand in held for card in hand), *dead])
    for hand in held:
        if not 0 < len(hand) <= HAND_SIZE:
            raise Unreadable("five_cards", f"a hand is one to five cards, not {len(hand)}", cards=len(hand))
    stub = [weight(card) for card in FULL_DECK if card not in set(known)]
    lacks = [HAND_SIZE - len(hand) for hand in held]
    if sum(lacks) > len(stub):
        raise Unreadable("deck_size", f"{len(stub)} cards are left, {sum(lacks)} are needed", cards=len(stub))
    begun = [EMPTY + sum(map(weight, hand)) for hand in held]
    is_exact = _ways(len(stub), lacks) <= MOST_WAYS
    deals = _every_deal(begun, lacks, stub) if is_exact else _some_deals(begun, lacks, stub, chance)
    return Equity(_shares(deals, len(held)), is_exact)


def _ways(cards: int, lacks: Iterable[int]) -> int:
    ways = 1
    for lack in lacks:
        ways *= comb(cards, lack)
        cards -= lack
    return ways


def _every_deal(begun: Sequence[int], lacks: Sequence[int], stub: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Give the finished running sums of the hands for every way to deal the stub to them."""
    if not begun:
        yield ()
        return
    for chosen in combinations(range(len(stub)), lacks[0]):
        own = begun[0] + sum([stub[place] for place in chosen])
        rest = [card for place, card in enumerate(stub) if place not in chosen] if chosen else stub
        for others in _every_deal(begun[1:], lacks[1:], rest):
            yield (own, *others)


def _some_deals(
    begun: Sequence[int], lacks: Sequence[int], stub: Sequence[int], chance: Random
) -> Iterator[tuple[int, ...]]:
    needed = sum(lacks)
    for _ in range(SAMPLES):
        drawn = iter(chance.sample(stub, needed))
        yield tuple([own + sum([next(drawn) for _ in range(lack)]) for own, lack in zip(begun, lacks, strict=True)])


def _shares(deals: Iterable[tuple[int, ...]], hands: int) -> tuple[float, ...]:
    """Return the average share of each hand; wins are counted by how many split, so that sums stay whole."""
    won = [[0] * (hands + 1) for _ in range(hands)]
    count = 0
    for sums in deals:
        count += 1
        strengths = [strength_of_sum(total) for total in sums]
        best = max(strengths)
        splits = strengths.count(best)
        for place, strength in enumerate(strengths):
            if strength == best:
                won[place][splits] += 1
    return tuple([sum(wins / splits for splits, wins in enumerate(of) if splits) / count for of in won])
