### Bomber Command

## The title, modes and options

title-name = Bomber Command
title-line = ドイツ上空の一夜。秘密の飛行経路と、闇の中の追跡。
title-about = 1943年から1945年、英軍の爆撃機は夜のドイツを目指しました。一方は陽動を交えて爆撃隊の経路を秘密にプロットし、もう一方は妨害されたレーダーを頼りに、爆撃隊が通りそうな空域へ夜間戦闘機を送り込みます。ほとんどの場面にカードで割り込むことができ、目標上空では都市マップに爆弾を投下します。シナリオは「ベルリン」と「ダウンフォール」の2本。プレイ時間は約2時間です。
title-minutes = 120分
mode-berlin = ベルリン（1943～44年）
mode-downfall = ダウンフォール（1944～45年）
option-weather = 天候不良
option-weather-off = 使用しない
option-weather-on = ダイスで決める
option-moon = 月
option-moon-off = 使用しない
option-moon-on = ダイスで決める
option-wind = 追い風（天候不良時のみ）
option-wind-off = 使用しない
option-wind-on = ダイスで決める
option-intruders = 英国上空の侵入機
option-intruders-off = 使用しない
option-intruders-on = 使用する
option-loads = 重爆装と軽爆装
option-loads-off = 使用しない
option-loads-on = 使用する
option-approach = 目標へのアプローチ
option-approach-free = 自由に選ぶ
option-approach-direction = 飛来方向で決まる
option-approach-random_north = 飛来方向で決まる（北はランダム）
option-fog_of_war = 爆撃機の損失とダメージ
option-fog_of_war-off = 公開
option-fog_of_war-on = 非公開
option-marking = 目標指示のドリフトと精度
option-marking-one_roll = 1回のロールで決める
option-marking-two_rolls = 別々にロールする
option-parting = 分離したモスキート
option-parting-stop = 最初のヘクスで止まる
option-parting-fly_on = そのまま飛ぶ
option-landing = 爆撃隊の着陸時の混乱
option-landing-combat = 戦闘とカードによる混乱のみ
option-landing-waypoints = ウェイポイントも数える
option-decoys = モスキート2部隊と囮部隊の交換
option-decoys-once = 1回まで
option-decoys-rate = 何回でも
seat-british = 英軍
seat-german = ドイツ軍
action-play_card = カードを使用する
    .confirm = 手札から、今使用するカードを選びますか？
action-end_night = 夜を終えることを提案する
    .confirm = 相手が同意すると、このターンの終わりで夜が終わります。


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
plot-main_force = 主力部隊
plot-decoy = 囮部隊
plot-gardening = ガーデニング
plot-mosquito = モスキート
plot-raid_a = 爆撃隊A
plot-escort_a = 爆撃隊Aを護衛
plot-raid_b = 爆撃隊B
plot-escort_b = 爆撃隊Bを護衛
plot-raid_c = 爆撃隊C
plot-escort_c = 爆撃隊Cを護衛
plot-raid_d = 爆撃隊D
plot-escort_d = 爆撃隊Dを護衛
plot-raid_e = 爆撃隊E
plot-escort_e = 爆撃隊Eを護衛
plot-raid_f = 爆撃隊F
plot-escort_f = 爆撃隊Fを護衛
plot-raid_g = 爆撃隊G
plot-escort_g = 爆撃隊Gを護衛
plot-raid_h = 爆撃隊H
plot-escort_h = 爆撃隊Hを護衛
plot-raid_j = 爆撃隊J
plot-escort_j = 爆撃隊Jを護衛
plot-split_0 = 経路の1番目のヘクスの後で分離
plot-split_1 = 経路の2番目のヘクスの後で分離
plot-split_2 = 経路の3番目のヘクスの後で分離
plot-split_3 = 経路の4番目のヘクスの後で分離
plot-split_4 = 経路の5番目のヘクスの後で分離
plot-split_5 = 経路の6番目のヘクスの後で分離
plot-split_6 = 経路の7番目のヘクスの後で分離
plot-split_7 = 経路の8番目のヘクスの後で分離
plot-split_8 = 経路の9番目のヘクスの後で分離
plot-split_9 = 経路の10番目のヘクスの後で分離
plot-split_10 = 経路の11番目のヘクスの後で分離
plot-split_11 = 経路の12番目のヘクスの後で分離
plot-split_12 = 経路の13番目のヘクスの後で分離
plot-split_13 = 経路の14番目のヘクスの後で分離
plot-split_14 = 経路の15番目のヘクスの後で分離
plot-split_15 = 経路の16番目のヘクスの後で分離
plot-split_16 = 経路の17番目のヘクスの後で分離
plot-split_17 = 経路の18番目のヘクスの後で分離
plot-split_18 = 経路の19番目のヘクスの後で分離
plot-split_19 = 経路の20番目のヘクスの後で分離
plot-split_20 = 経路の21番目のヘクスの後で分離
plot-split_21 = 経路の22番目のヘクスの後で分離
plot-split_22 = 経路の23番目のヘクスの後で分離
plot-split_23 = 経路の24番目のヘクスの後で分離
plot-split_24 = 経路の25番目のヘクスの後で分離
plot-split_25 = 経路の26番目のヘクスの後で分離
plot-split_26 = 経路の27番目のヘクスの後で分離
plot-split_27 = 経路の28番目のヘクスの後で分離
plot-split_28 = 経路の29番目のヘクスの後で分離
plot-split_29 = 経路の30番目のヘクスの後で分離
plot-split_30 = 経路の31番目のヘクスの後で分離
plot-split_31 = 経路の32番目のヘクスの後で分離
plot-split_32 = 経路の33番目のヘクスの後で分離
plot-split_33 = 経路の34番目のヘクスの後で分離
plot-split_34 = 経路の35番目のヘクスの後で分離
plot-split_35 = 経路の36番目のヘクスの後で分離
plot-split_36 = 経路の37番目のヘクスの後で分離
plot-split_37 = 経路の38番目のヘクスの後で分離
plot-split_38 = 経路の39番目のヘクスの後で分離
plot-split_39 = 経路の40番目のヘクスの後で分離
plot-split_40 = 経路の41番目のヘクスの後で分離
plot-split_41 = 経路の42番目のヘクスの後で分離
plot-split_42 = 経路の43番目のヘクスの後で分離
plot-split_43 = 経路の44番目のヘクスの後で分離
plot-split_44 = 経路の45番目のヘクスの後で分離
plot-split_45 = 経路の46番目のヘクスの後で分離
plot-split_46 = 経路の47番目のヘクスの後で分離
plot-split_47 = 経路の48番目のヘクスの後で分離
plot-turn_0 = 第0ターンに進入、ヘクス数を選ぶ
plot-turn_1 = 第1ターンに進入、ヘクス数を選ぶ
plot-turn_2 = 第2ターンに進入、ヘクス数を選ぶ
plot-turn_3 = 第3ターンに進入、ヘクス数を選ぶ
plot-turn_4 = 第4ターンに進入、ヘクス数を選ぶ
plot-turn_5 = 第5ターンに進入、ヘクス数を選ぶ
plot-turn_6 = 第6ターンに進入、ヘクス数を選ぶ
plot-turn_7 = 第7ターンに進入、ヘクス数を選ぶ
plot-turn_8 = 第8ターンに進入、ヘクス数を選ぶ
plot-turn_9 = 第9ターンに進入、ヘクス数を選ぶ
plot-turn_10 = 第10ターンに進入、ヘクス数を選ぶ
plot-turn_11 = 第11ターンに進入、ヘクス数を選ぶ
plot-turn_12 = 第12ターンに進入、ヘクス数を選ぶ
plot-turn_13 = 第13ターンに進入、ヘクス数を選ぶ
plot-turn_14 = 第14ターンに進入、ヘクス数を選ぶ
plot-turn_15 = 第15ターンに進入、ヘクス数を選ぶ
plot-turn_16 = 第16ターンに進入、ヘクス数を選ぶ
plot-turn_17 = 第17ターンに進入、ヘクス数を選ぶ
plot-turn_18 = 第18ターンに進入、ヘクス数を選ぶ
plot-turn_19 = 第19ターンに進入、ヘクス数を選ぶ
plot-turn_20 = 第20ターンに進入、ヘクス数を選ぶ
plot-turn_21 = 第21ターンに進入、ヘクス数を選ぶ
plot-turn_22 = 第22ターンに進入、ヘクス数を選ぶ
plot-turn_23 = 第23ターンに進入、ヘクス数を選ぶ
plot-turn_24 = 第24ターンに進入、ヘクス数を選ぶ
plot-one_hex = 最初のターンは1ヘクス
plot-two_hexes = 最初のターンは2ヘクス
plot-left = 左側を通る
plot-right = 右側を通る
plot-heavy_load = 重爆装
plot-usual_load = 通常の爆装
plot-home = 英国へ帰還
plot-shortest_home = 最短経路で帰還
plot-turn_0_two_hexes = 第0ターンに進入、2ヘクス
plot-turn_1_two_hexes = 第1ターンに進入、2ヘクス
plot-turn_2_two_hexes = 第2ターンに進入、2ヘクス
plot-turn_3_two_hexes = 第3ターンに進入、2ヘクス
plot-turn_4_two_hexes = 第4ターンに進入、2ヘクス
plot-turn_5_two_hexes = 第5ターンに進入、2ヘクス
plot-turn_6_two_hexes = 第6ターンに進入、2ヘクス
plot-turn_7_two_hexes = 第7ターンに進入、2ヘクス
plot-turn_8_two_hexes = 第8ターンに進入、2ヘクス
plot-turn_9_two_hexes = 第9ターンに進入、2ヘクス
plot-turn_10_two_hexes = 第10ターンに進入、2ヘクス
plot-turn_11_two_hexes = 第11ターンに進入、2ヘクス
plot-turn_12_two_hexes = 第12ターンに進入、2ヘクス
plot-turn_13_two_hexes = 第13ターンに進入、2ヘクス
plot-turn_14_two_hexes = 第14ターンに進入、2ヘクス
plot-turn_15_two_hexes = 第15ターンに進入、2ヘクス
plot-turn_16_two_hexes = 第16ターンに進入、2ヘクス
plot-turn_17_two_hexes = 第17ターンに進入、2ヘクス
plot-turn_18_two_hexes = 第18ターンに進入、2ヘクス
plot-turn_19_two_hexes = 第19ターンに進入、2ヘクス
plot-turn_20_two_hexes = 第20ターンに進入、2ヘクス
plot-turn_21_two_hexes = 第21ターンに進入、2ヘクス
plot-turn_22_two_hexes = 第22ターンに進入、2ヘクス
plot-turn_23_two_hexes = 第23ターンに進入、2ヘクス
plot-turn_24_two_hexes = 第24ターンに進入、2ヘクス
plot-other_letter = 別の記号にする
plot-other_turn = 別のターンに進入する
plot-other_side = ヘクス頂点の反対側を通る
plot-abandon = この爆撃隊を削除
plot-done = 計画を完了
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
post-gci_marker = GCI
chit-chit_1 = チット1
chit-chit_2 = チット2
chit-chit_3 = チット3
chit-chit_4 = チット4
chit-chit_5 = チット5
chit-chit_6 = チット6
chit-chit_7 = チット7
chit-chit_8 = チット8
chit-chit_9 = チット9
chit-chit_10 = チット10
chit-chit_11 = チット11
chit-chit_12 = チット12
chit-chit_13 = チット13
chit-chit_14 = チット14
chit-chit_15 = チット15
chit-chit_16 = チット16
chit-chit_17 = チット17
chit-chit_18 = チット18
chit-chit_19 = チット19
chit-chit_20 = チット20
chit-chit_21 = チット21
chit-chit_22 = チット22
chit-chit_23 = チット23
chit-chit_24 = チット24
chit-chit_25 = チット25
chit-chit_26 = チット26
chit-chit_27 = チット27
chit-chit_28 = チット28
chit-chit_29 = チット29
chit-chit_30 = チット30
chit-chit_31 = チット31
chit-chit_32 = チット32
chit-chit_33 = チット33
chit-chit_34 = チット34
chit-chit_35 = チット35
chit-chit_36 = チット36
chit-chit_37 = チット37
chit-chit_38 = チット38
chit-chit_39 = チット39
chit-chit_40 = チット40
chit-chit_41 = チット41
chit-chit_42 = チット42
chit-chit_43 = チット43
chit-chit_44 = チット44
chit-chit_45 = チット45
chit-chit_46 = チット46
chit-chit_47 = チット47
chit-chit_48 = チット48
chit-chit_49 = チット49
chit-chit_50 = チット50
marker-marker_1 = 天候マーカー1
marker-marker_2 = 天候マーカー2
marker-marker_3 = 天候マーカー3
marker-marker_4 = 天候マーカー4
marker-marker_5 = 天候マーカー5
marker-marker_6 = 天候マーカー6
marker-marker_7 = 天候マーカー7
marker-marker_8 = 天候マーカー8
marker-marker_9 = 天候マーカー9
marker-marker_10 = 天候マーカー10
marker-marker_11 = 天候マーカー11
marker-marker_12 = 天候マーカー12
marker-marker_13 = 天候マーカー13
marker-marker_14 = 天候マーカー14
marker-marker_15 = 天候マーカー15
marker-marker_16 = 天候マーカー16
combat-combat_1 = 戦闘マーカー1
combat-combat_2 = 戦闘マーカー2
combat-combat_3 = 戦闘マーカー3
combat-combat_4 = 戦闘マーカー4
combat-combat_5 = 戦闘マーカー5
combat-combat_6 = 戦闘マーカー6
combat-combat_7 = 戦闘マーカー7
combat-combat_8 = 戦闘マーカー8
combat-combat_9 = 戦闘マーカー9
combat-combat_10 = 戦闘マーカー10
combat-combat_11 = 戦闘マーカー11
combat-combat_12 = 戦闘マーカー12
combat-combat_13 = 戦闘マーカー13
combat-combat_14 = 戦闘マーカー14
combat-combat_15 = 戦闘マーカー15
combat-combat_16 = 戦闘マーカー16
combat-combat_17 = 戦闘マーカー17
combat-combat_18 = 戦闘マーカー18
combat-combat_19 = 戦闘マーカー19
combat-combat_20 = 戦闘マーカー20
combat-combat_21 = 戦闘マーカー21
combat-combat_22 = 戦闘マーカー22
combat-combat_23 = 戦闘マーカー23
combat-combat_24 = 戦闘マーカー24
combat-combat_25 = 戦闘マーカー25
combat-combat_26 = 戦闘マーカー26
combat-combat_27 = 戦闘マーカー27
combat-combat_28 = 戦闘マーカー28
combat-combat_29 = 戦闘マーカー29
combat-combat_30 = 戦闘マーカー30
combat-combat_31 = 戦闘マーカー31
combat-combat_32 = 戦闘マーカー32
combat-combat_33 = 戦闘マーカー33
combat-combat_34 = 戦闘マーカー34
combat-combat_35 = 戦闘マーカー35
combat-combat_36 = 戦闘マーカー36
combat-combat_37 = 戦闘マーカー37
combat-combat_38 = 戦闘マーカー38
combat-combat_39 = 戦闘マーカー39
combat-combat_40 = 戦闘マーカー40
combat-combat_41 = 戦闘マーカー41
combat-combat_42 = 戦闘マーカー42
combat-combat_43 = 戦闘マーカー43
combat-combat_44 = 戦闘マーカー44
combat-combat_45 = 戦闘マーカー45
combat-combat_46 = 戦闘マーカー46
combat-combat_47 = 戦闘マーカー47
combat-combat_48 = 戦闘マーカー48
combat-combat_49 = 戦闘マーカー49
combat-combat_50 = 戦闘マーカー50
combat-combat_51 = 戦闘マーカー51
combat-combat_52 = 戦闘マーカー52
combat-combat_53 = 戦闘マーカー53
combat-combat_54 = 戦闘マーカー54
combat-combat_55 = 戦闘マーカー55
combat-combat_56 = 戦闘マーカー56
combat-combat_57 = 戦闘マーカー57
combat-combat_58 = 戦闘マーカー58
combat-combat_59 = 戦闘マーカー59
combat-combat_60 = 戦闘マーカー60
combat-combat_61 = 戦闘マーカー61
combat-combat_62 = 戦闘マーカー62
combat-combat_63 = 戦闘マーカー63
combat-combat_64 = 戦闘マーカー64
blip-counter_1 = 爆撃隊カウンター1
blip-counter_2 = 爆撃隊カウンター2
blip-counter_3 = 爆撃隊カウンター3
blip-counter_4 = 爆撃隊カウンター4
blip-counter_5 = 爆撃隊カウンター5
blip-counter_6 = 爆撃隊カウンター6
blip-counter_7 = 爆撃隊カウンター7
blip-counter_8 = 爆撃隊カウンター8
blip-counter_9 = 爆撃隊カウンター9
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
how-tame_boar = ツァーメ・ザウ
how-stacked = ヴィルデ・ザウ（スタック）
how-late = ヴィルデ・ザウ（遅着）
how-flak = 高射砲
target-a = 目標A
target-b = 目標B
level-german-major = ドイツ軍大勝利
level-german-victory = ドイツ軍勝利
level-draw = 引き分け
level-british-victory = 英軍勝利
level-british-major = 英軍大勝利
result-german-major = ドイツ軍の大勝利。爆撃機軍団には耐えられない損失です。
result-german-victory = ドイツ軍の勝利。夜間戦闘機隊が戦果を挙げました。
result-draw = 引き分け。爆撃の戦果と損失が釣り合いました。
result-british-victory = 英軍の勝利。目標に打撃を与え、損失も許容範囲でした。
result-british-major = 英軍の大勝利。わずかな損失で集中爆撃に成功しました。
moon-no_moon = 月なし
moon-moonrise = 月の出
moon-moonset = 月の入り
patrol-patrol_2 = パトロール2
patrol-patrol_3 = パトロール3
patrol-patrol_4 = パトロール4
phase-set_up = セットアップ
phase-draw = カードドロー
phase-fighters = 戦闘機移動
phase-scramble = スクランブル
phase-raids = 爆撃隊移動
phase-detection = 探知
phase-tame_boar = ツァーメ・ザウ
phase-deployment = 配備
phase-recovery = 復帰
phase-bombing = 爆撃
phase-end = 終了
task-attack_unit = ユニットを攻撃
task-attack_airfield = 飛行場を攻撃
role-intruder = 侵入機
field-home_field = 所属飛行場に着陸
field-divert = ダイバート
stay-fly_on = もう1ターン飛ぶ
agreement-agree = 同意する
spend-spend_damage = 高射砲ダメージマーカーを1つ使って+1
again-attack_again = もう一度攻撃する
stretch-stretch_stream = ストリームを1ヘクス後ろに置く

