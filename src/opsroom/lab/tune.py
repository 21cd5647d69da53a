"""Numbers of a data pack, searched for until games come to what is wanted: `opsroom tune`.

Three stages, each with games that the one before has not seen: many packs are tried (`search`), the best of them are played longer
(the finals), and the winner is played against the shipped numbers for the report.  The best of many rough figures looks better than it
is; the games of the report do not know how it was chosen.

All trials play the same games, so that packs differ by their numbers and not by their luck.  What is tried next is decided after every
`ROUND` trials, whatever the number of workers, so the result depends on the seed alone.
"""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, prod
from typing import Any, NamedTuple

import numpy as np
import optuna
from scipy import stats

from opsroom.engine.json_types import Json
from opsroom.lab.compare import difference
from opsroom.lab.datacheck import check
from opsroom.lab.measures import (
    MEAN,
    PackPiece,
    Played,
    Setting,
    figure,
    known_measures,
    parts,
    played,
    values_of,
)
from opsroom.lab.packs import Pack, close_all, differences, unpacked
from opsroom.lab.pool import Progress, Workers, quietly
from opsroom.lab.run_folder import RunFolder
from opsroom.lab.targets import Number, Target, Task

ROUND = 8  # trials that are proposed before their results are looked at
REFUSED = 1e9  # what a pack costs that cannot be played: it only has to be more than all others do
SAMPLES = 1000  # of the games, for an interval
BATCH = 50  # of them in memory at a time

Games = dict[str, list[Played]]  # by setting
Numbers = tuple[float, ...]


@dataclass(frozen=True)
class Plan:
    """How long to search."""

    trials: int
    games: int  # of each setting: for a trial,
    finalists: int
    final_games: int  # and for a finalist

    def stages(self, setting: Setting) -> list[range]:
        """The games of search, finals and report in a setting: others each, and every line-up equally often."""
        found, start = [], 0
        for games in (self.games, self.final_games, self.final_games):
            whole = ceil(games / setting.whole) * setting.whole
            found.append(range(start, start + whole))
            start += whole
        return found

    def total(self, task: Task) -> int:
        """Games at most: packs that come up twice are played once."""
        lengths = [[len(stage) for stage in self.stages(setting)] for setting in task.settings.values()]
        return sum(
            (self.trials + 1) * search + (self.finalists + 1) * final + 2 * report for search, final, report in lengths
        )


def plan_of(task: Task, trials: int | None = None, games: int | None = None) -> Plan:
    """As the file says, or with other numbers; the finals grow and shrink with the games of a trial."""
    search = task.file.search
    final = search.final_games if games is None else max(1, round(search.final_games * games / search.games))
    return Plan(trials or search.trials, games or search.games, search.finalists, final)


@dataclass
class Trial:
    """One set of numbers, and what the games with it came to."""

    numbers: Numbers
    found: list[float | None] = field(default_factory=list)  # by target
    distance: float | None = None  # from the targets; None if the pack cannot be played
    fault: str = ""

    @property
    def cost(self) -> float:
        return REFUSED if self.distance is None else self.distance


class Tuning(NamedTuple):
    """What came of it: a report, and a pack if one was better than the shipped numbers."""

    report: Json
    pack: Pack | None


def tune(
    task: Task,
    plan: Plan,
    workers: Workers = 1,
    progress: Progress = quietly,
    folder: RunFolder | None = None,
) -> Tuning:
    """Search, finals and report.  A run that goes on makes the same proposals again, and finds their games in its folder."""
    try:
        return Tuner(task, plan, workers, progress, folder).run()
    finally:
        close_all()


