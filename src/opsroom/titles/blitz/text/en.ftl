### Blitz! in English.  Keys: docs/wire.md, "Text keys".

title-name = Blitz!
title-line = A quick game of bluff: raid or wait, scramble or hold back.
title-about = Summer 1940. The Luftwaffe sends raids across the Channel, and the RAF decides, card by card, which ones are worth stopping. The Luftwaffe wins with 20 points of damage. The RAF wins if the Luftwaffe's deck runs out first. A game takes about 15 minutes.
title-minutes = 15 min

mode-standard = Standard game
option-tie = Tied strength
option-tie-a = No bombing; the raid's cards are discarded
    .short = tied raids: cards discarded
option-tie-b = No bombing; the raid's cards are shuffled back into the decks
    .short = tied raids: cards shuffled back
    .note = From turn 60 on, the cards of a tied raid are discarded so that the game ends. This is our rule; the original game has no such limit.
option-berlin = Bombing of Berlin
option-berlin-off = Not used
option-berlin-on = Damage is doubled through turn 14 and halved from turn 15
    .short = Berlin
option-stop = After a side stops
option-stop-final = It plays no more cards in this raid
option-stop-open = It may play again after the other side plays a card
    .short = open stop
option-no_raid = Turns without a raid
option-no_raid-discard = The discard phase still takes place
option-no_raid-ends = The turn ends immediately
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
    .role = Sturdy and easy to repair
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
    .role = Stop one Stuka's bombs
card-repairs = Repairs
    .role = Cancel 1 point of damage
card-ack_ack_guns = Ack-Ack Guns
    .role = Heavy guns
card-ground_fire = Ground Fire
    .role = Small arms
card-ace_pilot_raf = Ace Pilot
    .role = Leads the scramble
card-inexperienced_pilots = Inexperienced Pilots
    .role = Still in training
card-decoy = Decoy
    .role = Lures the escort away

## Questions

ask-choose_first_bomber = Send a raid? Choose its first bomber, or pass.
    .context = Damage so far: { $damage } of { $needed }.
    .coach = A raid starts with a bomber: Heinkel, Dornier or Stuka. Bombs only count if your strength ends up higher than the RAF's, so check what you have to escort it. Passing saves cards, but every turn takes two cards from your deck, and you lose when it runs out.
    .waiting = The Luftwaffe is deciding whether to raid.
choose_first_bomber-pass = No raid this turn
    .note = You keep your hand and go to the discard phase.
choose_first_bomber-note = Strength { $force }, bombs { $bomb }.

ask-choose_defence = Play a card to defend, or stop?
    .context = Luftwaffe { $luftwaffe }, you { $raf }. { $at_stake ->
        [one] { $at_stake } point
       *[other] { $at_stake } points
    } of damage if the raid gets through.
    .coach = Match the Luftwaffe's strength and no bombs fall: a tie is enough. Whoever stops first leaves the last word to the other side, so answer with cards that you can spare. Once the Luftwaffe has stopped, pay no more than its bombs are worth. You may play one multiplier per raid, and it counts for all the cards you play.
    .waiting = The RAF is choosing its defence.
choose_defence-pass = Stop
    .note = { $stop ->
        [ends] The raid ends, your defence at { $after }.
        [open] Your defence is { $after }. You may play again if the Luftwaffe plays another card.
       *[final] You play no more cards in this raid; the Luftwaffe may go on alone.
    }
choose_defence-note = { $times ->
    [0] Strength { $force }{ $multiplied ->
        [0] .
        [2] , doubled by your multiplier.
        [3] , tripled by your multiplier.
       *[other] , multiplied by { $multiplied }.
    }
    [2] { "" }
    [3] { "" }
   *[other] Multiplies your whole defence by { $times }.
}

ask-choose_attack = Play a card to attack, or stop?
    .context = You { $luftwaffe }, RAF { $raf }. { $at_stake ->
        [one] { $at_stake } point
       *[other] { $at_stake } points
    } of damage if the raid gets through.
    .coach = Fighters add strength, bombers add bombs: keep most of your bombers until the RAF has stopped. You must end up higher than the RAF; on a tie, no bombs fall. You may play one multiplier per raid, and it counts for all the cards you play, before or after it.
    .waiting = The Luftwaffe is choosing its attack.
choose_attack-pass = Stop
    .note = { $stop ->
        [ends] The raid ends, your attack at { $after }.
        [open] Your attack is { $after }. You may play again if the RAF plays another card.
       *[final] You play no more cards in this raid; the RAF may go on alone.
    }
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
    [2] { "" }
    [3] { "" }
   *[other] Multiplies your whole attack by { $times }.
}

