### Barbarossa in English.  Keys: docs/wire.md, "Text keys", and docs/views/barbarossa.md.

title-name = Barbarossa
title-line = Build your corps card by card, take the cities, march on Moscow.
title-about = Summer 1941. Two to five corps commanders race east. Everyone starts with the same eight cards and adds trucks, regiments, tanks and generals. Deployed units win battles for heights, positions and cities. When Moscow falls, the commander with the most victory points wins. A game takes about an hour.
title-minutes = 60 min

mode-standard = Standard game
option-removed = Pile left out of this game
option-removed-random = One pile at random
option-removed-deployment = The deployment cards (easier for a first game)
option-kharkov = Kharkov's defence
option-kharkov-ruling = 12, to match the sums in the rulebook's example
option-kharkov-printed = 10, as printed in the rulebook's example
option-first = First player
option-first-drawn = Random
option-first-corps_1 = I Corps
option-rounds = Round limit
option-rounds-20 = 20 rounds
option-rounds-40 = 40 rounds
option-rounds-60 = 60 rounds
option-rounds-none = No limit (until Moscow falls)
option-hq_in_battle = Division HQ Company during a battle
option-hq_in_battle-allowed = You may deploy from your hand during the battle too
option-hq_in_battle-barred = Not until the battle is over

plan-mixed = Mixed arms
plan-economy = Economy first
plan-armour = Armour
plan-infantry = Cheap infantry

seat-corps_1 = I Corps
seat-corps_2 = II Corps
seat-corps_3 = III Corps
seat-corps_4 = IV Corps
seat-corps_5 = V Corps

point-operation = operation
    .short = O
point-supply = supply
    .short = S
point-reinforcement = reinforcement
    .short = R
point-combat = combat
    .short = C
point-draw = draw
    .short = D
point-victory = victory points
    .short = V

place-discard = discard pile
place-hand = hand
place-deck_top = top of the deck
place-battlefield = battlefield
place-box = removed from the game
place-event_bottom = bottom of the event pile
place-area = a player's area

## Cards and orders

card-nonmech_transport = Non-mechanised Transport
    .role = Supply
    .play = Bonus: 1 supply.
card-truck_transport = Truck Transport
    .role = Supply
    .play = Bonus: 2 supply.
card-train_transport = Train Transport
    .role = Supply
    .play = Bonus: 3 supply.
card-grenadier_regiment = Grenadier Regiment
    .role = Unit (infantry)
    .play = Bonus: 1 reinforcement. Until the end of the operations phase, you may deploy it exhausted.
    .deployed = (a) Exhaust it ⇒ 1 combat. (b) Return it to the battlefield ⇒ 1 combat.
card-panzergrenadier_regiment = Panzergrenadier Regiment
    .role = Unit (infantry)
    .play = Bonus: 1 combat. Deploy it exhausted.
    .deployed = Exhaust it ⇒ 2 combat.
card-pioneer_battalion = Assault Pioneer Battalion
    .role = Unit (infantry)
    .play = Deploy it exhausted.
    .deployed = (a) In a battle: exhaust it ⇒ the target's defence −2. (b) In a battle: return it to the battlefield ⇒ the target's defence −4.
card-panzer_regiment = Panzer Regiment
    .role = Unit (tank)
    .play = Deploy it exhausted.
    .deployed = (a) Exhaust it ⇒ 5 combat. (b) Discard it ⇒ 2 combat.
card-ss_panzer_regiment = SS Panzer Regiment
    .role = Unit (tank)
    .play = Deploy it exhausted.
    .deployed = (a) Exhaust it ⇒ 6 combat. (b) Discard it ⇒ 3 combat.
card-independent_heavy_tank_battalion = Independent Heavy Tank Battalion
    .role = Unit (tank)
    .play = Deploy it exhausted.
    .deployed = It does not activate automatically in the start phase. (a) In your start phase: pay 3 supply ⇒ activate it. (b) Exhaust it ⇒ 7 combat.
card-assault_gun_battalion = Assault Gun Battalion
    .role = Unit (artillery)
    .play = Deploy it exhausted.
    .deployed = (a) Exhaust it ⇒ 2 combat. (b) Discard it ⇒ 2 combat. (c) Discard one of your deployed infantry ⇒ 2 combat.
card-anti_tank_battalion = Anti-tank Battalion
    .role = Unit (artillery)
    .play = Deploy it exhausted.
    .deployed = (a) Exhaust it ⇒ 2 combat. (b) Pay 1 operation ⇒ activate it.
card-artillery_regiment = Artillery Regiment
    .role = Unit (artillery)
    .play = Deploy it exhausted.
    .deployed = Exhaust it and pay 1 supply ⇒ 4 combat.
card-panzer_recon_battalion = Panzer Recon Battalion
    .role = Unit (reconnaissance)
    .play = Bonus: 2 operation, 2 combat.
card-motorcycle_battalion = Motorcycle Battalion
    .role = Unit (reconnaissance)
    .play = Bonus: 1 operation, 1 combat, draw a card.
    .gained = When gained: put it on top of your deck.
card-division_hq_company = Division HQ Company
    .role = Unit (support)
    .play = Bonus: 1 operation, 1 reinforcement, draw a card. Until the end of the operations phase, you may deploy infantry and tank units straight from your hand, active and for free.
card-signal_battalion = Signal Battalion
    .role = Unit (support)
    .play = Bonus: 1 operation, draw 2 cards.
card-field_replacement_battalion = Field Replacement Battalion
    .role = Unit (support)
    .play = Bonus: 1 operation, draw a card. Return it to the battlefield ⇒ return one infantry unit from your discard pile to your hand.
card-strategic_planning = Strategic Planning
    .role = Operation
    .play = Bonus: draw 3 cards.
card-blitzkrieg = Blitzkrieg
    .role = Operation
    .play = Bonus: 2 operation. Activate one of your deployed tank units. Return this card to the battlefield.
card-general_offensive = General Offensive
    .role = Operation
    .play = Activate all your deployed infantry. Return this card to the battlefield.
card-repair_workshop = Tank Repair Workshop
    .role = Deployment (facility)
    .play = Deploy it.
    .deployed = Exhaust it and pay 2 supply ⇒ activate one of your deployed tank units.
