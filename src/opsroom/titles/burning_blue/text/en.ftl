### The Burning Blue in English.  Keys: docs/wire.md, "Text keys".

title-name = The Burning Blue
title-line = The operations room in the summer of 1940: plots, squadrons, and a report that may be wrong.
title-about = The Battle of Britain hour by hour. The Luftwaffe plans raids in secret, with courses, heights and times; the RAF sees what radar and the Observer Corps report, and sends squadrons up to meet them. Turns of five minutes, dogfights, ack-ack, bombs on airfields and docks. Five scenarios from the Channel convoys to the fighter-bombers of autumn, with optional rules. A scenario takes an evening.
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
option-free_chit = A chit of one's choice
option-free_chit-off = All chits are drawn
option-free_chit-on = One chit may be chosen
option-few_waypoints = Waypoints
option-few_waypoints-off = As many as one likes
option-few_waypoints-on = Two each way, seven for sweeps
option-dodge_weather = Raids in cloud
option-dodge_weather-off = Keep their height
option-dodge_weather-on = May dodge the weather
option-vectors_fail = Vector orders
option-vectors_fail-off = Always received
option-vectors_fail-on = May fail
option-plot_home = Raids that turn home
option-plot_home-off = Fly straight
option-plot_home-on = Plot a way home
option-sixth_try = Readiness
option-sixth_try-off = By a six only
option-sixth_try-on = Also at the sixth try
option-chits_only = Response level
option-chits_only-off = Scenario or chits, the larger
option-chits_only-on = The chits alone
option-channel_sweep = Channel patrol
option-channel_sweep-off = Stays on patrol
option-channel_sweep-on = One unit may sweep
option-matching = Matching raids
option-matching-off = Not used
option-matching-on = Unmatched raids score better
option-optional_units = Optional squadrons
option-optional_units-off = Left out
option-optional_units-on = Take part
option-stations_out = Damaged radar at the start
option-stations_out-off = None
option-stations_out-on = As in the scenario's option
option-games = Games a day
option-games-2 = Two
option-games-3 = Three
option-games-4 = Four
option-days = Days
option-days-1 = One day
option-days-2 = Two days
option-days-3 = Three days
option-surge = Surge rates
option-surge-off = The usual ranges
option-surge-on = By the surge table
option-keep_weather = Weather of later games
option-keep_weather-off = Found anew
option-keep_weather-on = Carried over
option-preparation = The Luftwaffe's effort
option-preparation-off = The same every day
option-preparation-on = One day of four, one of three

## Seats, phases, states

