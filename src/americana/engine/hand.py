"""The frozen state of a hand, and its two holders: a `Hand` knows every card, a `View` only what one viewer may see.

State keeps one place per dealt-in seat, in dealing order (clockwise from the dealer's left); the questions answer by
seat number. Nothing here decides anything.
"""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, field
from typing import Literal, NoReturn, cast

from americana.cards import Card
from americana.engine.events import FirstToAct, HandMucked, HandShown, PotAwarded
from americana.pots import layers, uncalled
from americana.rules import Rules

Stage = Literal["antes", "down", "deal", "open", "turn", "acted", "closed", "showdown", "over"]


@dataclass(slots=True, eq=False, repr=False)
class Draft:
    """A state in the making: `apply` alone writes into one, and it becomes a `State` before anybody else sees it.

    `bets` are this round's chips, `paid` all that a place has put in and not got back. `acted` is the amount to match
    when a place last acted since the last full wager, -1 if it has not. `least_to` is the total of the least full
    bet, completion or raise. Tuples hold one item a place; chips are whole numbers.
    """

    rules: Rules
    seats: tuple[int, ...]
    dealer: int | None
    began: tuple[int, ...]
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    paid: tuple[int, ...]
    down: tuple[Card | None, ...]
    up: tuple[tuple[Card, ...], ...]
    folded: tuple[bool, ...]
    shown: tuple[bool, ...]
    acted: tuple[int, ...]
    stage: Stage
    round: int
    turn: int
    place: int
    owed: int
    least_to: int
    wagers: int
    aggressor: int | None
    first: FirstToAct | None
    returned: tuple[tuple[int, int], ...]
    reveals: tuple[HandShown | HandMucked, ...]
    awards: tuple[PotAwarded, ...]
    menu: object = field(default=None, init=False)
    """What the place in turn may do, once `betting.menu_of` has worked it out."""

    def frozen(self) -> State:
        """Return this very object as a state; from now on nobody can write into it."""
        self.__class__ = State  # same slots, no copy (docs/decisions/state-copies.md)
        return cast(State, self)

    def live(self) -> list[int]:
        """Return the places that have not folded."""
        return [place for place, out in enumerate(self.folded) if not out]

    def able(self) -> list[int]:
        """Return the places that have not folded and have chips left."""
        return [place for place, out in enumerate(self.folded) if not out and self.stacks[place]]

    def able_count(self) -> int:
        """Return how many places are able. Who has no chips is never asked, so he never folds."""
        return len(self.seats) - self.folded.count(True) - self.stacks.count(0)

    def __repr__(self) -> str:
        cards = ", ".join(self._text_of(place) for place in range(len(self.seats)))
        return f"<round {self.round}, {self.stage}: {cards}>"

    def _text_of(self, place: int) -> str:
        down = str(self.down[place]) if self.shown[place] else "??" if self.round else ""
        board = "".join(map(str, self.up[place]))
        return f"seat {self.seats[place]} {down}/{board} {self.stacks[place]}"


