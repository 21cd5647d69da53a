### The Battle of Britain card game in English.  Keys: docs/wire.md, "Text keys".

title-name = Battle of Britain
title-line = Bluff over southern England: place face down, fight face up.
title-about = August and September 1940. The German players send forces against radar sites, airfields, London and other cities; the British player places interceptors, and radar damage decides who has to place first. The side whose deck runs out loses. Roles rotate or stay fixed, or you play together against an automated British side. A game takes about an hour.
title-minutes = 60 min

mode-rotating4 = Rotating roles, four players
mode-rotating3 = Rotating roles, three players
mode-fixed4 = One British player against three Germans
mode-fixed3 = One British player against two Germans
mode-coop3 = Co-op: three Germans against the automaton
mode-coop2 = Co-op: two Germans against the automaton
option-difficulty = Extra Spitfires
option-difficulty-0 = None
option-difficulty-1 = 1 card
option-difficulty-2 = 2 cards
option-difficulty-3 = 3 cards
option-difficulty-4 = 4 cards
option-winner = Tied points
option-winner-shared = The tied players share the win
option-winner-single = The tied player next in turn after the British player wins
option-doubling = When both decks run out
option-doubling-off = Points count as they are
option-doubling-on = British points count double
option-scoring = Winning with fixed roles and in co-op
option-scoring-side = The whole side wins together
option-scoring-points = The German player with the most points wins
option-both_gone = When both decks run out and the British side scores no points
option-both_gone-draw = A draw
option-both_gone-british = The British side wins
option-driven_off = A damaged bomber that returns to hand
option-driven_off-leaves = Does not fire back
option-driven_off-fires = Still fires back
option-holding_back = Can British fighters be held back from combat?
option-holding_back-never = No, every fighter fights a force
option-holding_back-always = Yes
option-holding_back-when_dividing = Only where there are two or more forces
option-automaton_at_night = The automaton against night raids
option-automaton_at_night-weapons = Places guns and balloons only
option-automaton_at_night-fighters = Places its strongest fighter, even though it cannot fight at night
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
target-london_night = London at night
target-cities_night = Other cities at night
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
    .role = Protects a bomber from one attack
card-x_geraet = Radio-Beam Bombing
    .role = Better aim for one bomber
card-seenotdienst = Air-Sea Rescue
    .role = Saves a fighter that is shot down
card-adlerangriff = Adlerangriff
    .role = Event: all forces attack the airfields
card-london_raid_order = Order to Bomb London
    .role = Event: all forces attack London
card-hurricane_mk1 = Hurricane Mk I
    .role = Fighter
card-hurricane_mk2 = Hurricane Mk II
    .role = Fighter that can also damage
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
    .role = Makes a bomber miss more often
card-ace_bader = Ace Bader
    .role = Flies with a fighter
card-ace_malan = Ace Malan
    .role = Flies with a fighter
card-ace_tuck = Ace Tuck
    .role = Flies with a fighter
card-ace_lacey = Ace Lacey
    .role = Flies with a fighter
card-churchill_speech = Churchill’s Speech
    .role = Stirring, but no effect
card-retaliation_bombing = Retaliation Bombing
    .role = Discards two cards from the German deck
card-line_abreast = Line-Abreast Attack
    .role = Helps a Hurricane against a bomber
card-ambush = Ambush
    .role = Moves or adds a fighter after placement
card-night_blenheim_if = Blenheim IF
    .role = Night fighter
card-night_beaufighter_if = Beaufighter IF
    .role = Strong night fighter
card-night_aa_40mm = 40 mm gun, night
    .role = Night only
card-night_barrage_balloon = Barrage balloon, night
    .role = Night only
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

decks-left = Cards left in the decks: German { $german_pile }, British { $british_pile }.

ask-choose_weapon = Move a gun or balloon to another area?
    .context = { decks-left }
    .coach = Guns and balloons stay on the board from turn to turn. Before anyone places, you may move one of them to any area.
    .waiting = The British side may move a gun or balloon.
