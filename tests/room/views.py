"""From a picture that a client was sent back to the view that it shows."""

from __future__ import annotations

from typing import Any

import msgspec

from americana.cards import card
from americana.engine.events import HandMucked, HandShown
from americana.engine.hand import Draft, View
from americana.room import codec
from americana.room.wire.pictures import HandPicture, You
from americana.rules import Rules


def typed(value: Any, kind: Any) -> Any:
    """Return a JSON value of a frame as the struct that it was."""
    return msgspec.convert(value, kind, dec_hook=codec._typed)


def seen_in(frame: dict[str, Any], rules: Rules) -> View:
    """Return the view that a frame's picture gives back."""
    return view_of(typed(frame["public"]["hand"], HandPicture), typed(frame["you"], You), rules)


def view_of(hand: HandPicture, you: You, rules: Rules) -> View:
    """Return the view that a picture shows: exactly what `see` gives for that viewer."""
    shows: dict[int, HandShown | HandMucked] = {each.seat: each for each in hand.shows}
    shows |= {each.seat: each for each in hand.mucks}
    players = hand.players
    down = [card(p.down) if p.down else None for p in players]
    if you.down is not None:
        down = [card(you.down) if p.seat == you.seat else c for p, c in zip(players, down, strict=True)]
    draft = Draft(
        rules,
        tuple([p.seat for p in players]),
        hand.dealer,
        began=tuple([p.began for p in players]),
        stacks=tuple([p.stack for p in players]),
        bets=tuple([p.bet for p in players]),
        paid=tuple([p.paid for p in players]),
        down=tuple(down),
        up=tuple([tuple(map(card, p.up)) for p in players]),
        folded=tuple([p.folded for p in players]),
        shown=tuple([p.shown for p in players]),
        acted=tuple([p.acted for p in players]),
        stage=hand.stage,
        round=hand.round,
        turn=hand.turn,
        place=hand.place,
        owed=hand.to_match,
        least_to=hand.least_to,
        wagers=hand.wagers,
        aggressor=hand.aggressor,
        first=hand.first,
        returned=hand.returned,
        reveals=tuple([shows[seat] for seat in hand.reveal_order]),
        awards=hand.awards,
    )
    return View(draft.frozen(), you.seat if any(p.seat == you.seat for p in players) else None)
