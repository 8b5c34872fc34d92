"""What the room sends to a client, a struct for each `is`. A table frame's public part is encoded once for all."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from americana.room.wire.pictures import About, HandPicture, Opening, Public, You


class Frame(msgspec.Struct, tag_field="is"):
    """Something the room says."""


class Welcome(Frame, tag="welcome"):
    """The answer to `hello`: the protocol, the build of the room, and who its session says you are."""

    protocol: int
    build: str
    player: str | None
    name: str | None


class TableFrame(Frame, tag="table"):
    """What happened, and the table after it. `v` numbers the table's rows; who misses one asks for a snapshot.

    `events` is empty in a snapshot, where `reset` is true; `lines` are the events as sentences to format, in a snapshot
    those of the hand so far. `steps` is the hand after each round that was dealt with nobody left to bet, for a client
    that shows one after the other; else empty. `last` is the hand before, in a snapshot. `about` is there in a snapshot
    and whenever it has changed. `leaves` are the leaf hashes of the deck dealt, in a snapshot and with `HandCut`, else
    empty. `left_ms` is the time left of the decision, `bank_left_ms` of the bank after it; null when nobody's runs.
    """

    v: int
    events: tuple[object, ...]
    lines: tuple[object, ...]
    openings: tuple[Opening, ...]
    leaves: tuple[str, ...]
    public: Public
    you: You
    left_ms: int | None
    bank_left_ms: int | None
    steps: tuple[HandPicture, ...]
    last: HandPicture | None
    reset: bool
    about: About | None = None


class Equity(Frame, tag="equity"):
    """What each seat wins of the main pot on average, from 0 to 1, when all cards are up and nobody can bet.

    One row of shares by seat for each of the frame's `steps` of that hand, and before them one for the hand as it was
    when the cards were turned up; `exact` says whether every way to deal the rest was counted.
    """

    hand: str
    shares: tuple[tuple[tuple[int, float], ...], ...]
    exact: bool


class Marks(Frame, tag="marks"):
    """Who is connected and how many watch; not part of the log, so it has no `v`."""

    connected: tuple[int, ...]
    watchers: int


class ReceiptFrame(Frame, tag="receipt"):
    """An order was done, in this row."""

    id: str
    v: int


class Refused(Frame, tag="refused"):
    """An order was not done: nothing has changed. `code` is that of an error message, `facts` its arguments."""

    id: str | None
    code: str
    facts: Mapping[str, object]


class Mirror(Frame, tag="mirror"):
    """Your newest socket acts elsewhere; this one only shows."""


class Active(Frame, tag="active"):
    """This socket acts."""


class Bye(Frame, tag="bye"):
    """The room closes this socket, and why: an error code."""

    code: str


class Pong(Frame, tag="pong"):
    """The answer to `ping`; `v` is the table's newest row, null in the lobby."""

    v: int | None = None


class TableRow(msgspec.Struct, frozen=True):
    """A table in the lobby; `average_pot` are chips, over the hands of the last hour."""

    id: str
    name: str
    base: str
    limit: str
    ante: int
    bring_in: int
    small_bet: int
    buy_in: tuple[int, int]
    chairs: int
    taken: int
    bots: int
    status: str
    hands_played: int
    hands_per_hour: int
    average_pot: int
    turn_ms: int
    bank_ms: int
    watchers: int


class SeatAt(msgspec.Struct, frozen=True):
    """A seat of a player: at which table, and what that is called."""

    table: str
    name: str
    seat: int


class LobbyFrame(Frame, tag="lobby"):
    """Every table, or with `reset` false those that changed."""

    tables: tuple[TableRow, ...]
    reset: bool


FromRoom = Welcome | TableFrame | Marks | Equity | ReceiptFrame | Refused | Mirror | Active | Bye | Pong | LobbyFrame
