"""A table as one standalone SVG picture: nothing is loaded, nothing runs, and a screen reader hears what is drawn.

1200 by 630, so that it serves as a link's preview and as a picture in a page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from americana.engine.hand import View
from americana.render.felt_svg import bet_markup, button_markup, felt_markup, mark_markup, pots_markup
from americana.render.places import HEIGHT, WIDTH, between, places
from americana.render.scene import CardSeen, SeatSeen, TableSeen, read_table
from americana.render.seats_svg import LARGE, OWN, USUAL, seat_markup
from americana.render.tags import FONTS, Markup, escaped, label, moved, tag
from americana.render.theme import Theme, ThemeName, theme_called
from americana.render.words import ENGLISH, NO_CAPTIONS, Captions, TableWords

_EDGE = 28
_FEW = 3
_CORNER_ROOM = 400


def draw_svg(
    view: View,
    names: Mapping[int, str],
    *,
    words: TableWords = ENGLISH,
    captions: Captions = NO_CAPTIONS,
    theme: ThemeName = "dark",
    four_colour: bool = True,
    you: int | None = None,
) -> str:
    """Draw a table as a complete SVG document; `you` is the seat drawn large at the bottom, the viewer's unless given.

    >>> from americana import Rules, see, stacked_deck, start
    >>> hand, _ = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> draw_svg(see(hand, 0), {0: "Olena", 1: "<Ivan>"}).count("&lt;Ivan&gt;")
    2

    Raises `Unreadable`: `view_only` for anything but a `View`, `unknown_theme`.
    """
    colours = theme_called(theme, four_colour=four_colour)
    table = read_table(view, names, words, captions)
    own = view.viewer if you is None else you
    return tag(
        "svg",
        tag("title", escaped(f"{words.table}: {table.title}" if table.title else words.table)),
        tag("desc", escaped("\n".join(_described(table, words)))),
        tag("rect", width=WIDTH, height=HEIGHT, fill=colours.room),
        felt_markup(colours, theme),
        *_captions(table, colours),
        *_table(table, own, view.rules.ante, colours, words),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
        font_family=FONTS,
    )


def _captions(table: TableSeen, theme: Theme) -> Iterator[Markup]:
    yield label(table.title, _EDGE, 44, 19, theme.quiet, room=_CORNER_ROOM - 100)
    yield label(table.reason, _EDGE, HEIGHT - _EDGE, 19, theme.quiet, room=_CORNER_ROOM)
    yield label("americana", WIDTH - _EDGE, 44, 21, theme.ink, room=_CORNER_ROOM, anchor="end", bold=True)


def _table(table: TableSeen, own: int | None, ante: int, theme: Theme, words: TableWords) -> Iterator[Markup]:
    seats = table.ending_with(own)
    seats = seats[-1:] + seats[:-1]
    usual = LARGE if len(seats) <= _FEW else USUAL
    sizes = [OWN if seen.seat == own else usual for seen in seats]
    spots = places(len(seats), sizes[0].height)
    if table.mark_after is not None:
        after = [seen.seat for seen in seats].index(table.mark_after)
        yield moved(mark_markup(table, theme), *between(spots, after))
    yield pots_markup(table, theme, words)
    for seen, size, spot in zip(seats, sizes, spots, strict=True):
        yield moved(seat_markup(seen, size, theme, words), spot.x, spot.top)
        if seen.has_button:
            yield moved(button_markup(theme), spot.x + size.plate / 2 + 6, spot.top + size.plate_top)
        if seen.bet or seen.won:
            yield bet_markup(seen, spot, ante, theme, words)


def _described(table: TableSeen, words: TableWords) -> Iterator[str]:
    yield f"{words.pot} {words.chips(table.total)}"
    for seen in table.seats:
        yield ", ".join(filter(None, _told(seen, words)))
    if table.reason:
        yield table.reason


def _told(seen: SeatSeen, words: TableWords) -> Iterator[str]:
    yield f"{seen.name}: {words.stack} {words.chips(seen.stack)}"
    yield " ".join(_named(card, words) for card in seen.cards)
    yield f"{words.bet} {words.chips(seen.bet)}" if seen.bet else ""
    yield f"{words.wins} {words.chips(seen.won)}" if seen.won else ""
    yield words.all_in if seen.standing == "all_in" else ""
    yield seen.note


def _named(card: CardSeen, words: TableWords) -> str:
    if card.face is None:
        return f"({words.face_down})"
    return f"({card.face.symbol})" if card.is_down else card.face.symbol
