"""Americana, five-card stud with 32 cards: an exact engine, its reading, and a game to play.

>>> from americana import Call, Rules, menu, play, stacked_deck, start
>>> hand, events = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
>>> hand.actor, str(menu(hand))
(0, 'bring_in 2')
"""

from americana.cards import FULL_DECK, Card, card, read_cards, stacked_deck
from americana.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from americana.engine.apply import apply
from americana.engine.betting import menu, timeout_action
from americana.engine.events import Event
from americana.engine.hand import Hand, View
from americana.engine.play import play, replay, show, start
from americana.errors import AmericanaError, IllegalAction
from americana.ranking import name_hand, strength
from americana.rules import Rules
from americana.view import redact, see

__all__ = [
    "FULL_DECK",
    "Action",
    "AmericanaError",
    "Bet",
    "BringIn",
    "Call",
    "Card",
    "Check",
    "Complete",
    "Event",
    "Fold",
    "Hand",
    "IllegalAction",
    "Raise",
    "Rules",
    "View",
    "apply",
    "card",
    "menu",
    "name_hand",
    "play",
    "read_cards",
    "redact",
    "replay",
    "see",
    "show",
    "stacked_deck",
    "start",
    "strength",
    "timeout_action",
]
