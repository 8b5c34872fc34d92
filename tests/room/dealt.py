"""Hands that chance played, as the store keeps them: for tests of histories, searches and statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from americana import Event, Hand, Rules, menu, play, start
from americana.cards import FULL_DECK
from americana.room import codec
from americana.room.facts import facts_of
from americana.room.store import Fold, FoldSeat, SeatFacts
from tests.room.fake_clock import NOON

LIMITS = ("fixed", "pot", "no")
PRESETS = ("ru", "uk", "da", "pt", "evenbet")
PLAYERS = ("anna", "boris", "clara", "dora", "emil", "finn")


@dataclass(frozen=True)
class Dealt:
    """A hand that was played out."""

    hand: Hand
    events: tuple[Event, ...]
    fold: Fold

    def facts(self, player: str) -> SeatFacts | None:
        """Return what the hand was to a player, None if he was not in it."""
        assert self.fold.facts is not None
        seat = next((seat.seat for seat in self.fold.seats if seat.player == player), None)
        return None if seat is None else self.fold.facts.seats[seat]

    def net(self, player: str) -> int:
        return next(seat.net for seat in self.fold.seats if seat.player == player)


def played_out(rng: Random, rules: Rules, stacks: Mapping[int, int]) -> tuple[Hand, tuple[Event, ...]]:
    """Play a hand in which everybody does anything."""
    deck = rng.sample(FULL_DECK, len(FULL_DECK))
    button = min(stacks) if rules.dealer == "button" else None
    hand, events = start(rules, stacks, button, deck=deck)
    while not hand.is_over:
        choice = rng.choice(list(menu(hand)))
        hand, more = play(hand, choice.action(rng.choice([choice.least, choice.least, choice.most]) or None))
        events += more
    return hand, events


def dealt(rng: Random, number: int, *, players: Sequence[str] = PLAYERS, has_facts: bool = True) -> Dealt:
    """Play a hand under any rules, between some of the players; its id tells its number."""
    rules = Rules.preset(rng.choice(PRESETS), ante=rng.choice([1, 2, 5]), limit=rng.choice(LIMITS))
    sitting = rng.sample(players, rng.randint(2, len(players)))
    seats = dict(zip(sorted(rng.sample(range(6), len(sitting))), sitting, strict=True))
    hand, events = played_out(rng, rules, {seat: rng.choice([1, 20, 200, 200]) * rules.ante for seat in seats})
    return Dealt(hand, events, fold_of(number, hand, events, seats, has_facts=has_facts))


def fold_of(
    number: int, hand: Hand, events: Sequence[Event], seats: Mapping[int, str], *, has_facts: bool = True
) -> Fold:
    """Return a hand as it is folded."""
    sat = tuple(
        [
            FoldSeat(seat, player, hand.stacks[seat] - hand.began[seat], 0 if seat in hand.live else 4, 1 << seat)
            for seat, player in seats.items()
            if seat in hand.seats
        ]
    )
    return Fold(
        hand=f"h{number:05}",
        number=number,
        ended_at=NOON + 1_000_000 * number,
        preset=hand.rules.base,
        body=b'[{"v":%d,"at":%d,"format":1,"events":%b}]' % (number, NOON, codec.encode_events(events)),
        seats=sat,
        keep_from=1,
        facts=facts_of(events) if has_facts else None,
    )
