### Bomber Command

## The title, modes and options

title-name = Bomber Command
title-line = One night over Germany: secret routes, and a hunt in the dark.
title-about = Between 1943 and 1945, British bombers attacked Germany by night. One player plots the raids in secret, with feints and diversions. The other scrambles night fighters, works with a jammed radar and tries to guess where the bomber stream will be. Cards can interrupt almost anything, and over the target the bombs fall on a map of the city. Two scenarios: Berlin and Downfall. A game takes about two hours.
title-minutes = 120 min
mode-berlin = Berlin, 1943–44
mode-downfall = Downfall, 1944–45
option-weather = Bad weather
option-weather-off = Not used
option-weather-on = Roll for it
option-moon = Moon
option-moon-off = Not used
option-moon-on = Roll for it
option-wind = Tailwind (bad weather only)
option-wind-off = Not used
option-wind-on = Roll for it
option-intruders = Intruders over England
option-intruders-off = Not used
option-intruders-on = Used
option-loads = Heavy and light bomb loads
option-loads-off = Not used
option-loads-on = Used
option-approach = Approach to the target
option-approach-free = Choose freely
option-approach-direction = From the direction of flight
option-approach-random_north = From the direction of flight, random north
option-fog_of_war = Bomber losses and damage
option-fog_of_war-off = Open
option-fog_of_war-on = Secret
option-marking = Drift and accuracy of target marking
option-marking-one_roll = One roll
option-marking-two_rolls = Two rolls
option-parting = Mosquitoes that split off
option-parting-stop = Stop after their first hex
option-parting-fly_on = Fly on
option-landing = Disruption when a raid lands
option-landing-combat = From combat and cards
option-landing-waypoints = Waypoints count too
option-decoys = Exchanging two Mosquito raids for a spoof
option-decoys-once = Once
option-decoys-rate = Any number of times
seat-british = British
seat-german = German
action-play_card = Play a card
    .confirm = Choose a card from your hand to play now?
action-end_night = Offer to end the night
    .confirm = If the other player agrees, the night ends after this turn.


## Names of things

