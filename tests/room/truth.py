"""What each viewer of a room may know, and from which row on: told by the rows of its logs, secrets included.

It reads what is written down and never what the room makes of it for viewers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from americana.cards import Card
from americana.engine.events import (
    CardShown,
    DownCardsDealt,
    DownCardsTurnedUp,
    HandShown,
    HandStarted,
    UpCardsDealt,
)
from americana.ranking import HandName, name_board, name_hand
from americana.room.events import (
    CutRevealed,
    HandCut,
    HandResealed,
    HandSealed,
    RoomEvent,
    TableOpened,
    TermsChanged,
)
from americana.room.live.seal import record_of, seeds_of
from americana.room.shuffle import SealedDeck
from americana.room.store import Entry, Store
from americana.room.upcast import read_events
from americana.rules import Rules
from americana.table.events import SeatLeft, SeatTaken

FOR_EVER = 2**53
Name = tuple[str, str]


@dataclass
class HandTruth:
    """All of one hand; what is in a mapping by `v` everybody may know from that row on."""

    table: str
    hand: str
    rules: Rules
    seeds: tuple[bytes, bytes] = (b"", b"")
    sealed: int = FOR_EVER
    dealt: int = FOR_EVER
    players: dict[int, str] = field(default_factory=dict)
    deck: tuple[Card, ...] = ()
    down: dict[int, Card] = field(default_factory=dict)
    up: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    openings: dict[Card, tuple[int, str]] = field(default_factory=dict)
    cards: dict[Card, int] = field(default_factory=dict)
    hashes: dict[str, int] = field(default_factory=dict)
    names: dict[Name, int] = field(default_factory=dict)

    def known(self, player: str | None, v: int) -> set[Card]:
        """Return the cards that somebody may know at a row."""
        cards = {card for card, since in self.cards.items() if since <= v}
        if self.dealt <= v:
            cards |= {card for seat, card in self.down.items() if self.players[seat] == player}
        return cards

    def happen(self, event: RoomEvent, v: int, secret: bytes) -> None:
        """Learn from an event."""
        match event:
            case HandSealed():
                self.sealed = min(self.sealed, v)
                self.seeds = seeds_of(secret)
                decks = [SealedDeck.of(seed, self.table, self.hand, n) for n, seed in enumerate(self.seeds)]
                assert tuple(deck.root.hex() for deck in decks) == event.roots
                record = record_of(event, self.table, self.rules).digest().hex()
                promised = [commitment for _, commitment in event.commitments]
                self._open([event.previous, record, *event.roots, *promised], v)
            case CutRevealed(_, nonce):
                self._open([nonce], v)
            case HandResealed():
                self._open([seed.hex() for seed in self.seeds], v)
            case HandCut(which):
                deck = SealedDeck.of(self.seeds[which], self.table, self.hand, which)
                self._open([self.seeds[1 - which].hex(), *(leaf.hex() for leaf in deck.leaves)], v)
                self.openings = {
                    card: (position, deck.salts[position].hex()) for position, card in enumerate(deck.cards)
                }
            case HandStarted():
                assert event.deck is not None
                self.deck, self.dealt = event.deck, v
            case DownCardsDealt(cards):
                self.down = {seat: card for seat, card in cards if card is not None}
            case UpCardsDealt(_, cards):
                for seat, card in cards:
                    self.cards[card] = v
                    self.up[seat] = (*self.up.get(seat, ()), card)
                    self._call(name_board(self.up[seat]), v)
            case DownCardsTurnedUp(cards):
                self.cards |= {card: v for _, card in cards}
            case HandShown(seat) | CardShown(seat):
                self.cards.setdefault(self.down[seat], v)
                if isinstance(event, HandShown):
                    self._call(name_hand((self.down[seat], *self.up[seat]), self.rules), v)
            case _:
                pass

    def own_names(self, player: str | None, v: int) -> set[Name]:
        """Return what the cards of a player make, and have made, by a row."""
        found: set[Name] = set()
        for seat, card in self.down.items():
            if self.players[seat] == player and self.dealt <= v:
                up = [each for each in self.up.get(seat, ()) if self.cards[each] <= v]
                for count in range(1, len(up) + 1):
                    found.add(_named(name_own((card, *up[:count]), self.rules)))
        return found

    def masks(self, player: str | None, v: int) -> set[str]:
        """Return the sets of cards that nobody but their owner may know, as numbers with a bit for each card."""
        known = self.known(player, v)
        masks = set()
        for seat, card in self.down.items():
            if card not in known:
                mask = 1 << card.index
                masks.add(str(mask))
                for up in self.up.get(seat, ()):
                    mask |= 1 << up.index
                    masks.add(str(mask))
        return masks

    def orders(self) -> Iterator[str]:
        """Give the beginnings of lists that would tell the deck by its numbers."""
        if self.deck:
            by_place = [str(card.index) for card in self.deck[:6]]
            by_position = [str(card.index) for card in list(self.openings)[:6]]
            yield from (",".join(by_place), ", ".join(by_place), ",".join(by_position), ", ".join(by_position))

    def _open(self, hashes: Iterable[str], v: int) -> None:
        for each in hashes:
            self.hashes.setdefault(each, v)

    def _call(self, name: object, v: int) -> None:
        self.names.setdefault(_named(name), v)


def _named(name: object) -> Name:
    category, *ranks = str(name).split()
    return category, "".join(ranks)


def name_own(cards: tuple[Card, ...], rules: Rules) -> HandName:
    """Name two to five cards of one hand."""
    return name_hand(cards, rules) if len(cards) == 5 else name_board(cards)


@dataclass
class TableTruth:
    """A table's hands, the oldest first."""

    rules: Rules
    sitters: dict[int, str] = field(default_factory=dict)
    hands: list[HandTruth] = field(default_factory=list)

    def dealt_at(self, v: int) -> HandTruth | None:
        """Return the hand whose cards lie on the table at a row."""
        return next((hand for hand in reversed(self.hands) if hand.dealt <= v), None)

    def dealt_before(self, v: int) -> HandTruth | None:
        """Return the hand before the one whose cards lie on the table at a row."""
        return next((hand for hand in [hand for hand in reversed(self.hands) if hand.dealt <= v][1:]), None)

    def sealed_at(self, v: int) -> HandTruth | None:
        """Return the hand that the seal at a row is for: the one on the table, or the one to come."""
        return next((hand for hand in reversed(self.hands) if hand.sealed <= v), None)


