"""`americana verify` on files: what it says in five languages, and what it refuses without falling over."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from americana.cli.screen import Screen
from americana.cli.verifying import LONGEST_LINE, MOST_SAID, read_proofs, verify_files
from americana.errors import AmericanaError, Unreadable
from americana.room.shuffle import (
    FaultCode,
    Finding,
    NoteCode,
    Proof,
    proof_from_json,
    proof_to_json,
    verify,
)
from americana.say import LANGUAGES, Voice
from tests.room.seals import Setup, export, play_sealed

FACTS: Mapping[str, int | str] = {
    "before": 1,
    "attempt": 1,
    "seat": 2,
    "place": 3,
    "position": 4,
    "card": "As",
    "first": 5,
    "last": 6,
    "one": "a.jsonl",
    "other": "b.jsonl",
}


def written(path: Path, proofs: Iterable[Proof]) -> Path:
    path.write_text("".join(json.dumps(proof_to_json(proof)) + "\n" for proof in proofs), "utf-8")
    return path


def said(capsys: pytest.CaptureFixture[str], *paths: Path, language: str = "en") -> tuple[int, list[str]]:
    status = verify_files(Screen(plain=True), Voice(language), paths)
    return status, capsys.readouterr().out.splitlines()


def test_one_honest_export_is_checked_and_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, written(tmp_path / "anna.jsonl", export(0))) == (
        0,
        [
            "4 hands checked: nothing is wrong.",
            "Cut by the players: 3. Sealed, but cut by nobody: 1. Sealed again: 1.",
        ],
    )


def test_several_exports_are_checked_each_and_all_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    anna = written(tmp_path / "anna.jsonl", [play_sealed(Setup()).proof(0)])
    (tmp_path / "other").mkdir()
    ben = written(tmp_path / "other" / "ben.jsonl", [play_sealed(Setup(room="another")).proof(3)])
    status, lines = said(capsys, anna, ben)
    assert status == 1
    assert lines[0] == "anna.jsonl"
    assert lines.count("1 hand checked: nothing is wrong.") == 2
    assert lines[6] == "All files together"
    assert lines[7] == f"  Hand 1: {anna} and {ben} were shown different decks in seal 1."


def test_a_false_hand_is_named_and_the_status_is_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, *others = export(0)
    path = written(tmp_path / "anna.jsonl", [replace(first, opened=bytes(32)), *others])
    status, lines = said(capsys, path)
    assert status == 1
    assert lines[0] == (
        "  Hand 1: the deck that was not dealt is not the one that was sealed, or not 32 different cards."
    )
    assert lines[1] == "4 hands checked: 1 fault."


def test_no_more_faults_are_said_than_anybody_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = export(0)[0]
    path = written(tmp_path / "anna.jsonl", [first] * (MOST_SAID + 3))
    _, lines = said(capsys, path)
    assert lines[MOST_SAID - 1].startswith("  Hand 1: it follows hand 1")
    assert lines[MOST_SAID] == "  … and 2 more."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_can_be_said_in_every_language(language: str) -> None:
    voice = Voice(language)
    for kind, codes in (("fault", get_args(FaultCode)), ("note", get_args(NoteCode))):
        texts = {voice(f"verify-{kind}-{code}", **FACTS) for code in codes}
        assert len(texts) == len(codes)
        assert all(10 < len(text) < 140 for text in texts)


def test_findings_bring_the_facts_that_their_sentences_need() -> None:
    first, _, third, _ = export(0)
    report = verify([replace(first, opened=bytes(32)), third])
    said_findings: list[Finding] = [*report.faults, *report.notes]
    assert {finding.code for finding in said_findings} == {"opened_seed", "hands_missing"}
    assert all(set(finding.facts) <= set(FACTS) for finding in said_findings)


# Files that are no exports


def refusal(path: Path, content: bytes) -> Unreadable:
    path.write_bytes(content)
    with pytest.raises(Unreadable) as refused:
        list(read_proofs(path))
    for language in LANGUAGES:
        assert Voice(language).error(refused.value)
    return refused.value


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "no_proofs"),
        (b"\n", "not_json"),
        (b"\xff\xfe\x00", "not_json"),
        (b"[" * 200_000, "not_json"),
        (b"1" * 10_000, "not_json"),
        (b"{} ", "proof_line"),
        (b"NaN", "proof_line"),
        (b'{"format": 2}', "proof_line"),
        (b'{"format": 1e999}', "proof_line"),
        (b"x" * (LONGEST_LINE + 1), "proof_too_long"),
        (b"\0" * (LONGEST_LINE * 3), "proof_too_long"),
    ],
)
def test_a_file_that_is_no_export_is_refused_with_a_code(tmp_path: Path, content: bytes, code: str) -> None:
    assert refusal(tmp_path / "hostile.jsonl", content).code == code


def test_the_line_and_the_part_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    good = json.dumps(proof_to_json(export(0)[0])).encode() + b"\n"
    error = refusal(tmp_path / "anna.jsonl", good + good.replace(b'"leaves": ["', b'"leaves": [1, "'))
    assert (error.code, error.facts["line"], error.facts["part"]) == ("proof_line", 2, "leaves")


def test_a_file_that_is_not_there_or_is_a_folder_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.jsonl", tmp_path):
        with pytest.raises(Unreadable) as refused:
            list(read_proofs(path))
        assert refused.value.code == "no_file"


WRONG: list[object] = [
    None,
    True,
    -1,
    2**70,
    1.5,
    "",
    "x" * 101,
    "\ud800",
    "AS",
    [],
    [[]],
    [[0, 1, 2]],
    {},
    {"rules": 1},
    "0" * 63,
]


def spoiled(raw: Any, path: tuple[Any, ...], wrong: object) -> Any:
    """The same object with something else in one place."""
    copy = json.loads(json.dumps(raw))
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = wrong
    return copy


def places(raw: Any, path: tuple[Any, ...] = ()) -> Iterable[tuple[Any, ...]]:
    if path:
        yield path
    keys = raw if isinstance(raw, dict) else range(min(len(raw), 3)) if isinstance(raw, list) else ()
    for key in keys:
        yield from places(raw[key], (*path, key))


GOOD = proof_to_json(play_sealed(Setup(silent=((3,),))).proof(0))


def judged(raw: object) -> str | None:
    """The code with which a proof is refused; None if it can be read, whatever it is worth."""
    try:
        verify([proof_from_json(raw)])
    except AmericanaError as error:
        return error.code
    return None


@given(st.sampled_from(list(places(GOOD))), st.sampled_from(WRONG))
def test_whatever_stands_in_any_field_is_refused_or_judged(path: tuple[Any, ...], wrong: object) -> None:
    assert judged(spoiled(GOOD, path, wrong)) in (None, "bad_proof")


@pytest.mark.parametrize("name", GOOD)
def test_a_proof_without_one_of_its_fields_is_refused(name: str) -> None:
    assert judged({key: value for key, value in GOOD.items() if key != name}) == "bad_proof"