choose_weapon-pass = Don't move any

ask-choose_new_area = Which area does the { $card } move to?
    .context = { decks-left }
    .coach = Guns fire at bombers that get past the fighters. Put them where you expect the bombers.
    .waiting = The British side is moving a gun or balloon.
area-note = { $forces ->
    [0] No German force there.
    [one] { $forces } German force there.
   *[other] { $forces } German forces there.
}
choose_new_area-note = { area-note }

ask-choose_exchange = Exchange a card before you place?
    .context = { decks-left }
    .coach = You may put one card under the deck and draw a new one. A force needs a bomber, and its escorts must be able to reach the target.
    .waiting = A German player is deciding whether to exchange a card.
choose_exchange-pass = Keep your hand
card-note = { $hit ->
    [0] { $combat ->
        [0] { $fires ->
            [0] { "" }
           *[other] Against one bomber: { $dice ->
                [one] 1 die, a hit on
               *[other] { $dice } dice, each hits on
            } { $fires ->
                [one] a 1
               *[other] 1–{ $fires }
            }{ $own_height ->
                [0] { "" }
               *[other] , by day at its own height on 1–{ $own_height }
            }{ $in_the_dark ->
                [0] { "" }
               *[other] , at night on 1–{ $in_the_dark }
            }.
        }
       *[other] Combat { $combat }{ $special ->
            [0] .
           *[other] , special result on a { $special }.
        }
    }
   *[other] Combat { $combat }; { $dice ->
        [one] bombs with { $dice } die, a hit
       *[other] bombs with { $dice } dice, each hits
    } on { $hit ->
        [one] a 1
       *[other] 1–{ $hit }
    }.
}
choose_exchange-note = { card-note }

ask-choose_to_put_back = You have no bomber. Which card do you put back?
    .context = { decks-left }
    .coach = You have no bomber, so you reveal your hand and exchange two cards. If you still have no bomber after that, you sit out this turn.
    .waiting = A German player without a bomber is exchanging two cards.
choose_to_put_back-note = { card-note }

ask-choose_target = Which target does your force attack?
    .context = Radar damage this turn: { $radar }. { decks-left }
    .coach = Radar damage makes the British side place before seeing you next turn. Airfield damage removes cards from the British deck and wins the game for the Germans. Cities give you points. An area holds at most two forces.
    .waiting = A German player is choosing a target.
choose_target-note = { $cards ->
    [0] No British cards placed there this turn.
    [one] { $cards } British card there.
   *[other] { $cards } British cards there.
}

ask-choose_bomber = Which bomber goes in your force?
    .context = { decks-left }
    .coach = Every force needs at least one bomber. More bombers do more damage. Bombers marked low or high are easier targets for guns of that height.
    .waiting = A German player is building a force.
choose_bomber-note = { card-note }

ask-choose_force_card = Add another card to your force?
    .context = { decks-left }
    .coach = Up to three cards. Aces don't count towards that; each flies with one fighter. Escorts can take on the interceptors instead of your bombers.
    .waiting = A German player is building a force.
choose_force_card-pass = Done
choose_force_card-note = { card-note }

ask-choose_british_card = Which card do you place?
    .context = Up to { $limit } cards, { $an_area } per area, not counting aces.
    .coach = You must place as many cards as you can. Fighters fight day raids; guns and balloons stay for later turns and also work at night. An ace needs a fighter.
    .waiting = The British side is placing cards.
choose_british_card-pass = Done placing
choose_british_card-note = { card-note }

ask-choose_area = Which area do you place the { $card } in?
    .context = { $an_area ->
        [one] { $an_area } card per area
       *[other] Up to { $an_area } cards per area
    }, not counting aces.
    .coach = Forces are face down: you only see whose they are, how many cards they have, and whether they fly by day or at night. Airfield damage removes cards from your deck, so guard the airfields.
    .waiting = The British side is placing cards.
choose_area-note = { area-note }

