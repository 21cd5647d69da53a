### The Burning Blue（日本語）。キーは docs/wire.md の「Text keys」。

title-name = The Burning Blue
title-line = 1940年夏の作戦室。航跡を読み、スコードロンを上げる。報告は正しいとは限りません。
title-about = バトルオブブリテンを5分刻みで戦います。ルフトヴァッフェは進路、高度、時刻を決めて空襲をひそかに計画し、RAFはレーダーとオブザーバー軍団の報告を頼りにスコードロンを上げます。ドッグファイト、対空砲、航空基地や港への爆撃。海峡の船団から秋の戦闘爆撃機までの5シナリオに、選択ルールも使えます。1シナリオは一晩ほどです。
title-minutes = 180分

mode-scenario1 = 1・海峡の船団（7月）
mode-scenario2 = 2・鷲の攻撃（8月半ば）
mode-scenario3 = 3・航空基地の戦い
mode-scenario4 = 4・昼のロンドン（9月）
mode-scenario5 = 5・戦闘爆撃機とイタリア軍
mode-campaign1 = キャンペーン1・海峡の船団
mode-campaign2 = キャンペーン2・鷲の攻撃
mode-campaign3 = キャンペーン3・航空基地の戦い
mode-campaign4 = キャンペーン4・昼のロンドン
mode-campaign5 = キャンペーン5・戦闘爆撃機
option-free_chit = チット1枚を選択
option-free_chit-off = すべて引く
option-free_chit-on = 1枚は選べる
option-few_waypoints = 中継地点の制限
option-few_waypoints-off = 制限しない
option-few_waypoints-on = 往復2カ所ずつ、掃討は7カ所
option-dodge_weather = 天候の回避
option-dodge_weather-off = 高度を保つ
option-dodge_weather-on = 雲を避けられる
option-vectors_fail = 方位命令の失敗
option-vectors_fail-off = 必ず届く
option-vectors_fail-on = 届かないことがある
option-plot_home = 帰路の計画
option-plot_home-off = まっすぐ帰る
option-plot_home-on = 帰り道を引く
option-sixth_try = 6回目で準備完了
option-sixth_try-off = 6の目だけ
option-sixth_try-on = 6回目は自動
option-chits_only = チットの対応レベルのみ
option-chits_only-off = シナリオとチットの大きい方
option-chits_only-on = チットだけ
option-channel_sweep = 海峡フライエヤークト
option-channel_sweep-off = 哨戒のみ
option-channel_sweep-on = 1個は掃討に出せる
option-matching = マッチング
option-matching-off = 使わない
option-matching-on = 未対応の部隊は得点増
option-optional_units = 任意のスコードロン
option-optional_units-off = 使わない
option-optional_units-on = 使う
option-stations_out = 開始時のレーダー損害
option-stations_out-off = なし
option-stations_out-on = シナリオの選択ルールどおり
option-games = 1日のゲーム数
option-games-2 = 2回
option-games-3 = 3回
option-games-4 = 4回
option-days = 日数
option-days-1 = 1日
option-days-2 = 2日
option-days-3 = 3日
option-surge = 出撃率
option-surge-off = ふだんの範囲
option-surge-on = 出撃率表による
option-keep_weather = 天候の持ち越し
option-keep_weather-off = 決め直す
option-keep_weather-on = 持ち越す
option-preparation = 攻勢の準備
option-preparation-off = 毎日同じ
option-preparation-on = 4ゲームと3ゲームの日を1日ずつ

## 席、フェイズ、状態

seat-luftwaffe = ルフトヴァッフェ
seat-raf = RAF
phase-set_up = 準備
phase-random_events = イベント
phase-scramble = スクランブル
phase-form_up = 編成
phase-patrol = 哨戒
phase-raf_movement = RAF移動
phase-luftwaffe_movement = 独軍移動
phase-pursuit = 追撃
phase-dogfights = ドッグファイト
phase-raf_combat = RAF戦闘
phase-luftwaffe_combat = 独軍戦闘
phase-take_off = 離陸
phase-administration = 管理
period-dawn = 日の出
period-mid_morning = 朝
period-late_morning = 午前
period-early_afternoon = 昼
period-mid_afternoon = 午後
period-late_afternoon = 夕方
period-dusk = 薄暮
picture-good = 良好
picture-degraded = 不鮮明
picture-poor = 劣悪
tote-away = 不在
tote-available = 使用可能
tote-ready = 準備完了
tote-scramble = スクランブル
tote-airborne = 飛行中
tote-landed = 着陸
tote-reforming = 再編
tote-rearming_2 = 再武装2
tote-rearming_1 = 再武装1
order-none = 命令なし
order-vector = 方位
order-orbit = 旋回
order-patrol_line = 哨戒線
order-pancake = 緊急離脱
order-pursuit = 追撃
order_choice-vector = 方位
order_choice-vector_orbit = 方位、着いたら旋回
order_choice-vector_line = 方位、着いたら哨戒線
order_choice-pancake = 緊急離脱（帰って着陸）
order_choice-divert = 別の基地に着陸
order_choice-height = 高度だけ変える
order_choice-pancake_unit = 1個スコードロンを緊急離脱させる
task-none = 任務なし
task-freie_jagd = フライエヤークト
task-bombing = 爆撃
task-close_escort = 近接護衛
task-top_cover = 上空援護
task-channel_patrol = 海峡哨戒
method-level = 水平爆撃
method-dive = 急降下爆撃
method-low_level = 低空爆撃
conduct-slow = 3ヘクスで進む
conduct-fast = 4ヘクスで進む
conduct-stay = 旋回を続ける
conduct-pancake = 引き返す
conduct-strafe = 次の航空基地を掃射
conduct-attack_balloons = 次の気球を攻撃
conduct-pursue = 今追撃する
conduct-above_cloud = 雲の上へ
conduct-below_cloud = 雲の下へ
conduct-pancake_unit = 1ユニットが引き返す
conduct-height = 高度を変える
afterwards-fight_on = 戦い続ける
afterwards-break_off = 追撃をやめる
afterwards-pancake = 緊急離脱（帰る）
answer-no = いいえ
answer-yes = はい
division-as_erpro = 同種の3個スタッフェル
division-as_types = Me110が2個、Me109が1個
aim-target_1 = 第1目標
aim-target_2 = 第2目標
aim-target_3 = 第3目標
aim-target_4 = 第4目標
aim-sweep = フライエヤークト
dummy-dummy_1 = ダミー1
dummy-dummy_2 = ダミー2
dummy-dummy_3 = ダミー3
dummy-dummy_4 = ダミー4
dummy-stand = 知らせがあるまで
event-none = 何も起こりません
event-weather_worse = 天候が悪化します
event-filter_error = フィルタールームの誤り
event-scramble_minus = 管制の混雑：発進が1個減ります
event-good_atmospherics = 空電良好：HFが11ヘクス届きます
event-radio_clear = 無線良好：HFが14ヘクス届きます
event-scramble_plus = 素早い出動：発進が1個増えます
event-readiness = 1個が準備完了になります
event-weather_better = 天候が回復します
contact-none = 接触なし
contact-intercept = 要撃
contact-bounce = バウンス
contact-straggler = 落伍機
reaction-no_reaction = リアクション不可
reaction-reaction = リアクション
reaction-dogfight = ドッグファイトに巻き込む
reaction-late = 遅延
reaction-fend_off_1 = 食い止め1
reaction-fend_off_2 = 食い止め2
reaction-reaction_6 = リアクション不可
reaction-reaction_7 = リアクション不可
reaction-reaction_8 = リアクション不可
sum-intercept = 要撃
sum-reaction = 護衛リアクション
sum-attack = 攻撃側の戦闘
sum-defence = 防御側の戦闘
sum-cohesion = 結集
weather-clear = 好天
weather-patchy = 部分的な雲
weather-haze = 薄霧
weather-broken = 断続的な雲
weather-dense_haze = 霧
weather-overcast = 厚い雲
weather-mist = 濃霧
weather-rain = 雨

## ユニット

unit-squadron_1 = 第1スコードロン
unit-squadron_1_rcaf = 第1（カナダ）スコードロン
unit-squadron_17 = 第17スコードロン
unit-squadron_19 = 第19スコードロン
unit-squadron_32 = 第32スコードロン
unit-squadron_41 = 第41スコードロン
unit-squadron_43 = 第43スコードロン
unit-squadron_46 = 第46スコードロン
unit-squadron_54 = 第54スコードロン
unit-squadron_56 = 第56スコードロン
unit-squadron_64 = 第64スコードロン
unit-squadron_65 = 第65スコードロン
unit-squadron_66 = 第66スコードロン
unit-squadron_72 = 第72スコードロン
unit-squadron_73 = 第73スコードロン
unit-squadron_74 = 第74スコードロン
unit-squadron_79 = 第79スコードロン
unit-squadron_85 = 第85スコードロン
unit-squadron_87 = 第87スコードロン
    .role = 連合州
unit-squadron_92 = 第92スコードロン
unit-squadron_111 = 第111スコードロン
unit-squadron_141 = 第141スコードロン
unit-squadron_145 = 第145スコードロン
unit-squadron_151 = 第151スコードロン
unit-squadron_152 = 第152スコードロン
    .role = ハイデラバード
unit-squadron_213 = 第213スコードロン
    .role = セイロン
unit-squadron_222 = 第222スコードロン
    .role = ナタール
unit-squadron_229 = 第229スコードロン
unit-squadron_234 = 第234スコードロン
    .role = マドラス管区
unit-squadron_238 = 第238スコードロン
unit-squadron_242 = 第242スコードロン
    .role = カナダ
unit-squadron_249 = 第249スコードロン
    .role = 黄金海岸
unit-squadron_253 = 第253スコードロン
    .role = ハイデラバード
unit-squadron_257 = 第257スコードロン
    .role = ビルマ
unit-squadron_264 = 第264スコードロン
    .role = マドラス管区
unit-squadron_266 = 第266スコードロン
    .role = ローデシア
unit-squadron_302 = 第302スコードロン
    .role = ポーランド
unit-squadron_303 = 第303スコードロン
    .role = ポーランド
unit-squadron_310 = 第310スコードロン
    .role = チェコ
unit-squadron_501 = 第501スコードロン
    .role = グロスター州
unit-squadron_504 = 第504スコードロン
    .role = ノッティンガム州
unit-squadron_601 = 第601スコードロン
    .role = ロンドン州
unit-squadron_602 = 第602スコードロン
    .role = グラスゴー市
unit-squadron_603 = 第603スコードロン
    .role = エディンバラ市
unit-squadron_605 = 第605スコードロン
    .role = ウォリック州
unit-squadron_607 = 第607スコードロン
    .role = ダラム州
unit-squadron_609 = 第609スコードロン
    .role = ウェストライディング
unit-squadron_610 = 第610スコードロン
    .role = チェスター州
unit-squadron_611 = 第611スコードロン
    .role = 西ランカシャー
unit-squadron_615 = 第615スコードロン
    .role = サリー州
unit-squadron_616 = 第616スコードロン
    .role = 南ヨークシャー