card-supply_depot = Supply Depot
    .role = Deployment (facility)
    .play = Deploy it.
    .deployed = Exhaust it ⇒ 1 supply.
card-field_hospital = Field Hospital
    .role = Deployment (facility)
    .play = Deploy it.
    .deployed = Exhaust it ⇒ return one infantry unit from your discard pile to your hand.
card-forward_airfield = Forward Airfield
    .role = Deployment (facility)
    .play = Deploy it.
    .deployed = In a battle: exhaust it and pay 1 supply ⇒ the target's defence −3.
card-railhead = Railhead
    .role = Deployment (facility)
    .play = Deploy it.
    .deployed = Exhaust it ⇒ 1 supply, 1 reinforcement.
card-guderian = Heinz Guderian
    .role = Deployment (commander)
    .play = Deploy it.
    .deployed = Exhaust it ⇒ activate one of your deployed tank units.
card-hoth = Hermann Hoth
    .role = Deployment (commander)
    .play = Deploy it.
    .deployed = Exhaust it ⇒ deploy one tank unit from your hand, active and for free.
card-manstein = Erich von Manstein
    .role = Deployment (commander)
    .play = Deploy it.
    .deployed = In a battle: exhaust it ⇒ the target's defence −3.
card-kleist = Ewald von Kleist
    .role = Deployment (commander)
    .play = Deploy it.
    .deployed = Exhaust it ⇒ 1 operation.
card-rundstedt = Gerd von Rundstedt
    .role = Deployment (commander)
    .play = Deploy it.
    .deployed = Exhaust it ⇒ draw a card.
card-model = Walter Model
    .role = Deployment (commander)
    .play = Deploy it.
    .deployed = Exhaust it ⇒ activate up to two of your deployed infantry.
card-soviet_guards_tank_army = Soviet Guards Tank Army
    .role = Event
    .play = Bonus: 3 combat.
    .gained = When gained: put it on your discard pile.
card-soviet_tank_corps = Soviet Tank Corps
    .role = Event
    .play = Bonus: 1 operation, 2 combat.
    .gained = When gained: put it on your discard pile.
card-captured_stores = Captured Stores
    .role = Event
    .play = Bonus: 3 supply. Remove this card from the game.
    .gained = When gained: put it on your discard pile.
card-heights = Heights
    .role = Objective
    .deployed = In a battle: return it to the battlefield ⇒ the target's defence −1.
    .gained = When taken: deploy it.
card-position = Position
    .role = Objective
    .deployed = In a battle: return it to the battlefield ⇒ the target's defence −2.
    .gained = After any battle for it: discard one of your deployed infantry. When taken: deploy it.
card-riga = Riga
    .role = Objective (city)
    .deployed = Exhaust it ⇒ 1 supply.
    .gained = When taken: deploy it.
card-minsk = Minsk
    .role = Objective (city)
    .deployed = Exhaust it ⇒ 1 reinforcement.
    .gained = When taken: deploy it.
card-odessa = Odessa
    .role = Objective (city)
    .deployed = Exhaust it ⇒ 1 supply.
    .gained = After any battle for it: discard one of your deployed infantry. When taken: deploy it.
card-smolensk = Smolensk
    .role = Objective (city)
    .deployed = In a battle: exhaust it ⇒ the target's defence −1.
    .gained = After any battle for it: discard one of your deployed infantry. When taken: deploy it.
card-rostov = Rostov
    .role = Objective (city)
    .deployed = Exhaust it ⇒ 1 operation.
    .gained = After any battle for it: discard one of your deployed units. When taken: deploy it.
card-kiev = Kiev
    .role = Objective (city)
    .gained = After any battle for it: discard one of your deployed units. When taken: deploy it and put a Truck Transport from the battlefield on your discard pile.
card-kursk = Kursk
    .role = Objective (city)
    .gained = After any battle for it: return one of your deployed tank units to the battlefield. When taken: deploy it.
card-kharkov = Kharkov
    .role = Objective (city)
    .gained = After any battle for it: discard one of your deployed tank units. When taken: deploy it.
card-sevastopol = Sevastopol
    .role = Objective (city)
    .gained = After any battle for it: discard two of your deployed infantry. When taken: deploy it.
card-leningrad = Leningrad
    .role = Objective (city)
    .gained = After any battle for it: discard three of your deployed units. When taken: deploy it.
card-stalingrad = Stalingrad
    .role = Objective (city)
    .gained = After any battle for it: discard either all your deployed tank units or all your other deployed units. When taken: deploy it.
card-moscow = Moscow
    .role = Objective (city)
    .gained = After any battle for it: discard two of your deployed units. When taken: deploy it; the game ends after this operations phase.
card-general_winter = General Winter
    .role = Event
    .deployed = Tank units in this area do not activate automatically in the start phase. In your start phase: pay 2 supply ⇒ remove it from the game.
    .gained = When gained: put it in any player's area.
card-rasputitsa = Rasputitsa
    .role = Event
    .deployed = The player in this area draws one card fewer in the end phase. In your start phase: pay 2 supply ⇒ remove it from the game.
    .gained = When gained: put it in any player's area.
card-partisans = Partisans
    .role = Event
    .deployed = The first card you gain each turn costs 1 more supply. Exhaust two of your deployed units ⇒ remove it from the game.
    .gained = When gained: put it in any player's area.
card-peoples_militia = People's Militia
    .role = Event
    .gained = When gained: remove it from the game.
card-siberian_divisions = Siberian Divisions
    .role = Event
    .gained = When revealed: reveal one more event. When gained: remove it from the game.
card-katyusha = Katyusha Barrage
    .role = Event
    .gained = When revealed: discard one of your deployed infantry. When gained: remove it from the game.
card-order_227 = Order No. 227
    .role = Event
    .gained = When gained: remove it from the game.
card-fuhrer_directive = Führer Directive
    .role = Event
    .gained = When revealed: exhaust one of your deployed tank units. When gained: remove it from the game.
card-luftwaffe_support = Luftwaffe Support
    .role = Event
    .gained = When gained: put it face down at the bottom of the event pile.
