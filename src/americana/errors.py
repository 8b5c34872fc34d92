"""What can go wrong when somebody asks for something, each fault with a code that a client can switch on.

Three kinds and no more: unreadable (text or values that mean nothing), illegal here (the rules or the table say no),
and we were wrong (a plain ``assert``). No message ever holds a hidden card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import PurePath
from traceback import extract_tb
from typing import TypeGuard

_TYPE_NAMES = {"bool": "true or false", "float": "a fraction", "str": "text", "NoneType": "nothing"}


class AmericanaError(ValueError):
    """A request that was refused; the value it was asked of stands as it was.

    >>> error = AmericanaError("too_few_seats", "a hand needs two seats with chips", seats=1)
    >>> error.code, error.facts, str(error)
    ('too_few_seats', {'seats': 1}, 'a hand needs two seats with chips')
    """

    def __init__(self, code: str, message: str, **facts: object) -> None:
        super().__init__(message)
        self.code = code
        self.facts: Mapping[str, object] = facts


class Unreadable(AmericanaError):
    """Text, a file or a value that does not say what it should: no card, no amount, no hand."""


class IllegalAction(AmericanaError):
    """An action that the player in turn may not take now."""


class IllegalDeal(AmericanaError):
    """Seats, chips or a deck with which no hand can be started."""


class IllegalSeat(AmericanaError):
    """Something a seat at the table may not do now: sit, top up, leave, start a hand."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One contradiction in a set of house rules."""

    code: str
    message: str
    facts: Mapping[str, object] = field(default_factory=dict)


class IllegalRules(AmericanaError):
    """House rules that contradict themselves; `faults` lists every contradiction, not only the first."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("illegal_rules", "; ".join(fault.message for fault in faults))
        self.faults = tuple(faults)


def kind_of(value: object) -> str:
    """Say in plain words what a value is, for a message that must not repeat it.

    >>> kind_of(1.5)
    'a fraction'
    """
    name = type(value).__name__
    return _TYPE_NAMES.get(name, name)


def bare(error: Exception) -> str:
    """Say what failed and where, without its text, which may name a card.

    >>> try:
    ...     {}["As"]
    ... except KeyError as error:
    ...     bare(error).startswith("KeyError at ")
    True
    """
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {PurePath(place.filename).name}:{place.lineno}"


def is_whole(value: object) -> TypeGuard[int]:
    """Whether a value is a whole number: `True` and `2.0` are not.

    >>> is_whole(2), is_whole(True), is_whole(2.0)
    (True, False, False)
    """
    return isinstance(value, int) and not isinstance(value, bool)
