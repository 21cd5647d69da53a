"""Blitz! as an OpenSpiel Python game (explicit chance nodes, counts), driven by OpenSpiel's own loop."""
import random
import sys
import time

import pyspiel

COUNTS = (15, 5, 10, 10, 10, 1, 10, 1, 5, 7, 1, 1, 1, 1, 1, 7, 3, 1, 5, 5, 10, 5, 1, 5, 3)
VALUE = (4, 3, 1, 1, 1, 7, 2, 3, 5, 4, 6, 2, 2, 3, 0, 2, 2, 3, 0, 0, 2, 1, 7, 0, 4)
BOMB = (0, 0, 3, 2, 1, 0, 0, 0)
PASS = 25
_TYPE = pyspiel.GameType(
    short_name="python_blitz", long_name="Python BLITZ", dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC, information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM, reward_model=pyspiel.GameType.RewardModel.TERMINAL, max_num_players=2, min_num_players=2,
    provides_information_state_string=False, provides_information_state_tensor=False, provides_observation_string=False,
    provides_observation_tensor=False, parameter_specification={})
_INFO = pyspiel.GameInfo(num_distinct_actions=26, max_chance_outcomes=25, num_players=2, min_utility=-1.0, max_utility=1.0, utility_sum=0.0,
                         max_game_length=2000)

class Game(pyspiel.Game):
    def __init__(self, params=None):
        super().__init__(_TYPE, _INFO, params or dict())
    def new_initial_state(self):
        return State(self)
    def make_py_observer(self, iig_obs_type=None, params=None):
        raise NotImplementedError

class State(pyspiel.State):
    def __init__(self, game):
        super().__init__(game)
        self.hand = [0] * 25; self.deck = list(COUNTS); self.nd = [62, 62]; self.n = [0, 0]
        self.todo = [0] * 4 + [1] * 4 + [0, 0, 1, 1]          # sides still to draw
        self.phase = 0; self.active = 0; self.turn = 1; self.damage = 0; self.winner = -1
        self._clear()

    def _clear(self):
        self.sum = [0, 0]; self.mult = [1, 1]; self.stop = [False, False]; self.raiding = False; self.pending = 0; self.stukas = 0

    def current_player(self):
        if self.phase == 3: return pyspiel.PlayerId.TERMINAL
        if self.todo: return pyspiel.PlayerId.CHANCE
        return self.active

    def chance_outcomes(self):
        p = self.todo[0]; n = self.nd[p]
        lo, hi = (0, 8) if p == 0 else (8, 25)
        return [(t, self.deck[t] / n) for t in range(lo, hi) if self.deck[t]]

    def _legal_actions(self, player):
        h = self.hand
        if self.phase == 0:
            if player == 0:
                r = range(2, 5) if not self.raiding else range(8 if self.mult[0] == 1 else 6)
                acts = [t for t in r if h[t]]
            else:
                ok = self.mult[1] == 1
                acts = [t for t in range(8, 25) if h[t] and t != 18 and t != 19 and (ok or not 15 <= t <= 17)]
            return acts + [PASS]
        if self.phase == 1:
            acts = []
            if self.pending > 0:
                if h[18] and self.stukas > 0: acts.append(18)
                if h[19]: acts.append(19)
            return acts + [PASS]
        acts = [t for t in (range(8) if player == 0 else range(8, 25)) if h[t]]
        if self.n[player] <= 8: acts.append(PASS)
        return acts

    def _apply_action(self, a):
        if self.todo:
            p = self.todo.pop(0)
            self.deck[a] -= 1; self.hand[a] += 1; self.nd[p] -= 1; self.n[p] += 1
            return
        p = self.active; o = 1 - p
        if self.phase == 0:
            if a == PASS:
                if p == 0 and not self.raiding:
                    self.phase = 2  # ruling B10: no raid, but the discard phase still happens
                    return
                self.stop[p] = True
                if self.stop[o]:
                    if self.sum[0] * self.mult[0] > self.sum[1] * self.mult[1]: self.phase, self.active = 1, 1
                    else: self.phase, self.active = 2, 0
                else: self.active = o
                return
            self.raiding = True; self.hand[a] -= 1; self.n[p] -= 1
            if a in (6, 7, 15, 16, 17): self.mult[p] = VALUE[a]
            else:
                self.sum[p] += VALUE[a]
                if p == 0:
                    self.pending += BOMB[a]; self.stukas += a == 4
            if not self.stop[o]: self.active = o
        elif self.phase == 1:
            if a == PASS:
                self.damage += self.pending
                if self.damage >= 20: self.winner, self.phase = 0, 3
                else: self.phase, self.active = 2, 0
                return
            self.hand[a] -= 1; self.n[1] -= 1; self.pending -= 1; self.stukas -= a == 18
        else:
            if a == PASS:
                if p == 0: self.active = 1
                else: self._turn()
                return
            self.hand[a] -= 1; self.n[p] -= 1

    def _turn(self):
        self.active = 0
        if self.nd[0] == 0:
            self.winner, self.phase = 1, 3
            return
        self.phase = 0; self.turn += 1; self._clear(); self.todo = [0, 0, 1, 1]

    def _action_to_string(self, player, action):
        return "pass" if action == PASS else f"card {action}"
    def is_terminal(self):
        return self.phase == 3
    def returns(self):
        return [0.0, 0.0] if self.winner < 0 else ([1.0, -1.0] if self.winner == 0 else [-1.0, 1.0])
    def __str__(self):
        return f"t{self.turn} d{self.damage} p{self.phase} {self.hand}"

pyspiel.register_game(_TYPE, Game)

def playout(game, rng):
    """The loop of OpenSpiel's own examples; counts the decisions with at least two options."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            acts, probs = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(acts, probs)[0])
        else:
            acts = state.legal_actions()
            decisions += len(acts) > 1
            state.apply_action(rng.choice(acts))
    return decisions, state


def main(seconds):
    game, rng = Game(), random.Random(1)
    decisions = games = won = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        n, state = playout(game, rng)
        decisions, games, won = decisions + n, games + 1, won + (state.returns()[0] > 0)
    spent = time.process_time() - start
    print(f'{{"answers_per_cpu_second": {decisions / spent:.0f}, "luftwaffe": {won / games:.3f}, "per_game": {decisions / games:.1f}}}')


if __name__ == "__main__":
    main(float(sys.argv[1]))