card-surprise_attack = Surprise Attack
    .role = Event
    .gained = When gained: draw 2 cards, then remove it from the game.
card-encirclement = Encirclement
    .role = Event
    .gained = When gained: deploy it.
card-command_collapse = Soviet Command Collapse
    .role = Event
    .gained = When gained: remove it from the game.

stock-nonmech_transport = { card-nonmech_transport }
stock-truck_transport = { card-truck_transport }
stock-train_transport = { card-train_transport }
stock-grenadier_regiment = { card-grenadier_regiment }
stock-panzergrenadier_regiment = { card-panzergrenadier_regiment }
stock-pioneer_battalion = { card-pioneer_battalion }
stock-panzer_regiment = { card-panzer_regiment }
stock-ss_panzer_regiment = { card-ss_panzer_regiment }
stock-independent_heavy_tank_battalion = { card-independent_heavy_tank_battalion }
stock-assault_gun_battalion = { card-assault_gun_battalion }
stock-anti_tank_battalion = { card-anti_tank_battalion }
stock-artillery_regiment = { card-artillery_regiment }
stock-panzer_recon_battalion = { card-panzer_recon_battalion }
stock-motorcycle_battalion = { card-motorcycle_battalion }
stock-division_hq_company = { card-division_hq_company }
stock-signal_battalion = { card-signal_battalion }
stock-field_replacement_battalion = { card-field_replacement_battalion }
stock-strategic_planning = { card-strategic_planning }
stock-blitzkrieg = { card-blitzkrieg }
stock-general_offensive = { card-general_offensive }
stock-repair_workshop = { card-repair_workshop }
stock-supply_depot = { card-supply_depot }
stock-field_hospital = { card-field_hospital }
stock-forward_airfield = { card-forward_airfield }
stock-railhead = { card-railhead }
stock-guderian = { card-guderian }
stock-hoth = { card-hoth }
stock-manstein = { card-manstein }
stock-kleist = { card-kleist }
stock-rundstedt = { card-rundstedt }
stock-model = { card-model }
stock-soviet_guards_tank_army = { card-soviet_guards_tank_army }
stock-soviet_tank_corps = { card-soviet_tank_corps }
stock-captured_stores = { card-captured_stores }

order-play_nonmech_transport = Play { card-nonmech_transport }
    .role = Bonus: 1 supply.
order-play_truck_transport = Play { card-truck_transport }
    .role = Bonus: 2 supply.
order-play_train_transport = Play { card-train_transport }
    .role = Bonus: 3 supply.
order-play_grenadier_regiment = Play { card-grenadier_regiment }
    .role = Bonus: 1 reinforcement. Until the end of the operations phase, you may deploy it exhausted.
order-play_panzergrenadier_regiment = Play { card-panzergrenadier_regiment }
    .role = Bonus: 1 combat. Deploy it exhausted.
order-play_pioneer_battalion = Play { card-pioneer_battalion }
    .role = Deploy it exhausted.
order-play_panzer_regiment = Play { card-panzer_regiment }
    .role = Deploy it exhausted.
order-play_ss_panzer_regiment = Play { card-ss_panzer_regiment }
    .role = Deploy it exhausted.
order-play_independent_heavy_tank_battalion = Play { card-independent_heavy_tank_battalion }
    .role = Deploy it exhausted.
order-play_assault_gun_battalion = Play { card-assault_gun_battalion }
    .role = Deploy it exhausted.
order-play_anti_tank_battalion = Play { card-anti_tank_battalion }
    .role = Deploy it exhausted.
order-play_artillery_regiment = Play { card-artillery_regiment }
    .role = Deploy it exhausted.
order-play_panzer_recon_battalion = Play { card-panzer_recon_battalion }
    .role = Bonus: 2 operation, 2 combat.
order-play_motorcycle_battalion = Play { card-motorcycle_battalion }
    .role = Bonus: 1 operation, 1 combat, draw a card.
order-play_division_hq_company = Play { card-division_hq_company }
    .role = Bonus: 1 operation, 1 reinforcement, draw a card. Until the end of the operations phase, you may deploy infantry and tank units straight from your hand, active and for free.
order-play_signal_battalion = Play { card-signal_battalion }
    .role = Bonus: 1 operation, draw 2 cards.
order-play_field_replacement_battalion = Play { card-field_replacement_battalion }
    .role = Bonus: 1 operation, draw a card. Return it to the battlefield ⇒ return one infantry unit from your discard pile to your hand.
order-play_strategic_planning = Play { card-strategic_planning }
    .role = Bonus: draw 3 cards.
order-play_blitzkrieg = Play { card-blitzkrieg }
    .role = Bonus: 2 operation. Activate one of your deployed tank units. Return this card to the battlefield.
order-play_general_offensive = Play { card-general_offensive }
    .role = Activate all your deployed infantry. Return this card to the battlefield.
order-play_repair_workshop = Play { card-repair_workshop }
    .role = Deploy it.
order-play_supply_depot = Play { card-supply_depot }
    .role = Deploy it.
order-play_field_hospital = Play { card-field_hospital }
    .role = Deploy it.
order-play_forward_airfield = Play { card-forward_airfield }
    .role = Deploy it.
order-play_railhead = Play { card-railhead }
    .role = Deploy it.
order-play_guderian = Play { card-guderian }
    .role = Deploy it.
order-play_hoth = Play { card-hoth }
    .role = Deploy it.
order-play_manstein = Play { card-manstein }
    .role = Deploy it.
order-play_kleist = Play { card-kleist }
    .role = Deploy it.
order-play_rundstedt = Play { card-rundstedt }
    .role = Deploy it.
order-play_model = Play { card-model }
    .role = Deploy it.
order-play_soviet_guards_tank_army = Play { card-soviet_guards_tank_army }
    .role = Bonus: 3 combat.
order-play_soviet_tank_corps = Play { card-soviet_tank_corps }
    .role = Bonus: 1 operation, 2 combat.
order-play_captured_stores = Play { card-captured_stores }
    .role = Bonus: 3 supply. Remove this card from the game.