unit-flight_421 = 第421フライト
unit-flight_1a = フライト1A
unit-flight_1b = フライト1B
unit-flight_2a = フライト2A
unit-flight_2b = フライト2B
unit-flight_3a = フライト3A
unit-flight_3b = フライト3B
unit-flight_4a = フライト4A
unit-flight_4b = フライト4B
unit-flight_5a = フライト5A
unit-flight_5b = フライト5B
unit-luftwaffe_01 = 独軍1
unit-luftwaffe_02 = 独軍2
unit-luftwaffe_03 = 独軍3
unit-luftwaffe_04 = 独軍4
unit-luftwaffe_05 = 独軍5
unit-luftwaffe_06 = 独軍6
unit-luftwaffe_07 = 独軍7
unit-luftwaffe_08 = 独軍8
unit-luftwaffe_09 = 独軍9
unit-luftwaffe_10 = 独軍10
unit-luftwaffe_11 = 独軍11
unit-luftwaffe_12 = 独軍12
unit-luftwaffe_13 = 独軍13
unit-luftwaffe_14 = 独軍14
unit-luftwaffe_15 = 独軍15
unit-luftwaffe_16 = 独軍16
unit-luftwaffe_17 = 独軍17
unit-luftwaffe_18 = 独軍18
unit-luftwaffe_19 = 独軍19
unit-luftwaffe_20 = 独軍20
unit-luftwaffe_21 = 独軍21
unit-luftwaffe_22 = 独軍22
unit-luftwaffe_23 = 独軍23
unit-luftwaffe_24 = 独軍24
unit-luftwaffe_25 = 独軍25
unit-luftwaffe_26 = 独軍26
unit-luftwaffe_27 = 独軍27
unit-luftwaffe_28 = 独軍28
unit-luftwaffe_29 = 独軍29
unit-luftwaffe_30 = 独軍30
unit-luftwaffe_31 = 独軍31
unit-luftwaffe_32 = 独軍32
unit-luftwaffe_33 = 独軍33
unit-luftwaffe_34 = 独軍34
unit-luftwaffe_35 = 独軍35
unit-luftwaffe_36 = 独軍36
unit-luftwaffe_37 = 独軍37
unit-luftwaffe_38 = 独軍38
unit-luftwaffe_39 = 独軍39
unit-luftwaffe_40 = 独軍40
unit-luftwaffe_41 = 独軍41
unit-luftwaffe_42 = 独軍42
unit-luftwaffe_43 = 独軍43
unit-luftwaffe_44 = 独軍44
unit-luftwaffe_45 = 独軍45
unit-luftwaffe_46 = 独軍46
unit-luftwaffe_47 = 独軍47
unit-luftwaffe_48 = 独軍48
unit-rest = ほかの全員
unit-stand = 知らせがあるまで
unit-split = フライトに分ける
raid-hostile_01 = 敵性1
raid-hostile_02 = 敵性2
raid-hostile_03 = 敵性3
raid-hostile_04 = 敵性4
raid-hostile_05 = 敵性5
raid-hostile_06 = 敵性6
raid-hostile_07 = 敵性7
raid-hostile_08 = 敵性8
raid-hostile_09 = 敵性9
raid-hostile_10 = 敵性10
raid-hostile_11 = 敵性11
raid-hostile_12 = 敵性12
raid-hostile_13 = 敵性13
raid-hostile_14 = 敵性14
raid-hostile_15 = 敵性15
raid-hostile_16 = 敵性16
raid-hostile_17 = 敵性17
raid-hostile_18 = 敵性18
raid-hostile_19 = 敵性19
raid-hostile_20 = 敵性20
raid-hostile_21 = 敵性21
raid-hostile_22 = 敵性22
raid-hostile_23 = 敵性23
raid-hostile_24 = 敵性24
raid-hostile_25 = 敵性25
raid-hostile_26 = 敵性26
raid-hostile_27 = 敵性27
raid-hostile_28 = 敵性28
raid-hostile_29 = 敵性29
raid-hostile_30 = 敵性30
raid-hostile_31 = 敵性31
raid-hostile_32 = 敵性32
raid-hostile_33 = 敵性33
raid-hostile_34 = 敵性34
raid-hostile_35 = 敵性35
raid-hostile_36 = 敵性36
raid-hostile_37 = 敵性37
raid-hostile_38 = 敵性38
raid-hostile_39 = 敵性39
raid-hostile_40 = 敵性40
raid-hostile_41 = 敵性41
raid-hostile_42 = 敵性42
raid-hostile_43 = 敵性43
raid-hostile_44 = 敵性44
raid-hostile_45 = 敵性45
raid-hostile_46 = 敵性46
raid-hostile_47 = 敵性47
raid-hostile_48 = 敵性48
raid-rest = ほかの全部
raid-stand = 知らせがあるまで
type-spitfire = スピットファイア
type-hurricane = ハリケーン
type-defiant = デファイアント
type-blenheim_if = ブレニムIF
type-gladiator = グラディエーター
type-spitfire_421_flight = スピットファイア
type-me109 = Me109
type-me110 = Me110
type-erpro210 = Erpro210
type-ju87 = Ju87
type-ju88 = Ju88
type-do17 = Do17
type-he111 = He111
type-cr42 = CR42
type-g50 = G50
type-br20 = BR20
gruppe-i_jg3 = I/JG3
gruppe-ii_jg3 = II/JG3
gruppe-iii_jg3 = III/JG3
gruppe-i_jg26 = I/JG26
gruppe-ii_jg26 = II/JG26
gruppe-iii_jg26 = III/JG26
gruppe-i_jg51 = I/JG51
gruppe-ii_jg51 = II/JG51
gruppe-iii_jg51 = III/JG51
gruppe-i_jg52 = I/JG52
gruppe-ii_jg52 = II/JG52
gruppe-i_jg54 = I/JG54
gruppe-ii_jg54 = II/JG54
gruppe-iii_jg54 = III/JG54
gruppe-i_lg2 = I/LG2
gruppe-i_jg77 = I/JG77
gruppe-ii_lg2 = II/LG2
gruppe-i_zg26 = I/ZG26
gruppe-ii_zg26 = II/ZG26
gruppe-iii_zg26 = III/ZG26
gruppe-erpro_210 = 作戦試験グルッペ210
gruppe-i_jg2 = I/JG2
gruppe-ii_jg2 = II/JG2
gruppe-iii_jg2 = III/JG2
gruppe-i_jg27 = I/JG27
gruppe-ii_jg27 = II/JG27
gruppe-iii_jg27 = III/JG27
gruppe-i_jg53 = I/JG53
gruppe-ii_jg53 = II/JG53
gruppe-iii_jg53 = III/JG53
gruppe-i_zg2 = I/ZG2
gruppe-ii_zg2 = II/ZG2
gruppe-v_lg1 = V/LG1
gruppe-ii_zg76 = II/ZG76
gruppe-iii_zg76 = III/ZG76
gruppe-ii_stg1 = II/StG1
gruppe-iv_lg1 = IV/LG1
gruppe-i_stg1 = I/StG1
gruppe-iii_stg1 = III/StG1
gruppe-i_stg2 = I/StG2
gruppe-ii_stg2 = II/StG2
gruppe-i_stg3 = I/StG3
gruppe-i_stg77 = I/StG77
gruppe-ii_stg77 = II/StG77
gruppe-iii_stg77 = III/StG77
gruppe-i_kg1 = I/KG1
gruppe-ii_kg1 = II/KG1
gruppe-iii_kg1 = III/KG1
gruppe-i_kg2 = I/KG2
gruppe-ii_kg2 = II/KG2
gruppe-iii_kg2 = III/KG2
gruppe-i_kg3 = I/KG3
gruppe-ii_kg3 = II/KG3
gruppe-iii_kg3 = III/KG3
gruppe-i_kg4 = I/KG4
gruppe-ii_kg4 = II/KG4
gruppe-iii_kg4 = III/KG4
gruppe-i_kg53 = I/KG53
gruppe-ii_kg53 = II/KG53
gruppe-iii_kg53 = III/KG53
gruppe-i_kg76 = I/KG76
gruppe-ii_kg76 = II/KG76
gruppe-iii_kg76 = III/KG76
gruppe-i_kg30 = I/KG30
gruppe-ii_kg30 = II/KG30
gruppe-i_kg27 = I/KG27
gruppe-ii_kg27 = II/KG27
gruppe-iii_kg27 = III/KG27
gruppe-i_kg55 = I/KG55
gruppe-ii_kg55 = II/KG55
gruppe-iii_kg55 = III/KG55
gruppe-kgr100 = KGr100
gruppe-i_kg51 = I/KG51
gruppe-ii_kg51 = II/KG51
gruppe-iii_kg51 = III/KG51
gruppe-i_kg54 = I/KG54
gruppe-ii_kg54 = II/KG54
gruppe-i_lg1 = I/LG1
gruppe-ii_lg1 = II/LG1
gruppe-iii_lg1 = III/LG1
gruppe-kgr806 = KGr806
gruppe-kgr606 = KGr606
gruppe-gruppo_11 = 第11グルッポ
gruppe-gruppo_43 = 第43グルッポ
gruppe-gruppo_98 = 第98グルッポ
gruppe-gruppo_99 = 第99グルッポ
gruppe-gruppo_18 = 第18グルッポ
gruppe-gruppo_20 = 第20グルッポ
gruppe-rest = 残りは卓に任せる
chit-A = チットA
chit-B = チットB
chit-C = チットC
chit-D = チットD
chit-E = チットE
chit-F = チットF
chit-G = チットG
chit-H = チットH
chit-I = チットI
chit-J = チットJ
chit-K = チットK
chit-L = チットL
chit-M = チットM
chit-N = チットN
chit-O = チットO
chit-P = チットP
chit-Q = チットQ
chit-R = チットR
chit-S = チットS
chit-T = チットT
chit-U = チットU
chit-V = チットV
chit-W = チットW
chit-X = チットX
chit-Y = チットY
chit-Z = チットZ
chit-AA = チットAA
chit-BB = チットBB
chit-CC = チットCC
chit-DD = チットDD
chit-EE = チットEE
chit-FF = チットFF
chit-GG = チットGG
chit-HH = チットHH
chit-II = チットII
chit-JJ = チットJJ
chit-KK = チットKK
chit-LL = チットLL
chit-MM = チットMM
chit-NN = チットNN
chit-OO = チットOO
chit-PP = チットPP
chit-QQ = チットQQ
chit-RR = チットRR
chit-SS = チットSS
chit-TT = チットTT
chit-UU = チットUU

## 場所

