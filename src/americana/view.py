"""The only door for secrets: what one viewer sees of a hand (`see`) and of an event (`redact`).

Knows which cards lie face down before whom, and nothing of what they are worth or what may be done.
"""

from __future__ import annotations

from collections.abc import Iterable

from americana.engine.apply import followed, opened
from americana.engine.events import DownCardsDealt, Event, HandStarted
from americana.engine.hand import Hand, View
from americana.errors import Unreadable


def see(hand: Hand, seat: int | None) -> View:
    """Return the hand as a seat sees it; None is the rail, who sees what is face up.

    >>> from americana.cards import stacked_deck
    >>> from americana.engine.play import start
    >>> from americana.rules import Rules
    >>> hand, _ = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> see(hand, 0).down_cards, see(hand, None).down_cards
    ({0: card('As'), 1: None}, {0: None, 1: None})
    """
    state = hand.state
    down = tuple(
        [
            card if shown or owner == seat else None
            for owner, card, shown in zip(state.seats, state.down, state.shown, strict=True)
        ]
    )
    return View(state.but(down=down), seat)


def redact(event: Event, seat: int | None) -> Event:
    """Return the event as a seat may know it: no deck, no down card of others before it is shown.

    >>> from americana import read_cards
    >>> ace, king = read_cards("As Kd")
    >>> redact(DownCardsDealt(((0, ace), (1, king))), 0).cards
    ((0, card('As')), (1, None))

    Raises `Unreadable` with the code `bad_event` for down cards that are none.
    """
    match event:
        case HandStarted(rules, seats, stacks, dealer, _):
            return HandStarted(rules, seats, stacks, dealer, None)
        case DownCardsDealt(cards):
            try:
                return DownCardsDealt(tuple([(owner, card if owner == seat else None) for owner, card in cards]))
            except (TypeError, ValueError):
                raise Unreadable("bad_event", "these are no down cards", event="DownCardsDealt") from None
        case _:
            return event


def replay_view(events: Iterable[Event], seat: int | None) -> View:
    """Return the view that a viewer's redacted log leads to.

    Raises `Unreadable`: `no_start` if the log does not begin with `HandStarted`, `bad_event` as `replay` does.
    """
    log = iter(events)
    first = next(log, None)
    if not isinstance(first, HandStarted):
        raise Unreadable("no_start", "a log begins with HandStarted")
    state = opened(first)
    for event in log:
        state = followed(state, redact(event, seat))
    return View(state, seat)
