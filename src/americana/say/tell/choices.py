"""What stands on a button: one choice of the menu as a message."""

from __future__ import annotations

from americana.engine.betting import Choice
from americana.say.message import Message, message


def choice(of: Choice) -> Message:
    """Say a choice with its amounts: "Call 12", "Raise to 8–97".

    >>> choice(Choice("bet", 3, 97, fixed=False)).key, choice(Choice("bet", 4, 4)).key
    ('range-bet', 'choice-bet')
    """
    if of.least == of.most:
        return message(f"choice-{of.verb}", least=of.least)
    return message(f"range-{of.verb}", least=of.least, most=of.most)
