"""One hand on both engines at once: the same chips, cards and actions, compared at every decision and at the end."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from americana import Action, Card, Fold, Hand, Rules, menu, play, start
from tests.peers.betting import Options, options
from tests.peers.known import ALL, NONE, Classes, Known, name_difference
from tests.peers.ledger import Ledger
from tests.peers.payouts import final_stacks
from tests.peers.peer import Peer, peer_strength
from tests.peers.turns import asked_alone, first_actor


@dataclass(frozen=True)
class Deal:
    """All that a hand begins with."""

    rules: Rules
    stacks: dict[int, int]
    dealer: int | None
    deck: tuple[Card, ...]
    is_shifted: bool = True
    """Whether PokerKit is dealt ranks one lower, so that its ace-low opening does not part the two at once."""

    @property
    def order(self) -> list[int]:
        """The seats dealt in, clockwise from the dealer's left (R11, R12)."""
        seats = sorted(seat for seat, chips in self.stacks.items() if chips)
        if self.rules.dealer == "box":
            return seats
        dealer = seats[0] if self.dealer is None else self.dealer
        return [seat for seat in seats if seat > dealer] + [seat for seat in seats if seat <= dealer]

    def __str__(self) -> str:
        changes = ", ".join(f"{name}={value!r}" for name, value in self.rules.changes().items())
        deck = " ".join(map(str, self.deck))
        return f"{self.rules.base} {changes}; stacks {self.stacks}, dealer {self.dealer}, deck {deck}"


class Move(NamedTuple):
    """An action that both engines allow: fold, call (also check), bring_in or wager, to a total."""

    verb: str
    to: int = 0

    def __str__(self) -> str:
        return f"{self.verb}:{self.to}" if self.to else self.verb


class Difference(NamedTuple):
    """What the engines disagree about; no class at all means unexplained."""

    what: str
    ours: object
    theirs: object
    classes: Classes


class Unexplained(Exception):
    """An answer of either engine that the rules and the classes do not give."""


Chooser = Callable[[Sequence[Move], Ledger, int], Move]


