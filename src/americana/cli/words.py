"""What the terminal says that no other place does: the table's words, the ranking card, a seat in one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields

from americana.cards import FULL_DECK, RANKS, SUITS, SYMBOLS, Card
from americana.engine.betting import Verb
from americana.engine.events import (
    BetPlaced,
    BroughtIn,
    Called,
    Checked,
    Completed,
    Event,
    Folded,
    HandEnded,
    HandShown,
    HandStarted,
    Raised,
    RoundClosed,
    RoundOpened,
    TurnPassed,
    UpCardsDealt,
)
from americana.engine.hand import View
from americana.ranking import name_board, name_hand
from americana.render import Captions, TableWords
from americana.rules import Rules
from americana.say import Players, Voice, tell

SILENT = (HandStarted, HandEnded, RoundClosed, TurnPassed)
"""Events that a player is told by other means, or need not be told."""

_VERBS: tuple[Verb, ...] = ("fold", "check", "call", "bring_in", "complete", "bet", "raise")


def table_words(voice: Voice) -> TableWords:
    """Return the words of a drawn table in the voice's language."""
    return TableWords(**{field.name: voice(f"word-{field.name}") for field in fields(TableWords)})


def verbs(voice: Voice) -> dict[str, Verb]:
    """Return the verbs a player may type in his language."""
    return {voice(f"verb-{verb}").casefold(): verb for verb in _VERBS}


def captions(voice: Voice, view: View, events: tuple[Event, ...], players: Players) -> Captions:
    """Return what is written on a drawn table: the round, why the first is first, what each seat did last."""
    title = voice("table-title", round=max(view.round, 1))
    reason = voice.first_to_act(view.first, players) if view.first and view.first.of >= 0 else ""
    return Captions(title=title, reason=reason, notes=notes(voice, events))


def notes(voice: Voice, events: tuple[Event, ...]) -> dict[int, str]:
    """Say what each seat did last in this round, or what it showed at the end."""
    done: dict[int, str] = {}
    for event in events:
        match event:
            case UpCardsDealt() | RoundOpened():
                done.clear()
            case Folded(seat):
                done[seat] = voice("verb-fold")
            case Checked(seat):
                done[seat] = voice("verb-check")
            case Called(seat, adds):
                done[seat] = voice("choice-call", least=adds)
            case BroughtIn(seat, to):
                done[seat] = voice("choice-bring_in", least=to)
            case Completed(seat, to):
                done[seat] = voice("choice-complete", least=to)
            case BetPlaced(seat, to):
                done[seat] = voice("choice-bet", least=to)
            case Raised(seat, to):
                done[seat] = voice("choice-raise", least=to)
            case HandShown(seat, _, name):
                done[seat] = voice.hand(name)
            case _:
                pass
    return done


def own_hand(voice: Voice, view: View, rules: Rules) -> str:
    """Say what the viewer holds so far."""
    assert view.viewer is not None
    down = view.down_cards[view.viewer]
    assert down is not None
    board = view.boards[view.viewer]
    cards = (down, *board)
    name = voice.hand(name_hand(cards, rules)) if len(cards) == 5 else voice.say(tell.board(name_board(cards)))
    return voice("you-hold", down=down, up=board, name=name)


def seats_aloud(voice: Voice, view: View, players: Players) -> Iterator[str]:
    """Say each other live seat in one sentence."""
    for seat in view.live:
        if seat != view.viewer:
            facts = {"stack": view.stacks[seat], "bet": view.bets[seat]}
            key = "seat-aloud" if view.stacks[seat] else "seat-aloud-all-in"
            yield voice(key, player=players.at(seat), up=view.boards[seat], **facts)


def ranking_card(voice: Voice, rules: Rules) -> Iterator[str]:
    """Say what beats what under these rules, best first."""
    yield from (voice.say(line) for line in tell.ranking_card(rules))
    yield from (voice.say(note) for note in tell.ranking_notes())


def parameters(voice: Voice, rules: Rules) -> Iterator[tuple[str, str, str]]:
    """Yield each parameter that means something: its name, its value, and what it is."""
    for name, value in rules.parameters().items():
        if rules.limit != "fixed" and name in ("small_bet", "big_bet", "cap"):
            continue
        if not rules.rake_bp and name in ("rake_cap", "rake_from_round"):
            continue
        yield (
            voice.say(tell.parameter(name)),
            voice.say(tell.value(name, value)),
            voice.say(tell.about_parameter(name)),
        )


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
