"""A live table: one task, one inbox, the only writer of its log. What it says to anybody is on the disk before.

It knows in which order things are done; what may be done and what follows, `orders`, `dealing` and the table itself
say, and when something is due, `Agenda`. An exception inside freezes this table and no other; its log stands.
"""

from __future__ import annotations

import logging
import secrets
import traceback
from collections.abc import Callable, Sequence
from typing import assert_never

from americana.errors import AmericanaError, IllegalSeat
from americana.room import codec
from americana.room.audience import Viewer
from americana.room.clock import Clock
from americana.room.events import HandResealed, RoomEvent
from americana.room.ids import new_id
from americana.room.live import dealing, orders
from americana.room.live.agenda import Agenda
from americana.room.live.chances import Chances
from americana.room.live.inbox import (
    Asked,
    BotDecided,
    Close,
    Due,
    Gone,
    Inbox,
    Joined,
    LeftDue,
    Letter,
    MovePlayer,
    Order,
    Pause,
    Renamed,
    Resume,
    SeatPlayer,
    SeatsDue,
    SetTerms,
    Stop,
)
from americana.room.live.journal import ROW_LOST, Journal, Lost
from americana.room.live.promises import Promises
from americana.room.live.seal import DealtDeck
from americana.room.live.stage import Stage
from americana.room.live.state import LiveState
from americana.room.minds import Minds
from americana.room.readings import Counts
from americana.room.store import Action, Refused
from americana.room.wire import asks
from americana.room.wire.frames import Bye
from americana.room.wire.pictures import Ask

_log = logging.getLogger(__name__)

_system_chance = secrets.SystemRandom().random


