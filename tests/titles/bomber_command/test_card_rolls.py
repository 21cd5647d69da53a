"""Every card that changes a roll, through the roll that it changes.  Card lists; § 6.2.1"""

from __future__ import annotations

import pytest

from opsroom.engine.column import with_value
from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.bombing import Bombing
from opsroom.titles.bomber_command.rules.card_windows import may_play_beside
from opsroom.titles.bomber_command.rules.cards import CARD_BY_NAME, CARD_SIDE
from opsroom.titles.bomber_command.rules.charts import CLEAR, FOG, GCI, LATE, STACKED, TAME_BOAR
from opsroom.titles.bomber_command.rules.combat import FlakAttack, NightAttack
from opsroom.titles.bomber_command.rules.detection import Detection
from opsroom.titles.bomber_command.rules.fighters import FighterMovement
from opsroom.titles.bomber_command.rules.raid_movement import Combats, RaidMovement, add_combat, may_attack_again
from opsroom.titles.bomber_command.rules.recovery import RaidRecovery, RecoveryRoll
from opsroom.titles.bomber_command.rules.scramble import QuickScramble, ScrambleLosses
from opsroom.titles.bomber_command.rules.sequence import Turn
from opsroom.titles.bomber_command.rules.table import FIGHTERS, PLAY_CARD, RAID_MOVEMENT, TAME_BOARS, Bomber
from opsroom.titles.bomber_command.rules.tame_boar import Contact, TameBoar
from opsroom.titles.bomber_command.schema_cities import MAPS
from tests.titles.bomber_command.hands import CITY, PLACE, UNIT, Hands, begin, night
from tests.titles.bomber_command.night import blip, raid

ROUTE = "e7 f6 g6 h5 i5 j4 i4 h4 g5 f5"


def passed(s: Hands) -> Hands:
    while s.key in ("choose_play", "choose_reply"):
        s.play("pass")
    return s


def events_of(s: Hands, kind: str) -> list[tuple[int, ...]]:
    return [values for name, values in s.event_log if name == kind]


def holding(*cards: str, downfall: bool = False, **given: object) -> Bomber:
    """A table with these cards in the hands they belong to."""
    sides = [" ".join(c for c in cards if CARD_SIDE[CARD_BY_NAME[c]] == side) for side in range(2)]
    return night(british=sides[0], german=sides[1], downfall=downfall, **given)  # type: ignore[arg-type]


def main_force(t: Bomber, head: int = 4) -> Bomber:
    raid(t, "a", "main_force", ROUTE, target=5, city="bremen", head=head)
    blip(t, 0, "a", ROUTE.split()[head])
    return t


# --- detection
def detection(card: str, function: str = "", downfall: bool = False, **columns: int) -> int:
    t = main_force(holding(*[card] if card else [], downfall=downfall, **columns))
    s = begin(t, Detection(), [3, 4])
    passed(s.lay(function or card) if card else s)
    while s.key:
        s.play("pass")
    return events_of(s, "detection_rolled")[0][0]


@pytest.mark.rule("6.2.1", "8.2")
@pytest.mark.parametrize(
    ("card", "function", "downfall", "columns", "amount"),
    [
        ("mandrel", "", False, {"turn": 2}, -2),
        ("mandrel", "", False, {"turn": 3}, -1),
        ("dartboard", "", False, {}, -2),
        ("dina_and_piperack", "", True, {}, -1),
        ("flensburg", "flensburg_detection", False, {}, 1),
        ("jagdschloss", "", True, {}, 2),
        ("bernhardine", "bernhardine_detection", True, {}, 2),
        ("visual_signals", "", False, {}, 2),
        ("visual_signals", "", False, {"bad_weather": 1}, 1),
    ],
)
def test_8_2_a_card_changes_the_detection_roll(
    card: str, function: str, downfall: bool, columns: dict[str, int], amount: int
) -> None:
    assert detection("") == 7
    assert detection(card, function, downfall, **columns) == 7 + amount