seat-luftwaffe = Luftwaffe
seat-raf = RAF
phase-set_up = Set-up
phase-random_events = Events
phase-scramble = Scramble
phase-form_up = Form-up
phase-patrol = Patrol
phase-raf_movement = RAF moves
phase-luftwaffe_movement = Raids move
phase-pursuit = Pursuit
phase-dogfights = Dogfights
phase-raf_combat = RAF combat
phase-luftwaffe_combat = Luftwaffe combat
phase-take_off = Take-off
phase-administration = Airfields
period-dawn = Dawn
period-mid_morning = Mid morning
period-late_morning = Late morning
period-early_afternoon = Early afternoon
period-mid_afternoon = Mid afternoon
period-late_afternoon = Late afternoon
period-dusk = Dusk
picture-good = good
picture-degraded = degraded
picture-poor = poor
tote-away = Away
tote-available = Available
tote-ready = Ready
tote-scramble = Scramble
tote-airborne = In the air
tote-landed = Landed
tote-reforming = Reforming
tote-rearming_2 = Rearming, two turns
tote-rearming_1 = Rearming, one turn
order-none = No order
order-vector = Vector
order-orbit = Orbit
order-patrol_line = Patrol line
order-pancake = Pancake
order-pursuit = Pursuit
order_choice-vector = Vector
order_choice-vector_orbit = Vector, then orbit
order_choice-vector_line = Vector, then a patrol line
order_choice-pancake = Pancake: home and land
order_choice-divert = Land elsewhere
order_choice-height = Change height only
order_choice-pancake_unit = One squadron pancakes
task-none = No task
task-freie_jagd = Freie Jagd
task-bombing = Bombing
task-close_escort = Close escort
task-top_cover = Top cover
task-channel_patrol = Channel patrol
method-level = Level bombing
method-dive = Dive bombing
method-low_level = Low-level bombing
conduct-slow = Fly on, three hexes
conduct-fast = Fly on, four hexes
conduct-stay = Stay in orbit
conduct-pancake = Turn home
conduct-strafe = Strafe the next airfield
conduct-attack_balloons = Attack the next balloons
conduct-pursue = Pursue now
conduct-above_cloud = Climb above the cloud
conduct-below_cloud = Go below the cloud
conduct-pancake_unit = One unit turns home
conduct-height = Change height
afterwards-fight_on = Fight on
afterwards-break_off = Break off the pursuit
afterwards-pancake = Pancake: go home
answer-no = No
answer-yes = Yes
division-as_erpro = Three Staffeln of its own kind
division-as_types = Two of Me 110 and one of Me 109
aim-target_1 = First target
aim-target_2 = Second target
aim-target_3 = Third target
aim-target_4 = Fourth target
aim-sweep = A Freie Jagd
dummy-dummy_1 = Dummy 1
dummy-dummy_2 = Dummy 2
dummy-dummy_3 = Dummy 3
dummy-dummy_4 = Dummy 4
dummy-stand = Until there is news
event-none = Nothing happens
event-weather_worse = Weather closes in
event-filter_error = Filter room error
event-scramble_minus = Controllers swamped: one scramble less
event-good_atmospherics = Good atmospherics: HF reaches 11 hexes
event-radio_clear = Radio clear: HF reaches 14 hexes
event-scramble_plus = Quick off the mark: one scramble more
event-readiness = A squadron is brought to readiness
event-weather_better = Weather clears
contact-none = no contact
contact-intercept = intercept
contact-bounce = bounce
contact-straggler = stragglers
reaction-no_reaction = no reaction
reaction-reaction = they react
reaction-dogfight = a dogfight holds the attackers
reaction-late = they come late
reaction-fend_off_1 = one squadron must fend them off
reaction-fend_off_2 = two squadrons must fend them off
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
unit-squadron_1_rcaf = 1 (Canadian) Squadron
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
unit-luftwaffe_01 = Luftwaffe 1
unit-luftwaffe_02 = Luftwaffe 2
unit-luftwaffe_03 = Luftwaffe 3
unit-luftwaffe_04 = Luftwaffe 4
unit-luftwaffe_05 = Luftwaffe 5
unit-luftwaffe_06 = Luftwaffe 6
unit-luftwaffe_07 = Luftwaffe 7
unit-luftwaffe_08 = Luftwaffe 8
unit-luftwaffe_09 = Luftwaffe 9
unit-luftwaffe_10 = Luftwaffe 10
unit-luftwaffe_11 = Luftwaffe 11
unit-luftwaffe_12 = Luftwaffe 12
unit-luftwaffe_13 = Luftwaffe 13
unit-luftwaffe_14 = Luftwaffe 14
unit-luftwaffe_15 = Luftwaffe 15
unit-luftwaffe_16 = Luftwaffe 16
unit-luftwaffe_17 = Luftwaffe 17
unit-luftwaffe_18 = Luftwaffe 18
unit-luftwaffe_19 = Luftwaffe 19
unit-luftwaffe_20 = Luftwaffe 20
unit-luftwaffe_21 = Luftwaffe 21
unit-luftwaffe_22 = Luftwaffe 22
unit-luftwaffe_23 = Luftwaffe 23
unit-luftwaffe_24 = Luftwaffe 24
unit-luftwaffe_25 = Luftwaffe 25
unit-luftwaffe_26 = Luftwaffe 26
unit-luftwaffe_27 = Luftwaffe 27
unit-luftwaffe_28 = Luftwaffe 28
unit-luftwaffe_29 = Luftwaffe 29
unit-luftwaffe_30 = Luftwaffe 30
unit-luftwaffe_31 = Luftwaffe 31
unit-luftwaffe_32 = Luftwaffe 32
unit-luftwaffe_33 = Luftwaffe 33
unit-luftwaffe_34 = Luftwaffe 34
unit-luftwaffe_35 = Luftwaffe 35
unit-luftwaffe_36 = Luftwaffe 36
unit-luftwaffe_37 = Luftwaffe 37
unit-luftwaffe_38 = Luftwaffe 38
unit-luftwaffe_39 = Luftwaffe 39
unit-luftwaffe_40 = Luftwaffe 40
unit-luftwaffe_41 = Luftwaffe 41
unit-luftwaffe_42 = Luftwaffe 42
unit-luftwaffe_43 = Luftwaffe 43
unit-luftwaffe_44 = Luftwaffe 44
unit-luftwaffe_45 = Luftwaffe 45
unit-luftwaffe_46 = Luftwaffe 46
unit-luftwaffe_47 = Luftwaffe 47
unit-luftwaffe_48 = Luftwaffe 48
unit-rest = All others
unit-stand = Until there is news
unit-split = Split a squadron
raid-hostile_01 = Hostile 1
raid-hostile_02 = Hostile 2
raid-hostile_03 = Hostile 3
raid-hostile_04 = Hostile 4
raid-hostile_05 = Hostile 5
raid-hostile_06 = Hostile 6
raid-hostile_07 = Hostile 7
raid-hostile_08 = Hostile 8
raid-hostile_09 = Hostile 9
raid-hostile_10 = Hostile 10
raid-hostile_11 = Hostile 11
raid-hostile_12 = Hostile 12
raid-hostile_13 = Hostile 13
raid-hostile_14 = Hostile 14
raid-hostile_15 = Hostile 15
raid-hostile_16 = Hostile 16
raid-hostile_17 = Hostile 17
raid-hostile_18 = Hostile 18
raid-hostile_19 = Hostile 19
raid-hostile_20 = Hostile 20
raid-hostile_21 = Hostile 21
raid-hostile_22 = Hostile 22
raid-hostile_23 = Hostile 23
raid-hostile_24 = Hostile 24
raid-hostile_25 = Hostile 25
raid-hostile_26 = Hostile 26
raid-hostile_27 = Hostile 27
raid-hostile_28 = Hostile 28
raid-hostile_29 = Hostile 29
raid-hostile_30 = Hostile 30
raid-hostile_31 = Hostile 31
raid-hostile_32 = Hostile 32
raid-hostile_33 = Hostile 33
raid-hostile_34 = Hostile 34
raid-hostile_35 = Hostile 35
raid-hostile_36 = Hostile 36
raid-hostile_37 = Hostile 37
raid-hostile_38 = Hostile 38
raid-hostile_39 = Hostile 39
raid-hostile_40 = Hostile 40
raid-hostile_41 = Hostile 41
raid-hostile_42 = Hostile 42
raid-hostile_43 = Hostile 43
raid-hostile_44 = Hostile 44
raid-hostile_45 = Hostile 45
raid-hostile_46 = Hostile 46
raid-hostile_47 = Hostile 47
raid-hostile_48 = Hostile 48
raid-rest = All others
raid-stand = Until there is news
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
gruppe-rest = The others as usual
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
place-0101 = 0101
place-0102 = 0102
place-0103 = 0103
place-0104 = 0104
place-0105 = 0105
place-0106 = 0106
place-0107 = 0107
place-0108 = 0108
place-0109 = 0109
place-0110 = 0110
place-0111 = 0111
place-0112 = 0112
place-0113 = 0113
place-0114 = 0114
place-0115 = 0115
place-0116 = 0116
place-0117 = 0117
place-0118 = 0118
place-0119 = 0119
place-0120 = 0120
place-0121 = 0121
place-0122 = 0122
place-0123 = 0123
place-0124 = 0124
place-0125 = 0125
place-0126 = 0126
place-0127 = 0127
place-0128 = 0128
place-0129 = 0129
place-0130 = 0130
place-0131 = 0131
place-0132 = 0132
place-0133 = 0133
place-0134 = 0134
place-0135 = 0135
place-0136 = 0136 Le Treport
place-0137 = 0137
place-0138 = 0138
place-0139 = 0139
place-0140 = 0140
place-0141 = 0141
place-0142 = 0142
place-0143 = 0143
place-0144 = 0144
place-0145 = 0145
place-0201 = 0201
place-0202 = 0202
place-0203 = 0203
place-0204 = 0204
place-0205 = 0205
place-0206 = 0206
place-0207 = 0207
place-0208 = 0208
place-0209 = 0209
place-0210 = 0210
place-0211 = 0211
place-0212 = 0212
place-0213 = 0213
place-0214 = 0214
place-0215 = 0215
place-0216 = 0216
place-0217 = 0217
place-0218 = 0218
place-0219 = 0219
place-0220 = 0220
place-0221 = 0221
place-0222 = 0222
place-0223 = 0223
place-0224 = 0224
place-0225 = 0225
place-0226 = 0226
place-0227 = 0227
place-0228 = 0228
place-0229 = 0229
place-0230 = 0230
place-0231 = 0231
place-0232 = 0232
place-0233 = 0233
place-0234 = 0234
place-0235 = 0235
place-0236 = 0236
place-0237 = 0237
place-0238 = 0238
place-0239 = 0239 Abbeville
place-0240 = 0240
place-0241 = 0241
place-0242 = 0242
place-0243 = 0243
place-0244 = 0244
place-0245 = 0245
place-0301 = 0301
place-0302 = 0302
place-0303 = 0303
place-0304 = 0304
place-0305 = 0305
place-0306 = 0306
place-0307 = 0307
place-0308 = 0308
place-0309 = 0309
place-0310 = 0310
place-0311 = 0311
place-0312 = 0312
place-0313 = 0313
place-0314 = 0314
place-0315 = 0315
place-0316 = 0316
place-0317 = 0317
place-0318 = 0318
place-0319 = 0319
place-0320 = 0320
place-0321 = 0321
place-0322 = 0322
place-0323 = 0323
place-0324 = 0324
place-0325 = 0325
place-0326 = 0326
place-0327 = 0327
place-0328 = 0328
place-0329 = 0329
place-0330 = 0330
place-0331 = 0331
place-0332 = 0332
place-0333 = 0333
place-0334 = 0334
place-0335 = 0335
place-0336 = 0336
place-0337 = 0337
place-0338 = 0338 St Valery
place-0339 = 0339
place-0340 = 0340 Abbeville-Drucat
place-0341 = 0341 Yvrench
place-0342 = 0342
place-0343 = 0343
place-0344 = 0344 Doullens
place-0345 = 0345
place-0401 = 0401
place-0402 = 0402
place-0403 = 0403
place-0404 = 0404
place-0405 = 0405
place-0406 = 0406
place-0407 = 0407
place-0408 = 0408
place-0409 = 0409
place-0410 = 0410
place-0411 = 0411
place-0412 = 0412
place-0413 = 0413
place-0414 = 0414
place-0415 = 0415
place-0416 = 0416
place-0417 = 0417
place-0418 = 0418
place-0419 = 0419
place-0420 = 0420
place-0421 = 0421
place-0422 = 0422
place-0423 = 0423
place-0424 = 0424
place-0425 = 0425
place-0426 = 0426
place-0427 = 0427
place-0428 = 0428
place-0429 = 0429
place-0430 = 0430
place-0431 = 0431
place-0432 = 0432
place-0433 = 0433
place-0434 = 0434
place-0435 = 0435
place-0436 = 0436
place-0437 = 0437
place-0438 = 0438
place-0439 = 0439
place-0440 = 0440 Crecy-en-Ponthieu
place-0441 = 0441
place-0442 = 0442
place-0443 = 0443
place-0444 = 0444
place-0445 = 0445 Barly
place-0501 = 0501
place-0502 = 0502
place-0503 = 0503
place-0504 = 0504
place-0505 = 0505
place-0506 = 0506
place-0507 = 0507
place-0508 = 0508
place-0509 = 0509
place-0510 = 0510
place-0511 = 0511
place-0512 = 0512
place-0513 = 0513
place-0514 = 0514
place-0515 = 0515
place-0516 = 0516
place-0517 = 0517
place-0518 = 0518
place-0519 = 0519
place-0520 = 0520
place-0521 = 0521
place-0522 = 0522
place-0523 = 0523
place-0524 = 0524
place-0525 = 0525
place-0526 = 0526
place-0527 = 0527
place-0528 = 0528
place-0529 = 0529
place-0530 = 0530
place-0531 = 0531
place-0532 = 0532
place-0533 = 0533
place-0534 = 0534
place-0535 = 0535
place-0536 = 0536
place-0537 = 0537
place-0538 = 0538
place-0539 = 0539
place-0540 = 0540 Ligescourt
place-0541 = 0541
place-0542 = 0542
place-0543 = 0543
place-0544 = 0544
place-0545 = 0545
place-0601 = 0601
place-0602 = 0602
place-0603 = 0603
place-0604 = 0604
place-0605 = 0605
place-0606 = 0606
place-0607 = 0607
place-0608 = 0608
place-0609 = 0609
place-0610 = 0610
place-0611 = 0611
place-0612 = 0612
place-0613 = 0613
place-0614 = 0614
place-0615 = 0615
place-0616 = 0616
place-0617 = 0617
place-0618 = 0618
place-0619 = 0619
place-0620 = 0620
place-0621 = 0621
place-0622 = 0622
place-0623 = 0623
place-0624 = 0624
place-0625 = 0625
place-0626 = 0626
place-0627 = 0627
place-0628 = 0628
place-0629 = 0629
place-0630 = 0630
place-0631 = 0631
place-0632 = 0632
place-0633 = 0633
place-0634 = 0634
place-0635 = 0635
place-0636 = 0636
place-0637 = 0637
place-0638 = 0638
place-0639 = 0639
place-0640 = 0640
place-0641 = 0641 Hesdin
place-0642 = 0642
place-0643 = 0643
place-0644 = 0644 St Pol
place-0645 = 0645
place-0701 = 0701
place-0702 = 0702
place-0703 = 0703
place-0704 = 0704
place-0705 = 0705
place-0706 = 0706
place-0707 = 0707
place-0708 = 0708
place-0709 = 0709
place-0710 = 0710
place-0711 = 0711
place-0712 = 0712
place-0713 = 0713
place-0714 = 0714
place-0715 = 0715
place-0716 = 0716
place-0717 = 0717
place-0718 = 0718
place-0719 = 0719
place-0720 = 0720
place-0721 = 0721
place-0722 = 0722
place-0723 = 0723
place-0724 = 0724
place-0725 = 0725
place-0726 = 0726
place-0727 = 0727
place-0728 = 0728
place-0729 = 0729
place-0730 = 0730
place-0731 = 0731
place-0732 = 0732
place-0733 = 0733
place-0734 = 0734
place-0735 = 0735
place-0736 = 0736
place-0737 = 0737
place-0738 = 0738 Berck
place-0739 = 0739
place-0740 = 0740
place-0741 = 0741
place-0742 = 0742
place-0743 = 0743
place-0744 = 0744
place-0745 = 0745
place-0801 = 0801
place-0802 = 0802
place-0803 = 0803 off Portland Bill
place-0804 = 0804
place-0805 = 0805
place-0806 = 0806 off St Alban's Head
place-0807 = 0807
place-0808 = 0808
place-0809 = 0809
place-0810 = 0810
place-0811 = 0811
place-0812 = 0812 off St Catherine's Point
place-0813 = 0813
place-0814 = 0814
place-0815 = 0815
place-0816 = 0816
place-0817 = 0817
place-0818 = 0818
place-0819 = 0819
place-0820 = 0820
place-0821 = 0821
place-0822 = 0822
place-0823 = 0823
place-0824 = 0824
place-0825 = 0825
place-0826 = 0826
place-0827 = 0827
place-0828 = 0828
place-0829 = 0829
place-0830 = 0830
place-0831 = 0831
place-0832 = 0832
place-0833 = 0833
place-0834 = 0834
place-0835 = 0835
place-0836 = 0836
place-0837 = 0837
place-0838 = 0838
place-0839 = 0839 Montreuil
place-0840 = 0840 Sempy
place-0841 = 0841
place-0842 = 0842
place-0843 = 0843
place-0844 = 0844
place-0845 = 0845
place-0901 = 0901 Lyme Bay (east)
place-0902 = 0902
place-0903 = 0903 Portland harbour
place-0904 = 0904
place-0905 = 0905
place-0906 = 0906
place-0907 = 0907
place-0908 = 0908
place-0909 = 0909
place-0910 = 0910
place-0911 = 0911
place-0912 = 0912
place-0913 = 0913
place-0914 = 0914
place-0915 = 0915
place-0916 = 0916
place-0917 = 0917
place-0918 = 0918
place-0919 = 0919
place-0920 = 0920
place-0921 = 0921
place-0922 = 0922
place-0923 = 0923
place-0924 = 0924
place-0925 = 0925
place-0926 = 0926
place-0927 = 0927
place-0928 = 0928
place-0929 = 0929
place-0930 = 0930
place-0931 = 0931
place-0932 = 0932
place-0933 = 0933
place-0934 = 0934
place-0935 = 0935
place-0936 = 0936
place-0937 = 0937
place-0938 = 0938 Etaples
place-0939 = 0939
place-0940 = 0940
place-0941 = 0941
place-0942 = 0942
place-0943 = 0943
place-0944 = 0944
place-0945 = 0945 Lillers
place-1001 = 1001
place-1002 = 1002 Weymouth
place-1003 = 1003
place-1004 = 1004
place-1005 = 1005 Worth
place-1006 = 1006 Swanage
place-1007 = 1007
place-1008 = 1008
place-1009 = 1009 off the Needles
place-1010 = 1010
place-1011 = 1011
place-1012 = 1012
place-1013 = 1013 Ventnor
place-1014 = 1014
place-1015 = 1015
place-1016 = 1016
place-1017 = 1017
place-1018 = 1018
place-1019 = 1019
place-1020 = 1020
place-1021 = 1021
place-1022 = 1022
place-1023 = 1023
place-1024 = 1024
place-1025 = 1025
place-1026 = 1026
place-1027 = 1027
place-1028 = 1028
place-1029 = 1029
place-1030 = 1030
place-1031 = 1031
place-1032 = 1032
place-1033 = 1033
place-1034 = 1034
place-1035 = 1035
place-1036 = 1036
place-1037 = 1037
place-1038 = 1038
place-1039 = 1039
place-1040 = 1040
place-1041 = 1041
place-1042 = 1042
place-1043 = 1043
place-1044 = 1044
place-1045 = 1045
place-1101 = 1101
place-1102 = 1102
place-1103 = 1103 Warmwell
place-1104 = 1104
place-1105 = 1105
place-1106 = 1106
place-1107 = 1107
place-1108 = 1108 off Bournemouth
place-1109 = 1109
place-1110 = 1110
place-1111 = 1111
place-1112 = 1112
place-1113 = 1113
place-1114 = 1114
place-1115 = 1115
place-1116 = 1116
place-1117 = 1117 off Selsey Bill
place-1118 = 1118
place-1119 = 1119
place-1120 = 1120
place-1121 = 1121
place-1122 = 1122
place-1123 = 1123
place-1124 = 1124
place-1125 = 1125
place-1126 = 1126 off Beachy Head
place-1127 = 1127
place-1128 = 1128
place-1129 = 1129
place-1130 = 1130
place-1131 = 1131
place-1132 = 1132
place-1133 = 1133
place-1134 = 1134
place-1135 = 1135
place-1136 = 1136
place-1137 = 1137
place-1138 = 1138
place-1139 = 1139 Samer
place-1140 = 1140 Desvres
place-1141 = 1141
place-1142 = 1142
place-1143 = 1143
place-1144 = 1144
place-1145 = 1145
place-1201 = 1201
place-1202 = 1202 Dorchester
place-1203 = 1203
place-1204 = 1204
place-1205 = 1205 Royal Navy cordite works, Holton Heath
place-1206 = 1206 Poole
place-1207 = 1207 Bournemouth
place-1208 = 1208
place-1209 = 1209
place-1210 = 1210
place-1211 = 1211
place-1212 = 1212 Newport (Wight)
place-1213 = 1213
place-1214 = 1214
place-1215 = 1215
place-1216 = 1216
place-1217 = 1217
place-1218 = 1218
place-1219 = 1219
place-1220 = 1220
place-1221 = 1221
place-1222 = 1222 off Brighton
place-1223 = 1223
place-1224 = 1224
place-1225 = 1225
place-1226 = 1226 Eastbourne
place-1227 = 1227
place-1228 = 1228
place-1229 = 1229
place-1230 = 1230
place-1231 = 1231
place-1232 = 1232
place-1233 = 1233
place-1234 = 1234
place-1235 = 1235
place-1236 = 1236
place-1237 = 1237 Boulogne
place-1238 = 1238
place-1239 = 1239 Colembert
place-1240 = 1240
place-1241 = 1241
place-1242 = 1242
place-1243 = 1243 St Omer
place-1244 = 1244 St Omer-Arques
place-1245 = 1245 Hazebrouck
place-1301 = 1301
place-1302 = 1302
place-1303 = 1303
place-1304 = 1304
place-1305 = 1305
place-1306 = 1306
place-1307 = 1307
place-1308 = 1308
place-1309 = 1309
place-1310 = 1310
place-1311 = 1311
place-1312 = 1312 Calshot
place-1313 = 1313 Lee-on-Solent
place-1314 = 1314 Portsmouth
place-1315 = 1315
place-1316 = 1316 Thorney Island
place-1317 = 1317 Chichester
place-1318 = 1318 Bognor Regis
place-1319 = 1319 Ford
place-1320 = 1320
place-1321 = 1321 Worthing
place-1322 = 1322
place-1323 = 1323 Brighton
place-1324 = 1324 Newhaven
place-1325 = 1325
place-1326 = 1326
place-1327 = 1327
place-1328 = 1328
place-1329 = 1329
place-1330 = 1330
place-1331 = 1331
place-1332 = 1332
place-1333 = 1333
place-1334 = 1334
place-1335 = 1335
place-1336 = 1336
place-1337 = 1337
place-1338 = 1338
place-1339 = 1339 Marquise
place-1340 = 1340 Hermelinghen
place-1341 = 1341
place-1342 = 1342
place-1343 = 1343
place-1344 = 1344 St Omer-Clairmarais
place-1345 = 1345
place-1401 = 1401
place-1402 = 1402
place-1403 = 1403
place-1404 = 1404 Blandford
place-1405 = 1405
place-1406 = 1406
place-1407 = 1407
place-1408 = 1408
place-1409 = 1409
place-1410 = 1410
place-1411 = 1411 Southampton docks
place-1412 = 1412 Hamble
place-1413 = 1413
place-1414 = 1414 Airspeed, Portsmouth
place-1415 = 1415
place-1416 = 1416
place-1417 = 1417 Tangmere
place-1418 = 1418
place-1419 = 1419 Poling
place-1420 = 1420
place-1421 = 1421 Shoreham
place-1422 = 1422
place-1423 = 1423 Lewes
place-1424 = 1424
place-1425 = 1425
place-1426 = 1426 Pevensey
place-1427 = 1427 Bexhill
place-1428 = 1428 Hastings
place-1429 = 1429 Fairlight
place-1430 = 1430
place-1431 = 1431
place-1432 = 1432
place-1433 = 1433 off Dungeness
place-1434 = 1434
place-1435 = 1435
place-1436 = 1436
place-1437 = 1437
place-1438 = 1438 Audembert
place-1439 = 1439 Caffiers
place-1440 = 1440 Guines
place-1441 = 1441
place-1442 = 1442
place-1443 = 1443
place-1444 = 1444
place-1445 = 1445
place-1501 = 1501 Yeovil
place-1502 = 1502 Sherborne
place-1503 = 1503
place-1504 = 1504
place-1505 = 1505
place-1506 = 1506
place-1507 = 1507
place-1508 = 1508
place-1509 = 1509
place-1510 = 1510
place-1511 = 1511
place-1512 = 1512 Southampton
place-1513 = 1513
place-1514 = 1514
place-1515 = 1515
place-1516 = 1516
place-1517 = 1517
place-1518 = 1518
place-1519 = 1519
place-1520 = 1520
place-1521 = 1521
place-1522 = 1522
place-1523 = 1523
place-1524 = 1524
place-1525 = 1525
place-1526 = 1526
place-1527 = 1527
place-1528 = 1528
place-1529 = 1529
place-1530 = 1530 Rye
place-1531 = 1531
place-1532 = 1532
place-1533 = 1533
place-1534 = 1534
place-1535 = 1535
place-1536 = 1536
place-1537 = 1537
place-1538 = 1538
place-1539 = 1539 Coquelles
place-1540 = 1540
place-1541 = 1541 Calais-Marck
place-1542 = 1542
place-1543 = 1543
place-1544 = 1544
place-1545 = 1545
place-1601 = 1601
place-1602 = 1602
place-1603 = 1603
place-1604 = 1604 Shaftesbury
place-1605 = 1605
place-1606 = 1606
place-1607 = 1607
place-1608 = 1608
place-1609 = 1609
place-1610 = 1610
place-1611 = 1611
place-1612 = 1612
place-1613 = 1613
place-1614 = 1614
place-1615 = 1615 Petersfield
place-1616 = 1616
place-1617 = 1617
place-1618 = 1618
place-1619 = 1619
place-1620 = 1620
place-1621 = 1621
place-1622 = 1622 Haywards Heath
place-1623 = 1623
place-1624 = 1624
place-1625 = 1625
place-1626 = 1626
place-1627 = 1627
place-1628 = 1628
place-1629 = 1629
place-1630 = 1630 Rye
place-1631 = 1631
place-1632 = 1632
place-1633 = 1633
place-1634 = 1634 off Folkestone
place-1635 = 1635
place-1636 = 1636
place-1637 = 1637
place-1638 = 1638
place-1639 = 1639 Calais
place-1640 = 1640
place-1641 = 1641 Oye-Plage
place-1642 = 1642 Gravelines
place-1643 = 1643 Mardyck
place-1644 = 1644
place-1645 = 1645
place-1701 = 1701
place-1702 = 1702
place-1703 = 1703
place-1704 = 1704
place-1705 = 1705
place-1706 = 1706
place-1707 = 1707
place-1708 = 1708 Salisbury
place-1709 = 1709
place-1710 = 1710
place-1711 = 1711
place-1712 = 1712 Winchester
place-1713 = 1713
place-1714 = 1714
place-1715 = 1715
place-1716 = 1716
place-1717 = 1717
place-1718 = 1718
place-1719 = 1719
place-1720 = 1720
place-1721 = 1721 Horsham
place-1722 = 1722
place-1723 = 1723
place-1724 = 1724
place-1725 = 1725
place-1726 = 1726
place-1727 = 1727
place-1728 = 1728
place-1729 = 1729
place-1730 = 1730
place-1731 = 1731
place-1732 = 1732
place-1733 = 1733 Lympne
place-1734 = 1734 Folkestone
place-1735 = 1735
place-1736 = 1736 off Dover
place-1737 = 1737
place-1738 = 1738
place-1739 = 1739
place-1740 = 1740
place-1741 = 1741
place-1742 = 1742
place-1743 = 1743
place-1744 = 1744
place-1745 = 1745 Dunkerque
place-1801 = 1801
place-1802 = 1802
place-1803 = 1803
place-1804 = 1804
place-1805 = 1805
place-1806 = 1806
place-1807 = 1807
place-1808 = 1808 Old Sarum
place-1809 = 1809
place-1810 = 1810
place-1811 = 1811 Chilbolton
place-1812 = 1812 Worthy Down
place-1813 = 1813
place-1814 = 1814
place-1815 = 1815
place-1816 = 1816
place-1817 = 1817
place-1818 = 1818
place-1819 = 1819
place-1820 = 1820
place-1821 = 1821
place-1822 = 1822
place-1823 = 1823 East Grinstead
place-1824 = 1824
place-1825 = 1825
place-1826 = 1826 Tunbridge Wells
place-1827 = 1827
place-1828 = 1828
place-1829 = 1829
place-1830 = 1830
place-1831 = 1831 Ashford
place-1832 = 1832
place-1833 = 1833 Hawkinge
place-1834 = 1834
place-1835 = 1835 Dover
place-1836 = 1836
place-1837 = 1837
place-1838 = 1838
place-1839 = 1839
place-1840 = 1840
place-1841 = 1841
place-1842 = 1842
place-1843 = 1843
place-1844 = 1844
place-1845 = 1845
place-1901 = 1901
place-1902 = 1902
place-1903 = 1903
place-1904 = 1904
place-1905 = 1905
place-1906 = 1906
place-1907 = 1907
place-1908 = 1908 Boscombe Down
place-1909 = 1909
place-1910 = 1910 Middle Wallop
place-1911 = 1911 Andover
place-1912 = 1912
place-1913 = 1913
place-1914 = 1914
place-1915 = 1915
place-1916 = 1916
place-1917 = 1917
place-1918 = 1918
place-1919 = 1919
place-1920 = 1920
place-1921 = 1921
place-1922 = 1922 Gatwick
place-1923 = 1923
place-1924 = 1924
place-1925 = 1925
place-1926 = 1926 Tonbridge
place-1927 = 1927
place-1928 = 1928
place-1929 = 1929
place-1930 = 1930
place-1931 = 1931
place-1932 = 1932
place-1933 = 1933
place-1934 = 1934
place-1935 = 1935
place-1936 = 1936
place-1937 = 1937
place-1938 = 1938
place-1939 = 1939
place-1940 = 1940
place-1941 = 1941
place-1942 = 1942
place-1943 = 1943
place-1944 = 1944
place-1945 = 1945
place-2001 = 2001
place-2002 = 2002
place-2003 = 2003 Frome
place-2004 = 2004
place-2005 = 2005
place-2006 = 2006
place-2007 = 2007
place-2008 = 2008 Netheravon
place-2009 = 2009
place-2010 = 2010 Andover
place-2011 = 2011
place-2012 = 2012
place-2013 = 2013
place-2014 = 2014 Basingstoke
place-2015 = 2015 Odiham
place-2016 = 2016
place-2017 = 2017 Aldershot
place-2018 = 2018 Guildford
place-2019 = 2019
place-2020 = 2020 Dorking
place-2021 = 2021 Reigate
place-2022 = 2022 Redhill
place-2023 = 2023
place-2024 = 2024
place-2025 = 2025 Sevenoaks
place-2026 = 2026
place-2027 = 2027 West Malling
place-2028 = 2028 Maidstone
place-2029 = 2029
place-2030 = 2030
place-2031 = 2031
place-2032 = 2032
place-2033 = 2033
place-2034 = 2034
place-2035 = 2035
place-2036 = 2036 Deal
place-2037 = 2037 the Downs off Deal
place-2038 = 2038
place-2039 = 2039
place-2040 = 2040
place-2041 = 2041
place-2042 = 2042
place-2043 = 2043
place-2044 = 2044
place-2045 = 2045
place-2101 = 2101
place-2102 = 2102
place-2103 = 2103
place-2104 = 2104
place-2105 = 2105 Trowbridge
place-2106 = 2106
place-2107 = 2107
place-2108 = 2108 Upavon
place-2109 = 2109
place-2110 = 2110
place-2111 = 2111
place-2112 = 2112
place-2113 = 2113
place-2114 = 2114
place-2115 = 2115
place-2116 = 2116
place-2117 = 2117 Farnborough
place-2118 = 2118
place-2119 = 2119
place-2120 = 2120
place-2121 = 2121
place-2122 = 2122
place-2123 = 2123 Kenley
place-2124 = 2124 Biggin Hill
place-2125 = 2125
place-2126 = 2126
place-2127 = 2127
place-2128 = 2128
place-2129 = 2129 Detling
place-2130 = 2130
place-2131 = 2131
place-2132 = 2132 Faversham
place-2133 = 2133 Canterbury
place-2134 = 2134
place-2135 = 2135
place-2136 = 2136 Ramsgate
place-2137 = 2137
place-2138 = 2138
place-2139 = 2139
place-2140 = 2140
place-2141 = 2141
place-2142 = 2142
place-2143 = 2143
place-2144 = 2144
place-2145 = 2145
place-2201 = 2201
place-2202 = 2202
place-2203 = 2203 Bath
place-2204 = 2204
place-2205 = 2205
place-2206 = 2206 Devizes
place-2207 = 2207
place-2208 = 2208
place-2209 = 2209
place-2210 = 2210
place-2211 = 2211
place-2212 = 2212
place-2213 = 2213
place-2214 = 2214
place-2215 = 2215
place-2216 = 2216
place-2217 = 2217
place-2218 = 2218
place-2219 = 2219 Brooklands
place-2220 = 2220
place-2221 = 2221
place-2222 = 2222 Croydon
place-2223 = 2223
place-2224 = 2224
place-2225 = 2225
place-2226 = 2226
place-2227 = 2227
place-2228 = 2228 Chatham
place-2229 = 2229
place-2230 = 2230
place-2231 = 2231 Eastchurch
place-2232 = 2232
place-2233 = 2233
place-2234 = 2234
place-2235 = 2235 Margate
place-2236 = 2236 Foreness
place-2237 = 2237
place-2238 = 2238
place-2239 = 2239
place-2240 = 2240
place-2241 = 2241
place-2242 = 2242
place-2243 = 2243
place-2244 = 2244
place-2245 = 2245
place-2301 = 2301 Bristol
place-2302 = 2302
place-2303 = 2303
place-2304 = 2304 Colerne
place-2305 = 2305
place-2306 = 2306
place-2307 = 2307
place-2308 = 2308
place-2309 = 2309
place-2310 = 2310
place-2311 = 2311
place-2312 = 2312 Newbury
place-2313 = 2313
place-2314 = 2314
place-2315 = 2315 Reading
place-2316 = 2316 Miles, Woodley (Reading)
place-2317 = 2317
place-2318 = 2318
place-2319 = 2319
place-2320 = 2320
place-2321 = 2321 Kingston
place-2322 = 2322
place-2323 = 2323 London (south suburbs)
place-2324 = 2324
place-2325 = 2325 Vickers, Crayford
place-2326 = 2326 Dartford
place-2327 = 2327 Gravesend
place-2328 = 2328
place-2329 = 2329
place-2330 = 2330 Sheerness
place-2331 = 2331
place-2332 = 2332
place-2333 = 2333
place-2334 = 2334
place-2335 = 2335
place-2336 = 2336
place-2337 = 2337 off the North Foreland
place-2338 = 2338
place-2339 = 2339
place-2340 = 2340
place-2341 = 2341
place-2342 = 2342
place-2343 = 2343
place-2344 = 2344
place-2345 = 2345
place-2401 = 2401
place-2402 = 2402
place-2403 = 2403
place-2404 = 2404
place-2405 = 2405 Chippenham
place-2406 = 2406 Lyneham
place-2407 = 2407
place-2408 = 2408
place-2409 = 2409
place-2410 = 2410
place-2411 = 2411
place-2412 = 2412
place-2413 = 2413
place-2414 = 2414
place-2415 = 2415
place-2416 = 2416
place-2417 = 2417 Maidenhead
place-2418 = 2418 Slough
place-2419 = 2419
place-2420 = 2420 Heston
place-2421 = 2421 London (west suburbs)
place-2422 = 2422 London (City and Westminster)
place-2423 = 2423 London docks (West India and Royal groups)
place-2424 = 2424 Woolwich Arsenal
place-2425 = 2425 Purfleet oil wharves
place-2426 = 2426
place-2427 = 2427
place-2428 = 2428 Thameshaven oil terminal
place-2429 = 2429
place-2430 = 2430
place-2431 = 2431
place-2432 = 2432
place-2433 = 2433
place-2434 = 2434
place-2435 = 2435
place-2436 = 2436
place-2437 = 2437
place-2438 = 2438
place-2439 = 2439
place-2440 = 2440
place-2441 = 2441
place-2442 = 2442
place-2443 = 2443
place-2444 = 2444
place-2445 = 2445
place-2501 = 2501 Filton
place-2502 = 2502
place-2503 = 2503 Parnall, Yate
place-2504 = 2504
place-2505 = 2505 Hullavington
place-2506 = 2506
place-2507 = 2507
place-2508 = 2508 Swindon
place-2509 = 2509
place-2510 = 2510
place-2511 = 2511
place-2512 = 2512 Harwell
place-2513 = 2513
place-2514 = 2514
place-2515 = 2515
place-2516 = 2516
place-2517 = 2517
place-2518 = 2518
place-2519 = 2519 Langley
place-2520 = 2520 Northolt
place-2521 = 2521
place-2522 = 2522
place-2523 = 2523 London (north suburbs)
place-2524 = 2524 West Ham gasworks
place-2525 = 2525 Romford
place-2526 = 2526 Hornchurch
place-2527 = 2527
place-2528 = 2528
place-2529 = 2529
place-2530 = 2530 Southend
place-2531 = 2531
place-2532 = 2532
place-2533 = 2533 Thames Estuary
place-2534 = 2534
place-2535 = 2535
place-2536 = 2536
place-2537 = 2537
place-2538 = 2538
place-2539 = 2539
place-2540 = 2540
place-2541 = 2541
place-2542 = 2542
place-2543 = 2543
place-2544 = 2544
place-2545 = 2545
place-2601 = 2601
place-2602 = 2602
place-2603 = 2603
place-2604 = 2604
place-2605 = 2605
place-2606 = 2606
place-2607 = 2607
place-2608 = 2608
place-2609 = 2609
place-2610 = 2610
place-2611 = 2611
place-2612 = 2612
place-2613 = 2613
place-2614 = 2614 Benson
place-2615 = 2615
place-2616 = 2616
place-2617 = 2617 High Wycombe
place-2618 = 2618
place-2619 = 2619
place-2620 = 2620
place-2621 = 2621 Hendon
place-2622 = 2622
place-2623 = 2623
place-2624 = 2624
place-2625 = 2625
place-2626 = 2626 Brentwood
place-2627 = 2627
place-2628 = 2628
place-2629 = 2629
place-2630 = 2630 Canewdon
place-2631 = 2631
place-2632 = 2632
place-2633 = 2633
place-2634 = 2634
place-2635 = 2635
place-2636 = 2636
place-2637 = 2637
place-2638 = 2638
place-2639 = 2639
place-2640 = 2640
place-2641 = 2641
place-2642 = 2642
place-2643 = 2643
place-2644 = 2644
place-2645 = 2645
place-2701 = 2701
place-2702 = 2702
place-2703 = 2703
place-2704 = 2704
place-2705 = 2705
place-2706 = 2706
place-2707 = 2707 South Cerney
place-2708 = 2708
place-2709 = 2709
place-2710 = 2710
place-2711 = 2711
place-2712 = 2712 Abingdon
place-2713 = 2713
place-2714 = 2714
place-2715 = 2715
place-2716 = 2716
place-2717 = 2717
place-2718 = 2718
place-2719 = 2719
place-2720 = 2720 Watford
place-2721 = 2721 Radlett
place-2722 = 2722
place-2723 = 2723 Enfield
place-2724 = 2724
place-2725 = 2725 Stapleford Tawney
place-2726 = 2726
place-2727 = 2727
place-2728 = 2728
place-2729 = 2729
place-2730 = 2730
place-2731 = 2731
place-2732 = 2732
place-2733 = 2733
place-2734 = 2734
place-2735 = 2735
place-2736 = 2736
place-2737 = 2737
place-2738 = 2738
place-2739 = 2739
place-2740 = 2740
place-2741 = 2741
place-2742 = 2742
place-2743 = 2743
place-2744 = 2744
place-2745 = 2745
place-2801 = 2801
place-2802 = 2802
place-2803 = 2803
place-2804 = 2804
place-2805 = 2805
place-2806 = 2806 Cirencester
place-2807 = 2807
place-2808 = 2808
place-2809 = 2809 Brize Norton
place-2810 = 2810
place-2811 = 2811
place-2812 = 2812 Oxford
place-2813 = 2813
place-2814 = 2814
place-2815 = 2815
place-2816 = 2816
place-2817 = 2817
place-2818 = 2818
place-2819 = 2819
place-2820 = 2820 St Albans
place-2821 = 2821 Hatfield
place-2822 = 2822
place-2823 = 2823
place-2824 = 2824
place-2825 = 2825 North Weald
place-2826 = 2826
place-2827 = 2827 Chelmsford
place-2828 = 2828
place-2829 = 2829 Maldon
place-2830 = 2830
place-2831 = 2831
place-2832 = 2832
place-2833 = 2833
place-2834 = 2834 off Clacton
place-2835 = 2835
place-2836 = 2836
place-2837 = 2837
place-2838 = 2838
place-2839 = 2839
place-2840 = 2840
place-2841 = 2841
place-2842 = 2842
place-2843 = 2843
place-2844 = 2844
place-2845 = 2845
place-2901 = 2901
place-2902 = 2902
place-2903 = 2903
place-2904 = 2904
place-2905 = 2905
place-2906 = 2906
place-2907 = 2907
place-2908 = 2908 Bibury
place-2909 = 2909
place-2910 = 2910
place-2911 = 2911
place-2912 = 2912
place-2913 = 2913
place-2914 = 2914
place-2915 = 2915
place-2916 = 2916
place-2917 = 2917 Aylesbury
place-2918 = 2918
place-2919 = 2919
place-2920 = 2920
place-2921 = 2921
place-2922 = 2922
place-2923 = 2923 Hertford
place-2924 = 2924
place-2925 = 2925
place-2926 = 2926
place-2927 = 2927
place-2928 = 2928
place-2929 = 2929
place-2930 = 2930
place-2931 = 2931
place-2932 = 2932
place-2933 = 2933
place-2934 = 2934 Clacton
place-2935 = 2935
place-2936 = 2936
place-2937 = 2937
place-2938 = 2938
place-2939 = 2939
place-2940 = 2940
place-2941 = 2941
place-2942 = 2942
place-2943 = 2943
place-2944 = 2944
place-2945 = 2945
place-3001 = 3001
place-3002 = 3002
place-3003 = 3003
place-3004 = 3004 Gloucester
place-3005 = 3005
place-3006 = 3006
place-3007 = 3007
place-3008 = 3008
place-3009 = 3009
place-3010 = 3010
place-3011 = 3011
place-3012 = 3012
place-3013 = 3013
place-3014 = 3014
place-3015 = 3015
place-3016 = 3016
place-3017 = 3017
place-3018 = 3018
place-3019 = 3019
place-3020 = 3020 Luton
place-3021 = 3021
place-3022 = 3022
place-3023 = 3023
place-3024 = 3024
place-3025 = 3025 Bishop's Stortford
place-3026 = 3026
place-3027 = 3027
place-3028 = 3028 Braintree
place-3029 = 3029
place-3030 = 3030
place-3031 = 3031 Colchester
place-3032 = 3032
place-3033 = 3033
place-3034 = 3034
place-3035 = 3035 Walton
place-3036 = 3036 off Harwich
place-3037 = 3037
place-3038 = 3038
place-3039 = 3039
place-3040 = 3040
place-3041 = 3041
place-3042 = 3042
place-3043 = 3043
place-3044 = 3044
place-3045 = 3045
place-3101 = 3101
place-3102 = 3102
place-3103 = 3103
place-3104 = 3104
place-3105 = 3105
place-3106 = 3106 Cheltenham
place-3107 = 3107
place-3108 = 3108
place-3109 = 3109
place-3110 = 3110
place-3111 = 3111
place-3112 = 3112
place-3113 = 3113 Upper Heyford
place-3114 = 3114 Bicester
place-3115 = 3115
place-3116 = 3116
place-3117 = 3117
place-3118 = 3118
place-3119 = 3119
place-3120 = 3120
place-3121 = 3121 Hitchin
place-3122 = 3122
place-3123 = 3123
place-3124 = 3124
place-3125 = 3125
place-3126 = 3126
place-3127 = 3127
place-3128 = 3128
place-3129 = 3129
place-3130 = 3130
place-3131 = 3131
place-3132 = 3132
place-3133 = 3133 Bromley
place-3134 = 3134
place-3135 = 3135 Harwich
place-3136 = 3136
place-3137 = 3137
place-3138 = 3138
place-3139 = 3139
place-3140 = 3140
place-3141 = 3141
place-3142 = 3142
place-3143 = 3143
place-3144 = 3144
place-3145 = 3145
place-3201 = 3201
place-3202 = 3202
place-3203 = 3203
place-3204 = 3204
place-3205 = 3205
place-3206 = 3206
place-3207 = 3207
place-3208 = 3208
place-3209 = 3209
place-3210 = 3210
place-3211 = 3211
place-3212 = 3212
place-3213 = 3213
place-3214 = 3214
place-3215 = 3215 Buckingham
place-3216 = 3216
place-3217 = 3217 Bletchley
place-3218 = 3218
place-3219 = 3219
place-3220 = 3220
place-3221 = 3221
place-3222 = 3222
place-3223 = 3223
place-3224 = 3224
place-3225 = 3225
place-3226 = 3226 Debden
place-3227 = 3227
place-3228 = 3228
place-3229 = 3229
place-3230 = 3230
place-3231 = 3231
place-3232 = 3232
place-3233 = 3233
place-3234 = 3234
place-3235 = 3235 Felixstowe
place-3236 = 3236 Bawdsey
place-3237 = 3237
place-3238 = 3238
place-3239 = 3239
place-3240 = 3240
place-3241 = 3241
place-3242 = 3242
place-3243 = 3243
place-3244 = 3244
place-3245 = 3245
place-3301 = 3301
place-3302 = 3302
place-3303 = 3303
place-3304 = 3304
place-3305 = 3305
place-3306 = 3306
place-3307 = 3307
place-3308 = 3308
place-3309 = 3309
place-3310 = 3310
place-3311 = 3311
place-3312 = 3312 Banbury
place-3313 = 3313
place-3314 = 3314
place-3315 = 3315
place-3316 = 3316
place-3317 = 3317
place-3318 = 3318
place-3319 = 3319
place-3320 = 3320
place-3321 = 3321 Henlow
place-3322 = 3322
place-3323 = 3323
place-3324 = 3324 Royston
place-3325 = 3325 Duxford
place-3326 = 3326 Saffron Walden
place-3327 = 3327 Castle Camps
place-3328 = 3328
place-3329 = 3329
place-3330 = 3330 Sudbury
place-3331 = 3331
place-3332 = 3332
place-3333 = 3333
place-3334 = 3334 Ipswich
place-3335 = 3335 Martlesham Heath
place-3336 = 3336
place-3337 = 3337
place-3338 = 3338 off Orfordness
place-3339 = 3339
place-3340 = 3340
place-3341 = 3341
place-3342 = 3342
place-3343 = 3343
place-3344 = 3344
place-3345 = 3345
place-3401 = 3401
place-3402 = 3402
place-3403 = 3403
place-3404 = 3404
place-3405 = 3405
place-3406 = 3406
place-3407 = 3407
place-3408 = 3408
place-3409 = 3409
place-3410 = 3410
place-3411 = 3411
place-3412 = 3412
place-3413 = 3413
place-3414 = 3414
place-3415 = 3415
place-3416 = 3416
place-3417 = 3417
place-3418 = 3418
place-3419 = 3419 Bedford
place-3420 = 3420
place-3421 = 3421
place-3422 = 3422
place-3423 = 3423 Bassingbourn
place-3424 = 3424
place-3425 = 3425
place-3426 = 3426
place-3427 = 3427
place-3428 = 3428 Stradishall
place-3429 = 3429
place-3430 = 3430
place-3431 = 3431
place-3432 = 3432 Wattisham
place-3433 = 3433
place-3434 = 3434
place-3435 = 3435
place-3436 = 3436
place-3437 = 3437
place-3438 = 3438
place-3439 = 3439
place-3440 = 3440
place-3441 = 3441
place-3442 = 3442
place-3443 = 3443
place-3444 = 3444
place-3445 = 3445
place-3501 = 3501
place-3502 = 3502
place-3503 = 3503
place-3504 = 3504
place-3505 = 3505
place-3506 = 3506
place-3507 = 3507
place-3508 = 3508
place-3509 = 3509
place-3510 = 3510
place-3511 = 3511
place-3512 = 3512
place-3513 = 3513
place-3514 = 3514
place-3515 = 3515
place-3516 = 3516
place-3517 = 3517
place-3518 = 3518
place-3519 = 3519
place-3520 = 3520
place-3521 = 3521
place-3522 = 3522
place-3523 = 3523
place-3524 = 3524
place-3525 = 3525 Cambridge
place-3526 = 3526
place-3527 = 3527
place-3528 = 3528
place-3529 = 3529
place-3530 = 3530
place-3531 = 3531
place-3532 = 3532
place-3533 = 3533 Stowmarket
place-3534 = 3534
place-3535 = 3535
place-3536 = 3536
place-3537 = 3537
place-3538 = 3538 Aldeburgh
place-3539 = 3539 off Aldeburgh
place-3540 = 3540
place-3541 = 3541
place-3542 = 3542
place-3543 = 3543
place-3544 = 3544
place-3545 = 3545
place-3601 = 3601
place-3602 = 3602
place-3603 = 3603
place-3604 = 3604
place-3605 = 3605
place-3606 = 3606
place-3607 = 3607
place-3608 = 3608
place-3609 = 3609
place-3610 = 3610
place-3611 = 3611
place-3612 = 3612
place-3613 = 3613
place-3614 = 3614
place-3615 = 3615
place-3616 = 3616
place-3617 = 3617
place-3618 = 3618
place-3619 = 3619
place-3620 = 3620
place-3621 = 3621
place-3622 = 3622
place-3623 = 3623
place-3624 = 3624
place-3625 = 3625
place-3626 = 3626
place-3627 = 3627 Newmarket
place-3628 = 3628
place-3629 = 3629 Bury St Edmunds
place-3630 = 3630
place-3631 = 3631
place-3632 = 3632
place-3633 = 3633
place-3634 = 3634
place-3635 = 3635
place-3636 = 3636
place-3637 = 3637
place-3638 = 3638
place-3639 = 3639
place-3640 = 3640
place-3641 = 3641
place-3642 = 3642
place-3643 = 3643
place-3644 = 3644
place-3645 = 3645
place-channel_west = Channel West box
place-channel_east = Channel East box
place-baie_de_seine = Baie de Seine box
place-cherbourg = Cherbourg box
place-caen = Caen box
place-dieppe = Dieppe box
place-dunkerque = Dunkerque box
place-exeter = Exeter box

