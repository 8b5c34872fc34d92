"""Whole hands a second, ours and PokerKit's in turn: `scripts/bench`, or `python -m benchmarks.engine` from the root.

Both play fixed limit by the Russian text (ante 1, bring-in 2, bets 4 and 8, four wagers a round), every player with 200
chips. At each decision the engine is asked what is legal; one of that is done, each as likely as the next, but nobody
folds when he may check. A hand's shuffle counts. PokerKit runs with everything automated, and is asked in two ways: by
its `can_…` methods; and by amounts, the fastest way, which tells what our `menu` tells. Times are CPU times.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Sequence
from importlib.metadata import version
from itertools import pairwise
from statistics import median
from time import process_time
from typing import NamedTuple

from pokerkit import State

from americana import FULL_DECK, Action, Hand, Rules, menu, play, see, start
from americana.engine.betting import Choice
from benchmarks.results import machine, put
from tests.peers.peer import new_state

RULES = Rules.preset("ru", limit="fixed")
CHIPS = 200


def choices(hand: Hand) -> Sequence[Choice]:
    offered = menu(hand).choices
    return offered[1:] if offered[0].verb == "fold" and offered[1].verb == "check" else offered


def our_hand(chance: random.Random, seats: int) -> int:
    """Play one hand and say how many actions it took."""
    deck = list(FULL_DECK)
    chance.shuffle(deck)
    hand, _ = start(RULES, dict.fromkeys(range(seats), CHIPS), deck=deck)
    while not hand.is_over:
        hand, _ = play(hand, chance.choice(choices(hand)).action())
    return hand.turn


Move = Callable[[], object]


def moves_by_amounts(state: State) -> list[Move]:
    moves: list[Move] = []
    if state.effective_bring_in_amount is not None:
        moves.append(state.post_bring_in)
    elif (owes := state.checking_or_calling_amount) is not None:
        moves.append(state.check_or_call)
        if owes:
            moves.append(state.fold)
    least = state.min_completion_betting_or_raising_to_amount
    if least is not None and state.max_completion_betting_or_raising_to_amount is not None:
        moves.append(state.complete_bet_or_raise_to)
    return moves


def moves_by_questions(state: State) -> list[Move]:
    moves: list[Move] = []
    if state.can_post_bring_in():
        moves.append(state.post_bring_in)
    if state.can_check_or_call():
        moves.append(state.check_or_call)
        if state.checking_or_calling_amount and state.can_fold():
            moves.append(state.fold)
    if state.can_complete_bet_or_raise_to():
        moves.append(state.complete_bet_or_raise_to)
    return moves


def peer_hand(chance: random.Random, seats: int, moves: Callable[[State], list[Move]]) -> int:
    state = new_state(RULES, (CHIPS,) * seats, RULES.bring_in)  # it shuffles its deck itself
    actions = 0
    while state.status:
        chance.choice(moves(state))()
        actions += 1
    return actions


class Player(NamedTuple):
    name: str
    play_hand: Callable[[random.Random, int], int]


PLAYERS = (
    Player("americana", our_hand),
    Player("PokerKit, by `can_…`", lambda chance, seats: peer_hand(chance, seats, moves_by_questions)),
    Player("PokerKit, by amounts", lambda chance, seats: peer_hand(chance, seats, moves_by_amounts)),
)


class Lap(NamedTuple):
    """What one engine did in one turn of the interleaved run."""

    hands: int
    actions: int
    seconds: float


def run_lap(player: Player, seats: int, hands: int, seed: int) -> Lap:
    chance = random.Random(seed)
    random.seed(seed)  # PokerKit shuffles with the module's own
    began = process_time()
    actions = sum([player.play_hand(chance, seats) for _ in range(hands)])
    return Lap(hands, actions, process_time() - began)


def race(seats: int, hands: int, laps: int) -> dict[str, list[Lap]]:
    for player in PLAYERS:
        run_lap(player, seats, max(hands // 4, 1), seed=0)
    run: dict[str, list[Lap]] = {player.name: [] for player in PLAYERS}
    for lap in range(1, laps + 1):
        for player in PLAYERS:
            run[player.name].append(run_lap(player, seats, hands, seed=lap))
    return run


def race_rows(seats: int, run: dict[str, list[Lap]]) -> list[str]:
    ours = run[PLAYERS[0].name]
    rows = []
    for name, laps in run.items():
        hands_s = median(lap.hands / lap.seconds for lap in laps)
        actions_s = median(lap.actions / lap.seconds for lap in laps)
        ratios = [theirs.seconds / mine.seconds for mine, theirs in zip(ours, laps, strict=True)]
        times = "" if laps is ours else f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
        rows.append(f"| {seats} | {name} | {hands_s:,.0f} | {actions_s:,.0f} | {times} |")
    return rows


def single_calls(hands: int, laps: int) -> dict[str, float]:
    """Microseconds a call in six-handed hands: the first `menu` of a hand, then `play`, and `see` by the actor."""
    chance = random.Random(1)
    taken: dict[str, list[float]] = {"menu": [], "play": [], "see": []}
    for _ in range(laps):
        before, picked = _decisions(chance, hands)
        marks = [process_time()]
        for hand in before:
            menu(hand)
        marks.append(process_time())
        for hand, action in zip(before, picked, strict=True):
            play(hand, action)
        marks.append(process_time())
        for hand in before:
            see(hand, hand.actor)
        marks.append(process_time())
        for name, (began, ended) in zip(taken, pairwise(marks), strict=True):
            taken[name].append((ended - began) / len(before))
    return {name: 1e6 * median(times) for name, times in taken.items()}


def _decisions(chance: random.Random, hands: int) -> tuple[list[Hand], list[Action]]:
    """Every decision of some hands as a hand whose menu nobody has asked for, and the action chosen there."""
    before, picked = [], []
    for _ in range(hands):
        deck = list(FULL_DECK)
        chance.shuffle(deck)
        hand, _ = start(RULES, dict.fromkeys(range(6), CHIPS), deck=deck)
        while not hand.is_over:
            action = chance.choice(choices(hand)).action()
            before.append(Hand(hand.state.but(), hand.deck))
            picked.append(action)
            hand, _ = play(hand, action)
    return before, picked


def report(hands: int, laps: int) -> str:
    rows = [row for seats in (6, 2) for row in race_rows(seats, race(seats, hands if seats == 6 else 4 * hands, laps))]
    calls = " · ".join(f"`{name}` {micros:.1f} µs" for name, micros in single_calls(hands, laps).items())
    peer = f"PokerKit {version('pokerkit')}"
    assert __doc__ is not None
    return "\n".join(
        (
            "# Speed of the engine",
            "",
            __doc__.partition("\n\n")[2].strip(),
            "",
            f"{machine(peer)}. `scripts/bench --hands {hands} --laps {laps}`: "
            f"the engines take turns, {laps} times; medians, and for the ratio also the least and the largest.",
            "",
            "| players | engine | hands/s | actions/s | its time a hand ÷ ours |",
            "|--:|---|--:|--:|--:|",
            *rows,
            "",
            f"One call, six players: {calls}.",
            "",
        )
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Whole hands a second, ours and PokerKit's in turn.")
    parser.add_argument("--hands", type=int, default=150, help="six-handed hands in a lap; four times as many heads-up")
    parser.add_argument("--laps", type=int, default=11)
    parser.add_argument("--print", action="store_true", help="only print, leave benchmarks/results.md as it is")
    asked = parser.parse_args(arguments)
    text = report(asked.hands, asked.laps)
    print(text)
    if not asked.print:
        put(text)


if __name__ == "__main__":
    main()