place-c1 = C1
place-c2 = C2
place-c3 = C3
place-c4 = C4
place-c5 = C5
place-c6 = C6
place-c7 = C7
place-d1 = D1
place-d2 = D2
place-d3 = D3
place-d4 = D4
place-d5 = D5
place-d6 = D6
place-d7 = D7
place-e1 = E1
place-e2 = E2
place-e3 = E3
place-e4 = E4
place-e5 = E5
place-e6 = E6
place-e7 = E7
place-e8 = E8
place-e9 = E9
place-e10 = E10
place-e11 = E11
place-f1 = F1
place-f2 = F2
place-f3 = F3
place-f4 = F4
place-f5 = F5
place-f6 = F6
place-f7 = F7
place-f8 = F8
place-f9 = F9
place-f10 = F10
place-g1 = G1
place-g2 = G2
place-g3 = G3
place-g4 = G4
place-g5 = G5
place-g6 = G6
place-g7 = G7
place-g8 = G8
place-g9 = G9
place-g10 = G10
place-g11 = G11
place-h1 = H1
place-h2 = H2
place-h3 = H3
place-h4 = H4
place-h5 = H5
place-h6 = H6
place-h7 = H7
place-h8 = H8
place-h9 = H9
place-h10 = H10
place-i1 = I1
place-i2 = I2
place-i3 = I3
place-i4 = I4
place-i5 = I5
place-i6 = I6
place-i7 = I7
place-i8 = I8
place-i9 = I9
place-i10 = I10
place-i11 = I11
place-j1 = J1
place-j2 = J2
place-j3 = J3
place-j4 = J4
place-j5 = J5
place-j6 = J6
place-j7 = J7
place-j8 = J8
place-j9 = J9
place-j10 = J10
place-k1 = K1
place-k2 = K2
place-k3 = K3
place-k4 = K4
place-k5 = K5
place-k6 = K6
place-k7 = K7
place-k8 = K8
place-k9 = K9
place-k10 = K10
place-k11 = K11
place-l1 = L1
place-l2 = L2
place-l3 = L3
place-l4 = L4
place-l5 = L5
place-l6 = L6
place-l7 = L7
place-l8 = L8
place-l9 = L9
place-l10 = L10
place-m1 = M1
place-m2 = M2
place-m3 = M3
place-m4 = M4
place-m5 = M5
place-m6 = M6
place-m7 = M7
place-m8 = M8
place-m9 = M9
place-m10 = M10
place-m11 = M11
place-n1 = N1
place-n2 = N2
place-n3 = N3
place-n4 = N4
place-n5 = N5
place-n6 = N6
place-n7 = N7
place-n8 = N8
place-n9 = N9
place-n10 = N10
place-o1 = O1
place-o2 = O2
place-o3 = O3
place-o4 = O4
place-o5 = O5
place-o6 = O6
place-o7 = O7
place-o8 = O8
place-o9 = O9
place-o10 = O10
place-o11 = O11
place-p1 = P1
place-p2 = P2
place-p3 = P3
place-p4 = P4
place-p5 = P5
place-p6 = P6
place-p7 = P7
place-p8 = P8
place-p9 = P9
place-p10 = P10
place-q1 = Q1
place-q2 = Q2
place-q3 = Q3
place-q4 = Q4
place-q5 = Q5
place-q6 = Q6
place-q7 = Q7
place-q8 = Q8
place-q9 = Q9
place-q10 = Q10
place-q11 = Q11
plot-c1 = { place-c1 }
plot-c2 = { place-c2 }
plot-c3 = { place-c3 }
plot-c4 = { place-c4 }
plot-c5 = { place-c5 }
plot-c6 = { place-c6 }
plot-c7 = { place-c7 }
plot-d1 = { place-d1 }
plot-d2 = { place-d2 }
plot-d3 = { place-d3 }
plot-d4 = { place-d4 }
plot-d5 = { place-d5 }
plot-d6 = { place-d6 }
plot-d7 = { place-d7 }
plot-e1 = { place-e1 }
plot-e2 = { place-e2 }
plot-e3 = { place-e3 }
plot-e4 = { place-e4 }
plot-e5 = { place-e5 }
plot-e6 = { place-e6 }
plot-e7 = { place-e7 }
plot-e8 = { place-e8 }
plot-e9 = { place-e9 }
plot-e10 = { place-e10 }
plot-e11 = { place-e11 }
plot-f1 = { place-f1 }
plot-f2 = { place-f2 }
plot-f3 = { place-f3 }
plot-f4 = { place-f4 }
plot-f5 = { place-f5 }
plot-f6 = { place-f6 }
plot-f7 = { place-f7 }
plot-f8 = { place-f8 }
plot-f9 = { place-f9 }
plot-f10 = { place-f10 }
plot-g1 = { place-g1 }
plot-g2 = { place-g2 }
plot-g3 = { place-g3 }
plot-g4 = { place-g4 }
plot-g5 = { place-g5 }
plot-g6 = { place-g6 }
plot-g7 = { place-g7 }
plot-g8 = { place-g8 }
plot-g9 = { place-g9 }
plot-g10 = { place-g10 }
plot-g11 = { place-g11 }
plot-h1 = { place-h1 }
plot-h2 = { place-h2 }
plot-h3 = { place-h3 }
plot-h4 = { place-h4 }
plot-h5 = { place-h5 }
plot-h6 = { place-h6 }
plot-h7 = { place-h7 }
plot-h8 = { place-h8 }
plot-h9 = { place-h9 }
plot-h10 = { place-h10 }
plot-i1 = { place-i1 }
plot-i2 = { place-i2 }
plot-i3 = { place-i3 }
plot-i4 = { place-i4 }
plot-i5 = { place-i5 }
plot-i6 = { place-i6 }
plot-i7 = { place-i7 }
plot-i8 = { place-i8 }
plot-i9 = { place-i9 }
plot-i10 = { place-i10 }
plot-i11 = { place-i11 }
plot-j1 = { place-j1 }
plot-j2 = { place-j2 }
plot-j3 = { place-j3 }
plot-j4 = { place-j4 }
plot-j5 = { place-j5 }
plot-j6 = { place-j6 }
plot-j7 = { place-j7 }
plot-j8 = { place-j8 }
plot-j9 = { place-j9 }
plot-j10 = { place-j10 }
plot-k1 = { place-k1 }
plot-k2 = { place-k2 }
plot-k3 = { place-k3 }
plot-k4 = { place-k4 }
plot-k5 = { place-k5 }
plot-k6 = { place-k6 }
plot-k7 = { place-k7 }
plot-k8 = { place-k8 }
plot-k9 = { place-k9 }
plot-k10 = { place-k10 }
plot-k11 = { place-k11 }
plot-l1 = { place-l1 }
plot-l2 = { place-l2 }
plot-l3 = { place-l3 }
plot-l4 = { place-l4 }
plot-l5 = { place-l5 }
plot-l6 = { place-l6 }
plot-l7 = { place-l7 }
plot-l8 = { place-l8 }
plot-l9 = { place-l9 }
plot-l10 = { place-l10 }
plot-m1 = { place-m1 }
plot-m2 = { place-m2 }
plot-m3 = { place-m3 }
plot-m4 = { place-m4 }
plot-m5 = { place-m5 }
plot-m6 = { place-m6 }
plot-m7 = { place-m7 }
plot-m8 = { place-m8 }
plot-m9 = { place-m9 }
plot-m10 = { place-m10 }
plot-m11 = { place-m11 }
plot-n1 = { place-n1 }
plot-n2 = { place-n2 }
plot-n3 = { place-n3 }
plot-n4 = { place-n4 }
plot-n5 = { place-n5 }
plot-n6 = { place-n6 }
plot-n7 = { place-n7 }
plot-n8 = { place-n8 }
plot-n9 = { place-n9 }
plot-n10 = { place-n10 }
plot-o1 = { place-o1 }
plot-o2 = { place-o2 }
plot-o3 = { place-o3 }
plot-o4 = { place-o4 }
plot-o5 = { place-o5 }
plot-o6 = { place-o6 }
plot-o7 = { place-o7 }
plot-o8 = { place-o8 }
plot-o9 = { place-o9 }
plot-o10 = { place-o10 }
plot-o11 = { place-o11 }
plot-p1 = { place-p1 }
plot-p2 = { place-p2 }
plot-p3 = { place-p3 }
plot-p4 = { place-p4 }
plot-p5 = { place-p5 }
plot-p6 = { place-p6 }
plot-p7 = { place-p7 }
plot-p8 = { place-p8 }
plot-p9 = { place-p9 }
plot-p10 = { place-p10 }
plot-q1 = { place-q1 }
plot-q2 = { place-q2 }
plot-q3 = { place-q3 }
plot-q4 = { place-q4 }
plot-q5 = { place-q5 }
plot-q6 = { place-q6 }
plot-q7 = { place-q7 }
plot-q8 = { place-q8 }
plot-q9 = { place-q9 }
plot-q10 = { place-q10 }
plot-q11 = { place-q11 }
plot-main_force = Main Force
plot-decoy = Spoof
plot-gardening = Gardening
plot-mosquito = Mosquitoes
plot-raid_a = Raid A
plot-escort_a = Escort raid A
plot-raid_b = Raid B
plot-escort_b = Escort raid B
plot-raid_c = Raid C
plot-escort_c = Escort raid C
plot-raid_d = Raid D
plot-escort_d = Escort raid D
plot-raid_e = Raid E
plot-escort_e = Escort raid E
plot-raid_f = Raid F
plot-escort_f = Escort raid F
plot-raid_g = Raid G
plot-escort_g = Escort raid G
plot-raid_h = Raid H
plot-escort_h = Escort raid H
plot-raid_j = Raid J
plot-escort_j = Escort raid J
plot-split_0 = Split off after hex 1 of the route
plot-split_1 = Split off after hex 2 of the route
plot-split_2 = Split off after hex 3 of the route
plot-split_3 = Split off after hex 4 of the route
plot-split_4 = Split off after hex 5 of the route
plot-split_5 = Split off after hex 6 of the route
plot-split_6 = Split off after hex 7 of the route
plot-split_7 = Split off after hex 8 of the route
plot-split_8 = Split off after hex 9 of the route
plot-split_9 = Split off after hex 10 of the route
plot-split_10 = Split off after hex 11 of the route
plot-split_11 = Split off after hex 12 of the route
plot-split_12 = Split off after hex 13 of the route
plot-split_13 = Split off after hex 14 of the route
plot-split_14 = Split off after hex 15 of the route
plot-split_15 = Split off after hex 16 of the route
plot-split_16 = Split off after hex 17 of the route
plot-split_17 = Split off after hex 18 of the route
plot-split_18 = Split off after hex 19 of the route
plot-split_19 = Split off after hex 20 of the route
plot-split_20 = Split off after hex 21 of the route
plot-split_21 = Split off after hex 22 of the route
plot-split_22 = Split off after hex 23 of the route
plot-split_23 = Split off after hex 24 of the route
plot-split_24 = Split off after hex 25 of the route
plot-split_25 = Split off after hex 26 of the route
plot-split_26 = Split off after hex 27 of the route
plot-split_27 = Split off after hex 28 of the route
plot-split_28 = Split off after hex 29 of the route
plot-split_29 = Split off after hex 30 of the route
plot-split_30 = Split off after hex 31 of the route
plot-split_31 = Split off after hex 32 of the route
plot-split_32 = Split off after hex 33 of the route
plot-split_33 = Split off after hex 34 of the route
plot-split_34 = Split off after hex 35 of the route
plot-split_35 = Split off after hex 36 of the route
plot-split_36 = Split off after hex 37 of the route
plot-split_37 = Split off after hex 38 of the route
plot-split_38 = Split off after hex 39 of the route
plot-split_39 = Split off after hex 40 of the route
plot-split_40 = Split off after hex 41 of the route
plot-split_41 = Split off after hex 42 of the route
plot-split_42 = Split off after hex 43 of the route
plot-split_43 = Split off after hex 44 of the route
plot-split_44 = Split off after hex 45 of the route
plot-split_45 = Split off after hex 46 of the route
plot-split_46 = Split off after hex 47 of the route
plot-split_47 = Split off after hex 48 of the route
plot-turn_0 = Enter on turn 0, choose how far
plot-turn_1 = Enter on turn 1, choose how far
plot-turn_2 = Enter on turn 2, choose how far
plot-turn_3 = Enter on turn 3, choose how far
plot-turn_4 = Enter on turn 4, choose how far
plot-turn_5 = Enter on turn 5, choose how far
plot-turn_6 = Enter on turn 6, choose how far
plot-turn_7 = Enter on turn 7, choose how far
plot-turn_8 = Enter on turn 8, choose how far
plot-turn_9 = Enter on turn 9, choose how far
plot-turn_10 = Enter on turn 10, choose how far
plot-turn_11 = Enter on turn 11, choose how far
plot-turn_12 = Enter on turn 12, choose how far
plot-turn_13 = Enter on turn 13, choose how far
plot-turn_14 = Enter on turn 14, choose how far
plot-turn_15 = Enter on turn 15, choose how far
plot-turn_16 = Enter on turn 16, choose how far
plot-turn_17 = Enter on turn 17, choose how far
plot-turn_18 = Enter on turn 18, choose how far
plot-turn_19 = Enter on turn 19, choose how far
plot-turn_20 = Enter on turn 20, choose how far
plot-turn_21 = Enter on turn 21, choose how far
plot-turn_22 = Enter on turn 22, choose how far
plot-turn_23 = Enter on turn 23, choose how far
plot-turn_24 = Enter on turn 24, choose how far
plot-one_hex = One hex on the first turn
plot-two_hexes = Two hexes on the first turn
plot-left = Pass on the left
plot-right = Pass on the right
plot-heavy_load = Heavy loads
plot-usual_load = Normal loads
plot-home = Return to England
plot-shortest_home = Home by the shortest way
plot-turn_0_two_hexes = Enter on turn 0, two hexes
plot-turn_1_two_hexes = Enter on turn 1, two hexes
plot-turn_2_two_hexes = Enter on turn 2, two hexes
plot-turn_3_two_hexes = Enter on turn 3, two hexes
plot-turn_4_two_hexes = Enter on turn 4, two hexes
plot-turn_5_two_hexes = Enter on turn 5, two hexes
plot-turn_6_two_hexes = Enter on turn 6, two hexes
plot-turn_7_two_hexes = Enter on turn 7, two hexes
plot-turn_8_two_hexes = Enter on turn 8, two hexes
plot-turn_9_two_hexes = Enter on turn 9, two hexes
plot-turn_10_two_hexes = Enter on turn 10, two hexes
plot-turn_11_two_hexes = Enter on turn 11, two hexes
plot-turn_12_two_hexes = Enter on turn 12, two hexes
plot-turn_13_two_hexes = Enter on turn 13, two hexes
plot-turn_14_two_hexes = Enter on turn 14, two hexes
plot-turn_15_two_hexes = Enter on turn 15, two hexes
plot-turn_16_two_hexes = Enter on turn 16, two hexes
plot-turn_17_two_hexes = Enter on turn 17, two hexes
plot-turn_18_two_hexes = Enter on turn 18, two hexes
plot-turn_19_two_hexes = Enter on turn 19, two hexes
plot-turn_20_two_hexes = Enter on turn 20, two hexes
plot-turn_21_two_hexes = Enter on turn 21, two hexes
plot-turn_22_two_hexes = Enter on turn 22, two hexes
plot-turn_23_two_hexes = Enter on turn 23, two hexes
plot-turn_24_two_hexes = Enter on turn 24, two hexes
plot-other_letter = Give it another letter
plot-other_turn = Enter on another turn
plot-other_side = Pass the vertices on the other side
plot-abandon = Delete this raid
plot-done = Finish planning
post-emden = { stack-emden }
post-wilhelmshaven = { stack-wilhelmshaven }
post-bremen = { stack-bremen }
post-hamburg = { stack-hamburg }
post-kiel = { stack-kiel }
post-luebeck = { stack-luebeck }
post-rostock = { stack-rostock }
post-peenemuende = { stack-peenemuende }
post-stettin = { stack-stettin }
post-berlin = { stack-berlin }
post-magdeburg = { stack-magdeburg }
post-leipzig = { stack-leipzig }
post-dresden = { stack-dresden }
post-chemnitz = { stack-chemnitz }
post-hannover = { stack-hannover }
post-braunschweig = { stack-braunschweig }
post-kassel = { stack-kassel }
post-osnabrueck = { stack-osnabrueck }
post-muenster = { stack-muenster }
post-dortmund = { stack-dortmund }
post-bochum_gelsenkirchen = { stack-bochum_gelsenkirchen }
post-essen = { stack-essen }
post-duisburg = { stack-duisburg }
post-krefeld = { stack-krefeld }
post-duesseldorf = { stack-duesseldorf }
post-muenchen_gladbach = { stack-muenchen_gladbach }
post-aachen = { stack-aachen }
post-koeln = { stack-koeln }
post-wuppertal_remscheid = { stack-wuppertal_remscheid }
post-hagen = { stack-hagen }
post-frankfurt = { stack-frankfurt }
post-mainz_wiesbaden = { stack-mainz_wiesbaden }
post-darmstadt = { stack-darmstadt }
post-mannheim_ludwigshafen = { stack-mannheim_ludwigshafen }
post-karlsruhe = { stack-karlsruhe }
post-saarbruecken = { stack-saarbruecken }
post-stuttgart = { stack-stuttgart }
post-friedrichshafen = { stack-friedrichshafen }
post-augsburg = { stack-augsburg }
post-muenchen = { stack-muenchen }
post-nuernberg = { stack-nuernberg }
post-schweinfurt = { stack-schweinfurt }
post-regensburg = { stack-regensburg }
post-hamburg_harburg = { stack-hamburg_harburg }
post-heide = { stack-heide }
post-poelitz = { stack-poelitz }
post-berlin_potsdam = { stack-berlin_potsdam }
post-dessau = { stack-dessau }
post-leuna_luetzkendorf = { stack-leuna_luetzkendorf }
post-boehlen_zeitz = { stack-boehlen_zeitz }
post-plauen = { stack-plauen }
post-bruex = { stack-bruex }
post-hildesheim = { stack-hildesheim }
post-dortmund_kamen = { stack-dortmund_kamen }
post-gelsenkirchen_wanne_eickel = { stack-gelsenkirchen_wanne_eickel }
post-bochum = { stack-bochum }
post-bonn_wesseling = { stack-bonn_wesseling }
post-koblenz = { stack-koblenz }
post-giessen = { stack-giessen }
post-frankfurt_hanau = { stack-frankfurt_hanau }
post-mainz_worms = { stack-mainz_worms }
post-pforzheim = { stack-pforzheim }
post-heilbronn = { stack-heilbronn }
post-freiburg = { stack-freiburg }
post-ulm = { stack-ulm }
post-wuerzburg = { stack-wuerzburg }
post-beacon_gertrud = { stack-beacon_gertrud }
post-beacon_rattler = { stack-beacon_rattler }
post-beacon_ida = { stack-beacon_ida }
post-beacon_otto = { stack-beacon_otto }
post-beacon_marie = { stack-beacon_marie }
post-beacon_ludwig = { stack-beacon_ludwig }
post-beacon_quelle = { stack-beacon_quelle }
post-beacon_kurfuerst = { stack-beacon_kurfuerst }
post-beacon_nordpol = { stack-beacon_nordpol }
post-beacon_heinz = { stack-beacon_heinz }
post-beacon_gemse = { stack-beacon_gemse }
post-beacon_kiebitz = { stack-beacon_kiebitz }
post-beacon_anton = { stack-beacon_anton }
post-beacon_berta = { stack-beacon_berta }
post-beacon_caesar = { stack-beacon_caesar }
post-beacon_dora = { stack-beacon_dora }
post-beacon_emil = { stack-beacon_emil }
post-beacon_friedrich = { stack-beacon_friedrich }
post-beacon_christa = { stack-beacon_christa }
post-beacon_paula = { stack-beacon_paula }
post-beacon_richard = { stack-beacon_richard }
post-beacon_siegfried = { stack-beacon_siegfried }
post-beacon_theodor = { stack-beacon_theodor }
post-beacon_ulrich = { stack-beacon_ulrich }
post-beacon_viktor = { stack-beacon_viktor }
post-gci_marker = Under GCI
chit-chit_1 = Chit 1
chit-chit_2 = Chit 2
chit-chit_3 = Chit 3
chit-chit_4 = Chit 4
chit-chit_5 = Chit 5
chit-chit_6 = Chit 6
chit-chit_7 = Chit 7
chit-chit_8 = Chit 8
chit-chit_9 = Chit 9
chit-chit_10 = Chit 10
chit-chit_11 = Chit 11
chit-chit_12 = Chit 12
chit-chit_13 = Chit 13
chit-chit_14 = Chit 14
chit-chit_15 = Chit 15
chit-chit_16 = Chit 16
chit-chit_17 = Chit 17
chit-chit_18 = Chit 18
chit-chit_19 = Chit 19
chit-chit_20 = Chit 20
chit-chit_21 = Chit 21
chit-chit_22 = Chit 22
chit-chit_23 = Chit 23
chit-chit_24 = Chit 24
chit-chit_25 = Chit 25
chit-chit_26 = Chit 26
chit-chit_27 = Chit 27
chit-chit_28 = Chit 28
chit-chit_29 = Chit 29
chit-chit_30 = Chit 30
chit-chit_31 = Chit 31
chit-chit_32 = Chit 32
chit-chit_33 = Chit 33
chit-chit_34 = Chit 34
chit-chit_35 = Chit 35
chit-chit_36 = Chit 36
chit-chit_37 = Chit 37
chit-chit_38 = Chit 38
chit-chit_39 = Chit 39
chit-chit_40 = Chit 40
chit-chit_41 = Chit 41
chit-chit_42 = Chit 42
chit-chit_43 = Chit 43
chit-chit_44 = Chit 44
chit-chit_45 = Chit 45
chit-chit_46 = Chit 46
chit-chit_47 = Chit 47
chit-chit_48 = Chit 48
chit-chit_49 = Chit 49
chit-chit_50 = Chit 50
marker-marker_1 = Weather marker 1
marker-marker_2 = Weather marker 2
marker-marker_3 = Weather marker 3
marker-marker_4 = Weather marker 4
marker-marker_5 = Weather marker 5
marker-marker_6 = Weather marker 6
marker-marker_7 = Weather marker 7
marker-marker_8 = Weather marker 8
marker-marker_9 = Weather marker 9
marker-marker_10 = Weather marker 10
marker-marker_11 = Weather marker 11
marker-marker_12 = Weather marker 12
marker-marker_13 = Weather marker 13
marker-marker_14 = Weather marker 14
marker-marker_15 = Weather marker 15
marker-marker_16 = Weather marker 16
combat-combat_1 = Combat marker 1
combat-combat_2 = Combat marker 2
combat-combat_3 = Combat marker 3
combat-combat_4 = Combat marker 4
combat-combat_5 = Combat marker 5
combat-combat_6 = Combat marker 6
combat-combat_7 = Combat marker 7
combat-combat_8 = Combat marker 8
combat-combat_9 = Combat marker 9
combat-combat_10 = Combat marker 10
combat-combat_11 = Combat marker 11
combat-combat_12 = Combat marker 12
combat-combat_13 = Combat marker 13
combat-combat_14 = Combat marker 14
combat-combat_15 = Combat marker 15
combat-combat_16 = Combat marker 16
combat-combat_17 = Combat marker 17
combat-combat_18 = Combat marker 18
combat-combat_19 = Combat marker 19
combat-combat_20 = Combat marker 20
combat-combat_21 = Combat marker 21
combat-combat_22 = Combat marker 22
combat-combat_23 = Combat marker 23
combat-combat_24 = Combat marker 24
combat-combat_25 = Combat marker 25
combat-combat_26 = Combat marker 26
combat-combat_27 = Combat marker 27
combat-combat_28 = Combat marker 28
combat-combat_29 = Combat marker 29
combat-combat_30 = Combat marker 30
combat-combat_31 = Combat marker 31
combat-combat_32 = Combat marker 32
combat-combat_33 = Combat marker 33
combat-combat_34 = Combat marker 34
combat-combat_35 = Combat marker 35
combat-combat_36 = Combat marker 36
combat-combat_37 = Combat marker 37
combat-combat_38 = Combat marker 38
combat-combat_39 = Combat marker 39
combat-combat_40 = Combat marker 40
combat-combat_41 = Combat marker 41
combat-combat_42 = Combat marker 42
combat-combat_43 = Combat marker 43
combat-combat_44 = Combat marker 44
combat-combat_45 = Combat marker 45
combat-combat_46 = Combat marker 46
combat-combat_47 = Combat marker 47
combat-combat_48 = Combat marker 48
combat-combat_49 = Combat marker 49
combat-combat_50 = Combat marker 50
combat-combat_51 = Combat marker 51
combat-combat_52 = Combat marker 52
combat-combat_53 = Combat marker 53
combat-combat_54 = Combat marker 54
combat-combat_55 = Combat marker 55
combat-combat_56 = Combat marker 56
combat-combat_57 = Combat marker 57
combat-combat_58 = Combat marker 58
combat-combat_59 = Combat marker 59
combat-combat_60 = Combat marker 60
combat-combat_61 = Combat marker 61
combat-combat_62 = Combat marker 62
combat-combat_63 = Combat marker 63
combat-combat_64 = Combat marker 64
blip-counter_1 = Raid counter 1
blip-counter_2 = Raid counter 2
blip-counter_3 = Raid counter 3
blip-counter_4 = Raid counter 4
blip-counter_5 = Raid counter 5
blip-counter_6 = Raid counter 6
blip-counter_7 = Raid counter 7
blip-counter_8 = Raid counter 8
blip-counter_9 = Raid counter 9
contact-counter_1 = { blip-counter_1 }
contact-counter_2 = { blip-counter_2 }
contact-counter_3 = { blip-counter_3 }
contact-counter_4 = { blip-counter_4 }
contact-counter_5 = { blip-counter_5 }
contact-counter_6 = { blip-counter_6 }
contact-counter_7 = { blip-counter_7 }
contact-counter_8 = { blip-counter_8 }
contact-counter_9 = { blip-counter_9 }
contact-emden = { city-emden }
contact-wilhelmshaven = { city-wilhelmshaven }
contact-bremen = { city-bremen }
contact-hamburg = { city-hamburg }
contact-kiel = { city-kiel }
contact-luebeck = { city-luebeck }
contact-rostock = { city-rostock }
contact-peenemuende = { city-peenemuende }
contact-stettin = { city-stettin }
contact-berlin = { city-berlin }
contact-magdeburg = { city-magdeburg }
contact-leipzig = { city-leipzig }
contact-dresden = { city-dresden }
contact-chemnitz = { city-chemnitz }
contact-hannover = { city-hannover }
contact-braunschweig = { city-braunschweig }
contact-kassel = { city-kassel }
contact-osnabrueck = { city-osnabrueck }
contact-muenster = { city-muenster }
contact-dortmund = { city-dortmund }
contact-bochum_gelsenkirchen = { city-bochum_gelsenkirchen }
contact-essen = { city-essen }
contact-duisburg = { city-duisburg }
contact-krefeld = { city-krefeld }
contact-duesseldorf = { city-duesseldorf }
contact-muenchen_gladbach = { city-muenchen_gladbach }
contact-aachen = { city-aachen }
contact-koeln = { city-koeln }
contact-wuppertal_remscheid = { city-wuppertal_remscheid }
contact-hagen = { city-hagen }
contact-frankfurt = { city-frankfurt }
contact-mainz_wiesbaden = { city-mainz_wiesbaden }
contact-darmstadt = { city-darmstadt }
contact-mannheim_ludwigshafen = { city-mannheim_ludwigshafen }
contact-karlsruhe = { city-karlsruhe }
contact-saarbruecken = { city-saarbruecken }
contact-stuttgart = { city-stuttgart }
contact-friedrichshafen = { city-friedrichshafen }
contact-augsburg = { city-augsburg }
contact-muenchen = { city-muenchen }
contact-nuernberg = { city-nuernberg }
contact-schweinfurt = { city-schweinfurt }
contact-regensburg = { city-regensburg }
contact-hamburg_harburg = { city-hamburg_harburg }
contact-heide = { city-heide }
contact-poelitz = { city-poelitz }
contact-berlin_potsdam = { city-berlin_potsdam }
contact-dessau = { city-dessau }
contact-leuna_luetzkendorf = { city-leuna_luetzkendorf }
contact-boehlen_zeitz = { city-boehlen_zeitz }
contact-plauen = { city-plauen }
contact-bruex = { city-bruex }
contact-hildesheim = { city-hildesheim }
contact-dortmund_kamen = { city-dortmund_kamen }
contact-gelsenkirchen_wanne_eickel = { city-gelsenkirchen_wanne_eickel }
contact-bochum = { city-bochum }
contact-bonn_wesseling = { city-bonn_wesseling }
contact-koblenz = { city-koblenz }
contact-giessen = { city-giessen }
contact-frankfurt_hanau = { city-frankfurt_hanau }
contact-mainz_worms = { city-mainz_worms }
contact-pforzheim = { city-pforzheim }
contact-heilbronn = { city-heilbronn }
contact-freiburg = { city-freiburg }
contact-ulm = { city-ulm }
contact-wuerzburg = { city-wuerzburg }
how-gci = GCI
how-tame_boar = Tame Boar
how-stacked = Wild Boar, stacked
how-late = Wild Boar, late
how-flak = Flak
target-a = Target A
target-b = Target B
level-german-major = German major victory
level-german-victory = German victory
level-draw = Draw
level-british-victory = British victory
level-british-major = British major victory
result-german-major = German major victory. Bomber Command cannot sustain losses like these.
result-german-victory = German victory. A good night for the night fighters.
result-draw = Draw. The damage done and the bombers lost balance out.
result-british-victory = British victory. The target was hit, and the losses were acceptable.
result-british-major = British major victory. A concentrated raid at little cost.
moon-no_moon = No moon
moon-moonrise = Moonrise
moon-moonset = Moonset
patrol-patrol_2 = Patrol 2
patrol-patrol_3 = Patrol 3
patrol-patrol_4 = Patrol 4
phase-set_up = Setup
phase-draw = Draw cards
phase-fighters = Fighter movement
phase-scramble = Scramble
phase-raids = Raid movement
phase-detection = Detection
phase-tame_boar = Tame Boar
phase-deployment = Deployment
phase-recovery = Recovery
phase-bombing = Bombing
phase-end = End of turn
task-attack_unit = Attack the unit
task-attack_airfield = Attack its airfield
role-intruder = Intruder
field-home_field = Home airfield
field-divert = Divert
stay-fly_on = Fly for another turn
agreement-agree = Agree
spend-spend_damage = Spend one flak damage marker for +1
again-attack_again = Attack again
stretch-stretch_stream = Place the stream one hex back

## Questions

ask-choose_patrol = Which patrol counter do you use?
    .coach = A stronger patrol hits harder but takes longer to come back.
    .waiting = The British player is choosing a patrol.
ask-choose_zone = Which zone draws its weather next?
    .coach = You choose only the order; the weather markers are random. In bad weather, the zones drawn last are the least likely to get fog.
    .waiting = The British player is choosing the order of the weather zones.
ask-choose_moon_turn = On which turn does the moon rise or set?
    .coach = Within two turns of the number on your target chit.
    .waiting = The British player is choosing the turn of the moon.
ask-plot = { $raid_id ->
        [none] Plot your raids.
       *[other] { $count ->
            [0] Plot { $raid }.
           *[other] Plot { $raid } against { $city }.
        }
    }
    .context = { $stage ->
        [kind] Your target: { $city }. What type of raid do you plot next?
        [letter] Which letter does this raid get?
        [target] What is its target?
        [entry] Where does it enter the map, or which raid does it escort?
        [split] Where does it split off?
        [turn] On which turn does it enter?
        [pace] How far does it fly on that turn?
        [leg] { $bound ->
            [home] On the way home: where does the next leg end?
           *[out] { $count ->
                [0] Where does the next leg end?
               *[other] On the way out: where does the next leg end?
            }
        }
        [way] Does it pass the vertices on the left or on the right?
       *[load] What bomb load does it carry?
    }
    .coach = Make several raids look like the Main Force for as long as you can. Every waypoint before the target costs accuracy.
    .waiting = The British player is plotting the raids.
