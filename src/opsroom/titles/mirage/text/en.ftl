### The Battle of Britain card game in English.  Keys: docs/wire.md, "Text keys".

title-name = Battle of Britain
title-line = Bluff over southern England: place in the dark, fight in the light.
title-about = August and September 1940. German players send forces against radar, airfields, London and other cities; the British player places interceptors, and damaged radar decides who must place first. The side whose pile runs out loses. Roles rotate, stay fixed, or the British side plays itself. A game takes about an hour.
title-minutes = 60 min

mode-rotating4 = Rotating roles, four players
mode-rotating3 = Rotating roles, three players
mode-fixed4 = One British against three Germans
mode-fixed3 = One British against two Germans
mode-coop3 = Three Germans against the automaton
mode-coop2 = Two Germans against the automaton
option-difficulty = Extra Spitfires
option-difficulty-0 = None
option-difficulty-1 = One card
option-difficulty-2 = 2 cards
option-difficulty-3 = 3 cards
option-difficulty-4 = 4 cards
option-winner = When points are equal
option-winner-shared = The win is shared
option-winner-single = The nearest to the British player wins
option-doubling = When both piles are gone
option-doubling-off = Points count as they are
option-doubling-on = British points count double
option-scoring = Fixed roles and co-operation
option-scoring-side = A side wins together
option-scoring-points = The German with most points wins
option-both_gone = Both piles gone, without British points
option-both_gone-draw = A draw
option-both_gone-british = The British side wins
option-driven_off = A bomber that is driven off
option-driven_off-leaves = Does not fire back
option-driven_off-fires = Still fires back
option-holding_back = May British fighters be held back from a combat?
option-holding_back-never = No, every fighter meets a force
option-holding_back-always = Yes
option-holding_back-when_dividing = Only where there are two forces or more
option-automaton_at_night = The automaton against night raids
option-automaton_at_night-weapons = Places guns and balloons only
option-automaton_at_night-fighters = Places its strongest fighter, though it cannot fight by night
option-turn_limit = Length of the game
option-turn_limit-on = The British side wins after turn 60
option-turn_limit-none = No limit

## Seats and places

seat-amber = Amber
seat-plum = Plum
seat-teal = Teal
seat-grey = Grey
seat-british = RAF
area-radar = Radar sites
area-airfield = Airfields
area-london = London
area-cities = Other cities
target-radar = Radar sites
target-airfield = Airfields
target-london = London
target-cities = Other cities
target-london_night = London by night
target-cities_night = Other cities by night
emplacement-radar_aa_94mm = { card-aa_94mm }, { area-radar }
emplacement-radar_aa_40mm = { card-aa_40mm }, { area-radar }
emplacement-radar_barrage_balloon = { card-barrage_balloon }, { area-radar }
emplacement-airfield_aa_94mm = { card-aa_94mm }, { area-airfield }
emplacement-airfield_aa_40mm = { card-aa_40mm }, { area-airfield }
emplacement-airfield_barrage_balloon = { card-barrage_balloon }, { area-airfield }
emplacement-london_aa_94mm = { card-aa_94mm }, { area-london }
emplacement-london_aa_40mm = { card-aa_40mm }, { area-london }
emplacement-london_barrage_balloon = { card-barrage_balloon }, { area-london }
emplacement-cities_aa_94mm = { card-aa_94mm }, { area-cities }
emplacement-cities_aa_40mm = { card-aa_40mm }, { area-cities }
emplacement-cities_barrage_balloon = { card-barrage_balloon }, { area-cities }
defender-defender_1 = British card 1
defender-defender_2 = British card 2
defender-defender_3 = British card 3
defender-defender_4 = British card 4
defender-defender_5 = British card 5
defender-defender_6 = British card 6
defender-night_1 = British night card 1
defender-night_2 = British night card 2
told_pair-pair_1 = 1
told_pair-pair_2 = 2
told_pair-pair_3 = 3
slot-amber_1 = { seat-amber }, card 1
slot-amber_2 = { seat-amber }, card 2
slot-amber_3 = { seat-amber }, card 3
slot-amber_4 = { seat-amber }, card 4
slot-amber_5 = { seat-amber }, card 5
slot-plum_1 = { seat-plum }, card 1
slot-plum_2 = { seat-plum }, card 2
slot-plum_3 = { seat-plum }, card 3
slot-plum_4 = { seat-plum }, card 4
slot-plum_5 = { seat-plum }, card 5
slot-teal_1 = { seat-teal }, card 1
slot-teal_2 = { seat-teal }, card 2
slot-teal_3 = { seat-teal }, card 3
slot-teal_4 = { seat-teal }, card 4
slot-teal_5 = { seat-teal }, card 5
slot-grey_1 = { seat-grey }, card 1
slot-grey_2 = { seat-grey }, card 2
slot-grey_3 = { seat-grey }, card 3
slot-grey_4 = { seat-grey }, card 4
slot-grey_5 = { seat-grey }, card 5
pair-pair_1 = Pair 1
pair-pair_2 = Pair 2
pair-pair_3 = Pair 3
aim-aim_1 = Weapon 1
aim-aim_2 = Weapon 2
aim-aim_3 = Weapon 3
aim-aim_4 = Weapon 4
aim-aim_5 = Weapon 5
aim-aim_6 = Weapon 6
aim-aim_7 = Weapon 7
aim-aim_8 = Weapon 8
aim-aim_9 = Weapon 9
aim-aim_10 = Weapon 10
aim-aim_11 = Weapon 11
aim-aim_12 = Weapon 12
aim-aim_13 = Weapon 13
aim-aim_14 = Weapon 14
aim-aim_15 = Weapon 15
aim-aim_16 = Weapon 16
ambush-move = Move a fighter
ambush-add = Add a fighter
order-use_retaliation = Use Retaliation Bombing
order-drop_retaliation = Discard Retaliation Bombing
order-drop_line_abreast = Discard Line-Abreast Attack
order-drop_ambush = Discard Ambush