## Questions

ask-draw_chits =
    .waiting = The Luftwaffe plans.
ask-choose_chit = Choose a chit, or draw one?
    .coach = The option lets you choose one chit of the game. The larger its value, the more you must score to win.
    .waiting = The Luftwaffe plans.
choose_chit-note =
    { $site_id ->
        [none] Freie Jagd
       *[other] { $site }
    }, { $vp } points.
choose_chit-pass = Draw from the cup
ask-choose_in_bad_weather = Cloud lies over this target. Keep the chit?
    .coach = Bombs through broken cloud score less, and bad weather sends the raid to its alternate target. Another chit may be better.
    .waiting = The Luftwaffe plans.
choose_in_bad_weather-yes = Keep it
choose_in_bad_weather-no = Put it back
ask-choose_another = Draw another chit?
    .coach = More chits mean more aircraft, and more points to reach.
    .waiting = The Luftwaffe plans.
choose_another-yes = Draw another
choose_another-no = That is enough
ask-choose_gruppe = Which Gruppe flies?
    .coach = Fighters near the form-up point have more petrol for the raid. The others can be told off as usual.
    .waiting = The Luftwaffe plans.
choose_gruppe-note =
    { $type }{ $place_id ->
        [none] {""}
       *[other] , { $place }
    }.