plot-note = { $length ->
    [0] { "" }
   *[other] { $stack_id ->
        [none] turn { $turn }, { $length ->
            [one] 1 hex
           *[other] { $length } hexes
        } so far
       *[other] { $stack }: turn { $turn }, { $length ->
            [one] 1 hex
           *[other] { $length } hexes
        } so far
    }
}
ask-choose_stripped_city = Which city gives up its flak?
    .coach = Choose cities that are unlikely targets.
    .waiting = The German player is redeploying flak.
ask-choose_fighter = { $count ->
        [0] Does a unit leave its raid?
        [one] Where does { $units } in { $place } move?
       *[other] Where does the stack of { $count } in { $place } move?
    }
    .context = { $count ->
        [0] { "" }
       *[other] { $units }. Least fuel: { $fuel }, one less after the move. To split the stack or move another one, choose a unit.
    }
    .coach = Move twin-engined units ahead of the stream, if possible to a beacon on its likely route, and single-engined units to cities.
    .waiting = The German player is moving fighters.
place-note = { $stack_id ->
    [none] { "" }
   *[other] { $more ->
        [0] { $stack }
       *[other] { $stack } and { $more } more
    }
}
choose_place-note = { place-note }
choose_first_place-note = { place-note }
choose_quick_place-note = { place-note }
unit-note = { $group ->
    [0] { $place }, strength { $strength }, fuel { $fuel }
    [one] One unit, strength { $strength }, fuel { $fuel }
   *[other] { $group } units, strength { $strength } together, fuel { $fuel } or more
}
choose_fighter-note = { $group ->
    [0] { $place }, strength { $strength }, fuel { $fuel }
   *[other] { place-note }
}
choose_deploying-note = { unit-note }
choose_scramble-note = { unit-note }
choose_reaction-note = { unit-note }
choose_wild_boar-note = { unit-note }
choose_gci_unit-note = { unit-note }
choose_straggler_unit-note = { unit-note }
choose_contact_unit-note = { unit-note }
choose_attacker-note = { unit-note }
choose_intruder-note = { unit-note }
choose_adgb_target-note = { unit-note }
choose_landing-note = { unit-note }
choose_prey-note = { unit-note }
choose_unit_for_card-note = { unit-note }
choose_fighter-homeward = All that must turn for home fly towards their airfields
    .note = { $group } units
choose_fighter-pass = The rest stay where they are
ask-choose_place = Where does { $unit } move?
    .context = It is in { $place } and has fuel { $fuel }, one less after the move.
    .coach = Up to two hexes, or one with a scramble marker.
    .waiting = The German player is moving fighters.
ask-choose_leaving_hex = In which hex of { $raid } does { $unit } appear?
    .coach = Your choice shows the German player one of the raid's hexes.
    .waiting = The British player is placing a unit that leaves a raid.
ask-choose_deploying = Which units do you deploy?
    .coach = On a beacon it can make contact in adjacent hexes, on a city it can attack as Wild Boar, and in the Himmelbett belt it can go under GCI.
    .waiting = The German player is deploying fighters.
choose_deploying-pass = The rest stay as they are
ask-choose_post = Where do you deploy { $unit }?
    .context = It is in { $place } and has fuel { $fuel }.
    .coach = A unit on a city or beacon can also react to bombing in an adjacent hex.
    .waiting = The German player is deploying fighters.
choose_post-pass = Stay in the hex, not stacked
ask-choose_scramble = Which units do you scramble?
    .coach = It uses fuel from the next turn on. Too early is as bad as too late.
    .waiting = The German player is scrambling fighters.
choose_scramble-pass = Done scrambling
ask-choose_first_place = Where does { $unit } move as it takes off?
    .coach = A single-engined unit may move one hex on take-off.
    .waiting = The German player is scrambling fighters.
ask-choose_quick_place = Where does { $unit } move on its alert?
    .coach = It moves one hex and gets no scramble marker.
    .waiting = The German player is scrambling a unit on alert.
ask-choose_role = Does { $unit } fly as an intruder?
    .coach = Intruders attack raids over England and make no other attacks.
    .waiting = The German player is scrambling fighters.
choose_role-pass = No, fly a normal sortie
ask-choose_quick_role = Does { $unit }, on alert, fly as an intruder?
    .coach = Intruders attack raids over England and make no other attacks.
    .waiting = The German player is scrambling a unit on alert.
choose_quick_role-pass = No, fly a normal sortie
ask-choose_prey = Which unit does the patrol attack?
    .coach = Only one patrol can attack each unit.
    .waiting = The British player is sending out patrols.
ask-choose_task = Does the patrol attack { $unit } or its airfield?
    .coach = Closing its airfield keeps the unit on the ground for two recovery phases.
    .waiting = The British player is sending out patrols.
choose_patrol-pass = Send no more patrols
ask-choose_reaction = Which unit reacts to the bombing in an adjacent hex?
    .coach = It moves into the bombed hex and attacks in the Late column.
    .waiting = The German player is choosing reactions.
choose_reaction-pass = No more reactions
ask-choose_reaction_city = Which city does { $unit } react to?
    .coach = The Main Force's target stays secret.
    .waiting = The German player is choosing reactions.
ask-choose_wild_boar = Which unit attacks the bombers over the city?
    .coach = A unit stacked on the city uses the better column.
    .waiting = The German player is choosing Wild Boar attacks.
choose_wild_boar-pass = No more Wild Boar attacks
ask-choose_wild_boar_city = Over which city does { $unit } attack?
    .coach = A unit can attack over only one city.
    .waiting = The German player is choosing Wild Boar attacks.
choose_combat-note = { $how }, { $unit_id ->
        [none] { "" }
       *[other] { $unit },
    } { $city_id ->
        [none] { $place }
       *[other] { $city } ({ $place })
    }
ask-choose_combat = Which combat do you resolve next?
    .coach = You choose the order of the hexes; within a hex the order is fixed.
    .waiting = The German player is resolving combat.
ask-choose_gci_unit = Which unit intercepts the raid in { $place }?
    .coach = A unit can attack each raid once per phase.
    .waiting = The German player is choosing GCI attacks.
choose_gci_unit-pass = Do not intercept
ask-choose_straggler_unit = Which unit joins the attack on the stragglers in { $place }?
    .coach = Every GCI unit within three hexes may attack.
    .waiting = The German player is sending more GCI units.
choose_straggler_unit-pass = No more units
ask-choose_damage = The raid has flak damage. Spend a marker on the attack by { $unit }?
    .coach = The marker adds 1 to this attack and is then removed.
    .waiting = The German player is deciding whether to spend flak damage.
choose_damage-pass = Keep the marker
ask-choose_second_attack = Does { $unit } attack in { $place } a second time?
    .coach = Early Arrival at Target allows a second attack in the same column as the first. It is optional.
    .waiting = The German player is deciding on a second attack.
choose_second_attack-pass = Break off
ask-choose_stretch = Do you place the stream of { $raid } one hex back?
    .coach = The raid is then two hexes long this turn.
    .waiting = The British player is placing a stream.
choose_stretch-pass = Keep it in the raid's hex
ask-choose_contact_unit = Which unit tries to make contact?
    .coach = From a beacon there is no -2, and the unit can also reach adjacent hexes.
    .waiting = The German player is trying to make contact.
choose_contact_unit-pass = No more contact attempts
ask-choose_contact = Which raid counter or city does { $unit } try to contact?
    .coach = You do not know yet which raid it is.
    .waiting = The German player is trying to make contact.
ask-choose_attacker = Which units in raid boxes attack?
    .coach = Each unit in a raid box may attack once per turn.
    .waiting = The German player is choosing Tame Boar attacks.
choose_attacker-pass = No more Tame Boar attacks
ask-choose_adgb_target = Which intruder does ADGB attack?
    .coach = ADGB makes one attack per turn, however many intruders there are.
    .waiting = The British player is choosing an intruder for ADGB to attack.
choose_adgb_target-pass = Do not attack
ask-choose_intruder = Which intruder attacks?
    .coach = Bombers that have not been alerted yet are easy targets.
    .waiting = The German player is choosing intruder attacks.
choose_intruder-pass = No more intruder attacks
ask-choose_victim = Which raid does { $unit } attack?
    .coach = You can attack raids that are over England and have not landed.
    .waiting = The German player is choosing intruder attacks.
ask-choose_landing = Which units land?
    .coach = A unit that lands at home rearms and can scramble again in two turns.
    .waiting = The German player is landing fighters.
choose_landing-pass = The rest stay in the air
ask-choose_field = Does { $unit } land at home or divert?
    .coach = A diverted unit is out of the game, but the weather may be better there.
    .waiting = The German player is landing fighters.
ask-choose_to_fly_on = All raids are home. Do your fighters land now?
    .coach = Flying on may bring them closer to their own airfields.
    .waiting = The German player is bringing the fighters home.
choose_to_fly_on-pass = Land them all
ask-answer_the_offer = Your opponent offers to end the night. Do you agree?
    .coach = Targets that have not been bombed by the end of this turn score nothing, and no more bombers are lost.
    .waiting = The other player is considering the offer to end the night.
answer_the_offer-pass = Keep flying

## Reasons why something is unavailable

why-main_force_first = plot every Main Force first.
why-no_more_of_them = none left.
why-another_raid_goes_there = already the target of another raid.
why-another_raid_ends_there = another raid would end its turn there.
why-decoys_avoid_it = spoofs must avoid cities and airfields.
why-too_many_legs = too many legs would be needed from there.
why-not_home_in_time = too late to be home by turn { $a }.
why-the_target_itself = this is the target itself.
why-no_way_to_the_target = the target cannot be reached from there.
why-others_in_the_way = other raids block every way on from there.
why-too_soon_after_the_first = the second raid must enter on turn { $a } or later.
why-no_time_for_the_second = the first raid must bomb by turn { $a } so that the second can follow.
why-that_is_not_parting = the escorted raid flies there.
why-no_target = not a target city.
why-still_climbing = still has a scramble marker.
why-no_ground_control_here = not a Himmelbett hex of the unit's own division, or already taken.
why-under_ground_control = units under GCI cannot stack.
why-airfield_not_seen = not possible in fog or heavy cloud.
why-attacked_it_before = has already attacked this raid.
why-out_of_fuel = units without fuel must land first.

## The log

event-turn_begins = Turn { $turn }.
event-phase_begins = { $phase }.
event-not_available = { $unit } is not available tonight.
event-patrol_chosen = The British player chooses { $patrol }.
event-target_drawn = { $city_id ->
    [hidden] The { $seat } player draws a target.
   *[other] { $again ->
        [no] The target is { $city }.
       *[yes] The second raid is a follow-up raid on { $city }.
    }
}
event-weather_season = { $bad ->
    [no] The weather is good tonight.
   *[yes] The weather is bad tonight.
}
event-weather_is = { $zone }: { $weather }.
event-visibility_is = Visibility: { $visibility }.
event-dawn_is = Dawn on turn { $turn }.
event-moon_is = { $moon } on turn { $turn }.
event-wind_is = The wind blows towards { $degrees } degrees.
event-plots_made = All raids are plotted.
event-flak_moved = The flak of { $city } is redeployed elsewhere.
event-fighter_moved = { $unit } moves from { $origin } to { $place }.
event-scrambled = { $unit } scrambles at { $place }.
event-grounded = { $unit } has no fuel and is out of the game.
event-airfield_closed = The airfield of { $unit } is closed.
event-airfield_attacked = A patrol attacks the airfield of { $unit }: total { $total }.
event-patrol_sent = { $patrol } attacks and will be back on turn { $turn }.
event-intruder = { $unit } flies as an intruder.
event-bombs_fall = Bombs fall on { $city }.
event-end_offered = The { $seat } player offers to end the night.
event-end_agreed = Both players agree: the night ends after this turn.
event-raid_home = { $raid } is over England.
event-reacted = { $unit } reacts to the bombing of { $city }.
event-wild_boar = { $unit } joins the Wild Boar attack over { $city }.
event-attack_declared = { $place_id ->
    [hidden] { $unit } attacks ({ $how }).
   *[other] { $unit } attacks in { $place } ({ $how }).
}{ $kind_id ->
    [mosquito] { $state_id ->
        [homebound] {" "}The target is a homebound Mosquito raid.
       *[other] {" "}The target is a Mosquito raid.
    }
    [decoy] { $state_id ->
        [homebound] {" "}The target is a homebound spoof.
       *[other] {" "}The target is a spoof.
    }
   *[other] { $state_id ->
        [homebound] {" "}The raid is homebound.
        [heavy_load] {" "}The raid carries heavy loads.
       *[other] {""}
    }
}
event-weather_told = Weather modifier for the attack by { $unit }: { $modifier ->
    [-2] -2
    [-1] -1
   *[other] +{ $modifier }
}.
event-damage_spent = A flak damage marker is spent: { $unit } gets +1.
event-roll_summed = { $roll }: { $dice } rolled{ $value ->
        [0] { "" }
       *[other] , strength { $value }
    }{ $weather ->
        [0] { "" }
       *[other] , weather { $weather }
    }{ $sight ->
        [0] { "" }
       *[other] , visibility { $sight }
    }.
event-roll_adjusted = Also counted:{ $cards ->
        [0] { "" }
       *[other] { " " }cards { $cards }
    }{ $wind ->
        [0] { "" }
       *[other] { " " }wind { $wind }
    } { $reasons }
roll_kind-contact = Contact
roll_kind-attack = Attack
roll_kind-flak = Flak
roll_kind-return_fire = Return fire
roll_kind-patrol = British attack
roll_kind-detection = Detection
roll_kind-marking = Target marking
modifier_kinds-decoy = Spoof
modifier_kinds-heavy_load = Heavy load
modifier_kinds-damage_spent = Flak damage spent
modifier_kinds-stragglers = Stragglers
modifier_kinds-off_beacon = Not on a beacon
modifier_kinds-beleuchter = Beleuchter
modifier_kinds-oboe = OBOE
modifier_kinds-good_radar = Good radar picture
modifier_kinds-poor_radar = Poor radar picture
event-attack_rolled = { $unit } rolls { $dice }, total { $total }: { $lost ->
    [0] no bombers lost
    [one] 1 bomber lost
   *[other] { $lost } bombers lost
}.
event-bombers_hit = { $raid_id ->
    [hidden] A raid loses
   *[other] { $raid } loses
} { $lost ->
    [0] no bombers
    [one] 1 bomber
   *[other] { $lost } bombers
}{ $disrupted ->
    [0] {""}
   *[other] , disruption +{ $disrupted }
}{ $damage ->
    [0] {""}
   *[other] , flak damage +{ $damage }
}.
event-defensive_fire = The bombers fire back at { $unit }: total { $total }.
event-left_raid = { $unit } leaves the raid and appears in { $place }.
event-flak_fires = { $city_id ->
    [hidden] Flak fires in { $place }.
   *[other] The flak of { $city } fires.
}
event-flak_rolled = Flak in { $place }: total { $total }.
event-british_attacked = The British attack { $unit }: total { $total }, { $lost ->
    [0] no night fighters lost
    [one] 1 night fighter lost
   *[other] { $lost } night fighters lost
}.
event-depleted = { $unit } is depleted.
event-sent_home = { $unit } must return to base.
event-fighters_lost = { $unit_id ->
    [hidden] { $lost ->
        [one] 1 night fighter is lost
       *[other] { $lost } night fighters are lost
    } ({ $total } total).
   *[other] { $unit } loses { $lost ->
        [one] 1 night fighter
       *[other] { $lost } night fighters
    } ({ $total } total).
}
event-detection_rolled = Detection roll { $total } against jamming level { $level }: { $result_id ->
    [nothing] nothing is detected.
    [contacted] contacted raids are detected.
    [all_raids] all raids are detected.
   *[streams] all raids and streams are detected.
}
event-raids_detected = { $raids ->
    [0] No raid counters are placed.
    [one] 1 raid counter is placed.
   *[other] { $raids } raid counters are placed.
}{ $confirmed ->
    [no] {""}
   *[yes] {" "}Streams are confirmed.
}
event-jamming_is = The jamming level is now { $level }.
event-wind_told = Wind modifier for the contact roll of { $unit }: { $modifier ->
    [-1] -1
   *[other] +{ $modifier }
}.
event-contact_rolled = { $unit } rolls { $total } for contact against { $number }.
event-contact_made = { $unit } makes contact with { $raid }.
event-took_gci = { $unit } goes under GCI in { $place }.
event-stacked = { $unit } stacks on { $stack }.
event-landed = { $diverted ->
    [no] { $unit } lands at its home airfield ({ $zone }).
   *[yes] { $unit } diverts to { $zone }.
}
event-unit_wrecked = { $unit } is wrecked on landing and is out of the game.
event-raid_lands = { $raid } lands ({ $kind }).
event-bombers_crashed = { $lost ->
    [0] { $raid }: all bombers land safely.
    [one] { $raid }: 1 bomber crashes on landing.
   *[other] { $raid }: { $lost } bombers crash on landing.
}
event-mosquitoes_confirmed = { $raid }: { $stand } of { $claims } claimed Mosquito losses confirmed.
event-mosquitoes_noted = { $stand ->
    [hidden] { $raid }: the British player checks in secret which claimed losses are confirmed.
   *[other] { $raid }: { $stand } of { $claims } claimed Mosquito losses confirmed. Only you can see this.
}
event-mines_scattered = Minelaying in { $place }: disruption { $disruption } costs { $errors ->
    [0] no points
    [one] 1 point
   *[other] { $errors } points
}.
event-mines_laid = Mines are laid in { $place }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-mosquitoes_bombed = The Mosquitoes' bombing of { $city } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-game_over = Final score: British { $british }, German { $german }.
event-conceded = The { $seat } player concedes.

