"""A player's evening at the terminal: hand after hand against bots, on the same `table` that every other place uses.

Knows whose turn it is and when to ask; what may be done, the menu says, and how it is said, `words` and `drawing`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from americana.bots import Bot
from americana.cards import Card
from americana.cli import words
from americana.cli.answers import Command, read_answer, read_command
from americana.cli.drawing import draw_table
from americana.cli.screen import Left, Screen
from americana.engine.actions import Action, Fold
from americana.engine.betting import menu
from americana.engine.events import Event
from americana.engine.hand import Hand, View
from americana.errors import AmericanaError
from americana.say import Players, Voice, tell
from americana.table import Table, TableEvent, act, deal, top_up, turn_up
from americana.view import redact, see

HandLog = tuple[Event, ...]


@dataclass
class Session:
    """One sitting: the table, who plays for which seat, and where things are said.

    `shuffled` gives a deck for each hand; `keep` gets each finished hand's log, as the player saw it.
    """

    table: Table
    you: int
    bots: dict[int, Bot]
    buy_in: int
    voice: Voice
    screen: Screen
    shuffled: Callable[[], Sequence[Card]]
    keep: Callable[[HandLog, tuple[str, ...]], None]
    bought: int = field(init=False)
    log: HandLog = field(init=False, default=())
    players: Players = field(init=False)

    def __post_init__(self) -> None:
        """Learn the names, and with how many chips the player came."""
        self.bought = self.table.stacks[self.you]
        self.players = Players({seat: sitter.player for seat, sitter in self.table.taken.items()}, self.you)

    def run(self) -> None:
        """Play until the player leaves."""
        try:
            self._welcome()
            while True:
                self._hand()
                self._between_hands()
        except (Left, KeyboardInterrupt):
            self._farewell()

    def _hand(self) -> None:
        self.log = ()
        self.screen.say()
        self._happen(*deal(self.table, self.shuffled()))
        while (hand := self.table.hand_in_play) is not None:
            assert hand.actor is not None
            mine = hand.actor == self.you
            action = self._decide(hand) if mine else self.bots[hand.actor].act(see(hand, hand.actor))
            self._happen(*act(self.table, self._player(hand.actor), action))
        self._show_end()
        assert self.table.hand is not None
        self.keep(self.log, tuple(self._player(seat) for seat in self.table.hand.seats))

    def _happen(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        self.table = table
        for event in events:
            if isinstance(event, Event):
                seen = redact(event, self.you)
                self.log += (seen,)
                if not isinstance(seen, words.SILENT):
                    self.screen.say(self.voice.event(seen, self.players), style="bright_black")

    def _decide(self, hand: Hand) -> Action:
        view = see(hand, self.you)
        self._show_turn(view)
        folding = False
        while True:
            self.screen.say(self._choices(view), style="bold")
            try:
                answer = read_answer(self.screen.ask("> "), view, words.verbs(self.voice))
            except AmericanaError as error:
                self.screen.say(self.voice.error(error), style="red")
                folding = False
                continue
            if isinstance(answer, Command):
                self._obey(answer, view)
                folding = False
            elif isinstance(answer, Fold) and menu(view).find("check") and not folding:
                folding = True
                self.screen.say(self.voice("fold-is-free"), style="yellow")
            else:
                return answer

    def _choices(self, view: View) -> str:
        letters = {"fold": "f", "check": "c", "call": "c", "bring_in": "c", "bet": "r", "complete": "r", "raise": "r"}
        said = [f"[{letters[choice.verb]}] {words.choice(self.voice, choice, view)}" for choice in menu(view)]
        return "   ".join([*said, f"[h] {self.voice('help')}"])

    def _obey(self, command: Command, view: View) -> None:
        match command.name:
            case "quit":
                raise Left
            case "help":
                self._say_lines(self.voice("help-text"))
            case "ranking":
                self._say_lines(*words.ranking_card(self.voice, view.rules))
            case "table":
                self._show_turn(view)
            case "log":
                told = [event for event in self.log if not isinstance(event, words.SILENT)]
                self._say_lines(*(self.voice.event(event, self.players) for event in told))
            case "unseen":
                self._say_lines(self.voice("unseen-cards"), *words.unseen(self.voice, view))
            case "show":
                self._show_card()
            case "rules":
                self._say_lines(*(said for _, said in words.parameters(self.voice, view.rules)))

    def _show_card(self) -> None:
        try:
            self._happen(*turn_up(self.table, self._player(self.you)))
        except AmericanaError as error:
            self.screen.say(self.voice.error(error), style="red")

    def _say_lines(self, *texts: str) -> None:
        for text in texts:
            for line in text.splitlines():
                self.screen.say("  " + line)

    def _show_turn(self, view: View) -> None:
        if self.screen.plain:
            self._say_lines(*words.seats_aloud(self.voice, view, self.players))
            self._say_lines(self.voice("pot-and-stack", pot=view.pot, stack=view.stacks[self.you]))
        else:
            self._draw(view)
        self.screen.say(words.own_hand(self.voice, view), style="bold")

    def _draw(self, view: View) -> None:
        self.screen.say()
        draw_table(self.screen, self.voice, view, self.log, self.players)

    def _show_end(self) -> None:
        assert self.table.hand is not None
        if not self.screen.plain:
            self._draw(see(self.table.hand, self.you))
            return
        stacks = [
            f"{words.player_name(self.voice, self.players, seat)} {chips}" for seat, chips in self.table.stacks.items()
        ]
        self.screen.say(self.voice("stacks-now", stacks=" · ".join(stacks)))

    def _between_hands(self) -> None:
        for seat, sitter in self.table.taken.items():
            if seat != self.you and not sitter.chips:
                self.screen.say(self.voice("buys-in-again", player=self.players.at(seat), chips=self.buy_in))
                self._happen(*top_up(self.table, sitter.player, self.buy_in))
        broke = not self.table.stacks[self.you]
        prompt = self.voice("prompt-buy-in", chips=self.buy_in) if broke else self.voice("prompt-next-hand")
        while answer := self.screen.ask(prompt + " ").strip():
            self._obey_between(answer)
        if broke:
            self.bought += self.buy_in
            self._happen(*top_up(self.table, self._player(self.you), self.buy_in))

    def _obey_between(self, answer: str) -> None:
        """Nothing but Enter deals or buys: a letter too many must not."""
        assert self.table.hand is not None
        try:
            command = read_command(answer)
        except AmericanaError:
            command = None
        if command is None:
            self.screen.say(self.voice("only-enter"), style="red")
        else:
            self._obey(command, see(self.table.hand, self.you))

    def _welcome(self) -> None:
        rules = self.table.terms.rules
        limit = self.voice.say(tell.value("limit", rules.limit))
        preset = self.voice.say(tell.preset(rules.base))
        self.screen.say(f"Americana · {preset} · {limit}", style="bold")
        self.screen.say(self.voice("welcome", ante=rules.ante, bring_in=rules.bring_in, seats=len(self.table.taken)))

    def _farewell(self) -> None:
        net = self.table.stacks[self.you] - self.bought
        self.screen.say(self.voice("farewell", hands=self.table.hands_played, net=f"{net:+d}"))

    def _player(self, seat: int) -> str:
        return self.table.taken[seat].player
