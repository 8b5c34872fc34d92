"""One append in the making: from events to the next state, the row, the money that moves and, at its end, the hand.

Decides nothing about the game, writes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from americana.engine.events import CardShown, Event, HandEnded
from americana.room import codec
from americana.room.events import Receipt, RoomEvent, TableOpened
from americana.room.facts import LEFT, facts_of, flags_of, known_mask
from americana.room.ledger import Batch
from americana.room.live.money import batch_of
from americana.room.live.state import LiveState, after, carried
from americana.room.outbox import notices_of
from americana.room.store import Action, Entry, Fold, FoldSeat, Show
from americana.room.upcast import FORMAT
from americana.view import see

RECEIPTS_KEPT = 100


@dataclass(frozen=True, slots=True)
class WrittenRow:
    """A row of the hand that is not finished yet, as it is stored and as it was meant."""

    v: int
    at: int
    format: int
    body: bytes = field(repr=False)
    events: tuple[RoomEvent, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Append:
    """What one append writes, and the state after it; `events` are those that viewers are told."""

    entry: Entry
    events: tuple[RoomEvent, ...]
    after: LiveState
    open_rows: tuple[WrittenRow, ...]

    @property
    def ends_hand(self) -> bool:
        """Whether a hand was finished and folded."""
        return self.entry.fold is not None


def append_of(
    before: LiveState,
    v: int,
    at: int,
    events: Sequence[RoomEvent],
    *,
    secret: bytes = b"",
    action: Action | None = None,
    open_rows: tuple[WrittenRow, ...] = (),
    receipts: Iterable[Receipt] = (),
) -> Append:
    """Return what appending these events writes; `open_rows` are those since the last hand was folded."""
    state, batches = _run(before, events, f"{before.id}:{v}", at, secret)
    told = codec.encode_events(events)
    rows = (*open_rows, WrittenRow(v, at, FORMAT, told, tuple(events)))
    ends = any(isinstance(event, HandEnded) for event in events)
    shown = next((event for event in events if isinstance(event, CardShown)), None)
    entry = Entry(
        before.id,
        v,
        at,
        FORMAT,
        codec.encode_events([*events, carried(state, _kept(receipts, action, v))]) if ends else told,
        secret,
        action,
        batches=tuple(batches),
        fold=_folded(before, state, rows, at) if ends else None,
        shows=None if shown is None else Show(before.hand, codec.encode_events([shown])),
        outbox=notices_of(before.hand, events),
        name=next((event.settings.name for event in events if isinstance(event, TableOpened)), None),
    )
    return Append(entry, tuple(events), state, () if ends else rows)


def _kept(receipts: Iterable[Receipt], action: Action | None, v: int) -> tuple[Receipt, ...]:
    own = () if action is None else (Receipt(*action, v),)
    return (*tuple(receipts)[-RECEIPTS_KEPT:], *own)


def _run(
    state: LiveState, events: Iterable[RoomEvent], key: str, at: int, secret: bytes
) -> tuple[LiveState, list[Batch]]:
    batches: list[Batch] = []
    for place, event in enumerate(events):
        batch = batch_of(state, event, f"{key}:{place}")
        if batch is not None:
            batches.append(batch)
        state = after(state, event, at, secret)
    return state, batches


def _folded(before: LiveState, state: LiveState, rows: tuple[WrittenRow, ...], at: int) -> Fold:
    hand, seal = state.table.hand, state.seal
    assert hand is not None
    assert seal is not None
    lines = [b'{"v":%d,"at":%d,"format":%d,"events":%b}' % (row.v, row.at, row.format, row.body) for row in rows]
    seats = []
    for seat in hand.seats:
        sitter = before.table.taken[seat]
        net = hand.stacks[seat] - hand.began[seat]
        flags = flags_of(hand, seat) | (LEFT if state.table.sitters[seat] is None else 0)
        known = known_mask(see(hand, seat), seat)
        seats.append(FoldSeat(seat, sitter.player, net, flags, known, seat not in before.bots))
    return Fold(
        hand=state.hand,
        number=state.hand_number,
        ended_at=at,
        preset=state.rules.base,
        body=b"[" + b",".join(lines) + b"]",
        seats=tuple(seats),
        keep_from=rows[-1].v,
        secret=b"".join(seal.seeds),
        facts=facts_of([event for row in rows for event in row.events if isinstance(event, Event)]),
    )
