"""The end of a hand: who shows in which order, who may muck, and who gets which chips (R33–R35, R37)."""

from __future__ import annotations

from americana.cards import Card
from americana.engine.events import HandEnded, HandMucked, HandShown, PotAwarded
from americana.engine.hand import State
from americana.engine.opening import best_board, clockwise
from americana.pots import Layer, layers, rake, split
from americana.ranking import name_strength, strength

Ending = HandShown | HandMucked | PotAwarded | HandEnded


def settle(state: State) -> list[Ending]:
    """Return all that is left to happen: shows and mucks in order, then each pot, then the end."""
    is_live = [not out for out in state.folded]
    pots = layers(state.paid, is_live)
    live = state.live()
    if len(live) == 1:
        ranked: dict[int, int] = {live[0]: 0}
        reveals: list[HandShown | HandMucked] = []
    else:
        ranked = {place: strength(_five(state, place)) for place in live}
        reveals = _reveals(state, ranked)
    awards = _awards(state, pots, ranked)
    paid: dict[int, int] = {}
    for award in awards:
        for seat, share in zip(award.winners, award.shares, strict=True):
            paid[seat] = paid.get(seat, 0) + share
    final = tuple([(seat, chips + paid.get(seat, 0)) for seat, chips in zip(state.seats, state.stacks, strict=True)])
    return [*reveals, *awards, HandEnded(final)]


def show_order(state: State) -> list[int]:
    """Return the live places in the order in which they show (R34)."""
    live = state.live()
    if state.aggressor is not None:
        first = state.seats.index(state.aggressor)
    elif state.rules.show_first == "best_board":
        first = best_board(state)[0]
    else:
        first = live[0]
    return clockwise(live, first - 1)


def _reveals(state: State, ranked: dict[int, int]) -> list[HandShown | HandMucked]:
    """R35: a beaten hand may stay hidden; everybody has chips behind then, so there is only one pot."""
    may_muck = state.rules.losers == "muck" and all(state.stacks[place] for place in ranked)
    shown: list[int] = []
    reveals: list[HandShown | HandMucked] = []
    for place in show_order(state):
        beaten = any(ranked[other] > ranked[place] for other in shown)
        if may_muck and beaten:
            reveals.append(HandMucked(state.seats[place]))
        else:
            shown.append(place)
            down = state.down[place]
            assert down is not None
            reveals.append(HandShown(state.seats[place], down, name_strength(ranked[place], state.rules)))
    return reveals


def _awards(state: State, pots: tuple[Layer, ...], ranked: dict[int, int]) -> list[PotAwarded]:
    taken = rake([pot.amount for pot in pots], state.round, state.rules)
    awards = []
    for number, (pot, house) in enumerate(zip(pots, taken, strict=True)):
        best = max(ranked[place] for place in pot.contenders)
        winners = [place for place in pot.contenders if ranked[place] == best]
        shares, odd = split(pot.amount - house, winners)
        named = [tuple([state.seats[place] for place in places]) for places in (pot.contenders, winners, odd)]
        awards.append(PotAwarded(number, len(pots), pot.amount, house, named[0], named[1], shares, named[2]))
    return awards


def _five(state: State, place: int) -> tuple[Card, ...]:
    down = state.down[place]
    assert down is not None
    return (down, *state.up[place])