# --- contact
def contact(card: str, function: str = "", downfall: bool = False, **columns: int) -> int:
    unit = "d03" if downfall else "b03"
    t = main_force(holding(*[card] if card else [], downfall=downfall, units=f"{unit}:i5", **columns))
    s = begin(t, Contact(UNIT[unit], 0), [3, 4])
    passed(s.lay(function or card) if card else s)
    return events_of(s, "contact_rolled")[0][1]


@pytest.mark.rule("6.2.1", "9.4.1")
@pytest.mark.parametrize(
    ("card", "function", "downfall", "amount"),
    [
        ("drumstick", "", False, -2),
        ("tinsel", "", False, -2),
        ("special_tinsel", "", False, -1),
        ("jostle_iv", "", True, -3),
        ("decoy_flares", "", False, -2),
        ("dogleg", "dogleg_turns", False, -1),
        ("vhf", "", False, 1),
        ("y_guidance", "y_guidance_contact", False, 2),
        ("flensburg", "flensburg_contact", False, 2),
        ("bernhardine", "bernhardine_contact", True, 1),
        ("contrails", "contrails_contact", False, 1),
        ("contrails", "contrails_attack", False, 0),
    ],
)
def test_9_4_1_a_card_changes_the_contact_roll(card: str, function: str, downfall: bool, amount: int) -> None:
    assert contact("") == 7 - 2
    assert contact(card, function, downfall) == 5 + amount


@pytest.mark.rule("12.1.3", "9.4.1")
@pytest.mark.parametrize(("wind", "amount"), [(60, -1), (150, 0), (120, -1), (30, -1), (NONE, 0), (240, 1), (180, 1)])
def test_12_1_3_the_wind_changes_the_contact_roll(wind: int, amount: int) -> None:
    """The raid flies from H5 to I5, 60 degrees from game north."""
    assert contact("", wind=wind) == 5 + amount


# --- attacks
def attack(
    *cards: str,
    functions: tuple[str, ...] = (),
    how: int = TAME_BOAR,
    downfall: bool = False,
    head: int = 8,
    **columns: int,
) -> Hands:
    """A twin-engined unit of the third group attacks a Main Force on its way home; the roll is 3 and 4."""
    unit = "d03" if downfall else "b03"
    t = main_force(holding(*cards, downfall=downfall, units=f"{unit}:raid_a", **columns), head)
    t.raid_now = 0
    s = begin(t, NightAttack(UNIT[unit], how, NONE if how == TAME_BOAR else PLACE["i5"]), [3, 4])
    for function in functions or cards:
        s.lay(function)
    return passed(s)


def attack_total(s: Hands) -> int:
    return events_of(s, "attack_rolled")[0][2]


@pytest.mark.rule("6.2.1", "9.7")
@pytest.mark.parametrize(
    ("card", "function", "how", "downfall", "amount"),
    [
        ("monica", "", TAME_BOAR, False, -1),
        ("boozer", "", LATE, False, -1),
        ("fishpond", "", GCI, False, -1),
        ("full_throttle", "", TAME_BOAR, False, -2),
        ("sn2b", "", TAME_BOAR, False, 3),
        ("sn2c", "", TAME_BOAR, True, 3),
        ("experten", "", STACKED, False, 3),
        ("schraege_musik", "", TAME_BOAR, False, 2),
        ("y_guidance", "y_guidance_gci", GCI, False, 2),
        ("stirling", "", TAME_BOAR, False, 3),
        ("halifax", "", LATE, False, 2),
        ("he219_uhu", "", TAME_BOAR, True, 2),
        ("ju88g", "", LATE, True, 1),
        ("dropped_guard", "", TAME_BOAR, False, 2),
        ("contrails", "contrails_attack", TAME_BOAR, False, 1),
        ("contrails", "contrails_contact", TAME_BOAR, False, 0),
    ],
)
def test_9_7_a_card_changes_the_attack_roll(card: str, function: str, how: int, downfall: bool, amount: int) -> None:
    plain = attack_total(attack(how=how, downfall=downfall))
    assert attack_total(attack(card, functions=(function or card,), how=how, downfall=downfall)) == plain + amount