zone-duxford = ダクスフォード
zone-filton = フィルトン
zone-middle_wallop = ミドルワロップ
zone-tangmere = タングミア
zone-northolt = ノーソルト
zone-debden = デブデン
zone-north_weald = ノースウィールド
zone-hornchurch = ホーンチャーチ
zone-biggin_hill = ビギンヒル
zone-kenley = ケンリー
zone-london = ロンドン
zone-channel = 英仏海峡
zone-dover_strait = ドーバー海峡
zone-north_sea = 北海
zone-france = フランス
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
airfield-filton = フィルトン
airfield-exeter = エクセター
airfield-colerne = コルアーン
airfield-bibury = バイブリー
airfield-middle_wallop = ミドルワロップ
airfield-warmwell = ウォームウェル
airfield-boscombe_down = ボスコムダウン
airfield-chilbolton = チルボルトン
airfield-tangmere = タングミア
airfield-westhampnett = ウェストハンプネット
airfield-kenley = ケンリー
airfield-croydon = クロイドン
airfield-redhill = レッドヒル
airfield-biggin_hill = ビギンヒル
airfield-gravesend = グレーブゼンド
airfield-west_malling = ウェストモーリング
airfield-hornchurch = ホーンチャーチ
airfield-rochford = ロッチフォード
airfield-manston = マンストン
airfield-hawkinge = ホーキンジ
airfield-lympne = リム
airfield-north_weald = ノースウィールド
airfield-stapleford = ステープルフォードトーニー
airfield-debden = デブデン
airfield-castle_camps = キャッスルキャンプス
airfield-martlesham = マートルシャムヒース
airfield-northolt = ノーソルト
airfield-hendon = ヘンドン
airfield-duxford = ダクスフォード
airfield-fowlmere = ファウルミア
airfield-detling = デトリング
airfield-eastchurch = イーストチャーチ
airfield-thorney_island = ソーニーアイランド
airfield-ford = フォード
airfield-lee_on_solent = リーオンソレント
airfield-gosport = ゴスポート
airfield-worthy_down = ワージーダウン
airfield-eastleigh = イーストリー
airfield-odiham = オディハム
airfield-andover = アンドーバー
airfield-farnborough = ファーンボロー
airfield-brize_norton = ブライズノートン
airfield-harwell = ハーウェル
airfield-benson = ベンソン
airfield-abingdon = アビンドン
airfield-bicester = ビスター
airfield-upper_heyford = アッパーヘイフォード
airfield-hullavington = ハラビントン
airfield-south_cerney = サウスサーニー
airfield-lyneham = ラインハム
airfield-upavon = アップエイボン
airfield-netheravon = ネザーエイボン
airfield-old_sarum = オールドセーラム
airfield-yeovil = ヨービル
airfield-shoreham = ショーラム
airfield-gatwick = ガトウィック
airfield-rochester = ロチェスター
airfield-brooklands = ブルックランズ
airfield-langley = ラングレー
airfield-heston = ヘストン
airfield-white_waltham = ホワイトウォルサム
airfield-halton = ホールトン
airfield-hatfield = ハットフィールド
airfield-radlett = ラドレット
airfield-luton = ルートン
airfield-henlow = ヘンロウ
airfield-bassingbourn = バッシングボーン
airfield-stradishall = ストラディシャル
airfield-wattisham = ワティシャム
airfield-ipswich_af = イプスウィッチ
airfield-calshot = カルショット
airfield-hamble = ハンブル
station-worth = ワース
station-ventnor = ベントナー
station-poling = ポーリング
station-pevensey = ペベンジー
station-rye = ライ
station-dover_ch = ドーバー（チェインホーム）
station-dunkirk_kent = ダンカーク（ケント）
station-canewdon = カヌードン
station-bromley = ブロムリー
station-bawdsey = ボードジー
station-truleigh = トルーリーヒル
station-beachy_head = ビーチーヘッド
station-fairlight = フェアライト
station-dover_chl = ドーバー（チェインホームロー）
station-foreness = フォアネス
station-walton = ウォルトン
convoy-cv_lyme = ライム湾東部の船団
convoy-cv_portland = ポートランドビル沖の船団
convoy-cv_swanage = セントオールバンズヘッド沖の船団
convoy-cv_bournemouth = ボーンマス沖の船団
convoy-cv_needles = ニードルズ沖の船団
convoy-cv_wight = セントキャサリンズポイント沖の船団
convoy-cv_selsey = セルシービル沖の船団
convoy-cv_brighton = ブライトン沖の船団
convoy-cv_beachy = ビーチーヘッド沖の船団
convoy-cv_dungeness = ダンジネス沖の船団
convoy-cv_folkestone = フォークストン沖の船団
convoy-cv_dover = ドーバー沖の船団
convoy-cv_deal = ディール沖ダウンズの船団
convoy-cv_foreland = ノースフォアランド沖の船団
convoy-cv_estuary = テムズ河口の船団
convoy-cv_clacton = クラクトン沖の船団
convoy-cv_harwich = ハリッジ沖の船団
convoy-cv_orford = オーフォードネス沖の船団
convoy-cv_aldeburgh = オールドバラ沖の船団
site-dover_port = ドーバー港
site-folkestone_port = フォークストン港
site-ramsgate_port = ラムズゲート港
site-portsmouth_port = ポーツマス海軍工廠
site-southampton_port = サウサンプトン港
site-portland_port = ポートランド港
site-poole_port = プール港
site-newhaven_port = ニューヘイブン港
site-sheerness_port = シアネス海軍工廠
site-chatham_port = チャタム海軍工廠
site-tilbury_port = ティルベリー港
site-thameshaven = テムズヘイブン石油基地
site-harwich_port = ハリッジ港
site-bristol_port = ブリストル港
site-cowes_port = カウズ造船所
site-purfleet = パーフリート石油埠頭
site-isle_of_grain = ポートビクトリア石油タンク（グレイン）
site-ipswich_port = イプスウィッチ港
site-fawley = フォーリー石油基地
site-filton_works = ブリストル航空機（フィルトン）
site-yate_works = パーナル（イェート）
site-yeovil_works = ウェストランド（ヨービル）
site-woolston = スーパーマリン（ウールストン）
site-eastleigh_works = カンリフ＝オーウェン（イーストリー）
site-weybridge = ビッカース（ウェーブリッジ）
site-langley_works = ホーカー（ラングレー）
site-kingston_works = ホーカー（キングストン）
site-short_rochester = ショート兄弟（ロチェスター）
site-hatfield_works = デ・ハビランド（ハットフィールド）
site-radlett_works = ハンドレページ（ラドレット）
site-luton_works = ボクソール（ルートン）
site-brockworth_works = グロスター（ブロックワース）
site-portsmouth_works = エアスピード（ポーツマス）
site-reading_works = マイルズ（ウッドリー）
site-dagenham_works = フォード（ダゲナム）
site-chelmsford_works = ホフマンとマルコーニ（チェルムスフォード）
site-holton_heath = 海軍火薬工場（ホルトンヒース）
site-crayford_works = ビッカース（クレイフォード）
site-london_city = ロンドン（シティとウェストミンスター）
site-london_docks = ロンドン港（ウェストインディアとロイヤル）
site-surrey_docks = サリー商業埠頭
site-woolwich = ウリッジ兵器廠
site-battersea = バタシー操車場
site-west_ham = ウェストハムガス工場
site-london_north = ロンドン（北郊）
site-london_south = ロンドン（南郊）
site-london_west = ロンドン（西郊）
site-t_bristol = ブリストル
site-t_bath = バース
site-t_swindon = スウィンドン
site-t_gloucester = グロスター
site-t_cheltenham = チェルトナム
site-t_cirencester = サイレンセスター
site-t_chippenham = チッペナム
site-t_devizes = ディバイゼズ
site-t_trowbridge = トローブリッジ
site-t_frome = フルーム
site-t_shaftesbury = シャフツベリー
site-t_sherborne = シャーボーン
site-t_dorchester = ドーチェスター
site-t_weymouth = ウェイマス
site-t_blandford = ブランドフォード
site-t_swanage = スワネージ
site-t_poole = プール
site-t_bournemouth = ボーンマス
site-t_salisbury = ソールズベリー
site-t_winchester = ウィンチェスター
site-t_southampton = サウサンプトン
site-t_portsmouth = ポーツマス
site-t_newport_wight = ニューポート（ワイト島）
site-t_cowes = カウズ
site-t_petersfield = ピーターズフィールド
site-t_chichester = チチェスター
site-t_bognor_regis = ボグナーリージス
site-t_worthing = ワージング
site-t_brighton = ブライトン
site-t_lewes = ルイス
site-t_newhaven = ニューヘイブン
site-t_eastbourne = イーストボーン
site-t_bexhill = ベクスヒル
site-t_hastings = ヘイスティングズ
site-t_rye = ライ
site-t_horsham = ホーシャム
site-t_haywards_heath = ヘイワーズヒース
site-t_east_grinstead = イーストグリンステッド
site-t_tunbridge_wells = タンブリッジウェルズ
site-t_tonbridge = トンブリッジ
site-t_sevenoaks = セブンオークス
site-t_maidstone = メードストン
site-t_ashford = アシュフォード
site-t_canterbury = カンタベリー
site-t_faversham = ファバーシャム
site-t_dover = ドーバー
site-t_folkestone = フォークストン
site-t_deal = ディール
site-t_ramsgate = ラムズゲート
site-t_margate = マーゲート
site-t_sheerness = シアネス
site-t_chatham = チャタム
site-t_gravesend = グレーブゼンド
site-t_dartford = ダートフォード
site-t_tilbury = ティルベリー
site-t_southend = サウスエンド
site-t_chelmsford = チェルムスフォード
site-t_maldon = マルドン
site-t_brentwood = ブレントウッド
site-t_braintree = ブレインツリー
site-t_colchester = コルチェスター
site-t_clacton = クラクトン
site-t_harwich = ハリッジ
site-t_felixstowe = フェリクストウ
site-t_ipswich = イプスウィッチ
site-t_sudbury = サドベリー
site-t_stowmarket = ストウマーケット
site-t_aldeburgh = オールドバラ
site-t_bury_st_edmunds = ベリーセントエドマンズ
site-t_newmarket = ニューマーケット
site-t_cambridge = ケンブリッジ
site-t_saffron_walden = サフロンウォルデン
site-t_royston = ロイストン
site-t_bishops_stortford = ビショップスストートフォード
site-t_hertford = ハートフォード
site-t_hitchin = ヒッチン
site-t_luton = ルートン
site-t_st_albans = セントオールバンズ
site-t_watford = ワトフォード
site-t_bedford = ベッドフォード
site-t_bletchley = ブレッチリー
site-t_buckingham = バッキンガム
site-t_banbury = バンベリー
site-t_aylesbury = エールズベリー
site-t_high_wycombe = ハイウィカム
site-t_oxford = オックスフォード
site-t_reading = レディング
site-t_newbury = ニューベリー
site-t_slough = スラウ
site-t_maidenhead = メイデンヘッド
site-t_basingstoke = ベイジングストーク
site-t_andover = アンドーバー
site-t_aldershot = オールダーショット
site-t_guildford = ギルフォード
site-t_dorking = ドーキング
site-t_reigate = ライゲート
site-t_kingston = キングストン
site-t_croydon = クロイドン
site-t_romford = ロムフォード
site-t_enfield = エンフィールド
site-t_calais = カレー
site-t_boulogne = ブローニュ
site-t_gravelines = グラヴリーヌ
site-t_dunkerque = ダンケルク
site-t_st_omer = サントメール
site-t_hazebrouck = アズブルック
site-t_etaples = エタープル
site-t_montreuil = モントルイユ
site-t_berck = ベルク
site-t_hesdin = エダン
site-t_st_pol = サンポル
site-t_abbeville = アブヴィル
site-t_st_valery = サンヴァレリー
site-t_le_treport = ル・トレポール
site-t_lillers = リレール
site-t_doullens = ドゥラン
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
site-filton = { airfield-filton }航空基地
site-exeter = { airfield-exeter }航空基地
site-colerne = { airfield-colerne }航空基地
site-bibury = { airfield-bibury }航空基地
site-middle_wallop = { airfield-middle_wallop }航空基地
site-warmwell = { airfield-warmwell }航空基地
site-boscombe_down = { airfield-boscombe_down }航空基地
site-chilbolton = { airfield-chilbolton }航空基地
site-tangmere = { airfield-tangmere }航空基地
site-westhampnett = { airfield-westhampnett }航空基地
site-kenley = { airfield-kenley }航空基地
site-croydon = { airfield-croydon }航空基地
site-redhill = { airfield-redhill }航空基地
site-biggin_hill = { airfield-biggin_hill }航空基地
site-gravesend = { airfield-gravesend }航空基地
site-west_malling = { airfield-west_malling }航空基地
site-hornchurch = { airfield-hornchurch }航空基地
site-rochford = { airfield-rochford }航空基地
site-manston = { airfield-manston }航空基地
site-hawkinge = { airfield-hawkinge }航空基地
site-lympne = { airfield-lympne }航空基地
site-north_weald = { airfield-north_weald }航空基地
site-stapleford = { airfield-stapleford }航空基地
site-debden = { airfield-debden }航空基地
site-castle_camps = { airfield-castle_camps }航空基地
site-martlesham = { airfield-martlesham }航空基地
site-northolt = { airfield-northolt }航空基地
site-hendon = { airfield-hendon }航空基地
site-duxford = { airfield-duxford }航空基地
site-fowlmere = { airfield-fowlmere }航空基地
site-detling = { airfield-detling }航空基地
site-eastchurch = { airfield-eastchurch }航空基地
site-thorney_island = { airfield-thorney_island }航空基地
site-ford = { airfield-ford }航空基地
site-lee_on_solent = { airfield-lee_on_solent }航空基地
site-gosport = { airfield-gosport }航空基地
site-worthy_down = { airfield-worthy_down }航空基地
site-eastleigh = { airfield-eastleigh }航空基地
site-odiham = { airfield-odiham }航空基地
site-andover = { airfield-andover }航空基地
site-farnborough = { airfield-farnborough }航空基地
site-brize_norton = { airfield-brize_norton }航空基地
site-harwell = { airfield-harwell }航空基地
site-benson = { airfield-benson }航空基地
site-abingdon = { airfield-abingdon }航空基地
site-bicester = { airfield-bicester }航空基地
site-upper_heyford = { airfield-upper_heyford }航空基地
site-hullavington = { airfield-hullavington }航空基地
site-south_cerney = { airfield-south_cerney }航空基地
site-lyneham = { airfield-lyneham }航空基地
site-upavon = { airfield-upavon }航空基地
site-netheravon = { airfield-netheravon }航空基地
site-old_sarum = { airfield-old_sarum }航空基地
site-yeovil = { airfield-yeovil }航空基地
site-shoreham = { airfield-shoreham }航空基地
site-gatwick = { airfield-gatwick }航空基地
site-rochester = { airfield-rochester }航空基地
site-brooklands = { airfield-brooklands }航空基地
site-langley = { airfield-langley }航空基地
site-heston = { airfield-heston }航空基地
site-white_waltham = { airfield-white_waltham }航空基地
site-halton = { airfield-halton }航空基地
site-hatfield = { airfield-hatfield }航空基地
site-radlett = { airfield-radlett }航空基地
site-luton = { airfield-luton }航空基地
site-henlow = { airfield-henlow }航空基地
site-bassingbourn = { airfield-bassingbourn }航空基地
site-stradishall = { airfield-stradishall }航空基地
site-wattisham = { airfield-wattisham }航空基地
site-ipswich_af = { airfield-ipswich_af }航空基地
site-calshot = { airfield-calshot }航空基地
site-hamble = { airfield-hamble }航空基地
site-worth = { station-worth }レーダー基地
site-ventnor = { station-ventnor }レーダー基地
site-poling = { station-poling }レーダー基地
site-pevensey = { station-pevensey }レーダー基地
site-rye = { station-rye }レーダー基地
site-dover_ch = { station-dover_ch }レーダー基地
site-dunkirk_kent = { station-dunkirk_kent }レーダー基地
site-canewdon = { station-canewdon }レーダー基地
site-bromley = { station-bromley }レーダー基地
site-bawdsey = { station-bawdsey }レーダー基地
site-truleigh = { station-truleigh }レーダー基地
site-beachy_head = { station-beachy_head }レーダー基地
site-fairlight = { station-fairlight }レーダー基地
site-dover_chl = { station-dover_chl }レーダー基地
site-foreness = { station-foreness }レーダー基地
site-walton = { station-walton }レーダー基地
counter-y1 = Y1（好天面：好天、悪天候面：濃霧2まで）
counter-y2 = Y2（好天面：好天、悪天候面：濃霧2まで）
counter-y3 = Y3（好天面：好天、悪天候面：濃霧2まで）
counter-y4 = Y4（好天面：好天、悪天候面：濃霧4まで）
counter-y5 = Y5（好天面：好天、悪天候面：厚い雲8）
counter-y6 = Y6（好天面：好天、悪天候面：厚い雲10）
counter-y7 = Y7（好天面：薄霧4まで、悪天候面：濃霧2まで）
counter-y8 = Y8（好天面：薄霧4まで、悪天候面：濃霧4まで）
counter-y9 = Y9（好天面：薄霧6まで、悪天候面：厚い雲4）
counter-y10 = Y10（好天面：部分的な雲6、悪天候面：厚い雲6）
counter-y11 = Y11（好天面：部分的な雲8、悪天候面：厚い雲8）
counter-y12 = Y12（好天面：部分的な雲10、悪天候面：厚い雲10）
counter-y13 = Y13（好天面：部分的な雲14、悪天候面：厚い雲6）
counter-y14 = Y14（好天面：部分的な雲20、悪天候面：厚い雲12）
counter-y15 = Y15（好天面：部分的な雲24、悪天候面：厚い雲14）
counter-y16 = Y16（好天面：薄霧4まで・部分的な雲12、悪天候面：厚い雲8）
counter-g1 = G1（好天面：好天、悪天候面：濃霧2まで）
counter-g2 = G2（好天面：好天、悪天候面：濃霧2まで）
counter-g3 = G3（好天面：好天、悪天候面：厚い雲8）
counter-g4 = G4（好天面：好天、悪天候面：厚い雲10）
counter-g5 = G5（好天面：薄霧4まで、悪天候面：濃霧4まで）
counter-g6 = G6（好天面：薄霧6まで、悪天候面：厚い雲6）
counter-g7 = G7（好天面：薄霧6まで、悪天候面：厚い雲4-6）
counter-g8 = G8（好天面：部分的な雲6、悪天候面：厚い雲6）
counter-g9 = G9（好天面：部分的な雲8、悪天候面：厚い雲8）
counter-g10 = G10（好天面：部分的な雲8、悪天候面：厚い雲6-8）
counter-g11 = G11（好天面：部分的な雲10-12、悪天候面：厚い雲10-12）
counter-g12 = G12（好天面：部分的な雲14、悪天候面：厚い雲12）
counter-g13 = G13（好天面：部分的な雲18、悪天候面：厚い雲14）
counter-g14 = G14（好天面：断続的な雲8、悪天候面：厚い雲8-10）
counter-g15 = G15（好天面：断続的な雲10、悪天候面：厚い雲10-12）
counter-g16 = G16（好天面：断続的な雲10・部分的な雲14、悪天候面：厚い雲6-8・雨4まで）
counter-b1 = B1（好天面：好天、悪天候面：濃霧4まで）
counter-b2 = B2（好天面：好天、悪天候面：厚い雲8-10）
counter-b3 = B3（好天面：薄霧6まで、悪天候面：濃霧4まで）
counter-b4 = B4（好天面：薄霧8まで、悪天候面：濃霧6まで）
counter-b5 = B5（好天面：霧4まで、悪天候面：厚い雲4-6）
counter-b6 = B6（好天面：部分的な雲6-8、悪天候面：厚い雲6-8）
counter-b7 = B7（好天面：部分的な雲8-10、悪天候面：厚い雲6-8）
counter-b8 = B8（好天面：部分的な雲12、悪天候面：厚い雲8-12）
counter-b9 = B9（好天面：部分的な雲16-18、悪天候面：厚い雲10-14）
counter-b10 = B10（好天面：断続的な雲6、悪天候面：厚い雲6-10・雨4まで）
counter-b11 = B11（好天面：断続的な雲8、悪天候面：厚い雲6-10）
counter-b12 = B12（好天面：断続的な雲10、悪天候面：厚い雲8-10）
counter-b13 = B13（好天面：断続的な雲10-14、悪天候面：厚い雲6-10・雨4まで）
counter-b14 = B14（好天面：断続的な雲12、悪天候面：厚い雲8-12・雨6まで）
counter-b15 = B15（好天面：断続的な雲16、悪天候面：厚い雲4-8・雨2まで）
counter-b16 = B16（好天面：断続的な雲8・部分的な雲12-14、悪天候面：厚い雲6-10・雨4まで）
counter-r1 = R1（好天面：好天、悪天候面：厚い雲6-10）
counter-r2 = R2（好天面：薄霧8まで、悪天候面：濃霧6まで）
counter-r3 = R3（好天面：霧4まで、悪天候面：厚い雲4-8）
counter-r4 = R4（好天面：霧6まで、悪天候面：濃霧6まで）
counter-r5 = R5（好天面：部分的な雲8-10、悪天候面：厚い雲6-12）
counter-r6 = R6（好天面：部分的な雲10-14、悪天候面：厚い雲8-14）
counter-r7 = R7（好天面：断続的な雲6-8、悪天候面：厚い雲10-16）
counter-r8 = R8（好天面：断続的な雲8、悪天候面：厚い雲4-8・雨2まで）
counter-r9 = R9（好天面：断続的な雲8-12、悪天候面：厚い雲6-10・雨4まで）
counter-r10 = R10（好天面：断続的な雲10-14、悪天候面：厚い雲6-12・雨4まで）
counter-r11 = R11（好天面：断続的な雲12-16、悪天候面：厚い雲8-14・雨6まで）
counter-r12 = R12（好天面：断続的な雲14、悪天候面：厚い雲6-10・雨4まで）
counter-r13 = R13（好天面：断続的な雲10・部分的な雲14、悪天候面：厚い雲6-12・雨4まで）
counter-r14 = R14（好天面：断続的な雲6・部分的な雲10-12、悪天候面：厚い雲4-8・雨2まで）
counter-r15 = R15（好天面：断続的な雲8・部分的な雲14-18、悪天候面：厚い雲8-14・雨6まで）
counter-r16 = R16（好天面：部分的な雲6・断続的な雲12、悪天候面：厚い雲4-12・雨2まで）
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
place-0136 = 0136 ル・トレポール
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
place-0239 = 0239 アブヴィル
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
place-0338 = 0338 サンヴァレリー
place-0339 = 0339
place-0340 = 0340 アブヴィル＝ドリュカ
place-0341 = 0341 イヴランシュ
place-0342 = 0342
place-0343 = 0343
place-0344 = 0344 ドゥラン
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
place-0440 = 0440 クレシー
place-0441 = 0441
place-0442 = 0442
place-0443 = 0443
place-0444 = 0444
place-0445 = 0445 バルリ
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
place-0540 = 0540 リジュクール
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
place-0641 = 0641 エダン
place-0642 = 0642
place-0643 = 0643
place-0644 = 0644 サンポル
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
place-0738 = 0738 ベルク
place-0739 = 0739
place-0740 = 0740
place-0741 = 0741
place-0742 = 0742
place-0743 = 0743
place-0744 = 0744
place-0745 = 0745
place-0801 = 0801
place-0802 = 0802
place-0803 = 0803 ポートランドビル沖
place-0804 = 0804
place-0805 = 0805
place-0806 = 0806 セントオールバンズヘッド沖
place-0807 = 0807
place-0808 = 0808
place-0809 = 0809
place-0810 = 0810
place-0811 = 0811
place-0812 = 0812 セントキャサリンズポイント沖
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
place-0839 = 0839 モントルイユ
place-0840 = 0840 サンピ
place-0841 = 0841
place-0842 = 0842
place-0843 = 0843
place-0844 = 0844
place-0845 = 0845
place-0901 = 0901 ライム湾東部
place-0902 = 0902
place-0903 = 0903 ポートランド港
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
place-0938 = 0938 エタープル
place-0939 = 0939
place-0940 = 0940
place-0941 = 0941
place-0942 = 0942
place-0943 = 0943
place-0944 = 0944
place-0945 = 0945 リレール
place-1001 = 1001
place-1002 = 1002 ウェイマス
place-1003 = 1003
place-1004 = 1004
place-1005 = 1005 ワース
place-1006 = 1006 スワネージ
place-1007 = 1007
place-1008 = 1008
place-1009 = 1009 ニードルズ沖
place-1010 = 1010
place-1011 = 1011
place-1012 = 1012
place-1013 = 1013 ベントナー
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
place-1103 = 1103 ウォームウェル
place-1104 = 1104
place-1105 = 1105
place-1106 = 1106
place-1107 = 1107
place-1108 = 1108 ボーンマス沖
place-1109 = 1109
place-1110 = 1110
place-1111 = 1111
place-1112 = 1112
place-1113 = 1113
place-1114 = 1114
place-1115 = 1115
place-1116 = 1116
place-1117 = 1117 セルシービル沖
place-1118 = 1118
place-1119 = 1119
place-1120 = 1120
place-1121 = 1121
place-1122 = 1122
place-1123 = 1123
place-1124 = 1124
place-1125 = 1125
place-1126 = 1126 ビーチーヘッド沖
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
place-1139 = 1139 サメール
place-1140 = 1140 デーヴル
place-1141 = 1141
place-1142 = 1142
place-1143 = 1143
place-1144 = 1144
place-1145 = 1145
place-1201 = 1201
place-1202 = 1202 ドーチェスター
place-1203 = 1203
place-1204 = 1204
place-1205 = 1205 海軍火薬工場（ホルトンヒース）
place-1206 = 1206 プール
place-1207 = 1207 ボーンマス
place-1208 = 1208
place-1209 = 1209
place-1210 = 1210
place-1211 = 1211
place-1212 = 1212 ニューポート（ワイト島）
place-1213 = 1213
place-1214 = 1214
place-1215 = 1215
place-1216 = 1216
place-1217 = 1217
place-1218 = 1218
place-1219 = 1219
place-1220 = 1220
place-1221 = 1221
place-1222 = 1222 ブライトン沖
place-1223 = 1223
place-1224 = 1224
place-1225 = 1225
place-1226 = 1226 イーストボーン
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
place-1237 = 1237 ブローニュ
place-1238 = 1238
place-1239 = 1239 コランベール
place-1240 = 1240
place-1241 = 1241
place-1242 = 1242
place-1243 = 1243 サントメール
place-1244 = 1244 サントメール＝アルク
place-1245 = 1245 アズブルック
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
place-1312 = 1312 カルショット
place-1313 = 1313 リーオンソレント
place-1314 = 1314 ポーツマス
place-1315 = 1315
place-1316 = 1316 ソーニーアイランド
place-1317 = 1317 チチェスター
place-1318 = 1318 ボグナーリージス
place-1319 = 1319 フォード
place-1320 = 1320
place-1321 = 1321 ワージング
place-1322 = 1322
place-1323 = 1323 ブライトン
place-1324 = 1324 ニューヘイブン
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
place-1339 = 1339 マルキーズ
place-1340 = 1340 エルムランゲン
place-1341 = 1341
place-1342 = 1342
place-1343 = 1343
place-1344 = 1344 サントメール＝クレールマレ
place-1345 = 1345
place-1401 = 1401
place-1402 = 1402
place-1403 = 1403
place-1404 = 1404 ブランドフォード
place-1405 = 1405
place-1406 = 1406
place-1407 = 1407
place-1408 = 1408
place-1409 = 1409
place-1410 = 1410
place-1411 = 1411 サウサンプトン港
place-1412 = 1412 ハンブル
place-1413 = 1413
place-1414 = 1414 エアスピード（ポーツマス）
place-1415 = 1415
place-1416 = 1416
place-1417 = 1417 タングミア
place-1418 = 1418
place-1419 = 1419 ポーリング
place-1420 = 1420
place-1421 = 1421 ショーラム
place-1422 = 1422
place-1423 = 1423 ルイス
place-1424 = 1424
place-1425 = 1425
place-1426 = 1426 ペベンジー
place-1427 = 1427 ベクスヒル
place-1428 = 1428 ヘイスティングズ
place-1429 = 1429 フェアライト
place-1430 = 1430
place-1431 = 1431
place-1432 = 1432
place-1433 = 1433 ダンジネス沖
place-1434 = 1434
place-1435 = 1435
place-1436 = 1436
place-1437 = 1437
place-1438 = 1438 オダンベール
place-1439 = 1439 カフィエ
place-1440 = 1440 ギーヌ
place-1441 = 1441
place-1442 = 1442
place-1443 = 1443
place-1444 = 1444
place-1445 = 1445
place-1501 = 1501 ヨービル
place-1502 = 1502 シャーボーン
place-1503 = 1503
place-1504 = 1504
place-1505 = 1505
place-1506 = 1506
place-1507 = 1507
place-1508 = 1508
place-1509 = 1509
place-1510 = 1510
place-1511 = 1511
place-1512 = 1512 サウサンプトン
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
place-1530 = 1530 ライ
place-1531 = 1531
place-1532 = 1532
place-1533 = 1533
place-1534 = 1534
place-1535 = 1535
place-1536 = 1536
place-1537 = 1537
place-1538 = 1538
place-1539 = 1539 コケル
place-1540 = 1540
place-1541 = 1541 カレー＝マルク
place-1542 = 1542
place-1543 = 1543
place-1544 = 1544
place-1545 = 1545
place-1601 = 1601
place-1602 = 1602
place-1603 = 1603
place-1604 = 1604 シャフツベリー
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
place-1615 = 1615 ピーターズフィールド
place-1616 = 1616
place-1617 = 1617
place-1618 = 1618
place-1619 = 1619
place-1620 = 1620
place-1621 = 1621
place-1622 = 1622 ヘイワーズヒース
place-1623 = 1623
place-1624 = 1624
place-1625 = 1625
place-1626 = 1626
place-1627 = 1627
place-1628 = 1628
place-1629 = 1629
place-1630 = 1630 ライ
place-1631 = 1631
place-1632 = 1632
place-1633 = 1633
place-1634 = 1634 フォークストン沖
place-1635 = 1635
place-1636 = 1636
place-1637 = 1637
place-1638 = 1638
place-1639 = 1639 カレー
place-1640 = 1640
place-1641 = 1641 オワ＝プラージュ
place-1642 = 1642 グラヴリーヌ
place-1643 = 1643 マルディック
place-1644 = 1644
place-1645 = 1645
place-1701 = 1701
place-1702 = 1702
place-1703 = 1703
place-1704 = 1704
place-1705 = 1705
place-1706 = 1706
place-1707 = 1707
place-1708 = 1708 ソールズベリー
place-1709 = 1709
place-1710 = 1710
place-1711 = 1711
place-1712 = 1712 ウィンチェスター
place-1713 = 1713
place-1714 = 1714
place-1715 = 1715
place-1716 = 1716
place-1717 = 1717
place-1718 = 1718
place-1719 = 1719
place-1720 = 1720
place-1721 = 1721 ホーシャム
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
place-1733 = 1733 リム
place-1734 = 1734 フォークストン
place-1735 = 1735
place-1736 = 1736 ドーバー沖
place-1737 = 1737
place-1738 = 1738
place-1739 = 1739
place-1740 = 1740
place-1741 = 1741
place-1742 = 1742
place-1743 = 1743
place-1744 = 1744
place-1745 = 1745 ダンケルク
place-1801 = 1801
place-1802 = 1802
place-1803 = 1803
place-1804 = 1804
place-1805 = 1805
place-1806 = 1806
place-1807 = 1807
place-1808 = 1808 オールドセーラム
place-1809 = 1809
place-1810 = 1810
place-1811 = 1811 チルボルトン
place-1812 = 1812 ワージーダウン
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
place-1823 = 1823 イーストグリンステッド
place-1824 = 1824
place-1825 = 1825
place-1826 = 1826 タンブリッジウェルズ
place-1827 = 1827
place-1828 = 1828
place-1829 = 1829
place-1830 = 1830
place-1831 = 1831 アシュフォード
place-1832 = 1832
place-1833 = 1833 ホーキンジ
place-1834 = 1834
place-1835 = 1835 ドーバー
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
place-1908 = 1908 ボスコムダウン
place-1909 = 1909
place-1910 = 1910 ミドルワロップ
place-1911 = 1911 アンドーバー
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
place-1922 = 1922 ガトウィック
place-1923 = 1923
place-1924 = 1924
place-1925 = 1925
place-1926 = 1926 トンブリッジ
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
place-2003 = 2003 フルーム
place-2004 = 2004
place-2005 = 2005
place-2006 = 2006
place-2007 = 2007
place-2008 = 2008 ネザーエイボン
place-2009 = 2009
place-2010 = 2010 アンドーバー
place-2011 = 2011
place-2012 = 2012
place-2013 = 2013
place-2014 = 2014 ベイジングストーク
place-2015 = 2015 オディハム
place-2016 = 2016
place-2017 = 2017 オールダーショット
place-2018 = 2018 ギルフォード
place-2019 = 2019
place-2020 = 2020 ドーキング
place-2021 = 2021 ライゲート
place-2022 = 2022 レッドヒル
place-2023 = 2023
place-2024 = 2024
place-2025 = 2025 セブンオークス
place-2026 = 2026
place-2027 = 2027 ウェストモーリング
place-2028 = 2028 メードストン
place-2029 = 2029
place-2030 = 2030
place-2031 = 2031
place-2032 = 2032
place-2033 = 2033
place-2034 = 2034
place-2035 = 2035
place-2036 = 2036 ディール
place-2037 = 2037 ディール沖ダウンズ
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
place-2105 = 2105 トローブリッジ
place-2106 = 2106
place-2107 = 2107
place-2108 = 2108 アップエイボン
place-2109 = 2109
place-2110 = 2110
place-2111 = 2111
place-2112 = 2112
place-2113 = 2113
place-2114 = 2114
place-2115 = 2115
place-2116 = 2116
place-2117 = 2117 ファーンボロー
place-2118 = 2118
place-2119 = 2119
place-2120 = 2120
place-2121 = 2121
place-2122 = 2122
place-2123 = 2123 ケンリー
place-2124 = 2124 ビギンヒル
place-2125 = 2125
place-2126 = 2126
place-2127 = 2127
place-2128 = 2128
place-2129 = 2129 デトリング
place-2130 = 2130
place-2131 = 2131
place-2132 = 2132 ファバーシャム
place-2133 = 2133 カンタベリー
place-2134 = 2134
place-2135 = 2135
place-2136 = 2136 ラムズゲート
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
place-2203 = 2203 バース
place-2204 = 2204
place-2205 = 2205
place-2206 = 2206 ディバイゼズ
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
place-2219 = 2219 ブルックランズ
place-2220 = 2220
place-2221 = 2221
place-2222 = 2222 クロイドン
place-2223 = 2223
place-2224 = 2224
place-2225 = 2225
place-2226 = 2226
place-2227 = 2227
place-2228 = 2228 チャタム
place-2229 = 2229
place-2230 = 2230
place-2231 = 2231 イーストチャーチ
place-2232 = 2232
place-2233 = 2233
place-2234 = 2234
place-2235 = 2235 マーゲート
place-2236 = 2236 フォアネス
place-2237 = 2237
place-2238 = 2238
place-2239 = 2239
place-2240 = 2240
place-2241 = 2241
place-2242 = 2242
place-2243 = 2243
place-2244 = 2244
place-2245 = 2245
place-2301 = 2301 ブリストル
place-2302 = 2302
place-2303 = 2303
place-2304 = 2304 コルアーン
place-2305 = 2305
place-2306 = 2306
place-2307 = 2307
place-2308 = 2308
place-2309 = 2309
place-2310 = 2310
place-2311 = 2311
place-2312 = 2312 ニューベリー
place-2313 = 2313
place-2314 = 2314
place-2315 = 2315 レディング
place-2316 = 2316 マイルズ（ウッドリー）
place-2317 = 2317
place-2318 = 2318
place-2319 = 2319
place-2320 = 2320
place-2321 = 2321 キングストン
place-2322 = 2322
place-2323 = 2323 ロンドン（南郊）
place-2324 = 2324
place-2325 = 2325 ビッカース（クレイフォード）
place-2326 = 2326 ダートフォード
place-2327 = 2327 グレーブゼンド
place-2328 = 2328
place-2329 = 2329
place-2330 = 2330 シアネス
place-2331 = 2331
place-2332 = 2332
place-2333 = 2333
place-2334 = 2334
place-2335 = 2335
place-2336 = 2336
place-2337 = 2337 ノースフォアランド沖
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
place-2405 = 2405 チッペナム
place-2406 = 2406 ラインハム
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
place-2417 = 2417 メイデンヘッド
place-2418 = 2418 スラウ
place-2419 = 2419
place-2420 = 2420 ヘストン
place-2421 = 2421 ロンドン（西郊）
place-2422 = 2422 ロンドン（シティとウェストミンスター）
place-2423 = 2423 ロンドン港（ウェストインディアとロイヤル）
place-2424 = 2424 ウリッジ兵器廠
place-2425 = 2425 パーフリート石油埠頭
place-2426 = 2426
place-2427 = 2427
place-2428 = 2428 テムズヘイブン石油基地
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
place-2501 = 2501 フィルトン
place-2502 = 2502
place-2503 = 2503 パーナル（イェート）
place-2504 = 2504
place-2505 = 2505 ハラビントン
place-2506 = 2506
place-2507 = 2507
place-2508 = 2508 スウィンドン
place-2509 = 2509
place-2510 = 2510
place-2511 = 2511
place-2512 = 2512 ハーウェル
place-2513 = 2513
place-2514 = 2514
place-2515 = 2515
place-2516 = 2516
place-2517 = 2517
place-2518 = 2518
place-2519 = 2519 ラングレー
place-2520 = 2520 ノーソルト
place-2521 = 2521
place-2522 = 2522
place-2523 = 2523 ロンドン（北郊）
place-2524 = 2524 ウェストハムガス工場
place-2525 = 2525 ロムフォード
place-2526 = 2526 ホーンチャーチ
place-2527 = 2527
place-2528 = 2528
place-2529 = 2529
place-2530 = 2530 サウスエンド
place-2531 = 2531
place-2532 = 2532
place-2533 = 2533 テムズ河口
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
place-2614 = 2614 ベンソン
place-2615 = 2615
place-2616 = 2616
place-2617 = 2617 ハイウィカム
place-2618 = 2618
place-2619 = 2619
place-2620 = 2620
place-2621 = 2621 ヘンドン
place-2622 = 2622
place-2623 = 2623
place-2624 = 2624
place-2625 = 2625
place-2626 = 2626 ブレントウッド
place-2627 = 2627
place-2628 = 2628
place-2629 = 2629
place-2630 = 2630 カヌードン
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
place-2707 = 2707 サウスサーニー
place-2708 = 2708
place-2709 = 2709
place-2710 = 2710
place-2711 = 2711
place-2712 = 2712 アビンドン
place-2713 = 2713
place-2714 = 2714
place-2715 = 2715
place-2716 = 2716
place-2717 = 2717
place-2718 = 2718
place-2719 = 2719
place-2720 = 2720 ワトフォード
place-2721 = 2721 ラドレット
place-2722 = 2722
place-2723 = 2723 エンフィールド
place-2724 = 2724
place-2725 = 2725 ステープルフォードトーニー
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
place-2806 = 2806 サイレンセスター
place-2807 = 2807
place-2808 = 2808
place-2809 = 2809 ブライズノートン
place-2810 = 2810
place-2811 = 2811
place-2812 = 2812 オックスフォード
place-2813 = 2813
place-2814 = 2814
place-2815 = 2815
place-2816 = 2816
place-2817 = 2817
place-2818 = 2818
place-2819 = 2819
place-2820 = 2820 セントオールバンズ
place-2821 = 2821 ハットフィールド
place-2822 = 2822
place-2823 = 2823
place-2824 = 2824
place-2825 = 2825 ノースウィールド
place-2826 = 2826
place-2827 = 2827 チェルムスフォード
place-2828 = 2828
place-2829 = 2829 マルドン
place-2830 = 2830
place-2831 = 2831
place-2832 = 2832
place-2833 = 2833
place-2834 = 2834 クラクトン沖
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
place-2908 = 2908 バイブリー
place-2909 = 2909
place-2910 = 2910
place-2911 = 2911
place-2912 = 2912
place-2913 = 2913
place-2914 = 2914
place-2915 = 2915
place-2916 = 2916
place-2917 = 2917 エールズベリー
place-2918 = 2918
place-2919 = 2919
place-2920 = 2920
place-2921 = 2921
place-2922 = 2922
place-2923 = 2923 ハートフォード
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
place-2934 = 2934 クラクトン
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
place-3004 = 3004 グロスター
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
place-3020 = 3020 ルートン
place-3021 = 3021
place-3022 = 3022
place-3023 = 3023
place-3024 = 3024
place-3025 = 3025 ビショップスストートフォード
place-3026 = 3026
place-3027 = 3027
place-3028 = 3028 ブレインツリー
place-3029 = 3029
place-3030 = 3030
place-3031 = 3031 コルチェスター
place-3032 = 3032
place-3033 = 3033
place-3034 = 3034
place-3035 = 3035 ウォルトン
place-3036 = 3036 ハリッジ沖
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
place-3106 = 3106 チェルトナム
place-3107 = 3107
place-3108 = 3108
place-3109 = 3109
place-3110 = 3110
place-3111 = 3111
place-3112 = 3112
place-3113 = 3113 アッパーヘイフォード
place-3114 = 3114 ビスター
place-3115 = 3115
place-3116 = 3116
place-3117 = 3117
place-3118 = 3118
place-3119 = 3119
place-3120 = 3120
place-3121 = 3121 ヒッチン
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
place-3133 = 3133 ブロムリー
place-3134 = 3134
place-3135 = 3135 ハリッジ
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
place-3215 = 3215 バッキンガム
place-3216 = 3216
place-3217 = 3217 ブレッチリー
place-3218 = 3218
place-3219 = 3219
place-3220 = 3220
place-3221 = 3221
place-3222 = 3222
place-3223 = 3223
place-3224 = 3224
place-3225 = 3225
place-3226 = 3226 デブデン
place-3227 = 3227
place-3228 = 3228
place-3229 = 3229
place-3230 = 3230
place-3231 = 3231
place-3232 = 3232
place-3233 = 3233
place-3234 = 3234
place-3235 = 3235 フェリクストウ
place-3236 = 3236 ボードジー
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
place-3312 = 3312 バンベリー
place-3313 = 3313
place-3314 = 3314
place-3315 = 3315
place-3316 = 3316
place-3317 = 3317
place-3318 = 3318
place-3319 = 3319
place-3320 = 3320
place-3321 = 3321 ヘンロウ
place-3322 = 3322
place-3323 = 3323
place-3324 = 3324 ロイストン
place-3325 = 3325 ダクスフォード
place-3326 = 3326 サフロンウォルデン
place-3327 = 3327 キャッスルキャンプス
place-3328 = 3328
place-3329 = 3329
place-3330 = 3330 サドベリー
place-3331 = 3331
place-3332 = 3332
place-3333 = 3333
place-3334 = 3334 イプスウィッチ
place-3335 = 3335 マートルシャムヒース
place-3336 = 3336
place-3337 = 3337
place-3338 = 3338 オーフォードネス沖
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
place-3419 = 3419 ベッドフォード
place-3420 = 3420
place-3421 = 3421
place-3422 = 3422
place-3423 = 3423 バッシングボーン
place-3424 = 3424
place-3425 = 3425
place-3426 = 3426
place-3427 = 3427
place-3428 = 3428 ストラディシャル
place-3429 = 3429
place-3430 = 3430
place-3431 = 3431
place-3432 = 3432 ワティシャム
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
place-3525 = 3525 ケンブリッジ
place-3526 = 3526
place-3527 = 3527
place-3528 = 3528
place-3529 = 3529
place-3530 = 3530
place-3531 = 3531
place-3532 = 3532
place-3533 = 3533 ストウマーケット
place-3534 = 3534
place-3535 = 3535
place-3536 = 3536
place-3537 = 3537
place-3538 = 3538 オールドバラ
place-3539 = 3539 オールドバラ沖
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
place-3627 = 3627 ニューマーケット
place-3628 = 3628
place-3629 = 3629 ベリーセントエドマンズ
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
place-channel_west = 英仏海峡西ボックス
place-channel_east = 英仏海峡東ボックス
place-baie_de_seine = セーヌ湾ボックス
place-cherbourg = シェルブールボックス
place-caen = カーンボックス
place-dieppe = ディエップボックス
place-dunkerque = ダンケルクボックス
place-exeter = エクセターボックス