choose_gruppe-rest = The others as usual
ask-choose_bomber_to_divide = Which bomber Gruppe divides?
    .coach = There are more targets than bombing units, so one Gruppe becomes three Staffeln.
    .waiting = The Luftwaffe plans.
choose_bomber_to_divide-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
ask-choose_how_erpro_divides = How does Erprobungsgruppe 210 divide?
    .coach = As one unit of its kind it dives well. By types it gives two Staffeln of Me 110 and one of Me 109.
    .waiting = The Luftwaffe plans.
ask-choose_division = Divide a fighter Gruppe into Staffeln?
    .coach = Useful if the raid parts for several targets and each part wants escort. Staffeln are weaker and never join again.
    .waiting = The Luftwaffe plans.
choose_division-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_division-pass = No further division
ask-choose_raid = What is the next raid to do?
    .coach = Each target needs a raid with a bombing unit. Fighters you keep back can sweep ahead of the bombers.
    .waiting = The Luftwaffe plans.
choose_raid-note =
    { $site_id ->
        [none] {""}
       *[other] { $site }.
    }
ask-choose_member = Which unit joins the raid?
    .coach = First bombers, then fighters to escort them. Stop when the raid is complete.
    .waiting = The Luftwaffe plans.
choose_member-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_member-pass = The raid is complete
ask-choose_task = Close escort or top cover?
    .coach = Close escorts react more surely but fight at one less. Top cover may fly higher.
    .waiting = The Luftwaffe plans.