ask-choose_relief = Bombs are falling. Play Barrage Balloons or Repairs?
    .context = Damage is { $damage }; this raid would add { $falling }.
    .coach = This is the only time you can play Barrage Balloons and Repairs. Each Barrage Balloons card stops one Stuka's bombs; each Repairs card cancels 1 point of damage from this raid. Earlier damage stays.
    .waiting = The RAF is choosing whether to play Barrage Balloons or Repairs.
choose_relief-pass = Take the rest
    .note = { $after ->
        [one] { $after } point
       *[other] { $after } points
    } of damage added to the track.
choose_relief-note = Damage from this raid: { $before } → { $after }.

ask-choose_discard = Discard a card, or keep your hand?
    .context = You have { $held ->
        [one] { $held } card
       *[other] { $held } cards
    } and may keep up to { $limit }.
    .coach = Your hand is limited. You may also discard cards you don't want, but you don't draw replacements.
    .waiting = The players are discarding.
choose_discard-pass = Keep your hand
choose_discard-note = Goes to your discard pile.

## Refusals

why-first_a_bomber = the first card of a raid must be a bomber.
why-one_multiplier = each side may play only one multiplier per raid.
why-in_the_bombing_phase = they are played in the bombing phase, after the Luftwaffe wins a raid.
why-only_relief = only Barrage Balloons and Repairs can be played in the bombing phase.
why-no_dive_bomber = there is no Stuka left to stop.
why-nothing_left = there is no damage left to prevent.
why-over_the_limit = you have { $a } cards and may keep up to { $b }.

## Log

event-turn_begins = Turn { $turn }.
event-drew = { $card ->
    [hidden] The { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] The { $seat } draws { $card }.
}
event-cannot_draw = The { $seat } must draw, but its deck is empty.
event-no_raid = No raid this turn.
event-played = The { $seat } plays { $card }: { $before } → { $after }.
event-stopped = The { $seat } stops at { $total }.
event-compared = Luftwaffe { $luftwaffe }, RAF { $raf }: { $winner_id ->
    [luftwaffe] the bombers get through.
    [raf] the raid is beaten off.
   *[other] a tie, so no bombs fall.
}
event-shuffled_back = The raid's cards are shuffled back into their decks.
event-tie_stays_down = From turn { $turn } on, the cards of a tied raid are discarded so that the game ends. This is a rule of this site (ruling B09).
event-relieved = The RAF plays { $card }: damage from this raid { $before } → { $after }.
event-bombed = { $points ->
    [0] No damage. Total: { $total } of { $needed }.
    [one] { $points } point of damage. Total: { $total } of { $needed }.
   *[other] { $points } points of damage. Total: { $total } of { $needed }.
}
event-discarded = The { $seat } discards { $card }.
event-conceded = The { $seat } concedes.

## Ends

result-victory-luftwaffe = The Luftwaffe has done enough damage and wins.
result-victory-raf = The Luftwaffe cannot draw a card: the RAF has held out and wins.

## Phases and rules, in short

phase-draw = Draw
phase-raid = Raid
phase-bombing = Bombing
phase-discard = Discard

rule-setup = Setup
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

## The goal strip

goal-need-luftwaffe = Do { $needed } points of damage before your deck runs out.
goal-need-raf = Keep the damage below { $needed } until the Luftwaffe's deck runs out.
goal-need-watcher = The Luftwaffe needs { $needed } points of damage; the RAF has to hold out until its deck is empty.
goal-damage = Damage { $damage } of { $needed }
goal-deck = Luftwaffe deck: { $left ->
    [one] 1 card
   *[other] { $left } cards
}

## The briefing

briefing-situation = Summer 1940: the Luftwaffe wants to break southern England before a landing. Each turn it may send one raid across the Channel, and the RAF decides how much to throw against it. Both sides fight with the cards in their hands, and every card is played only once.
briefing-goal-luftwaffe = Do 20 points of damage. Wait for a full hand, then raid; do not spend bombers on raids that will be beaten off.
briefing-goal-raf = Hold out until the Luftwaffe has to draw from an empty deck. Keep the damage below 20 points until then.
briefing-rival-luftwaffe = The RAF only has to last: it wins when your deck is empty. It answers small raids with small cards and saves its fighters for the large ones.
briefing-rival-raf = The Luftwaffe wins with 20 points of damage. It may wait for several turns and then come with everything at once.
briefing-step-1 = Draw
    .about = Each side draws two cards.