class State(Draft):
    """Everything about a hand that its events have said so far, for good."""

    __slots__ = ()

    def draft(self) -> Draft:
        """Return a copy to write into."""
        new = object.__new__(Draft)
        new.rules = self.rules
        new.seats = self.seats
        new.dealer = self.dealer
        new.began = self.began
        new.stacks = self.stacks
        new.bets = self.bets
        new.paid = self.paid
        new.down = self.down
        new.up = self.up
        new.folded = self.folded
        new.shown = self.shown
        new.acted = self.acted
        new.stage = self.stage
        new.round = self.round
        new.turn = self.turn
        new.place = self.place
        new.owed = self.owed
        new.least_to = self.least_to
        new.wagers = self.wagers
        new.aggressor = self.aggressor
        new.first = self.first
        new.returned = self.returned
        new.reveals = self.reveals
        new.awards = self.awards
        new.menu = None
        return new

    def but(self, **changes: object) -> State:
        """Return this state with some fields changed."""
        new = self.draft()
        for name, value in changes.items():
            setattr(new, name, value)
        return new.frozen()

    def __eq__(self, other: object) -> bool:
        return _values(self) == _values(other) if isinstance(other, State) else NotImplemented

    def __hash__(self) -> int:
        return hash(_values(self))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise FrozenInstanceError(f"a state cannot be changed: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError(f"a state cannot be changed: {name}")

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, _values(self)


_FIELDS = tuple([name for name in Draft.__slots__ if name != "menu"])


def _values(state: State) -> tuple[object, ...]:
    return tuple([getattr(state, name) for name in _FIELDS])


def _restored(*values: object) -> State:
    return Draft(*values).frozen()  # type: ignore[arg-type]


class Questions:
    """What can be asked of a hand or a view alike; answers are by seat number."""

    __slots__ = ()
    state: State

    @property
    def rules(self) -> Rules:
        """The house rules of the hand."""
        return self.state.rules

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats dealt in, in dealing order: clockwise from the dealer's left."""
        return self.state.seats

    @property
    def dealer(self) -> int | None:
        """The button's seat, None with a box."""
        return self.state.dealer

    @property
    def round(self) -> int:
        """The last round dealt, 1 to 4."""
        return self.state.round

    @property
    def turn(self) -> int:
        """How many decisions have been asked for, the open one included."""
        return self.state.turn

    @property
    def actor(self) -> int | None:
        """The seat in turn, None when nobody is."""
        state = self.state
        return state.seats[state.place] if state.stage == "turn" else None

    @property
    def is_over(self) -> bool:
        """Whether the pots are paid."""
        return self.state.stage == "over"

    @property
    def stacks(self) -> dict[int, int]:
        """Chips behind, by seat."""
        return dict(zip(self.state.seats, self.state.stacks, strict=True))

    @property
    def began(self) -> dict[int, int]:
        """Chips before the ante, by seat."""
        return dict(zip(self.state.seats, self.state.began, strict=True))

    @property
    def bets(self) -> dict[int, int]:
        """Chips put in during this round, by seat, antes left out."""
        return dict(zip(self.state.seats, self.state.bets, strict=True))

    @property
    def live(self) -> tuple[int, ...]:
        """Seats that have not folded, in dealing order."""
        return tuple(self.state.seats[place] for place in self.state.live())

    @property
    def boards(self) -> dict[int, tuple[Card, ...]]:
        """Up cards in the order dealt, by seat; folded ones stay."""
        return dict(zip(self.state.seats, self.state.up, strict=True))

    @property
    def down_cards(self) -> dict[int, Card | None]:
        """Down cards by seat; None where unknown or not dealt yet."""
        return dict(zip(self.state.seats, self.state.down, strict=True))

    @property
    def shown(self) -> tuple[int, ...]:
        """Seats whose down card everybody has seen."""
        return tuple(seat for seat, up in zip(self.state.seats, self.state.shown, strict=True) if up)

    @property
    def to_match(self) -> int:
        """The total that each seat must have put in this round to stay in."""
        return self.state.owed

    @property
    def pot(self) -> int:
        """All chips in the middle, this round's bets included; 0 once paid out."""
        state = self.state
        return sum(state.paid) - sum([award.amount for award in state.awards])

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The pots, main pot first (R32), as they were awarded; before that as they stand, without the uncalled part.

        While the hand goes on, only an all-in seat closes a pot: who has yet to call can still win what he calls.
        """
        state = self.state
        if state.awards:
            return tuple(Pot(a.amount, a.eligible, a.winners, a.shares, a.odd, a.rake) for a in state.awards)
        paid = list(state.paid)
        is_live = [not out for out in state.folded]
        if excess := uncalled(paid, is_live):
            paid[excess[0]] -= excess[1]
        standing: list[Pot] = []
        able = state.able()
        for layer in layers(paid, is_live):
            eligible = tuple([seat for i, seat in enumerate(state.seats) if i in layer.contenders or i in able])
            if standing and standing[-1].eligible == eligible:
                standing[-1] = Pot(standing[-1].amount + layer.amount, eligible)
            elif layer.amount:
                standing.append(Pot(layer.amount, eligible))
        return tuple(standing)

    @property
    def uncalled(self) -> tuple[int, int] | None:
        """The seat whose last chips nobody has matched so far, and how many they are."""
        state = self.state
        excess = None if state.awards else uncalled(state.paid, [not out for out in state.folded])
        return excess and (state.seats[excess[0]], excess[1])

    @property
    def returned(self) -> dict[int, int]:
        """Chips given back because nobody matched them (R31), by seat."""
        return dict(self.state.returned)

    @property
    def winnings(self) -> dict[int, int]:
        """What each winner took from the pots after rake, by seat; empty before they are paid."""
        won: dict[int, int] = {}
        for award in self.state.awards:
            for seat, share in zip(award.winners, award.shares, strict=True):
                won[seat] = won.get(seat, 0) + share
        return won

    @property
    def rake(self) -> int:
        """What the house took (R37)."""
        return sum(award.rake for award in self.state.awards)

    @property
    def showdown(self) -> tuple[HandShown | HandMucked, ...]:
        """Who showed and who mucked, in order (R34, R35)."""
        return self.state.reveals

    @property
    def first(self) -> FirstToAct | None:
        """Why the first seat of this round was first."""
        return self.state.first


@dataclass(frozen=True, slots=True)
class Pot:
    """One pot; winners, shares, odd chips and rake are known once it is paid."""

    amount: int
    eligible: tuple[int, ...]
    winners: tuple[int, ...] = ()
    shares: tuple[int, ...] = ()
    odd: tuple[int, ...] = ()
    rake: int = 0


@dataclass(frozen=True, slots=True)
class Hand(Questions):
    """A hand with every card known: the dealer's side. Its repr hides what is face down."""

    state: State
    deck: tuple[Card, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class View(Questions):
    """The same hand as one seat knows it, or as the rail does (`viewer` is None): unknown down cards are None."""

    state: State
    viewer: int | None
