"""What viewers are sent: the table after each append, encoded once and spliced with what each viewer alone may see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from americana.cards import Card
from americana.engine.events import (
    BroughtIn,
    Called,
    CardShown,
    Checked,
    DownCardsTurnedUp,
    Folded,
    HandShown,
    RoundClosed,
    RoundOpened,
    TurnPassed,
    UncalledReturned,
    UpCardsDealt,
    Wager,
)
from americana.engine.hand import View
from americana.errors import AmericanaError
from americana.odds import SeatEquity
from americana.room import codec
from americana.room.audience import Audience, Viewer
from americana.room.events import HandCut, RoomEvent
from americana.room.live import picturing
from americana.room.live.run_out import run_out
from americana.room.live.seal import DealtDeck
from americana.room.live.state import LiveState
from americana.room.live.story import Story, lines_told, told
from americana.room.shuffle import Opening
from americana.room.wire.frames import Active, Equity, Marks, Mirror, Pong, ReceiptFrame, Refused
from americana.room.wire.pictures import Ask, Public
from americana.table import Terms
from americana.view import see

MIRROR, ACTIVE = codec.encode(Mirror()), codec.encode(Active())
_HEAD = b'{"is":"table","v":%d,"events":%b,"lines":%b,"openings":%b,"leaves":%b,"public":%b,%b,"steps":%b,"last":%b,%b'
_STILL = BroughtIn | Wager | Called | Checked | Folded | UncalledReturned | TurnPassed | RoundClosed | RoundOpened
"""Events that change what is seen and may be done by nobody alone, save who was in turn and who is."""


class Stage:
    """One table's viewers and what they are shown."""

    def __init__(self, state: LiveState) -> None:
        self.audience = Audience()
        self.names: dict[str, str] = {}
        self.deck: DealtDeck | None = None
        self._story = Story(state)
        self._still: dict[str | None, tuple[Ask | None, bytes]] = {}
        self._terms: Terms | None = None  # those that all viewers know

    def let_in(self, viewer: Viewer) -> None:
        """Let a viewer look on; the player's socket that acted before becomes a mirror."""
        before = self.audience.add(viewer)
        if before is not None:
            self.audience.send(before, MIRROR)

    def let_go(self, viewer: Viewer) -> None:
        """Let a viewer go; his newest mirror acts from now on."""
        self._still.pop(viewer.player, None)
        heir = self.audience.remove(viewer)
        if heir is not None:
            self.audience.send(heir, ACTIVE)

    def hand_over(self, viewer: Viewer) -> None:
        """Let this socket of a player act instead of the other."""
        before = self.audience.take_over(viewer)
        if before is not None:
            self.audience.send(before, MIRROR)
        if viewer.is_active:
            self.audience.send(viewer, ACTIVE)

    def connected(self) -> set[str]:
        """Return the players who have a socket here."""
        return {viewer.player for viewer in self.audience if viewer.player is not None}

    def watchers(self, state: LiveState) -> int:
        """Return how many viewers have no seat."""
        seated = {sitter.player for sitter in state.table.sitters if sitter is not None}
        return sum(1 for viewer in self.audience if viewer.player not in seated)

    def public(self, state: LiveState, status: str) -> Public:
        """Return the table as everybody sees it."""
        return picturing.public(state, status, self.names, self.connected(), self.watchers(state))

    def recall(self, state: LiveState, past: Sequence[Sequence[RoomEvent]]) -> None:
        """Take in what was told before this table started."""
        self._story.recall(past, _players(state), self.names)

    def publish(
        self,
        state: LiveState,
        status: str,
        v: int,
        events: Sequence[RoomEvent],
        left: tuple[int, int] | None,
        commits: Mapping[int, Ask],
    ) -> tuple[View, ...]:
        """Send everybody what has happened and the table after it.

        Return how those who look on saw a run-out: as the cards were turned up, and each round; else nothing.
        """
        if not all(isinstance(event, _STILL) for event in events):
            self._still.clear()
        shown = told(events)
        lines = lines_told(shown, _players(state), self.names)
        hands = run_out(self._story.hand, events)
        self._story.tell(state, events, lines)
        if not len(self.audience):
            return ()
        head = _HEAD % (
            v,
            codec.encode_events(shown),
            lines,
            codec.encode(self._opened_by(shown)),
            codec.encode(self._leaves() if any(isinstance(event, HandCut) for event in shown) else ()),
            codec.encode(self.public(state, status)),
            _left(left),
            codec.encode([picturing.hand_picture(hand, state.hand, state.hand_number) for hand in hands[1:]]),
            b"null",
            b'"reset":false' + (b"" if state.table.terms is self._terms else _about(state)),
        )
        for viewer in self.audience:
            self.audience.send(viewer, b'%b,"you":%b}' % (head, self._own(state, viewer, commits)))
        self._terms = state.table.terms
        return tuple([see(hand, None) for hand in hands])

    def show(
        self,
        viewer: Viewer,
        state: LiveState,
        status: str,
        v: int,
        left: tuple[int, int] | None,
        commits: Mapping[int, Ask],
    ) -> None:
        """Send one viewer the whole table."""
        head = _HEAD % (
            v,
            b"[]",
            self._story.lines,
            codec.encode(self._face_up(state)),
            codec.encode(self._leaves()),
            codec.encode(self.public(state, status)),
            _left(left),
            b"[]",
            self._story.last,
            b'"reset":true' + _about(state),
        )
        self.audience.send(viewer, b'%b,"you":%b}' % (head, self._own(state, viewer, commits)))
        self._terms = state.table.terms  # others know them: whatever happens is published

    def weigh(self, hand: str, found: Sequence[SeatEquity]) -> None:
        """Tell everybody the equities of a run-out, unless another hand lies on the table by now."""
        if self._story.hand_id == hand:
            rows = tuple([tuple([(seat, round(share, 4)) for seat, share in each.shares]) for each in found])
            frame = codec.encode(Equity(hand, rows, all(each.exact for each in found)))
            for viewer in self.audience:
                self.audience.send(viewer, frame)

    def mark(self, state: LiveState) -> None:
        """Tell everybody who is connected and how many watch."""
        here = self.connected()
        seats = tuple(seat for seat, sitter in state.table.taken.items() if sitter.player in here or seat in state.bots)
        frame = codec.encode(Marks(seats, self.watchers(state)))
        for viewer in self.audience:
            viewer.mark(frame)

    def pong(self, viewer: Viewer, v: int) -> None:
        """Tell a viewer that the line is alive, and which row is the newest: he may have lost its frame."""
        self.audience.send(viewer, codec.encode(Pong(v)))

    def receipt(self, viewer: Viewer, order: str, v: int) -> None:
        """Tell a viewer that his order was done."""
        self.audience.send(viewer, codec.encode(ReceiptFrame(order, v)))

    def refuse(self, viewer: Viewer, order: str | None, error: AmericanaError) -> None:
        """Tell a viewer why his order was not done."""
        self.audience.send(viewer, codec.encode(Refused(id=order, code=error.code, facts=error.facts)))

    def _own(self, state: LiveState, viewer: Viewer, commits: Mapping[int, Ask]) -> bytes:
        """Return what one viewer sees besides; for those not in turn it seldom changes, and is kept."""
        player, hand, seat = viewer.player, state.table.hand, state.seat_of(viewer.player)
        commit = None if seat is None else commits.get(seat)
        is_in_turn = seat is not None and hand is not None and hand.actor == seat
        if not is_in_turn and (kept := self._still.get(player)) is not None and kept[0] == commit:
            return kept[1]
        own = codec.encode(picturing.you(state, player, self._openings(), commit))
        if not is_in_turn:
            self._still[player] = commit, own
        return own

    def _openings(self) -> Mapping[Card, Opening]:
        return {} if self.deck is None else self.deck.openings

    def _leaves(self) -> tuple[str, ...]:
        return () if self.deck is None else self.deck.leaves

    def _opened_by(self, events: Iterable[RoomEvent]) -> list[object]:
        """Return the openings of the cards that these events turn up."""
        found: list[object] = []
        for event in events:
            match event:
                case UpCardsDealt(_, cards) | DownCardsTurnedUp(cards):
                    found += [self._opening(card) for _, card in cards if card in self._openings()]
                case HandShown(_, card) | CardShown(_, card) if card in self._openings():
                    found.append(self._opening(card))
        return found

    def _face_up(self, state: LiveState) -> list[object]:
        """Return the openings of all cards that lie face up."""
        hand = state.table.hand
        if hand is None:
            return []
        cards = [card for board in hand.boards.values() for card in board]
        cards += [card for seat in hand.shown if (card := hand.down_cards[seat]) is not None]
        return [self._opening(card) for card in cards if card in self._openings()]

    def _opening(self, card: Card) -> object:
        return picturing.opening(self._openings()[card])


def _players(state: LiveState) -> dict[int, str]:
    return {seat: sitter.player for seat, sitter in state.table.taken.items()}


def _about(state: LiveState) -> bytes:
    return b',"about":%b' % codec.encode(picturing.about(state))


def _left(left: tuple[int, int] | None) -> bytes:
    return b'"left_ms":null,"bank_left_ms":null' if left is None else b'"left_ms":%d,"bank_left_ms":%d' % left
