"""What a board and its betting say about the one card that is hidden: a likelihood for each down card (Bayes).

It reads what everybody can see and nothing else, so that a bot reads itself as its rivals read it. The numbers that
say how often a player bets, calls or checks with what are those of a sensible stranger.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import tanh

from americana.bots.outlook import Board, Range, field, together, unseen
from americana.cards import Card
from americana.engine.hand import State

# How a sensible stranger plays between two players; among more, he bluffs and hopes less.
_LOOSE = 0.2  # calls with one
_SLOW_PLAYS = 0.45  # checks with a hand that is worth a bet
_MORE_TO_RAISE = 0.1  # a raise asks so much more of a hand, by its rank, than the wager before


@dataclass(frozen=True, slots=True)
class Standing:
    """How good a hand is in a round: its part of the pot in fair shares, and the part of its own range below it."""

    players: int
    fair_shares: float
    rank: float


@lru_cache(maxsize=128)
def standings(boards: tuple[Board, ...], hidden: tuple[Card, ...]) -> tuple[Mapping[Card, Standing], ...]:
    """Return how each board stands with each down card it may have, when nobody has been read.

    >>> from americana import read_cards
    >>> boards = (read_cards("As"), read_cards("7d"))
    >>> aces, ace_seven = (standings(boards, unseen(sum(boards, ())))[0][down] for down in read_cards("Ah 7h"))
    >>> aces.fair_shares > ace_seven.fair_shares > 1
    True
    """
    ends = field(boards, (None,) * len(boards), hidden)
    anything = dict.fromkeys(hidden, 1 / len(hidden))
    shares = [ends.share(board, anything) for board in range(len(boards))]
    found = []
    for board in range(len(boards)):
        parts = ends.equities(board, together([one for other, one in enumerate(shares) if other != board]))
        found.append(_ranked(parts, len(boards)))
    return tuple(found)


def read_range(state: State, place: int, bluffs: float, known: tuple[Card, ...] = ()) -> Range:
    """Return how likely each down card of a place is by what it shows and did; `known` are cards it cannot hold."""
    hidden = unseen([*known, *(card for up in state.up for card in up)])
    weights: Range = dict.fromkeys(hidden, 1.0)
    pressure = _earlier_pressure(state)
    for round_ in range(1, state.round):
        weights = _weighed(weights, _standing(state, place, round_), lambda hand: _stayed(hand, pressure, bluffs))
    weights = _weighed(weights, _standing(state, place, state.round), lambda hand: _acted(state, place, hand, bluffs))
    return normal(weights)


def after_wager(state: State, place: int, range_: Range, to: int, bluffs: float) -> Range:
    """Return how a range looks to the others once its owner has bet or raised to a total."""
    part = _part(state, to - state.bets[place])
    number = state.wagers + 1
    standing = _standing(state, place, state.round)
    return normal(_weighed(range_, standing, lambda hand: wagers(hand, part, bluffs, number)))


def normal(weights: Mapping[Card, float]) -> Range:
    """Return weights as chances that add up to one."""
    total = sum(weights.values())
    return {card: held / total for card, held in weights.items()}


def wagers(standing: Standing, part: float, bluffs: float, number: int = 1) -> float:
    """Say how often a stranger makes the round's first, second … wager of a part of the pot with a hand."""
    raises = max(0, min(2, number - 1))
    wanted = 0.55 + 0.12 * min(part, 2.0) + _MORE_TO_RAISE * raises
    nothing = bluffs * 2 / standing.players / (1 + 2 * raises)
    value = max(ramp(standing.rank - wanted, 0.08), ramp(standing.fair_shares - 1 - wanted, 0.12))
    return nothing + (1 - nothing) * value


def calls(standing: Standing, part: float) -> float:
    """Say how often a stranger calls a bet of a part of the pot with a hand."""
    loose = _LOOSE * 2 / standing.players
    hope = standing.fair_shares / (1 + standing.players / 2)
    return calls_at(hope, part / (1 + 2 * part), loose)