class Tuner:
    """One tuning while it goes on."""

    def __init__(self, task: Task, plan: Plan, workers: Workers, progress: Progress, folder: RunFolder | None) -> None:
        self.task, self.plan, self.workers = task, plan, workers
        self.progress, self.folder = progress, folder
        self.history: list[Trial] = []
        self.games = 0

    def run(self) -> Tuning:
        task, plan = self.task, self.plan
        shipped = self.judged([None], 0)[0]
        if shipped.fault:
            raise task.wrong("title", f"the shipped numbers cannot be played: {shipped.fault}")
        history = self.history
        search = searcher(task, plan.trials, shipped)
        while proposed := search.ask(plan.trials - len(history)):
            known = {trial.numbers: trial for trial in history}
            new = list(dict.fromkeys(numbers for numbers in proposed if numbers not in known))
            known.update(zip(new, self.judged(new, 0), strict=True))
            done = [known[numbers] for numbers in proposed]
            search.tell(done)
            history += done
        best = sorted({trial.numbers: trial for trial in history if trial.distance is not None}.values(), key=cost)
        finalists = [trial.numbers for trial in best[: plan.finalists]]
        finals = self.judged([None, *finalists], 1)
        winner = min(finals, key=cost)  # the shipped numbers, if nothing is better
        chosen = None if winner is finals[0] else winner.numbers
        return self.told(chosen, history, best[: plan.finalists], finals)

    # --- games
    def judged(self, candidates: Sequence[Numbers | None], stage: int) -> list[Trial]:
        """What the games of a stage come to with each set of numbers; None is the shipped ones."""
        return [
            self.trial(numbers, games)
            for numbers, games in zip(candidates, self.games_of(candidates, stage), strict=True)
        ]

    def games_of(self, candidates: Sequence[Numbers | None], stage: int) -> list[Games]:
        task = self.task
        packs = [task.base if numbers is None else task.pack(numbers) for numbers in candidates]
        todo: list[PackPiece] = []
        where: list[tuple[int, str]] = []
        for i, pack in enumerate(packs):
            for name, setting in task.settings.items():
                for part in parts(self.plan.stages(setting)[stage]):
                    todo.append((pack, (setting, part)))
                    where.append((i, name))
        found: list[Games] = [{name: [] for name in task.settings} for _ in packs]
        for (i, name), done in zip(where, played(todo, self.workers, self.folder), strict=True):
            found[i][name] += done
            self.games += len(done)
            self.progress(len(done), partial=self.so_far)
        return found

    def so_far(self) -> Json:
        """For those who watch."""
        best = min(self.history, key=cost, default=None)
        return {
            "trials": len(self.history),
            "best": None if best is None else {"numbers": list(best.numbers), "distance": best.distance},
        }

    def trial(self, numbers: Numbers | None, games: Games) -> Trial:
        task = self.task
        trial = Trial(numbers or ())
        faults = [game.fault for each in games.values() for game in each if game.fault]
        if faults:
            trial.fault = faults[0]
            return trial
        if numbers is None:
            self.require_measures(games)
        trial.found = [
            figure(looked_at(games, target), target.measure, target.what, target.per) for target in task.targets
        ]
        missing = [target for target, found in zip(task.targets, trial.found, strict=True) if found is None]
        if missing:
            trial.fault = f"no game had a value of {missing[0].per or missing[0].measure}"
            return trial
        off = sum(
            target.weight * target.off(found) ** 2
            for target, found in zip(task.targets, trial.found, strict=True)
            if found is not None
        )
        trial.distance = round(off + (task.change(numbers) if numbers is not None else 0.0), 6)
        return trial

    def require_measures(self, games: Games) -> None:
        """Every target names something that games have, or an ending that they could have."""
        for i, target in enumerate(self.task.targets):
            known = known_measures(looked_at(games, target))
            known += [f"ending.{ending}" for ending in self.task.title.endings]
            for measure in filter(None, (target.measure, target.per)):
                if measure not in known:
                    raise self.task.wrong(
                        f"target[{i}].measure", f"there is no {measure!r}; there is {', '.join(dict.fromkeys(known))}"
                    )

    # --- the report
    def told(
        self, chosen: Numbers | None, history: Sequence[Trial], finalists: Sequence[Trial], finals: Sequence[Trial]
    ) -> Tuning:
        task, plan = self.task, self.plan
        games = self.games_of([None] if chosen is None else [None, chosen], 2)
        before, after = games[0], games[-1]
        trials = [self.trial(None, before), self.trial(chosen, after)]
        pack = None if chosen is None else task.pack(chosen)
        results = [
            self.result(i, target, looked_at(before, target), looked_at(after, target))
            for i, target in enumerate(task.targets)
        ]
        unchanged = task.unchanged
        faults = [] if pack is None else faults_of(pack)
        unfinished = sum(bool(game.fault) for both in (before, after) for each in both.values() for game in each)
        report: Json = {
            "title": task.title.id,
            "targets": task.path.name,
            "seed": self.task.seed,
            "trials": len(history),
            "games": plan.games,
            "final_games": plan.final_games,
            "played": self.games,
            "improved": chosen is not None,
            "met": all(result["tuned"]["met"] for result in results) and not faults and not unfinished,
            "distance": {"shipped": trials[0].distance, "tuned": trials[1].distance},
            "numbers": [
                {
                    "name": number.name,
                    "low": number.low,
                    "high": number.high,
                    "step": number.step,
                    "shipped": unchanged[i],
                    "tuned": unchanged[i] if chosen is None else chosen[i],
                    "note": number.note,
                }
                for i, number in enumerate(task.file.number)
            ],
            "results": results,
            "changed": [] if pack is None else differences(task.title, task.base, pack),
            "pack": None if pack is None else {"hash": pack.hash, "files": [name for name, _ in pack.files]},
            "faults": faults,
            "unfinished": unfinished,
            "finalists": [
                {"numbers": list(trial.numbers), "search": trial.distance, "final": final.distance}
                for trial, final in zip(finalists, finals[1:], strict=True)
            ],
            "shipped_final": finals[0].distance,
            "history": [
                {
                    "numbers": list(trial.numbers),
                    "distance": trial.distance,
                    "found": [rounded(found) for found in trial.found],
                    "fault": trial.fault,
                }
                for trial in history
            ],
        }
        return Tuning(report, pack)

    def result(self, i: int, target: Target, before: Sequence[Played], after: Sequence[Played]) -> Json:
        is_mean = target.what == MEAN and not target.per
        return {
            "setting": target.setting or next(iter(self.task.settings)),
            "measure": target.measure,
            "what": target.what,
            "per": target.per,
            "aim": target.aim,
            "within": target.within,
            "low": target.low,
            "high": target.high,
            "note": target.note,
            **{
                name: {
                    "found": rounded(found := figure(games, target.measure, target.what, target.per)),
                    "interval95": interval(games, target, self.task.seed + i),
                    "met": target.is_met(found),
                }
                for name, games in (("shipped", before), ("tuned", after))
            },
            "difference": difference(list(zip(before, after, strict=True)), target.measure) if is_mean else None,
        }