order-use_grenadier_regiment_a = { card-grenadier_regiment } (a)
    .role = Exhaust it ⇒ 1 combat.
order-use_grenadier_regiment_b = { card-grenadier_regiment } (b)
    .role = Return it to the battlefield ⇒ 1 combat.
order-use_panzergrenadier_regiment_a = { card-panzergrenadier_regiment }
    .role = Exhaust it ⇒ 2 combat.
order-use_pioneer_battalion_a = { card-pioneer_battalion } (a)
    .role = Exhaust it ⇒ the target's defence −2.
order-use_pioneer_battalion_b = { card-pioneer_battalion } (b)
    .role = Return it to the battlefield ⇒ the target's defence −4.
order-use_panzer_regiment_a = { card-panzer_regiment } (a)
    .role = Exhaust it ⇒ 5 combat.
order-use_panzer_regiment_b = { card-panzer_regiment } (b)
    .role = Discard it ⇒ 2 combat.
order-use_ss_panzer_regiment_a = { card-ss_panzer_regiment } (a)
    .role = Exhaust it ⇒ 6 combat.
order-use_ss_panzer_regiment_b = { card-ss_panzer_regiment } (b)
    .role = Discard it ⇒ 3 combat.
order-use_independent_heavy_tank_battalion_a = { card-independent_heavy_tank_battalion } (a)
    .role = Pay 3 supply ⇒ activate it.
order-use_independent_heavy_tank_battalion_b = { card-independent_heavy_tank_battalion } (b)
    .role = Exhaust it ⇒ 7 combat.
order-use_assault_gun_battalion_a = { card-assault_gun_battalion } (a)
    .role = Exhaust it ⇒ 2 combat.
order-use_assault_gun_battalion_b = { card-assault_gun_battalion } (b)
    .role = Discard it ⇒ 2 combat.
order-use_assault_gun_battalion_c = { card-assault_gun_battalion } (c)
    .role = Discard one of your deployed infantry ⇒ 2 combat.
order-use_anti_tank_battalion_a = { card-anti_tank_battalion } (a)
    .role = Exhaust it ⇒ 2 combat.
order-use_anti_tank_battalion_b = { card-anti_tank_battalion } (b)
    .role = Pay 1 operation ⇒ activate it.
order-use_artillery_regiment_a = { card-artillery_regiment }
    .role = Exhaust it and pay 1 supply ⇒ 4 combat.
order-use_field_replacement_battalion_a = { card-field_replacement_battalion }
    .role = Return it to the battlefield ⇒ return one infantry unit from your discard pile to your hand.
order-use_repair_workshop_a = { card-repair_workshop }
    .role = Exhaust it and pay 2 supply ⇒ activate one of your deployed tank units.
order-use_supply_depot_a = { card-supply_depot }
    .role = Exhaust it ⇒ 1 supply.
order-use_field_hospital_a = { card-field_hospital }
    .role = Exhaust it ⇒ return one infantry unit from your discard pile to your hand.
order-use_forward_airfield_a = { card-forward_airfield }
    .role = Exhaust it and pay 1 supply ⇒ the target's defence −3.
order-use_railhead_a = { card-railhead }
    .role = Exhaust it ⇒ 1 supply, 1 reinforcement.
order-use_guderian_a = { card-guderian }
    .role = Exhaust it ⇒ activate one of your deployed tank units.
order-use_hoth_a = { card-hoth }
    .role = Exhaust it ⇒ deploy one tank unit from your hand, active and for free.
order-use_manstein_a = { card-manstein }
    .role = Exhaust it ⇒ the target's defence −3.
order-use_kleist_a = { card-kleist }
    .role = Exhaust it ⇒ 1 operation.
order-use_rundstedt_a = { card-rundstedt }
    .role = Exhaust it ⇒ draw a card.
order-use_model_a = { card-model }
    .role = Exhaust it ⇒ activate up to two of your deployed infantry.
order-use_heights_a = { card-heights }
    .role = Return it to the battlefield ⇒ the target's defence −1.
order-use_position_a = { card-position }
    .role = Return it to the battlefield ⇒ the target's defence −2.
order-use_riga_a = { card-riga }
    .role = Exhaust it ⇒ 1 supply.
order-use_minsk_a = { card-minsk }
    .role = Exhaust it ⇒ 1 reinforcement.
order-use_odessa_a = { card-odessa }
    .role = Exhaust it ⇒ 1 supply.
order-use_smolensk_a = { card-smolensk }
    .role = Exhaust it ⇒ the target's defence −1.
order-use_rostov_a = { card-rostov }
    .role = Exhaust it ⇒ 1 operation.
order-use_general_winter_a = { card-general_winter }
    .role = Pay 2 supply ⇒ remove it from the game.
order-use_rasputitsa_a = { card-rasputitsa }
    .role = Pay 2 supply ⇒ remove it from the game.
order-use_partisans_a = { card-partisans }
    .role = Exhaust two of your deployed units ⇒ remove it from the game.
order-deploy_grenadier_regiment = Deploy { card-grenadier_regiment }
    .role = From the play area, exhausted.
order-put_grenadier_regiment = Deploy { card-grenadier_regiment } from your hand
    .role = Active and for free.
order-put_panzergrenadier_regiment = Deploy { card-panzergrenadier_regiment } from your hand
    .role = Active and for free.
order-put_pioneer_battalion = Deploy { card-pioneer_battalion } from your hand
    .role = Active and for free.
order-put_panzer_regiment = Deploy { card-panzer_regiment } from your hand
    .role = Active and for free.
order-put_ss_panzer_regiment = Deploy { card-ss_panzer_regiment } from your hand
    .role = Active and for free.
order-put_independent_heavy_tank_battalion = Deploy { card-independent_heavy_tank_battalion } from your hand
    .role = Active and for free.
order-buy_nonmech_transport = Gain { card-nonmech_transport }
    .role = { card-nonmech_transport.play }
order-buy_truck_transport = Gain { card-truck_transport }
    .role = { card-truck_transport.play }
order-buy_train_transport = Gain { card-train_transport }
    .role = { card-train_transport.play }
order-buy_grenadier_regiment = Gain { card-grenadier_regiment }
    .role = { card-grenadier_regiment.play } { card-grenadier_regiment.deployed }
