"""What a table is for: its house rules, how many chairs it has, and with how many chips one may sit down.

Knows nobody who sits there.
"""

from __future__ import annotations

from dataclasses import dataclass

from americana.errors import Fault, IllegalRules, is_whole
from americana.rules import MOST_CHIPS, Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """The terms of a table. Buy-ins are chips; raises `IllegalRules` with every fault when they contradict the rules.

    >>> Terms.of(Rules.preset("ru", ante=5)).most_buy_in
    1000
    """

    rules: Rules
    least_buy_in: int
    most_buy_in: int

    def __post_init__(self) -> None:
        """Refuse buy-ins that nobody could make."""
        least, most = self.least_buy_in, self.most_buy_in
        if not (is_whole(least) and is_whole(most) and 1 <= least <= most <= MOST_CHIPS):
            facts = {"least": self.rules.ante, "most": MOST_CHIPS}
            raise IllegalRules([Fault("buy_in_range", "buy-in: whole numbers, the least not above the most", facts)])
        if least < self.rules.ante:
            facts = {"least": self.rules.ante, "most": most}
            raise IllegalRules([Fault("buy_in_below_ante", f"buy-in: at least the ante, {self.rules.ante}", facts)])

    @classmethod
    def of(cls, rules: Rules) -> Terms:
        """Return the usual terms: from 20 to 200 antes."""
        return cls(rules=rules, least_buy_in=20 * rules.ante, most_buy_in=min(200 * rules.ante, MOST_CHIPS))

    @property
    def chairs(self) -> int:
        """How many seats the table has; they are numbered from 0, clockwise."""
        return self.rules.max_players