ask-choose_method = How does the raid bomb?
    .coach = Diving and low bombing score better in clear weather. Divers start at Angels 14 at most and come home at 2.
    .waiting = The Luftwaffe plans.
ask-choose_patrol_gruppe = Which Gruppe joins the channel patrol?
    .coach = It waits over the Strait and may fall on squadrons that come too far.
    .waiting = The Luftwaffe plans.
choose_patrol_gruppe-note =
    { $type }{ $place_id ->
        [none] {""}
       *[other] , { $place }
    }.
choose_patrol_gruppe-rest = The others as usual
ask-choose_channel_sweep = Send a patrol unit on a Freie Jagd?
    .coach = One unit of the patrol may be plotted as a sweep. That costs two points at the end.
    .waiting = The Luftwaffe plans.
choose_channel_sweep-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_channel_sweep-pass = No sweep
ask-choose_company = Start under the counter of another raid?
    .coach = Raids that start as one look like one to the RAF, and part later.
    .waiting = The Luftwaffe plans.
choose_company-note =
    { $side ->
        [target] To { $site }.
        [sweep] Freie Jagd.
        [detected] { $strength }+, Angels { $angels }.
        [sighted] In sight, Angels { $angels }.
       *[none] {""}
    }
choose_company-pass = Start alone
ask-choose_parting = At which point do they part?
    .coach = Points of the common course, counted from the form-up point.
    .waiting = The Luftwaffe plans.
