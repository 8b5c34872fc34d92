"""One hand of Americana, judged from the list of acts alone: every question walks that list again.

It is the tests' oracle for R10-R38, written from the rules and never from the engine. It knows no clock, no shuffle
and no secrecy, and it does not check that its parameters agree with each other.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypedDict

from .brute_ranking import door_card_key
from .settling import Pot, Settling, best_board, clockwise_after

WAGERS = ("bet", "complete", "raise")


class Act(NamedTuple):
    """What a seat did, and how many chips it added by it."""

    round: int
    seat: int
    verb: str
    added: int


class Option(NamedTuple):
    """A choice of the seat in turn, amounts from least to most as the case file counts them (fold, check: 0)."""

    verb: str
    least: int
    most: int


class RoundDealt(TypedDict):
    """A dealt round: who acted first (None without betting) and all chips in when it was over."""

    first: int | None
    pot: int


@dataclass
class Wagering:
    """How the betting of a round stands, and what each seat that has acted had seen by then."""

    to_match: int
    last_full: int  # pot and no limit (R24)
    level: int  # fixed limit (R26)
    wagers: int  # those that count for the cap (R23)
    matched_at: dict[int, int]  # what was to match right after the seat's last act
    full_since: dict[int, bool]  # whether somebody made a full-size wager after it


class Referee:
    """Deals a hand from `deck`, says who may do what, and settles it.

    >>> rules = dict(limit="no", dealer="box", ante=1, bring_in=2, small_bet=4, big_bet=8, cap=4, opener="highest")
    >>> referee = Referee(rules, None, {0: 100, 1: 50}, "7s Qd Kh 9c".split())
    >>> referee.actor, referee.legal()
    (0, 'bring_in 2 | bet 3..99')
    """

    def __init__(
        self, rules: Mapping[str, object], dealer: int | None, stacks: Mapping[int, int], deck: Sequence[str]
    ) -> None:
        # No attribute is ever changed in place, so copy.copy gives an independent twin.
        assert (dealer is None) == (rules["dealer"] == "box")  # R11
        assert len(set(deck)) == len(deck)
        assert all(chips >= 0 for chips in stacks.values())
        self.rules = rules
        self.dealer = dealer
        self.stacks = dict(stacks)
        self.seats = [seat for seat in sorted(stacks) if stacks[seat] > 0]  # R10: no chips, no cards
        assert len(self.seats) >= 2  # R10
        self.antes = {seat: min(stacks[seat], self._chips("ante")) for seat in self.seats}  # R10: all-in for less
        self.deck = list(deck)
        self.deals: list[tuple[int, str]] = []
        self.acts: list[Act] = []
        self.round = 0
        self.rounds: list[RoundDealt] = []
        self.actor: int | None = None
        self.over = False
        self.turned_up_after: int | None = None  # the round after which all down cards are turned up (R36)
        self.returned: dict[int, int] = {}
        self.pots: list[Pot] = []
        self.rake = 0
        self.showdown: list[tuple[int, str, str]] = []
        self.final: dict[int, int] = {}
        self._deal_rounds()

    # ---- questions

    @property
    def dealt(self) -> list[str]:
        """All cards in the order dealt."""
        return [card for _, card in self.deals]

    def cards(self, seat: int) -> list[str]:
        """The seat's cards, the down card first."""
        return [card for owner, card in self.deals if owner == seat]

    def board(self, seat: int) -> list[str]:
        """The seat's up cards."""
        return self.cards(seat)[1:]

    def bet(self, seat: int) -> int:
        """The seat's chips in this round."""
        return sum(act.added for act in self.acts if act.seat == seat and act.round == self.round)

    def total(self, seat: int) -> int:
        """The seat's chips in this hand, its ante included."""
        return self.antes[seat] + sum(act.added for act in self.acts if act.seat == seat)

    def behind(self, seat: int) -> int:
        """The chips that the seat has left."""
        return self.stacks[seat] - self.total(seat)

    def pot(self) -> int:
        """All chips put in so far."""
        return sum(self.total(seat) for seat in self.seats)

    def live(self) -> list[int]:
        """The seats that have not folded, clockwise from the dealer's left."""
        folded = {act.seat for act in self.acts if act.verb == "fold"}
        return [seat for seat in self._from_dealers_left(self.seats) if seat not in folded]

    def able(self) -> list[int]:
        """The live seats with chips left, clockwise from the dealer's left."""
        return [seat for seat in self.live() if self.behind(seat) > 0]

    def wagering(self) -> Wagering:
        """Walks the acts of this round (R23, R24, R26)."""
        bring_in = self._chips("bring_in")
        now = Wagering(to_match=0, last_full=bring_in, level=0, wagers=0, matched_at={}, full_since={})
        bets = dict.fromkeys(self.seats, 0)
        for act in self.acts:
            if act.round != self.round:
                continue
            bets[act.seat] += act.added
            if act.verb == "bring_in":
                now.to_match = bring_in  # R18, R24: of its full size, also when posted short or passed on
                if self._is_fixed() and bring_in == self._chips("small_bet"):  # R23
                    now.level, now.wagers = bring_in, 1
            if act.verb in WAGERS:
                self._count_wager(now, bets[act.seat])
            now.matched_at[act.seat] = now.to_match
            now.full_since[act.seat] = False
        return now

    def options(self) -> list[Option]:
        """What the seat in turn may choose, in the case file's order."""
        if self.actor is None:
            return []
        if self._is_opening():
            forced = min(self._chips("bring_in"), self.behind(self.actor))  # R18: short, all-in
            return [Option("bring_in", forced, forced), *self._wager_option(self.actor)]  # R15: no check, no fold
        owed = self._owed(self.actor)
        call = min(owed, self.behind(self.actor))  # R24: what is owed, or all he has
        passive = Option("call", call, call) if owed > 0 else Option("check", 0, 0)
        return [Option("fold", 0, 0), passive, *self._wager_option(self.actor)]  # R28: a free fold is legal

    def legal(self) -> str:
        """The options as the case file writes them; empty when the hand is over."""
        return " | ".join(self._text(option) for option in self.options())

    # ---- acting

    def act(self, verb: str, amount: int) -> None:
        """Lets the seat in turn act; an AssertionError when that is not legal.

        `amount` is the seat's total on this round for bring_in and wagers, the chips added for a call, and for a
        timeout the amount of the act that it turns into.
        """
        assert self.actor is not None, "the hand is over"
        if verb == "timeout":
            verb = self._timeout_verb()
        is_legal = any(o.verb == verb and o.least <= amount <= o.most for o in self.options())
        assert is_legal, f"{verb} {amount} is not among: {self.legal()}"
        already = 0 if verb == "call" else self.bet(self.actor)
        added = 0 if verb in ("fold", "check") else amount - already
        self.acts = [*self.acts, Act(self.round, self.actor, verb, added)]
        self.actor = self._next_to_act(self.actor)
        if self.actor is None:
            self._end_round()
            self._deal_rounds()

    def _timeout_verb(self) -> str:
        verbs = [option.verb for option in self.options()]
        return next(verb for verb in ("bring_in", "check", "fold") if verb in verbs)  # R15, R29

    def _next_to_act(self, last: int) -> int | None:
        able = self.able()
        if len(self.live()) == 1:  # R16
            return None
        has_acted = self.wagering().matched_at
        for seat in clockwise_after(last, able):  # R16
            owes = self._owed(seat) > 0
            if owes or (seat not in has_acted and len(able) > 1):  # R19: who owes nothing is not asked when alone
                return seat
        return None

    # ---- wagers

    def _owed(self, seat: int) -> int:
        return self.wagering().to_match - self.bet(seat)

    def _is_opening(self) -> bool:
        return self.round == 1 and not self.acts

    def _is_fixed(self) -> bool:
        return self.rules["limit"] == "fixed"

    def _one_bet(self) -> int:
        return self._chips("small_bet") if self.round <= 2 else self._chips("big_bet")  # R22

    def _count_wager(self, now: Wagering, amount: int) -> None:
        if self._is_fixed():  # R26
            is_full = amount >= now.level + self._one_bet()
            if is_full or 2 * (amount - now.level) >= self._one_bet():
                now.level = amount
                now.wagers += 1
        else:  # R24; the opener's bet, on top of nothing, is full by this too
            is_full = amount - now.to_match >= now.last_full
            if is_full:
                now.last_full = amount - now.to_match
        if is_full:
            now.full_since = dict.fromkeys(now.full_since, True)
        now.to_match = amount

    def _wager_option(self, seat: int) -> list[Option]:
        now = self.wagering()
        to_beat = self._chips("bring_in") if self._is_opening() else now.to_match
        all_in = self.bet(seat) + self.behind(seat)
        if all_in <= to_beat or not self._may_raise(seat, now) or not self._can_be_called(seat, to_beat):
            return []
        least, most = self._wager_range(seat, now)
        if most <= to_beat:  # R25: antes within the bring-in; R23: bring-in = small bet
            return []
        # R24: who has less than the least may put in all he has
        return [Option(self._wager_verb(now), min(least, all_in), min(most, all_in))]

    def _may_raise(self, seat: int, now: Wagering) -> bool:
        if self._is_fixed() and self._chips("cap") > 0 and now.wagers >= self._chips("cap"):  # R23
            return False
        if seat not in now.matched_at:
            return True
        growth = now.to_match - now.matched_at[seat]  # R26
        if self._is_fixed():
            return now.full_since[seat] or 2 * growth >= self._one_bet()
        return growth >= now.last_full

    def _can_be_called(self, seat: int, to_beat: int) -> bool:
        return any(self.bet(other) + self.behind(other) > to_beat for other in self.able() if other != seat)  # R27

    def _wager_range(self, seat: int, now: Wagering) -> tuple[int, int]:
        if self._is_fixed():
            return now.level + self._one_bet(), now.level + self._one_bet()  # R26
        least = self._chips("bring_in") + 1 if self._is_opening() else now.to_match + now.last_full  # R24
        if self.rules["limit"] == "pot":
            return least, now.to_match + self.pot() + self._owed(seat)  # R25; before the bring-in this is the antes
        return least, self.bet(seat) + self.behind(seat)

    def _wager_verb(self, now: Wagering) -> str:
        if now.to_match == 0:
            return "bet"
        if self._is_fixed() and self.round == 1 and now.wagers == 0:
            return "complete"  # R23
        return "raise"

    # ---- seats and cards

    def _from_dealers_left(self, seats: Iterable[int]) -> list[int]:
        return sorted(seats) if self.dealer is None else clockwise_after(self.dealer, seats)  # R11

    def _able_from(self, seat: int) -> int:
        return seat if seat in self.able() else clockwise_after(seat, self.able())[0]  # R17, R21

    def _opener(self) -> int:
        doors = {seat: door_card_key(self.board(seat)[0]) for seat in self.seats}
        choose = max if self.rules["opener"] == "highest" else min  # R14
        return choose(doors, key=lambda seat: doors[seat])

    def _best_board(self) -> int:
        return best_board({seat: self.board(seat) for seat in self.live()}, self.rules["first_tie"])

    def _deal(self) -> None:
        self.round += 1
        for _ in range(2 if self.round == 1 else 1):  # R12: first all down cards, then all up cards
            for seat in self.live():
                self.deals = [*self.deals, (seat, self.deck[len(self.deals)])]

    def _deal_rounds(self) -> None:
        while self.actor is None and len(self.live()) > 1 and self.round < 4:  # R12, R20
            self._deal()
            has_betting = len(self.able()) > 1  # R19
            if has_betting:
                self.actor = self._able_from(self._opener() if self.round == 1 else self._best_board())
            self.rounds = [*self.rounds, {"first": self.actor, "pot": self.pot()}]
            if not has_betting:
                self._end_round()
        if self.actor is None and not self.over:
            self._settle()

    def _end_round(self) -> None:
        self.rounds = [*self.rounds[:-1], {"first": self.rounds[-1]["first"], "pot": self.pot()}]
        is_run_out = len(self.live()) > 1 and self.round < 4 and len(self.able()) <= 1
        if is_run_out and self.turned_up_after is None:  # R36
            self.turned_up_after = self.round

    # ---- the end

    def _settle(self) -> None:
        self.over = True
        bettors = [act.seat for act in self.acts if act.round == 4 and act.verb in WAGERS]
        end = Settling(
            self.rules,
            live=self.live(),
            stacks={seat: self.stacks[seat] for seat in sorted(self.stacks)},
            put_in={seat: self.total(seat) for seat in self.seats},
            cards={seat: self.cards(seat) for seat in self.live()},
            round=self.round,
            last_bettor=bettors[-1] if bettors else None,
        )
        self.returned, self.pots, self.rake = end.returned(), end.pots(), end.rake()
        self.showdown, self.final = end.showdown(), end.final()
        assert sum(self.final.values()) + self.rake == sum(self.stacks.values())  # R38

    # ---- parameters and text

    def _chips(self, name: str) -> int:
        value = self.rules[name]
        assert isinstance(value, int)
        return value

    def _text(self, option: Option) -> str:
        if option.verb in ("fold", "check"):
            return option.verb
        if option.verb in WAGERS and not self._is_fixed():
            return f"{option.verb} {option.least}..{option.most}"
        return f"{option.verb} {option.least}"
