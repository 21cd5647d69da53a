### The Burning Blue in English.  Keys: docs/wire.md, "Text keys".

title-name = The Burning Blue
title-line = The operations room in the summer of 1940: plots on the table, squadrons at readiness, and reports that may be wrong.
title-about = The Battle of Britain, five minutes at a time. The Luftwaffe plans its raids in secret: courses, heights and times. The RAF sees only what radar and the Observer Corps report, and scrambles squadrons to meet them. Dogfights, ack-ack, bombs on airfields and docks. Five scenarios, from the Channel convoys to the fighter-bombers of autumn, with optional rules. A scenario takes an evening.
title-minutes = 180 min

mode-scenario1 = 1 · Channel convoys, July
mode-scenario2 = 2 · Eagle attack, mid-August
mode-scenario3 = 3 · War on the airfields
mode-scenario4 = 4 · London by day, September
mode-scenario5 = 5 · Fighter-bombers and Italians
mode-campaign1 = Campaign 1 · Channel convoys
mode-campaign2 = Campaign 2 · Eagle attack
mode-campaign3 = Campaign 3 · War on the airfields
mode-campaign4 = Campaign 4 · London by day
mode-campaign5 = Campaign 5 · Fighter-bombers
option-free_chit = Choosing a chit
option-free_chit-off = Draw all chits at random
option-free_chit-on = Choose one chit
option-few_waypoints = Waypoints
option-few_waypoints-off = Unlimited
option-few_waypoints-on = Two each way, seven for sweeps
option-dodge_weather = Raids in cloud
option-dodge_weather-off = Stay at their plotted height
option-dodge_weather-on = May change height to avoid it
option-vectors_fail = Vector orders
option-vectors_fail-off = Always received
option-vectors_fail-on = May not get through
option-plot_home = Raids turning back
option-plot_home-off = Fly straight home
option-plot_home-on = Plot a route home
option-sixth_try = Readiness rolls
option-sixth_try-off = Ready on a 6 only
option-sixth_try-on = Automatic on the sixth attempt
option-chits_only = Response level
option-chits_only-off = Scenario or chits, whichever is higher
option-chits_only-on = Chits only
option-channel_sweep = Channel patrol
option-channel_sweep-off = Always stays on patrol
option-channel_sweep-on = One unit may fly a sweep
option-matching = Matching raids
option-matching-off = Not used
option-matching-on = Unmatched raids score more
option-optional_units = Optional squadrons
option-optional_units-off = Not used
option-optional_units-on = Used
option-stations_out = Radar out of action at the start
option-stations_out-off = None
option-stations_out-on = As the scenario's option says
option-games = Games per day
option-games-2 = Two
option-games-3 = Three
option-games-4 = Four
option-days = Days
option-days-1 = One day
option-days-2 = Two days
option-days-3 = Three days
option-surge = Surge rates
option-surge-off = Standard ranges
option-surge-on = Surge table
option-keep_weather = Weather in later games
option-keep_weather-off = Rolled again
option-keep_weather-on = Carried over
option-preparation = Luftwaffe effort
option-preparation-off = Same every day
option-preparation-on = One day of four games, one of three

## Seats, phases, states

seat-luftwaffe = Luftwaffe
seat-raf = RAF
phase-set_up = Setup
phase-random_events = Random events
phase-scramble = Scramble
phase-form_up = Form-up
phase-patrol = Patrol
phase-raf_movement = RAF movement
phase-luftwaffe_movement = Luftwaffe movement
phase-pursuit = Pursuit
phase-dogfights = Dogfights
phase-raf_combat = RAF combat
phase-luftwaffe_combat = Luftwaffe combat
phase-take_off = Take-off
phase-administration = Administration
period-dawn = Dawn
period-mid_morning = Mid-morning
period-late_morning = Late morning
period-early_afternoon = Early afternoon
period-mid_afternoon = Mid-afternoon
period-late_afternoon = Late afternoon
period-dusk = Dusk
wind-calm = No wind.
wind-headwind = A headwind blows from the west.
wind-crosswind_16 = A crosswind blows above Angels 16.
wind-crosswind_12 = A crosswind blows above Angels 12.
wind-crosswind_8 = A crosswind blows above Angels 8.
wind-crosswind_4 = A crosswind blows above Angels 4.
picture-good = good
picture-degraded = degraded
picture-poor = poor
tote-away = Away
tote-available = Available
tote-ready = Ready
tote-scramble = Scramble
tote-airborne = Airborne
tote-landed = Landed
tote-reforming = Reforming
tote-rearming_2 = Rearming, 2 turns left
tote-rearming_1 = Rearming, 1 turn left
order-none = No orders
order-vector = Vector
order-orbit = Orbit
order-patrol_line = Patrol line
order-pancake = Pancake
order-pursuit = Pursuit
order_choice-vector = Vector
order_choice-vector_orbit = Vector, then orbit
order_choice-vector_line = Vector, then patrol line
order_choice-pancake = Pancake: return and land
order_choice-divert = Divert to another airfield
order_choice-height = Change height only
order_choice-pancake_unit = Pancake one squadron
order_choice-towards_hostile_01 = Against H 01
order_choice-towards_hostile_02 = Against H 02
order_choice-towards_hostile_03 = Against H 03
order_choice-towards_hostile_04 = Against H 04
order_choice-towards_hostile_05 = Against H 05
order_choice-towards_hostile_06 = Against H 06
order_choice-towards_hostile_07 = Against H 07
order_choice-towards_hostile_08 = Against H 08
order_choice-towards_hostile_09 = Against H 09
order_choice-towards_hostile_10 = Against H 10
order_choice-towards_hostile_11 = Against H 11
order_choice-towards_hostile_12 = Against H 12
order_choice-towards_hostile_13 = Against H 13
order_choice-towards_hostile_14 = Against H 14
order_choice-towards_hostile_15 = Against H 15
order_choice-towards_hostile_16 = Against H 16
order_choice-towards_hostile_17 = Against H 17
order_choice-towards_hostile_18 = Against H 18
order_choice-towards_hostile_19 = Against H 19
order_choice-towards_hostile_20 = Against H 20
order_choice-towards_hostile_21 = Against H 21
order_choice-towards_hostile_22 = Against H 22
order_choice-towards_hostile_23 = Against H 23
order_choice-towards_hostile_24 = Against H 24
order_choice-towards_hostile_25 = Against H 25
order_choice-towards_hostile_26 = Against H 26
order_choice-towards_hostile_27 = Against H 27
order_choice-towards_hostile_28 = Against H 28
order_choice-towards_hostile_29 = Against H 29
order_choice-towards_hostile_30 = Against H 30
order_choice-towards_hostile_31 = Against H 31
order_choice-towards_hostile_32 = Against H 32
order_choice-towards_hostile_33 = Against H 33
order_choice-towards_hostile_34 = Against H 34
order_choice-towards_hostile_35 = Against H 35
order_choice-towards_hostile_36 = Against H 36
order_choice-towards_hostile_37 = Against H 37
order_choice-towards_hostile_38 = Against H 38
order_choice-towards_hostile_39 = Against H 39
order_choice-towards_hostile_40 = Against H 40
order_choice-towards_hostile_41 = Against H 41
order_choice-towards_hostile_42 = Against H 42
order_choice-towards_hostile_43 = Against H 43
order_choice-towards_hostile_44 = Against H 44
order_choice-towards_hostile_45 = Against H 45
order_choice-towards_hostile_46 = Against H 46
order_choice-towards_hostile_47 = Against H 47
order_choice-towards_hostile_48 = Against H 48
task-none = No task
task-freie_jagd = Freie Jagd (sweep)
task-bombing = Bombing
task-close_escort = Close escort
task-top_cover = Top cover
task-channel_patrol = Channel patrol
method-level = Level bombing
method-dive = Dive bombing
method-low_level = Low-level bombing
conduct-slow = Continue at 3 hexes a turn
conduct-fast = Continue at 4 hexes a turn
conduct-stay = Keep orbiting
conduct-pancake = Return to base
conduct-strafe = Strafe the next airfield
conduct-attack_balloons = Attack the next balloons
conduct-pursue = Pursue now
conduct-above_cloud = Climb above the cloud
conduct-below_cloud = Descend below the cloud
conduct-pancake_unit = Send one unit back to base
conduct-height = Change height
afterwards-fight_on = Keep fighting
afterwards-break_off = Break off the pursuit
afterwards-pancake = Return to base
answer-no = No
answer-yes = Yes
division-as_erpro = Three Erprobungsgruppe 210 Staffeln
division-as_types = Two Me 110 Staffeln and one Me 109 Staffel
aim-target_1 = First target
aim-target_2 = Second target
aim-target_3 = Third target
aim-target_4 = Fourth target
aim-sweep = Freie Jagd (sweep)
dummy-dummy_1 = Dummy 1
dummy-dummy_2 = Dummy 2
dummy-dummy_3 = Dummy 3
dummy-dummy_4 = Dummy 4
event-none = Nothing happens
event-weather_worse = The weather closes in
event-filter_error = Filter room error
event-scramble_minus = Controllers swamped: one fewer scramble this turn
event-good_atmospherics = Good atmospherics: HF reaches 11 hexes
event-radio_clear = Radio clear: HF reaches 14 hexes
event-scramble_plus = Quick off the mark: one extra scramble this turn
event-readiness = A squadron comes to readiness
event-weather_better = The weather clears
contact-none = no contact
contact-intercept = interception
contact-bounce = bounce
contact-straggler = stragglers caught
reaction-no_reaction = no reaction
reaction-reaction = the escorts react
reaction-dogfight = the attackers are drawn into the dogfight
reaction-late = the escorts react late
reaction-fend_off_1 = one squadron must fend off the escorts
reaction-fend_off_2 = two squadrons must fend off the escorts
reaction-reaction_6 = no reaction
reaction-reaction_7 = no reaction
reaction-reaction_8 = no reaction
sum-intercept = Interception
sum-reaction = Escort reaction
sum-attack = Attack
sum-defence = Defence
sum-cohesion = Cohesion
weather-clear = clear
weather-patchy = patchy cloud
weather-haze = haze
weather-broken = broken cloud
weather-dense_haze = dense haze
weather-overcast = overcast
weather-mist = mist
weather-rain = rain

## Units

unit-squadron_1 = 1 Squadron
unit-squadron_1_rcaf = 1 RCAF Squadron
unit-squadron_17 = 17 Squadron
unit-squadron_19 = 19 Squadron
unit-squadron_32 = 32 Squadron
unit-squadron_41 = 41 Squadron
unit-squadron_43 = 43 Squadron
unit-squadron_46 = 46 Squadron
unit-squadron_54 = 54 Squadron
unit-squadron_56 = 56 Squadron
unit-squadron_64 = 64 Squadron
unit-squadron_65 = 65 Squadron
unit-squadron_66 = 66 Squadron
unit-squadron_72 = 72 Squadron
unit-squadron_73 = 73 Squadron
unit-squadron_74 = 74 Squadron
unit-squadron_79 = 79 Squadron
unit-squadron_85 = 85 Squadron
unit-squadron_87 = 87 Squadron
    .role = United Provinces
unit-squadron_92 = 92 Squadron
unit-squadron_111 = 111 Squadron
unit-squadron_141 = 141 Squadron
unit-squadron_145 = 145 Squadron
unit-squadron_151 = 151 Squadron
unit-squadron_152 = 152 Squadron
    .role = Hyderabad
unit-squadron_213 = 213 Squadron
    .role = Ceylon
unit-squadron_222 = 222 Squadron
    .role = Natal
unit-squadron_229 = 229 Squadron
unit-squadron_234 = 234 Squadron
    .role = Madras Presidency
unit-squadron_238 = 238 Squadron
unit-squadron_242 = 242 Squadron
    .role = Canadian
unit-squadron_249 = 249 Squadron
    .role = Gold Coast
unit-squadron_253 = 253 Squadron
    .role = Hyderabad
unit-squadron_257 = 257 Squadron
    .role = Burma
unit-squadron_264 = 264 Squadron
    .role = Madras Presidency
unit-squadron_266 = 266 Squadron
    .role = Rhodesia
unit-squadron_302 = 302 Squadron
    .role = Polish
unit-squadron_303 = 303 Squadron
    .role = Polish
unit-squadron_310 = 310 Squadron
    .role = Czech
unit-squadron_501 = 501 Squadron
    .role = County of Gloucester
unit-squadron_504 = 504 Squadron
    .role = County of Nottingham
unit-squadron_601 = 601 Squadron
    .role = County of London
unit-squadron_602 = 602 Squadron
    .role = City of Glasgow
unit-squadron_603 = 603 Squadron
    .role = City of Edinburgh
unit-squadron_605 = 605 Squadron
    .role = County of Warwick
unit-squadron_607 = 607 Squadron
    .role = County of Durham
unit-squadron_609 = 609 Squadron
    .role = West Riding
unit-squadron_610 = 610 Squadron
    .role = County of Chester
unit-squadron_611 = 611 Squadron
    .role = West Lancashire
unit-squadron_615 = 615 Squadron
    .role = County of Surrey
unit-squadron_616 = 616 Squadron
    .role = South Yorkshire
