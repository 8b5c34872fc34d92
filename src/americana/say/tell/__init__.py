"""From values of the game to messages that any language can say."""

from americana.say.tell.choices import choice
from americana.say.tell.errors import error, fault
from americana.say.tell.events import event, first_to_act
from americana.say.tell.hands import EXAMPLES, board, category, hand, rank, ranking_card, ranking_notes, showing, suit
from americana.say.tell.house import about_parameter, about_preset, parameter, preset, value

__all__ = [
    "EXAMPLES",
    "about_parameter",
    "about_preset",
    "board",
    "category",
    "choice",
    "error",
    "event",
    "fault",
    "first_to_act",
    "hand",
    "parameter",
    "preset",
    "rank",
    "ranking_card",
    "ranking_notes",
    "showing",
    "suit",
    "value",
]