order-buy_panzergrenadier_regiment = Gain { card-panzergrenadier_regiment }
    .role = { card-panzergrenadier_regiment.play } { card-panzergrenadier_regiment.deployed }
order-buy_pioneer_battalion = Gain { card-pioneer_battalion }
    .role = { card-pioneer_battalion.play } { card-pioneer_battalion.deployed }
order-buy_panzer_regiment = Gain { card-panzer_regiment }
    .role = { card-panzer_regiment.play } { card-panzer_regiment.deployed }
order-buy_ss_panzer_regiment = Gain { card-ss_panzer_regiment }
    .role = { card-ss_panzer_regiment.play } { card-ss_panzer_regiment.deployed }
order-buy_independent_heavy_tank_battalion = Gain { card-independent_heavy_tank_battalion }
    .role = { card-independent_heavy_tank_battalion.play } { card-independent_heavy_tank_battalion.deployed }
order-buy_assault_gun_battalion = Gain { card-assault_gun_battalion }
    .role = { card-assault_gun_battalion.play } { card-assault_gun_battalion.deployed }
order-buy_anti_tank_battalion = Gain { card-anti_tank_battalion }
    .role = { card-anti_tank_battalion.play } { card-anti_tank_battalion.deployed }
order-buy_artillery_regiment = Gain { card-artillery_regiment }
    .role = { card-artillery_regiment.play } { card-artillery_regiment.deployed }
order-buy_panzer_recon_battalion = Gain { card-panzer_recon_battalion }
    .role = { card-panzer_recon_battalion.play }
order-buy_motorcycle_battalion = Gain { card-motorcycle_battalion }
    .role = { card-motorcycle_battalion.play } { card-motorcycle_battalion.gained }
order-buy_division_hq_company = Gain { card-division_hq_company }
    .role = { card-division_hq_company.play }
order-buy_signal_battalion = Gain { card-signal_battalion }
    .role = { card-signal_battalion.play }
order-buy_field_replacement_battalion = Gain { card-field_replacement_battalion }
    .role = { card-field_replacement_battalion.play }
order-buy_strategic_planning = Gain { card-strategic_planning }
    .role = { card-strategic_planning.play }
order-buy_blitzkrieg = Gain { card-blitzkrieg }
    .role = { card-blitzkrieg.play }
order-buy_general_offensive = Gain { card-general_offensive }
    .role = { card-general_offensive.play }
order-buy_repair_workshop = Gain { card-repair_workshop }
    .role = { card-repair_workshop.play } { card-repair_workshop.deployed }
order-buy_supply_depot = Gain { card-supply_depot }
    .role = { card-supply_depot.play } { card-supply_depot.deployed }
order-buy_field_hospital = Gain { card-field_hospital }
    .role = { card-field_hospital.play } { card-field_hospital.deployed }
order-buy_forward_airfield = Gain { card-forward_airfield }
    .role = { card-forward_airfield.play } { card-forward_airfield.deployed }
order-buy_railhead = Gain { card-railhead }
    .role = { card-railhead.play } { card-railhead.deployed }
order-buy_guderian = Gain { card-guderian }
    .role = { card-guderian.play } { card-guderian.deployed }
order-buy_hoth = Gain { card-hoth }
    .role = { card-hoth.play } { card-hoth.deployed }
order-buy_manstein = Gain { card-manstein }
    .role = { card-manstein.play } { card-manstein.deployed }
order-buy_kleist = Gain { card-kleist }
    .role = { card-kleist.play } { card-kleist.deployed }
order-buy_rundstedt = Gain { card-rundstedt }
    .role = { card-rundstedt.play } { card-rundstedt.deployed }
order-buy_model = Gain { card-model }
    .role = { card-model.play } { card-model.deployed }
order-attack_heights = Attack the Heights
order-attack_position = Attack the Position
order-attack_city = Attack the city
order-pay = Pay and take it
order-all_supply = Play all supply
order-deploy_all = Deploy everything you may
order-storm = Use the units needed and take it
order-all_units = Use all ready units

## What a battle for an objective costs and brings
terms-heights = { card-heights.gained }
terms-position = { card-position.gained }
terms-riga = { card-riga.gained }
terms-minsk = { card-minsk.gained }
terms-odessa = { card-odessa.gained }
terms-smolensk = { card-smolensk.gained }
terms-rostov = { card-rostov.gained }
terms-kiev = { card-kiev.gained }
terms-kursk = { card-kursk.gained }
terms-kharkov = { card-kharkov.gained }
terms-sevastopol = { card-sevastopol.gained }
terms-leningrad = { card-leningrad.gained }
terms-stalingrad = { card-stalingrad.gained }
terms-moscow = { card-moscow.gained }

use-grenadier_regiment_a = { order-use_grenadier_regiment_a }
use-grenadier_regiment_b = { order-use_grenadier_regiment_b }
use-panzergrenadier_regiment_a = { order-use_panzergrenadier_regiment_a }
use-pioneer_battalion_a = { order-use_pioneer_battalion_a }
use-pioneer_battalion_b = { order-use_pioneer_battalion_b }
use-panzer_regiment_a = { order-use_panzer_regiment_a }
use-panzer_regiment_b = { order-use_panzer_regiment_b }
use-ss_panzer_regiment_a = { order-use_ss_panzer_regiment_a }
use-ss_panzer_regiment_b = { order-use_ss_panzer_regiment_b }
use-independent_heavy_tank_battalion_a = { order-use_independent_heavy_tank_battalion_a }
use-independent_heavy_tank_battalion_b = { order-use_independent_heavy_tank_battalion_b }
use-assault_gun_battalion_a = { order-use_assault_gun_battalion_a }
use-assault_gun_battalion_b = { order-use_assault_gun_battalion_b }
use-assault_gun_battalion_c = { order-use_assault_gun_battalion_c }
use-anti_tank_battalion_a = { order-use_anti_tank_battalion_a }
use-anti_tank_battalion_b = { order-use_anti_tank_battalion_b }
use-artillery_regiment_a = { order-use_artillery_regiment_a }
use-field_replacement_battalion_a = { order-use_field_replacement_battalion_a }
use-repair_workshop_a = { order-use_repair_workshop_a }
use-supply_depot_a = { order-use_supply_depot_a }
use-field_hospital_a = { order-use_field_hospital_a }
use-forward_airfield_a = { order-use_forward_airfield_a }
use-railhead_a = { order-use_railhead_a }
use-guderian_a = { order-use_guderian_a }
use-hoth_a = { order-use_hoth_a }
use-manstein_a = { order-use_manstein_a }
use-kleist_a = { order-use_kleist_a }
use-rundstedt_a = { order-use_rundstedt_a }
use-model_a = { order-use_model_a }
use-heights_a = { order-use_heights_a }
use-position_a = { order-use_position_a }
use-riga_a = { order-use_riga_a }
use-minsk_a = { order-use_minsk_a }
use-odessa_a = { order-use_odessa_a }
use-smolensk_a = { order-use_smolensk_a }
use-rostov_a = { order-use_rostov_a }
use-general_winter_a = { order-use_general_winter_a }
use-rasputitsa_a = { order-use_rasputitsa_a }
use-partisans_a = { order-use_partisans_a }