unit-flight_421 = 421 Flight
unit-flight_1a = Flight 1A
unit-flight_1b = Flight 1B
unit-flight_2a = Flight 2A
unit-flight_2b = Flight 2B
unit-flight_3a = Flight 3A
unit-flight_3b = Flight 3B
unit-flight_4a = Flight 4A
unit-flight_4b = Flight 4B
unit-flight_5a = Flight 5A
unit-flight_5b = Flight 5B
unit-luftwaffe_01 = L 1
unit-luftwaffe_02 = L 2
unit-luftwaffe_03 = L 3
unit-luftwaffe_04 = L 4
unit-luftwaffe_05 = L 5
unit-luftwaffe_06 = L 6
unit-luftwaffe_07 = L 7
unit-luftwaffe_08 = L 8
unit-luftwaffe_09 = L 9
unit-luftwaffe_10 = L 10
unit-luftwaffe_11 = L 11
unit-luftwaffe_12 = L 12
unit-luftwaffe_13 = L 13
unit-luftwaffe_14 = L 14
unit-luftwaffe_15 = L 15
unit-luftwaffe_16 = L 16
unit-luftwaffe_17 = L 17
unit-luftwaffe_18 = L 18
unit-luftwaffe_19 = L 19
unit-luftwaffe_20 = L 20
unit-luftwaffe_21 = L 21
unit-luftwaffe_22 = L 22
unit-luftwaffe_23 = L 23
unit-luftwaffe_24 = L 24
unit-luftwaffe_25 = L 25
unit-luftwaffe_26 = L 26
unit-luftwaffe_27 = L 27
unit-luftwaffe_28 = L 28
unit-luftwaffe_29 = L 29
unit-luftwaffe_30 = L 30
unit-luftwaffe_31 = L 31
unit-luftwaffe_32 = L 32
unit-luftwaffe_33 = L 33
unit-luftwaffe_34 = L 34
unit-luftwaffe_35 = L 35
unit-luftwaffe_36 = L 36
unit-luftwaffe_37 = L 37
unit-luftwaffe_38 = L 38
unit-luftwaffe_39 = L 39
unit-luftwaffe_40 = L 40
unit-luftwaffe_41 = L 41
unit-luftwaffe_42 = L 42
unit-luftwaffe_43 = L 43
unit-luftwaffe_44 = L 44
unit-luftwaffe_45 = L 45
unit-luftwaffe_46 = L 46
unit-luftwaffe_47 = L 47
unit-luftwaffe_48 = L 48
alternative-rest = All the others
alternative-stand = Until something happens
alternative-split = Split a squadron
alternative-follow = All sent against raids
raid-hostile_01 = H 01
raid-hostile_02 = H 02
raid-hostile_03 = H 03
raid-hostile_04 = H 04
raid-hostile_05 = H 05
raid-hostile_06 = H 06
raid-hostile_07 = H 07
raid-hostile_08 = H 08
raid-hostile_09 = H 09
raid-hostile_10 = H 10
raid-hostile_11 = H 11
raid-hostile_12 = H 12
raid-hostile_13 = H 13
raid-hostile_14 = H 14
raid-hostile_15 = H 15
raid-hostile_16 = H 16
raid-hostile_17 = H 17
raid-hostile_18 = H 18
raid-hostile_19 = H 19
raid-hostile_20 = H 20
raid-hostile_21 = H 21
raid-hostile_22 = H 22
raid-hostile_23 = H 23
raid-hostile_24 = H 24
raid-hostile_25 = H 25
raid-hostile_26 = H 26
raid-hostile_27 = H 27
raid-hostile_28 = H 28
raid-hostile_29 = H 29
raid-hostile_30 = H 30
raid-hostile_31 = H 31
raid-hostile_32 = H 32
raid-hostile_33 = H 33
raid-hostile_34 = H 34
raid-hostile_35 = H 35
raid-hostile_36 = H 36
raid-hostile_37 = H 37
raid-hostile_38 = H 38
raid-hostile_39 = H 39
raid-hostile_40 = H 40
raid-hostile_41 = H 41
raid-hostile_42 = H 42
raid-hostile_43 = H 43
raid-hostile_44 = H 44
raid-hostile_45 = H 45
raid-hostile_46 = H 46
raid-hostile_47 = H 47
raid-hostile_48 = H 48
type-spitfire = Spitfire
type-hurricane = Hurricane
type-defiant = Defiant
type-blenheim_if = Blenheim IF
type-gladiator = Gladiator
type-spitfire_421_flight = Spitfire
type-me109 = Me 109
type-me110 = Me 110
type-erpro210 = Erpro 210
type-ju87 = Ju 87
type-ju88 = Ju 88
type-do17 = Do 17
type-he111 = He 111
type-cr42 = CR 42
type-g50 = G 50
type-br20 = BR 20
gruppe-i_jg3 = I/JG 3
gruppe-ii_jg3 = II/JG 3
gruppe-iii_jg3 = III/JG 3
gruppe-i_jg26 = I/JG 26
gruppe-ii_jg26 = II/JG 26
gruppe-iii_jg26 = III/JG 26
gruppe-i_jg51 = I/JG 51
gruppe-ii_jg51 = II/JG 51
gruppe-iii_jg51 = III/JG 51
gruppe-i_jg52 = I/JG 52
gruppe-ii_jg52 = II/JG 52
gruppe-i_jg54 = I/JG 54
gruppe-ii_jg54 = II/JG 54
gruppe-iii_jg54 = III/JG 54
gruppe-i_lg2 = I/LG 2
gruppe-i_jg77 = I/JG 77
gruppe-ii_lg2 = II/LG 2
gruppe-i_zg26 = I/ZG 26
gruppe-ii_zg26 = II/ZG 26
gruppe-iii_zg26 = III/ZG 26
gruppe-erpro_210 = Erprobungsgruppe 210
gruppe-i_jg2 = I/JG 2
gruppe-ii_jg2 = II/JG 2
gruppe-iii_jg2 = III/JG 2
gruppe-i_jg27 = I/JG 27
gruppe-ii_jg27 = II/JG 27
gruppe-iii_jg27 = III/JG 27
gruppe-i_jg53 = I/JG 53
gruppe-ii_jg53 = II/JG 53
gruppe-iii_jg53 = III/JG 53
gruppe-i_zg2 = I/ZG 2
gruppe-ii_zg2 = II/ZG 2
gruppe-v_lg1 = V/LG 1
gruppe-ii_zg76 = II/ZG 76
gruppe-iii_zg76 = III/ZG 76
gruppe-ii_stg1 = II/StG 1
gruppe-iv_lg1 = IV/LG 1
gruppe-i_stg1 = I/StG 1
gruppe-iii_stg1 = III/StG 1
gruppe-i_stg2 = I/StG 2
gruppe-ii_stg2 = II/StG 2
gruppe-i_stg3 = I/StG 3
gruppe-i_stg77 = I/StG 77
gruppe-ii_stg77 = II/StG 77
gruppe-iii_stg77 = III/StG 77
gruppe-i_kg1 = I/KG 1
gruppe-ii_kg1 = II/KG 1
gruppe-iii_kg1 = III/KG 1
gruppe-i_kg2 = I/KG 2
gruppe-ii_kg2 = II/KG 2
gruppe-iii_kg2 = III/KG 2
gruppe-i_kg3 = I/KG 3
gruppe-ii_kg3 = II/KG 3
gruppe-iii_kg3 = III/KG 3
gruppe-i_kg4 = I/KG 4
gruppe-ii_kg4 = II/KG 4
gruppe-iii_kg4 = III/KG 4
gruppe-i_kg53 = I/KG 53
gruppe-ii_kg53 = II/KG 53
gruppe-iii_kg53 = III/KG 53
gruppe-i_kg76 = I/KG 76
gruppe-ii_kg76 = II/KG 76
gruppe-iii_kg76 = III/KG 76
gruppe-i_kg30 = I/KG 30
gruppe-ii_kg30 = II/KG 30
gruppe-i_kg27 = I/KG 27
gruppe-ii_kg27 = II/KG 27
gruppe-iii_kg27 = III/KG 27
gruppe-i_kg55 = I/KG 55
gruppe-ii_kg55 = II/KG 55
gruppe-iii_kg55 = III/KG 55
gruppe-kgr100 = KGr 100
gruppe-i_kg51 = I/KG 51
gruppe-ii_kg51 = II/KG 51
gruppe-iii_kg51 = III/KG 51
gruppe-i_kg54 = I/KG 54
gruppe-ii_kg54 = II/KG 54
gruppe-i_lg1 = I/LG 1
gruppe-ii_lg1 = II/LG 1
gruppe-iii_lg1 = III/LG 1
gruppe-kgr806 = KGr 806
gruppe-kgr606 = KGr 606
gruppe-gruppo_11 = 11 Gruppo
gruppe-gruppo_43 = 43 Gruppo
gruppe-gruppo_98 = 98 Gruppo
gruppe-gruppo_99 = 99 Gruppo
gruppe-gruppo_18 = 18 Gruppo
gruppe-gruppo_20 = 20 Gruppo
chit-A = Chit A
chit-B = Chit B
chit-C = Chit C
chit-D = Chit D
chit-E = Chit E
chit-F = Chit F
chit-G = Chit G
chit-H = Chit H
chit-I = Chit I
chit-J = Chit J
chit-K = Chit K
chit-L = Chit L
chit-M = Chit M
chit-N = Chit N
chit-O = Chit O
chit-P = Chit P
chit-Q = Chit Q
chit-R = Chit R
chit-S = Chit S
chit-T = Chit T
chit-U = Chit U
chit-V = Chit V
chit-W = Chit W
chit-X = Chit X
chit-Y = Chit Y
chit-Z = Chit Z
chit-AA = Chit AA
chit-BB = Chit BB
chit-CC = Chit CC
chit-DD = Chit DD
chit-EE = Chit EE
chit-FF = Chit FF
chit-GG = Chit GG
chit-HH = Chit HH
chit-II = Chit II
chit-JJ = Chit JJ
chit-KK = Chit KK
chit-LL = Chit LL
chit-MM = Chit MM
chit-NN = Chit NN
chit-OO = Chit OO
chit-PP = Chit PP
chit-QQ = Chit QQ
chit-RR = Chit RR
chit-SS = Chit SS
chit-TT = Chit TT
chit-UU = Chit UU

## Places