@pytest.mark.rule("9.7", "9.7.2")
@pytest.mark.parametrize(("cards", "fires"), [((), 1), (("dropped_guard",), 0)])
def test_9_7_2_nobody_fires_back_after_dropped_guard(cards: tuple[str, ...], fires: int) -> None:
    t = main_force(holding(*cards, units="b03:raid_a"), 8)
    t.raid_now = 0
    s = begin(t, NightAttack(UNIT["b03"], TAME_BOAR, NONE), [6, 1, *[6, 6] * fires])
    for card in cards:
        s.lay(card)
    passed(s)
    assert (len(events_of(s, "defensive_fire")), t.fighter_losses) == (fires, 2 * fires)


@pytest.mark.rule("9.7.2")
@pytest.mark.parametrize(
    ("card", "function", "dice", "total"),
    [
        ("rear_gunner", "rear_gunner_aims", [6, 1, 2, 3], 8),
        ("rear_gunner", "rear_gunner_fires", [3, 1, 2, 3], 5),
        ("village_inn", "village_inn", [3, 1, 2, 3], 7),
    ],
)
def test_9_7_2_cards_on_defensive_fire(card: str, function: str, dice: list[int], total: int) -> None:
    downfall = card == "village_inn"
    unit = "d03" if downfall else "b03"
    t = main_force(holding(card, downfall=downfall, units=f"{unit}:raid_a"))
    t.raid_now = 0
    s = passed(begin(t, NightAttack(UNIT[unit], TAME_BOAR, NONE), dice).lay(function))
    assert [values[1] for values in events_of(s, "defensive_fire")] == [total]


@pytest.mark.rule("9.9.2")
@pytest.mark.parametrize(("cards", "hunted"), [((), False), (("ta154_moskito",), True)])
def test_9_9_2_ta154_makes_the_claims_of_the_attack_hunts(cards: tuple[str, ...], hunted: bool) -> None:
    t = holding(*cards, downfall=True, units="d03:raid_b")
    r = raid(t, "b", "mosquito", "e7 f6 g6 h5", target=3, city="essen", head=2)
    t.raid_now = r
    s = begin(t, NightAttack(UNIT["d03"], TAME_BOAR, NONE), [5, 6])
    for card in cards:
        s.lay(card)
    passed(s)
    assert t.losses[r] > 0
    assert t.hunts[r] == (t.losses[r] if hunted else 0)


@pytest.mark.rule("9.7", "12.3.1")
def test_corkscrew_saves_one_bomber_of_those_shot_down() -> None:
    for cards, lost in (((), 2), (("corkscrew",), 1)):
        t = main_force(holding(*cards, units="b03:raid_a"))
        t.raid_now = 0
        s = begin(t, NightAttack(UNIT["b03"], TAME_BOAR, NONE), [5, 5])
        for card in cards:
            s.lay(card)
        passed(s)
        assert t.losses[0] == lost


@pytest.mark.rule("9.3.2")
@pytest.mark.parametrize("kind", ["mosquito", "decoy"])
def test_9_3_2_only_main_forces_lose_their_oboe(kind: str) -> None:
    t = night(downfall=True, units="d11:i7")
    t.gci[UNIT["d11"]] = 1
    r = raid(t, "b", kind, "g7 h7 i7 j6", target=2, city="essen" if kind == "mosquito" else "", head=2)
    if kind == "decoy":
        t.mine[r] = PLACE["i7"]
    t.raid_now = r
    passed(begin(t, NightAttack(UNIT["d11"], GCI, PLACE["i7"]), [5, 6, *[1, 1] * (kind == "decoy")]))
    assert (t.disruption[r], t.oboe_lost[r]) == (1, 0)


# --- flak
def flak(*cards: str, downfall: bool = False) -> int:
    t = main_force(holding(*cards, downfall=downfall))
    t.raid_now = 0
    s = begin(t, FlakAttack(PLACE["j4"], CITY["bremen"], 3), [3, 4])
    for card in cards:
        s.lay(card)
    return events_of(passed(s), "flak_rolled")[0][1]