## Cards

card-bf109e = Messerschmitt Bf 109E
    .role = Escort fighter, one round of fuel
card-bf110c = Messerschmitt Bf 110C
    .role = Long-range escort
card-ju87b = Junkers Ju 87B
    .role = Dive bomber, easy to catch
card-do17z = Dornier Do 17Z
    .role = Light bomber, flies low
card-he111h = Heinkel He 111H
    .role = Level bomber, flies high
card-ju88a = Junkers Ju 88A
    .role = Fast bomber
card-ace_moelders = Ace Mölders
    .role = Flies with a fighter
card-ace_galland = Ace Galland
    .role = Flies with a fighter
card-ace_wick = Ace Wick
    .role = Flies with a fighter
card-ace_balthasar = Ace Balthasar
    .role = Flies with a fighter
card-freie_jagd = Free Hunt
    .role = Helps a Bf 109E against a fighter
card-cloud_cover = Into the Clouds
    .role = Spares a bomber one attack
card-x_geraet = Radio-Beam Bombing
    .role = Sharpens one bomber’s aim
card-seenotdienst = Air-Sea Rescue
    .role = Saves a fighter shot down
card-adlerangriff = Adlerangriff
    .role = Event: all against the airfields
card-london_raid_order = Order to Bomb London
    .role = Event: all against London
card-hurricane_mk1 = Hurricane Mk I
    .role = Fighter
card-hurricane_mk2 = Hurricane Mk II
    .role = Fighter that damages
card-spitfire_mk1 = Spitfire Mk I
    .role = Strong fighter
card-spitfire_mk2 = Spitfire Mk II
    .role = The strongest fighter
card-defiant_mk1 = Defiant Mk I
    .role = Turret fighter
card-aa_94mm = 94 mm gun
    .role = Against high bombers
card-aa_40mm = 40 mm gun
    .role = Against low bombers
card-barrage_balloon = Barrage balloon
    .role = Spoils a bomber’s aim
card-ace_bader = Ace Bader
    .role = Flies with a fighter
card-ace_malan = Ace Malan
    .role = Flies with a fighter
card-ace_tuck = Ace Tuck
    .role = Flies with a fighter
card-ace_lacey = Ace Lacey
    .role = Flies with a fighter
card-churchill_speech = Churchill’s Speech
    .role = Stirring words, no effect
card-retaliation_bombing = Retaliation Bombing
    .role = Two cards off the German pile
card-line_abreast = Line-Abreast Attack
    .role = Helps a Hurricane against a bomber
card-ambush = Ambush
    .role = Moves or adds a fighter late
card-night_blenheim_if = Blenheim IF
    .role = Night fighter
