"""Bots: players that see a `View` and nothing else, and the arena where they meet."""

from americana.bots.arena import Score, match, play_out
from americana.bots.protocol import Bot
from americana.bots.roster import BOT_KINDS, make_bot

__all__ = ["BOT_KINDS", "Bot", "Score", "make_bot", "match", "play_out"]