@pytest.mark.rule("6.2.1", "9.6.1")
@pytest.mark.parametrize(
    ("card", "downfall", "amount"), [("carpet", True, -2), ("stirling", False, 3), ("halifax", False, 2)]
)
def test_9_6_1_a_card_changes_the_flak_roll(card: str, downfall: bool, amount: int) -> None:
    assert flak() == 10
    assert flak(card, downfall=downfall) == 10 + amount


@pytest.mark.rule("9.6.2", "6.2")
@pytest.mark.parametrize(("place", "value"), [("k5", 4), ("g5", 0)])
def test_9_6_2_straying_bombers_meet_city_flak_or_searchlights_of_strength_0(place: str, value: int) -> None:
    t = holding("straying_bombers")
    raid(t, "a", "main_force", f"e7 f6 {place} h5", target=3, city="bremen", head=2)
    blip(t, 0, "a", place)
    s = begin(t, TameBoar(), [3, 4]).lay("straying_bombers", "counter_1")
    if s.key == "choose_hex_of_flak":
        s.play(place)
    while s.key:
        s.play("pass")
    assert [values[1] for values in events_of(s, "flak_rolled")] == [7 + value]


@pytest.mark.rule("6.2", "9.6.2")
def test_6_2_straying_bombers_interrupt_another_attack_and_leave_it_as_it_was() -> None:
    """Experten stays on the attack; High-Altitude Bombers can still give it back."""
    t = main_force(holding("straying_bombers", "experten", units="b03:raid_a"))
    raid(t, "b", "gardening", "h5 i6 k5 l4", target=3, mine="h3", head=2)
    blip(t, 1, "b", "k5")
    t.raid_now, t.phase = 0, TAME_BOARS
    s = begin(t, NightAttack(UNIT["b03"], TAME_BOAR, NONE), [3, 4, 3, 4])
    s.lay("experten").lay("straying_bombers", "counter_2")
    if s.key == "choose_hex_of_flak":
        s.play("k5")
    passed(s)
    assert events_of(s, "flak_rolled")[0][1] == 7 + 4
    assert attack_total(s) == 7 + 2 + 3
    assert (t.losses[0] > 0, t.losses[1] > 0) == (True, True)


# --- High-Altitude Bombers
@pytest.mark.rule("6.2", "9.6.3")
@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_9_6_3_own_flak_fires_at_wild_boars_after_their_attack(die: int, lost: int) -> None:
    t = main_force(holding("wild_boar", units="b03:i5"))
    t.raid_now = 0
    s = passed(begin(t, NightAttack(UNIT["b03"], LATE, PLACE["i5"]), [3, 4, die]).lay("wild_boar"))
    assert (attack_total(s), t.fighter_losses) == (7 + 2 - 1, lost)


@pytest.mark.rule("6.2", "9.6.3")
def test_6_2_an_attack_that_is_called_off_meets_no_flak_and_wild_boar_comes_back() -> None:
    t = main_force(holding("wild_boar", "high_altitude_bombers", units="b03:i5"))
    t.raid_now = 0
    s = begin(t, NightAttack(UNIT["b03"], LATE, PLACE["i5"]), []).lay("wild_boar").lay("high_altitude_bombers")
    assert (s.key, t.fighter_losses) == ("", 0)
    assert (s.hand("british"), s.discarded("british")) == (["wild_boar"], ["high_altitude_bombers"])


def himmelbett(*cards: str) -> Bomber:
    t = main_force(holding(*cards, units="b03:h5 b10:i5"))
    for name in ("b03", "b10"):
        t.gci[UNIT[name]] = 1
    add_combat(t, GCI, PLACE["h5"], NONE, 0, NONE)
    return t


@pytest.mark.rule("9.3", "6.2")
def test_9_3_stragglers_bring_in_every_gci_unit_within_three_hexes_at_plus_one() -> None:
    t = himmelbett("stragglers_himmelbett")
    s = begin(t, Combats(), [1, 2, 1, 2]).play("combat_1")
    assert s.options == ["b03", "pass"]
    passed(s.play("b03").lay("stragglers_himmelbett"))
    assert s.options == ["b10", "pass"]
    passed(s.play("b10"))
    assert [values[2] for values in events_of(s, "attack_rolled")] == [3 + 2 + 1, 3 + 2 + 1]


