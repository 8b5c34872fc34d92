"""Any hand, under any rules, played to any point, reads back from its hand history to an equal hand or view."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from americana import FULL_DECK, redact, see, show
from americana.notation import ALL, Record, Viewer, read_phh, read_phhs, write_phh, write_phhs
from tests.properties.strategies import Played, hands


@st.composite
def records(draw: st.DrawFn) -> tuple[Played, Record]:
    """A hand, perhaps with cards shown after its end, and who saw it."""
    played = draw(hands())
    hand, log = played.hand, list(played.events)
    hidden = [seat for seat in hand.seats if seat not in hand.shown]
    if hand.is_over and hidden:
        for seat in draw(st.lists(st.sampled_from(hidden), unique=True)):
            hand, events = show(hand, seat)
            log += events
    viewers: list[Viewer] = [ALL, None, *range(6)]
    return Played(hand, tuple(log), played.steps), Record(tuple(log), draw(st.sampled_from(viewers)))


@given(records())
def test_a_hand_history_reads_back_to_an_equal_record(pair: tuple[Played, Record]) -> None:
    played, record = pair
    again = read_phh(write_phh(played.events, record.viewer))
    assert again == record
    assert again.hand == (played.hand if record.viewer is ALL else see(played.hand, record.viewer))


@given(hands(), st.integers(0, 5) | st.none())
def test_a_viewers_hand_history_holds_the_cards_that_he_saw_and_no_other(played: Played, viewer: int | None) -> None:
    view = see(played.hand, viewer)
    seen = {card for board in view.boards.values() for card in board}
    seen |= {card for card in view.down_cards.values() if card}
    text = write_phh(played.events, viewer)
    assert {card for card in FULL_DECK if str(card) in text} == seen


@given(hands(losers="muck"), st.integers(0, 5) | st.none())
def test_a_viewers_own_log_gives_the_same_file_as_the_whole_log(played: Played, viewer: int | None) -> None:
    seen = [redact(event, viewer) for event in played.events]
    assert write_phh(seen, viewer) == write_phh(played.events, viewer)


@given(st.lists(hands(), max_size=2))
def test_many_hands_read_back_in_order(many: list[Played]) -> None:
    written = [Record(played.events) for played in many]
    assert list(read_phhs("".join(write_phhs(written)))) == written
