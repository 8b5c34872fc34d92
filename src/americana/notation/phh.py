"""One hand as a `.phh` file: written from a log for whoever asks, and read by playing it again.

Nothing that a file says is believed: its deals must come in the engine's order, its actions must be legal, its results
must be what the engine finds. So a file that reads without an error is a hand that can be played.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from americana.engine.events import CardShown, DownCardsDealt, Event, HandEnded, HandStarted, RoundOpened, TurnPassed
from americana.engine.hand import Hand
from americana.engine.play import play, show, start
from americana.errors import IllegalAction, Unreadable
from americana.notation.actions import Line, action_of, read_lines
from americana.notation.fields import MOST_NAME, Header, Results, check_results, fields_of, header_of, results_of
from americana.notation.record import ALL, Everything, Record, Viewer, seen
from americana.notation.scribe import Scribe, laid_out
from americana.notation.source import UNKNOWN_SOURCE, Source
from americana.notation.toml import MOST_TEXT, parsed, written
from americana.notation.unseen import deck_of


def write_phh(
    events: Iterable[Event], viewer: Viewer = ALL, players: Iterable[str] = (), source: Source = UNKNOWN_SOURCE
) -> str:
    """Write a log as a hand history: all of it, or what a seat or the rail (None) may know.

    >>> from americana import Rules, stacked_deck, start
    >>> _, events = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> print(write_phh(events, viewer=1)[-74:])
    actions = [
      "d dh p1 ??", "d dh p2 Kd",
      "d dh p1 9h", "d dh p2 8c",
    ]
    <BLANKLINE>

    `players` are names in dealing order, `source` says where it was played. Raises `Unreadable`: `no_start`, `not_seen`
    (it is the log of a viewer who saw less), `cut_log` (it stops where nobody is asked), `bad_viewer`, `bad_name`,
    `too_long`.
    """
    record = Record(tuple(events), viewer, tuple(players), source)
    first = _checked_start(record)
    hand, scribe = record.hand, Scribe(first.seats)
    start = Header(
        first.rules, first.seats, first.stacks, first.dealer, record.viewer, record.players, first.deck, record.source
    )
    rows = [strings for event in record.events[1:] if (strings := scribe.strings(event))]
    return text_of(start, results_of(hand) if hand.is_over else None, rows)


def text_of(start: Header, results: Results | None, rows: Iterable[list[str]]) -> str:
    """Put a hand history together; `rows` are the action strings of each event.

    Raises `Unreadable`: `too_long`, `bad_name`.
    """
    fields = [f"{name} = {written(value)}" for name, value in fields_of(start, results).items()]
    text = "\n".join([*fields, "actions = [", *laid_out(rows), "]", ""])
    if len(text) > MOST_TEXT or len(text.encode()) > MOST_TEXT:
        raise Unreadable("too_long", f"one hand may be {MOST_TEXT} characters long, not more", most=MOST_TEXT)
    return text


def read_phh(text: str | bytes) -> Record:
    """Read a hand history; `record.hand` is the hand, or its view if the file was written for one viewer.

    >>> from americana import Rules, see, stacked_deck, start
    >>> hand, events = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> read_phh(write_phh(events)).hand == hand, read_phh(write_phh(events, 1)).hand == see(hand, 1)
    (True, True)

    Raises `Unreadable` (`not_text`, `too_long`, `not_utf8`, `bad_toml`, `newer_format`, `unknown_variant`,
    `other_game`, `bad_field`, `missing_field`, `bad_action`, `cut_hand`, `other_result`), `IllegalRules` or
    `IllegalDeal`.
    """
    fields = parsed(text)
    header = header_of(fields)
    lines = read_lines(fields.get("actions"))
    deck = deck_of(lines, len(header.seats)) if header.deck is None else header.deck
    stacks = dict(zip(header.seats, header.stacks, strict=True))
    hand, events = start(header.rules, stacks, header.dealer, deck=deck)
    if hand.seats != header.seats:
        message = f"seats: all different, in dealing order, every player with chips, which would be {list(hand.seats)}"
        raise Unreadable("bad_field", message, name="seats")
    hand, log = _played(hand, events, lines, header.viewer)
    check_results(fields, hand)
    return Record(log, header.viewer, header.players, header.source)


def _checked_start(record: Record) -> HandStarted:
    first = record.events[0] if record.events else None
    if not isinstance(first, HandStarted):
        raise Unreadable("no_start", "a log begins with HandStarted")
    if not _knows(record, first):
        raise Unreadable("not_seen", "this log is a viewer's, and not the one's for whom it is to be written")
    if not isinstance(record.events[-1], RoundOpened | TurnPassed | HandEnded | CardShown):
        raise Unreadable("cut_log", "a log is written when a seat is in turn or the hand is over")
    names = record.players
    is_named = all(isinstance(name, str) and len(name) <= MOST_NAME for name in names)
    if names and (len(names) != len(first.seats) or not is_named):
        raise Unreadable("bad_name", f"each of {len(first.seats)} players has a name of at most {MOST_NAME} characters")
    return first


def _knows(record: Record, first: HandStarted) -> bool:
    """Whether the log holds what its viewer saw: the deck, or the own down card."""
    if isinstance(record.viewer, Everything):
        return first.deck is not None
    dealt = next((event for event in record.events if isinstance(event, DownCardsDealt)), None)
    return dealt is None or (record.viewer, None) not in dealt.cards


def _played(
    hand: Hand, events: tuple[Event, ...], lines: Iterable[Line], viewer: Viewer
) -> tuple[Hand, tuple[Event, ...]]:
    """Play the lines; between decisions they must be exactly what the viewer is shown of the engine's own doing."""
    first = events[0]
    assert isinstance(first, HandStarted)
    log = [*seen(events, viewer)]
    scribe = Scribe(first.seats)
    due = deque(string for event in log for string in scribe.strings(event))
    for line in lines:
        if not due:
            hand, events = _asked(hand, line)
            told = seen(events, viewer)
            log += told
            due.extend(string for event in told for string in scribe.strings(event))
        _compare(line, due.popleft())
    if due:
        raise Unreadable("cut_hand", f"the actions stop where {_without_cards(due[0])!r} is due")
    return hand, tuple(log)


def _asked(hand: Hand, line: Line) -> tuple[Hand, tuple[Event, ...]]:
    """Do what a line asks where the engine waits: an action of the player in turn or, after the end, a card shown."""
    if line.is_deal:
        raise line.refused("no card is due", "not_due")
    if line.place >= len(hand.seats):
        raise line.refused(f"there are {len(hand.seats)} players", "no_such_player")
    seat = hand.seats[line.place]
    try:
        if line.words[1] == "sm":
            return show(hand, seat)
        return play(hand, action_of(hand, line), seat=seat)
    except IllegalAction as error:
        raise line.refused(str(error), error.code) from None


def _compare(line: Line, due: str) -> None:
    wanted = tuple(due.split())
    if line.words == wanted or (line.words[1:] == ("sm", "-") and line.words[0] == wanted[0] and len(wanted) == 3):
        return
    if line.words[:-1] == wanted[:-1]:
        raise line.refused("another card is due, or one that the file's viewer did not see", "other_card")
    raise line.refused(f"{_without_cards(due)!r} is due", "not_due")


def _without_cards(due: str) -> str:
    """Leave out cards, which may be mere fillings of what the file does not tell."""
    words = due.split()
    return " ".join(words[:3] if words[0] == "d" else words[:2])
