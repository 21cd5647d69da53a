"""The command `opsroom`: play, serve, and the lab, as JSON with stable keys or as a table to read."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from opsroom._version import __version__
from opsroom.admin import Command, add, add_commands
from opsroom.engine.data import PACK_VARIABLE
from opsroom.engine.errors import OpsroomError
from opsroom.engine.json_types import Json

if TYPE_CHECKING:
    from opsroom.lab.run import Run

FAULTY = 1  # the command ran, but something is wrong
INTERRUPTED = 130
BOTS = "random, staff, search or one with a budget, search:iterations=2000; may be repeated"


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; the exit status is 0 only if everything succeeded."""
    arguments = parser().parse_args(argv)
    if arguments.data is not None:
        # Worker processes find it there too, and titles read it when they are first used.
        os.environ[PACK_VARIABLE] = str(Path(arguments.data).resolve())
    try:
        command: Command = arguments.command
        return command(arguments)
    except OpsroomError as error:
        print(f"opsroom: {error.message}", file=sys.stderr)
        return FAULTY
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has closed it; Python must not try to flush it again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAULTY


# --- the commands
def run_titles(arguments: argparse.Namespace) -> int:
    from opsroom.titles import titles

    found = [title.info() for title in titles().values()]
    if arguments.json:
        return tell(found)
    from opsroom.lab.show import show_titles

    show_titles(found)
    return 0


def run_play(arguments: argparse.Namespace) -> int:
    from opsroom.terminal import play

    return play(
        arguments.title,
        mode=arguments.mode,
        seats=arguments.seats,
        seat=arguments.seat,
        bots=dict(arguments.bot),
        options=dict(arguments.option),
        language=arguments.language,
        seed=arguments.seed,
        load=arguments.load,
    )


def run_simulate(arguments: argparse.Namespace) -> int:
    from opsroom.lab.simulate import is_clean, simulate

    with run_of("simulate", arguments) as run:
        report = run.finish(
            simulate(
                arguments.title,
                arguments.games,
                arguments.seed,
                mode=arguments.mode,
                seats=arguments.seats,
                options=dict(arguments.option),
                bots=dict(arguments.bot),
                workers=run.workers,
                progress=run.progress,
                complain=complain,
                folder=run.folder,
            )
        )
    return tell_report("simulate", report, arguments.json, is_clean(report))


def run_dataset(arguments: argparse.Namespace) -> int:
    from opsroom.lab.dataset import dataset
    from opsroom.lab.simulate import is_clean

    with run_of("dataset", arguments) as run:
        assert run.folder is not None
        report = run.finish(
            dataset(
                arguments.title,
                arguments.games,
                arguments.seed,
                run.folder,
                arguments.observations,
                mode=arguments.mode,
                seats=arguments.seats,
                options=dict(arguments.option),
                bots=dict(arguments.bot),
                workers=run.workers,
                progress=run.progress,
                complain=complain,
            )
        )
    return tell_report("dataset", report, arguments.json, is_clean(report))


def run_match(arguments: argparse.Namespace) -> int:
    from opsroom.lab.match import match

    return run_contest(match, arguments, until=arguments.until)


def run_tournament(arguments: argparse.Namespace) -> int:
    from opsroom.lab.tournament import tournament

    return run_contest(tournament, arguments)


def run_contest(contest: Callable[..., Json], arguments: argparse.Namespace, **more: Any) -> int:
    with run_of(contest.__name__, arguments) as run:
        report = run.finish(
            contest(
                arguments.title,
                arguments.bot,
                arguments.games,
                arguments.seed,
                mode=arguments.mode,
                seats=arguments.seats,
                options=dict(arguments.option),
                workers=run.workers,
                progress=run.progress,
                folder=run.folder,
                **more,
            )
        )
    return tell_report(contest.__name__, report, arguments.json, clean=True)


def run_fuzz(arguments: argparse.Namespace) -> int:
    from opsroom.lab.fuzz import fuzz, is_clean

    with run_of("fuzz", arguments) as run:
        report = run.finish(
            fuzz(
                arguments.title,
                arguments.games,
                arguments.seed,
                run.progress,
                complain,
                workers=run.workers,
                folder=run.folder,
            )
        )
    return tell_report("fuzz", report, arguments.json, is_clean(report))


