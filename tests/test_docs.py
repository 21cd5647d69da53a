"""The documentation is true: Python examples run, excerpts are in the source, commands exist and the cheap ones work."""

from __future__ import annotations

import contextlib
import doctest
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import opsroom
from opsroom import cli

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md"])
FENCE = re.compile(
    r"(?:^<!-- excerpt: (?P<file>\S+) -->\n)?^```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE
)
LANGUAGES = {"", "python", "sh", "toml", "jsonc"}
SHOWN = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))


def blocks(path: Path, kind: str) -> list[tuple[str | None, str]]:
    """The fenced blocks of a kind, each with the file of which it is an excerpt."""
    found = FENCE.finditer(path.read_text(encoding="utf-8"))
    return [(match["file"], match["text"]) for match in found if match["kind"] == kind]


def test_there_are_documents_with_examples_of_both_kinds() -> None:
    for kind in ("python", "sh"):
        assert sum(len(blocks(path, kind)) for path in DOCUMENTS) > 5


@SHOWN
def test_blocks_say_what_they_are_and_no_block_is_overlooked(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("```") == 2 * len(FENCE.findall(text)), "a fence is indented, open or not alone on its line"
    assert {match["kind"] for match in FENCE.finditer(text)} <= LANGUAGES


# --- Python
@SHOWN
def test_python_sessions_run(path: Path) -> None:
    """Lines with `>>>` must answer as written, each after those before it."""
    assert doctest.testfile(str(path), module_relative=False, encoding="utf-8").failed == 0


@SHOWN
def test_other_python_is_an_excerpt_from_the_source(path: Path) -> None:
    for file, text in blocks(path, "python"):
        if ">>>" in text:
            continue
        assert file is not None, f"neither a session nor marked as an excerpt:\n{text}"
        assert missing_line(text, (ROOT / file).read_text(encoding="utf-8")) is None


@SHOWN
def test_excerpts_of_data_are_in_their_files(path: Path) -> None:
    for file, text in blocks(path, "toml"):
        if file is not None:
            assert missing_line(text, (ROOT / file).read_text(encoding="utf-8")) is None


def missing_line(excerpt: str, source: str) -> str | None:
    """The first line of an excerpt that the source does not have where it should; `...` stands for lines left out.

    Indentation, comments and docstrings of one line may differ.
    """
    lines = [code for line in source.splitlines() if (code := without_comment(line))]
    at, skipping = 0, True
    for line in excerpt.splitlines():
        code = without_comment(line)
        if code == "...":
            skipping = True
        elif code:
            here = lines[at:] if skipping else lines[at : at + 1]
            if code not in here:
                return line
            at += here.index(code) + 1
            skipping = False
    return None


def without_comment(line: str) -> str:
    return re.sub(r'(^|\s+)#.*|^\s*""".*"""$', "", line).strip()


def test_an_excerpt_is_recognised() -> None:
    source = "a = 1\nb = 2  # two\n\nc = 3\n"
    assert missing_line("b = 2\nc = 3", source) is None
    assert missing_line("a = 1\n...\nc = 3  # three", source) is None
    assert missing_line("a = 1\nc = 3", source) == "c = 3"
    assert missing_line("b = 2\n...\na = 1", source) == "a = 1"


# --- the shell
def shell_lines(path: Path) -> list[str]:
    """The lines of shell blocks, without comments."""
    lines = [line for _, text in blocks(path, "sh") for line in text.splitlines()]
    return [line for line in (re.sub(r"\s+#.*|^#.*", "", line).strip() for line in lines) if line]


def opsroom_commands(path: Path) -> list[list[str]]:
    """The arguments of `opsroom` in shell blocks, and in prose where they are in code type and complete."""
    lines = [line for line in shell_lines(path) if re.match(r"(\S*/)?opsroom\s", line)]
    prose = FENCE.sub("", path.read_text(encoding="utf-8"))
    lines += re.findall(r"`((?:\.venv/bin/)?opsroom [^`…]*)`", prose)
    # N and S stand for any number.
    return [["1" if word in ("N", "S") else word.strip("[]") for word in shlex.split(line)[1:]] for line in lines]


def refusal(words: list[str]) -> str | None:
    """Why the command line refuses these arguments, if it does."""
    said = io.StringIO()
    try:
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(said):
            cli.parser().parse_args(words)
    except SystemExit as end:
        return said.getvalue() if end.code else None
    return None


@SHOWN
def test_opsroom_commands_parse(path: Path) -> None:
    for words in opsroom_commands(path):
        refused = refusal(words)
        if refused is not None and not any(word.startswith("-") for word in words):
            # Prose may name a command without the arguments it needs; a wrong name or flag is refused in other words.
            refused = None if "required" in refused else refused
        assert refused is None, f"opsroom {shlex.join(words)}: {refused}"


def test_a_wrong_command_or_flag_is_noticed() -> None:
    assert refusal(["simulate", "blitz", "--games", "10"]) is None
    for words in (["simulat", "blitz"], ["simulate", "blitz", "--game-count", "10"]):
        assert "required" not in (refusal(words) or "required")


@SHOWN
def test_make_targets_npm_scripts_and_python_scripts_exist(path: Path) -> None:
    prose = path.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    named = re.findall(r"(?:^|`)(?:OPSROOM_\w+=\S+ )?make ([a-z-]+)", prose, re.MULTILINE)
    assert set(named) <= targets
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert set(re.findall(r"`npm run ([a-z]+)", prose)) <= set(scripts)
    for script in re.findall(r"\b((?:scripts|benchmarks)/\w+\.(?:py|sh))\b", prose):
        assert (ROOT / script).is_file(), script


CHEAP = ("titles", "data", "simulate", "match", "fuzz", "tournament", "coverage")
RUNNABLE = sorted(
    {
        tuple(words)
        for name in ("README.md", "README.ja.md", "docs/opponents.md")
        for words in opsroom_commands(ROOT / name)
        if words and words[0] in CHEAP and "mypack" not in words and "DIR" not in words and len(words) > 1
        if "blitz" in words or words[0] == "data"
    }
    | {("titles",)}
)


def quick(words: tuple[str, ...]) -> list[str]:
    """The same command with few games, one process and a small search."""
    less = {"--games": "2", "--workers": "1"}
    found = [less.get(before, word) for before, word in zip(("", *words), words, strict=False)]
    return [re.sub(r"iterations=\d+", "iterations=5", word) for word in found]


@pytest.mark.parametrize("words", RUNNABLE, ids=" ".join)
def test_cheap_commands_work(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(quick(words)) == 0
    assert capsys.readouterr().out


def test_a_game_saved_as_described_is_verified(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ["replay", "game.json", "--verify"]
    assert command in opsroom_commands(ROOT / "README.md")
    assert command in opsroom_commands(ROOT / "docs" / "playing.md")
    table = opsroom.title("blitz").new(seed=7)
    while table.question is not None:
        table.answer(table.question.options[0])
    (tmp_path / "game.json").write_text(table.to_json(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert cli.main(command) == 0


@pytest.mark.skipif(shutil.which("sh") is None, reason="no shell on this machine")
@pytest.mark.parametrize("name", ["README.md", "README.ja.md"])
def test_the_data_pack_of_the_readme_can_be_made_checked_and_played(name: str, tmp_path: Path) -> None:
    (block,) = [text for _, text in blocks(ROOT / name, "sh") if "mypack" in text]
    (tmp_path / "src").symlink_to(ROOT / "src")
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    lines = [re.sub(r"--games \d+", "--games 2", line) for line in block.splitlines() if not line.endswith(" serve")]
    script = "\n".join(["set -e", f'opsroom() {{ {shlex.quote(sys.executable)} -m opsroom.cli "$@"; }}', *lines])
    done = subprocess.run(["sh", "-c", script], cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# --- the version
def test_the_changelog_begins_with_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest, *older = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - (.+)$", text, re.MULTILINE)
    release = re.match(r"\d+\.\d+\.\d+", opsroom.__version__)
    assert release is not None
    assert newest[0] == release[0]
    assert (newest[1] == "Unreleased") == ("dev" in opsroom.__version__)
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", date) for _, date in older)
