"""A hand laid out for a person to read: a block for each round, with boards, stacks and pots above what happened.

The sentences and the players' names come from whoever asks, in any language; here is only the layout.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from americana.cards import Card
from americana.engine.apply import followed, opened
from americana.engine.events import Event, HandEnded, HandStarted, TurnPassed, UpCardsDealt
from americana.engine.hand import View
from americana.errors import Unreadable
from americana.notation.scribe import UNKNOWN

Tell = Callable[[Event], str]


def transcript(
    events: Iterable[Event], tell: Tell, *, name: Callable[[int], str] = str, pots: Callable[[str], str] = str
) -> str:
    r"""Lay out a log, or a viewer's redacted log, as text.

    `tell` says an event in a sentence, or nothing; `name` says a seat, `pots` the sums of the pots. Whose turn it is
    stands at the end only.

    >>> from americana import Rules, stacked_deck, start
    >>> from americana.view import redact
    >>> _, events = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> seen = [redact(event, 0) for event in events]
    >>> print(transcript(seen, lambda event: type(event).__name__, pots="pot {}".format))
    HandStarted
      AntesPosted
      DownCardsDealt
    <BLANKLINE>
    UpCardsDealt · pot 2
      0  A♠ 9♥  99
      1  ?? 8♣  99
      RoundOpened
    <BLANKLINE>

    Raises `Unreadable`: `no_start` if the log does not begin with `HandStarted`, `bad_event` as `replay` does.
    """
    log = tuple(events)
    first = log[0] if log else None
    if not isinstance(first, HandStarted):
        raise Unreadable("no_start", "a log begins with HandStarted")
    state = opened(first)
    lines = [tell(first)]
    for event in log[1:]:
        state = followed(state, event)
        said = "" if isinstance(event, TurnPassed) and event is not log[-1] else tell(event)
        if isinstance(event, UpCardsDealt | HandEnded):
            view = View(state, None)
            sums = " + ".join(str(pot.amount) for pot in view.pots)
            heading = said if view.is_over else f"{said} · {pots(sums)}"
            lines += ["", heading, *_rows(view, name)]
        elif said:
            lines.append(f"  {said}")
    return "\n".join([*lines, ""])


def _rows(view: View, name: Callable[[int], str]) -> list[str]:
    """Draw each hand still in play, and each seat at the end, with its chips."""
    seats = view.seats if view.is_over else view.live
    cells = [(name(seat), _cards(view, seat), _chips(view, seat)) for seat in seats]
    widths = [max(len(cell) for cell in column) for column in zip(*cells, strict=True)]
    return [f"  {who:<{widths[0]}}  {cards:<{widths[1]}}  {chips:>{widths[2]}}" for who, cards, chips in cells]


def _cards(view: View, seat: int) -> str:
    return " ".join(map(_symbol, (view.down_cards[seat], *view.boards[seat])))


def _chips(view: View, seat: int) -> str:
    chips = view.stacks[seat]
    return f"{chips} ({chips - view.began[seat]:+})" if view.is_over else str(chips)


def _symbol(card: Card | None) -> str:
    return card.symbol if card else UNKNOWN