briefing-step-2 = Raid
    .about = The Luftwaffe opens with a bomber or waits. Then both sides play card by card.
    .all = you decide
briefing-step-3 = Compare
    .about = The stronger side wins the raid.
briefing-step-4 = Bombing
    .about = A raid that got through bombs. Balloons and repairs reduce the damage.
    .raf = you decide
briefing-step-5 = Discard
    .about = Keep eight cards at most.
    .all = you decide
briefing-decides = Add up strength, then multiply: a side may double or triple its total once in a raid. Stopping is final in the standard game, so stop only when you can live with the result. The damage is the bomb value of all bombers in a raid that got through.

## Odds and the staff's reasons

odds-gets_through = Raid gets through
odds-beaten_off = Raid beaten off
odds-note-choose_first_bomber = Chances with the hands the RAF may hold, if both sides play on like the Standard bot.
odds-note-choose_attack = { odds-note-choose_first_bomber }
odds-note-choose_defence = Chances with the hands the Luftwaffe may hold, if both sides play on like the Standard bot.
reason-wait_for_more = You hold { $a } cards and lose none by waiting: up to { $b } may stay in your hand. A fuller hand makes a stronger raid.
reason-few_bombers = { $a ->
    [one] One bomber is
   *[other] { $a } bombers are
    } too few: even a raid that gets through would do little damage. Wait for more.
reason-no_bomber = You have no bomber to start a raid with.
reason-hand_is_full = With { $a } cards you are over the limit of { $b }, so waiting would cost you cards. Open with the smallest bomber and keep the big ones for later.
reason-deck_runs_out = Only { $a } cards are left in your deck, so there is no time to wait.
reason-every_bomber = The RAF has stopped and you are ahead: every bomber you add now drops its bombs.
reason-bombers_first = The RAF has stopped, and your hand can reach { $a } against { $b }. Start with the bombers: they add strength, and their bombs will fall.
reason-all_bombers_sent = The RAF has stopped, you are ahead, and you have no more bombers to add.
reason-cannot_get_ahead = Even with your whole hand you reach { $a }, against { $b }: you can't get ahead, so save your cards.
reason-break_off = You are behind, { $a } to { $b }, and your hand is probably worth less than the RAF's. Break this raid off: the next one will be stronger, and the RAF has spent cards too.
reason-ahead_and_small = You lead { $a } to { $b }. A cheap card makes the RAF answer again, while your bombers wait for it to stop.
reason-cheapest_lead = You have { $a } against { $b }. Escorts and multipliers do the fighting; this is the card you will miss least.
reason-raid_is_held = The Luftwaffe has stopped and your { $a } is enough against { $b }.
reason-cannot_match = Nothing in your hand brings you up to { $a }, so more cards would be wasted.
reason-blank_first = A card without strength lets you wait and see what the Luftwaffe plays next.
reason-stay_in = You hold the raid { $a } to { $b }. If you stop you can't answer again, so stay in with the card you will miss least.
reason-cheapest_match = You have { $a } against { $b }. This is the card you will miss least, and you stay in the raid.
reason-stop_the_raid = The Luftwaffe has stopped. The cheapest way to reach its { $a } with your hand begins with this card.
reason-or_lose = The { $a } points of this raid would lose you the game, so stop it whatever it costs.
reason-not_worth_it = Stopping this raid would cost you about { $a } points of strength, and without it { $b } { $b ->
    [one] point
   *[other] points
    } of damage fall. Keep your cards for a larger raid.
reason-balloon_first = Play the balloons first: they only help against Stukas, while Repairs help against any bomber.
reason-repair = Damage prevented now can't be made good later.
reason-least_wanted = You have { $a } cards and may keep { $b }. This one helps you least.
reason-keep_all = Keep everything: you don't draw replacements, and up to { $a } cards may stay in your hand.

## Examples of the page about the game

example-raid = A raid that gets through
    .text = The Luftwaffe adds 1 and 4 and doubles the sum with Night Raid: 10. The RAF has 9. The Luftwaffe is higher, so the bombing follows.
example-bombing = Less damage
    .text = The raid carries 3 + 1 bombs. The balloon stops the Stuka, and Repairs removes one point: 2 points go on the damage track.

## After-action report
points-raid = Raid of turn { $turn }
points-relieved = { $card }
loss-spent = Discarded