class Pair:
    """Both engines at one decision of one hand."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.order = deal.order
        chips = [deal.stacks[seat] for seat in self.order]
        self.hand: Hand = start(deal.rules, deal.stacks, deal.dealer, deck=deal.deck)[0]
        self.peer = Peer(deal.rules, chips, deal.deck, is_shifted=deal.is_shifted)
        self.book = Ledger(deal.rules, chips)
        self.in_force = ALL - {Known.ACE_LOW} if deal.is_shifted else ALL
        self.moves: list[Move] = []
        self.is_parted = False
        self.decisions = 0

    def run(self, choose: Chooser) -> Iterator[Difference]:
        """Play to the end, or to where PokerKit asks another seat; raise `Unexplained` at the first wrong answer."""
        while not self.hand.is_over:
            yield from self._compare_turn()
            if self.is_parted:
                return
            place = self.place
            self.decisions += 1
            ours, theirs = self._our_options(), Options(self.peer.call, *self.peer.wager)
            yield from self._compare_options(place, ours, theirs)
            self._play(place, choose(common_moves(self.book, ours, theirs), self.book, place))
            yield from self._let_peer_ask_alone()
        yield from self._compare_end()

    @property
    def place(self) -> int:
        assert self.hand.actor is not None
        return self.order.index(self.hand.actor)

    def _compare_turn(self) -> Iterator[Difference]:
        book, boards = self.book, self._boards()
        if self.hand.round > book.round:
            book.next_round()
        self._agree("round", self.hand.round, self.peer.round, book.round)
        self._agree("stacks", self._ours(self.hand.stacks), self.peer.stacks, tuple(book.stacks))
        self._agree("bets", self._ours(self.hand.bets), self.peer.bets, tuple(book.bets))
        self._agree("pot", self.hand.pot, self.peer.pot, sum(book.paid))
        if book.acts:
            self._agree("in turn", self.place, self.peer.actor)
            return
        yield from self._name("first", self.place, self.peer.actor, lambda known: first_actor(book, boards, known))
        self.is_parted = self.place != self.peer.actor

    def _compare_options(self, place: int, ours: Options, theirs: Options) -> Iterator[Difference]:
        def said(known: Classes) -> Options:
            return options(self.book, place, known)

        self._agree("our menu", ours, said(NONE))
        self._agree("PokerKit's menu", theirs, said(self.in_force))
        yield from self._name("call", ours.call, theirs.call, lambda known: said(known).call)
        may = bool(ours.most), bool(theirs.most)
        yield from self._name("may raise", *may, lambda known: bool(said(known).most))
        if all(may):
            yield from self._name("least", ours.least, theirs.least, lambda known: said(known).least)
            yield from self._name("most", ours.most, theirs.most, lambda known: said(known).most)

    def _compare_end(self) -> Iterator[Difference]:
        if not self.peer.is_over:
            raise self._unexplained("end", "over", "not over")
        cards = self.hand.state.down, self.hand.state.up
        live = self.book.live if len(self.book.live) > 1 else []
        strengths = {place: peer_strength((cards[0][place], *cards[1][place])) for place in live}  # type: ignore[arg-type]
        ours = self._ours(self.hand.stacks)
        yield from self._name(
            "final stacks", ours, self.peer.stacks, lambda known: final_stacks(self.book, strengths, known)
        )

    def _play(self, place: int, move: Move) -> None:
        self.moves.append(move)
        try:
            self._play_on_peer(place, move)
            self.hand, _ = play(self.hand, self._our_action(move))
        except ValueError as refused:
            raise self._unexplained("refused", refused) from refused

    def _play_on_peer(self, place: int, move: Move) -> None:
        book = self.book
        match move.verb:
            case "fold":
                book.act(place, "fold")
                self.peer.fold()
            case "call":
                book.act(place, "call", self.peer.call)
                self.peer.check_or_call()
            case "bring_in":
                book.act(place, "bring_in", min(self.deal.rules.bring_in, book.stacks[place]))
                self.peer.open()
            case _:
                book.act(place, "wager", move.to - book.bets[place])
                self.peer.raise_to(move.to)

    def _let_peer_ask_alone(self) -> Iterator[Difference]:
        """R19: PokerKit asks the last player with chips, who owes nothing; let it have its check."""
        is_behind = self.hand.is_over or self.hand.round > self.book.round
        alone = asked_alone(self.book, self.in_force)
        if not is_behind or alone is None:
            return
        self._agree("asked alone", self.peer.actor, alone)
        self._agree("PokerKit's menu", Options(self.peer.call, *self.peer.wager), Options(0, 0, 0))
        self.peer.check_or_call()
        yield Difference("asked alone", None, alone, frozenset({Known.ASKED_ALONE}))

    def _name(
        self, what: str, ours: object, theirs: object, answer: Callable[[Classes], object]
    ) -> Iterator[Difference]:
        """Both answers must be exactly those computed; where they part, the fewest classes name it."""
        self._agree(f"our {what}", ours, answer(NONE))
        self._agree(f"PokerKit's {what}", theirs, answer(self.in_force))
        if ours != theirs:
            classes = name_difference(answer, sorted(self.in_force, key=list(Known).index))
            yield Difference(what, ours, theirs, classes)

    def _agree(self, what: str, *answers: object) -> None:
        if any(answer != answers[0] for answer in answers):
            raise self._unexplained(what, *answers)

    def _unexplained(self, what: str, *answers: object) -> Unexplained:
        said = " / ".join(map(str, answers))
        return Unexplained(f"{what}: {said}\n  {self.deal}\n  {' '.join(map(str, self.moves))}")

    def _our_options(self) -> Options:
        offered = menu(self.hand)
        passive = offered.find("bring_in", "call", "check")
        assert passive is not None
        wager = offered.wager
        return Options(passive.least, *((wager.least, wager.most) if wager else (0, 0)))

    def _our_action(self, move: Move) -> Action:
        offered = menu(self.hand)
        if move.verb == "fold":
            return Fold()
        choice = offered.wager if move.verb == "wager" else offered.find("bring_in", "call", "check")
        assert choice is not None
        return choice.action(move.to if move.verb == "wager" else None)

    def _ours(self, by_seat: dict[int, int]) -> tuple[int, ...]:
        return tuple(by_seat[seat] for seat in self.order)

    def _boards(self) -> list[list[str]]:
        return [[str(card) for card in self.hand.boards[seat]] for seat in self.order]


def common_moves(book: Ledger, ours: Options, theirs: Options) -> list[Move]:
    """What may be done on both engines and leaves the same chips; of wagers the least, the most and one between."""
    moves = [Move("bring_in")] if book.is_opening else [Move("fold")]
    if not book.is_opening and ours.call == theirs.call:
        moves.append(Move("call"))
    least, most = max(ours.least, theirs.least), min(ours.most, theirs.most)
    if ours.most and least <= most:
        moves += [Move("wager", to) for to in sorted({least, (least + most) // 2, most})]
    return moves
