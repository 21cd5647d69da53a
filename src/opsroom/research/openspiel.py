"""Every title as an OpenSpiel game: `pyspiel.load_game("opsroom_blitz")`.

**Chance is explicit.**  Chance is a seat of the engine, so every die and draw is a chance node with its probabilities.  Rules draw in the
middle of a step, so the answer that led there is played again on a copy of the position, with the draws known so far, until it needs
another one.  A draw of which there is only one possible outcome is not a node.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np
import pyspiel

from opsroom.engine.chance import Chance, Quick
from opsroom.engine.column import Column
from opsroom.engine.ids import NONE
from opsroom.engine.json_types import Json
from opsroom.engine.position import Position
from opsroom.engine.table import Table
from opsroom.engine.title import SAFETY_LIMIT, Setup, Title
from opsroom.research.ids import environment_id
from opsroom.titles import title as title_of
from opsroom.titles import titles

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
DRAWS_PER_ANSWER = 40  # more than there are on average in any title
LARGEST_DIE = 100
encode = msgspec.json.Encoder(enc_hook=list).encode


Path = Any  # the actions so far as pairs: those before, and the last one; None for none


class Needed(Exception):
    """Another die or draw is needed: its outcomes, and how likely they are."""

    def __init__(self, outcomes: list[tuple[int, float]]) -> None:
        self.outcomes = outcomes


class Draws(Chance):
    """Answers with the draws that are known, and asks for the next."""

    def __init__(self, known: Sequence[int]) -> None:
        self.known = known
        self.used = 0

    def next(self, outcomes: list[tuple[int, float]]) -> int:
        if len(outcomes) == 1:
            return outcomes[0][0]
        if self.used == len(self.known):
            raise Needed(outcomes)
        self.used += 1
        return self.known[self.used - 1]

    def below(self, n: int) -> int:
        return self.next([(k, 1 / n) for k in range(n)])

    def die(self, sides: int) -> int:
        return self.below(sides) + 1

    def pick(self, weights: Column, first: int, last: int) -> int:
        counts = {row: int(weights[row]) for row in range(first, last) if weights[row] > 0}
        n = sum(counts.values())
        if n == 0:
            return int(super().pick(weights, first, last))
        return self.next([(row, count / n) for row, count in counts.items()])


class Moment:
    """A moment at which a seat is asked or the game is over, and how it came about.  Never changed, so copies of a state share it.

    What a seat knows of the game so far is put together when somebody asks, and the past is then let go.
    """

    def __init__(self, table: TableOf, position: Position, before: Moment | None, seat: int, action: int) -> None:
        self.table, self.position, self.before = table, position, before
        self.seat, self.action = seat, action  # whose action led here
        self.known: dict[int, tuple[Json, str]] = {}  # by place at the table: the last observation, and the record

    def observation(self, place: int) -> Json:
        return self.table.observation(self.position, self.table.seats[place])

    def record(self, place: int) -> str:
        """Everything that the seat has observed, each time as what has changed, and its own actions."""
        line: list[Moment] = [self]
        while place not in line[-1].known and line[-1].before is not None:
            line.append(line[-1].before)
        for moment in reversed(line):
            if place not in moment.known:
                moment.known[place] = moment.remembered(place)
        if len(self.known) == len(self.table.seats):
            self.before = None
        return self.known[place][1]

    def remembered(self, place: int) -> tuple[Json, str]:
        seen = self.observation(place)
        if self.before is None:
            return seen, encode(seen).decode()
        last, text = self.before.known[place]
        if self.seat == place:
            text = f"{text}\n> {self.action}"
        changes = changed(last, seen)
        return seen, f"{text}\n{encode(changes).decode()}" if changes is not None else text


def changed(before: Any, now: Any) -> Any:
    """What is different now, as pairs of a path and a value; None if nothing is.  `[path]` alone: it is gone."""
    found: list[list[Any]] = []

    def compare(path: str, one: Any, other: Any) -> None:
        if isinstance(one, dict) and isinstance(other, dict):
            for key in sorted({*one, *other}):
                if key not in other:
                    found.append([f"{path}/{key}"])
                elif key not in one:
                    found.append([f"{path}/{key}", other[key]])
                else:
                    compare(f"{path}/{key}", one[key], other[key])
        elif one != other:
            found.append([path, other])

    compare("", before, now)
    return found or None


class TableOf:
    """A title with its setup, as all states of a game share it."""

    def __init__(self, title: Title, setup: Setup) -> None:
        self.title, self.setup = title, setup
        self.seats = list(setup.seats)
        self.codes = [int(title.seat_code(seat)) for seat in self.seats]
        self.actions = title.actions.codes(self.codes)
        self.space = title.observations
        self.encoders = [self.space.encoder(code, self.codes) for code in self.codes]
        self.opening = title.open(setup)
        self.action_names = [found["name"] for found in title.actions.describe()]

    def observation(self, position: Position, seat: str | None) -> Json:
        """The view and the question, as that seat may know them."""
        table = Table.of_position(self.title, self.setup, position)
        plain: Json = json.loads(encode({"view": table.view(seat), "question": table.ask(seat)}))
        return plain

    def go_on(self, position: Position, code: int | None, draws: Sequence[int]) -> Position:
        """The position after an answer, at the next question with a choice; `Needed` if chance has to answer first."""
        t = position.copy()
        t.chance = Draws(draws)
        if code is None:
            t.run()
        else:
            t.play(code)
        while t.top is not None and not self.actions.has_choice(t):
            t.play(t.options[0])
        return t


class Line:
    """Where a state is: at a moment, or after an answer at it, waiting for chance."""

    def __init__(self, table: TableOf, moment: Moment | None = None, is_resampled: bool = False) -> None:
        self.table, self.moment, self.is_resampled = table, moment, is_resampled
        self.code: int | None = None  # the answer at the moment, and its action
        self.action = int(NONE)
        self.draws: tuple[int, ...] = ()  # since then
        self.outcomes: list[tuple[int, float]] | None = None  # of the next one
        self.path: Path = None

    def __deepcopy__(self, memo: object) -> Line:
        copy = Line(self.table, self.moment, self.is_resampled)
        copy.code, copy.action, copy.draws, copy.outcomes = self.code, self.action, self.draws, self.outcomes
        copy.path = self.path
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        """As OpenSpiel serializes a state: by its actions."""
        if self.is_resampled:
            raise TypeError("a resampled state cannot be serialized: it has no history")
        actions: list[int] = []
        path = self.path
        while path is not None:
            path, action = path
            actions.append(action)
        setup = self.table.setup
        return line_of, (self.table.title.id, setup.mode, setup.options, len(setup.seats), actions[::-1])

    def resolve(self) -> None:
        """Play on to the next question or chance node."""
        before = self.moment
        try:
            position = self.table.go_on(before.position if before else self.table.opening, self.code, self.draws)
        except Needed as needed:
            self.outcomes = needed.outcomes
            return
        seat = self.table.codes.index(int(before.position.seat)) if before else int(NONE)
        self.moment = Moment(self.table, position, before, seat, self.action)
        self.outcomes, self.code, self.draws = None, None, ()

    def apply(self, action: int) -> None:
        self.path = (self.path, action)
        if self.outcomes is not None:
            self.draws = (*self.draws, action)
        else:
            assert self.moment is not None
            self.action, self.code = action, int(self.table.actions.code(self.moment.position, action))
        self.resolve()


def line_of(title: str, mode: str, options: dict[str, str], seats: int, actions: list[int]) -> Line:
    of = title_of(title)
    line = Line(TableOf(of, of.setup(mode, options, seats)))
    line.resolve()
    for action in actions:
        line.apply(action)
    return line


class OpsroomState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game.  Copies share everything but where they are."""

    def __init__(self, game: OpsroomGame) -> None:
        super().__init__(game)
        self.line: Line | None = None  # worked out when it is needed: OpenSpiel makes a new state for each copy

    @property
    def now(self) -> Line:
        if self.line is None:
            self.line = Line(self.get_game().table)
            self.line.resolve()
        return self.line

    @property
    def position(self) -> Position:
        """At the last question; at a chance node, the one that was answered."""
        moment = self.now.moment
        return self.now.table.opening if moment is None else moment.position

    def current_player(self) -> int:
        if self.now.outcomes is not None:
            return CHANCE
        return TERMINAL if self.position.top is None else self.now.table.codes.index(int(self.position.seat))

    def _legal_actions(self, player: int) -> list[int]:
        from librt.strings import BytesWriter

        into = BytesWriter()
        self.now.table.actions.write_mask(self.position, into)
        found: list[int] = np.flatnonzero(np.frombuffer(into.getvalue(), np.uint8)).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.now.outcomes or []

    def _apply_action(self, action: int) -> None:
        self.now.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        return f"{action} {self.now.table.action_names[action]}"

    def is_terminal(self) -> bool:
        return self.now.outcomes is None and self.position.top is None

    def returns(self) -> list[float]:
        """At the end, by player: 1 won, -1 lost, 0 a draw; a victory that is shared is worth less than one's own."""
        if not self.is_terminal():
            return [0.0] * len(self.now.table.seats)
        return [2.0 * float(self.position.payoff(code)) - 1.0 for code in self.now.table.codes]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpsroomState:
        """A world that the player cannot tell from this one: everything that its seat cannot see is re-dealt.

        The new state has no history of actions, for that would have been another one; the player's record stays the same.
        """
        moment = self.now.moment
        assert moment is not None, "nobody has been asked yet"
        table = self.now.table
        record = moment.record(player)
        known = table.title.read(Table.of_position(table.title, table.setup, moment.position).view(table.seats[player]))
        world = known.redealt(table.codes[player], Quick(int(sampler() * 2**53)))
        world.run()
        state: OpsroomState = self.get_game().new_initial_state()
        resampled = Moment(table, world, None, int(NONE), int(NONE))
        resampled.known[player] = (moment.known[player][0], record)
        state.line = Line(table, resampled, is_resampled=True)
        return state

    def __str__(self) -> str:
        where = "chance" if self.now.outcomes is not None else self.position.where()
        return f"turn {self.position.turn_number()}: {where}"


