### Bomber Command

## The title, modes and options

title-name = Bomber Command
title-line = One night over Germany: a secret plot, and a hunt in the dark.
title-about = Between 1943 and 1945 British bombers flew to Germany by night. One player plots the raids, with feints and diversions; the other scrambles night fighters, listens to a jammed radar and sends them where the stream may be. Cards interrupt almost everything, and over the target the bombs fall on a map of the city. Two scenarios, Berlin and Downfall. A game takes about two hours.
title-minutes = 120 min
mode-berlin = Berlin, 1943-44
mode-downfall = Downfall, 1944-45
option-weather = Bad weather
option-weather-off = Left out
option-weather-on = Rolled for
option-moon = Moon
option-moon-off = Left out
option-moon-on = Rolled for
option-wind = Tailwind, in bad weather
option-wind-off = Left out
option-wind-on = Rolled for
option-intruders = Intruders over England
option-intruders-off = Left out
option-intruders-on = Allowed
option-loads = Heavy and light bomb loads
option-loads-off = Left out
option-loads-on = Used
option-approach = Approach to the target
option-approach-free = Chosen freely
option-approach-direction = By the direction of flight
option-approach-random_north = By direction, with random north
option-fog_of_war = Losses and damage
option-fog_of_war-off = In the open
option-fog_of_war-on = Kept secret
option-marking = Drift and accuracy of marking
option-marking-one_roll = One roll
option-marking-two_rolls = Two rolls
option-parting = Mosquitoes that leave another raid
option-parting-stop = Stop after their first hex
option-parting-fly_on = Fly on
option-landing = Disruption when a raid lands
option-landing-combat = From combat and cards
option-landing-waypoints = Waypoints count too
option-decoys = Two Mosquito raids for a spoof
option-decoys-once = Once
option-decoys-rate = Any number of times
seat-british = British
seat-german = German
action-play_card = Play a card
    .confirm = Look through your cards for one to play now?
action-end_night = Offer to end the night
    .confirm = If the other side agrees, this turn is played out and the night is over.


## Things

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
plot-raid_a = Letter A
plot-escort_a = In company with raid A
plot-raid_b = Letter B
plot-escort_b = In company with raid B
plot-raid_c = Letter C
plot-escort_c = In company with raid C
plot-raid_d = Letter D
plot-escort_d = In company with raid D
plot-raid_e = Letter E
plot-escort_e = In company with raid E
plot-raid_f = Letter F
plot-escort_f = In company with raid F
plot-raid_g = Letter G
plot-escort_g = In company with raid G
plot-raid_h = Letter H
plot-escort_h = In company with raid H
plot-raid_j = Letter J
plot-escort_j = In company with raid J
plot-split_0 = Part after hex 1 of the route
plot-split_1 = Part after hex 2 of the route
plot-split_2 = Part after hex 3 of the route
plot-split_3 = Part after hex 4 of the route
plot-split_4 = Part after hex 5 of the route
plot-split_5 = Part after hex 6 of the route
plot-split_6 = Part after hex 7 of the route
plot-split_7 = Part after hex 8 of the route
plot-split_8 = Part after hex 9 of the route
plot-split_9 = Part after hex 10 of the route
plot-split_10 = Part after hex 11 of the route
plot-split_11 = Part after hex 12 of the route
plot-split_12 = Part after hex 13 of the route
plot-split_13 = Part after hex 14 of the route
plot-split_14 = Part after hex 15 of the route
plot-split_15 = Part after hex 16 of the route
plot-split_16 = Part after hex 17 of the route
plot-split_17 = Part after hex 18 of the route
plot-split_18 = Part after hex 19 of the route
plot-split_19 = Part after hex 20 of the route
plot-split_20 = Part after hex 21 of the route
plot-split_21 = Part after hex 22 of the route
plot-split_22 = Part after hex 23 of the route
plot-split_23 = Part after hex 24 of the route
plot-split_24 = Part after hex 25 of the route
plot-split_25 = Part after hex 26 of the route
plot-split_26 = Part after hex 27 of the route
plot-split_27 = Part after hex 28 of the route
plot-split_28 = Part after hex 29 of the route
plot-split_29 = Part after hex 30 of the route
plot-split_30 = Part after hex 31 of the route
plot-split_31 = Part after hex 32 of the route
plot-split_32 = Part after hex 33 of the route
plot-split_33 = Part after hex 34 of the route
plot-split_34 = Part after hex 35 of the route
plot-split_35 = Part after hex 36 of the route
plot-split_36 = Part after hex 37 of the route
plot-split_37 = Part after hex 38 of the route
plot-split_38 = Part after hex 39 of the route
plot-split_39 = Part after hex 40 of the route
plot-split_40 = Part after hex 41 of the route
plot-split_41 = Part after hex 42 of the route
plot-split_42 = Part after hex 43 of the route
plot-split_43 = Part after hex 44 of the route
plot-split_44 = Part after hex 45 of the route
plot-split_45 = Part after hex 46 of the route
plot-split_46 = Part after hex 47 of the route
plot-split_47 = Part after hex 48 of the route
plot-turn_0 = Enter on turn 0
plot-turn_1 = Enter on turn 1
plot-turn_2 = Enter on turn 2
plot-turn_3 = Enter on turn 3
plot-turn_4 = Enter on turn 4
plot-turn_5 = Enter on turn 5
plot-turn_6 = Enter on turn 6
plot-turn_7 = Enter on turn 7
plot-turn_8 = Enter on turn 8
plot-turn_9 = Enter on turn 9
plot-turn_10 = Enter on turn 10
plot-turn_11 = Enter on turn 11
plot-turn_12 = Enter on turn 12
plot-turn_13 = Enter on turn 13
plot-turn_14 = Enter on turn 14
plot-turn_15 = Enter on turn 15
plot-turn_16 = Enter on turn 16
plot-turn_17 = Enter on turn 17
plot-turn_18 = Enter on turn 18
plot-turn_19 = Enter on turn 19
plot-turn_20 = Enter on turn 20
plot-turn_21 = Enter on turn 21
plot-turn_22 = Enter on turn 22
plot-turn_23 = Enter on turn 23
plot-turn_24 = Enter on turn 24
plot-one_hex = One hex in the first turn
plot-two_hexes = Two hexes in the first turn
plot-left = Keep to the left
plot-right = Keep to the right
plot-heavy_load = Heavy loads
plot-usual_load = Usual loads
plot-home = Leave for England
plot-abandon = Rub this raid out
plot-done = The plan is complete
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
post-gci_marker = Under ground control
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
level-german-major = German major victory
level-german-victory = German victory
level-draw = Draw
level-british-victory = British victory
level-british-major = British major victory
result-german-major = German major victory. The losses are more than Bomber Command can bear.
result-german-victory = German victory. A good night for the night fighters.
result-draw = Draw. Losses and damage balance.
result-british-victory = British victory. The target is hit, and the losses can be borne.
result-british-major = British major victory. A concentrated raid at small cost.
moon-no_moon = No moon
moon-moonrise = Moonrise
moon-moonset = Moonset
patrol-patrol_2 = Patrol 2
patrol-patrol_3 = Patrol 3
patrol-patrol_4 = Patrol 4
phase-set_up = Set-up
phase-draw = Cards
phase-fighters = Fighters move
phase-scramble = Scramble
phase-raids = Raids move
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
stay-fly_on = Fly another turn
agreement-agree = Agree
spend-spend_damage = Spend a damage marker for +1
again-attack_again = Attack again
stretch-stretch_stream = Lay the stream one hex back

## Questions

ask-choose_patrol = Which patrol counter?
    .coach = A strong patrol hits harder and stays away longer.
    .waiting = The British side looks at its patrols.