choose_parting-note = { $place }.
ask-choose_form_up = Where does the raid form up?
    .coach = Near the target saves petrol; out of sight of radar gives no warning.
    .waiting = The Luftwaffe plans.
ask-choose_waypoint_out = Next waypoint on the way out?
    .coach = Every turn of the course hides the target longer, and costs a navigation roll. Pass flies straight to the target.
    .waiting = The Luftwaffe plans.
choose_waypoint_out-pass = No further waypoint
ask-choose_recovery = Where does it recover?
    .coach = Fighters lose a turn for every four hexes from there to their base.
    .waiting = The Luftwaffe plans.
ask-choose_waypoint_back = Next waypoint on the way home?
    .coach = Pass flies straight to the recovery point.
    .waiting = The Luftwaffe plans.
choose_waypoint_back-pass = Straight home
ask-choose_waypoint_home = A waypoint on the way home?
    .coach = Up to two. Pass flies straight to the recovery point.
    .waiting = The Luftwaffe decides.
choose_waypoint_home-pass = Straight home
ask-choose_angels = At what height, in Angels?
    .coach = For bombers and their close escort, or for the whole sweep. High raids are harder to see; divers need 4 to 14.
    .waiting = The Luftwaffe plans.
ask-choose_top_cover_angels = At what height does the top cover fly?
    .coach = Four Angels above the bombers helps it to intercept; eight or more makes it slow to react.
    .waiting = The Luftwaffe plans.
ask-choose_angels_back = Another height for the top cover on the way home?
    .coach = Dive bombers come home at Angels 2. Pass keeps the height.
    .waiting = The Luftwaffe plans.
choose_angels_back-pass = The same height
ask-choose_descent = Where do the Jabos come down?
    .coach = A hex before the target. Until then they fly high. Pass keeps the height.
    .waiting = The Luftwaffe plans.
choose_descent-pass = No descent
ask-choose_attack_angels = At what height do they attack?
    .coach = Diving begins at Angels 4 to 14, best from 8 up.
    .waiting = The Luftwaffe plans.
ask-choose_orbit = A point to orbit?
    .coach = The sweep stops there and waits for the RAF as long as you like. Pass: no orbit.
    .waiting = The Luftwaffe plans.
choose_orbit-pass = No orbit
ask-choose_time = When does it form up?
    .coach = Turns after the start. Sweeps a little ahead of the bombers clear the way; raids at one time split the defence.
    .waiting = The Luftwaffe plans.
choose_time-note = So many turns after the start: at { $clock }.
ask-choose_relief = Send a patrol unit to meet this raid on its way home?
    .coach = It joins over the Strait or the North Sea, and costs half a point. Pass: none.
    .waiting = The Luftwaffe plans.
choose_relief-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_relief-pass = No relief
ask-choose_relief_task = Close escort or top cover?
    .coach = As for any escort.
    .waiting = The Luftwaffe plans.
ask-choose_relief_angels = At what height does it join?
    .coach = Not below the bombers on their way home.
    .waiting = The Luftwaffe plans.
ask-choose_disrupted = Which bomber unit lost its formation in cloud?
    .coach = It starts with one level of disruption.
    .waiting = The Luftwaffe plans.
choose_disrupted-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
ask-choose_absent = Which escort misses the rendezvous?
    .coach = It takes no part in this game.
    .waiting = The Luftwaffe plans.
choose_absent-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
ask-choose_patrol_box = In which box does the patrol unit wait?
    .context = { $unit }
    .coach = A die will call one of six boxes. Spread out you meet more, together you hit harder.
    .waiting = The Luftwaffe sets up.
ask-choose_dummy = Lay down or take up a dummy form-up counter?
    .coach = Dummies look like raids about to form. Pass for this turn, or let them lie until there is news.
    .waiting = The Luftwaffe forms up.
choose_dummy-pass = Nothing this turn
choose_dummy-stand = Leave them until there is news
ask-choose_dummy_place = Where does the dummy lie?
    .coach = Anywhere a raid could form and radar can see it.
    .waiting = The Luftwaffe forms up.
ask-place_421_flight = Where does 421 Flight start?
    .coach = Over England at Angels 16. It finds raids and follows them.
    .waiting = The RAF sets up.
ask-choose_forward = Give a squadron a forward airfield?
    .coach = Nearer the coast it meets raids sooner, and belongs to both airfields. Pass when done.
    .waiting = The RAF sets up.
choose_forward-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_forward-pass = No further squadron
ask-choose_forward_field = Which forward airfield?
    .context = { $unit }
    .coach = It starts there.
    .waiting = The RAF sets up.
ask-choose_aloft = Which squadron starts in the air?
    .context = Early: { $early }. Late: { $late }.
    .coach = They count for the response, but save the climb. Pass when done.
    .waiting = The RAF sets up.
choose_aloft-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_aloft-pass = Nobody else
choose_aloft-split = Split a squadron into flights
ask-choose_split = Which squadron splits into flights?
    .coach = Once in a game. A flight is half a squadron, with a lower fighter value.
    .waiting = The RAF decides.
choose_split-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
ask-choose_joined = Which flights become their squadron again?
    .coach = Both stand together, reformed. A squadron is split only once in a game.
    .waiting = The RAF decides.
choose_joined-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_joined-pass = They stay apart
ask-choose_aloft_place = Where does it start?
    .context = { $unit }
    .coach = Over a landmark within radio range, or for a late squadron at its airfield.
    .waiting = The RAF sets up.
ask-choose_aloft_angels = At what height, in Angels?
    .context = { $unit }
    .coach = Height wins fights: start as high as you may.
    .waiting = The RAF sets up.
ask-choose_ready = Which squadron becomes ready?
    .coach = One for every two in the air.
    .waiting = The RAF sets up.
choose_ready-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
ask-choose_scramble = Which squadron scrambles?
    .context = { $left } left this turn.
    .coach = It is in the air at the end of this turn and climbs from the next. Keep some back: too great a response costs points.
    .waiting = The RAF may scramble.
choose_scramble-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_scramble-pass = Nobody this turn
choose_scramble-stand = Nobody until there is news
choose_scramble-split = Split a squadron into flights
ask-choose_call = Whose call to readiness changes?
    .coach = Available squadrons roll each turn for a six. Dispersed ones suffer less from bombs.
    .waiting = The RAF looks after its airfields.
choose_call-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_call-pass = No change
choose_call-stand = No change until there is news
ask-choose_squadron = Which squadron becomes ready at once?
    .coach = The event brings one available squadron to readiness.
    .waiting = The RAF decides.
choose_squadron-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
ask-choose_leader = Form a wing? Name its leader.
    .coach = Squadrons of one Group at one height over an airfield. The die must show 4 or less.
    .waiting = The RAF forms wings.
choose_leader-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_leader-pass = No wing
ask-choose_wing_member = Who joins the wing?
    .context = Led by { $unit }
    .coach = Three or more are a Balbo: it needs two successes and climbs slowly.
    .waiting = The RAF forms wings.
choose_wing_member-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_wing_member-pass = The wing is complete
ask-choose_wing = Who leads the wing?
    .context = { $unit } and another of its sector take off together
    .coach = Two squadrons together fight better against bombers. They share one order.
    .waiting = The RAF gives orders.
choose_wing-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_wing-pass = Each for itself
ask-choose_patrol = Who takes up an orbit or patrol line?
    .coach = An orbit watches its hex and those around it: whoever flies in may be seen and attacked at once.
    .waiting = The RAF gives orders.
choose_patrol-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_patrol-pass = Nobody else
choose_patrol-stand = Nobody until there is news
ask-choose_kind_of_patrol = Orbit or patrol line?
    .context = { $unit }
    .coach = On a line it flies to and fro without stopping.
    .waiting = The RAF gives orders.
ask-choose_line_end = Where does the patrol line end?
    .context = { $unit }
    .coach = A landmark, airfield or coast hex in England.
    .waiting = The RAF gives orders.
ask-choose_unit = Which formation gets an order?
    .coach = Those you do not name fly on under the orders they have. Whoever has none circles where he is.
    .waiting = The RAF moves.
choose_unit-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_unit-pass = Carry on under standing orders
choose_unit-stand = Carry on until there is news
ask-choose_order = What is the order?
    .context = { $unit }
    .coach = A vector can name the orbit or line that follows it, so that no radio is needed there. Climb before you meet the enemy.
    .waiting = The RAF gives orders.
choose_order-pass = As before
ask-choose_goal = Where to?
    .context = { $unit }
    .coach = It flies straight there, four hexes a turn; climbing costs hexes.
    .waiting = The RAF gives orders.
ask-choose_height = At what height, in Angels?
    .context = { $unit }
    .coach = Four Angels above the enemy, better still out of the sun.
    .waiting = The RAF gives orders.
ask-choose_pursuit_height = At what height does it pursue, in Angels?
    .coach = At the height of what it pursues or above, never below. It can descend two Angels per hex at no cost; the more height it keeps, the better it attacks, unless there is cloud in between.
    .waiting = Pursuers move.
ask-choose_distance = How many hexes does it keep away from the raid?
    .coach = 421 Flight does not have to close in or attack. As long as the raid stays in sight, it stays detected.
    .waiting = Pursuers move.
ask-choose_field = Which airfield instead?
    .context = { $unit }
    .coach = Away from home it takes twice as long to rearm.
    .waiting = The RAF gives orders.
ask-choose_landing_field = Which of its two airfields does it fly home to?
    .context = { $unit }
    .coach = The nearer one comes first. Forward airfields are close to the coast, and to the enemy.
    .waiting = The RAF gives orders.
ask-choose_squadron_home = Which squadron pancakes?
    .context = { $unit }
    .coach = It leaves the wing for good. The others go on together, or alone.
    .waiting = The RAF gives orders.
choose_squadron_home-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
ask-choose_to_look_back = Look for the enemy in orbit?
    .coach = He did not see you. If you see him, you attack.
    .waiting = A contact on the way.
choose_to_look_back-yes = Look for him
choose_to_look_back-no = Fly on
ask-choose_to_attack_again = Attack another unit of the raid?
    .context = { $unit }
    .coach = It pursues on. The same unit is not attacked twice in a phase.
    .waiting = A contact on the way.
choose_to_attack_again-yes = Attack again
choose_to_attack_again-no = Enough
ask-choose_raid_for_error = Which raid is reported wrongly?
    .coach = The filter room errs: a new card gives its strength and height, true or not.
    .waiting = The Luftwaffe decides.
choose_raid_for_error-note =
    { $side ->
        [target] To { $site }.
        [sweep] Freie Jagd.
        [detected] { $strength }+, Angels { $angels }.
        [sighted] In sight, Angels { $angels }.
       *[none] {""}
    }
ask-choose_raid_to_fly = Which raid is told how to fly?
    .coach = The others fly as plotted. You may let all do so until there is news.
    .waiting = Raids fly.