class OpsroomObserver:
    """Observations as strings (view and question, as JSON) and as tensors (`describe()` says what each element is)."""

    def __init__(self, table: TableOf, kind: pyspiel.IIGObservationType | None, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observations take no parameters: {params}")
        self.table = table
        self.kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self.tensor: np.ndarray[Any, Any] = np.zeros(table.space.size, np.float32)
        self.dict = {"observation": self.tensor}

    @property
    def is_whole(self) -> bool:
        return bool(self.kind.public_info and self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)

    def set_from(self, state: OpsroomState, player: int) -> None:
        """A record of a whole game has no fixed size: with perfect recall, too, the tensor is the observation of the moment."""
        if self.is_whole:
            encoder = self.table.encoders[player]
            encoder.write(state.position)
            self.tensor[:] = np.fromiter(encoder.out, np.float32, self.table.space.size)

    def string_from(self, state: OpsroomState, player: int) -> str | None:
        moment = state.now.moment
        if self.is_whole and moment is None:
            return ""  # nobody has seen anything
        if self.is_whole and self.kind.perfect_recall:
            assert moment is not None
            return moment.record(player)
        if self.is_whole:
            assert moment is not None
            return encode(moment.observation(player)).decode()
        if self.kind.public_info and self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            return encode(self.table.observation(state.position, None)).decode()
        return None


class OpsroomGame(pyspiel.Game):  # type: ignore[misc]
    """One title with its mode, options and seats."""

    def __init__(self, title: Title, params: dict[str, Any] | None) -> None:
        given = params or {}
        options = dict(part.split(":") for part in str(given.get("options", "")).split("+") if part)
        setup = title.setup(given.get("mode") or None, options, int(given.get("seats", 0)) or None)
        self.table = TableOf(title, setup)
        longest = SAFETY_LIMIT * DRAWS_PER_ANSWER
        players = len(setup.seats)
        rows = max(visibility.size for visibility in self.table.opening.declared().values())
        against = players == 2 and setup.mode not in title.together
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.table.actions.size),
            max_chance_outcomes=max(rows, LARGEST_DIE) + 1,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            **({"utility_sum": 0.0} if against else {}),
            max_game_length=SAFETY_LIMIT,
        )
        super().__init__(game_type(title, against), info, given)
        self.longest = longest

    def max_chance_nodes_in_history(self) -> int:
        return self.longest

    def new_initial_state(self) -> OpsroomState:
        return OpsroomState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> OpsroomObserver:
        return OpsroomObserver(self.table, iig_obs_type, params)


def short_name(title: Title) -> str:
    return f"opsroom_{title.id}"


def game_type(title: Title, zero_sum: bool) -> pyspiel.GameType:
    counts = [len(seats) for seatings in title.seatings.values() for seats in seatings]
    return pyspiel.GameType(
        short_name=short_name(title),
        long_name=f"Opsroom {environment_id(title)}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"mode": "", "options": "", "seats": 0},
    )


def register(title: Title) -> None:
    """All modes are one game with parameters; it is zero-sum where two seats play against each other."""

    class Registered(OpsroomGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(title, params)

    Registered.__name__ = f"Opsroom{title.id.title().replace('_', '')}"
    everywhere = all(
        len(seats) == 2 and mode not in title.together for mode, found in title.seatings.items() for seats in found
    )
    pyspiel.register_game(game_type(title, everywhere), Registered)


def load(title: str, mode: str | None, options: dict[str, str] | None, seats: int | None) -> pyspiel.Game:
    of = title_of(title)
    setup = of.setup(mode, options, seats)
    given = "+".join(f"{name}:{value}" for name, value in (options or {}).items())
    return pyspiel.load_game(short_name(of), {"mode": setup.mode, "options": given, "seats": len(setup.seats)})


for found in titles().values():
    register(found)
