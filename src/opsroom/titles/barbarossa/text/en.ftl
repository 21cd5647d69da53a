### Barbarossa in English.  Keys: docs/wire.md, "Text keys", and docs/views/barbarossa.md.

title-name = Barbarossa
title-line = Build a corps card by card, take the cities, march on Moscow.
title-about = Summer 1941. Two to five corps commanders race each other eastwards. Everyone starts with the same eight cards and adds trucks, regiments, tanks and generals. Deployed units win battles for heights, positions and cities. When Moscow falls, the commander whose cards are worth most has won. A game takes about an hour.
title-minutes = 60 min

mode-standard = Standard game
option-removed = The pile that goes into the box
option-removed-random = One pile, drawn at random
option-removed-deployment = The deployment cards: easier for a first game
option-kharkov = Kharkov's defence
option-kharkov-ruling = 12, as the sums of the rulebook's example need it
option-kharkov-printed = 10, as the rulebook's example prints it
option-first = Who begins
option-first-drawn = Drawn by lot
option-first-corps_1 = I Corps
option-rounds = Round limit
option-rounds-20 = 20 rounds
option-rounds-40 = 40 rounds
option-rounds-60 = 60 rounds
option-rounds-none = No limit: until Moscow falls
option-hq_in_battle = Division HQ's permission during a battle
option-hq_in_battle-allowed = Holds: cards may be put down from the hand
option-hq_in_battle-barred = Waits for the end of the battle

plan-mixed = Mixed arms
plan-economy = Economy first
plan-armour = Armour
plan-infantry = Cheap infantry

seat-corps_1 = I Corps
seat-corps_2 = II Corps
seat-corps_3 = III Corps
seat-corps_4 = IV Corps
seat-corps_5 = V Corps

point-operation = operation points
    .short = O
point-supply = supply points
    .short = S
point-reinforcement = reinforcement points
    .short = R
point-combat = combat points
    .short = C
point-draw = draw points
    .short = D
point-victory = victory points
    .short = V

place-discard = discard pile
place-hand = hand
place-deck_top = top of the deck
place-battlefield = battlefield
place-box = box
place-event_bottom = bottom of the events
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
    .play = Bonus: 1 reinforcement. Until the operations phase ends you may deploy it exhausted.
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
    .deployed = It is not activated by itself in the start phase. (a) In your start phase: pay 3 supply ⇒ activate it. (b) Exhaust it ⇒ 7 combat.
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
    .play = Bonus: 1 operation, 1 reinforcement, draw a card. Until the operations phase ends you may put infantry and tank units from your hand straight into your area, active and without cost.
card-signal_battalion = Signal Battalion
    .role = Unit (support)
    .play = Bonus: 1 operation, draw 2 cards.
card-field_replacement_battalion = Field Replacement Battalion
    .role = Unit (support)
    .play = Bonus: 1 operation, draw a card. Return it to the battlefield ⇒ take one infantry unit from your discard pile into your hand.
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
    .deployed = Exhaust it ⇒ take one infantry unit from your discard pile into your hand.
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
    .deployed = Exhaust it ⇒ put one tank unit from your hand into your area, active and without cost.
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
    .gained = When gained: put it onto your discard pile.
card-soviet_tank_corps = Soviet Tank Corps
    .role = Event
    .play = Bonus: 1 operation, 2 combat.
    .gained = When gained: put it onto your discard pile.
card-captured_stores = Captured Stores
    .role = Event
    .play = Bonus: 3 supply. Put this card in the box.
    .gained = When gained: put it onto your discard pile.
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
    .gained = After any battle for it: discard one of your deployed units. When taken: deploy it, take a Truck Transport from the battlefield onto your discard pile.
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
    .gained = After any battle for it: either discard all your deployed tank units or discard all your deployed units other than tanks. When taken: deploy it.
card-moscow = Moscow
    .role = Objective (city)
    .gained = After any battle for it: discard two of your deployed units. When taken: deploy it, the game ends with this operations phase.
card-general_winter = General Winter
    .role = Event
    .deployed = Tank units in this area are not activated by themselves in the start phase. In your start phase: pay 2 supply ⇒ put it in the box.
    .gained = When gained: put it into any player's area.
card-rasputitsa = Rasputitsa
    .role = Event
    .deployed = Whoever has this draws one card fewer in the end phase. In your start phase: pay 2 supply ⇒ put it in the box.
    .gained = When gained: put it into any player's area.
card-partisans = Partisans
    .role = Event
    .deployed = The first card bought each turn costs 1 supply more. Exhaust two of your deployed units ⇒ put it in the box.
    .gained = When gained: put it into any player's area.
