### ばるばるろっせ、日本語。キーは docs/wire.md と docs/views/barbarossa.md にあります。

title-name = ばるばるろっせ
title-line = 軍団を1枚ずつ強化し、都市を落とし、モスクワを目指します。
title-about = 1941年夏。2〜5人の軍団長が東へ先を競います。全員が同じ8枚から始め、トラック、連隊、戦車、将軍を加えていきます。配備した部隊で高地、陣地、都市を攻略します。モスクワが陥落したとき、勝利ポイントが最も多いプレイヤーの勝ちです。プレイ時間は約1時間です。
title-minutes = 60分

mode-standard = 標準ゲーム
option-removed = 今回使わない山札
option-removed-random = ランダムに1山
option-removed-deployment = 配備カードの山札（初プレイ向け）
option-kharkov = ハリコフの防御力
option-kharkov-ruling = 12（説明書の例の計算に合わせる）
option-kharkov-printed = 10（説明書の例の表記どおり）
option-first = スタートプレイヤー
option-first-drawn = ランダム
option-first-corps_1 = 第1軍団
option-rounds = ラウンドの上限
option-rounds-20 = 20ラウンド
option-rounds-40 = 40ラウンド
option-rounds-60 = 60ラウンド
option-rounds-none = 上限なし（モスクワ陥落まで）
option-hq_in_battle = 戦闘中の師団本部中隊の効果
option-hq_in_battle-allowed = 戦闘中も手札から直接配備できる
option-hq_in_battle-barred = 戦闘が終わるまで配備できない

plan-mixed = バランス型
plan-economy = 補給優先
plan-armour = 戦車中心
plan-infantry = 歩兵中心

seat-corps_1 = 第1軍団
seat-corps_2 = 第2軍団
seat-corps_3 = 第3軍団
seat-corps_4 = 第4軍団
seat-corps_5 = 第5軍団

point-operation = 作戦ポイント
    .short = 作
point-supply = 補給ポイント
    .short = 補
point-reinforcement = 増援ポイント
    .short = 増
point-combat = 戦闘ポイント
    .short = 戦
point-draw = ドローポイント
    .short = 引
point-victory = 勝利ポイント
    .short = 勝

place-discard = 捨山
place-hand = 手札
place-deck_top = デッキの一番上
place-battlefield = 戦場
place-box = 箱
place-event_bottom = イベントの山札の底
place-area = プレイヤーの戦区

## カードと行動

card-nonmech_transport = 非機械化輸送
    .role = 補給
    .play = ボーナス：補給1。
card-truck_transport = トラック輸送
    .role = 補給
    .play = ボーナス：補給2。
card-train_transport = 列車輸送
    .role = 補給
    .play = ボーナス：補給3。
card-grenadier_regiment = 擲弾兵連隊
    .role = 部隊（歩兵）
    .play = ボーナス：増援1。この作戦フェイズ中、消耗状態で配備できます。
    .deployed = (a) このカードを消耗させる ⇒ 戦闘1。(b) このカードを戦場に戻す ⇒ 戦闘1。
card-panzergrenadier_regiment = 装甲擲弾兵連隊
    .role = 部隊（歩兵）
    .play = ボーナス：戦闘1。消耗状態で配備します。
    .deployed = このカードを消耗させる ⇒ 戦闘2。
card-pioneer_battalion = 突撃工兵大隊
    .role = 部隊（歩兵）
    .play = 消耗状態で配備します。
    .deployed = (a) 戦闘中：このカードを消耗させる ⇒ 目標の防御力−2。(b) 戦闘中：このカードを戦場に戻す ⇒ 目標の防御力−4。
card-panzer_regiment = 装甲連隊
    .role = 部隊（戦車）
    .play = 消耗状態で配備します。
    .deployed = (a) このカードを消耗させる ⇒ 戦闘5。(b) このカードを捨山に移す ⇒ 戦闘2。
card-ss_panzer_regiment = SS装甲連隊
    .role = 部隊（戦車）
    .play = 消耗状態で配備します。
    .deployed = (a) このカードを消耗させる ⇒ 戦闘6。(b) このカードを捨山に移す ⇒ 戦闘3。
card-independent_heavy_tank_battalion = 独立重戦車大隊
    .role = 部隊（戦車）
    .play = 消耗状態で配備します。
    .deployed = 開始フェイズに自動的には活性化しません。(a) 開始フェイズ中：補給3を支払う ⇒ このカードを活性化させる。(b) このカードを消耗させる ⇒ 戦闘7。
card-assault_gun_battalion = 突撃砲大隊
    .role = 部隊（砲兵）
    .play = 消耗状態で配備します。
    .deployed = (a) このカードを消耗させる ⇒ 戦闘2。(b) このカードを捨山に移す ⇒ 戦闘2。(c) 配備中の歩兵1枚を捨山に移す ⇒ 戦闘2。
card-anti_tank_battalion = 対戦車砲大隊
    .role = 部隊（砲兵）
    .play = 消耗状態で配備します。
    .deployed = (a) このカードを消耗させる ⇒ 戦闘2。(b) 作戦1を支払う ⇒ このカードを活性化させる。
card-artillery_regiment = 砲兵連隊
    .role = 部隊（砲兵）
    .play = 消耗状態で配備します。
    .deployed = このカードを消耗させ、補給1を支払う ⇒ 戦闘4。
card-panzer_recon_battalion = 装甲偵察大隊
    .role = 部隊（偵察）
    .play = ボーナス：作戦2、戦闘2。
card-motorcycle_battalion = オートバイ大隊
    .role = 部隊（偵察）
    .play = ボーナス：作戦1、戦闘1、1枚ドロー。
    .gained = 獲得したとき：このカードを自分のデッキの一番上に置きます。
card-division_hq_company = 師団本部中隊
    .role = 部隊（支援）
    .play = ボーナス：作戦1、増援1、1枚ドロー。この作戦フェイズ中、手札の歩兵と戦車をコストなしで、活動状態で直接配備できます。
card-signal_battalion = 通信大隊
    .role = 部隊（支援）
    .play = ボーナス：作戦1、2枚ドロー。
