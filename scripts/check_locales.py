#!/usr/bin/env python3
"""Say everything that is wrong with the message files: `python scripts/check_locales.py`.

English is the measure. Its comments say what is passed: `# $name: …` above a message, `## $name: …` above a group. A
translation that leaves out an argument of the English message says so in its comment, `without $name`; one that counts
without plural forms says `without plural of $name`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from pathlib import Path
from typing import get_args

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from americana import cards, rules  # noqa: E402
from americana.engine.actions import type_of_verb  # noqa: E402
from americana.ranking import CATEGORIES, Category  # noqa: E402
from scripts.message_uses import Source, Use  # noqa: E402
from scripts.page_uses import page_uses  # noqa: E402

MEASURE = "en"
WORDS = ("rank-", "suit-", "award-")
"""Families of words: each language gives them the attributes that its grammar needs, all members the same."""

PLURALS = {"zero", "one", "two", "few", "many"}
CODES = {"error-", "fault-"}


@dataclass
class Entry:
    """One message, or one attribute of it, and what it refers to."""

    file: str
    notes: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    choices: list[tuple[str, list[str], str]] = field(default_factory=list)

    def arguments(self) -> set[str]:
        """Name the arguments, whatever form of them is used."""
        return {variable.partition("-")[0] for variable in self.variables}

    def plurals(self) -> set[str]:
        """Name the arguments that are counted."""
        return {name.partition("-")[0] for name, keys, _ in self.choices if PLURALS & set(keys)}

    def noted(self, before: str = "") -> set[str]:
        """Name the arguments that a comment speaks of after these words."""
        rows = re.findall(before + r"((?:\$\w+(?:, | and )?)+)", self.notes)
        return set(re.findall(r"\$(\w+)", " ".join(rows)))


class Reader(Visitor):
    """Notes what a pattern refers to."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note an argument."""
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note another message."""
        self.entry.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note a choice, and what stands inside it."""
        keys = [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants]
        default = next(key for key, variant in zip(keys, node.variants, strict=True) if variant.default)
        of = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        self.entry.choices.append((of, keys, default))
        self.generic_visit(node)


@dataclass
class Language:
    """All messages of one language by key, attributes under `key.attribute`, and what could not be read."""

    code: str
    entries: dict[str, Entry] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    @classmethod
    def under(cls, folder: Path) -> Language:
        """Read a language's folder."""
        language = cls(folder.name)
        for file in sorted(folder.glob("*.ftl")):
            language._read(file)
        return language

    def _read(self, file: Path) -> None:
        group = ""
        for node in FluentParser().parse(file.read_text("utf-8")).body:
            match node:
                case ast.Junk():
                    first = (node.content or "").splitlines()[0]
                    self.faults.append(f"{self.code}/{file.name}: cannot be read: {first!r}")
                case ast.GroupComment():
                    group = node.content or ""
                case ast.Message():
                    notes = group + "\n" + (node.comment.content or "" if node.comment else "")
                    self._add(file.name, node.id.name, node.value, notes)
                    for attribute in node.attributes:
                        self._add(file.name, f"{node.id.name}.{attribute.id.name}", attribute.value, notes)
                case ast.Term():
                    self.faults.append(f"{self.code}/{file.name}: -{node.id.name}: terms cannot be given arguments")

    def _add(self, file: str, key: str, pattern: ast.Pattern | None, notes: str) -> None:
        if key in self.entries:
            self.faults.append(f"{self.code}/{file}: {key}: stands twice")
        entry = self.entries[key] = Entry(file, notes)
        if pattern is not None:
            Reader(entry).visit(pattern)

    def forms(self) -> set[str]:
        """Name the attributes of words, and the form that a player has."""
        return {key.partition(".")[2] for key in self.entries if key.startswith(WORDS) and "." in key} | {"you"}

    def own(self) -> Set[str]:
        """Return the keys that every language must have: all but the forms of words."""
        return {key for key in self.entries if not (key.startswith(WORDS) and "." in key)}


def families() -> dict[str, set[str]]:
    """Return the endings that each family of keys must have, from the game's own lists."""
    choices = {"opener": rules.Opener, "first_tie": rules.FirstTie, "dealer": rules.DealerMark, "losers": rules.Losers}
    choices |= {"limit": rules.Limit, "show_first": rules.ShowFirst, "last_category": rules.LastCategory}
    values = {f"{name}-{value}" for name, type_ in choices.items() for value in get_args(type_)}
    return {
        "rank-": set(cards.RANKS),
        "suit-": set(cards.SUITS),
        "category-": set(get_args(Category)),
        "hand-": set(get_args(Category)) | set(CATEGORIES),
        "choice-": set(type_of_verb),
        "range-": {"bet", "raise"},
        "verb-": set(type_of_verb),
        "preset-": set(rules.PRESETS),
        "parameter-": set(rules.parameter_names()),
        "value-": values | {"royal_listed-yes", "royal_listed-no", "none"},
    }


def check(locales: Path, source: Path, of_family: Mapping[str, Set[str]], page: Iterable[Use] = ()) -> list[str]:
    """List every fault of the message files in `locales`, as `source` and the page use them."""
    languages = {folder.name: Language.under(folder) for folder in sorted(locales.iterdir()) if folder.is_dir()}
    english = languages[MEASURE]
    faults = [fault for language in languages.values() for fault in language.faults]
    for language in languages.values():
        faults += in_itself(language)
        if language is not english:
            faults += beside_english(language, english)
    faults += undocumented(english)
    faults += in_use(languages.values(), english, Source.under(source), of_family, page)
    return faults


