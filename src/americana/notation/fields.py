"""The fields of a hand history other than its actions, both ways: house rules, seats, chips, and who saw the hand.

PHH has no code for this game, so there are three of our own, in the manner of its registry: a letter for the limit, `5`
for the cards, `A` for Americana. What PHH has no field for stands in fields that begin with `_`, as it asks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from americana.cards import Card, read_cards
from americana.engine.hand import Hand, View
from americana.engine.play import MOST_SEAT
from americana.errors import Unreadable, is_whole, kind_of
from americana.notation.record import ALL, Everything, Viewer
from americana.notation.source import UNKNOWN_SOURCE, Source, source_fields, source_of
from americana.notation.toml import Value
from americana.rules import Limit, Rules

FORMAT = 1
VARIANTS: Mapping[str, Limit] = {"F5A": "fixed", "P5A": "pot", "N5A": "no"}
"""Variant codes: Americana with fixed, pot and no limit."""

RAIL = "rail"
MOST_NAME = 100

_CODES = {limit: code for code, limit in VARIANTS.items()}
_OWN = (
    "opener",
    "first_tie",
    "show_first",
    "losers",
    "royal_listed",
    "last_category",
    "rake_bp",
    "rake_cap",
    "rake_from_round",
)
"""Parameters that PHH has no field for; each is written with `_` before its name."""


@dataclass(frozen=True, slots=True)
class Header:
    """What a hand starts from, who saw it, and where it was. Seats, chips and names stand in dealing order."""

    rules: Rules
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    dealer: int | None
    viewer: Viewer
    players: tuple[str, ...]
    deck: tuple[Card, ...] | None
    source: Source = UNKNOWN_SOURCE


@dataclass(frozen=True, slots=True)
class Results:
    """What a hand came to, in dealing order: chips, and what was taken from the pots."""

    stacks: tuple[int, ...]
    winnings: tuple[int, ...]

    def fields(self) -> dict[str, tuple[int, ...]]:
        """Return them under their names in a file."""
        return {"finishing_stacks": self.stacks, "winnings": self.winnings}


def fields_of(start: Header, results: Results | None) -> dict[str, Value]:
    """Return all fields but the actions; a viewer's have no deck."""
    rules = start.rules
    fields: dict[str, Value] = {
        "variant": _CODES[rules.limit],
        "ante_trimming_status": True,
        "antes": (rules.ante,) * len(start.seats),
        "bring_in": rules.bring_in,
        **_bet_sizes(rules),
        "starting_stacks": start.stacks,
        "seats": start.seats,
        "seat_count": rules.max_players,
        **({"players": start.players} if start.players else {}),
        **(results.fields() if results else {}),
        **source_fields(start.source),
        "_format": FORMAT,
        "_preset": rules.base,
        "_dealer": "box" if start.dealer is None else start.dealer,
        **({"_cap": rules.cap} if rules.limit == "fixed" else {}),
        **{f"_{name}": getattr(rules, name) for name in _OWN},
    }
    if not isinstance(start.viewer, Everything):
        fields["_viewer"] = RAIL if start.viewer is None else start.viewer
    elif start.deck is not None:
        fields["_deck"] = "".join(map(str, start.deck))
    return fields


def header_of(fields: Mapping[str, object]) -> Header:
    """Read the fields from which a hand starts.

    Raises `Unreadable` (`newer_format`, `unknown_variant`, `missing_field`, `bad_field`) or `IllegalRules`.
    """
    _check_format(fields)
    limit = _limit(fields)
    stacks = _row(fields, "starting_stacks")
    seats = _row(fields, "seats", len(stacks)) if "seats" in fields else tuple(range(1, len(stacks) + 1))
    rules, dealer = _rules(fields, limit, seats)
    viewer = _viewer(fields.get("_viewer", ALL))
    players, deck = _players(fields, len(stacks)), _deck(fields, viewer)
    return Header(rules, seats, stacks, dealer, viewer, players, deck, source_of(fields))


def results_of(hand: Hand | View) -> Results:
    """Return what each player has now, and what he took from the pots."""
    won = hand.winnings
    return Results(tuple(hand.stacks.values()), tuple([won.get(seat, 0) for seat in hand.seats]))


def check_results(fields: Mapping[str, object], hand: Hand | View) -> None:
    """Refuse results that the actions do not lead to; raises `Unreadable` with the code `other_result`."""
    for name, chips in results_of(hand).fields().items():
        if name in fields and fields[name] != list(chips):
            message = f"{name}: these actions lead to {list(chips)}, the file says otherwise"
            raise Unreadable("other_result", message, name=name)


def _bet_sizes(rules: Rules) -> dict[str, Value]:
    if rules.limit == "fixed":
        return {"small_bet": rules.small_bet, "big_bet": rules.big_bet}
    return {"min_bet": rules.bring_in}