## Questions

ask-choose_patrol = どのパトロールを使いますか？
    .coach = 強いパトロールほど威力がありますが、戻るまでに時間がかかります。
    .waiting = 英軍がパトロールを選んでいます。
ask-choose_zone = 次はどのゾーンの天候マーカーを引きますか？
    .coach = 選べるのは順番だけで、マーカーはランダムです。天候不良の夜は、後に引くゾーンほど霧になりにくくなります。
    .waiting = 英軍が天候ゾーンの順番を決めています。
ask-choose_moon_turn = 月の出・月の入りを第何ターンにしますか？
    .coach = 目標チットの数字から2ターン以内です。
    .waiting = 英軍が月のターンを決めています。
ask-plot = { $raid_id ->
        [none] 爆撃隊をプロットしてください。
       *[other] { $count ->
            [0] { $raid }をプロットしてください。
           *[other] { $raid }（目標：{ $city }）をプロットしてください。
        }
    }
    .context = { $stage ->
        [kind] 目標は{ $city }。次はどの種類の爆撃隊をプロットしますか？
        [letter] この爆撃隊の記号は？
        [target] 目標はどこですか？
        [entry] どこから進入しますか？ または、どの爆撃隊を護衛しますか？
        [split] どこで分離しますか？
        [turn] 第何ターンに進入しますか？
        [pace] 進入ターンに何ヘクス飛びますか？
        [leg] { $bound ->
            [home] 帰路です。次のレッグの終点はどこですか？
           *[out] { $count ->
                [0] 次のレッグの終点はどこですか？
               *[other] 往路です。次のレッグの終点はどこですか？
            }
        }
        [way] ヘクスの頂点のどちら側を通りますか？
       *[load] 爆装はどうしますか？
    }
    .coach = 複数の爆撃隊を、できるだけ長く主力部隊に見せかけましょう。目標までのウェイポイントが増えるほど、爆撃の精度が落ちます。
    .waiting = 英軍が爆撃隊をプロットしています。
plot-note = { $length ->
    [0] { "" }
   *[other] { $stack_id ->
        [none] 第{ $turn }ターン、ここまで{ $length }ヘクス
       *[other] { $stack }：第{ $turn }ターン、ここまで{ $length }ヘクス
    }
}
ask-choose_stripped_city = どの都市の高射砲を引き抜きますか？
    .coach = 目標になりそうにない都市を選びましょう。
    .waiting = ドイツ軍が高射砲を配置転換しています。
ask-choose_fighter = { $count ->
        [0] 爆撃隊から離脱させるユニットはありますか？
        [1] { $place }の{ $units }をどこへ移動させますか？
       *[other] { $place }のスタック（{ $count }個）をどこへ移動させますか？
    }
    .context = { $count ->
        [0] { "" }
       *[other] { $units }。燃料は最少{ $fuel }、移動後は1減ります。スタックを分ける場合や別のスタックを動かす場合は、ユニットを選んでください。
    }
    .coach = 双発ユニットはストリームの前方へ、できれば通り道になりそうなビーコンへ、単発ユニットは都市へ向かわせましょう。
    .waiting = ドイツ軍が戦闘機を移動させています。