card-field_replacement_battalion = 野戦補充大隊
    .role = 部隊（支援）
    .play = ボーナス：作戦1、1枚ドロー。このカードを戦場に戻す ⇒ 捨山の歩兵1枚を手札に加える。
card-strategic_planning = 戦略立案
    .role = 作戦
    .play = ボーナス：3枚ドロー。
card-blitzkrieg = 電撃戦
    .role = 作戦
    .play = ボーナス：作戦2。配備中の戦車1枚を活性化させます。このカードを戦場に戻します。
card-general_offensive = 総攻撃
    .role = 作戦
    .play = 配備中の歩兵すべてを活性化させます。このカードを戦場に戻します。
card-repair_workshop = 戦車修理廠
    .role = 配備（施設）
    .play = 配備します。
    .deployed = このカードを消耗させ、補給2を支払う ⇒ 配備中の戦車1枚を活性化させる。
card-supply_depot = 補給物資集積所
    .role = 配備（施設）
    .play = 配備します。
    .deployed = このカードを消耗させる ⇒ 補給1。
card-field_hospital = 野戦病院
    .role = 配備（施設）
    .play = 配備します。
    .deployed = このカードを消耗させる ⇒ 捨山の歩兵1枚を手札に加える。
card-forward_airfield = 前線飛行場
    .role = 配備（施設）
    .play = 配備します。
    .deployed = 戦闘中：このカードを消耗させ、補給1を支払う ⇒ 目標の防御力−3。
card-railhead = 鉄道端末駅
    .role = 配備（施設）
    .play = 配備します。
    .deployed = このカードを消耗させる ⇒ 補給1、増援1。
card-guderian = ハインツ・グデーリアン
    .role = 配備（指揮官）
    .play = 配備します。
    .deployed = このカードを消耗させる ⇒ 配備中の戦車1枚を活性化させる。
card-hoth = ヘルマン・ホト
    .role = 配備（指揮官）
    .play = 配備します。
    .deployed = このカードを消耗させる ⇒ 手札の戦車1枚をコストなしで、活動状態で配備する。
card-manstein = エーリヒ・フォン・マンシュタイン
    .role = 配備（指揮官）
    .play = 配備します。
    .deployed = 戦闘中：このカードを消耗させる ⇒ 目標の防御力−3。
card-kleist = エヴァルト・フォン・クライスト
    .role = 配備（指揮官）
    .play = 配備します。
    .deployed = このカードを消耗させる ⇒ 作戦1。
card-rundstedt = ゲルト・フォン・ルントシュテット
    .role = 配備（指揮官）
    .play = 配備します。
    .deployed = このカードを消耗させる ⇒ 1枚ドロー。
card-model = ヴァルター・モーデル
    .role = 配備（指揮官）
    .play = 配備します。
    .deployed = このカードを消耗させる ⇒ 配備中の歩兵を2枚まで活性化させる。
card-soviet_guards_tank_army = ソ連親衛戦車軍
    .role = イベント
    .play = ボーナス：戦闘3。
    .gained = 獲得したとき：このカードを捨山に移します。
card-soviet_tank_corps = ソ連戦車軍団
    .role = イベント
    .play = ボーナス：作戦1、戦闘2。
    .gained = 獲得したとき：このカードを捨山に移します。
card-captured_stores = 鹵獲物資
    .role = イベント
    .play = ボーナス：補給3。このカードを箱にしまいます。
    .gained = 獲得したとき：このカードを捨山に移します。
card-heights = 高地
    .role = 目標
    .deployed = 戦闘中：このカードを戦場に戻す ⇒ 目標の防御力−1。
    .gained = 勝利したとき：配備します。
card-position = 陣地
    .role = 目標
    .deployed = 戦闘中：このカードを戦場に戻す ⇒ 目標の防御力−2。
    .gained = 勝敗にかかわらず：配備中の歩兵1枚を捨山に移します。勝利したとき：配備します。
card-riga = リガ
    .role = 目標（都市）
    .deployed = このカードを消耗させる ⇒ 補給1。
    .gained = 勝利したとき：配備します。
card-minsk = ミンスク
    .role = 目標（都市）
    .deployed = このカードを消耗させる ⇒ 増援1。
    .gained = 勝利したとき：配備します。
card-odessa = オデッサ
    .role = 目標（都市）
    .deployed = このカードを消耗させる ⇒ 補給1。
    .gained = 勝敗にかかわらず：配備中の歩兵1枚を捨山に移します。勝利したとき：配備します。
card-smolensk = スモレンスク
    .role = 目標（都市）
    .deployed = 戦闘中：このカードを消耗させる ⇒ 目標の防御力−1。
    .gained = 勝敗にかかわらず：配備中の歩兵1枚を捨山に移します。勝利したとき：配備します。
card-rostov = ロストフ
    .role = 目標（都市）
    .deployed = このカードを消耗させる ⇒ 作戦1。
    .gained = 勝敗にかかわらず：配備中の部隊1枚を捨山に移します。勝利したとき：配備します。
card-kiev = キエフ
    .role = 目標（都市）
    .gained = 勝敗にかかわらず：配備中の部隊1枚を捨山に移します。勝利したとき：配備します。戦場のトラック輸送1枚を捨山に加えます。
card-kursk = クルスク
    .role = 目標（都市）
    .gained = 勝敗にかかわらず：配備中の戦車1枚を戦場に戻します。勝利したとき：配備します。
card-kharkov = ハリコフ
    .role = 目標（都市）
    .gained = 勝敗にかかわらず：配備中の戦車1枚を捨山に移します。勝利したとき：配備します。
card-sevastopol = セヴァストポリ
    .role = 目標（都市）
    .gained = 勝敗にかかわらず：配備中の歩兵2枚を捨山に移します。勝利したとき：配備します。
card-leningrad = レニングラード
    .role = 目標（都市）
    .gained = 勝敗にかかわらず：配備中の部隊3枚を捨山に移します。勝利したとき：配備します。
card-stalingrad = スターリングラード
    .role = 目標（都市）
    .gained = 勝敗にかかわらず：配備中の戦車すべてか、戦車以外の部隊すべてのどちらかを捨山に移します。勝利したとき：配備します。