## Rules

rule-1-0 = Introduction
rule-1-1 = The rules
rule-1-2 = Playbook
rule-1-3 = Players
rule-1-4 = Scenarios
rule-1-5 = Scale
rule-1-6 = Terms
rule-2-0 = Components
rule-2-1 = Scenario map
rule-2-1-1 = Hexes
rule-2-1-2 = Map features
rule-2-2 = Units
rule-2-2-1 = British raids
rule-2-2-2 = German night fighters
rule-2-2-3 = ADGB and patrols
rule-2-3 = Counters
rule-2-3-1 = Target chits
rule-2-3-2 = Tracks
rule-2-3-3 = Night conditions
rule-2-3-4 = Markers on units
rule-2-3-5 = Markers on the map
rule-2-3-6 = Bombing markers
rule-2-4 = Play aid
rule-2-5 = Planning map
rule-2-6 = City maps
rule-2-7 = Card decks
rule-3-0 = Setup
rule-3-1 = Scenario
rule-3-1-1 = Map
rule-3-1-2 = Markers
rule-3-2 = Units
rule-3-2-1 = German units
rule-3-2-2 = British units
rule-3-3 = Targets
rule-3-3-1 = Cities that cannot be targets
rule-3-4 = Night conditions
rule-3-4-1 = Weather
rule-3-4-2 = Effects of weather
rule-3-4-3 = Haze over the Ruhr
rule-3-4-4 = Visibility
rule-3-4-5 = Dawn
rule-3-4-6 = Moon and wind
rule-3-5 = Preparing raids
rule-3-5-1 = Raids
rule-3-5-2 = Plotting
rule-3-6 = Redeploying flak
rule-3-7 = Setting up the decks
rule-3-7-1 = Opening hands in Downfall
rule-4-0 = Plotting
rule-4-1 = Raid letters
rule-4-2 = Routes
rule-4-2-1 = Legs
rule-4-2-2 = Turns
rule-4-3 = Types of raid
rule-4-3-1 = Main Force
rule-4-3-2 = Mosquitoes
rule-4-3-3 = Gardening
rule-4-3-4 = Spoofs
rule-4-4 = Several raids
rule-4-4-1 = Mosquito escorts
rule-4-5 = Plotting in Downfall
rule-4-5-1 = Two targets
rule-4-5-2 = Follow-up raid
rule-4-5-3 = Short nights
rule-5-0 = Sequence of play
rule-6-0 = Cards
rule-6-1 = Drawing cards
rule-6-2 = Playing cards
rule-6-2-1 = Cards and modifiers
rule-6-2-2 = Cards that cancel
rule-6-2-3 = Symbols
rule-6-2-4 = Cards with several functions
rule-7-0 = Movement
rule-7-1 = Fighter movement
rule-7-1-1 = Jutland
rule-7-2 = Raid movement
rule-7-2-1 = Streams
rule-7-2-2 = Streams in Berlin
rule-7-2-3 = Streams in Downfall
rule-7-2-4 = Leaving the map
rule-7-2-5 = Earlier detections
rule-7-3 = Deployment
rule-7-4 = Scramble and recovery
rule-7-4-1 = Airfields
rule-7-4-2 = Scramble
rule-7-4-3 = Return to base
rule-7-4-4 = Recovery
rule-7-4-5 = Rearming
rule-7-4-6 = Closed airfields
rule-7-4-7 = Out of range
rule-7-4-8 = Allied airspace
rule-7-5 = Fuel
rule-7-5-1 = Fuel under GCI
rule-7-6 = Raid recovery
rule-7-6-1 = FIDO
rule-8-0 = Detection
rule-8-1 = Jamming track
rule-8-2 = Detection phase
rule-8-2-1 = Confirming streams
rule-8-3 = Information about raids
rule-9-0 = Combat
rule-9-1 = German attacks
rule-9-1-1 = Making an attack
rule-9-1-2 = Movement and combat
rule-9-1-3 = Several attacks in a hex
rule-9-2 = British attacks
rule-9-2-1 = Resolving British attacks
rule-9-2-2 = Serrate and Perfectos
rule-9-2-3 = ADGB
rule-9-2-4 = Patrols
rule-9-2-5 = Airfields
rule-9-3 = GCI
rule-9-3-1 = Area night fighting
rule-9-3-2 = Anti-Oboe attacks
rule-9-4 = Tame Boar
rule-9-4-1 = Contact
rule-9-4-2 = Contact over a bombed city
rule-9-4-3 = Leaving a raid
rule-9-4-4 = Weather in Tame Boar attacks
rule-9-5 = Wild Boar
rule-9-5-1 = Wild Boar attacks
rule-9-5-2 = Reaction
rule-9-6 = Flak
rule-9-6-1 = Flak and bombers
rule-9-6-2 = Searchlights
rule-9-6-3 = Flak and night fighters
rule-9-7 = Resolving attacks
rule-9-7-1 = Depletion
rule-9-7-2 = Defensive fire
rule-9-8 = Results
rule-9-8-1 = Depleted units
rule-9-8-2 = Losses
rule-9-8-3 = Disruption
rule-9-8-4 = Flak damage
rule-9-9 = Mosquitoes in combat
rule-9-9-1 = Mosquito losses
rule-9-9-2 = Mosquito hunts
rule-10-0 = Bombing by Main Forces
rule-10-1 = City maps
rule-10-1-1 = Oil plants
rule-10-2 = Bombing
rule-10-3 = Marking the target
rule-10-3-1 = Aimpoint and approach
rule-10-3-2 = Target indicators
rule-10-3-3 = The approach marker
rule-10-4 = Dropping the bombs
rule-10-4-1 = Bomb load
rule-10-4-2 = Placing the bombs
rule-10-4-3 = Target indicators in the countryside
rule-10-5 = Adjusting the bombing
rule-10-5-1 = Moving counters
rule-10-5-2 = Errors and precision
rule-10-5-3 = Fires
rule-10-5-4 = Creep-back
rule-10-5-5 = Firestorm
rule-10-6 = Follow-up raid
rule-11-0 = End of the game
rule-11-1 = Victory points
rule-11-1-1 = Bombing points in Berlin
rule-11-1-2 = Bombing points in Downfall
rule-11-2 = Victory
rule-12-0 = Advanced rules
rule-12-1 = Advanced weather
rule-12-1-1 = Bad weather
rule-12-1-2 = Moon
rule-12-1-3 = Tailwind
rule-12-2 = Intruders
rule-12-2-1 = Creating intruders
rule-12-2-2 = What intruders do
rule-12-2-3 = ADGB against intruders
rule-12-2-4 = Intruder attacks
rule-12-3 = Bomb loads
rule-12-3-1 = Heavy loads
rule-12-3-2 = Light loads
rule-12-4 = Approach by direction
rule-12-4-1 = Random north
rule-12-5 = Fog of war
rule-13-0 = Downfall at a glance
rule-undo = Undo

## Places

city-emden = Emden
city-wilhelmshaven = Wilhelmshaven
city-bremen = Bremen
city-hamburg = Hamburg
city-kiel = Kiel
city-luebeck = Lübeck
city-rostock = Rostock
city-peenemuende = Peenemünde
city-stettin = Stettin
city-berlin = Berlin
city-magdeburg = Magdeburg
city-leipzig = Leipzig
city-dresden = Dresden
city-chemnitz = Chemnitz
city-hannover = Hannover
city-braunschweig = Braunschweig
city-kassel = Kassel
city-osnabrueck = Osnabrück
city-muenster = Münster
city-dortmund = Dortmund
city-bochum_gelsenkirchen = Bochum/Gelsenkirchen
city-essen = Essen
city-duisburg = Duisburg
city-krefeld = Krefeld
city-duesseldorf = Düsseldorf
city-muenchen_gladbach = München-Gladbach
city-aachen = Aachen
city-koeln = Köln
city-wuppertal_remscheid = Wuppertal/Remscheid
city-hagen = Hagen
city-frankfurt = Frankfurt
city-mainz_wiesbaden = Mainz/Wiesbaden
city-darmstadt = Darmstadt
city-mannheim_ludwigshafen = Mannheim/Ludwigshafen
city-karlsruhe = Karlsruhe
city-saarbruecken = Saarbrücken
city-stuttgart = Stuttgart
city-friedrichshafen = Friedrichshafen
city-augsburg = Augsburg
city-muenchen = München
city-nuernberg = Nürnberg
city-schweinfurt = Schweinfurt
city-regensburg = Regensburg
city-hamburg_harburg = Hamburg/Harburg
city-heide = Heide
city-poelitz = Pölitz
city-berlin_potsdam = Berlin/Potsdam
city-dessau = Dessau
city-leuna_luetzkendorf = Leuna/Lützkendorf
city-boehlen_zeitz = Böhlen/Zeitz
city-plauen = Plauen
city-bruex = Brüx
city-hildesheim = Hildesheim
city-dortmund_kamen = Dortmund/Kamen
city-gelsenkirchen_wanne_eickel = Gelsenkirchen/Wanne-Eickel
city-bochum = Bochum
city-bonn_wesseling = Bonn/Wesseling
city-koblenz = Koblenz
city-giessen = Giessen
city-frankfurt_hanau = Frankfurt/Hanau
city-mainz_worms = Mainz/Worms
city-pforzheim = Pforzheim
city-heilbronn = Heilbronn
city-freiburg = Freiburg
city-ulm = Ulm
city-wuerzburg = Würzburg
city-amsterdam = Amsterdam
city-rotterdam = Rotterdam
city-antwerp = Antwerp
city-brussels = Brussels
city-liege = Liège
city-lille = Lille
city-luxembourg = Luxembourg
city-metz = Metz
city-nancy = Nancy
city-strasbourg = Strasbourg
city-esbjerg = Esbjerg
city-odense = Odense
city-prague = Prague
city-amiens = Amiens
stack-emden = { city-emden }
stack-wilhelmshaven = { city-wilhelmshaven }
stack-bremen = { city-bremen }
stack-hamburg = { city-hamburg }
stack-kiel = { city-kiel }
stack-luebeck = { city-luebeck }
stack-rostock = { city-rostock }
stack-peenemuende = { city-peenemuende }
stack-stettin = { city-stettin }
stack-berlin = { city-berlin }
stack-magdeburg = { city-magdeburg }
stack-leipzig = { city-leipzig }
stack-dresden = { city-dresden }
stack-chemnitz = { city-chemnitz }
stack-hannover = { city-hannover }
stack-braunschweig = { city-braunschweig }
stack-kassel = { city-kassel }
stack-osnabrueck = { city-osnabrueck }
stack-muenster = { city-muenster }
stack-dortmund = { city-dortmund }
stack-bochum_gelsenkirchen = { city-bochum_gelsenkirchen }
stack-essen = { city-essen }
stack-duisburg = { city-duisburg }
stack-krefeld = { city-krefeld }
stack-duesseldorf = { city-duesseldorf }
stack-muenchen_gladbach = { city-muenchen_gladbach }
stack-aachen = { city-aachen }
stack-koeln = { city-koeln }
stack-wuppertal_remscheid = { city-wuppertal_remscheid }
stack-hagen = { city-hagen }
stack-frankfurt = { city-frankfurt }
stack-mainz_wiesbaden = { city-mainz_wiesbaden }
stack-darmstadt = { city-darmstadt }
stack-mannheim_ludwigshafen = { city-mannheim_ludwigshafen }
stack-karlsruhe = { city-karlsruhe }
stack-saarbruecken = { city-saarbruecken }
stack-stuttgart = { city-stuttgart }
stack-friedrichshafen = { city-friedrichshafen }
stack-augsburg = { city-augsburg }
stack-muenchen = { city-muenchen }
stack-nuernberg = { city-nuernberg }
stack-schweinfurt = { city-schweinfurt }
stack-regensburg = { city-regensburg }
stack-hamburg_harburg = { city-hamburg_harburg }
stack-heide = { city-heide }
stack-poelitz = { city-poelitz }
stack-berlin_potsdam = { city-berlin_potsdam }
stack-dessau = { city-dessau }
stack-leuna_luetzkendorf = { city-leuna_luetzkendorf }
stack-boehlen_zeitz = { city-boehlen_zeitz }
stack-plauen = { city-plauen }
stack-bruex = { city-bruex }
stack-hildesheim = { city-hildesheim }
stack-dortmund_kamen = { city-dortmund_kamen }
stack-gelsenkirchen_wanne_eickel = { city-gelsenkirchen_wanne_eickel }
stack-bochum = { city-bochum }
stack-bonn_wesseling = { city-bonn_wesseling }
stack-koblenz = { city-koblenz }
stack-giessen = { city-giessen }
stack-frankfurt_hanau = { city-frankfurt_hanau }
stack-mainz_worms = { city-mainz_worms }
stack-pforzheim = { city-pforzheim }
stack-heilbronn = { city-heilbronn }
stack-freiburg = { city-freiburg }
stack-ulm = { city-ulm }
stack-wuerzburg = { city-wuerzburg }
plot-emden = { city-emden }
plot-wilhelmshaven = { city-wilhelmshaven }
plot-bremen = { city-bremen }
plot-hamburg = { city-hamburg }
plot-kiel = { city-kiel }
plot-luebeck = { city-luebeck }
plot-rostock = { city-rostock }
plot-peenemuende = { city-peenemuende }
plot-stettin = { city-stettin }
plot-berlin = { city-berlin }
plot-magdeburg = { city-magdeburg }
plot-leipzig = { city-leipzig }
plot-dresden = { city-dresden }
plot-chemnitz = { city-chemnitz }
plot-hannover = { city-hannover }
plot-braunschweig = { city-braunschweig }
plot-kassel = { city-kassel }
plot-osnabrueck = { city-osnabrueck }
plot-muenster = { city-muenster }
plot-dortmund = { city-dortmund }
plot-bochum_gelsenkirchen = { city-bochum_gelsenkirchen }
plot-essen = { city-essen }
plot-duisburg = { city-duisburg }
plot-krefeld = { city-krefeld }
plot-duesseldorf = { city-duesseldorf }
plot-muenchen_gladbach = { city-muenchen_gladbach }
plot-aachen = { city-aachen }
plot-koeln = { city-koeln }
plot-wuppertal_remscheid = { city-wuppertal_remscheid }
plot-hagen = { city-hagen }
plot-frankfurt = { city-frankfurt }
plot-mainz_wiesbaden = { city-mainz_wiesbaden }
plot-darmstadt = { city-darmstadt }
plot-mannheim_ludwigshafen = { city-mannheim_ludwigshafen }
plot-karlsruhe = { city-karlsruhe }
plot-saarbruecken = { city-saarbruecken }
plot-stuttgart = { city-stuttgart }
plot-friedrichshafen = { city-friedrichshafen }
plot-augsburg = { city-augsburg }
plot-muenchen = { city-muenchen }
plot-nuernberg = { city-nuernberg }
plot-schweinfurt = { city-schweinfurt }
plot-regensburg = { city-regensburg }
plot-hamburg_harburg = { city-hamburg_harburg }
plot-heide = { city-heide }
plot-poelitz = { city-poelitz }
plot-berlin_potsdam = { city-berlin_potsdam }
plot-dessau = { city-dessau }
plot-leuna_luetzkendorf = { city-leuna_luetzkendorf }
plot-boehlen_zeitz = { city-boehlen_zeitz }
plot-plauen = { city-plauen }
plot-bruex = { city-bruex }
plot-hildesheim = { city-hildesheim }
plot-dortmund_kamen = { city-dortmund_kamen }
plot-gelsenkirchen_wanne_eickel = { city-gelsenkirchen_wanne_eickel }
plot-bochum = { city-bochum }
plot-bonn_wesseling = { city-bonn_wesseling }
plot-koblenz = { city-koblenz }
plot-giessen = { city-giessen }
plot-frankfurt_hanau = { city-frankfurt_hanau }
plot-mainz_worms = { city-mainz_worms }
plot-pforzheim = { city-pforzheim }
plot-heilbronn = { city-heilbronn }
plot-freiburg = { city-freiburg }
plot-ulm = { city-ulm }
plot-wuerzburg = { city-wuerzburg }
beacon-gertrud = Gertrud
stack-beacon_gertrud = Gertrud beacon
beacon-rattler = Rattler
stack-beacon_rattler = Rattler beacon
beacon-ida = Ida
stack-beacon_ida = Ida beacon
beacon-otto = Otto
stack-beacon_otto = Otto beacon
beacon-marie = Marie
stack-beacon_marie = Marie beacon
beacon-ludwig = Ludwig
stack-beacon_ludwig = Ludwig beacon
beacon-quelle = Quelle
stack-beacon_quelle = Quelle beacon
beacon-kurfuerst = Kurfürst
stack-beacon_kurfuerst = Kurfürst beacon
beacon-nordpol = Nordpol
stack-beacon_nordpol = Nordpol beacon
beacon-heinz = Heinz
stack-beacon_heinz = Heinz beacon
beacon-gemse = Gemse
stack-beacon_gemse = Gemse beacon
beacon-kiebitz = Kiebitz
stack-beacon_kiebitz = Kiebitz beacon
beacon-anton = Anton
stack-beacon_anton = Anton beacon
beacon-berta = Berta
stack-beacon_berta = Berta beacon
beacon-caesar = Cäsar
stack-beacon_caesar = Cäsar beacon
beacon-dora = Dora
stack-beacon_dora = Dora beacon
beacon-emil = Emil
stack-beacon_emil = Emil beacon
beacon-friedrich = Friedrich
stack-beacon_friedrich = Friedrich beacon
beacon-christa = Christa
stack-beacon_christa = Christa beacon
beacon-paula = Paula
stack-beacon_paula = Paula beacon
beacon-richard = Richard
stack-beacon_richard = Richard beacon
beacon-siegfried = Siegfried
stack-beacon_siegfried = Siegfried beacon
beacon-theodor = Theodor
stack-beacon_theodor = Theodor beacon
beacon-ulrich = Ulrich
stack-beacon_ulrich = Ulrich beacon
beacon-viktor = Viktor
stack-beacon_viktor = Viktor beacon
place-england = England
place-jutland = Jutland
place-ready = ready
place-rearming = rearming
place-closed = closed airfields
place-recovered = landed
place-out = out of the game
place-raid_a = raid A's stream
place-raid_b = raid B's stream
place-raid_c = raid C's stream
place-raid_d = raid D's stream
place-raid_e = raid E's stream
place-raid_f = raid F's stream
place-raid_g = raid G's stream
place-raid_h = raid H's stream
place-raid_j = raid J's stream
raid-a = Raid A
raid-b = Raid B
raid-c = Raid C
raid-d = Raid D
raid-e = Raid E
raid-f = Raid F
raid-g = Raid G
raid-h = Raid H
raid-j = Raid J
zone-england = England
zone-jd_1 = 1 JD
zone-jd_2 = 2 JD
zone-jd_3 = 3 JD
zone-jd_4 = 4 JD
zone-jd_7 = 7 JD
weather-clear = clear
weather-haze = haze
weather-broken_cloud = broken cloud
weather-cloud = cloud
weather-heavy_cloud = heavy cloud
weather-fog = fog
visibility-good = good
visibility-normal = normal
visibility-poor = poor
kind-main_force = Main Force
kind-decoy = Spoof
kind-gardening = Gardening
kind-mosquito = Mosquito
type-me110 = Messerschmitt Bf 110G
type-ju88 = Junkers Ju 88C/R/G
type-do217 = Dornier Do 217J/N
type-he219 = Heinkel He 219
type-me262 = Messerschmitt Me 262
type-me109 = Messerschmitt Bf 109G
type-fw190 = Focke-Wulf Fw 190A

