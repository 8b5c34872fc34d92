"""What holds at every table, whatever its players ask: no chip is lost, the log is the table, the button moves on."""

from __future__ import annotations

import random
from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from americana import FULL_DECK, AmericanaError, Card
from americana.engine.events import HandStarted, PotAwarded
from americana.table import act, call_seats, deal, leave, sit, sit_in, sit_out, time_out, top_up, turn_up
from americana.table.events import SeatLeft, SeatsCalled, SeatTaken, ToppedUp
from tests.deals import NAMES
from tests.properties.strategies import LIMITS, actions
from tests.tables import Evening

PLAYERS = st.sampled_from(NAMES)
PLAY = (*["act"] * 15, *["deal"] * 5, "time_out")
"""What happens most, so that many hands come to an end."""


@st.composite
def evenings(draw: st.DrawFn) -> Evening:
    """An evening of random orders; those that the table refuses are tried all the same."""
    chairs = draw(st.integers(2, 6))
    evening = Evening(
        draw(st.sampled_from(["ru", "da", "pt"])),
        limit=draw(st.sampled_from(LIMITS)),
        max_players=chairs,
        rake_bp=draw(st.sampled_from([0, 1000])),
        rake_cap=5,
    )
    evening.seat(*draw(st.sets(st.integers(0, chairs - 1), min_size=2)), chips=draw(st.sampled_from([20, 100])))
    kinds = st.sampled_from([*PLAY, "sit", "sit", "top_up", "sit_out", "sit_in", "leave", "turn_up", "call_seats"])
    for _ in range(draw(st.integers(40, 150))):
        give(evening, draw(kinds), draw)
    return evening


def give(evening: Evening, order: str, draw: st.DrawFn) -> None:
    """Give one order, and check what no order may break."""
    with suppress(AmericanaError):
        ask(evening, order, draw)
    assert evening.chips == chips_brought(evening)
    assert min(evening.table.stacks.values(), default=0) >= 0
    players = [sitter.player for sitter in evening.table.taken.values()]
    assert len(set(players)) == len(players)


def ask(evening: Evening, order: str, draw: st.DrawFn) -> None:
    match order:
        case "act" if evening.table.is_playing:
            evening.do(act, evening.table.taken[evening.actor].player, draw(actions(evening.hand)))
        case "act" | "deal":
            evening.do(deal, shuffled(draw(st.integers(0, 999))))
        case "time_out":
            evening.do(time_out)
        case "call_seats":
            evening.do(call_seats)
        case "sit":
            evening.do(sit, draw(PLAYERS), draw(st.integers(0, 5)), draw(st.sampled_from([20, 21, 60, 200])))
        case "top_up":
            evening.do(top_up, draw(PLAYERS), draw(st.integers(1, 200)))
        case _:
            evening.do({"sit_out": sit_out, "sit_in": sit_in, "leave": leave, "turn_up": turn_up}[order], draw(PLAYERS))


def shuffled(seed: int) -> list[Card]:
    return random.Random(seed).sample(FULL_DECK, 32)


def chips_brought(evening: Evening) -> int:
    """All that players brought to the table, less what they and the house took away."""
    brought = sum(event.chips for event in evening.log if isinstance(event, (SeatTaken, ToppedUp)))
    taken = sum(event.chips for event in evening.log if isinstance(event, SeatLeft))
    return brought - taken - sum(event.rake for event in evening.log if isinstance(event, PotAwarded))


@given(evenings())
@settings(max_examples=60)
def test_chips_are_conserved_and_the_log_leads_to_the_table(evening: Evening) -> None:
    evening.assert_replays()


@given(evenings())
@settings(max_examples=60)
def test_a_hand_deals_in_exactly_the_seats_that_were_called(evening: Evening) -> None:
    called: tuple[int, ...] = ()
    for event in evening.log:
        if isinstance(event, SeatsCalled):
            called = event.seats
        elif isinstance(event, HandStarted):
            assert tuple(sorted(event.seats)) == called


@given(evenings())
@settings(max_examples=60)
def test_the_button_is_always_the_next_seat_dealt_in_and_absent_players_are_not(evening: Evening) -> None:
    last: int | None = None
    for event in evening.of(HandStarted):
        if event.rules.dealer == "box":
            assert event.dealer is None
            continue
        after = [seat for seat in sorted(event.seats) if last is not None and seat > last]
        assert event.dealer == (after or sorted(event.seats))[0]
        last = event.dealer
