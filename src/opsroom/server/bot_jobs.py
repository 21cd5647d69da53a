"""What a bot answers. It runs in a worker, so it imports nothing of the site."""

from __future__ import annotations

from opsroom.engine.json_types import Analysis, Odds, Question, Reason, View


def prepare() -> None:
    """Imports what every bot needs. Titles are read when they are first played: all of them would take a second."""
    import opsroom.analysis.best_options  # noqa: F401


def think(title: str, name: str, seed: str, view: View, question: Question) -> str:
    """The answer of the bot of this name, e.g. "staff"."""
    from opsroom.opponents import bot

    return bot(title, name, seed=seed).choose(view, question)


def advise(title: str, view: View, question: Question) -> tuple[str, Reason | None]:
    """What the standard bot would answer, and why."""
    from opsroom.opponents.bots import StaffBot
    from opsroom.titles import title as title_of

    of = title_of(title)
    return StaffBot(of, of.staff).explain(view, question)


def work_out_odds(title: str, view: View, _question: Question) -> Odds | None:
    """The odds of the question's options, from what its seat knows."""
    from opsroom.engine.odds import odds_of
    from opsroom.titles import title as title_of

    return odds_of(title_of(title), view)


def analyse(title: str, view: View, question: Question) -> Analysis:
    """The two best options by a search. It depends on the view alone, and on how fast the machine is."""
    from opsroom.analysis.best_options import best_options
    from opsroom.opponents.bot_specs import Budget
    from opsroom.titles import title as title_of

    find, compare = Budget(3000, 4.0), Budget(600, 4.0)
    return best_options(title_of(title), view, question, find, compare)
