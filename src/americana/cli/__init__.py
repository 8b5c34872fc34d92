"""The terminal: a game against bots, the rules, ranks, replays, counts."""

from americana.cli.app import main

__all__ = ["main"]
