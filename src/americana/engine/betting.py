"""What the seat in turn may do, with exact amounts (R15–R18, R22–R29). Looks at no card at all."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, cast, get_args

from americana.engine.actions import Action, Bet, Call, Check, Fold, Raise, type_of_verb
from americana.engine.hand import Hand, State, View
from americana.errors import IllegalAction
from americana.values import value

Verb = Literal["fold", "check", "call", "bring_in", "complete", "bet", "raise"]
VERBS: tuple[Verb, ...] = get_args(Verb)


@value
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
        return type(action) is type_of_verb[self.verb] and self._allows(action)

    def _allows(self, action: Action) -> bool:
        match action:
            case Call():
                asked = action.amount
            case Fold() | Check():
                return True
            case Bet() | Raise():
                return type(action.to) is int and self.least <= action.to <= self.most
            case _:
                asked = action.to
        return asked is None or (type(asked) is int and asked == self.least)

    def action(self, amount: int | None = None) -> Action:
        """Return the action with this amount, or with the least one."""
        make = type_of_verb[self.verb]
        return make() if make in (Fold, Check) else make(self.least if amount is None else amount)

    def __str__(self) -> str:
        if not self.most:
            return self.verb
        return f"{self.verb} {self.least}" if self.fixed else f"{self.verb} {self.least}..{self.most}"


@value
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
        kind = type(action)
        for choice in self.choices:
            if type_of_verb[choice.verb] is kind:
                return choice._allows(action)
        return False

    def find(self, *verbs: Verb) -> Choice | None:
        """Return the choice with the first of these verbs that is on offer."""
        for verb in verbs:
            for choice in self.choices:
                if choice.verb == verb:
                    return choice
        return None

    @property
    def wager(self) -> Choice | None:
        """The bet, completion or raise on offer."""
        return self.find("bet", "complete", "raise")

    def __str__(self) -> str:
        return " | ".join(map(str, self.choices))


NOTHING = Menu(())


def menu(hand: Hand | View) -> Menu:
    """List what the seat in turn may do, with exact amounts.

    >>> from americana import Rules, stacked_deck, start
    >>> hand, _ = start(Rules.preset("ru", limit="no"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> str(menu(hand)), menu(hand).find("bet"), Bet(40) in menu(hand)
    ('bring_in 2 | bet 3..99', Choice(verb='bet', least=3, most=99, fixed=False), True)
    """
    return menu_of(hand.state)


def timeout_action(hand: Hand | View) -> Action:
    """Return what is done for a seat whose time ran out: bring in, else check, else fold (R29).

    >>> from americana import Rules, stacked_deck, start
    >>> hand, _ = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> timeout_action(hand)
    BringIn(to=2)

    Raises `IllegalAction` with the code `hand_over` when nobody is in turn.
    """
    choice = menu(hand).find("bring_in", "check", "fold")
    if choice is None:
        raise IllegalAction("hand_over", "the hand is over: nobody is in turn")
    return choice.action()


def menu_of(state: State) -> Menu:
    """List what the place in turn may do; with exact amounts."""
    made = cast(Menu | None, state.menu)
    if made is None:
        made = _menu_of(state) if state.stage == "turn" else NOTHING
        object.__setattr__(state, "menu", made)
    return made


def _menu_of(state: State) -> Menu:
    place, limit = state.place, state.rules.limit
    stack, bet = state.stacks[place], state.bets[place]
    if is_opening(state):
        passive: Verb = "bring_in"
        adds = min(state.rules.bring_in, stack)
    else:
        adds = min(state.owed - bet, stack)
        passive = "call" if adds else "check"
    if why_no_wager(state):
        return _offer(passive, adds)
    total = bet + stack
    least = min(state.least_to, total)
    most = least if limit == "fixed" else total if limit == "no" else min(pot_limit(state), total)
    return _offer(passive, adds, wager_verb(state), least, most, limit == "fixed")


@lru_cache(maxsize=4096)
def _offer(
    passive: Verb, adds: int, wager: Verb | None = None, least: int = 0, most: int = 0, fixed: bool = True
) -> Menu:
    """Menus are values, and the same few come again and again."""
    choices = [] if passive == "bring_in" else [Choice("fold")]
    choices.append(Choice(passive, adds, adds))
    if wager:
        choices.append(Choice(wager, least, most, fixed))
    return Menu(tuple(choices))


def is_opening(state: State) -> bool:
    """Whether the place in turn must bring in or bet (R15): round 1, nothing to match yet."""
    return state.round == 1 and state.owed == 0


def why_no_wager(state: State) -> str | None:
    """Say by a code why the place in turn may not bet, complete or raise; None if it may."""
    rules, place, bets, stacks = state.rules, state.place, state.bets, state.stacks
    opening = state.owed == 0 and state.round == 1
    match_now = rules.bring_in if opening else state.owed
    if bets[place] + stacks[place] <= match_now:
        return "no_chips_to_raise"
    if rules.limit == "fixed" and state.wagers >= rules.cap > 0:
        return "capped"
    for other, out in enumerate(state.folded):
        if not out and bets[other] + stacks[other] > match_now and other != place:
            break
    else:
        return "nobody_can_call_more"
    if state.acted[place] >= 0 and not _is_reopened(state):
        return "not_reopened"
    if opening and _pot_or_bet_leaves_bring_in_only(state):
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


def pot_limit(state: State) -> int:
    """Return the largest total that pot limit allows the place in turn (R25)."""
    owes = state.owed - state.bets[state.place]
    return state.owed + sum(state.paid) + owes


def _pot_or_bet_leaves_bring_in_only(state: State) -> bool:
    """R25: the antes do not exceed the bring-in. R23: the bring-in is the small bet."""
    rules = state.rules
    if rules.limit == "fixed":
        return rules.small_bet <= rules.bring_in
    return rules.limit == "pot" and pot_limit(state) <= rules.bring_in


def _is_reopened(state: State) -> bool:
    """Whether what must be matched has grown enough since the place in turn last acted (R26)."""
    grown = state.owed - state.acted[state.place]
    if state.rules.limit == "fixed":
        return half_or_more(grown, state.rules.bet_size(state.round))
    return grown >= state.least_to - state.owed
