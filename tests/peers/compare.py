"""Random hands on both engines: `python -m tests.peers.compare --hands 20000 --seed 1` prints the table of differences.

Every hand is drawn from the seed and its number alone, so `--first 123 --hands 1` deals hand 123 again.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from americana import FULL_DECK, Card, Rules, strength
from americana.cards import RANKS
from americana.rules import PRESETS
from tests.peers.known import Known
from tests.peers.ledger import Ledger
from tests.peers.pair import Chooser, Deal, Move, Pair, Unexplained
from tests.peers.peer import peer_strength


@dataclass
class Tally:
    """What a run has found."""

    hands: int = 0
    decisions: int = 0
    parted: int = 0
    hands_alike: int = 0
    times: Counter[Known] = field(default_factory=Counter)
    hands_with: Counter[Known] = field(default_factory=Counter)
    unexplained: list[str] = field(default_factory=list)

    def add(self, pair: Pair, choose: Chooser) -> None:
        self.hands += 1
        try:
            named = [known for difference in pair.run(choose) for known in difference.classes]
        except Unexplained as found:
            self.unexplained.append(str(found))
            named = []
        if pair.peer.bring_in_is_bet:
            named = [Known.EVEN_BRING_IN, *(known for known in named if known != Known.EVEN_BRING_IN)]
        self.decisions += pair.decisions
        self.parted += pair.is_parted
        self.hands_alike += not named
        self.times.update(named)
        self.hands_with.update(set(named))

    def __str__(self) -> str:
        rows = [
            f"| {known.label} | {known.rule} | {known.sentence} | {self.times[known]} | {self.hands_with[known]} |"
            for known in Known
        ]
        return "\n".join(
            (
                "| class | rule | what PokerKit does | times | hands |",
                "|---|---|---|--:|--:|",
                *rows,
                "",
                f"{self.hands} hands, {self.decisions} decisions; {self.hands_alike} hands without any difference; "
                f"{self.parted} stopped where another seat acts first",
                f"unexplained: {len(self.unexplained)}",
            )
        )


def draw_deal(random: Random) -> Deal:
    """A table that somebody might set up: any preset and limit, odd stakes, gaps between seats, one chip to deep."""
    preset = random.choice(PRESETS)
    changes: dict[str, object] = {"limit": "fixed" if preset == "evenbet" else random.choice(("fixed", "pot", "no"))}
    if random.random() < 0.5:
        changes["ante"] = random.randint(1, 6)
    if random.random() < 0.3:
        changes["bring_in"] = random.randint(1, 12)
    if random.random() < 0.3:
        changes["cap"] = random.choice((0, 1, 2, 3, 5))
    if random.random() < 0.2:
        changes["small_bet"] = random.randint(12, 30)
        changes["big_bet"] = random.randint(30, 50)
    if random.random() < 0.1:
        changes["first_tie"] = "suit"
    rules = Rules.preset(preset, **changes)
    seats = random.sample(range(10), random.randint(2, 6))
    dealer = random.choice((None, random.randrange(10))) if rules.dealer == "button" else None
    return Deal(rules, _draw_stacks(random, rules, seats), dealer, _draw_deck(random), is_shifted=random.random() < 0.9)


def _draw_stacks(random: Random, rules: Rules, seats: Sequence[int]) -> dict[int, int]:
    depths = (rules.ante + rules.bring_in, 6 * rules.bring_in, 25 * rules.bring_in, 200 * rules.bring_in)
    table = random.choice((*depths, None))
    return {seat: random.randint(1, table or random.choice(depths)) for seat in seats}


def _draw_deck(random: Random) -> tuple[Card, ...]:
    """A shuffled deck; one in eight comes rank by rank, so that boards and hands are often equal."""
    deck = list(FULL_DECK)
    random.shuffle(deck)
    if random.random() < 1 / 8:
        ranks = random.sample(RANKS, len(RANKS))
        deck.sort(key=lambda card: ranks.index(card.rank))
    return tuple(deck)


def draw_chooser(random: Random) -> Chooser:
    """Players who share one mood for the hand, so that some hands are long and some see many raises."""
    fold, call, wager = random.choice(((1, 6, 3), (1, 4, 6), (3, 6, 1), (2, 3, 12)))

    def choose(moves: Sequence[Move], book: Ledger, place: int) -> Move:
        owes = book.bets[place] < max(book.bets)
        weights = {"fold": fold if owes else 0.2, "call": call, "bring_in": call, "wager": wager / 2}
        return random.choices(moves, [weights[move.verb] for move in moves])[0]

    return choose


def compare(hands: int, seed: int, first: int = 0) -> Tally:
    tally = Tally()
    for number in range(first, first + hands):
        random = Random(f"{seed}:{number}")
        tally.add(Pair(draw_deal(random)), draw_chooser(random))
    return tally


def ranked_otherwise(every: int = 1) -> list[str]:
    """Hands (all 201,376, or every so many) that PokerKit ranks in another class than we."""
    found = []
    for number, cards in enumerate(combinations(FULL_DECK, 5)):
        if number % every == 0 and strength(cards) != peer_strength(cards):
            found.append(" ".join(map(str, cards)))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Random hands on our engine and on PokerKit, every difference named.")
    parser.add_argument("--hands", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="number of the first hand")
    parser.add_argument("--ranks", action="store_true", help="also rank all 201,376 hands")
    asked = parser.parse_args(arguments)
    tally = compare(asked.hands, asked.seed, asked.first)
    print(tally)
    for text in tally.unexplained[:20]:
        print(text)
    otherwise = ranked_otherwise() if asked.ranks else []
    if asked.ranks:
        print(f"hands of 201,376 ranked otherwise: {len(otherwise)}")
    return 1 if tally.unexplained or otherwise else 0


if __name__ == "__main__":
    sys.exit(main())
