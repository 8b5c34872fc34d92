"""Tables that players make for everybody: what one may wish for, how many there may be, and what they are called.

Knows no HTTP and opens nothing: it says what the table is to be, or why not.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from itertools import count
from typing import Final, get_args

import msgspec

from americana.errors import AmericanaError, Unreadable
from americana.room.bucket import Buckets
from americana.room.clock import Clock
from americana.room.naming import clean_name
from americana.room.people import TooOften
from americana.room.settings import BotSeat, Settings
from americana.rules import PRESETS, Limit, Rules
from americana.table import Terms

MOST_OWN, MOST_HOSTED = 3, 100
"""Open tables that one player has made, and that all players have."""

MOST_NEW, NEW_SECONDS = 10, 600.0

_NUMBERS: Final = {"ante": (1, 1000), "chairs": (2, 6), "turn_seconds": (8, 60), "pace": (0, 1)}
_CHOICES: Final = {"base": PRESETS, "limit": get_args(Limit)}
_KINDS: Final = ("sharp", "tight", "sharp", "caller", "tight")
_BOTS: Final = (
    *("Alma", "Andriy", "Bento", "Clara", "Dmytro", "Elsa", "Emil", "Filipe", "Galina", "Hanna", "Igor", "Ivo"),
    *("Jonas", "Karla", "Kateryna", "Lars", "Lídia", "Maksym", "Marta", "Mette", "Nuno", "Oksana", "Oleh"),
    *("Pavel", "Raul", "Sanne", "Semyon", "Signe", "Søren", "Stepan", "Tatyana", "Teresa", "Thea", "Vasco"),
    *("Yana", "Zoya"),
)
_TOWNS: Final = (
    *("Aalborg", "Antwerp", "Belém", "Bergen", "Bilbao", "Braga", "Bruges", "Chernihiv", "Coimbra", "Cork"),
    *("Daugavpils", "Esbjerg", "Évora", "Faro", "Funchal", "Galway", "Ghent", "Haarlem", "Helsingør", "Kaunas"),
    *("Kharkiv", "Kolding", "Lagos", "Leiden", "Lviv", "Malmö", "Manaus", "Narva", "Natal", "Odense", "Olinda"),
    *("Pärnu", "Poltava", "Pskov", "Randers", "Recife", "Ribe", "Rostov", "Samara", "Santos", "Setúbal", "Skagen"),
    *("Sumy", "Tallinn", "Tartu", "Tomar", "Tver", "Turku", "Uppsala", "Utrecht", "Uzhhorod", "Vejle"),
    *("Vyborg", "Zhytomyr"),
)


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that somebody wishes for; without a name it is called after a town."""

    base: str
    limit: str
    ante: int
    chairs: int
    turn_seconds: int
    bots: int
    pace: float = 1.0
    name: str | None = None


class Hosting:
    """Says which tables players may make."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._new = Buckets(MOST_NEW, NEW_SECONDS)

    def allow(self, wish: Wish, player: str, address: str, there: Sequence[Settings]) -> tuple[Terms, Settings]:
        """Return what the table is to be; `there` are the settings of all open tables.

        Raises `Unreadable` (`table_choice`, `table_number`, `bad_guest_name`), `AmericanaError` (`too_many_tables`,
        `room_full`) or `TooOften` (`tables_too_soon`).
        """
        made = hosted(wish, player, [settings.name for settings in there])
        hosts = [settings.host for settings in there if settings.host]
        if hosts.count(player) >= MOST_OWN:
            raise AmericanaError("too_many_tables", f"you have {MOST_OWN} tables open: close one first", most=MOST_OWN)
        if len(hosts) >= MOST_HOSTED:
            raise AmericanaError("room_full", f"{MOST_HOSTED} tables of players are open", most=MOST_HOSTED)
        if not self._new.take(address, self._clock.ticks()):
            raise TooOften("tables_too_soon", "many tables were made from this address: try again in a few minutes")
        return made


def hosted(wish: Wish, player: str, taken: Collection[str]) -> tuple[Terms, Settings]:
    """Return terms and settings of a table that a player makes; a name made up is none of those taken.

    >>> wish = Wish(base="da", limit="no", ante=5, chairs=4, turn_seconds=15, bots=2, name=" Our  table ")
    >>> terms, settings = hosted(wish, "anna", ())
    >>> terms.chairs, terms.rules.ante, settings.name, settings.host, [bot.seat for bot in settings.bots]
    (4, 5, 'Our table', 'anna', [1, 2])

    Raises `Unreadable`: `table_choice`, `table_number`, `bad_guest_name`.
    """
    for field, choices in _CHOICES.items():
        if getattr(wish, field) not in choices:
            listed = ", ".join(choices)
            raise Unreadable("table_choice", f"{field}: must be one of {listed}", field=field, choices=listed)
    for field, (least, most) in {**_NUMBERS, "bots": (0, wish.chairs - 1)}.items():
        if not least <= getattr(wish, field) <= most:
            message = f"{field}: must be from {least} to {most}"
            raise Unreadable("table_number", message, field=field, least=least, most=most)
    rules = Rules.preset(wish.base, limit=wish.limit, ante=wish.ante, max_players=wish.chairs)
    name = clean_name(wish.name) if wish.name and wish.name.strip() else _town(taken)
    return Terms.of(rules), Settings(
        name=name,
        turn_ms=1000 * wish.turn_seconds,
        pace=wish.pace,
        bots=_bots(wish.bots, wish.chairs),
        host=player,
    )


def _town(taken: Collection[str]) -> str:
    chance = secrets.SystemRandom()
    for number in count(1):
        free = [called for town in _TOWNS if (called := town if number == 1 else f"{town} {number}") not in taken]
        if free:
            return chance.choice(free)
    raise AssertionError("there is always another number")


def _bots(bots: int, chairs: int) -> tuple[BotSeat, ...]:
    """Seat bots apart from each other."""
    names = secrets.SystemRandom().sample(_BOTS, bots)
    seats = [(place + 1) * chairs // (bots + 1) for place in range(bots)]
    return tuple([BotSeat(seat, kind, name) for seat, kind, name in zip(seats, _KINDS, names, strict=False)])