ask-choose_first_night_area = Where do you place the first night card?
    .context = Night cards go to London or the other cities.
    .coach = Only night fighters, guns and balloons work against night raids. You may place both cards in the same area.
    .waiting = The British side is placing its night cards.
choose_first_night_area-note = { $night ->
    [0] No night force there.
    [one] { $night } night force there.
   *[other] { $night } night forces there.
}

ask-choose_second_night_area = Where do you place the second night card?
    .context = Night cards go to London or the other cities.
    .coach = Only night fighters, guns and balloons work against night raids. You may place both cards in the same area.
    .waiting = The British side is placing its night cards.
choose_second_night_area-note = { $night ->
    [0] No night force there.
    [one] { $night } night force there.
   *[other] { $night } night forces there.
}

ask-choose_ambush = Play Ambush?
    .context = { decks-left }
    .coach = Everyone has placed. Ambush moves one of your fighters to another area or adds one from your hand, ignoring the card limits.
    .waiting = The British side may play Ambush.
choose_ambush-pass = Don't play it

ask-choose_ambush_from = Which area does the fighter leave?
    .context = { decks-left }
    .coach = A fighter in an area without German forces is wasted.
    .waiting = The British side is playing Ambush.
choose_ambush_from-note = { area-note }

ask-choose_ambush_fighter = Which fighter goes on the ambush?
    .context = { decks-left }
    .coach = Use strong fighters against forces with many bombers.
    .waiting = The British side is playing Ambush.
choose_ambush_fighter-note = { card-note }

ask-choose_ambush_area = Which area does the { $card } go to?
    .context = { decks-left }
    .coach = The limit per area does not apply now.
    .waiting = The British side is playing Ambush.
choose_ambush_area-note = { area-note }

ask-choose_ambush_ace = Send an ace with the { $card }?
    .context = { decks-left }
    .coach = An ace gives its fighter +1 combat and anyone attacking it −1.
    .waiting = The British side is playing Ambush.
choose_ambush_ace-pass = No ace

ask-choose_ace_host = Which fighter does { $card } fly?
    .context = { $area }.
    .coach = The fighter gets +1 combat and is harder to hit. If it is shot down, the ace may bail out.
    .waiting = A German player is choosing a fighter for an ace.
choose_ace_host-note = { card-note }

ask-choose_british_ace_host = Which fighter does { $card } fly?
    .context = { $area }.
    .coach = The fighter gets +1 combat and is harder to hit. If it is shot down, the ace may bail out.
    .waiting = The British side is choosing a fighter for an ace.
choose_british_ace_host-note = { card-note }

ask-choose_force = Which force does the { $card } attack?
    .context = { $area }.
    .coach = A fighter can fight only one force. Concentrate so that they support each other, or spread out to get in everyone's way.
    .waiting = The British side is assigning its fighters.
choose_force-pass = Hold it back
choose_force-note = { $fighters ->
    [0] No fighters
    [one] { $fighters } fighter
   *[other] { $fighters } fighters
}, { $bombers ->
    [one] { $bombers } bomber.
   *[other] { $bombers } bombers.
}

ask-choose_night_force = Which night force does the { $card } attack?
    .context = { $area }.
    .coach = Night combat lasts one round, and the bombers cannot fire back.
    .waiting = The British side is assigning its night fighters.
choose_night_force-note = { $fighters ->
    [0] No fighters
    [one] { $fighters } fighter
   *[other] { $fighters } fighters
}, { $bombers ->
    [one] { $bombers } bomber.
   *[other] { $bombers } bombers.
}

ask-choose_british_fighter = Which fighter do you send in next?
    .context = { $area }, round { $round }.
    .coach = You send in a fighter, and the German player picks a card to meet it. Spare fighters can support a pair.
    .waiting = The British side is sending in a fighter.
choose_british_fighter-note = { card-note }

ask-choose_german_card = Which card meets the { $card }?
    .context = { $area }, round { $round }.
    .coach = A fighter protects your bombers, and both sides fire at the same time. A bomber fires back only if it survives.
    .waiting = A German player is choosing a card to meet a fighter.
choose_german_card-note = { card-note }