ask-choose_zone = Which zone's weather is drawn next?
    .coach = Only the order is chosen; the markers come at random. With bad weather the last zones are the least likely to be in fog.
    .waiting = The British side orders the weather zones.
ask-choose_moon_turn = On which turn does the moon rise or set?
    .coach = Up to two turns from the number on your chit.
    .waiting = The British side is thinking.
ask-plot = Plot the raids.
    .context = { $stage ->
        [kind] What kind of raid is plotted next?
        [letter] Which letter does it get?
        [target] Where does it fly to?
        [entry] Where does it enter, or with whom does it fly?
        [split] Where does it part?
        [turn] On which turn does it enter?
        [pace] How far does it fly in that turn?
        [leg] Where does the next leg end?
        [way] On which side of the vertices does it fly?
       *[load] What does it carry?
    }
    .coach = Let several raids look like the Main Force for as long as they can. Every bend before the target costs accuracy.
    .waiting = The British side plots its raids.
plot-note = { $length ->
    [0] { "" }
   *[other] { $stack_id ->
        [none] turn { $turn }, { $length } hexes so far
       *[other] { $stack }: turn { $turn }, { $length } hexes so far
    }
}
ask-choose_stripped_city = Which city loses its flak?
    .coach = Choose cities that are hardly worth a raid.
    .waiting = The German side moves its flak.
ask-choose_fighter = Which unit moves?
    .coach = Bring twin-engined units to beacons near where the stream may pass, single-engined ones to cities.
    .waiting = The German side moves its fighters.
choose_place-note = { $stack_id ->
    [none] { "" }
   *[other] { $more ->
        [0] { $stack }
       *[other] { $stack } and { $more } more
    }
}
choose_first_place-note = { $stack_id ->
    [none] { "" }
   *[other] { $more ->
        [0] { $stack }
       *[other] { $stack } and { $more } more
    }
}
choose_quick_place-note = { $stack_id ->
    [none] { "" }
   *[other] { $more ->
        [0] { $stack }
       *[other] { $stack } and { $more } more
    }
}
choose_fighter-note = { $place }, strength { $strength }, fuel { $fuel }
choose_deploying-note = { choose_fighter-note }
choose_scramble-note = { choose_fighter-note }
choose_reaction-note = { choose_fighter-note }
choose_wild_boar-note = { choose_fighter-note }
choose_gci_unit-note = { choose_fighter-note }
choose_straggler_unit-note = { choose_fighter-note }
choose_contact_unit-note = { choose_fighter-note }
choose_attacker-note = { choose_fighter-note }
choose_intruder-note = { choose_fighter-note }
choose_adgb_target-note = { choose_fighter-note }
choose_landing-note = { choose_fighter-note }
choose_prey-note = { choose_fighter-note }
choose_unit_for_card-note = { choose_fighter-note }
choose_fighter-pass = Move no more units
ask-choose_place = Where to?
    .context = { $unit }
    .coach = Two hexes at most; one under a scramble marker.
    .waiting = The German side moves its fighters.
ask-choose_leaving_hex = In which hex of the raid does the unit appear?
    .context = { $unit }
    .coach = It shows the German side a hex of the raid.
    .waiting = The British side places a unit that leaves a raid.
ask-choose_deploying = Which unit deploys?
    .coach = On a beacon it can make contact next door; on a city it can fight as Wild Boar; in the belt it can take ground control.
    .waiting = The German side deploys.
choose_deploying-pass = Deploy no more
ask-choose_post = Where does it wait?
    .context = { $unit }
    .coach = A unit on a city or beacon can also react to bombs in the next hex.
    .waiting = The German side deploys.
choose_post-pass = In no box
ask-choose_scramble = Which unit scrambles?
    .coach = Fuel burns from the next turn on. Too early is as bad as too late.
    .waiting = The German side scrambles.
choose_scramble-pass = Scramble no more
ask-choose_first_place = Where does the unit go at once?
    .coach = Single-engined units may move one hex as they take off.
    .waiting = The German side scrambles.
ask-choose_quick_place = Where does the alerted unit go?
    .coach = One hex, and no scramble marker.
    .waiting = The German side scrambles.
ask-choose_role = Does this unit fly as an intruder?
    .coach = Intruders attack raids over England and do nothing else.
    .waiting = The German side scrambles.
choose_role-pass = An ordinary sortie
ask-choose_quick_role = Does the alerted unit fly as an intruder?
    .coach = Intruders attack raids over England and do nothing else.
    .waiting = The German side scrambles a unit.
choose_quick_role-pass = An ordinary sortie
ask-choose_prey = Which unit does it strike?
    .coach = One patrol to a unit.
    .waiting = The British patrols strike.
ask-choose_task = The unit, or its airfield?
    .coach = A closed airfield keeps the unit down for two phases.
    .waiting = The British patrols strike.
choose_patrol-pass = No more patrols
ask-choose_reaction = Which unit reacts to the bombs next door?
    .coach = It moves into the bombed hex and attacks late.
    .waiting = The German side reacts.
choose_reaction-pass = Nobody else
ask-choose_reaction_city = To which city?
    .context = { $unit }
    .coach = Which of them the Main Force bombs, nobody tells.
    .waiting = The German side reacts.
ask-choose_wild_boar = Which unit attacks over the burning city?
    .coach = Stacked on the city it attacks in the better column.
    .waiting = The German side sends its Wild Boars.
choose_wild_boar-pass = Nobody else
ask-choose_wild_boar_city = Over which city?
    .coach = A unit attacks over one city only.
    .waiting = The German side sends its Wild Boars.
ask-choose_combat = Which combat comes next?
    .coach = Hexes in any order; within a hex the order is fixed.
    .waiting = The German side resolves the combat markers.
ask-choose_gci_unit = Which unit intercepts?
    .coach = A unit meets each raid once in a phase.
    .waiting = Ground control guides a unit.
choose_gci_unit-pass = Nobody
ask-choose_straggler_unit = Which unit joins in against the stragglers?
    .coach = Every unit under ground control within three hexes may attack.
    .waiting = Ground control guides more units.
choose_straggler_unit-pass = Nobody else
ask-choose_damage = The raid has flak damage. Spend a marker?
    .context = { $unit }
    .coach = It adds 1 to this attack and is gone.
    .waiting = The German side is thinking.
choose_damage-pass = Keep it
ask-choose_second_attack = Does the unit attack a second time?
    .coach = Early Arrival at Target allows it, in the same column as before. Nobody has to attack.
    .waiting = The German side is thinking.
choose_second_attack-pass = Break off
ask-choose_stretch = Does the stream lie one hex back?
    .coach = The raid is then two hexes long this turn.
    .waiting = The British side is thinking.
choose_stretch-pass = In the raid's own hex
ask-choose_contact_unit = Which unit tries to make contact?
    .coach = From a beacon there is no -2, and the next hexes can be reached.
    .waiting = The German side looks for contact.
choose_contact_unit-pass = Nobody else
ask-choose_contact = With which raid, or over which city?
    .context = { $unit }
    .coach = You do not know yet which raid it is.
    .waiting = The German side looks for contact.
ask-choose_attacker = Which unit attacks from within the stream?
    .coach = Each unit in a raid box attacks once a turn.
    .waiting = The Tame Boars attack.
choose_attacker-pass = Nobody else
ask-choose_adgb_target = Which intruder does the air defence attack?
    .coach = One attack a turn, however many intruders there are.
    .waiting = The air defence of Great Britain looks for intruders.
choose_adgb_target-pass = None
ask-choose_intruder = Which intruder attacks?
    .coach = Bombers that have not been warned are easy prey.
    .waiting = Intruders are over England.
choose_intruder-pass = Nobody else
ask-choose_victim = Which raid does it attack?
    .coach = Raids that are home and not yet landed.
    .waiting = Intruders are over England.