def _check_format(fields: Mapping[str, object]) -> None:
    version = fields.get("_format", FORMAT)
    if not is_whole(version) or version < 1:
        raise _bad("_format", "it is a whole number from 1")
    if version > FORMAT:
        message = f"written by a newer version: this one reads format {FORMAT}"
        raise Unreadable("newer_format", message, most=FORMAT)


OTHER_GAMES: Mapping[str, str] = {
    **dict.fromkeys(("FT", "NT", "NS", "PO", "FO/8"), "board"),
    **dict.fromkeys(("F7S", "F7S/8", "FR"), "seven_cards"),
    **dict.fromkeys(("N2L1D", "F2L3D", "FB"), "draw"),
}
"""The codes of PHH's registry, and what of each game there is not in Americana."""


def _limit(fields: Mapping[str, object]) -> Limit:
    code = _need(fields, "variant")
    if isinstance(code, str) and code in OTHER_GAMES:
        message = f"variant: {code} is another game, which cannot be played as Americana ({OTHER_GAMES[code]})"
        raise Unreadable("other_game", message, variant=code, what=OTHER_GAMES[code])
    if not isinstance(code, str) or code not in VARIANTS:
        listed = ", ".join(VARIANTS)
        raise Unreadable("unknown_variant", f"variant: Americana is written as one of {listed}", variants=listed)
    return VARIANTS[code]


def _rules(fields: Mapping[str, object], limit: Limit, seats: tuple[int, ...]) -> tuple[Rules, int | None]:
    preset, antes = _need(fields, "_preset"), _row(fields, "antes", len(seats))
    if len(set(antes)) > 1:
        raise _bad("antes", "all players post the same ante")
    changes: dict[str, object] = {"limit": limit, "ante": antes[0], "bring_in": _need(fields, "bring_in")}
    if limit == "fixed":
        changes |= {name: _need(fields, name) for name in ("small_bet", "big_bet")}
    elif _need(fields, "min_bet") != changes["bring_in"]:
        raise _bad("min_bet", "the least bet is the bring-in")
    optional = {"max_players": "seat_count", "cap": "_cap", **{name: f"_{name}" for name in _OWN}}
    changes |= {name: fields[field] for name, field in optional.items() if field in fields}
    dealer = _need(fields, "_dealer")
    changes["dealer"] = "box" if dealer == "box" else "button"
    rules = Rules.preset(preset, **changes)  # type: ignore[arg-type]
    return rules, None if dealer == "box" else _whole("_dealer", dealer)


def _viewer(value: object) -> Viewer:
    if isinstance(value, Everything):
        return value
    return None if value == RAIL else _whole("_viewer", value)


def _players(fields: Mapping[str, object], count: int) -> tuple[str, ...]:
    names = fields.get("players", [])
    if not isinstance(names, list) or len(names) not in (0, count):
        raise _bad("players", f"it is a list of {count} names")
    if not all(isinstance(name, str) and len(name) <= MOST_NAME for name in names):
        raise _bad("players", f"a name is text of at most {MOST_NAME} characters")
    return tuple(names)


def _deck(fields: Mapping[str, object], viewer: Viewer) -> tuple[Card, ...] | None:
    if "_deck" not in fields:
        return None
    if not isinstance(viewer, Everything):
        raise _bad("_deck", "nobody at the table sees the deck, and `_viewer` says who saw the hand")
    try:
        return read_cards(fields["_deck"])  # type: ignore[arg-type]
    except Unreadable as error:
        raise _bad("_deck", str(error), reason=error.code) from None


def _need(fields: Mapping[str, object], name: str) -> object:
    if name not in fields:
        raise Unreadable("missing_field", f"{name}: this field is missing", name=name)
    return fields[name]


def _row(fields: Mapping[str, object], name: str, count: int | None = None) -> tuple[int, ...]:
    """Read one whole number for each player."""
    row = _need(fields, name)
    if not isinstance(row, list):
        raise _bad(name, f"it is a list with a number for each player, not {kind_of(row)}")
    if len(row) != count and (count or len(row) < 2):
        raise _bad(name, f"{len(row)} numbers for {count or 'two or more'} players")
    for value in row:
        if not is_whole(value):
            raise _bad(name, f"it holds whole numbers, not {kind_of(value)}")
    return tuple(row)


def _whole(name: str, value: object) -> int:
    if not is_whole(value) or not 0 <= value <= MOST_SEAT:
        raise _bad(name, f"it is a seat's number, from 0 to {MOST_SEAT}, or a word that docs/phh.md gives")
    return value


def _bad(name: str, why: str, **facts: object) -> Unreadable:
    return Unreadable("bad_field", f"{name}: {why}", name=name, **facts)
