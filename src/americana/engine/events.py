"""What happened, in the past tense: the one record from which a hand is stored, replayed, drawn and told.

Every amount, winner and odd chip stands in the event; whoever reads it decides nothing. Cards that not everybody may
see are left out of every repr. Seats are seat numbers; amounts are chips; `to` is a seat's total of the round.
"""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from americana.cards import Card
from americana.ranking import HandName
from americana.rules import Rules
from americana.values import value

FirstBy = Literal["highest_card", "lowest_card", "best_board"]
TieBrokenBy = Literal["suit", "position"]


@value
class FirstToAct:
    """Why a seat acts first: whose up cards say so, what they are, what settled a tie, whether the turn passed on.

    `of` is the seat whose cards decided (R14, R20); when it is all-in the turn passes on, and `passed` is true (R17,
    R21).
    """

    of: int
    by: FirstBy
    cards: tuple[Card, ...]
    name: HandName
    tie: TieBrokenBy | None = None
    passed: bool = False


@value
class HandStarted:
    """A hand began. Seats in dealing order, stacks before the ante in the same order; `deck` is None to a viewer."""

    rules: Rules
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    dealer: int | None
    deck: tuple[Card, ...] | None = field(repr=False)


@value
class AntesPosted:
    """Everybody dealt in put in the ante, or all he had (R10)."""

    antes: tuple[tuple[int, int], ...]


@value
class DownCardsDealt:
    """Each seat got its down card (R12, R13); None where the viewer may not see it."""

    cards: tuple[tuple[int, Card | None], ...] = field(repr=False)


@value
class UpCardsDealt:
    """Each live seat got an up card for a round, in this order (R12)."""

    round: int
    cards: tuple[tuple[int, Card], ...]


@value
class RoundOpened:
    """A round of betting began and a seat is to act first; the least full bet is to `least_next`."""

    round: int
    seat: int
    first: FirstToAct
    least_next: int


@value
class TurnPassed:
    """The next seat is in turn."""

    seat: int


@value
class BroughtIn:
    """The opener posted the bring-in; the others must match `owed`, also when it was posted short (R18)."""

    seat: int
    to: int
    owed: int
    all_in: bool
    wagers: int
    least_next: int


@value
class Folded:
    """A seat gave up its hand."""

    seat: int


@value
class Checked:
    """A seat stayed in for nothing."""

    seat: int


@value
class Called:
    """A seat added `adds` chips to what it had in this round."""

    seat: int
    adds: int
    to: int
    all_in: bool


@value
class _Wagered:
    """A wager. `full`: it was of full size and reopens the betting; `wagers`: how many count for the cap by now."""

    seat: int
    to: int
    adds: int
    all_in: bool
    full: bool
    wagers: int
    least_next: int


@value
class BetPlaced(_Wagered):
    """The first bet of a round was made."""


@value
class Completed(_Wagered):
    """The bring-in was raised to the small bet, or all-in towards it."""


@value
class Raised(_Wagered):
    """The amount to match was raised."""


@value
class RoundClosed:
    """The betting of a round is over, or there was none; `pot` is every chip put in so far, before any return."""

    round: int
    pot: int


@value
class UncalledReturned:
    """What nobody matched went back (R31)."""

    seat: int
    amount: int


@value
class DownCardsTurnedUp:
    """No more betting is possible: the live seats' down cards were turned up at once (R36)."""

    cards: tuple[tuple[int, Card], ...]


@value
class HandShown:
    """At the showdown a seat showed its hand (R34)."""

    seat: int
    card: Card
    name: HandName


@value
class HandMucked:
    """At the showdown a seat kept its beaten hand hidden (R35)."""

    seat: int


@value
class PotAwarded:
    """A pot went to its winners. Number 0 of `pots` is the main pot; `amount` is before `rake` (R32, R33)."""

    number: int
    pots: int
    amount: int
    rake: int
    eligible: tuple[int, ...]
    winners: tuple[int, ...]
    shares: tuple[int, ...]
    odd: tuple[int, ...]


@value
class HandEnded:
    """The hand is over; final stacks by seat."""

    stacks: tuple[tuple[int, int], ...]


@value
class CardShown:
    """After the end a seat turned up a card that was not asked for."""

    seat: int
    card: Card


Wager = BetPlaced | Completed | Raised
Event = (
    HandStarted
    | AntesPosted
    | DownCardsDealt
    | UpCardsDealt
    | RoundOpened
    | TurnPassed
    | BroughtIn
    | Folded
    | Checked
    | Called
    | BetPlaced
    | Completed
    | Raised
    | RoundClosed
    | UncalledReturned
    | DownCardsTurnedUp
    | HandShown
    | HandMucked
    | PotAwarded
    | HandEnded
    | CardShown
)
