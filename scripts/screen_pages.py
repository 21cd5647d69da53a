"""The pages that `scripts/screens.py` takes pictures of: how each is prepared, and what is opened on it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, TimeoutError
from tests.browser.pilot import played, ready
from tests.browser.test_analysis import finished
from tests.browser.test_pictures import MODES, MOMENTS

import opsroom

ODDS_PATIENCE = 15_000  # milliseconds
REPORT_PATIENCE = 1800  # seconds: the map titles are played on by the staff, many times

# Other moments than those of the pictures in the README.
STEPS = {
    "blitz": ("choose_first_bomber",),
    "mirage": ("choose_british_fighter",),
    "barbarossa": ("choose_card",),
    "bomber_command": ("plot", "choose_scramble", "choose_he"),
    "burning_blue": ("choose_form_up", "choose_order"),
}


class Refused(Exception):
    """The server did not do what a page needs."""


@dataclass
class Tour:
    """Prepares pages: as one visitor, at a server whose tables and games are kept in the folder."""

    page: Page
    address: str
    folder: Path

    def call(self, path: str, body: object = None, **params: str) -> Any:
        """Asks the server, and waits where it says that there was too much at once."""
        for _ in range(60):
            headers = {"Origin": self.address, "Content-Type": "application/json"}
            send = self.page.request.get if body is None else self.page.request.post
            data = body if isinstance(body, str) or body is None else json.dumps(body)
            answer = send(self.address + path, params=params, headers=headers, timeout=120_000, data=data)
            if answer.status not in (429, 503):
                break
            time.sleep(2)
        if not answer.ok:
            raise Refused(f"{path}: {answer.text()[:300]}")
        return answer.json()

    def game(self, title: str, until: str = "") -> opsroom.Table:
        """A game of bots, kept in the folder: in its middle, where this is asked for the second time, or its end."""
        kept = self.folder / f"{title}-{until or 'middle'}.json"
        if not kept.exists():
            over = until == "end"
            stop = (lambda _: False) if over else second_time(until) if until else MOMENTS[title]
            table = played(title, stop, seeds=range(200), mode=MODES.get(title), over=over)
            kept.write_text(table.to_json())
        return opsroom.Table.from_json(kept.read_text())

    def sit(self, title: str, until: str = "") -> str:
        """A seat at such a game: the one that is asked, or the first. Gives the table."""
        table = self.game(title, until)
        mine = table.asked or table.seats[0]
        seats = {seat: {"who": "me"} if seat == mine else {"who": "bot", "bot": "staff"} for seat in table.seats}
        found = self.call(
            "/api/tables/import", table.to_json(), seats=json.dumps(seats), visibility="public", language="en"
        )
        return str(found["id"])

    def report(self, title: str) -> str:
        """A finished game whose report has been worked out. Gives the table."""
        table = self.finished(title)
        part = self.call(f"/api/tables/{table}/report", {})
        until = time.monotonic() + REPORT_PATIENCE
        while part["state"] == "running" and time.monotonic() < until:
            time.sleep(1)
            part = self.call(f"/api/tables/{table}/report")
        if part["state"] not in ("done", "partial"):
            raise Refused(f"the report of {title} is {part['state']}")
        return table

    def finished(self, title: str) -> str:
        if title != "blitz":
            return self.sit(title, "end")
        self.page.goto(self.address)
        return finished(self.page)

    def what_if(self, title: str) -> str:
        """A sandbox from the middle of a finished game, with an answer given in it. Gives its table."""
        table, game = self.finished(title), self.game(title, "end")
        moments = 6 if title == "blitz" else len(game.moves) // 2
        seat = game.seats[-1]
        sandbox = str(self.call(f"/api/tables/{table}/what-if", {"seat": seat, "moment": moments})["id"])
        state = self.call(f"/api/tables/{sandbox}", None, seat=seat)
        question = state["question"]
        if question and question["seat"] == seat:
            answer = {"seat": seat, "answer": question["options"][0]["name"], "n": state["n"]}
            self.call(f"/api/tables/{sandbox}/answers", answer)
        return sandbox


def second_time(step: str) -> Callable[[opsroom.Table], bool]:
    """Asked on a second turn, or for the second time."""
    seen: list[int] = []

    def is_it(table: opsroom.Table) -> bool:
        question = table.question
        if question is None or question.key != step or len(question.codes) < 2:
            return False
        seen.append(len(seen))
        return len(seen) > 1

    return is_it


Path_ = Callable[[Tour], str]
Act = Callable[[Page], None]


@dataclass(frozen=True)
class Scene:
    """One page: what it needs is prepared once and kept; what is opened on it is opened for every picture."""

    prepare: Path_
    act: Act = lambda _: None
    document: bool = False  # taken whole, however long
    stranger: bool = False  # opened by somebody who was never here
    settings: dict[str, object] = field(default_factory=dict)


def at(path: str) -> Path_:
    return lambda _: path


def asked(page: Page) -> None:
    """The odds are there too, unless they take too long."""
    ready(page)
    with suppress(TimeoutError):
        page.wait_for_function("() => !document.querySelector('[data-odds=pending]')", timeout=ODDS_PATIENCE)


def shown(selector: str) -> Act:
    return lambda page: page.locator(selector).first.wait_for()


def opened(button: str, shows: str) -> Act:
    def act(page: Page) -> None:
        page.locator(button).first.click()
        page.locator(shows).first.wait_for()

    return act


def pressed(key: str, shows: str) -> Act:
    def act(page: Page) -> None:
        ready(page)
        page.keyboard.press(key)
        page.locator(shows).first.wait_for()

    return act


def lesson(title: str, which: int) -> Path_:
    def prepare(tour: Tour) -> str:
        found = tour.call("/api/lessons", None, title=title)
        made = tour.call("/api/lessons", {"title": title, "lesson": found[which]["id"]})
        return f"/table/{made['id']}"

    return prepare


def briefing(title: str) -> Path_:
    def prepare(tour: Tour) -> str:
        mode = MODES.get(title)
        seats = opsroom.title(title).new(seed=1, mode=mode).seats
        who = {seat: {"who": "bot", "bot": "staff"} if n else {"who": "me"} for n, seat in enumerate(seats)}
        return f"/table/{tour.call('/api/tables', {'title': title, 'seats': who, 'mode': mode})['id']}"

    return prepare


def replay(title: str) -> Path_:
    def prepare(tour: Tour) -> str:
        game = tour.game(title, "end")
        moment = 9 if title == "blitz" else len(game.moves) * 5 // 8
        return f"/table/{tour.finished(title)}?replay={game.seats[-1]}&at={moment}"

    return prepare


def shared(tour: Tour) -> str:
    link = tour.call(f"/api/tables/{tour.finished('blitz')}/share", {"seat": "raf", "moment": 9})["link"]
    return str(link).removeprefix(tour.address)


def home_with_tables(tour: Tour) -> str:
    for title in MOMENTS:
        tour.sit(title)
    tour.finished("blitz")
    return "/"


PAGES: dict[str, Scene] = {
    "home": Scene(at("/"), document=True, stranger=True),
    "home-tables": Scene(home_with_tables, document=True),
    **{
        name: scene
        for title in MOMENTS
        for name, scene in {
            f"new-{title}": Scene(at(f"/new/{title}"), document=True),
            f"learn-{title}": Scene(at(f"/learn/{title}"), document=True),
            f"briefing-{title}": Scene(briefing(title), shown(".briefing h1"), settings={"briefings": True}),
            f"lesson-{title}": Scene(lesson(title, 0), shown(".lesson [data-step]")),
            f"table-{title}": Scene(lambda tour, title=title: f"/table/{tour.sit(title)}", asked),
            **{
                f"table-{title}-{step}": Scene(
                    lambda tour, title=title, step=step: f"/table/{tour.sit(title, step)}", asked
                )
                for step in STEPS[title]
            },
            f"replay-{title}": Scene(replay(title), shown("[role=slider], input[type=range]")),
            f"end-{title}": Scene(lambda tour, title=title: f"/table/{tour.finished(title)}", shown(".scores")),
            f"report-{title}": Scene(
                lambda tour, title=title: f"/report/{tour.report(title)}",
                shown("[data-figure=chances] svg[role=img]"),
                document=True,
            ),
            f"what-if-{title}": Scene(
                lambda tour, title=title: f"/table/{tour.what_if(title)}", shown("[data-sandbox]")
            ),
        }.items()
    },
    "what-if-panel": Scene(lambda tour: f"/table/{tour.what_if('blitz')}", opened("[data-compare]", "[data-branches]")),
    "position": Scene(shared, shown("[data-position]")),
    "rule": Scene(lambda tour: f"/table/{tour.sit('mirage')}", pressed("r", "[role=dialog] .prose")),
    "keys": Scene(lambda tour: f"/table/{tour.sit('blitz')}", pressed("?", "[role=dialog]")),
    "hint": Scene(lambda tour: f"/table/{tour.sit('burning_blue')}", pressed("h", ".advice .hint")),
}