def run_calibrate(arguments: argparse.Namespace) -> int:
    from opsroom.lab.calibrate import calibrate, draw, is_met, modes_of
    from opsroom.titles import title

    modes = modes_of(title(arguments.title), arguments.mode)
    with run_of("calibrate", arguments, arguments.games * len(modes)) as run:
        report = run.finish(
            calibrate(
                arguments.title,
                arguments.games,
                arguments.seed,
                arguments.mode,
                run.workers,
                run.progress,
                complain,
                run.folder,
            )
        )
    if arguments.plot is not None:
        draw(report, arguments.plot)
    if arguments.json:
        tell(report)
    else:
        from opsroom.lab.show import show_calibration

        show_calibration(report)
    return 0 if is_met(report) else FAULTY


def run_tune(arguments: argparse.Namespace) -> int:
    from opsroom.lab.extras import need
    from opsroom.lab.packs import pack_in_use
    from opsroom.lab.sheets import markdown, tuning
    from opsroom.lab.show import show_sheets
    from opsroom.titles import title

    for library in ("optuna", "scipy", "tomlkit"):
        need(library)
    from opsroom.lab.targets import load_targets
    from opsroom.lab.tune import plan_of, tune

    task = load_targets(title(arguments.title), arguments.targets, arguments.seed, pack_in_use())
    plan = plan_of(task, arguments.trials, arguments.games)
    with run_of("tune", arguments, plan.total(task), targets=task.text) as run:
        report, pack = tune(task, plan, run.workers, run.progress, run.folder)
        sheets = tuning(report)
        if run.folder is not None:
            if pack is not None:
                pack.write(run.folder.folder / "pack")
            heading = f"{arguments.title}: tuned by {arguments.targets.name}"
            (run.folder.folder / "report.md").write_text(markdown(heading, sheets), encoding="utf-8")
        run.finish(report)
    if arguments.json:
        tell(report)
    else:
        show_sheets(sheets)
    return 0 if report["met"] else FAULTY


def run_compare(arguments: argparse.Namespace) -> int:
    from opsroom.lab.compare import compare, is_clean, only_title
    from opsroom.lab.packs import read_pack
    from opsroom.lab.sheets import comparison
    from opsroom.lab.show import show_sheets

    names = (arguments.pack_a, arguments.pack_b)
    packs = [read_pack(name) for name in names]
    arguments.title = arguments.title or only_title(packs)
    hashes = {"pack_a": packs[0].hash, "pack_b": packs[1].hash}
    with run_of("compare", arguments, 2 * arguments.games, **hashes) as run:
        report = run.finish(
            compare(
                names,
                arguments.games,
                arguments.seed,
                title=arguments.title,
                mode=arguments.mode,
                seats=arguments.seats,
                options=dict(arguments.option),
                bots=dict(arguments.bot),
                workers=run.workers,
                progress=run.progress,
                complain=complain,
                folder=run.folder,
            )
        )
    if arguments.json:
        tell(report)
    else:
        show_sheets(comparison(report))
    return 0 if is_clean(report) else FAULTY


def run_coverage(arguments: argparse.Namespace) -> int:
    from opsroom.lab.coverage import coverage, is_complete
    from opsroom.titles import title, titles

    of = titles() if arguments.title is None else {arguments.title: title(arguments.title)}
    report = {id: coverage(found) for id, found in of.items()}
    if arguments.json:
        tell(report)
    else:
        from opsroom.lab.show import show_coverage

        show_coverage(report)
    return 0 if is_complete(report) else FAULTY


def run_replay(arguments: argparse.Namespace) -> int:
    from opsroom.lab.replay import read, summary

    table, verified = read(arguments.file, arguments.verify)
    report = summary(table, arguments.language, verified)
    status = 0 if verified is None or verified.is_complete else FAULTY
    if arguments.json:
        tell(report)
        return status
    from opsroom.lab.show import show_replay
    from opsroom.screen import words

    show_replay(report, words(table.title, arguments.language))
    return status


def run_data_check(arguments: argparse.Namespace) -> int:
    from opsroom.engine.data import pack
    from opsroom.lab.datacheck import check, is_clean

    report = check(arguments.folder.resolve() if arguments.folder is not None else pack())
    if arguments.json:
        tell(report)
    else:
        for fault in report["faults"]:
            print(": ".join(part for part in (fault["file"], fault["key"], fault["reason"]) if part))
        print(f"{counted(len(report['files']), 'file')}, {counted(len(report['faults']), 'fault')}")
    return 0 if is_clean(report) else FAULTY


def run_bench(arguments: argparse.Namespace) -> int:
    from opsroom.lab.bench import RUNS, bench, rate
    from opsroom.lab.show import progress_of
    from opsroom.titles import titles

    with progress_of("measuring", 10 + (5 if arguments.research else 1) * len(titles()), arguments.json) as progress:
        report = bench(arguments.seconds, arguments.rivals, progress)
        if arguments.research:
            from opsroom.research.bench import measure

            report["research"] = measure(lambda work: rate(work, arguments.seconds / RUNS), progress)
    return tell_report("bench", report, arguments.json, clean=True)