@pytest.mark.rule("9.3", "6.2")
def test_6_2_stragglers_come_back_from_an_attack_that_is_called_off_and_nobody_else_attacks() -> None:
    t = himmelbett("stragglers_himmelbett", "high_altitude_bombers")
    s = begin(t, Combats(), []).play("combat_1", "b03").lay("stragglers_himmelbett").lay("high_altitude_bombers")
    assert s.key == ""
    assert s.hand("german") == ["stragglers_himmelbett"]
    assert events_of(s, "attack_rolled") == []


# --- Early Arrival at Target
def over_hannover(kind: str, *cards: str) -> Bomber:
    """In poor visibility, so that the flak misses on a two."""
    t = holding(*cards, units="b16:k5 b15:k5", turn=2, phase=RAID_MOVEMENT, visibility=2)
    t.stacked[UNIT["b16"]] = CITY["hannover"]
    raid(t, "a", kind, "h5 i6 j5 k5 l5 m5", target=3, city="hannover", head=1)
    return t


def arrive(t: Bomber, dice: list[int]) -> Hands:
    """The card is played if it is there, and one unit is sent."""
    s = begin(t, RaidMovement(), dice)
    while s.key == "choose_play":
        s.play("early_arrival_at_target" if "early_arrival_at_target" in s.options else "pass")
        while s.key == "choose_reply":
            s.play("pass")
    s.play("b16", "hannover", "pass")
    while s.key == "choose_combat":
        passed(s.play(s.options[0]))
    return s


@pytest.mark.rule("9.5.1", "9.0")
def test_9_5_1_early_arrival_allows_a_second_attack_and_forces_none() -> None:
    flak_and_attack = [1, 1, 3, 4]
    s = arrive(over_hannover("main_force", "early_arrival_at_target"), flak_and_attack)
    assert s.key == "choose_second_attack"
    assert (s.seat, s.options) == ("german", ["attack_again", "pass"])
    s.play("pass")
    assert (s.key, len(events_of(s, "attack_rolled"))) == ("", 1)
    s = arrive(over_hannover("main_force", "early_arrival_at_target"), [*flak_and_attack, 1, 2])
    passed(s.play("attack_again"))
    assert (s.key, len(events_of(s, "attack_rolled"))) == ("", 2)
    assert [values[1] for values in events_of(s, "attack_declared")] == [STACKED, STACKED]
    assert arrive(over_hannover("main_force"), flak_and_attack).key == ""


@pytest.mark.rule("9.5.1")
@pytest.mark.parametrize(("stacked", "column"), [("hannover", STACKED), ("", LATE)])
def test_9_5_1_the_second_attack_uses_the_column_of_the_first(stacked: str, column: int) -> None:
    t = over_hannover("main_force", "early_arrival_at_target")
    t.stacked[UNIT["b16"]] = CITY[stacked] if stacked else NONE
    s = passed(arrive(t, [1, 1, 3, 4, 1, 2]).play("attack_again"))
    assert [values[1] for values in events_of(s, "attack_declared")] == [column, column]


@pytest.mark.rule("9.5.1", "9.8.1")
def test_9_5_1_a_unit_that_its_first_attack_sent_home_does_not_attack_again() -> None:
    t = over_hannover("main_force", "early_arrival_at_target")
    t.depleted[UNIT["b16"]] = 1
    assert arrive(t, [1, 1, 2, 2]).key == ""
    assert t.returning[UNIT["b16"]] == 1


@pytest.mark.rule("9.5.1", "9.9")
def test_9_9_early_arrival_comes_back_when_the_bombers_turn_out_to_be_mosquitoes() -> None:
    s = arrive(over_hannover("mosquito", "early_arrival_at_target"), [1, 1, 3, 4])
    assert s.key == ""
    assert (s.hand("german"), s.discarded("german")) == (["early_arrival_at_target"], [])


