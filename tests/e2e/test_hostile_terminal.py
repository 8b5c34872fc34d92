"""Whatever a terminal, a pipe, a locale or a signal does, the command ends in a sentence and not in a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.e2e.test_terminal import COMMAND, ENGLISH, run

NO_LETTERS = {
    "C": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    "ascii": {"PYTHONIOENCODING": "ascii"},
    "strict": {"PYTHONIOENCODING": "ascii:strict"},
    "latin-1": {"PYTHONIOENCODING": "latin-1"},
}


def shell(command: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    done = subprocess.run(
        ["/bin/sh", "-c", command, "sh", *COMMAND], capture_output=True, env=ENGLISH | env, timeout=60, check=False
    )
    said = done.stdout + done.stderr
    assert b"Traceback" not in said
    assert b"Exception ignored" not in said
    return done


@pytest.mark.parametrize("env", NO_LETTERS.values(), ids=NO_LETTERS)
def test_cards_are_spelt_in_letters_where_there_are_no_suits(env: dict[str, str]) -> None:
    assert b"As Kd Qh Jc Ts  straight" in shell('"$@" rank "As Kd Qh Jc Ts"', **env).stdout
    assert shell('"$@" rank "As Zz"', **env).stderr.endswith(b"As, 10h or 7c.\n")
    for lang in ("pt", "ru"):
        assert shell(f"printf '?\\nt\\nc\\nq\\n' | \"$@\" play --lang {lang}", **env).returncode == 0


@pytest.mark.parametrize("size", ["0", "1", "-5", "²", "abc", "9" * 30, ""])
def test_a_screen_size_that_is_none_changes_nothing(size: str) -> None:
    env = ENGLISH | {"COLUMNS": size, "LINES": size}
    assert "ante: 1" in run("rules", "ru", env=env).stdout
    assert "--record" in run("play", "--help", env=env).stdout


@pytest.mark.parametrize("locale", ["xx", "\udcff\udcfe", "a" * 10_000, "../../en", "da_DK.nonsense@euro"])
def test_a_locale_that_is_none_speaks_english_or_what_it_begins_with(locale: str) -> None:
    said = run("play", typed="q\n", env={**os.environ, "LC_ALL": locale, "PYTHONUTF8": "1"}).stdout
    assert ("Tast h" if locale.startswith("da") else "Type h") in said


def test_no_home_and_no_terminal_type_are_needed() -> None:
    bare = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
    assert "Type h" in run("play", typed="q\n", env=bare).stdout
    assert "Type h" in run("play", typed="q\n", env=bare | {"TERM": "dumb", "HOME": "/nowhere"}).stdout


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_is_as_good_as_an_empty_one(closed: str) -> None:
    assert shell(f'"$@" play --seed 3 {closed}').returncode == 0
    assert shell(f'"$@" rank As {closed}').returncode == 0
    assert shell(f'"$@" rank Zz {closed}').returncode == 2


@pytest.mark.parametrize("words", ["rules", "rank As", "perft", "--help", "play --seed 3"])
def test_a_full_disk_behind_the_output_is_told_in_one_line(words: str) -> None:
    done = shell(f'"$@" {words} >/dev/full')
    assert done.returncode == 2
    assert done.stderr.startswith(b"americana: Input or output does not work")
    assert done.stderr.count(b"\n") == 1
    assert shell(f'"$@" {words} >/dev/full 2>/dev/full').returncode == 2


@pytest.mark.parametrize("words", ["rules", "perft", "play --seed 3"])
def test_a_reader_who_leaves_early_is_no_fault(words: str) -> None:
    assert shell(f'"$@" {words} | true').stderr == b""


def test_answers_that_are_no_text_are_asked_again() -> None:
    junk = b"\xff\xfe\n\x00\x01\x1b[2J\n" + bytes(range(128, 256)) + b"\n" + b"9" * 10_000 + b"\n" + b"x" * 10**6
    typed = junk + "\nr 1/00\nr ²\n٣\n\ud800\n".encode("utf-8", "surrogatepass")
    done = subprocess.run(
        [*COMMAND, "play", "--seed", "3"], input=typed, capture_output=True, env=ENGLISH, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"\x1b") == 0
    assert b"Goodbye" in done.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "--set", "name=x"),
        ("rules", "--set", "cls=x"),
        ("rules", "--set", "base=da"),
        ("rules", "--rules", "\x1b[2J\udcff"),
        ("rules", "\x1b[2J" * 1000),
        ("rank", "\x1b[2J\udcff"),
        ("replay", "\x1b[2J\udcff"),
        ("replay", "x" * 5000),
        ("replay", ""),
        ("perft", "--stacks", "20,\x1b20"),
        ("perft", "--stacks", "20,\n20"),
        ("perft", "--stacks", "1_0,20"),
        ("perft", "--stacks", "1," * 300 + "1"),
        ("play", "--record", ""),
        ("play", "--record", "/dev/full"),
        ("play", "--seed", "9" * 5000),
    ],
)
def test_words_that_mean_harm_are_refused_and_not_obeyed(words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert "\x1b" not in done.stdout + done.stderr
    assert 0 < len(done.stderr) < 1000


@pytest.mark.parametrize("loaded", ["typer", "rich.console", "fluent.runtime", "americana.cli.app"])
def test_ctrl_c_while_the_command_is_being_loaded_ends_it_quietly(loaded: str) -> None:
    words = [COMMAND[0], "-X", "importtime", *COMMAND[1:], "play", "--seed", "3"]
    process = subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENGLISH
    )
    assert process.stderr is not None
    assert any(line.split()[-1] == loaded.encode() for line in process.stderr)
    process.send_signal(signal.SIGINT)
    said = b"".join(process.communicate(timeout=30))
    assert process.returncode in (-signal.SIGINT, 130, 0)
    assert b"Traceback" not in said


def test_a_game_that_is_killed_leaves_whole_hands(tmp_path: Path) -> None:
    file = tmp_path / "evening.phhs"
    words = [*COMMAND, "play", "--seed", "5", "--bots", "caller", "--record", str(file)]
    for _ in range(2):
        process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=ENGLISH)
        assert process.stdin is not None
        size = file.stat().st_size if file.exists() else 0
        deadline = time.monotonic() + 30
        while not file.exists() or file.stat().st_size == size:
            assert time.monotonic() < deadline
            process.stdin.write(b"c\n")
            process.stdin.flush()
            time.sleep(0.01)
        process.kill()
        process.communicate()
    assert run("replay", str(file), "--json").stdout.count('"over": true') >= 2