ask-choose_landing = Which unit lands?
    .coach = A unit at home rearms and can scramble again in two turns.
    .waiting = The German side lands its fighters.
choose_landing-pass = Nobody else
ask-choose_field = At home, or diverted?
    .context = { $unit }
    .coach = A diverted unit is out of the game; but the weather may be better there.
    .waiting = The German side lands its fighters.
ask-choose_to_fly_on = All raids are home. Do your fighters land now?
    .coach = Flying on may bring them nearer to their own airfields.
    .waiting = The German side brings its fighters home.
choose_to_fly_on-pass = Land all
ask-answer_the_offer = The other side offers to end the night. Do you agree?
    .coach = Whatever has not been bombed by the end of this turn scores nothing, and no more bombers fall.
    .waiting = The other side thinks over the offer to end the night.
answer_the_offer-pass = Fly on

## Why not

why-main_force_first = every Main Force must be plotted first.
why-no_more_of_them = no more of them are left.
why-another_raid_goes_there = another raid attacks it.
why-another_raid_ends_there = another raid would end its turn there.
why-decoys_avoid_it = spoofs avoid cities and airfields.
why-too_many_legs = from there it would take too many legs.
why-not_home_in_time = it would not be home by turn { $a }.
why-the_target_itself = it is the target itself.
why-no_way_to_the_target = from there the target cannot be reached.
why-others_in_the_way = other raids leave no way on from there.
why-too_soon_after_the_first = the second raid enters on turn { $a } or later.
why-no_time_for_the_second = the first raid must bomb by turn { $a }, or the second cannot follow it.
why-that_is_not_parting = that is where the other raid flies.
why-no_target = only target cities can be chosen.
why-still_climbing = it still has its scramble marker.
why-no_ground_control_here = no belt hex of its division, or the place is taken.
why-under_ground_control = it is under ground control.
why-airfield_not_seen = not in fog or heavy cloud.
why-attacked_it_before = it has attacked this raid already.
why-out_of_fuel = units without fuel must land first.

## The log

event-undone = { $agreed ->
    [0] { $seat } takes an answer back.
   *[other] { $seat } takes an answer back by agreement.
}
event-turn_begins = Turn { $turn }.
event-phase_begins = { $phase }.
event-not_available = { $unit } does not take part tonight.
event-patrol_chosen = { $patrol } is chosen.
event-target_drawn = { $city_id ->
    [hidden] { $seat } draws a target.
   *[other] { $again ->
        [0] The target is { $city }.
       *[other] A follow-up raid on { $city }.
    }
}
event-weather_season = { $bad ->
    [0] A night of good weather.
   *[other] A night of bad weather.
}
event-weather_is = { $zone }: { $weather }.
event-visibility_is = Visibility: { $visibility }.
event-dawn_is = Dawn on turn { $turn }.
event-moon_is = { $moon } on turn { $turn }.
event-wind_is = The wind blows towards { $degrees } degrees.
event-plots_made = The raids are plotted.
event-flak_moved = The flak of { $city } is moved away.
event-fighter_moved = { $unit }: { $origin } to { $place }.
event-scrambled = { $unit } scrambles at { $place }.
event-grounded = { $unit } has no fuel and is out.
event-airfield_closed = The airfield of { $unit } is closed.
event-airfield_attacked = A patrol attacks the airfield of { $unit }: { $total }.
event-patrol_sent = { $patrol } is used; back on turn { $turn }.
event-intruder = { $unit } flies as an intruder.
event-bombs_fall = Bombs fall on { $city }.
event-end_offered = { $seat }: offers to end the night.
event-end_agreed = Both sides agree: the night ends with this turn.
event-raid_home = { $raid } is over England.
event-reacted = { $unit } reacts to { $city }.
event-wild_boar = { $unit } hunts over { $city }.
event-attack_declared = { $place_id ->
    [hidden] { $unit } attacks: { $how }.
   *[other] { $unit } attacks in { $place }: { $how }.
} { $facts ->
    [1] Mosquitoes.
    [17] Mosquitoes.
    [9] Mosquitoes, homebound.
    [25] Mosquitoes, homebound.
    [2] A spoof.
    [18] A spoof.
    [4] Heavy loads.
    [20] Heavy loads.
    [8] Homebound.
    [24] Homebound.
   *[other] {""}
}
event-weather_told = The weather over the raid that { $unit } attacks: { $modifier ->
    [-2] -2
    [-1] -1
   *[other] +{ $modifier }
}.
event-damage_spent = Flak damage helps { $unit }: +1.
event-attack_rolled = { $unit }: { $dice }, in all { $total }; { $lost ->
    [one] one bomber
   *[other] { $lost } bombers
} lost.
event-bombers_hit = { $raid_id ->
    [hidden] A raid loses { $lost }, disruption { $disrupted }, damage { $damage }.
   *[other] { $raid } loses { $lost }, disruption { $disrupted }, damage { $damage }.
}
event-defensive_fire = The bombers fire at { $unit }: { $total }.
event-left_raid = { $unit } leaves the raid in { $place }.
event-flak_fires = { $city_id ->
    [hidden] Flak fires in { $place }.
   *[other] The flak of { $city } fires.
}
event-flak_rolled = Flak in { $place }: { $total }.
event-british_attacked = The British attack { $unit }: { $total }, { $lost } lost.
event-depleted = { $unit } is depleted.
event-sent_home = { $unit } returns to base.
event-fighters_lost = { $unit_id ->
    [hidden] { $lost ->
        [one] One night fighter
       *[other] { $lost } night fighters
    } lost; { $total } in all.
   *[other] { $unit } loses { $lost }; { $total } in all.
}
event-detection_rolled = Detection: { $total } against { $level }. { $result ->
    [0] Nothing is found.
    [1] Contacted raids are found.
    [2] All raids are found.
   *[other] All raids and streams are found.
}
event-raids_detected = { $raids ->
    [one] One raid counter is placed.
   *[other] { $raids } raid counters are placed.
}{ $confirmed ->
    [0] {""}
   *[other] {" "}Streams are confirmed.
}
event-jamming_is = The jamming level is { $level }.
event-wind_told = The wind counts for the contact of { $unit }: { $modifier ->
    [-1] -1
   *[other] +{ $modifier }
}.
event-contact_rolled = { $unit } looks for contact: { $total } against { $number }.
event-contact_made = { $unit } is in contact with { $raid }.
event-took_gci = { $unit } is under ground control in { $place }.
event-stacked = { $unit } waits at { $stack }.
event-landed = { $diverted ->
    [0] { $unit } lands at home ({ $zone }).
   *[other] { $unit } diverts to { $zone }.
}
event-unit_wrecked = { $unit } comes to grief on landing and is out.
event-raid_lands = { $raid } lands: { $kind }.
event-bombers_crashed = { $lost ->
    [0] { $raid }: all land safely.
    [one] { $raid }: one bomber crashes on landing.
   *[other] { $raid }: { $lost } bombers crash on landing.
}
event-mosquitoes_confirmed = { $raid }: of { $claims } claims { $stand } stand.
event-mosquitoes_noted = { $stand ->
    [hidden] { $raid }: the British side notes which claims stand.
   *[other] { $raid }: of { $claims } claims { $stand } stand. Only you know.
}
event-mines_scattered = Mines in { $place }: disruption { $disruption }, { $errors ->
    [one] 1 point
   *[other] { $errors } points
} off.
event-mines_laid = Mines in { $place }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-mosquitoes_bombed = Mosquitoes have bombed { $city }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-game_over = British { $british }, German { $german }.

## Rules

