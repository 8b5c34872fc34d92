"""The end of a hand: who shows in which order, who may muck, and who gets which chips (R33–R35, R37).

The one place where whole hands are compared; how betting came to its end is not asked here.
"""

from __future__ import annotations

from americana.cards import Card
from americana.engine.events import HandEnded, HandMucked, HandShown, PotAwarded
from americana.engine.hand import Draft
from americana.engine.opening import best_board, clockwise
from americana.pots import Layer, layers, rake, split
from americana.ranking import name_strength, strength_of_five

Ending = HandShown | HandMucked | PotAwarded | HandEnded


def settle(state: Draft) -> list[Ending]:
    """Return all that is left to happen: shows and mucks in order, then each pot, then the end."""
    live = state.live()
    if len(live) == 1:
        alone = (Layer(sum(state.paid), tuple(live)),)
        endings: list[Ending] = [*_awards(state, alone, {live[0]: 0})]
    else:
        pots = layers(state.paid, [not out for out in state.folded])
        ranked = {place: strength_of_five(_five(state, place)) for place in live}
        endings = [*_reveals(state, ranked), *_awards(state, pots, ranked)]
    final = dict(zip(state.seats, state.stacks, strict=True))
    for event in endings:
        if isinstance(event, PotAwarded):
            for seat, share in zip(event.winners, event.shares, strict=True):
                final[seat] += share
    endings.append(HandEnded(tuple(final.items())))
    return endings


def show_order(state: Draft) -> list[int]:
    """Return the live places in the order in which they show (R34)."""
    live = state.live()
    if state.aggressor is not None:
        first = state.seats.index(state.aggressor)
    elif state.rules.show_first == "best_board":
        first = best_board(state)[0]
    else:
        first = live[0]
    return clockwise(live, first - 1)


def _reveals(state: Draft, ranked: dict[int, int]) -> list[HandShown | HandMucked]:
    """R35: a beaten hand may stay hidden; everybody has chips behind then, so there is only one pot."""
    may_muck = state.rules.losers == "muck" and all(state.stacks[place] for place in ranked)
    shown: list[int] = []
    reveals: list[HandShown | HandMucked] = []
    for place in show_order(state):
        if may_muck and any(ranked[other] > ranked[place] for other in shown):
            reveals.append(HandMucked(state.seats[place]))
            continue
        shown.append(place)
        down = state.down[place]
        assert down is not None
        reveals.append(HandShown(state.seats[place], down, name_strength(ranked[place], state.rules)))
    return reveals


def _awards(state: Draft, pots: tuple[Layer, ...], ranked: dict[int, int]) -> list[PotAwarded]:
    taken = rake([pot.amount for pot in pots], state.round, state.rules)
    awards = []
    for number, pot in enumerate(pots):
        best = max([ranked[place] for place in pot.contenders])
        winners = [place for place in pot.contenders if ranked[place] == best]
        awards.append(_award(state, number, pots, taken[number], winners))
    return awards


def _award(state: Draft, number: int, pots: tuple[Layer, ...], house: int, winners: list[int]) -> PotAwarded:
    pot, seats = pots[number], state.seats
    shares, odd = split(pot.amount - house, winners)
    eligible = tuple([seats[place] for place in pot.contenders])
    won = tuple([seats[place] for place in winners])
    return PotAwarded(number, len(pots), pot.amount, house, eligible, won, shares, won[: len(odd)])


def _five(state: Draft, place: int) -> tuple[Card, ...]:
    down = state.down[place]
    assert down is not None
    return (down, *state.up[place])
