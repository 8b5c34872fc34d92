"""What a player may ask for, in the imperative. Amounts are totals of the round; only a call carries what it adds.

`Call`, `BringIn` and `Complete` have one legal amount, which may be left out.
"""

from __future__ import annotations

from americana.values import value


@value
class Fold:
    """Give the hand up."""


@value
class Check:
    """Stay in without chips, when nothing is owed."""


@value
class Call:
    """Add what is owed, or all one has."""

    amount: int | None = None


@value
class BringIn:
    """Post the forced opening bet (R15), all-in if it is more than one has (R18)."""

    to: int | None = None


@value
class Complete:
    """Raise the bring-in to the small bet in fixed limit (R23), or all-in towards it."""

    to: int | None = None


@value
class Bet:
    """Make the first bet of a round; for the opener, instead of the bring-in."""

    to: int


@value
class Raise:
    """Raise to a total."""

    to: int


type_of_verb = {
    "fold": Fold,
    "check": Check,
    "call": Call,
    "bring_in": BringIn,
    "complete": Complete,
    "bet": Bet,
    "raise": Raise,
}

Action = Fold | Check | Call | BringIn | Complete | Bet | Raise