zone-duxford = Duxford
zone-filton = Filton
zone-middle_wallop = Middle Wallop
zone-tangmere = Tangmere
zone-northolt = Northolt
zone-debden = Debden
zone-north_weald = North Weald
zone-hornchurch = Hornchurch
zone-biggin_hill = Biggin Hill
zone-kenley = Kenley
zone-london = London
zone-channel = English Channel
zone-dover_strait = Dover Strait
zone-north_sea = North Sea
zone-france = France
sector-duxford = { zone-duxford }
sector-filton = { zone-filton }
sector-middle_wallop = { zone-middle_wallop }
sector-tangmere = { zone-tangmere }
sector-northolt = { zone-northolt }
sector-debden = { zone-debden }
sector-north_weald = { zone-north_weald }
sector-hornchurch = { zone-hornchurch }
sector-biggin_hill = { zone-biggin_hill }
sector-kenley = { zone-kenley }
airfield-filton = Filton
airfield-exeter = Exeter
airfield-colerne = Colerne
airfield-bibury = Bibury
airfield-middle_wallop = Middle Wallop
airfield-warmwell = Warmwell
airfield-boscombe_down = Boscombe Down
airfield-chilbolton = Chilbolton
airfield-tangmere = Tangmere
airfield-westhampnett = Westhampnett
airfield-kenley = Kenley
airfield-croydon = Croydon
airfield-redhill = Redhill
airfield-biggin_hill = Biggin Hill
airfield-gravesend = Gravesend
airfield-west_malling = West Malling
airfield-hornchurch = Hornchurch
airfield-rochford = Rochford
airfield-manston = Manston
airfield-hawkinge = Hawkinge
airfield-lympne = Lympne
airfield-north_weald = North Weald
airfield-stapleford = Stapleford Tawney
airfield-debden = Debden
airfield-castle_camps = Castle Camps
airfield-martlesham = Martlesham Heath
airfield-northolt = Northolt
airfield-hendon = Hendon
airfield-duxford = Duxford
airfield-fowlmere = Fowlmere
airfield-detling = Detling
airfield-eastchurch = Eastchurch
airfield-thorney_island = Thorney Island
airfield-ford = Ford
airfield-lee_on_solent = Lee-on-Solent
airfield-gosport = Gosport
airfield-worthy_down = Worthy Down
airfield-eastleigh = Eastleigh
airfield-odiham = Odiham
airfield-andover = Andover
airfield-farnborough = Farnborough
airfield-brize_norton = Brize Norton
airfield-harwell = Harwell
airfield-benson = Benson
airfield-abingdon = Abingdon
airfield-bicester = Bicester
airfield-upper_heyford = Upper Heyford
airfield-hullavington = Hullavington
airfield-south_cerney = South Cerney
airfield-lyneham = Lyneham
airfield-upavon = Upavon
airfield-netheravon = Netheravon
airfield-old_sarum = Old Sarum
airfield-yeovil = Yeovil
airfield-shoreham = Shoreham
airfield-gatwick = Gatwick
airfield-rochester = Rochester
airfield-brooklands = Brooklands
airfield-langley = Langley
airfield-heston = Heston
airfield-white_waltham = White Waltham
airfield-halton = Halton
airfield-hatfield = Hatfield
airfield-radlett = Radlett
airfield-luton = Luton
airfield-henlow = Henlow
airfield-bassingbourn = Bassingbourn
airfield-stradishall = Stradishall
airfield-wattisham = Wattisham
airfield-ipswich_af = Ipswich
airfield-calshot = Calshot
airfield-hamble = Hamble
station-worth = Worth
station-ventnor = Ventnor
station-poling = Poling
station-pevensey = Pevensey
station-rye = Rye
station-dover_ch = Dover (Chain Home)
station-dunkirk_kent = Dunkirk (Kent)
station-canewdon = Canewdon
station-bromley = Bromley
station-bawdsey = Bawdsey
station-truleigh = Truleigh Hill
station-beachy_head = Beachy Head
station-fairlight = Fairlight
station-dover_chl = Dover (Chain Home Low)
station-foreness = Foreness
station-walton = Walton
convoy-cv_lyme = Convoy, Lyme Bay (east)
convoy-cv_portland = Convoy off Portland Bill
convoy-cv_swanage = Convoy off St Alban's Head
convoy-cv_bournemouth = Convoy off Bournemouth
convoy-cv_needles = Convoy off the Needles
convoy-cv_wight = Convoy off St Catherine's Point
convoy-cv_selsey = Convoy off Selsey Bill
convoy-cv_brighton = Convoy off Brighton
convoy-cv_beachy = Convoy off Beachy Head
convoy-cv_dungeness = Convoy off Dungeness
convoy-cv_folkestone = Convoy off Folkestone
convoy-cv_dover = Convoy off Dover
convoy-cv_deal = Convoy, the Downs off Deal
convoy-cv_foreland = Convoy off the North Foreland
convoy-cv_estuary = Convoy, Thames Estuary
convoy-cv_clacton = Convoy off Clacton
convoy-cv_harwich = Convoy off Harwich
convoy-cv_orford = Convoy off Orfordness
convoy-cv_aldeburgh = Convoy off Aldeburgh
site-dover_port = Dover harbour
site-folkestone_port = Folkestone harbour
site-ramsgate_port = Ramsgate harbour
site-portsmouth_port = Portsmouth dockyard
site-southampton_port = Southampton docks
site-portland_port = Portland harbour
site-poole_port = Poole harbour
site-newhaven_port = Newhaven harbour
site-sheerness_port = Sheerness dockyard
site-chatham_port = Chatham dockyard
site-tilbury_port = Tilbury docks
site-thameshaven = Thameshaven oil terminal
site-harwich_port = Harwich harbour
site-bristol_port = Bristol docks
site-cowes_port = Cowes yards
site-purfleet = Purfleet oil wharves
site-isle_of_grain = Port Victoria oil tanks (Grain)
site-ipswich_port = Ipswich docks
site-fawley = Fawley oil depot
site-filton_works = Bristol Aeroplane Co., Filton
site-yate_works = Parnall, Yate
site-yeovil_works = Westland, Yeovil
site-woolston = Supermarine, Woolston
site-eastleigh_works = Cunliffe-Owen, Eastleigh
site-weybridge = Vickers-Armstrongs, Weybridge
site-langley_works = Hawker, Langley (Slough)
site-kingston_works = Hawker, Kingston
site-short_rochester = Short Brothers, Rochester
site-hatfield_works = de Havilland, Hatfield
site-radlett_works = Handley Page, Radlett
site-luton_works = Vauxhall, Luton
site-brockworth_works = Gloster, Brockworth
site-portsmouth_works = Airspeed, Portsmouth
site-reading_works = Miles, Woodley (Reading)
site-dagenham_works = Ford, Dagenham
site-chelmsford_works = Hoffmann and Marconi, Chelmsford
site-holton_heath = Royal Navy cordite works, Holton Heath
site-crayford_works = Vickers, Crayford
site-london_city = London (City and Westminster)
site-london_docks = London docks (West India and Royal groups)
site-surrey_docks = Surrey Commercial Docks
site-woolwich = Woolwich Arsenal
site-battersea = Battersea rail junctions
site-west_ham = West Ham gasworks
site-london_north = London (north suburbs)
site-london_south = London (south suburbs)
site-london_west = London (west suburbs)
site-t_bristol = Bristol
site-t_bath = Bath
site-t_swindon = Swindon
site-t_gloucester = Gloucester
site-t_cheltenham = Cheltenham
site-t_cirencester = Cirencester
site-t_chippenham = Chippenham
site-t_devizes = Devizes
site-t_trowbridge = Trowbridge
site-t_frome = Frome
site-t_shaftesbury = Shaftesbury
site-t_sherborne = Sherborne
site-t_dorchester = Dorchester
site-t_weymouth = Weymouth
site-t_blandford = Blandford
site-t_swanage = Swanage
site-t_poole = Poole
site-t_bournemouth = Bournemouth
site-t_salisbury = Salisbury
site-t_winchester = Winchester
site-t_southampton = Southampton
site-t_portsmouth = Portsmouth
site-t_newport_wight = Newport (Wight)
site-t_cowes = Cowes
site-t_petersfield = Petersfield
site-t_chichester = Chichester
site-t_bognor_regis = Bognor Regis
site-t_worthing = Worthing
site-t_brighton = Brighton
site-t_lewes = Lewes
site-t_newhaven = Newhaven
site-t_eastbourne = Eastbourne
site-t_bexhill = Bexhill
site-t_hastings = Hastings
site-t_rye = Rye
site-t_horsham = Horsham
site-t_haywards_heath = Haywards Heath
site-t_east_grinstead = East Grinstead
site-t_tunbridge_wells = Tunbridge Wells
site-t_tonbridge = Tonbridge
site-t_sevenoaks = Sevenoaks
site-t_maidstone = Maidstone
site-t_ashford = Ashford
site-t_canterbury = Canterbury
site-t_faversham = Faversham
site-t_dover = Dover
site-t_folkestone = Folkestone
site-t_deal = Deal
site-t_ramsgate = Ramsgate
site-t_margate = Margate
site-t_sheerness = Sheerness
site-t_chatham = Chatham
site-t_gravesend = Gravesend
site-t_dartford = Dartford
site-t_tilbury = Tilbury
site-t_southend = Southend
site-t_chelmsford = Chelmsford
site-t_maldon = Maldon
site-t_brentwood = Brentwood
site-t_braintree = Braintree
site-t_colchester = Colchester
site-t_clacton = Clacton
site-t_harwich = Harwich
site-t_felixstowe = Felixstowe
site-t_ipswich = Ipswich
site-t_sudbury = Sudbury
site-t_stowmarket = Stowmarket
site-t_aldeburgh = Aldeburgh
site-t_bury_st_edmunds = Bury St Edmunds
site-t_newmarket = Newmarket
site-t_cambridge = Cambridge
site-t_saffron_walden = Saffron Walden
site-t_royston = Royston
site-t_bishops_stortford = Bishop's Stortford
site-t_hertford = Hertford
site-t_hitchin = Hitchin
site-t_luton = Luton
site-t_st_albans = St Albans
site-t_watford = Watford
site-t_bedford = Bedford
site-t_bletchley = Bletchley
site-t_buckingham = Buckingham
site-t_banbury = Banbury
site-t_aylesbury = Aylesbury
site-t_high_wycombe = High Wycombe
site-t_oxford = Oxford
site-t_reading = Reading
site-t_newbury = Newbury
site-t_slough = Slough
site-t_maidenhead = Maidenhead
site-t_basingstoke = Basingstoke
site-t_andover = Andover
site-t_aldershot = Aldershot
site-t_guildford = Guildford
site-t_dorking = Dorking
site-t_reigate = Reigate
site-t_kingston = Kingston
site-t_croydon = Croydon
site-t_romford = Romford
site-t_enfield = Enfield
site-t_calais = Calais
site-t_boulogne = Boulogne
site-t_gravelines = Gravelines
site-t_dunkerque = Dunkerque
site-t_st_omer = St Omer
site-t_hazebrouck = Hazebrouck
site-t_etaples = Etaples
site-t_montreuil = Montreuil
site-t_berck = Berck
site-t_hesdin = Hesdin
site-t_st_pol = St Pol
site-t_abbeville = Abbeville
site-t_st_valery = St Valery
site-t_le_treport = Le Treport
site-t_lillers = Lillers
site-t_doullens = Doullens
site-cv_lyme = { convoy-cv_lyme }
site-cv_portland = { convoy-cv_portland }
site-cv_swanage = { convoy-cv_swanage }
site-cv_bournemouth = { convoy-cv_bournemouth }
site-cv_needles = { convoy-cv_needles }
site-cv_wight = { convoy-cv_wight }
site-cv_selsey = { convoy-cv_selsey }
site-cv_brighton = { convoy-cv_brighton }
site-cv_beachy = { convoy-cv_beachy }
site-cv_dungeness = { convoy-cv_dungeness }
site-cv_folkestone = { convoy-cv_folkestone }
site-cv_dover = { convoy-cv_dover }
site-cv_deal = { convoy-cv_deal }
site-cv_foreland = { convoy-cv_foreland }
site-cv_estuary = { convoy-cv_estuary }
site-cv_clacton = { convoy-cv_clacton }
site-cv_harwich = { convoy-cv_harwich }
site-cv_orford = { convoy-cv_orford }
site-cv_aldeburgh = { convoy-cv_aldeburgh }
site-filton = { airfield-filton } airfield
site-exeter = { airfield-exeter } airfield
site-colerne = { airfield-colerne } airfield
site-bibury = { airfield-bibury } airfield
site-middle_wallop = { airfield-middle_wallop } airfield
site-warmwell = { airfield-warmwell } airfield
site-boscombe_down = { airfield-boscombe_down } airfield
site-chilbolton = { airfield-chilbolton } airfield
site-tangmere = { airfield-tangmere } airfield
site-westhampnett = { airfield-westhampnett } airfield
site-kenley = { airfield-kenley } airfield
site-croydon = { airfield-croydon } airfield
site-redhill = { airfield-redhill } airfield
site-biggin_hill = { airfield-biggin_hill } airfield
site-gravesend = { airfield-gravesend } airfield
site-west_malling = { airfield-west_malling } airfield
site-hornchurch = { airfield-hornchurch } airfield
site-rochford = { airfield-rochford } airfield
site-manston = { airfield-manston } airfield
site-hawkinge = { airfield-hawkinge } airfield
site-lympne = { airfield-lympne } airfield
site-north_weald = { airfield-north_weald } airfield
site-stapleford = { airfield-stapleford } airfield
site-debden = { airfield-debden } airfield
site-castle_camps = { airfield-castle_camps } airfield
site-martlesham = { airfield-martlesham } airfield
site-northolt = { airfield-northolt } airfield
site-hendon = { airfield-hendon } airfield
site-duxford = { airfield-duxford } airfield
site-fowlmere = { airfield-fowlmere } airfield
site-detling = { airfield-detling } airfield
site-eastchurch = { airfield-eastchurch } airfield
site-thorney_island = { airfield-thorney_island } airfield
site-ford = { airfield-ford } airfield
site-lee_on_solent = { airfield-lee_on_solent } airfield
site-gosport = { airfield-gosport } airfield
site-worthy_down = { airfield-worthy_down } airfield
site-eastleigh = { airfield-eastleigh } airfield
site-odiham = { airfield-odiham } airfield
site-andover = { airfield-andover } airfield
site-farnborough = { airfield-farnborough } airfield
site-brize_norton = { airfield-brize_norton } airfield
site-harwell = { airfield-harwell } airfield
site-benson = { airfield-benson } airfield
site-abingdon = { airfield-abingdon } airfield
site-bicester = { airfield-bicester } airfield
site-upper_heyford = { airfield-upper_heyford } airfield
site-hullavington = { airfield-hullavington } airfield
site-south_cerney = { airfield-south_cerney } airfield
site-lyneham = { airfield-lyneham } airfield
site-upavon = { airfield-upavon } airfield
site-netheravon = { airfield-netheravon } airfield
site-old_sarum = { airfield-old_sarum } airfield
site-yeovil = { airfield-yeovil } airfield
site-shoreham = { airfield-shoreham } airfield
site-gatwick = { airfield-gatwick } airfield
site-rochester = { airfield-rochester } airfield
site-brooklands = { airfield-brooklands } airfield
site-langley = { airfield-langley } airfield
site-heston = { airfield-heston } airfield
site-white_waltham = { airfield-white_waltham } airfield
site-halton = { airfield-halton } airfield
site-hatfield = { airfield-hatfield } airfield
site-radlett = { airfield-radlett } airfield
site-luton = { airfield-luton } airfield
site-henlow = { airfield-henlow } airfield
site-bassingbourn = { airfield-bassingbourn } airfield
site-stradishall = { airfield-stradishall } airfield
site-wattisham = { airfield-wattisham } airfield
site-ipswich_af = { airfield-ipswich_af } airfield
site-calshot = { airfield-calshot } airfield
site-hamble = { airfield-hamble } airfield
site-worth = { station-worth } radar
site-ventnor = { station-ventnor } radar
site-poling = { station-poling } radar
site-pevensey = { station-pevensey } radar
site-rye = { station-rye } radar
site-dover_ch = { station-dover_ch } radar
site-dunkirk_kent = { station-dunkirk_kent } radar
site-canewdon = { station-canewdon } radar
site-bromley = { station-bromley } radar
site-bawdsey = { station-bawdsey } radar
site-truleigh = { station-truleigh } radar
site-beachy_head = { station-beachy_head } radar
site-fairlight = { station-fairlight } radar
site-dover_chl = { station-dover_chl } radar
site-foreness = { station-foreness } radar
site-walton = { station-walton } radar
counter-y1 = Y1 (fair: clear; bad: mist up to 2)
counter-y2 = Y2 (fair: clear; bad: mist up to 2)
counter-y3 = Y3 (fair: clear; bad: mist up to 2)
counter-y4 = Y4 (fair: clear; bad: mist up to 4)
counter-y5 = Y5 (fair: clear; bad: overcast 8)
counter-y6 = Y6 (fair: clear; bad: overcast 10)
counter-y7 = Y7 (fair: haze up to 4; bad: mist up to 2)
counter-y8 = Y8 (fair: haze up to 4; bad: mist up to 4)
counter-y9 = Y9 (fair: haze up to 6; bad: overcast 4)
counter-y10 = Y10 (fair: patchy cloud 6; bad: overcast 6)
counter-y11 = Y11 (fair: patchy cloud 8; bad: overcast 8)
counter-y12 = Y12 (fair: patchy cloud 10; bad: overcast 10)
counter-y13 = Y13 (fair: patchy cloud 14; bad: overcast 6)
counter-y14 = Y14 (fair: patchy cloud 20; bad: overcast 12)
counter-y15 = Y15 (fair: patchy cloud 24; bad: overcast 14)
counter-y16 = Y16 (fair: haze up to 4, patchy cloud 12; bad: overcast 8)
counter-g1 = G1 (fair: clear; bad: mist up to 2)
counter-g2 = G2 (fair: clear; bad: mist up to 2)
counter-g3 = G3 (fair: clear; bad: overcast 8)
counter-g4 = G4 (fair: clear; bad: overcast 10)
counter-g5 = G5 (fair: haze up to 4; bad: mist up to 4)
counter-g6 = G6 (fair: haze up to 6; bad: overcast 6)
counter-g7 = G7 (fair: haze up to 6; bad: overcast 4-6)
counter-g8 = G8 (fair: patchy cloud 6; bad: overcast 6)
counter-g9 = G9 (fair: patchy cloud 8; bad: overcast 8)
counter-g10 = G10 (fair: patchy cloud 8; bad: overcast 6-8)
counter-g11 = G11 (fair: patchy cloud 10-12; bad: overcast 10-12)
counter-g12 = G12 (fair: patchy cloud 14; bad: overcast 12)
counter-g13 = G13 (fair: patchy cloud 18; bad: overcast 14)
counter-g14 = G14 (fair: broken cloud 8; bad: overcast 8-10)
counter-g15 = G15 (fair: broken cloud 10; bad: overcast 10-12)
counter-g16 = G16 (fair: broken cloud 10, patchy cloud 14; bad: overcast 6-8, rain up to 4)
counter-b1 = B1 (fair: clear; bad: mist up to 4)
counter-b2 = B2 (fair: clear; bad: overcast 8-10)
counter-b3 = B3 (fair: haze up to 6; bad: mist up to 4)
counter-b4 = B4 (fair: haze up to 8; bad: mist up to 6)
counter-b5 = B5 (fair: dense haze up to 4; bad: overcast 4-6)
counter-b6 = B6 (fair: patchy cloud 6-8; bad: overcast 6-8)
counter-b7 = B7 (fair: patchy cloud 8-10; bad: overcast 6-8)
counter-b8 = B8 (fair: patchy cloud 12; bad: overcast 8-12)
counter-b9 = B9 (fair: patchy cloud 16-18; bad: overcast 10-14)
counter-b10 = B10 (fair: broken cloud 6; bad: overcast 6-10, rain up to 4)
counter-b11 = B11 (fair: broken cloud 8; bad: overcast 6-10)
counter-b12 = B12 (fair: broken cloud 10; bad: overcast 8-10)
counter-b13 = B13 (fair: broken cloud 10-14; bad: overcast 6-10, rain up to 4)
counter-b14 = B14 (fair: broken cloud 12; bad: overcast 8-12, rain up to 6)
counter-b15 = B15 (fair: broken cloud 16; bad: overcast 4-8, rain up to 2)
counter-b16 = B16 (fair: broken cloud 8, patchy cloud 12-14; bad: overcast 6-10, rain up to 4)
counter-r1 = R1 (fair: clear; bad: overcast 6-10)
counter-r2 = R2 (fair: haze up to 8; bad: mist up to 6)
counter-r3 = R3 (fair: dense haze up to 4; bad: overcast 4-8)
counter-r4 = R4 (fair: dense haze up to 6; bad: mist up to 6)
counter-r5 = R5 (fair: patchy cloud 8-10; bad: overcast 6-12)
counter-r6 = R6 (fair: patchy cloud 10-14; bad: overcast 8-14)
counter-r7 = R7 (fair: broken cloud 6-8; bad: overcast 10-16)
counter-r8 = R8 (fair: broken cloud 8; bad: overcast 4-8, rain up to 2)
counter-r9 = R9 (fair: broken cloud 8-12; bad: overcast 6-10, rain up to 4)
counter-r10 = R10 (fair: broken cloud 10-14; bad: overcast 6-12, rain up to 4)
counter-r11 = R11 (fair: broken cloud 12-16; bad: overcast 8-14, rain up to 6)
counter-r12 = R12 (fair: broken cloud 14; bad: overcast 6-10, rain up to 4)
counter-r13 = R13 (fair: broken cloud 10, patchy cloud 14; bad: overcast 6-12, rain up to 4)
counter-r14 = R14 (fair: broken cloud 6, patchy cloud 10-12; bad: overcast 4-8, rain up to 2)
counter-r15 = R15 (fair: broken cloud 8, patchy cloud 14-18; bad: overcast 8-14, rain up to 6)
counter-r16 = R16 (fair: patchy cloud 6, broken cloud 12; bad: overcast 4-12, rain up to 2)
place-0136 = 0136 Le Treport
place-0239 = 0239 Abbeville
place-0338 = 0338 St Valery
place-0340 = 0340 Abbeville-Drucat
place-0341 = 0341 Yvrench
place-0344 = 0344 Doullens
place-0440 = 0440 Crecy-en-Ponthieu
place-0445 = 0445 Barly
place-0540 = 0540 Ligescourt
place-0641 = 0641 Hesdin
place-0644 = 0644 St Pol
place-0738 = 0738 Berck
place-0803 = 0803 off Portland Bill
place-0806 = 0806 off St Alban's Head
place-0812 = 0812 off St Catherine's Point
place-0839 = 0839 Montreuil
place-0840 = 0840 Sempy
place-0901 = 0901 Lyme Bay (east)
place-0903 = 0903 Portland harbour
place-0938 = 0938 Etaples
place-0945 = 0945 Lillers
place-1002 = 1002 Weymouth
place-1005 = 1005 Worth
place-1006 = 1006 Swanage
place-1009 = 1009 off the Needles
place-1013 = 1013 Ventnor
place-1103 = 1103 Warmwell
place-1108 = 1108 off Bournemouth
place-1117 = 1117 off Selsey Bill
place-1126 = 1126 off Beachy Head
place-1139 = 1139 Samer
place-1140 = 1140 Desvres
place-1202 = 1202 Dorchester
place-1205 = 1205 Royal Navy cordite works, Holton Heath
place-1206 = 1206 Poole
place-1207 = 1207 Bournemouth
place-1212 = 1212 Newport (Wight)
place-1222 = 1222 off Brighton
place-1226 = 1226 Eastbourne
place-1237 = 1237 Boulogne
place-1239 = 1239 Colembert
place-1243 = 1243 St Omer
place-1244 = 1244 St Omer-Arques
place-1245 = 1245 Hazebrouck
place-1312 = 1312 Calshot
place-1313 = 1313 Lee-on-Solent
place-1314 = 1314 Portsmouth
place-1316 = 1316 Thorney Island
place-1317 = 1317 Chichester
place-1318 = 1318 Bognor Regis
place-1319 = 1319 Ford
place-1321 = 1321 Worthing
place-1323 = 1323 Brighton
place-1324 = 1324 Newhaven
place-1339 = 1339 Marquise
place-1340 = 1340 Hermelinghen
place-1344 = 1344 St Omer-Clairmarais
place-1404 = 1404 Blandford
place-1411 = 1411 Southampton docks
place-1412 = 1412 Hamble
place-1414 = 1414 Airspeed, Portsmouth
place-1417 = 1417 Tangmere
place-1419 = 1419 Poling
place-1421 = 1421 Shoreham
place-1423 = 1423 Lewes
place-1426 = 1426 Pevensey
place-1427 = 1427 Bexhill
place-1428 = 1428 Hastings
place-1429 = 1429 Fairlight
place-1433 = 1433 off Dungeness
place-1438 = 1438 Audembert
place-1439 = 1439 Caffiers
place-1440 = 1440 Guines
place-1501 = 1501 Yeovil
place-1502 = 1502 Sherborne
place-1512 = 1512 Southampton
place-1530 = 1530 Rye
place-1539 = 1539 Coquelles
place-1541 = 1541 Calais-Marck
place-1604 = 1604 Shaftesbury
place-1615 = 1615 Petersfield
place-1622 = 1622 Haywards Heath
place-1630 = 1630 Rye
place-1634 = 1634 off Folkestone
place-1639 = 1639 Calais
place-1641 = 1641 Oye-Plage
place-1642 = 1642 Gravelines
place-1643 = 1643 Mardyck
place-1708 = 1708 Salisbury
place-1712 = 1712 Winchester
place-1721 = 1721 Horsham
place-1733 = 1733 Lympne
place-1734 = 1734 Folkestone
place-1736 = 1736 off Dover
place-1745 = 1745 Dunkerque
place-1808 = 1808 Old Sarum
place-1811 = 1811 Chilbolton
place-1812 = 1812 Worthy Down
place-1823 = 1823 East Grinstead
place-1826 = 1826 Tunbridge Wells
place-1831 = 1831 Ashford
place-1833 = 1833 Hawkinge
place-1835 = 1835 Dover
place-1908 = 1908 Boscombe Down
place-1910 = 1910 Middle Wallop
place-1911 = 1911 Andover
place-1922 = 1922 Gatwick
place-1926 = 1926 Tonbridge
place-2003 = 2003 Frome
place-2008 = 2008 Netheravon
place-2010 = 2010 Andover
place-2014 = 2014 Basingstoke
place-2015 = 2015 Odiham
place-2017 = 2017 Aldershot
place-2018 = 2018 Guildford
place-2020 = 2020 Dorking
place-2021 = 2021 Reigate
place-2022 = 2022 Redhill
place-2025 = 2025 Sevenoaks
place-2027 = 2027 West Malling
place-2028 = 2028 Maidstone
place-2036 = 2036 Deal
place-2037 = 2037 the Downs off Deal
place-2105 = 2105 Trowbridge
place-2108 = 2108 Upavon
place-2117 = 2117 Farnborough
place-2123 = 2123 Kenley
place-2124 = 2124 Biggin Hill
place-2129 = 2129 Detling
place-2132 = 2132 Faversham
place-2133 = 2133 Canterbury
place-2136 = 2136 Ramsgate
place-2203 = 2203 Bath
place-2206 = 2206 Devizes
place-2219 = 2219 Brooklands
place-2222 = 2222 Croydon
place-2228 = 2228 Chatham
place-2231 = 2231 Eastchurch
place-2235 = 2235 Margate
place-2236 = 2236 Foreness
place-2301 = 2301 Bristol
place-2304 = 2304 Colerne
place-2312 = 2312 Newbury
place-2315 = 2315 Reading
place-2316 = 2316 Miles, Woodley (Reading)
place-2321 = 2321 Kingston
place-2323 = 2323 London (south suburbs)
place-2325 = 2325 Vickers, Crayford
place-2326 = 2326 Dartford
place-2327 = 2327 Gravesend
place-2330 = 2330 Sheerness
place-2337 = 2337 off the North Foreland
place-2405 = 2405 Chippenham
place-2406 = 2406 Lyneham
place-2417 = 2417 Maidenhead
place-2418 = 2418 Slough
place-2420 = 2420 Heston
place-2421 = 2421 London (west suburbs)
place-2422 = 2422 London (City and Westminster)
place-2423 = 2423 London docks (West India and Royal groups)
place-2424 = 2424 Woolwich Arsenal
place-2425 = 2425 Purfleet oil wharves
place-2428 = 2428 Thameshaven oil terminal
place-2501 = 2501 Filton
place-2503 = 2503 Parnall, Yate
place-2505 = 2505 Hullavington
place-2508 = 2508 Swindon
place-2512 = 2512 Harwell
place-2519 = 2519 Langley
place-2520 = 2520 Northolt
place-2523 = 2523 London (north suburbs)
place-2524 = 2524 West Ham gasworks
place-2525 = 2525 Romford
place-2526 = 2526 Hornchurch
place-2530 = 2530 Southend
place-2533 = 2533 Thames Estuary
place-2614 = 2614 Benson
place-2617 = 2617 High Wycombe
place-2621 = 2621 Hendon
place-2626 = 2626 Brentwood
place-2630 = 2630 Canewdon
place-2707 = 2707 South Cerney
place-2712 = 2712 Abingdon
place-2720 = 2720 Watford
place-2721 = 2721 Radlett
place-2723 = 2723 Enfield
place-2725 = 2725 Stapleford Tawney
place-2806 = 2806 Cirencester
place-2809 = 2809 Brize Norton
place-2812 = 2812 Oxford
place-2820 = 2820 St Albans
place-2821 = 2821 Hatfield
place-2825 = 2825 North Weald
place-2827 = 2827 Chelmsford
place-2829 = 2829 Maldon
place-2834 = 2834 off Clacton
place-2908 = 2908 Bibury
place-2917 = 2917 Aylesbury
place-2923 = 2923 Hertford
place-2934 = 2934 Clacton
place-3004 = 3004 Gloucester
place-3020 = 3020 Luton
place-3025 = 3025 Bishop's Stortford
place-3028 = 3028 Braintree
place-3031 = 3031 Colchester
place-3035 = 3035 Walton
place-3036 = 3036 off Harwich
place-3106 = 3106 Cheltenham
place-3113 = 3113 Upper Heyford
place-3114 = 3114 Bicester
place-3121 = 3121 Hitchin
place-3133 = 3133 Bromley
place-3135 = 3135 Harwich
place-3215 = 3215 Buckingham
place-3217 = 3217 Bletchley
place-3226 = 3226 Debden
place-3235 = 3235 Felixstowe
place-3236 = 3236 Bawdsey
place-3312 = 3312 Banbury
place-3321 = 3321 Henlow
place-3324 = 3324 Royston
place-3325 = 3325 Duxford
place-3326 = 3326 Saffron Walden
place-3327 = 3327 Castle Camps
place-3330 = 3330 Sudbury
place-3334 = 3334 Ipswich
place-3335 = 3335 Martlesham Heath
place-3338 = 3338 off Orfordness
place-3419 = 3419 Bedford
place-3423 = 3423 Bassingbourn
place-3428 = 3428 Stradishall
place-3432 = 3432 Wattisham
place-3525 = 3525 Cambridge
place-3533 = 3533 Stowmarket
place-3538 = 3538 Aldeburgh
place-3539 = 3539 off Aldeburgh
place-3627 = 3627 Newmarket
place-3629 = 3629 Bury St Edmunds
place-channel_west = Channel West box
place-channel_east = Channel East box
place-baie_de_seine = Baie de Seine box
place-cherbourg = Cherbourg box
place-caen = Caen box
place-dieppe = Dieppe box
place-dunkerque = Dunkerque box
place-exeter = Exeter box