def cost(trial: Trial) -> float:
    return trial.cost


def rounded(found: float | None) -> float | None:
    return None if found is None else round(found, 4)


def looked_at(games: Games, target: Target) -> list[Played]:
    """Those that a target looks at."""
    if target.setting in games:
        return games[target.setting]
    return [game for each in games.values() for game in each]  # all of them, or the only setting's


def faults_of(pack: Pack) -> list[Json]:
    """What `opsroom data check` finds wrong with it."""
    with unpacked(pack) as folder:
        found: list[Json] = check(folder)["faults"]
    return found


def interval(games: Sequence[Played], target: Target, seed: int) -> list[float] | None:
    """95 %: Wilson's for shares; otherwise the games are drawn again."""
    values = values_of(games, target.measure)
    flat = [value for value_s in values for value in value_s]
    if not flat or len(games) < 2:
        return None
    if target.what == MEAN and not target.per and len(flat) == len(games) and set(flat) <= {0.0, 1.0}:
        share = stats.binomtest(round(sum(flat)), len(flat)).proportion_ci(method="wilson")
        return [round(float(share.low), 4), round(float(share.high), 4)]

    if target.what == MEAN or target.per:
        below = values_of(games, target.per) if target.per else [[1.0] * len(each) for each in values]
        sums = tuple(np.array([sum(each) for each in part]) for part in (values, below))
        return drawn_again(sums, lambda above, under, axis: above.sum(axis) / under.sum(axis), seed, vectorized=True)

    def again(drawn: np.ndarray) -> float:
        found = figure([games[i] for i in drawn], target.measure, target.what)
        return np.nan if found is None else found

    return drawn_again((np.arange(len(games)),), again, seed, vectorized=False)