class LiveTable:
    """A table in play; `Directory` finds it. Run it as a task; it ends after `Stop`.

    `seed` draws the 32 bytes of a deck. `changed` is called after each change, with whether the world is told of it.
    """

    def __init__(
        self,
        journal: Journal,
        minds: Minds,
        clock: Clock,
        counts: Counts,
        *,
        changed: Callable[[LiveTable, bool], None] = lambda _table, _tells: None,
        seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        chance: Callable[[], float] = _system_chance,
    ) -> None:
        self.journal = journal
        self.stage = Stage(journal.state)
        self.is_frozen = False
        self._inbox = Inbox()
        self._clock = clock
        self._counts = counts
        self._changed = changed
        self._seed = seed
        self._promises = Promises()
        self._agenda = Agenda(self, self._inbox, minds, clock, chance)
        self._chances = Chances(minds, chance)
        if journal.state.seal is not None and journal.state.seal.chosen is not None:
            self.stage.deck = dealing.deck_of(journal.state)

    @property
    def state(self) -> LiveState:
        """What the log says."""
        return self.journal.state

    @property
    def status(self) -> str:
        """What the table is doing, in a word of the protocol."""
        return "frozen" if self.is_frozen else self.state.status(is_awake=self._agenda.is_awake(self.state))

    def subscribe(self, viewer: Viewer) -> None:
        """Show the table to a viewer from now on, beginning with a snapshot."""
        self._inbox.put(Joined(viewer))

    def unsubscribe(self, viewer: Viewer) -> None:
        """Forget a viewer whose socket is gone."""
        self._inbox.put(Gone(viewer))

    def send(self, viewer: Viewer, ask: asks.ToRoom) -> None:
        """Take what a viewer asks for; raises `Busy` with the code `table_busy`."""
        self._inbox.put_ask(Asked(viewer, ask, self._clock.ticks()))

    def tell(self, letter: Order | Renamed | Stop) -> None:
        """Take an order of the room."""
        self._inbox.put(letter)

    @property
    def is_busy(self) -> bool:
        """Whether a hand is in play that can still end."""
        return self.state.table.is_playing and not self.is_frozen

    def stop_dealing(self) -> None:
        """Play the hand in play to its end and deal no other."""
        self._agenda.stop()

    async def run(self) -> None:
        """Do what comes until told to stop."""
        try:
            self._agenda.begin(self.state)
            while not isinstance(letter := await self._inbox.get(), Stop):
                await self._open(letter)
        finally:
            self._agenda.clear()
            self._chances.clear()
            for viewer in self.stage.audience:
                viewer.close(codec.encode(Bye("table_closed" if self.state.is_closed else "stopping")))

    async def _open(self, letter: Letter) -> None:
        try:
            if self.is_frozen:
                self._answer_frozen(letter)
            else:
                await self._take(letter)
        except Refused:
            self._agenda.try_again(letter)
        except (orders.Stale, IllegalSeat) as error:
            _log.warning("an order was refused: %s", error.code)
        except Exception as error:  # we were wrong: this table stops, the others do not notice
            self._freeze(error)
            if isinstance(letter, Asked):
                self._answer_frozen(letter)

    async def _take(self, letter: Letter) -> None:
        match letter:
            case Asked():
                await self._answer(letter)
            case Joined(viewer):
                self._join(viewer)
            case Gone(viewer):
                self._part(viewer)
            case Due(epoch):
                if self._agenda.is_now(epoch):
                    await self._go_on()
            case BotDecided(hand, turn, action):
                at = self.state.table.hand_in_play
                if at is not None and (self.state.hand, at.turn) == (hand, turn):
                    await self._happen(orders.bot_moved(self.state, action))
            case SeatsDue():
                await self._happen(orders.seats_given_up(self.state, self._agenda.seats_kept_too_long(self.state)))
            case LeftDue():
                if not self.is_watched():  # somebody may have come at the last moment
                    await self._happen(orders.ordered(self.state, Close()))
            case Renamed(player, name):
                self.stage.names[player] = name
            case SeatPlayer() | MovePlayer() | Pause() | Resume() | SetTerms() | Close():
                if isinstance(letter, SeatPlayer):
                    self.stage.names[letter.player] = letter.name
                await self._happen(orders.ordered(self.state, letter))
            case Stop():
                raise AssertionError("run ends by itself")
            case _:
                assert_never(letter)

    async def _answer(self, asked: Asked) -> None:
        viewer, ask = asked.viewer, asked.ask
        try:
            match ask:
                case asks.Ping():
                    self.stage.pong(viewer, self.journal.v)
                case asks.Hello() | asks.Snapshot():
                    self._show(viewer)
                case asks.TakeOver():
                    self.stage.hand_over(viewer)
                    self._show(viewer)
                case asks.Commit() | asks.Reveal():
                    await self._cut(viewer, ask)
                case _:
                    await self._obey(viewer, ask, asked.came)
        except AmericanaError as error:
            self._refuse(viewer, getattr(ask, "id", None), error)

    async def _obey(self, viewer: Viewer, order: asks.Moves | asks.SeatOrders, came: float) -> None:
        """Do an order once: one that was done before gets the same receipt."""
        player = viewer.must_play()
        done = self.journal.receipt_of(player, order.id)
        if done is None:
            if not viewer.is_active:
                raise AmericanaError("mirror", "another of your windows plays at this table")
            if isinstance(order, asks.Move):
                events = orders.moved(self.state, player, order, self._agenda.bank_left(self.state, came))
            else:
                self.stage.names[player] = viewer.name
                events = orders.seated(self.state, player, order, self._clock.now())
            await self._happen(events, action=Action(player, order.id), came=came)
            done = self.journal.v
        self.stage.receipt(viewer, order.id, done)

    async def _cut(self, viewer: Viewer, ask: asks.Commit | asks.Reveal) -> None:
        player = viewer.must_play()
        seat = self.state.table.seat_of(player)
        if not viewer.is_active:
            raise AmericanaError("mirror", "another of your windows plays at this table")
        if isinstance(ask, asks.Commit):
            self._promises.take(self.state, player, ask)
            self._agenda.look(self.state)
        elif (event := dealing.revealed(self.state.seal, seat, ask)) is not None:
            await self._happen([event])

    async def _go_on(self) -> None:
        """Do what is due: a time-out, a seal, a cut given up, a deal."""
        state = self.state
        hand, seal = state.table.hand_in_play, state.seal
        if hand is not None:
            await self._happen(self._agenda.late(state, self.stage.connected()))
        elif seal is not None and seal.is_open and state.table.called:
            if seal.missing:
                await self._happen([dealing.given_up(seal)])
            else:
                deck = dealing.deck_of(state)
                await self._happen(dealing.dealt_hand(state, deck), deck=deck)
        elif self._agenda.may_seal(state):
            if refill := dealing.bots_refilled(state):
                await self._happen(refill)
            seeds = (self._seed(), self._seed())
            events = dealing.sealed(self.state, new_id(self._clock.now()), seeds, self._promises.given)
            await self._happen(events, secret=b"".join(seeds))
            self._promises.sealed(self.state)

    async def _happen(
        self,
        events: Sequence[RoomEvent],
        *,
        secret: bytes = b"",
        action: Action | None = None,
        came: float | None = None,
        deck: DealtDeck | None = None,
    ) -> None:
        """Write events down; then, and only then, show them. `deck` is the one that they deal from."""
        if not events:
            return
        try:
            events = [*events, *orders.banks_grown(self.state, events)]
            made = await self.journal.append(events, secret=secret, action=action)
        except AmericanaError as error:
            if isinstance(error, Refused) and error.code not in ROW_LOST:
                raise
            raise Lost from error
        durable = self._clock.ticks()
        state = self.state
        if deck is not None:
            self.stage.deck = deck
        self._agenda.happened(made)
        self._agenda.look(state)
        left, commits = self._agenda.left(), self.commits()
        seen = self.stage.publish(state, self.status, self.journal.v, made.events, left, commits)
        self._chances.ask(self.stage, state.hand, seen)
        self._counts.drops += self.stage.audience.take_drops()
        if came is not None:
            self._counts.did(durable - came, self._clock.ticks() - came)
        self._counts.hands += made.ends_hand
        self._counts.resealed += any(isinstance(event, HandResealed) for event in events)
        self._changed(self, bool(made.entry.outbox))

    def is_watched(self) -> bool:
        """Whether anybody looks on."""
        return len(self.stage.audience) > 0

    def awaits_promise(self) -> bool:
        """Whether a promise for the next cut is still to come, from somebody whose client gives them."""
        return self._promises.is_one_awaited(self.state, self.stage.connected())

    def commits(self) -> dict[int, Ask]:
        """Return the cut that each seat is still to promise a nonce for."""
        return self._promises.asked(self.state)

    def _join(self, viewer: Viewer) -> None:
        if not self.is_watched():
            self._agenda.watched()
        self.stage.let_in(viewer)
        if viewer.player is not None and self.state.seat_of(viewer.player) is not None:
            self.stage.names[viewer.player] = viewer.name
        self._agenda.look(self.state)
        self._show(viewer)
        self.stage.mark(self.state)
        self._changed(self, False)

    def _part(self, viewer: Viewer) -> None:
        self.stage.let_go(viewer)
        self._agenda.look(self.state)
        self.stage.mark(self.state)
        self._changed(self, False)

    def _show(self, viewer: Viewer) -> None:
        self.stage.show(viewer, self.state, self.status, self.journal.v, self._agenda.left(), self.commits())

    def _refuse(self, viewer: Viewer, order: str | None, error: AmericanaError) -> None:
        self._counts.refusals += 1
        self.stage.refuse(viewer, order, error)

    def _freeze(self, error: Exception) -> None:
        """Stop this table where its log stands; the message may hold a card, so only the kind of error is logged."""
        self.is_frozen = True
        self._agenda.clear()
        cause = error.__cause__ or error
        at = "".join(f"{where.name}:{where.lineno}" for where in traceback.extract_tb(cause.__traceback__)[-1:])
        _log.error("table frozen: %s at %s", getattr(cause, "code", type(cause).__name__), at)
        for viewer in self.stage.audience:
            self._show(viewer)
        self._changed(self, False)

    def _answer_frozen(self, letter: Letter) -> None:
        match letter:
            case Asked(viewer, asks.Ping()):
                self.stage.pong(viewer, self.journal.v)
            case Asked(viewer, asks.Snapshot() | asks.Hello()):
                self._show(viewer)
            case Asked(viewer, ask):
                frozen = AmericanaError("table_frozen", "this table has stopped; its chips and its log are safe")
                self._refuse(viewer, getattr(ask, "id", None), frozen)
            case Joined(viewer):
                self.stage.let_in(viewer)
                self._show(viewer)
            case Gone(viewer):
                self.stage.let_go(viewer)