## Questions

choose_height-label = Angels { $number }
choose_pursuit_height-label = Angels { $number }
choose_aloft_angels-label = Angels { $number }
choose_angels-label = Angels { $number }
choose_top_cover_angels-label = Angels { $number }
choose_angels_back-label = Angels { $number }
choose_attack_angels-label = Angels { $number }
choose_relief_angels-label = Angels { $number }
choose_height_home-label = Angels { $number }
choose_return_height-label = Angels { $number }
choose_top_cover_height-label = Angels { $number }
raid-subject =
    { $site_id ->
        [none] { $raid } (sweep)
       *[other] { $raid } ({ $site })
    }
ask-draw_chits =
    .waiting = The Luftwaffe is planning.
ask-choose_chit = Choose a chit, or draw one?
    .coach = This option lets you choose one of your chits. The more a chit is worth, the more points you need to win.
    .waiting = The Luftwaffe is planning.
choose_chit-note =
    { $site_id ->
        [none] Freie Jagd (sweep)
       *[other] { $site }
    }, { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }.
choose_chit-pass = Draw at random
ask-choose_in_bad_weather = Cloud lies over { $site }. Keep { $chit }?
    .context = { $chit } is worth { $vp } points.
    .coach = Bombing through broken cloud scores less, and bad weather sends the raid to its alternate target. Another chit may be better.
    .waiting = The Luftwaffe is planning.
choose_in_bad_weather-yes = Keep it
choose_in_bad_weather-no = Put it back
ask-choose_another = Draw another chit?
    .context = In hand: { $count }, worth { $total } points together.
    .coach = Each extra chit gives you more aircraft, and more points to score.
    .waiting = The Luftwaffe is planning.
choose_another-yes = Draw another
choose_another-no = Stop drawing
ask-choose_gruppe = { $chit }: which Gruppe flies as { $type }?
    .context = { $small ->
        [yes] Staffel
       *[no] Gruppe
    } { $number } of { $count }; target: { $site_id ->
        [none] none (sweep)
       *[other] { $site }
    }.
    .coach = Fighters based near the form-up point have more fuel for the raid. You can also have the rest assigned automatically.
    .waiting = The Luftwaffe is planning.
choose_gruppe-note =
    { $type }{ $place_id ->
        [none] {""}
       *[other] , { $place }
    }.
choose_gruppe-rest = Assign the rest automatically
ask-choose_bomber_to_divide = { $chit }: which bomber Gruppe divides into Staffeln?
    .coach = There are more targets than bombing units, so one Gruppe must divide into three Staffeln.
    .waiting = The Luftwaffe is planning.