class Truth:
    """All that has happened, from the rows themselves."""

    def __init__(self) -> None:
        self.tables: dict[str, TableTruth] = {}
        self.hands: dict[str, HandTruth] = {}
        self.happened: Counter[str] = Counter()
        self.ids: set[str] = set()
        """Ids and names that anybody may read."""

    def note(self, entry: Entry) -> None:
        """Learn from a row that has been written."""
        for event in read_events(entry.body, entry.format):
            if isinstance(event, TableOpened):
                self.tables[entry.table] = TableTruth(event.terms.rules)
                self.ids.add(entry.table)
            self._happen(self.tables[entry.table], event, entry)

    def _happen(self, table: TableTruth, event: RoomEvent, entry: Entry) -> None:
        self.happened[type(event).__name__] += 1
        match event:
            case TermsChanged(terms):
                table.rules = terms.rules
            case SeatTaken(seat, player):
                table.sitters[seat] = player
                self.ids.add(player)
            case SeatLeft(seat):
                del table.sitters[seat]
            case HandSealed(name) if name not in self.hands:
                self.hands[name] = HandTruth(entry.table, name, table.rules)
                table.hands.append(self.hands[name])
                self.ids.add(name)
            case HandStarted(seats=seats):
                table.hands[-1].players = {seat: table.sitters[seat] for seat in seats}
            case _:
                pass
        if isinstance(event, HandSealed | CutRevealed | HandResealed | HandCut | HandStarted):
            table.hands[-1].happen(event, entry.v, entry.secret)
        elif (hand := table.dealt_at(entry.v)) is not None:
            hand.happen(event, entry.v, entry.secret)


class WitnessedStore(Store):
    """A store whose rows are told to somebody who wants to know the truth."""

    truth: Truth

    async def append(self, entry: Entry) -> None:
        await super().append(entry)
        self.truth.note(entry)