@pytest.mark.rule("9.5.1", "9.9")
def test_9_5_1_mosquitoes_beside_a_main_force_are_not_attacked_twice() -> None:
    """Muenster and Dortmund lie in one hex: the card stays for the Main Force, but the unit has met the Mosquitoes."""
    t = holding(units="b16:j6", turn=2, phase=RAID_MOVEMENT)
    main = raid(t, "a", "main_force", "h5 i6 j6 k6", target=2, city="dortmund", head=2)
    other = raid(t, "b", "mosquito", "h5 i6 j6 k6", target=2, city="muenster", head=2)
    t.early = with_value(t.early, PLACE["j6"], 1)
    t.combat_unit[0], t.combat_hex[0] = UNIT["b16"], PLACE["j6"]
    t.combat_raid[0] = main
    assert may_attack_again(t, 0)
    t.combat_raid[0] = other
    assert not may_attack_again(t, 0)


@pytest.mark.rule("9.5.1", "8.3")
def test_8_3_early_arrival_does_not_tell_mosquitoes_by_the_number_of_markers() -> None:
    found = []
    for kind in ("main_force", "mosquito"):
        t = over_hannover(kind, "early_arrival_at_target")
        s = begin(t, RaidMovement(), [])
        while s.key == "choose_play":
            s.play("early_arrival_at_target" if "early_arrival_at_target" in s.options else "pass")
            while s.key == "choose_reply":
                s.play("pass")
        s.play("b16", "hannover", "pass")
        found.append((t.combats, s.hand("german")))
    assert found[0] == found[1]


@pytest.mark.rule("9.5.1", "5.0")
def test_5_0_early_arrival_is_for_one_turn() -> None:
    t = night(units="b16:k5", turn=2, visibility=2)
    t.early[PLACE["k5"]] = 1
    frame = Turn()
    frame.at = frame.about().index["end_turn"]
    begin(t, frame, [])
    t.turn, t.phase = 3, RAID_MOVEMENT
    raid(t, "a", "main_force", "h5 i6 j5 k5 l5 m5", target=3, city="hannover", head=3)
    t.bomb_marker[CITY["hannover"]], t.bomb_raid[CITY["hannover"]] = 2, 0
    s = begin(t, RaidMovement(), [1, 1, 3, 4]).play("b16", "hannover")
    while s.key == "choose_combat":
        s.play(s.options[0])
    assert s.key == ""
    assert len(events_of(s, "attack_rolled")) == 1


# --- cards for a phase come at any time of it
def play_beside(s: Hands) -> None:
    """A card over the pending question."""
    assert may_play_beside(s.t, s.t.seat)
    s.t.play(PLAY_CARD)
    assert s.key == "choose_card_beside"


@pytest.mark.rule("6.2", "9.4")
def test_6_2_stragglers_are_called_after_a_failed_contact() -> None:
    t = main_force(holding("stragglers_tame_boar", units="b03:i5"))
    t.phase = TAME_BOARS
    s = passed(begin(t, TameBoar(), [1, 2, 3, 4])).play("b03", "counter_1")
    s.play("pass")  # on the contact roll
    assert events_of(s, "contact_rolled")
    assert s.key == "choose_play"
    s.lay("stragglers_tame_boar", "b03", "counter_1")
    passed(s)
    assert (s.key, len(events_of(s, "attack_rolled"))) == ("", 1)
    assert t.unit_at[UNIT["b03"]] == PLACE["i5"]


@pytest.mark.rule("6.2", "9.4")
def test_6_2_stragglers_are_called_beside_a_question_of_the_phase() -> None:
    t = main_force(holding("stragglers_tame_boar", units="b03:i5 b10:i5"))
    t.phase = TAME_BOARS
    s = passed(begin(t, TameBoar(), [3, 4]))
    s.play("b03")
    assert s.key == "choose_contact"
    play_beside(s)
    s.lay("stragglers_tame_boar", "b03", "counter_1")
    assert passed(s).key == "choose_contact_unit", "b03 has had its attack and makes no contact"
    assert s.options == ["b10", "pass"]