unit-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, { $petrol ->
            [one] 1 turn of fuel left
           *[other] { $petrol } turns of fuel left
        }{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [no] {""}
           *[other] , Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [no] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_bomber_to_divide-note = { unit-note }
ask-choose_how_erpro_divides = { $chit }: how does Erprobungsgruppe 210 divide?
    .coach = Its own Staffeln are good dive bombers. Divided by type, it becomes two Me 110 Staffeln and one Me 109 Staffel.
    .waiting = The Luftwaffe is planning.
ask-choose_division = { $chit }: divide a fighter Gruppe into Staffeln?
    .coach = Useful if the raid will split up to attack several targets and each part needs an escort. Staffeln are weaker and can never recombine.
    .waiting = The Luftwaffe is planning.
choose_division-note = { unit-note }
choose_division-pass = No more divisions
ask-choose_raid = { $chit }: what is the next raid's mission?
    .coach = Every target needs a raid with a bombing unit. Fighters you hold back can sweep ahead of the bombers.
    .waiting = The Luftwaffe is planning.
choose_raid-note =
    { $site_id ->
        [none] {""}
       *[other] { $site }.
    }
ask-choose_member = { raid-subject }: which unit joins?
    .context = From { $chit }.
    .coach = Add the bombers first, then fighters to escort them. Stop when the raid is complete.
    .waiting = The Luftwaffe is planning.
choose_member-note = { unit-note }
choose_member-pass = This raid is complete
ask-choose_task = { $unit } ({ $gruppe }): close escort or top cover?
    .context = With { raid-subject }.
    .coach = Close escort is more likely to react, but fights at −1. Top cover may fly higher.
    .waiting = The Luftwaffe is planning.
ask-choose_method = { raid-subject }: how does it bomb?
    .coach = Dive and low-level bombing score more in clear weather. Dive bombers attack from Angels 14 or lower and fly home at Angels 2.
    .waiting = The Luftwaffe is planning.
ask-choose_patrol_gruppe = Which Gruppe joins the channel patrol?
    .coach = It waits over the Strait and can pounce on squadrons that venture too far out.
    .waiting = The Luftwaffe is planning.
choose_patrol_gruppe-note =
    { $type }{ $place_id ->
        [none] {""}
       *[other] , { $place }
    }.
choose_patrol_gruppe-rest = Assign the rest automatically
ask-choose_channel_sweep = Send a patrol unit on a Freie Jagd (sweep)?
    .coach = One patrol unit may be plotted as a sweep. It costs two points at the end of the game.
    .waiting = The Luftwaffe is planning.
choose_channel_sweep-note = { unit-note }
choose_channel_sweep-pass = No sweep
ask-choose_company = { raid-subject }: start under another raid's counter?
    .coach = Raids that start together look like a single raid to the RAF until they separate.
    .waiting = The Luftwaffe is planning.
raid-note =
    { $side ->
        [target] Target: { $site }.
        [sweep] Freie Jagd (sweep).
        [detected] { $strength }+, Angels { $angels }.
        [sighted] In sight, Angels { $angels }.
       *[none] {""}
    }
choose_company-note = { raid-note }
choose_company-pass = Start on its own
ask-choose_parting = { raid-subject }: where does it leave the other raid?
    .coach = These are the points of their shared course, numbered from the form-up point.
    .waiting = The Luftwaffe is planning.
choose_parting-note = { $place }.
ask-choose_form_up = { raid-subject }: where does it form up?
    .coach = Forming up near the target saves fuel. Forming up out of radar range gives the RAF no warning.
    .waiting = The Luftwaffe is planning.
choose_form_up-note =
    { $site_id ->
        [none] {""}
       *[other] { $away ->
            [one] 1 hex to the target.
           *[other] { $away } hexes to the target.
        }{" "}
    }{ $radar ->
        [yes] Radar can see it form up.
       *[no] Out of radar range.
    }
ask-choose_waypoint_out = { raid-subject }: another waypoint on the way out?
    .coach = Each turn in the course hides the target longer but costs a navigation roll. If you pass, the raid flies straight to the target.
    .waiting = The Luftwaffe is planning.
choose_waypoint_out-pass = No more waypoints
ask-choose_recovery = { raid-subject }: where does it recover?
    .coach = Fighters lose a turn of fuel for every four hexes from there to their base.
    .waiting = The Luftwaffe is planning.
ask-choose_waypoint_back = { raid-subject }: another waypoint on the way home?
    .coach = If you pass, the raid flies straight to its recovery point.
    .waiting = The Luftwaffe is planning.
choose_waypoint_back-pass = Straight home
ask-choose_waypoint_home = { raid-subject }: a waypoint on the way home?
    .coach = Up to two. If you pass, the raid flies straight to its recovery point.
    .waiting = The Luftwaffe is deciding.
choose_waypoint_home-pass = Straight home
ask-choose_angels = { raid-subject }: at what height (Angels)?
    .coach = This is the height of the bombers and their close escort, or of the whole sweep. High raids are harder to see; dive bombers need Angels 4 to 14.
    .waiting = The Luftwaffe is planning.
ask-choose_top_cover_angels = { raid-subject }: at what height (Angels) does the top cover fly?
    .coach = Four Angels above the bombers helps it intercept; eight or more makes it slow to react.
    .waiting = The Luftwaffe is planning.
ask-choose_angels_back = { raid-subject }: change the top cover's height on the way home?
    .coach = Dive bombers fly home at Angels 2. If you pass, the top cover keeps its height.
    .waiting = The Luftwaffe is planning.
choose_angels_back-pass = Same height
ask-choose_descent = { raid-subject }: where do the Jabos descend?
    .coach = In a hex before the target; until then they fly high. If you pass, they keep their height.
    .waiting = The Luftwaffe is planning.
choose_descent-pass = No descent
ask-choose_attack_angels = { raid-subject }: at what height (Angels) does it attack?
    .coach = Dive bombing starts at Angels 4 to 14 and works best from 8 or higher.
    .waiting = The Luftwaffe is planning.
ask-choose_orbit = { raid-subject }: where does it orbit?
    .coach = The sweep stops there and waits for the RAF as long as you like. If you pass, it does not orbit.
    .waiting = The Luftwaffe is planning.
choose_orbit-pass = No orbit
ask-choose_time = { raid-subject }: when does it form up?
    .coach = Counted in turns after the start. Sweeps slightly ahead of the bombers clear the way; raids at the same time split the defence.
    .waiting = The Luftwaffe is planning.
choose_time-note =
    { $bombs ->
        [none] { $clock }.
       *[other] { $clock }; over its target at { $bombs }.
    }
choose_time-label =
    { $number ->
        [0] At once
        [one] After 1 turn
       *[other] After { $number } turns
    }
ask-choose_relief = { raid-subject }: send a patrol unit to meet it on the way home?
    .coach = It joins over the Strait or the North Sea, and costs half a point. If you pass, none is sent.
    .waiting = The Luftwaffe is planning.
choose_relief-note = { unit-note }
choose_relief-pass = No relief escort
ask-choose_relief_task = { $unit } ({ $gruppe }): close escort or top cover?
    .context = It meets { raid-subject } on its way home.
    .coach = The same choice as for any other escort.
    .waiting = The Luftwaffe is planning.
ask-choose_relief_angels = { $unit } ({ $gruppe }): at what height (Angels) does it join?
    .context = It meets { raid-subject } on its way home.
    .coach = It cannot fly lower than the bombers on their way home.
    .waiting = The Luftwaffe is planning.
ask-choose_disrupted = { raid-subject }: which bomber unit lost formation in the cloud?
    .coach = It starts with one level of disruption.
    .waiting = The Luftwaffe is planning.
choose_disrupted-note = { unit-note }
ask-choose_absent = { raid-subject }: which escort missed the rendezvous?
    .coach = It takes no part in this game.
    .waiting = The Luftwaffe is planning.
choose_absent-note = { unit-note }
ask-choose_patrol_box = { $unit } ({ $gruppe }): which patrol box does it wait in?
    .coach = A die picks one of the six boxes. Spread out, your patrols meet more squadrons; together, they hit harder.
    .waiting = The Luftwaffe is setting up.
ask-choose_dummy = Place or remove a dummy form-up counter?
    .coach = A dummy looks like a raid about to form up. You can pass for this turn, or leave the dummies alone until the RAF sights one of your raids.
    .waiting = The Luftwaffe is forming up.
choose_dummy-pass = No change this turn
choose_dummy-stand = No change until something happens
ask-choose_dummy_place = Where do you place the dummy?
    .coach = Anywhere a raid could form up within radar range.
    .waiting = The Luftwaffe is forming up.
ask-place_421_flight = Where does 421 Flight start?
    .coach = Over England at Angels 16. It finds raids and shadows them.
    .waiting = The RAF is setting up.
ask-choose_forward = Move a squadron to a forward airfield?
    .coach = Nearer the coast it meets raids sooner. Both airfields count as its home. Pass when you are done.
    .waiting = The RAF is setting up.
choose_forward-note = { unit-note }
choose_forward-pass = No more squadrons
ask-choose_forward_field = { $unit }: which forward airfield?
    .coach = It starts the game there.
    .waiting = The RAF is setting up.
ask-choose_aloft = Which squadron starts in the air?
    .context = Still to place: { $early } early, { $late } late.
    .coach = They count towards your response, but they do not have to climb from the ground. Pass when you are done.
    .waiting = The RAF is setting up.
choose_aloft-note = { unit-note }
choose_aloft-pass = No more squadrons
choose_aloft-split = Split a squadron into flights
ask-choose_split = Which squadron splits into flights?
    .coach = Each squadron can do this once per game. A flight is half a squadron and has a lower fighter value.
    .waiting = The RAF is deciding.
choose_split-note = { unit-note }
ask-choose_joined = Which flights recombine into a squadron?
    .coach = Both have reformed and are in the same box. A squadron can split only once per game.
    .waiting = The RAF is deciding.
choose_joined-note = { unit-note }
choose_joined-pass = Keep them separate
ask-choose_aloft_place = { $unit }: where does it start?
    .coach = Over a landmark within radio range; a late squadron starts over or next to its airfield.
    .waiting = The RAF is setting up.
ask-choose_aloft_angels = { $unit }: at what height (Angels) does it start?
    .coach = Height wins fights: start as high as you can.
    .waiting = The RAF is setting up.
ask-choose_ready = Which squadron becomes ready?
    .coach = One for every two squadrons in the air.
    .waiting = The RAF is setting up.
choose_ready-note = { unit-note }
ask-choose_scramble = Which squadron scrambles?
    .context = { $left ->
        [one] 1 scramble left this turn.
       *[other] { $left } scrambles left this turn.
    } Squadrons sent up so far: { $sent }.
    .coach = It takes off at the end of this turn and starts climbing next turn. Keep some squadrons back: too big a response costs you points. Until something happens means a new form-up or radar report, a sighting, or bombs.
    .waiting = The RAF is choosing squadrons to scramble.
choose_scramble-note =
    { unit-note }{ $raid_id ->
        [none] {""}
       *[other] { $away ->
            [99] {" "}It is off the map, far from { $raid }.
            [one] {" "}{ $raid } is 1 hex away.
           *[other] {" "}{ $raid } is { $away } hexes away.
        }
    }
choose_scramble-pass = None this turn
choose_scramble-stand = None until something happens
choose_scramble-split = Split a squadron into flights
ask-choose_call = Change a squadron's readiness?
    .coach = A squadron called to readiness rolls each turn once it is available, and becomes ready on a 6. A dispersed squadron suffers less from bombs.
    .waiting = The RAF is managing its airfields.
choose_call-note = { unit-note }
choose_call-pass = No change
choose_call-stand = No change until something happens
ask-choose_squadron = Which squadron becomes ready immediately?
    .coach = The event brings one available squadron to readiness.
    .waiting = The RAF is deciding.
choose_squadron-note = { unit-note }
ask-choose_leader = Form a wing? Choose its leader.
    .coach = Squadrons of one Group at the same height over an airfield can form a wing on a roll of 4 or less.
    .waiting = The RAF is forming wings.
choose_leader-note = { unit-note }
choose_leader-pass = Do not form a wing
ask-choose_wing_member = Wing led by { $unit }: which squadron joins?
    .coach = Three or more make a Balbo: it needs two successful rolls and climbs slowly.
    .waiting = The RAF is forming wings.
choose_wing_member-note = { unit-note }
choose_wing_member-pass = The wing is complete
ask-choose_wing = Which squadron leads the wing?
    .context = { $unit } and another squadron of its sector take off together.
    .coach = Two squadrons together fight better against bombers. They share one set of orders.
    .waiting = The RAF is giving orders.
choose_wing-note = { unit-note }
choose_wing-pass = They fly separately
ask-choose_patrol = Which formation starts an orbit or patrol line?
    .coach = An orbiting squadron watches its own hex and those around it, and may spot and attack anyone who flies in.
    .waiting = The RAF is giving orders.
choose_patrol-note = { unit-note }
choose_patrol-pass = No more formations
choose_patrol-stand = None until something happens
ask-choose_kind_of_patrol = { $unit }: orbit or patrol line?
    .coach = On a patrol line it flies back and forth without stopping.
    .waiting = The RAF is giving orders.
ask-choose_line_end = { $unit }: where does the patrol line end?
    .coach = At a landmark, airfield or coastal hex in England.
    .waiting = The RAF is giving orders.
ask-choose_unit = Which formation gets new orders?
    .coach = The rest carry on with their current orders. Formations without orders circle where they are. Until something happens means a new form-up or radar report, a sighting, or bombs.
    .waiting = The RAF is moving.
choose_unit-note = { unit-note }
choose_unit-follow = All sent against raids: on to the new plots
choose_unit-pass = Everyone carries on as ordered
choose_unit-stand = Carry on until something happens
vector-note =
    { $arrival ->
        [none] {""}
        [never] Out of range: the fuel would not last.
       *[other] There at { $arrival }{ $level ->
            [none] {""}
           *[other] {""}, at this height at { $level }
        }; fuel for { $petrol } turns, { $home } to get home{ $short ->
            [yes] {" "}(too far)
           *[no] {""}
        }.
    }
ask-choose_order = { $unit }: what are its orders?
    .coach = A vector can include the orbit or patrol line that follows, so no radio is needed on arrival. Climb before you meet the enemy.
    .waiting = The RAF is giving orders.
choose_order-note =
    { $raid_id ->
        [none] {""}
       *[other] Angels { $angels }. { vector-note }
    }
choose_height-note = { vector-note }
choose_order-pass = Same orders as before
ask-choose_goal = { $unit }: fly where?
    .coach = It flies straight there at four hexes a turn; climbing uses up some of that movement.
    .waiting = The RAF is giving orders.
ask-choose_height = { $unit }: how high (Angels)?
    .coach = Aim for four Angels above the enemy, ideally with the sun behind you.
    .waiting = The RAF is giving orders.
ask-choose_pursuit_height =
    { $unit_id ->
        [none] { $raid }
       *[other] { $unit }
    }: at what height (Angels) does it pursue?
    .coach = Level with its target or higher, never lower. It can descend two Angels per hex for free. The more height it keeps, the better it attacks, unless there is cloud in between.
    .waiting = Pursuers are moving.
ask-choose_distance = { $unit }: how many hexes behind the raid does it stay?
    .coach = 421 Flight does not have to close in or attack. As long as it keeps the raid in sight, the raid stays detected.
    .waiting = Pursuers are moving.
ask-choose_field = { $unit }: divert to which airfield?
    .coach = Rearming takes twice as long away from home.
    .waiting = The RAF is giving orders.
ask-choose_landing_field = { $unit }: which of its two home airfields?
    .coach = The nearer one is listed first. Forward airfields are close to the coast, and to the enemy.
    .waiting = The RAF is giving orders.
ask-choose_squadron_home = Wing led by { $unit }: which squadron pancakes?
    .coach = It leaves the wing for good. The others carry on together, or alone if only one is left.
    .waiting = The RAF is giving orders.
choose_squadron_home-note = { unit-note }
ask-choose_to_look_back = { $unit }: look for the orbiting { $raid }?
    .coach = They did not see you. If you spot them, you attack.
    .waiting = Contact during movement.
choose_to_look_back-yes = Look for them
choose_to_look_back-no = Fly on
ask-choose_to_attack_again = { $unit }: attack another unit of { $raid }?
    .coach = The pursuit continues. The same unit cannot be attacked twice in one phase.
    .waiting = Contact during movement.
choose_to_attack_again-yes = Attack again
choose_to_attack_again-no = No more attacks
ask-choose_raid_for_error = Which raid is misreported?
    .coach = The filter room makes a mistake: a new card gives the raid's strength and height, right or wrong.
    .waiting = The Luftwaffe is deciding.
choose_raid_for_error-note = { raid-note }
ask-choose_raid_to_fly = Change a raid's orders?
    .coach = All other raids fly as plotted. You can also let every raid fly as plotted until the RAF sights one of them.
    .waiting = Raids are moving.
choose_raid_to_fly-note = { raid-note }
choose_raid_to_fly-rest = All others fly as plotted
choose_raid_to_fly-stand = As plotted until something happens
ask-choose_conduct = { raid-subject }: what does it do now?
    .coach = A sweep can choose its speed, leave its orbit, strafe or return to base. Any unit can return to base on its own.
    .waiting = Raids are moving.
ask-choose_unit_home = { raid-subject }: which unit returns to base?
    .coach = It leaves the raid for good. If the last bombing unit turns back, so does the whole raid.
    .waiting = Raids are moving.
choose_unit_home-note = { unit-note }
ask-choose_height_home = { raid-subject }: at what height (Angels) does it fly home?
    .coach = A unit returning to base no longer has to keep to its plotted height. It descends two Angels per hex.
    .waiting = Raids are moving.
ask-choose_return = { $raid } (sweep): where does it rejoin its course?
    .coach = In any hex of its course. It flies straight there.
    .waiting = Raids are moving.
ask-choose_return_height = { $raid } (sweep): at what height (Angels) does it continue?
    .coach = Every turn it spends at least one movement point on climbing or diving until it gets there.
    .waiting = Raids are moving.
ask-choose_companion = { raid-subject }: do escorts return to base with the bombers?
    .coach = They keep their task and guard the bombers on the way. If you pass, they stay with the raid.
    .waiting = The Luftwaffe is deciding.
choose_companion-note = { unit-note }
choose_companion-pass = They stay with the raid
ask-choose_games_of_day = How many games are played this day?
    .coach = One day may have four games and one day three; all others have two. The RAF does not know which.
    .waiting = The Luftwaffe is planning.
ask-choose_period = At what time of day is the next game?
    .coach = Periods go in order through the day, and two neighbouring periods cannot both be used.
    .waiting = The Luftwaffe is planning.
ask-choose_surge = Which line of the surge table applies to this game?
    .coach = Do you make your biggest effort early or late? The RAF does not know.
    .waiting = The Luftwaffe is planning.
choose_surge-note = { $least } to { $most } chits, { $low } to { $high } points.
ask-choose_cancelled = Cancel a raid?
    .coach = If you cancel all of a chit's raids, its points and response level do not count. Pass when you are done.
    .waiting = The Luftwaffe is planning.
choose_cancelled-note = { raid-note }
choose_cancelled-pass = Cancel no more raids
ask-choose_squadron_to_move = Move a squadron to another sector?
    .coach = Its operations room is still out of action, so it is out of command where it is.
    .waiting = The RAF is deciding.
choose_squadron_to_move-note = { unit-note }
choose_squadron_to_move-pass = Move no more squadrons
ask-choose_new_home = { $unit }: move to which airfield?
    .coach = It must belong to the same Group, and a sector can hold at most four squadrons.
    .waiting = The RAF is deciding.
ask-choose_to_give_up = Does a formation give up its pursuit?
    .coach = It stays where it is and needs new orders next turn.
    .waiting = The RAF is deciding.
choose_to_give_up-note = { unit-note }
choose_to_give_up-pass = Keep pursuing
ask-choose_raid_to_give_up = Does a sweep give up its pursuit?
    .coach = It returns to its course.
    .waiting = The Luftwaffe is deciding.
choose_raid_to_give_up-note = { raid-note }
choose_raid_to_give_up-pass = Keep pursuing
ask-choose_pursuer = Which pursuer moves next?
    .coach = The player who moves first attacks first. You can move the rest in numerical order.
    .waiting = The RAF is deciding.
choose_pursuer-note = { unit-note }
choose_pursuer-rest = The rest in numerical order
ask-choose_raid_to_pursue = Which pursuing sweep moves next?
    .coach = The player who moves first attacks first. You can move the rest in numerical order.
    .waiting = The Luftwaffe is deciding.
choose_raid_to_pursue-note = { raid-note }
choose_raid_to_pursue-rest = The rest in numerical order
ask-choose_spotter = Which formation looks for the enemy?
    .coach = You can let them all look automatically, each for the nearest raid first.
    .waiting = The RAF is looking for raids.
choose_spotter-note = { unit-note }
choose_spotter-rest = All of them, nearest raid first
choose_spotter-pass = No more formations
ask-choose_quarry = { $unit }: look for which raid?
    .coach = Nearby raids are easier to spot. If it fails, it may look for another.
    .waiting = The RAF is looking for raids.
choose_quarry-note = { raid-note }
choose_quarry-pass = Stop looking
ask-choose_part = { $raid } has split up. Which part does { $unit } keep in sight?
    .coach = The other part needs a new detection check.
    .waiting = The RAF is deciding.
choose_part-note = { raid-note }
ask-choose_to_pursue = { $unit } sees { $raid }. Pursue it?
    .coach = It is far above or far below, so you may let it go.
    .waiting = The RAF is deciding.
choose_to_pursue-yes = Pursue
choose_to_pursue-no = Let it go
ask-choose_to_hunt = { $raid } sees { $unit }. Pursue it?
    .coach = It is far above or far below, so you may let it go. The sweep then looks for no other target in this phase.
    .waiting = The Luftwaffe is deciding.
choose_to_hunt-yes = Pursue
choose_to_hunt-no = Let it go
ask-choose_substitute = Mistaken sighting: reveal another formation instead?
    .context = { $unit }
    .coach = You may reveal another formation that is at least as near and in no worse weather. If you pass, nothing is sighted.
    .waiting = Resolving a mistaken sighting.
choose_substitute-pass = Reveal nothing
ask-choose_attacker = Which formation attacks next?
    .coach = Each attack is completed before the next one begins.
    .waiting = Choosing the next attack.
choose_attacker-note = { unit-note }
choose_attacker-pass = No more attacks
ask-choose_hunter = Which sweep looks for squadrons?
    .coach = You can let them all look automatically. You are asked every turn so that the question gives nothing away.
    .waiting = The Luftwaffe is looking for squadrons.
choose_hunter-note = { raid-note }
choose_hunter-rest = All of them, nearest squadron first
choose_hunter-stand = All automatically until something happens
choose_hunter-pass = None
ask-choose_hunters = { $raid }: does the whole raid look, or just one unit?
    .coach = If a single unit spots the enemy, it leaves the raid to pursue.
    .waiting = The Luftwaffe is looking for squadrons.
choose_hunters-note = { unit-note }
choose_hunters-rest = The whole raid
choose_hunters-pass = No other unit looks
ask-choose_prey = { $raid }: look for which formation?
    .coach = Nearby formations are easier to spot.
    .waiting = The Luftwaffe is looking for squadrons.
choose_prey-note = { unit-note }
choose_prey-pass = Stop looking
ask-choose_pursuit = { $unit } ({ $gruppe }): pursue, or return to the patrol?
    .coach = If it pursues, the unit flies as a sweep with its remaining fuel.
    .waiting = The Luftwaffe is deciding.
choose_pursuit-yes = Pursue
choose_pursuit-no = Return to the patrol
ask-choose_target = { $unit } attacks { $raid }: which unit?
    .coach = If it is a bomber, its escorts may react. A disrupted unit has stragglers.
    .waiting = The RAF is attacking.
choose_target-note = { unit-note }
ask-choose_fender = Which squadron fends off the escorts?
    .context = { $unit }
    .coach = The others press on to the bombers.
    .waiting = The RAF is fending off the escorts.
choose_fender-note = { unit-note }
ask-choose_escort_prey = Which squadrons do the escorts attack?
    .coach = They must attack at least one part of the wing; after that it is up to you.
    .waiting = The escorts are attacking.
choose_escort_prey-note = { unit-note }
choose_escort_prey-pass = No more attacks
ask-choose_escort = { $unit } attacks { $raid }. Which escort answers?
    .coach = Either close escort or top cover, not both. Several units may attack together.
    .waiting = The escorts are attacking.
choose_escort-note = { unit-note }
choose_escort-pass = Attack with these
ask-choose_sweep_unit = { $raid } attacks { $unit }: with which unit?
    .coach = Units at the same height can attack together or separately. If separately, the others attack afterwards, and units that attack alone fly under their own counter from then on.
    .waiting = A sweep is attacking.
choose_sweep_unit-note = { unit-note }
choose_sweep_unit-rest = All together
choose_sweep_unit-pass = Attack with these
ask-choose_defender_loss = Which unit loses an aircraft?
    .coach = You divide the losses among your units that fought together.
    .waiting = Losses are being assigned.
choose_defender_loss-note = { unit-note }
ask-choose_attacker_loss = Which unit loses an aircraft?
    .coach = You divide the losses among your units that fought together.
    .waiting = Losses are being assigned.
choose_attacker_loss-note = { unit-note }
ask-choose_raf_conduct = { $unit }: what does it do after the fight?
    .coach = If fighters of both sides stay, there is a dogfight. When ammunition is low, it is often time to pancake.
    .waiting = Deciding what to do after the fight.
choose_raf_conduct-pancake = Pancake: return and land
ask-choose_to_break_off = { $unit }: give up the pursuit?
    .coach = The enemy has turned for home, so there is no dogfight. If the squadron gives up its tally, it needs new orders next turn.
    .waiting = The RAF is deciding.
choose_to_break_off-yes = Give it up
choose_to_break_off-no = Keep pursuing
ask-choose_luftwaffe_conduct = { $unit } ({ $gruppe }): what does it do after the fight?
    .coach = If fighters of both sides stay, there is a dogfight. Escorts that return to base leave the bombers unprotected.
    .waiting = Deciding what to do after the fight.
ask-choose_top_cover_height = { $unit } ({ $gruppe }): at what height (Angels) does it continue?
    .coach = At the bombers' height, or two or four Angels above, at no cost.
    .waiting = The Luftwaffe is deciding.

## Refusals

why-balbo_is_forming = It must wait over the airfield until the Balbo has formed. You can only order it to pancake.
why-airfield_is_full = Its airfield cannot launch it now: the field is full, disrupted, in mist, or busy with landings.
why-no_scrambles_left = You have reached this turn's scramble limit.
why-escort_at_angels_0 = Its close escort would have to fly at Angels 0, where only low-level raids can be plotted.
why-no_raid_counter = There is no raid counter left for a sweep.
why-too_high = It is { $a } Angels above, and the limit is { $b }.
why-in_pursuit = It is pursuing a raid. You can only order it to pancake.
why-in_dogfight = It is in a dogfight. You can only order it to pancake.
why-other_height = It is at a different height: only escorts at the same height can attack together.
why-out_of_command = It is out of radio range, or its operations room has been hit. You can only order it to pancake.
why-raids_together = Two raids would share a hex for two turns in a row.
why-sweep_with_bombers = The sweep would share a hex with the bombers for two turns in a row.

## Events

event-time_set = { $period }: the game starts at { NUMBER($hour, minimumIntegerDigits: 2) }:{ NUMBER($minute, minimumIntegerDigits: 2) }.
event-wind_set = { $wind }
event-weather_placed =
    { $zone }: { $bad ->
        [no] fair weather
       *[other] bad weather
    }, counter { $counter }.
event-weather_turned =
    { $zone }: the weather { $bad ->
        [no] clears
       *[other] closes in
    }, counter { $counter }.
event-haze_set =
    { $top ->
        [0] No haze over London.
       *[other] Haze over London up to Angels { $top }.
    }
event-chits_drawn =
    { $first_id ->
        [hidden] The { $seat } draws its raid chits.
       *[other] { $second_id ->
            [hidden] The { $seat } draws { $first }.
           *[other] { $third_id ->
                [hidden] The { $seat } draws { $first } and { $second }.
               *[other] The { $seat } draws { $first }, { $second } and { $third }.
            }
        }
    }
event-planning_done = The Luftwaffe has plotted its raids.
event-patrol_placed = { $gruppe } patrols the Channel in box { $box }.
event-form_up_placed =
    A raid forms up over { $place }: { $strength ->
        [0] strength unknown
       *[other] { $strength }+
    }.
event-form_up_removed = The form-up counter over { $place } is removed.
event-readiness_rolled = Squadron readiness: rolled { $die }.
event-wing_squadron = { $unit } joins the Duxford Wing.
event-early_warning =
    Early warning{ $strength ->
        [0] , with no strength reported yet
       *[other] {" "}at { $strength }+
    }: { $early ->
        [one] 1 early squadron
       *[other] { $early } early squadrons
    } and { $late ->
        [one] 1 late squadron
       *[other] { $late } late squadrons
    } may start in the air.
event-put_aloft = { $unit } starts in the air over { $place } at Angels { $angels }.
event-squadron_split = { $unit } splits into { $first } and { $second }.
event-flights_joined = The flights of { $unit } recombine.
event-event = Random event (rolled { $one } and { $other }). { $event }.
event-limit_raised =
    { $limit ->
        [one] 1 unit may now scramble each turn.
       *[other] Up to { $limit } units may now scramble each turn.
    }
event-raid_detected = { $raid } is reported over { $place }: { $strength }+, Angels { $angels }.
event-raid_undetected = { $raid } is no longer detected.
event-raid_appears = { $raid } appears over { $place }.
event-raid_gone = { $raid } leaves the map.
event-raid_pancakes = { $raid } turns for home over { $place }.
event-raid_recovered = { $raid } recovers at { $place }.
event-scrambled = { $unit } scrambles from { $airfield }.
event-took_off = { $unit } takes off from { $airfield }.
event-landed = { $unit } lands at { $airfield }.
event-made_ready = { $unit } is ready.
event-reformed = { $unit } has reformed.
event-rearmed = { $unit } has rearmed and refuelled.
event-call_changed =
    { $unit } { $called ->
        [no] stays dispersed
       *[other] is called to readiness
    }.
event-wing_rolled =
    { $unit } tries to form a wing of { $squadrons }: rolled { $die }, { $formed ->
        [no] not yet
       *[other] success
    }.
event-wing_formed = { $unit } leads a wing.
event-vectored = { $unit } is vectored to { $place }, Angels { $angels }.
event-vector_failed = { $unit } does not receive its orders.
event-diverted = { $unit } diverts to { $airfield }.
event-patrol_begins = { $unit } is on station over { $place }: { $order }.
event-unit_ordered_home = { $unit } pancakes: it returns to { $place }.
event-unit_pancakes = { $unit } leaves { $raid } and turns for home.
event-tally_tried =
    { $unit } looks for { $raid }: { $seen ->
        [no] not sighted
       *[other] sighted
    }.
event-out_of_sight = { $unit } cannot see { $raid } from its position.
event-tally_ho = Tally-ho! { $unit } pursues { $raid }.
event-tally_declined = { $unit } lets { $raid } go.
event-tally_declined_luftwaffe = { $raid } lets { $unit } go.
event-tally_lost = { $unit } loses sight of the enemy.
event-tally_given_up = { $unit } gives up the pursuit.
event-tally_ho_luftwaffe = { $raid } sights { $unit } and pursues it.
event-tally_lost_luftwaffe = { $raid } loses sight of its target.
event-sum_read = { $sum }: rolled { $dice }.
event-intercepted = { $unit } attacks { $target }: { $contact } (modifier { $modifier }).
event-escorts_react = { $raid }'s escorts against { $unit }: { $reaction }.
event-escorts_intercept = { $unit } attacks { $target }: { $contact } (modifier { $modifier }).
event-sweep_intercepts = { $raid } attacks { $unit }: { $contact } (modifier { $modifier }).
event-drawn_into_dogfight = { $unit } is drawn into the dogfight around { $raid }.
event-fight_resolved = Combat over { $place }: the defender loses { $defender } aircraft, the attacker { $attacker }.
event-aircraft_lost =
    { $unit } loses { $aircraft ->
        [one] 1 aircraft
       *[other] { $aircraft } aircraft
    } over { $place }.
event-unseen_lost =
    The Luftwaffe loses { $aircraft ->
        [one] 1 aircraft
       *[other] { $aircraft } aircraft
    } out of the RAF's sight.
event-unit_destroyed = { $unit } is destroyed.
event-cohesion_rolled =
    { $unit } checks cohesion: rolled { $dice }, modifier { $modifier }: { $levels ->
        [0] holds together
        [one] one level of disruption
       *[other] { $levels } levels of disruption
    }.
event-disrupted = { $unit } is disrupted (level { $level }).
event-bombs_jettisoned = { $unit } jettisons its bombs to fight.
event-picture_changed = The air picture is now { $picture }.
event-dogfight_begins = A dogfight begins over { $place } at Angels { $angels }.
event-guns_fired =
    { $heavy ->
        [no] Light
       *[other] Heavy
    } guns at { $place } fire at { $raid }: rolled { $dice }.
event-balloons_met =
    { $unit } flies into the balloon barrage: rolled { $dice }, modifier { $modifier }: { $levels ->
        [0] holds together
        [one] one level of disruption
       *[other] { $levels } levels of disruption
    }.
event-balloons_shot =
    { $unit } shoots down { $balloons ->
        [one] 1 balloon
       *[other] { $balloons } balloons
    } over { $place }.
event-bombed =
    { $raid_id ->
        [hidden] Bombs fall on
       *[other] { $raid } bombs
    } { $site }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }.
