"""The command as a person meets it: a process, a terminal or a pipe, keys typed, lines read."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from americana.say import LANGUAGES

COMMAND = [sys.executable, "-c", "from americana.cli import main; main()"]
ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}


def run(*words: str, typed: str = "", env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [*COMMAND, *words], input=typed, capture_output=True, text=True, env=env or ENGLISH, timeout=60, check=False
    )
    assert "Traceback" not in done.stdout + done.stderr
    return done


class Terminal:
    """A process behind a pseudo-terminal; `until` reads its screen up to some words."""

    def __init__(self, *words: str) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ |= {"TERM": "xterm-256color", "COLUMNS": "90", "LINES": "40", "LC_ALL": "C.UTF-8"}
            os.execv(sys.executable, [*COMMAND, *words])
        self.seen = ""

    def until(self, *words: str) -> str:
        start, deadline = len(self.seen), time.monotonic() + 30
        while not any(word in self.seen[start:] for word in words):
            assert time.monotonic() < deadline, f"none of {words} in {self.seen[start:]!r}"
            ready, _, _ = select.select([self.fd], [], [], 1)
            if ready:
                self.seen += self._read()
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.seen[start:])

    def type(self, line: str) -> None:
        os.write(self.fd, f"{line}\r".encode())

    def interrupt(self) -> None:
        os.kill(self.pid, signal.SIGINT)

    def finish(self) -> int:
        while text := self._read():
            self.seen += text
        os.close(self.fd)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def _read(self) -> str:
        with contextlib.suppress(OSError):  # the other end is closed
            return os.read(self.fd, 65536).decode(errors="replace")
        return ""


def test_a_hand_is_played_to_its_end_at_a_terminal_and_left_with_q() -> None:
    terminal = Terminal("play", "--seed", "3", "--bots", "caller")
    drawn = terminal.until("> ")
    assert "pot limit" in drawn
    assert "▸ You" in drawn
    terminal.type("?")
    assert "A flush beats a full house." in terminal.until("> ")
    for _ in range(8):
        terminal.type("c")
        if "q: leave" in terminal.until("\r\n> ", "q: leave"):
            break
    assert "wins" in terminal.seen
    terminal.type("q")
    assert terminal.finish() == 0
    assert "1 hand played" in terminal.seen


def test_ctrl_c_leaves_cleanly() -> None:
    terminal = Terminal("play", "--seed", "3")
    terminal.until("> ")
    time.sleep(0.5)  # the prompt is printed a moment before keys are waited for
    terminal.interrupt()
    assert terminal.finish() == 0
    assert "Goodbye" in terminal.seen
    assert "Traceback" not in terminal.seen


def test_play_starts_the_game() -> None:
    assert "Type h for help" in run("play", typed="q\n").stdout


def test_a_fold_that_costs_a_free_card_is_asked_for_twice() -> None:
    said = run("play", "--seed", "3", "--bots", "caller", "--plain", typed="c\nf\nf\n\n").stdout
    assert "Checking costs nothing" in said
    assert "You fold" in said


def test_nothing_but_enter_deals_the_next_hand_or_buys_chips() -> None:
    said = run("play", "--seed", "3", "--bots", "caller", "--plain", typed="c\nf\nf\nf\nxyz\n").stdout
    assert said.count("Press Enter alone") == 2
    assert said.count("Your down card") == 1


def test_a_pipe_that_ends_ends_the_game() -> None:
    done = run("play", "--seed", "1", typed="c\n")
    assert done.returncode == 0
    assert "0 hands played" in done.stdout
    assert "\x1b" not in done.stdout


def test_the_same_seed_plays_the_same_game() -> None:
    typed = "c\n" * 12
    assert run("play", "--seed", "9", typed=typed).stdout == run("play", "--seed", "9", typed=typed).stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_each_language(language: str) -> None:
    done = run("play", "--seed", "2", "--lang", language, "--bots", "caller", typed="h\n?\nl\nu\ng\nt\n" + "c\n" * 9)
    assert done.returncode == 0
    assert "error-" not in done.stdout
    said = {"en": "win the pot", "ru": "банк", "uk": "банк", "da": "puljen", "pt": "pote"}
    assert said[language] in done.stdout


def test_the_language_is_the_systems_unless_another_is_asked_for() -> None:
    danish = {**os.environ, "LC_ALL": "da_DK.UTF-8"}
    assert "Tast h" in run("play", typed="q\n", env=danish).stdout
    assert "Type h" in run("play", "--lang", "en", typed="q\n", env=danish).stdout


def test_kept_hands_replay_to_the_same_stacks_and_hide_what_the_player_did_not_see(tmp_path: Path) -> None:
    file = tmp_path / "evening.phhs"
    typed = "c\nc\nc\nc\nc\nc\n\n" * 4
    said = run("play", "--seed", "5", "--bots", "caller", "--record", str(file), typed=typed).stdout
    ends = re.findall(r"Stacks: (.*)", said)
    kept = json.loads(run("replay", str(file), "--json").stdout)
    assert len(kept) == len(ends) > 1
    for hand, line in zip(kept, ends, strict=True):
        assert sorted(hand["stacks"].values()) == sorted(int(part.split()[-1]) for part in line.split(" · "))
        assert sum(pot["amount"] for pot in hand["pots"]) == sum(sum(pot["shares"].values()) for pot in hand["pots"])
    assert "_deck" not in file.read_text("utf-8")
    assert "Round 1" in run("replay", str(file)).stdout


def test_hands_are_stepped_through_forwards_and_back(tmp_path: Path) -> None:
    file = tmp_path / "evening.phhs"
    run("play", "--seed", "5", "--bots", "caller", "--record", str(file), typed="c\n" * 7)
    terminal = Terminal("replay", str(file))
    assert "Hand 1 of 1" in terminal.until("leave ")
    terminal.type("")
    terminal.until("leave ")
    terminal.type("b")
    terminal.until("leave ")
    terminal.type("q")
    assert terminal.finish() == 0


def test_the_rules_pages() -> None:
    assert "Portuguese text" in run("rules").stdout
    danish = run("rules", "da", "--limit", "fixed", "--set", "ante=5").stdout
    assert "small_bet=20" in danish
    assert "small bet: 20" in danish
    assert "royal flush:" not in danish


def test_ranks_are_said_best_first() -> None:
    lines = run("rank", "Qs Qd Qc Js Jc", "Ah Kh 9h 8h 7h").stdout.splitlines()
    assert "flush, ace high" in lines[0]
    assert "full house, queens full of jacks" in lines[1]


def test_a_hand_may_be_typed_without_quotes_and_equal_hands_are_marked() -> None:
    assert "straight, ace high" in run("rank", "As", "Kd", "Qh", "Jc", "Ts").stdout
    lines = run("rank", "As Kd Qh Jc Ts", "Ah Ks Qd Jh Tc", "7s 8d").stdout.splitlines()
    assert [line[0] for line in lines] == [" ", "=", " "]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("rank", "As Zz"), "Zz"),
        (("rank", "As As Kd Qc Jh"), "twice"),
        (("rank", "As Kd Qc Jh Th 9s"), "five"),
        (("play", "--rules", "xx"), "ru, uk, da, pt, evenbet"),
        (("play", "--limit", "fixed", "--set", "small_bet=1", "--set", "cap=-1"), "small bet"),
        (("play", "--set", "ante=1.5"), "whole"),
        (("play", "--set", "ante"), "name=value"),
        (("play", "--set", "ante=" + "9" * 31), "whole number"),
        (("play", "--set", "ante=" + "9" * 15), "1,000,000,000,000"),
        (("play", "--seats", "7"), "2 to 6"),
        (("play", "--bots", "genius"), "sharp"),
        (("play", "--bots", "sharp,sharp,sharp,sharp"), "bots"),
        (("play", "--lang", "xx"), "en, ru, uk, da, pt"),
        (("replay", "no-such-file.phh"), "no-such-file.phh"),
        (("replay", "."), "."),
        (("play", "--record", "/no/such/folder/file.phhs"), "file.phhs"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(words: tuple[str, ...], said: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert done.stderr.startswith("americana: ")
    assert done.stderr.count("\n") == 1
    assert said in done.stderr


def test_errors_speak_the_players_language() -> None:
    assert "kort" in run("rank", "As Zz", "--lang", "da").stderr
    assert "карт" in run("rank", "As Zz", "--lang", "uk").stderr


@pytest.mark.parametrize(
    "text", [b"", b"\xff\xfe\x00", b"variant = 1", b"[1]\nactions = [", b"x" * 2_000_000, b"\x00" * 100]
)
def test_a_hostile_file_is_refused_in_one_line(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "hostile.phh"
    file.write_bytes(text)
    done = run("replay", str(file), "--json")
    assert done.returncode == 2
    assert done.stderr.startswith("americana: ")
    assert done.stderr.count("\n") == 1


def test_perft_prints_the_fixed_deals() -> None:
    assert run("perft").stdout.count("\n") > 10