choose_raid_to_fly-note =
    { $side ->
        [target] To { $site }.
        [sweep] Freie Jagd.
        [detected] { $strength }+, Angels { $angels }.
        [sighted] In sight, Angels { $angels }.
       *[none] {""}
    }
choose_raid_to_fly-rest = All others as plotted
choose_raid_to_fly-stand = As plotted until there is news
ask-choose_conduct = How does it fly?
    .coach = Sweeps choose their pace, may leave an orbit, strafe, or turn home. Any unit may turn home by itself.
    .waiting = Raids fly.
ask-choose_unit_home = Which unit turns home?
    .coach = It leaves the raid for good. With the last bombing unit the whole raid turns.
    .waiting = Raids fly.
choose_unit_home-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
ask-choose_height_home = At what height does it fly home?
    .coach = Whoever pancakes is free of the plotted height. It comes down two Angels a hex.
    .waiting = Raids fly.
ask-choose_return = Where does the sweep rejoin its course?
    .coach = Any hex of the course. It flies there straight.
    .waiting = Raids fly.
ask-choose_return_height = At what height from now on?
    .coach = It climbs or dives with a point a turn at least until it is there.
    .waiting = Raids fly.
ask-choose_companion = Do escorts go home with the bombers?
    .coach = They keep their task and guard the bombers on the way. Pass: they stay with the raid.
    .waiting = The Luftwaffe decides.
choose_companion-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_companion-pass = They stay
ask-choose_games_of_day = How many games on this day?
    .coach = One day may have four, one three, all others two. The RAF does not know which.
    .waiting = The Luftwaffe plans.
ask-choose_period = At what time of day is the next game?
    .coach = In the order of the day, never two that are neighbours.
    .waiting = The Luftwaffe plans.
ask-choose_surge = Which line of the surge table for this game?
    .coach = The great effort early or late? The RAF does not know.
    .waiting = The Luftwaffe plans.
choose_surge-note = { $least } to { $most } chits, { $low } to { $high } points.
ask-choose_cancelled = Call a raid off?
    .coach = If all raids of a chit are called off, its points and its response level do not count. Pass: none.
    .waiting = The Luftwaffe plans.
choose_cancelled-note =
    { $side ->
        [target] To { $site }.
        [sweep] Freie Jagd.
        [detected] { $strength }+, Angels { $angels }.
        [sighted] In sight, Angels { $angels }.
       *[none] {""}
    }
choose_cancelled-pass = No further raid
ask-choose_squadron_to_move = Does a squadron move to another sector?
    .coach = Its operations room is still out, so that it is out of command where it is.
    .waiting = The RAF decides.
choose_squadron_to_move-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_squadron_to_move-pass = Nobody else
ask-choose_new_home = Which airfield?
    .context = { $unit }
    .coach = Of its own Group, at most four squadrons to a sector.
    .waiting = The RAF decides.
ask-choose_to_give_up = Does anybody give up the pursuit?
    .coach = It stays where it is and needs an order next turn.
    .waiting = The RAF decides.
choose_to_give_up-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_to_give_up-pass = Nobody
ask-choose_raid_to_give_up = Does a sweep give up the pursuit?
    .coach = It goes back to its course.
    .waiting = The Luftwaffe decides.
choose_raid_to_give_up-note =
    { $side ->
        [target] To { $site }.
        [sweep] Freie Jagd.
        [detected] { $strength }+, Angels { $angels }.
        [sighted] In sight, Angels { $angels }.
       *[none] {""}
    }
choose_raid_to_give_up-pass = None
ask-choose_pursuer = Which pursuer moves next?
    .coach = Whoever moves first attacks first. The others can move by number.
    .waiting = The RAF decides.
choose_pursuer-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_pursuer-rest = The others by number
ask-choose_raid_to_pursue = Which sweep moves next?
    .coach = Whoever moves first attacks first. The others can move by number.
    .waiting = The Luftwaffe decides.
choose_raid_to_pursue-note =
    { $side ->
        [target] To { $site }.
        [sweep] Freie Jagd.
        [detected] { $strength }+, Angels { $angels }.
        [sighted] In sight, Angels { $angels }.
       *[none] {""}
    }
choose_raid_to_pursue-rest = The others by number
ask-choose_spotter = Who looks for the enemy?
    .coach = All may look by habit, each for the nearest raid.
    .waiting = The RAF looks out.
choose_spotter-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_spotter-rest = Everybody, nearest raid first
choose_spotter-pass = Nobody else
ask-choose_quarry = Which raid does it look for?
    .context = { $unit }
    .coach = Near ones are easier to see. If it fails it may look for another.
    .waiting = The RAF looks out.
choose_quarry-note =
    { $side ->
        [target] To { $site }.
        [sweep] Freie Jagd.
        [detected] { $strength }+, Angels { $angels }.
        [sighted] In sight, Angels { $angels }.
       *[none] {""}
    }
choose_quarry-pass = No other
ask-choose_part = The raid has parted. Which part stays in sight?
    .context = { $unit }
    .coach = The other part is checked for detection again.
    .waiting = The RAF decides.
choose_part-note =
    { $side ->
        [target] To { $site }.
        [sweep] Freie Jagd.
        [detected] { $strength }+, Angels { $angels }.
        [sighted] In sight, Angels { $angels }.
       *[none] {""}
    }
ask-choose_to_pursue = Pursue?
    .context = { $unit } sees { $raid }.
    .coach = It is far above or far below. You may let it go.
    .waiting = The RAF decides.
choose_to_pursue-yes = Pursue
choose_to_pursue-no = Let it go
ask-choose_to_hunt = Hunt this formation?
    .context = { $raid } sees { $unit }.
    .coach = It is far above or far below. You may let it go; the sweep then does not look for other targets in this phase.
    .waiting = The Luftwaffe decides.
choose_to_hunt-yes = Hunt it
choose_to_hunt-no = Let it go
ask-choose_substitute = Confusion: show another instead?
    .context = { $unit }
    .coach = Another stack as near and in no worse weather may be seen in its place. Pass: nothing is seen.
    .waiting = Confusion in the air.
choose_substitute-pass = Nothing is seen
ask-choose_attacker = Who attacks first?
    .coach = One attack is finished before the next begins.
    .waiting = An attack begins.
choose_attacker-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_attacker-pass = No further attack
ask-choose_hunter = Which sweep looks for squadrons?
    .coach = All may look by habit. You are asked every turn, so that the question tells nothing.
    .waiting = The Luftwaffe looks out.
choose_hunter-note =
    { $side ->
        [target] To { $site }.
        [sweep] Freie Jagd.
        [detected] { $strength }+, Angels { $angels }.
        [sighted] In sight, Angels { $angels }.
       *[none] {""}
    }
choose_hunter-rest = All, nearest squadron first
choose_hunter-stand = All by habit until there is news
choose_hunter-pass = None
ask-choose_hunters = All of the raid, or one unit?
    .coach = A single unit that sees the enemy leaves the raid to pursue.
    .waiting = The Luftwaffe looks out.
choose_hunters-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_hunters-rest = All of the raid
choose_hunters-pass = Nobody else looks
ask-choose_prey = Which formation does it look for?
    .coach = Near ones are easier to see.
    .waiting = The Luftwaffe looks out.
choose_prey-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_prey-pass = No other
ask-choose_pursuit = Pursue, or back to the patrol?
    .context = { $unit }
    .coach = In pursuit the unit flies as a sweep with what petrol it has.
    .waiting = The Luftwaffe decides.
choose_pursuit-yes = Pursue
choose_pursuit-no = Back to the patrol
ask-choose_target = Which unit is attacked?
    .context = { $unit }
    .coach = Escorts may react if it is a bomber. A disrupted unit has stragglers.
    .waiting = The RAF attacks.
choose_target-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
ask-choose_fender = Which squadron holds off the escorts?
    .context = { $unit }
    .coach = The others go on to the bombers.
    .waiting = The RAF fends off the escorts.
choose_fender-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
ask-choose_escort_prey = Whom do the escorts attack?
    .coach = One part at least; after that as you like.
    .waiting = The escorts attack.
choose_escort_prey-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_escort_prey-pass = Nobody else
ask-choose_escort = Which escort attacks?
    .context = { $unit }
    .coach = Close escort or top cover, not both; several may attack together.
    .waiting = The escorts attack.
choose_escort-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_escort-pass = These attack
ask-choose_sweep_unit = Which unit of the sweep attacks?
    .context = { $unit }
    .coach = All at one height together, or apart: the others attack after them, and those who go alone fly under a counter of their own from then on.
    .waiting = A sweep attacks.
choose_sweep_unit-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
choose_sweep_unit-rest = All together
choose_sweep_unit-pass = These attack
ask-choose_defender_loss = Which unit loses an aircraft?
    .coach = You share the losses out among your units that fought together.
    .waiting = Losses are shared out.
choose_defender_loss-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
ask-choose_attacker_loss = Which unit loses an aircraft?
    .coach = You share the losses out among your units that fought together.
    .waiting = Losses are shared out.
choose_attacker_loss-note =
    { $side ->
        [ground] { $type }, { $airfield }, { $tote }.
        [air] { $type }, Angels { $angels }, petrol for { $petrol } turns{ $disruption ->
            [0] {""}
           *[other] , disrupted
        }.
        [planned] { $gruppe }, { $type }{ $small ->
            [0] {""}
           *[other] , a Staffel
        }.
        [own] { $gruppe }, { $type }, Angels { $angels }, disruption { $disruption }.
        [seen] { $bomber ->
            [0] Fighters
           *[other] Bombers
        }, Angels { $angels }, disruption { $disruption }.
       *[none] {""}
    }
ask-choose_raf_conduct = What does it do now?
    .context = { $unit }
    .coach = If fighters of both sides stay there is a dogfight. Low on ammunition it is often time to go home.
    .waiting = After the fight.
ask-choose_to_break_off = Give up the pursuit?
    .context = { $unit }
    .coach = The enemy has gone home, so there is no dogfight. Without its tally the squadron needs an order next turn.
    .waiting = The RAF decides.
choose_to_break_off-yes = Give it up
choose_to_break_off-no = Keep pursuing
ask-choose_luftwaffe_conduct = What does it do now?
    .context = { $unit }
    .coach = If fighters of both sides stay there is a dogfight. Escorts that go home leave the bombers alone.
    .waiting = After the fight.
ask-choose_top_cover_height = At what height does the top cover go on?
    .context = { $unit }
    .coach = At the bombers' height, or two or four Angels above, at no cost.
    .waiting = The Luftwaffe decides.

## Refusals

why-balbo_is_forming = It waits over the airfield until the Balbo has formed. It can only be called home.
why-airfield_is_full = Its airfield can launch nobody now: it is full, disrupted, in mist, or landing others.
why-no_scrambles_left = The scramble limit allows nobody to go up this turn.
why-escort_at_angels_0 = Its close escort would fly at Angels 0, where only low-level raiders are plotted.
why-no_raid_counter = No raid counter is left for a sweep.
why-too_high = It is { $a } Angels above; at most { $b } is within reach.
why-in_pursuit = It pursues a raid. It can only be called home.
why-in_dogfight = It is in a dogfight. It can only be called home.
why-other_height = It flies at another height: escorts attack together from one height only.
why-out_of_command = It is out of radio range, or its operations room is hit. It can only be called home.
why-raids_together = Then two raids would fly in one hex for two turns running.
why-sweep_with_bombers = Then the sweep and the bombers would fly in one hex for two turns running.

## Events

