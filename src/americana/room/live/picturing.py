"""From a live table to the pictures that clients draw, and back from a picture to a view.

Everything about cards comes out of `see`: a picture for the rail is made of the rail's view, and what a player sees
besides is his own down card, what he may do, and what opens his card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from americana.cards import Card
from americana.engine.betting import Choice, menu
from americana.engine.events import HandMucked, HandShown
from americana.engine.hand import Hand, View
from americana.ranking import HandName, name_board, name_hand
from americana.room.live.seal import Seal
from americana.room.live.state import LiveState
from americana.room.shuffle import Opening as CardOpening
from americana.room.shuffle import words_of
from americana.room.wire.pictures import (
    About,
    Ask,
    ChoicePicture,
    HandPicture,
    Opening,
    PlayerPicture,
    Public,
    SealPicture,
    SeatPicture,
    You,
)
from americana.view import see


def about(state: LiveState) -> About:
    """Return what does not change at a table."""
    terms, settings = state.table.terms, state.settings
    return About(
        table=state.id,
        name=settings.name,
        rules=terms.rules,
        buy_in=(terms.least_buy_in, terms.most_buy_in),
        turn_ms=settings.turn_ms,
        bank_ms=settings.bank_ms,
        pace=settings.pace,
    )


def public(state: LiveState, status: str, names: Mapping[str, str], connected: Iterable[str], watchers: int) -> Public:
    """Return the table as everybody sees it; `names` and `connected` are by player."""
    table, here = state.table, set(connected)
    stacks, bots = table.stacks, state.bots
    seats: list[SeatPicture | None] = []
    for seat, sitter in enumerate(table.sitters):
        if sitter is None:
            seats.append(None)
            continue
        is_bot = seat in bots
        seats.append(
            SeatPicture(
                player=sitter.player,
                name=names.get(sitter.player, ""),
                is_bot=is_bot,
                chips=stacks[seat],
                asked=sitter.asked,
                is_out=sitter.is_out,
                is_away=seat in state.away,
                is_leaving=sitter.is_leaving,
                is_connected=is_bot or sitter.player in here,
                bank_ms=state.banks.get(seat, 0),
            )
        )
    return Public(
        status=status,
        seats=tuple(seats),
        button=table.button,
        called=table.called,
        hand=None if table.hand is None else hand_picture(table.hand, state.hand, state.hand_number),
        seal=None if state.seal is None else seal_picture(state.seal, state.resealed),
        hands_played=table.hands_played,
        watchers=watchers,
    )


def hand_picture(hand: Hand, hand_id: str, number: int) -> HandPicture:
    """Return a hand as the rail sees it."""
    return view_picture(see(hand, None), hand_id, number)


def view_picture(view: View, hand_id: str, number: int) -> HandPicture:
    """Return a hand as far as a view knows it: the rail's has nothing in it that not everybody may see."""
    state = view.state
    players = [
        PlayerPicture(seat, began, stack, bet, paid, down and str(down), tuple(map(str, up)), folded, shown, acted)
        for seat, began, stack, bet, paid, down, up, folded, shown, acted in zip(
            state.seats,
            state.began,
            state.stacks,
            state.bets,
            state.paid,
            state.down,
            state.up,
            state.folded,
            state.shown,
            state.acted,
            strict=True,
        )
    ]
    return HandPicture(
        id=hand_id,
        number=number,
        dealer=state.dealer,
        round=state.round,
        turn=state.turn,
        stage=state.stage,
        actor=view.actor,
        place=state.place,
        players=tuple(players),
        to_match=state.owed,
        least_to=state.least_to,
        wagers=state.wagers,
        aggressor=state.aggressor,
        first=state.first,
        pot=view.pot,
        pots=view.pots,
        returned=state.returned,
        shows=tuple([each for each in state.reveals if isinstance(each, HandShown)]),
        mucks=tuple([each for each in state.reveals if isinstance(each, HandMucked)]),
        reveal_order=tuple([each.seat for each in state.reveals]),
        awards=state.awards,
        is_over=view.is_over,
    )


def seal_picture(seal: Seal, resealed: int) -> SealPicture:
    """Return the seal as everybody sees it."""
    sealed, chosen = seal.sealed, seal.chosen
    return SealPicture(
        hand=sealed.hand,
        number=sealed.number,
        attempt=sealed.attempt,
        previous=sealed.previous,
        record=seal.digest.hex(),
        words=words_of(seal.digest),
        dealer=sealed.dealer,
        seats=sealed.seats,
        commitments=sealed.commitments,
        roots=sealed.roots,
        nonces=tuple(sorted(seal.nonces.items())),
        deck=chosen.deck if chosen else None,
        opened=chosen.opened if chosen else None,
        resealed=resealed,
    )


def you(
    state: LiveState,
    player: str | None,
    openings: Mapping[Card, CardOpening],
    commit: Ask | None,
) -> You:
    """Return what one viewer sees besides; `openings` are those of the hand's cards, `commit` what he is asked for."""
    seat = state.seat_of(player)
    hand = state.table.hand
    view = None if seat is None or hand is None or not _is_dealt_in(state, seat) else see(hand, seat)
    if seat is None or view is None:
        return You(seat, player, None, (), (), commit, False, None)
    down = view.down_cards[seat]
    choices = menu(view) if view.actor == seat else ()
    return You(
        seat=seat,
        player=player,
        down=down and str(down),
        menu=tuple([choice_picture(each, view, seat) for each in choices]),
        openings=() if down is None or down not in openings else (opening(openings[down]),),
        commit=commit,
        can_show=view.is_over and seat not in view.shown,
        hand=hand_so_far(view, seat),
    )


def opening(of: CardOpening) -> Opening:
    """Return an opening as it is sent."""
    return Opening(str(of.card), of.position, of.salt.hex())


def choice_picture(choice: Choice, view: View, seat: int) -> ChoicePicture:
    """Return what a seat in turn may do, with what an all-in and a part of the pot come to."""
    stack, bet, owed = view.stacks[seat], view.bets[seat], view.to_match
    match choice.verb:
        case "fold" | "check":
            all_in = None
        case "call":
            all_in = stack if choice.least == stack else None
        case _:
            all_in = bet + stack if choice.least <= bet + stack <= choice.most else None
    return ChoicePicture(
        choice.verb, choice.least, choice.most, choice.fixed, all_in, pot_base=owed, pot=view.pot + owed - bet
    )


def hand_so_far(view: View, seat: int) -> HandName | None:
    """Name what a seat's cards make, None where the view does not show its down card; below five, ranks alone count."""
    down = view.down_cards[seat]
    if down is None:
        return None
    cards = (down, *view.boards[seat])
    return name_hand(cards, view.rules) if len(cards) == 5 else name_board(cards)


def _is_dealt_in(state: LiveState, seat: int) -> bool:
    sitter = state.table.sitters[seat]
    return sitter is not None and sitter.is_dealt_in
