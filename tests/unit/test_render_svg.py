"""A table drawn as a picture: well formed, safe, readable, and without anybody's secret."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

from americana import see
from americana.cards import FULL_DECK, card
from americana.errors import AmericanaError
from americana.render import Captions, TableWords, draw_card, draw_svg
from americana.render.places import HEIGHT, WIDTH, between, places
from americana.render.seats_svg import LARGE, OWN, USUAL
from americana.render.shapes import RANK_GLYPHS, SUIT_PATHS
from americana.render.tags import advance, shortened
from americana.render.theme import DARK, LIGHT, Theme
from tests.deals import ANN, BEN, CORA, FOUR, NAMES, THREE, TWO, Game, deal
from tests.properties.strategies import Played, hands
from tests.unit.test_render_text import every_view, with_another_down_card

ROOT = Path(__file__).resolve().parents[2]
CALLED = dict(enumerate(NAMES))
SVG = "{http://www.w3.org/2000/svg}"
BUTTON = 'd="M-3.6-5.4H'
FIVE_CARDS = 210
"""The width of a whole fan, in units of a card 60 wide."""
LIFTED = 13

EVIL = "\x1b[2J\u202e<script>alert('&\"')</script>\ud800\x00" + "W" * 200


def elements(picture: str, name: str) -> list[ElementTree.Element]:
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    return list(root.iter(SVG + name))


def said(picture: str) -> list[str]:
    """Every line of text in the picture."""
    return [text.text or "" for text in elements(picture, "text")]


def drawn(game: Game, viewer: int | None = None, **notes: str) -> str:
    captions = Captions(notes={NAMES.index(name): note for name, note in notes.items()})
    return draw_svg(see(game.hand, viewer), CALLED, captions=captions)


def backs(picture: str) -> int:
    return picture.count('d="M30 29L38 42L30 55L22 42Z"')


def outlined(picture: str) -> int:
    return len([rect for rect in elements(picture, "rect") if rect.get("x") == "-1"])


@settings(max_examples=4)
@given(hands(whole=True))
def test_every_stage_of_a_hand_is_a_well_formed_picture_for_everybody(played: Played) -> None:
    for view in every_view(played):
        picture = draw_svg(view, CALLED, theme="light")
        lines = said(picture)
        assert all(NAMES[seat] in lines for seat in view.seats)
        unseen = sum(down is None for down in view.down_cards.values())
        assert backs(picture) == (unseen if view.state.stage not in ("antes", "down") else 0)


@settings(max_examples=20)
@given(hands())
def test_a_card_that_a_viewer_cannot_see_changes_nothing_in_his_picture(played: Played) -> None:
    hand = played.hand
    for place, seat in enumerate(hand.seats):
        if seat not in hand.shown:
            other = with_another_down_card(hand, place)
            for viewer in (None, *hand.seats):
                mine, theirs = (draw_svg(see(one, viewer), CALLED) for one in (hand, other))
                assert (mine == theirs) == (viewer != seat)


def test_a_picture_loads_nothing_and_runs_nothing() -> None:
    picture = drawn(deal(*FOUR), ANN)
    names = {element.tag.removeprefix(SVG) for element in ElementTree.fromstring(picture).iter()}
    assert names == {"svg", "title", "desc", "g", "rect", "circle", "path", "text", "radialGradient", "stop"}
    attributes = {name for element in ElementTree.fromstring(picture).iter() for name in element.attrib}
    assert not any(name.startswith("on") or "href" in name or name == "style" for name in attributes)
    assert picture.count("url(") == picture.count("url(#americana-felt-dark)") == 1


def test_hostile_names_are_text_and_are_cut() -> None:
    captions = Captions(title=EVIL, reason=EVIL, notes=dict.fromkeys(range(6), EVIL))
    picture = draw_svg(see(deal(*TWO).hand, None), dict.fromkeys(range(6), EVIL), captions=captions)
    assert "<script" not in picture
    assert "[2J<script>" in "".join(said(picture))
    assert all(len(line) < 60 for line in said(picture))
    assert not any(letter in picture for letter in "\x00\x1b\u202e\ud800")


@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize("has_viewer", [True, False])
def test_seats_bets_and_the_box_stand_apart_within_the_picture(count: int, has_viewer: bool) -> None:
    usual = LARGE if count <= 3 else USUAL
    sizes = [OWN if has_viewer else usual, *[usual] * (count - 1)]
    spots = places(count, sizes[0].height)
    boxes = []
    for place, size in zip(spots, sizes, strict=True):
        half = max(size.plate, FIVE_CARDS * size.cards) / 2
        boxes.append((place.x - half, place.top - LIFTED, place.x + half, place.top + size.height))
    assert all(left >= 0 and top >= 0 and right <= WIDTH and foot <= HEIGHT for left, top, right, foot in boxes)
    boxes += [(place.bet_x - 62, place.bet_y - 30, place.bet_x + 62, place.bet_y + 8) for place in spots]
    boxes[count] = (boxes[count][0], boxes[count][1], boxes[count][2], boxes[0][1])  # just above the bottom cards
    apart(boxes)
    for after in range(count):
        x, y = between(spots, after)
        apart([(x - 34, y - 20, x + 34, y + 40), *boxes])


def apart(boxes: list[tuple[float, float, float, float]]) -> None:
    for one, other in combinations(boxes, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1], (one, other)


def test_own_seat_is_large_at_the_bottom_and_the_rail_has_none() -> None:
    game = deal(*THREE)
    assert drawn(game, BEN).count(f"scale({OWN.cards})") == 1
    assert f"scale({OWN.cards})" not in drawn(game)
    view = see(game.hand, None)
    chosen = draw_svg(view, CALLED, you=CORA)
    assert chosen.count(f"scale({OWN.cards})") == 1
    assert backs(chosen) == 3
    assert draw_svg(view, CALLED, you=99) == draw_svg(view, CALLED)


def test_the_down_card_lies_on_grey_for_its_owner_alone_until_it_is_shown() -> None:
    game = deal("7s As Ad Ah Ac", "7h Kh Qh 8d 9d")
    assert drawn(game).count(DARK.grey) == 0
    assert drawn(game, ANN).count(f'fill="{DARK.grey}"') == 1
    assert drawn(game.to_the_end()).count(f'fill="{DARK.grey}"') == 2


def test_the_newest_up_card_of_each_live_seat_is_outlined() -> None:
    game = deal(*THREE).do("bring_in, call, fold")
    assert outlined(drawn(game)) == 2
    assert outlined(drawn(game.to_the_end())) == 0


def test_the_seat_in_turn_has_a_ring() -> None:
    def rings(picture: str) -> int:
        return picture.count(f'stroke="{DARK.brass}" stroke-width="3.5"')

    game = deal(*THREE)
    assert rings(drawn(game)) == 1
    assert "to act" in said(drawn(game))


def test_the_winner_is_lifted_with_all_his_five_cards_and_the_loser_is_not() -> None:
    game = deal("7s As Ad Ah Ac", "7h Kh Qh 8d 9d").to_the_end()
    picture = drawn(game, Ann="four aces")
    assert len([rect for rect in elements(picture, "rect") if rect.get("x") == "1" and rect.get("y") == "7"]) == 5
    assert "+6" in said(picture)
    assert "four aces" in said(picture)


def test_a_pot_won_without_a_showdown_lifts_no_card() -> None:
    game = deal(*TWO).do("bring_in, fold")
    assert not [rect for rect in elements(drawn(game), "rect") if rect.get("x") == "1" and rect.get("y") == "7"]
    assert "+2" in said(drawn(game))


def test_folded_cards_stay_in_dim_colours() -> None:
    picture = drawn(deal(*THREE).do("bring_in, fold"))
    assert f'fill="{DARK.folded_suits["h"]}"' in picture
    assert "folded" in said(picture)


def test_bets_lie_before_seats_and_an_all_in_seat_says_so() -> None:
    lines = said(drawn(deal(*THREE, limit="no", stacks=(21, 500, 500)).do("bet 20, raise 60, raise 120")))
    assert {"20", "60", "120", "all-in"} <= set(lines)
    assert "side pot: 80 · \u2068Ben\u2069, \u2068Cora\u2069" in lines


def test_box_and_button_are_drawn_where_they_stand() -> None:
    assert "box" in said(drawn(deal(*THREE)))
    held, unheld = deal(*THREE, preset="da", button=BEN), deal(*TWO, at=(0, 3), preset="da", button=BEN)
    assert [("button" in said(drawn(game)), drawn(game).count(BUTTON)) for game in (held, unheld)] == [
        (False, 1),
        (True, 1),
    ]


def test_six_seats_with_four_side_pots_list_them_all() -> None:
    game = deal(*FOUR, "8s 8h", "9s 9h", limit="no", stacks=(10, 30, 60, 100, 150, 150))
    lines = said(drawn(game.do("bet 9, raise 29, raise 59, raise 99, raise 149, call")))
    assert [line.split(" · ")[0].split(" → ")[0] for line in lines if "pot" in line] == [
        "pot 500",
        "main pot: 60",
        "side pot 1: 100",
        "side pot 2: 120",
        "side pot 3: 120",
        "side pot 4: 100",
    ]


def test_large_amounts_are_set_smaller_but_never_cut() -> None:
    game = deal(*TWO, limit="no", stacks=10**12).do(f"bet {10**11}")
    assert {"899,999,999,999", "100,000,000,000"} <= set(said(drawn(game)))


def test_a_screen_reader_hears_the_table() -> None:
    game = deal(*THREE).do("bring_in, fold")
    picture = draw_svg(see(game.hand, ANN), CALLED, captions=Captions(title="Round 1", reason="A♠ shows"))
    (title,), (desc,) = elements(picture, "title"), elements(picture, "desc")
    assert title.text == "A table of Americana: Round 1"
    assert (desc.text or "").splitlines() == [
        "pot 5",
        "Ann: chips 497, (7♠) A♠, bet 2",
        "Ben: chips 499, (face down) K♥, folded",
        "Cora: chips 499, (face down) Q♦, to act",
        "A♠ shows",
    ]


def test_other_words_replace_the_english_ones() -> None:
    words = TableWords(table="Стол", pot="банк", in_turn="ходит", folded="пас", box="касса")
    lines = said(draw_svg(see(deal(*THREE).do("bring_in, fold").hand, None), CALLED, words=words))
    assert {"банк", "ходит", "пас", "касса"} <= set(lines)


def test_two_colours_draw_diamonds_red_and_clubs_black() -> None:
    view = see(deal("7s As", "7d Kd", "7c Qc").hand, None)
    assert DARK.suits["d"] in draw_svg(view, CALLED)
    two = draw_svg(view, CALLED, four_colour=False)
    assert DARK.suits["d"] not in two
    assert f'stroke="{DARK.suits["s"]}"' in two


def test_only_a_view_is_drawn_and_only_in_a_known_theme() -> None:
    hand = deal(*TWO).hand
    with pytest.raises(AmericanaError) as refused:
        draw_svg(hand, CALLED)  # type: ignore[arg-type]
    assert refused.value.code == "view_only"
    with pytest.raises(AmericanaError) as refused:
        draw_svg(see(hand, None), CALLED, theme="<pink>")  # type: ignore[arg-type]
    assert (refused.value.code, refused.value.facts) == ("unknown_theme", {"choices": "dark, light"})


def test_each_of_the_cards_looks_different_and_a_back_tells_nothing() -> None:
    assert len({draw_card(one) for one in FULL_DECK}) == 32
    assert draw_card(None) == draw_card(None, down=True)
    assert "text" not in {element.tag for element in ElementTree.fromstring(draw_card(card("Th"))).iter()}


@pytest.mark.parametrize("height", [24, 84, 240])
def test_a_card_is_drawn_at_any_height_in_its_proportion(height: int) -> None:
    root = ElementTree.fromstring(draw_card(card("Td"), height=height))
    assert float(root.attrib["height"]) == height
    assert float(root.attrib["width"]) == pytest.approx(height * 60 / 84, abs=0.01)


@pytest.mark.parametrize("height", [0, -1, 2.5, "24", None, True])
def test_the_height_of_a_card_is_a_whole_number(height: object) -> None:
    with pytest.raises(AmericanaError) as refused:
        draw_card(card("Td"), height=height)  # type: ignore[arg-type]
    assert refused.value.code == "bad_height"


def test_every_rank_and_suit_has_its_outline() -> None:
    assert {one.rank for one in FULL_DECK} == set(RANK_GLYPHS)
    assert {one.suit for one in FULL_DECK} == set(SUIT_PATHS)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def texts(theme: Theme) -> Iterator[tuple[str, str]]:
    felts = (theme.felt, theme.felt_edge)
    yield from ((ink, theme.panel) for ink in (theme.ink, theme.quiet, theme.brass))
    yield from ((ink, theme.room) for ink in (theme.ink, theme.quiet))
    yield from ((ink, felt) for ink in (theme.on_felt, theme.quiet_on_felt, theme.brass_on_felt) for felt in felts)
    yield theme.ink, theme.disc
    yield from ((theme.folded_ink, ground) for ground in (theme.folded_panel,))
    yield from ((ink, ground) for ink in theme.suits.values() for ground in (theme.card, theme.grey))
    yield from ((ink, theme.folded_card) for ink in theme.folded_suits.values())


def shapes(theme: Theme) -> Iterator[tuple[str, str]]:
    """Shapes that mean something, each with what it must be told from."""
    grounds = (theme.felt, theme.felt_edge, theme.room)
    yield from ((theme.brass, ground) for ground in (theme.room, theme.panel))
    yield theme.back_mark, theme.back
    yield theme.folded_line, theme.folded_back
    yield theme.brass_on_felt, theme.felt
    for paper, line in (
        (theme.card, theme.suits["s"]),
        (theme.back, theme.back_line),
        (theme.folded_card, theme.folded_line),
        (theme.folded_back, theme.folded_line),
    ):
        yield from (clearer(paper, line, ground) for ground in grounds)
    yield from (clearer(theme.card, ground, theme.brass) for ground in grounds)


def clearer(one: str, other: str, ground: str) -> tuple[str, str]:
    """A card is told from its ground by its paper or by its edge, an outline by what lies within or without."""
    return max(one, other, key=lambda colour: contrast(colour, ground)), ground


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
def test_text_has_a_contrast_of_four_and_a_half_and_shapes_of_three(theme: Theme) -> None:
    faint = {pair: contrast(*pair) for pair in texts(theme) if contrast(*pair) < 4.5}
    faint |= {pair: contrast(*pair) for pair in shapes(theme) if contrast(*pair) < 3}
    assert faint == {}


def test_a_line_that_is_too_long_is_cut_to_its_room() -> None:
    assert shortened("Ann", 100, 16) == "Ann"
    for text in ("W" * 50, "i" * 200, "Ж" * 40, "王" * 40):
        cut = shortened(text, 120, 16)
        assert cut.endswith("…")
        assert advance(cut, 16) <= 120


def test_the_picture_in_the_readme_is_the_one_that_its_script_draws() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "draw_readme"), run_name="draw_readme")
    assert (ROOT / "docs" / "img" / "table.svg").read_text(encoding="utf-8") == script["picture"]()
