"""A game in the terminal, keystroke by keystroke."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import opsroom
from opsroom.engine import narrate
from opsroom.engine.errors import BadSave, BadSetup
from opsroom.engine.text import LANGUAGES
from opsroom.opponents import bot
from opsroom.screen import draw_columns, drawing, words
from opsroom.terminal import play
from opsroom.titles import titles
from tests.opponents.test_bots import questions


def typed(*lines: str) -> Iterator[str]:
    yield from lines
    raise EOFError


def screen(keys: Iterator[str], language: str = "en", **more: object) -> str:
    """All that the terminal showed while these keys were typed."""
    shown = io.StringIO()
    console = Console(file=shown, width=110, force_terminal=False)

    def read(prompt: str) -> str:
        console.print(prompt)
        return next(keys)

    arguments = {"seed": "3", "seat": "luftwaffe", **more}
    assert play("blitz", language=language, console=console, read=read, **arguments) == 0  # type: ignore[arg-type]
    return shown.getvalue()


def test_the_table_the_question_and_its_near_misses_are_shown() -> None:
    shown = screen(typed("q"))
    for words_ in ("Damage", "0 / 20", "Heinkel He 111", "1 ✹3", "rule raid", "No raid this turn", "0 → 1"):
        assert words_ in shown
    assert "the first card of a raid must be a bomber. [raid]" in shown
    assert "Luftwaffe draws Junkers Stuka, " in shown
    assert "RAF draws 4 cards." in shown, "and not which"
    assert "You left the game in turn 1." in shown


def test_japanese_throughout() -> None:
    shown = screen(typed("h", "?", "99", "q"), "ja")
    for words_ in ("損害", "手札", "襲撃", "ヒント", "取り消す", "選べません"):
        assert words_ in shown


@pytest.mark.parametrize(
    ("key", "words_"),
    [
        ("h", "Suggestion:"),
        ("?", "undo your last answer"),
        ("r", "raid: The raid"),
        ("r discard", "discard: "),
        ("r 99", "There is no rule 99. The rules are: setup, turn"),
        ("l", "RAF draws 4 cards."),
        ("u", "There is nothing to undo."),
        ("99", "99 is not an option."),
        ("bf109", "Messerschmitt Bf 109: the first card of a raid must be a bomber. (raid)"),
        ("", "Send a raid?"),
    ],
)
def test_commands(key: str, words_: str) -> None:
    assert words_ in screen(typed(key, "q"))


def test_an_answer_by_number_or_name_plays() -> None:
    assert "Luftwaffe plays Heinkel He 111: 0 → 1." in screen(typed("he111", "q"))
    assert "Luftwaffe plays Heinkel He 111: 0 → 1." in screen(typed("1", "q"))


def test_a_side_that_has_stopped_is_marked() -> None:
    before, _, after = screen(typed("", "he111", "", "pass", "", "q"), seat="all").partition("RAF stops at 0.")
    assert "stopped" not in before
    assert "stopped" in after


def test_undo_takes_back_what_is_fair() -> None:
    """The RAF has stopped: the Luftwaffe plays on alone, and may take the last card back."""
    shown = screen(typed("", "he111", "", "pass", "", "bf109", "u", "q"), seat="all")
    assert "Undone." in shown
    assert shown.rindex("1 → 5") > shown.index("Undone."), "it is offered again"


def test_bots_let_the_player_go_further_back_and_the_log_says_so() -> None:
    shown = screen(typed("he111", "u", "q"))
    assert "The RAF plays" in shown
    assert "Undone." in shown
    assert "choose its first bomber" in shown[shown.index("Undone.") :].lower()


def test_two_at_one_keyboard_take_back_only_what_is_fair() -> None:
    shown = screen(typed("", "he111", "", "pass", "", "u", "q"), seat="all")
    assert "Another player has been asked since" in shown


def test_conceding_is_asked_about_and_ends_the_game() -> None:
    assert "You left the game in turn" in screen(typed("concede", "n", "q"))
    shown = screen(typed("concede", "y"))
    assert "The game is over" in shown
    assert "Winner: RAF" in shown


def test_a_table_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert f"Saved to {file}" in screen(typed(f"s {file}", "q")).replace("\n", "")
    assert opsroom.Table.from_json(file.read_text()).turn == 1
    assert "could not be saved" in screen(typed(f"s {tmp_path / 'no' / 'such' / 'folder'}", "q"))


def test_a_saved_table_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    screen(typed("he111", f"s {file}", "q"))
    shown = screen(typed("q"), seed=None, load=file)
    assert "Play a card to attack, or stop?" in shown
    assert "Luftwaffe plays Heinkel He 111: 0 → 1." in shown, "the log is there"


def test_a_saved_table_is_taken_as_it_is_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    screen(typed(f"s {file}", "q"))
    with pytest.raises(BadSetup, match="its own seed"):
        screen(typed("q"), load=file)
    with pytest.raises(BadSave, match="No such file"):
        screen(typed("q"), seed=None, load=tmp_path / "nowhere.json")
    with pytest.raises(BadSave, match="of blitz, not of mirage"):
        play("mirage", load=file)


def test_two_people_at_one_keyboard_hand_over() -> None:
    shown = screen(typed("", "he111", "", "q"), seat="all")
    assert "Hand the keyboard to Luftwaffe" in shown
    assert shown.index("Hand the keyboard to RAF") > shown.index("Hand the keyboard to Luftwaffe")


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_alone_play_to_the_end(language: str) -> None:
    shown = screen(typed(), language, seat=None, bots={"raf": "staff", "luftwaffe": "random"})
    assert words(opsroom.title("blitz"), language)("shell-over") in shown


@pytest.mark.parametrize(("language", "said"), [("en", "The players lose."), ("ja", "プレイヤー側の敗北です。")])
def test_a_game_that_beats_all_its_players_is_lost(language: str, said: str, tmp_path: Path) -> None:
    table = opsroom.title("mirage").new(seed=3, mode="coop2")
    table.concede(table.seats[0])
    file = tmp_path / "game.json"
    file.write_text(table.to_json())
    shown = io.StringIO()
    play("mirage", seat="all", load=file, language=language, console=Console(file=shown, width=110))
    assert said in shown.getvalue()


# --- words
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_in_words(language: str) -> None:
    title = opsroom.title("blitz")
    *_, table = questions("blitz", {"tie": "b", "berlin": "on"}, seed=5)
    for seat in ("raf", None):
        for event in narrate.fold(title, table.events(seat)):
            line = narrate.narrate(title, language, event)
            assert not line.startswith("event-"), line
            assert "{" not in line


def test_the_piles_of_mirage_are_told_apart_and_counted_whole() -> None:
    title = opsroom.title("mirage")
    table = title.new(5, "rotating4")
    shown = io.StringIO()
    Console(file=shown, width=200).print(drawing(title)(table.view("amber"), words(title, "en")))
    question = table.ask("amber")
    assert question is not None
    counted = question["values"]
    assert f"German deck {counted['german_pile']} · British deck {counted['british_pile']}" in shown.getvalue()


def test_the_dawn_of_bomber_command_is_shown_once_it_is_rolled() -> None:
    title = opsroom.title("bomber_command")
    view = title.new(5).view("german")
    said = []
    for dawn in (None, 12):
        view["columns"]["dawn"] = dawn
        shown = io.StringIO()
        Console(file=shown, width=200).print(drawing(title)(view, words(title, "en")))
        said.append(shown.getvalue())
    assert f"{words(title, 'en')('rule-3-4-5')}:" not in said[0]
    assert f"{words(title, 'en')('rule-3-4-5')}: 12" in said[1]


def test_draws_of_one_seat_are_told_as_one() -> None:
    title = opsroom.title("blitz")
    lines = [narrate.narrate(title, "en", event) for event in narrate.fold(title, title.new(3).events("luftwaffe"))]
    assert "The RAF draws 4 cards." in lines
    assert sum("Luftwaffe draws" in line for line in lines) == 2, "at set-up and in the first turn"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_without_a_drawing_shows_its_columns(language: str) -> None:
    title = opsroom.title("blitz")
    assert drawing(title) is not draw_columns
    console = Console(file=io.StringIO(), width=100)
    console.print(draw_columns(title.new(3).view("raf"), words(title, language)))
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert "held" in shown
    assert "half points" not in shown, "there is no damage yet"
    assert title.text(language)("seat-raf") in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", [id for id in titles() if drawing(opsroom.title(id)) is not draw_columns])
def test_every_drawing_shows_a_game_to_every_seat(id: str, language: str) -> None:
    title = opsroom.title(id)
    table = title.new(3)
    bots = {seat: bot(id, "staff", seed=seat) for seat in table.seats}
    console = Console(file=io.StringIO(), width=100)
    while table.asked is not None and table.n < 250:
        asked = table.ask(table.asked)
        assert asked is not None
        table.answer(bots[table.asked].choose(table.view(table.asked), asked))
        if table.n % 19 == 0 or table.over:
            for seat in (*table.seats, None):
                console.print(drawing(title)(table.view(seat), words(title, language)))
    assert title.text(language)("title-name") in console.file.getvalue()  # type: ignore[attr-defined]


def test_both_languages_have_the_same_words() -> None:
    title = opsroom.title("blitz")
    source = Path(opsroom.__file__).parent / "text" / "en.ftl"
    for line in source.read_text(encoding="utf-8").splitlines():
        if line.startswith("shell-"):
            assert words(title, "ja").has(line.split(" ")[0])
