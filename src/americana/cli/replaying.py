"""`americana replay`: step through the hands of a file, read them as a transcript, or get their results as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable

from americana.cli import words
from americana.cli.screen import Left, Screen
from americana.engine.events import Event, HandShown, RoundClosed, UpCardsDealt
from americana.engine.hand import Hand, View
from americana.notation import ALL, Record
from americana.notation.transcript import transcript
from americana.render import draw_lines
from americana.say import Players, Voice
from americana.view import replay_view, see


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
        return voice("player-name", player=players.at(seat))

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
    view = _view(record, events)
    if not screen.plain and view.round:
        names = {seat: voice("player-name", player=players.at(seat)) for seat in view.seats}
        captions = words.captions(voice, view, events, players)
        screen.draw(draw_lines(view, names, width=screen.width, words=words.table_words(voice), captions=captions))
    screen.say(voice.event(events[-1], players), style="bold")


def _view(record: Record, events: tuple[Event, ...]) -> View:
    """The dealer's side is drawn as the rail sees it, with every down card that is known turned up at the end only."""
    if record.viewer is ALL:
        seen = Record(events).hand
        assert isinstance(seen, Hand)
        return see(seen, None)
    assert not isinstance(record.viewer, type(ALL))
    return replay_view(events, record.viewer)


def _players(record: Record) -> Players:
    seats = record.hand.seats
    you = record.viewer if isinstance(record.viewer, int) else None
    return Players(dict(zip(seats, record.players, strict=False)), you)


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


def _reveal(reveal: object) -> dict[str, object]:
    if isinstance(reveal, HandShown):
        return {"seat": reveal.seat, "does": "show", "card": str(reveal.card), "category": reveal.name.category}
    return {"seat": getattr(reveal, "seat", None), "does": "muck"}
