"""When a live table is to do something by itself: decisions that time out, bots that think, pauses, the seal, the cut.

One timer at a time; one that was put off is known by its number. It decides when, never what.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Protocol

from americana.engine.events import HandMucked, HandShown
from americana.engine.hand import Hand
from americana.room.clock import Clock, Timer
from americana.room.events import HandResealed, HandSealed, ReconnectGranted, RoomEvent
from americana.room.live import orders
from americana.room.live.inbox import BotDecided, Due, Inbox, LeftDue, Letter, SeatsDue
from americana.room.live.rows import Append
from americana.room.live.run_out import rounds_run_out
from americana.room.live.state import LiveState
from americana.room.live.turn_clock import GRACE, TurnClock
from americana.room.minds import Minds
from americana.table.events import SeatTaken
from americana.view import see

BOT_SECONDS = (0.7, 1.9)
"""How long a bot seems to think at pace 1: drawn before it sees anything."""
BOT_DEADLINE = 2.0
AWAY_SECONDS = 1.0
SHOWDOWN_SECONDS, FOLDED_SECONDS = 5.0, 2.5
ROUND_SECONDS = 1.0
"""How long each round of a run-out is looked at, before the showdown."""
PROMISE_SECONDS = 1.0
LOOK_SECONDS = 10.0
"""How long bots wait for somebody who has come to look to sit down, before they play among themselves."""
ALONE_SECONDS = 0.25
"""How long bots among themselves rest after a hand whatever the pace, so that those who look on can follow."""
AGAIN_SECONDS = 1.0
RETURN_SECONDS = 3.0
"""How long a table whose log stands between hands waits at pace 1 after a start: persons come back and cut again."""

LEFT_SECONDS = 1800.0
"""How long a player's table stays open when nobody looks on; who sits there still takes his chips along."""


class Owner(Protocol):
    """What the agenda asks its table."""

    def commits(self) -> Collection[int]:
        """Return the seats whose promise for the next cut is not there yet."""

    def awaits_promise(self) -> bool:
        """Whether a promise for the next cut is still to come, from somebody whose client gives them."""

    def is_watched(self) -> bool:
        """Whether anybody looks on."""