def drawn_again(
    data: tuple[np.ndarray, ...], statistic: Callable[..., Any], seed: int, vectorized: bool
) -> list[float] | None:
    """The middle 95 % of what as many games come to if they are drawn from those that were played; None if some draws come to nothing."""
    with warnings.catch_warnings(), np.errstate(invalid="ignore", divide="ignore"):
        warnings.simplefilter("ignore", stats.DegenerateDataWarning)
        found = stats.bootstrap(
            data,
            statistic,
            paired=True,
            vectorized=vectorized,
            n_resamples=SAMPLES,
            batch=BATCH,
            method="percentile",
            rng=np.random.default_rng(seed),
        ).confidence_interval
    if not np.isfinite([found.low, found.high]).all():
        return None
    return [round(float(found.low), 4), round(float(found.high), 4)]


# --- what to try next
class Everything:
    """Where there are no more sets of numbers than trials: all of them."""

    def __init__(self, numbers: Sequence[Number]) -> None:
        self.left = list(itertools.product(*[number.values for number in numbers]))

    def ask(self, most: int) -> list[Numbers]:
        asked, self.left = self.left[:most], self.left[most:]
        return asked

    def tell(self, trials: Sequence[Trial]) -> None:
        """It does not learn."""


class Learning:
    """Otherwise Optuna's tree-structured Parzen estimator proposes sets, a round at a time."""

    def __init__(self, task: Task, shipped: Trial) -> None:
        numbers = task.file.number
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        self.values = [number.values for number in numbers]
        self.spaces = {
            number.name: optuna.distributions.IntDistribution(0, len(values) - 1)
            for number, values in zip(numbers, self.values, strict=True)
        }
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", optuna.exceptions.ExperimentalWarning)
            # Several are proposed before any is told: the others of a round count as poor meanwhile.
            sampler = optuna.samplers.TPESampler(seed=task.seed, multivariate=True, constant_liar=True)
        self.study = optuna.create_study(sampler=sampler)
        if all(number in values for number, values in zip(task.unchanged, self.values, strict=True)):
            at = {
                name: values.index(number)
                for name, number, values in zip(self.spaces, task.unchanged, self.values, strict=True)
                if number is not None
            }
            self.study.add_trial(
                optuna.trial.create_trial(params=at, distributions=dict(self.spaces), value=shipped.cost)
            )
        self.asked: list[optuna.trial.Trial] = []

    def ask(self, most: int) -> list[Numbers]:
        self.asked = [self.study.ask(dict(self.spaces)) for _ in range(min(most, ROUND))]
        return [
            tuple(values[trial.params[name]] for name, values in zip(self.spaces, self.values, strict=True))
            for trial in self.asked
        ]

    def tell(self, trials: Sequence[Trial]) -> None:
        for asked, trial in zip(self.asked, trials, strict=True):
            self.study.tell(asked, trial.cost)


def searcher(task: Task, trials: int, shipped: Trial) -> Everything | Learning:
    numbers = task.file.number
    if prod(len(number.values) for number in numbers) <= trials:
        return Everything(numbers)
    return Learning(task, shipped)