## 質問

ask-draw_chits =
    .waiting = ルフトヴァッフェが計画しています。
ask-choose_chit = チットを選びますか、引きますか。
    .coach = オプションにより、1枚だけ自由に選べます。値の大きいチットほど、勝つために多くの得点が要ります。
    .waiting = ルフトヴァッフェが計画しています。
choose_chit-note =
    { $site_id ->
        [none] フライエヤークト
       *[other] { $site }
    }、{ $vp }点。
choose_chit-pass = 器から引く
ask-choose_in_bad_weather = 目標の上に雲があります。このチットを使いますか。
    .coach = 断続的な雲越しの爆撃は得点が下がり、悪天候なら代替目標へ回ります。引き直すのも手です。
    .waiting = ルフトヴァッフェが計画しています。
choose_in_bad_weather-yes = 使う
choose_in_bad_weather-no = 戻す
ask-choose_another = もう1枚引きますか。
    .coach = チットが増えると兵力も、取るべき得点も増えます。
    .waiting = ルフトヴァッフェが計画しています。
choose_another-yes = もう1枚引く
choose_another-no = これでよい
ask-choose_gruppe = どのグルッペを出しますか。
    .coach = 編成地点に近い基地の戦闘機ほど、長く飛べます。残りは卓に任せられます。
    .waiting = ルフトヴァッフェが計画しています。
