"""The command `americana`: each sub-command in a few lines, and every refusal as one line in the user's language."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import cycle, pairwise
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated

import typer

from americana.bots import BOT_KINDS, make_bot
from americana.cards import FULL_DECK, Card
from americana.cli import pages, replaying
from americana.cli.counting import fixed_deals, own_deal
from americana.cli.files import Notebook, read_hands
from americana.cli.hands_command import hands
from americana.cli.options import Lang, Plain, voice
from americana.cli.screen import Screen, is_terminal
from americana.cli.serving import serve_room
from americana.cli.session import HandLog, Session
from americana.cli.setting import house_rules
from americana.cli.streams import mend_streams, silence
from americana.cli.verifying import verify_files
from americana.errors import AmericanaError, Unreadable
from americana.rules import PRESETS
from americana.say import LANGUAGES
from americana.table import Table, Terms, sit

LOOPBACK = "127.0.0.1"
BOT_NAMES = ("Olena", "Mads", "João", "Ivan", "Sofia")

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Americana, five-card stud with 32 cards: open a room, play against bots, look the rules up, replay hands.",
)

House = Annotated[str, typer.Option("--rules", help=f"House rules: {', '.join(PRESETS)}.")]
Limit = Annotated[str | None, typer.Option("--limit", help="fixed, pot or no.")]
Settings = Annotated[list[str] | None, typer.Option("--set", help="Any other parameter, as in --set ante=5.")]

app.add_typer(hands, name="hands")


@app.callback(invoke_without_command=True)
def bare(context: typer.Context) -> None:
    """Serve a room, when nothing else is asked for."""
    if context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in the same network in.")] = LOOPBACK,
    port: Annotated[int, typer.Option(help="The port to listen at; 0 takes a free one.")] = 8000,
    data: Annotated[Path | None, typer.Option(help="The room's file; else one in the user's data folder.")] = None,
    public_url: Annotated[str | None, typer.Option(help="The address seen from outside: https://name")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser, where there is one.")] = True,
    metrics_port: Annotated[int | None, typer.Option(help="Where numbers for Prometheus are; 0: nowhere.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Open a room with tables, to play in the browser."""
    screen = Screen(plain or not sys.stdout.isatty())
    serve_room(
        screen,
        voice(lang, spoken=plain),
        host=host,
        port=port,
        data=data,
        public_url=public_url,
        browser=browser,
        metrics_port=metrics_port,
    )


@app.command()
def play(
    rules: House = "ru",
    limit: Limit = None,
    settings: Settings = None,
    seats: Annotated[int, typer.Option(help="Players at the table, you included: 2 to 6.")] = 4,
    bots: Annotated[str, typer.Option(help=f"Who sits there, in turn: {', '.join(BOT_KINDS)}.")] = "sharp",
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option(help="Deal the same cards again.")] = None,
    record: Annotated[Path | None, typer.Option(help="Add the hands, as you saw them, to this .phhs file.")] = None,
    plain: Plain = False,
) -> None:
    """Play against bots."""
    house = house_rules(rules, limit, settings or [])
    terms = Terms.of(house)
    if not 2 <= seats <= terms.chairs:
        raise Unreadable("bad_seats", f"choose from 2 to {terms.chairs} seats", most=terms.chairs)
    chance = SystemRandom() if seed is None else Random(seed)
    you = seats // 2
    buy_in = 100 * house.ante
    kinds = [kind.strip() for kind in bots.split(",") if kind.strip()] or ["sharp"]
    if len(kinds) > seats - 1:
        raise Unreadable("too_many_bots", f"{len(kinds)} bots, {seats - 1} seats for them")
    table = Table.open(terms)
    names = iter(BOT_NAMES)
    for seat in range(seats):
        table, _ = sit(table, "you" if seat == you else next(names), seat, buy_in)
    others = [seat for seat in range(seats) if seat != you]
    minds = zip(others, cycle(kinds))
    playing = {seat: make_bot(kind, Random(chance.getrandbits(64))) for seat, kind in minds}
    keep = Notebook(record, you).keep if record else forget
    screen = Screen(plain or not is_terminal())
    Session(table, you, playing, buy_in, voice(lang, spoken=plain), screen, lambda: shuffled(chance), keep).run()


