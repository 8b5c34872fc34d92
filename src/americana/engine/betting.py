"""What the seat in turn may do, with exact amounts (R15–R18, R22–R29). Looks at no card at all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from americana.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise, type_of_verb
from americana.engine.hand import Hand, State, View
from americana.errors import IllegalAction

Verb = Literal["fold", "check", "call", "bring_in", "complete", "bet", "raise"]


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing the seat in turn may do: a verb and the amounts it may have.

    `least` and `most` are chips: for a call what it adds, for the rest the seat's total of the round; 0 for fold and
    check. `fixed` says that the limit leaves one amount only.
    """

    verb: Verb
    least: int = 0
    most: int = 0
    fixed: bool = True

    def __contains__(self, action: Action) -> bool:
        match action:
            case Bet(to) | Raise(to):
                asked: int | None = to
            case BringIn(to) | Complete(to) | Call(to):
                asked = self.least if to is None else to
            case _:
                asked = 0
        is_amount = type(asked) is int and self.least <= asked <= self.most
        return is_amount and type(action) is type_of_verb[self.verb]

    def action(self, amount: int | None = None) -> Action:
        """Return the action with this amount, or with the least one."""
        make = type_of_verb[self.verb]
        return make() if make in (Fold, Check) else make(self.least if amount is None else amount)

    def __str__(self) -> str:
        if not self.most:
            return self.verb
        return f"{self.verb} {self.least}" if self.fixed else f"{self.verb} {self.least}..{self.most}"


@dataclass(frozen=True, slots=True)
class Menu:
    """All that the seat in turn may do, passive choices first; empty when nobody is in turn.

    `action in menu` is true exactly when `play` accepts the action.
    """

    choices: tuple[Choice, ...]

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.choices)

    def __len__(self) -> int:
        return len(self.choices)

    def __contains__(self, action: Action) -> bool:
        return any(action in choice for choice in self.choices)

    def find(self, *verbs: Verb) -> Choice | None:
        """Return the choice with the first of these verbs that is on offer."""
        return next((choice for verb in verbs for choice in self.choices if choice.verb == verb), None)

    @property
    def wager(self) -> Choice | None:
        """The bet, completion or raise on offer."""
        return self.find("bet", "complete", "raise")

    def __str__(self) -> str:
        return " | ".join(map(str, self.choices))


NOTHING = Menu(())


def menu(hand: Hand | View) -> Menu:
    """List what the seat in turn may do, with exact amounts."""
    return menu_of(hand.state)


def timeout_action(hand: Hand | View) -> Action:
    """Return what is done for a seat whose time ran out: bring in, else check, else fold (R29).

    Raises `IllegalAction` with the code `hand_over` when nobody is in turn.
    """
    choice = menu(hand).find("bring_in", "check", "fold")
    if choice is None:
        raise IllegalAction("hand_over", "the hand is over: nobody is in turn")
    return choice.action()


def menu_of(state: State) -> Menu:
    """List what the place in turn may do."""
    if state.stage != "turn":
        return NOTHING
    stack = state.stacks[state.place]
    wager = _wager(state)
    if is_opening(state):
        posted = min(state.rules.bring_in, stack)
        choices: tuple[Choice, ...] = (Choice("bring_in", posted, posted),)
    elif owes := state.owed - state.bets[state.place]:
        adds = min(owes, stack)
        choices = (_FOLD, Choice("call", adds, adds))
    else:
        choices = (_FOLD, _CHECK)
    return Menu((*choices, wager) if wager else choices)


def is_opening(state: State) -> bool:
    """Whether the place in turn must bring in or bet (R15): round 1, nothing to match yet."""
    return state.round == 1 and state.owed == 0


def why_no_wager(state: State) -> str | None:
    """Say by a code why the place in turn may not bet, complete or raise; None if it may."""
    rules, place = state.rules, state.place
    match_now = rules.bring_in if is_opening(state) else state.owed
    if state.bets[place] + state.stacks[place] <= match_now:
        return "no_chips_to_raise"
    if rules.limit == "fixed" and rules.cap and state.wagers >= rules.cap:
        return "capped"
    if not any(p != place and state.bets[p] + state.stacks[p] > match_now for p in state.able()):
        return "nobody_can_call_more"
    if state.acted[place] >= 0 and not _is_reopened(state):
        return "not_reopened"
    if is_opening(state) and _pot_or_bet_leaves_bring_in_only(state):
        return "bring_in_only"
    return None


def wager_verb(state: State) -> Verb:
    """Name what a wager would be now: bet, complete or raise."""
    if state.owed == 0:
        return "bet"
    is_completion = state.rules.limit == "fixed" and state.round == 1 and state.wagers == 0
    return "complete" if is_completion else "raise"


def half_or_more(amount: int, of: int) -> bool:
    """Whether an amount is at least half a bet (R26)."""
    return 2 * amount >= of


def _wager(state: State) -> Choice | None:
    if why_no_wager(state):
        return None
    place = state.place
    total = state.bets[place] + state.stacks[place]
    fixed = state.rules.limit == "fixed"
    most = state.least_to if fixed else total
    if state.rules.limit == "pot":
        most = pot_limit(state)
    most = min(most, total)
    return Choice(wager_verb(state), min(state.least_to, total), most, fixed)


def pot_limit(state: State) -> int:
    """Return the largest total that pot limit allows the place in turn (R25)."""
    owes = state.owed - state.bets[state.place]
    return state.owed + sum(state.paid) + owes


def _pot_or_bet_leaves_bring_in_only(state: State) -> bool:
    """R25: the antes do not exceed the bring-in. R23: the bring-in is the small bet."""
    rules = state.rules
    most = {"pot": pot_limit(state), "fixed": rules.small_bet}.get(rules.limit)
    return most is not None and most <= rules.bring_in


def _is_reopened(state: State) -> bool:
    """Whether what must be matched has grown enough since the place in turn last acted (R26)."""
    grown = state.owed - state.acted[state.place]
    if state.rules.limit == "fixed":
        return half_or_more(grown, state.rules.bet_size(state.round))
    return grown >= state.least_to - state.owed


_FOLD = Choice("fold")
_CHECK = Choice("check")