choose_gruppe-note =
    { $type }{ $place_id ->
        [none] {""}
       *[other] 、{ $place }
    }。
choose_gruppe-rest = 残りは卓に任せる
ask-choose_bomber_to_divide = どの爆撃機グルッペを分けますか。
    .coach = 目標の数が爆撃ユニットより多いので、1個グルッペを3個スタッフェルにします。
    .waiting = ルフトヴァッフェが計画しています。
choose_bomber_to_divide-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
ask-choose_how_erpro_divides = 作戦試験グルッペ210をどう分けますか。
    .coach = 同種3個か、Me110が2個とMe109が1個かを選びます。
    .waiting = ルフトヴァッフェが計画しています。
ask-choose_division = 戦闘機グルッペを分けますか。
    .coach = いくつもの目標へ分かれる部隊のそれぞれに護衛を付けられます。スタッフェルは弱く、元には戻りません。
    .waiting = ルフトヴァッフェが計画しています。
choose_division-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_division-pass = これ以上分けない
ask-choose_raid = 次の空襲部隊は何をしますか。
    .coach = 目標ごとに、爆撃ユニットのいる部隊が要ります。残した戦闘機で前方を掃討できます。
    .waiting = ルフトヴァッフェが計画しています。
choose_raid-note =
    { $site_id ->
        [none] {""}
       *[other] { $site }。
    }
ask-choose_member = どのユニットを加えますか。
    .coach = まず爆撃機、次に護衛の戦闘機です。そろったらやめます。
    .waiting = ルフトヴァッフェが計画しています。
choose_member-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_member-pass = 部隊はこれでよい
ask-choose_task = 近接護衛にしますか、上空援護にしますか。
    .coach = 近接護衛は反応しやすい代わりに戦闘力が1下がります。上空援護はより高く飛べます。
    .waiting = ルフトヴァッフェが計画しています。
ask-choose_method = 爆撃の方法を選んでください。
    .coach = 急降下と低空は、晴れていれば得点がよくなります。急降下は14以下から始め、帰りは2です。
    .waiting = ルフトヴァッフェが計画しています。
ask-choose_patrol_gruppe = どのグルッペを海峡哨戒に出しますか。
    .coach = 海峡で待ち、出過ぎたスコードロンを襲います。
    .waiting = ルフトヴァッフェが計画しています。
choose_patrol_gruppe-note =
    { $type }{ $place_id ->
        [none] {""}
       *[other] 、{ $place }
    }。
choose_patrol_gruppe-rest = 残りは卓に任せる
ask-choose_channel_sweep = 哨戒ユニットをフライエヤークトにしますか。
    .coach = 1個だけ掃討に出せます。終了時に2点を失います。
    .waiting = ルフトヴァッフェが計画しています。
choose_channel_sweep-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_channel_sweep-pass = 出さない
ask-choose_company = ほかの部隊と一緒に始めますか。
    .coach = 一つで始めた部隊は、分かれるまでRAFには一つに見えます。
    .waiting = ルフトヴァッフェが計画しています。
choose_company-note =
    { $side ->
        [target] 目標：{ $site }。
        [sweep] フライエヤークト。
        [detected] { $strength }+、エンジェル{ $angels }。
        [sighted] 視認中、エンジェル{ $angels }。
       *[none] {""}
    }
choose_company-pass = 単独で始める
ask-choose_parting = どの地点で分かれますか。
    .coach = 共通の進路の地点を、編成地点から数えた番号です。
    .waiting = ルフトヴァッフェが計画しています。
choose_parting-note = { $place }。
ask-choose_form_up = どこで編成しますか。
    .coach = 目標に近いほど航続力が残ります。レーダーの届かない所なら前触れを与えません。
    .waiting = ルフトヴァッフェが計画しています。
ask-choose_waypoint_out = 往路の次の中継地点はどこですか。
    .coach = 曲がるほど目標を悟られにくくなりますが、そのたびに航路の判定があります。パスで目標へ直行します。
    .waiting = ルフトヴァッフェが計画しています。
choose_waypoint_out-pass = 中継地点はここまで
ask-choose_recovery = 帰還地点はどこですか。
    .coach = 戦闘機は、そこから基地まで4ヘクスごとに1ターン早く帰らなければなりません。
    .waiting = ルフトヴァッフェが計画しています。
ask-choose_waypoint_back = 復路の次の中継地点はどこですか。
    .coach = パスで帰還地点へ直行します。
    .waiting = ルフトヴァッフェが計画しています。
choose_waypoint_back-pass = まっすぐ帰る
ask-choose_waypoint_home = 帰り道の中継地点を置きますか。
    .coach = 2カ所までです。パスで帰還地点へ直行します。
    .waiting = ルフトヴァッフェが決めています。
choose_waypoint_home-pass = まっすぐ帰る
ask-choose_angels = 高度はいくつにしますか。
    .coach = 爆撃機と近接護衛、または掃討部隊全体の高度です。高いほど見つかりにくく、急降下は4～14です。
    .waiting = ルフトヴァッフェが計画しています。
ask-choose_top_cover_angels = 上空援護の高度はいくつですか。
    .coach = 爆撃機より4高いと要撃に有利、8以上だと反応が遅れます。
    .waiting = ルフトヴァッフェが計画しています。
ask-choose_angels_back = 帰りの上空援護の高度を変えますか。
    .coach = 急降下爆撃機は2で帰ります。パスで変えません。
    .waiting = ルフトヴァッフェが計画しています。
choose_angels_back-pass = 高度を変えない
ask-choose_descent = ヤーボはどこで降りますか。
    .coach = 目標より手前のヘクスです。それまでは高く飛びます。パスなら降りません。
    .waiting = ルフトヴァッフェが計画しています。
choose_descent-pass = 降りない
ask-choose_attack_angels = 攻撃の高度はいくつですか。
    .coach = 急降下は4～14から始め、8以上が有利です。
    .waiting = ルフトヴァッフェが計画しています。
