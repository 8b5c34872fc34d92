"""The five laws of the engine, as properties of every hand."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from americana import (
    Action,
    Bet,
    BringIn,
    Call,
    Card,
    Check,
    Complete,
    Fold,
    Hand,
    IllegalAction,
    Raise,
    apply,
    menu,
    play,
    redact,
    replay,
    see,
    show,
    start,
)
from americana.engine.apply import opened
from americana.engine.events import DownCardsDealt, Event, HandMucked, HandStarted
from americana.view import replay_view
from tests.properties.strategies import Deal, Played, actions, deals, hands


def hands_along(played: Played) -> list[Hand]:
    """The hand after each event."""
    first = played.events[0]
    assert isinstance(first, HandStarted)
    assert first.deck is not None
    hand = Hand(opened(first), first.deck)
    along = [hand]
    for event in played.events[1:]:
        hand = apply(hand, event)
        along.append(hand)
    return along


def viewers(hand: Hand) -> list[int | None]:
    return [None, *hand.seats]


@given(hands())
def test_chips_are_conserved_after_every_event(played: Played) -> None:
    began = sum(played.hand.began.values())
    for hand in hands_along(played):
        assert min(hand.stacks.values()) >= 0
        assert min(hand.bets.values()) >= 0
        assert hand.pot >= 0
        assert sum(hand.stacks.values()) + hand.pot + hand.rake == began
        if not hand.is_over and not hand.state.awards:
            pots = sum(pot.amount for pot in hand.pots) + (hand.uncalled[1] if hand.uncalled else 0)
            assert pots == hand.pot
    if played.hand.is_over:
        assert played.hand.pot == 0


@given(hands())
def test_replay_equals_live(played: Played) -> None:
    assert replay(played.events) == played.hand
    for seat in viewers(played.hand):
        assert replay_view([redact(event, seat) for event in played.events], seat) == see(played.hand, seat)


@given(hands())
def test_view_and_step_commute(played: Played) -> None:
    along = hands_along(played)
    for seat in viewers(played.hand):
        for before, event, after in zip(along, played.events[1:], along[1:], strict=False):
            assert apply(see(before, seat), redact(event, seat)) == see(after, seat)


@given(hands(), st.data())
def test_swapping_a_card_that_a_viewer_cannot_see_changes_nothing_he_is_sent(
    played: Played, data: st.DataObject
) -> None:
    """Swap two cards unknown to the viewer, play the same actions as far as they lead to the same public events."""
    viewer = data.draw(st.sampled_from(viewers(played.hand)))
    start_event = played.events[0]
    assert isinstance(start_event, HandStarted)
    assert start_event.deck is not None
    hidden = hidden_positions(played, viewer)
    one, other = data.draw(st.sampled_from(hidden)), data.draw(st.sampled_from(hidden))
    deck = list(start_event.deck)
    deck[one], deck[other] = deck[other], deck[one]
    stacks = dict(zip(start_event.seats, start_event.stacks, strict=True))
    dealer = start_event.dealer if start_event.rules.dealer == "button" else None
    swapped, log = start(start_event.rules, stacks, dealer, deck=deck)
    before, sent = start(start_event.rules, stacks, dealer, deck=start_event.deck)
    assert sent_to(viewer, log) == sent_to(viewer, sent)
    for _, action in played.steps:
        assert see(swapped, viewer) == see(before, viewer)
        assert str(menu(swapped)) == str(menu(before))
        swapped, log = play(swapped, action)
        before, sent = play(before, action)
        if depends_on_hidden(played):
            sent, log = without_ending(sent), without_ending(log)
        assert sent_to(viewer, log) == sent_to(viewer, sent)
        if before.is_over:
            return


def hidden_positions(played: Played, viewer: int | None) -> list[int]:
    """Places in the deck whose cards the viewer has not seen by the end: others' unshown down cards and the stub."""
    hand = played.hand
    seats = hand.seats
    known = {place for place, seat in enumerate(seats) if seat == viewer or seat in hand.shown}
    dealt = len(seats) + sum(len(board) for board in hand.boards.values())
    return [place for place in range(32) if (place < len(seats) and place not in known) or place >= dealt]


def depends_on_hidden(played: Played) -> bool:
    """A mucked hand was weighed against those shown: swapping its card may rightly change who wins."""
    return any(isinstance(event, HandMucked) for event in played.events)


def without_ending(events: tuple[Event, ...]) -> tuple[Event, ...]:
    kept = []
    for event in events:
        kept.append(event)
        if type(event).__name__ == "RoundClosed":
            break
    return tuple(kept)


def sent_to(viewer: int | None, events: tuple[Event, ...]) -> tuple[Event, ...]:
    return tuple(redact(event, viewer) for event in events)


@given(hands(whole=False), st.data())
def test_menu_lists_an_action_exactly_when_play_accepts_it(played: Played, data: st.DataObject) -> None:
    hand = played.hand
    amount = st.integers(-2, 420)
    made: st.SearchStrategy[Action] = st.one_of(
        st.sampled_from([Fold(), Check(), Call(), BringIn(), Complete()]),
        *[amount.map(make) for make in (Call, BringIn, Complete, Bet, Raise)],
    )
    tried = data.draw(st.lists(made, min_size=1, max_size=20))
    if not hand.is_over:
        tried.append(data.draw(actions(hand)))
    for action in tried:
        try:
            play(hand, action)
            accepted = True
        except IllegalAction:
            accepted = False
        assert accepted == (action in menu(hand))


@given(hands(whole=True))
def test_folded_and_mucked_cards_stay_hidden_until_their_owner_shows_them(played: Played) -> None:
    hand = played.hand
    for seat in hand.seats:
        if seat not in hand.shown:
            assert see(hand, None).down_cards[seat] is None
            after, events = show(hand, seat)
            assert see(after, None).down_cards[seat] == hand.down_cards[seat]
            assert apply(hand, events[0]) == after


@given(deals())
def test_no_repr_or_message_holds_a_hidden_card(deal: Deal) -> None:
    hand, events = start(deal.rules, deal.stacks, deal.dealer, deck=deal.deck)
    secret = {str(card) for card in hand.down_cards.values()} if not hand.shown else set()
    said = repr(hand) + repr(events) + repr(see(hand, None)) + repr(hand.state)
    open_cards = {str(card) for board in hand.boards.values() for card in board}
    assert not {text for text in secret - open_cards if re.search(rf"\b{text}\b", said)}
    assert all(
        isinstance(card, Card) for event in events if isinstance(event, DownCardsDealt) for _, card in event.cards
    )
