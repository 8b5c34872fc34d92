"""The room's memory: the log of every table, finished hands, players and the ledger, in one file."""

from americana.room.store.accounts import Audit
from americana.room.store.deeds import FOLDED_IN, Deed, HandFacts, SeatFacts
from americana.room.store.entry import Action, Entry, Fold, FoldSeat, Show
from americana.room.store.faults import Damaged, Refused, Unknown
from americana.room.store.hands import StoredHand, StoredShow
from americana.room.store.history import Page, Place, PlayedHand, PlayedTable
from americana.room.store.imports import Import, Kept
from americana.room.store.links import Link
from americana.room.store.marks import NO_MARK, Mark
from americana.room.store.outbox import StoredNotice
from americana.room.store.reader import Reader
from americana.room.store.rows import Row, StoredTable
from americana.room.store.search import EVERYTHING, RESULTS, CardSearch, Result, Search
from americana.room.store.store import Store
from americana.room.store.sums import KindSums, Sums
from americana.room.store.whereabouts import Whereabouts

__all__ = [
    "Action",
    "Audit",
    "CardSearch",
    "Damaged",
    "Deed",
    "EVERYTHING",
    "Entry",
    "FOLDED_IN",
    "Fold",
    "FoldSeat",
    "HandFacts",
    "Import",
    "Kept",
    "KindSums",
    "Link",
    "Mark",
    "NO_MARK",
    "Page",
    "Place",
    "PlayedHand",
    "PlayedTable",
    "RESULTS",
    "Reader",
    "Refused",
    "Result",
    "Row",
    "Search",
    "SeatFacts",
    "Show",
    "Store",
    "StoredHand",
    "StoredNotice",
    "StoredShow",
    "StoredTable",
    "Sums",
    "Unknown",
    "Whereabouts",
]
