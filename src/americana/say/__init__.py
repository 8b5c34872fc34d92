"""What the game says, in five languages: values become messages (`tell`), messages become sentences (`Voice`)."""

from americana.say import tell
from americana.say.bundles import LANGUAGES, best_language
from americana.say.message import Message, Player, Players, message
from americana.say.voice import Voice, language_name

__all__ = ["LANGUAGES", "Message", "Player", "Players", "Voice", "best_language", "language_name", "message", "tell"]