event-time_set = { $period }: the game starts at { NUMBER($hour, minimumIntegerDigits: 2) }:{ NUMBER($minute, minimumIntegerDigits: 2) }.
event-wind_set =
    { $wind ->
        [-1] No wind.
        [-2] A headwind blows from the west.
       *[other] A crosswind blows above Angels { $wind }.
    }
event-weather_placed =
    { $zone }: { $bad ->
        [0] fair weather
       *[other] bad weather
    }, counter { $counter }.
event-weather_turned =
    { $zone }: the weather { $bad ->
        [0] clears
       *[other] closes in
    }, counter { $counter }.
event-haze_set =
    { $top ->
        [0] No haze over London.
       *[other] Haze over London up to Angels { $top }.
    }
event-chits_drawn =
    { $first_id ->
        [hidden] { $seat } draws its raid chits.
       *[other] { $second_id ->
            [hidden] { $seat } draws { $first }.
           *[other] { $third_id ->
                [hidden] { $seat } draws { $first } and { $second }.
               *[other] { $seat } draws { $first }, { $second } and { $third }.
            }
        }
    }
event-planning_done = The Luftwaffe has plotted its raids.
event-patrol_placed = { $gruppe } patrols the Channel in box { $box }.
event-form_up_placed =
    Form-up over { $place }{ $strength ->
        [0] , strength unknown
       *[other] : { $strength }+
    }.
event-form_up_removed = The form-up counter over { $place } is gone.
event-readiness_rolled = Readiness of the squadrons: die { $die }.
event-wing_squadron = { $unit } joins the Duxford Wing.
event-early_warning = Early warning at { $strength }+: { $early } early and { $late } late squadrons may start in the air.
event-put_aloft = { $unit } starts in the air over { $place } at Angels { $angels }.
event-squadron_split = { $unit } splits into { $first } and { $second }.
event-flights_joined = The flights of { $unit } join again.
event-event = Dice { $one } and { $other }. { $event }.
event-limit_raised = { $limit } units may now scramble in a turn.
event-raid_detected = { $raid } over { $place }: { $strength }+, Angels { $angels }.
event-raid_undetected = { $raid } is lost from the plot.
event-raid_appears = { $raid } is there, over { $place }.
event-raid_gone = { $raid } is off the map.
event-raid_pancakes = { $raid } turns for home over { $place }.
event-raid_recovered = { $raid } recovers at { $place }.
event-scrambled = { $unit } scrambles from { $airfield }.
event-took_off = { $unit } takes off from { $airfield }.
event-landed = { $unit } lands at { $airfield }.
event-made_ready = { $unit } is ready.
event-reformed = { $unit } has reformed.
event-rearmed = { $unit } is rearmed and refuelled.
event-call_changed =
    { $unit } { $called ->
        [0] stays dispersed
       *[other] is called to readiness
    }.
event-wing_rolled =
    { $unit } forms a wing of { $squadrons }: die { $die }, { $formed ->
        [0] not yet
       *[other] success
    }.
event-wing_formed = { $unit } leads a wing.
event-vectored = { $unit } is vectored to { $place }, Angels { $angels }.
event-vector_failed = { $unit } does not hear the order.
event-diverted = { $unit } is to land at { $airfield }.
event-patrol_begins = { $unit } takes up its station over { $place }: { $order }.
event-unit_ordered_home = { $unit } pancakes to { $place }.
event-unit_pancakes = { $unit } leaves { $raid } for home.
event-tally_tried =
    { $unit } looks for { $raid }: { $seen ->
        [0] nothing
       *[other] in sight
    }.
event-out_of_sight = { $raid } is out of the sight of { $unit }.
event-tally_ho = Tally-ho: { $unit } pursues { $raid }.
event-tally_declined = { $unit } lets { $raid } go.
event-tally_declined_luftwaffe = { $raid } lets { $unit } go.
event-tally_lost = { $unit } loses sight of the enemy.
event-tally_given_up = { $unit } gives up the pursuit.
event-tally_ho_luftwaffe = { $raid } sees { $unit } and pursues.
event-tally_lost_luftwaffe = { $raid } loses sight of the squadron.
event-sum_read = { $sum }: dice { $dice }.
event-intercepted = { $unit } attacks { $target }: { $contact } (modifier { $modifier }).
event-escorts_react = The escorts of { $raid } against { $unit }: { $reaction }.
event-escorts_intercept = { $unit } attacks { $target }: { $contact } (modifier { $modifier }).
event-sweep_intercepts = { $raid } attacks { $unit }: { $contact } (modifier { $modifier }).
event-drawn_into_dogfight = { $unit } is drawn into the dogfight around { $raid }.
event-fight_resolved = Fight over { $place }: the defender loses { $defender }, the attacker { $attacker }.
event-aircraft_lost =
    { $unit } loses { $aircraft ->
        [one] an aircraft
       *[other] { $aircraft } aircraft
    } over { $place }.
event-unseen_lost = The Luftwaffe loses { $aircraft } aircraft that nobody saw fall.
event-unit_destroyed = { $unit } is destroyed.
event-cohesion_rolled =
    { $unit } checks cohesion: dice { $dice }, modifier { $modifier }, { $levels ->
        [0] it holds
        [one] one level of disruption
       *[other] { $levels } levels of disruption
    }.
event-disrupted = { $unit } is disrupted, level { $level }.
event-bombs_jettisoned = { $unit } drops its bombs to fight.
event-picture_changed = The air picture is { $picture }.
event-dogfight_begins = A dogfight begins over { $place } at Angels { $angels }.
event-guns_fired =
    { $heavy ->
        [0] Light
       *[other] Heavy
    } guns at { $place } fire at { $raid }: dice { $dice }.
event-balloons_met =
    { $unit } flies among balloons: dice { $dice }, modifier { $modifier }, { $levels ->
        [0] it holds
       *[other] disruption { $levels }
    }.
event-balloons_shot = { $unit } shoots down { $balloons } balloons over { $place }.
event-bombed =
    { $raid_id ->
        [hidden] Bombs
       *[other] { $raid } drops its bombs
    } on { $site }: { $vp } points.
event-strafed =
    { $raid_id ->
        [hidden] Fighters strafe
       *[other] { $raid } strafes
    } { $airfield }: { $vp } points.
event-airfield_damaged = { $airfield } is damaged: its capacity is down by { $damage }.
event-airfield_disrupted = { $airfield } is disrupted.
event-ops_room_hit = The operations room of { $sector } is hit: its squadrons are out of command.
event-station_hit = The radar at { $station } is out of action.
event-lost_on_ground = { $unit } loses { $aircraft } aircraft on the ground at { $airfield }.
event-recovery_rolled =
    { $unit } comes home { $late ->
        [0] on its last drop of petrol
        [one] a turn late
       *[other] { $late } turns late
    }: dice { $dice }.
event-patrol_attacks = The channel patrol, { $raid }, falls on { $unit }.
event-clock = { NUMBER($hour, minimumIntegerDigits: 2) }:{ NUMBER($minute, minimumIntegerDigits: 2) }.
event-response_counted = The RAF's response was { $response }, the level { $level }: { $vp } points.
event-game_over = The Luftwaffe has { $vp } points against a value of { $value }.
event-game_counted = This game brought { $vp } points; { $total } in the campaign so far.
event-squadron_moved = { $unit } moves to { $airfield }.
event-ops_room_mended = { $sector } opens an emergency operations room.
event-station_mended = The radar at { $station } works again.
event-undone = { $seat } takes back an answer.

## Results

result-luftwaffe-wins = The Luftwaffe wins: it has more points than its raids were worth.
result-drawn = A draw: more than half of what the raids were worth, not more than all of it.
result-raf-wins = The RAF wins: the raids brought half their worth or less.

## Rules

rule-1-1 = Players
rule-1-2 = How to read the rules
rule-1-3 = Scenarios
rule-1-4 = The game in outline
rule-1-5 = Scale
rule-1-6 = Words
rule-2-1 = Dice
rule-2-1-1 = Secret rolls
rule-2-2 = The map
rule-2-2-1 = Hexes
rule-2-2-2 = Terrain
rule-2-2-3 = Landmarks
rule-2-2-4 = Weather zones
rule-2-2-5 = Holding boxes
rule-2-2-6 = Luftwaffe airfields
rule-2-2-7 = The points track
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
rule-6-4-7 = A chit of one's choice (optional)
rule-6-5 = The Luftwaffe sets up
rule-6-6 = The RAF sets up
rule-6-6-1 = The list
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
rule-9-1-3 = What may fly together
rule-9-2 = Plotting
rule-9-2-1 = What is plotted
rule-9-2-2 = The course
rule-9-2-3 = Heights
rule-9-2-4 = Form-up and recovery points
rule-9-2-5 = Raids that start as one
rule-9-2-6 = Keeping apart
rule-9-2-7 = Time of form-up
rule-9-2-8 = The form-up roll
rule-9-2-9 = Few waypoints (optional)
rule-9-3 = Flying the raid
rule-9-3-1 = Form-up counters
rule-9-3-2 = Forming up
rule-9-3-3 = Movement of raids
rule-9-3-4 = Navigation
rule-9-3-5 = The alternate target
rule-9-3-6 = Breaking up
rule-9-3-7 = Fighters off their course
rule-9-3-8 = Dodging the weather (optional)
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
rule-11-3-4 = Low flyers
rule-11-4 = The Observer Corps
rule-11-5 = What a card says
rule-11-5-1 = Detected?
rule-11-5-2 = Strength
rule-11-5-3 = Height
rule-11-5-4 = Announcing
rule-11-5-5 = The card
rule-11-5-6 = Later checks
rule-11-5-7 = Under tally
rule-11-6 = Form-up counters
rule-11-6-1 = Their strength
rule-11-6-2 = When the raid forms
rule-12-1 = Trying a tally
rule-12-1-1 = The tally check
rule-12-1-2 = Seen
rule-12-1-3 = Escorts
rule-12-1-4 = Several at once
rule-12-1-5 = The air picture
rule-12-2 = Pursuit
rule-12-3 = Losing it
rule-12-3-1 = Weather
rule-13-1 = A fight in outline
rule-13-2 = When there are fights
rule-13-2-1 = Units in orbit
rule-13-2-2 = Pursuers
rule-13-2-3 = Dogfights
rule-13-2-4 = The RAF's combat phase
rule-13-2-5 = The Luftwaffe's combat phase
rule-13-2-6 = Escorts
rule-13-2-7 = Order
rule-13-3 = Interception
rule-13-3-1 = Who may attack
rule-13-3-2 = The roll
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
rule-14-1-1 = They fire
rule-14-1-2 = Heavy guns
rule-14-1-3 = Light guns
rule-14-1-4 = What the guns tell
rule-15-1 = Flying into balloons
rule-15-2 = Shooting at balloons
rule-16-1 = Bombs
rule-16-2 = Bombing
rule-16-2-1 = Level
rule-16-2-2 = Diving
rule-16-2-3 = Low level
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
rule-17-2-3 = In time?
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
rule-21-1-1 = A sweep of the patrol (optional)
rule-21-2 = Relief escorts
rule-22-1 = Matching raids (optional)
rule-23-1 = Campaigns
rule-23-2 = Playing one
rule-23-2-1 = Plots and cancelled raids
rule-23-2-2 = Chits
rule-23-2-3 = Losses and damage
rule-23-2-4 = Winning one
rule-23-2-5 = Surge rates (optional)
rule-23-2-6 = The same weather (optional)
rule-23-3 = Longer campaigns
rule-23-3-1 = The Luftwaffe's effort (optional)
rule-7 = Events
rule-12 = Tally
rule-14 = Ack-ack
rule-15 = Balloons
rule-16 = Bombing
rule-22 = Victory
rule-sequence = The turn at a glance
rule-checklist = Plotting a raid
rule-undo = Taking back
