"""What a table's log says beside what clients were told, row by row: `catch_up` reads on from where it stopped.

Whatever does not fit is a sentence in `faults`. It replays the log itself, so that every picture that a client got is
compared with the state at its row, and every hand's proof is verified as each of its viewers would.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import func, select

from americana.engine.events import Event, HandEnded
from americana.errors import Unreadable
from americana.room import codec
from americana.room.events import HandCut, HandResealed, HandSealed, RoomEvent, TableCarried, TableOpened
from americana.room.ledger import seat_account
from americana.room.live import picturing
from americana.room.live.state import LiveState, after, opened
from americana.room.proofs import proof_of
from americana.room.shuffle import Proof, SealedDeck, verify
from americana.room.store import Entry, Store, StoredHand, accounts, holdings
from americana.room.store.schema import accounts as account_rows
from americana.room.upcast import FORMAT, hand_rows, read_events
from americana.view import redact
from tests.room.scanning import Scanner

Frame = dict[str, Any]
Key = tuple[str, int, int]

SEEDS_REMEMBERED = 40
TABLE_FRAME = '{"is":"table",'


@dataclass
class Told:
    """What clients were told between two looks at the log: frames by `v` with whose they are, texts, receipts."""

    frames: dict[int, list[tuple[str | None, Frame]]] = field(default_factory=dict)
    texts: list[tuple[str | None, str]] = field(default_factory=list)
    receipts: list[tuple[str, str, int]] = field(default_factory=list)

    def hear(self, player: str | None, text: str, frame: Frame) -> None:
        """Take down a frame."""
        self.texts.append((player, text))
        if frame["is"] == "table":
            self.frames.setdefault(frame["v"], []).append((player, frame))
        elif frame["is"] == "receipt" and player is not None:
            self.receipts.append((player, frame["id"], frame["v"]))


@dataclass
class Counts:
    """What a chronicle has seen."""

    rows: int = 0
    frames: int = 0
    receipts: int = 0
    hands: int = 0
    cut: int = 0
    resealed: int = 0
    in_hand: int = 0
    in_shuffle: int = 0
    same_deal: int = 0
    given_up: int = 0
    cards: int = 0

    def add(self, other: Counts) -> None:
        """Add another table's counts."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


