"""A finished hand once more, moment by moment: what somebody watched it would have seen, and knew by then.

A moment is one thing that happened, with what follows from it by itself: a deal and who is first, an action and whose
turn it then is. Its frame is that of a live table, so that whoever draws the one draws the other. A card stands in a
moment only if its looker had seen it by then.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from americana.engine.apply import apply, opened
from americana.engine.events import Event, HandEnded, HandStarted, RoundClosed, RoundOpened, TurnPassed
from americana.engine.hand import View
from americana.errors import Unreadable
from americana.room.clock import DAY
from americana.room.codec import encode_events
from americana.room.histories import engine_events
from americana.room.lines import lines_of
from americana.room.live.picturing import hand_so_far, view_picture
from americana.room.store import NO_MARK, Mark, StoredHand
from americana.room.wire.frames import TableFrame
from americana.room.wire.pictures import About, Public, SeatPicture, You
from americana.room.wire.played import Moment, Replay
from americana.rules import Rules
from americana.say import Players
from americana.view import redact

_LEADS = (HandStarted, RoundClosed)
"""Events that nobody would watch alone: the next one belongs to the same moment."""

_TRAILS = (RoundOpened, TurnPassed, HandEnded)
"""Events that belong to the moment before."""


@dataclass(frozen=True, slots=True)
class Looker:
    """Who looks: `knows` is the seat whose down card he has seen, None for the rail, `sits` his own seat if he has one.

    `bottom` is the seat drawn nearest to him.
    """

    knows: int | None = None
    sits: int | None = None
    bottom: int | None = None

    @classmethod
    def at(cls, seat: int | None) -> Looker:
        """Return the player of a seat, or the rail."""
        return cls(seat, seat, seat)


@dataclass(frozen=True, slots=True)
class Cast:
    """Who played, and where: names by seat, empty where nobody may know them, the seats of bots, the table's name."""

    names: Mapping[int, str] = field(default_factory=dict)
    bots: frozenset[int] = frozenset()
    table: str = ""
    is_imported: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A hand after one moment: what happened in it, and the hand as the rail and as the looker know it by then."""

    events: tuple[Event, ...]
    rail: View
    known: View


def scenes(events: Sequence[Event], knows: int | None) -> tuple[Scene, ...]:
    """Return a hand's moments for whoever knows the down card of a seat, or none; `events` begin with its start.

    >>> from americana import BringIn, Fold, Rules, play, stacked_deck, start
    >>> hand, log = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> for action in (BringIn(), Fold()):
    ...     hand, more = play(hand, action)
    ...     log += more
    >>> [[type(event).__name__ for event in scene.events] for scene in scenes(log, 1)][3:]
    [['BroughtIn', 'TurnPassed'], ['Folded'], ['RoundClosed', 'UncalledReturned'], ['PotAwarded', 'HandEnded']]

    Raises `Unreadable`: `no_start`, `bad_event`.
    """
    if not events or not isinstance(events[0], HandStarted):
        raise Unreadable("no_start", "a log begins with HandStarted")
    rail, known = View(opened(events[0]), None), View(opened(events[0]), knows)
    found = []
    for group in _moments_of(events):
        for event in group:
            if not isinstance(event, HandStarted):
                rail, known = apply(rail, redact(event, None)), apply(known, redact(event, knows))
        found.append(Scene(tuple([redact(event, knows) for event in group]), rail, known))
    return tuple(found)


def replay_of(
    stored: StoredHand, looker: Looker, cast: Cast, *, mark: Mark = NO_MARK, shares_id: bool = True
) -> Replay:
    """Return a stored hand as its looker may watch it, with what he keeps of it.

    Without `shares_id` nothing is told by which the hand can be found: no id, and not the time of day.

    Raises `Unreadable`: `bad_log`, `log_too_new`.
    """
    events = engine_events(stored)
    watched = scenes(events, looker.knows)
    rules = watched[0].known.rules
    hand, table, number = (stored.hand, stored.table, stored.number) if shares_id else ("", "", 0)
    frames = _Frames(hand, number, looker, cast, _chairs(rules, watched[0].known))
    return Replay(
        hand=hand,
        table=table,
        number=number,
        ended_at=stored.ended_at if shares_id else stored.ended_at // DAY * DAY,
        viewer=looker.bottom,
        is_mine=looker.sits is not None,
        is_imported=cast.is_imported,
        about=About(table, cast.table, rules, (0, 0), 0, 0, 1.0),
        moments=tuple([Moment(scene.rail.round, frames.of(scene, v)) for v, scene in enumerate(watched, 1)]),
        starred=mark.starred,
        note=mark.note,
    )


@dataclass(frozen=True, slots=True)
class _Frames:
    """Draws the scenes of one hand for one looker."""

    hand: str
    number: int
    looker: Looker
    cast: Cast
    chairs: int

    def of(self, scene: Scene, v: int) -> TableFrame:
        """Return a complete frame; the looker's own card stands in `you`, as at a live table, if he sits there."""
        sits = self.looker.sits
        players = Players(dict(self.cast.names), you=sits)
        seen = scene.known if sits is None else scene.rail
        told = [redact(event, None) for event in scene.events]
        return TableFrame(
            v=v,
            events=tuple(json.loads(encode_events(told))),
            lines=tuple(lines_of(scene.events, players)),
            openings=(),
            leaves=(),
            public=Public(
                status="playing",
                seats=tuple([self._seat(scene.rail, seat) for seat in range(self.chairs)]),
                button=scene.rail.dealer,
                called=(),
                hand=view_picture(seen, self.hand, self.number),
                seal=None,
                hands_played=0,
                watchers=0,
            ),
            you=self._you(scene.known),
            left_ms=None,
            bank_left_ms=None,
            steps=(),
            last=None,
            reset=False,
        )

    def _seat(self, view: View, seat: int) -> SeatPicture | None:
        if seat not in view.stacks:
            return None
        name, is_bot = self.cast.names.get(seat, ""), seat in self.cast.bots
        return SeatPicture(f"seat-{seat}", name, is_bot, view.stacks[seat], 0, False, False, False, True, 0)

    def _you(self, known: View) -> You:
        seat = self.looker.sits
        if seat is None:
            return You(None, None, None, (), (), None, False, None)
        down = known.down_cards[seat]
        made = hand_so_far(known, seat) if known.boards[seat] else None
        return You(seat, f"seat-{seat}", down and str(down), (), (), None, False, made)


def _moments_of(events: Iterable[Event]) -> Iterator[tuple[Event, ...]]:
    moment: list[Event] = []
    for event in events:
        if moment and not isinstance(moment[-1], _LEADS) and not isinstance(event, _TRAILS):
            yield tuple(moment)
            moment = []
        moment.append(event)
    yield tuple(moment)


def _chairs(rules: Rules, view: View) -> int:
    return max(rules.max_players, *(seat + 1 for seat in view.seats))
