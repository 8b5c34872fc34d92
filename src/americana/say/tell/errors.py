"""Refusals as messages: an error by its code and facts, a set of house rules by each of its faults."""

from __future__ import annotations

from functools import reduce

from americana.engine.actions import type_of_verb
from americana.errors import AmericanaError, Fault, IllegalRules
from americana.rules import parameter_names
from americana.say.message import Arg, Message, message
from americana.say.tell.house import parameter


def error(refused: AmericanaError) -> tuple[Message, ...]:
    """Say why something was refused, the most exact message first; the last one can always be said.

    An error that repeats a `text` may have a sentence for it, `error-<code>.text`.

    >>> [said.key for said in error(AmericanaError("capped", "no more raises"))]
    ['error-capped', 'refused']
    """
    refusal = message("refused", code=refused.code)
    if isinstance(refused, IllegalRules):
        return message("error-illegal_rules", faults=_in_a_row(refused)), refusal
    facts = {name: _fact(name, value) for name, value in refused.facts.items()}
    said = message(f"error-{refused.code}", **facts)
    return (message(f"error-{refused.code}.text", **facts), said, refusal) if facts.get("text") else (said, refusal)


def fault(of: Fault) -> Message:
    """Say one contradiction in a set of house rules."""
    return message(f"fault-{of.code}", **{name: _fact(name, value) for name, value in of.facts.items()})


def _in_a_row(refused: IllegalRules) -> Message:
    faults = [fault(one) for one in refused.faults]
    return reduce(lambda first, then: message("list-more", first=first, then=then), faults)


def _fact(name: str, value: object) -> Arg:
    """Give a fact as an argument: verbs and parameters by their names, the rest as it is."""
    match value:
        case str() if name == "verb" and value in type_of_verb:
            return message(f"verb-{value}")
        case str() if name == "name" and value in parameter_names():
            return parameter(value)
        case int() | str():
            return value
        case _:
            return str(value)