card-night_beaufighter_if = Beaufighter IF
    .role = Strong night fighter
card-night_aa_40mm = 40 mm gun, night
    .role = By night only
card-night_barrage_balloon = Barrage balloon, night
    .role = By night only
german-bf109e = { card-bf109e }
german-bf110c = { card-bf110c }
german-ju87b = { card-ju87b }
german-do17z = { card-do17z }
german-he111h = { card-he111h }
german-ju88a = { card-ju88a }
german-ace_moelders = { card-ace_moelders }
german-ace_galland = { card-ace_galland }
german-ace_wick = { card-ace_wick }
german-ace_balthasar = { card-ace_balthasar }
german-freie_jagd = { card-freie_jagd }
german-cloud_cover = { card-cloud_cover }
german-x_geraet = { card-x_geraet }
german-seenotdienst = { card-seenotdienst }
german-adlerangriff = { card-adlerangriff }
german-london_raid_order = { card-london_raid_order }
result-city_of_london = City of London or Birmingham suburbs
result-docklands = Docklands or Liverpool outskirts
result-woolwich_arsenal = Woolwich Arsenal or Portsmouth harbour
result-westminster = Westminster or Cardiff outskirts
result-east_end = East End or Coventry
result-battersea = Battersea or Derby engine works
result-filton = London suburbs or Filton works
result-southampton = London suburbs or Southampton docks
result-brooklands = London suburbs or Brooklands works
result-castle_bromwich = London suburbs or Castle Bromwich works

## Questions

ask-choose_weapon = Move a gun or balloon to another area?
    .context = The German pile has { $german_pile } cards, the British { $british_pile }.
    .coach = Weapons stay where they are from turn to turn. You may move one of them, to any area, before anybody places.
    .waiting = The British side looks at its guns.
choose_weapon-pass = Leave them where they are

ask-choose_new_area = Where to?
    .context = The German pile has { $german_pile } cards, the British { $british_pile }.
    .coach = Guns fire at bombers that get through the fighters. Put them where you expect bombs.
    .waiting = The British side moves a weapon.
area-note = { $forces ->
    [0] No force there.
    [one] One force there.
   *[other] { $forces } forces there.
}
choose_new_area-note = { area-note }

ask-choose_exchange = Exchange a card before you place?
    .context = The German pile has { $german_pile } cards, the British { $british_pile }.
    .coach = One card may go under the pile for a new one. A force needs a bomber; escorts need to reach the target with it.
    .waiting = A German player considers an exchange.
choose_exchange-pass = Keep the hand
card-note = { $hit ->
    [0] Combat { $combat }{ $special ->
        [0] .
       *[other] , special on { $special }.
    }
   *[other] Combat { $combat }, bombs { $hit } or less × { $dice }.
}
choose_exchange-note = { card-note }

ask-choose_to_put_back = No bomber. Which card goes back?
    .context = The German pile has { $german_pile } cards, the British { $british_pile }.
    .coach = Without a bomber the hand is shown, and two cards are exchanged. If no bomber comes, you sit this turn out.
    .waiting = A German player without bombers exchanges two cards.
choose_to_put_back-note = { card-note }

ask-choose_target = Where does your force fly?
    .context = Radar damage this turn: { $radar }. The German pile has { $german_pile } cards, the British { $british_pile }.
    .coach = Radar damage makes the British side place blind next turn. Airfields cost it cards and win games for the German side. Cities bring you points. At most two forces an area.
    .waiting = A German player chooses a target.
choose_target-note = { $cards ->
    [0] No British card of this turn there.
    [one] One British card there.
   *[other] { $cards } British cards there.
}

ask-choose_bomber = Which bomber leads?
    .context = The German pile has { $german_pile } cards, the British { $british_pile }.
    .coach = Every force has at least one bomber. More bombs mean more damage; low and high fliers draw the guns of their height.
    .waiting = A German player forms a force.
choose_bomber-note = { card-note }

ask-choose_force_card = Add a card to the force?
    .context = The German pile has { $german_pile } cards, the British { $british_pile }.
    .coach = Up to three cards; aces come on top, one to a fighter. Escorts can face the interceptors in place of your bombers.
    .waiting = A German player forms a force.
choose_force_card-pass = The force is complete
choose_force_card-note = { card-note }