card-moscow = モスクワ
    .role = 目標（都市）
    .gained = 勝敗にかかわらず：配備中の部隊2枚を捨山に移します。勝利したとき：配備します。この作戦フェイズの終了時にゲームが終わります。
card-general_winter = 冬将軍
    .role = イベント
    .deployed = この戦区の戦車は開始フェイズに自動的には活性化しません。開始フェイズ中：補給2を支払う ⇒ このカードを箱にしまう。
    .gained = 獲得したとき：このカードをいずれかのプレイヤーの戦区に置きます。
card-rasputitsa = 泥濘
    .role = イベント
    .deployed = この戦区のプレイヤーは、終了フェイズにドローする枚数が1枚減ります。開始フェイズ中：補給2を支払う ⇒ このカードを箱にしまう。
    .gained = 獲得したとき：このカードをいずれかのプレイヤーの戦区に置きます。
card-partisans = パルチザン
    .role = イベント
    .deployed = 手番で最初に獲得するカードの増援コストが補給＋1になります。配備中の部隊2枚を消耗させる ⇒ このカードを箱にしまう。
    .gained = 獲得したとき：このカードをいずれかのプレイヤーの戦区に置きます。
card-peoples_militia = 人民義勇軍
    .role = イベント
    .gained = 獲得したとき：このカードを箱にしまいます。
card-siberian_divisions = シベリア師団
    .role = イベント
    .gained = めくられたとき：イベントをもう1枚めくります。獲得したとき：このカードを箱にしまいます。
card-katyusha = カチューシャ
    .role = イベント
    .gained = めくられたとき：配備中の歩兵1枚を捨山に移します。獲得したとき：このカードを箱にしまいます。
card-order_227 = 指令第227号
    .role = イベント
    .gained = 獲得したとき：このカードを箱にしまいます。
card-fuhrer_directive = 総統指令
    .role = イベント
    .gained = めくられたとき：配備中の戦車1枚を消耗させます。獲得したとき：このカードを箱にしまいます。
card-luftwaffe_support = 航空支援
    .role = イベント
    .gained = 獲得したとき：このカードを裏向きでイベントの山札の底に戻します。
card-surprise_attack = 奇襲
    .role = イベント
    .gained = 獲得したとき：2枚ドローします。このカードを箱にしまいます。
card-encirclement = 包囲殲滅
    .role = イベント
    .gained = 獲得したとき：配備します。
card-command_collapse = ソ連軍指揮系統の崩壊
    .role = イベント
    .gained = 獲得したとき：このカードを箱にしまいます。

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

order-play_nonmech_transport = { card-nonmech_transport }をプレイする
    .role = ボーナス：補給1。
order-play_truck_transport = { card-truck_transport }をプレイする
    .role = ボーナス：補給2。
order-play_train_transport = { card-train_transport }をプレイする
    .role = ボーナス：補給3。
order-play_grenadier_regiment = { card-grenadier_regiment }をプレイする
    .role = ボーナス：増援1。この作戦フェイズ中、消耗状態で配備できます。
order-play_panzergrenadier_regiment = { card-panzergrenadier_regiment }をプレイする
    .role = ボーナス：戦闘1。消耗状態で配備します。
order-play_pioneer_battalion = { card-pioneer_battalion }をプレイする
    .role = 消耗状態で配備します。
order-play_panzer_regiment = { card-panzer_regiment }をプレイする
    .role = 消耗状態で配備します。
order-play_ss_panzer_regiment = { card-ss_panzer_regiment }をプレイする
    .role = 消耗状態で配備します。
order-play_independent_heavy_tank_battalion = { card-independent_heavy_tank_battalion }をプレイする
    .role = 消耗状態で配備します。
order-play_assault_gun_battalion = { card-assault_gun_battalion }をプレイする
    .role = 消耗状態で配備します。
order-play_anti_tank_battalion = { card-anti_tank_battalion }をプレイする
    .role = 消耗状態で配備します。
order-play_artillery_regiment = { card-artillery_regiment }をプレイする
    .role = 消耗状態で配備します。
order-play_panzer_recon_battalion = { card-panzer_recon_battalion }をプレイする
    .role = ボーナス：作戦2、戦闘2。
order-play_motorcycle_battalion = { card-motorcycle_battalion }をプレイする
    .role = ボーナス：作戦1、戦闘1、1枚ドロー。
order-play_division_hq_company = { card-division_hq_company }をプレイする
    .role = ボーナス：作戦1、増援1、1枚ドロー。この作戦フェイズ中、手札の歩兵と戦車をコストなしで、活動状態で直接配備できます。
order-play_signal_battalion = { card-signal_battalion }をプレイする
    .role = ボーナス：作戦1、2枚ドロー。
order-play_field_replacement_battalion = { card-field_replacement_battalion }をプレイする
    .role = ボーナス：作戦1、1枚ドロー。このカードを戦場に戻す ⇒ 捨山の歩兵1枚を手札に加える。
order-play_strategic_planning = { card-strategic_planning }をプレイする
    .role = ボーナス：3枚ドロー。
order-play_blitzkrieg = { card-blitzkrieg }をプレイする
    .role = ボーナス：作戦2。配備中の戦車1枚を活性化させます。このカードを戦場に戻します。
order-play_general_offensive = { card-general_offensive }をプレイする
    .role = 配備中の歩兵すべてを活性化させます。このカードを戦場に戻します。
order-play_repair_workshop = { card-repair_workshop }をプレイする
    .role = 配備します。
order-play_supply_depot = { card-supply_depot }をプレイする
    .role = 配備します。
order-play_field_hospital = { card-field_hospital }をプレイする
    .role = 配備します。
order-play_forward_airfield = { card-forward_airfield }をプレイする
    .role = 配備します。
order-play_railhead = { card-railhead }をプレイする
    .role = 配備します。
order-play_guderian = { card-guderian }をプレイする
    .role = 配備します。
order-play_hoth = { card-hoth }をプレイする
    .role = 配備します。
order-play_manstein = { card-manstein }をプレイする
    .role = 配備します。
order-play_kleist = { card-kleist }をプレイする
    .role = 配備します。
order-play_rundstedt = { card-rundstedt }をプレイする
    .role = 配備します。