## Units

unit-b01 = I./NJG 1
unit-b02 = II./NJG 1
unit-b03 = III./NJG 1
unit-b04 = IV./NJG 1
unit-b05 = I./NJG 2
unit-b06 = II./NJG 2
unit-b07 = III./NJG 2
unit-b08 = I./JG 300
unit-b09 = II./JG 300
unit-b10 = I./NJG 3
unit-b11 = II./NJG 3
unit-b12 = III./NJG 3
unit-b13 = IV./NJG 3
unit-b14 = Wittmundhafen Staffel, NJG 3
unit-b15 = 8./NJG 3
unit-b16 = III./JG 300
unit-b17 = I./NJG 5
unit-b18 = II./NJG 5
unit-b19 = III./NJG 5
unit-b20 = IV./NJG 5
unit-b21 = NJGr 10
unit-b22 = I./JG 302
unit-b23 = II./JG 302
unit-b24 = III./JG 301
unit-b25 = I./NJG 6
unit-b26 = II./NJG 6
unit-b27 = I./NJG 101
unit-b28 = II./NJG 101
unit-b29 = I./NJG 102
unit-b30 = I./JG 301
unit-b31 = I./NJG 4
unit-b32 = II./NJG 4
unit-b33 = III./NJG 4
unit-d01 = I./NJG 1
unit-d02 = II./NJG 1
unit-d03 = III./NJG 1
unit-d04 = IV./NJG 1
unit-d05 = I./NJG 2
unit-d06 = II./NJG 2
unit-d07 = III./NJG 2
unit-d08 = I./NJG 4
unit-d09 = II./NJG 4
unit-d10 = III./NJG 4
unit-d11 = I./NJG 11
unit-d12 = II./NJG 11
unit-d13 = I./NJG 3
unit-d14 = II./NJG 3
unit-d15 = III./NJG 3
unit-d16 = IV./NJG 3
unit-d17 = III./NJG 5
unit-d18 = I./NJG 5
unit-d19 = II./NJG 5
unit-d20 = IV./NJG 5
unit-d21 = 10./NJG 11 (Kdo Welter)
unit-d22 = I./NJG 10
unit-d23 = III./NJG 11
unit-d24 = I./NJG 6
unit-d25 = II./NJG 6
unit-d26 = III./NJG 6
unit-d27 = IV./NJG 6
unit-d28 = IV./NJG 2
unit-d29 = I./NJG 101
unit-d30 = 7./NJG 11

## City maps (10)

area-a1 = A1
area-a2 = A2
area-a3 = A3
area-a4 = A4
area-b1 = B1
area-b2 = B2
area-b3 = B3
area-b4 = B4
area-b5 = B5
area-c1 = C1
area-c2 = C2
area-c3 = C3
area-c4 = C4
area-c5 = C5
area-c6 = C6
area-d1 = D1
area-d2 = D2
area-d3 = D3
area-d4 = D4
area-d5 = D5
area-d6 = D6
area-d7 = D7
area-e1 = E1
area-e2 = E2
area-e3 = E3
area-e4 = E4
area-e5 = E5
area-e6 = E6
area-f1 = F1
area-f2 = F2
area-f3 = F3
area-f4 = F4
area-f5 = F5
area-g1 = G1
area-g2 = G2
area-g3 = G3
area-g4 = G4
area-country = the countryside
bomb-he = HE
bomb-incendiary = Incendiary
counter-a1_he = HE in { area-a1 }
counter-a1_incendiary = Incendiary in { area-a1 }
counter-a2_he = HE in { area-a2 }
counter-a2_incendiary = Incendiary in { area-a2 }
counter-a3_he = HE in { area-a3 }
counter-a3_incendiary = Incendiary in { area-a3 }
counter-a4_he = HE in { area-a4 }
counter-a4_incendiary = Incendiary in { area-a4 }
counter-b1_he = HE in { area-b1 }
counter-b1_incendiary = Incendiary in { area-b1 }
counter-b2_he = HE in { area-b2 }
counter-b2_incendiary = Incendiary in { area-b2 }
counter-b3_he = HE in { area-b3 }
counter-b3_incendiary = Incendiary in { area-b3 }
counter-b4_he = HE in { area-b4 }
counter-b4_incendiary = Incendiary in { area-b4 }
counter-b5_he = HE in { area-b5 }
counter-b5_incendiary = Incendiary in { area-b5 }
counter-c1_he = HE in { area-c1 }
counter-c1_incendiary = Incendiary in { area-c1 }
counter-c2_he = HE in { area-c2 }
counter-c2_incendiary = Incendiary in { area-c2 }
counter-c3_he = HE in { area-c3 }
counter-c3_incendiary = Incendiary in { area-c3 }
counter-c4_he = HE in { area-c4 }
counter-c4_incendiary = Incendiary in { area-c4 }
counter-c5_he = HE in { area-c5 }
counter-c5_incendiary = Incendiary in { area-c5 }
counter-c6_he = HE in { area-c6 }
counter-c6_incendiary = Incendiary in { area-c6 }
counter-d1_he = HE in { area-d1 }
counter-d1_incendiary = Incendiary in { area-d1 }
counter-d2_he = HE in { area-d2 }
counter-d2_incendiary = Incendiary in { area-d2 }
counter-d3_he = HE in { area-d3 }
counter-d3_incendiary = Incendiary in { area-d3 }
counter-d4_he = HE in { area-d4 }
counter-d4_incendiary = Incendiary in { area-d4 }
counter-d5_he = HE in { area-d5 }
counter-d5_incendiary = Incendiary in { area-d5 }
counter-d6_he = HE in { area-d6 }
counter-d6_incendiary = Incendiary in { area-d6 }
counter-d7_he = HE in { area-d7 }
counter-d7_incendiary = Incendiary in { area-d7 }
counter-e1_he = HE in { area-e1 }
counter-e1_incendiary = Incendiary in { area-e1 }
counter-e2_he = HE in { area-e2 }
counter-e2_incendiary = Incendiary in { area-e2 }
counter-e3_he = HE in { area-e3 }
counter-e3_incendiary = Incendiary in { area-e3 }
counter-e4_he = HE in { area-e4 }
counter-e4_incendiary = Incendiary in { area-e4 }
counter-e5_he = HE in { area-e5 }
counter-e5_incendiary = Incendiary in { area-e5 }
counter-e6_he = HE in { area-e6 }
counter-e6_incendiary = Incendiary in { area-e6 }
counter-f1_he = HE in { area-f1 }
counter-f1_incendiary = Incendiary in { area-f1 }
counter-f2_he = HE in { area-f2 }
counter-f2_incendiary = Incendiary in { area-f2 }
counter-f3_he = HE in { area-f3 }
counter-f3_incendiary = Incendiary in { area-f3 }
counter-f4_he = HE in { area-f4 }
counter-f4_incendiary = Incendiary in { area-f4 }
counter-f5_he = HE in { area-f5 }
counter-f5_incendiary = Incendiary in { area-f5 }
counter-g1_he = HE in { area-g1 }
counter-g1_incendiary = Incendiary in { area-g1 }
counter-g2_he = HE in { area-g2 }
counter-g2_incendiary = Incendiary in { area-g2 }
counter-g3_he = HE in { area-g3 }
counter-g3_incendiary = Incendiary in { area-g3 }
counter-g4_he = HE in { area-g4 }
counter-g4_incendiary = Incendiary in { area-g4 }
counter-country_he = HE in { area-country }
counter-country_incendiary = Incendiary in { area-country }
way-way_1 = From direction 1
way-way_2 = From direction 2
way-way_3 = From direction 3
way-way_4 = From direction 4
way-way_5 = From direction 5
way-way_6 = From direction 6
direction-top = 1 (top)
direction-upper_right = 2 (upper right)
direction-lower_right = 3 (lower right)
direction-bottom = 4 (bottom)
direction-lower_left = 5 (lower left)
direction-upper_left = 6 (upper left)
method-newhaven = Newhaven
method-parramatta = Parramatta
method-wanganui = Wanganui
conversion-one_each = 1 HE + 1 incendiary = 1 fire
conversion-one_and_two = 1 HE + 2 incendiaries = 2 fires
conversion-two_incendiaries = 2 incendiaries = 1 fire
conversion-three_he = 3 HE = 1 fire
conversion-two_he_and_one = 2 HE + 1 incendiary = 1 fire
conversion-one_he_and_two = 1 HE + 2 incendiaries = 1 fire

## Bombing: questions (10)

ask-choose_aimpoint = Which area is the aimpoint?
    .coach = Fires need HE and incendiaries in the same area. City centres burn best; in the Berlin scenario, industry and transport score double.
    .waiting = The British player is choosing the aimpoint.
ask-choose_approach = From which direction do the bombers approach?
    .coach = Once two fires burn at the target indicators, the bombs left there creep back towards the approach. Put the approach over something worth hitting.
    .waiting = The British player is choosing the approach.
ask-choose_he = How many of the bomb counters are HE?
    .context = { $left ->
        [one] 1 counter total.
       *[other] { $left } counters total.
    }
    .coach = Fires need HE and incendiaries together. About half HE is a good mix; industry needs more.
    .waiting = The British player is choosing the mix of bombs.
ask-choose_area = Where does the next bomb counter fall?
    .context = { $left ->
        [one] 1 counter left for this ring.
       *[other] { $left } counters left for this ring.
    }
    .coach = You choose only in the outermost ring; the inner rings are full.
    .waiting = The British player is placing the last bomb counters.
ask-choose_any_area = The target indicators are in the countryside. Where in the city does a bomb counter fall?
    .context = { $left ->
        [one] 1 counter left.
       *[other] { $left } counters left.
    }
    .coach = Counters fall alternately in the city and in the countryside. Each city area takes one.
    .waiting = The British player is placing scattered bomb counters.
ask-choose_counter = Which bomb counter do you move?
    .context = { $points ->
        [one] 1 point left.
       *[other] { $points } points left.
    }
    .coach = The German player pulls bombs apart so that they do not burn; the British player brings them together.
    .waiting = Bomb counters are being moved on the city map.
ask-choose_destination = Where does the bomb counter go?
    .coach = One point moves one counter to an adjacent area.
    .waiting = Bomb counters are being moved on the city map.
ask-choose_burning_area = In which area do you convert bombs into fires next?
    .coach = Bombs that do not burn still score a little.
    .waiting = The British player is converting bombs into fires.
ask-choose_conversion = Which bombs do you convert into fires in this area?
    .context = This area has { $he } HE, { $incendiaries ->
        [one] 1 incendiary
       *[other] { $incendiaries } incendiaries
    } and { $fires ->
        [one] 1 fire
       *[other] { $fires } fires
    }.
    .coach = Two fires at the target indicators make the other bombs there creep back.
    .waiting = The British player is converting bombs into fires.
choose_counter-pass = Done moving
choose_burning_area-pass = No more fires
choose_conversion-pass = No more fires here
area-note = { $kind_id ->
    [centre] Centre
    [residential] Residential
    [industrial] Industry
    [transport] Transport
    [field] Field
   *[other] Countryside
}
choose_aimpoint-note = { area-note }
choose_area-note = { area-note }
choose_any_area-note = { area-note }
bombed_area-note = { area-note }, { $he ->
    [0] { $incendiaries ->
        [0] no bombs
        [one] 1 incendiary
       *[other] { $incendiaries } incendiaries
    }
   *[other] { $he } HE{ $incendiaries ->
        [0] { "" }
        [one] , 1 incendiary
       *[other] , { $incendiaries } incendiaries
    }
}{ $fires ->
    [0] { "" }
    [one] , 1 fire
   *[other] , { $fires } fires
}
choose_counter-note = { bombed_area-note }
choose_destination-note = { bombed_area-note }
choose_burning_area-note = { bombed_area-note }
choose_approach-note = The approach is in { $area ->
        [country] the countryside
       *[other] { $area }
    }.

## Cards: questions (6)

ask-choose_play = Play a card?
    .context = { $moment ->
        [phase] Cards can be played at any time.
        [fighters] Fighter movement is about to begin.
        [scramble] A unit is scrambling.
        [raids] Raid movement is about to begin.
        [bomb_drop] A raid is dropping its bombs on a city.
        [detection] The detection roll comes next.
        [detected] Raids have been detected.
        [tame_boar] The Tame Boar phase is beginning.
        [contact] A contact roll comes next.
        [attack] An attack roll comes next.
        [recovery] A recovery roll comes next.
        [after_attack] The attack has been rolled; losses have not been applied yet.
        [defensive_fire] Defensive fire comes next.
        [marking] The target is about to be marked.
        [drop] The bomb counters are about to be placed.
        [errors] Error points are being counted.
        [precision] Precision points are being counted.
       *[conversion] Bombs are about to be converted into fires.
    } { $unit_id ->
        [none] { $place_id ->
            [none] { "" }
           *[other] Place: { $place }.
        }
       *[other] { $place_id ->
            [none] Unit: { $unit }.
           *[other] Unit: { $unit } in { $place }.
        }
    } Card modifiers so far: { $modifier }.
    .coach = Cards that modify a roll must be played before it. You can also pass for the rest of the phase or turn.
    .waiting = Cards may be played now.
play-quiet_phase = Pass for this phase
play-quiet_turn = Pass for this turn
choose_play-pass = Pass
ask-choose_card_beside = Which card do you play?
    .coach = Only cards that can be played at any time are offered.
    .waiting = A player is choosing a card.
choose_card_beside-pass = Play no card
ask-choose_reply = Cancel this card?
    .context = { $card }
    .coach = Cancel it with a card that names it, or with two cards of the same symbol. A cancellation cannot itself be cancelled.
    .waiting = The opponent may cancel the card.
reply-two_cards = Two cards with the same symbol
choose_reply-pass = Do not cancel it
ask-choose_first_of_two = Which card with this symbol do you discard first?
    .coach = Both cards are discarded without effect.
    .waiting = The opponent may cancel the card.
choose_first_of_two-pass = Do not cancel after all
ask-choose_second_of_two = Which card with this symbol do you discard second?
    .coach = Both cards are discarded without effect.
    .waiting = The opponent may cancel the card.
choose_second_of_two-pass = Do not cancel after all
ask-choose_bombing_card = Which bombing card do you start with?
    .coach = You then draw four more cards.
    .waiting = The British player is choosing a bombing card.
ask-choose_card_to_return = Which card do you return to the deck?
    .context = You keep five cards.
    .coach = Keep five cards that work well together.
    .waiting = The opening hands are being chosen.
ask-choose_discard = Which card do you discard?
    .coach = You then draw up to three cards, to a maximum hand of five. Discarded cards do not come back.
    .waiting = Players are discarding cards.
choose_discard-pass = Keep the rest
ask-choose_unit_for_card = Which unit do you play this card on?
    .coach = Choose the unit where the card has the most effect.
    .waiting = A player is choosing a unit for a card.
