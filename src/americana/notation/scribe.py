"""Action strings from what happened, one event after the other, knowing only which up cards were dealt to whom.

Players are numbered in dealing order. What the engine does by itself (turns, returns, awards) has no string.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from americana.engine.events import (
    BetPlaced,
    BroughtIn,
    Called,
    CardShown,
    Checked,
    Completed,
    DownCardsDealt,
    DownCardsTurnedUp,
    Event,
    Folded,
    HandMucked,
    HandShown,
    Raised,
    UpCardsDealt,
)

UNKNOWN = "??"
IN_A_ROW = 12

DONE: Mapping[str, str] = {"BroughtIn": "pb", "Folded": "f", "Checked": "cc", "Called": "cc", "HandMucked": "sm"}
"""What a player did, by the name of the event, where no amount is said."""

WAGERED = ("BetPlaced", "Completed", "Raised")
"""Names of the events that say an amount."""


class Scribe:
    """Writes down one hand, from its first deal on, as long as it is told every deal and every showing in order."""

    def __init__(self, seats: Sequence[int]) -> None:
        self._players = {seat: f"p{place}" for place, seat in enumerate(seats, 1)}
        self._up = dict.fromkeys(seats, "")
        self._shown: set[int] = set()

    def strings(self, event: Event) -> list[str]:
        """Return the action strings of an event, none for what has none."""
        match event:
            case DownCardsDealt(cards):
                return [f"d dh {self._players[seat]} {card or UNKNOWN}" for seat, card in cards]
            case UpCardsDealt(cards=cards):
                return [self.dealt_up(seat, card.rank + card.suit) for seat, card in cards]
            case BroughtIn() | Folded() | Checked() | Called():
                return [self.done(event.seat, DONE[type(event).__name__])]
            case BetPlaced() | Completed() | Raised():
                return [self.wagered(event.seat, event.to)]
            case DownCardsTurnedUp(cards):
                return [self.shows(seat, str(card)) for seat, card in cards]
            case HandShown():
                return [] if self.is_face_up(event.seat) else [self.shows(event.seat, str(event.card))]
            case CardShown():
                return [self.shows(event.seat, str(event.card))]
            case HandMucked():
                return [self.done(event.seat, "sm")]
            case _:
                return []

    def done(self, seat: int, what: str) -> str:
        """Return the string of an act without an amount."""
        return f"{self._players[seat]} {what}"

    def wagered(self, seat: int, to: int) -> str:
        """Return the string of a bet, a completion or a raise to an amount."""
        return f"{self._players[seat]} cbr {to}"

    def dealt_up(self, seat: int, card: str) -> str:
        """Return the string of an up card."""
        self._up[seat] += card
        return f"d dh {self._players[seat]} {card}"

    def shows(self, seat: int, down: str) -> str:
        """Return the string of a hand that is shown."""
        self._shown.add(seat)
        return f"{self._players[seat]} sm {down}{self._up[seat]}"

    def is_face_up(self, seat: int) -> bool:
        """Whether a hand was shown or turned up before."""
        return seat in self._shown


def laid_out(rows: Iterable[list[str]]) -> list[str]:
    """Lay out action strings as lines: each deal and each showing stands alone, bets stand together."""
    lines: list[list[str]] = []
    was_bet = False
    for strings in rows:
        is_bet = strings[0][0] == "p" and strings[0].split(" ", 2)[1] != "sm"
        if is_bet and was_bet and len(lines[-1]) < IN_A_ROW:
            lines[-1] += strings
        else:
            lines.append([*strings])
        was_bet = is_bet
    return ['  "' + '", "'.join(line) + '",' for line in lines]