ask-choose_british_card = Which card do you place?
    .context = Up to { $limit } cards, { $an_area } an area; aces come on top.
    .coach = Place as many as you can. Fighters meet day raids; guns and balloons stay for later turns and fire by night too. An ace goes with a fighter.
    .waiting = The British side places its cards.
choose_british_card-pass = Done placing
choose_british_card-note = { card-note }

ask-choose_area = In which area?
    .context = { $an_area ->
        [one] One card an area
       *[other] Up to { $an_area } cards an area
    }; aces come on top.
    .coach = Forces lie face down: you see owner, number of cards, day or night. The airfields feed your pile, so guard them.
    .waiting = The British side places its cards.
choose_area-note = { area-note }

ask-choose_first_night_area = Where does the first night card go?
    .context = Night cards stand at London or the other cities.
    .coach = Night raiders are met by night fighters, guns and balloons only. Both cards may go to one place.
    .waiting = The British side places its night cards.
choose_first_night_area-note = { $night ->
    [0] No night force there.
    [one] One night force there.
   *[other] { $night } night forces there.
}

ask-choose_second_night_area = Where does the second night card go?
    .context = Night cards stand at London or the other cities.
    .coach = Night raiders are met by night fighters, guns and balloons only. Both cards may go to one place.
    .waiting = The British side places its night cards.
choose_second_night_area-note = { $night ->
    [0] No night force there.
    [one] One night force there.
   *[other] { $night } night forces there.
}

ask-choose_ambush = Play Ambush?
    .context = The German pile has { $german_pile } cards, the British { $british_pile }.
    .coach = All have placed. Ambush moves one of your fighters to another area, or adds one from the hand, whatever the limits.
    .waiting = The British side thinks of an ambush.
choose_ambush-pass = No ambush

ask-choose_ambush_from = Which area does the fighter leave?
    .context = The German pile has { $german_pile } cards, the British { $british_pile }.
    .coach = A fighter where nobody flies is wasted.
    .waiting = The British side springs an ambush.
choose_ambush_from-note = { area-note }

ask-choose_ambush_fighter = Which fighter?
    .context = The German pile has { $german_pile } cards, the British { $british_pile }.
    .coach = Strong fighters are best kept for forces with bombers.
    .waiting = The British side springs an ambush.
choose_ambush_fighter-note = { card-note }

ask-choose_ambush_area = Where does it strike?
    .context = The German pile has { $german_pile } cards, the British { $british_pile }.
    .coach = The limits for an area do not count now.
    .waiting = The British side springs an ambush.
choose_ambush_area-note = { area-note }

ask-choose_ambush_ace = Send an ace with it?
    .context = The German pile has { $german_pile } cards, the British { $british_pile }.
    .coach = An ace adds one to the fighter and takes one from those who attack it.
    .waiting = The British side springs an ambush.
choose_ambush_ace-pass = No ace

ask-choose_ace_host = Which fighter does the ace fly?
    .context = { $area_id ->
        [radar] Radar sites
        [airfield] Airfields
        [london] London
       *[other] Other cities
    }.
    .coach = The fighter gains one and is harder to hit. If it is lost, the ace may bale out.
    .waiting = A German player seats an ace.
choose_ace_host-note = { card-note }

ask-choose_british_ace_host = Which fighter does the ace fly?
    .context = { $area_id ->
        [radar] Radar sites
        [airfield] Airfields
        [london] London
       *[other] Other cities
    }.
    .coach = The fighter gains one and is harder to hit. If it is lost, the ace may bale out.
    .waiting = The British side seats an ace.
choose_british_ace_host-note = { card-note }

ask-choose_force = Which force does this fighter meet?
    .context = { $area_id ->
        [radar] Radar sites
        [airfield] Airfields
        [london] London
       *[other] Other cities
    }.
    .coach = A fighter meets one force only. Two against one bomber support each other; spread out to trouble everybody.
    .waiting = The British side divides its fighters.
choose_force-pass = Hold it back
choose_force-note = { $fighters ->
    [0] No fighters
    [one] One fighter
   *[other] { $fighters } fighters
}, { $bombers ->
    [one] one bomber.
   *[other] { $bombers } bombers.
}

ask-choose_night_force = Which night force does it meet?
    .context = { $area_id ->
        [radar] Radar sites
        [airfield] Airfields
        [london] London
       *[other] Other cities
    }.
    .coach = Night fighters have one round, and the bombers cannot fire back.
    .waiting = The British side divides its night fighters.
