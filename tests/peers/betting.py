"""What a place may do, computed from the ledger: as the rules say (no class), as PokerKit does (all), or in between."""

from dataclasses import dataclass, field
from typing import NamedTuple

from tests.peers.known import Classes, Known
from tests.peers.ledger import Act, Ledger


class Options(NamedTuple):
    """What the place in turn may do: the chips of a call or bring-in, and the range of a wager, 0..0 for none."""

    call: int
    least: int
    most: int


@dataclass
class Memory:
    """What a round's acts leave behind for the next one."""

    match: int = 0
    """The total that a place must have put in."""
    level: int = 0
    """Fixed limit: the wager from which the next is measured (R26)."""
    counted: int = 0
    """Fixed limit: wagers that count for the cap (R23)."""
    full_raise: int = 0
    """Pot and no limit: the last full bet or raise (R24)."""
    largest: int = 0
    """By how much the largest wager raised, full or not."""
    acted: set[int] = field(default_factory=set)
    """Who has acted since the last full wager."""
    shorts: list[int] = field(default_factory=list)
    """All-ins in a row that have not added up to the largest raise yet."""


def options(book: Ledger, place: int, known: Classes) -> Options:
    """What a place may do, with some classes in force."""
    rules, total = book.rules, book.total(place)
    memory = _remember(book, known)
    call = min(rules.bring_in if book.is_opening else memory.match - book.bets[place], book.stacks[place])
    if book.is_opening and rules.limit == "fixed" and rules.small_bet == rules.bring_in:
        bet = min(rules.small_bet, total)
        return Options(0, bet, bet) if Known.EVEN_BRING_IN in known else Options(call, 0, 0)
    least = _least(book, memory, known)
    most = {"fixed": least, "no": max(least, total), "pot": _pot_limit(book, place, memory)}[rules.limit]
    if Known.POT_BELOW_LEAST in known:
        most = max(most, least)
    if most < least or not _may_wager(book, place, memory, known):
        return Options(call, 0, 0)
    return Options(call, min(least, total), min(most, total))


def _least(book: Ledger, memory: Memory, known: Classes) -> int:
    rules = book.rules
    if rules.limit == "fixed":
        return memory.level + rules.bet_size(book.round)
    if book.is_opening:
        return rules.bring_in + 1
    if book.round == 1 and Known.ROUND_ONE_STEP in known:
        step = rules.bring_in + 1
        return memory.match + max(memory.largest, step) if memory.largest else step
    return memory.match + memory.full_raise


def _pot_limit(book: Ledger, place: int, memory: Memory) -> int:
    return memory.match + sum(book.paid) + (memory.match - book.bets[place])


def _may_wager(book: Ledger, place: int, memory: Memory, known: Classes) -> bool:
    rules = book.rules
    own = others = rules.bring_in if book.is_opening else memory.match
    if book.is_opening and Known.OPENER_ALL_IN in known:
        own = 0
    if book.is_opening and Known.OPENER_UNCALLABLE in known:
        others = 0
    if book.total(place) <= own or not any(book.total(p) > others for p in book.live if p != place):
        return False
    if rules.limit == "fixed" and rules.cap and memory.counted >= rules.cap:
        return False
    return place not in memory.acted or _is_reopened(book, place, memory, known)


def _is_reopened(book: Ledger, place: int, memory: Memory, known: Classes) -> bool:
    grown = memory.match - book.bets[place]
    if Known.SHORTS_FORGOTTEN in known and memory.shorts and sum(memory.shorts) < memory.largest:
        return False
    if Known.SHORT_REOPENS in known:
        return grown >= memory.largest
    if book.rules.limit == "fixed":
        parts = 1 if Known.HALF_BET in known else 2
        return parts * grown >= book.rules.bet_size(book.round)
    return grown >= memory.full_raise


def _remember(book: Ledger, known: Classes) -> Memory:
    memory = Memory(full_raise=book.rules.bring_in)
    for act in book.acts:
        if act.verb == "bring_in":
            _bring_in(book, memory, act, known)
        elif act.verb == "wager":
            _wager(book, memory, act, known)
        memory.acted.add(act.place)
    return memory


def _bring_in(book: Ledger, memory: Memory, act: Act, known: Classes) -> None:
    rules = book.rules
    memory.match = act.to if Known.SHORT_BRING_IN in known else rules.bring_in
    if rules.limit == "fixed" and rules.small_bet == rules.bring_in:
        memory.level = memory.match
        memory.counted = 1
        memory.largest = act.to if Known.EVEN_BRING_IN in known else 0


def _wager(book: Ledger, memory: Memory, act: Act, known: Classes) -> None:
    rise = act.to - memory.match
    is_full = _is_full(book, memory, act)
    if is_full:
        memory.full_raise = rise
    if rise >= memory.largest if Known.SHORT_REOPENS in known else is_full:
        memory.acted.clear()
    bet = book.rules.bet_size(book.round)
    if Known.HALF_BET in known or 2 * (act.to - memory.level) >= bet:
        memory.level = act.to
        memory.counted += 1
    memory.match = act.to
    memory.largest = max(memory.largest, rise)
    memory.shorts = [*memory.shorts, rise] if act.is_all_in else []
    if sum(memory.shorts) >= memory.largest:
        memory.shorts = []


def _is_full(book: Ledger, memory: Memory, act: Act) -> bool:
    if book.rules.limit == "fixed":
        return act.to >= memory.level + book.rules.bet_size(book.round)
    is_instead_of_bring_in = book.round == 1 and memory.match == 0
    return is_instead_of_bring_in or act.to >= memory.match + memory.full_raise
