"""A deck for a hand of which some cards are unknown: what the file tells, and harmless cards where it is silent.

The engine deals known cards only. A down card that was never shown decides nothing but whether its owner, at the
showdown, may keep it hidden (R35). So any unseen card will do for a hand folded or still in play, and for a mucked one
any that leaves it weaker than a hand shown before it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from americana.cards import FULL_DECK, Card, card, stacked_deck
from americana.notation.actions import Line
from americana.notation.scribe import UNKNOWN
from americana.ranking import strength
from americana.rules import ROUNDS

Boards = dict[int, list[Card]]


def deck_of(lines: Sequence[Line], players: int) -> tuple[Card, ...]:
    """Return a deck that deals as these lines say; the first `players` cards are down cards, in dealing order.

    Raises `Unreadable` with the code `bad_action`: a card told twice, an up card not told, a muck without reason.
    """
    deals = [line for line in lines if line.is_deal]
    reveals = [line for line in lines if not line.is_deal and line.words[1] == "sm"]
    told = list(_told(deals, reveals, players))
    boards: Boards = defaultdict(list)
    for line, up in zip(deals[players:], told[players:], strict=True):
        if up is None:
            raise line.refused("everybody sees an up card", "other_card")
        boards[line.place].append(up)
    mucked = _mucked(told[:players], boards, reveals)
    taken = {*told, *mucked.values()}
    spare = iter([one for one in FULL_DECK if one not in taken])
    return stacked_deck([one or mucked.get(place) or next(spare) for place, one in enumerate(told)])


def _told(deals: Sequence[Line], reveals: Sequence[Line], players: int) -> Iterator[Card | None]:
    """Give each dealt card, a down card also where only a later line shows it; None where it stays unknown."""
    shown = {line.place: line for line in reversed(reveals) if line.words[2:] not in ((), ("-",))}
    seen: set[Card] = set()
    for number, line in enumerate(deals):
        if number == len(FULL_DECK):
            raise line.refused("the deck has 32 cards", "other_card")
        source, text = line, line.words[3]
        if text == UNKNOWN and number < players and number in shown:
            source, text = shown[number], shown[number].words[2][:2]
        one = None if text == UNKNOWN else card(text)
        if one in seen:
            raise source.refused(f"{one} was dealt already", "other_card")
        if one:
            seen.add(one)
        yield one


def _mucked(down: Sequence[Card | None], boards: Boards, reveals: Sequence[Line]) -> dict[int, Card]:
    """Give each hand that was mucked unseen a down card with which a hand shown before it wins (R35)."""
    taken = {*down, *(one for board in boards.values() for one in board)}
    unseen = [one for one in FULL_DECK if one not in taken]
    best = -1
    owners: dict[Card, int] = {}
    choices: dict[int, list[Card]] = {}
    for line in reveals:
        place, board = line.place, boards[line.place]
        own = down[place] if place < len(down) else None
        if own is None and line.words[2:] == ("-",):
            raise line.refused("these cards were not told before", "other_card")
        if len(board) != ROUNDS:
            continue  # an all-in hand turned up early, or nonsense, which the engine will find
        if own is None:
            choices[place] = [one for one in unseen if strength((one, *board)) < best]
            if not _give(place, choices, owners, set()):
                raise line.refused("no unseen card makes this a hand that may stay hidden", "other_card")
        elif line.words[2:]:
            best = max(best, strength((own, *board)))
    return {place: one for one, place in owners.items()}


def _give(place: int, choices: dict[int, list[Card]], owners: dict[Card, int], tried: set[Card]) -> bool:
    """Find a card for a place, moving others to another of their choices where needed."""
    for one in choices[place]:
        if one not in tried:
            tried.add(one)
            if one not in owners or _give(owners[one], choices, owners, tried):
                owners[one] = place
                return True
    return False