order-play_model = { card-model }をプレイする
    .role = 配備します。
order-play_soviet_guards_tank_army = { card-soviet_guards_tank_army }をプレイする
    .role = ボーナス：戦闘3。
order-play_soviet_tank_corps = { card-soviet_tank_corps }をプレイする
    .role = ボーナス：作戦1、戦闘2。
order-play_captured_stores = { card-captured_stores }をプレイする
    .role = ボーナス：補給3。このカードを箱にしまいます。
order-use_grenadier_regiment_a = { card-grenadier_regiment } (a)
    .role = このカードを消耗させる ⇒ 戦闘1。
order-use_grenadier_regiment_b = { card-grenadier_regiment } (b)
    .role = このカードを戦場に戻す ⇒ 戦闘1。
order-use_panzergrenadier_regiment_a = { card-panzergrenadier_regiment }
    .role = このカードを消耗させる ⇒ 戦闘2。
order-use_pioneer_battalion_a = { card-pioneer_battalion } (a)
    .role = このカードを消耗させる ⇒ 目標の防御力−2。
order-use_pioneer_battalion_b = { card-pioneer_battalion } (b)
    .role = このカードを戦場に戻す ⇒ 目標の防御力−4。
order-use_panzer_regiment_a = { card-panzer_regiment } (a)
    .role = このカードを消耗させる ⇒ 戦闘5。
order-use_panzer_regiment_b = { card-panzer_regiment } (b)
    .role = このカードを捨山に移す ⇒ 戦闘2。
order-use_ss_panzer_regiment_a = { card-ss_panzer_regiment } (a)
    .role = このカードを消耗させる ⇒ 戦闘6。
order-use_ss_panzer_regiment_b = { card-ss_panzer_regiment } (b)
    .role = このカードを捨山に移す ⇒ 戦闘3。
order-use_independent_heavy_tank_battalion_a = { card-independent_heavy_tank_battalion } (a)
    .role = 補給3を支払う ⇒ このカードを活性化させる。
order-use_independent_heavy_tank_battalion_b = { card-independent_heavy_tank_battalion } (b)
    .role = このカードを消耗させる ⇒ 戦闘7。
order-use_assault_gun_battalion_a = { card-assault_gun_battalion } (a)
    .role = このカードを消耗させる ⇒ 戦闘2。
order-use_assault_gun_battalion_b = { card-assault_gun_battalion } (b)
    .role = このカードを捨山に移す ⇒ 戦闘2。
order-use_assault_gun_battalion_c = { card-assault_gun_battalion } (c)
    .role = 配備中の歩兵1枚を捨山に移す ⇒ 戦闘2。
order-use_anti_tank_battalion_a = { card-anti_tank_battalion } (a)
    .role = このカードを消耗させる ⇒ 戦闘2。
order-use_anti_tank_battalion_b = { card-anti_tank_battalion } (b)
    .role = 作戦1を支払う ⇒ このカードを活性化させる。
order-use_artillery_regiment_a = { card-artillery_regiment }
    .role = このカードを消耗させ、補給1を支払う ⇒ 戦闘4。
order-use_field_replacement_battalion_a = { card-field_replacement_battalion }
    .role = このカードを戦場に戻す ⇒ 捨山の歩兵1枚を手札に加える。
order-use_repair_workshop_a = { card-repair_workshop }
    .role = このカードを消耗させ、補給2を支払う ⇒ 配備中の戦車1枚を活性化させる。
order-use_supply_depot_a = { card-supply_depot }
    .role = このカードを消耗させる ⇒ 補給1。
order-use_field_hospital_a = { card-field_hospital }
    .role = このカードを消耗させる ⇒ 捨山の歩兵1枚を手札に加える。
order-use_forward_airfield_a = { card-forward_airfield }
    .role = このカードを消耗させ、補給1を支払う ⇒ 目標の防御力−3。
order-use_railhead_a = { card-railhead }
    .role = このカードを消耗させる ⇒ 補給1、増援1。
order-use_guderian_a = { card-guderian }
    .role = このカードを消耗させる ⇒ 配備中の戦車1枚を活性化させる。
order-use_hoth_a = { card-hoth }
    .role = このカードを消耗させる ⇒ 手札の戦車1枚をコストなしで、活動状態で配備する。
order-use_manstein_a = { card-manstein }
    .role = このカードを消耗させる ⇒ 目標の防御力−3。
order-use_kleist_a = { card-kleist }
    .role = このカードを消耗させる ⇒ 作戦1。
order-use_rundstedt_a = { card-rundstedt }
    .role = このカードを消耗させる ⇒ 1枚ドロー。
order-use_model_a = { card-model }
    .role = このカードを消耗させる ⇒ 配備中の歩兵を2枚まで活性化させる。
order-use_heights_a = { card-heights }
    .role = このカードを戦場に戻す ⇒ 目標の防御力−1。
order-use_position_a = { card-position }
    .role = このカードを戦場に戻す ⇒ 目標の防御力−2。
order-use_riga_a = { card-riga }
    .role = このカードを消耗させる ⇒ 補給1。
order-use_minsk_a = { card-minsk }
    .role = このカードを消耗させる ⇒ 増援1。
order-use_odessa_a = { card-odessa }
    .role = このカードを消耗させる ⇒ 補給1。
order-use_smolensk_a = { card-smolensk }
    .role = このカードを消耗させる ⇒ 目標の防御力−1。
order-use_rostov_a = { card-rostov }
    .role = このカードを消耗させる ⇒ 作戦1。
order-use_general_winter_a = { card-general_winter }
    .role = 補給2を支払う ⇒ このカードを箱にしまう。
order-use_rasputitsa_a = { card-rasputitsa }
    .role = 補給2を支払う ⇒ このカードを箱にしまう。
order-use_partisans_a = { card-partisans }
    .role = 配備中の部隊2枚を消耗させる ⇒ このカードを箱にしまう。
order-deploy_grenadier_regiment = { card-grenadier_regiment }を配備する
    .role = プレイカード置場から消耗状態で配備します。
order-put_grenadier_regiment = { card-grenadier_regiment }を直接配備する
    .role = 手札からコストなしで、活動状態で配備します。
