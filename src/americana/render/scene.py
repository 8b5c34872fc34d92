"""What there is to draw: a `View` read once into seats, cards, pots and marks, for text and picture alike.

Only a `View` is taken: a `Hand` knows cards that nobody may see.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from americana.cards import Card
from americana.engine.events import HandMucked
from americana.engine.hand import Pot, View
from americana.errors import Unreadable, kind_of
from americana.render.lettering import clean
from americana.render.words import Captions, TableWords

Standing = Literal["in", "actor", "all_in", "folded", "mucked", "winner"]


@dataclass(frozen=True, slots=True)
class CardSeen:
    """One card on the table; `face` is None for a back."""

    face: Card | None
    is_down: bool = False
    is_newest: bool = False


@dataclass(frozen=True, slots=True)
class SeatSeen:
    """One seat as it is drawn. `cards` stand in the order dealt, the down card first; `won` comes from the pots."""

    seat: int
    name: str
    cards: tuple[CardSeen, ...]
    stack: int
    bet: int
    won: int
    standing: Standing
    note: str
    is_viewer: bool
    has_button: bool


@dataclass(frozen=True, slots=True)
class Heap:
    """Chips with their label and the names beside them: who can win them, or who won or got back what."""

    label: str
    amount: int
    beside: tuple[str, ...]
    is_paid: bool = False
    odd: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TableSeen:
    """A whole table; seats go clockwise from the lowest.

    `heaps` are listed where the `total` does not tell everything: chips returned, several pots, a pot shared, rake.
    The box, or a button that no seat dealt in holds, stands after the seat `mark_after`.
    """

    title: str
    reason: str
    seats: tuple[SeatSeen, ...]
    total: int
    heaps: tuple[Heap, ...]
    mark_after: int | None
    mark: str
    has_box: bool

    def ending_with(self, seat: int | None) -> tuple[SeatSeen, ...]:
        """Return the seats clockwise so that this one comes last."""
        numbers = [seen.seat for seen in self.seats]
        if seat not in numbers:
            return self.seats
        after = numbers.index(seat) + 1
        return self.seats[after:] + self.seats[:after]


def read_table(view: View, names: Mapping[int, str], words: TableWords, captions: Captions) -> TableSeen:
    """Read a view into what is drawn.

    Raises `Unreadable` with the code `view_only` for anything but a `View`.
    """
    if not isinstance(view, View):
        raise Unreadable("view_only", f"a table is drawn from a View, not from {kind_of(view)}: take one with `see`")
    called = {seat: clean(names.get(seat, "")) or words.numbered(words.seat, seat) for seat in view.seats}
    won = view.winnings
    return TableSeen(
        title=clean(captions.title) or (words.numbered(words.round, view.round) if view.round else ""),
        reason=clean(captions.reason),
        seats=tuple([_seat(view, seat, called[seat], won, words, captions) for seat in sorted(view.seats)]),
        total=view.pot + sum([pot.amount for pot in view.pots if pot.winners]),
        heaps=tuple(_heaps(view, called, words)),
        mark_after=_mark_after(view),
        mark=words.box if view.dealer is None else words.button,
        has_box=view.dealer is None,
    )


def _seat(view: View, seat: int, name: str, won: Mapping[int, int], words: TableWords, captions: Captions) -> SeatSeen:
    standing = _standing(view, seat, won)
    return SeatSeen(
        seat=seat,
        name=name,
        cards=_cards(view, seat),
        stack=view.stacks[seat],
        bet=view.bets[seat],
        won=won.get(seat, 0),
        standing=standing,
        note=_note(standing, clean(captions.notes.get(seat, "")), words),
        is_viewer=seat == view.viewer,
        has_button=seat == view.dealer,
    )


def _cards(view: View, seat: int) -> tuple[CardSeen, ...]:
    board = view.boards[seat]
    if not board and view.state.stage in ("antes", "down"):
        return ()
    fresh = len(board) - 1 if seat in view.live and len(board) == view.round and not view.is_over else None
    ups = [CardSeen(card, is_newest=place == fresh) for place, card in enumerate(board)]
    return (CardSeen(view.down_cards[seat], is_down=True), *ups)


def _standing(view: View, seat: int, won: Mapping[int, int]) -> Standing:
    if seat not in view.live:
        return "folded"
    if seat in won:
        return "winner"
    if HandMucked(seat) in view.showdown:
        return "mucked"
    if seat == view.actor:
        return "actor"
    return "all_in" if not view.stacks[seat] and not view.is_over else "in"


def _note(standing: Standing, said: str, words: TableWords) -> str:
    """A seat that is out says so, whatever else was said of it."""
    match standing:
        case "folded":
            return words.folded
        case "mucked":
            return words.mucked
        case "actor":
            return said or words.in_turn
        case _:
            return said


def _heaps(view: View, called: Mapping[int, str], words: TableWords) -> Iterator[Heap]:
    for seat, amount in view.returned.items():
        yield Heap(words.returned, amount, (called[seat],), is_paid=True)
    pots = view.pots
    if len(pots) > 1 or any(len(pot.winners) > 1 for pot in pots):
        for label, pot in zip(_pot_labels(len(pots), words), pots, strict=True):
            odd = tuple([called[seat] for seat in pot.odd])
            yield Heap(label, pot.amount, _beside(pot, called, words), bool(pot.winners), odd)
        if view.uncalled:
            yield Heap(words.uncalled, view.uncalled[1], (called[view.uncalled[0]],))
    if view.rake:
        yield Heap(words.rake, view.rake, ())


def _pot_labels(count: int, words: TableWords) -> Sequence[str]:
    if count <= 1:
        return [words.pot] * count
    if count == 2:
        return [words.main_pot, words.side_pot]
    return [words.main_pot, *[words.numbered(words.side_pot, number) for number in range(1, count)]]


def _beside(pot: Pot, called: Mapping[int, str], words: TableWords) -> tuple[str, ...]:
    if len(pot.winners) > 1:
        return tuple([f"{called[seat]} {words.chips(n)}" for seat, n in zip(pot.winners, pot.shares, strict=True)])
    return tuple([called[seat] for seat in pot.winners or pot.eligible])


def _mark_after(view: View) -> int | None:
    """Return the seat after which, clockwise, the box or an unheld button stands; None when a seat holds the button."""
    if view.dealer in view.seats:
        return None
    before = [seat for seat in view.seats if view.dealer is not None and seat < view.dealer]
    return max(before or view.seats)
