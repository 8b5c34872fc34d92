"""From a table's stored rows to the journal it goes on from: the same hand, the same seal, the same banks."""

from __future__ import annotations

from collections.abc import Sequence

from americana.engine.events import Event
from americana.engine.play import replay
from americana.errors import Unreadable
from americana.room.clock import Clock
from americana.room.events import Receipt, RoomEvent, TableCarried
from americana.room.live.journal import Journal
from americana.room.live.rows import WrittenRow
from americana.room.live.seal import seal_of
from americana.room.live.state import LiveState, Played, after, opened
from americana.room.readings import Counts
from americana.room.store import Row, Store, StoredHand
from americana.room.upcast import hand_events, hand_rows, read_events


async def load(store: Store, table: str, clock: Clock, counts: Counts) -> Journal:
    """Read a table's log and return its journal.

    Raises `Unreadable` (`bad_log`, `log_too_new`) or the store's `Damaged`: this table cannot go on, others can.
    """
    rows = await store.rows(table)
    first = read_events(rows[0].body, rows[0].format) if rows else ()
    begins = _carried_in(first)
    stored = None if begins is None else await store.hand(begins.hand)
    state, receipts = replayed(table, rows, None if stored is None else played(stored))
    since = rows if begins is None else rows[1:]
    open_rows = tuple(
        WrittenRow(row.v, row.at, row.format, row.body, read_events(row.body, row.format)) for row in since
    )
    past = [events for _, _, events in hand_rows(stored.body)] if stored is not None else []
    past += [row.events for row in open_rows]
    return Journal(state, rows[-1].v, store, clock, counts, open_rows, receipts, past)


def replayed(table: str, rows: Sequence[Row], last: Played | None) -> tuple[LiveState, list[Receipt]]:
    """Return the state that rows lead to, and the receipts of the orders in them.

    Raises `Unreadable`: `bad_log`, `log_too_new`.
    """
    state: LiveState | None = None
    receipts: list[Receipt] = []
    for place, row in enumerate(rows):
        events = read_events(row.body, row.format)
        carried = _carried_in(events) if place == 0 else None
        if carried is not None:  # what came before is folded away
            events, receipts = (carried,), [*carried.receipts]
        elif row.action is not None:
            receipts.append(Receipt(row.action.player, row.action.id, row.v))
        for event in events:
            if state is None:
                state = opened(table, event, last)
            else:
                state = after(state, event, row.at, row.secret)
    if state is None:
        raise Unreadable("bad_log", "a table without a log")
    return state, receipts


def played(stored: StoredHand) -> Played:
    """Return a finished hand as it ended, without what was shown later, and its seal; raises `Unreadable`."""
    events = hand_events(stored.body)
    hand = replay([event for event in events if isinstance(event, Event)])
    return Played(hand, seal_of(events, stored.secret, stored.table, hand.rules))


def _carried_in(events: Sequence[RoomEvent]) -> TableCarried | None:
    return next((event for event in events if isinstance(event, TableCarried)), None)