event-strafed =
    { $raid_id ->
        [hidden] Fighters strafe
       *[other] { $raid } strafes
    } { $airfield }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }.
event-airfield_damaged = { $airfield } is damaged: capacity reduced by { $damage }.
event-airfield_disrupted = { $airfield } is disrupted.
event-ops_room_hit = { $sector }'s operations room is hit: its squadrons are out of command.
event-station_hit = The radar at { $station } is out of action.
event-lost_on_ground =
    { $unit } loses { $aircraft ->
        [one] 1 aircraft
       *[other] { $aircraft } aircraft
    } on the ground at { $airfield }.
event-recovery_rolled =
    { $unit } { $late ->
        [0] makes a risky landing
        [one] comes home 1 turn late
       *[other] comes home { $late } turns late
    }{ $dice ->
        [0] : all its aircraft are lost
       *[other] : rolled { $dice }
    }.
event-patrol_attacks = The channel patrol ({ $raid }) pounces on { $unit }.
event-clock = { NUMBER($hour, minimumIntegerDigits: 2) }:{ NUMBER($minute, minimumIntegerDigits: 2) }.
event-response_counted = RAF response { $response }, response level { $level }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }.
event-game_over = The Luftwaffe scored { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }; its raids were worth { $value }.
event-conceded = The { $seat } concedes.
event-game_counted = This game: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }. Campaign total so far: { $total }.
event-squadron_moved = { $unit } moves to { $airfield }.
event-ops_room_mended = { $sector } opens an emergency operations room.
event-station_mended = The radar at { $station } is back in action.

