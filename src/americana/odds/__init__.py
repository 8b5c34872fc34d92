"""How often each hand wins: sums over the cards that are still to come. Knows no betting and no clock."""

from americana.odds.equity import Equity, equity
from americana.odds.seats import SeatEquity, equity_by_seat

__all__ = ["Equity", "SeatEquity", "equity", "equity_by_seat"]
