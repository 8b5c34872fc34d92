"""The check of the message files finds each kind of fault, and nothing in files that are sound."""

from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.check_locales import check
from scripts.page_uses import page_uses

EN = """\
rank-K = king
    .plural = kings
# $rank: a rank
pair = pair of { $rank-plural }
## Counting. $count: chips
chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
##
# $amount, $limit: chips
error-too_small = The least is { $amount }.
help = Help
    .about = What to press
"""

RU = """\
rank-K = король
    .genitive-plural = королей
pair = пара { $rank-genitive-plural }
chips = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
error-too_small = Не меньше { $amount }.
help = Помощь
    .about = Что нажимать
"""

SOURCE = """\
class TooSmall(AmericanaError): ...

def say_all(voice, rank):
    message(f"rank-{rank}")
    voice("pair", rank=rank)
    voice("chips", count=3)
    voice("help")
    voice("help.about")
    raise TooSmall("too_small", "…", amount=3, limit=4)
"""

Faults = Callable[..., list[str]]


@pytest.fixture
def faults(tmp_path: Path) -> Faults:
    """Check these files, with some of their text changed: `faults(ru=("король", "…"))`."""

    def with_changes(**changes: tuple[str, str]) -> list[str]:
        texts = {"en": EN, "ru": RU, "source": SOURCE}
        for name, (old, new) in changes.items():
            assert old in texts[name]
            texts[name] = texts[name].replace(old, new)
        for language in ("en", "ru"):
            folder = tmp_path / "locales" / language
            folder.mkdir(parents=True)
            (folder / "all.ftl").write_text(texts[language], "utf-8")
        (tmp_path / "source.py").write_text(texts["source"], "utf-8")
        return check(tmp_path / "locales", tmp_path, {"rank-": {"K"}})

    return with_changes


def test_sound_files_have_no_fault(faults: Faults) -> None:
    assert faults() == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("help = Помощь\n    .about = Что нажимать\n", "", "ru: help is missing"),
        ("    .about = Что нажимать\n", "", "ru: help.about is missing"),
        ("help =", "halp = Ошибка\nhelp =", "ru: halp is not there in en"),
        ("help = Помощь", "help = { $who }, помощь", "ru/all.ftl: help: uses $who, which is not passed"),
        ("Не меньше { $amount }.", "Мало.", "ru/all.ftl: error-too_small: leaves out $amount"),
        (
            RU[RU.index("error") : RU.index("help")],
            "# $amount\nerror-too_small = Мало.\n",
            "ru/all.ftl: error-too_small: leaves",
        ),
        ("    [few] { $count } фишки\n", "", "ru/all.ftl: chips: $count lacks the plural form [few]"),
        ("    [many] { $count } фишек\n", "", "ru/all.ftl: chips: $count lacks the plural form [many]"),
        ("    [few]", "    [two] { $count } фишки\n    [few]", "ru/all.ftl: chips: $count has a form [two], which the"),
        ("   *[other] { $count } фишки\n", "", "ru/all.ftl: cannot be read: 'chips = { $count ->'"),
        ("help = Помощь", "help = Помощь { $", "ru/all.ftl: cannot be read: 'help = Помощь { $'"),
        ("help = Помощь", "help = Помощь\nhelp = Снова помощь", "ru/all.ftl: help: stands twice"),
        ("help = Помощь", "-term = слово\nhelp = Помощь", "ru/all.ftl: -term: terms cannot be given arguments"),
        ("help = Помощь", "help = { nowhere }", "ru/all.ftl: help: refers to nowhere, which is not there"),
        (
            "$rank-genitive-plural",
            "$rank-dative",
            "ru/all.ftl: pair: uses $rank-dative, but no word has a form .dative",
        ),
        ("rank-K = король", "rank-A = туз\nrank-K = король", "ru: rank-A lacks the form .genitive-plural"),
    ],
)
def test_a_fault_of_a_translation_is_found(faults: Faults, old: str, new: str, fault: str) -> None:
    assert any(found.startswith(fault) for found in faults(ru=(old, new)))


def test_a_default_that_is_not_other_is_found(faults: Faults) -> None:
    found = faults(ru=("    [many] { $count } фишек\n   *[other]", "    [other] { $count } фишки\n   *[many]"))
    assert found == ["ru/all.ftl: chips: the default of $count must be *[other]"]


def test_a_count_without_plural_forms_is_found_unless_a_comment_allows_it(faults: Faults) -> None:
    start, end = RU.index("chips ="), RU.index("error-")
    assert faults(ru=(RU[start:end], "chips = фишек: { $count }\n")) == [
        "ru/all.ftl: chips: counts $count without plural forms"
    ]