## Results

result-luftwaffe-wins = The Luftwaffe wins: it scored more than its raids were worth.
result-drawn = Draw: the Luftwaffe scored more than half of what its raids were worth, but not more than the full value.
result-raf-wins = The RAF wins: the Luftwaffe scored half of what its raids were worth or less.

## Rules

rule-1-1 = Players
rule-1-2 = How to read the rules
rule-1-3 = Scenarios
rule-1-4 = The game in outline
rule-1-5 = Scale
rule-1-6 = Glossary
rule-2-1 = Dice
rule-2-1-1 = Secret rolls
rule-2-2 = The map
rule-2-2-1 = Hexes
rule-2-2-2 = Terrain
rule-2-2-3 = Landmarks
rule-2-2-4 = Weather zones
rule-2-2-5 = Holding boxes
rule-2-2-6 = Luftwaffe airfields
rule-2-2-7 = Victory point track
rule-2-2-8 = Other tracks
rule-2-3 = Counters
rule-2-3-1 = Air units
rule-2-3-2 = Order counters
rule-2-3-3 = Weather counters
rule-2-3-4 = Raid chits
rule-2-3-5 = Markers
rule-2-4 = Tables
rule-2-5 = The raid display
rule-2-6 = The tote board
rule-2-7 = The planning map
rule-2-8 = Log sheets
rule-2-9 = Detection cards
rule-3-1 = Units
rule-3-1-1 = Squadrons, flights, Gruppen, Staffeln
rule-3-1-2 = Stacks
rule-3-1-3 = Targets
rule-3-1-4 = Where units are
rule-3-2 = What a unit is
rule-3-2-1 = Traits
rule-3-2-2 = The log
rule-3-2-3 = Aircraft
rule-3-2-4 = Vic and green
rule-3-2-5 = Erprobungsgruppe 210
rule-3-3 = Small units
rule-3-3-1 = Flights
rule-3-3-2 = Staffeln
rule-4-1 = Names of units
rule-4-2 = Luftflotten
rule-4-2-1 = Gruppen of both fleets
rule-4-2-2 = Reinforcements
rule-4-3 = RAF organisation
rule-4-3-1 = RAF order of battle
rule-4-3-2 = Groups
rule-4-3-3 = Sectors
rule-4-3-4 = Headquarters
rule-5-1 = Before the game
rule-5-2 = The turn
rule-5-3 = The clock
rule-5-3-1 = Tracks
rule-6-1 = What a scenario says
rule-6-2 = Time of day
rule-6-3 = Weather
rule-6-3-1 = Wind
rule-6-3-2 = The zones
rule-6-3-3 = Weather counters
rule-6-3-4 = London haze
rule-6-4 = Planning
rule-6-4-1 = The raid table
rule-6-4-2 = Drawing chits
rule-6-4-3 = Building raids
rule-6-4-4 = The channel patrol
rule-6-4-5 = Plotting
rule-6-4-6 = Form-up rolls
rule-6-4-7 = Choosing a chit (optional)
rule-6-5 = The Luftwaffe sets up
rule-6-6 = The RAF sets up
rule-6-6-1 = Order of battle
rule-6-6-2 = State
rule-6-6-3 = Readiness
rule-6-6-4 = The log
rule-6-6-5 = Early warning
rule-6-6-6 = Placing units
rule-6-6-7 = The Duxford Wing
rule-6-7 = Start and end
rule-8-1 = Moving
rule-8-1-1 = Place
rule-8-1-2 = Movement points
rule-8-1-3 = Spending them
rule-8-1-4 = Height
rule-8-1-5 = Climbing and diving
rule-8-1-6 = Movement boxes
rule-8-2 = Taking off and landing
rule-8-2-1 = Take-off
rule-8-2-2 = Landing
rule-9-1 = Raids
rule-9-1-1 = What is in a raid
rule-9-1-2 = Tasks
rule-9-1-3 = Which units may fly together
rule-9-2 = Plotting
rule-9-2-1 = What is plotted
rule-9-2-2 = The course
rule-9-2-3 = Heights
rule-9-2-4 = Form-up and recovery points
rule-9-2-5 = Raids that start together
rule-9-2-6 = Keeping apart
rule-9-2-7 = Time of form-up
rule-9-2-8 = The form-up roll
rule-9-2-9 = Limited waypoints (optional)
rule-9-3 = Flying the raid
rule-9-3-1 = Form-up counters
rule-9-3-2 = Forming up
rule-9-3-3 = Movement of raids
rule-9-3-4 = Navigation
rule-9-3-5 = The alternate target
rule-9-3-6 = Breaking up
rule-9-3-7 = Fighters off course
rule-9-3-8 = Avoiding the weather (optional)
rule-9-3-9 = Recovery
rule-9-4 = Tasks in the air
rule-9-4-1 = Freie Jagd
rule-9-4-2 = Bombing
rule-9-4-3 = Escorts
rule-9-4-4 = Jabos
rule-10-1 = Radio
rule-10-1-1 = In command
rule-10-1-2 = HF and VHF
rule-10-2 = Orders
rule-10-2-1 = RAF orders
rule-10-2-2 = Luftwaffe orders
rule-10-2-3 = Pursuit
rule-10-2-4 = Order counters
rule-10-2-5 = The goal
rule-10-2-6 = Changing RAF orders
rule-10-2-7 = Changing Luftwaffe orders
rule-10-2-8 = Orders after a fight
rule-10-3 = The orders
rule-10-3-1 = Vector
rule-10-3-2 = Orbit
rule-10-3-3 = Patrol line
rule-10-3-4 = Pancake
rule-11-0 = Detection
rule-11-1 = Undetected raids
rule-11-1-1 = Hidden movement
rule-11-1-2 = Deception
rule-11-2 = When to check
rule-11-2-1 = The cards
rule-11-2-2 = The result
rule-11-3 = Radar
rule-11-3-1 = Stations
rule-11-3-2 = North Sea stations
rule-11-3-3 = Checking by radar
rule-11-3-4 = Low-flying raids
rule-11-4 = The Observer Corps
rule-11-5 = What a card says
rule-11-5-1 = Detected?
rule-11-5-2 = Strength
rule-11-5-3 = Height
rule-11-5-4 = Announcing
rule-11-5-5 = The card
rule-11-5-6 = Later checks
rule-11-5-7 = Raids in sight
rule-11-6 = Form-up counters
rule-11-6-1 = Strength of form-up counters
rule-11-6-2 = When the raid forms up
rule-12-1 = Trying to sight the enemy
rule-12-1-1 = The tally check
rule-12-1-2 = Sighted
rule-12-1-3 = Escorts
rule-12-1-4 = Several formations looking
rule-12-1-5 = The air picture
rule-12-2 = Pursuit
rule-12-3 = Losing the tally
rule-12-3-1 = Weather
rule-13-1 = Combat in outline
rule-13-2 = When combat happens
rule-13-2-1 = Units in orbit
rule-13-2-2 = Pursuers
rule-13-2-3 = Dogfights
rule-13-2-4 = The RAF's combat phase
rule-13-2-5 = The Luftwaffe's combat phase
rule-13-2-6 = Escorts
rule-13-2-7 = Order
rule-13-3 = Interception
rule-13-3-1 = Who may attack
rule-13-3-2 = The interception roll
rule-13-3-3 = Up-sun
rule-13-3-4 = Reaction
rule-13-3-5 = Attacker and defender
rule-13-4 = Combat
rule-13-4-1 = Fighter values
rule-13-4-2 = The column
rule-13-4-3 = Results
rule-13-4-4 = Stragglers
rule-13-5 = Cohesion
rule-13-5-1 = Disruption
rule-13-5-2 = Ammunition
rule-13-5-3 = After a dive
rule-13-6 = After the fight
rule-13-6-1 = Dogfights
rule-14-1 = Where guns are
rule-14-1-1 = Firing
rule-14-1-2 = Heavy guns
rule-14-1-3 = Light guns
rule-14-1-4 = What gunfire reveals
rule-15-1 = Flying into balloons
rule-15-2 = Shooting down balloons
rule-16-1 = Bombs
rule-16-2 = Bombing
rule-16-2-1 = Level bombing
rule-16-2-2 = Dive bombing
rule-16-2-3 = Low-level bombing
rule-16-2-4 = Strafing
rule-16-3 = Results
rule-16-3-1 = Points for bombs
rule-16-3-2 = Points for strafing
rule-16-4 = Further damage
rule-16-4-1 = Airfields
rule-16-4-2 = Operations rooms
rule-16-4-3 = Squadrons on the ground
rule-16-4-4 = Radar
rule-17-1 = Endurance
rule-17-1-1 = Fights
rule-17-1-2 = Form-up
rule-17-1-3 = Cherbourg
rule-17-2 = Recovery
rule-17-2-1 = RAF
rule-17-2-2 = Luftwaffe
rule-17-2-3 = Back in time?
rule-17-2-4 = The recovery roll
rule-18-1 = Airfields
rule-18-1-1 = Capacity
rule-18-1-2 = Home airfields
rule-18-1-3 = The tote board
rule-18-2 = Work on the airfield
rule-18-2-1 = States
rule-18-2-2 = Available
rule-18-2-3 = Ready
rule-18-2-4 = Scramble
rule-18-2-5 = Reforming
rule-18-2-6 = Rearming and refuelling
rule-19-1 = Weather in the zones
rule-19-1-1 = Grades
rule-19-1-2 = Bad weather
rule-19-1-3 = What counts
rule-19-2 = Kinds of weather
rule-19-2-1 = Clear
rule-19-2-2 = Cloud
rule-19-2-3 = Rain
rule-19-2-4 = Haze
rule-19-2-5 = Mist
rule-19-2-6 = Sun
rule-19-2-7 = Crosswind
rule-19-2-8 = Headwind
rule-19-2-9 = Airfields in bad weather
rule-20-1 = The response
rule-20-1-1 = The scramble limit
rule-20-2 = Wings
rule-20-2-1 = Forming a wing
rule-20-2-2 = The leader
rule-20-2-3 = Wings in a fight
rule-20-2-4 = Fending off
rule-20-2-5 = A wing of two
rule-20-2-6 = Balbos
rule-20-3 = Groups
rule-20-3-1 = 10 and 11 Group
rule-20-3-2 = 12 Group
rule-20-3-3 = The Channel
rule-20-4 = 421 Flight
rule-21-1 = The channel patrol
rule-21-1-1 = A patrol sweep (optional)
rule-21-2 = Relief escorts
rule-22-1 = Matching raids (optional)
rule-23-1 = Campaigns
rule-23-2 = Playing one
rule-23-2-1 = Plots and cancelled raids
rule-23-2-2 = Chits
rule-23-2-3 = Losses and damage
rule-23-2-4 = Winning one
rule-23-2-5 = Surge rates (optional)
rule-23-2-6 = Same weather (optional)
rule-23-3 = Longer campaigns
rule-23-3-1 = Luftwaffe effort (optional)
rule-7 = Random events
rule-12 = Tally
rule-14 = Ack-ack
rule-15 = Balloons
rule-16 = Bombing
rule-22 = Victory
rule-sequence = The turn at a glance
rule-checklist = Plotting a raid
rule-undo = Undo

