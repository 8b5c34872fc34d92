"""Where a hand can end: the exact chance of each final strength, every card in sight counted out.

Suits matter only while all of a hand's cards are of one suit, so run-outs are counted as sets of ranks, at most 120
of them, and the few suited ones are moved afterwards. Knows nothing of betting.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import accumulate, combinations, combinations_with_replacement
from math import comb

from americana.cards import FULL_DECK, Card
from americana.ranking import EMPTY, RANK_WEIGHTS, SUIT_SHIFT, strength_of_sum, weight

Board = tuple[Card, ...]

Outlook = tuple[tuple[int, float], ...]
"""Final strengths, or their numbers in a `Field`, and the chance of each."""

Range = Mapping[Card, float]
"""Down cards a player may hold and how likely each is; the chances add up to one."""

_TOO_FAR = (
    3  # cards to come with which neighbouring strengths are held to be equal, by fours: it is as good, and faster
)
_GRAIN = 4

_RUN_OUTS = tuple(
    tuple(
        (sum(RANK_WEIGHTS[rank] for rank in ranks), tuple(Counter(ranks).items()))
        for ranks in combinations_with_replacement(range(8), size)
    )
    for size in range(4)
)


def unseen(seen: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards of the deck that are not among these, in the deck's order.

    >>> len(unseen(FULL_DECK[:2]))
    30
    """
    gone = set(seen)
    return tuple([card for card in FULL_DECK if card not in gone])


@dataclass(frozen=True, slots=True)
class Field:
    """Where the hands of several boards can end, by board and down card; ends are numbered from low to high."""

    strengths: tuple[int, ...]
    ends: tuple[Mapping[Card, Outlook], ...]

    def share(self, board: int, range_: Range) -> list[float]:
        """Return for each end the chance to beat a range that a board has, a tie counting half."""
        ends = self.ends[board]
        alike: dict[int, list[Card]] = {}
        for down in range_:
            alike.setdefault(id(ends[down]), []).append(down)
        chances = [0.0] * len(self.strengths)
        for downs in alike.values():
            held = sum([range_[down] for down in downs])
            for end, chance in ends[downs[0]]:
                chances[end] += held * chance
        return [up_to - here / 2 for up_to, here in zip(accumulate(chances), chances, strict=True)]

    def equities(self, board: int, against: list[float]) -> dict[Card, float]:
        """Return the equity of every down card of a board; many end alike, which is worked out once."""
        known: dict[int, float] = {}
        ends = self.ends[board]
        for end in ends.values():
            if id(end) not in known:
                known[id(end)] = equity(end, against)
        return {down: known[id(end)] for down, end in ends.items()}


@lru_cache(maxsize=64)
def field(boards: tuple[Board, ...], downs: tuple[Card | None, ...], hidden: tuple[Card, ...]) -> Field:
    """Return where boards can end: with its down card where that is known, else with each that it may have.

    `hidden` are the cards that may be anywhere: unknown down cards and the cards to come are among them.

    >>> from americana import read_cards
    >>> boards, cards = (read_cards("As Ks Qs Js"), read_cards("7h 7d 8c 9c")), read_cards("Ts Ad")
    >>> seen = field(boards, (cards[0], None), unseen((*sum(boards, ()), cards[0])))
    >>> seen.strengths[-1], seen.ends[0][cards[0]] == ((len(seen.strengths) - 1, 1.0),), len(seen.ends[1])
    (839, True, 23)
    """
    raw = [
        {card: outlook(card, board, hidden) for card in (hidden if down is None else (down,))}
        for board, down in zip(boards, downs, strict=True)
    ]
    grain = _GRAIN if len(boards[0]) + _TOO_FAR == 4 else 1
    exact = {id(end): end for ends in raw for end in ends.values()}
    reached = sorted({strength // grain for end in exact.values() for strength, _ in end})
    number = {strength: place for place, strength in enumerate(reached)}
    made = {key: _numbered(end, number, grain) for key, end in exact.items()}
    return Field(tuple(reached), tuple([{card: made[id(end)] for card, end in ends.items()} for ends in raw]))


def outlook(down: Card, board: Board, hidden: tuple[Card, ...]) -> Outlook:
    """Return where a hand can end whose cards to come are among the hidden ones.

    A flush that wants three more cards is left out: it comes once in two hundred hands of one suit.

    >>> from americana import card, read_cards
    >>> board = read_cards("As Ks Qs Js")
    >>> outlook(card("Ts"), board, unseen(board))
    ((839, 1.0),)
    """
    left = 4 - len(board)
    counts = [0] * 8
    for card in hidden:
        counts[card.rank_index] += card is not down
    total = RANK_WEIGHTS[down.rank_index] + sum([RANK_WEIGHTS[card.rank_index] for card in board])
    plain = _by_ranks(total, left, tuple(counts))
    if left == _TOO_FAR or any(card.suit_index != down.suit_index for card in board):
        return plain
    return _with_flushes(plain, down, board, hidden)


def together(shares: Sequence[list[float]]) -> list[float]:
    """Return the chance to beat several ranges at once, one hand's cards left out of account in the other."""
    return reduce(lambda one, other: [a * b for a, b in zip(one, other, strict=True)], shares)


def equity(mine: Outlook, against: list[float]) -> float:
    """Return the part of the pot that an outlook is worth at the showdown against a share."""
    return sum([chance * against[end] for end, chance in mine])


def _numbered(end: Outlook, number: Mapping[int, int], grain: int) -> Outlook:
    chances: dict[int, float] = {}
    for strength, chance in end:
        place = number[strength // grain]
        chances[place] = chances.get(place, 0.0) + chance
    return tuple(chances.items())


@lru_cache(maxsize=2048)
def _by_ranks(total: int, left: int, counts: tuple[int, ...]) -> Outlook:
    ways: dict[int, int] = {}
    for adds, ranks in _RUN_OUTS[left]:
        sets = 1
        for rank, times in ranks:
            sets *= counts[rank] if times == 1 else comb(counts[rank], times)
        if sets:
            strength = strength_of_sum(total + adds)
            ways[strength] = ways.get(strength, 0) + sets
    return _chances(ways, comb(sum(counts), left))


def _with_flushes(plain: Outlook, down: Card, board: Board, hidden: tuple[Card, ...]) -> Outlook:
    left = 4 - len(board)
    suited = [card for card in hidden if card.suit_index == down.suit_index and card is not down]
    all_ways = comb(len(hidden) - (down in hidden), left)
    ways = {strength: round(chance * all_ways) for strength, chance in plain}
    had = EMPTY + weight(down) + sum([weight(card) for card in board])
    for cards in combinations(suited, left):
        total = had + sum([weight(card) for card in cards])
        flush = strength_of_sum(total)
        ways[flush] = ways.get(flush, 0) + 1
        ways[strength_of_sum(total & _RANKS_ONLY)] -= 1
    return _chances(ways, all_ways)


def _chances(ways: Mapping[int, int], all_ways: int) -> Outlook:
    return tuple([(strength, times / all_ways) for strength, times in ways.items() if times])


_RANKS_ONLY = (1 << SUIT_SHIFT) - 1
