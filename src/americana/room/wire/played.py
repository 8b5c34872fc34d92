"""What the room says over HTTP of hands that are over: lists, statistics, replays, files, shared links. Structs only.

Times are UTC microseconds, amounts chips unless a name says antes, cards text. Each is made for one viewer and holds no
card that he did not see.
"""

from __future__ import annotations

import msgspec

from americana.ranking import HandName
from americana.room.wire.frames import TableFrame
from americana.room.wire.pictures import About


class HandLine(msgspec.Struct, frozen=True):
    """A hand in a player's list, as he saw it: `down` and `up` are his own cards, `made` what all five of them made.

    `pot` is all that was paid into the pots; `went` says whether he went to a showdown.
    """

    hand: str
    ended_at: int
    table: str
    table_name: str
    number: int
    seat: int
    preset: str
    limit: str
    ante: int
    net: int
    pot: int
    down: str | None
    up: tuple[str, ...]
    made: HandName | None
    folded: bool
    went: bool
    starred: bool
    note: str
    is_imported: bool


class HandTable(msgspec.Struct, frozen=True):
    """A table at which a player has finished hands."""

    table: str
    name: str


class HandList(msgspec.Struct, frozen=True):
    """A page of a list, the newest first; `before` asks for the next one, null at the end.

    `tables` are all tables of the player's hands, with the first page only.
    """

    hands: tuple[HandLine, ...]
    before: str | None
    tables: tuple[HandTable, ...] = ()


class Rate(msgspec.Struct, frozen=True):
    """How often something was done: `made` times `of` those when it could be; `low` to `high` holds the true share.

    The interval is Wilson's, at 95 %.
    """

    key: str
    made: int
    of: int
    low: float
    high: float


class Group(msgspec.Struct, frozen=True):
    """The hands of a kind: `net` antes won on average, between `low` and `high` at 95 %; null for fewer than two."""

    key: str
    hands: int
    net: float
    low: float | None
    high: float | None


class Point(msgspec.Struct, frozen=True):
    """All antes won after so many hands, and the band that chance alone leaves around zero at 95 %."""

    hands: int
    net: float
    band: float


class Statistics(msgspec.Struct, frozen=True):
    """What a player's hands come to: `total` of all; `by_door` by the rank of his first up card, best rank first.

    `by_opener` counts the seats from the opener on to him: 0 is himself. `curve` has at most 200 points.
    """

    hands: int
    total: Group
    rates: tuple[Rate, ...]
    by_door: tuple[Group, ...]
    by_opener: tuple[Group, ...]
    curve: tuple[Point, ...]


class Moment(msgspec.Struct, frozen=True):
    """A hand after one thing that happened; `round` is 0 before the first up cards."""

    round: int
    frame: TableFrame


class Replay(msgspec.Struct, frozen=True):
    """A finished hand, moment by moment; every frame is complete for its viewer, its lines those of the moment alone.

    `viewer` is the seat that looks, null for the rail. `is_mine` says whether the asker played it.
    """

    hand: str
    table: str
    number: int
    ended_at: int
    viewer: int | None
    is_mine: bool
    is_imported: bool
    about: About
    moments: tuple[Moment, ...]
    starred: bool = False
    note: str = ""


class HandMark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player keeps of a hand for himself."""

    starred: bool
    note: str


class ShareWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a hand is to be shared: with seat numbers instead of names, or without the sharer's own down card."""

    hides_names: bool = False
    hides_card: bool = False


class SharedHand(msgspec.Struct, frozen=True):
    """A link under which a hand may be seen by whoever has it."""

    token: str
    hand: str
    made_at: int
    hides_names: bool
    hides_card: bool


class SharedHands(msgspec.Struct, frozen=True):
    """The links of a hand that still hold."""

    links: tuple[SharedHand, ...]


class LineFault(msgspec.Struct, frozen=True):
    """What was not understood of a file: in which line, of which hand, and the code and facts of an error message."""

    line: int
    hand: int | None
    code: str
    facts: dict[str, object]


class ImportReport(msgspec.Struct, frozen=True):
    """What came of a file: nothing is kept as long as there are faults, unless the good ones alone were asked for.

    `read` hands are good, `kept` and `known` are those of them that are new and that were there; of `faulty` faults the
    first hundred are told.
    """

    read: int
    kept: int
    known: int
    faults: tuple[LineFault, ...]
    faulty: int = 0
