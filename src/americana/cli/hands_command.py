"""The commands `americana hands list`, `export` and `import`: their options, and nothing of what they do."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from americana.cli.hands import Asked, Wanted, export_hands, import_hands, list_hands
from americana.cli.options import Lang, Plain, voice
from americana.cli.screen import Screen
from americana.cli.serving import default_file

hands = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Finished hands in a room's file: list them, write them to a .phhs file, take such a file in.",
)

Data = Annotated[Path | None, typer.Option(help="The room's file; else the one in the user's data folder.")]
Who = Annotated[
    str | None, typer.Option("--player", help="Whose hands, by name or id; an only guest need not be named.")
]
AtTable = Annotated[str | None, typer.Option("--table", help="Only hands of this table, by name or id.")]
Since = Annotated[str | None, typer.Option("--since", help="From this day on, as in 2026-11-30 (UTC).")]
Until = Annotated[str | None, typer.Option("--until", help="Up to this day, it included.")]
House = Annotated[
    Literal["ru", "uk", "da", "pt", "evenbet"] | None, typer.Option("--rules", help="Only these house rules.")
]
Limit = Annotated[Literal["fixed", "pot", "no"] | None, typer.Option("--limit", help="Only this limit.")]
Result = Annotated[Literal["won", "lost", "even"] | None, typer.Option("--result", help="Only hands with this result.")]
PotFrom = Annotated[int | None, typer.Option("--pot-from", help="Only pots of at least so many chips.", min=0)]
PotTo = Annotated[int | None, typer.Option("--pot-to", help="Only pots of at most so many chips.", min=0)]
Showdown = Annotated[
    bool | None, typer.Option("--showdown/--no-showdown", help="Only hands with a showdown, or without.")
]
Starred = Annotated[bool, typer.Option("--starred", help="Only hands with a star.")]
Cards = Annotated[str | None, typer.Option("--cards", help="Cards held, down/up: '9', '9/', '/AA', 'Kh/9', '?h?h?h'.")]


@hands.command("list")
def list_command(
    player: Who = None,
    data: Data = None,
    table: AtTable = None,
    since: Since = None,
    until: Until = None,
    rules: House = None,
    limit: Limit = None,
    result: Result = None,
    pot_from: PotFrom = None,
    pot_to: PotTo = None,
    showdown: Showdown = None,
    starred: Starred = False,
    cards: Cards = None,
    most: Annotated[int, typer.Option("--most", help="How many hands, the newest first.", min=1)] = 20,
    as_json: Annotated[bool, typer.Option("--json", help="Print them as JSON.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """List finished hands, the newest first; a room may be running meanwhile."""
    wanted = Wanted(
        player=player,
        table=table,
        since=since,
        until=until,
        rules=rules,
        limit=limit,
        result=result,
        pot_from=pot_from,
        pot_to=pot_to,
        showdown=showdown,
        starred=starred,
        cards=cards,
    )
    screen = Screen(plain or not sys.stdout.isatty())
    list_hands(screen, voice(lang, spoken=plain), data or default_file(), wanted, most=most, as_json=as_json)


@hands.command("export")
def export_command(
    file: Annotated[Path, typer.Argument(help="The .phhs file to write; - is standard output.")],
    player: Who = None,
    data: Data = None,
    table: AtTable = None,
    since: Since = None,
    until: Until = None,
    rules: House = None,
    limit: Limit = None,
    result: Result = None,
    pot_from: PotFrom = None,
    pot_to: PotTo = None,
    showdown: Showdown = None,
    starred: Starred = False,
    cards: Cards = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Write finished hands to a file, as their player saw them; a room may be running meanwhile."""
    wanted = Wanted(
        player=player,
        table=table,
        since=since,
        until=until,
        rules=rules,
        limit=limit,
        result=result,
        pot_from=pot_from,
        pot_to=pot_to,
        showdown=showdown,
        starred=starred,
        cards=cards,
    )
    screen = Screen(plain or not sys.stdout.isatty())
    export_hands(screen, voice(lang, spoken=plain), data or default_file(), wanted, file)


@hands.command("import")
def import_command(
    file: Annotated[Path, typer.Argument(help="A .phh or .phhs file, or a .zip of them.")],
    player: Who = None,
    data: Data = None,
    as_name: Annotated[
        str | None, typer.Option("--as", help="Whose hands those are that tell everything, by name.")
    ] = None,
    only_good: Annotated[bool, typer.Option("--only-good", help="Keep what is good though some is not.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Take a file of hands in, all of it or nothing; no room may be running on the data meanwhile."""
    screen = Screen(plain or not sys.stdout.isatty())
    asked = Asked(player, file, as_name, only_good)
    is_kept = import_hands(screen, voice(lang, spoken=plain), data or default_file(), asked, as_json=as_json)
    if not is_kept:
        raise typer.Exit(1)
