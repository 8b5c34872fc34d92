"""Values: frozen, slotted dataclasses that are made in half the time. Knows nothing of the game.

A frozen dataclass sets each field by `object.__setattr__`, which looks the name up; a value hands it to the slot
itself. A hand makes dozens of events (docs/decisions/state-copies.md).
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, field, fields
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """Make a class a frozen, slotted dataclass; `cls` may inherit from another value.

    >>> @value
    ... class Chips:
    ...     seat: int
    ...     amount: int = 0
    >>> Chips(2) == Chips(2, 0), Chips(2)
    (True, Chips(seat=2, amount=0))
    """
    made = dataclass(frozen=True, slots=True)(cls)
    names: dict[str, object] = {}
    parameters, lines = [], []
    for each in fields(made):  # type: ignore[arg-type]
        names[f"_set_{each.name}"] = getattr(made, each.name).__set__
        default = ""
        if each.default is not MISSING:
            names[f"_default_{each.name}"] = each.default
            default = f"=_default_{each.name}"
        parameters.append(each.name + default)
        lines.append(f"    _set_{each.name}(self, {each.name})")
    exec(f"def __init__(self, {', '.join(parameters)}):\n" + ("\n".join(lines) or "    pass"), names)
    made.__init__ = names["__init__"]  # type: ignore[assignment]
    return made