chit-sweep = Sweep

## The goal strip

goal-need-luftwaffe = Score more than { $value }, the value of your raids; more than { $half } is a draw.
goal-need-luftwaffe-unplanned = Score more than your raids are worth.
goal-need-raf = Keep the Luftwaffe to half the value of its raids or less. The whole value is hidden: between { $low } and { $high } points.
goal-need-raf-campaign = Hold the Luftwaffe to half of what all its raids are worth.
goal-need-watcher = The Luftwaffe has to score more than its raids are worth, { $low } to { $high } points; the RAF wins at half of it or less.
goal-need-watcher-campaign = The Luftwaffe has to score more than all its raids are worth; the RAF wins at half of it or less.
goal-score = Luftwaffe points: { $points }
goal-response = Squadrons sent up: { $sent } (more than { $level } cost points)
goal-response-at-least = Squadrons sent up: { $sent } (up to { $level } cost nothing)
goal-response-unknown = Squadrons sent up: { $sent }
band-raf-wins = RAF wins
band-drawn = Draw
band-luftwaffe-wins = Luftwaffe wins

## The briefing

briefing-situation-scenario1 = It is July 1940, and the Luftwaffe attacks the convoys that pass through the Strait of Dover. Its raids form up just across the water, so there are only minutes of warning. The RAF sees a raid's number, rough strength and height, but never its target.
briefing-situation-scenario2 = It is the middle of August 1940, and the Luftwaffe opens its main attack with raids along the whole south coast. Radar stations, airfields and ports are all in danger. The RAF sees a raid's number, rough strength and height, but never its target.
briefing-situation-scenario3 = It is the end of August 1940, and the Luftwaffe turns on the airfields of Fighter Command. Every field that closes makes the next raid harder to meet. The RAF sees a raid's number, rough strength and height, but never its target.
briefing-situation-scenario4 = It is September 1940, and the Luftwaffe sends large formations to London by day. Its fighters reach the city with only minutes of fuel to spare. The RAF sees a raid's number, rough strength and height, but never its target.
briefing-situation-scenario5 = It is autumn 1940, and fast fighter-bombers come in high, joined by an Italian contingent. They are over the target before slow reports have crossed the table. The RAF sees a raid's number, rough strength and height, but never its target.
briefing-situation-campaign1 = It is July 1940, and the Luftwaffe attacks the convoys that pass through the Strait of Dover. Its raids form up just across the water, so there are only minutes of warning. You play several games in a row, and losses carry over from one to the next.
briefing-situation-campaign2 = It is the middle of August 1940, and the Luftwaffe opens its main attack with raids along the whole south coast. Radar stations, airfields and ports are all in danger. You play several games in a row, and losses carry over from one to the next.
briefing-situation-campaign3 = It is the end of August 1940, and the Luftwaffe turns on the airfields of Fighter Command. Every field that closes makes the next raid harder to meet. You play several games in a row, and losses carry over from one to the next.
briefing-situation-campaign4 = It is September 1940, and the Luftwaffe sends large formations to London by day. Its fighters reach the city with only minutes of fuel to spare. You play several games in a row, and losses carry over from one to the next.
briefing-situation-campaign5 = It is autumn 1940, and fast fighter-bombers come in high, joined by an Italian contingent. They are over the target before slow reports have crossed the table. You play several games in a row, and losses carry over from one to the next.
briefing-goal-luftwaffe = Score more points than your raids are worth: bomb the targets, and shoot down fighters, best far from England. More than half is still a draw.
briefing-goal-raf = Hold the Luftwaffe to half of what its raids are worth, or less. Meet each raid before it bombs, and send up no more squadrons than you need.
briefing-rival-luftwaffe = The RAF wins if it holds you to half of that value. It pays for every squadron above the response level, so it cannot simply send up everything.
briefing-rival-raf = The Luftwaffe wants to score more than its raids are worth. Only it knows the value until the end; some raids carry no bombs at all and are there to catch your fighters.
briefing-step-1 = Events
    .about = Dice may change the weather, the radar or the radio.
briefing-step-2 = Scramble
    .about = Ready squadrons take off; raids form up over France.
    .raf = you decide
briefing-step-3 = Movement
    .about = The RAF vectors its squadrons; then the raids fly on along their plots.
    .all = you decide
briefing-step-4 = Combat
    .about = Sighting, interception, dogfights and bombs.
    .all = you decide
briefing-step-5 = Airfields
    .about = Land, refuel and rearm. The clock moves on five minutes.
    .raf = you decide
briefing-decides = The Luftwaffe scores for bombs and for RAF losses, and loses points for its own. Each squadron sent up above the response level gives it 3 more points. At the end its points are compared with the value of its raid chits: above it the Luftwaffe wins, at half or less the RAF.

## Odds and the staff's reasons

odds-sighted = Sighted
odds-contact = Contact
odds-bounce = Bounce
odds-enemy_lost = Enemy loses aircraft
odds-own_lost = You lose aircraft
odds-wing_formed = Wing forms
odds-dogfight = A dogfight follows
odds-understood = Order understood
odds-bombed = Bombs dropped
odds-airfield_damaged = Airfield damaged
odds-ops_room_hit = Operations room hit
odds-lost_on_ground = Aircraft destroyed on the ground
odds-station_hit = Radar station hit
odds-balloons_shot = Balloons shot down
odds-found = Found by radar
odds-part_found = The part that leaves is found
odds-rest_found = The rest is found
odds-other_found = The other part stays on the plot
odds-read = Reported with a strength
odds-strength_over = Reported too strong
odds-strength_under = Reported too weak
odds-note-choose_quarry = Chances of a sighting, as far as you know the raid and the weather.
odds-note-choose_prey = Chances of a sighting.
odds-note-choose_target = Chances of the interception roll.
odds-note-choose_attacker = Chances of the attack with the escorts' answer, if both sides go on like the Standard bot.
odds-note-choose_to_attack_again = { odds-note-choose_attacker }
odds-note-choose_wing_member = Chances of the roll with these squadrons.
odds-note-choose_raf_conduct = Chances of the next round of a dogfight, if the others decide like the Standard bot.
odds-note-choose_luftwaffe_conduct = { odds-note-choose_raf_conduct }
odds-note-choose_order = Chances of the order, or of this turn's dogfight if everyone stays in it.
odds-note-choose_raid_to_fly = Chances of this move, if the raid flies on as plotted.
odds-note-choose_conduct = Chances of this move.
odds-note-choose_unit_home = When a raid breaks up, radar and observers look for both parts again.
odds-note-choose_part = The part you let go is looked for again by radar and observers.
odds-note-choose_dummy_place = Chances that radar gives the counter a strength.
odds-note-choose_raid_for_error = Chances of the new report.
reason-nearer_field = The nearer airfield gets the squadron ready again sooner.
reason-bombers_matter = There are bombers in this raid, and bombers are what has to be stopped.
reason-keep_close = The closer it stays, the surer it keeps the raid in sight.
reason-look_for_attackers = A unit that sees its attacker isn't surprised.
reason-bombers_in_formation_first = Bombers come first, those still in formation before those already broken up.
reason-first_will_do = None of these is clearly better than the others.
reason-one_attack_is_enough = One attack is enough; after it the squadron has better things to do.
reason-stronger_together = Together they are stronger.
reason-order_makes_no_difference = The order hardly matters here, so let them all move.
reason-vectors_do_more = Vectors to the raids do more than changes here.
reason-share_losses = Share the losses: the unit with the fewest can bear them best.
reason-nothing_needed = Nothing here needs changing.
reason-aloft_near_form_up = It starts near the strongest form-up, where it will be needed first.
reason-start_high = Height is worth more than anything else at the start of a fight.
reason-enough_are_up = Enough squadrons are up for what has been reported.
reason-response_level_reached = { $a } squadrons have been sent up, and a raid of this strength calls for { $b }. More would cost points.
reason-time_to_climb = More squadrons are needed against what has been reported, and this one has just the time to climb.
reason-short_of_something = It is disrupted, low on ammunition or short of fuel, so it should land.
reason-follow_the_plots = Everyone who was sent against a raid should fly to its new plot.
reason-raid_within_reach = A raid that is worth it is within reach.
reason-wait_for_raids = There is nothing to attack at the moment. Wait where the raids will come.
reason-all_have_orders = Every formation has useful orders already.
reason-wait_within_radio_range = As near to the raids as the radio reaches, and out of reach of the Channel patrol.
reason-no_height_reported = No height has been reported yet. From here it can meet most raids without a long climb.
reason-above_the_enemy = The raid is reported at Angels { $a }. { $b } above it is the best height to attack from.
reason-raid_worth_finding = A raid that is worth it may be seen from there.
reason-nearest_worth_finding = This is the nearest raid that is worth it, so it is the easiest to see.
reason-only_high_sweeps = What could be seen is only a high sweep. Leave it alone.
reason-attack_in_turn = Everyone who can attacks, one after the other.
reason-only_fighters = There are no bombers in it. Fighters far above or below aren't worth the fuel.
reason-below_the_cloud = There is cloud between you and the raid, so go down to its height to keep it in sight.
reason-keep_height = Height is an advantage, so keep it.
reason-one_fight_and_home = There are fighters about. One fight, then home.
reason-bombers_alone = The bombers are alone, so fight on.
reason-plan_stands = The raids that are planned are enough.
reason-patrol_stays = The patrol does more over the Strait.
reason-rest_assigned = The automatic assignment is good enough.
reason-emptiest_box = The box with the fewest units needs a patrol most.
reason-no_more_dummies = Dummies gain little, so leave them as they are.
reason-all_look = Every sweep should look for targets; they do so by themselves.
reason-petrol_runs_low = The fuel is only just enough for the way home.
reason-petrol_left = There is still fuel to stay.
reason-escorts_answer = The escorts must keep the fighters off the bombers.
reason-back_the_short_way = Back to the course by the shortest way.
reason-sweeps_fly_high = Sweeps fly high, so that they come down on whatever they meet.
reason-a_raid_for_each_target = Every target needs a raid of its own.
reason-me110_stays_close = Me 110s do best as close escort.
reason-close_escort_missing = There is top cover already, but no close escort yet.
reason-cover_from_above = From above, the escort can come down on the attackers.
reason-diving_scores_more = This method scores more than bombing in level flight.
reason-all_bombers = All bombers of the chit fly in the raid.
reason-fighters_for_sweep = A sweep takes all the fighters it can get.
reason-rest_will_sweep = The escort is strong enough. The remaining fighters ({ $a }) sweep ahead.
reason-more_escorts = The bombers need more escorts.
reason-form_up_near = Forming up near the target saves fuel.
reason-sweep_ahead_of_raid = The sweep clears the way to the target of the bombers.
reason-straight_course = A straight course saves fuel and a navigation roll.
reason-back_where_it_formed = The way back to the form-up point is the shortest.
reason-see_the_target = From this height the target can be seen below the cloud.
reason-cover_four_above = { $a } Angels above the bombers the cover can intercept and still react quickly.
reason-low_on_the_way_home = Low on the way home, the raid is harder to find.
reason-descend_late = Descend late, and stay high as long as possible.
reason-sweep_waits_there = The sweep waits where the RAF will come up to meet the bombers.
reason-no_waiting = Waiting would only cost fuel.
reason-timed_over_target = Timed by the turn over the target: sweeps just ahead of the bombers, raids one after the other.
reason-fly_as_plotted = All raids fly as plotted.
reason-hunt_on = The sweep has the formation in sight, so go after it.
reason-down_on_them = The formation is below, and diving on it is an advantage.
reason-never_up_to_them = The formation is not below. Climbing up to it would be a disadvantage.

## Examples of the page about the game

example-endurance = Time to go home
    .text = A Spitfire squadron takes off at 10:10 and must be home by 12:05. A turn with a fight costs one more turn of fuel: now it is 12:00.
example-attack = Who may attack
    .text = The numbers are heights in Angels. The squadron at Angels 12 is 2 below the raid and may attack; the one at Angels 10 is 4 below and may not.

## After-action report
points-bombed = Bombing of { $site }, { $place }
points-strafed = Strafing of { $airfield }
points-response = RAF response above its level
points-losses = Aircraft lost on both sides, and balloons
loss-shot_down = In the air
loss-on_ground = On the ground
loss-unseen = Nobody saw where
measure-luftwaffe_lost = Luftwaffe aircraft lost
measure-bombers_lost = of which bombers
measure-raf_lost = RAF fighters lost
measure-ratio = Luftwaffe losses for each RAF loss
