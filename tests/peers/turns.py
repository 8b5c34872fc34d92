"""Who acts first in a round, and who is asked alone, computed from ledger and up cards, with some classes in force."""

from collections.abc import Sequence

from tests.oracle.brute_ranking import SUITS, board_key, door_card_key, rank
from tests.peers.known import Classes, Known
from tests.peers.ledger import Ledger


def first_actor(book: Ledger, boards: Sequence[Sequence[str]], known: Classes) -> int:
    """The place that opens the round: the right board's, or the next one clockwise with chips (R14, R17, R20, R21)."""
    best = _door(book, boards, known) if book.round == 1 else _board(book, boards, known)
    return min(book.able, key=lambda place: (place - best) % len(boards))


def _door(book: Ledger, boards: Sequence[Sequence[str]], known: Classes) -> int:
    def height(place: int) -> tuple[int, int]:
        rank_of, suit = door_card_key(boards[place][0])
        is_low_ace = Known.ACE_LOW in known and boards[place][0][0] == "A"
        return (0 if is_low_ace else rank_of), suit

    if book.rules.opener == "lowest":
        return min(book.live, key=lambda place: door_card_key(boards[place][0]))
    return max(book.live, key=height)


def _board(book: Ledger, boards: Sequence[Sequence[str]], known: Classes) -> int:
    top = max(board_key(boards[place]) for place in book.live)
    tied = [place for place in book.live if board_key(boards[place]) == top]
    if book.rules.first_tie == "position" or Known.FIRST_TIE in known:
        return tied[0]
    return max(tied, key=lambda place: max((rank(card), SUITS.index(card[1])) for card in boards[place]))


def asked_alone(book: Ledger, known: Classes) -> int | None:
    """The place that R19 does not ask: it alone has chips, owes nothing and has not acted; others are in, all-in."""
    if Known.ASKED_ALONE not in known or len(book.able) != 1 or len(book.live) == 1:
        return None
    (place,) = book.able
    has_acted = any(act.place == place for act in book.acts)
    return place if book.bets[place] >= max(book.bets) and not has_acted else None