rule-1-0 = Introduction
rule-1-1 = The rules
rule-1-2 = The playbook
rule-1-3 = Players
rule-1-4 = Scenarios
rule-1-5 = Scale
rule-1-6 = Words
rule-2-0 = Components
rule-2-1 = Scenario map
rule-2-1-1 = Hexes
rule-2-1-2 = What the map shows
rule-2-2 = Units
rule-2-2-1 = British raids
rule-2-2-2 = German night fighters
rule-2-2-3 = ADGB and patrols
rule-2-3 = Counters
rule-2-3-1 = Target chits
rule-2-3-2 = Tracks
rule-2-3-3 = The night
rule-2-3-4 = Markers on units
rule-2-3-5 = Markers on the map
rule-2-3-6 = Bombing markers
rule-2-4 = Play aid
rule-2-5 = Planning map
rule-2-6 = City maps
rule-2-7 = Card decks
rule-3-0 = Set-up
rule-3-1 = Scenario
rule-3-1-1 = Map
rule-3-1-2 = Markers
rule-3-2 = Units
rule-3-2-1 = German units
rule-3-2-2 = British units
rule-3-3 = Targets
rule-3-3-1 = Cities that are no targets
rule-3-4 = The night
rule-3-4-1 = Weather
rule-3-4-2 = Effects of weather
rule-3-4-3 = Haze over the Ruhr
rule-3-4-4 = Visibility
rule-3-4-5 = Dawn
rule-3-4-6 = Moon and wind
rule-3-5 = Preparing raids
rule-3-5-1 = Raids
rule-3-5-2 = Plotting
rule-3-6 = Moving flak
rule-3-7 = Card decks in the set-up
rule-3-7-1 = Hands in Downfall
rule-4-0 = Plotting
rule-4-1 = Letters
rule-4-2 = Routes
rule-4-2-1 = Legs
rule-4-2-2 = Turns
rule-4-3 = Kinds of raids
rule-4-3-1 = Main Force
rule-4-3-2 = Mosquitoes
rule-4-3-3 = Gardening
rule-4-3-4 = Spoofs
rule-4-4 = Several raids
rule-4-4-1 = Mosquitoes in company
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
rule-7-1 = Fighters move
rule-7-1-1 = Jutland
rule-7-2 = Raids move
rule-7-2-1 = Streams
rule-7-2-2 = Streams in Berlin
rule-7-2-3 = Streams in Downfall
rule-7-2-4 = Leaving the map
rule-7-2-5 = Traces
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
rule-7-5-1 = Fuel under ground control
rule-7-6 = Recovery of raids
rule-7-6-1 = FIDO
rule-8-0 = Detection
rule-8-1 = Jamming track
rule-8-2 = Detection phase
rule-8-2-1 = Streams confirmed
rule-8-3 = What is known of a raid
rule-9-0 = Combat
rule-9-1 = German attacks
rule-9-1-1 = Making an attack
rule-9-1-2 = Movement and combat
rule-9-1-3 = Several attacks in a hex
rule-9-2 = British attacks
rule-9-2-1 = Resolving them
rule-9-2-2 = Serrate and Perfectos
rule-9-2-3 = ADGB
rule-9-2-4 = Patrols
rule-9-2-5 = Airfields
rule-9-3 = GCI
rule-9-3-1 = Area night fighting
rule-9-3-2 = Against Oboe
rule-9-4 = Tame Boar
rule-9-4-1 = Contact
rule-9-4-2 = Contact over a bombed city
rule-9-4-3 = Leaving a raid
rule-9-4-4 = Weather of attacks
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
rule-10-1-1 = Oil
rule-10-2 = Bombing
rule-10-3 = Marking the target
rule-10-3-1 = Aimpoint and approach
rule-10-3-2 = Target indicators
rule-10-3-3 = The approach marker
rule-10-4 = Dropping the bombs
rule-10-4-1 = Bomb load
rule-10-4-2 = Placing the bombs
rule-10-4-3 = Indicators in the country
rule-10-5 = Adjusting the bombing
rule-10-5-1 = Moving counters
rule-10-5-2 = Errors and precision
rule-10-5-3 = Fires
rule-10-5-4 = Creep-back
rule-10-5-5 = Firestorm
rule-10-6 = Follow-up raid
rule-11-0 = The end
rule-11-1 = Points
rule-11-1-1 = Bombing points in Berlin
rule-11-1-2 = Bombing points in Downfall
rule-11-2 = Victory
rule-12-0 = Advanced rules
rule-12-1 = Advanced weather
rule-12-1-1 = Bad weather
rule-12-1-2 = Moon
rule-12-1-3 = Tailwind
rule-12-2 = Intruders
rule-12-2-1 = Making intruders
rule-12-2-2 = What intruders do
rule-12-2-3 = ADGB against intruders
rule-12-2-4 = Intruders attack
rule-12-3 = Bomb loads
rule-12-3-1 = Heavy loads
rule-12-3-2 = Light loads
rule-12-4 = Approach by direction
rule-12-4-1 = Random north
rule-12-5 = Fog of war
rule-13-0 = Downfall in short
rule-undo = Taking back

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
stack-beacon_gertrud = beacon Gertrud
beacon-rattler = Rattler
stack-beacon_rattler = beacon Rattler
beacon-ida = Ida
stack-beacon_ida = beacon Ida
beacon-otto = Otto
stack-beacon_otto = beacon Otto
beacon-marie = Marie
stack-beacon_marie = beacon Marie
beacon-ludwig = Ludwig
stack-beacon_ludwig = beacon Ludwig
beacon-quelle = Quelle
stack-beacon_quelle = beacon Quelle
beacon-kurfuerst = Kurfürst
stack-beacon_kurfuerst = beacon Kurfürst
beacon-nordpol = Nordpol
stack-beacon_nordpol = beacon Nordpol
beacon-heinz = Heinz
stack-beacon_heinz = beacon Heinz
beacon-gemse = Gemse
stack-beacon_gemse = beacon Gemse
beacon-kiebitz = Kiebitz
stack-beacon_kiebitz = beacon Kiebitz
beacon-anton = Anton
stack-beacon_anton = beacon Anton
beacon-berta = Berta
stack-beacon_berta = beacon Berta
beacon-caesar = Cäsar
stack-beacon_caesar = beacon Cäsar
beacon-dora = Dora
stack-beacon_dora = beacon Dora
beacon-emil = Emil
stack-beacon_emil = beacon Emil
beacon-friedrich = Friedrich
stack-beacon_friedrich = beacon Friedrich
beacon-christa = Christa
stack-beacon_christa = beacon Christa
beacon-paula = Paula
stack-beacon_paula = beacon Paula
beacon-richard = Richard
stack-beacon_richard = beacon Richard
beacon-siegfried = Siegfried
stack-beacon_siegfried = beacon Siegfried
beacon-theodor = Theodor
stack-beacon_theodor = beacon Theodor
beacon-ulrich = Ulrich
stack-beacon_ulrich = beacon Ulrich
beacon-viktor = Viktor
stack-beacon_viktor = beacon Viktor
place-england = England
place-jutland = Jutland
place-ready = ready
place-rearming = rearming
place-closed = closed airfields
place-recovered = landed
place-out = out of the night
place-raid_a = the stream of raid A
place-raid_b = the stream of raid B
place-raid_c = the stream of raid C
place-raid_d = the stream of raid D
place-raid_e = the stream of raid E
place-raid_f = the stream of raid F
place-raid_g = the stream of raid G
place-raid_h = the stream of raid H
place-raid_j = the stream of raid J
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
area-country = the country
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
method-newhaven = Newhaven
method-parramatta = Parramatta
method-wanganui = Wanganui
conversion-one_each = 1 HE and 1 incendiary: 1 fire
conversion-one_and_two = 1 HE and 2 incendiaries: 2 fires
conversion-two_incendiaries = 2 incendiaries: 1 fire
conversion-three_he = 3 HE: 1 fire
conversion-two_he_and_one = 2 HE and 1 incendiary: 1 fire
conversion-one_he_and_two = 1 HE and 2 incendiaries: 1 fire