class Agenda:
    """What a table waits for."""

    def __init__(self, owner: Owner, inbox: Inbox, minds: Minds, clock: Clock, chance: Callable[[], float]) -> None:
        self._owner = owner
        self._inbox = inbox
        self._minds = minds
        self._clock = clock
        self._chance = chance
        self._is_stopping = False
        self._epoch = 0
        self._timer: Timer | None = None
        self._turn: TurnClock | None = None
        self._thinking: tuple[str, int] | None = None
        self._thoughts: set[asyncio.Task[None]] = set()
        self._rest_until = 0.0
        self._ended_at = 0.0
        self._cut_until = 0.0
        self._promise_until = 0.0
        self._watched_since = 0.0
        self._out_since: dict[int, tuple[str, float]] = {}
        self._keeping: Timer | None = None
        self._closing: Timer | None = None

    def begin(self, state: LiveState) -> None:
        """Go on where a log stands: who is waited for has the whole time again."""
        now = self._clock.ticks()
        self._cut_until = now + state.settings.cut_ms / 1000
        self._promise_until = now + PROMISE_SECONDS
        if any(seat not in state.bots for seat in state.table.ready):
            self._rest_until = now + state.settings.pace * RETURN_SECONDS
        self._keep_seats(state)
        self.look(state)

    def watched(self) -> None:
        """Note that somebody begins to look on where nobody did."""
        self._watched_since = self._clock.ticks()

    def stop(self) -> None:
        """Begin nothing any more, and let nobody's time run out: what is not over goes on when the room opens again."""
        self._is_stopping = True
        self._put_off()
        self._stay_open()

    def clear(self) -> None:
        """Wait for nothing any more."""
        self._put_off()
        self._stay_open()
        if self._keeping is not None:
            self._keeping.cancel()
        for thought in self._thoughts:
            thought.cancel()

    def is_now(self, epoch: int) -> bool:
        """Whether a time that has come is the one that is waited for."""
        return epoch == self._epoch

    def is_awake(self, state: LiveState) -> bool:
        """Whether anybody is there to play for: a person who plays, or somebody who looks on."""
        return any(seat not in state.bots for seat in state.table.ready) or self._owner.is_watched()

    def may_seal(self, state: LiveState) -> bool:
        """Whether the next attempt or the next hand may be sealed now."""
        if self._is_stopping:
            return False
        if state.table.called:
            return state.seal is not None and state.seal.has_failed
        return len(self._players(state)) >= 2 and self.is_awake(state) and not (state.is_paused or state.is_closed)

    def happened(self, made: Append) -> None:
        """Note what changes a time: the end of a hand, a seal, a cut given up, a break."""
        now, pace = self._clock.ticks(), made.after.settings.pace
        if made.ends_hand:
            is_shown = any(isinstance(event, HandShown | HandMucked) for event in made.events)
            self._ended_at = now
            run_out = ROUND_SECONDS * rounds_run_out(made.events)
            self._rest_until = now + pace * ((SHOWDOWN_SECONDS if is_shown else FOLDED_SECONDS) + run_out)
        for event in made.events:
            if isinstance(event, HandSealed):
                self._cut_until = now + made.after.settings.cut_ms / 1000
            elif isinstance(event, HandResealed | SeatTaken):
                wait = PROMISE_SECONDS if isinstance(event, HandResealed) else pace * PROMISE_SECONDS
                self._promise_until = now + wait
            elif isinstance(event, ReconnectGranted) and self._turn is not None:
                self._turn = self._turn.granted(now, made.after.settings.reconnect_ms)
        self._keep_seats(made.after)

    def look(self, state: LiveState) -> None:
        """See what is due next, and wait for it."""
        self._put_off()
        self._close_if_left(state)
        hand, seal = state.table.hand_in_play, state.seal
        if hand is None:
            self._turn = None
        if hand is not None:
            self._wait_for_turn(state, hand)
        elif state.table.called and seal is not None and seal.is_open and not self._is_stopping:
            self._due_at(self._cut_until if seal.missing else 0.0)
        elif self.may_seal(state):
            self._due_at(self._seal_time(state))

    def _seal_time(self, state: LiveState) -> float:
        """Say when the next attempt or hand is sealed: after the pause, and when the promises for its cut are there."""
        if state.table.called:
            return self._promise_until if self._owner.commits() else 0.0
        promised = self._promise_until if self._owner.awaits_promise() else 0.0
        if any(seat not in state.bots for seat in state.table.ready):
            return max(self._rest_until, promised)
        alone = self._ended_at + ALONE_SECONDS
        return max(self._rest_until, alone, self._watched_since + (LOOK_SECONDS if state.settings.pace else 0.0))

    def try_again(self, letter: Letter) -> None:
        """Come back soon to what could not be written."""
        self._clock.call_later(AGAIN_SECONDS, lambda: self._inbox.put(letter))

    def left(self) -> tuple[int, int] | None:
        """Return the milliseconds left of the decision and of the bank behind it, None if no clock runs."""
        return None if self._turn is None else self._turn.left(self._clock.ticks())

    def bank_left(self, state: LiveState, came: float) -> int | None:
        """Return what the bank of the seat in turn has left if a decision that came then has used some of it."""
        if self._turn is None or self._turn.seat in state.bots:
            return None
        left = self._turn.bank_left(came)
        return left if left < self._turn.bank_ms else None

    def late(self, state: LiveState, connected: Collection[str]) -> list[RoomEvent]:
        """Return the events when the time of the seat in turn is over: once a hand time to come back, then R29."""
        hand = state.table.hand_in_play
        assert hand is not None
        seat = hand.actor
        assert seat is not None
        sitter = state.table.taken[seat]
        may_come_back = seat not in state.bots and seat not in state.away and seat not in state.granted
        if may_come_back and sitter.player not in connected and state.settings.reconnect_ms:
            return [*orders.bank_spent(state, seat, 0), ReconnectGranted(seat)]
        return orders.timed_out(state)

    def seats_kept_too_long(self, state: LiveState) -> tuple[int, ...]:
        """Return the seats whose players have sat out longer than a seat is kept."""
        now, most = self._clock.ticks(), state.settings.seat_kept_ms / 1000
        self._keep_seats(state)
        return tuple(seat for seat, (_, since) in self._out_since.items() if now - since >= most)

    def _players(self, state: LiveState) -> tuple[int, ...]:
        """Return the seats that the next hand would deal in; bots that are broke buy in again."""
        broke = [seat for seat in state.bots if (s := state.table.sitters[seat]) is not None and not s.chips]
        return (*state.table.ready, *broke)

    def _wait_for_turn(self, state: LiveState, hand: Hand) -> None:
        seat = hand.actor
        assert seat is not None
        is_away = seat in state.away
        if self._turn is None or not self._turn.is_of(state.hand, hand.turn, is_away):
            is_bot = seat in state.bots
            turn_ms = state.settings.turn_ms if not is_away else round(1000 * AWAY_SECONDS * state.settings.pace)
            bank = 0 if is_bot or is_away else state.banks.get(seat, 0)
            self._turn = TurnClock(state.hand, hand.turn, seat, is_away, self._clock.ticks(), turn_ms, bank)
            if is_bot:
                self._let_think(state, hand, seat)
        if not self._is_stopping:
            self._due_at(self._turn.deadline + (0 if is_away else GRACE))

    def _let_think(self, state: LiveState, hand: Hand, seat: int) -> None:
        key = (state.hand, hand.turn)
        if self._thinking == key:
            return
        self._thinking = key
        least, most = BOT_SECONDS
        pause = state.settings.pace * (least + (most - least) * self._chance())
        thought = asyncio.get_running_loop().create_task(self._think(state, hand, seat, pause))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    async def _think(self, state: LiveState, hand: Hand, seat: int, pause: float) -> None:
        until = self._clock.ticks() + pause
        kind, chance = state.bots[seat].kind, int(self._chance() * 2**53)
        action = await self._minds.think(kind, chance, see(hand, seat), within=BOT_DEADLINE)
        decided = BotDecided(state.hand, hand.turn, action)
        wait = until - self._clock.ticks()
        if wait > 0:
            self._clock.call_later(wait, lambda: self._inbox.put(decided))
        else:
            self._inbox.put(decided)

    def _due_at(self, tick: float) -> None:
        wait, epoch = tick - self._clock.ticks(), self._epoch
        if wait > 0:
            self._timer = self._clock.call_later(wait, lambda: self._inbox.put(Due(epoch)))
        else:
            self._inbox.put(Due(epoch))

    def _put_off(self) -> None:
        self._epoch += 1
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _close_if_left(self, state: LiveState) -> None:
        """Close a player's table when nobody has looked on for long; the room's own tables are always open."""
        if not state.settings.host or state.is_closed or self._is_stopping or self._owner.is_watched():
            self._stay_open()
        elif self._closing is None:
            self._closing = self._clock.call_later(LEFT_SECONDS, lambda: self._inbox.put(LeftDue()))

    def _stay_open(self) -> None:
        if self._closing is not None:
            self._closing.cancel()
            self._closing = None

    def _keep_seats(self, state: LiveState) -> None:
        """Note since when persons sit out, and look again when the first seat has been kept long enough."""
        now = self._clock.ticks()
        out = {
            seat: sitter.player
            for seat, sitter in state.table.taken.items()
            if seat not in state.bots and (sitter.is_out or not sitter.chips)
        }
        kept = self._out_since
        self._out_since = {
            seat: kept[seat] if seat in kept and kept[seat][0] == player else (player, now)
            for seat, player in out.items()
        }
        if self._keeping is not None:
            self._keeping.cancel()
            self._keeping = None
        if self._out_since:
            first = min(since for _, since in self._out_since.values()) + state.settings.seat_kept_ms / 1000
            self._keeping = self._clock.call_later(max(first - now, 1.0), lambda: self._inbox.put(SeatsDue()))