order-put_panzergrenadier_regiment = { card-panzergrenadier_regiment }を直接配備する
    .role = 手札からコストなしで、活動状態で配備します。
order-put_pioneer_battalion = { card-pioneer_battalion }を直接配備する
    .role = 手札からコストなしで、活動状態で配備します。
order-put_panzer_regiment = { card-panzer_regiment }を直接配備する
    .role = 手札からコストなしで、活動状態で配備します。
order-put_ss_panzer_regiment = { card-ss_panzer_regiment }を直接配備する
    .role = 手札からコストなしで、活動状態で配備します。
order-put_independent_heavy_tank_battalion = { card-independent_heavy_tank_battalion }を直接配備する
    .role = 手札からコストなしで、活動状態で配備します。
order-buy_nonmech_transport = { card-nonmech_transport }を獲得する
    .role = { card-nonmech_transport.play }
order-buy_truck_transport = { card-truck_transport }を獲得する
    .role = { card-truck_transport.play }
order-buy_train_transport = { card-train_transport }を獲得する
    .role = { card-train_transport.play }
order-buy_grenadier_regiment = { card-grenadier_regiment }を獲得する
    .role = { card-grenadier_regiment.play }{ card-grenadier_regiment.deployed }
order-buy_panzergrenadier_regiment = { card-panzergrenadier_regiment }を獲得する
    .role = { card-panzergrenadier_regiment.play }{ card-panzergrenadier_regiment.deployed }
order-buy_pioneer_battalion = { card-pioneer_battalion }を獲得する
    .role = { card-pioneer_battalion.play }{ card-pioneer_battalion.deployed }
order-buy_panzer_regiment = { card-panzer_regiment }を獲得する
    .role = { card-panzer_regiment.play }{ card-panzer_regiment.deployed }
order-buy_ss_panzer_regiment = { card-ss_panzer_regiment }を獲得する
    .role = { card-ss_panzer_regiment.play }{ card-ss_panzer_regiment.deployed }
order-buy_independent_heavy_tank_battalion = { card-independent_heavy_tank_battalion }を獲得する
    .role = { card-independent_heavy_tank_battalion.play }{ card-independent_heavy_tank_battalion.deployed }
order-buy_assault_gun_battalion = { card-assault_gun_battalion }を獲得する
    .role = { card-assault_gun_battalion.play }{ card-assault_gun_battalion.deployed }
order-buy_anti_tank_battalion = { card-anti_tank_battalion }を獲得する
    .role = { card-anti_tank_battalion.play }{ card-anti_tank_battalion.deployed }
order-buy_artillery_regiment = { card-artillery_regiment }を獲得する
    .role = { card-artillery_regiment.play }{ card-artillery_regiment.deployed }
order-buy_panzer_recon_battalion = { card-panzer_recon_battalion }を獲得する
    .role = { card-panzer_recon_battalion.play }
order-buy_motorcycle_battalion = { card-motorcycle_battalion }を獲得する
    .role = { card-motorcycle_battalion.play }{ card-motorcycle_battalion.gained }
order-buy_division_hq_company = { card-division_hq_company }を獲得する
    .role = { card-division_hq_company.play }
order-buy_signal_battalion = { card-signal_battalion }を獲得する
    .role = { card-signal_battalion.play }
order-buy_field_replacement_battalion = { card-field_replacement_battalion }を獲得する
    .role = { card-field_replacement_battalion.play }
order-buy_strategic_planning = { card-strategic_planning }を獲得する
    .role = { card-strategic_planning.play }
order-buy_blitzkrieg = { card-blitzkrieg }を獲得する
    .role = { card-blitzkrieg.play }
order-buy_general_offensive = { card-general_offensive }を獲得する
    .role = { card-general_offensive.play }
order-buy_repair_workshop = { card-repair_workshop }を獲得する
    .role = { card-repair_workshop.play }{ card-repair_workshop.deployed }
order-buy_supply_depot = { card-supply_depot }を獲得する
    .role = { card-supply_depot.play }{ card-supply_depot.deployed }
order-buy_field_hospital = { card-field_hospital }を獲得する
    .role = { card-field_hospital.play }{ card-field_hospital.deployed }
order-buy_forward_airfield = { card-forward_airfield }を獲得する
    .role = { card-forward_airfield.play }{ card-forward_airfield.deployed }
order-buy_railhead = { card-railhead }を獲得する
    .role = { card-railhead.play }{ card-railhead.deployed }
order-buy_guderian = { card-guderian }を獲得する
    .role = { card-guderian.play }{ card-guderian.deployed }
order-buy_hoth = { card-hoth }を獲得する
    .role = { card-hoth.play }{ card-hoth.deployed }
order-buy_manstein = { card-manstein }を獲得する
    .role = { card-manstein.play }{ card-manstein.deployed }
order-buy_kleist = { card-kleist }を獲得する
    .role = { card-kleist.play }{ card-kleist.deployed }
order-buy_rundstedt = { card-rundstedt }を獲得する
    .role = { card-rundstedt.play }{ card-rundstedt.deployed }
order-buy_model = { card-model }を獲得する
    .role = { card-model.play }{ card-model.deployed }
order-attack_heights = 高地を攻撃する
order-attack_position = 陣地を攻撃する
order-attack_city = 都市を攻撃する
order-pay = 支払って陥落させる
order-all_supply = 補給カードをすべてプレイする
order-deploy_all = 配備できるカードをすべて配備する
order-storm = 必要な部隊を使って陥落させる
order-all_units = 使える部隊をすべて使う

## 目標をめぐる戦闘の結果
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

choice-stalingrad_a = 配備中の戦車をすべて捨山に移す
choice-stalingrad_b = 配備中の戦車以外の部隊をすべて捨山に移す

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
pile-deployment = 配備カード
pile-city = 都市
pile-event = イベント
pile-heights = { card-heights }
pile-position = { card-position }

type-supply = 補給
type-unit = 部隊
type-operation = 作戦
type-deployment = 配備
type-objective = 目標
type-event = イベント
subtype-infantry = 歩兵
subtype-tank = 戦車
subtype-artillery = 砲兵
subtype-recon = 偵察
subtype-support = 支援
subtype-facility = 施設
subtype-commander = 指揮官
subtype-heights = 高地
subtype-position = 陣地
subtype-city = 都市
## 質問