## Bombing: questions (10)

ask-choose_aimpoint = Where is the aimpoint?
    .coach = Fires need HE and incendiaries in one area. In a centre they burn best; industry and transport count double in Berlin.
    .waiting = The British side chooses its aimpoint.
ask-choose_approach = From which side do the bombers come in?
    .coach = After two fires at the indicators, bombs left there creep back towards the approach. Let it lie over something worth hitting.
    .waiting = The British side chooses its approach.
ask-choose_he = How many of the counters are HE?
    .context = { $left } counters in all.
    .coach = A third of HE is a fair mixture for a city; industry wants more.
    .waiting = The British side shares out its bombs.
ask-choose_area = Where does the next counter fall?
    .context = { $left } counters left for this ring.
    .coach = Only the last ring leaves a choice: nearer rings are full.
    .waiting = The British side places its last counters.
ask-choose_any_area = The indicators burn in the country. Where in the city does a counter fall?
    .context = { $left } counters left.
    .coach = City and country get the counters by turns; each area of the city takes one.
    .waiting = The British side scatters its bombs.
ask-choose_counter = Which counter do you move?
    .context = { $points } points left.
    .coach = The German side draws bombs away from where they would burn; the British side brings them together.
    .waiting = Counters are moved on the city map.
ask-choose_destination = Where does it go?
    .coach = One point moves one counter to a neighbouring area.
    .waiting = Counters are moved on the city map.
ask-choose_burning_area = Which area burns next?
    .coach = Bombs that do not burn still score a little.
    .waiting = The British side turns bombs into fires.
ask-choose_conversion = What do you turn into fires here?
    .context = { $he } HE, { $incendiaries } incendiaries and { $fires } fires in this area.
    .coach = Where the indicators burn, two fires make the other bombs there creep back.
    .waiting = The British side turns bombs into fires.
choose_counter-pass = Move no more
choose_burning_area-pass = No more fires
choose_conversion-pass = Nothing more here
choose_aimpoint-note = { $kind_id ->
    [centre] Centre
    [residential] Residential
    [industrial] Industry
    [transport] Transport
    [field] Field
   *[other] Country
}
choose_area-note = { $kind_id ->
    [centre] Centre
    [residential] Residential
    [industrial] Industry
    [transport] Transport
    [field] Field
   *[other] Country
}
choose_any_area-note = { $kind_id ->
    [centre] Centre
    [residential] Residential
    [industrial] Industry
    [transport] Transport
    [field] Field
   *[other] Country
}
choose_counter-note = { $kind_id ->
    [centre] Centre
    [residential] Residential
    [industrial] Industry
    [transport] Transport
    [field] Field
   *[other] Country
}, { $he ->
    [0] { $incendiaries ->
        [0] no bombs
       *[other] incendiaries { $incendiaries }
    }
   *[other] { $incendiaries ->
        [0] HE { $he }
       *[other] HE { $he }, incendiaries { $incendiaries }
    }
}{ $fires ->
    [0] { "" }
   *[other] , fires { $fires }
}
choose_destination-note = { $kind_id ->
    [centre] Centre
    [residential] Residential
    [industrial] Industry
    [transport] Transport
    [field] Field
   *[other] Country
}, { $he ->
    [0] { $incendiaries ->
        [0] no bombs
       *[other] incendiaries { $incendiaries }
    }
   *[other] { $incendiaries ->
        [0] HE { $he }
       *[other] HE { $he }, incendiaries { $incendiaries }
    }
}{ $fires ->
    [0] { "" }
   *[other] , fires { $fires }
}
choose_burning_area-note = { $kind_id ->
    [centre] Centre
    [residential] Residential
    [industrial] Industry
    [transport] Transport
    [field] Field
   *[other] Country
}, { $he ->
    [0] { $incendiaries ->
        [0] no bombs
       *[other] incendiaries { $incendiaries }
    }
   *[other] { $incendiaries ->
        [0] HE { $he }
       *[other] HE { $he }, incendiaries { $incendiaries }
    }
}{ $fires ->
    [0] { "" }
   *[other] , fires { $fires }
}
choose_approach-note = The approach lies in { $area ->
        [country] the country
       *[other] { $area }
    }.

## Cards: questions (6)

ask-choose_play = Do you play a card?
    .context = { $moment ->
        [phase] At any time.
        [fighters] The night fighters are about to move.
        [scramble] A unit scrambles.
        [raids] The raids are about to move.
        [bomb_drop] Bombs fall on a city.
        [detection] Before the detection roll.
        [detected] Raids have been detected.
        [tame_boar] The Tame Boar phase begins.
        [contact] Before a contact roll.
        [attack] Before an attack roll.
        [recovery] Before a recovery roll.
        [after_attack] After an attack roll, before losses are taken.
        [defensive_fire] Before the defensive fire.
        [marking] The target is about to be marked.
        [drop] The bombs are about to fall.
        [errors] Bombing errors are being counted.
        [precision] Precision is being counted.
       *[conversion] Bombs are about to burn.
    } { $unit_id ->
        [none] { $place_id ->
            [none] { "" }
           *[other] In { $place }.
        }
       *[other] { $place_id ->
            [none] { $unit }.
           *[other] { $unit }, in { $place }.
        }
    } Modifier by cards so far: { $modifier }.
    .coach = Cards must be played before the roll they change. You can pass for the rest of the phase or turn.
    .waiting = Cards may be played.
play-quiet_phase = Pass for this phase
play-quiet_turn = Pass for this turn
choose_play-pass = Pass
ask-choose_card_beside = Which card do you play?
    .coach = Only cards that may be played at any time are offered.
    .waiting = A card is being chosen.
choose_card_beside-pass = None after all
ask-choose_reply = Do you cancel this card?
    .context = { $card }
    .coach = A card that names it will do, or two of your cards with its symbol. There is no cancelling of a cancelling.
    .waiting = The other side may cancel the card.
reply-two_cards = Two cards with its symbol
choose_reply-pass = Let it stand
ask-choose_first_of_two = The first of two cards with the symbol?
    .coach = Both cards are discarded and do nothing themselves.
    .waiting = The other side may cancel the card.
choose_first_of_two-pass = Let the card stand after all
ask-choose_second_of_two = And the second?
    .coach = Both cards are discarded and do nothing themselves.
    .waiting = The other side may cancel the card.
choose_second_of_two-pass = Let the card stand after all
ask-choose_bombing_card = Which bombing card do you begin with?
    .coach = Four more cards are then drawn.
    .waiting = The British side chooses a bombing card.
ask-choose_card_to_return = Which card goes back into the deck?
    .context = Five cards are kept.
    .coach = Keep the five that fit together.
    .waiting = Opening hands are chosen.
ask-choose_discard = Which card do you throw away?
    .coach = Then up to three are drawn, but no more than five are held. No card comes back.
    .waiting = Hands are put in order.
choose_discard-pass = Keep the rest
ask-choose_unit_for_card = Which unit is it for?
    .coach = Choose where it hurts, or helps, most.
    .waiting = A unit is being chosen for a card.
ask-choose_straggling_raid = Which raid do the fighters find?
    .coach = The counter must lie within two hexes.
    .waiting = Fighters look for stragglers.
ask-choose_city_for_card = Which city is it for?
    .coach = Think of where the bombers will be.
    .waiting = A city is being chosen for a card.
ask-choose_straying_raid = Which raid strays over the guns?
    .coach = A city that is being bombed cannot fire in this way.
    .waiting = Flak looks for straying bombers.
