"""The tables that a new room begins with: one for each text's house rules, each limit, several stakes, bots seated."""

from __future__ import annotations

from americana.room.settings import BotSeat, Settings
from americana.rules import Rules
from americana.table import Terms


def first_tables() -> list[tuple[Terms, Settings]]:
    """Return terms and settings of the tables, cheapest first.

    >>> [settings.name for _, settings in first_tables()]
    ['Odesa', 'Riga', 'Aarhus', 'Blitz', 'Porto', 'Duel']
    """
    return [
        _table("Odesa", "uk", 5, "pot", {0: ("tight", "Olena"), 2: ("sharp", "Taras"), 3: ("caller", "Bohdan")}),
        _table("Riga", "ru", 10, "fixed", {1: ("sharp", "Vera"), 2: ("tight", "Ivan"), 4: ("sharp", "Nina")}),
        _table("Aarhus", "da", 10, "no", {0: ("sharp", "Mads"), 3: ("tight", "Freja")}),
        _table("Blitz", "ru", 10, "pot", {1: ("sharp", "Anton"), 4: ("tight", "Lida")}, turn_ms=8000, pace=0.4),
        _table("Porto", "pt", 20, "pot", {0: ("sharp", "João"), 1: ("caller", "Inês"), 4: ("tight", "Rui")}),
        _table("Duel", "evenbet", 50, "fixed", {1: ("sharp", "Sofia")}, chairs=2),
    ]


def _table(
    name: str,
    preset: str,
    ante: int,
    limit: str,
    bots: dict[int, tuple[str, str]],
    *,
    chairs: int = 6,
    turn_ms: int = 20_000,
    pace: float = 1.0,
) -> tuple[Terms, Settings]:
    rules = Rules.preset(preset, ante=ante, limit=limit, max_players=chairs)
    seats = tuple(BotSeat(seat, kind, called) for seat, (kind, called) in bots.items())
    return Terms.of(rules), Settings(name=name, turn_ms=turn_ms, pace=pace, bots=seats)
