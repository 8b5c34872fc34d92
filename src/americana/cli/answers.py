"""What a player typed, as an action of the menu or a command to the terminal. Prints nothing and asks nothing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from americana.engine.actions import Action
from americana.engine.betting import Choice, Menu, Verb, menu
from americana.engine.hand import View
from americana.errors import Unreadable

CommandName = Literal["help", "ranking", "table", "log", "unseen", "rules", "show", "quit"]


@dataclass(frozen=True, slots=True)
class Command:
    """Something asked of the terminal, not of the game."""

    name: CommandName


COMMANDS: Mapping[str, CommandName] = {
    "?": "ranking",
    "h": "help",
    "help": "help",
    "t": "table",
    "l": "log",
    "u": "unseen",
    "g": "rules",
    "s": "show",
    "q": "quit",
}
_VERBS: Mapping[str, tuple[Verb, ...]] = {
    "f": ("fold",),
    "fold": ("fold",),
    "c": ("call", "check", "bring_in"),
    "k": ("check",),
    "check": ("check",),
    "call": ("call",),
    "bring": ("bring_in",),
    "bring-in": ("bring_in",),
    "r": ("raise", "complete", "bet"),
    "raise": ("raise", "complete", "bet"),
    "b": ("bet", "complete", "raise"),
    "bet": ("bet", "complete", "raise"),
    "complete": ("complete",),
}
_ALL_IN = ("a", "all in", "all-in", "allin", "олл-ин", "олл-ін", "ва-банк")
_AMBIGUOUS = {"а": "a f", "к": "k r"}
"""Cyrillic letters that look like one key and lie on another."""

_ANSWER = re.compile(
    r"(?P<word>[^\d\s/]+)?\s*(?:(?:to|in)\b\s*)?(?P<amount>\d+/[1-9]\d*|\d+%|\d+|pot|half|min|max|all)?"
)
_KEYBOARDS = [
    str.maketrans("фисвуапршолдьтщзйкыегмцчня", "abcdefghijklmnopqrstuvwxyz"),
    str.maketrans("фисвуапршолдьтщзйкіегмцчня", "abcdefghijklmnopqrstuvwxyz"),
]
"""One letter typed on a Russian or Ukrainian keyboard, by the key's place."""

LONGEST_ANSWER = 60


def read_answer(text: str, view: View, words: Mapping[str, Verb]) -> Action | Command:
    """Read an answer: `f`, `c`, `r 8`, `8`, `r pot`, `a` for all-in, the verb in the player's language, or a command.

    >>> from americana import Rules, see, stacked_deck, start
    >>> hand, _ = start(Rules.preset("ru", limit="no"), {0: 50, 1: 50}, deck=stacked_deck("7s 8s As Kd"))
    >>> view = see(hand, 0)
    >>> read_answer("c", view, {}), read_answer("12", view, {}), read_answer("?", view, {})
    (BringIn(to=2), Bet(to=12), Command(name='ranking'))

    `words` are verbs in the player's language. Raises `Unreadable`: `unreadable_answer`, `not_on_menu`,
    `amount_needed` or `amount_outside`; the facts name what is possible.
    """
    said = _normal(text)
    if said in COMMANDS:
        return Command(COMMANDS[said])
    offered = menu(view)
    if said in _ALL_IN:
        return _all_in(offered, view)
    if said in words:
        return _chosen(offered, (words[said],), None, view)
    found = _ANSWER.fullmatch(said)
    if not said or found is None:
        raise _unreadable(offered)
    word, amount = found["word"], found["amount"]
    if word in words:
        return _chosen(offered, (words[word],), amount, view)
    if word in ("pot", "half", "min", "max", "all"):
        word, amount = None, word
    if word is None:
        return _chosen(offered, _VERBS["r"], amount, view)
    if word not in _VERBS:
        raise _unreadable(offered)
    return _chosen(offered, _VERBS[word], amount, view)


def read_command(text: str) -> Command | None:
    """Read a command alone; None if it is none.

    >>> read_command(" Q "), read_command("й"), read_command("fold")
    (Command(name='quit'), Command(name='quit'), None)
    """
    said = _normal(text)
    return Command(COMMANDS[said]) if said in COMMANDS else None


def _normal(text: str) -> str:
    said = " ".join(text.casefold().split())[:LONGEST_ANSWER]
    if said in _AMBIGUOUS:
        one, other = _AMBIGUOUS[said].split()
        raise Unreadable("ambiguous_letter", f"is that {one} or {other}?", text=said, one=one, other=other)
    if len(said) == 1:
        for keyboard in _KEYBOARDS:
            said = said if said.isascii() else said.translate(keyboard)
    return said


def _chosen(offered: Menu, verbs: tuple[Verb, ...], amount: str | None, view: View) -> Action:
    choice = offered.find(*verbs)
    if choice is None:
        raise Unreadable("not_on_menu", f"not possible now: {offered}", possible=str(offered))
    if choice.least == choice.most:
        return _single(choice, amount)
    if amount is None:
        facts = {"least": choice.least, "most": choice.most}
        raise Unreadable("amount_needed", f"say an amount from {choice.least} to {choice.most}", **facts)
    chips = _chips(amount, choice, view)
    if not choice.least <= chips <= choice.most:
        facts = {"least": choice.least, "most": choice.most}
        raise Unreadable("amount_outside", f"the amount is from {choice.least} to {choice.most}", **facts)
    return choice.action(chips)


def _all_in(offered: Menu, view: View) -> Action:
    """Put everything in, if the menu lets one: by a wager, else by a call or the bring-in."""
    assert view.actor is not None
    behind, total = view.stacks[view.actor], view.stacks[view.actor] + view.bets[view.actor]
    for choice in reversed(offered.choices):
        if choice.most == (behind if choice.verb == "call" else total):
            return choice.action(choice.most)
    wager = offered.wager
    if wager is None:
        raise Unreadable("not_on_menu", f"not possible now: {offered}", possible=str(offered))
    raise Unreadable("no_all_in", f"all-in is more than the limit allows: the most is {wager.most}", most=wager.most)


def _single(choice: Choice, amount: str | None) -> Action:
    """There is one amount: a number beside it must be that one."""
    if amount is not None and amount.isdecimal() and int(amount) != choice.most:
        raise Unreadable("one_amount", f"the amount is {choice.least}", amount=choice.least)
    return choice.action()


def _chips(amount: str, choice: Choice, view: View) -> int:
    """Return a total in chips; a part of the pot is laid on top of the call, and kept within the limits."""
    match amount:
        case "min":
            return choice.least
        case "max" | "all":
            return choice.most
        case "pot":
            part = Fraction(1)
        case "half":
            part = Fraction(1, 2)
        case _ if amount.endswith("%"):
            part = Fraction(int(amount[:-1]), 100)
        case _ if "/" in amount:
            above, below = amount.split("/")
            part = Fraction(int(above), int(below))
        case _:
            return int(amount)
    assert view.actor is not None
    owes = view.to_match - view.bets[view.actor]
    wanted = view.to_match + int(part * (view.pot + owes))
    return min(max(wanted, choice.least), choice.most)


def _unreadable(offered: Menu) -> Unreadable:
    return Unreadable("unreadable_answer", f"not understood; possible: {offered}", possible=str(offered))