# Arguments that say where and how a run goes on, and nothing about its result.
SURROUNDINGS = ("command", "json", "workers", "cluster", "out", "resume", "data", "plot", "title", "version")


def run_of(
    command: str, arguments: argparse.Namespace, total: int | None = None, **contents: str
) -> AbstractContextManager[Run]:
    """The surroundings of a long command, as its arguments want them; for names of files, what is in them decides the result."""
    from opsroom.lab.run import long_run

    given = {**vars(arguments), **contents}
    return long_run(
        command,
        arguments.title,
        {"title": arguments.title, **{name: given[name] for name in given if name not in SURROUNDINGS}},
        total or arguments.games,
        arguments.seed,
        as_json=arguments.json,
        workers=arguments.workers,
        cluster=arguments.cluster,
        out=arguments.out,
        resume=arguments.resume,
    )


# --- what they say
def counted(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def tell(found: Any) -> int:
    print(json.dumps(found, ensure_ascii=False))
    return 0


def tell_report(name: str, report: Json, as_json: bool, clean: bool) -> int:
    if as_json:
        tell(report)
    else:
        from opsroom.lab.show import show_report

        show_report(name, report)
    return 0 if clean else FAULTY


def complain(words: str) -> None:
    print(f"opsroom: {words}", file=sys.stderr)


class Version(argparse.Action):
    """`opsroom --version`: found out only when someone asks."""

    def __init__(self, option_strings: Sequence[str], dest: str, **more: Any) -> None:
        super().__init__(
            option_strings, dest, nargs=0, help="print the version and whether the engine is compiled, then exit"
        )

    def __call__(self, parser: argparse.ArgumentParser, *more: Any) -> None:
        from opsroom.engine.build import COMPILED

        print(f"opsroom {__version__} ({'compiled' if COMPILED else 'pure Python'})")
        parser.exit()


# --- the command line
def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="opsroom", description="Five Second World War board games: play, host and simulate them."
    )
    top.add_argument("--version", action=Version)
    top.add_argument("--data", metavar="DIR", help="use the data pack in this folder")
    commands = top.add_subparsers(metavar="COMMAND", required=True)

    titles = add(commands, "titles", run_titles, "list the games")
    add_json(titles)

    add_commands(commands)

    play = add(commands, "play", run_play, "play in the terminal")
    add_setup(play)
    add_bots(play)
    play.add_argument(
        "--seat",
        metavar="SEAT",
        help="the seat you play, or all for everyone at one keyboard (default: the first seat without a bot)",
    )
    play.add_argument("--language", choices=("en", "ja"), default="en")
    play.add_argument("--load", type=Path, metavar="FILE", help="continue a game saved with the s command")
    play.add_argument("--seed", help="any text; the same seed gives the same dice and cards")

    simulate = add(commands, "simulate", run_simulate, "play many games between bots and report the results")
    add_setup(simulate)
    add_bots(simulate)
    add_games(simulate)
    add_workers(simulate)
    add_json(simulate)

    dataset = add(commands, "dataset", run_dataset, "play many games and write every answer, die and event as Parquet")
    add_setup(dataset)
    add_bots(dataset)
    dataset.add_argument(
        "--observations", action="store_true", help="also what the asked seat could see and do, as numbers for learning"
    )
    add_games(dataset)
    add_workers(dataset, needs_folder=True)
    add_json(dataset)

    fuzz = add(commands, "fuzz", run_fuzz, "play random games that try to break the rules")
    fuzz.add_argument("title")
    add_games(fuzz)
    add_workers(fuzz)
    add_json(fuzz)

    add_contests(commands)

    coverage = add(commands, "coverage", run_coverage, "show where each rule is implemented and tested")
    coverage.add_argument("title", nargs="?")
    add_json(coverage)

    replay = add(commands, "replay", run_replay, "show a saved game as a log")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument(
        "--verify", action="store_true", help="check the record, every die and every answer, and say what was checked"
    )
    replay.add_argument("--language", choices=("en", "ja"), default="en")
    add_json(replay)

    data = commands.add_parser("data", help="check data files and data packs")
    check = add(
        data.add_subparsers(metavar="COMMAND", required=True),
        "check",
        run_data_check,
        "check the data files, or a data pack",
    )
    check.add_argument("folder", nargs="?", type=Path, metavar="DIR")
    add_json(check)

    bench = add(commands, "bench", run_bench, "measure the speed of the engine")
    bench.add_argument("--seconds", type=float, default=1.0, metavar="S", help="time per measurement (default 1)")
    bench.add_argument("--research", action="store_true", help="also the research environments (opsroom[research])")
    bench.add_argument("--rivals", action="store_true", help="also measure other frameworks (source checkout only)")
    add_json(bench)
    return top


