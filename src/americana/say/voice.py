"""One language's voice: it turns messages into sentences. Knows Fluent and no rule of the game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from fluent.runtime.resolver import Pattern

from americana.cards import Card
from americana.engine.betting import Choice
from americana.engine.events import Event, FirstToAct
from americana.errors import AmericanaError, Unreadable, kind_of
from americana.ranking import HandName
from americana.say import tell
from americana.say.bundles import best_language, bundle_of
from americana.say.message import Arg, Message, Player, Players

_NOBODY_KNOWN = Players()


@dataclass(frozen=True, slots=True)
class Voice:
    """Says messages in one of `LANGUAGES`; `spoken` says cards in words, for screen readers.

    >>> voice = Voice("en")
    >>> voice("choice-call", least=12)
    'Call 12'
    >>> Voice("en", spoken=True).card(Card("K", "s"))
    'king of spades'

    Raises `Unreadable` with the code `unknown_language`.
    """

    language: str = "en"
    spoken: bool = False

    def __post_init__(self) -> None:
        """Refuse a language that has no messages."""
        bundle_of(self.language if isinstance(self.language, str) else kind_of(self.language))

    @classmethod
    def best(cls, locales: Iterable[str], *, spoken: bool = False) -> Voice:
        """Return the voice for the first of some locales that can be spoken, else the English one.

        >>> Voice.best(("nl_NL", "da_DK.UTF-8")).language
        'da'
        """
        return cls(best_language(locales), spoken)

    def __call__(self, key: str, /, **args: Arg) -> str:
        """Say the message of a key, or of `key.attribute`.

        Raises `Unreadable` with the code `unsayable` if the key is not there or an argument is missing.
        """
        plain = {name: form for given, arg in args.items() for name, form in self._forms(given, arg)}
        text, faults = bundle_of(self.language).format_pattern(self._pattern(key), plain)
        if faults:
            raise Unreadable("unsayable", f"{key} cannot be said in {self.language}: {faults[0]}", key=key)
        return str(text)

    def say(self, message: Message) -> str:
        """Say a message."""
        return self(message.key, **dict(message.args))

    def card(self, card: Card) -> str:
        """Say a card: `K♠`, or in words if this voice is spoken."""
        return self("card", rank=tell.rank(card.rank), suit=tell.suit(card.suit)) if self.spoken else card.symbol

    def hand(self, name: HandName) -> str:
        """Say what a hand is called.

        >>> Voice("en").hand(HandName("two_pair", "K97"))
        'two pair, kings and nines'
        """
        return self.say(tell.hand(name))

    def board(self, name: HandName) -> str:
        """Say what a board shows.

        >>> Voice("en").board(HandName("pair", "9A"))
        'pair of nines showing'
        """
        return self.say(tell.showing(name))

    def first_to_act(self, first: FirstToAct, players: Players = _NOBODY_KNOWN) -> str:
        """Say why a seat acts first."""
        return self.say(tell.first_to_act(first, players))

    def event(self, event: Event, players: Players = _NOBODY_KNOWN) -> str:
        """Say what happened in one line. Only the reader's own down card is told before it is turned up."""
        return self.say(tell.event(event, players))

    def choice(self, choice: Choice) -> str:
        """Say what stands on a button.

        >>> Voice("en").choice(Choice("bet", 3, 97, fixed=False))
        'Bet 3–97'
        """
        return self.say(tell.choice(choice))

    def error(self, error: AmericanaError) -> str:
        """Say why something was refused; an error without a message of its own gets a general one.

        >>> Voice("en").error(AmericanaError("too_few_seats", "", seats=1))
        'A hand needs two players with chips.'
        """
        *exact, general = tell.error(error)
        for message in exact:
            try:
                return self.say(message)
            except Unreadable:  # the next one is less exact
                continue
        return self.say(general)

    def _pattern(self, key: str) -> Pattern:
        name, _, attribute = key.partition(".")
        try:
            message = bundle_of(self.language).get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
        except LookupError:
            pattern = None
        if pattern is None:
            raise Unreadable("unsayable", f"no message is called {key!r} in {self.language}", key=key)
        return pattern

    def _forms(self, name: str, arg: Arg) -> Iterable[tuple[str, str | int]]:
        """Give an argument under its name, and each further form of it under the name with an ending."""
        yield name, self._plain(arg)
        if isinstance(arg, Player):
            yield f"{name}-you", "yes" if arg.is_you else "no"
        if isinstance(arg, Message):
            for form in bundle_of(self.language).get_message(arg.key.partition(".")[0]).attributes:
                yield f"{name}-{form}", self(f"{arg.key}.{form}", **dict(arg.args))

    def _plain(self, arg: Arg) -> str | int:
        match arg:
            case int():
                return arg
            case str():
                return _in_one_line(arg)
            case Card():
                return self.card(arg)
            case Player():
                return self._name(arg)
            case Message():
                return self.say(arg)
            case _:
                is_cards = all(isinstance(one, Card) for one in arg)
                return (" " if is_cards and not self.spoken else ", ").join(str(self._plain(one)) for one in arg)

    def _name(self, player: Player) -> str:
        if player.is_you:
            return self("you")
        return _in_one_line(player.name) if player.name else self("seat", number=player.seat)


def language_name(language: str) -> str:
    """Return what a language is called by those who speak it.

    >>> [language_name(language) for language in ("en", "uk", "da")]
    ['English', 'українська', 'dansk']
    """
    return Voice(language)("language-name")


def _in_one_line(text: str) -> str:
    """Drop what a terminal would obey and not print: names and quoted files come from outside."""
    return "".join(" " if sign.isspace() else sign for sign in text if sign.isspace() or sign.isprintable())