@pytest.mark.parametrize(
    "farewell",
    ['viewer.close(encode(Bye("so_long")))', 'return Refusal("so_long", {}, "")'],
)
def test_a_code_that_a_frame_carries_needs_a_message(faults: Faults, farewell: str) -> None:
    (found,) = faults(source=('voice("help")\n', f'voice("help")\n    {farewell}\n'))
    assert found.endswith("the code so_long has no message error-so_long")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("error-too_small = Не меньше { $amount }.", "# without $amount\nerror-too_small = Мало."),
        (RU[RU.index("chips =") : RU.index("error-")], "# without plural of $count\nchips = фишек: { $count }\n"),
        ("Не меньше { $amount }.", "Не меньше { $amount }, а всего { $limit }."),
        ("    .genitive-plural = королей", "    .genitive-plural = королей\n    .dative = королю"),
    ],
)
def test_what_a_language_may_do_its_own_way_is_no_fault(faults: Faults, old: str, new: str) -> None:
    assert faults(ru=(old, new)) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("# $rank: a rank\n", "", "en/all.ftl: pair: no comment says what $rank is"),
        ("help = Help", "unused = Nobody says this\nhelp = Help", "en/all.ftl: unused is never used"),
        ("help = Help", "error-too_old = Old\nhelp = Help", "en/all.ftl: error-too_old is never used"),
        ("rank-K = king\n    .plural = kings\n", "", "en: rank-K is missing"),
        ("rank-K", "rank-2 = two\n    .plural = twos\nrank-K", "en: rank-2: the game has none"),
    ],
)
def test_a_fault_of_the_english_files_is_found(faults: Faults, old: str, new: str, fault: str) -> None:
    assert fault in faults(en=(old, new))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('voice("help")', 'voice("halp")', "source.py:7: no message is called halp"),
        ('voice("help")', 'voice("help" if rank else "halp")', "source.py:7: no message is called halp"),
        ('voice("help")', 'voice(f"hand-{rank}")', "source.py:7: no message is called hand-…"),
        ('voice("help")', 'self.voice.say(message("halp"))', "source.py:7: no message is called halp"),
        ("count=3", "", "source.py:6: chips needs $count in en"),
        (", amount=3", "", "source.py:9: error-too_small needs $amount in ru"),
        ('"too_small"', '"too_large"', "source.py:9: the code too_large has no message error-too_large"),
        ('raise TooSmall("', 'raise AmericanaError("much_', "source.py:9: the code much_too_small has no message"),
        ('"too_small"', "rank.of(voice)", "source.py:9: the code of this error cannot be read from the source"),
        ('raise TooSmall("too_small"', 'yield Fault("odd"', "source.py:9: the code odd has no message fault-odd"),
    ],
)
def test_a_use_that_cannot_be_served_is_found(faults: Faults, old: str, new: str, fault: str) -> None:
    assert any(found.startswith(fault) for found in faults(source=(old, new)))


@pytest.mark.parametrize(
    ("raised", "more"),
    [
        ("TooSmall(rank", 'def ask():\n    say_all(None, "too_odd")\n'),
        (
            "TooSmall(why",
            "",
        ),
        ('TooSmall("too_odd" if rank else "too_small"', ""),
        ("TooSmall(_CODES[rank]", '_CODES = {1: "too_odd"}\n'),
    ],
)
def test_a_code_is_found_through_arguments_variables_returns_choices_and_tables(
    faults: Faults, raised: str, more: str
) -> None:
    source = SOURCE.replace('TooSmall("too_small"', raised) + more
    source = source.replace("    raise", "    why = reason(rank)\n    raise")
    source += "\ndef reason(rank):\n    if rank:\n        return 'too_odd'\n    return None\n"
    found = faults(source=(SOURCE, source))
    assert "source.py:10: the code too_odd has no message error-too_odd" in found


def page_faults(tmp_path: Path, svelte: str) -> list[str]:
    folder = tmp_path / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "all.ftl").write_text(EN + "room-leave = Leave\n", "utf-8")
    (tmp_path / "source.py").write_text(SOURCE, "utf-8")
    (tmp_path / "Seat.svelte").write_text(svelte, "utf-8")
    return check(tmp_path / "locales", tmp_path, {}, page_uses(tmp_path))


def test_a_key_that_only_the_page_says_is_in_use(tmp_path: Path) -> None:
    assert page_faults(tmp_path, '<b>{say("room-leave")}</b>') == []


@pytest.mark.parametrize(
    ("svelte", "fault"),
    [
        ("", "en/all.ftl: room-leave is never used"),
        ('{say("room-leave")}\n{say("room-lave")}', "Seat.svelte:2: no message is called room-lave"),
        ('{say("room-leave")}{say(`gone-${why}`, { a: 1 })}', "Seat.svelte:1: no message is called gone-…"),
        ('{say("room-leave")}{say("chips", { much: f({ count: 1 }) })}', "Seat.svelte:1: chips needs $count in en"),
        ('{say("room-leave")}{tell({ key: "room-lave", args })}', "Seat.svelte:1: no message is called room-lave"),
    ],
)
def test_a_fault_of_what_the_page_says_is_found(tmp_path: Path, svelte: str, fault: str) -> None:
    assert page_faults(tmp_path, svelte) == [fault]