ask-choose_straggling_raid = Which raid does the unit attack?
    .coach = Its counter must be within two hexes.
    .waiting = The German player is choosing a raid to attack.
ask-choose_city_for_card = Which city do you play this card on?
    .coach = Think about where the bombers will be.
    .waiting = A player is choosing a city for a card.
ask-choose_straying_raid = Which raid does the flak fire at?
    .coach = A city that is being bombed cannot fire with this card.
    .waiting = The German player is choosing a raid for Straying Bombers.
ask-choose_hex_of_flak = In which hex does the flak fire?
    .coach = The strongest flak in the hex fires; searchlights alone count as 0.
    .waiting = The German player is choosing a hex for Straying Bombers.
ask-choose_mended_raid = Which raid loses its flak damage markers?
    .coach = Two markers are removed, or one if the raid has only one.
    .waiting = The British player is removing flak damage.
ask-choose_patrol_to_remove = Which patrol counter do you remove from the game?
    .coach = The strongest patrol hits hardest but is also away the longest.
    .waiting = The German player is removing a patrol counter.

## Cards and bombing: reasons why something is unavailable

why-oil_only = the aimpoint must be the oil plant.
why-done_with = conversions there are finished.
why-no_field = a field cannot be the aimpoint.
why-works_only = in Downfall the aimpoint must be industry or transport.
why-nearer_ring_first = ring { $a } must be filled first.
why-not_to_the_country = the British player cannot move counters into the countryside.
why-only_from_outer_fields = only counters in outer fields can be moved into the countryside.
why-not_the_moment = cannot be played at this point.
why-no_pair = you need two cards with this symbol and have { $a }.
why-card_need = { $a_id ->
        [fighter] only for night-fighter attacks.
        [flak] only for flak attacks.
        [gci] only for GCI attacks.
        [wild_boar] only for Wild Boar attacks.
        [twin] only for twin-engined units.
        [mosquito] only for attacks on Mosquitoes.
        [not_mosquito] not for Mosquitoes.
        [not_heavy] not for a raid with heavy loads.
        [homebound] the raid is not homebound yet.
        [homebound_or_decoy] the raid is neither homebound nor a spoof.
        [low_ceiling] the attacker is neither an Me 110 nor a Do 217 unit.
        [no_six] the bombers already fire back.
        [weak] the unit is stronger than 1.
        [western_field] the airfield is outside 2, 3 and 4 JD, or in fog or heavy cloud.
        [naxos] there is no Naxos marker on the track.
        [no_naxos] the Naxos marker is already on the track.
        [beleuchter] there is no Beleuchter marker on the track.
        [no_beleuchter] the Beleuchter marker is already on the track.
        [no_fido] FIDO is already lit.
        [works_marked] the target indicators are not on industry or transport.
        [spare_patrol] no patrol counter was set aside.
        [patrol] there is no patrol counter to remove.
        [damage] no raid has flak damage.
        [flak_away] no flak has been redeployed.
        [raids_fly] only in the raid movement phase.
       *[target] nothing to use it on.
    }

## Cards and bombing: the log

event-card_drawn = { $card_id ->
        [hidden] The { $seat } player draws { $count ->
            [one] 1 card.
           *[other] { $count } cards.
        }
       *[other] The { $seat } player draws { $card }.
    }
event-card_returned = { $card_id ->
        [hidden] The { $seat } player returns { $count ->
            [one] 1 card
           *[other] { $count } cards
        } to the deck.
       *[other] The { $seat } player returns { $card } to the deck.
    }
event-card_discarded = The { $seat } player discards { $card }.
event-card_played = The { $seat } player plays { $play }.
event-card_cancelled = { $second_id ->
        [hidden] The { $seat } player cancels { $card } with { $first }.
       *[other] The { $seat } player cancels { $card } with { $first } and { $second }.
    }
event-card_taken_back = { $card } returns to the { $seat } player's hand.
event-roll_modified = { $play }: modifier { $amount ->
        [-3] -3
        [-2] -2
        [-1] -1
       *[other] +{ $amount }
    }.
event-weather_rolled = { $play }: { $die } is rolled. New weather is drawn for { $zone }.
event-confusion_rolled = { $play }: { $die } is rolled. { $unconfirmed ->
    [no] It has no effect.
   *[yes] Streams are not confirmed this turn.
}
event-losses_rolled = { $play }: { $die } is rolled, { $lost ->
    [0] no night fighters lost
    [one] 1 night fighter lost
   *[other] { $lost } night fighters lost
}.
event-card_aimed = { $play } is played on { $unit }.
event-city_marked = { $play } is played on { $city }.
event-damage_mended = { $raid_id ->
        [hidden] The { $seat } player removes flak damage from a raid.
       *[other] The { $seat } player removes { $markers } flak damage from { $raid }.
    }
event-patrol_added = { $patrol } is added to the pool.
event-patrol_removed = { $patrol } is removed from the game.
event-bombing_begins = The bombing of { $city } is resolved.
event-aimed = { $city }: aimpoint { $area }, approach { $approach }, { $method } marking.
event-marked = Marking roll { $dice }, modifier { $modifier }: drift { $drift }, accuracy { $shift ->
    [1] +1
   *[other] { $shift }
}.
event-drifted = The target indicators drift { $areas ->
    [one] 1 area
   *[other] { $areas } areas
} in direction { $course }, to { $area }. The approach is now in { $approach }.
event-bombs_loaded = The raid carries { $he } HE and { $incendiaries ->
    [one] 1 incendiary
   *[other] { $incendiaries } incendiaries
}.
event-concentrated = { $counters ->
    [one] 1 counter falls
   *[other] { $counters } counters fall
} in { $area }, the rest around it.
event-errors_counted = Disruption { $disruption }: the German player gets { $points ->
    [one] 1 error point
   *[other] { $points } error points
}.
event-precision_counted = The British player gets { $points ->
    [one] 1 precision point
   *[other] { $points } precision points
}.
event-bomb_moved = The { $seat } player moves a bomb counter ({ $counter }) to { $area }.
event-fires_started = { $fires ->
        [0] No fire in { $area }: Civil Defence puts it out.
        [one] 1 fire breaks out in { $area } ({ $conversion }).
       *[other] { $fires } fires break out in { $area } ({ $conversion }).
    }
event-crept_back = Creep-back: { $he } HE and { $incendiaries ->
    [one] 1 incendiary
   *[other] { $incendiaries } incendiaries
} move to { $area }.
event-firestorm_rolled = Firestorm roll in { $area }: { $dice } against { $fires } fires. { $after } fires now burn there.
event-bombing_scored = The bombing scores { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $total } total on this city map).

## Cards (6)

card-corona_controllers = Corona Controllers
    .role = Choose one night-fighter unit on the map or in a raid box and deplete it.
card-corona_jamming = Corona Jamming
    .role = The jamming level rises by 1.
card-corkscrew = Corkscrew
    .role = This night-fighter attack shoots down one fewer bomber. Not for a raid with heavy loads.
card-airborne_cigar = Airborne Cigar
    .role = The jamming level rises by 1.
card-mandrel = Mandrel
    .role = -2 to this detection roll on turns 1 and 2, -1 on later turns.
card-high_rate_window = High-Rate Window
    .role = This turn, twin-engined night fighters attack at -1, except in attacks with an SN-2 card. All raids and streams are detected without a roll.
card-high_altitude_bombers = High-Altitude Bombers
    .role = Call off an attack by an Me 110 or Do 217 unit. Cards that modified the attack roll return to their owners' hands. Not for a raid with heavy loads.
card-drumstick = Drumstick
    .role = -2 to this contact roll. Or cancel Morse.
card-southern_germany = Southern Germany
    .role = Nothing is detected in the area of 7 JD this turn.
card-tinsel = Tinsel
    .role = -2 to this contact roll.
card-special_tinsel = Special Tinsel
    .role = -1 to every contact roll this turn.
card-command_confusion = Command Confusion
    .role = Roll a die: on 3–6, streams are not confirmed this turn.
card-weather = Weather
    .role = Light FIDO: -3 to the bombers' recovery rolls in fog. Or roll a die for a division area and draw a new weather marker for it.
card-jostle_iv = Jostle IV
    .role = -3 to this contact roll.
card-fuel_famine = Fuel Famine
    .role = A scrambling unit of strength 1 or less has no fuel and is removed from the game.
card-firebash = Firebash
    .role = Add the patrol counter that was set aside to the pool.
card-low_fuel_and_ammo = Low Fuel & Ammo
    .role = Deplete the unit that has just attacked, in addition to the results of the attack.
card-lucky_crews = Lucky Crews
    .role = Remove one or two flak damage markers from one raid.
card-dartboard = Dartboard
    .role = -2 to this detection roll. Or cancel Anne-Marie.
card-radio_silence = Radio Silence
    .role = Remove the Naxos marker from the jamming track. Or cancel Naxburg or Naxos.
card-dina_and_piperack = Dina & Piperack
    .role = -1 to this detection roll. Or cancel SN-2c.
card-monica = Monica
    .role = -1 to this night-fighter attack. Not for Mosquitoes.
card-boozer = Boozer
    .role = -1 to this night-fighter attack. Not for Mosquitoes.
card-fishpond = Fishpond
    .role = -1 to this night-fighter attack. Not for Mosquitoes.
card-village_inn = Village Inn
    .role = The bombers fire back at this unit at +2, whatever the attack dice showed. Not for Mosquitoes.
card-rear_gunner = Rear Gunner
    .role = +3 to this defensive fire. Or the bombers fire back even though no 6 was rolled. Not for Mosquitoes.
card-serrate = Serrate
    .role = Choose a twin-engined unit that is not in contact, deplete it and attack it with strength 2.
card-perfectos = Perfectos
    .role = Choose a twin-engined unit that is not in contact, deplete it and attack it with strength 2.
card-decoy_flares = Decoy Flares
    .role = -2 to this contact roll.
card-carpet = Carpet
    .role = -2 to this flak attack.
card-flower = Flower
    .role = A unit scrambling in the area of 2, 3 or 4 JD is placed on Closed Airfields instead and does not roll for losses. Not in fog or heavy cloud.
card-mahmoud = Mahmoud
    .role = Roll a die for night-fighter losses: none on 1–2, one on 3–5, two on 6.
card-master_of_ceremonies = Master of Ceremonies
    .role = +1 precision point.
card-master_bomber = Master Bomber
    .role = +3 precision points.
card-five_group_marking = 5 Group Marking
    .role = -1 to this marking roll. Or +2 concentration.
card-backers_up = Backers Up
    .role = +1 precision point.
card-accident = Accident
    .role = +2 to this scramble or recovery roll, and a result of 0 counts as 1.
card-low_level_marking = Low-Level Marking
    .role = -2 to this marking roll (-1 with Wanganui).
card-dogleg = Dogleg
    .role = -1 to this contact roll. Or remove the Beleuchter marker from the jamming track. Or cancel Beleuchter.
card-pathfinder = Pathfinder
    .role = -1 to this marking roll.
card-offset_bombing = Offset Bombing
    .role = Creep-back needs two more fires.
card-full_throttle = Full Throttle
    .role = -2 to this night-fighter attack on a homebound raid or a spoof.
card-sector_bombing = Sector Bombing
    .role = Creep-back needs one more fire. Or +2 concentration.
card-wild_boar = Wild Boar
    .role = -1 to this Wild Boar attack. Then roll a die for the attacker's losses to friendly flak: none on 1–2, one on 3–4, two on 5–6.
card-trigger_happy_flak = Trigger Happy Flak
    .role = Choose a night-fighter unit in the hex of a city with flak and roll a die for its losses: none on 1, one on 2–5, two on 6.
card-straying_bombers = Straying Bombers
    .role = City flak or searchlights attack a detected raid or stream in their hex. Not with a city that is being bombed.
card-vhf = VHF
    .role = +1 to this contact roll. Or cancel Tinsel or Special Tinsel.
card-sn2c = SN-2c
    .role = +3 to this attack by a twin-engined unit. Not against Mosquitoes.
card-sn2b = SN-2b
    .role = +3 to this attack by a twin-engined unit. Not against Mosquitoes. Or cancel Serrate.
card-experten = Experten
    .role = +3 to this night-fighter attack.
card-high_altitude_marking = High-Altitude Marking
    .role = +2 to this marking roll.
card-y_guidance = 'Y' Guidance
    .role = +2 to this contact roll. Or +2 to this GCI attack.
card-beleuchter = Beleuchter
    .role = Place the Beleuchter marker on the jamming track: +1 to contact rolls.
card-german_weather = Weather
    .role = Roll a die for a division area or England and draw a new weather marker for it.
card-morse = Morse
    .role = The jamming level falls by 1.
card-wurzlaus = Würzlaus
    .role = The jamming level falls by 1.
card-anne_marie = Anne-Marie
    .role = The jamming level falls by 1.
card-flensburg = Flensburg
    .role = +1 to this detection roll. Or +2 to this contact roll.
card-naxburg = Naxburg
    .role = The jamming level falls by 1.
card-naxos = Naxos
    .role = Place the Naxos marker on the jamming track: detection rolls find more.
card-searchlights_and_flares = Searchlights & Flares
    .role = +1 to Wild Boar attacks in one city's hex this turn, and to flak there if the weather is clear or broken cloud.
card-jagdschloss = Jagdschloss
    .role = +2 to this detection roll.
card-bernhardine = Bernhardine
    .role = +2 to this detection roll. Or +1 to this contact roll. Or cancel Jostle IV.
card-civil_defence = Civil Defence
    .role = This conversion makes one fewer fire; the bombs are still used up.
card-contrails = Contrails
    .role = +1 to contact rolls for the rest of the turn. Or +1 to night-fighter attacks for the rest of the turn.
card-schraege_musik = Schräge Musik
    .role = +2 to this attack by a twin-engined unit. Not against Mosquitoes.
card-tail_warning = Tail Warning
    .role = Cancel Serrate, Perfectos or Mahmoud.
card-stragglers_tame_boar = Stragglers: Tame Boar
    .role = A unit within 2 hexes of a detected raid or stream, even a single-engined one, makes a Tame Boar attack without contact.
card-ta154_moskito = Ta 154 Moskito
    .role = This attack by a twin-engined unit on Mosquitoes counts as a Mosquito hunt.
card-stragglers_himmelbett = Stragglers: Himmelbett
    .role = All GCI units within 3 hexes may attack this raid too, whatever their division. All attack at +1.
card-mobile_flak = Mobile Flak
    .role = Remove one flak redeployment marker from a city. Or +1 flak for a city without a redeployment or bombing marker.
card-orgelpfeife = Orgelpfeife
    .role = Remove a patrol counter from the game.
card-quick_reaction_alert = Quick Reaction Alert
    .role = Scramble one unit now and move it one hex. It gets no scramble marker and cannot be affected by Flower or patrols.
card-decoy = Decoy
    .role = +3 error points.
card-smoke_pot = Smoke Pot
    .role = +2 error points. Or, if the target indicators are on industry or transport, creep-back needs one fewer fire.
card-stirling = Stirling
    .role = +3 to this attack, including by flak. Not for night-fighter attacks on Mosquitoes.
card-halifax = Halifax
    .role = +2 to this attack, including by flak. Not for night-fighter attacks on Mosquitoes.
card-route_markers = Route Markers
    .role = The jamming level falls by 1.
card-visual_signals = Visual Signals
    .role = +2 to this detection roll in good weather, +1 in bad weather.
card-y_battalion_west = 'Y' Battalion West
    .role = The jamming level falls by 1.
card-he219_uhu = He 219 Uhu
    .role = +2 to this attack by a twin-engined unit.
card-ju88g = Ju 88G
    .role = +1 to this attack by a twin-engined unit.
card-dropped_guard = Dropped Guard
    .role = +2 to this attack on a homebound raid, and the bombers do not fire back.
card-early_arrival_at_target = Early Arrival at Target
    .role = Wild Boar units in the bombed hex may attack a second time this turn, in the Stacked column. Not against Mosquitoes.
card-faulty_wind_reports = Faulty Wind Reports
    .role = +1 to this marking roll, and the raid takes 3 disruption.
play-corona_controllers = { card-corona_controllers }
    .role = Choose one night-fighter unit on the map or in a raid box and deplete it.
play-corona_jamming = { card-corona_jamming }
    .role = The jamming level rises by 1.
play-corkscrew = { card-corkscrew }
    .role = This night-fighter attack shoots down one fewer bomber. Not for a raid with heavy loads.
play-airborne_cigar = { card-airborne_cigar }
    .role = The jamming level rises by 1.
play-mandrel = { card-mandrel }
    .role = -2 to this detection roll on turns 1 and 2, -1 on later turns.
play-high_rate_window = { card-high_rate_window }
    .role = This turn, twin-engined night fighters attack at -1, except in attacks with an SN-2 card. All raids and streams are detected without a roll.
play-high_altitude_bombers = { card-high_altitude_bombers }
    .role = Call off an attack by an Me 110 or Do 217 unit. Cards that modified the attack roll return to their owners' hands. Not for a raid with heavy loads.
play-drumstick = { card-drumstick }
    .role = -2 to this contact roll.
play-southern_germany = { card-southern_germany }
    .role = Nothing is detected in the area of 7 JD this turn.
play-tinsel = { card-tinsel }
    .role = -2 to this contact roll.
play-special_tinsel = { card-special_tinsel }
    .role = -1 to every contact roll this turn.