card-peoples_militia = People's Militia
    .role = Event
    .gained = When gained: put it in the box.
card-siberian_divisions = Siberian Divisions
    .role = Event
    .gained = When turned up: turn up one more event. When gained: put it in the box.
card-katyusha = Katyusha Barrage
    .role = Event
    .gained = When turned up: discard one of your deployed infantry. When gained: put it in the box.
card-order_227 = Order No. 227
    .role = Event
    .gained = When gained: put it in the box.
card-fuhrer_directive = Führer Directive
    .role = Event
    .gained = When turned up: exhaust one of your deployed tank units. When gained: put it in the box.
card-luftwaffe_support = Luftwaffe Support
    .role = Event
    .gained = When gained: put it face down under the events.
card-surprise_attack = Surprise Attack
    .role = Event
    .gained = When gained: draw 2 cards, then put it in the box.
card-encirclement = Encirclement
    .role = Event
    .gained = When gained: deploy it.
card-command_collapse = Soviet Command Collapse
    .role = Event
    .gained = When gained: put it in the box.

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
    .role = Bonus: 1 reinforcement. Until the operations phase ends you may deploy it exhausted.
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
    .role = Bonus: 1 operation, 1 reinforcement, draw a card. Until the operations phase ends you may put infantry and tank units from your hand straight into your area, active and without cost.
order-play_signal_battalion = Play { card-signal_battalion }
    .role = Bonus: 1 operation, draw 2 cards.
order-play_field_replacement_battalion = Play { card-field_replacement_battalion }
    .role = Bonus: 1 operation, draw a card. Return it to the battlefield ⇒ take one infantry unit from your discard pile into your hand.
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
    .role = Bonus: 3 supply. Put this card in the box.
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
    .role = Return it to the battlefield ⇒ take one infantry unit from your discard pile into your hand.
order-use_repair_workshop_a = { card-repair_workshop }
    .role = Exhaust it and pay 2 supply ⇒ activate one of your deployed tank units.
order-use_supply_depot_a = { card-supply_depot }
    .role = Exhaust it ⇒ 1 supply.
order-use_field_hospital_a = { card-field_hospital }
    .role = Exhaust it ⇒ take one infantry unit from your discard pile into your hand.
order-use_forward_airfield_a = { card-forward_airfield }
    .role = Exhaust it and pay 1 supply ⇒ the target's defence −3.
order-use_railhead_a = { card-railhead }
    .role = Exhaust it ⇒ 1 supply, 1 reinforcement.
order-use_guderian_a = { card-guderian }
    .role = Exhaust it ⇒ activate one of your deployed tank units.
order-use_hoth_a = { card-hoth }
    .role = Exhaust it ⇒ put one tank unit from your hand into your area, active and without cost.
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
    .role = Pay 2 supply ⇒ put it in the box.
order-use_rasputitsa_a = { card-rasputitsa }
    .role = Pay 2 supply ⇒ put it in the box.
order-use_partisans_a = { card-partisans }
    .role = Exhaust two of your deployed units ⇒ put it in the box.
order-deploy_grenadier_regiment = Deploy { card-grenadier_regiment }
    .role = From the play area, exhausted.
order-put_grenadier_regiment = Put { card-grenadier_regiment } down
    .role = From your hand, active and without cost.
order-put_panzergrenadier_regiment = Put { card-panzergrenadier_regiment } down
    .role = From your hand, active and without cost.
order-put_pioneer_battalion = Put { card-pioneer_battalion } down
    .role = From your hand, active and without cost.
order-put_panzer_regiment = Put { card-panzer_regiment } down
    .role = From your hand, active and without cost.
order-put_ss_panzer_regiment = Put { card-ss_panzer_regiment } down
    .role = From your hand, active and without cost.
order-put_independent_heavy_tank_battalion = Put { card-independent_heavy_tank_battalion } down
    .role = From your hand, active and without cost.
