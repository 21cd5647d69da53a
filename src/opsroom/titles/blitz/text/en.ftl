### Blitz! in English.  Keys: docs/wire.md, "Text keys".

title-name = Blitz!
title-line = A quick duel of bluff: raid or wait, scramble or save.
title-about = Summer 1940. The Luftwaffe sends raids across the Channel; the RAF decides, card by card, what each raid is worth stopping. Twenty points of damage win for the Luftwaffe. An empty Luftwaffe deck wins for the RAF. A game takes about a quarter of an hour.
title-minutes = 15 min

mode-standard = Standard game
option-tie = When strengths are equal
option-tie-a = No bombing; the cards are discarded (a)
    .short = tie rule a
option-tie-b = No bombing; the cards are shuffled back (b)
    .short = tie rule b
    .note = From turn 60 ties follow (a), so that the game ends. That is our rule, not the original's.
option-berlin = Bombing of Berlin
option-berlin-off = Not used
option-berlin-on = Damage doubled to turn 14, halved from turn 15
    .short = Berlin
option-stop = A side that stops
option-stop-final = Plays no more in this raid
option-stop-open = May go on after the other side plays
    .short = open stop
option-no_raid = A turn without a raid
option-no_raid-discard = Still has a discard phase
option-no_raid-ends = Is over at once
    .short = no raid, no discards

seat-luftwaffe = Luftwaffe
seat-raf = RAF

## Cards

card-bf109 = Messerschmitt Bf 109
    .role = Escort fighter
card-bf110 = Bf 110 Zerstörer
    .role = Heavy escort
card-he111 = Heinkel He 111
    .role = Level bomber
card-do17z = Dornier Do 17Z
    .role = Light bomber
card-stuka = Junkers Stuka
    .role = Dive bomber
card-ace_pilot_luftwaffe = Ace Pilot
    .role = Leads the escort
card-night_raid = Night Raid
    .role = Doubles the whole attack
card-hermann_goering = Hermann Göring
    .role = Triples the whole attack
card-spitfire_mk1 = Supermarine Spitfire
    .role = Fast interceptor
card-hurricane = Hawker Hurricane
    .role = Sturdy, easy to mend
card-beaufighter = Bristol Beaufighter
    .role = Heavy fighter with radar
card-blenheim = Bristol Blenheim
    .role = Converted bomber
card-defiant = Boulton Paul Defiant
    .role = Turret fighter
card-gladiator = Gloster Gladiator
    .role = Nimble biplane
card-fairey_battle = Fairey Battle
    .role = Outclassed
card-early_warning_radar = Early Warning Radar
    .role = Doubles the whole defence
card-command_and_control = Command & Control
    .role = Doubles the whole defence
card-winston_churchill = Winston Churchill
    .role = Triples the whole defence
card-barrage_balloons = Barrage Balloons
    .role = Stops one Stuka's bombs
card-repairs = Repairs
    .role = Mends one point of damage
card-ack_ack_guns = Ack-Ack Guns
    .role = Heavy guns
card-ground_fire = Ground Fire
    .role = Small arms
card-ace_pilot_raf = Ace Pilot
    .role = Leads the scramble
card-inexperienced_pilots = Inexperienced Pilots
    .role = Not ready yet
card-decoy = Decoy
    .role = Draws the escort away

## Questions

ask-choose_first_bomber = Send a raid? Choose its first bomber, or stay at home.
    .context = { $damage } of { $needed } points of damage so far.
    .coach = A raid begins with a bomber: Heinkel, Dornier or Stuka. Bombs count only if your strength ends higher than the RAF's, so look at what can escort it. Staying at home saves cards, but every turn costs you two from your deck, and an empty deck loses.
    .waiting = The Luftwaffe decides whether to raid.
choose_first_bomber-pass = No raid this turn
    .note = The hand is kept; the discard phase follows.
choose_first_bomber-note = Strength { $force }, bombs { $bomb }.

ask-choose_defence = Add a card to the defence, or stop?
    .context = The Luftwaffe has { $luftwaffe }, you have { $raf }. { $at_stake ->
        [one] { $at_stake } point
       *[other] { $at_stake } points
    } of damage at stake.
    .coach = Match the Luftwaffe's strength and no bomb falls: a tie is enough. You need not defend every raid. Strong cards are worth keeping for raids with many bombs, and one doubling card a raid counts for everything you play.
    .waiting = The RAF considers its defence.
choose_defence-pass = Stop here
    .note = { $after ->
        [0] You leave the raid unopposed for now.
       *[other] Your defence stands at { $after }.
    }
