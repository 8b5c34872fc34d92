"""The end of a hand, judged from plain facts: who put in what, what he holds, who bet last (R30-R37).

The tests' oracle once more: written from the rules and never from the engine. How the chips came in it does not know.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

from .brute_ranking import board_key, category, door_card_key, rank_key, straight_top


class Pot(TypedDict):
    """A pot before the rake, with its contenders, its winners and the winners that got an odd chip, by seat number."""

    amount: int
    eligible: list[int]
    winners: list[int]
    odd: list[int]


def clockwise_after(seat: int, seats: Iterable[int]) -> list[int]:
    """Seats in turn order; the seat itself comes last.

    >>> clockwise_after(2, [0, 2, 5])
    [5, 0, 2]
    """
    return sorted(seats, key=lambda other: (other <= seat, other))


def best_board(boards: Mapping[int, Sequence[str]], first_tie: object) -> int:
    """The seat with the best board, of boards in order from the dealer's left (R8, R20)."""
    best = max(board_key(board) for board in boards.values())
    tied = [seat for seat, board in boards.items() if board_key(board) == best]
    if first_tie == "suit":  # R20: the highest card by rank, then its suit
        return max(tied, key=lambda seat: max(door_card_key(card) for card in boards[seat]))
    return tied[0]  # R20: nearest the dealer's left


@dataclass
class Settling:
    """What is known when nobody may bet any more; `live` runs clockwise from the dealer's left."""

    rules: Mapping[str, object]
    live: Sequence[int]
    stacks: Mapping[int, int]  # before the ante, of everybody
    put_in: Mapping[int, int]  # of the seats dealt in, the uncalled part included
    cards: Mapping[int, Sequence[str]]  # of the live seats, the down card first
    round: int
    last_bettor: int | None  # in round 4

    def returned(self) -> dict[int, int]:
        """What nobody matched (R31)."""
        for seat in self.live:
            others = max(chips for other, chips in self.put_in.items() if other != seat)  # folded seats too
            if self.put_in[seat] > others:
                return {seat: self.put_in[seat] - others}
        return {}

    def matched(self) -> dict[int, int]:
        """What each seat put in without what comes back."""
        returned = self.returned()
        return {seat: chips - returned.get(seat, 0) for seat, chips in self.put_in.items()}

    def layers(self) -> list[tuple[int, list[int]]]:
        """Each pot's chips and its contenders (R32)."""
        layers = []
        matched = self.matched()
        cuts = sorted({matched[seat] for seat in self.live})  # at live totals only
        for below, cut in zip([0, *cuts[:-1]], cuts, strict=True):
            ceiling = cut if cut < cuts[-1] else max(matched.values())  # what lies above merges down
            amount = sum(min(chips, ceiling) - min(chips, below) for chips in matched.values())
            layers.append((amount, [seat for seat in sorted(self.live) if matched[seat] >= cut]))
        return layers

    def rake(self) -> int:
        """What the house takes (R37)."""
        if self.round < self._number("rake_from_round"):
            return 0
        chips = sum(self.matched().values())
        return min(chips * self._number("rake_bp") // 10_000, self._number("rake_cap"))

    def pots(self) -> list[Pot]:
        """The pots with their winners (R33)."""
        return [pot for pot, _ in self._paid_pots()]

    def final(self) -> dict[int, int]:
        """Everybody's chips after the hand."""
        chips = {seat: stack - self.matched().get(seat, 0) for seat, stack in self.stacks.items()}
        for _, won in self._paid_pots():
            for seat, share in won.items():
                chips[seat] += share
        return chips

    def showdown(self) -> list[tuple[int, str, str]]:
        """Who shows or mucks what, in order; nothing when all others folded (R30, R34, R35)."""
        if len(self.live) == 1:
            return []
        first = self._first_to_show()
        shown: list[int] = []
        lines = []
        for seat in [first, *(other for other in clockwise_after(first, self.live) if other != first)]:
            is_hidden = self._may_muck() and self._is_beaten(seat, shown)
            if not is_hidden:
                shown.append(seat)
            lines.append((seat, "muck" if is_hidden else "show", self._label(self.cards[seat])))
        return lines

    def _paid_pots(self) -> list[tuple[Pot, dict[int, int]]]:
        paid = []
        rake_due = self.rake()
        for amount, eligible in self.layers():
            raked = min(rake_due, amount)  # R37: the main pot first, the rest from the next ones
            rake_due -= raked
            paid.append(self._paid_pot(amount, raked, eligible))
        return paid

    def _paid_pot(self, amount: int, raked: int, eligible: list[int]) -> tuple[Pot, dict[int, int]]:
        winners = eligible  # R30, R32: alone, he wins unseen
        if len(eligible) > 1:
            best = max(rank_key(self.cards[seat]) for seat in eligible)
            winners = [seat for seat in eligible if rank_key(self.cards[seat]) == best]  # R33
        share, odd_chips = divmod(amount - raked, len(winners))
        odd = [seat for seat in self.live if seat in winners][:odd_chips]  # R33: from the dealer's left
        pot: Pot = {"amount": amount, "eligible": eligible, "winners": winners, "odd": sorted(odd)}
        return pot, {seat: share + (seat in odd) for seat in winners}

    def _first_to_show(self) -> int:
        if self.last_bettor is not None:
            return self.last_bettor  # R34
        if self.rules["show_first"] == "dealer_left":
            return self.live[0]
        return best_board({seat: self.cards[seat][1:] for seat in self.live}, self.rules["first_tie"])

    def _may_muck(self) -> bool:
        have_chips_behind = all(self.stacks[seat] > self.put_in[seat] for seat in self.live)  # before the return
        return self.rules["losers"] == "muck" and have_chips_behind  # R35

    def _is_beaten(self, seat: int, shown: Sequence[int]) -> bool:
        contested = [eligible for _, eligible in self.layers() if seat in eligible and len(eligible) > 1]
        own = rank_key(self.cards[seat])
        return all(any(rank_key(self.cards[s]) > own for s in shown if s in pot) for pot in contested)  # R35

    def _label(self, cards: Sequence[str]) -> str:
        name = category(cards)
        if name == "straight_flush" and straight_top(cards) == 14 and self.rules["royal_listed"]:
            return "royal_flush"  # R3
        if name == "high_card":
            return str(self.rules["last_category"])  # R6
        return name

    def _number(self, name: str) -> int:
        value = self.rules[name]
        assert isinstance(value, int)
        return value