order-buy_nonmech_transport = Gain { card-nonmech_transport }
order-buy_truck_transport = Gain { card-truck_transport }
order-buy_train_transport = Gain { card-train_transport }
order-buy_grenadier_regiment = Gain { card-grenadier_regiment }
order-buy_panzergrenadier_regiment = Gain { card-panzergrenadier_regiment }
order-buy_pioneer_battalion = Gain { card-pioneer_battalion }
order-buy_panzer_regiment = Gain { card-panzer_regiment }
order-buy_ss_panzer_regiment = Gain { card-ss_panzer_regiment }
order-buy_independent_heavy_tank_battalion = Gain { card-independent_heavy_tank_battalion }
order-buy_assault_gun_battalion = Gain { card-assault_gun_battalion }
order-buy_anti_tank_battalion = Gain { card-anti_tank_battalion }
order-buy_artillery_regiment = Gain { card-artillery_regiment }
order-buy_panzer_recon_battalion = Gain { card-panzer_recon_battalion }
order-buy_motorcycle_battalion = Gain { card-motorcycle_battalion }
order-buy_division_hq_company = Gain { card-division_hq_company }
order-buy_signal_battalion = Gain { card-signal_battalion }
order-buy_field_replacement_battalion = Gain { card-field_replacement_battalion }
order-buy_strategic_planning = Gain { card-strategic_planning }
order-buy_blitzkrieg = Gain { card-blitzkrieg }
order-buy_general_offensive = Gain { card-general_offensive }
order-buy_repair_workshop = Gain { card-repair_workshop }
order-buy_supply_depot = Gain { card-supply_depot }
order-buy_field_hospital = Gain { card-field_hospital }
order-buy_forward_airfield = Gain { card-forward_airfield }
order-buy_railhead = Gain { card-railhead }
order-buy_guderian = Gain { card-guderian }
order-buy_hoth = Gain { card-hoth }
order-buy_manstein = Gain { card-manstein }
order-buy_kleist = Gain { card-kleist }
order-buy_rundstedt = Gain { card-rundstedt }
order-buy_model = Gain { card-model }
order-attack_heights = Attack the Heights
order-attack_position = Attack the Position
order-attack_city = Attack the city
order-pay = Pay, and take it

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

choice-stalingrad_a = Give up all deployed tank units
choice-stalingrad_b = Give up all other deployed units

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

ask-choose_at_start = Start phase: use an ability, or go on?
    .context = { $supply } supply in your purse.
    .coach = Most exhausted cards are activated by themselves. Some need supply first: play supply cards here to pay for it. What you do not spend stays in your purse until the end of your turn.
    .waiting = The start phase is being played.
choose_at_start-pass = Go on
    .note = Leave it as it is.

ask-choose_operation = Operations: what next?
    .context = Purse: { $operation } operation, { $supply } supply, { $reinforcement } reinforcement, { $combat } combat.
    .coach = Cards cost operation points; you get one each turn, and some cards give more. Play supply cards freely: they pay for new cards in the next phase. Deployed units stay with you from turn to turn. You may fight one battle, and you need a deployed unit for it.
    .waiting = Operations are under way.
choose_operation-pass = End the operations phase
    .note = Reorganisation follows: no more cards but supply, no more abilities, no battle.
choose_operation-attack_city = Attack { $card }
    .note = Defence { $defence } and an event. You have { $combat } combat so far.
choose_operation-attack_heights = Attack { $card }
    .note = Defence { $defence }. You have { $combat } combat so far.
choose_operation-attack_position = Attack { $card }
    .note = Defence { $defence }. You have { $combat } combat so far.

ask-choose_in_battle = { $short ->
    [0] { $target } can fall. Pay now?
   *[other] { $short } more for { $target }. Which ability?
}
    .context = Total defence { $defence }; you have { $combat } combat.
    .coach = Exhaust units for combat points, or give cards up for more. Heights and Positions you hold can be returned to lower the defence. No card is played from the hand until the battle is over.
    .waiting = A battle is being fought for { $target }.
choose_in_battle-pay = Pay { $before ->
       *[other] and take { $card }
    }
    .note = { $after } combat left over.
choose_in_battle-pass = Give the battle up
    .note = Defeat. What you have spent stays spent, and the losses still come.
    .confirm = Yes, give it up

ask-choose_reinforcement = Reorganisation: gain a card?
    .context = { $reinforcement } reinforcement, { $supply } supply.
    .coach = Each card takes one reinforcement point and its price in supply. Bought cards go onto your discard pile and come into your hand later. Unspent points are lost.
    .waiting = New cards are being gained.
choose_reinforcement-pass = End the phase
    .note = Points that are left are lost when the turn ends.
choose_reinforcement-note = { $verb ->
    [buy] Costs { $cost } supply; { $after } left.
   *[other] Supply { $before } → { $after }.
}

ask-choose_card_to_keep = Keep one card for the next turn?
    .context = Everything else goes onto your discard pile; then four cards are drawn.
    .coach = One card of your hand may stay. Keep a strong card that you could not use, or let everything go to come to your new cards sooner.
    .waiting = The turn is being ended.
choose_card_to_keep-pass = Keep none
    .note = All cards of the hand are discarded.