choose_night_force-note = { $fighters ->
    [0] No fighters
    [one] One fighter
   *[other] { $fighters } fighters
}, { $bombers ->
    [one] one bomber.
   *[other] { $bombers } bombers.
}

ask-choose_british_fighter = Which fighter do you show next?
    .context = { $area_id ->
        [radar] Radar sites
        [airfield] Airfields
        [london] London
       *[other] Other cities
    }, round { $round }.
    .coach = You show a fighter, the German answers with a card. Fighters left over may support a pair.
    .waiting = The British side shows a fighter.
choose_british_fighter-note = { card-note }

ask-choose_german_card = Which card answers this fighter?
    .context = { $area_id ->
        [radar] Radar sites
        [airfield] Airfields
        [london] London
       *[other] Other cities
    }, round { $round }.
    .coach = A fighter shields the bombers and shoots at the same time. A bomber fires only if it survives.
    .waiting = The German player answers a fighter.
choose_german_card-note = Lost in { $risk } %, hits back in { $odds } %.

ask-choose_support = Which pair does the spare fighter support?
    .context = { $area_id ->
        [radar] Radar sites
        [airfield] Airfields
        [london] London
       *[other] Other cities
    }, round { $round }.
    .coach = A supporting fighter also rolls and cannot be hit; the better result counts.
    .waiting = Spare fighters are sent to support.
choose_support-pass = It stays out

ask-choose_line_abreast = Use Line-Abreast Attack?
    .context = { $area_id ->
        [radar] Radar sites
        [airfield] Airfields
        [london] London
       *[other] Other cities
    }, round { $round }.
    .coach = A Hurricane that meets a bomber gains one, and the bomber cannot fire back.
    .waiting = The British side considers a command.
choose_line_abreast-pass = Keep it
choose_line_abreast-note = { $before } % → { $after } %.

ask-choose_free_hunt = Use Free Hunt?
    .context = { $area_id ->
        [radar] Radar sites
        [airfield] Airfields
        [london] London
       *[other] Other cities
    }, round { $round }.
    .coach = A Bf 109E that meets a fighter gains one for this round.
    .waiting = A German player considers a command.
choose_free_hunt-pass = Keep it
choose_free_hunt-note = { $before } % → { $after } %.

ask-choose_clouds = Use Into the Clouds?
    .context = { $area_id ->
        [radar] Radar sites
        [airfield] Airfields
        [london] London
       *[other] Other cities
    }, round { $round }.
    .coach = The attack on that bomber does not take place this round.
    .waiting = A German player considers a command.
choose_clouds-pass = Keep it
choose_clouds-note = At risk: { $risk } %.

ask-choose_rescue = A fighter is going down. Use Air-Sea Rescue?
    .context = { $area_id ->
        [radar] Radar sites
        [airfield] Airfields
        [london] London
       *[other] Other cities
    }, round { $round }.
    .coach = The fighter and its ace return to your hand, and nobody scores.
    .waiting = A German player considers a command.
choose_rescue-pass = Let it go

ask-choose_aim = Which bomber does it aim at?
    .context = { $area_id ->
        [radar] Radar sites
        [airfield] Airfields
        [london] London
       *[other] Other cities
    }.
    .coach = A gun hits more easily at its own height by day. A balloon that misses by day still spoils the aim.
    .waiting = The British side aims its guns.
choose_aim-note = { $card_id ->
    [ju87b] { card-ju87b }
    [do17z] { card-do17z }
    [he111h] { card-he111h }
   *[other] { card-ju88a }
}: shot down in { $odds } %.

ask-choose_clouds_from_flak = Hide a bomber from a weapon?
    .context = { $area_id ->
        [radar] Radar sites
        [airfield] Airfields
        [london] London
       *[other] Other cities
    }.
    .coach = One gun or balloon does nothing to your bomber.
    .waiting = A German player considers a command.
choose_clouds_from_flak-pass = Keep it
choose_clouds_from_flak-note = At risk: { $odds } %.

ask-choose_radio_beam = Use Radio-Beam Bombing for this bomber?
    .context = { $area_id ->
        [radar] Radar sites
        [airfield] Airfields
        [london] London
       *[other] Other cities
    }.
    .coach = Its hit number rises by one for this raid.
    .waiting = The bombers are over the target.