ask-choose_orbit = 旋回地点を置きますか。
    .coach = そこで止まり、好きなだけRAFを待ちます。パスなら置きません。
    .waiting = ルフトヴァッフェが計画しています。
choose_orbit-pass = 旋回しない
ask-choose_time = いつ編成しますか。
    .coach = 開始からのターン数です。掃討を少し先に出すと道が開き、同時に出すと防御が割れます。
    .waiting = ルフトヴァッフェが計画しています。
choose_time-note = 開始からのターン数：{ $clock }。
ask-choose_relief = 帰りを迎える哨戒ユニットを出しますか。
    .coach = ドーバー海峡か北海で加わります。0.5点を失います。パスなら出しません。
    .waiting = ルフトヴァッフェが計画しています。
choose_relief-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_relief-pass = 出さない
ask-choose_relief_task = 近接護衛にしますか、上空援護にしますか。
    .coach = ほかの護衛と同じです。
    .waiting = ルフトヴァッフェが計画しています。
ask-choose_relief_angels = どの高度で加わりますか。
    .coach = 帰りの爆撃機より下にはできません。
    .waiting = ルフトヴァッフェが計画しています。
ask-choose_disrupted = どの爆撃ユニットが雲で隊形を乱しましたか。
    .coach = 混乱1で始めます。
    .waiting = ルフトヴァッフェが計画しています。
choose_disrupted-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
ask-choose_absent = 合流できなかった護衛はどれですか。
    .coach = このゲームには参加しません。
    .waiting = ルフトヴァッフェが計画しています。
choose_absent-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
ask-choose_patrol_box = どの箱で待ちますか。
    .context = { $unit }
    .coach = ダイスで六つの箱の一つが選ばれます。散らせば会いやすく、まとめれば強くなります。
    .waiting = ルフトヴァッフェが配置しています。
ask-choose_dummy = ダミーの編成カウンターを置きますか、取りますか。
    .coach = 編成中の部隊に見えます。このターンはパスするか、知らせがあるまで任せられます。
    .waiting = ルフトヴァッフェが編成しています。
choose_dummy-pass = このターンは何もしない
choose_dummy-stand = 知らせがあるまで任せる
ask-choose_dummy_place = ダミーをどこに置きますか。
    .coach = 空襲部隊が編成でき、レーダーの届く場所です。
    .waiting = ルフトヴァッフェが編成しています。
ask-place_421_flight = 第421フライトをどこから始めますか。
    .coach = イギリス上空、エンジェル16です。敵を見つけて尾行します。
    .waiting = RAFが配置しています。
ask-choose_forward = 前進基地に出すスコードロンはありますか。
    .coach = 海岸に近いほど早く会えます。両方の基地に属します。済んだらパスします。
    .waiting = RAFが配置しています。
choose_forward-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_forward-pass = ここまで
ask-choose_forward_field = どの前進基地ですか。
    .context = { $unit }
    .coach = そこから始めます。
    .waiting = RAFが配置しています。
ask-choose_aloft = どのスコードロンを空に上げて始めますか。
    .context = 早期：{ $early }、後続：{ $late }
    .coach = 対応数に数えますが、上昇の時間を省けます。済んだらパスします。
    .waiting = RAFが配置しています。
choose_aloft-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_aloft-pass = ここまで
choose_aloft-split = フライトに分ける
ask-choose_split = どのスコードロンを分けますか。
    .coach = 1ゲームに1回です。フライトは半分で、戦闘力も下がります。
    .waiting = RAFが決めています。
choose_split-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
ask-choose_joined = どのフライトをスコードロンに戻しますか。
    .coach = 再編を終えて同じ箱にいます。分けられるのは1ゲームに1回だけです。
    .waiting = RAFが決めています。
choose_joined-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_joined-pass = 分けたままにする
ask-choose_aloft_place = どこから始めますか。
    .context = { $unit }
    .coach = 無線の届く陸標の上、後続なら基地かその隣です。
    .waiting = RAFが配置しています。
ask-choose_aloft_angels = 高度はいくつですか。
    .context = { $unit }
    .coach = 高さは力です。できるだけ高く始めます。
    .waiting = RAFが配置しています。
ask-choose_ready = どのスコードロンを準備完了にしますか。
    .coach = 空に上げた2個につき1個です。
    .waiting = RAFが配置しています。
choose_ready-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
ask-choose_scramble = どのスコードロンを発進させますか。
    .context = このターンはあと{ $left }個です。
    .coach = ターンの終わりに離陸し、次から上昇します。出し過ぎると点を失うので、予備を残します。
    .waiting = RAFが発進を検討しています。
choose_scramble-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_scramble-pass = このターンは出さない
choose_scramble-stand = 知らせがあるまで出さない
choose_scramble-split = フライトに分ける
ask-choose_call = 準備の命令を変えるスコードロンはありますか。
    .coach = 使用可能のスコードロンは毎ターン6を狙って振ります。分散していれば爆撃の損害が減ります。
    .waiting = RAFが基地の作業を見ています。
choose_call-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_call-pass = 変えない
choose_call-stand = 知らせがあるまで変えない
ask-choose_squadron = どのスコードロンをすぐ準備完了にしますか。
    .coach = イベントにより、使用可能の1個が準備完了になります。
    .waiting = RAFが決めています。
choose_squadron-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
ask-choose_leader = ウイングを組みますか。リーダーを選んでください。
    .coach = 基地の上で同じ高度にいる、同じグループのスコードロンです。4以下で成功です。
    .waiting = RAFがウイングを組んでいます。
choose_leader-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_leader-pass = 組まない
ask-choose_wing_member = 誰がウイングに加わりますか。
    .context = リーダー：{ $unit }
    .coach = 3個以上はバルボです。2回の成功が要り、上昇は遅くなります。
    .waiting = RAFがウイングを組んでいます。
choose_wing_member-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_wing_member-pass = これでよい
ask-choose_wing = 誰がウイングを率いますか。
    .context = { $unit }と同じセクターのもう1個が同時に離陸します
    .coach = 2個まとまると爆撃機に強くなります。命令は一つです。
    .waiting = RAFが命令を出しています。
choose_wing-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_wing-pass = 別々に
ask-choose_patrol = 旋回や哨戒線に入るのは誰ですか。
    .coach = 旋回中は自分と周りのヘクスを見張り、入ってきた敵をすぐ攻撃できます。
    .waiting = RAFが命令を出しています。
choose_patrol-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_patrol-pass = ここまで
choose_patrol-stand = 知らせがあるまで任せる
ask-choose_kind_of_patrol = 旋回にしますか、哨戒線にしますか。
    .context = { $unit }
    .coach = 哨戒線では止まらずに行き来します。
    .waiting = RAFが命令を出しています。
ask-choose_line_end = 哨戒線のもう一方の端はどこですか。
    .context = { $unit }
    .coach = イギリスの陸標、基地、沿岸です。
    .waiting = RAFが命令を出しています。
ask-choose_unit = どの編隊に命令しますか。
    .coach = 選ばなかった編隊は今の命令のまま飛びます。命令のない編隊はその場で回ります。
    .waiting = RAFが移動しています。
choose_unit-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_unit-pass = 今の命令のまま進む
choose_unit-stand = 知らせがあるまで今の命令のまま
ask-choose_order = 命令は何ですか。
    .context = { $unit }
    .coach = 方位命令に旋回や哨戒線を付けておくと、着いたとき無線が要りません。会う前に上昇しておきます。
    .waiting = RAFが命令を出しています。
choose_order-pass = 前のまま
ask-choose_goal = どこへ向かいますか。
    .context = { $unit }
    .coach = まっすぐ飛び、1ターン4ヘクスです。上昇するとその分進めません。
    .waiting = RAFが命令を出しています。
ask-choose_height = 高度はいくつですか。
    .context = { $unit }
    .coach = 敵より4高く、太陽を背にするとさらに有利です。
    .waiting = RAFが命令を出しています。
ask-choose_pursuit_height = どの高度で追撃しますか（エンジェル）。
    .coach = 追う相手と同じ高度か、それより上です。1ヘクス進むごとに2エンジェルずつ、ただで降りられます。高いほど攻撃に有利ですが、間に雲があると見失いやすくなります。
    .waiting = 追撃中の部隊が動いています。
ask-choose_distance = 空襲部隊から何ヘクス離れて追いますか。
    .coach = 第421フライトは近づく必要も攻撃する必要もありません。視認している間、空襲部隊は発見されたままです。
    .waiting = 追撃中の部隊が動いています。
ask-choose_field = 代わりにどの基地へ降りますか。
    .context = { $unit }
    .coach = 自分の基地でなければ、再武装に2倍かかります。
    .waiting = RAFが命令を出しています。
ask-choose_landing_field = 二つの所属基地のどちらへ帰りますか。
    .context = { $unit }
    .coach = 近い方を先に並べています。前進基地は海岸に近く、敵にも近い場所です。
    .waiting = RAFが命令を出しています。
ask-choose_squadron_home = どのスコードロンを緊急離脱させますか。
    .context = { $unit }
    .coach = ウイングを離れ、戻りません。残りはそのまままとまって、1個なら単独で飛びます。
    .waiting = RAFが命令を出しています。
choose_squadron_home-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
ask-choose_to_look_back = 旋回中の敵を探しますか。
    .coach = 相手には見つかりませんでした。見つければ攻撃できます。
    .waiting = 移動中の接触です。
choose_to_look_back-yes = 探す
choose_to_look_back-no = そのまま飛ぶ
ask-choose_to_attack_again = 同じ空襲部隊の別のユニットも攻撃しますか。
    .context = { $unit }
    .coach = 追撃は続いています。同じユニットを1フェイズに2度は攻撃できません。
    .waiting = 移動中の接触です。
choose_to_attack_again-yes = もう一度攻撃する
choose_to_attack_again-no = ここまで
ask-choose_raid_for_error = どの部隊の報告を誤らせますか。
    .coach = フィルタールームの誤りです。新しいカードで戦力と高度を公表し直します。
    .waiting = ルフトヴァッフェが決めています。
choose_raid_for_error-note =
    { $side ->
        [target] 目標：{ $site }。
        [sweep] フライエヤークト。
        [detected] { $strength }+、エンジェル{ $angels }。
        [sighted] 視認中、エンジェル{ $angels }。
       *[none] {""}
    }
ask-choose_raid_to_fly = 飛び方を指示する部隊はありますか。
    .coach = ほかは計画どおりに飛びます。知らせがあるまで任せることもできます。
    .waiting = 空襲部隊が飛んでいます。
choose_raid_to_fly-note =
    { $side ->
        [target] 目標：{ $site }。
        [sweep] フライエヤークト。
        [detected] { $strength }+、エンジェル{ $angels }。
        [sighted] 視認中、エンジェル{ $angels }。
       *[none] {""}
    }
choose_raid_to_fly-rest = ほかは計画どおり
choose_raid_to_fly-stand = 知らせがあるまで計画どおり
ask-choose_conduct = どう飛びますか。
    .coach = フライエヤークトは速さを選び、旋回を離れ、掃射し、引き返すことができます。どのユニットも単独で引き返せます。
    .waiting = 空襲部隊が飛んでいます。
ask-choose_unit_home = どのユニットが引き返しますか。
    .coach = 空襲部隊を離れ、戻りません。最後の爆撃ユニットなら部隊全体が引き返します。
    .waiting = 空襲部隊が飛んでいます。
choose_unit_home-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
ask-choose_height_home = 帰りの高度はいくつですか。
    .coach = 緊急離脱中は予定の高度に縛られません。1ヘクスに2エンジェルずつ降ります。
    .waiting = 空襲部隊が飛んでいます。
ask-choose_return = どこで進路に戻りますか。
    .coach = 進路のどのヘクスでもかまいません。まっすぐ向かいます。
    .waiting = 空襲部隊が飛んでいます。
ask-choose_return_height = これからの高度はいくつですか。
    .coach = 達するまで、毎ターン少なくとも1ポイントを高度に使います。
    .waiting = 空襲部隊が飛んでいます。
ask-choose_companion = 護衛を爆撃機に付き添わせますか。
    .coach = 任務を保ったまま帰りを守ります。パスなら部隊に残ります。
    .waiting = ルフトヴァッフェが決めています。
choose_companion-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_companion-pass = 残る
ask-choose_games_of_day = この日は何ゲームですか。
    .coach = 4ゲームの日と3ゲームの日は1日ずつ、ほかは2ゲームです。RAFには分かりません。
    .waiting = ルフトヴァッフェが計画しています。
ask-choose_period = 次のゲームはどの時間帯ですか。
    .coach = 1日の順に、隣り合わない時間帯を選びます。
    .waiting = ルフトヴァッフェが計画しています。
ask-choose_surge = このゲームに出撃率表のどの行を使いますか。
    .coach = 大きな攻勢を先にするか後にするか、RAFには分かりません。
    .waiting = ルフトヴァッフェが計画しています。
choose_surge-note = チット{ $least }～{ $most }枚、{ $low }～{ $high }点。
ask-choose_cancelled = 中止する部隊はありますか。
    .coach = チットの部隊をすべて中止すると、その得点と対応レベルは数えません。パスなら中止しません。
    .waiting = ルフトヴァッフェが計画しています。
choose_cancelled-note =
    { $side ->
        [target] 目標：{ $site }。
        [sweep] フライエヤークト。
        [detected] { $strength }+、エンジェル{ $angels }。
        [sighted] 視認中、エンジェル{ $angels }。
       *[none] {""}
    }
choose_cancelled-pass = ここまで
ask-choose_squadron_to_move = 別のセクターへ移すスコードロンはありますか。
    .coach = 作戦室がまだ使えないので、今の基地では指揮外です。
    .waiting = RAFが決めています。
choose_squadron_to_move-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_squadron_to_move-pass = ここまで
ask-choose_new_home = どの基地へ移しますか。
    .context = { $unit }
    .coach = 同じグループの基地で、1セクター4個までです。
    .waiting = RAFが決めています。
ask-choose_to_give_up = 追撃をやめる編隊はありますか。
    .coach = その場にとどまり、次のターンに命令が要ります。
    .waiting = RAFが決めています。
choose_to_give_up-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_to_give_up-pass = やめない
ask-choose_raid_to_give_up = 追撃をやめるフライエヤークトはありますか。
    .coach = 進路に戻ります。
    .waiting = ルフトヴァッフェが決めています。
choose_raid_to_give_up-note =
    { $side ->
        [target] 目標：{ $site }。
        [sweep] フライエヤークト。
        [detected] { $strength }+、エンジェル{ $angels }。
        [sighted] 視認中、エンジェル{ $angels }。
       *[none] {""}
    }
