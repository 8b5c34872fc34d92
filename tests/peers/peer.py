"""PokerKit's table for a hand of Americana: the nearest game that its building blocks express.

Places are dealing order, 0 the first seat at the dealer's left, as everywhere in this package. No other file here knows
PokerKit; this one does not judge what it answers.
"""

from collections import deque
from collections.abc import Sequence
from typing import cast
from warnings import catch_warnings, simplefilter

from pokerkit import Automation, BettingStructure, Deck, Mode, Opening, RankOrder, State, Street
from pokerkit import Card as PeerCard
from pokerkit.hands import CombinationHand
from pokerkit.lookups import ShortDeckHoldemLookup
from pokerkit.utilities import Rank, Suit

from americana.cards import RANKS, Card
from americana.rules import ROUNDS, Rules

PLAIN: tuple[Rank, ...] = tuple(RankOrder.SHORT_DECK_HOLDEM)[1:]
SHIFTED: tuple[Rank, ...] = tuple(RankOrder.SHORT_DECK_HOLDEM)[:-1]
"""Six to king: PokerKit's high card counts the ace low, so it is dealt a deck whose highest rank is the king."""

AUTOMATED = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.HOLE_DEALING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
"""All that happens without a player; the game has no burn card, no board, no blind and no second run-out."""

STRUCTURES = {
    "fixed": BettingStructure.FIXED_LIMIT,
    "pot": BettingStructure.POT_LIMIT,
    "no": BettingStructure.NO_LIMIT,
}


class PlainLookup(ShortDeckHoldemLookup):
    """Short deck's order of hands, flush above full house, on our eight ranks (R3, R4)."""

    rank_order = PLAIN  # type: ignore[assignment]


class ShiftedLookup(ShortDeckHoldemLookup):
    rank_order = SHIFTED  # type: ignore[assignment]


class PlainHand(CombinationHand):
    lookup = PlainLookup()
    low = False
    card_count = 5


class ShiftedHand(CombinationHand):
    lookup = ShiftedLookup()
    low = False
    card_count = 5


def peer_card(card: Card, ranks: Sequence[Rank] = SHIFTED) -> PeerCard:
    return PeerCard(ranks[RANKS.index(card.rank)], Suit(card.suit))


def peer_strength(cards: Sequence[Card]) -> int:
    """PokerKit's rank of five cards, 0 the worst: as ours if both order all classes alike."""
    return PlainHand([peer_card(card, PLAIN) for card in cards]).entry.index


def least_raise(rules: Rules, round_: int) -> int:
    """What PokerKit calls the minimum bet. In round 1 it must be more than the bring-in, hence the one chip (R24)."""
    if rules.limit == "fixed":
        return rules.bet_size(round_)
    return rules.bring_in + (round_ == 1)


def streets(rules: Rules) -> tuple[Street, ...]:
    cap = rules.cap or None if rules.limit == "fixed" else None
    door = Opening.HIGH_CARD if rules.opener == "highest" else Opening.LOW_CARD
    return tuple(
        Street(
            card_burning_status=False,
            hole_dealing_statuses=(False, True) if round_ == 1 else (True,),
            board_dealing_count=0,
            draw_status=False,
            opening=door if round_ == 1 else Opening.HIGH_HAND,
            min_completion_betting_or_raising_amount=least_raise(rules, round_),
            max_completion_betting_or_raising_count=cap,
        )
        for round_ in range(1, ROUNDS + 1)
    )


def new_state(
    rules: Rules,
    chips: Sequence[int],
    bring_in: int,
    *,
    is_shifted: bool = True,
    automations: tuple[Automation, ...] = AUTOMATED,
) -> State:
    """A PokerKit hand, dealt as far as `automations` say; ValueError if PokerKit has no such game."""
    ranks = SHIFTED if is_shifted else PLAIN
    cards = tuple(card for card in Deck.STANDARD if card.rank in ranks)
    return State(
        automations,
        cast(Deck, cards),
        (ShiftedHand if is_shifted else PlainHand,),
        streets(rules),
        STRUCTURES[rules.limit],
        True,  # an ante that nobody matches comes back (R31), and a short one makes a side pot (R32)
        rules.ante,
        0,
        bring_in,
        tuple(chips),
        len(chips),
        mode=Mode.CASH_GAME,  # a tournament forbids folding when checking is free (R28)
    )


def refuses_bring_in(rules: Rules) -> bool:
    """Whether PokerKit has no game with this bring-in, so that it plays it as a bet."""
    try:
        new_state(rules, (rules.ante, rules.ante), rules.bring_in, automations=())
    except ValueError as error:
        if str(error) != "The bring-in must be less than the min bet.":
            raise
        return True
    return False


class Peer:
    """One hand on PokerKit, asked and played by place."""

    def __init__(self, rules: Rules, chips: Sequence[int], deck: Sequence[Card], *, is_shifted: bool = True) -> None:
        self.bring_in_is_bet = refuses_bring_in(rules)
        bring_in = 0 if self.bring_in_is_bet else rules.bring_in
        by_hand = tuple(kind for kind in AUTOMATED if kind != Automation.ANTE_POSTING)
        self.state = new_state(rules, chips, bring_in, is_shifted=is_shifted, automations=by_hand)
        ranks = SHIFTED if is_shifted else PLAIN
        self.state.deck_cards = deque(peer_card(card, ranks) for card in deck)
        while self.state.can_post_ante():
            self.state.post_ante()

    @property
    def is_over(self) -> bool:
        return not self.state.status

    @property
    def round(self) -> int:
        """The round being bet on, 0 when there is none."""
        return 0 if self.state.street_index is None else self.state.street_index + 1

    @property
    def actor(self) -> int | None:
        return self.state.actor_index

    @property
    def call(self) -> int:
        """What calling, checking or bringing in adds."""
        state = self.state
        amount = state.effective_bring_in_amount if state.can_post_bring_in() else state.checking_or_calling_amount
        assert amount is not None
        return amount

    @property
    def wager(self) -> tuple[int, int]:
        """The least and the most that may be bet, completed or raised to; 0, 0 if nothing may."""
        least = self.state.min_completion_betting_or_raising_to_amount
        most = self.state.max_completion_betting_or_raising_to_amount
        return (0, 0) if least is None or most is None else (least, most)

    @property
    def pot(self) -> int:
        return self.state.total_pot_amount

    @property
    def stacks(self) -> tuple[int, ...]:
        return tuple(self.state.stacks)

    @property
    def bets(self) -> tuple[int, ...]:
        return tuple(self.state.bets)

    def fold(self) -> None:
        with catch_warnings():
            simplefilter("ignore", UserWarning)  # PokerKit wonders at a free fold
            self.state.fold()

    def check_or_call(self) -> None:
        self.state.check_or_call()

    def open(self) -> None:
        """Bring in, or bet the least bet where PokerKit refuses that bring-in."""
        if self.bring_in_is_bet:
            self.state.complete_bet_or_raise_to()
        else:
            self.state.post_bring_in()

    def raise_to(self, to: int) -> None:
        self.state.complete_bet_or_raise_to(to)
