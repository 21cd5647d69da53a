"""A game in the terminal: `opsroom play`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel

from opsroom.engine import narrate
from opsroom.engine.errors import BadSave, BadSetup
from opsroom.engine.events import CONCEDE
from opsroom.engine.json_types import Refused
from opsroom.engine.odds import odds_of
from opsroom.engine.table import Table
from opsroom.lab import replay
from opsroom.lab.simulate import seat_bots
from opsroom.opponents import Bot, bot
from opsroom.opponents.bots import StaffBot
from opsroom.screen import drawing, show_log, show_question, words
from opsroom.titles import title as title_of

EVERY_SEAT = "all"
DEFAULT_BOT = "staff"
Read = Callable[[str], str]


def play(
    title: str,
    mode: str | None = None,
    seats: int | None = None,
    seat: str | None = None,
    bots: dict[str, str] | None = None,
    options: dict[str, str] | None = None,
    language: str = "en",
    seed: str | None = None,
    load: Path | None = None,
    console: Console | None = None,
    read: Read | None = None,
) -> int:
    """Plays until the game is over or the player leaves; the exit status."""
    table = title_of(title).new(seed, mode, options, seats) if load is None else loaded(load, title)
    if load is not None and (seed or mode or options or seats):
        raise BadSetup(f"{load} has its own seed, mode, options and seats: leave them out")
    sitting = opponents(table, seat, bots or {})
    shown = console or Console()
    return Terminal(table, sitting, language, shown, read or shown.input).play()


def loaded(file: Path, title: str) -> Table:
    """A saved table, to continue; a finished one shows its end."""
    table = replay.load(file)
    if table.title.id != title:
        raise BadSave(f"{file} is a table of {table.title.id}, not of {title}")
    return table


def opponents(table: Table, seat: str | None, bots: dict[str, str]) -> dict[str, Bot]:
    """Bots where requested; the player in the chosen seat, or the first free one; the staff elsewhere, unless all seats are taken."""
    if seat is not None and seat not in (*table.seats, EVERY_SEAT):
        raise BadSetup(f"there is no seat {seat!r}: choose one of {', '.join(table.seats)} or {EVERY_SEAT}", seat=seat)
    seat_bots(table.title, table.agreed, bots)
    if seat in bots:
        raise BadSetup(f"seat {seat} cannot be both yours and {bots[seat]}'s", seat=seat)
    free = [s for s in table.seats if s not in bots]
    mine = free if seat == EVERY_SEAT else [seat] if seat is not None else free[:1]
    names = {s: bots.get(s, DEFAULT_BOT) for s in table.seats if s not in mine}
    return {s: bot(table.title.id, name, f"{table.seed}:{s}") for s, name in names.items()}


class Terminal:
    """One table, its bots, and a person or several at one keyboard."""

    def __init__(self, table: Table, bots: dict[str, Bot], language: str, console: Console, read: Read) -> None:
        self.table = table
        self.title = table.title
        self.bots = bots
        self.language = language
        self.console = console
        self.read = read
        self.text = words(self.title, language)
        self.draw = drawing(self.title)
        self.at_keyboard: str | None = None
        self.events_read: dict[str | None, int] = {}  # how many events each seat has read
        self.left = False
        people = [seat for seat in table.seats if seat not in bots]
        self.shared = len(people) > 1
        self.commands: dict[str, Callable[[str], None]] = {
            "h": self.hint,
            "u": self.undo,
            "r": self.rule,
            "l": self.log,
            "s": self.save,
            CONCEDE: self.concede,
            "q": self.leave,
            "?": self.help,
        }

    def play(self) -> int:
        try:
            while not self.table.over and not self.left:
                asked = self.table.asked
                assert asked is not None
                if asked in self.bots:
                    self.let_bot_answer(asked)
                else:
                    self.ask(asked)
        except EOFError:
            self.leave("")
        if self.table.over:
            self.show_end()
        return 0

    def let_bot_answer(self, seat: str) -> None:
        question = self.table.ask(seat)
        assert question is not None
        with self.console.status(self.text("shell-thinking", seat=self.text(f"seat-{seat}"))):
            answer = self.bots[seat].choose(self.table.view(seat), question)
        self.table.answer(answer, seat)

    # --- a person's question
    def ask(self, seat: str) -> None:
        if self.shared and self.at_keyboard != seat:
            self.console.clear()
            self.read(self.text("shell-hand-over", seat=self.text(f"seat-{seat}")) + " ")
        self.at_keyboard = seat
        self.show(seat)
        before = self.table.n
        while self.table.n == before and not self.left:
            given = self.read(f"[bold]{self.text('shell-prompt')}[/] ").strip()
            self.obey(given, seat)

    def show(self, seat: str) -> None:
        question = self.table.ask(seat)
        assert question is not None
        self.console.print()
        self.show_news(seat)
        self.console.print(self.draw(self.table.view(seat), self.text))
        odds = odds_of(self.title, self.table.view(seat)) if "odds" in question else None
        self.console.print(show_question(self.title, self.language, question, odds))

    def show_news(self, seat: str | None) -> None:
        news = self.table.events(seat, self.events_read.get(seat, 0))
        self.events_read[seat] = self.events_read.get(seat, 0) + len(news)
        if news:
            self.console.print(
                Panel(show_log(self.title, self.language, news), title=self.text("shell-log"), title_align="left")
            )

    def obey(self, given: str, seat: str) -> None:
        """A number or a name answers; a letter commands."""
        command, _, rest = given.partition(" ")
        if command in self.commands:
            self.commands[command](rest.strip())
        elif given:
            self.answer(given, seat)

    def answer(self, given: str, seat: str) -> None:
        question = self.table.question
        assert question is not None
        options = question.options
        number = int(given) if given.isdecimal() and given not in options else 0
        name = options[number - 1] if 0 < number <= len(options) else given
        if name in question.actions:
            self.act(name, seat)
        elif name in options:
            self.table.answer(name, seat)
        else:
            self.explain(given, question.refused)

    def explain(self, given: str, refused: Sequence[Refused]) -> None:
        """Why something that was nearly possible is not."""
        for near_miss in refused:
            if near_miss["name"] == given:
                thing, why = narrate.refusal(self.title, self.language, near_miss)
                return self.console.print(f"{thing}: {why} ({near_miss['rule']})", style="red", markup=False)
        return self.console.print(self.text("shell-no-answer", given=given), markup=False)

    def act(self, name: str, seat: str) -> None:
        """A free action asks for confirmation."""
        self.console.print(narrate.action(self.title, self.language, name)[1])
        if self.read(self.text("shell-sure") + " ").strip().lower() == "y":
            self.table.answer(name, seat)

    # --- commands
    def hint(self, _: str) -> None:
        question = self.table.ask(self.at_keyboard)
        assert question is not None
        staff = StaffBot(self.title, self.title.staff)
        advised, reason = staff.explain(self.table.view(self.at_keyboard), question)
        names = [option["name"] for option in question["options"]]
        n = names.index(advised)
        option = narrate.label(self.title, self.language, question, question["options"][n])[0]
        self.console.print(self.text("shell-hint", n=n + 1, option=option))
        if reason is not None:
            self.console.print(narrate.reason(self.title, self.language, reason), markup=False)

    def undo(self, _: str) -> None:
        seat = self.at_keyboard
        assert seat is not None
        why = self.table.undo_state(seat)["why"]
        if why == "nothing" or (why is not None and self.shared):
            return self.console.print(self.text(f"shell-undo-{why}"))
        self.table.undo(seat, agreed=why is not None)  # bots agree at once; two at one keyboard play on
        self.events_read[seat] = len(self.table.events(seat))
        return self.console.print(self.text("shell-undone"))

    def rule(self, section: str) -> None:
        question = self.table.question
        assert question is not None
        rules = {s["id"]: s for s in self.title.rules_text(self.language)["sections"]}
        found = rules.get(section or question.rule)
        if found is None:
            self.console.print(self.text("shell-no-rule", rule=section or question.rule, rules=", ".join(rules)))
        else:
            self.console.print(
                Panel(Markdown(found["text"]), title=f"{found['id']}: {found['heading']}", title_align="left")
            )

    def log(self, _: str) -> None:
        self.console.print(show_log(self.title, self.language, self.table.events(self.at_keyboard)))

    def save(self, file: str) -> None:
        name = file or f"{self.title.id}.json"
        try:
            Path(name).write_text(self.table.to_json(), encoding="utf-8")
        except OSError as error:
            self.console.print(self.text("shell-not-saved", why=error.strerror or str(error)))
        else:
            self.console.print(self.text("shell-saved", file=name))

    def concede(self, _: str) -> None:
        """The player at the keyboard gives the game up, once they have confirmed that."""
        seat = self.at_keyboard
        assert seat is not None
        self.console.print(self.text(f"{CONCEDE}.confirm", seats=len(self.table.seats)))
        if self.read(self.text("shell-sure") + " ").strip().lower() == "y":
            self.table.concede(seat)

    def help(self, _: str) -> None:
        self.console.print(self.text("shell-help"), highlight=False, markup=False)

    def leave(self, _: str) -> None:
        self.left = True
        self.console.print(self.text("shell-bye", turn=self.table.turn))

    # --- the end
    def show_end(self) -> None:
        result = self.table.result
        assert result is not None
        seat = self.at_keyboard if not self.shared else None
        self.show_news(seat)
        self.console.print(self.draw(self.table.view(seat), self.text))
        winners = ", ".join(self.text(f"seat-{s}") for s in result.winners)
        nobody = self.text("shell-lost" if result.lost else "shell-nobody")
        who = self.text("shell-won", seats=winners) if winners else nobody
        said = f"[bold]{narrate.ending(self.title, self.language, result.to_dict())}[/]\n{who}"
        self.console.print(Panel(said, title=self.text("shell-over"), title_align="left"))