choose_raid_to_give_up-pass = やめない
ask-choose_pursuer = 次にどの編隊が追撃移動しますか。
    .coach = 先に移動した編隊が先に攻撃します。残りは番号順でも構いません。
    .waiting = RAFが決めています。
choose_pursuer-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_pursuer-rest = 残りは番号順
ask-choose_raid_to_pursue = 次にどのフライエヤークトが追撃移動しますか。
    .coach = 先に移動した部隊が先に攻撃します。残りは番号順でも構いません。
    .waiting = ルフトヴァッフェが決めています。
choose_raid_to_pursue-note =
    { $side ->
        [target] 目標：{ $site }。
        [sweep] フライエヤークト。
        [detected] { $strength }+、エンジェル{ $angels }。
        [sighted] 視認中、エンジェル{ $angels }。
       *[none] {""}
    }
choose_raid_to_pursue-rest = 残りは番号順
ask-choose_spotter = 誰が敵を探しますか。
    .coach = 全員がそれぞれ近い部隊から探すこともできます。
    .waiting = RAFが敵を探しています。
choose_spotter-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_spotter-rest = 全員、近い部隊から
choose_spotter-pass = ここまで
ask-choose_quarry = どの部隊を探しますか。
    .context = { $unit }
    .coach = 近いほど見つけやすく、失敗したら別の部隊を探せます。
    .waiting = RAFが敵を探しています。
choose_quarry-note =
    { $side ->
        [target] 目標：{ $site }。
        [sweep] フライエヤークト。
        [detected] { $strength }+、エンジェル{ $angels }。
        [sighted] 視認中、エンジェル{ $angels }。
       *[none] {""}
    }
choose_quarry-pass = ここまで
ask-choose_part = 部隊が分かれました。どちらを見続けますか。
    .context = { $unit }
    .coach = もう一方は発見チェックを受け直します。
    .waiting = RAFが決めています。
choose_part-note =
    { $side ->
        [target] 目標：{ $site }。
        [sweep] フライエヤークト。
        [detected] { $strength }+、エンジェル{ $angels }。
        [sighted] 視認中、エンジェル{ $angels }。
       *[none] {""}
    }
ask-choose_to_pursue = 追撃しますか。
    .context = { $unit }が{ $raid }を視認しました。
    .coach = はるか上か下にいるので、見送ることもできます。
    .waiting = RAFが決めています。
choose_to_pursue-yes = 追撃する
choose_to_pursue-no = 見送る
ask-choose_to_hunt = この編隊を追撃しますか。
    .context = { $raid }が{ $unit }を視認しました。
    .coach = はるか上か下にいるので、見送ることもできます。見送った部隊は、このフェイズにはもう視認を試みません。
    .waiting = ルフトヴァッフェが決めています。
choose_to_hunt-yes = 追撃する
choose_to_hunt-no = 見送る
ask-choose_substitute = 混同です。代わりに別のものを見せますか。
    .context = { $unit }
    .coach = 同じか近く、天候がより悪くないスタックを代わりにできます。パスなら何も見えません。
    .waiting = 空で混同が起きています。
choose_substitute-pass = 見せない
ask-choose_attacker = どれから攻撃しますか。
    .coach = 一つの攻撃を終えてから次に移ります。
    .waiting = 攻撃が始まります。
choose_attacker-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_attacker-pass = 攻撃はここまで
ask-choose_hunter = どのフライエヤークトが敵を探しますか。
    .coach = まとめて任せられます。毎ターン尋ねるので、質問から何も知られません。
    .waiting = ルフトヴァッフェが敵を探しています。
choose_hunter-note =
    { $side ->
        [target] 目標：{ $site }。
        [sweep] フライエヤークト。
        [detected] { $strength }+、エンジェル{ $angels }。
        [sighted] 視認中、エンジェル{ $angels }。
       *[none] {""}
    }
choose_hunter-rest = 全部、近い編隊から
choose_hunter-stand = 知らせがあるまで任せる
choose_hunter-pass = 探さない
ask-choose_hunters = 部隊全体で探しますか、1個で探しますか。
    .coach = 1個だけで見つけると、部隊を離れて追います。
    .waiting = ルフトヴァッフェが敵を探しています。
choose_hunters-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_hunters-rest = 部隊全体で
choose_hunters-pass = ほかは探さない
ask-choose_prey = どの編隊を探しますか。
    .coach = 近いほど見つけやすくなります。
    .waiting = ルフトヴァッフェが敵を探しています。
choose_prey-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_prey-pass = ここまで
ask-choose_pursuit = 追撃しますか、哨戒に戻りますか。
    .context = { $unit }
    .coach = 追撃すると、残りの航続力でフライエヤークトとして飛びます。
    .waiting = ルフトヴァッフェが決めています。
choose_pursuit-yes = 追撃する
choose_pursuit-no = 哨戒に戻る
ask-choose_target = どのユニットを攻撃しますか。
    .context = { $unit }
    .coach = 爆撃機なら護衛が反応することがあります。混乱したユニットには落伍機がいます。
    .waiting = RAFが攻撃しています。
choose_target-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
ask-choose_fender = どのスコードロンが護衛を食い止めますか。
    .context = { $unit }
    .coach = 残りが爆撃機へ向かいます。
    .waiting = RAFが護衛を食い止めています。
choose_fender-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
ask-choose_escort_prey = 護衛は誰を攻撃しますか。
    .coach = 少なくとも一方を攻撃し、その後は任意です。
    .waiting = 護衛が攻撃しています。
choose_escort_prey-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_escort_prey-pass = ここまで
ask-choose_escort = どの護衛が攻撃しますか。
    .context = { $unit }
    .coach = 近接護衛か上空援護の一方だけです。何個でも一緒に攻撃できます。
    .waiting = 護衛が攻撃しています。
choose_escort-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_escort-pass = これで攻撃する
ask-choose_sweep_unit = フライエヤークトのどのユニットが攻撃しますか。
    .context = { $unit }
    .coach = 同じ高度のユニットは一緒に攻撃できます。分けて攻撃すると、残りはその後で攻撃し、分かれたユニットは以後別の駒で飛びます。
    .waiting = フライエヤークトが攻撃します。
choose_sweep_unit-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
choose_sweep_unit-rest = 全員で
choose_sweep_unit-pass = このユニットで
ask-choose_defender_loss = どのユニットが1機を失いますか。
    .coach = 一緒に戦った自軍ユニットの間で、損失を分けます。
    .waiting = 損失を分けています。
choose_defender_loss-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
ask-choose_attacker_loss = どのユニットが1機を失いますか。
    .coach = 一緒に戦った自軍ユニットの間で、損失を分けます。
    .waiting = 損失を分けています。
choose_attacker_loss-note =
    { $side ->
        [ground] { $type }、{ $airfield }、{ $tote }。
        [air] { $type }、エンジェル{ $angels }、航続力{ $petrol }ターン{ $disruption ->
            [0] {""}
           *[other] 、混乱
        }。
        [planned] { $gruppe }、{ $type }{ $small ->
            [0] {""}
           *[other] 、スタッフェル
        }。
        [own] { $gruppe }、{ $type }、エンジェル{ $angels }、混乱{ $disruption }。
        [seen] { $bomber ->
            [0] 戦闘機
           *[other] 爆撃機
        }、エンジェル{ $angels }、混乱{ $disruption }。
       *[none] {""}
    }
ask-choose_raf_conduct = 次にどうしますか。
    .context = { $unit }
    .coach = 双方の戦闘機が残るとドッグファイトです。弾薬が欠乏したら帰るのもよい手です。
    .waiting = 戦闘の後です。
ask-choose_to_break_off = 追撃をやめますか。
    .context = { $unit }
    .coach = 敵が帰ったので、ドッグファイトにはなりません。視認を失うと、次のターンに命令が要ります。
    .waiting = RAFが決めています。
choose_to_break_off-yes = やめる
choose_to_break_off-no = 追撃を続ける
ask-choose_luftwaffe_conduct = 次にどうしますか。
    .context = { $unit }
    .coach = 双方の戦闘機が残るとドッグファイトです。護衛が帰ると爆撃機は裸になります。
    .waiting = 戦闘の後です。
ask-choose_top_cover_height = 上空援護はどの高度に戻りますか。
    .context = { $unit }
    .coach = 爆撃機と同じか、2か4上です。ポイントは使いません。
    .waiting = ルフトヴァッフェが決めています。

## できない理由

why-balbo_is_forming = バルボが完成するまで基地の上で待ちます。帰還だけ命じられます。
why-airfield_is_full = 基地が満杯か、混乱か、濃霧か、着陸中のため、今は発進できません。
why-no_scrambles_left = スクランブルの制限により、このターンはだれも離陸できません。
why-escort_at_angels_0 = 近接護衛もエンジェル0になりますが、そこを計画できるのは低空部隊だけです。
why-no_raid_counter = 掃討に使える空襲部隊カウンターが残っていません。
why-too_high = { $a }エンジェル上にいます。届くのは{ $b }までです。
why-in_pursuit = 敵を追撃中です。帰還だけ命じられます。
why-in_dogfight = ドッグファイトの最中です。命じられるのは緊急離脱だけです。
why-other_height = 高度が違います。一緒に攻撃できる護衛は同じ高度のものだけです。
why-out_of_command = 無線が届かないか、作戦室が使えません。帰還だけ命じられます。
why-raids_together = その時間だと、二つの空襲部隊が2ターン続けて同じヘクスになります。
why-sweep_with_bombers = その時間だと、掃討と爆撃機が2ターン続けて同じヘクスになります。

## 出来事

event-time_set = { $period }、{ NUMBER($hour, minimumIntegerDigits: 2) }:{ NUMBER($minute, minimumIntegerDigits: 2) }に始まります。
event-wind_set =
    { $wind ->
        [-1] 風はありません。
        [-2] 西から向かい風が吹きます。
       *[other] エンジェル{ $wind }より上で横風が吹きます。
    }
event-weather_placed =
    { $zone }：{ $bad ->
        [0] 好天面
       *[other] 悪天候面
    }、カウンター{ $counter }。
event-weather_turned =
    { $zone }：天候が{ $bad ->
        [0] 回復します
       *[other] 悪化します
    }。カウンター{ $counter }。
event-haze_set =
    { $top ->
        [0] ロンドンに薄霧はありません。
       *[other] ロンドンにエンジェル{ $top }までの薄霧があります。
    }
event-chits_drawn =
    { $first_id ->
        [hidden] { $seat }が空襲チットを引きます。
       *[other] { $second_id ->
            [hidden] { $seat }が{ $first }を引きます。
           *[other] { $third_id ->
                [hidden] { $seat }が{ $first }と{ $second }を引きます。
               *[other] { $seat }が{ $first }、{ $second }、{ $third }を引きます。
            }
        }
    }
event-planning_done = ルフトヴァッフェの計画が終わりました。
event-patrol_placed = { $gruppe }が海峡哨戒の箱{ $box }に入ります。
event-form_up_placed =
    { $place }で編成中{ $strength ->
        [0] （戦力不明）
       *[other] ：{ $strength }+
    }。
event-form_up_removed = { $place }の編成カウンターがなくなります。
event-readiness_rolled = スコードロンの準備状態：ダイス{ $die }。
event-wing_squadron = { $unit }がダクスフォードウイングに加わります。
event-early_warning = 早期警戒{ $strength }+：早期{ $early }個、後続{ $late }個まで空で始められます。
event-put_aloft = { $unit }が{ $place }上空、エンジェル{ $angels }で始めます。
event-squadron_split = { $unit }が{ $first }と{ $second }に分かれます。
event-flights_joined = { $unit }のフライトが再び一つになります。
event-event = ダイス{ $one }と{ $other }。{ $event }。
event-limit_raised = 1ターンに{ $limit }個まで発進できるようになります。
event-raid_detected = { $raid }、{ $place }：{ $strength }+、エンジェル{ $angels }。
event-raid_undetected = { $raid }を見失いました。
event-raid_appears = { $raid }が{ $place }に現れました。
event-raid_gone = { $raid }は地図を離れました。
event-raid_pancakes = { $raid }が{ $place }で引き返します。
event-raid_recovered = { $raid }が{ $place }に帰還します。
event-scrambled = { $unit }が{ $airfield }で発進準備に入ります。
event-took_off = { $unit }が{ $airfield }を離陸します。
event-landed = { $unit }が{ $airfield }に着陸します。
event-made_ready = { $unit }が準備完了です。
event-reformed = { $unit }が再編を終えました。
event-rearmed = { $unit }が再武装と燃料補給を終えました。
event-call_changed =
    { $unit }は{ $called ->
        [0] 待機のままです
       *[other] 準備を命じられます
    }。
event-wing_rolled =
    { $unit }が{ $squadrons }個のウイングを組みます：ダイス{ $die }、{ $formed ->
        [0] まだです
       *[other] 成功です
    }。
event-wing_formed = { $unit }がウイングを率います。
event-vectored = { $unit }へ方位命令：{ $place }、エンジェル{ $angels }。
event-vector_failed = { $unit }に命令が届きません。
event-diverted = { $unit }は{ $airfield }に降ります。
event-patrol_begins = { $unit }が{ $place }で{ $order }に入ります。
event-unit_ordered_home = { $unit }が{ $place }へ緊急離脱します。
event-unit_pancakes = { $unit }が{ $raid }を離れて帰ります。
event-tally_tried =
    { $unit }が{ $raid }を探します：{ $seen ->
        [0] 見えません
       *[other] 見えました
    }。
event-out_of_sight = { $raid }は{ $unit }から見えません。
event-tally_ho = タリホー：{ $unit }が{ $raid }を追撃します。
event-tally_declined = { $unit }は{ $raid }を見送ります。
event-tally_declined_luftwaffe = { $raid }は{ $unit }を見送ります。
event-tally_lost = { $unit }が敵を見失います。
event-tally_given_up = { $unit }が追撃をやめます。
event-tally_ho_luftwaffe = { $raid }が{ $unit }を視認し、追撃します。
event-tally_lost_luftwaffe = { $raid }がスコードロンを見失います。
event-sum_read = { $sum }：ダイス{ $dice }。
event-intercepted = { $unit }が{ $target }を攻撃：{ $contact }（修正{ $modifier }）。
event-escorts_react = { $raid }の護衛、{ $unit }に対して：{ $reaction }。
event-escorts_intercept = { $unit }が{ $target }を攻撃：{ $contact }（修正{ $modifier }）。
event-sweep_intercepts = { $raid }が{ $unit }を攻撃：{ $contact }（修正{ $modifier }）。
event-drawn_into_dogfight = { $unit }が{ $raid }のドッグファイトに巻き込まれます。
event-fight_resolved = { $place }上空の戦闘：防御側{ $defender }機、攻撃側{ $attacker }機の損失。
event-aircraft_lost = { $unit }が{ $place }上空で{ $aircraft }機を失います。
event-unseen_lost = ルフトヴァッフェが人知れず{ $aircraft }機を失います。
event-unit_destroyed = { $unit }が壊滅します。
event-cohesion_rolled =
    { $unit }の結集：ダイス{ $dice }、修正{ $modifier }、{ $levels ->
        [0] 保ちます
       *[other] 混乱{ $levels }
    }。