ask-choose_support = Which pair does the spare { $card } support?
    .context = { $area }, round { $round }.
    .coach = A supporting fighter rolls too and cannot be hit; the better result counts.
    .waiting = Spare fighters are being assigned.
choose_support-pass = No support

ask-choose_line_abreast = Use Line-Abreast Attack?
    .context = { $area }, round { $round }.
    .coach = A Hurricane fighting a bomber gets +1 combat, and the bomber cannot fire back.
    .waiting = The British side may play a command card.
choose_line_abreast-pass = Don't use it
choose_line_abreast-note = Chance to shoot it down: { $before }% → { $after }%.

ask-choose_free_hunt = Use Free Hunt?
    .context = { $area }, round { $round }.
    .coach = A Bf 109E fighting a fighter gets +1 combat for this round.
    .waiting = A German player may play a command card.
choose_free_hunt-pass = Don't use it
choose_free_hunt-note = Chance to shoot it down: { $before }% → { $after }%.

ask-choose_clouds = Use Into the Clouds?
    .context = { $area }, round { $round }.
    .coach = The bomber is not attacked this round.
    .waiting = A German player may play a command card.
choose_clouds-pass = Don't use it
choose_clouds-note = { $risk }% chance to be lost.

ask-choose_rescue = The { $card } is shot down. Use Air-Sea Rescue?
    .context = { $area }, round { $round }.
    .coach = The fighter and its ace return to your hand, and the British side scores nothing for them.
    .waiting = A German player may play a command card.
choose_rescue-pass = Don't use it

ask-choose_aim = Which bomber does the { $card_id ->
    [barrage_balloon] barrage balloon block
    [night_barrage_balloon] barrage balloon block
    [aa_94mm] 94 mm gun fire at
   *[other] 40 mm gun fire at
}?
    .context = { $area }.
    .coach = By day, a gun hits bombers of its own height more easily. By day, a balloon that misses still makes the bomber less accurate.
    .waiting = The British side is choosing targets for its guns and balloons.
choose_aim-note = { $card }.

ask-choose_clouds_from_flak = Use Into the Clouds against a gun or balloon?
    .context = { $area }.
    .coach = One gun or balloon has no effect on your bomber.
    .waiting = A German player may play a command card.
choose_clouds_from_flak-pass = Don't use it
choose_clouds_from_flak-note = { $odds }% chance to be lost.

ask-choose_radio_beam = Use Radio-Beam Bombing for the { $card }?
    .context = { $area }.
    .coach = Its hit number goes up by 1 for this raid.
    .waiting = The bombers are over the target.
choose_radio_beam-pass = Don't use it
choose_radio_beam-note = { $dice ->
    [one] { $dice } die, a hit
   *[other] { $dice } dice, each hits
} on { $number ->
    [one] a 1
   *[other] 1–{ $number }
}.

ask-choose_command_order = What do you do with your command cards?
    .context = { decks-left }
    .coach = Retaliation Bombing discards two cards from the German deck, so it runs out sooner. Cards you can't use only clog your hand.
    .waiting = The British side is sorting its command cards.
choose_command_order-pass = Keep the rest


## Refusals

why-all_fighters_fight = every fighter here must fight a force.
why-must_seek_a_bomber = you have no bomber, so you must exchange a card.
why-force_is_full = a force has at most { $a } cards, not counting aces.
why-ace_needs_a_fighter = an ace needs a fighter that has no ace yet, and a force has at most two aces.
why-out_of_range = its range is area { $a }; this is area { $b }.
why-no_fighters_by_night = German fighters do not fly at night.
why-not_by_night = it does not fly at night.
why-no_results_left = the bombing result cards have run out.
why-london_is_barred = London can be attacked only after the turn of the Order to Bomb London.
why-night_is_barred = night raids are possible only after the turn of Adlerangriff.
why-night_is_full = at most { $a } forces can fly at night in a turn.
why-area_is_full = this area is full (at most { $a }).
why-no_bomber_for_it = no bomber in your hand can fly there.
why-must_place = you must place as many cards as you can: up to { $a } more.
why-fighters_are_out = in this mode you may place at most { $a } { $a ->
    [one] fighter
   *[other] fighters
} per turn.
why-weapons_are_out = in this mode you may place at most { $a } { $a ->
    [one] gun or balloon
   *[other] guns or balloons
} per turn.
why-no_fighter_placed = you have no fighter on the board.
why-no_fighter_in_hand = you have no fighter in your hand.
why-hurricane_against_bomber = it works only for a Hurricane against a bomber.
why-hunter_against_fighter = it works only for a Bf 109E against a fighter, once per pair.
why-clouds_hide_bombers = it works only for bombers.