class Chronicle:
    """One table's history as its log tells it."""

    def __init__(self, table: str, scanner: Scanner) -> None:
        self.table = table
        self._scanner = scanner
        self.v = 0
        self.faults: list[str] = []
        self.counts = Counts()
        self._state: LiveState | None = None
        self._picture: Frame = {}
        self._written: dict[int, list[Frame]] = {}
        self._orders: dict[tuple[str, str], int] = {}
        self._hand_number = 0
        self._last_proof: Proof | None = None
        self._interrupted: Key | None = None
        self._seeds: list[str] = []

    @property
    def state(self) -> LiveState:
        """The table after its last row."""
        assert self._state is not None
        return self._state

    async def catch_up(self, store: Store, told: Told) -> None:
        """Read what was written since, and compare; the store is that of a room that has been killed."""
        self._compare(told.frames.pop(self.v, []), None)
        for v in sorted(v for v in told.frames if v < self.v):
            self.faults.append(f"row {v} was shown when row {self.v} was long written")
        while hands := await store.hands_at(self.table, self._hand_number, 1000):
            for hand in hands:
                self._read_hand(hand, told)
        for row in await store.rows(self.table):
            events = read_events(row.body, row.format)
            if row.action is not None:
                self._note_order(row.action.player, row.action.id, row.v)
            for carried in (event for event in events if isinstance(event, TableCarried)):
                for receipt in carried.receipts:
                    self._note_order(receipt.player, receipt.id, receipt.v)
            self._read_row(row.v, row.at, [e for e in events if not isinstance(e, TableCarried)], row.secret, told)
        for v in sorted(v for v in told.frames if v > self.v):
            self.faults.append(f"row {v} was shown, and the log ends at {self.v}")
        self._compare_receipts(told.receipts)
        await self._count_chips(store)
        self._look_for_seeds(told.texts)
        self._scanner.truth.ids |= {player for player, _ in told.texts if player is not None}
        for player, text in told.texts:
            if text.startswith(TABLE_FRAME):
                self._scanner.frame(self.table, player, text.encode())
        self._note_interruption()

    def _read_hand(self, hand: StoredHand, told: Told) -> None:
        rows = hand_rows(hand.body)
        secrets = _secrets(rows, hand.secret)
        for v, at, events in rows:
            self._read_row(v, at, events, secrets.get(v, b""), told)
        self._hand_number = hand.number
        self.counts.hands += 1
        self._verify(hand)

    def _read_row(self, v: int, at: int, events: Sequence[RoomEvent], secret: bytes, told: Told) -> None:
        """Take one row in; one that was read before must say the same."""
        objects = json.loads(codec.encode_events(events))
        before = self._written.get(v)
        if before is not None and before != objects:
            self.faults.append(f"row {v} says something else than before")
        if v <= self.v:
            return
        if v != self.v + 1:
            self.faults.append(f"row {self.v + 1} is missing before {v}")
        for event in events:
            self._follow(event)
            try:
                self._state = (
                    opened(self.table, event) if self._state is None else after(self._state, event, at, secret)
                )
            except Unreadable as error:
                kinds = [type(each).__name__ for each in events]
                raise AssertionError(f"row {v} after {self.v} cannot follow: {kinds}; {self.faults}") from error
        self.v, self._picture = v, {}
        self.counts.rows += 1
        if any(isinstance(event, HandEnded) for event in events):
            self._written.clear()
        self._written[v] = objects
        self._scanner.truth.note(Entry(self.table, v, at, FORMAT, codec.encode_events(events), secret))
        self._compare(told.frames.pop(v, []), events)

    def _follow(self, event: RoomEvent) -> None:
        """Hold the shuffle to its order: a seal ends in its own deal or is opened, and records make a chain."""
        state, seal = self._state, None if self._state is None else self._state.seal
        match event:
            case HandSealed():
                assert state is not None
                is_again = seal is not None and seal.has_failed and bool(state.table.called)
                want = (state.number, seal.sealed.attempt + 1) if is_again and seal else (state.number + 1, 1)
                if (event.number, event.attempt) != want or (is_again and seal and seal.sealed.hand != event.hand):
                    self.faults.append(f"seal {event.number}/{event.attempt} comes where {want} belongs")
                if event.previous != state.previous:
                    self.faults.append(f"seal {event.number}/{event.attempt} breaks the chain")
                if seal is not None and seal.is_open:
                    self.faults.append(f"seal {seal.sealed.number}/{seal.sealed.attempt} was dropped")
            case HandCut(deck):
                assert seal is not None
                if not seal.is_open or seal.missing or seal.the_cut().deck != deck:
                    self.faults.append(f"hand {seal.sealed.number} was dealt from a deck that its cut did not choose")
                self._settle(seal.sealed, is_dealt=True)
                self.counts.cut += bool(seal.committed)
            case HandResealed(attempt, silent, seeds):
                assert seal is not None
                roots = tuple(
                    SealedDeck.of(bytes.fromhex(seed), self.table, seal.sealed.hand, which).root.hex()
                    for which, seed in enumerate(seeds)
                )
                is_so = seal.is_open and seal.missing == silent and attempt == seal.sealed.attempt
                if not (is_so and silent and roots == seal.sealed.roots):
                    self.faults.append(f"attempt {attempt} of hand {seal.sealed.number} was given up wrongly")
                self._settle(seal.sealed, is_dealt=False)
                self.counts.resealed += 1

    def _settle(self, sealed: HandSealed, *, is_dealt: bool) -> None:
        if self._interrupted == (sealed.hand, sealed.number, sealed.attempt):
            self._interrupted = None
            self.counts.same_deal += is_dealt
            self.counts.given_up += not is_dealt

    def _compare(self, frames: Iterable[tuple[str | None, Frame]], events: Sequence[RoomEvent] | None) -> None:
        for player, frame in frames:
            self.counts.frames += 1
            if not self._picture:
                self._picture = _logged(json.loads(codec.encode(picturing.public(self.state, "", {}, (), 0))))
            who = f"row {frame['v']}, {player or 'the rail'}"
            if frame["public"]["status"] == "frozen":
                self.faults.append(f"{who}: the table is frozen")
            if _logged(frame["public"]) != self._picture:
                self.faults.append(f"{who}: the picture is not what the log leads to")
            mine = json.loads(codec.encode(picturing.you(self.state, player, {}, None)))
            if any(frame["you"][name] != mine[name] for name in ("seat", "player", "down", "menu", "can_show")):
                self.faults.append(f"{who}: what he alone sees is not what the log leads to")
            if not frame["reset"] and events is not None and frame["events"] != _told(events):
                self.faults.append(f"{who}: the events are not those of the log")

    def _note_order(self, player: str, order: str, v: int) -> None:
        before = self._orders.setdefault((player, order), v)
        if before != v:
            self.faults.append(f"order {order} was done twice, in rows {before} and {v}")

    def _compare_receipts(self, receipts: Iterable[tuple[str, str, int]]) -> None:
        for player, order, v in receipts:
            self.counts.receipts += 1
            if self._orders.get((player, order)) != v:
                self.faults.append(f"order {order} has a receipt for row {v}, and no row says so")

    async def _count_chips(self, store: Store) -> None:
        """Hold the accounts of the seats to the chips of those who sit there."""
        taken = self.state.table.taken
        at_table = await store.read(lambda connection: holdings.held(connection, f"seat:{self.table}:", ""))
        if at_table != sum(sitter.chips + sitter.asked for sitter in taken.values()):
            self.faults.append(f"row {self.v}: the accounts of the seats hold {at_table} chips")
        for seat, sitter in taken.items():
            owner = seat_account(self.table, sitter.player)
            has = await store.read(lambda connection, owner=owner: accounts.balance(connection, owner))  # type: ignore[misc]
            if has != sitter.chips + sitter.asked:
                self.faults.append(f"row {self.v}: seat {seat} has {sitter.chips} chips and {has} in its account")

    def _verify(self, hand: StoredHand) -> None:
        """Verify a hand as the rail, with the hand before, and as each of its seats."""
        rail = proof_of(hand, None)
        reports = [verify([rail] if self._last_proof is None else [self._last_proof, rail])]
        reports += [verify([proof_of(hand, each.seat)]) for each in hand.seats]
        for finding in (finding for report in reports for finding in (*report.faults, *report.notes)):
            self.faults.append(f"the proof of hand {hand.number}: {finding.code} {dict(finding.facts)}")
        self._last_proof = rail
        self._seeds.append(hand.secret[32 * rail.deck :][:32].hex())
        del self._seeds[:-SEEDS_REMEMBERED]

    def _look_for_seeds(self, texts: Iterable[tuple[str | None, str]]) -> None:
        """Search all that was sent for the seeds of dealt decks, and of decks that are still sealed."""
        seal, secret = self.state.seal, list(self._seeds)
        if seal is not None and not seal.has_failed:
            closed = (0, 1) if seal.chosen is None else (seal.chosen.deck,)
            secret += [seal.seeds[which].hex() for which in closed]
        said = "\n".join(text for _, text in texts)
        self.faults += [f"seed {seed[:8]}… of a deck was sent" for seed in secret if seed in said]

    def _note_interruption(self) -> None:
        state, seal = self.state, self.state.seal
        self.counts.in_hand += state.table.is_playing
        if state.table.called and seal is not None and seal.is_open:
            self.counts.in_shuffle += 1
            self._interrupted = (seal.sealed.hand, seal.sealed.number, seal.sealed.attempt)


