"""What happens at a live table besides seats and hands: the seal, the cut, the clocks, and what a log begins with.

Ids are opaque text; hashes, nonces and seeds are 64 hex digits. The seeds of a sealed hand are never in an event before
the room opens them: they lie in the secret of the row that holds `HandSealed`.
"""

from __future__ import annotations

from dataclasses import dataclass

from americana.room.settings import Settings
from americana.table import Sitter, TableEvent, Terms


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table was made."""

    terms: Terms
    settings: Settings


@dataclass(frozen=True, slots=True)
class HandSealed:
    """Two decks were drawn and their roots fixed, for exactly these seats with these stacks (`docs/fairness.md`).

    `number` counts the sealed hands of the table from 1, `previous` is the hash of the record before this one.
    """

    hand: str
    number: int
    attempt: int
    previous: str
    dealer: int | None
    seats: tuple[tuple[int, int], ...]
    commitments: tuple[tuple[int, str], ...]
    roots: tuple[str, str]


@dataclass(frozen=True, slots=True)
class CutRevealed:
    """A seat opened the nonce that it had committed to."""

    seat: int
    nonce: str


@dataclass(frozen=True, slots=True)
class HandResealed:
    """Somebody stayed silent: both seeds of this attempt are opened, and nothing is dealt from them."""

    attempt: int
    silent: tuple[int, ...]
    seeds: tuple[str, str]


@dataclass(frozen=True, slots=True)
class HandCut:
    """The cut chose a deck, and the other one's seed is opened."""

    deck: int
    opened: str


@dataclass(frozen=True, slots=True)
class BankSpent:
    """A seat needed more than its time for a decision and has this much left in its bank."""

    seat: int
    left_ms: int


@dataclass(frozen=True, slots=True)
class BanksGrown:
    """Seats got time added to their banks; what each has now."""

    left_ms: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class ReconnectGranted:
    """A seat in turn has lost its connection and gets time, once a hand, to come back."""

    seat: int


@dataclass(frozen=True, slots=True)
class WentAway:
    """A seat let its time run out; until its player comes back its turns are not waited for."""

    seat: int


@dataclass(frozen=True, slots=True)
class CameBack:
    """The player of a seat that was away is back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Paused:
    """No hand is dealt until the table goes on; the one in play is played to its end."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The table goes on."""


@dataclass(frozen=True, slots=True)
class TermsChanged:
    """Other house rules or buy-ins hold from the next hand on; as many chairs as before."""

    terms: Terms


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The table is closed for good; everybody has left it."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """An action that was done: whose, by which id, in which row."""

    player: str
    id: str
    v: int


@dataclass(frozen=True, slots=True)
class Departure:
    """Who left a table, with how many chips, how much time in his bank, and when (UTC microseconds)."""

    player: str
    chips: int
    bank_ms: int
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TableCarried:
    """All that a table is between two hands: the log before it is folded away and not needed to go on.

    `hand` is the id of the hand just ended, `number` and `resealed` count the table's sealed hands and failed attempts,
    `previous` is the hash of the last record, `banks` the time left by seat, `lately` who left a short while ago.
    """

    terms: Terms
    settings: Settings
    sitters: tuple[Sitter | None, ...]
    button: int | None
    hands_played: int
    hand: str
    number: int
    resealed: int
    previous: str
    banks: tuple[tuple[int, int], ...]
    away: tuple[int, ...]
    is_paused: bool
    is_closed: bool
    silences: tuple[tuple[int, int], ...]
    lately: tuple[Departure, ...]
    receipts: tuple[Receipt, ...]


SealEvent = HandSealed | CutRevealed | HandResealed | HandCut
ClockEvent = BankSpent | BanksGrown | ReconnectGranted | WentAway | CameBack
HostEvent = Paused | Resumed | TermsChanged | TableClosed
RoomEvent = TableEvent | TableOpened | TableCarried | SealEvent | ClockEvent | HostEvent