ask-choose_hex_of_flak = Where does the flak fire?
    .coach = The strongest guns of the hex fire; searchlights alone count as 0.
    .waiting = Flak looks for straying bombers.
ask-choose_mended_raid = Which raid loses flak damage?
    .coach = Two markers go, or one where there is only one.
    .waiting = The British side mends damage.
ask-choose_patrol_to_remove = Which patrol counter leaves the game?
    .coach = The strongest is away the longest anyway.
    .waiting = A patrol counter is being removed.

## Cards and bombing: why not

why-oil_only = an oil target must be aimed at.
why-done_with = it is done with.
why-no_field = a field is no aimpoint.
why-works_only = in Downfall only industry and transport are aimed at.
why-nearer_ring_first = the nearer ring ({ $a }) is filled first.
why-not_to_the_country = the British side does not move counters into the country.
why-only_from_outer_fields = only counters in outer fields can be driven into the country.
why-not_the_moment = this is not its moment.
why-no_pair = two cards with the symbol are needed; you hold { $a }.
why-card_need = { $a ->
        [0] it is for night-fighter attacks.
        [1] it is for flak attacks.
        [2] it is for GCI attacks.
        [3] it is for Wild Boar attacks.
        [4] it is for twin-engined units.
        [5] it is for attacks on Mosquitoes.
        [6] not with Mosquitoes.
        [7] not for a raid with heavy loads.
        [8] the raid is not yet homebound.
        [9] the raid is neither homebound nor a spoof.
        [10] the attacker is neither Me 110 nor Do 217.
        [11] the bombers fire back anyway.
        [12] the unit is stronger than 1.
        [13] the airfield lies elsewhere, or in fog or heavy cloud.
        [14] there is no Naxos marker.
        [15] the Naxos marker lies there already.
        [16] there is no Beleuchter marker.
        [17] the Beleuchter marker lies there already.
        [18] FIDO burns already.
        [19] the indicators do not burn over industry or transport.
        [20] no patrol counter is left aside.
        [21] there is no patrol counter to remove.
        [22] no raid has flak damage.
        [23] no flak has been moved.
        [24] it is for the raid movement phase.
       *[25] there is nothing to use it on.
    }

## Cards and bombing: the log

event-card_drawn = { $card_id ->
        [hidden] { $seat } { $count ->
            [one] draws a card.
           *[other] draws { $count } cards.
        }
       *[other] { $seat } draws { $card }.
    }
event-card_returned = { $card_id ->
        [hidden] { $seat } { $count ->
            [one] puts a card back.
           *[other] puts { $count } cards back.
        }
       *[other] { $seat } puts { $card } back.
    }
event-card_discarded = { $seat } throws away { $card }.
event-card_played = { $seat } plays { $play }.
event-card_cancelled = { $second_id ->
        [hidden] { $seat } cancels { $card } with { $first }.
       *[other] { $seat } cancels { $card } with { $first } and { $second }.
    }
event-card_taken_back = { $card } goes back to the hand of { $seat }.
event-roll_modified = { $play }: { $amount ->
        [-3] -3
        [-2] -2
        [-1] -1
       *[other] +{ $amount }
    } to the roll.
event-card_die = { $play }: the die shows { $die }, which makes { $result }.
event-card_aimed = { $play } strikes { $unit }.
event-city_marked = { $play }: { $city }.
event-damage_mended = { $raid_id ->
        [hidden] { $seat } takes flak damage off a raid.
       *[other] { $seat } takes { $markers } flak damage off { $raid }.
    }
event-patrol_added = { $patrol } joins the pool.
event-patrol_removed = { $patrol } leaves the game.
event-bombing_begins = The bombing of { $city } is resolved.
event-aimed = Over { $city }: aimpoint { $area }, approach { $approach }, { $method }.
event-marked = Marking: { $dice } with modifier { $modifier }. Drift { $drift }, accuracy { $shift }.
event-drifted = The indicators drift { $areas } in direction { $course }, to { $area }; the approach lies in { $approach }.
event-bombs_loaded = { $he } HE and { $incendiaries } incendiaries.
event-concentrated = { $counters ->
    [one] One counter falls
   *[other] { $counters } counters fall
} in { $area }, the rest around it.
event-errors_counted = Disruption { $disruption }: { $points } points of error for the German side.
event-precision_counted = Precision { $points } for the British side.
event-bomb_moved = { $seat }: { $counter } to { $area }.
event-fires_started = { $fires ->
        [0] No fire in { $area }: it was put out.
       *[other] Fires in { $area }: { $fires } ({ $conversion }).
    }
event-crept_back = Creep-back: { $he } HE and { $incendiaries } incendiaries move to { $area }.
event-firestorm_rolled = { $area }: { $dice } against { $fires } fires; { $after } fires burn now.
event-bombing_scored = The bombing scores { $points }; the city map stands at { $total }.

## Cards (6)

card-corona_controllers = Corona Controllers
    .role = Deplete one night-fighter unit that is on the map or in a raid box; you choose it.
card-corona_jamming = Corona Jamming
    .role = The jamming level rises by 1.
card-corkscrew = Corkscrew
    .role = One bomber fewer is lost to this night-fighter attack. Not for a raid with heavy loads.
card-airborne_cigar = Airborne Cigar
    .role = The jamming level rises by 1.
card-mandrel = Mandrel
    .role = -2 to this detection roll on turns 1 and 2, -1 later.
card-high_rate_window = High-Rate Window
    .role = This turn twin-engined night fighters attack at -1 unless an SN-2 card is played for the attack. All raids and streams are detected without a roll.
card-high_altitude_bombers = High-Altitude Bombers
    .role = An attack by Me 110s or Do 217s does not take place; cards that modified it go back to their hands. Not for a raid with heavy loads.
card-drumstick = Drumstick
    .role = -2 to this contact roll. Or: Cancels Morse.
card-southern_germany = Southern Germany
    .role = This turn nothing is detected in the area of 7 JD.
card-tinsel = Tinsel
    .role = -2 to this contact roll.
card-special_tinsel = Special Tinsel
    .role = -1 to every contact roll this turn.
card-command_confusion = Command Confusion
    .role = Roll a die: on 3 to 6 the streams are not detected this turn.
card-weather = Weather
    .role = Light FIDO: -3 to recovery rolls of bombers in fog. Or: Draw a new weather marker for a division area chosen by a die.
card-jostle_iv = Jostle IV
    .role = -3 to this contact roll.
card-fuel_famine = Fuel Famine
    .role = The scrambling unit, of strength 1 or less, is out of the game for want of fuel.
card-firebash = Firebash
    .role = Put the patrol counter that was left aside into the pool.
card-low_fuel_and_ammo = Low Fuel & Ammo
    .role = The unit that has just attacked is depleted, besides what the attack itself did.
card-lucky_crews = Lucky Crews
    .role = Take one or two flak damage markers off one raid.
card-dartboard = Dartboard
    .role = -2 to this detection roll. Or: Cancels Anne-Marie.
card-radio_silence = Radio Silence
    .role = Take the Naxos marker off the jamming track. Or: Cancels Naxburg or Naxos.
card-dina_and_piperack = Dina & Piperack
    .role = -1 to this detection roll. Or: Cancels SN-2c.
card-monica = Monica
    .role = -1 to this night-fighter attack. Not for Mosquitoes.
card-boozer = Boozer
    .role = -1 to this night-fighter attack. Not for Mosquitoes.
card-fishpond = Fishpond
    .role = -1 to this night-fighter attack. Not for Mosquitoes.
card-village_inn = Village Inn
    .role = The bombers fire back at this night fighter, at +2, whatever the attack roll showed. Not for Mosquitoes.