ask-choose_at_start = 開始フェイズです。能力を使いますか。
    .context = 現在の補給ポイントは{ $supply }です。
    .coach = 消耗状態のカードは、ほとんどが自動的に活性化します。補給の支払いが必要なカードもあり、ここで補給カードをプレイして支払えます。使わなかった補給は手番の終わりまで残ります。
    .waiting = 開始フェイズの処理中です。
choose_at_start-pass = 次へ進む
    .note = 能力をこれ以上使いません。

ask-choose_operation = 作戦フェイズです。何をしますか。
    .context = 現在のポイント：作戦{ $operation }、補給{ $supply }、増援{ $reinforcement }、戦闘{ $combat }。
    .coach = カードをプレイするには作戦ポイントが必要です。毎手番1ポイントもらえ、増やせるカードもあります。補給カードはコストなしでプレイでき、次のフェイズの支払いに使います。配備した部隊は次の手番以降も残ります。戦闘は1手番に1回だけで、配備中の部隊が必要です。
    .waiting = 作戦フェイズの処理中です。
choose_operation-pass = 作戦フェイズを終える
    .note = 再編成フェイズに進みます。戦闘と能力の起動はできなくなり、プレイできるのは補給カードだけになります。
choose_operation-attack_city = { $card }を攻撃する
    .note = { $hopeless ->
        [yes] いまは勝てません。防御力{ $defence }＋イベントに対し、戦闘ポイントは最大でも{ $most }です。
       *[no] 防御力{ $defence }{ $events ->
            [0] （イベントは残っていません）
           *[other] ＋イベント（{ $least }～{ $greatest }）
        }。使える部隊を合わせた戦闘ポイントは{ $ready }です。
    }勝利：{ $vp }勝利点。{ $terms }敗北：得点はなく、使ったものは戻りません。
    .confirm = { $hopeless ->
        [yes] はい、勝てなくても攻撃します
       *[no] { "" }
    }
choose_operation-attack_heights = { $card }を攻撃する
    .note = { $hopeless ->
        [yes] いまは勝てません。防御力{ $defence }に対し、戦闘ポイントは最大でも{ $most }です。
       *[no] 防御力{ $defence }。使える部隊を合わせた戦闘ポイントは{ $ready }です。
    }勝利：{ $vp }勝利点。{ $terms }敗北：得点はなく、使ったものは戻りません。
    .confirm = { $hopeless ->
        [yes] はい、勝てなくても攻撃します
       *[no] { "" }
    }
choose_operation-attack_position = { $card }を攻撃する
    .note = { $hopeless ->
        [yes] いまは勝てません。防御力{ $defence }に対し、戦闘ポイントは最大でも{ $most }です。
       *[no] 防御力{ $defence }。使える部隊を合わせた戦闘ポイントは{ $ready }です。
    }勝利：{ $vp }勝利点。{ $terms }敗北：得点はなく、使ったものは戻りません。
    .confirm = { $hopeless ->
        [yes] はい、勝てなくても攻撃します
       *[no] { "" }
    }
choose_operation-all_supply = 補給カードをすべてプレイする
    .note = プレイ・消耗するカード：{ $cards }。
choose_operation-deploy_all = 配備できるカードをすべて配備する
    .note = 配備するカード：{ $cards }。
choose_at_start-all_supply = 補給カードをすべてプレイする
    .note = プレイするカード：{ $cards }。

ask-choose_in_battle = { $short ->
    [0] { $target }を陥落させられます。支払いますか。
   *[other] { $target }の陥落まであと{ $short }ポイント。どの能力を使いますか。
}
    .context = 合計防御力は{ $defence }、現在の戦闘ポイントは{ $combat }です。
    .coach = 部隊を消耗させて戦闘ポイントを得ます。カードを手放してさらに増やすこともできます。配備中の高地や陣地を戦場に戻せば、防御力を下げられます。戦闘が終わるまで手札はプレイできません。
    .waiting = { $target }で戦闘中です。
choose_in_battle-pay = { $before ->
       *[other] 支払って{ $card }を陥落させる
    }
    .note = 戦闘ポイントが{ $after }残ります。
choose_in_battle-storm = 必要な部隊を使って{ $card }を陥落させる
    .note = 消耗するカード：{ $cards }。戦闘ポイントが{ $after }残ります。
choose_in_battle-all_units = 使える部隊をすべて使う
    .note = 消耗するカード：{ $cards }。これだけでは{ $card }は陥落しません。
choose_in_battle-pass = 攻撃をあきらめる
    .note = 敗北です。使ったポイントやカードは戻らず、損害も受けます。
    .confirm = はい、あきらめます

ask-choose_reinforcement = 再編成フェイズです。カードを獲得しますか。
    .context = 現在のポイント：増援{ $reinforcement }、補給{ $supply }。
    .coach = 1枚につき、増援1ポイントと増援コスト分の補給を支払います。獲得したカードは捨山に置かれ、あとで手札に回ってきます。使わなかったポイントは消えます。
    .waiting = 増援を選んでいます。
choose_reinforcement-pass = フェイズを終える
    .note = 使わなかったポイントは手番の終わりに消えます。
choose_reinforcement-note = { $verb ->
    [buy] 補給{ $cost }を支払います。残り{ $after }です。{ $played ->
        [0] { "" }
       *[other] 先に手札の補給カード{ $played }枚をプレイします。
    }
    [all_supply] プレイするカード：{ $cards }。
   *[other] 補給{ $before } → { $after }。
}

ask-choose_card_to_keep = 次の手番のために1枚残しますか。
    .context = ほかの手札は捨山に移し、4枚ドローします。
    .coach = 手札を1枚だけ残せます。使えなかった強いカードを残すか、全部捨てて新しいカードを早く回すかを選びましょう。
    .waiting = 手番の終了処理中です。
choose_card_to_keep-pass = 残さない
    .note = 手札をすべて捨山に移します。

