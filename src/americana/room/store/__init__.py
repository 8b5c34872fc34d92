"""The room's memory: the log of every table, finished hands, players and the ledger, in one file."""

from americana.room.store.accounts import Audit as Audit
from americana.room.store.entry import Action as Action
from americana.room.store.entry import Entry as Entry
from americana.room.store.entry import Fold as Fold
from americana.room.store.entry import FoldSeat as FoldSeat
from americana.room.store.entry import Show as Show
from americana.room.store.faults import Damaged as Damaged
from americana.room.store.faults import Refused as Refused
from americana.room.store.faults import Unknown as Unknown
from americana.room.store.hands import PlayedHand as PlayedHand
from americana.room.store.hands import StoredHand as StoredHand
from americana.room.store.hands import StoredShow as StoredShow
from americana.room.store.outbox import StoredNotice as StoredNotice
from americana.room.store.rows import Row as Row
from americana.room.store.rows import StoredTable as StoredTable
from americana.room.store.store import Store as Store