card-rear_gunner = Rear Gunner
    .role = +3 to this defensive fire. Or: The bombers fire back although the attack showed no 6. Not for Mosquitoes.
card-serrate = Serrate
    .role = Deplete an uncontacted twin-engined unit of your choice and attack it with strength 2.
card-perfectos = Perfectos
    .role = Deplete an uncontacted twin-engined unit of your choice and attack it with strength 2.
card-decoy_flares = Decoy Flares
    .role = -2 to this contact roll.
card-carpet = Carpet
    .role = -2 to this flak attack.
card-flower = Flower
    .role = The unit scrambling in 2, 3 or 4 JD stays on a closed airfield and rolls no losses. Not in fog or heavy cloud.
card-mahmoud = Mahmoud
    .role = Roll a die: no night fighter lost on 1-2, one on 3-5, two on 6.
card-master_of_ceremonies = Master of Ceremonies
    .role = +1 precision.
card-master_bomber = Master Bomber
    .role = +3 precision.
card-five_group_marking = 5 Group Marking
    .role = -1 to this marking roll. Or: +2 concentration.
card-backers_up = Backers Up
    .role = +1 precision.
card-accident = Accident
    .role = +2 to this scramble or recovery roll, and a result of none counts as 1.
card-low_level_marking = Low-Level Marking
    .role = -2 to this marking roll, only -1 with Wanganui.
card-dogleg = Dogleg
    .role = -1 to this contact roll. Or: Take the Beleuchter marker off the jamming track. Or: Cancels Beleuchter.
card-pathfinder = Pathfinder
    .role = -1 to this marking roll.
card-offset_bombing = Offset Bombing
    .role = Creep-back needs two more fires.
card-full_throttle = Full Throttle
    .role = -2 to this night-fighter attack on a homebound raid or a spoof.
card-sector_bombing = Sector Bombing
    .role = Creep-back needs one more fire. Or: +2 concentration.
card-wild_boar = Wild Boar
    .role = -1 to this Wild Boar attack; then roll a die for losses of the attacker to its own flak: none on 1-2, one on 3-4, two on 5-6.
card-trigger_happy_flak = Trigger Happy Flak
    .role = Choose a night-fighter unit in the hex of a city with flak and roll a die: no loss on 1, one on 2-5, two on 6.
card-straying_bombers = Straying Bombers
    .role = City flak or searchlights attack a detected raid or stream in their hex. Not a city that is being bombed.
card-vhf = VHF
    .role = +1 to this contact roll. Or: Cancels Tinsel or Special Tinsel.
card-sn2c = SN-2c
    .role = +3 to this attack by a twin-engined unit. Not against Mosquitoes.
card-sn2b = SN-2b
    .role = +3 to this attack by a twin-engined unit. Not against Mosquitoes. Or: Cancels Serrate.
card-experten = Experten
    .role = +3 to this night-fighter attack.
card-high_altitude_marking = High-Altitude Marking
    .role = +2 to this marking roll.
card-y_guidance = 'Y' Guidance
    .role = +2 to this contact roll. Or: +2 to this GCI attack.
card-beleuchter = Beleuchter
    .role = Put the Beleuchter marker on the jamming track: +1 to contact rolls.
card-german_weather = Weather
    .role = Draw a new weather marker for a division area or England, chosen by a die.
card-morse = Morse
    .role = The jamming level falls by 1.
card-wurzlaus = Würzlaus
    .role = The jamming level falls by 1.
card-anne_marie = Anne-Marie
    .role = The jamming level falls by 1.
card-flensburg = Flensburg
    .role = +1 to this detection roll. Or: +2 to this contact roll.
card-naxburg = Naxburg
    .role = The jamming level falls by 1.
card-naxos = Naxos
    .role = Put the Naxos marker on the jamming track: it helps detection.
card-searchlights_and_flares = Searchlights & Flares
    .role = This turn +1 to Wild Boar attacks in one city's hex, and to flak there too if it is clear or the cloud broken.
card-jagdschloss = Jagdschloss
    .role = +2 to this detection roll.
card-bernhardine = Bernhardine
    .role = +2 to this detection roll. Or: +1 to this contact roll. Or: Cancels Jostle IV.
card-civil_defence = Civil Defence
    .role = One fire of this conversion does not break out; the bombs are spent.
card-contrails = Contrails
    .role = +1 to contact rolls for the rest of the turn. Or: +1 to night-fighter attacks for the rest of the turn.
card-schraege_musik = Schräge Musik
    .role = +2 to this attack by a twin-engined unit. Not against Mosquitoes.
card-tail_warning = Tail Warning
    .role = Cancels Serrate, Perfectos or Mahmoud.
card-stragglers_tame_boar = Stragglers: Tame Boar
    .role = A unit within 2 hexes of a detected raid or stream, single-engined ones included, makes a Tame Boar attack without contact.
card-ta154_moskito = Ta 154 Moskito
    .role = This attack by a twin-engined unit on Mosquitoes is a Mosquito hunt.
card-stragglers_himmelbett = Stragglers: Himmelbett
    .role = All GCI units within 3 hexes attack this raid too, whatever their division; all at +1.
card-mobile_flak = Mobile Flak
    .role = Take one flak redeployment marker off a city. Or: A city without a redeployment or bombing marker gets 1 more flak.
card-orgelpfeife = Orgelpfeife
    .role = Take a patrol counter out of the game.
card-quick_reaction_alert = Quick Reaction Alert
    .role = Scramble one unit now and move it one hex, without a scramble marker. Flower and patrols do not touch it.
card-decoy = Decoy
    .role = +3 errors.
card-smoke_pot = Smoke Pot
    .role = +2 errors. Or: Creep-back needs one fire fewer, if the indicators burn over industry or transport.
card-stirling = Stirling
    .role = +3 to this attack, flak included. Not for night fighters against Mosquitoes.
card-halifax = Halifax
    .role = +2 to this attack, flak included. Not for night fighters against Mosquitoes.
card-route_markers = Route Markers
    .role = The jamming level falls by 1.
card-visual_signals = Visual Signals
    .role = +2 to this detection roll on a night of good weather, +1 in bad.
card-y_battalion_west = 'Y' Battalion West
    .role = The jamming level falls by 1.
card-he219_uhu = He 219 Uhu
    .role = +2 to this attack by a twin-engined unit.
card-ju88g = Ju 88G
    .role = +1 to this attack by a twin-engined unit.
card-dropped_guard = Dropped Guard
    .role = +2 to this attack on a homebound raid, which does not fire back.
card-early_arrival_at_target = Early Arrival at Target
    .role = Wild Boar units in the bombed hex attack a second time this turn, in the stacked column. Not against Mosquitoes.
card-faulty_wind_reports = Faulty Wind Reports
    .role = +1 to this marking roll, and the raid takes 3 disruption.
play-corona_controllers = { card-corona_controllers }
    .role = Deplete one night-fighter unit that is on the map or in a raid box; you choose it.
play-corona_jamming = { card-corona_jamming }
    .role = The jamming level rises by 1.
play-corkscrew = { card-corkscrew }
    .role = One bomber fewer is lost to this night-fighter attack. Not for a raid with heavy loads.
play-airborne_cigar = { card-airborne_cigar }
    .role = The jamming level rises by 1.
play-mandrel = { card-mandrel }
    .role = -2 to this detection roll on turns 1 and 2, -1 later.
play-high_rate_window = { card-high_rate_window }
    .role = This turn twin-engined night fighters attack at -1 unless an SN-2 card is played for the attack. All raids and streams are detected without a roll.
play-high_altitude_bombers = { card-high_altitude_bombers }
    .role = An attack by Me 110s or Do 217s does not take place; cards that modified it go back to their hands. Not for a raid with heavy loads.