play-command_confusion = { card-command_confusion }
    .role = Roll a die: on 3–6, streams are not confirmed this turn.
play-weather_fido = { card-weather }
    .role = Light FIDO: -3 to the bombers' recovery rolls in fog.
play-weather_change = { card-weather }
    .role = Roll a die for a division area and draw a new weather marker for it.
play-jostle_iv = { card-jostle_iv }
    .role = -3 to this contact roll.
play-fuel_famine = { card-fuel_famine }
    .role = A scrambling unit of strength 1 or less has no fuel and is removed from the game.
play-firebash = { card-firebash }
    .role = Add the patrol counter that was set aside to the pool.
play-low_fuel_and_ammo = { card-low_fuel_and_ammo }
    .role = Deplete the unit that has just attacked, in addition to the results of the attack.
play-lucky_crews = { card-lucky_crews }
    .role = Remove one or two flak damage markers from one raid.
play-dartboard = { card-dartboard }
    .role = -2 to this detection roll.
play-radio_silence = { card-radio_silence }
    .role = Remove the Naxos marker from the jamming track.
play-dina_and_piperack = { card-dina_and_piperack }
    .role = -1 to this detection roll.
play-monica = { card-monica }
    .role = -1 to this night-fighter attack. Not for Mosquitoes.
play-boozer = { card-boozer }
    .role = -1 to this night-fighter attack. Not for Mosquitoes.
play-fishpond = { card-fishpond }
    .role = -1 to this night-fighter attack. Not for Mosquitoes.
play-village_inn = { card-village_inn }
    .role = The bombers fire back at this unit at +2, whatever the attack dice showed. Not for Mosquitoes.
play-rear_gunner_aims = { card-rear_gunner }
    .role = +3 to this defensive fire.
play-rear_gunner_fires = { card-rear_gunner }
    .role = The bombers fire back even though no 6 was rolled. Not for Mosquitoes.
play-serrate = { card-serrate }
    .role = Choose a twin-engined unit that is not in contact, deplete it and attack it with strength 2.
play-perfectos = { card-perfectos }
    .role = Choose a twin-engined unit that is not in contact, deplete it and attack it with strength 2.
play-decoy_flares = { card-decoy_flares }
    .role = -2 to this contact roll.
play-carpet = { card-carpet }
    .role = -2 to this flak attack.
play-flower = { card-flower }
    .role = A unit scrambling in the area of 2, 3 or 4 JD is placed on Closed Airfields instead and does not roll for losses. Not in fog or heavy cloud.
play-mahmoud = { card-mahmoud }
    .role = Roll a die for night-fighter losses: none on 1–2, one on 3–5, two on 6.
play-master_of_ceremonies = { card-master_of_ceremonies }
    .role = +1 precision point.
play-master_bomber = { card-master_bomber }
    .role = +3 precision points.
play-five_group_marking_marks = { card-five_group_marking }
    .role = -1 to this marking roll.
play-five_group_marking_concentrates = { card-five_group_marking }
    .role = +2 concentration.
play-backers_up = { card-backers_up }
    .role = +1 precision point.
play-accident = { card-accident }
    .role = +2 to this scramble or recovery roll, and a result of 0 counts as 1.
play-low_level_marking = { card-low_level_marking }
    .role = -2 to this marking roll (-1 with Wanganui).
play-dogleg_turns = { card-dogleg }
    .role = -1 to this contact roll.
play-dogleg_shakes_off = { card-dogleg }
    .role = Remove the Beleuchter marker from the jamming track.
play-pathfinder = { card-pathfinder }
    .role = -1 to this marking roll.
play-offset_bombing = { card-offset_bombing }
    .role = Creep-back needs two more fires.
play-full_throttle = { card-full_throttle }
    .role = -2 to this night-fighter attack on a homebound raid or a spoof.
play-sector_bombing_spreads = { card-sector_bombing }
    .role = Creep-back needs one more fire.
play-sector_bombing_concentrates = { card-sector_bombing }
    .role = +2 concentration.
play-wild_boar = { card-wild_boar }
    .role = -1 to this Wild Boar attack. Then roll a die for the attacker's losses to friendly flak: none on 1–2, one on 3–4, two on 5–6.
play-trigger_happy_flak = { card-trigger_happy_flak }
    .role = Choose a night-fighter unit in the hex of a city with flak and roll a die for its losses: none on 1, one on 2–5, two on 6.
play-straying_bombers = { card-straying_bombers }
    .role = City flak or searchlights attack a detected raid or stream in their hex. Not with a city that is being bombed.
play-vhf = { card-vhf }
    .role = +1 to this contact roll.
play-sn2c = { card-sn2c }
    .role = +3 to this attack by a twin-engined unit. Not against Mosquitoes.
play-sn2b = { card-sn2b }
    .role = +3 to this attack by a twin-engined unit. Not against Mosquitoes.
play-experten = { card-experten }
    .role = +3 to this night-fighter attack.
play-high_altitude_marking = { card-high_altitude_marking }
    .role = +2 to this marking roll.
play-y_guidance_contact = { card-y_guidance }
    .role = +2 to this contact roll.
play-y_guidance_gci = { card-y_guidance }
    .role = +2 to this GCI attack.
play-beleuchter = { card-beleuchter }
    .role = Place the Beleuchter marker on the jamming track: +1 to contact rolls.
play-german_weather = { card-german_weather }
    .role = Roll a die for a division area or England and draw a new weather marker for it.
play-morse = { card-morse }
    .role = The jamming level falls by 1.
play-wurzlaus = { card-wurzlaus }
    .role = The jamming level falls by 1.
play-anne_marie = { card-anne_marie }
    .role = The jamming level falls by 1.
play-flensburg_detection = { card-flensburg }
    .role = +1 to this detection roll.
play-flensburg_contact = { card-flensburg }
    .role = +2 to this contact roll.
play-naxburg = { card-naxburg }
    .role = The jamming level falls by 1.
play-naxos = { card-naxos }
    .role = Place the Naxos marker on the jamming track: detection rolls find more.
play-searchlights_and_flares = { card-searchlights_and_flares }
    .role = +1 to Wild Boar attacks in one city's hex this turn, and to flak there if the weather is clear or broken cloud.
play-jagdschloss = { card-jagdschloss }
    .role = +2 to this detection roll.
play-bernhardine_detection = { card-bernhardine }
    .role = +2 to this detection roll.
play-bernhardine_contact = { card-bernhardine }
    .role = +1 to this contact roll.
play-civil_defence = { card-civil_defence }
    .role = This conversion makes one fewer fire; the bombs are still used up.
play-contrails_contact = { card-contrails }
    .role = +1 to contact rolls for the rest of the turn.
play-contrails_attack = { card-contrails }
    .role = +1 to night-fighter attacks for the rest of the turn.
play-schraege_musik = { card-schraege_musik }
    .role = +2 to this attack by a twin-engined unit. Not against Mosquitoes.
play-stragglers_tame_boar = { card-stragglers_tame_boar }
    .role = A unit within 2 hexes of a detected raid or stream, even a single-engined one, makes a Tame Boar attack without contact.
play-ta154_moskito = { card-ta154_moskito }
    .role = This attack by a twin-engined unit on Mosquitoes counts as a Mosquito hunt.
play-stragglers_himmelbett = { card-stragglers_himmelbett }
    .role = All GCI units within 3 hexes may attack this raid too, whatever their division. All attack at +1.
play-mobile_flak_returns = { card-mobile_flak }
    .role = Remove one flak redeployment marker from a city.
play-mobile_flak_arrives = { card-mobile_flak }
    .role = +1 flak for a city without a redeployment or bombing marker.
play-orgelpfeife = { card-orgelpfeife }
    .role = Remove a patrol counter from the game.
play-quick_reaction_alert = { card-quick_reaction_alert }
    .role = Scramble one unit now and move it one hex. It gets no scramble marker and cannot be affected by Flower or patrols.
play-decoy = { card-decoy }
    .role = +3 error points.
play-smoke_pot_blinds = { card-smoke_pot }
    .role = +2 error points.
play-smoke_pot_drifts = { card-smoke_pot }
    .role = If the target indicators are on industry or transport, creep-back needs one fewer fire.
play-stirling = { card-stirling }
    .role = +3 to this attack, including by flak. Not for night-fighter attacks on Mosquitoes.
play-halifax = { card-halifax }
    .role = +2 to this attack, including by flak. Not for night-fighter attacks on Mosquitoes.
play-route_markers = { card-route_markers }
    .role = The jamming level falls by 1.
play-visual_signals = { card-visual_signals }
    .role = +2 to this detection roll in good weather, +1 in bad weather.
play-y_battalion_west = { card-y_battalion_west }
    .role = The jamming level falls by 1.
play-he219_uhu = { card-he219_uhu }
    .role = +2 to this attack by a twin-engined unit.
play-ju88g = { card-ju88g }
    .role = +1 to this attack by a twin-engined unit.
play-dropped_guard = { card-dropped_guard }
    .role = +2 to this attack on a homebound raid, and the bombers do not fire back.
play-early_arrival_at_target = { card-early_arrival_at_target }
    .role = Wild Boar units in the bombed hex may attack a second time this turn, in the Stacked column. Not against Mosquitoes.
play-faulty_wind_reports = { card-faulty_wind_reports }
    .role = +1 to this marking roll, and the raid takes 3 disruption.
reply-corona_controllers = { card-corona_controllers }
reply-corona_jamming = { card-corona_jamming }
reply-corkscrew = { card-corkscrew }
reply-airborne_cigar = { card-airborne_cigar }
reply-mandrel = { card-mandrel }
reply-high_rate_window = { card-high_rate_window }
reply-high_altitude_bombers = { card-high_altitude_bombers }
reply-drumstick = { card-drumstick }
reply-southern_germany = { card-southern_germany }
reply-tinsel = { card-tinsel }
reply-special_tinsel = { card-special_tinsel }
reply-command_confusion = { card-command_confusion }
reply-weather = { card-weather }
reply-jostle_iv = { card-jostle_iv }
reply-fuel_famine = { card-fuel_famine }
reply-firebash = { card-firebash }
reply-low_fuel_and_ammo = { card-low_fuel_and_ammo }
reply-lucky_crews = { card-lucky_crews }
reply-dartboard = { card-dartboard }
reply-radio_silence = { card-radio_silence }
reply-dina_and_piperack = { card-dina_and_piperack }
reply-monica = { card-monica }
reply-boozer = { card-boozer }
reply-fishpond = { card-fishpond }
reply-village_inn = { card-village_inn }
reply-rear_gunner = { card-rear_gunner }
reply-serrate = { card-serrate }
reply-perfectos = { card-perfectos }
reply-decoy_flares = { card-decoy_flares }
reply-carpet = { card-carpet }
reply-flower = { card-flower }
reply-mahmoud = { card-mahmoud }
reply-master_of_ceremonies = { card-master_of_ceremonies }
reply-master_bomber = { card-master_bomber }
reply-five_group_marking = { card-five_group_marking }
reply-backers_up = { card-backers_up }
reply-accident = { card-accident }
reply-low_level_marking = { card-low_level_marking }
reply-dogleg = { card-dogleg }
reply-pathfinder = { card-pathfinder }
reply-offset_bombing = { card-offset_bombing }
reply-full_throttle = { card-full_throttle }
reply-sector_bombing = { card-sector_bombing }
reply-wild_boar = { card-wild_boar }
reply-trigger_happy_flak = { card-trigger_happy_flak }
reply-straying_bombers = { card-straying_bombers }
reply-vhf = { card-vhf }
reply-sn2c = { card-sn2c }
reply-sn2b = { card-sn2b }
reply-experten = { card-experten }
reply-high_altitude_marking = { card-high_altitude_marking }
reply-y_guidance = { card-y_guidance }
reply-beleuchter = { card-beleuchter }
reply-german_weather = { card-german_weather }
reply-morse = { card-morse }
reply-wurzlaus = { card-wurzlaus }
reply-anne_marie = { card-anne_marie }
reply-flensburg = { card-flensburg }
reply-naxburg = { card-naxburg }
reply-naxos = { card-naxos }
reply-searchlights_and_flares = { card-searchlights_and_flares }
reply-jagdschloss = { card-jagdschloss }
reply-bernhardine = { card-bernhardine }
reply-civil_defence = { card-civil_defence }
reply-contrails = { card-contrails }
reply-schraege_musik = { card-schraege_musik }
reply-tail_warning = { card-tail_warning }
reply-stragglers_tame_boar = { card-stragglers_tame_boar }
reply-ta154_moskito = { card-ta154_moskito }
reply-stragglers_himmelbett = { card-stragglers_himmelbett }
reply-mobile_flak = { card-mobile_flak }
reply-orgelpfeife = { card-orgelpfeife }
reply-quick_reaction_alert = { card-quick_reaction_alert }
reply-decoy = { card-decoy }
reply-smoke_pot = { card-smoke_pot }
reply-stirling = { card-stirling }
reply-halifax = { card-halifax }
reply-route_markers = { card-route_markers }
reply-visual_signals = { card-visual_signals }
reply-y_battalion_west = { card-y_battalion_west }
reply-he219_uhu = { card-he219_uhu }
reply-ju88g = { card-ju88g }
reply-dropped_guard = { card-dropped_guard }
reply-early_arrival_at_target = { card-early_arrival_at_target }
reply-faulty_wind_reports = { card-faulty_wind_reports }

## The goal strip

goal-need-british = Bring home a lead of { $least } or more.
goal-need-german = Keep the British lead at { $most } or less.
goal-need-watcher = A British lead of { $least } or more wins for the British, { $most } or less for the Germans.
goal-targets = { $count ->
    [one] Target: { $city }
   *[other] Targets: { $city }
}
goal-no-target = No target drawn yet
goal-bombed = Bombed: { $city }
goal-unknown-target = Target not known yet
goal-score = British { $british }, German { $german }: lead { $lead }
goal-known-score = Known so far: British { $british }, German { $german }, lead { $lead }
goal-dawn = { $turns ->
    [0] Dawn this turn
    [one] Dawn in 1 turn
   *[other] Dawn in { $turns } turns
}
band-german-major = German major
band-german-victory = German
band-draw = Draw
band-british-victory = British
band-british-major = British major

## The briefing

briefing-situation-berlin = Winter 1943 to 1944: Bomber Command flies to the heart of Germany, often to Berlin. The bombers come in one long stream, with Mosquitoes and decoys to mislead the defence. The German controller sees raids only after his radar has found them, and never knows which one matters.
briefing-situation-downfall = Winter 1944 to 1945: Bomber Command sends two Main Forces in one night. The German night fighters are still dangerous, but radar, fuel and time are running out. The German controller sees raids only after his radar has found them, and never knows which one matters.
briefing-goal-british = Bomb your target and bring the bombers home: a lead of 19 points or more wins. Plot routes that hide the target for as long as possible.
briefing-goal-downfall-british = Bomb both targets and bring the bombers home: a lead of 31 points or more wins. Plot routes that hide the targets for as long as possible.
briefing-goal-german = Keep the British lead at 9 points or less. Find the bomber stream early, get your fighters into it, and shoot down as many bombers as you can.
briefing-goal-downfall-german = Keep the British lead at 20 points or less. Find the bomber streams early, get your fighters into them, and shoot down as many bombers as you can.
briefing-rival-british = The German controller wants fighters in your stream before you reach the target. He guesses from what his radar shows, so give him something to guess about.
briefing-rival-german = The British side wants to reach its secret target unseen. Some of the raids you will see are only there to draw your fighters away.
briefing-step-1 = Fighters
    .about = Units in the air move to beacons and cities; others scramble.
    .german = you decide
briefing-step-2 = Raids
    .about = All raids fly on along their secret plots.
    .british = you decide
briefing-step-3 = Detection
    .about = Raids that are found get a counter on the map.
briefing-step-4 = Combat
    .about = Fighters look for the stream and attack. Both sides can play cards.
    .all = you decide
briefing-step-5 = Recovery and bombing
    .about = Fighters land and rearm; bombs on a target are resolved on its city map.
    .all = you decide
briefing-decides = The British score for bombing the target, by where the bombs fall; the Germans score for every bomber lost. The difference decides at dawn. Waypoints before the target hide it, but cost accuracy.

## Odds and the staff's reasons