@pytest.mark.rule("6.2", "9.4.1")
def test_9_4_1_a_unit_that_has_attacked_hunts_no_stragglers() -> None:
    """It attacked Mosquitoes, left them, and would be in reach of the Main Force."""
    t = main_force(holding("stragglers_tame_boar", units="b03:raid_b b10:c1"))
    raid(t, "b", "mosquito", "e7 f6 g6 h5", target=3, city="emden", head=3)
    t.phase = TAME_BOARS
    s = passed(begin(t, TameBoar(), [3, 4]))
    s.play("b03")
    while s.key in ("choose_play", "choose_reply"):
        assert s.key == "choose_reply" or "stragglers_tame_boar" not in s.options
        s.play("pass")
    assert (t.unit_at[UNIT["b03"]], s.key) == (PLACE["h5"], "")


@pytest.mark.rule("6.2", "7.4.2", "3.6")
@pytest.mark.parametrize(
    ("card", "function", "then"),
    [("mobile_flak", "mobile_flak_arrives", "kassel"), ("quick_reaction_alert", "quick_reaction_alert", "b02")],
)
def test_6_2_cards_for_fighter_movement_come_beside_its_questions(card: str, function: str, then: str) -> None:
    t = holding(card, units="b03:i5", phase=FIGHTERS)
    s = passed(begin(t, FighterMovement(), [1, 1] if card == "quick_reaction_alert" else []))
    assert s.key == "choose_fighter"
    play_beside(s)
    s.lay(function, then)
    passed(s)
    if s.key == "choose_quick_place":
        s.play(s.options[0])
    assert s.key == "choose_fighter"
    assert s.options == ["b03", "pass"], "the alert has had its move"


@pytest.mark.rule("12.2.1", "7.4.2")
@pytest.mark.parametrize(("rule", "asked"), [(1, True), (0, False)])
def test_12_2_1_an_alert_may_be_declared_an_intruder(rule: int, asked: bool) -> None:
    t = night(intruder_rule=rule)
    s = begin(t, QuickScramble(UNIT["b03"]), [1, 1])
    s.play(s.options[0])
    assert (s.key == "choose_quick_role") == asked
    if asked:
        s.play("intruder")
        assert (t.intruder[UNIT["b03"]], t.intruders_declared) == (1, 1)
        assert s.key == ""


# --- scramble and recovery
@pytest.mark.rule("7.4.2")
@pytest.mark.parametrize(
    ("cards", "dice", "lost"),
    [((), [3, 3], 0), (("accident",), [3, 3], 1), ((), [5, 6], 1), (("accident",), [5, 6], 2)],
)
def test_7_4_2_accident_on_a_scramble(cards: tuple[str, ...], dice: list[int], lost: int) -> None:
    """At least one fighter; 11 costs one, and 13 with the card two."""
    t = holding(*cards, units="b03:i5")
    s = begin(t, ScrambleLosses(UNIT["b03"]), dice)
    for card in cards:
        s.lay(card)
    passed(s)
    assert t.fighter_losses == lost


@pytest.mark.rule("7.4.4")
@pytest.mark.parametrize(("cards", "lost"), [((), 1), (("accident",), 2)])
def test_7_4_4_accident_on_a_recovery(cards: tuple[str, ...], lost: int) -> None:
    """In clear weather 10 costs one fighter and 12 two."""
    t = holding(*cards, units="b03:recovered")
    t.landed_in[UNIT["b03"]] = 3
    s = begin(t, RecoveryRoll(UNIT["b03"]), [4, 6])
    for card in cards:
        s.lay(card)
    passed(s)
    assert t.fighter_losses == lost


@pytest.mark.rule("7.6", "7.6.1")
@pytest.mark.parametrize(("weather", "fido", "lost"), [(FOG, 0, 3), (FOG, 1, 1), (CLEAR, 0, 1), (CLEAR, 1, 1)])
def test_7_6_1_fido_helps_in_fog_alone(weather: int, fido: int, lost: int) -> None:
    """A roll of 10; with FIDO in fog it counts 7."""
    t = main_force(night(fido=fido))
    t.weather[0] = weather
    begin(t, RaidRecovery(0), [4, 6])
    assert t.losses[0] == lost


