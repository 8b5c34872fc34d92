"""Between two hands: the seal, the promised and revealed nonces, the cut, the deal. Chance comes in as seeds.

Everything here turns a state into events that the table appends; nothing is sent and nothing waited for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from americana.errors import AmericanaError
from americana.room.events import CutRevealed, HandResealed, HandSealed, RoomEvent
from americana.room.live.seal import DealtDeck, Seal, cut_deck
from americana.room.live.state import MOST_SILENCES, LiveState
from americana.room.shuffle import SealedDeck, commitment_of
from americana.room.wire.asks import Commit, Reveal
from americana.room.wire.pictures import Ask
from americana.rules import MOST_CHIPS
from americana.table import call_seats, deal, next_button, top_up


class CutRefused(AmericanaError):
    """A promise or a nonce that does not belong to the cut at hand."""


@dataclass(frozen=True, slots=True)
class Promise:
    """The commitment of a seat for one cut."""

    player: str
    number: int
    attempt: int
    commitment: str


def wanted_cut(state: LiveState) -> Ask | None:
    """Return the cut that commitments are wanted for; None while one is being made."""
    seal = state.seal
    if seal is None or seal.chosen is not None:
        return Ask(state.number + 1, 1)
    return Ask(seal.sealed.number, seal.sealed.attempt + 1) if seal.has_failed else None


def asked(state: LiveState, promises: Mapping[int, Promise]) -> dict[int, Ask]:
    """Return the cut that each person's seat is still to promise a nonce for."""
    wanted = wanted_cut(state)
    if wanted is None:
        return {}
    return {
        seat: wanted
        for seat in state.table.taken
        if state.silences.get(seat, 0) < MOST_SILENCES
        and not _promise_of(state, seat, promises, wanted)
        and may_cut(state, seat)
    }


def may_cut(state: LiveState, seat: int) -> bool:
    """Whether a seat may take part in the next cut: a person's, dealt in, not silent before in this hand."""
    seal = state.seal
    if seat in state.bots:
        return False
    if seal is not None and seal.has_failed:
        return seat in state.table.called and seat not in seal.silent
    return state.table.sitters[seat] is not None


def promised(state: LiveState, seat: int, player: str, ask: Commit) -> Promise:
    """Return a seat's promise; raises `CutRefused`: `silenced`, `stale_cut`."""
    wanted = wanted_cut(state)
    if state.silences.get(seat, 0) >= MOST_SILENCES:
        raise CutRefused("silenced", "you have missed too many cuts: come back to the table first")
    if wanted is None or (ask.number, ask.attempt) != (wanted.number, wanted.attempt) or not may_cut(state, seat):
        raise _stale_cut()
    return Promise(player, ask.number, ask.attempt, ask.commitment)


def _stale_cut() -> CutRefused:
    return CutRefused("stale_cut", "this is not the cut that is wanted now")


def _promise_of(state: LiveState, seat: int, promises: Mapping[int, Promise], cut: Ask) -> Promise | None:
    """Return what the player of a seat has promised for a cut."""
    promise, sitter = promises.get(seat), state.table.sitters[seat]
    if promise is None or sitter is None or promise.player != sitter.player:
        return None
    return promise if (promise.number, promise.attempt) == (cut.number, cut.attempt) else None


def sealed(state: LiveState, hand: str, seeds: tuple[bytes, bytes], promises: Mapping[int, Promise]) -> list[RoomEvent]:
    """Return the events that seal the next attempt: whom the hand deals in, what was promised, both roots."""
    table, events = state.table, list[RoomEvent]()
    seal = state.seal
    if seal is not None and seal.has_failed and table.called:
        hand, number, attempt = seal.sealed.hand, seal.sealed.number, seal.sealed.attempt + 1
    else:
        number, attempt = state.number + 1, 1
        table, called = call_seats(table)
        events += called
    wanted = Ask(number, attempt)
    commitments = [
        (seat, promise.commitment)
        for seat in table.called
        if may_cut(state, seat) and (promise := _promise_of(state, seat, promises, wanted))
    ]
    first, second = (SealedDeck.of(seed, state.id, hand, which).root.hex() for which, seed in enumerate(seeds))
    stacks = tuple([(seat, min(table.taken[seat].chips, MOST_CHIPS)) for seat in table.called])
    button = next_button(table)
    events.append(
        HandSealed(hand, number, attempt, state.previous, button, stacks, tuple(commitments), (first, second))
    )
    return events


def revealed(seal: Seal | None, seat: int, ask: Reveal) -> CutRevealed | None:
    """Return the event of a reveal, None if it is known already.

    Raises `CutRefused`: `stale_cut`, or `wrong_nonce` if it is not what the seat had committed to.
    """
    if seal is None or (ask.number, ask.attempt) != (seal.sealed.number, seal.sealed.attempt):
        raise _stale_cut()
    if seal.nonces.get(seat) == ask.nonce:
        return None
    if not seal.is_open:
        raise _stale_cut()
    if dict(seal.sealed.commitments).get(seat) != commitment_of(bytes.fromhex(ask.nonce)).hex():
        raise CutRefused("wrong_nonce", "this nonce is not the one that was promised")
    return CutRevealed(seat, ask.nonce)


def given_up(seal: Seal) -> HandResealed:
    """Return the event that opens both decks of an attempt that somebody did not cut."""
    return HandResealed(seal.sealed.attempt, seal.missing, (seal.seeds[0].hex(), seal.seeds[1].hex()))


def dealt_hand(state: LiveState, deck: DealtDeck) -> list[RoomEvent]:
    """Return the events of the cut and of the deal that follows it."""
    _, events = deal(state.table, deck.cards)
    return [deck.event, *events]


def deck_of(state: LiveState) -> DealtDeck:
    """Return the deck that the cut chose."""
    assert state.seal is not None
    return cut_deck(state.seal, state.id)


def bots_refilled(state: LiveState) -> list[RoomEvent]:
    """Return the buy-ins of bots that are broke."""
    events: list[RoomEvent] = []
    for seat in state.bots:
        sitter = state.table.sitters[seat]
        if sitter is not None and not sitter.chips and not state.table.called:
            events += top_up(state.table, sitter.player, usual_buy_in(state))[1]
    return events


def usual_buy_in(state: LiveState) -> int:
    """Return how many chips a bot sits down with: a hundred antes, as far as the table's terms let it."""
    terms = state.table.terms
    return min(max(100 * terms.rules.ante, terms.least_buy_in), terms.most_buy_in)