def calls_at(part_won: float, price: float, curious: float) -> float:
    """Say how often a player calls when he hopes to win a part of the pot and the call is a part of it.

    `curious` is how often he looks however little he hopes for.

    >>> calls_at(0.9, 0.2, 0.3) > calls_at(0.2, 0.2, 0.3) > calls_at(0.0, 0.9, 0.3)
    True
    """
    return curious + (1 - curious) * ramp(part_won - price, 0.08)


def ramp(over: float, width: float) -> float:
    """Return a soft step from 0 to 1: one half where nothing is over.

    >>> ramp(0.0, 0.1), round(ramp(0.2, 0.1), 2), round(ramp(-9.0, 0.1), 2)
    (0.5, 0.88, 0.0)
    """
    return (1 + tanh(over / width / 2)) / 2


def _weighed(weights: Range, standing: Mapping[Card, Standing], how_likely: Callable[[Standing], float]) -> Range:
    """Return the weights times how likely each hand did what was done; many stand alike, which is asked once."""
    known: dict[Standing, float] = {}
    found = {}
    for card, held in weights.items():
        hand = standing[card]
        if hand not in known:
            known[hand] = how_likely(hand)
        found[card] = held * known[hand]
    return found


def _acted(state: State, place: int, standing: Standing, bluffs: float) -> float:
    """Weigh what a place has done in this round."""
    put_in, seat = state.bets[place], state.seats[place]
    if state.aggressor == seat:
        return wagers(standing, _part_faced(state, place), bluffs, state.wagers)
    if put_in and not _brought_in(state, place):
        return calls(standing, _part_faced(state, place))
    if state.acted[place] >= 0 and not put_in:
        return 1 - (1 - _SLOW_PLAYS) * wagers(standing, 0.5, bluffs)
    return 1.0


def _stayed(standing: Standing, pressure: float, bluffs: float) -> float:
    """Weigh that a place went through an earlier round of which only the growth of the pot is known."""
    bet_himself = 0.5 * min(1.0, 2 * pressure)
    return (1 - bet_himself) * calls(standing, pressure) + bet_himself * wagers(standing, pressure, bluffs)


def _brought_in(state: State, place: int) -> bool:
    """Whether all that a place has done is to post the bring-in, which is forced and says nothing."""
    is_opener = state.round == 1 and state.first is not None and state.first.of == state.seats[place]
    return is_opener and state.bets[place] <= state.rules.bring_in


def _part_faced(state: State, place: int) -> float:
    return _part(state, state.bets[place])


def _part(state: State, adds: int) -> float:
    """Return chips as a part of the pot they went into."""
    return adds / max(1, sum(state.paid) - sum(state.bets) + state.owed)


def _earlier_pressure(state: State) -> float:
    """Return the mean bet of the earlier rounds as a part of the pot, from the growth of the pot."""
    if state.round < 2:
        return 0.0
    antes = sum([min(state.rules.ante, chips) for chips in state.began])
    growth = (sum(state.paid) - sum(state.bets)) / max(1, antes)
    payers = max(2, len(state.live()))
    a_round: float = growth ** (1 / (state.round - 1)) - 1
    return max(0.0, a_round) / payers


def _standing(state: State, place: int, round_: int) -> Mapping[Card, Standing]:
    """Return how a place stood in a round, among the boards that were dealt a card in it."""
    places = [other for other, up in enumerate(state.up) if len(up) >= round_]
    shown = [card for up in state.up for card in up[:round_]]
    boards = tuple([state.up[other][:round_] for other in places])
    return standings(boards, unseen(shown))[places.index(place)]


def _ranked(parts: Mapping[Card, float], players: int) -> Mapping[Card, Standing]:
    ordered = sorted(parts.values())
    found = {part: Standing(players, part * players, ordered.index(part) / len(ordered)) for part in set(ordered)}
    return {card: found[part] for card, part in parts.items()}