choose_radio_beam-pass = Bomb without it
choose_radio_beam-note = { $number } or less × { $dice }.

ask-choose_command_order = What becomes of your command cards?
    .context = The German pile has { $german_pile } cards, the British { $british_pile }.
    .coach = Retaliation takes two cards off the German pile and brings its end nearer. Cards you cannot use only clog the hand.
    .waiting = The British side sorts its command cards.
choose_command_order-pass = Keep the rest


## Refusals

why-all_fighters_fight = every fighter here meets a force.
why-must_seek_a_bomber = without a bomber you must exchange a card.
why-force_is_full = a force has at most { $a } cards, aces apart.
why-ace_needs_a_fighter = an ace needs a fighter without one, and at most two aces fly together.
why-out_of_range = it reaches area { $a }; this is area { $b }.
why-no_fighters_by_night = German fighters do not fly by night.
why-not_by_night = it does not fly by night.
why-no_results_left = the bombing results are used up.
why-london_is_barred = London opens after the turn of the Order to Bomb London.
why-night_is_barred = night raids open after the turn of Adlerangriff.
why-night_is_full = at most { $a } forces fly by night in a turn.
why-area_is_full = at most { $a } here.
why-no_bomber_for_it = no bomber in your hand can fly there.
why-must_place = you must place as many cards as you can: up to { $a } more.
why-fighters_are_out = at most { $a } fighters a turn in this mode.
why-weapons_are_out = at most { $a } gun or balloon a turn in this mode.
why-no_fighter_placed = no fighter of yours has been placed.
why-no_fighter_in_hand = there is no fighter in your hand.
why-hurricane_against_bomber = it needs a Hurricane against a bomber.
why-hunter_against_fighter = it needs a Bf 109E against a fighter, once a pair.
why-clouds_hide_bombers = it hides bombers only.

## Log

event-redrawn = The opening hand had no fighter: it is drawn again.
event-turn_begins = Turn { $turn }. { $british_id ->
    [hidden] The automaton defends
   *[other] { $british } defends
}; { $leader } leads the Germans.{ $event_id ->
    [hidden] { "" }
   *[other] { " " }{ $event } applies.
}
event-event_applies = { $card }: everybody flies to its target by day, and radar is repaired.
event-relocated = { $card } moves: { $origin } → { $area }.
event-drew = { $card_id ->
    [hidden] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $seat } draws { $card }.
}
event-british_drew = { $card_id ->
    [hidden] The British side draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] The British side draws { $card }.
}
event-exchanged = { $card_id ->
    [hidden] { $seat } puts { $count ->
        [one] a card
       *[other] { $count } cards
    } under the pile.
   *[other] { $seat } puts { $card } under the pile.
}
event-hand_shown = { $seat } shows { $cards } × { $card }.
event-event_shown = { $seat_id ->
    [hidden] The automaton
   *[other] { $seat }
} turns up { $card }.
event-grounded = { $seat } has no bomber and sits this turn out.
event-force_placed = { $seat } sends { $cards ->
    [one] one card
   *[other] { $cards } cards
} to { $area } by { $night ->
    [no] day
   *[other] night
}.
event-british_placed = { $card_id ->
    [hidden] The British side places { $count ->
        [one] a card
       *[other] { $count } cards
    } at { $area }.
   *[other] The British side places { $card } at { $area }.
}
event-ambush_moved = { $card_id ->
    [hidden] The British side moves { $count ->
        [one] a card
       *[other] { $count } cards
    }
   *[other] The British side moves { $card }
}: { $origin } → { $area }.
event-night_drawn = { $card_id ->
    [hidden] The British side draws two night cards.
   *[other] The British side draws { $card } and { $second }.
}
event-night_placed = { $card_id ->
    [hidden] The British side places { $count ->
        [one] a night card
       *[other] { $count } night cards
    } at { $area }.
   *[other] The British side places { $card } at { $area }.
}
event-force_shown = { $seat } reveals { $card }.
event-british_shown = At { $area } the British side reveals { $card }.
event-ace_declared = { $card } flies the { $host }.
event-held_back = { $card } is held back.
event-sent = { $card } goes against the force of { $seat }.
event-fighter_shown = The British side shows { $card }{ $ace_id ->
    [hidden] { "" }
   *[other] { " " }with { $ace }
} against { $force }, round { $round }.
event-paired = Pair { $pair }: { $card } against { $target }{ $ace_id ->
    [hidden] { "" }
   *[other] { " " }with { $ace }
}.
event-supported = { $card } supports pair { $pair }.
event-command_played = { $seat_id ->
    [hidden] The automaton
   *[other] { $seat }
} plays { $card }{ $pair_id ->
    [hidden] .
   *[other] { " " }on pair { $pair }.
}
event-fired = { $card } fires at { $target }: { $die } against { $number }.
event-damaged = { $card } is damaged and rolls { $die }.
event-shot_down = { $card } is shot down.
event-went_home = { $card } is driven off and goes home.
event-fuel_ends = { $card } of { $seat } is short of fuel and goes home.
event-ace_escaped = { $card } bales out: { $die }.
event-ace_lost = { $card } is lost: { $die }.
event-aimed = { $card } aims at { $target } of { $seat }.
event-weapon_fired = { $card } against { $target } of { $seat }, { $number } or less: { $dice }.
event-weapon_lost = { $card } is used up.
event-bombed = { $card } of { $seat } bombs, { $number } or less: { $dice }, { $hits ->
    [0] no hit.
    [one] one hit.
   *[other] { $hits } hits.
}
event-radar_hit = { $seat } does { $damage } damage to the radar sites, { $total } this turn, and scores { $vp }.
event-airfield_hit = { $seat } does { $damage } damage to the airfields and scores as much.
event-city_hit = { $seat } does { $damage } damage at { $area }: { $cards ->
    [0] no result card.
    [one] one result card.
   *[other] { $cards } result cards.
}
event-result_drawn = { $result }, seen from { $area }: { $vp } for { $seat }.
event-british_card_lost = The British pile loses { $card }.
event-german_card_lost = The German pile loses { $card }.
event-discarded = { $seat_id ->
    [hidden] The automaton
   *[other] { $seat }
} discards { $card }.
event-game_over = { $ending_id ->
    [british-win] The German pile is gone.
    [germans-win] The British pile is gone.
    [both-gone] Both piles are gone.
    [no-bombers] The Germans have no bomber left.
   *[other] The season for an invasion is over.
}