choice-stalingrad_a = Discard all deployed tank units
choice-stalingrad_b = Discard all other deployed units

pile-nonmech_transport = { card-nonmech_transport }
pile-truck_transport = { card-truck_transport }
pile-train_transport = { card-train_transport }
pile-grenadier_regiment = { card-grenadier_regiment }
pile-panzergrenadier_regiment = { card-panzergrenadier_regiment }
pile-pioneer_battalion = { card-pioneer_battalion }
pile-panzer_regiment = { card-panzer_regiment }
pile-ss_panzer_regiment = { card-ss_panzer_regiment }
pile-independent_heavy_tank_battalion = { card-independent_heavy_tank_battalion }
pile-assault_gun_battalion = { card-assault_gun_battalion }
pile-anti_tank_battalion = { card-anti_tank_battalion }
pile-artillery_regiment = { card-artillery_regiment }
pile-panzer_recon_battalion = { card-panzer_recon_battalion }
pile-motorcycle_battalion = { card-motorcycle_battalion }
pile-division_hq_company = { card-division_hq_company }
pile-signal_battalion = { card-signal_battalion }
pile-field_replacement_battalion = { card-field_replacement_battalion }
pile-strategic_planning = { card-strategic_planning }
pile-blitzkrieg = { card-blitzkrieg }
pile-general_offensive = { card-general_offensive }
pile-deployment = Deployment cards
pile-city = Cities
pile-event = Events
pile-heights = { card-heights }
pile-position = { card-position }

type-supply = Supply
type-unit = Unit
type-operation = Operation
type-deployment = Deployment
type-objective = Objective
type-event = Event
subtype-infantry = Infantry
subtype-tank = Tank
subtype-artillery = Artillery
subtype-recon = Reconnaissance
subtype-support = Support
subtype-facility = Facility
subtype-commander = Commander
subtype-heights = Heights
subtype-position = Position
subtype-city = City
## Questions

ask-choose_at_start = Start phase: use an ability, or continue?
    .context = You have { $supply } supply.
    .coach = Most exhausted cards activate automatically. Some need supply first: play supply cards now to pay for it. Supply you don't spend stays until the end of your turn.
    .waiting = The start phase is under way.
choose_at_start-pass = Continue
    .note = Don't use any more abilities.

ask-choose_operation = Operations phase: what next?
    .context = You have { $operation } operation, { $supply } supply, { $reinforcement } reinforcement, { $combat } combat.
    .coach = Playing a card costs operation points; you get one each turn, and some cards give more. Supply cards are free to play and pay for new cards in the next phase. Deployed units stay from turn to turn. You may fight one battle per turn, and you need a deployed unit for it.
    .waiting = The operations phase is under way.
choose_operation-pass = End the operations phase
    .note = Next comes reorganisation: no battle, no abilities, and only supply cards can be played.
choose_operation-attack_city = Attack { $card }
    .note = { $hopeless ->
        [yes] Cannot be won now: defence { $defence } plus an event, and you can reach { $most } combat at most.
       *[no] Defence { $defence } { $events ->
            [0] (no event is left)
           *[other] plus an event of { $least } to { $greatest }
        }. Your ready units bring you to { $ready } combat.
    } Win: { $vp ->
        [one] { $vp } victory point.
       *[other] { $vp } victory points.
    } { $terms } Lose: no points, and what you used stays used.
    .confirm = { $hopeless ->
        [yes] Yes, attack although it cannot be won
       *[no] { "" }
    }
choose_operation-attack_heights = Attack { $card }
    .note = { $hopeless ->
        [yes] Cannot be won now: defence { $defence }, and you can reach { $most } combat at most.
       *[no] Defence { $defence }. Your ready units bring you to { $ready } combat.
    } Win: { $vp ->
        [one] { $vp } victory point.
       *[other] { $vp } victory points.
    } { $terms } Lose: no points, and what you used stays used.
    .confirm = { $hopeless ->
        [yes] Yes, attack although it cannot be won
       *[no] { "" }
    }
choose_operation-attack_position = Attack { $card }
    .note = { $hopeless ->
        [yes] Cannot be won now: defence { $defence }, and you can reach { $most } combat at most.
       *[no] Defence { $defence }. Your ready units bring you to { $ready } combat.
    } Win: { $vp ->
        [one] { $vp } victory point.
       *[other] { $vp } victory points.
    } { $terms } Lose: no points, and what you used stays used.
    .confirm = { $hopeless ->
        [yes] Yes, attack although it cannot be won
       *[no] { "" }
    }
choose_operation-all_supply = Play all supply
    .note = Plays or exhausts: { $cards }.
choose_operation-deploy_all = Deploy everything you may
    .note = Deploys: { $cards }.
choose_at_start-all_supply = Play all supply
    .note = Plays: { $cards }.

ask-choose_in_battle = { $short ->
    [0] You can take { $target }. Pay now?
   *[other] You need { $short } more to take { $target }. Which ability do you use?
}
    .context = Total defence { $defence }; you have { $combat } combat.
    .coach = Exhaust units for combat points, or sacrifice cards for more. Return Heights and Positions you hold to lower the defence. You can't play cards from your hand until the battle is over.
    .waiting = A battle is being fought for { $target }.