ask-choose_card = { $word ->
    [exhaust] { $card }：どのカードを消耗させますか。
    [activate] { $card }：どのカードを活性化させますか。
    [deploy_from_hand] { $card }：どのカードを配備しますか。
   *[other] { $place ->
        [hand] { $card }：どのカードを手札に加えますか。
        [battlefield] { $card }：どのカードを戦場に戻しますか。
       *[other] { $card }：どのカードを手放しますか。
    }
}
    .context = あと{ $left }枚選びます。
    .coach = 同じカードが何枚かあるときは、消耗状態のものから選ばれます。
    .waiting = { $card }の対象を選んでいます。
choose_card-pass = これ以上選ばない

ask-choose_effect = { $card }：どちらの効果にしますか。
    .context = どちらかを必ず選びます。
    .coach = 損失の少ないほうを選びましょう。該当する部隊がなければ何も失いません。
    .waiting = { $card }の効果を選んでいます。

ask-choose_player = { $card }：誰の戦区に置きますか。
    .context = 取り除かれるまでその戦区に残ります。
    .coach = 自分を含め、どのプレイヤーでも選べます。
    .waiting = { $card }を置く戦区を選んでいます。

ask-choose_event_order = 次にどのイベントを戻しますか。
    .context = { $left }枚を裏向きで山札の底に戻します。先に選んだものから先にめくられます。
    .coach = この順番を知っているのはあなただけです。
    .waiting = イベントを山札に戻しています。

## できない理由

why-too_few_operation_points = 作戦ポイントが{ $a }必要です（現在{ $b }）。
why-too_few_points = { $a }ポイント必要です（現在{ $b }）。
why-already_exhausted = すでに消耗状態です。
why-no_card_for_cost = 起動コストに充てるカードがありません。
why-no_effect = 使っても何も起こりません。
why-only_in_battle = 戦闘中にだけ使えます。
why-only_at_start = 開始フェイズにだけ使えます。
why-one_battle = 戦闘は1手番に1回だけで、もう行いました。
why-no_unit = 配備中の部隊がありません。
why-no_target = 山札が尽きています。
why-not_in_battle = 戦闘が終わるまで手札はプレイできません。
why-defence_not_met = 防御力は{ $a }、現在の戦闘ポイントは{ $b }です。
why-too_dear = 補給ポイントが{ $a }必要です（手札の補給カードを含めて{ $b }）。
why-pile_empty = 山札が尽きています。
why-pile_removed = 今回使わない山札です。

## 記録

event-removed = 今回使わない山札：{ $pile }。
event-begins = スタートプレイヤーは{ $seat }です。
event-turn_begins = 第{ $round }ラウンド：{ $seat }。
event-drew = { $card ->
    [hidden] { $seat }が{ $count }枚ドローしました。
   *[other] { $seat }が{ $card }をドローしました。
}
event-cannot_draw = { $seat }にはドローできるカードがありません。
event-rebuilt = { $seat }が捨山の{ $cards }枚をシャッフルし、新しいデッキにしました。
event-activated_at_start = { $seat }の{ $card }{ $cards ->
    [one] { "" }
   *[other] { $cards }枚
}が活性化しました。
event-played = { $seat }が{ $card }をプレイしました。
event-used = { $seat }が{ $use }を起動しました。
event-gained_points = { $point }＋{ $points }（合計{ $total }）。
event-paid_points = { $point }−{ $points }（残り{ $total }）。
event-exhausted = { $card }を消耗させました。
event-activated = { $card }を活性化させました。
event-deployed = { $seat }が{ $card }を{ $exhausted ->
    [no] { "" }
   *[other] 消耗状態で
}配備しました。
event-put_down = { $seat }が{ $card }を手札から直接配備しました。
event-moved = { $place_id ->
    [discard] { $card }を{ $seat }の捨山に移しました。
    [hand] { $card }を{ $seat }の手札に加えました。
    [deck_top] { $card }を{ $seat }のデッキの一番上に置きました。
    [battlefield] { $card }を戦場に戻しました。
    [box] { $card }を箱にしまいました。
    [event_bottom] { $card }を裏向きでイベントの山札の底に戻しました。
   *[other] { $card }を移しました。
}
event-took = { $seat }が戦場から{ $card }を受け取りました。
event-laid = { $card }を{ $owner }の戦区に置きました。
event-chose = { $seat }の選択：{ $choice }。
event-declared = { $seat }が{ $card }（防御力{ $defence }）を攻撃します。
event-revealed = イベント：{ $card }。防御力{ $before } → { $after }。
event-defence_changed = { $card }：防御力{ $before } → { $after }。
event-won = { $seat }が戦闘ポイント{ $cost }を支払い、{ $card }を陥落させました。
event-lost = { $seat }が{ $card }への攻撃をあきらめました（あと{ $short }不足）。
event-gained_event = { $seat }が{ $card }を獲得しました。
event-put_back = イベントを裏向きで山札の底に戻しました。
event-bought = { $seat }が補給{ $price }で{ $card }を獲得しました。
event-cleared = { $kept ->
    [0] { $seat }が手札を捨山に移しました。
   *[other] { $seat }が手札を1枚残し、ほかを捨山に移しました。
}
event-scored = { $seat }：勝利ポイント{ $points }、都市{ $cities }枚。

## 終わり

result-8-1 = モスクワが陥落しました。勝利ポイントの最も多いプレイヤーの勝ちです。
result-round-limit = 最後のラウンドが終わりました。勝利ポイントの最も多いプレイヤーの勝ちです。

## フェイズとルールの短い名前

phase-7-1 = 開始
phase-7-2 = 作戦
phase-7-3 = 再編成
phase-7-4 = 終了

