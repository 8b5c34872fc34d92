"""What clients draw: the table as everybody sees it, and what one viewer sees besides. Structs only.

All amounts are chips, times milliseconds, cards text. A down card that is face down is null here; the viewer's own one
is in `You` alone.
"""

from __future__ import annotations

import msgspec

from americana.engine.betting import Verb
from americana.engine.events import FirstToAct, HandMucked, HandShown, PotAwarded
from americana.engine.hand import Pot, Stage
from americana.ranking import HandName
from americana.rules import Rules


class SeatPicture(msgspec.Struct, frozen=True, gc=False):
    """Who sits somewhere; `chips` are those in front of him, `asked` those bought that come before the next hand."""

    player: str
    name: str
    is_bot: bool
    chips: int
    asked: int
    is_out: bool
    is_away: bool
    is_leaving: bool
    is_connected: bool
    bank_ms: int


class PlayerPicture(msgspec.Struct, frozen=True, gc=False):
    """A seat in a hand. `bet` is of this round, `paid` of the whole hand; `down` is null while face down.

    `acted` is the amount to match when the seat last acted since the last full wager, -1 if it has not.
    """

    seat: int
    began: int
    stack: int
    bet: int
    paid: int
    down: str | None
    up: tuple[str, ...]
    folded: bool
    shown: bool
    acted: int


class HandPicture(msgspec.Struct, frozen=True):
    """A hand in play, or the last one; players in dealing order. With `You.down` it is all of a view of the hand."""

    id: str
    number: int
    dealer: int | None
    round: int
    turn: int
    stage: Stage
    actor: int | None
    place: int
    players: tuple[PlayerPicture, ...]
    to_match: int
    least_to: int
    wagers: int
    aggressor: int | None
    first: FirstToAct | None
    pot: int
    pots: tuple[Pot, ...]
    returned: tuple[tuple[int, int], ...]
    shows: tuple[HandShown, ...]
    mucks: tuple[HandMucked, ...]
    reveal_order: tuple[int, ...]
    awards: tuple[PotAwarded, ...]
    is_over: bool


class SealPicture(msgspec.Struct, frozen=True):
    """The seal of the hand in play or to come: which record, who has committed and cut, which deck it chose.

    `words` are made from the record's hash, for players to read to each other.
    """

    hand: str
    number: int
    attempt: int
    previous: str
    record: str
    words: tuple[str, ...]
    dealer: int | None
    seats: tuple[tuple[int, int], ...]
    commitments: tuple[tuple[int, str], ...]
    roots: tuple[str, str]
    nonces: tuple[tuple[int, str], ...]
    deck: int | None
    opened: str | None
    resealed: int


class Public(msgspec.Struct, frozen=True):
    """A table as the rail sees it."""

    status: str
    seats: tuple[SeatPicture | None, ...]
    button: int | None
    called: tuple[int, ...]
    hand: HandPicture | None
    seal: SealPicture | None
    hands_played: int
    watchers: int


class About(msgspec.Struct, frozen=True):
    """What does not change from frame to frame: sent with a snapshot."""

    table: str
    name: str
    rules: Rules
    buy_in: tuple[int, int]
    turn_ms: int
    bank_ms: int
    pace: float


class ChoicePicture(msgspec.Struct, frozen=True, gc=False):
    """One thing the viewer may do now; `fixed` says that there is one amount only.

    `all_in` is the amount that puts in all he has, null where that is not on offer. A wager of a part `f` of the pot
    goes to `pot_base + f * pot`: what is to be matched, and the pot as it is once that is called.
    """

    verb: Verb
    least: int
    most: int
    fixed: bool
    all_in: int | None
    pot_base: int
    pot: int


class Opening(msgspec.Struct, frozen=True, gc=False):
    """Where a card lay in the sealed deck, and the salt of its leaf."""

    card: str
    position: int
    salt: str


class Ask(msgspec.Struct, frozen=True, gc=False):
    """Which cut the room needs a commitment for."""

    number: int
    attempt: int


class You(msgspec.Struct, frozen=True):
    """What one viewer alone sees, and may do; `hand` is what his cards make so far."""

    seat: int | None
    player: str | None
    down: str | None
    menu: tuple[ChoicePicture, ...]
    openings: tuple[Opening, ...]
    commit: Ask | None
    can_show: bool
    hand: HandName | None