choose_in_battle-pay = Pay { $before ->
       *[other] and take { $card }
    }
    .note = { $after } combat left over.
choose_in_battle-storm = Use the units needed and take { $card }
    .note = Exhausts: { $cards }. { $after } combat left over.
choose_in_battle-all_units = Use all ready units
    .note = Exhausts: { $cards }. That alone does not take { $card } yet.
choose_in_battle-pass = Give up the attack
    .note = You lose the battle. What you spent is gone, and you still take the losses.
    .confirm = Yes, give up

ask-choose_reinforcement = Reorganisation phase: gain a card?
    .context = You have { $reinforcement } reinforcement, { $supply } supply.
    .coach = Each card costs one reinforcement point plus its price in supply. It goes to your discard pile and reaches your hand later. Unspent points are lost.
    .waiting = New cards are being chosen.
choose_reinforcement-pass = End the phase
    .note = You lose unspent points at the end of your turn.
choose_reinforcement-note = { $verb ->
    [buy] Costs { $cost } supply; { $after } left.{ $played ->
        [0] { "" }
        [one] {" "}Plays your supply card first.
       *[other] {" "}Plays your { $played } supply cards first.
    }
    [all_supply] Plays: { $cards }.
   *[other] Supply { $before } → { $after }.
}

ask-choose_card_to_keep = Keep one card for the next turn?
    .context = The rest of your hand goes to your discard pile; then you draw four cards.
    .coach = You may keep one card. Keep a strong card you couldn't use, or discard everything to reach your new cards sooner.
    .waiting = The turn is ending.
choose_card_to_keep-pass = Keep none
    .note = Your whole hand is discarded.

ask-choose_card = { $word ->
    [exhaust] { $card }: which card do you exhaust?
    [activate] { $card }: which card do you activate?
    [deploy_from_hand] { $card }: which card do you deploy?
   *[other] { $place ->
        [hand] { $card }: which card do you take into your hand?
        [battlefield] { $card }: which card do you return to the battlefield?
       *[other] { $card }: which card do you discard?
    }
}
    .context = { $left ->
        [one] Choose { $left } card.
       *[other] Choose { $left } cards.
    }
    .coach = If you have several copies of the card, an exhausted one is used first.
    .waiting = A card is being chosen for { $card }.
choose_card-pass = No more

ask-choose_effect = { $card }: which of the two effects?
    .context = You must choose one of them.
    .coach = Choose the one that costs you less. If you have no such units, you lose nothing.
    .waiting = The effect of { $card } is being chosen.

ask-choose_player = { $card }: whose area do you put it in?
    .context = It stays there until that player gets rid of it.
    .coach = You may choose any player, including yourself.
    .waiting = A player is being chosen for { $card }.

ask-choose_event_order = Which event do you put back next?
    .context = { $left } events go face down to the bottom of the pile; the one you choose first comes up first.
    .coach = Only you know this order.
    .waiting = The events are being put back.

## Refusals

why-too_few_operation_points = it costs { $a } operation; you have { $b }.
why-too_few_points = it costs { $a }; you have { $b }.
why-already_exhausted = it is already exhausted.
why-no_card_for_cost = you have no card to pay the cost with.
why-no_effect = it would do nothing.
why-only_in_battle = it works only in a battle.
why-only_at_start = it works only in the start phase.
why-one_battle = you may fight only one battle per turn, and you have fought it.
why-no_unit = you have no deployed unit.
why-no_target = the pile is empty.
why-not_in_battle = you can't play cards from your hand until the battle is over.
why-defence_not_met = the defence is { $a }; you have { $b } combat.
why-too_dear = it costs { $a } supply; you have { $b }, your supply cards included.
why-pile_empty = the pile is empty.
why-pile_removed = this pile is not used in this game.

## Log

event-removed = Not used in this game: { $pile }.
event-begins = { $seat } goes first.
event-turn_begins = Round { $round }: { $seat }.
event-drew = { $card ->
    [hidden] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $seat } draws { $card }.
}
event-cannot_draw = { $seat } has no cards left to draw.
event-rebuilt = { $seat } shuffles { $cards ->
    [one] { $cards } discarded card
   *[other] { $cards } discarded cards
} into a new deck.
event-activated_at_start = { $seat } activates { $card }{ $cards ->
    [one] { "" }
   *[other] { " " }×{ $cards }
}.
event-played = { $seat } plays { $card }.
event-used = { $seat } uses { $use }.
event-gained_points = +{ $points } { $point } ({ $total } in total).
event-paid_points = −{ $points } { $point } ({ $total } left).
event-exhausted = { $card } is exhausted.
event-activated = { $card } is activated.
event-deployed = { $seat } deploys { $card }{ $exhausted ->
    [no] { "" }
   *[other] , exhausted
}.
event-put_down = { $seat } deploys { $card } from hand, active.
event-moved = { $place_id ->
    [discard] { $card } goes to the discard pile of { $seat }.
    [hand] { $card } goes to the hand of { $seat }.
    [deck_top] { $card } goes on top of the deck of { $seat }.
    [battlefield] { $card } returns to the battlefield.
    [box] { $card } is removed from the game.
    [event_bottom] { $card } goes face down to the bottom of the event pile.
   *[other] { $card } is moved.
}
event-took = { $seat } takes { $card } from the battlefield.
event-laid = { $card } is placed in the area of { $owner }.
event-chose = { $seat } chooses: { $choice }.
event-declared = { $seat } attacks { $card } (defence { $defence }).
event-revealed = Event: { $card }. Defence { $before } → { $after }.
event-defence_changed = { $card }: defence { $before } → { $after }.
event-won = { $seat } pays { $cost } combat and takes { $card }.
event-lost = { $seat } gives up the attack on { $card }, { $short } short.
event-gained_event = { $seat } gains { $card }.
event-put_back = The events go face down to the bottom of their pile.
event-bought = { $seat } gains { $card } for { $price } supply.
event-cleared = { $kept ->
    [0] { $seat } discards whatever is left in its hand.
   *[other] { $seat } keeps one card and discards the rest of its hand.
}
event-scored = { $seat }: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}, { $cities ->
    [0] no cities
    [one] { $cities } city
   *[other] { $cities } cities
}.

