"""A stored hand is written straight from its bytes: byte for byte what `write_phh` gives of the same events."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from americana import FULL_DECK, Event, see, show
from americana.engine.events import CardShown
from americana.errors import Unreadable
from americana.notation import Source, read_phh, write_phh
from americana.room import codec
from americana.room.events import BankSpent, HandCut
from americana.room.files.writing import phh_of
from americana.room.store import FoldSeat, StoredHand, StoredShow
from americana.table.events import SeatLeft
from americana.view import redact
from tests.properties.strategies import Played, hands

BEGAN, ENDED = 1_790_000_000_000_001, 1_790_000_060_000_000


def stored(log: tuple[Event, ...], shows: tuple[Event, ...] = ()) -> StoredHand:
    """A finished hand as the room stores it: rows with other events before, within and after."""
    before = codec.encode_events([CardShown(3, FULL_DECK[7]), HandCut(0, "00" * 32)])
    within = codec.encode_events([log[0], log[1], BankSpent(0, 5000), *log[2:5]])
    after = codec.encode_events([*log[5:], SeatLeft(0, "p0", 5)])
    rows = [
        b'{"v":%d,"at":%d,"format":1,"events":%b}' % (v, at, events)
        for v, at, events in ((4, BEGAN - 9, before), (5, BEGAN, within), (6, ENDED, after))
    ]
    first = log[0]
    seats = tuple(FoldSeat(seat, f"p{seat}", 0, 0, 0) for seat in sorted(first.seats))  # type: ignore[union-attr]
    shown = tuple(StoredShow(9, ENDED + 1, 1, codec.encode_events([event])) for event in shows)
    return StoredHand("h1", "t1", 12, ENDED, "ru", 1, b"[" + b",".join(rows) + b"]", b"", seats, shown)


@st.composite
def finished(draw: st.DrawFn) -> tuple[Played, tuple[Event, ...], int | None]:
    played = draw(hands(whole=True))
    hand, shows = played.hand, list[Event]()
    hidden = [seat for seat in hand.seats if seat not in hand.shown]
    for seat in draw(st.lists(st.sampled_from(hidden), unique=True)) if hidden else []:
        hand, events = show(hand, seat)
        shows += events
    viewer = draw(st.sampled_from([None, *hand.seats]))
    return Played(hand, played.events, played.steps), tuple(shows), viewer


@given(finished())
def test_it_is_byte_for_byte_what_write_phh_gives(case: tuple[Played, tuple[Event, ...], int | None]) -> None:
    played, shows, viewer = case
    names = {f"p{seat}": name for seat, name in enumerate(['Ana "A"', "Bo", "", "Ёж", "\u202e", "x" * 20])}
    players = [names[f"p{seat}"] or f"Seat {seat}" for seat in played.hand.seats]
    source = Source("h1", "Blå 7", 12, BEGAN, ENDED)
    text = phh_of(stored(played.events, shows), viewer, names, "Blå 7")
    assert text == write_phh((*played.events, *shows), viewer, players, source)
    assert read_phh(text).hand == see(played.hand, viewer)


@given(finished())
def test_a_viewers_own_log_gives_the_same_text_and_no_card_that_he_did_not_see(
    case: tuple[Played, tuple[Event, ...], int | None],
) -> None:
    played, shows, viewer = case
    text = phh_of(stored(played.events, shows), viewer, {})
    seen = tuple(redact(event, viewer) for event in played.events)
    assert phh_of(stored(seen, shows), viewer, {}) == text
    view = see(played.hand, viewer)
    known = {card for board in view.boards.values() for card in board} | {c for c in view.down_cards.values() if c}
    assert {card for card in FULL_DECK if str(card) in text} == known


@given(hands(whole=True))
def test_a_seat_that_saw_less_than_the_log_holds_is_refused(played: Played) -> None:
    first, second, *_ = played.hand.seats
    seen = tuple(redact(event, first) for event in played.events)
    with pytest.raises(Unreadable, match="not the one's"):
        phh_of(stored(seen), second, {})