## Ends

result-british-win = The German pile is gone: the British side has won.
result-germans-win = The British pile is gone: the German side has won.
result-both-gone = Both piles are gone.
result-no-bombers = No German bomber is left: the British side has won.
result-time-is-up = The season is over, and the British side has held out.
action-retaliate = Use Retaliation Bombing
    .confirm = Discard it and two cards of the German pile?

## Phases and rules, in short

phase-6 = Re-siting
phase-7-1 = Placement
phase-8 = Air combat
phase-9 = Defence
phase-10 = Bombing
phase-11 = Refill
rule-3-1 = German cards
rule-3-1-1 = German fighters
rule-3-1-2 = German bombers
rule-3-1-3 = German aces
rule-3-1-4 = German commands
rule-3-1-5 = Event cards
rule-3-2 = British cards
rule-3-2-1 = British fighters
rule-3-2-2 = Defence weapons
rule-3-2-3 = British aces
rule-3-2-4 = British commands
rule-3-3 = Night cards
rule-3-4 = Bombing results
rule-3-5 = Role cards
rule-4 = Turn
rule-5 = Set-up
rule-6 = Re-siting
rule-7-1 = Order of placement
rule-7-2 = German placement
rule-7-2-1 = Exchange
rule-7-2-2 = Forces
rule-7-2-3 = Day and night
rule-7-3 = British placement
rule-7-4 = Night placement
rule-8 = Air combat
rule-8-1 = Pairs
rule-8-2 = Combat results
rule-8-3 = Rounds
rule-8-4 = Night combat
rule-9 = Defence
rule-9-1 = Guns
rule-9-2 = Balloons
rule-10 = Bombing
rule-11 = Refill
rule-11-1 = Victory
rule-12-1 = Commands
rule-12-2 = Events
rule-12-2-1 = Adlerangriff
rule-12-2-2 = London order
rule-12-3 = Aces
rule-13-1 = Rotating, three
rule-13-2 = Fixed, four
rule-13-3a = Fixed, three
rule-13-3b = Co-op, three
rule-13-3c = Co-op, two
rule-13-4 = High difficulty
rule-undo = Undo