def add_contests(commands: Any) -> None:
    match = add(commands, "match", run_match, "play two bots against each other, with seats swapped")
    add_setup(match)
    match.add_argument("--bot", action="append", required=True, metavar="NAME", help="give this option twice")
    match.add_argument(
        "--until",
        type=float,
        metavar="SCORE",
        help="stop early, once the 95%% interval of the score excludes 0.5 or this score",
    )
    add_games(match)
    add_workers(match)
    add_json(match)

    tournament = add(commands, "tournament", run_tournament, "play several bots against each other and rate them")
    add_setup(tournament)
    tournament.add_argument(
        "--bot", action="append", required=True, metavar="NAME", help="give this option two or more times"
    )
    add_games(tournament)
    add_workers(tournament)
    add_json(tournament)

    calibrate = add(commands, "calibrate", run_calibrate, "compare games between standard bots with historical figures")
    calibrate.add_argument("title")
    calibrate.add_argument("--mode", metavar="M", help="game mode (default: all)")
    calibrate.add_argument("--plot", type=Path, metavar="DIR", help="write plots of the distributions to this folder")
    add_games(calibrate)
    add_workers(calibrate)
    add_json(calibrate)

    tune = add(commands, "tune", run_tune, "search for numbers of the data with which games come to what you want")
    tune.add_argument("title", help="id of the game, see `opsroom titles`")
    tune.add_argument(
        "targets", type=Path, metavar="TARGETS.toml", help="what may change, and what games should come to"
    )
    tune.add_argument("--trials", type=whole(1), metavar="N", help="packs to try (default: as the file says)")
    tune.add_argument(
        "--games", type=whole(1), metavar="N", help="games of each setting for a trial (default: as the file says)"
    )
    add_seed(tune)
    add_workers(tune)
    add_json(tune)

    compare = add(commands, "compare", run_compare, "play the same games with two data packs and report what differs")
    for which in ("a", "b"):
        compare.add_argument(f"pack_{which}", metavar=f"PACK_{which.upper()}", help="folder of a data pack, or shipped")
    compare.add_argument("--title", help="id of the game, if the packs are for several")
    add_mode(compare)
    add_bots(compare)
    add_games(compare)
    add_workers(compare)
    add_json(compare)


def add_setup(command: argparse.ArgumentParser) -> None:
    command.add_argument("title", help="id of the game, see `opsroom titles`")
    add_mode(command)


def add_mode(command: argparse.ArgumentParser) -> None:
    command.add_argument("--mode", metavar="M", help="game mode (default: the first one)")
    command.add_argument("--seats", type=whole(1), metavar="N", help="number of players, if the mode allows several")
    command.add_argument(
        "--option", action="append", default=[], type=pair, metavar="K=V", help="rule option; can be repeated"
    )


def add_bots(command: argparse.ArgumentParser) -> None:
    command.add_argument("--bot", action="append", default=[], type=pair, metavar="SEAT=NAME", help=BOTS)


def add_games(command: argparse.ArgumentParser, games: int = 100) -> None:
    command.add_argument(
        "--games", type=whole(1), default=games, metavar="N", help=f"number of games (default {games})"
    )
    add_seed(command)


def add_seed(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--seed", type=int, default=1, metavar="S", help="random seed (default 1); the same seed gives the same games"
    )


def add_workers(command: argparse.ArgumentParser, needs_folder: bool = False) -> None:
    """Where a long command works, and where it keeps what it has done."""
    where = command.add_mutually_exclusive_group()
    where.add_argument("--workers", type=whole(1), default=1, metavar="W", help="number of processes (default 1)")
    where.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="work on a Dask cluster: the address of its scheduler, or local:N for N workers on this machine",
    )
    command.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        required=needs_folder,
        help="keep finished pieces, progress, tables and report in this folder",
    )
    command.add_argument("--resume", action="store_true", help="continue the run in the folder of --out")


def add_json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print JSON with stable keys")


def pair(text: str) -> tuple[str, str]:
    """`raf=search:iterations=500` is the seat and the rest."""
    key, equals, value = text.partition("=")
    if not key or not equals or not value:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form NAME=VALUE")
    return key, value


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """A whole number within these bounds."""
    wanted = f"of at least {least}" if most is None else f"from {least} to {most}"

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least or (most is not None and value > most):
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number {wanted}")
        return value

    return read


if __name__ == "__main__":
    sys.exit(main())
