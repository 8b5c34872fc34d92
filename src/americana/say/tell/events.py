"""What happened, as one line of a hand's log. A down card is told to its owner alone, and to all once it is turned up.

So a line holds no more than a redacted event does, even where somebody passes an event that was not redacted.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from americana.cards import Card
from americana.engine.events import (
    AntesPosted,
    BetPlaced,
    BroughtIn,
    Called,
    CardShown,
    Checked,
    Completed,
    DownCardsDealt,
    DownCardsTurnedUp,
    Event,
    FirstToAct,
    Folded,
    HandEnded,
    HandMucked,
    HandShown,
    HandStarted,
    PotAwarded,
    Raised,
    RoundClosed,
    RoundOpened,
    TurnPassed,
    UncalledReturned,
    UpCardsDealt,
)
from americana.say.message import Message, Players, message
from americana.say.tell.hands import board, hand
from americana.say.tell.house import value

_NOBODY_KNOWN = Players()


def event(of: Event, players: Players = _NOBODY_KNOWN) -> Message:
    """Say one event.

    >>> event(Folded(2), Players({2: "Anna"}))
    Message(key='event-folded', args=(('player', Player(seat=2, name='Anna', is_you=False)),))
    """
    match of:
        case Folded(seat):
            return message("event-folded", player=players.at(seat))
        case Checked(seat):
            return message("event-checked", player=players.at(seat))
        case Called() | BroughtIn() | BetPlaced() | Completed() | Raised():
            return _chips_put_in(of, players)
        case TurnPassed(seat):
            return message("event-turn", player=players.at(seat))
        case RoundClosed(_, pot):
            return message("event-round-closed", pot=pot)
        case HandStarted() | AntesPosted() | DownCardsDealt() | UpCardsDealt() | RoundOpened():
            return _beginning(of, players)
        case _:
            return _ending(of, players)


def first_to_act(first: FirstToAct, players: Players = _NOBODY_KNOWN) -> Message:
    """Say why a seat acts first: whose cards show what, how a tie was settled, why the turn was passed on."""
    match first.by:
        case "highest_card":
            why = message("first-highest_card", card=first.cards[0])
        case "lowest_card":
            why = message("first-lowest_card", card=first.cards[0])
        case "best_board":
            why = message("first-best_board", board=board(first.name))
        case _:
            assert_never(first.by)
    if first.tie == "suit":
        why = message("first-tie-suit", why=why)
    elif first.tie == "position":
        why = message("first-tie-position", why=why)
    return message("first-passed", why=why, of=players.at(first.of)) if first.passed else why


def _chips_put_in(of: Called | BroughtIn | BetPlaced | Completed | Raised, players: Players) -> Message:
    player = players.at(of.seat)
    match of:
        case Called(_, adds):
            return message("event-called-all-in" if of.all_in else "event-called", player=player, amount=adds)
        case BroughtIn(_, to, owed) if to < owed:
            return message("event-brought-in-short", player=player, to=to, owed=owed)
        case BroughtIn(_, to):
            return message("event-brought-in-all-in" if of.all_in else "event-brought-in", player=player, to=to)
        case BetPlaced(_, to):
            return message("event-bet-all-in" if of.all_in else "event-bet", player=player, to=to)
        case Completed(_, to):
            return message("event-completed-all-in" if of.all_in else "event-completed", player=player, to=to)
        case Raised(_, to):
            return message("event-raised-all-in" if of.all_in else "event-raised", player=player, to=to)
        case _:
            assert_never(of)


def _beginning(
    of: HandStarted | AntesPosted | DownCardsDealt | UpCardsDealt | RoundOpened, players: Players
) -> Message:
    match of:
        case HandStarted(rules, seats, _, dealer):
            limit = value("limit", rules.limit)
            if dealer is None:
                return message("event-hand-started", limit=limit, count=len(seats))
            return message("event-hand-started-button", limit=limit, count=len(seats), button=players.at(dealer))
        case AntesPosted(antes):
            if len({chips for _, chips in antes}) == 1:
                return message("event-antes", ante=antes[0][1])
            return message("event-antes-uneven", antes=_chips_by_seat(antes, players))
        case DownCardsDealt(cards):
            yours = None if players.you is None else dict(cards).get(players.you)
            return message("event-down-card-yours", card=yours) if yours else message("event-down-cards")
        case UpCardsDealt(round_, cards):
            return message("event-up-cards", round=round_, cards=_cards_by_seat(cards, players))
        case RoundOpened(_, seat, first):
            return message("event-round-opened", player=players.at(seat), why=first_to_act(first, players))
        case _:
            assert_never(of)


def _ending(
    of: UncalledReturned | DownCardsTurnedUp | HandShown | HandMucked | PotAwarded | HandEnded | CardShown,
    players: Players,
) -> Message:
    match of:
        case UncalledReturned(seat, amount):
            return message("event-uncalled", player=players.at(seat), amount=amount)
        case DownCardsTurnedUp(cards):
            return message("event-turned-up", cards=_cards_by_seat(cards, players))
        case HandShown(seat, card, name):
            return message("event-shown", player=players.at(seat), card=card, hand=hand(name))
        case HandMucked(seat):
            return message("event-mucked", player=players.at(seat))
        case PotAwarded():
            return _awarded(of, players)
        case HandEnded(stacks):
            return message("event-hand-ended", stacks=_chips_by_seat(stacks, players))
        case CardShown(seat, card):
            return message("event-card-shown", player=players.at(seat), card=card)
        case _:
            assert_never(of)


def _awarded(of: PotAwarded, players: Players) -> Message:
    if of.number:
        pot = message("award-side", number=of.number)
    else:
        pot = message("award-main" if of.pots > 1 else "award-only")
    if len(of.winners) == 1:
        won = message("event-pot-won", player=players.at(of.winners[0]), pot=pot, amount=of.shares[0])
    else:
        shares = _chips_by_seat(zip(of.winners, of.shares, strict=True), players)
        won = message("event-pot-split", pot=pot, amount=sum(of.shares), shares=shares)
    if of.odd:
        won = message("event-odd-chips", won=won, players=tuple(players.at(seat) for seat in of.odd))
    return message("event-raked", won=won, rake=of.rake) if of.rake else won


def _chips_by_seat(chips: Iterable[tuple[int, int]], players: Players) -> tuple[Message, ...]:
    return tuple(message("player-chips", player=players.at(seat), amount=amount) for seat, amount in chips)


def _cards_by_seat(cards: Iterable[tuple[int, Card]], players: Players) -> tuple[Message, ...]:
    return tuple(message("player-card", player=players.at(seat), card=card) for seat, card in cards)
