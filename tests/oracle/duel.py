"""The engine and the referee play the same hand and must agree on all of it.

`python -m tests.oracle.duel 50000 7` plays many: how many hands, and the first seed.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence

from americana import Call, Event, Hand, Rules, menu, name_hand, play, read_cards, replay, start, timeout_action
from americana.engine.actions import Action, type_of_verb
from americana.engine.events import DownCardsTurnedUp, HandMucked, HandShown, RoundClosed, RoundOpened

from .random_deals import RandomDeal, random_act, random_deal, tied_deal
from .referee import Referee


def duel(seed: int, ties: bool = False) -> Hand:
    """Play the random hand of this seed to its end on both sides; an AssertionError tells where they part."""
    rng = random.Random(seed)
    deal = tied_deal(rng) if ties else random_deal(rng)
    acts: list[tuple[str, int]] = []
    try:
        return _play_both(deal, rng, 0.3 if ties else 1, acts)
    except Exception as error:
        error.add_note(f"seed {seed}, ties {ties}: {deal}\nacts: {acts}")
        raise


def _play_both(deal: RandomDeal, rng: random.Random, fold_weight: float, acts: list[tuple[str, int]]) -> Hand:
    referee = deal.referee()
    rules = Rules.preset(deal.preset, **deal.changes)
    hand, log = start(rules, deal.stacks, deal.dealer, deck=read_cards(" ".join(deal.deck)))
    events = list(log)
    while not referee.over:
        assert _position(hand) == _referees_position(referee)
        verb, amount = random_act(referee, rng, fold_weight)
        acts.append((verb, amount))
        hand, log = play(hand, _action(hand, verb, amount))
        events += log
        referee.act(verb, amount)
    assert _ending(hand, events) == _referees_ending(referee)
    assert replay(events) == hand
    return hand


def _action(hand: Hand, verb: str, amount: int) -> Action:
    if verb == "timeout":
        return timeout_action(hand)
    if verb == "call" and amount % 2:
        return Call()  # the amount may be left out
    make: Callable[..., Action] = type_of_verb[verb]
    return make() if verb in ("fold", "check") else make(amount)


def _position(hand: Hand) -> dict[str, object]:
    return {
        "round": hand.round,
        "actor": hand.actor,
        "legal": str(menu(hand)),
        "pot": hand.pot,
        "bets": hand.bets,
        "behind": hand.stacks,
        "live": list(hand.live),
    }


def _referees_position(referee: Referee) -> dict[str, object]:
    return {
        "round": referee.round,
        "actor": referee.actor,
        "legal": referee.legal(),
        "pot": referee.pot(),
        "bets": {seat: referee.bet(seat) for seat in referee.seats},
        "behind": {seat: referee.behind(seat) for seat in referee.seats},
        "live": referee.live(),
    }


def _ending(hand: Hand, events: Sequence[Event]) -> dict[str, object]:
    opened = {event.round: event.seat for event in events if isinstance(event, RoundOpened)}
    pots = [
        {"amount": p.amount, "eligible": sorted(p.eligible), "winners": sorted(p.winners), "odd": sorted(p.odd)}
        for p in hand.pots
    ]
    return {
        "over": hand.is_over,
        "cards": {seat: [str(hand.down_cards[seat]), *map(str, hand.boards[seat])] for seat in hand.seats},
        "rounds": [{"first": opened.get(e.round), "pot": e.pot} for e in events if isinstance(e, RoundClosed)],
        "turned up after": _turned_up_after(events),
        "returned": hand.returned,
        "pots": pots,
        "rake": hand.rake,
        "showdown": [_told(hand, event) for event in hand.showdown],
        "final": hand.stacks,
    }


def _referees_ending(referee: Referee) -> dict[str, object]:
    return {
        "over": referee.over,
        "cards": {seat: referee.cards(seat) for seat in referee.seats},
        "rounds": referee.rounds,
        "turned up after": referee.turned_up_after,
        "returned": referee.returned,
        "pots": referee.pots,
        "rake": referee.rake,
        "showdown": referee.showdown,
        "final": {seat: referee.final[seat] for seat in referee.seats},
    }


def _turned_up_after(events: Sequence[Event]) -> int | None:
    closed = 0
    for event in events:
        if isinstance(event, RoundClosed):
            closed = event.round
        if isinstance(event, DownCardsTurnedUp):
            return closed
    return None


def _told(hand: Hand, event: HandShown | HandMucked) -> tuple[int, str, str]:
    down = hand.down_cards[event.seat]
    assert down is not None
    name = name_hand((down, *hand.boards[event.seat]), hand.rules)
    return event.seat, "show" if isinstance(event, HandShown) else "muck", name.category


def features(hand: Hand) -> set[str]:
    """What happened in a finished hand that chance brings seldom."""
    found = {
        "showdown": bool(hand.showdown),
        "split pot": any(len(pot.winners) > 1 for pot in hand.pots),
        "odd chips": any(pot.odd for pot in hand.pots),
        "side pot": len(hand.pots) > 1,
        "return": bool(hand.returned),
        "rake": hand.rake > 0,
        "muck": any(isinstance(event, HandMucked) for event in hand.showdown),
    }
    return {name for name, is_there in found.items() if is_there}


def main(count: int, first_seed: int) -> None:
    """Play hands, half of them with stacked decks, and tell how many there were of which kind."""
    seen: Counter[str] = Counter()
    for seed in range(first_seed, first_seed + count):
        seen.update(features(duel(seed, ties=seed % 2 == 1)))
    print(f"{count} hands from seed {first_seed} on agree; {dict(seen)}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