choose_defence-note = { $times ->
    [0] Strength { $force }{ $multiplied ->
        [0] .
        [2] , doubled by your multiplier.
        [3] , tripled by your multiplier.
       *[other] , multiplied by { $multiplied }.
    }
    [2] Doubles your whole defence.
    [3] Triples your whole defence.
   *[other] Multiplies your whole defence by { $times }.
}

ask-choose_attack = Add a card to the attack, or stop?
    .context = You have { $luftwaffe }, the RAF has { $raf }. { $at_stake ->
        [one] { $at_stake } point
       *[other] { $at_stake } points
    } of damage at stake.
    .coach = Fighters add strength, bombers add bombs. You must end higher than the RAF: a tie drops nothing. One multiplier a raid counts for everything you play, before or after it.
    .waiting = The Luftwaffe considers its attack.
choose_attack-pass = Stop here
    .note = Your attack stands at { $after }.
choose_attack-note = { $times ->
    [0] Strength { $force }{ $multiplied ->
        [0] { "" }
        [2] , doubled
        [3] , tripled
       *[other] , times { $multiplied }
    }{ $bomb ->
        [0] .
       *[other] ; bombs { $bomb }.
    }
    [2] Doubles your whole attack.
    [3] Triples your whole attack.
   *[other] Multiplies your whole attack by { $times }.
}

ask-choose_relief = Bombs are falling. Balloons or repairs?
    .context = { $falling ->
        [one] { $falling } point
       *[other] { $falling } points
    } would be added to { $damage }.
    .coach = Only now can balloons and repairs be played. A balloon stops one Stuka's bombs, a repair mends one point of this raid. Older damage stays.
    .waiting = The RAF counts its balloons and repair crews.
choose_relief-pass = Let the rest fall
    .note = { $after ->
        [one] { $after } point
       *[other] { $after } points
    } on the track.
choose_relief-note = The falling damage shrinks.

ask-choose_discard = Discard a card, or keep the hand?
    .context = You hold { $held ->
        [one] { $held } card
       *[other] { $held } cards
    }; at most { $limit } may be kept.
    .coach = Only so many cards may be kept. You may also drop cards that only clog the hand; you do not draw for them.
    .waiting = Hands are being tidied.
choose_discard-pass = Keep the hand
choose_discard-note = Goes to the discards.

## Refusals

why-first_a_bomber = the first card of a raid must be a bomber.
why-one_multiplier = one multiplier a side in each raid.
why-in_the_bombing_phase = it is played once bombs have fallen.
why-only_relief = only balloons and repairs are played in the bombing phase.
why-no_dive_bomber = no Stuka is left to stop.
why-nothing_left = no damage is left to prevent.
why-over_the_limit = you hold { $a } cards; at most { $b } may be kept.

## Log

event-turn_begins = Turn { $turn }.
event-drew = { $card ->
    [hidden] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $seat } draws { $card }.
}
event-cannot_draw = { $seat } must draw, and its deck is empty.
event-no_raid = No raid this turn.
event-played = { $seat } plays { $card }: { $before } → { $after }.
event-stopped = { $seat } stops at { $total }.
event-compared = Luftwaffe { $luftwaffe }, RAF { $raf }: { $winner_id ->
    [luftwaffe] the bombers get through.
    [raf] the raid is beaten off.
   *[other] equal, so no bombs fall.
}
event-shuffled_back = The cards of the raid are shuffled back into their decks.
event-tie_stays_down = From turn { $turn } a tie is discarded, so that the game comes to an end. This is a rule of the site (ruling B09).
event-relieved = RAF uses { $card }: { $before } → { $after } points falling.
event-bombed = { $points ->
    [0] No damage is done. { $total } of { $needed }.
    [one] { $points } point of damage. { $total } of { $needed }.
   *[other] { $points } points of damage. { $total } of { $needed }.
}
event-discarded = { $seat } discards { $card }.
event-conceded = { $seat } concedes.

## Ends

result-victory-luftwaffe = The damage has reached its limit: the Luftwaffe wins.
result-victory-raf = The Luftwaffe cannot draw: the RAF has held out and wins.
result-conceded = The game was conceded.
action-concede = Concede the game
    .confirm = Accept the loss? This cannot be undone.

## Phases and rules, in short

phase-draw = Draw
phase-raid = Raid
phase-bombing = Bombing
phase-discard = Discard

rule-setup = Set-up
rule-turn = Turn
rule-draw = Draw
rule-raid = Raid
rule-bombing = Bombing
rule-discard = Discard
rule-victory-luftwaffe = Luftwaffe victory
rule-victory-raf = RAF victory
rule-cards-luftwaffe = Luftwaffe cards
rule-cards-raf = RAF cards
rule-option-berlin = Berlin option
rule-note-1 = Note 1
rule-note-2 = Note 2
rule-note-3a = Note 3a
rule-note-3b = Note 3b
rule-undo = Undo
