"""From an action to the event it becomes, or to the `IllegalAction` that says why not and what was possible.

Changes nothing: the event does, in `apply`. Looks at no card.
"""

from __future__ import annotations

from functools import cache
from typing import assert_never

from americana.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise, type_of_verb
from americana.engine.betting import (
    VERBS,
    Choice,
    Menu,
    Verb,
    half_or_more,
    is_opening,
    menu_of,
    wager_verb,
    why_no_wager,
)
from americana.engine.events import BetPlaced, BroughtIn, Called, Checked, Completed, Folded, Raised, Wager
from americana.engine.hand import State
from americana.errors import IllegalAction, is_whole, kind_of

_MADE: dict[Verb, type[BetPlaced] | type[Completed] | type[Raised]] = {
    "bet": BetPlaced,
    "complete": Completed,
    "raise": Raised,
}
_NO_WAGER = {
    "no_chips_to_raise": "no chips beyond what must be matched",
    "capped": "the cap of wagers for this round is reached",
    "nobody_can_call_more": "no other player has chips to call more",
    "not_reopened": "a short all-in does not reopen the betting for who has acted",
    "bring_in_only": "the limit leaves no bet above the bring-in",
}


def taken(state: State, action: Action) -> Folded | Checked | Called | BroughtIn | Wager:
    """Return what an action does; `IllegalAction` if the place in turn may not do it."""
    offered = menu_of(state)
    if action not in offered:
        raise _refusal(state, action, offered)
    place = state.place
    seat = state.seats[place]
    match action:
        case Call():
            bet, stack = state.bets[place], state.stacks[place]
            adds = min(state.owed - bet, stack)
            return Called(seat, adds, bet + adds, adds == stack)
        case Fold():
            return _folded(seat)
        case Check():
            return _checked(seat)
        case Bet() | Raise():
            return _wager(state, seat, action.to)
        case Complete():
            return _wager(state, seat, min(state.least_to, state.bets[place] + state.stacks[place]))
        case BringIn():
            return _brought_in(state, seat)
        case _:
            assert_never(action)


_folded = cache(Folded)
_checked = cache(Checked)
"""Events are values: one for each seat will do."""


def _brought_in(state: State, seat: int) -> BroughtIn:
    """Post it; where it equals the small bet it is wager 1, also when posted short (R23)."""
    rules, stack = state.rules, state.stacks[state.place]
    owed, to = rules.bring_in, min(rules.bring_in, stack)
    is_wager = rules.limit == "fixed" and rules.small_bet == owed
    if rules.limit == "fixed":
        least = rules.small_bet + (owed if is_wager else 0)
    else:
        least = 2 * owed
    return BroughtIn(seat, to, owed, to == stack, int(is_wager), least)


def _wager(state: State, seat: int, to: int) -> Wager:
    """Make a wager's event: its size decides what it counts for and from where the next is measured (R24, R26)."""
    adds = to - state.bets[state.place]
    full = to >= state.least_to
    if state.rules.limit == "fixed":
        bet = state.rules.bet_size(state.round)
        counts = half_or_more(to - (state.least_to - bet), bet)
        least = to + bet if counts else state.least_to
    else:
        counts = full
        least = to + (to - state.owed if full else _last_full(state))
    all_in = adds == state.stacks[state.place]
    return _MADE[wager_verb(state)](seat, to, adds, all_in, full, state.wagers + counts, least)


def _last_full(state: State) -> int:
    return state.least_to - state.owed


def _refusal(state: State, action: object, offered: Menu) -> IllegalAction:
    if not isinstance(action, Action):
        return IllegalAction("no_action", f"an action was asked for, not {kind_of(action)}")
    if not offered:
        return IllegalAction("hand_over", "the hand is over: nobody is in turn")
    verb = _verb_of(action)
    choice = offered.find(verb)
    if choice is None:
        return _not_offered(state, verb, offered)
    amount: object = getattr(action, "amount", getattr(action, "to", None))
    if not is_whole(amount):
        return IllegalAction("not_whole", f"{verb}: chips are whole numbers, not {kind_of(amount)}", verb=verb)
    return _wrong_amount(choice, amount)


def _wrong_amount(choice: Choice, amount: int) -> IllegalAction:
    verb, least, most = choice.verb, choice.least, choice.most
    asked = str(amount) if abs(amount) < 10**15 else "so many"
    if verb in ("call", "bring_in", "complete") or choice.least == choice.most:
        return IllegalAction("wrong_amount", f"{verb} {asked}: the amount is {least}", verb=verb, amount=least)
    if amount < least:
        return IllegalAction("too_small", f"{verb} to {asked}: the least is {least}", verb=verb, least=least)
    return IllegalAction("too_big", f"{verb} to {asked}: the most is {most}", verb=verb, most=most)


def _not_offered(state: State, verb: Verb, offered: Menu) -> IllegalAction:
    possible = str(offered)
    if is_opening(state) and verb in ("fold", "check", "call"):
        return IllegalAction("must_open", f"the opener must bring in or bet, not {verb}: {possible}", possible=possible)
    if verb == "check":
        return IllegalAction("must_call", f"there is a bet to match: {possible}", possible=possible)
    if verb == "call":
        return IllegalAction("nothing_to_call", f"there is nothing to call: {possible}", possible=possible)
    reason = why_no_wager(state)
    if reason and verb in ("bet", "complete", "raise"):
        return IllegalAction(reason, f"{verb}: {_NO_WAGER[reason]}; possible: {possible}", verb=verb, possible=possible)
    return IllegalAction("not_offered", f"{verb} is not possible now: {possible}", verb=verb, possible=possible)


def _verb_of(action: Action) -> Verb:
    return next(verb for verb in VERBS if isinstance(action, type_of_verb[verb]))
