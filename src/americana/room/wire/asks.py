"""What a client may send to a table, one struct for each `do`. Anything else is unreadable and closes the socket.

No message names a player or a seat of its sender: who somebody is comes from the session.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from americana.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from americana.errors import Unreadable

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(max_length=40)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Chips = Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)]

PROTOCOL = 1
"""The number of this protocol; a client that speaks another one is told to load again."""

LONGEST_FRAME = 4096
"""Bytes; a longer one closes the socket."""


class Ask(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Something a client asks for."""


class Hello(Ask, tag="hello"):
    """The first frame: which protocol and build the client is, and the last `v` it has seen of this table."""

    protocol: int
    build: Key = ""
    v: Count = 0


class Order(Ask):
    """An ask that changes the table; `id` is the client's own name of it, and sent again gets the same receipt."""

    id: Id


class Move(Order):
    """An action in a hand; `turn` numbers the decision that it answers."""

    hand: Key
    turn: Count

    def action(self) -> Action:
        """Return the engine's action."""
        raise NotImplementedError


class FoldMove(Move, tag="fold"):
    """Give the hand up."""

    def action(self) -> Action:
        """Return the engine's action."""
        return Fold()


class CheckMove(Move, tag="check"):
    """Stay in for nothing."""

    def action(self) -> Action:
        """Return the engine's action."""
        return Check()


class CallMove(Move, tag="call"):
    """Add what is owed; an `amount` that is not exactly that is refused."""

    amount: Chips | None = None

    def action(self) -> Action:
        """Return the engine's action."""
        return Call(self.amount)


class BringInMove(Move, tag="bring_in"):
    """Post the forced opening bet."""

    to: Chips | None = None

    def action(self) -> Action:
        """Return the engine's action."""
        return BringIn(self.to)


class CompleteMove(Move, tag="complete"):
    """Raise the bring-in to the small bet."""

    to: Chips | None = None

    def action(self) -> Action:
        """Return the engine's action."""
        return Complete(self.to)


class BetMove(Move, tag="bet"):
    """Bet to a total."""

    to: Chips

    def action(self) -> Action:
        """Return the engine's action."""
        return Bet(self.to)


class RaiseMove(Move, tag="raise"):
    """Raise to a total."""

    to: Chips

    def action(self) -> Action:
        """Return the engine's action."""
        return Raise(self.to)


class Sit(Order, tag="sit"):
    """Take a free seat with a buy-in."""

    seat: Count
    chips: Chips


class TopUp(Order, tag="top_up"):
    """Buy more chips; in mid-hand they come before the next hand."""

    chips: Chips


class SitOut(Order, tag="sit_out"):
    """Take no part from the next hand on."""


class SitIn(Order, tag="sit_in"):
    """Take part again; also what somebody says who was away."""


class Leave(Order, tag="leave"):
    """Leave the table with one's chips; in mid-hand after the hand."""


class Show(Order, tag="show"):
    """After the hand turn up one's down card."""

    hand: Key


class Commit(Ask, tag="commit"):
    """The hash of the nonce for the cut of a hand to come."""

    number: Count
    attempt: Count
    commitment: Hash


class Reveal(Ask, tag="reveal"):
    """The nonce of the cut that was asked for."""

    number: Count
    attempt: Count
    nonce: Hash


class TakeOver(Ask, tag="take_over"):
    """Let this socket act; the one that did becomes a mirror."""


class Snapshot(Ask, tag="snapshot"):
    """Send the whole picture again."""


class Ping(Ask, tag="ping"):
    """Answer at once."""


Moves = FoldMove | CheckMove | CallMove | BringInMove | CompleteMove | BetMove | RaiseMove
SeatOrders = Sit | TopUp | SitOut | SitIn | Leave | Show
ToRoom = Hello | Moves | SeatOrders | Commit | Reveal | TakeOver | Snapshot | Ping

_decode = msgspec.json.Decoder(ToRoom).decode


def read_ask(frame: str | bytes) -> ToRoom:
    """Return what a client's frame asks for.

    >>> read_ask('{"do":"raise","to":8,"hand":"h","turn":6,"id":"a"}').action()
    Raise(to=8)

    Raises `Unreadable`: `frame_too_long` or `bad_frame`.
    """
    if len(frame) > LONGEST_FRAME:
        raise Unreadable("frame_too_long", f"a frame has at most {LONGEST_FRAME} characters", most=LONGEST_FRAME)
    try:
        return _decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Unreadable("bad_frame", f"this frame says nothing that a table knows: {error}") from None