@pytest.mark.rule("7.6", "9.8.3")
@pytest.mark.parametrize(("rule", "lost"), [(0, 0), (1, 1)])
def test_7_6_waypoints_count_on_landing_only_by_the_option(rule: int, lost: int) -> None:
    """Three of combat and two waypoints: five are one more on the roll of 9."""
    t = main_force(night(waypoint_rule=rule))
    t.disruption[0] = 3
    for at in range(10):
        t.leg[at] = min(at, 3)
    begin(t, RaidRecovery(0), [4, 5])
    assert t.losses[0] == lost


# --- over the city
def bombed(*cards: str, functions: tuple[str, ...] = (), weather: int = CLEAR, downfall: bool = False) -> Hands:
    """A Main Force over map A from the marking on; all is passed that can be."""
    t = holding(*cards, downfall=downfall)
    t.target_at[0], t.leg[0], t.disruption[0] = 0, 1, 3
    s = begin(t, Bombing(0, CITY["bremen"], 0, MAPS.index("A"), weather, 0, 1, 0), [2, 3])
    s.play("b2" if downfall else "d4", "way_1")
    left = list(functions or cards)
    while s.key:
        if left and left[0] in s.options:
            s.lay(left.pop(0))
        elif s.key == "choose_he":
            s.play("10")
        else:
            s.play("pass" if "pass" in s.options else s.options[0])
    assert left == []
    return s


@pytest.mark.rule("10.3.2", "6.2.1")
@pytest.mark.parametrize(
    ("card", "function", "weather", "downfall", "amount"),
    [
        ("five_group_marking", "five_group_marking_marks", CLEAR, True, -1),
        ("low_level_marking", "", CLEAR, True, -2),
        ("low_level_marking", "", FOG, True, -1),
        ("pathfinder", "", CLEAR, False, -1),
        ("high_altitude_marking", "", CLEAR, False, 2),
        ("faulty_wind_reports", "", CLEAR, False, 1),
    ],
)
def test_10_3_2_a_card_changes_the_marking_roll(
    card: str, function: str, weather: int, downfall: bool, amount: int
) -> None:
    plain, played = (
        events_of(
            bombed(*cards, functions=(function or card,) * len(cards), weather=weather, downfall=downfall), "marked"
        )[0][1]
        for cards in ((), (card,))
    )
    assert played == plain + amount


@pytest.mark.rule("10.3.2", "9.8.3", "10.5.2")
def test_10_5_2_faulty_wind_reports_add_errors() -> None:
    assert events_of(bombed(), "errors_counted")[0][:2] == (3, 1)
    assert events_of(bombed("faulty_wind_reports"), "errors_counted")[0][:2] == (6, 2)


@pytest.mark.rule("10.4.2", "6.2.1")
@pytest.mark.parametrize("card", ["five_group_marking", "sector_bombing"])
def test_10_4_2_a_card_adds_two_to_the_concentration(card: str) -> None:
    plain = events_of(bombed(downfall=True), "concentrated")[0][0]
    played = bombed(card, functions=(f"{card}_concentrates",), downfall=True)
    assert events_of(played, "concentrated")[0][0] == plain + 2


@pytest.mark.rule("10.5.2", "6.2.1")
@pytest.mark.parametrize(
    ("card", "function", "event", "downfall", "amount"),
    [
        ("decoy", "", "errors_counted", False, 3),
        ("smoke_pot", "smoke_pot_blinds", "errors_counted", False, 2),
        ("master_of_ceremonies", "", "precision_counted", False, 1),
        ("master_bomber", "", "precision_counted", True, 3),
        ("backers_up", "", "precision_counted", False, 1),
    ],
)
def test_10_5_2_a_card_changes_errors_or_precision(
    card: str, function: str, event: str, downfall: bool, amount: int
) -> None:
    at = 1 if event == "errors_counted" else 0
    plain = events_of(bombed(downfall=downfall), event)[0][at]
    assert events_of(bombed(card, functions=(function or card,), downfall=downfall), event)[0][at] == plain + amount
