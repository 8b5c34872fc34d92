"""Where things stand in the picture: seats round the felt, the bet before each, the mark between two. Knows no hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, pi, sin

WIDTH = 1200
HEIGHT = 630
"""The size that link previews ask for."""

CENTRE_X = 600.0
CENTRE_Y = 292.0
FELT = (130, 66, 940, 452)
"""The table's left, top, width and height."""

_FOOT = 14
_MARK_X = 418.0
_MARK_Y = 176.0
_MARK_MOST_X = 296.0


@dataclass(frozen=True, slots=True)
class Place:
    """One seat's place: the middle of its plate from left to right, the top of its cards, and the middle of its bet."""

    x: float
    top: float
    bet_x: float
    bet_y: float

    @property
    def angle(self) -> float:
        """Where the place lies round the table, growing clockwise from the right."""
        return atan2((self.top + 80 - CENTRE_Y) / _MARK_Y, (self.x - CENTRE_X) / _MARK_X)


_TOP = Place(600, 14, 600, 212)
_TOP_LARGE = Place(600, 14, 600, 234)
_LEFT_LOW = Place(140, 314, 330, 372)
_LEFT = Place(136, 210, 330, 290)
_LEFT_HIGH = Place(196, 92, 388, 208)
_LEFT_HIGH_LARGE = Place(196, 92, 400, 208)
_LEFT_TOP = Place(360, 20, 440, 216)


def _mirrored(place: Place) -> Place:
    return Place(WIDTH - place.x, place.top, WIDTH - place.bet_x, place.bet_y)


_ROUND_THE_TABLE: tuple[tuple[Place, ...], ...] = (
    (_TOP_LARGE,),
    (_LEFT_HIGH_LARGE, _mirrored(_LEFT_HIGH_LARGE)),
    (_LEFT, _TOP, _mirrored(_LEFT)),
    (_LEFT_LOW, _LEFT_TOP, _mirrored(_LEFT_TOP), _mirrored(_LEFT_LOW)),
    (_LEFT_LOW, _LEFT_HIGH, _TOP, _mirrored(_LEFT_HIGH), _mirrored(_LEFT_LOW)),
)


def places(count: int, bottom_height: float) -> tuple[Place, ...]:
    """Return the places of two to six seats, clockwise from the one at the bottom, which is so tall.

    >>> [place.x for place in places(3, bottom_height=200)]
    [600.0, 196, 1004]
    """
    top = HEIGHT - _FOOT - bottom_height
    return (Place(CENTRE_X, top, CENTRE_X, top - 24), *_ROUND_THE_TABLE[count - 2])


def between(round_the_table: Sequence[Place], after: int) -> tuple[float, float]:
    """Return a point on the felt between a place and the next one clockwise."""
    here = round_the_table[after].angle
    there = round_the_table[(after + 1) % len(round_the_table)].angle
    middle = here + ((there - here) % (2 * pi)) / 2
    inside = max(-_MARK_MOST_X, min(_MARK_MOST_X, _MARK_X * cos(middle)))
    return CENTRE_X + inside, CENTRE_Y + _MARK_Y * sin(middle)
