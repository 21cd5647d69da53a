"""Air combat of one force: pairs, supporting fighters, commands, results, rounds.  § 8.1 to § 8.4"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.mirage.rules.aircraft import british_home, german_home, offer_once
from opsroom.titles.mirage.rules.cards import (
    ACES,
    AIR_ROUNDS,
    BOMBERS,
    FREE_HUNT,
    GERMAN,
    HURRICANE,
    INTO_THE_CLOUDS,
    LINE_ABREAST,
    ROUNDS,
    SPECIAL,
    STRENGTH,
)
from opsroom.titles.mirage.rules.duel import Duel
from opsroom.titles.mirage.rules.ids import CardId, PairId
from opsroom.titles.mirage.rules.table import (
    BRITISH_SLOTS,
    CLOUDS_PLAYED,
    FREE_HUNT_PLAYED,
    LINE_ABREAST_PLAYED,
    PAIRS,
    SLOTS,
    SPARE_GERMAN,
    STAYS_OUT,
    Mirage,
    automaton_looks,
    british_may_hold,
    british_spends,
    german_spends,
    is_automaton,
    may_hold,
)


@procedure("8", kinds={"seat": "seat", "night": "flag", "spare": "spare"})
class AirCombat(Procedure):
    seat: Shown  # whose force
    night: Shown
    round: Shown = 1
    pairs: Shown = 0
    fighter: Shown = PASS
    card: Shown = PASS
    spare: Shown = NONE  # the fighter that may support a pair
    pair: Shown = PASS
    fought: Shown = 0

    @step("8.1")
    def begin_the_round(self, t: Mirage) -> Todo:
        self.pairs = self.fought = 0
        return GO_ON

    @step("8.1", into="fighter", of="card")
    def choose_british_fighter(self, t: Mirage) -> Todo:
        """The British side shows a fighter; asked where they differ."""
        if is_automaton(t):
            return GO_ON
        for slot in range(BRITISH_SLOTS):
            if t.brit_force[slot] == self.seat and t.brit_pair[slot] == NONE:
                offer_once(t, t.brit_card[slot] if t.brit_rider[slot] == NONE else t.brit_rider[slot])
        return t.ask(t.british) if t.offered > 1 else GO_ON

    @step("8.1")
    def show_the_fighter(self, t: Mirage) -> Todo:
        """A fighter with an ace is called by its ace; the automaton shows its strongest (ruling M66)."""
        slot = strongest_fighter(t, self.seat) if self.fighter == PASS else fighter_called(t, self.seat, self.fighter)
        self.fighter = PASS
        t.brit_pair[slot] = self.pairs
        t.pair_british[self.pairs] = slot
        t.pair_fighter[self.pairs] = t.brit_card[slot]
        t.tell("fighter_shown", t.british, t.brit_card[slot], self.seat, self.round, t.brit_rider[slot])
        return GO_ON

    @step("8.1", into="card", of="card")
    def choose_german_card(self, t: Mirage) -> Todo:
        """The German answers with any card of the force."""
        for slot in range(self.seat * SLOTS, self.seat * SLOTS + SLOTS):
            if t.force_card[slot] != NONE and t.force_pair[slot] == NONE:
                offer_once(t, t.force_card[slot] if t.force_rider[slot] == NONE else t.force_rider[slot])
        return t.ask(self.seat) if t.offered > 1 else GO_ON

    @step("8.1")
    def form_the_pair(self, t: Mirage) -> Todo:
        slot = next_german(t, self.seat, ACES) if self.card == PASS else aircraft_called(t, self.seat, self.card)
        self.card = PASS
        t.force_pair[slot] = self.pairs
        t.pair_german[self.pairs] = slot
        t.pair_aircraft[self.pairs] = t.force_card[slot]
        self.pairs += 1
        fighter = t.brit_card[t.pair_british[self.pairs - 1]]
        t.tell("paired", self.pairs, fighter, t.force_card[slot], t.force_rider[slot])
        if self.pairs < PAIRS and next_british(t, self.seat) != NONE and next_german(t, self.seat, ACES) != NONE:
            return self.go_to("choose_british_fighter")
        return GO_ON

    # --- spare fighters support: § 8.1, ruling M28
    @step("8.1")
    def look_for_a_spare_fighter(self, t: Mirage) -> Todo:
        slot = next_british(t, self.seat)
        if slot != NONE:
            self.spare = slot
            return GO_ON
        slot = next_german(t, self.seat, BOMBERS)
        if slot != NONE:
            self.spare = slot + SPARE_GERMAN
            return GO_ON
        return self.go_to("choose_line_abreast")

    @step("8.1", into="pair", of="pair")
    def choose_support(self, t: Mirage) -> Todo:
        if self.spare < SPARE_GERMAN and is_automaton(t):
            return GO_ON
        for pair in range(self.pairs):
            t.offer(pair)
        t.offer(PASS)
        return t.ask(t.british if self.spare < SPARE_GERMAN else self.seat)

    @step("8.1")
    def support_the_pair(self, t: Mirage) -> Todo:
        if self.spare < SPARE_GERMAN:
            pair = 0 if is_automaton(t) else self.pair
            t.brit_pair[self.spare] = pair if pair != PASS else STAYS_OUT
            card = t.brit_card[self.spare]
        else:
            pair = self.pair
            t.force_pair[self.spare - SPARE_GERMAN] = pair if pair != PASS else STAYS_OUT
            card = t.force_card[self.spare - SPARE_GERMAN]
        if pair != PASS:
            t.tell("supported", card, pair + 1)
        return self.go_to("look_for_a_spare_fighter")

    # --- commands before the dice: § 12.1
    @step("12.1", into="pair", of="pair")
    def choose_line_abreast(self, t: Mirage) -> Todo:
        """A Hurricane against a bomber by day; asked of everyone who might have the card."""
        if self.night or not british_may_hold(t, LINE_ABREAST) or not self.has_line_abreast_pair(t):
            return self.go_to("choose_free_hunt")
        if is_automaton(t):
            return GO_ON
        if t.british_hand[LINE_ABREAST]:
            for pair in range(self.pairs):
                if is_line_abreast_pair(t, pair):
                    t.offer(pair)
                else:
                    t.refuse(pair, "12.1", "hurricane_against_bomber")
        t.offer(PASS)
        return t.ask(t.british)

    @step("12.1")
    def play_line_abreast(self, t: Mirage) -> Todo:
        pair = self.pair
        if is_automaton(t):
            automaton_looks(t)
            pair = PASS
            for i in range(self.pairs):
                if t.british_hand[LINE_ABREAST] and pair == PASS and is_line_abreast_pair(t, i):
                    pair = i
        if pair != PASS:
            british_spends(t, LINE_ABREAST)
            t.discards[LINE_ABREAST] += 1
            t.pair_played[pair] |= LINE_ABREAST_PLAYED
            t.tell("command_played", t.british, LINE_ABREAST, pair + 1)
        return GO_ON

    @step("12.1", into="pair", of="pair")
    def choose_free_hunt(self, t: Mirage) -> Todo:
        """A Bf 109E, the fighter that repels, against a fighter."""
        if self.night or not may_hold(t, self.seat, FREE_HUNT) or not self.has_free_hunt_pair(t):
            return self.go_to("choose_clouds")
        if has_command(t, self.seat, FREE_HUNT):
            for pair in range(self.pairs):
                if is_free_hunt_pair(t, pair):
                    t.offer(pair)
                else:
                    t.refuse(pair, "12.1", "hunter_against_fighter")
        t.offer(PASS)
        return t.ask(self.seat)

    @step("12.1")
    def play_free_hunt(self, t: Mirage) -> Todo:
        if self.pair == PASS:
            return GO_ON
        self.play_german(t, FREE_HUNT, FREE_HUNT_PLAYED)
        return self.go_to("choose_free_hunt")

    @step("12.1", into="pair", of="pair")
    def choose_clouds(self, t: Mirage) -> Todo:
        """A bomber slips away before it is fired at."""
        if not may_hold(t, self.seat, INTO_THE_CLOUDS) or not self.has_bomber_pair(t):
            return self.go_to("fight_the_next_pair")
        if has_command(t, self.seat, INTO_THE_CLOUDS):
            for pair in range(self.pairs):
                if is_bomber_pair(t, pair):
                    t.offer(pair)
                else:
                    t.refuse(pair, "12.1", "clouds_hide_bombers")
        t.offer(PASS)
        return t.ask(self.seat)

    @step("12.1")
    def play_clouds(self, t: Mirage) -> Todo:
        if self.pair != PASS:
            self.play_german(t, INTO_THE_CLOUDS, CLOUDS_PLAYED)
        return GO_ON

    # --- results and rounds: § 8.2, § 8.3
    @step("8.2")
    def fight_the_next_pair(self, t: Mirage) -> Todo:
        if self.fought == self.pairs:
            return GO_ON
        self.fought += 1
        return t.do(Duel(self.seat, self.fought - 1, self.night))

    @step("8.2")
    def go_on_to_the_last_pair(self, t: Mirage) -> Todo:
        return self.go_to("fight_the_next_pair") if self.fought < self.pairs else GO_ON

    @step("8.3")
    def end_the_round(self, t: Mirage) -> Todo:
        """Short-legged fighters turn for home; with both sides still there, new pairs are formed."""
        if self.night or self.round == AIR_ROUNDS:
            return GO_ON
        for slot in range(self.seat * SLOTS, self.seat * SLOTS + SLOTS):
            if t.force_card[slot] != NONE and ROUNDS[t.force_card[slot]] <= self.round:
                t.tell("fuel_ends", self.seat, t.force_card[slot])
                german_home(t, slot)
        self.round += 1
        clear_pairs(t, self.seat)
        if next_british(t, self.seat) != NONE and next_german(t, self.seat, ACES) != NONE:
            return self.go_to("begin_the_round")
        return GO_ON

    @step("8.3")
    def fly_home(self, t: Mirage) -> Todo:
        """Fighters of both sides go back to their hands; bombers fly on (ruling M35).  Night cards stay till the end."""
        clear_pairs(t, self.seat)
        for slot in range(self.seat * SLOTS, self.seat * SLOTS + SLOTS):
            if t.force_card[slot] != NONE and t.force_card[slot] < BOMBERS:
                german_home(t, slot)
        for slot in range(BRITISH_SLOTS):
            if t.brit_force[slot] == self.seat:
                if self.night:
                    t.brit_force[slot] = NONE
                else:
                    british_home(t, slot)
        return DONE

    # --- what the steps ask
    def has_line_abreast_pair(self, t: Mirage) -> bool:
        for pair in range(self.pairs):
            if is_line_abreast_pair(t, pair):
                return True
        return False

    def has_free_hunt_pair(self, t: Mirage) -> bool:
        for pair in range(self.pairs):
            if is_free_hunt_pair(t, pair):
                return True
        return False

    def has_bomber_pair(self, t: Mirage) -> bool:
        for pair in range(self.pairs):
            if is_bomber_pair(t, pair):
                return True
        return False

    def play_german(self, t: Mirage, card: CardId, played: i64) -> None:
        german_spends(t, self.seat, card)
        t.discards[card] += 1
        t.pair_played[self.pair] |= played
        t.tell("command_played", self.seat, card, self.pair + 1)


def clear_pairs(t: Mirage, seat: SeatId) -> None:
    """The pairs of this force are parted."""
    for pair in range(PAIRS):
        t.pair_british[pair] = t.pair_german[pair] = NONE
        t.pair_fighter[pair] = t.pair_aircraft[pair] = NONE
        t.pair_played[pair] = t.pair_fought[pair] = t.pair_to_british[pair] = t.pair_to_german[pair] = 0
    for slot in range(BRITISH_SLOTS):
        t.brit_pair[slot] = NONE
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        t.force_pair[slot] = NONE


def next_british(t: Mirage, seat: SeatId) -> i64:
    """A fighter that meets this force and is in no pair; NONE where there is none."""
    for slot in range(BRITISH_SLOTS):
        if t.brit_force[slot] == seat and t.brit_pair[slot] == NONE:
            return slot
    return NONE


def next_german(t: Mirage, seat: SeatId, below: i64) -> i64:
    """An aircraft of the force in no pair: with `below` BOMBERS a fighter, with ACES any."""
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = t.force_card[slot]
        if card != NONE and card < below and t.force_pair[slot] == NONE:
            return slot
    return NONE


def strongest_fighter(t: Mirage, seat: SeatId) -> i64:
    best: i64 = NONE
    strength: i64 = -1
    for slot in range(BRITISH_SLOTS):
        if t.brit_force[slot] == seat and t.brit_pair[slot] == NONE:
            worth = STRENGTH[t.brit_card[slot]] + (2 if t.brit_rider[slot] != NONE else 0)
            if worth > strength:
                best, strength = slot, worth
    return best


def fighter_called(t: Mirage, seat: SeatId, card: CardId) -> i64:
    """The unpaired British fighter of that name, or with the ace of that name."""
    for slot in range(BRITISH_SLOTS):
        if t.brit_force[slot] == seat and t.brit_pair[slot] == NONE:
            if card == (t.brit_card[slot] if t.brit_rider[slot] == NONE else t.brit_rider[slot]):
                return slot
    return NONE


def aircraft_called(t: Mirage, seat: SeatId, card: CardId) -> i64:
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if t.force_card[slot] != NONE and t.force_pair[slot] == NONE:
            if card == (t.force_card[slot] if t.force_rider[slot] == NONE else t.force_rider[slot]):
                return slot
    return NONE


def has_command(t: Mirage, seat: SeatId, card: CardId) -> bool:
    return t.hand[seat * GERMAN + card] > 0


def is_bomber_pair(t: Mirage, pair: PairId) -> bool:
    return t.force_card[t.pair_german[pair]] >= BOMBERS


def is_line_abreast_pair(t: Mirage, pair: PairId) -> bool:
    return is_bomber_pair(t, pair) and HURRICANE[t.brit_card[t.pair_british[pair]]] == 1


def is_free_hunt_pair(t: Mirage, pair: PairId) -> bool:
    card = t.force_card[t.pair_german[pair]]
    return card < BOMBERS and SPECIAL[card] == 1 and t.pair_played[pair] & FREE_HUNT_PLAYED == 0
