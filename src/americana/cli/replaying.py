"""`americana replay`: step through the hands of a file, read them as a transcript, or get their results as JSON.

Shows what a record's viewer saw and no more.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from americana.cli import words
from americana.cli.drawing import draw_table
from americana.cli.screen import Left, Screen
from americana.engine.events import Event, HandMucked, HandShown, RoundClosed, UpCardsDealt
from americana.engine.hand import Hand, View
from americana.notation import Record
from americana.notation.transcript import transcript
from americana.say import Players, Voice
from americana.view import replay_view


def as_json(records: Iterable[Record]) -> str:
    """Return the results of hands as JSON: stacks, pots with winners, returns, rake, shows; one object a hand."""
    return json.dumps([_result(record.hand) for record in records], indent=2)


def as_text(screen: Screen, voice: Voice, records: Iterable[Record]) -> None:
    """Print each hand as a transcript."""
    for record in records:
        screen.say(_transcript(voice, record))


def _transcript(voice: Voice, record: Record) -> str:
    players = _players(record)

    def tell(event: Event) -> str:
        return "" if isinstance(event, RoundClosed) else voice.event(event, players)  # the heading has the pots

    def name(seat: int) -> str:
        return words.player_name(voice, players, seat)

    def pots(sums: str) -> str:
        return voice("pots", sums=sums)

    return transcript(record.events, tell, name=name, pots=pots)


def step_through(screen: Screen, voice: Voice, records: list[Record]) -> None:
    """Show hands event by event; Enter goes on, `b` back, `n` to the next hand, `q` leaves."""
    try:
        for number, record in enumerate(records, 1):
            screen.say(voice("replay-hand", number=number, count=len(records)), style="bold")
            _step_through_one(screen, voice, record)
    except Left:
        return
    screen.say(voice("replay-end"))


def _step_through_one(screen: Screen, voice: Voice, record: Record) -> None:
    stops = [at for at, event in enumerate(record.events, 1) if not isinstance(event, words.SILENT)]
    dealt = next((at for at, event in enumerate(record.events, 1) if isinstance(event, UpCardsDealt)), 1)
    stops = [stop for stop in stops if stop >= dealt]
    at = 0
    while at < len(stops):
        _show(screen, voice, record, stops[at])
        match screen.ask(voice("replay-prompt") + " ").strip().casefold()[:1]:
            case "q" | "й":
                raise Left
            case "n" | "т":
                return
            case "b" | "и":
                at = max(at - 1, 0)
            case _:
                at += 1


def _show(screen: Screen, voice: Voice, record: Record, upto: int) -> None:
    """Draw the table after the first events, and say the last of them."""
    events = record.events[:upto]
    players = _players(record)
    view = replay_view(events, _seat(record))
    if not screen.plain and view.round:
        draw_table(screen, voice, view, events, players)
    screen.say(voice.event(events[-1], players), style="bold")


def _seat(record: Record) -> int | None:
    """The viewer's seat; a record that knows every card is drawn as the rail sees it, to tell no card too early."""
    return record.viewer if isinstance(record.viewer, int) else None


def _players(record: Record) -> Players:
    return Players(dict(zip(record.hand.seats, record.players, strict=False)), _seat(record))


def _result(hand: Hand | View) -> dict[str, object]:
    return {
        "over": hand.is_over,
        "actor": hand.actor,
        "stacks": hand.stacks,
        "pots": [
            {
                "amount": pot.amount,
                "eligible": sorted(pot.eligible),
                "winners": sorted(pot.winners),
                "shares": dict(zip(pot.winners, pot.shares, strict=False)),
                "odd": list(pot.odd),
                "rake": pot.rake,
            }
            for pot in hand.pots
        ],
        "returned": hand.returned,
        "rake": hand.rake,
        "showdown": [_reveal(reveal) for reveal in hand.showdown],
    }


def _reveal(reveal: HandShown | HandMucked) -> dict[str, object]:
    if isinstance(reveal, HandShown):
        return {"seat": reveal.seat, "does": "show", "card": str(reveal.card), "category": reveal.name.category}
    return {"seat": reveal.seat, "does": "muck"}