odds-contact = Contact
odds-raids_seen = Raids detected
odds-streams_seen = Streams detected
odds-bombers_lost = { $n ->
    [one] 1 bomber point lost
   *[other] { $n } or more lost
}
odds-fighters_lost = Fighters lost
odds-airfield_closed = Airfield closed
odds-marks_aimpoint = Indicators on the aimpoint
odds-marks_city = Indicators on a built-up area
odds-fires = { $n ->
    [one] At least 1 fire
   *[other] At least { $n } fires
}
odds-drops_he = HE
odds-can_burn = Burns with the first raid's bombs
odds-firestorm = Firestorm
odds-note-choose_aimpoint = Chances of the marking without cards.
odds-note-choose_he = Chances that the bombs that fall on the target indicators can make so many fires, before any are moved and without cards.
odds-note-choose_area = Chances that the next counter from the cup is HE; otherwise it is an incendiary.
odds-note-choose_any_area = { odds-note-choose_area }
odds-note-choose_conversion = Chances of a firestorm if nothing more burns after this choice, without cards.
odds-note-choose_burning_area = { odds-note-choose_conversion }
odds-note-choose_contact_unit = Chances of the roll without further cards, against the most promising target.
odds-note-choose_contact = Chances of the roll without further cards.
odds-note-choose_attacker = Chances of the attack without cards, as far as you know the raid.
odds-note-choose_victim = { odds-note-choose_attacker }
odds-note-choose_damage = { odds-note-choose_attacker }
odds-note-choose_wild_boar = { odds-note-choose_attacker }
odds-note-choose_wild_boar_city = { odds-note-choose_attacker }
odds-note-choose_play = Chances of the coming roll, or of what the drop can set on fire, if nobody plays another card.
odds-note-choose_scramble = Chances of an accident on take-off, without cards or patrols.
odds-note-choose_landing = Chances of an accident on landing, without cards.
reason-bombing_not_over = The Main Force hasn't bombed yet, so the night isn't over for you.
reason-fighters_still_up = Your fighters are still in the air and may yet catch bombers.
reason-agree_to_end = The bombing is done, and there is nothing more to gain tonight.
reason-best_bombing_card = This is the strongest of the bombing cards.
reason-worst_card_back = This card is worth the least in your hand.
reason-poor_card = You hold { $a } cards, and this one is weak. Make room for a better one.
reason-hand_still_useful = Every card in your hand may still be useful.
reason-unit_in_stream_first = The strongest unit gains most from it, one inside a stream above all.
reason-bombed_city_first = A city where bombs are falling comes first, otherwise the one with the strongest flak.
reason-strongest_patrol = The strongest patrol has the most effect.
reason-first_will_do = None of these is clearly better than the others.
reason-cancel_named = A card that cancels this one by name is well spent.
reason-not_two_for_one = Spending two cards to cancel one is not worth it.
reason-no_card_worth_it = No card in your hand is worth playing at this moment.
reason-card_on_detection = The detection roll matters now, and this card changes it most.
reason-card_on_contact = This contact roll matters, and this card changes it most.
reason-card_on_attack = This attack matters, and this card changes it most.
reason-card_now = This is a good moment for the card, and there may not be a better one.
reason-aim_for_most = With the indicators here, the bombs promise the most points even if the marking drifts by an area.
reason-approach_over_worth = Bombs that creep back along this approach still fall on something worth hitting.
reason-he_for_fires = { $a } of { $b } counters with HE: fires need both kinds of bomb in the same area.
reason-spot_worth_most = A bomb in this area is worth the most.
reason-move_gains_most = Of all moves, this one changes the result most in your favour.
reason-no_move_gains = No move of a counter would gain anything.
reason-fire_pays = The fires are worth more than the bombs they use up.
reason-fire_costs = The fires would be worth less than the bombs they use up.
reason-weather_in_any_order = The markers are drawn at random, so no order is better than another.
reason-strong_patrols_late_moon = Strong patrols hit harder, and a late moon hides the stream longest.
reason-fighter_far_from_home = Drop the fighter as far from its airfield as possible.
reason-short_stream = A short stream is harder to find.
reason-strongest_prey = The strongest unit is the most dangerous one.
reason-close_airfield = A closed airfield keeps the unit on the ground for two recovery phases.
reason-airfield_not_seen = The airfield can't be seen, so attack the unit itself.
reason-any_letter = The letter says nothing, so any will do. The important thing is not to follow a pattern.
reason-split_near_target = Leave the stream as near to the target as possible, so that the raids look like one for longer.
reason-start_soon = An early start leaves time for the way home; lesser raids vary it to confuse.
reason-longer_first_move = The longer first move gets the raid across the coast faster.
reason-main_force_first = Plot the Main Force first; the other raids are there to hide it.
reason-decoy_draws_fighters = A Decoy looks like a Main Force and draws fighters away.
reason-mosquitoes_confuse = Mosquitoes are cheap, hard to catch, and may pass for the Main Force.
reason-plots_complete = More raids would cost more than they bring.
reason-ride_with_stream = Flying with the Main Force at first, it can't be told apart until it leaves.
reason-entry_near_target = This entry is near the target, and not the same one every night.
reason-straight_home = The target is behind you, so take the direct way home.
reason-leg_avoids_danger = This leg avoids flak, the Himmelbett belt and fighter airfields best without giving the target away.
reason-no_way_on = There is no acceptable leg from here. Plot this raid again.
reason-target_away_from_main = A likely target with little flak, away from the true one, keeps the defence guessing.
reason-no_intruders = The unit is of more use over Germany than over England.
reason-home_field_first = At home it can rearm and take off again.
reason-strong_enough_again = The unit is still strong enough for a second attack.
reason-too_weak_again = The unit is too weak for a second attack.
reason-least_flak_to_lose = This city has the least flak to lose.
reason-division_can_meet = Every ready unit of this division can reach where the bombers are likely to be.
reason-all_short_of_fuel = These units are short of fuel, and the way home is the best for each of them.
reason-stack_together = One hex is the best for the whole stack.
reason-all_seek_contact = Every unit has something worth contacting in reach.
reason-should_land_now = It is out of fuel, was sent home, or has nothing left to wait for.
reason-combats_in_order = The order hardly matters here.
reason-posts_together = Each of these units would take the same kind of post on its own.
reason-fly_on_home = Flying on brings the units home.
reason-strongest_attacks = The strongest unit attacks first, and nobody who can attack should pass.
reason-one_after_another = All of them deploy, one after the other.
reason-nobody_would_meet_them = No unit on the ground would reach the stream with a good chance, so save the fuel.
reason-can_meet_stream = By the routes that fit what has been seen, the stream will come within this unit's reach.
reason-can_meet_over_city = By the routes that fit what has been seen, bombs will fall within this unit's reach.
reason-stream_is_out_of_reach = The stream is going out of range, so leave it before it is too late.
reason-better_place_for_it = Another hex within reach promises more contacts for this unit.
reason-all_well_placed = Every unit is best where it is.
reason-stay_where_it_is = No hex within reach is better.
reason-fuel_runs_low = With fuel for { $a } turns it is time to turn for home.
reason-nearer_the_stream = By the routes that fit what has been seen, this hex is nearest to where the stream will be; beacons count most.
reason-over_likely_target = A likely target lies there or close by, and Wild Boars attack over cities.
reason-post_under_gci = Under GCI it can attack whatever crosses its part of the belt.
reason-post_over_city = Over a city it can attack as a Wild Boar when bombs fall.
reason-no_post_here = There is no useful post in this hex.
reason-stream_crosses_belt = The stream will probably cross the belt here, so GCI gets an attack.
reason-post_on_beacon = From a beacon it can make contact in all adjacent hexes.
reason-strongest_seeks_contact = This is the strongest unit with something worth contacting in reach.
reason-no_contact_worth_it = Nothing in reach is likely to be the Main Force.
reason-likely_main_force = This is the most likely to be the Main Force.
reason-someone_must_land = A unit has to land now.
reason-still_needed_aloft = The units in the air may still be needed.

## Examples of the page about the game

example-route = Two hexes a turn
    .text = Raid A follows its plotted legs. The numbers mark where it is at the end of turns 1, 2 and 3.
example-fighters = Night fighters move
    .text = A unit may move up to two hexes. The unit below has a scramble marker: it moves only one hex, and the marker is removed.

## After-action report
points-chit = Target bombed: { $city }
points-bombing = Where the bombs fell
points-mosquitoes = Mosquito raids and mines
points-fighters = Night fighters lost: { $count }, half a point each
points-rounded = Half point dropped
points-bombers_lost = Bombers lost: { $count }
points-mosquitoes_lost = Mosquitoes lost: { $count }
loss-night_fighters = Night fighters
loss-flak = Flak
loss-landing = Landing
loss-combat = Combat and landing
loss-confirmed = Confirmed losses
loss-other = Other causes
measure-lost = Main Force bombers lost
measure-percent = Main Force losses in percent
measure-fighters = Night fighters lost

## Orders to several units at once

alternative-stack_c1 = Whole stack to C1
alternative-stack_c2 = Whole stack to C2
alternative-stack_c3 = Whole stack to C3
alternative-stack_c4 = Whole stack to C4
alternative-stack_c5 = Whole stack to C5
alternative-stack_c6 = Whole stack to C6
alternative-stack_c7 = Whole stack to C7
alternative-stack_d1 = Whole stack to D1
alternative-stack_d2 = Whole stack to D2
alternative-stack_d3 = Whole stack to D3
alternative-stack_d4 = Whole stack to D4
alternative-stack_d5 = Whole stack to D5
alternative-stack_d6 = Whole stack to D6
alternative-stack_d7 = Whole stack to D7
alternative-stack_e1 = Whole stack to E1
alternative-stack_e2 = Whole stack to E2
alternative-stack_e3 = Whole stack to E3
alternative-stack_e4 = Whole stack to E4
alternative-stack_e5 = Whole stack to E5
alternative-stack_e6 = Whole stack to E6
alternative-stack_e7 = Whole stack to E7
alternative-stack_e8 = Whole stack to E8
alternative-stack_e9 = Whole stack to E9
alternative-stack_e10 = Whole stack to E10
alternative-stack_e11 = Whole stack to E11
alternative-stack_f1 = Whole stack to F1
alternative-stack_f2 = Whole stack to F2
alternative-stack_f3 = Whole stack to F3
alternative-stack_f4 = Whole stack to F4
alternative-stack_f5 = Whole stack to F5
alternative-stack_f6 = Whole stack to F6
alternative-stack_f7 = Whole stack to F7
alternative-stack_f8 = Whole stack to F8
alternative-stack_f9 = Whole stack to F9
alternative-stack_f10 = Whole stack to F10
alternative-stack_g1 = Whole stack to G1
alternative-stack_g2 = Whole stack to G2
alternative-stack_g3 = Whole stack to G3
alternative-stack_g4 = Whole stack to G4
alternative-stack_g5 = Whole stack to G5
alternative-stack_g6 = Whole stack to G6
alternative-stack_g7 = Whole stack to G7
alternative-stack_g8 = Whole stack to G8
alternative-stack_g9 = Whole stack to G9
alternative-stack_g10 = Whole stack to G10
alternative-stack_g11 = Whole stack to G11
alternative-stack_h1 = Whole stack to H1
alternative-stack_h2 = Whole stack to H2
alternative-stack_h3 = Whole stack to H3
alternative-stack_h4 = Whole stack to H4
alternative-stack_h5 = Whole stack to H5
alternative-stack_h6 = Whole stack to H6
alternative-stack_h7 = Whole stack to H7
alternative-stack_h8 = Whole stack to H8
alternative-stack_h9 = Whole stack to H9
alternative-stack_h10 = Whole stack to H10
alternative-stack_i1 = Whole stack to I1
alternative-stack_i2 = Whole stack to I2
alternative-stack_i3 = Whole stack to I3
alternative-stack_i4 = Whole stack to I4
alternative-stack_i5 = Whole stack to I5
alternative-stack_i6 = Whole stack to I6
alternative-stack_i7 = Whole stack to I7
alternative-stack_i8 = Whole stack to I8
alternative-stack_i9 = Whole stack to I9
alternative-stack_i10 = Whole stack to I10
alternative-stack_i11 = Whole stack to I11
alternative-stack_j1 = Whole stack to J1
alternative-stack_j2 = Whole stack to J2
alternative-stack_j3 = Whole stack to J3
alternative-stack_j4 = Whole stack to J4
alternative-stack_j5 = Whole stack to J5
alternative-stack_j6 = Whole stack to J6
alternative-stack_j7 = Whole stack to J7
alternative-stack_j8 = Whole stack to J8
alternative-stack_j9 = Whole stack to J9
alternative-stack_j10 = Whole stack to J10
alternative-stack_k1 = Whole stack to K1
alternative-stack_k2 = Whole stack to K2
alternative-stack_k3 = Whole stack to K3
alternative-stack_k4 = Whole stack to K4
alternative-stack_k5 = Whole stack to K5
alternative-stack_k6 = Whole stack to K6
alternative-stack_k7 = Whole stack to K7
alternative-stack_k8 = Whole stack to K8
alternative-stack_k9 = Whole stack to K9
alternative-stack_k10 = Whole stack to K10
alternative-stack_k11 = Whole stack to K11
alternative-stack_l1 = Whole stack to L1
alternative-stack_l2 = Whole stack to L2
alternative-stack_l3 = Whole stack to L3
alternative-stack_l4 = Whole stack to L4
alternative-stack_l5 = Whole stack to L5
alternative-stack_l6 = Whole stack to L6
alternative-stack_l7 = Whole stack to L7
alternative-stack_l8 = Whole stack to L8
alternative-stack_l9 = Whole stack to L9
alternative-stack_l10 = Whole stack to L10
alternative-stack_m1 = Whole stack to M1
alternative-stack_m2 = Whole stack to M2
alternative-stack_m3 = Whole stack to M3
alternative-stack_m4 = Whole stack to M4
alternative-stack_m5 = Whole stack to M5
alternative-stack_m6 = Whole stack to M6
alternative-stack_m7 = Whole stack to M7
alternative-stack_m8 = Whole stack to M8
alternative-stack_m9 = Whole stack to M9
alternative-stack_m10 = Whole stack to M10
alternative-stack_m11 = Whole stack to M11
alternative-stack_n1 = Whole stack to N1
alternative-stack_n2 = Whole stack to N2
alternative-stack_n3 = Whole stack to N3
alternative-stack_n4 = Whole stack to N4
alternative-stack_n5 = Whole stack to N5
alternative-stack_n6 = Whole stack to N6
alternative-stack_n7 = Whole stack to N7
alternative-stack_n8 = Whole stack to N8
alternative-stack_n9 = Whole stack to N9
alternative-stack_n10 = Whole stack to N10
alternative-stack_o1 = Whole stack to O1
alternative-stack_o2 = Whole stack to O2
alternative-stack_o3 = Whole stack to O3
alternative-stack_o4 = Whole stack to O4
alternative-stack_o5 = Whole stack to O5
alternative-stack_o6 = Whole stack to O6
alternative-stack_o7 = Whole stack to O7
alternative-stack_o8 = Whole stack to O8
alternative-stack_o9 = Whole stack to O9
alternative-stack_o10 = Whole stack to O10
alternative-stack_o11 = Whole stack to O11
alternative-stack_p1 = Whole stack to P1
alternative-stack_p2 = Whole stack to P2
alternative-stack_p3 = Whole stack to P3
alternative-stack_p4 = Whole stack to P4
alternative-stack_p5 = Whole stack to P5
alternative-stack_p6 = Whole stack to P6
alternative-stack_p7 = Whole stack to P7
alternative-stack_p8 = Whole stack to P8
alternative-stack_p9 = Whole stack to P9
alternative-stack_p10 = Whole stack to P10
alternative-stack_q1 = Whole stack to Q1
alternative-stack_q2 = Whole stack to Q2
alternative-stack_q3 = Whole stack to Q3
alternative-stack_q4 = Whole stack to Q4
alternative-stack_q5 = Whole stack to Q5
alternative-stack_q6 = Whole stack to Q6
alternative-stack_q7 = Whole stack to Q7
alternative-stack_q8 = Whole stack to Q8
alternative-stack_q9 = Whole stack to Q9
alternative-stack_q10 = Whole stack to Q10
alternative-stack_q11 = Whole stack to Q11
alternative-stack_england = Whole stack to England
alternative-stack_jutland = Whole stack to Jutland
alternative-to_beacons = All twin-engined units to their beacons
alternative-to_cities = All others to their cities, the one with most flak
alternative-to_gci = All unstacked units under GCI
alternative-land_home = Land all units that are near their airfields
alternative-land_dry = Land all units that are out of fuel
alternative-land_low = Land all units near their airfields that were sent home or have fuel for one turn
alternative-homeward = All units that must turn for home fly towards their airfields
alternative-all_contact = All try to make contact, the strongest first
alternative-all_attack = All attack, the strongest first
alternative-in_order = The rest in this order
alternative-keep_all = Keep all streams short this turn
alternative-scramble_england = Scramble all twin-engined units of England
alternative-scramble_jd_1 = Scramble all twin-engined units of 1 JD
alternative-scramble_jd_2 = Scramble all twin-engined units of 2 JD
alternative-scramble_jd_3 = Scramble all twin-engined units of 3 JD
alternative-scramble_jd_4 = Scramble all twin-engined units of 4 JD
alternative-scramble_jd_7 = Scramble all twin-engined units of 7 JD
alternative-all_one_each = As often as possible: 1 HE + 1 incendiary = 1 fire
alternative-all_one_and_two = As often as possible: 1 HE + 2 incendiaries = 2 fires
alternative-all_two_incendiaries = As often as possible: 2 incendiaries = 1 fire
alternative-all_three_he = As often as possible: 3 HE = 1 fire
alternative-all_two_he_and_one = As often as possible: 2 HE + 1 incendiary = 1 fire
alternative-all_one_he_and_two = As often as possible: 1 HE + 2 incendiaries = 1 fire
alternative-everywhere = As many fires as possible, here and in all other areas
alternative-the_rest = All the rest, where they score most
alternative-best_moves = Make the moves that gain most while points last
alternative-all_areas = As many fires as possible in all areas
alternative-patrol_2_to_airfield = Patrol 2 against an airfield
alternative-patrol_3_to_airfield = Patrol 3 against an airfield
alternative-patrol_4_to_airfield = Patrol 4 against an airfield
