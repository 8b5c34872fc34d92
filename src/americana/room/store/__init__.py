"""The room's memory: the log of every table, finished hands, players and the ledger, in one file."""

from americana.room.store.accounts import Audit
from americana.room.store.entry import Action, Entry, Fold, FoldSeat, Show
from americana.room.store.faults import Damaged, Refused, Unknown
from americana.room.store.hands import PlayedHand, StoredHand, StoredShow
from americana.room.store.outbox import StoredNotice
from americana.room.store.rows import Row, StoredTable
from americana.room.store.store import Store

__all__ = [
    "Action",
    "Audit",
    "Damaged",
    "Entry",
    "Fold",
    "FoldSeat",
    "PlayedHand",
    "Refused",
    "Row",
    "Show",
    "Store",
    "StoredHand",
    "StoredNotice",
    "StoredShow",
    "StoredTable",
    "Unknown",
]
