"""Unbiased chance out of 32 bytes: an endless stream, numbers below a bound, the order of 32 things.

Whoever knows the key gets the same numbers, for ever and in any language. Draws no chance of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from americana.room.shuffle.hashing import keyed, whole

CARDS = 32


def stream(key: bytes, what: str) -> Iterator[int]:
    """Yield bytes without end: HMACs of a counter that begins at 0, one after the other."""
    counter = 0
    while True:
        yield from keyed(key, what, whole(counter, 4))
        counter += 1


def below(bound: int, numbers: Iterator[int]) -> int:
    """Return a number from 0 to `bound` - 1, each as likely; a byte that would favour some is passed over.

    >>> below(3, iter([255, 254]))
    2
    """
    fair = 256 - 256 % bound
    return next(number for number in numbers if number < fair) % bound


def order_of(key: bytes, what: str) -> tuple[int, ...]:
    """Return the numbers 0 to 31 in an order drawn from a key, each order as likely (Fisher and Yates, from the end).

    >>> sorted(order_of(bytes(32), "deck")) == list(range(32))
    True
    """
    numbers = stream(key, what)
    order = list(range(CARDS))
    for last in range(CARDS - 1, 0, -1):
        other = below(last + 1, numbers)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