## Ends

result-8-1 = Moscow has fallen. The player with the most victory points wins.
result-round-limit = The last round is over. The player with the most victory points wins.

## Phases and rules, in short

phase-7-1 = Start
phase-7-2 = Operations
phase-7-3 = Reorganisation
phase-7-4 = End

rule-2 = Symbols
rule-3-1 = Supply cards
rule-3-2 = Units
rule-3-3 = Operation cards
rule-3-4 = Deployment cards
rule-3-5 = Events
rule-3-6 = Objectives
rule-4 = Setup
rule-5-1 = Battlefield and areas
rule-5-2 = Playing cards
rule-5-3 = Discard pile
rule-5-4 = Returning to the battlefield
rule-5-5 = Removed from the game
rule-5-6 = Active, exhausted
rule-6 = The turn
rule-7-1 = Start phase
rule-7-2 = Operations phase
rule-7-3 = Reorganisation phase
rule-7-4 = End phase
rule-8-1 = End of the game
rule-8-2 = Scoring
rule-9 = Abilities
rule-10 = Deployment
rule-11-1 = Reinforcement
rule-11-2 = Price
rule-11-3 = What can be gained
rule-12 = Battle
rule-13-1 = Empty deck
rule-13-2 = Cards and rules
rule-14-1 = Example: start
rule-14-2 = Example: operations
rule-14-3 = Example: reorganisation
rule-14-4 = Example: end
rule-round-limit = Round limit
rule-undo = Undo

## The goal strip

goal-need = Have the most victory points when Moscow falls.
goal-yours = You: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}
goal-best = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}
goal-cities = { $left ->
    [one] 1 city still stands
   *[other] { $left } cities still stand
}
goal-rounds = Round { $round } of { $rounds }

## The briefing

briefing-situation = Summer 1941: you command one of several corps that race east. Everyone starts with the same eight weak cards and buys better ones as the campaign goes on. Heights, positions and cities bring victory points, and the last city is Moscow.
briefing-goal = Have the most victory points when Moscow falls. You do not have to take Moscow yourself, but you have to be in front when it happens.
briefing-rival = The other corps want the same cities. The leader will try to take Moscow early, and those behind will try to gain time.
briefing-step-1 = Start
    .about = Your exhausted cards become active again.
briefing-step-2 = Operations
    .about = Play cards for supply and combat points, and use abilities.
    .all = you decide
briefing-step-3 = Battle
    .about = Attack one objective at most. An enemy event can raise its defence.
    .all = you decide
briefing-step-4 = Reorganisation
    .about = Buy cards with supply points.
    .all = you decide
briefing-step-5 = End
    .about = Clear the table and draw four cards. Unspent points are lost.
briefing-decides = Buy supply first: it pays for everything else. Deployed units stay on the table and give combat points again and again. Attack only when you have more than the printed defence, because the event turned up in the battle may add to it.

## Odds and the staff's reasons

odds-battle_won = Battle won
odds-draws_supply = Draws supply
odds-draws_unit = Draws a unit
odds-draws_operation = Draws an operation
odds-draws_deployment = Draws a deployment
odds-note-choose_operation = Chances over the events that may turn up and the cards you may draw; a battle is fought on like the Standard bot would.
reason-keep_best = Any card in hand is better than none, and this is your most valuable one.
reason-no_difference = Nothing speaks for one of these more than for another.
reason-attack = { $card } (defence { $b }) is within reach and is worth more than the battle costs.
reason-operations_done = Nothing else pays off now, and no objective within reach is worth its price.
reason-defence_met = Your { $b } combat is enough for the defence of { $a }. More would be wasted.
reason-units_are_enough = Your ready units can make up the { $a } combat you are short. Only as many as needed are exhausted.
reason-put_down = Putting it down costs nothing and it stays from turn to turn.
reason-cannot_win = You are { $a } combat short, and what you have deployed can't provide it.
reason-too_dear = You are { $a } combat short, and getting it would cost more than the objective is worth.
reason-cheapest_ability = You are { $a } combat short. This ability closes the gap at the lowest cost.
reason-play_supply = Supply cards cost nothing to play, so play all of them.
reason-plan_wants = { $card } is next on the shopping list; you own { $b }.
reason-plan_is_met = Nothing on offer is on the shopping list, and weak cards would only clog your deck.
reason-supply_at_start = Supply pays for activating what is still exhausted.
reason-pay_off = Pay to get rid of what holds you back.
reason-wake_unit = With { $a } supply to spare, an activated unit is worth more.
reason-start_done = The { $a } supply you have is better spent later in the turn.
reason-deploy_free = The card is already paid for; deployed, it stays from turn to turn.
reason-income = This ability gives something and costs nothing.
reason-useful_ability = The ability is worth more than it costs now.
reason-points_for_deploying = Its operation points let you deploy an expensive unit this turn.
reason-costs_nothing = It gives back at least the operation points it costs.
reason-deploy_it = For { $a } operation it comes into play and stays from turn to turn.
reason-draw_cards = New cards in hand may still be used this turn.
reason-worth_its_points = { $a ->
    [one] It is the best use of your operation point this turn.
   *[other] It is the best use of { $a } operation points this turn.
}
reason-lesser_loss = Of these effects, this one takes less from you.
reason-strongest_rival = { $seat } is your strongest rival, so the burden goes there.
reason-give_cheapest = If something has to go, give up the cheapest.
reason-take_dearest = Take the most valuable one.

## Examples of the page about the game

example-buying = Gaining a card
    .text = Three supply cards give 6 supply. Train Transport costs 6 and one reinforcement point. It goes to the discard pile and comes into your hand later.
example-battle = Taking a city
    .text = Minsk has a defence of 6, and the event adds 2. Three units are exhausted for 5, 2 and 1 combat: enough, Minsk is taken and deployed.

## After-action report
points-card = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
loss-given_up = Attack given up