def in_itself(language: Language) -> Iterator[str]:
    """Find plural forms that are missing or strange, forms of words that differ or do not exist, dead references."""
    rule = Locale.parse(language.code).plural_form
    needed, known = {rule(number) for number in range(1000)} | {"other"}, {*rule.tags, "other"}
    forms = language.forms()
    for key, entry in language.entries.items():
        place = f"{language.code}/{entry.file}: {key}"
        for name, keys, default in entry.choices:
            given = {one for one in keys if one.isalpha()}
            if PLURALS & given:
                yield from (f"{place}: ${name} lacks the plural form [{one}]" for one in sorted(needed - given))
                yield from (
                    f"{place}: ${name} has a form [{one}], which the language has not" for one in sorted(given - known)
                )
                if default != "other":
                    yield f"{place}: the default of ${name} must be *[other]"
        for name in sorted(entry.variables):
            form = name.partition("-")[2]
            if form and form not in forms:
                yield f"{place}: uses ${name}, but no word has a form .{form}"
        yield from (
            f"{place}: refers to {other}, which is not there" for other in entry.references - set(language.entries)
        )
    for family in WORDS:
        yield from _uneven(language, family)


def _uneven(language: Language, family: str) -> Iterator[str]:
    members = [key for key in language.entries if key.startswith(family) and "." not in key]
    forms = {key: {k.partition(".")[2] for k in language.entries if k.startswith(f"{key}.")} for key in members}
    every = set().union(*forms.values())
    for key, has in forms.items():
        yield from (f"{language.code}: {key} lacks the form .{form}" for form in sorted(every - has))


def beside_english(language: Language, english: Language) -> Iterator[str]:
    """Find keys that are missing, extra or in another file, and arguments that differ."""
    yield from (f"{language.code}: {key} is missing" for key in sorted(english.own() - language.own()))
    yield from (f"{language.code}: {key} is not there in {MEASURE}" for key in sorted(language.own() - english.own()))
    for key in sorted(language.own() & english.own()):
        one, other = language.entries[key], english.entries[key]
        place = f"{language.code}/{one.file}: {key}"
        if one.file != other.file:
            yield f"{place}: stands in {other.file} in {MEASURE}"
        passed = other.arguments() | other.noted()
        yield from (f"{place}: uses ${name}, which is not passed" for name in sorted(one.arguments() - passed))
        left_out = other.arguments() - one.arguments() - one.noted("without ")
        yield from (f"{place}: leaves out ${name}" for name in sorted(left_out))
        uncounted = other.plurals() - one.plurals() - one.noted("without plural of ")
        yield from (f"{place}: counts ${name} without plural forms" for name in sorted(uncounted - left_out))


def undocumented(english: Language) -> Iterator[str]:
    """Find arguments that no comment of the English file explains."""
    for key, entry in english.entries.items():
        for name in sorted(entry.arguments() - entry.noted()):
            yield f"{MEASURE}/{entry.file}: {key}: no comment says what ${name} is"


def in_use(
    languages: Iterable[Language],
    english: Language,
    source: Source,
    of_family: Mapping[str, Set[str]],
    page: Iterable[Use],
) -> Iterator[str]:
    """Find keys that the source asks for in vain, with too few arguments, or never."""
    keys = set(english.entries)
    used = {key for key in keys if key in source.strings}
    used |= {other for entry in english.entries.values() for other in entry.references}
    wanted = [(use, {key for key in keys if use.is_for(key)}) for use in (*source.uses(), *page)]
    for use, found in wanted:
        used |= {key for key in found if not key.startswith(tuple(CODES)) or "." in key}
        if not found:
            yield f"{use.place}: no message is called {use.wanted}"
        for key in sorted(found):
            yield from _too_few(use.place, key, use.given, languages)
    for refusal in source.refusals():
        key = f"{refusal.family}-{refusal.code}"
        used.add(key)
        if refusal.code is None:
            yield f"{refusal.place}: the code of this {refusal.family} cannot be read from the source"
        elif key not in keys:
            yield f"{refusal.place}: the code {refusal.code} has no message {key}"
        else:
            yield from _too_few(refusal.place, key, refusal.facts, languages)
    for family, endings in of_family.items():
        members = {key.removeprefix(family) for key in keys if key.startswith(family) and "." not in key}
        yield from (f"{MEASURE}: {family}{ending} is missing" for ending in sorted(endings - members))
        yield from (f"{MEASURE}: {family}{ending}: the game has none" for ending in sorted(members - endings))
    yield from (f"{MEASURE}/{english.entries[key].file}: {key} is never used" for key in sorted(english.own() - used))


def _too_few(place: str, key: str, given: Set[str] | None, languages: Iterable[Language]) -> Iterator[str]:
    if given is None:
        return
    for language in languages:
        entry = language.entries.get(key)
        for name in sorted(entry.arguments() - given if entry else ()):
            yield f"{place}: {key} needs ${name} in {language.code}"


def main() -> int:
    """Print the faults; 1 if there are any."""
    source = ROOT / "src" / "americana"
    faults = check(source / "locales", source, families(), page_uses(ROOT / "web" / "src"))
    print("\n".join(faults) if faults else "the message files are sound")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
