"""House rules as one value: the presets of the four texts and of EvenBet's room, and every parameter a host may change.

A contradiction is refused with every fault listed. Nothing here knows what a hand is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Literal, get_args

from americana.errors import Fault, IllegalRules, is_whole, kind_of

Limit = Literal["fixed", "pot", "no"]
Opener = Literal["highest", "lowest"]
FirstTie = Literal["position", "suit"]
DealerMark = Literal["box", "button"]
ShowFirst = Literal["dealer_left", "best_board"]
Losers = Literal["show", "muck"]
LastCategory = Literal["high_card", "ace_king"]

MOST_CHIPS = 10**12
"""No stack, ante or bet may be larger, so that every sum stays exact in a browser too."""

ROUNDS = 4

_CHOICES: Mapping[str, tuple[object, ...]] = {
    "limit": get_args(Limit),
    "opener": get_args(Opener),
    "first_tie": get_args(FirstTie),
    "dealer": get_args(DealerMark),
    "show_first": get_args(ShowFirst),
    "losers": get_args(Losers),
    "last_category": get_args(LastCategory),
    "royal_listed": (True, False),
}
_AMOUNTS: Mapping[str, tuple[int, int]] = {
    "ante": (1, MOST_CHIPS),
    "bring_in": (1, MOST_CHIPS),
    "small_bet": (1, MOST_CHIPS),
    "big_bet": (1, MOST_CHIPS),
    "cap": (0, 1000),
    "rake_bp": (0, 10_000),
    "rake_cap": (0, MOST_CHIPS),
    "rake_from_round": (1, ROUNDS),
    "max_players": (2, 6),
}
_FIXED_ONLY = ("small_bet", "big_bet", "cap")
_BASE: Mapping[str, object] = {
    "limit": "pot",
    "ante": 1,
    "cap": 4,
    "opener": "highest",
    "first_tie": "position",
    "dealer": "button",
    "show_first": "dealer_left",
    "losers": "show",
    "royal_listed": True,
    "last_category": "high_card",
    "rake_bp": 0,
    "rake_cap": 0,
    "rake_from_round": 2,
    "max_players": 6,
}
_PRESETS: Mapping[str, Mapping[str, object]] = {
    "ru": {"dealer": "box", "last_category": "ace_king"},
    "uk": {"dealer": "box", "last_category": "ace_king"},
    "da": {"royal_listed": False},
    "pt": {"opener": "lowest", "show_first": "best_board"},
    "evenbet": {"limit": "fixed", "show_first": "best_board"},
}
PRESETS = tuple(_PRESETS)
"""Codes of the presets: the Russian, Ukrainian, Danish and Portuguese text, and the EvenBet room."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The house rules of a table; take a preset and override what differs.

    >>> rules = Rules.preset("ru", limit="fixed", ante=5)
    >>> rules.bring_in, rules.small_bet, rules.big_bet, rules.dealer
    (10, 20, 40, 'box')

    All amounts are chips. `cap` 0 means no cap; `rake_bp` are basis points of the pots, at most `rake_cap` chips,
    taken when at least `rake_from_round` rounds were dealt (R37). `small_bet`, `big_bet` and `cap` mean nothing
    unless the limit is fixed. Making a contradictory value raises `IllegalRules`, whose `faults` name every
    contradiction.
    """

    base: str
    limit: Limit
    ante: int
    bring_in: int
    small_bet: int
    big_bet: int
    cap: int
    opener: Opener
    first_tie: FirstTie
    dealer: DealerMark
    show_first: ShowFirst
    losers: Losers
    royal_listed: bool
    last_category: LastCategory
    rake_bp: int
    rake_cap: int
    rake_from_round: int
    max_players: int

    def __post_init__(self) -> None:
        """Refuse contradictions."""
        faults = list(_faults({name: getattr(self, name) for name in parameter_names()}))
        if self.base not in PRESETS:
            faults.insert(0, _unknown_preset(self.base))
        if faults:
            raise IllegalRules(faults)
        if self.limit != "fixed":  # what means nothing makes no two rules differ
            for name, value in _fixed_defaults(self.base, self.bring_in).items():
                object.__setattr__(self, name, value)

    @classmethod
    def preset(cls, name: str = "ru", /, **changes: object) -> Rules:
        """Return a text's rules with some parameters changed.

        `bring_in` is two antes and the bets are R22's multiples of the bring-in unless given. Raises `IllegalRules`
        for an unknown preset, an unknown parameter, a value out of range or a contradiction, with every fault listed.
        """
        faults = [] if name in PRESETS else [_unknown_preset(name)]
        base = name if name in PRESETS else ""
        faults += [_unknown_parameter(key) for key in changes if key not in parameter_names()]
        values = {
            **_BASE,
            **_PRESETS.get(base, {}),
            **{k: v for k, v in changes.items() if k in parameter_names()},
        }
        _fill_amounts(values, base, given=changes)
        faults += _faults(values)
        if faults:
            raise IllegalRules(faults)
        return cls(base=name, **values)  # type: ignore[arg-type]

    def bet_size(self, round_: int) -> int:
        """Say how many chips one fixed-limit bet is in a round: small in rounds 1–2, big in 3–4 (R22)."""
        return self.small_bet if round_ <= 2 else self.big_bet

    def parameters(self) -> dict[str, object]:
        """Return every parameter by name, without the name of the preset."""
        values = asdict(self)
        del values["base"]
        return values

    def changes(self) -> dict[str, object]:
        """Return what differs from the preset, so that `preset(base, **changes)` equals these rules.

        >>> Rules.preset("da", ante=2).changes()
        {'ante': 2}
        """
        kept = self.parameters()
        for name in tuple(kept):
            rest = {key: value for key, value in kept.items() if key != name}
            if self._is_preset_with(rest):
                kept = rest
        return kept

    def _is_preset_with(self, changes: Mapping[str, object]) -> bool:
        try:
            return Rules.preset(self.base, **changes) == self
        except IllegalRules:
            return False


def parameter_names() -> tuple[str, ...]:
    """Return the names of all parameters, in the order of the table in `docs/rules.md`.

    >>> parameter_names()[:3]
    ('limit', 'ante', 'bring_in')
    """
    return _NAMES


_NAMES = tuple(field.name for field in fields(Rules) if field.name != "base")


def _fill_amounts(values: dict[str, object], base: str, given: Mapping[str, object]) -> None:
    """Derive the bring-in from the ante (R15) and the bets from the bring-in (R22), where they were not given."""
    values.setdefault("bring_in", 2 * _sound(values["ante"], else_=1))
    defaults = _fixed_defaults(base, _sound(values["bring_in"], else_=2))
    # what means nothing is not checked
    values.update({name: size for name, size in defaults.items() if name not in given or values["limit"] != "fixed"})


def _fixed_defaults(base: str, bring_in: int) -> dict[str, int]:
    """R22, R23: the small bet is two bring-ins, in the EvenBet form one; the big bet is twice the small one."""
    small = bring_in if base == "evenbet" else 2 * bring_in
    return {"small_bet": small, "big_bet": 2 * small, "cap": 4}


def _sound(amount: object, else_: int) -> int:
    """Return an amount if others can be derived from it, so that one fault is not reported as many."""
    return amount if is_whole(amount) and 0 < amount <= MOST_CHIPS // 8 else else_


def _faults(values: Mapping[str, object]) -> Iterator[Fault]:
    fixed = values["limit"] == "fixed"
    bad = set()
    for name in _NAMES:
        if name in _FIXED_ONLY and not fixed:
            continue
        fault = _value_fault(name, values[name])
        if fault is not None:
            bad.add(name)
            yield fault
    if fixed and not bad & {"bring_in", "small_bet", "big_bet"}:
        yield from _bet_faults(values["bring_in"], values["small_bet"], values["big_bet"])  # type: ignore[arg-type]


def _value_fault(name: str, value: object) -> Fault | None:
    if name in _CHOICES:
        choices = _CHOICES[name]
        if any(value is choice or (isinstance(value, str) and value == choice) for choice in choices):
            return None
        listed = ", ".join(str(choice).lower() for choice in choices)
        return Fault("not_a_choice", f"{name}: must be one of {listed}", {"name": name, "choices": listed})
    least, most = _AMOUNTS[name]
    if not is_whole(value):
        message = f"{name}: must be a whole number, not {kind_of(value)}"
        return Fault("not_whole", message, {"name": name})
    if not least <= value <= most:
        message = f"{name}: must be from {least} to {most}"
        return Fault("out_of_range", message, {"name": name, "least": least, "most": most})
    return None


def _bet_faults(bring_in: int, small_bet: int, big_bet: int) -> Iterator[Fault]:
    if small_bet < bring_in:
        message = f"small_bet: {small_bet} is less than the bring-in, {bring_in}"
        yield Fault("small_below_bring_in", message, {"small_bet": small_bet, "bring_in": bring_in})
    if big_bet < small_bet:
        message = f"big_bet: {big_bet} is less than the small bet, {small_bet}"
        yield Fault("big_below_small", message, {"big_bet": big_bet, "small_bet": small_bet})


def _unknown_preset(name: object) -> Fault:
    listed = ", ".join(PRESETS)
    called = repr(name[:40]) if isinstance(name, str) else f"by {kind_of(name)}"
    return Fault("unknown_preset", f"no house rules are called {called}: choose one of {listed}", {"choices": listed})


def _unknown_parameter(name: str) -> Fault:
    listed = ", ".join(parameter_names())
    message = f"no parameter is called {name[:40]!r}: there are {listed}"
    return Fault("unknown_parameter", message, {"name": name[:40], "choices": listed})