ask-choose_card = { $word ->
    [exhaust] { $card }: which card is exhausted?
    [activate] { $card }: which card is activated?
    [deploy_from_hand] { $card }: which card is put down?
   *[other] { $place ->
        [hand] { $card }: which card comes into your hand?
        [battlefield] { $card }: which card returns to the battlefield?
       *[other] { $card }: which card is given up?
    }
}
    .context = { $left ->
        [one] One card.
       *[other] { $left } cards.
    }
    .coach = Of equal cards the exhausted one goes first.
    .waiting = A card is being chosen for { $card }.
choose_card-pass = No more

ask-choose_effect = { $card }: which of the two?
    .context = One of them must happen.
    .coach = Choose the one that costs you less. If you have no such unit, nothing is lost.
    .waiting = The effect of { $card } is being chosen.

ask-choose_player = { $card }: in whose area does it lie?
    .context = It stays there until that player gets rid of it.
    .coach = You may name any player, yourself too.
    .waiting = The place of { $card } is being chosen.

ask-choose_event_order = Which event goes back next?
    .context = { $left } events go face down under the pile; the first one will come up first.
    .coach = Only you know this order.
    .waiting = Events are being put back.

## Refusals

why-too_few_operation_points = it costs { $a } operation; you have { $b }.
why-too_few_points = it costs { $a }; you have { $b }.
why-already_exhausted = it is already exhausted.
why-no_card_for_cost = there is no card to pay the cost with.
why-no_effect = it would do nothing.
why-only_in_battle = it works in a battle only.
why-only_at_start = it works in the start phase only.
why-one_battle = there is one battle a turn, and it has been fought.
why-no_unit = you have no unit deployed.
why-no_target = the pile is empty.
why-not_in_battle = no card is played from the hand until the battle is over.
why-defence_not_met = the defence is { $a }; you have { $b } combat.
why-too_dear = it costs { $a } supply; you have { $b }.
why-pile_empty = the pile is empty.
why-pile_removed = the pile is in the box.

## Log

event-removed = In the box for this game: { $pile }.
event-begins = { $seat } begins.
event-turn_begins = Round { $round }: { $seat }.
event-drew = { $card ->
    [hidden] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $seat } draws { $card }.
}
event-cannot_draw = { $seat } has no card left to draw.
event-rebuilt = { $seat } shuffles { $cards ->
    [one] one discarded card
   *[other] { $cards } discarded cards
} into a new deck.
event-activated_at_start = { $seat } activates { $card }{ $cards ->
    [one] { "" }
   *[other] { " " }× { $cards }
}.
event-played = { $seat } plays { $card }.
event-used = { $seat } uses { $use }.
event-gained_points = +{ $points } { $point }, { $total } in all.
event-paid_points = −{ $points } { $point }, { $total } left.
event-exhausted = { $card } is exhausted.
event-activated = { $card } is activated.
event-deployed = { $seat } deploys { $card }{ $exhausted ->
    [no] { "" }
   *[other] , exhausted
}.
event-put_down = { $seat } puts { $card } down, active.
event-moved = { $place_id ->
    [discard] { $card } goes onto the discard pile of { $seat }.
    [hand] { $card } comes into the hand of { $seat }.
    [deck_top] { $card } goes on top of the deck of { $seat }.
    [battlefield] { $card } returns to the battlefield.
    [box] { $card } goes into the box.
    [event_bottom] { $card } goes face down under the events.
   *[other] { $card } is moved.
}
event-took = { $seat } takes { $card } from the battlefield.
event-laid = { $card } is laid into the area of { $owner }.
event-chose = { $seat } chooses: { $choice }.
event-declared = { $seat } attacks { $card }, defence { $defence }.
event-revealed = Event: { $card }. Defence { $before } → { $after }.
event-defence_changed = { $card }: defence { $before } → { $after }.
event-won = { $seat } pays { $cost } and takes { $card }.
event-lost = { $seat } gives up at { $card }, { $short } short.
event-gained_event = { $seat } gains { $card }.
event-put_back = The events go back face down under their pile.
event-bought = { $seat } gains { $card } for { $price } supply.
event-cleared = { $kept ->
    [0] { $seat } discards the hand.
   *[other] { $seat } discards the hand but for one card.
}
event-scored = { $seat }: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}; { $cities ->
    [0] no city
    [one] one city
   *[other] { $cities } cities
}.
event-conceded = { $seat } concedes.

## Ends

result-8-1 = Moscow has fallen. The most victory points win.
result-round-limit = The last round is over. The most victory points win.
result-conceded = The game was conceded.
action-concede = Concede the game
    .confirm = Accept the loss? This cannot be undone.

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
rule-4 = Set-up
rule-5-1 = Battlefield and areas
rule-5-2 = Playing cards
rule-5-3 = Discard pile
rule-5-4 = To the battlefield
rule-5-5 = The box
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