event-disrupted = { $unit }が混乱します（レベル{ $level }）。
event-bombs_jettisoned = { $unit }が爆弾を捨てて戦います。
event-picture_changed = 航空状況が{ $picture }になります。
event-dogfight_begins = { $place }上空、エンジェル{ $angels }でドッグファイトが始まります。
event-guns_fired =
    { $place }の{ $heavy ->
        [0] 軽
       *[other] 重
    }対空砲が{ $raid }を撃ちます：ダイス{ $dice }。
event-balloons_met =
    { $unit }が気球の中へ：ダイス{ $dice }、修正{ $modifier }、{ $levels ->
        [0] 保ちます
       *[other] 混乱{ $levels }
    }。
event-balloons_shot = { $unit }が{ $place }の気球を{ $balloons }個落とします。
event-bombed =
    { $raid_id ->
        [hidden] 見えない部隊
       *[other] { $raid }
    }が{ $site }を爆撃：{ $vp }点。
event-strafed =
    { $raid_id ->
        [hidden] 見えない戦闘機
       *[other] { $raid }
    }が{ $airfield }を機銃掃射：{ $vp }点。
event-airfield_damaged = { $airfield }が損害を受けます：容量{ $damage }減。
event-airfield_disrupted = { $airfield }が混乱します。
event-ops_room_hit = { $sector }の作戦室に命中。所属スコードロンは指揮外になります。
event-station_hit = { $station }のレーダーが止まります。
event-lost_on_ground = { $unit }が{ $airfield }の地上で{ $aircraft }機を失います。
event-recovery_rolled = { $unit }の帰還、遅れ{ $late }ターン：ダイス{ $dice }。
event-patrol_attacks = 海峡哨戒（{ $raid }）が{ $unit }を襲います。
event-clock = { NUMBER($hour, minimumIntegerDigits: 2) }:{ NUMBER($minute, minimumIntegerDigits: 2) }。
event-response_counted = RAFの対応は{ $response }、対応レベルは{ $level }：{ $vp }点。
event-game_over = ルフトヴァッフェの得点は{ $vp }、空襲の値は{ $value }です。
event-game_counted = このゲームは{ $vp }点、キャンペーンの合計は{ $total }点です。
event-squadron_moved = { $unit }が{ $airfield }へ移ります。
event-ops_room_mended = { $sector }が緊急の作戦室を開きます。
event-station_mended = { $station }のレーダーが復旧します。
event-undone = { $seat }が答えを取り消します。

## 結果

result-luftwaffe-wins = ルフトヴァッフェの勝ちです。空襲の値より多くの得点を得ました。
result-drawn = 引き分けです。得点は空襲の値の半分を超え、全部は超えませんでした。
result-raf-wins = RAFの勝ちです。得点は空襲の値の半分以下でした。

## ルール

rule-1-1 = プレイヤー
rule-1-2 = ルールの読み方
rule-1-3 = シナリオ
rule-1-4 = ゲームのあらまし
rule-1-5 = 縮尺
rule-1-6 = 用語
rule-2-1 = ダイス
rule-2-1-1 = 秘密のダイス
rule-2-2 = 地図
rule-2-2-1 = ヘクス
rule-2-2-2 = 地形
rule-2-2-3 = 陸標
rule-2-2-4 = 天候ゾーン
rule-2-2-5 = ホールディングボックス
rule-2-2-6 = ルフトヴァッフェの航空基地
rule-2-2-7 = 得点の記録
rule-2-2-8 = ほかの記録
rule-2-3 = カウンター
rule-2-3-1 = 航空ユニット
rule-2-3-2 = 命令カウンター
rule-2-3-3 = 天候カウンター
rule-2-3-4 = 空襲チット
rule-2-3-5 = マーカー
rule-2-4 = 図表
rule-2-5 = 空襲部隊ディスプレイ
rule-2-6 = トートボード
rule-2-7 = 計画地図
rule-2-8 = ログシート
rule-2-9 = 発見カード
rule-3-1 = ユニット
rule-3-1-1 = 編隊の大きさ
rule-3-1-2 = スタック
rule-3-1-3 = 目標
rule-3-1-4 = 置き場所
rule-3-2 = ユニットの性質
rule-3-2-1 = 性質
rule-3-2-2 = 記録
rule-3-2-3 = 機種
rule-3-2-4 = V字隊形と低練度
rule-3-2-5 = 作戦試験グルッペ210
rule-3-3 = 小さなユニット
rule-3-3-1 = フライト
rule-3-3-2 = スタッフェル
rule-4-1 = 部隊の名称
rule-4-2 = 航空艦隊
rule-4-2-1 = 両艦隊のグルッペ
rule-4-2-2 = 増援
rule-4-3 = RAFの組織
rule-4-3-1 = RAFの戦闘序列
rule-4-3-2 = グループ
rule-4-3-3 = セクター
rule-4-3-4 = 司令部
rule-5-1 = ゲームの前
rule-5-2 = ターンの手順
rule-5-3 = 時計
rule-5-3-1 = 航跡
rule-6-1 = シナリオの内容
rule-6-2 = 日時
rule-6-3 = 天候
rule-6-3-1 = 風
rule-6-3-2 = ゾーン
rule-6-3-3 = 天候カウンター
rule-6-3-4 = ロンドンの薄霧
rule-6-4 = ルフトヴァッフェの計画
rule-6-4-1 = 空襲部隊表
rule-6-4-2 = チットを引く
rule-6-4-3 = 空襲部隊を組む
rule-6-4-4 = 海峡哨戒
rule-6-4-5 = 進路を引く
rule-6-4-6 = 編成の判定
rule-6-4-7 = チットを1枚選ぶ（選択）
rule-6-5 = ルフトヴァッフェの配置
rule-6-6 = RAFの配置
rule-6-6-1 = 戦闘序列
rule-6-6-2 = 状態
rule-6-6-3 = 準備状態
rule-6-6-4 = ログシート
rule-6-6-5 = 早期警戒
rule-6-6-6 = ユニットを置く
rule-6-6-7 = ダクスフォードウイング
rule-6-7 = 開始と終了
rule-8-1 = 移動
rule-8-1-1 = 位置
rule-8-1-2 = 移動ポイント
rule-8-1-3 = 使い方
rule-8-1-4 = 高度
rule-8-1-5 = 上昇と降下
rule-8-1-6 = 移動ボックス
rule-8-2 = 離陸と着陸
rule-8-2-1 = 離陸
rule-8-2-2 = 着陸
rule-9-1 = 空襲部隊
rule-9-1-1 = 部隊の中身
rule-9-1-2 = 任務
rule-9-1-3 = 組み合わせ
rule-9-2 = 計画
rule-9-2-1 = 計画する内容
rule-9-2-2 = 進路
rule-9-2-3 = 高度
rule-9-2-4 = 編成地点と帰還地点
rule-9-2-5 = 一つで始める部隊
rule-9-2-6 = 離れて飛ぶ
rule-9-2-7 = 編成時間
rule-9-2-8 = 編成の判定
rule-9-2-9 = 中継地点の制限（選択）
rule-9-3 = 空襲の実行
rule-9-3-1 = 編成カウンター
rule-9-3-2 = 編成
rule-9-3-3 = 空襲部隊の移動
rule-9-3-4 = 航路
rule-9-3-5 = 代替目標
rule-9-3-6 = 部隊の分離
rule-9-3-7 = 進路を外れた戦闘機
rule-9-3-8 = 天候の回避（選択）
rule-9-3-9 = 帰還
rule-9-4 = 任務の内容
rule-9-4-1 = フライエヤークト
rule-9-4-2 = 爆撃
rule-9-4-3 = 護衛
rule-9-4-4 = ヤーボ
rule-10-1 = 無線
rule-10-1-1 = 指揮下
rule-10-1-2 = HFとVHF
rule-10-2 = 命令
rule-10-2-1 = RAFの命令
rule-10-2-2 = ルフトヴァッフェの命令
rule-10-2-3 = 追撃命令
rule-10-2-4 = 命令の表示
rule-10-2-5 = 行き先
rule-10-2-6 = RAFの命令変更
rule-10-2-7 = ルフトヴァッフェの命令変更
rule-10-2-8 = 戦闘後の命令
rule-10-3 = 命令の内容
rule-10-3-1 = 方位
rule-10-3-2 = 旋回
rule-10-3-3 = 哨戒線
rule-10-3-4 = 緊急離脱
rule-11-0 = 発見
rule-11-1 = 未発見の部隊
rule-11-1-1 = 秘匿移動
rule-11-1-2 = 見せかけ
rule-11-2 = チェックの時
rule-11-2-1 = カード
rule-11-2-2 = 結果
rule-11-3 = レーダー
rule-11-3-1 = 基地
rule-11-3-2 = 北海の基地
rule-11-3-3 = レーダーのチェック
rule-11-3-4 = 低空
rule-11-4 = オブザーバー軍団
rule-11-5 = カードの内容
rule-11-5-1 = 発見の成否
rule-11-5-2 = 戦力
rule-11-5-3 = 高度
rule-11-5-4 = 公表
rule-11-5-5 = カードの置き場
rule-11-5-6 = その後のチェック
rule-11-5-7 = 視認中
rule-11-6 = 編成カウンターの発見
rule-11-6-1 = その戦力
rule-11-6-2 = 部隊が現れたとき
rule-12-1 = 視認の試み
rule-12-1-1 = 視認チェック
rule-12-1-2 = 視認の結果
rule-12-1-3 = 護衛
rule-12-1-4 = 複数の視認
rule-12-1-5 = 航空状況
rule-12-2 = 追撃
rule-12-3 = 視認の喪失
rule-12-3-1 = 天候による喪失
rule-13-1 = 戦闘のあらまし
rule-13-2 = 戦闘の起こる時
rule-13-2-1 = 旋回中のユニット
rule-13-2-2 = 追撃中のユニット
rule-13-2-3 = ドッグファイト
rule-13-2-4 = RAF航空戦闘
rule-13-2-5 = ルフトヴァッフェ航空戦闘
rule-13-2-6 = 護衛
rule-13-2-7 = 順序
rule-13-3 = 要撃
rule-13-3-1 = 攻撃できる条件
rule-13-3-2 = 要撃の判定
rule-13-3-3 = 太陽側
rule-13-3-4 = リアクション
rule-13-3-5 = 攻撃側と防御側
rule-13-4 = 戦闘の解決
rule-13-4-1 = 戦闘力
rule-13-4-2 = 欄
rule-13-4-3 = 結果
rule-13-4-4 = 落伍機
rule-13-5 = 結集
rule-13-5-1 = 混乱
rule-13-5-2 = 弾薬
rule-13-5-3 = 急降下の後
rule-13-6 = 戦闘の後
rule-13-6-1 = ドッグファイト
rule-14-1 = 対空砲の位置
rule-14-1-1 = 射撃
rule-14-1-2 = 重対空砲
rule-14-1-3 = 軽対空砲
rule-14-1-4 = 砲から分かること
rule-15-1 = 気球の中へ
rule-15-2 = 気球を撃つ
rule-16-1 = 爆弾
rule-16-2 = 爆撃の方法
rule-16-2-1 = 水平爆撃
rule-16-2-2 = 急降下爆撃
rule-16-2-3 = 低空爆撃
rule-16-2-4 = 機銃掃射
rule-16-3 = 爆撃の結果
rule-16-3-1 = 爆撃の得点
rule-16-3-2 = 機銃掃射の得点
rule-16-4 = 追加の損害
rule-16-4-1 = 航空基地
rule-16-4-2 = 作戦室
rule-16-4-3 = 地上のスコードロン
rule-16-4-4 = レーダー
rule-17-1 = 航続力
rule-17-1-1 = 戦闘の影響
rule-17-1-2 = 編成の影響
rule-17-1-3 = シェルブール
rule-17-2 = 帰還
rule-17-2-1 = RAFの帰還
rule-17-2-2 = ルフトヴァッフェの帰還
rule-17-2-3 = 間に合うか
rule-17-2-4 = 帰還の判定
rule-18-1 = 航空基地
rule-18-1-1 = 容量
rule-18-1-2 = 所属基地
rule-18-1-3 = トートボード
rule-18-2 = 基地での作業
rule-18-2-1 = 状態
rule-18-2-2 = 使用可能
rule-18-2-3 = 準備完了
rule-18-2-4 = スクランブル
rule-18-2-5 = 再編
rule-18-2-6 = 再武装と燃料補給
rule-19-1 = ゾーンの天候
rule-19-1-1 = 天候の段階
rule-19-1-2 = 悪天候
rule-19-1-3 = 影響する天候
rule-19-2 = 天候の種類
rule-19-2-1 = 好天
rule-19-2-2 = 雲
rule-19-2-3 = 雨
rule-19-2-4 = 薄霧と霧
rule-19-2-5 = 濃霧
rule-19-2-6 = 太陽
rule-19-2-7 = 横風
rule-19-2-8 = 向かい風
rule-19-2-9 = 悪天候の基地
rule-20-1 = RAFの対応
rule-20-1-1 = スクランブルの制限
rule-20-2 = ウイング
rule-20-2-1 = ウイングを組む
rule-20-2-2 = リーダー
rule-20-2-3 = ウイングの戦闘
rule-20-2-4 = 食い止め
rule-20-2-5 = 2個のウイング
rule-20-2-6 = バルボ
rule-20-3 = グループ
rule-20-3-1 = 第10と第11グループ
rule-20-3-2 = 第12グループ
rule-20-3-3 = 英仏海峡
rule-20-4 = 第421フライト
rule-21-1 = 海峡哨戒
rule-21-1-1 = 海峡フライエヤークト（選択）
rule-21-2 = 護衛への転用
rule-22-1 = マッチング（選択）
rule-23-1 = キャンペーン
rule-23-2 = 進め方
rule-23-2-1 = 計画と中止
rule-23-2-2 = チット
rule-23-2-3 = 損失と損害
rule-23-2-4 = キャンペーンの勝敗
rule-23-2-5 = 出撃率（選択）
rule-23-2-6 = 同じ天候（選択）
rule-23-3 = 長いキャンペーン
rule-23-3-1 = ルフトヴァッフェの準備（選択）
rule-7 = イベント
rule-12 = 視認
rule-14 = 対空砲
rule-15 = 阻塞気球
rule-16 = 爆撃
rule-22 = 勝利
rule-sequence = ターンの一覧
rule-checklist = 計画の手順
rule-undo = 取り消し