play-drumstick = { card-drumstick }
    .role = -2 to this contact roll.
play-southern_germany = { card-southern_germany }
    .role = This turn nothing is detected in the area of 7 JD.
play-tinsel = { card-tinsel }
    .role = -2 to this contact roll.
play-special_tinsel = { card-special_tinsel }
    .role = -1 to every contact roll this turn.
play-command_confusion = { card-command_confusion }
    .role = Roll a die: on 3 to 6 the streams are not detected this turn.
play-weather_fido = { card-weather }
    .role = Light FIDO: -3 to recovery rolls of bombers in fog.
play-weather_change = { card-weather }
    .role = Draw a new weather marker for a division area chosen by a die.
play-jostle_iv = { card-jostle_iv }
    .role = -3 to this contact roll.
play-fuel_famine = { card-fuel_famine }
    .role = The scrambling unit, of strength 1 or less, is out of the game for want of fuel.
play-firebash = { card-firebash }
    .role = Put the patrol counter that was left aside into the pool.
play-low_fuel_and_ammo = { card-low_fuel_and_ammo }
    .role = The unit that has just attacked is depleted, besides what the attack itself did.
play-lucky_crews = { card-lucky_crews }
    .role = Take one or two flak damage markers off one raid.
play-dartboard = { card-dartboard }
    .role = -2 to this detection roll.
play-radio_silence = { card-radio_silence }
    .role = Take the Naxos marker off the jamming track.
play-dina_and_piperack = { card-dina_and_piperack }
    .role = -1 to this detection roll.
play-monica = { card-monica }
    .role = -1 to this night-fighter attack. Not for Mosquitoes.
play-boozer = { card-boozer }
    .role = -1 to this night-fighter attack. Not for Mosquitoes.
play-fishpond = { card-fishpond }
    .role = -1 to this night-fighter attack. Not for Mosquitoes.
play-village_inn = { card-village_inn }
    .role = The bombers fire back at this night fighter, at +2, whatever the attack roll showed. Not for Mosquitoes.
play-rear_gunner_aims = { card-rear_gunner }
    .role = +3 to this defensive fire.
play-rear_gunner_fires = { card-rear_gunner }
    .role = The bombers fire back although the attack showed no 6. Not for Mosquitoes.
play-serrate = { card-serrate }
    .role = Deplete an uncontacted twin-engined unit of your choice and attack it with strength 2.
play-perfectos = { card-perfectos }
    .role = Deplete an uncontacted twin-engined unit of your choice and attack it with strength 2.
play-decoy_flares = { card-decoy_flares }
    .role = -2 to this contact roll.
play-carpet = { card-carpet }
    .role = -2 to this flak attack.
play-flower = { card-flower }
    .role = The unit scrambling in 2, 3 or 4 JD stays on a closed airfield and rolls no losses. Not in fog or heavy cloud.
play-mahmoud = { card-mahmoud }
    .role = Roll a die: no night fighter lost on 1-2, one on 3-5, two on 6.
play-master_of_ceremonies = { card-master_of_ceremonies }
    .role = +1 precision.
play-master_bomber = { card-master_bomber }
    .role = +3 precision.
play-five_group_marking_marks = { card-five_group_marking }
    .role = -1 to this marking roll.
play-five_group_marking_concentrates = { card-five_group_marking }
    .role = +2 concentration.
play-backers_up = { card-backers_up }
    .role = +1 precision.
play-accident = { card-accident }
    .role = +2 to this scramble or recovery roll, and a result of none counts as 1.
play-low_level_marking = { card-low_level_marking }
    .role = -2 to this marking roll, only -1 with Wanganui.
play-dogleg_turns = { card-dogleg }
    .role = -1 to this contact roll.
play-dogleg_shakes_off = { card-dogleg }
    .role = Take the Beleuchter marker off the jamming track.
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
    .role = -1 to this Wild Boar attack; then roll a die for losses of the attacker to its own flak: none on 1-2, one on 3-4, two on 5-6.
play-trigger_happy_flak = { card-trigger_happy_flak }
    .role = Choose a night-fighter unit in the hex of a city with flak and roll a die: no loss on 1, one on 2-5, two on 6.
play-straying_bombers = { card-straying_bombers }
    .role = City flak or searchlights attack a detected raid or stream in their hex. Not a city that is being bombed.
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
    .role = Put the Beleuchter marker on the jamming track: +1 to contact rolls.
play-german_weather = { card-german_weather }
    .role = Draw a new weather marker for a division area or England, chosen by a die.
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
    .role = Put the Naxos marker on the jamming track: it helps detection.
play-searchlights_and_flares = { card-searchlights_and_flares }
    .role = This turn +1 to Wild Boar attacks in one city's hex, and to flak there too if it is clear or the cloud broken.
play-jagdschloss = { card-jagdschloss }
    .role = +2 to this detection roll.
play-bernhardine_detection = { card-bernhardine }
    .role = +2 to this detection roll.
play-bernhardine_contact = { card-bernhardine }
    .role = +1 to this contact roll.
play-civil_defence = { card-civil_defence }
    .role = One fire of this conversion does not break out; the bombs are spent.
play-contrails_contact = { card-contrails }
    .role = +1 to contact rolls for the rest of the turn.
play-contrails_attack = { card-contrails }
    .role = +1 to night-fighter attacks for the rest of the turn.
play-schraege_musik = { card-schraege_musik }
    .role = +2 to this attack by a twin-engined unit. Not against Mosquitoes.
play-stragglers_tame_boar = { card-stragglers_tame_boar }
    .role = A unit within 2 hexes of a detected raid or stream, single-engined ones included, makes a Tame Boar attack without contact.
play-ta154_moskito = { card-ta154_moskito }
    .role = This attack by a twin-engined unit on Mosquitoes is a Mosquito hunt.
play-stragglers_himmelbett = { card-stragglers_himmelbett }
    .role = All GCI units within 3 hexes attack this raid too, whatever their division; all at +1.
play-mobile_flak_returns = { card-mobile_flak }
    .role = Take one flak redeployment marker off a city.
play-mobile_flak_arrives = { card-mobile_flak }
    .role = A city without a redeployment or bombing marker gets 1 more flak.
play-orgelpfeife = { card-orgelpfeife }
    .role = Take a patrol counter out of the game.
play-quick_reaction_alert = { card-quick_reaction_alert }
    .role = Scramble one unit now and move it one hex, without a scramble marker. Flower and patrols do not touch it.
play-decoy = { card-decoy }
    .role = +3 errors.
play-smoke_pot_blinds = { card-smoke_pot }
    .role = +2 errors.
play-smoke_pot_drifts = { card-smoke_pot }
    .role = Creep-back needs one fire fewer, if the indicators burn over industry or transport.
play-stirling = { card-stirling }
    .role = +3 to this attack, flak included. Not for night fighters against Mosquitoes.
play-halifax = { card-halifax }
    .role = +2 to this attack, flak included. Not for night fighters against Mosquitoes.
play-route_markers = { card-route_markers }
    .role = The jamming level falls by 1.
play-visual_signals = { card-visual_signals }
    .role = +2 to this detection roll on a night of good weather, +1 in bad.
play-y_battalion_west = { card-y_battalion_west }
    .role = The jamming level falls by 1.
play-he219_uhu = { card-he219_uhu }
    .role = +2 to this attack by a twin-engined unit.
play-ju88g = { card-ju88g }
    .role = +1 to this attack by a twin-engined unit.
play-dropped_guard = { card-dropped_guard }
    .role = +2 to this attack on a homebound raid, which does not fire back.
play-early_arrival_at_target = { card-early_arrival_at_target }
    .role = Wild Boar units in the bombed hex attack a second time this turn, in the stacked column. Not against Mosquitoes.
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