rule-2 = シンボル
rule-3-1 = 補給カード
rule-3-2 = 部隊カード
rule-3-3 = 作戦カード
rule-3-4 = 配備カード
rule-3-5 = イベントカード
rule-3-6 = 目標カード
rule-4 = ゲームの準備
rule-5-1 = 戦場と戦区
rule-5-2 = カードのプレイ
rule-5-3 = 捨山
rule-5-4 = 戦場に戻す
rule-5-5 = 箱にしまう
rule-5-6 = カードの状態
rule-6 = 手番
rule-7-1 = 開始フェイズ
rule-7-2 = 作戦フェイズ
rule-7-3 = 再編成フェイズ
rule-7-4 = 終了フェイズ
rule-8-1 = ゲームの終了
rule-8-2 = 得点計算
rule-9 = 起動能力
rule-10 = 配備
rule-11-1 = 増援
rule-11-2 = 増援コスト
rule-11-3 = 獲得できるカード
rule-12 = 戦闘
rule-13-1 = デッキの枯渇
rule-13-2 = カードとルール
rule-14-1 = 例：開始
rule-14-2 = 例：作戦
rule-14-3 = 例：再編成
rule-14-4 = 例：終了
rule-round-limit = ラウンドの上限
rule-undo = 取り消し

## 勝利条件の帯

goal-need = モスクワ陥落時に、勝利ポイントが最も多ければ勝ちです。
goal-yours = あなた { $points }点・都市{ $cities }
goal-best = { $seat } { $points }点・都市{ $cities }
goal-cities = 残る都市 { $left }
goal-rounds = 第{ $round }ラウンド／全{ $rounds }ラウンド

## ブリーフィング

briefing-situation = 1941年夏、あなたは東へ競い合う軍団の一つを率います。全員が同じ弱い8枚から始め、戦いながらより良いカードを買い足していきます。高地・陣地・都市は勝利ポイントになり、最後の都市がモスクワです。
briefing-goal = モスクワが陥落したとき、勝利ポイントが最も多ければ勝ちです。自分でモスクワを落とす必要はありませんが、そのときに首位でいなければなりません。
briefing-rival = ほかの軍団も同じ都市を狙っています。首位の軍団はモスクワ攻略を急ぎ、遅れている軍団は時間を稼ごうとします。
briefing-step-1 = 開始
    .about = 消耗したカードが活性に戻ります。
briefing-step-2 = 作戦
    .about = カードを出して補給や戦闘のポイントを得ます。能力も使えます。
    .all = あなたが決めます
briefing-step-3 = 戦闘
    .about = 目標を一つまで攻撃できます。イベントで防御力が上がることもあります。
    .all = あなたが決めます
briefing-step-4 = 再編成
    .about = 補給ポイントでカードを買います。
    .all = あなたが決めます
briefing-step-5 = 終了
    .about = 場を片づけて4枚引きます。余ったポイントは消えます。
briefing-decides = まず補給を増やしましょう。すべての元手になります。配備した部隊は場に残り、何度でも戦闘ポイントを生みます。戦闘でめくられるイベントが防御力を上げることがあるので、印刷された防御力より余裕を持って攻撃しましょう。

## 確率とヒントの理由

odds-battle_won = 戦闘に勝利
odds-draws_supply = 補給を引く
odds-draws_unit = ユニットを引く
odds-draws_operation = 作戦を引く
odds-draws_deployment = 展開を引く
odds-note-choose_operation = めくられるイベントと引くカードについての確率です。戦闘は標準ボットのように続けるものとします。
reason-keep_best = 手札は1枚でもあるほうがよく、これがいちばん価値のあるカードです。
reason-no_difference = どれを選んでも大きな違いはありません。
reason-attack = { $card }（防御力{ $b }）は手が届き、戦闘の代価より価値があります。
reason-operations_done = ほかに得になる行動はなく、届く範囲に代価に見合う目標もありません。
reason-defence_met = 戦闘ポイント{ $b }で防御力{ $a }に足ります。これ以上は無駄になります。
reason-units_are_enough = 足りない戦闘ポイント{ $a }は、活性状態のユニットで補えます。必要な分だけ消耗します。
reason-put_down = 置くのに代価はかからず、場に残り続けます。
reason-cannot_win = 戦闘ポイントが{ $a }足りず、場のカードでは補えません。
reason-too_dear = 戦闘ポイントが{ $a }足りず、補うには目標の価値以上の代価がかかります。
reason-cheapest_ability = 戦闘ポイントが{ $a }足りません。この能力がいちばん安く補えます。
reason-play_supply = 補給カードは代価なしで使えるので、全部使いましょう。
reason-plan_wants = 次にほしいのは{ $card }です（所有{ $b }枚）。
reason-plan_is_met = ほしいカードは買えません。弱いカードは山札を重くするだけです。
reason-supply_at_start = 補給があれば、消耗したままのカードを活性化できます。
reason-pay_off = 足かせになっているものを、代価を払って取り除きます。
reason-wake_unit = 補給が{ $a }あり余裕があるので、ユニットを活性化するほうが得です。
reason-start_done = 補給{ $a }はターンの後半で使うほうが得です。
reason-deploy_free = 代価は支払い済みです。配備すれば場に残り続けます。
reason-income = 代価なしで何かが得られる能力です。
reason-useful_ability = いま使えば代価以上の価値があります。
reason-points_for_deploying = 得られる作戦ポイントで、このターンに高価なユニットを配備できます。
reason-costs_nothing = かかった作戦ポイントと同じかそれ以上が戻ります。
reason-deploy_it = 作戦ポイント{ $a }で場に出て、残り続けます。
reason-draw_cards = 引いたカードを、このターンのうちに使えるかもしれません。
reason-worth_its_points = このターンの作戦ポイント{ $a }の最も良い使い道です。
reason-lesser_loss = この中では、失うものがいちばん少ない効果です。
reason-strongest_rival = いちばん手ごわい相手は{ $seat }なので、負担はそこに回します。
reason-give_cheapest = 何かを手放すなら、いちばん安いものにします。
reason-take_dearest = いちばん価値のあるものを取ります。

## 紹介ページの例

example-buying = カードの獲得
    .text = 補給カード3枚で補給6になります。列車輸送の増援コストは6で、増援1ポイントも必要です。獲得したカードは捨山に置かれ、あとで手札に来ます。
example-battle = 都市の攻略
    .text = ミンスクの防御力は6、イベントで2増えて8です。部隊3枚を消耗させて戦闘ポイント5、2、1を得ればちょうど8。ミンスクは陥落し、配備されます。

## 戦闘後レポート
points-card = { $count ->
    [1] { $card }
   *[other] { $card }×{ $count }
}
loss-given_up = 攻撃の断念