place-note = { $stack_id ->
    [none] { "" }
   *[other] { $more ->
        [0] { $stack }
       *[other] { $stack }、ほか{ $more }か所
    }
}
choose_place-note = { place-note }
choose_first_place-note = { place-note }
choose_quick_place-note = { place-note }
unit-note = { $group ->
    [0] { $place }、戦闘力{ $strength }、残り燃料{ $fuel }
   *[other] { $group }個、戦闘力の合計{ $strength }、燃料は最少{ $fuel }
}
choose_fighter-note = { $group ->
    [0] { $place }、戦闘力{ $strength }、残り燃料{ $fuel }
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
choose_fighter-homeward = 帰還が必要なユニットはすべて所属飛行場へ向かう
    .note = { $group }個
choose_fighter-pass = 残りは動かさない
ask-choose_place = { $unit }をどこへ移動させますか？
    .context = 現在地は{ $place }、残り燃料{ $fuel }（移動後は1減ります）。
    .coach = 2ヘクスまで、スクランブルマーカーがあれば1ヘクスまでです。
    .waiting = ドイツ軍が戦闘機を移動させています。
ask-choose_leaving_hex = 離脱する{ $unit }を、{ $raid }のどのヘクスに置きますか？
    .coach = 選んだヘクスから、爆撃隊の位置の一部がドイツ軍に知られます。
    .waiting = 英軍が、爆撃隊から離脱するユニットを置いています。
ask-choose_deploying = どのユニットを配備しますか？
    .coach = ビーコンなら隣接ヘクスの爆撃隊にも接敵でき、都市ならヴィルデ・ザウ攻撃、ヒンメルベットヘクスならGCIができます。
    .waiting = ドイツ軍が戦闘機を配備しています。
choose_deploying-pass = 残りはそのまま
ask-choose_post = { $unit }をどこに配備しますか？
    .context = 現在地は{ $place }、残り燃料{ $fuel }。
    .coach = 都市かビーコンにいるユニットは、隣接ヘクスの爆撃にもリアクションできます。
    .waiting = ドイツ軍が戦闘機を配備しています。
choose_post-pass = スタックせずヘクスに残す
ask-choose_scramble = どのユニットをスクランブルさせますか？
    .coach = 次のターンから燃料が減ります。早すぎても遅すぎてもいけません。
    .waiting = ドイツ軍が戦闘機をスクランブルさせています。
choose_scramble-pass = スクランブルを終える
ask-choose_first_place = 離陸した{ $unit }をどこへ移動させますか？
    .coach = 単発ユニットは離陸してすぐ1ヘクス移動できます。
    .waiting = ドイツ軍が戦闘機をスクランブルさせています。
ask-choose_quick_place = 緊急発進した{ $unit }をどこへ移動させますか？
    .coach = 1ヘクス移動し、スクランブルマーカーは置きません。
    .waiting = ドイツ軍がユニットを緊急発進させています。
ask-choose_role = { $unit }を侵入機にしますか？
    .coach = 侵入機が攻撃できるのは、英国上空の爆撃隊だけです。
    .waiting = ドイツ軍が戦闘機をスクランブルさせています。
choose_role-pass = 通常どおり出撃
ask-choose_quick_role = 緊急発進した{ $unit }を侵入機にしますか？
    .coach = 侵入機が攻撃できるのは、英国上空の爆撃隊だけです。
    .waiting = ドイツ軍がユニットを緊急発進させています。
choose_quick_role-pass = 通常どおり出撃
ask-choose_prey = パトロールはどのユニットを攻撃しますか？
    .coach = 1つのユニットを攻撃できるパトロールは1つだけです。
    .waiting = 英軍がパトロールを送り出しています。
ask-choose_task = パトロールは{ $unit }とその飛行場のどちらを攻撃しますか？
    .coach = 飛行場を閉鎖すると、ユニットは復帰フェイズ2回分の間、飛べません。
    .waiting = 英軍がパトロールを送り出しています。
choose_patrol-pass = これ以上パトロールを使わない
ask-choose_reaction = 隣接ヘクスの爆撃に、どのユニットがリアクションしますか？
    .coach = 爆撃されたヘクスへ移動し、「遅着」の欄で攻撃します。
    .waiting = ドイツ軍がリアクションを選んでいます。
choose_reaction-pass = これ以上リアクションしない
ask-choose_reaction_city = { $unit }はどの都市へ向かいますか？
    .coach = 主力部隊の目標がどこかは分かりません。
    .waiting = ドイツ軍がリアクションを選んでいます。
ask-choose_wild_boar = 爆撃された都市の上空で、どのユニットが攻撃しますか？
    .coach = その都市にスタックしているユニットは、有利な欄を使えます。
    .waiting = ドイツ軍がヴィルデ・ザウ攻撃を選んでいます。
choose_wild_boar-pass = これ以上攻撃しない
ask-choose_wild_boar_city = { $unit }はどの都市の上空で攻撃しますか？
    .coach = 1つのユニットが攻撃できるのは1都市の上空だけです。
    .waiting = ドイツ軍がヴィルデ・ザウ攻撃を選んでいます。
choose_combat-note = { $how }、{ $unit_id ->
        [none] { "" }
       *[other] { $unit }、
    }{ $city_id ->
        [none] { $place }
       *[other] { $city }（{ $place }）
    }
ask-choose_combat = 次はどの戦闘を解決しますか？
    .coach = ヘクスの順番は自由ですが、ヘクス内の順番は決まっています。
    .waiting = ドイツ軍が戦闘を解決しています。
ask-choose_gci_unit = { $place }の爆撃隊を、どのユニットが要撃しますか？
    .coach = 1つのユニットが同じ爆撃隊を攻撃できるのは、1フェイズに1回です。
    .waiting = ドイツ軍がGCI攻撃を選んでいます。
choose_gci_unit-pass = 要撃しない
ask-choose_straggler_unit = { $place }の落伍機への攻撃に、どのユニットが加わりますか？
    .coach = 3ヘクス以内のGCIユニットはすべて攻撃できます。
    .waiting = ドイツ軍がGCIユニットをさらに誘導しています。
choose_straggler_unit-pass = これ以上加えない
ask-choose_damage = 爆撃隊に高射砲ダメージがあります。{ $unit }の攻撃にマーカーを使いますか？
    .coach = この攻撃に+1し、使ったマーカーは取り除きます。
    .waiting = ドイツ軍が高射砲ダメージを使うか考えています。
choose_damage-pass = マーカーを使わない
ask-choose_second_attack = { $unit }で、{ $place }の2回目の攻撃をしますか？
    .coach = 「先回り」により、1回目と同じ欄でもう一度攻撃できます。攻撃は任意です。
    .waiting = ドイツ軍が2回目の攻撃を考えています。
choose_second_attack-pass = 攻撃しない
ask-choose_stretch = { $raid }のストリームを1ヘクス後ろに置きますか？
    .coach = このターン、爆撃隊の長さが2ヘクスになります。
    .waiting = 英軍がストリームを置いています。
choose_stretch-pass = 爆撃隊と同じヘクスに置く
ask-choose_contact_unit = どのユニットが接敵を試みますか？
    .coach = ビーコンからなら-2がなく、隣接ヘクスにも届きます。
    .waiting = ドイツ軍が接敵を試みています。
choose_contact_unit-pass = これ以上接敵を試みない
ask-choose_contact = { $unit }は、どの爆撃隊カウンターまたは都市で接敵を試みますか？
    .coach = どの爆撃隊かはまだ分かりません。
    .waiting = ドイツ軍が接敵を試みています。
ask-choose_attacker = 爆撃隊ボックスのどのユニットが攻撃しますか？
    .coach = 爆撃隊ボックスのユニットは、1ターンに1回ずつ攻撃できます。
    .waiting = ドイツ軍がツァーメ・ザウ攻撃を選んでいます。
choose_attacker-pass = これ以上攻撃しない
ask-choose_adgb_target = ADGBはどの侵入機を攻撃しますか？
    .coach = 侵入機が何ユニットいても、攻撃は1ターンに1回です。
    .waiting = 英軍が、ADGBの攻撃する侵入機を選んでいます。
choose_adgb_target-pass = 攻撃しない
ask-choose_intruder = どの侵入機が攻撃しますか？
    .coach = まだ警戒していない爆撃機は格好の獲物です。
    .waiting = ドイツ軍が侵入機の攻撃を選んでいます。
choose_intruder-pass = これ以上攻撃しない
ask-choose_victim = { $unit }はどの爆撃隊を攻撃しますか？
    .coach = 攻撃できるのは、英国上空に戻り、まだ着陸していない爆撃隊です。
    .waiting = ドイツ軍が侵入機の攻撃を選んでいます。
ask-choose_landing = どのユニットを着陸させますか？
    .coach = 所属飛行場に着陸したユニットは再武装し、2ターン後にまたスクランブルできます。
    .waiting = ドイツ軍が戦闘機を着陸させています。
choose_landing-pass = 残りは飛び続ける
ask-choose_field = { $unit }は所属飛行場に着陸しますか？ ダイバートしますか？
    .coach = ダイバートしたユニットはゲームから除外されますが、そちらのほうが天候がよいかもしれません。
    .waiting = ドイツ軍が戦闘機を着陸させています。
ask-choose_to_fly_on = すべての爆撃隊が帰還しました。戦闘機を着陸させますか？
    .coach = 飛び続ければ、所属飛行場に近づけるかもしれません。
    .waiting = ドイツ軍が戦闘機を帰投させています。
choose_to_fly_on-pass = すべて着陸させる
ask-answer_the_offer = 相手が、夜を終えることを提案しました。同意しますか？
    .coach = このターンの終わりまでに爆撃していない目標は得点にならず、爆撃機の損失もそれ以上増えません。
    .waiting = 相手が、夜を終える提案を検討しています。
answer_the_offer-pass = 続ける

## Reasons why something is unavailable

why-main_force_first = 先に主力部隊をすべてプロットしてください。
why-no_more_of_them = もう残っていません。
why-another_raid_goes_there = すでに別の爆撃隊の目標です。
why-another_raid_ends_there = 別の爆撃隊が同じヘクスでターンを終えます。
why-decoys_avoid_it = 囮部隊は都市や飛行場のあるヘクスに入れません。
why-too_many_legs = そこからでは必要なレッグが多すぎます。
why-not_home_in_time = 第{ $a }ターンまでに帰還できません。
why-the_target_itself = 目標そのものです。
why-no_way_to_the_target = そこからは目標に到達できません。
why-others_in_the_way = ほかの爆撃隊がいるため、そこから先へ進めません。
why-too_soon_after_the_first = 2つ目の爆撃隊は第{ $a }ターン以降に進入します。
why-no_time_for_the_second = 2つ目の爆撃隊が後に続けるよう、最初の爆撃隊は第{ $a }ターンまでに爆撃する必要があります。
why-that_is_not_parting = 護衛している爆撃隊の経路です。
why-no_target = 目標になりえない都市です。
why-still_climbing = まだスクランブルマーカーがあります。
why-no_ground_control_here = 所属師団のヒンメルベットヘクスではないか、すでに別のユニットがいます。
why-under_ground_control = GCIマーカーがあるユニットはスタックできません。
why-airfield_not_seen = 霧か厚い雲のため攻撃できません。
why-attacked_it_before = この爆撃隊はすでに攻撃しました。
why-out_of_fuel = 燃料が尽きたユニットを先に着陸させてください。

## The log

event-turn_begins = 第{ $turn }ターン
event-phase_begins = { $phase }フェイズ
event-not_available = { $unit }は今夜出撃できません。
event-patrol_chosen = 英軍が{ $patrol }を選びました。
event-target_drawn = { $city_id ->
    [hidden] { $seat }が目標チットを引きました。
   *[other] { $again ->
        [no] 目標は{ $city }です。
       *[yes] 2つ目の目標は{ $city }への継続爆撃です。
    }
}
event-weather_season = { $bad ->
    [no] 今夜は好天です。
   *[yes] 今夜は天候不良です。
}
event-weather_is = { $zone }：{ $weather }
event-visibility_is = 視界：{ $visibility }
event-dawn_is = 夜明けは第{ $turn }ターンです。
event-moon_is = { $moon }は第{ $turn }ターンです。
event-wind_is = 風は{ $degrees }度の方向へ吹いています。
event-plots_made = すべての爆撃隊のプロットが終わりました。
event-flak_moved = { $city }の高射砲が配置転換されました。
event-fighter_moved = { $unit }が{ $origin }から{ $place }へ移動しました。
event-scrambled = { $unit }が{ $place }でスクランブルしました。
event-grounded = { $unit }は燃料がなく、ゲームから除外されました。
event-airfield_closed = { $unit }の飛行場が閉鎖されました。
event-airfield_attacked = パトロールが{ $unit }の飛行場を攻撃：合計{ $total }
event-patrol_sent = { $patrol }が攻撃しました。第{ $turn }ターンに戻ります。
event-intruder = { $unit }は侵入機になりました。
event-bombs_fall = { $city }に爆弾が投下されました。
event-end_offered = { $seat }が夜を終えることを提案しました。
event-end_agreed = 双方が同意しました。このターンで夜が終わります。
event-raid_home = { $raid }が英国上空に戻りました。
event-reacted = { $unit }が{ $city }の爆撃にリアクションしました。
event-wild_boar = { $unit }が{ $city }上空でヴィルデ・ザウ攻撃に加わります。
event-attack_declared = { $place_id ->
    [hidden] { $unit }が{ $how }攻撃を行います。
   *[other] { $unit }が{ $place }で{ $how }攻撃を行います。
}{ $kind_id ->
    [mosquito] { $state_id ->
        [homebound] 相手は帰路のモスキートです。
       *[other] 相手はモスキートです。
    }
    [decoy] { $state_id ->
        [homebound] 相手は帰路の囮部隊です。
       *[other] 相手は囮部隊です。
    }
   *[other] { $state_id ->
        [homebound] 爆撃隊は帰路です。
        [heavy_load] 爆撃隊は重爆装です。
       *[other] {""}
    }
}
event-weather_told = { $unit }の攻撃の天候修正：{ $modifier ->
    [-2] -2
    [-1] -1
   *[other] +{ $modifier }
}
event-damage_spent = 高射砲ダメージマーカーを1つ使い、{ $unit }の攻撃に+1。
event-roll_summed = { $roll }：出目{ $dice }{ $value ->
        [0] { "" }
       *[other] 、戦闘力{ $value }
    }{ $weather ->
        [0] { "" }
       *[other] 、天候{ $weather }
    }{ $sight ->
        [0] { "" }
       *[other] 、視界{ $sight }
    }。
event-roll_adjusted = その他の修正：{ $cards ->
        [0] { "" }
       *[other] カード{ $cards }{ " " }
    }{ $wind ->
        [0] { "" }
       *[other] 風{ $wind }{ " " }
    }{ $reasons }
roll_kind-contact = 接敵
roll_kind-attack = 攻撃
roll_kind-flak = 高射砲
roll_kind-return_fire = 防御射撃
roll_kind-patrol = 英軍の攻撃
roll_kind-detection = 探知
roll_kind-marking = 目標指示
modifier_kinds-decoy = 囮部隊
modifier_kinds-heavy_load = 重爆装
modifier_kinds-damage_spent = 高射砲ダメージの使用
modifier_kinds-stragglers = 落伍機
modifier_kinds-off_beacon = ビーコン上にいない
modifier_kinds-beleuchter = 照明係
modifier_kinds-oboe = オーボエ
modifier_kinds-good_radar = レーダー映像が鮮明
modifier_kinds-poor_radar = レーダー映像が不鮮明
event-attack_rolled = { $unit }：出目{ $dice }、合計{ $total }。{ $lost ->
    [0] 爆撃機の損失なし。
   *[other] 爆撃機{ $lost }機を撃墜。
}
event-bombers_hit = { $raid_id ->
    [hidden] 爆撃隊
   *[other] { $raid }
}：{ $lost ->
    [0] 損失なし
   *[other] 爆撃機{ $lost }機を損失
}{ $disrupted ->
    [0] {""}
   *[other] 、混乱+{ $disrupted }
}{ $damage ->
    [0] {""}
   *[other] 、高射砲ダメージ+{ $damage }
}
event-defensive_fire = 爆撃機が{ $unit }に防御射撃：合計{ $total }
event-left_raid = { $unit }が爆撃隊から離脱し、{ $place }に現れました。
event-flak_fires = { $city_id ->
    [hidden] { $place }の高射砲が射撃します。
   *[other] { $city }の高射砲が射撃します。
}
event-flak_rolled = { $place }の高射砲：合計{ $total }
event-british_attacked = 英軍が{ $unit }を攻撃：合計{ $total }、{ $lost ->
    [0] 損失なし
   *[other] 夜間戦闘機{ $lost }機を撃墜
}
event-depleted = { $unit }が消耗しました。
event-sent_home = { $unit }は帰投しなければなりません。
event-fighters_lost = { $unit_id ->
    [hidden] 夜間戦闘機{ $lost }機を損失（累計{ $total }機）。
   *[other] { $unit }が夜間戦闘機{ $lost }機を損失（累計{ $total }機）。
}
event-detection_rolled = 探知ロール{ $total }、ジャミングレベル{ $level }：{ $result_id ->
    [nothing] 何も探知されませんでした。
    [contacted] 接敵中の爆撃隊が探知されました。
    [all_raids] すべての爆撃隊が探知されました。
   *[streams] すべての爆撃隊とストリームが探知されました。
}
event-raids_detected = { $raids ->
    [0] 爆撃隊カウンターは置かれませんでした。
   *[other] 爆撃隊カウンターを{ $raids }個配置しました。
}{ $confirmed ->
    [no] {""}
   *[yes] ストリームも確認されました。
}
event-jamming_is = ジャミングレベルが{ $level }になりました。
event-wind_told = { $unit }の接敵ロールへの風の修正：{ $modifier ->
    [-1] -1
   *[other] +{ $modifier }
}
event-contact_rolled = { $unit }の接敵ロール：{ $total }（接敵ナンバー{ $number }）
event-contact_made = { $unit }が{ $raid }に接敵しました。
event-took_gci = { $unit }が{ $place }でGCIにつきました。
event-stacked = { $unit }が{ $stack }にスタックしました。
event-landed = { $diverted ->
    [no] { $unit }が所属飛行場に着陸しました（{ $zone }）。
   *[yes] { $unit }が{ $zone }へダイバートしました。
}
event-unit_wrecked = { $unit }は着陸に失敗し、ゲームから除外されました。
event-raid_lands = { $raid }（{ $kind }）が着陸しました。
event-bombers_crashed = { $lost ->
    [0] { $raid }：全機が無事に着陸しました。
   *[other] { $raid }：着陸時に爆撃機{ $lost }機を失いました。
}
event-mosquitoes_confirmed = { $raid }：モスキートの損失{ $claims }機のうち{ $stand }機が確定しました。
event-mosquitoes_noted = { $stand ->
    [hidden] { $raid }：英軍がモスキートの損失を非公開で確認しました。
   *[other] { $raid }：モスキートの損失{ $claims }機のうち{ $stand }機が確定しました（ドイツ軍には非公開）。
}
event-mines_scattered = { $place }の機雷敷設：混乱{ $disruption }、{ $errors ->
    [0] 減点なし
   *[other] 誤爆値により{ $errors }点減
}
event-mines_laid = { $place }に機雷を敷設：{ $points }点
event-mosquitoes_bombed = モスキートの{ $city }爆撃：{ $points }点
event-game_over = 最終得点：英軍{ $british }点、ドイツ軍{ $german }点

## Rules

rule-1-0 = イントロダクション
rule-1-1 = ルール
rule-1-2 = プレイブック
rule-1-3 = プレイヤー
rule-1-4 = シナリオ
rule-1-5 = スケール
rule-1-6 = 用語
rule-2-0 = コンポーネント
rule-2-1 = シナリオマップ
rule-2-1-1 = ヘクス
rule-2-1-2 = マップの内容
rule-2-2 = ユニット
rule-2-2-1 = 英軍の爆撃隊
rule-2-2-2 = ドイツ軍の夜間戦闘機
rule-2-2-3 = ADGBとパトロール
rule-2-3 = カウンター
rule-2-3-1 = 目標チット
rule-2-3-2 = トラック
rule-2-3-3 = 環境
rule-2-3-4 = ユニットの状態
rule-2-3-5 = マップの状態
rule-2-3-6 = 爆撃マーカー
rule-2-4 = プレイエイド
rule-2-5 = 計画マップ
rule-2-6 = 都市マップ
rule-2-7 = カードデッキ
rule-3-0 = セットアップ
rule-3-1 = シナリオ
rule-3-1-1 = マップ
rule-3-1-2 = マーカー
rule-3-2 = ユニットの配置
rule-3-2-1 = ドイツ軍ユニット
rule-3-2-2 = 英軍ユニット
rule-3-3 = 目標選択
rule-3-3-1 = 目標にならない都市
rule-3-4 = 環境
rule-3-4-1 = 天候の決定
rule-3-4-2 = 天候の効果
rule-3-4-3 = ルール地方のもや
rule-3-4-4 = 視界
rule-3-4-5 = 夜明け
rule-3-4-6 = 月と風
rule-3-5 = 爆撃隊の準備
rule-3-5-1 = 爆撃隊の内訳
rule-3-5-2 = プロット
rule-3-6 = 高射砲の配置転換
rule-3-7 = セットアップ時のカード
rule-3-7-1 = ダウンフォールの手札
rule-4-0 = プロット
rule-4-1 = 爆撃隊の記号
rule-4-2 = 飛行経路
rule-4-2-1 = レッグ
rule-4-2-2 = ターン
rule-4-3 = 爆撃隊の種類
rule-4-3-1 = 主力部隊
rule-4-3-2 = モスキート
rule-4-3-3 = ガーデニング
rule-4-3-4 = 囮部隊
rule-4-4 = 複数の爆撃隊
rule-4-4-1 = モスキートの護衛
rule-4-5 = ダウンフォールのプロット
rule-4-5-1 = 2つの目標
rule-4-5-2 = 継続爆撃
rule-4-5-3 = 短い夜
rule-5-0 = プレイの手順
rule-6-0 = カード
rule-6-1 = カードを引く
rule-6-2 = カードの使用
rule-6-2-1 = カードと修正値
rule-6-2-2 = キャンセルするカード
rule-6-2-3 = シンボル
rule-6-2-4 = 複数の機能を持つカード
rule-7-0 = 移動
rule-7-1 = 戦闘機の移動
rule-7-1-1 = ユトランド
rule-7-2 = 爆撃隊の移動
rule-7-2-1 = ストリーム
rule-7-2-2 = ベルリンのストリーム
rule-7-2-3 = ダウンフォールのストリーム
rule-7-2-4 = マップからの離脱
rule-7-2-5 = 過去の探知
rule-7-3 = 配備
rule-7-4 = スクランブルと復帰
rule-7-4-1 = 飛行場
rule-7-4-2 = スクランブル
rule-7-4-3 = 基地への帰投
rule-7-4-4 = 復帰
rule-7-4-5 = 再武装
rule-7-4-6 = 閉鎖飛行場
rule-7-4-7 = 復帰範囲外
rule-7-4-8 = 連合軍の空域
rule-7-5 = 燃料
rule-7-5-1 = GCIの燃料
rule-7-6 = 爆撃隊の復帰
rule-7-6-1 = FIDO
rule-8-0 = 探知
rule-8-1 = ジャミングトラック
rule-8-2 = 探知フェイズ
rule-8-2-1 = ストリームの確認
rule-8-3 = 爆撃隊についての情報
rule-9-0 = 戦闘
rule-9-1 = ドイツ軍の攻撃
rule-9-1-1 = 攻撃の実施
rule-9-1-2 = 移動と戦闘
rule-9-1-3 = 同一ヘクスの攻撃
rule-9-2 = 英軍の攻撃
rule-9-2-1 = 英軍の攻撃の解決
rule-9-2-2 = セレートとペルフェクトス
rule-9-2-3 = ADGB
rule-9-2-4 = パトロール
rule-9-2-5 = 飛行場攻撃
rule-9-3 = GCI
rule-9-3-1 = 戦域夜間戦闘
rule-9-3-2 = 対オーボエ攻撃
rule-9-4 = ツァーメ・ザウ
rule-9-4-1 = 接敵
rule-9-4-2 = 爆撃された都市での接敵
rule-9-4-3 = 爆撃隊からの離脱
rule-9-4-4 = ツァーメ・ザウ攻撃の天候
rule-9-5 = ヴィルデ・ザウ
rule-9-5-1 = ヴィルデ・ザウ攻撃
rule-9-5-2 = リアクション
rule-9-6 = 高射砲
rule-9-6-1 = 高射砲と爆撃機
rule-9-6-2 = サーチライト
rule-9-6-3 = 高射砲と夜間戦闘機
rule-9-7 = 攻撃の解決
rule-9-7-1 = 消耗
rule-9-7-2 = 防御射撃
rule-9-8 = 戦闘結果
rule-9-8-1 = 消耗したユニット
rule-9-8-2 = 損失
rule-9-8-3 = 混乱
rule-9-8-4 = 高射砲ダメージ
rule-9-9 = モスキートの戦闘
rule-9-9-1 = モスキートの損失
rule-9-9-2 = モスキート駆逐攻撃
rule-10-0 = 主力部隊による爆撃
rule-10-1 = 都市マップ
rule-10-1-1 = 石油施設
rule-10-2 = 爆撃
rule-10-3 = 目標指示
rule-10-3-1 = 照準点とアプローチ
rule-10-3-2 = 目標指示弾
rule-10-3-3 = アプローチマーカー
rule-10-4 = 爆弾投下
rule-10-4-1 = 爆弾の搭載
rule-10-4-2 = 爆弾の配置
rule-10-4-3 = 目標指示弾が地方エリアにある場合
rule-10-5 = 爆撃の調整
rule-10-5-1 = カウンターの移動
rule-10-5-2 = 誤爆値と精密値
rule-10-5-3 = 火災
rule-10-5-4 = クリープバック
rule-10-5-5 = ファイヤーストーム
rule-10-6 = 継続爆撃
rule-11-0 = ゲームの終了
rule-11-1 = 勝利得点
rule-11-1-1 = ベルリンの爆撃得点
rule-11-1-2 = ダウンフォールの爆撃得点
rule-11-2 = 勝利の判定
rule-12-0 = 上級ルール
rule-12-1 = 上級環境ルール
rule-12-1-1 = 天候不良
rule-12-1-2 = 月
rule-12-1-3 = 追い風
rule-12-2 = 侵入機
rule-12-2-1 = 侵入機の指定
rule-12-2-2 = 侵入機の行動
rule-12-2-3 = 侵入機に対するADGB
rule-12-2-4 = 侵入機の攻撃
rule-12-3 = 爆装の選択
rule-12-3-1 = 重爆装
rule-12-3-2 = 軽爆装
rule-12-4 = 飛来方向によるアプローチ
rule-12-4-1 = ランダムな方位
rule-12-5 = 戦場の霧
rule-13-0 = ダウンフォールの要点
rule-undo = 選択の取り消し

## Places

city-emden = エムデン
city-wilhelmshaven = ヴィルヘルムスハーフェン
city-bremen = ブレーメン
city-hamburg = ハンブルク
city-kiel = キール
city-luebeck = リューベック
city-rostock = ロストク
city-peenemuende = ペーネミュンデ
city-stettin = シュテティン
city-berlin = ベルリン
city-magdeburg = マグデブルク
city-leipzig = ライプツィヒ
city-dresden = ドレスデン
city-chemnitz = ケムニッツ
city-hannover = ハノーバー
city-braunschweig = ブラウンシュヴァイク
city-kassel = カッセル
city-osnabrueck = オスナブリュック
city-muenster = ミュンスター
city-dortmund = ドルトムント
city-bochum_gelsenkirchen = ボーフム・ゲルゼンキルヒェン
city-essen = エッセン
city-duisburg = デュースブルク
city-krefeld = クレーフェルト
city-duesseldorf = デュッセルドルフ
city-muenchen_gladbach = ミュンヘン・グラートバッハ
city-aachen = アーヘン
city-koeln = ケルン
city-wuppertal_remscheid = ヴッパータール・レムシャイト
city-hagen = ハーゲン
city-frankfurt = フランクフルト
city-mainz_wiesbaden = マインツ・ヴィースバーデン
city-darmstadt = ダルムシュタット
city-mannheim_ludwigshafen = マンハイム・ルートヴィヒスハーフェン
city-karlsruhe = カールスルーエ
city-saarbruecken = ザールブリュッケン
city-stuttgart = シュトゥットガルト
city-friedrichshafen = フリードリヒスハーフェン
city-augsburg = アウクスブルク
city-muenchen = ミュンヘン
city-nuernberg = ニュルンベルク
city-schweinfurt = シュヴァインフルト
city-regensburg = レーゲンスブルク
city-hamburg_harburg = ハンブルク・ハールブルク
city-heide = ハイデ
city-poelitz = ペーリッツ
city-berlin_potsdam = ベルリン・ポツダム
city-dessau = デッサウ
city-leuna_luetzkendorf = ロイナ・リュッツケンドルフ
city-boehlen_zeitz = ベーレン・ツァイツ
city-plauen = プラウエン
city-bruex = ブリュクス
city-hildesheim = ヒルデスハイム
city-dortmund_kamen = ドルトムント・カーメン
city-gelsenkirchen_wanne_eickel = ゲルゼンキルヒェン・ヴァンネアイケル
city-bochum = ボーフム
city-bonn_wesseling = ボン・ヴェッセリング
city-koblenz = コブレンツ
city-giessen = ギーセン
city-frankfurt_hanau = フランクフルト・ハーナウ
city-mainz_worms = マインツ・ヴォルムス
city-pforzheim = プフォルツハイム
city-heilbronn = ハイルブロン
city-freiburg = フライブルク
city-ulm = ウルム
city-wuerzburg = ヴュルツブルク
city-amsterdam = アムステルダム
city-rotterdam = ロッテルダム
city-antwerp = アントワープ
city-brussels = ブリュッセル
city-liege = リエージュ
city-lille = リール
city-luxembourg = ルクセンブルク
city-metz = メッス
city-nancy = ナンシー
city-strasbourg = ストラスブール
city-esbjerg = エスビャウ
city-odense = オーデンセ
city-prague = プラハ
city-amiens = アミアン
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
beacon-gertrud = ゲルトルート
stack-beacon_gertrud = ゲルトルート・ビーコン
beacon-rattler = ラトラー
stack-beacon_rattler = ラトラー・ビーコン
beacon-ida = イーダ
stack-beacon_ida = イーダ・ビーコン
beacon-otto = オットー
stack-beacon_otto = オットー・ビーコン
beacon-marie = マリー
stack-beacon_marie = マリー・ビーコン
beacon-ludwig = ルートヴィヒ
stack-beacon_ludwig = ルートヴィヒ・ビーコン
beacon-quelle = クヴェレ
stack-beacon_quelle = クヴェレ・ビーコン
beacon-kurfuerst = クアフュルスト
stack-beacon_kurfuerst = クアフュルスト・ビーコン
beacon-nordpol = ノルトポル
stack-beacon_nordpol = ノルトポル・ビーコン
beacon-heinz = ハインツ
stack-beacon_heinz = ハインツ・ビーコン
beacon-gemse = ゲムゼ
stack-beacon_gemse = ゲムゼ・ビーコン
beacon-kiebitz = キービッツ
stack-beacon_kiebitz = キービッツ・ビーコン
beacon-anton = アントン
stack-beacon_anton = アントン・ビーコン
beacon-berta = ベルタ
stack-beacon_berta = ベルタ・ビーコン
beacon-caesar = ツェーザー
stack-beacon_caesar = ツェーザー・ビーコン
beacon-dora = ドーラ
stack-beacon_dora = ドーラ・ビーコン
beacon-emil = エミール
stack-beacon_emil = エミール・ビーコン
beacon-friedrich = フリードリヒ
stack-beacon_friedrich = フリードリヒ・ビーコン
beacon-christa = クリスタ
stack-beacon_christa = クリスタ・ビーコン
beacon-paula = パウラ
stack-beacon_paula = パウラ・ビーコン
beacon-richard = リヒャルト
stack-beacon_richard = リヒャルト・ビーコン
beacon-siegfried = ジークフリート
stack-beacon_siegfried = ジークフリート・ビーコン
beacon-theodor = テオドール
stack-beacon_theodor = テオドール・ビーコン
beacon-ulrich = ウルリヒ
stack-beacon_ulrich = ウルリヒ・ビーコン
beacon-viktor = ヴィクトル
stack-beacon_viktor = ヴィクトル・ビーコン
place-england = 英国
place-jutland = ユトランド
place-ready = 準備完了
place-rearming = 再武装中
place-closed = 閉鎖飛行場
place-recovered = 着陸済み
place-out = 除外
place-raid_a = 爆撃隊Aのストリーム
place-raid_b = 爆撃隊Bのストリーム
place-raid_c = 爆撃隊Cのストリーム
place-raid_d = 爆撃隊Dのストリーム
place-raid_e = 爆撃隊Eのストリーム
place-raid_f = 爆撃隊Fのストリーム
place-raid_g = 爆撃隊Gのストリーム
place-raid_h = 爆撃隊Hのストリーム
place-raid_j = 爆撃隊Jのストリーム
raid-a = 爆撃隊A
raid-b = 爆撃隊B
raid-c = 爆撃隊C
raid-d = 爆撃隊D
raid-e = 爆撃隊E
raid-f = 爆撃隊F
raid-g = 爆撃隊G
raid-h = 爆撃隊H
raid-j = 爆撃隊J
zone-england = 英国
zone-jd_1 = 第1戦闘師団
zone-jd_2 = 第2戦闘師団
zone-jd_3 = 第3戦闘師団
zone-jd_4 = 第4戦闘師団
zone-jd_7 = 第7戦闘師団
weather-clear = 晴れ
weather-haze = もや
weather-broken_cloud = 切れ切れの雲
weather-cloud = 曇り
weather-heavy_cloud = 厚い雲
weather-fog = 霧
visibility-good = 良好
visibility-normal = 通常
visibility-poor = 不良
kind-main_force = 主力部隊
kind-decoy = 囮部隊
kind-gardening = ガーデニング
kind-mosquito = モスキート
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
area-country = 地方エリア
bomb-he = 高性能爆弾
bomb-incendiary = 焼夷弾
counter-a1_he = { area-a1 }の高性能爆弾
counter-a1_incendiary = { area-a1 }の焼夷弾
counter-a2_he = { area-a2 }の高性能爆弾
counter-a2_incendiary = { area-a2 }の焼夷弾
counter-a3_he = { area-a3 }の高性能爆弾
counter-a3_incendiary = { area-a3 }の焼夷弾
counter-a4_he = { area-a4 }の高性能爆弾
counter-a4_incendiary = { area-a4 }の焼夷弾
counter-b1_he = { area-b1 }の高性能爆弾
counter-b1_incendiary = { area-b1 }の焼夷弾
counter-b2_he = { area-b2 }の高性能爆弾
counter-b2_incendiary = { area-b2 }の焼夷弾
counter-b3_he = { area-b3 }の高性能爆弾
counter-b3_incendiary = { area-b3 }の焼夷弾
counter-b4_he = { area-b4 }の高性能爆弾
counter-b4_incendiary = { area-b4 }の焼夷弾
counter-b5_he = { area-b5 }の高性能爆弾
counter-b5_incendiary = { area-b5 }の焼夷弾
counter-c1_he = { area-c1 }の高性能爆弾
counter-c1_incendiary = { area-c1 }の焼夷弾
counter-c2_he = { area-c2 }の高性能爆弾
counter-c2_incendiary = { area-c2 }の焼夷弾
counter-c3_he = { area-c3 }の高性能爆弾
counter-c3_incendiary = { area-c3 }の焼夷弾
counter-c4_he = { area-c4 }の高性能爆弾
counter-c4_incendiary = { area-c4 }の焼夷弾
counter-c5_he = { area-c5 }の高性能爆弾
counter-c5_incendiary = { area-c5 }の焼夷弾
counter-c6_he = { area-c6 }の高性能爆弾
counter-c6_incendiary = { area-c6 }の焼夷弾
counter-d1_he = { area-d1 }の高性能爆弾
counter-d1_incendiary = { area-d1 }の焼夷弾
counter-d2_he = { area-d2 }の高性能爆弾
counter-d2_incendiary = { area-d2 }の焼夷弾
counter-d3_he = { area-d3 }の高性能爆弾
counter-d3_incendiary = { area-d3 }の焼夷弾
counter-d4_he = { area-d4 }の高性能爆弾
counter-d4_incendiary = { area-d4 }の焼夷弾
counter-d5_he = { area-d5 }の高性能爆弾
counter-d5_incendiary = { area-d5 }の焼夷弾
counter-d6_he = { area-d6 }の高性能爆弾
counter-d6_incendiary = { area-d6 }の焼夷弾
counter-d7_he = { area-d7 }の高性能爆弾
counter-d7_incendiary = { area-d7 }の焼夷弾
counter-e1_he = { area-e1 }の高性能爆弾
counter-e1_incendiary = { area-e1 }の焼夷弾
counter-e2_he = { area-e2 }の高性能爆弾
counter-e2_incendiary = { area-e2 }の焼夷弾
counter-e3_he = { area-e3 }の高性能爆弾
counter-e3_incendiary = { area-e3 }の焼夷弾
counter-e4_he = { area-e4 }の高性能爆弾
counter-e4_incendiary = { area-e4 }の焼夷弾
counter-e5_he = { area-e5 }の高性能爆弾
counter-e5_incendiary = { area-e5 }の焼夷弾
counter-e6_he = { area-e6 }の高性能爆弾
counter-e6_incendiary = { area-e6 }の焼夷弾
counter-f1_he = { area-f1 }の高性能爆弾
counter-f1_incendiary = { area-f1 }の焼夷弾
counter-f2_he = { area-f2 }の高性能爆弾
counter-f2_incendiary = { area-f2 }の焼夷弾
counter-f3_he = { area-f3 }の高性能爆弾
counter-f3_incendiary = { area-f3 }の焼夷弾
counter-f4_he = { area-f4 }の高性能爆弾
counter-f4_incendiary = { area-f4 }の焼夷弾
counter-f5_he = { area-f5 }の高性能爆弾
counter-f5_incendiary = { area-f5 }の焼夷弾
counter-g1_he = { area-g1 }の高性能爆弾
counter-g1_incendiary = { area-g1 }の焼夷弾
counter-g2_he = { area-g2 }の高性能爆弾
counter-g2_incendiary = { area-g2 }の焼夷弾
counter-g3_he = { area-g3 }の高性能爆弾
counter-g3_incendiary = { area-g3 }の焼夷弾
counter-g4_he = { area-g4 }の高性能爆弾
counter-g4_incendiary = { area-g4 }の焼夷弾
counter-country_he = { area-country }の高性能爆弾
counter-country_incendiary = { area-country }の焼夷弾
way-way_1 = 方向1から
way-way_2 = 方向2から
way-way_3 = 方向3から
way-way_4 = 方向4から
way-way_5 = 方向5から
way-way_6 = 方向6から
direction-top = 1（上）
direction-upper_right = 2（右上）
direction-lower_right = 3（右下）
direction-bottom = 4（下）
direction-lower_left = 5（左下）
direction-upper_left = 6（左上）
method-newhaven = ニューヘイブン
method-parramatta = パラマッタ
method-wanganui = ワンガヌイ
conversion-one_each = 高性能爆弾1個＋焼夷弾1個＝火災1
conversion-one_and_two = 高性能爆弾1個＋焼夷弾2個＝火災2
conversion-two_incendiaries = 焼夷弾2個＝火災1
conversion-three_he = 高性能爆弾3個＝火災1
conversion-two_he_and_one = 高性能爆弾2個＋焼夷弾1個＝火災1
conversion-one_he_and_two = 高性能爆弾1個＋焼夷弾2個＝火災1

## Bombing: questions (10)

ask-choose_aimpoint = 照準点をどのエリアに置きますか？
    .coach = 火災を起こすには、高性能爆弾と焼夷弾が同じエリアに必要です。中心街が最も燃えやすく、ベルリンシナリオでは工業区と交通施設の得点が2倍になります。
    .waiting = 英軍が照準点を選んでいます。
ask-choose_approach = 爆撃機はどの方向からアプローチしますか？
    .coach = 目標指示弾のエリアに火災が2つ発生すると、残りの爆弾はアプローチ側へクリープバックします。狙う価値のあるエリアをアプローチにしましょう。
    .waiting = 英軍がアプローチを選んでいます。
ask-choose_he = 爆弾カウンターのうち、高性能爆弾を何個にしますか？
    .context = 爆弾カウンターは合計{ $left }個です。
    .coach = 火災には高性能爆弾と焼夷弾の両方が必要です。高性能爆弾は半分ほど、工業区にはもっと多めが目安です。
    .waiting = 英軍が爆弾の内訳を決めています。
ask-choose_area = 次の爆弾カウンターをどのエリアに置きますか？
    .context = このリングに置く残りは{ $left }個です。
    .coach = 選べるのは最も外側のリングだけです。内側のリングはすでに埋まっています。
    .waiting = 英軍が残りの爆弾カウンターを置いています。
ask-choose_any_area = 目標指示弾が地方エリアにあります。爆弾カウンターを都市のどのエリアに置きますか？
    .context = 残り{ $left }個です。
    .coach = 都市と地方エリアに交互に落ちます。都市の各エリアに置けるのは1個ずつです。
    .waiting = 英軍が、散らばった爆弾カウンターを置いています。
ask-choose_counter = どの爆弾カウンターを動かしますか？
    .context = 残り{ $points }ポイントです。
    .coach = ドイツ軍は爆弾をばらばらにして火災を防ぎ、英軍は爆弾を集めます。
    .waiting = 都市マップの爆弾カウンターを動かしています。
ask-choose_destination = この爆弾カウンターをどこへ動かしますか？
    .coach = 1ポイントで、1個を隣のエリアへ動かせます。
    .waiting = 都市マップの爆弾カウンターを動かしています。
ask-choose_burning_area = 次はどのエリアの爆弾を火災に転換しますか？
    .coach = 転換しなかった爆弾も少し得点になります。
    .waiting = 英軍が爆弾を火災に転換しています。
ask-choose_conversion = このエリアで、どの爆弾を火災に転換しますか？
    .context = このエリア：高性能爆弾{ $he }個、焼夷弾{ $incendiaries }個、火災{ $fires }
    .coach = 目標指示弾のエリアでは、火災が2つになると残りの爆弾がクリープバックします。
    .waiting = 英軍が爆弾を火災に転換しています。
choose_counter-pass = 移動を終える
choose_burning_area-pass = これ以上転換しない
choose_conversion-pass = このエリアではもう転換しない
area-note = { $kind_id ->
    [centre] 中心街
    [residential] 居住区
    [industrial] 工業区
    [transport] 交通施設
    [field] 空き地
   *[other] 地方エリア
}
choose_aimpoint-note = { area-note }
choose_area-note = { area-note }
choose_any_area-note = { area-note }
bombed_area-note = { area-note }、{ $he ->
    [0] { $incendiaries ->
        [0] 爆弾なし
       *[other] 焼夷弾{ $incendiaries }
    }
   *[other] { $incendiaries ->
        [0] 高性能爆弾{ $he }
       *[other] 高性能爆弾{ $he }、焼夷弾{ $incendiaries }
    }
}{ $fires ->
    [0] { "" }
   *[other] 、火災{ $fires }
}
choose_counter-note = { bombed_area-note }
choose_destination-note = { bombed_area-note }
choose_burning_area-note = { bombed_area-note }
choose_approach-note = アプローチは{ $area ->
        [country] 地方エリア
       *[other] { $area }
    }になります。

## Cards: questions (6)

ask-choose_play = カードを使用しますか？
    .context = { $moment ->
        [phase] いつでも使用できます。
        [fighters] まもなく戦闘機移動です。
        [scramble] ユニットがスクランブルします。
        [raids] まもなく爆撃隊移動です。
        [bomb_drop] 爆撃隊が都市に爆弾を投下します。
        [detection] 次は探知ロールです。
        [detected] 爆撃隊が探知されました。
        [tame_boar] ツァーメ・ザウフェイズの始めです。
        [contact] 次は接敵ロールです。
        [attack] 次は攻撃ロールです。
        [recovery] 次は復帰ロールです。
        [after_attack] 攻撃ロールが終わり、損失はまだ適用していません。
        [defensive_fire] 次は防御射撃です。
        [marking] まもなく目標指示です。
        [drop] まもなく爆弾カウンターを置きます。
        [errors] 誤爆値を計算しています。
        [precision] 精密値を計算しています。
       *[conversion] 爆弾を火災に転換します。
    }{ $unit_id ->
        [none] { $place_id ->
            [none] { "" }
           *[other] 場所：{ $place }。
        }
       *[other] { $place_id ->
            [none] ユニット：{ $unit }。
           *[other] ユニット：{ $unit }（{ $place }）。
        }
    }ここまでのカードによる修正：{ $modifier }
    .coach = ロールを修正するカードは、ロールの前に使用します。フェイズやターンの終わりまでパスすることもできます。
    .waiting = カードを使用できるタイミングです。
play-quiet_phase = このフェイズの間はパス
play-quiet_turn = このターンの間はパス
choose_play-pass = パス
ask-choose_card_beside = どのカードを使用しますか？
    .coach = いつでも使用できるカードだけを選べます。
    .waiting = プレイヤーがカードを選んでいます。
choose_card_beside-pass = 使用しない
ask-choose_reply = このカードをキャンセルしますか？
    .context = { $card }
    .coach = このカードを名指しするカードか、同じシンボルの手札2枚でキャンセルできます。キャンセルをキャンセルすることはできません。
    .waiting = 相手がカードをキャンセルできます。
reply-two_cards = 同じシンボルのカード2枚
choose_reply-pass = キャンセルしない
ask-choose_first_of_two = 同じシンボルのカードのうち、1枚目に捨てるのはどれですか？
    .coach = 2枚とも効果なしで捨て札になります。
    .waiting = 相手がカードをキャンセルできます。
choose_first_of_two-pass = やはりキャンセルしない
ask-choose_second_of_two = 同じシンボルのカードのうち、2枚目に捨てるのはどれですか？
    .coach = 2枚とも効果なしで捨て札になります。
    .waiting = 相手がカードをキャンセルできます。
choose_second_of_two-pass = やはりキャンセルしない
ask-choose_bombing_card = 最初の手札に加える爆撃カードはどれですか？
    .coach = 残りの4枚は山札から引きます。
    .waiting = 英軍が爆撃カードを選んでいます。
ask-choose_card_to_return = どのカードを山札に戻しますか？
    .context = 手元に5枚残します。
    .coach = 組み合わせのよい5枚を残しましょう。
    .waiting = 初期手札を選んでいます。
ask-choose_discard = どのカードを捨てますか？
    .coach = この後3枚まで引きますが、手札の上限は5枚です。捨てたカードは戻ってきません。
    .waiting = カードを捨てています。
choose_discard-pass = 残りは手元に残す
ask-choose_unit_for_card = このカードをどのユニットに使用しますか？
    .coach = 最も効果の大きいユニットを選びましょう。
    .waiting = プレイヤーがカードの対象ユニットを選んでいます。
ask-choose_straggling_raid = このユニットはどの爆撃隊を攻撃しますか？
    .coach = 2ヘクス以内にあるカウンターが対象です。
    .waiting = ドイツ軍が攻撃する爆撃隊を選んでいます。
ask-choose_city_for_card = このカードをどの都市に使用しますか？
    .coach = 爆撃機が現れそうな都市を考えましょう。
    .waiting = プレイヤーがカードの対象都市を選んでいます。
ask-choose_straying_raid = 高射砲はどの爆撃隊を射撃しますか？
    .coach = 爆撃されている都市は、このカードでは射撃できません。
    .waiting = ドイツ軍が「はぐれ爆撃機」の対象を選んでいます。
ask-choose_hex_of_flak = どのヘクスの高射砲が射撃しますか？
    .coach = ヘクス内で最も強い高射砲が射撃します。サーチライトだけなら対空値0です。
    .waiting = ドイツ軍が「はぐれ爆撃機」のヘクスを選んでいます。
ask-choose_mended_raid = どの爆撃隊の高射砲ダメージを取り除きますか？
    .coach = マーカーを2つ取り除きます。1つしかなければ1つです。
    .waiting = 英軍が高射砲ダメージを取り除いています。
ask-choose_patrol_to_remove = どのパトロールカウンターをゲームから除外しますか？
    .coach = 強いパトロールほど威力がありますが、戻るまでに時間もかかります。
    .waiting = ドイツ軍がパトロールカウンターを除外しています。

## Cards and bombing: reasons why something is unavailable

why-oil_only = 石油施設を照準点にしなければなりません。
why-done_with = このエリアの転換は終わっています。
why-no_field = 空き地は照準点にできません。
why-works_only = ダウンフォールで照準点にできるのは、工業区か交通施設だけです。
why-nearer_ring_first = 先にリング{ $a }を埋めます。
why-not_to_the_country = 英軍は爆弾カウンターを地方エリアへ動かせません。
why-only_from_outer_fields = 地方エリアへ動かせるのは、外縁の空き地にあるカウンターだけです。
why-not_the_moment = 今は使用できません。
why-no_pair = 同じシンボルのカードが2枚必要です（手札に{ $a }枚）。
why-card_need = { $a_id ->
        [fighter] 夜間戦闘機の攻撃でのみ使用できます。
        [flak] 高射砲の攻撃でのみ使用できます。
        [gci] GCI攻撃でのみ使用できます。
        [wild_boar] ヴィルデ・ザウ攻撃でのみ使用できます。
        [twin] 双発ユニットにのみ使用できます。
        [mosquito] モスキートへの攻撃でのみ使用できます。
        [not_mosquito] モスキートには使用できません。
        [not_heavy] 重爆装の爆撃隊には使用できません。
        [homebound] 爆撃隊はまだ帰路についていません。
        [homebound_or_decoy] 爆撃隊は帰路でも囮部隊でもありません。
        [low_ceiling] 攻撃側がMe110でもDo217でもありません。
        [no_six] 防御射撃はすでに行われます。
        [weak] ユニットの戦闘力が2以上です。
        [western_field] 飛行場が第2・第3・第4戦闘師団のエリアにないか、霧または厚い雲です。
        [naxos] ナクソスマーカーが置かれていません。
        [no_naxos] ナクソスマーカーはすでに置かれています。
        [beleuchter] 照明係マーカーが置かれていません。
        [no_beleuchter] 照明係マーカーはすでに置かれています。
        [no_fido] FIDOはすでに作動しています。
        [works_marked] 目標指示弾が工業区にも交通施設にもありません。
        [spare_patrol] 脇に置いたパトロールカウンターがありません。
        [patrol] 除外できるパトロールカウンターがありません。
        [damage] 高射砲ダメージを受けた爆撃隊がありません。
        [flak_away] 配置転換された高射砲がありません。
        [raids_fly] 爆撃隊移動フェイズでのみ使用できます。
       *[target] 対象がありません。
    }

## Cards and bombing: the log

event-card_drawn = { $card_id ->
        [hidden] { $seat }がカードを{ $count }枚引きました。
       *[other] { $seat }がカードを引きました：{ $card }
    }
event-card_returned = { $card_id ->
        [hidden] { $seat }がカードを{ $count }枚、山札に戻しました。
       *[other] { $seat }がカードを山札に戻しました：{ $card }
    }
event-card_discarded = { $seat }が「{ $card }」を捨てました。
event-card_played = { $seat }が「{ $play }」を使用しました。
event-card_cancelled = { $second_id ->
        [hidden] { $seat }が「{ $first }」で「{ $card }」をキャンセルしました。
       *[other] { $seat }が「{ $first }」と「{ $second }」で「{ $card }」をキャンセルしました。
    }
event-card_taken_back = 「{ $card }」が{ $seat }の手札に戻りました。
event-roll_modified = 「{ $play }」：修正{ $amount ->
        [-3] -3
        [-2] -2
        [-1] -1
       *[other] +{ $amount }
    }
event-weather_rolled = 「{ $play }」：ダイスは{ $die }。{ $zone }の天候を引き直します。
event-confusion_rolled = 「{ $play }」：ダイスは{ $die }。{ $unconfirmed ->
    [no] 効果なし。
   *[yes] このターン、ストリームは確認されません。
}
event-losses_rolled = 「{ $play }」：ダイスは{ $die }。{ $lost ->
    [0] 夜間戦闘機の損失なし。
   *[other] 夜間戦闘機{ $lost }機を損失。
}
event-card_aimed = 「{ $play }」の対象は{ $unit }です。
event-city_marked = 「{ $play }」の対象は{ $city }です。
event-damage_mended = { $raid_id ->
        [hidden] { $seat }が爆撃隊の高射砲ダメージを取り除きました。
       *[other] { $seat }が{ $raid }の高射砲ダメージを{ $markers }つ取り除きました。
    }
event-patrol_added = { $patrol }がプールに加わりました。
event-patrol_removed = { $patrol }がゲームから除外されました。
event-bombing_begins = { $city }への爆撃を解決します。
event-aimed = { $city }：照準点{ $area }、アプローチ{ $approach }、{ $method }方式
event-marked = 目標指示ロール：出目{ $dice }、修正{ $modifier }。ドリフト{ $drift }、精度{ $shift ->
    [1] +1
   *[other] { $shift }
}
event-drifted = 目標指示弾が方向{ $course }へ{ $areas }エリアドリフトし、{ $area }に落ちました。アプローチは{ $approach }です。
event-bombs_loaded = 高性能爆弾{ $he }個、焼夷弾{ $incendiaries }個を搭載しています。
event-concentrated = { $counters }個が{ $area }に集中し、残りは周囲に落ちました。
event-errors_counted = 混乱{ $disruption }：ドイツ軍の誤爆値は{ $points }です。
event-precision_counted = 英軍の精密値は{ $points }です。
event-bomb_moved = { $seat }が{ $counter }を{ $area }へ動かしました。
event-fires_started = { $fires ->
        [0] { $area }の火災は民間防衛により消し止められました。
       *[other] { $area }で火災{ $fires }が発生しました（{ $conversion }）。
    }
event-crept_back = クリープバック：高性能爆弾{ $he }個と焼夷弾{ $incendiaries }個が{ $area }へ移動しました。
event-firestorm_rolled = { $area }のファイヤーストーム判定：出目{ $dice }、火災{ $fires }。現在の火災は{ $after }です。
event-bombing_scored = 爆撃の得点は{ $points }点です（この都市マップの合計{ $total }点）。

## Cards (6)

card-corona_controllers = コロナ（偽管制官）
    .role = マップ上または爆撃隊ボックスにいる夜間戦闘機ユニットを1つ選んで消耗させます。
card-corona_jamming = コロナ（妨害）
    .role = ジャミングレベルが1上がります。
card-corkscrew = コークスクリュー
    .role = この夜間戦闘機の攻撃による爆撃機の損失が1機減ります。重爆装の爆撃隊には使用できません。
card-airborne_cigar = エアボーン・シガー
    .role = ジャミングレベルが1上がります。
card-mandrel = マンドレル
    .role = この探知ロールに、第1～2ターンなら-2、第3ターン以降なら-1。
card-high_rate_window = 大量のウインドウ
    .role = このターン、双発ユニットの攻撃ロールに-1（SN-2のカードを使用した攻撃を除く）。すべての爆撃隊とストリームがロールなしで探知されます。
card-high_altitude_bombers = 高高度爆撃機
    .role = Me110またはDo217ユニットの攻撃を中止させます。その攻撃ロールを修正したカードは、それぞれの手札に戻ります。重爆装の爆撃隊には使用できません。
card-drumstick = ドラムスティック
    .role = この接敵ロールに-2。または、モールスをキャンセルします。
card-southern_germany = 南部ドイツ
    .role = このターン、第7戦闘師団のエリアでは何も探知されません。
card-tinsel = ティンセル
    .role = この接敵ロールに-2。
card-special_tinsel = 特別ティンセル
    .role = このターンのすべての接敵ロールに-1。
card-command_confusion = 指揮の混乱
    .role = ダイスを1個振り、3～6なら、このターンはストリームが確認されません。
card-weather = 天候
    .role = FIDOを作動させます。霧のとき、爆撃隊の復帰ロールに-3。または、ダイスで決めた戦闘師団エリアの天候マーカーを引き直します。
card-jostle_iv = ジョスルIV
    .role = この接敵ロールに-3。
card-fuel_famine = 燃料危機
    .role = スクランブルした戦闘力1以下のユニットを、燃料不足によりゲームから除外します。
card-firebash = ファイアバッシュ
    .role = 脇に置いたパトロールカウンターをプールに加えます。
card-low_fuel_and_ammo = 燃料と弾薬の不足
    .role = 攻撃した直後の夜間戦闘機ユニットを、攻撃の結果とは別に消耗させます。
card-lucky_crews = 幸運な搭乗員
    .role = 1つの爆撃隊から、高射砲ダメージマーカーを1つまたは2つ取り除きます。
card-dartboard = ダーツボード
    .role = この探知ロールに-2。または、アンネマリーをキャンセルします。
card-radio_silence = 無線封止
    .role = ナクソスマーカーをジャミングトラックから取り除きます。または、ナクスブルクまたはナクソスをキャンセルします。
card-dina_and_piperack = ディナとパイプラック
    .role = この探知ロールに-1。または、SN-2cをキャンセルします。
card-monica = モニカ
    .role = この夜間戦闘機の攻撃ロールに-1。モスキートには使用できません。
card-boozer = ブーザー
    .role = この夜間戦闘機の攻撃ロールに-1。モスキートには使用できません。
card-fishpond = フィッシュポンド
    .role = この夜間戦闘機の攻撃ロールに-1。モスキートには使用できません。
card-village_inn = ヴィレッジ・イン
    .role = 攻撃の出目に関係なく、爆撃機が+2で防御射撃を行います。モスキートには使用できません。
card-rear_gunner = 尾部銃手
    .role = この防御射撃のロールに+3。または、攻撃で6が出ていなくても防御射撃を行います。モスキートには使用できません。
card-serrate = セレート
    .role = 接敵していない双発ユニットを1つ選んで消耗させ、戦闘力2で攻撃します。
card-perfectos = ペルフェクトス
    .role = 接敵していない双発ユニットを1つ選んで消耗させ、戦闘力2で攻撃します。
card-decoy_flares = 囮の照明弾
    .role = この接敵ロールに-2。
card-carpet = カーペット
    .role = この高射砲の攻撃ロールに-2。
card-flower = フラワー
    .role = 第2・第3・第4戦闘師団のエリアでスクランブルしたユニットを閉鎖飛行場ボックスに置きます。損失ロールは行いません。霧や厚い雲のときは使用できません。
card-mahmoud = マフムード
    .role = ダイスを1個振り、夜間戦闘機に損失を与えます。1～2は損失なし、3～5は1機、6は2機。
card-master_of_ceremonies = マスター・オブ・セレモニーズ
    .role = 精密値に+1。
card-master_bomber = マスター・ボマー
    .role = 精密値に+3。
card-five_group_marking = 第5グループの目標指示
    .role = この目標指示ロールに-1。または、爆撃集中度に+2。
card-backers_up = バッカーズ・アップ
    .role = 精密値に+1。
card-accident = アクシデント
    .role = このスクランブルロールまたは復帰ロールに+2。結果が0なら1として扱います。
card-low_level_marking = 低高度からの目標指示
    .role = この目標指示ロールに-2。ワンガヌイなら-1。
card-dogleg = 迂回ルート
    .role = この接敵ロールに-1。または、照明係マーカーをジャミングトラックから取り除きます。または、照明係をキャンセルします。
card-pathfinder = パスファインダー
    .role = この目標指示ロールに-1。
card-offset_bombing = オフセット爆撃
    .role = クリープバックに必要な火災が2つ増えます。
card-full_throttle = フルスロットル
    .role = 帰路の爆撃隊または囮部隊に対するこの夜間戦闘機の攻撃ロールに-2。
card-sector_bombing = セクター爆撃
    .role = クリープバックに必要な火災が1つ増えます。または、爆撃集中度に+2。
card-wild_boar = ヴィルデ・ザウ
    .role = このヴィルデ・ザウの攻撃ロールに-1。さらにダイスを1個振り、攻撃側が味方の高射砲で損失を受けます。1～2は損失なし、3～4は1機、5～6は2機。
card-trigger_happy_flak = 見境のない対空砲火
    .role = 高射砲のある都市のヘクスにいる夜間戦闘機ユニットを1つ選び、ダイスを1個振ります。1は損失なし、2～5は1機、6は2機の損失。
card-straying_bombers = はぐれ爆撃機
    .role = 探知された爆撃隊またはストリームを、同じヘクスの都市の高射砲かサーチライトが攻撃します。爆撃されている都市の高射砲は使用できません。
card-vhf = VHF無線
    .role = この接敵ロールに+1。または、ティンセルまたは特別ティンセルをキャンセルします。
card-sn2c = SN-2c
    .role = 双発ユニットのこの攻撃ロールに+3。モスキートには使用できません。
card-sn2b = SN-2b
    .role = 双発ユニットのこの攻撃ロールに+3。モスキートには使用できません。または、セレートをキャンセルします。
card-experten = エキスパート
    .role = この夜間戦闘機の攻撃ロールに+3。
card-high_altitude_marking = 高高度からの目標指示
    .role = この目標指示ロールに+2。
card-y_guidance = Y誘導装置
    .role = この接敵ロールに+2。または、このGCI攻撃ロールに+2。
card-beleuchter = 照明係
    .role = 照明係マーカーをジャミングトラックに置きます。接敵ロールに+1。
card-german_weather = 天候
    .role = ダイスで決めた戦闘師団エリアまたは英国の天候マーカーを引き直します。
card-morse = モールス
    .role = ジャミングレベルが1下がります。
card-wurzlaus = ヴュルツラウス
    .role = ジャミングレベルが1下がります。
card-anne_marie = アンネマリー
    .role = ジャミングレベルが1下がります。
card-flensburg = フレンスブルク
    .role = この探知ロールに+1。または、この接敵ロールに+2。
card-naxburg = ナクスブルク
    .role = ジャミングレベルが1下がります。
card-naxos = ナクソス
    .role = ナクソスマーカーをジャミングトラックに置きます。探知できる範囲が広がります。
card-searchlights_and_flares = サーチライトと照明弾
    .role = このターン、1つの都市ヘクスでのヴィルデ・ザウの攻撃ロールに+1。天候が晴れか切れ切れの雲なら、高射砲にも+1。
card-jagdschloss = ヤークトシュロス
    .role = この探知ロールに+2。
card-bernhardine = ベルンハルディーネ
    .role = この探知ロールに+2。または、この接敵ロールに+1。または、ジョスルIVをキャンセルします。
card-civil_defence = 民間防衛
    .role = この転換で発生する火災を1つ減らします。爆弾カウンターは失われます。
card-contrails = 飛行機雲
    .role = このターンの終わりまで、接敵ロールに+1。または、このターンの終わりまで、夜間戦闘機の攻撃ロールに+1。
card-schraege_musik = シュレーゲ・ムジーク
    .role = 双発ユニットのこの攻撃ロールに+2。モスキートには使用できません。
card-tail_warning = 後方警戒装置
    .role = セレート、ペルフェクトス、マフムードのいずれかをキャンセルします。
card-stragglers_tame_boar = 落伍機（ツァーメ・ザウ）
    .role = 探知された爆撃隊またはストリームから2ヘクス以内にいるユニット1つ（単発も可）が、接敵なしでツァーメ・ザウ攻撃を行います。
card-ta154_moskito = Ta154モスキート
    .role = 双発ユニットによるモスキートへのこの攻撃は、モスキート駆逐攻撃になります。
card-stragglers_himmelbett = 落伍機（ヒンメルベット）
    .role = 3ヘクス以内のすべてのGCIユニットが、所属師団に関係なくこの爆撃隊を攻撃できます。それぞれの攻撃ロールに+1。
card-mobile_flak = 移動式対空砲
    .role = 都市から高射砲配置転換マーカーを1つ取り除きます。または、高射砲配置転換マーカーも爆撃マーカーもない都市の対空値を1増やします。
card-orgelpfeife = オルゲルプファイフェ
    .role = パトロールカウンター1つをゲームから除外します。
card-quick_reaction_alert = 緊急発進待機
    .role = ユニット1つをすぐにスクランブルさせ、1ヘクス移動させます。スクランブルマーカーは置かず、フラワーとパトロールの影響も受けません。
card-decoy = 囮の火災
    .role = 誤爆値に+3。
card-smoke_pot = 発煙筒
    .role = 誤爆値に+2。または、目標指示弾が工業区か交通施設にあれば、クリープバックに必要な火災が1つ減ります。
card-stirling = スターリング
    .role = この攻撃ロール（高射砲を含む）に+3。夜間戦闘機によるモスキートへの攻撃には使用できません。
card-halifax = ハリファックス
    .role = この攻撃ロール（高射砲を含む）に+2。夜間戦闘機によるモスキートへの攻撃には使用できません。
card-route_markers = 航路マーカー
    .role = ジャミングレベルが1下がります。
card-visual_signals = 視覚信号
    .role = この探知ロールに、好天なら+2、天候不良なら+1。
card-y_battalion_west = Y大隊西部
    .role = ジャミングレベルが1下がります。
card-he219_uhu = He219ウーフー
    .role = 双発ユニットのこの攻撃ロールに+2。
card-ju88g = Ju88G
    .role = 双発ユニットのこの攻撃ロールに+1。
card-dropped_guard = 油断
    .role = 帰路の爆撃隊に対するこの攻撃ロールに+2。防御射撃は行われません。
card-early_arrival_at_target = 先回り
    .role = 爆撃されたヘクスのヴィルデ・ザウユニットは、このターン、「スタック」の欄で2回目の攻撃ができます。モスキートには使用できません。
card-faulty_wind_reports = 風向情報の誤り
    .role = この目標指示ロールに+1。爆撃隊は混乱3を受けます。
play-corona_controllers = { card-corona_controllers }
    .role = マップ上または爆撃隊ボックスにいる夜間戦闘機ユニットを1つ選んで消耗させます。
play-corona_jamming = { card-corona_jamming }
    .role = ジャミングレベルが1上がります。
play-corkscrew = { card-corkscrew }
    .role = この夜間戦闘機の攻撃による爆撃機の損失が1機減ります。重爆装の爆撃隊には使用できません。
play-airborne_cigar = { card-airborne_cigar }
    .role = ジャミングレベルが1上がります。
play-mandrel = { card-mandrel }
    .role = この探知ロールに、第1～2ターンなら-2、第3ターン以降なら-1。
play-high_rate_window = { card-high_rate_window }
    .role = このターン、双発ユニットの攻撃ロールに-1（SN-2のカードを使用した攻撃を除く）。すべての爆撃隊とストリームがロールなしで探知されます。
play-high_altitude_bombers = { card-high_altitude_bombers }
    .role = Me110またはDo217ユニットの攻撃を中止させます。その攻撃ロールを修正したカードは、それぞれの手札に戻ります。重爆装の爆撃隊には使用できません。
play-drumstick = { card-drumstick }
    .role = この接敵ロールに-2。
play-southern_germany = { card-southern_germany }
    .role = このターン、第7戦闘師団のエリアでは何も探知されません。
play-tinsel = { card-tinsel }
    .role = この接敵ロールに-2。
play-special_tinsel = { card-special_tinsel }
    .role = このターンのすべての接敵ロールに-1。
play-command_confusion = { card-command_confusion }
    .role = ダイスを1個振り、3～6なら、このターンはストリームが確認されません。
play-weather_fido = { card-weather }
    .role = FIDOを作動させます。霧のとき、爆撃隊の復帰ロールに-3。
play-weather_change = { card-weather }
    .role = ダイスで決めた戦闘師団エリアの天候マーカーを引き直します。
play-jostle_iv = { card-jostle_iv }
    .role = この接敵ロールに-3。
play-fuel_famine = { card-fuel_famine }
    .role = スクランブルした戦闘力1以下のユニットを、燃料不足によりゲームから除外します。
play-firebash = { card-firebash }
    .role = 脇に置いたパトロールカウンターをプールに加えます。
play-low_fuel_and_ammo = { card-low_fuel_and_ammo }
    .role = 攻撃した直後の夜間戦闘機ユニットを、攻撃の結果とは別に消耗させます。
play-lucky_crews = { card-lucky_crews }
    .role = 1つの爆撃隊から、高射砲ダメージマーカーを1つまたは2つ取り除きます。
play-dartboard = { card-dartboard }
    .role = この探知ロールに-2。
play-radio_silence = { card-radio_silence }
    .role = ナクソスマーカーをジャミングトラックから取り除きます。
play-dina_and_piperack = { card-dina_and_piperack }
    .role = この探知ロールに-1。
play-monica = { card-monica }
    .role = この夜間戦闘機の攻撃ロールに-1。モスキートには使用できません。
play-boozer = { card-boozer }
    .role = この夜間戦闘機の攻撃ロールに-1。モスキートには使用できません。
play-fishpond = { card-fishpond }
    .role = この夜間戦闘機の攻撃ロールに-1。モスキートには使用できません。
play-village_inn = { card-village_inn }
    .role = 攻撃の出目に関係なく、爆撃機が+2で防御射撃を行います。モスキートには使用できません。
play-rear_gunner_aims = { card-rear_gunner }
    .role = この防御射撃のロールに+3。
play-rear_gunner_fires = { card-rear_gunner }
    .role = 攻撃で6が出ていなくても防御射撃を行います。モスキートには使用できません。
play-serrate = { card-serrate }
    .role = 接敵していない双発ユニットを1つ選んで消耗させ、戦闘力2で攻撃します。
play-perfectos = { card-perfectos }
    .role = 接敵していない双発ユニットを1つ選んで消耗させ、戦闘力2で攻撃します。
play-decoy_flares = { card-decoy_flares }
    .role = この接敵ロールに-2。
play-carpet = { card-carpet }
    .role = この高射砲の攻撃ロールに-2。
play-flower = { card-flower }
    .role = 第2・第3・第4戦闘師団のエリアでスクランブルしたユニットを閉鎖飛行場ボックスに置きます。損失ロールは行いません。霧や厚い雲のときは使用できません。
play-mahmoud = { card-mahmoud }
    .role = ダイスを1個振り、夜間戦闘機に損失を与えます。1～2は損失なし、3～5は1機、6は2機。
play-master_of_ceremonies = { card-master_of_ceremonies }
    .role = 精密値に+1。
play-master_bomber = { card-master_bomber }
    .role = 精密値に+3。
play-five_group_marking_marks = { card-five_group_marking }
    .role = この目標指示ロールに-1。
play-five_group_marking_concentrates = { card-five_group_marking }
    .role = 爆撃集中度に+2。
play-backers_up = { card-backers_up }
    .role = 精密値に+1。
play-accident = { card-accident }
    .role = このスクランブルロールまたは復帰ロールに+2。結果が0なら1として扱います。
play-low_level_marking = { card-low_level_marking }
    .role = この目標指示ロールに-2。ワンガヌイなら-1。
play-dogleg_turns = { card-dogleg }
    .role = この接敵ロールに-1。
play-dogleg_shakes_off = { card-dogleg }
    .role = 照明係マーカーをジャミングトラックから取り除きます。
play-pathfinder = { card-pathfinder }
    .role = この目標指示ロールに-1。
play-offset_bombing = { card-offset_bombing }
    .role = クリープバックに必要な火災が2つ増えます。
play-full_throttle = { card-full_throttle }
    .role = 帰路の爆撃隊または囮部隊に対するこの夜間戦闘機の攻撃ロールに-2。
play-sector_bombing_spreads = { card-sector_bombing }
    .role = クリープバックに必要な火災が1つ増えます。
play-sector_bombing_concentrates = { card-sector_bombing }
    .role = 爆撃集中度に+2。
play-wild_boar = { card-wild_boar }
    .role = このヴィルデ・ザウの攻撃ロールに-1。さらにダイスを1個振り、攻撃側が味方の高射砲で損失を受けます。1～2は損失なし、3～4は1機、5～6は2機。
play-trigger_happy_flak = { card-trigger_happy_flak }
    .role = 高射砲のある都市のヘクスにいる夜間戦闘機ユニットを1つ選び、ダイスを1個振ります。1は損失なし、2～5は1機、6は2機の損失。
play-straying_bombers = { card-straying_bombers }
    .role = 探知された爆撃隊またはストリームを、同じヘクスの都市の高射砲かサーチライトが攻撃します。爆撃されている都市の高射砲は使用できません。
play-vhf = { card-vhf }
    .role = この接敵ロールに+1。
play-sn2c = { card-sn2c }
    .role = 双発ユニットのこの攻撃ロールに+3。モスキートには使用できません。
play-sn2b = { card-sn2b }
    .role = 双発ユニットのこの攻撃ロールに+3。モスキートには使用できません。
play-experten = { card-experten }
    .role = この夜間戦闘機の攻撃ロールに+3。
play-high_altitude_marking = { card-high_altitude_marking }
    .role = この目標指示ロールに+2。
play-y_guidance_contact = { card-y_guidance }
    .role = この接敵ロールに+2。
play-y_guidance_gci = { card-y_guidance }
    .role = このGCI攻撃ロールに+2。
play-beleuchter = { card-beleuchter }
    .role = 照明係マーカーをジャミングトラックに置きます。接敵ロールに+1。
play-german_weather = { card-german_weather }
    .role = ダイスで決めた戦闘師団エリアまたは英国の天候マーカーを引き直します。
play-morse = { card-morse }
    .role = ジャミングレベルが1下がります。
play-wurzlaus = { card-wurzlaus }
    .role = ジャミングレベルが1下がります。
play-anne_marie = { card-anne_marie }
    .role = ジャミングレベルが1下がります。
play-flensburg_detection = { card-flensburg }
    .role = この探知ロールに+1。
play-flensburg_contact = { card-flensburg }
    .role = この接敵ロールに+2。
play-naxburg = { card-naxburg }
    .role = ジャミングレベルが1下がります。
play-naxos = { card-naxos }
    .role = ナクソスマーカーをジャミングトラックに置きます。探知できる範囲が広がります。
play-searchlights_and_flares = { card-searchlights_and_flares }
    .role = このターン、1つの都市ヘクスでのヴィルデ・ザウの攻撃ロールに+1。天候が晴れか切れ切れの雲なら、高射砲にも+1。
play-jagdschloss = { card-jagdschloss }
    .role = この探知ロールに+2。
play-bernhardine_detection = { card-bernhardine }
    .role = この探知ロールに+2。
play-bernhardine_contact = { card-bernhardine }
    .role = この接敵ロールに+1。
play-civil_defence = { card-civil_defence }
    .role = この転換で発生する火災を1つ減らします。爆弾カウンターは失われます。
play-contrails_contact = { card-contrails }
    .role = このターンの終わりまで、接敵ロールに+1。
play-contrails_attack = { card-contrails }
    .role = このターンの終わりまで、夜間戦闘機の攻撃ロールに+1。
play-schraege_musik = { card-schraege_musik }
    .role = 双発ユニットのこの攻撃ロールに+2。モスキートには使用できません。
play-stragglers_tame_boar = { card-stragglers_tame_boar }
    .role = 探知された爆撃隊またはストリームから2ヘクス以内にいるユニット1つ（単発も可）が、接敵なしでツァーメ・ザウ攻撃を行います。
play-ta154_moskito = { card-ta154_moskito }
    .role = 双発ユニットによるモスキートへのこの攻撃は、モスキート駆逐攻撃になります。
play-stragglers_himmelbett = { card-stragglers_himmelbett }
    .role = 3ヘクス以内のすべてのGCIユニットが、所属師団に関係なくこの爆撃隊を攻撃できます。それぞれの攻撃ロールに+1。
play-mobile_flak_returns = { card-mobile_flak }
    .role = 都市から高射砲配置転換マーカーを1つ取り除きます。
play-mobile_flak_arrives = { card-mobile_flak }
    .role = 高射砲配置転換マーカーも爆撃マーカーもない都市の対空値を1増やします。
play-orgelpfeife = { card-orgelpfeife }
    .role = パトロールカウンター1つをゲームから除外します。
play-quick_reaction_alert = { card-quick_reaction_alert }
    .role = ユニット1つをすぐにスクランブルさせ、1ヘクス移動させます。スクランブルマーカーは置かず、フラワーとパトロールの影響も受けません。
play-decoy = { card-decoy }
    .role = 誤爆値に+3。
play-smoke_pot_blinds = { card-smoke_pot }
    .role = 誤爆値に+2。
play-smoke_pot_drifts = { card-smoke_pot }
    .role = 目標指示弾が工業区か交通施設にあれば、クリープバックに必要な火災が1つ減ります。
play-stirling = { card-stirling }
    .role = この攻撃ロール（高射砲を含む）に+3。夜間戦闘機によるモスキートへの攻撃には使用できません。
play-halifax = { card-halifax }
    .role = この攻撃ロール（高射砲を含む）に+2。夜間戦闘機によるモスキートへの攻撃には使用できません。
play-route_markers = { card-route_markers }
    .role = ジャミングレベルが1下がります。
play-visual_signals = { card-visual_signals }
    .role = この探知ロールに、好天なら+2、天候不良なら+1。
play-y_battalion_west = { card-y_battalion_west }
    .role = ジャミングレベルが1下がります。
play-he219_uhu = { card-he219_uhu }
    .role = 双発ユニットのこの攻撃ロールに+2。
play-ju88g = { card-ju88g }
    .role = 双発ユニットのこの攻撃ロールに+1。
play-dropped_guard = { card-dropped_guard }
    .role = 帰路の爆撃隊に対するこの攻撃ロールに+2。防御射撃は行われません。
play-early_arrival_at_target = { card-early_arrival_at_target }
    .role = 爆撃されたヘクスのヴィルデ・ザウユニットは、このターン、「スタック」の欄で2回目の攻撃ができます。モスキートには使用できません。
play-faulty_wind_reports = { card-faulty_wind_reports }
    .role = この目標指示ロールに+1。爆撃隊は混乱3を受けます。
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

## 勝利条件の帯

goal-need-british = 得点差を{ $least }点以上にしましょう。
goal-need-german = 英軍のリードを{ $most }点以下に抑えましょう。
goal-need-watcher = 英軍のリードが{ $least }点以上なら英軍、{ $most }点以下ならドイツ軍の勝利です。
goal-targets = { $count ->
   *[other] 目標 { $city }
}
goal-no-target = 目標はまだ引いていません
goal-bombed = 爆撃された都市 { $city }
goal-unknown-target = 目標はまだ不明
goal-score = 英軍{ $british }・ドイツ軍{ $german }（差{ $lead }）
goal-known-score = 判明分 英軍{ $british }・ドイツ軍{ $german }（差{ $lead }）
goal-dawn = { $turns ->
    [0] このターンに夜明け
   *[other] 夜明けまで{ $turns }ターン
}
band-german-major = ドイツ軍大勝利
band-german-victory = ドイツ軍勝利
band-draw = 引き分け
band-british-victory = 英軍勝利
band-british-major = 英軍大勝利

## ブリーフィング

briefing-situation-berlin = 1943年から44年の冬、爆撃機軍団はドイツの中心部へ、しばしばベルリンへ向かいます。爆撃機は長い一本のストリームで飛び、モスキートやおとりが防空側を惑わせます。ドイツ軍はレーダーで捉えた爆撃隊しか見えず、どれが本命かはわかりません。
briefing-situation-downfall = 1944年から45年の冬、爆撃機軍団は一晩に二つの主力部隊を送ります。ドイツの夜間戦闘機はまだ脅威ですが、レーダーも燃料も時間も尽きかけています。ドイツ軍はレーダーで捉えた爆撃隊しか見えず、どれが本命かはわかりません。
briefing-goal-british = 目標を爆撃し、爆撃機を帰還させましょう。得点差が19点以上なら勝ちです。目標をできるだけ長く隠す経路をプロットします。
briefing-goal-downfall-british = 二つの目標を爆撃し、爆撃機を帰還させましょう。得点差が31点以上なら勝ちです。目標をできるだけ長く隠す経路をプロットします。
briefing-goal-german = 英軍のリードを9点以下に抑えましょう。ストリームを早く見つけて戦闘機を送り込み、できるだけ多くの爆撃機を撃墜します。
briefing-goal-downfall-german = 英軍のリードを20点以下に抑えましょう。ストリームを早く見つけて戦闘機を送り込み、できるだけ多くの爆撃機を撃墜します。
briefing-rival-british = ドイツ軍は、目標に着く前のストリームに戦闘機を送り込もうとします。頼りはレーダーに映るものだけなので、迷わせましょう。
briefing-rival-german = 英軍は、秘密の目標に気づかれずに着こうとします。見えている爆撃隊の中には、戦闘機を引き離すためだけのものもあります。
briefing-step-1 = 戦闘機
    .about = 飛行中のユニットはビーコンや都市へ移動し、ほかは発進します。
    .german = あなたが決めます
briefing-step-2 = 爆撃隊
    .about = すべての爆撃隊が秘密のプロットどおりに進みます。
    .british = あなたが決めます
briefing-step-3 = 探知
    .about = 見つかった爆撃隊のカウンターが地図に置かれます。
briefing-step-4 = 戦闘
    .about = 戦闘機がストリームを探して攻撃します。両軍ともカードを使えます。
    .all = あなたが決めます
briefing-step-5 = 復帰と爆撃
    .about = 戦闘機は着陸して再武装し、目標への爆撃は都市マップで解決します。
    .all = あなたが決めます
briefing-decides = 英軍は目標への爆撃で、爆弾の落ちた場所に応じて得点します。ドイツ軍は失われた爆撃機ごとに得点し、夜明けの得点差で勝敗が決まります。目標までのウェイポイントは目標を隠しますが、精度が落ちます。

## 確率とヒントの理由

odds-contact = 接敵成功
odds-raids_seen = 爆撃隊を探知
odds-streams_seen = ストリームも探知
odds-bombers_lost = { $n ->
    [1] 爆撃機1損失
   *[other] { $n }以上の損失
}
odds-fighters_lost = 戦闘機の損失
odds-airfield_closed = 飛行場閉鎖
odds-marks_aimpoint = 標示が照準点に残る
odds-marks_city = 標示が市街のエリアに落ちる
odds-fires = 火災{ $n }以上
odds-drops_he = 高性能爆弾
odds-can_burn = 最初の爆撃隊の爆弾と合わせて燃える
odds-firestorm = ファイヤーストーム
odds-note-choose_aimpoint = カードを使わない場合のマーキングの確率。
odds-note-choose_he = 目標標示に落ちる爆弾がそれだけの火災を起こせる確率。爆弾の移動前で、カードを使わない場合です。
odds-note-choose_area = 次に引くマーカーが高性能爆弾である確率。それ以外は焼夷弾です。
odds-note-choose_any_area = { odds-note-choose_area }
odds-note-choose_conversion = この後は何も燃やさず、カードも使わない場合にファイヤーストームが起きる確率。
odds-note-choose_burning_area = { odds-note-choose_conversion }
odds-note-choose_contact_unit = ほかのカードがない場合の、いちばん有望な目標に対する判定の確率です。
odds-note-choose_contact = ほかのカードがない場合の判定の確率です。
odds-note-choose_attacker = カードを使わない場合の、あなたに分かる範囲での攻撃の確率です。
odds-note-choose_victim = { odds-note-choose_attacker }
odds-note-choose_damage = { odds-note-choose_attacker }
odds-note-choose_wild_boar = { odds-note-choose_attacker }
odds-note-choose_wild_boar_city = { odds-note-choose_attacker }
odds-note-choose_play = この後ほかのカードが出ない場合の、次の判定（投弾では起こせる火災の数）の確率です。
odds-note-choose_scramble = カードや哨戒がない場合の、離陸事故の確率です。
odds-note-choose_landing = カードがない場合の、着陸事故の確率です。
reason-bombing_not_over = 主力部隊がまだ爆撃していません。夜はまだ終わりません。
reason-fighters_still_up = 味方の戦闘機はまだ飛んでいて、爆撃機を捉えられるかもしれません。
reason-agree_to_end = 爆撃は終わり、今夜これ以上得られるものはありません。
reason-best_bombing_card = 爆撃カードの中でいちばん強いカードです。
reason-worst_card_back = 手札の中でいちばん価値の低いカードです。
reason-poor_card = 手札が{ $a }枚あり、このカードは弱いので、よりよいカードのために空けます。
reason-hand_still_useful = 手札はどれもまだ役に立つかもしれません。
reason-unit_in_stream_first = 強いユニット、特にストリームの中にいるユニットに使うのが最も効果的です。
reason-bombed_city_first = 爆撃されている都市が第一、次に高射砲の強い都市です。
reason-strongest_patrol = いちばん強い哨戒が最も効果的です。
reason-first_will_do = どれを選んでも大きな違いはありません。
reason-cancel_named = 名指しで打ち消せるカードなら、使う価値があります。
reason-not_two_for_one = 1枚を打ち消すのに2枚使うのは割に合いません。
reason-no_card_worth_it = いま使う価値のあるカードはありません。
reason-card_on_detection = ここでは探知の判定が重要で、このカードがいちばん効きます。
reason-card_on_contact = この接敵の判定は重要で、このカードがいちばん効きます。
reason-card_on_attack = この攻撃は重要で、このカードがいちばん効きます。
reason-card_now = このカードを使うよい機会です。これ以上の機会はないかもしれません。
reason-aim_for_most = ここに照準すれば、標示が1エリア流れても最も多くの得点が見込めます。
reason-approach_over_worth = この進入方向なら、手前に流れた爆弾も価値のある場所に落ちます。
reason-he_for_fires = { $b }個のうち{ $a }個を高性能爆弾にします。火災には同じエリアに両方の爆弾が必要です。
reason-spot_worth_most = このエリアの爆弾がいちばん得点になります。
reason-move_gains_most = 動かせる中で、いちばん有利になる動きです。
reason-no_move_gains = 動かして得になるカウンターはありません。
reason-fire_pays = 使う爆弾より火災の得点のほうが大きくなります。
reason-fire_costs = 火災の得点より、使う爆弾のほうが惜しくなります。
reason-weather_in_any_order = マーカーはランダムに引くので、どの順番でも変わりません。
reason-strong_patrols_late_moon = 強い哨戒ほど効果があり、月が遅いほどストリームは長く隠れられます。
reason-fighter_far_from_home = 戦闘機を飛行場からできるだけ遠くに置き去りにします。
reason-short_stream = 短いストリームのほうが見つかりにくくなります。
reason-strongest_prey = いちばん強いユニットがいちばん危険です。
reason-close_airfield = 飛行場を閉鎖すれば、回収フェイズ2回の間ユニットは飛べません。
reason-airfield_not_seen = 飛行場が見えないので、ユニットそのものを攻撃します。
reason-any_letter = 記号に意味はないのでどれでもかまいません。決まった順にしないことが大切です。
reason-split_near_target = できるだけ目標の近くで分かれれば、長く1つの爆撃隊に見せられます。
reason-start_soon = 早く出れば帰りに余裕ができます。ほかの爆撃隊は時間をずらして惑わせます。
reason-longer_first_move = 最初に長く進めば、早く海岸線を越えられます。
reason-main_force_first = まず主力部隊を計画します。ほかの爆撃隊はそれを隠すためのものです。
reason-decoy_draws_fighters = 囮部隊は主力部隊に見え、戦闘機を引きつけます。
reason-mosquitoes_confuse = モスキートは安上がりで捕まりにくく、主力部隊と間違われることもあります。
reason-plots_complete = これ以上の爆撃隊は、得られるものより失うもののほうが多くなります。
reason-ride_with_stream = 初め主力部隊と一緒に飛べば、分かれるまで見分けがつきません。
reason-entry_near_target = 目標に近い進入地点です。毎晩同じにはしません。
reason-straight_home = 目標はもう後ろなので、まっすぐ帰ります。
reason-leg_avoids_danger = 目標を悟られずに、高射砲、ヒンメルベット、戦闘機の飛行場を最もよく避けられる経路です。
reason-no_way_on = ここから先によい経路がありません。計画し直しましょう。
reason-target_away_from_main = 本当の目標から離れた、高射砲の少ないありそうな目標で、守りを迷わせます。
reason-no_intruders = イギリス上空より、ドイツ上空のほうが役に立ちます。
reason-home_field_first = 自分の飛行場なら再武装して再び飛べます。
reason-strong_enough_again = まだもう一度攻撃できる強さがあります。
reason-too_weak_again = もう一度攻撃するには弱すぎます。
reason-least_flak_to_lose = 失う高射砲がいちばん少ない都市です。
reason-division_can_meet = この師団の出撃可能な部隊はすべて、爆撃隊がいそうな場所に届きます。
reason-all_short_of_fuel = どの部隊も燃料が少なく、帰路につくのが最善です。
reason-stack_together = スタック全体にとって、同じヘクスが最善です。
reason-all_seek_contact = どの部隊も、接触する価値のある相手が届く範囲にいます。
reason-should_land_now = 燃料切れか、帰投を命じられたか、もう待つ理由がありません。
reason-combats_in_order = ここでは順番はほとんど関係ありません。
reason-posts_together = 個別に決めても、同じ種類の配置になります。
reason-fly_on_home = 飛び続ければ自分の飛行場に帰れます。
reason-strongest_attacks = いちばん強いユニットから攻撃します。攻撃できるなら見送る手はありません。
reason-one_after_another = 順番に全部配置します。
reason-nobody_would_meet_them = いま飛んでもストリームに届く見込みが薄いので、燃料を温存します。
reason-can_meet_stream = これまでの動きに合う経路なら、ストリームはこのユニットの届く範囲に来ます。
reason-can_meet_over_city = これまでの動きに合う経路なら、このユニットの届く範囲が爆撃されます。
reason-stream_is_out_of_reach = ストリームは行動圏の外に出ていきます。手遅れになる前に離れましょう。
reason-better_place_for_it = ほかのヘクスに移るほうが接敵の見込みがあります。
reason-all_well_placed = どのユニットもいまの場所が最善です。
reason-stay_where_it_is = これよりよい場所には届きません。
reason-fuel_runs_low = 燃料は残り{ $a }ターン。そろそろ帰る時です。
reason-nearer_the_stream = これまでの動きに合う経路から見て、ストリームに最も近づけるヘクスです。ビーコンが特に有利です。
reason-over_likely_target = ありそうな目標がその近くにあります。ヴィルデ・ザウは都市の上で攻撃します。
reason-post_under_gci = GCIなら、担当区域を横切る爆撃隊を攻撃できます。
reason-post_over_city = 都市の上にいれば、爆撃の時にヴィルデ・ザウとして攻撃できます。
reason-no_post_here = このヘクスに役立つ持ち場はありません。
reason-stream_crosses_belt = ストリームはここを横切りそうなので、GCIで攻撃できます。
reason-post_on_beacon = ビーコンからなら、隣接するすべてのヘクスで接敵できます。
reason-strongest_seeks_contact = 接敵する価値のある相手に届く、いちばん強いユニットです。
reason-no_contact_worth_it = 届く範囲に、主力部隊らしいものはありません。
reason-likely_main_force = 主力部隊である見込みがいちばん高い相手です。
reason-someone_must_land = いずれかのユニットが着陸しなければなりません。
reason-still_needed_aloft = 飛んでいるユニットはまだ必要になるかもしれません。

## 紹介ページの例

example-route = 1ターンに2ヘックス
    .text = 空襲部隊Aは計画した航路どおりに進みます。数字は第1、2、3ターン終了時の位置です。
example-fighters = 夜間戦闘機の移動
    .text = 部隊は2ヘックスまで移動できます。下の部隊には緊急発進マーカーがあるので1ヘックスしか動けず、移動後にマーカーを取り除きます。

## 戦闘後レポート
points-chit = 爆撃した目標：{ $city }
points-bombing = 爆弾の着弾
points-mosquitoes = モスキートの空襲と機雷
points-fighters = 失われた夜間戦闘機：{ $count }（各0.5点）
points-rounded = 端数切り捨て
points-bombers_lost = 失われた爆撃機：{ $count }
points-mosquitoes_lost = 失われたモスキート：{ $count }
loss-night_fighters = 夜間戦闘機
loss-flak = 高射砲
loss-landing = 着陸
loss-combat = 戦闘と着陸
loss-confirmed = 確認された損失
loss-other = その他
measure-lost = 主力部隊の損失機数
measure-percent = 主力部隊の損失率（％）
measure-fighters = 失われた夜間戦闘機

## 複数ユニットへのまとめ指示

alternative-stack_c1 = スタックごとC1へ
alternative-stack_c2 = スタックごとC2へ
alternative-stack_c3 = スタックごとC3へ
alternative-stack_c4 = スタックごとC4へ
alternative-stack_c5 = スタックごとC5へ
alternative-stack_c6 = スタックごとC6へ
alternative-stack_c7 = スタックごとC7へ
alternative-stack_d1 = スタックごとD1へ
alternative-stack_d2 = スタックごとD2へ
alternative-stack_d3 = スタックごとD3へ
alternative-stack_d4 = スタックごとD4へ
alternative-stack_d5 = スタックごとD5へ
alternative-stack_d6 = スタックごとD6へ
alternative-stack_d7 = スタックごとD7へ
alternative-stack_e1 = スタックごとE1へ
alternative-stack_e2 = スタックごとE2へ
alternative-stack_e3 = スタックごとE3へ
alternative-stack_e4 = スタックごとE4へ
alternative-stack_e5 = スタックごとE5へ
alternative-stack_e6 = スタックごとE6へ
alternative-stack_e7 = スタックごとE7へ
alternative-stack_e8 = スタックごとE8へ
alternative-stack_e9 = スタックごとE9へ
alternative-stack_e10 = スタックごとE10へ
alternative-stack_e11 = スタックごとE11へ
alternative-stack_f1 = スタックごとF1へ
alternative-stack_f2 = スタックごとF2へ
alternative-stack_f3 = スタックごとF3へ
alternative-stack_f4 = スタックごとF4へ
alternative-stack_f5 = スタックごとF5へ
alternative-stack_f6 = スタックごとF6へ
alternative-stack_f7 = スタックごとF7へ
alternative-stack_f8 = スタックごとF8へ
alternative-stack_f9 = スタックごとF9へ
alternative-stack_f10 = スタックごとF10へ
alternative-stack_g1 = スタックごとG1へ
alternative-stack_g2 = スタックごとG2へ
alternative-stack_g3 = スタックごとG3へ
alternative-stack_g4 = スタックごとG4へ
alternative-stack_g5 = スタックごとG5へ
alternative-stack_g6 = スタックごとG6へ
alternative-stack_g7 = スタックごとG7へ
alternative-stack_g8 = スタックごとG8へ
alternative-stack_g9 = スタックごとG9へ
alternative-stack_g10 = スタックごとG10へ
alternative-stack_g11 = スタックごとG11へ
alternative-stack_h1 = スタックごとH1へ
alternative-stack_h2 = スタックごとH2へ
alternative-stack_h3 = スタックごとH3へ
alternative-stack_h4 = スタックごとH4へ
alternative-stack_h5 = スタックごとH5へ
alternative-stack_h6 = スタックごとH6へ
alternative-stack_h7 = スタックごとH7へ
alternative-stack_h8 = スタックごとH8へ
alternative-stack_h9 = スタックごとH9へ
alternative-stack_h10 = スタックごとH10へ
alternative-stack_i1 = スタックごとI1へ
alternative-stack_i2 = スタックごとI2へ
alternative-stack_i3 = スタックごとI3へ
alternative-stack_i4 = スタックごとI4へ
alternative-stack_i5 = スタックごとI5へ
alternative-stack_i6 = スタックごとI6へ
alternative-stack_i7 = スタックごとI7へ
alternative-stack_i8 = スタックごとI8へ
alternative-stack_i9 = スタックごとI9へ
alternative-stack_i10 = スタックごとI10へ
alternative-stack_i11 = スタックごとI11へ
alternative-stack_j1 = スタックごとJ1へ
alternative-stack_j2 = スタックごとJ2へ
alternative-stack_j3 = スタックごとJ3へ
alternative-stack_j4 = スタックごとJ4へ
alternative-stack_j5 = スタックごとJ5へ
alternative-stack_j6 = スタックごとJ6へ
alternative-stack_j7 = スタックごとJ7へ
alternative-stack_j8 = スタックごとJ8へ
alternative-stack_j9 = スタックごとJ9へ
alternative-stack_j10 = スタックごとJ10へ
alternative-stack_k1 = スタックごとK1へ
alternative-stack_k2 = スタックごとK2へ
alternative-stack_k3 = スタックごとK3へ
alternative-stack_k4 = スタックごとK4へ
alternative-stack_k5 = スタックごとK5へ
alternative-stack_k6 = スタックごとK6へ
alternative-stack_k7 = スタックごとK7へ
alternative-stack_k8 = スタックごとK8へ
alternative-stack_k9 = スタックごとK9へ
alternative-stack_k10 = スタックごとK10へ
alternative-stack_k11 = スタックごとK11へ
alternative-stack_l1 = スタックごとL1へ
alternative-stack_l2 = スタックごとL2へ
alternative-stack_l3 = スタックごとL3へ
alternative-stack_l4 = スタックごとL4へ
alternative-stack_l5 = スタックごとL5へ
alternative-stack_l6 = スタックごとL6へ
alternative-stack_l7 = スタックごとL7へ
alternative-stack_l8 = スタックごとL8へ
alternative-stack_l9 = スタックごとL9へ
alternative-stack_l10 = スタックごとL10へ
alternative-stack_m1 = スタックごとM1へ
alternative-stack_m2 = スタックごとM2へ
alternative-stack_m3 = スタックごとM3へ
alternative-stack_m4 = スタックごとM4へ
alternative-stack_m5 = スタックごとM5へ
alternative-stack_m6 = スタックごとM6へ
alternative-stack_m7 = スタックごとM7へ
alternative-stack_m8 = スタックごとM8へ
alternative-stack_m9 = スタックごとM9へ
alternative-stack_m10 = スタックごとM10へ
alternative-stack_m11 = スタックごとM11へ
alternative-stack_n1 = スタックごとN1へ
alternative-stack_n2 = スタックごとN2へ
alternative-stack_n3 = スタックごとN3へ
alternative-stack_n4 = スタックごとN4へ
alternative-stack_n5 = スタックごとN5へ
alternative-stack_n6 = スタックごとN6へ
alternative-stack_n7 = スタックごとN7へ
alternative-stack_n8 = スタックごとN8へ
alternative-stack_n9 = スタックごとN9へ
alternative-stack_n10 = スタックごとN10へ
alternative-stack_o1 = スタックごとO1へ
alternative-stack_o2 = スタックごとO2へ
alternative-stack_o3 = スタックごとO3へ
alternative-stack_o4 = スタックごとO4へ
alternative-stack_o5 = スタックごとO5へ
alternative-stack_o6 = スタックごとO6へ
alternative-stack_o7 = スタックごとO7へ
alternative-stack_o8 = スタックごとO8へ
alternative-stack_o9 = スタックごとO9へ
alternative-stack_o10 = スタックごとO10へ
alternative-stack_o11 = スタックごとO11へ
alternative-stack_p1 = スタックごとP1へ
alternative-stack_p2 = スタックごとP2へ
alternative-stack_p3 = スタックごとP3へ
alternative-stack_p4 = スタックごとP4へ
alternative-stack_p5 = スタックごとP5へ
alternative-stack_p6 = スタックごとP6へ
alternative-stack_p7 = スタックごとP7へ
alternative-stack_p8 = スタックごとP8へ
alternative-stack_p9 = スタックごとP9へ
alternative-stack_p10 = スタックごとP10へ
alternative-stack_q1 = スタックごとQ1へ
alternative-stack_q2 = スタックごとQ2へ
alternative-stack_q3 = スタックごとQ3へ
alternative-stack_q4 = スタックごとQ4へ
alternative-stack_q5 = スタックごとQ5へ
alternative-stack_q6 = スタックごとQ6へ
alternative-stack_q7 = スタックごとQ7へ
alternative-stack_q8 = スタックごとQ8へ
alternative-stack_q9 = スタックごとQ9へ
alternative-stack_q10 = スタックごとQ10へ
alternative-stack_q11 = スタックごとQ11へ
alternative-stack_england = スタックごと英国へ
alternative-stack_jutland = スタックごとユトランドへ
alternative-to_beacons = 双発ユニットはすべてビーコンへ
alternative-to_cities = 残りはすべて都市へ（高射砲が最も強い都市）
alternative-to_gci = スタックしていないユニットはすべてGCIへ
alternative-land_home = 所属飛行場に着陸できるユニットをすべて着陸
alternative-land_dry = 燃料切れのユニットをすべて着陸
alternative-land_low = 所属飛行場に着陸でき、帰還マーカーがあるか残り燃料1以下のユニットをすべて着陸
alternative-homeward = 帰還が必要なユニットはすべて所属飛行場へ向かう
alternative-all_contact = すべて接敵を試みる（戦闘力の高い順）
alternative-all_attack = すべて攻撃（戦闘力の高い順）
alternative-in_order = 残りはこの順番で
alternative-keep_all = このターンはどのストリームも伸ばさない
alternative-scramble_england = 英国の双発ユニットをすべてスクランブル
alternative-scramble_jd_1 = 第1戦闘師団の双発ユニットをすべてスクランブル
alternative-scramble_jd_2 = 第2戦闘師団の双発ユニットをすべてスクランブル
alternative-scramble_jd_3 = 第3戦闘師団の双発ユニットをすべてスクランブル
alternative-scramble_jd_4 = 第4戦闘師団の双発ユニットをすべてスクランブル
alternative-scramble_jd_7 = 第7戦闘師団の双発ユニットをすべてスクランブル
alternative-all_one_each = できるだけ繰り返す：高性能爆弾1個＋焼夷弾1個＝火災1
alternative-all_one_and_two = できるだけ繰り返す：高性能爆弾1個＋焼夷弾2個＝火災2
alternative-all_two_incendiaries = できるだけ繰り返す：焼夷弾2個＝火災1
alternative-all_three_he = できるだけ繰り返す：高性能爆弾3個＝火災1
alternative-all_two_he_and_one = できるだけ繰り返す：高性能爆弾2個＋焼夷弾1個＝火災1
alternative-all_one_he_and_two = できるだけ繰り返す：高性能爆弾1個＋焼夷弾2個＝火災1
alternative-everywhere = ここも他の区域も、火災をできるだけ増やす
alternative-the_rest = 残りすべてを、得点の高い区域へ
alternative-best_moves = ポイントの続くかぎり、最も得になる移動をまとめて行う
alternative-all_areas = すべての区域で、火災をできるだけ増やす
alternative-patrol_2_to_airfield = パトロール2で飛行場を攻撃
alternative-patrol_3_to_airfield = パトロール3で飛行場を攻撃
alternative-patrol_4_to_airfield = パトロール4で飛行場を攻撃
