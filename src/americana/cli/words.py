"""What the terminal says that no other place does: a seat in one sentence, the own hand, the ranking card.

Returns text and prints none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from americana.cards import FULL_DECK, RANKS, SUITS, SYMBOLS, Card
from americana.engine.betting import VERBS, Choice, Verb
from americana.engine.events import HandEnded, HandStarted, RoundClosed, TurnPassed
from americana.engine.hand import View
from americana.ranking import name_board, name_hand
from americana.rules import Rules
from americana.say import Players, Voice, tell

SILENT = (HandStarted, HandEnded, RoundClosed, TurnPassed)
"""Events that a player is told by other means, or need not be told."""


def player_name(voice: Voice, players: Players, seat: int) -> str:
    """Return what the player in a seat is called, standing alone."""
    return voice("player-name", player=players.at(seat))


def verbs(voice: Voice) -> dict[str, Verb]:
    """Return the verbs a player may type in his language."""
    return {voice(f"verb-{verb}").casefold(): verb for verb in VERBS}


def own_hand(voice: Voice, view: View) -> str:
    """Say what the viewer holds so far."""
    assert view.viewer is not None
    down = view.down_cards[view.viewer]
    assert down is not None
    board = view.boards[view.viewer]
    cards = (down, *board)
    name = voice.hand(name_hand(cards, view.rules)) if len(cards) == 5 else voice.say(tell.board(name_board(cards)))
    return voice("you-hold", down=down, up=board, name=name)


def seats_aloud(voice: Voice, view: View, players: Players) -> Iterator[str]:
    """Say each other live seat in one sentence."""
    for seat in view.live:
        if seat != view.viewer:
            stack, bet = view.stacks[seat], view.bets[seat]
            has = voice("aloud-stack", stack=stack) if stack else voice("aloud-all-in")
            bets = voice("aloud-bet", bet=bet) if bet else ""
            yield voice("seat-aloud", player=players.at(seat), up=view.boards[seat]) + has + bets


def ranking_card(voice: Voice, rules: Rules) -> Iterator[str]:
    """Say what beats what under these rules, best first."""
    yield from (voice.say(line) for line in tell.ranking_card(rules))
    yield from (voice.say(note) for note in tell.ranking_notes())


def parameters(voice: Voice, rules: Rules) -> Iterator[tuple[str, str]]:
    """Yield each parameter of these rules as it is set (`losers=show`), and in words."""
    for name, value in rules.parameters().items():
        typed = ("no", "yes")[value] if isinstance(value, bool) else value
        yield f"{name}={typed}", f"{voice.say(tell.parameter(name))}: {voice.say(tell.value(name, value))}"


def about_parameter(voice: Voice, setting: str) -> str:
    """Say what a parameter does; `setting` is as `parameters` yields it."""
    return voice.say(tell.about_parameter(setting.partition("=")[0]))


def choice(voice: Voice, of: Choice, view: View) -> str:
    """Say a choice of the seat in turn, and whether it puts everything in."""
    assert view.actor is not None
    total = view.stacks[view.actor] + (0 if of.verb == "call" else view.bets[view.actor])
    said = voice.choice(of)
    return voice("all-in-choice", choice=said) if of.least == of.most == total else said


def unseen(voice: Voice, view: View) -> Iterator[str]:
    """Yield a line a suit with the ranks that the viewer has not seen, high to low; in words for a spoken voice."""
    seen: set[Card | None] = {card for board in view.boards.values() for card in board}
    seen |= set(view.down_cards.values())
    left: Mapping[str, list[str]] = {suit: [] for suit in SUITS}
    for card in FULL_DECK:
        if card not in seen:
            left[card.suit].insert(0, card.rank)
    for suit, ranks in left.items():
        if voice.spoken:
            yield voice("unseen-suit", suit=tell.suit(suit), ranks=tuple(tell.rank(rank) for rank in ranks))
        else:
            yield f"{SYMBOLS[suit]}  " + " ".join(rank if rank in ranks else "·" for rank in reversed(RANKS))