@app.command()
def rules(
    preset: Annotated[str | None, typer.Argument(help=f"Whose parameters: {', '.join(PRESETS)}.")] = None,
    limit: Limit = None,
    settings: Settings = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Say what the four texts say, where they differ, and what a preset's parameters are."""
    screen = Screen(plain or not sys.stdout.isatty())
    if preset is None and limit is None and not settings:
        pages.say_presets(screen, voice(lang, spoken=plain))
    else:
        pages.say_rules(screen, voice(lang, spoken=plain), house_rules(preset or "ru", limit, settings or []))


@app.command()
def rank(
    hands: Annotated[list[str], typer.Argument(help="Hands, each in quotes: 'As Kd Qh Jc Ts'.")],
    rules: House = "ru",
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Say what hands are, best first."""
    screen = Screen(plain or not sys.stdout.isatty())
    pages.say_ranks(screen, voice(lang, spoken=plain), hands, house_rules(rules, None, []))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A .phh or .phhs file.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the results: stacks, pots, winners.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Step through the hands of a file."""
    screen = Screen(plain or not is_terminal())
    if as_json:
        sys.stdout.write(replaying.as_json(read_hands(file)) + "\n")
    elif is_terminal():
        replaying.step_through(screen, voice(lang, spoken=plain), list(read_hands(file)))
    else:
        replaying.as_text(screen, voice(lang, spoken=plain), read_hands(file))


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(help="Proofs of a table's hands; those of several players together.")],
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Check that decks were whole, fixed before the cut, cut by the players, and dealt as cut."""
    screen = Screen(plain or not sys.stdout.isatty())
    status = verify_files(screen, voice(lang, spoken=plain), files)
    if status:
        raise typer.Exit(status)


@app.command()
def perft(
    stacks: Annotated[str | None, typer.Option(help="Count a deal of your own, as in --stacks 20,20.")] = None,
    deck: Annotated[str, typer.Option(help="Its first cards in the order of dealing.")] = "",
    rounds: Annotated[int | None, typer.Option(help="How many rounds are bet: 1 to 4; 2 unless given.")] = None,
    rules: House = "ru",
    limit: Limit = None,
    settings: Settings = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Count the betting lines of fixed deals, or of one of your own."""
    house = house_rules(rules, limit, settings or [])
    if stacks is None and (deck or limit or settings or rounds is not None):
        raise Unreadable("stacks_needed", "a deal of your own needs --stacks, as in --stacks 20,20")
    deals = fixed_deals() if stacks is None else [own_deal(house, stacks, deck, 2 if rounds is None else rounds)]
    pages.say_counts(Screen(plain or not sys.stdout.isatty()), voice(lang, spoken=plain), deals)


def main() -> None:
    """Run the command; a refusal is one line on standard error and exit status 2."""
    mend_streams()
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except AmericanaError as error:
        sys.exit(refused(error))
    except BrokenPipeError:  # the reader has gone; nothing is left to say
        silence(sys.stdout)
        sys.exit(1)
    except OSError as error:  # files have their own refusals: these are the streams
        silence(sys.stdout)
        sys.exit(refused(AmericanaError("no_stream", f"input or output failed: {error.strerror}")))


def refused(error: AmericanaError) -> int:
    """Say an error in the user's language."""
    try:
        sys.stderr.write(f"americana: {voice(asked_language()).error(error)}\n")
        sys.stderr.flush()
    except OSError:
        silence(sys.stderr)
    return 2


def asked_language() -> str | None:
    """Find the language asked for on the command line, for errors that came before it was read."""
    words = sys.argv[1:]
    given = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    given += [after for word, after in pairwise(words) if word == "--lang"]
    return next((language for language in given if language in LANGUAGES), None)


def shuffled(chance: Random) -> Sequence[Card]:
    """Return a deck in an order drawn by chance."""
    return chance.sample(FULL_DECK, len(FULL_DECK))


def forget(log: HandLog, players: tuple[str, ...]) -> None:
    """Keep nothing of a hand."""