## Log

event-redrawn = The opening hand had no fighter, so it is drawn again.
event-turn_begins = Turn { $turn }. { $british_id ->
    [hidden] The automaton plays the British side
   *[other] { $british } plays the British side
}; { $leader } is first among the Germans.{ $event_id ->
    [hidden] { "" }
   *[other] { " " }{ $event } is in effect.
}
event-event_applies = { $card }: every force attacks its target by day, and the radar is repaired.
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
    } under the deck.
   *[other] { $seat } puts { $card } under the deck.
}
event-hand_shown = { $seat } reveals { $card } ×{ $cards }.
event-event_shown = { $seat_id ->
    [hidden] The automaton
   *[other] { $seat }
} reveals { $card }.
event-grounded = { $seat } has no bomber and sits out this turn.
event-force_placed = { $seat } sends { $cards ->
    [one] a card
   *[other] { $cards } cards
} to { $area } { $night ->
    [no] by day
   *[other] at night
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
event-sent = { $card } attacks { $seat }'s force.
event-fighter_shown = The British side sends in { $card }{ $ace_id ->
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
event-fired = { $card } fires at { $target }: rolls { $die }, needs { $number } or less.
event-damaged = { $card } is damaged and rolls { $die }.
event-shot_down = { $card } is shot down.
event-went_home = { $card } is driven off and returns to hand.
event-fuel_ends = { $seat }'s { $card } is low on fuel and returns to hand.
event-ace_escaped = { $card } bails out (roll: { $die }).
event-ace_lost = { $card } is lost (roll: { $die }).
event-aimed = { $card } targets { $seat }'s { $target }.
event-weapon_fired = { $card } fires at { $seat }'s { $target }: rolls { $dice }, needs { $number } or less.
event-weapon_lost = { $card } is removed from the game.
event-bombed = { $seat }'s { $card } bombs: rolls { $dice }, needs { $number } or less, { $hits ->
    [0] no hits.
    [one] { $hits } hit.
   *[other] { $hits } hits.
}
event-radar_hit = { $seat } does { $damage } damage to the radar sites ({ $total } this turn) and scores { $vp } VP.
event-airfield_hit = { $seat } does { $damage } damage to the airfields and scores { $damage } VP.
event-city_hit = { $seat } does { $damage } damage to { $area }: { $cards ->
    [0] no result card.
    [one] { $cards } result card.
   *[other] { $cards } result cards.
}
event-result_drawn = { $result } ({ $area }): { $vp } VP for { $seat }.
event-british_card_lost = The British deck loses { $card }.
event-german_card_lost = The German deck loses { $card }.
event-discarded = { $seat_id ->
    [hidden] The automaton
   *[other] { $seat }
} discards { $card }.
event-game_over = { $ending_id ->
    [british-win] The German deck has run out.
    [germans-win] The British deck has run out.
    [both-gone] Both decks have run out.
    [no-bombers] The Germans have no bombers left.
   *[other] It is too late in the year for an invasion.
}

## Ends

result-british-win = The German deck has run out: the British side wins.
result-germans-win = The British deck has run out: the German side wins.
result-both-gone = Both decks have run out.
result-no-bombers = The Germans have no bombers left: the British side wins.
result-time-is-up = It is too late in the year for an invasion: the British side has held out and wins.
action-retaliate = Use Retaliation Bombing
    .confirm = Discard this card and two cards from the German deck?

## Phases and rules, in short

phase-6 = Move weapons
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
rule-5 = Setup
rule-6 = Moving weapons
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
rule-12-2-2 = Order to Bomb London
rule-12-3 = Aces
rule-13-1 = Rotating, three
rule-13-2 = Fixed, four
rule-13-3a = Fixed, three
rule-13-3b = Co-op, three
rule-13-3c = Co-op, two
rule-13-4 = High difficulty
rule-undo = Undo

## The goal strip

goal-need-rotating = When a deck runs out, the other side has won: the most points on its track win.
goal-need-british = Outlast the Germans: you win if their deck runs out first.
goal-need-german = Empty the British deck first: then the German side wins together.
goal-need-german-points = Empty the British deck first, and have the most points of the Germans.
goal-need-coop = Empty the British deck first: then you all win together.
goal-need-coop-points = Empty the British deck first, and have the most points of all.
goal-need-watcher = The side whose deck runs out first loses.
goal-piles = Decks: German { $german }, British { $british }
goal-tracks = Your points: German { $german }, British { $british }
goal-others = Best of the others: German { $german }, British { $british }
goal-points = Your points: { $points }
goal-best = In front: { $seat }, { $points }
goal-turns = Turn { $turn } of { $turns }

## The briefing

briefing-situation = August and September 1940: German forces fly against radar sites, airfields, London and other cities. Forces and interceptors are placed face down and turned up only when they meet. Every turn costs both sides cards, and the side whose deck runs out has lost the battle.
briefing-goal = Score points in both roles: as a German you score with bombs, as the British player with shot-down aircraft. When a deck runs out, only the points on the winning side's track count.
briefing-goal-british = Outlast the Germans: you win if their deck runs out first. Shoot down bombers before they reach the airfields, because bombs there cost you cards.
briefing-goal-fixed4 = Empty the British deck before your own runs out. Of the Germans, the one with the most points wins.
briefing-goal-fixed3 = { briefing-goal-fixed4 }
briefing-goal-coop3 = Empty the British deck before your own runs out. In the standard co-op game you all win or lose together.
briefing-goal-coop2 = { briefing-goal-coop3 }
briefing-rival = The others want the same. Everyone plays the British side in turn, so watch which deck is shrinking faster, and who leads on that track.
briefing-rival-british = The Germans want to empty your deck. They also compete with each other for points, and may not go where it would help them most.
briefing-rival-fixed4 = The British player wins if the German deck runs out first. The other Germans are your allies against the British, and your rivals for points.
briefing-rival-fixed3 = { briefing-rival-fixed4 }
briefing-rival-coop3 = The British side is an automaton that follows fixed rules. It wins if the German deck runs out first.
briefing-rival-coop2 = { briefing-rival-coop3 }
briefing-step-1 = Placement
    .about = Forces and interceptors go to the areas face down. Radar damage decides who places first.
    .all = you decide
briefing-step-2 = Air combat
    .about = Fighters meet the force in pairs. Commands can change a fight.
    .all = you decide
briefing-step-3 = Defence
    .about = Guns and balloons act against the bombers that are left.
    .british = you decide
briefing-step-4 = Bombing
    .about = Every bomber that is left rolls its dice.
briefing-step-5 = Refill
    .about = Hands are filled from the decks. Then the decks are checked.
    .all = you decide
briefing-decides = The decks decide who wins, so bombs on airfields and shot-down aircraft count twice. Damaged radar makes the British side place first, where you can see it. London and night raids open only after their event cards.

## Odds and the staff's reasons

odds-own_lost = Yours shot down
odds-enemy_lost = Theirs shot down
odds-gun_hits = Hit
odds-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
}
odds-note-choose_british_fighter = Chances for this pair, without command cards, if the German player answers like the Standard bot.
odds-note-choose_german_card = Chances for this pair, without command cards or further support.
odds-note-choose_support = Chances for that pair, without command cards.
odds-note-choose_line_abreast = Chances for that pair if no other command is played.
odds-note-choose_free_hunt = Chances for that pair if no other command is played.
reason-hand_is_good = You have bombers and an escort. Keep this hand.
reason-must_exchange = You have to exchange something, and this card is missed least.
reason-command_back = A command doesn't fly. Exchange it for an aircraft.
reason-ace_alone = An ace is no use without a fighter to fly.
reason-too_many_escorts = You have { $a } fighters but too few bombers ({ $b }). Exchange a fighter for a chance at a bomber.
reason-third_bomber = With { $a } bombers and no escort, exchange the weakest bomber for a chance at a fighter.
reason-strike_target = { $area } promises the most damage for the least resistance: { $b ->
    [0] no British cards are there yet.
    [one] 1 British card is there.
   *[other] { $b } British cards are there.
}
reason-strike_by_night = By night hardly anyone is lost, and your bombers do most at { $area }.
reason-best_bomber = This bomber promises the most hits for the risk: dice { $a }, each hits on { $b } or less.
reason-ace_flies_along = An ace costs no place and makes its fighter stronger.
reason-two_escorts = Few bombers are left in the game, so spend escorts rather than bombers.
reason-escort_first = Interceptors are to be expected there, so the force needs an escort first.
reason-more_bombs = One more bomber adds the most damage: dice { $a }, each hits on { $b } or less.
reason-escort_left = There is no bomber to add, and another escort protects the ones you have.
reason-nothing_to_add = Nothing that could be added would help.
reason-play_command = A command is worth most at the first chance to use it.
reason-retaliate = Retaliation Bombing shortens the German deck, so use it while you can.
reason-keep_cards = These cards are still useful in your hand.
reason-weakest_first = Show the weakest fighter first, so that the escorts are used up on it.
reason-escort_answers = A fighter should take the attack, so that the bombers get through.
reason-bomber_missed_least = There is no escort left, so expose the bomber that is missed least.
reason-support_first = A supporting fighter rolls too and can't be hit.
reason-support_against_bomber = Support the pair in which the most bombs can be stopped.
reason-guns_by_night = Nobody comes by day, and guns also fire at night.
reason-gun_last = The fighters come first; a gun with the last card stays for later turns.
reason-strong_fighter_first = The strongest fighter goes where it is needed most.
reason-guard_area = { $area } matters most for the raids to be expected there; { $b ->
    [0] you have no cards there yet.
    [one] you have 1 card there.
   *[other] you have { $b } cards there.
}
reason-move_idle_gun = This gun does more elsewhere: at the radar or in a closed area it is wasted.
reason-guns_stay = All guns stand where they are needed.
reason-event_area = The event of this turn sends the raids there.
reason-most_to_guard = Of the open areas, this one has the most to lose.
reason-night_raiders = Night raiders are there, and few night cards face them yet.
reason-ambush_add = One more fighter is better than moving one.
reason-fighter_is_idle = A fighter stands where no German force is, so it can be used elsewhere.
reason-no_idle_fighter = All your fighters face a force. Moving one would leave a gap.
reason-ace_in_strongest = An ace does most in the strongest fighter.
reason-worst_force = That force carries the most bombs for the escorts it has and the fighters already sent.
reason-aim_at_most_bombs = Aim where the most bombs can be stopped, at the gun's own height if possible.

## Examples of the page about the game

example-combat = Hit or repelled
    .text = The Bf 109E has the number 3. A 3 or less shoots the British fighter down. A 4, its special number, repels it: the fighter returns to hand.
example-bombing = Bombing an airfield
    .text = The He 111 rolls three dice and hits with 2 or less: 1 and 2 are two points of damage. At an airfield that is two victory points, and two cards leave the British deck.

## After-action report
points-radar = Damage to radar
points-airfield = Damage to airfields
points-city = Bombing of { $area }
points-shot_down_british = British aircraft shot down
points-shot_down_german = German aircraft shot down
points-aces_and_cards = Aces, and cards lost to bombing
loss-shot_down = Shot down
