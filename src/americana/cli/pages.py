"""What the commands `rules`, `rank` and `perft` print. Works nothing out: rules, ranks and counts come from below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table as Grid

from americana.cards import Card, all_different, read_cards
from americana.cli import words
from americana.cli.counting import FixedDeal
from americana.cli.screen import Screen
from americana.errors import Unreadable
from americana.ranking import board_value, name_board, name_hand, strength
from americana.rules import PRESETS, Rules
from americana.say import Voice, tell


def say_presets(screen: Screen, voice: Voice) -> None:
    """Print what the texts say and where they differ."""
    screen.say(voice("rules-presets"), style="bold")
    for code in PRESETS:
        name, about = voice.say(tell.preset(code)), voice.say(tell.about_preset(code))
        screen.say(f"  {code:8} {name}. {about}")
    screen.say()
    screen.say(voice("rules-differ"), style="bold")
    every = {code: Rules.preset(code).parameters() for code in PRESETS}
    differing = [name for name in every["ru"] if len({every[code][name] for code in PRESETS}) > 1]
    rows = [
        [voice.say(tell.parameter(name)), *(_value(voice, name, every[code][name]) for code in PRESETS)]
        for name in differing
    ]
    _print_grid(screen, [voice("rules-parameter"), *PRESETS], rows)
    screen.say()
    screen.say(voice("rules-more"))


def say_rules(screen: Screen, voice: Voice, rules: Rules) -> None:
    """Print every parameter of some house rules, and the ranking card."""
    screen.say(voice.say(tell.preset(rules.base)), style="bold")
    for setting, said in words.parameters(voice, rules):
        screen.say(f"  {setting:26} {said}. {words.about_parameter(voice, setting)}")
    screen.say()
    for line in words.ranking_card(voice, rules):
        screen.say("  " + line)


def say_ranks(screen: Screen, voice: Voice, texts: Sequence[str], rules: Rules) -> None:
    """Print what hands are, best first; fewer than five cards are a board."""
    hands = [read_cards(text) for text in texts]
    if all(len(cards) == 1 for cards in hands):  # typed without quotes
        hands = [all_different(card for cards in hands for card in cards)]
    before = None
    for cards in sorted(map(_checked, hands), key=_order, reverse=True):
        shown = " ".join(map(voice.card, cards))
        mark = "=" if before == _order(cards) else " "
        before = _order(cards)
        if len(cards) == 5:
            name = voice.hand(name_hand(cards, rules))
            screen.say(f"{mark} " + voice("ranked-hand", hand=shown, name=name, place=840 - strength(cards)))
        else:
            name = voice.say(tell.showing(name_board(cards)))
            screen.say(f"{mark} " + voice("ranked-board", hand=shown, name=name))


def say_counts(screen: Screen, voice: Voice, deals: Iterable[FixedDeal]) -> None:
    """Print how many betting lines each deal allows."""
    heads = [voice(key) for key in ("perft-deal", "perft-rounds", "perft-lines", "perft-showdowns", "perft-decisions")]
    counts = [(deal, deal.count()) for deal in deals]
    rows = [[deal.name, *map(str, (deal.rounds, n.lines, n.showdowns, n.decisions))] for deal, n in counts]
    _print_grid(screen, heads, rows)


def _checked(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    if not 1 <= len(cards) <= 5:
        raise Unreadable("hand_size", f"a hand is one to five cards, not {len(cards)}", cards=len(cards))
    return cards


def _order(cards: Sequence[Card]) -> tuple[int, int]:
    return len(cards), strength(cards) if len(cards) == 5 else board_value(cards)


def _value(voice: Voice, name: str, value: object) -> str:
    return voice.say(tell.value(name, value))


def _print_grid(screen: Screen, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    if screen.plain:
        for row in rows:
            screen.say("; ".join(f"{head}: {cell}" for head, cell in zip(heads, row, strict=True)))
        return
    grid = Grid(*heads, box=None, pad_edge=False, header_style="bold")
    for row in rows:
        grid.add_row(*row)
    screen.console.print(grid)