async def faults_of_ledger(store: Store) -> list[str]:
    """Return what does not add up in the whole room."""
    audit = await store.read(accounts.audit)
    total = await store.read(lambda connection: connection.execute(select(func.sum(account_rows.c.balance))).scalar())
    found = [] if audit.is_sound else [f"the ledger is not sound: {audit}"]
    return found if not total else [*found, f"{total} chips came from nowhere"]


def _secrets(rows: Iterable[tuple[int, int, Sequence[RoomEvent]]], last: bytes) -> dict[int, bytes]:
    """Return the seeds of a folded hand's attempts by the rows of their seals: those given up are in events."""
    secrets, sealed = dict[int, bytes](), 0
    for v, _, events in rows:
        for event in events:
            if isinstance(event, HandSealed):
                sealed, secrets[v] = v, last
            elif isinstance(event, HandResealed):
                secrets[sealed] = b"".join(map(bytes.fromhex, event.seeds))
    return secrets


def _told(events: Sequence[RoomEvent]) -> list[Frame]:
    told = [redact(event, None) if isinstance(event, Event) else event for event in events]
    shown = [event for event in told if not isinstance(event, TableOpened)]
    objects: list[Frame] = json.loads(codec.encode_events(shown))
    return objects


def _logged(public: Frame) -> Frame:
    """Return what of a picture follows from the log: not who is connected, nor what people are called."""
    seats = [seat and {k: v for k, v in seat.items() if k not in ("name", "is_connected")} for seat in public["seats"]]
    return {**{k: v for k, v in public.items() if k not in ("status", "watchers")}, "seats": seats}
