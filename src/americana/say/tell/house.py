"""House rules as messages: presets, parameters, their values and what each of them means."""

from __future__ import annotations

from americana.say.message import Message, message

_NONE_AT_ZERO = ("cap", "rake_bp", "rake_cap")


def preset(code: str) -> Message:
    """Name a preset by its text: "house rules: Danish text".

    >>> preset("da").key
    'preset-da'
    """
    return message(f"preset-{code}")


def about_preset(code: str) -> Message:
    """Say in a sentence what is special about a preset."""
    return message(f"preset-{code}.about")


def parameter(name: str) -> Message:
    """Name a parameter."""
    return message(f"parameter-{name}")


def about_parameter(name: str) -> Message:
    """Say in a sentence what a parameter does."""
    return message(f"parameter-{name}.about")


def value(name: str, of: object) -> Message:
    """Say a parameter's value.

    >>> value("limit", "no").key, value("cap", 0).key, value("royal_listed", True).key
    ('value-limit-no', 'value-none', 'value-royal_listed-yes')
    """
    if isinstance(of, bool):
        return message(f"value-{name}-{'yes' if of else 'no'}")
    if not isinstance(of, int):
        return message(f"value-{name}-{of}")
    return message("value-none") if of == 0 and name in _NONE_AT_ZERO else message("number", number=of)
