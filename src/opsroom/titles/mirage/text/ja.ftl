### バトルオブブリテンカードゲーム（日本語）。キーは docs/wire.md の「Text keys」。

title-name = バトルオブブリテン
title-line = 伏せて配置し、表にして戦う。南イングランド上空の読み合いです。
title-about = 1940年8月から9月。独軍プレイヤーはレーダーサイト、航空基地、ロンドン、ロンドン以外の都市へ攻撃部隊を送り、英軍プレイヤーは迎撃部隊を配置します。レーダーサイトの損害によって、どちらが先に配置するかが変わります。先に山札が尽きた側の負けです。役割は持ち回りか固定を選べ、英軍NPCを相手にした協力戦もできます。プレイ時間は約1時間です。
title-minutes = 60分

mode-rotating4 = 役割持ち回り（4人）
mode-rotating3 = 役割持ち回り（3人）
mode-fixed4 = 役割固定（4人）
mode-fixed3 = 役割固定（3人）
mode-coop3 = 協力戦（3人）
mode-coop2 = 協力戦（2人）
option-difficulty = 追加スピットファイア
option-difficulty-0 = なし
option-difficulty-1 = 1枚
option-difficulty-2 = 2枚
option-difficulty-3 = 3枚
option-difficulty-4 = 4枚
option-winner = 同点のとき
option-winner-shared = 同率勝者とする
option-winner-single = 英軍プレイヤーに手番順で近い人の勝ち
option-doubling = 両軍の山札がなくなったとき
option-doubling-off = 得点をそのまま合計する
option-doubling-on = 英軍の得点を2倍にする
option-scoring = 役割固定モードと協力戦の勝敗
option-scoring-side = 陣営全員の勝ち
option-scoring-points = 独軍の最高得点者の勝ち
option-both_gone = 英軍に得点がないモードで両軍の山札が尽きたとき
option-both_gone-draw = 引き分け
option-both_gone-british = 英軍の勝ち
option-driven_off = 撃破されて手札に戻る爆撃機
option-driven_off-leaves = 反撃しない
option-driven_off-fires = 反撃する
option-holding_back = 英軍戦闘機を空戦に出さないことができるか
option-holding_back-never = できない（全機がいずれかの部隊と戦う）
option-holding_back-always = できる
option-holding_back-when_dividing = 2部隊以上いるエリアでだけできる
option-automaton_at_night = 夜間攻撃に対する英軍NPC
option-automaton_at_night-weapons = 防御兵器だけを置く
option-automaton_at_night-fighters = 夜間は戦えなくても一番強い戦闘機を置く
option-turn_limit = ゲームの長さ
option-turn_limit-on = 第60ターンが終わると英軍の勝ち
option-turn_limit-none = 上限なし

## 席と場所

seat-amber = アンバー
seat-plum = パープル
seat-teal = ティール
seat-grey = グレー
seat-british = 英軍
area-radar = レーダーサイト
area-airfield = 航空基地
area-london = ロンドン
area-cities = ロンドン以外の都市
target-radar = レーダーサイト
target-airfield = 航空基地
target-london = ロンドン
target-cities = ロンドン以外の都市
target-london_night = ロンドン（夜間）
target-cities_night = ロンドン以外の都市（夜間）
emplacement-radar_aa_94mm = { area-radar }の{ card-aa_94mm }
emplacement-radar_aa_40mm = { area-radar }の{ card-aa_40mm }
emplacement-radar_barrage_balloon = { area-radar }の{ card-barrage_balloon }
emplacement-airfield_aa_94mm = { area-airfield }の{ card-aa_94mm }
emplacement-airfield_aa_40mm = { area-airfield }の{ card-aa_40mm }
emplacement-airfield_barrage_balloon = { area-airfield }の{ card-barrage_balloon }
emplacement-london_aa_94mm = { area-london }の{ card-aa_94mm }
emplacement-london_aa_40mm = { area-london }の{ card-aa_40mm }
emplacement-london_barrage_balloon = { area-london }の{ card-barrage_balloon }
emplacement-cities_aa_94mm = { area-cities }の{ card-aa_94mm }
emplacement-cities_aa_40mm = { area-cities }の{ card-aa_40mm }
emplacement-cities_barrage_balloon = { area-cities }の{ card-barrage_balloon }
defender-defender_1 = 英軍のカード1
defender-defender_2 = 英軍のカード2
defender-defender_3 = 英軍のカード3
defender-defender_4 = 英軍のカード4
defender-defender_5 = 英軍のカード5
defender-defender_6 = 英軍のカード6
defender-night_1 = 英軍の夜間カード1
defender-night_2 = 英軍の夜間カード2
told_pair-pair_1 = 1
told_pair-pair_2 = 2
told_pair-pair_3 = 3
slot-amber_1 = { seat-amber }の1枚目
slot-amber_2 = { seat-amber }の2枚目
slot-amber_3 = { seat-amber }の3枚目
slot-amber_4 = { seat-amber }の4枚目
slot-amber_5 = { seat-amber }の5枚目
slot-plum_1 = { seat-plum }の1枚目
slot-plum_2 = { seat-plum }の2枚目
slot-plum_3 = { seat-plum }の3枚目
slot-plum_4 = { seat-plum }の4枚目
slot-plum_5 = { seat-plum }の5枚目
slot-teal_1 = { seat-teal }の1枚目
slot-teal_2 = { seat-teal }の2枚目
slot-teal_3 = { seat-teal }の3枚目
slot-teal_4 = { seat-teal }の4枚目
slot-teal_5 = { seat-teal }の5枚目
slot-grey_1 = { seat-grey }の1枚目
slot-grey_2 = { seat-grey }の2枚目
slot-grey_3 = { seat-grey }の3枚目
slot-grey_4 = { seat-grey }の4枚目
slot-grey_5 = { seat-grey }の5枚目
pair-pair_1 = 1組目
pair-pair_2 = 2組目
pair-pair_3 = 3組目
aim-aim_1 = 1番目の兵器
aim-aim_2 = 2番目の兵器
aim-aim_3 = 3番目の兵器
aim-aim_4 = 4番目の兵器
aim-aim_5 = 5番目の兵器
aim-aim_6 = 6番目の兵器
aim-aim_7 = 7番目の兵器
aim-aim_8 = 8番目の兵器
aim-aim_9 = 9番目の兵器
aim-aim_10 = 10番目の兵器
aim-aim_11 = 11番目の兵器
aim-aim_12 = 12番目の兵器
aim-aim_13 = 13番目の兵器
aim-aim_14 = 14番目の兵器
aim-aim_15 = 15番目の兵器
aim-aim_16 = 16番目の兵器
ambush-move = 戦闘機を移動する
ambush-add = 戦闘機を追加する
order-use_retaliation = 報復爆撃を使う
order-drop_retaliation = 報復爆撃を捨てる
order-drop_line_abreast = 横一列攻撃を捨てる
order-drop_ambush = 待ち伏せ攻撃を捨てる

## カード

card-bf109e = メッサーシュミット Bf109E
    .role = 護衛戦闘機、滞空時間1ラウンド
card-bf110c = メッサーシュミット Bf110C
    .role = 長距離護衛機
card-ju87b = ユンカース Ju87B
    .role = 急降下爆撃機、撃墜されやすい
card-do17z = ドルニエ Do17Z
    .role = 軽爆撃機、低空
card-he111h = ハインケル He111H
    .role = 水平爆撃機、高空
card-ju88a = ユンカース Ju88A
    .role = 高速爆撃機
card-ace_moelders = エース メルダース
    .role = 戦闘機に付ける
card-ace_galland = エース ガーランド
    .role = 戦闘機に付ける
card-ace_wick = エース ヴィック
    .role = 戦闘機に付ける
card-ace_balthasar = エース バルタザール
    .role = 戦闘機に付ける
card-freie_jagd = 自由索敵
    .role = 戦闘機と戦うBf109Eを強化
card-cloud_cover = 雲中退避
    .role = 爆撃機への攻撃を1回無効にする
card-x_geraet = 電波誘導爆撃
    .role = 爆撃機1枚の命中値を上げる
card-seenotdienst = 海上救難
    .role = 撃墜された戦闘機を手札に戻す
card-adlerangriff = アドラーアングリフ
    .role = イベント：全部隊で航空基地を攻撃
card-london_raid_order = ロンドン空襲指令
    .role = イベント：全部隊でロンドンを攻撃
card-hurricane_mk1 = ハリケーン Mk.I
    .role = 戦闘機
card-hurricane_mk2 = ハリケーン Mk.II
    .role = 撃破もある戦闘機
card-spitfire_mk1 = スピットファイア Mk.I
    .role = 強力な戦闘機
card-spitfire_mk2 = スピットファイア Mk.II
    .role = 最強の戦闘機
card-defiant_mk1 = デファイアント Mk.I
    .role = 銃塔戦闘機
card-aa_94mm = 94ミリ高射砲
    .role = 高空の爆撃機に強い
card-aa_40mm = 40ミリ対空機関砲
    .role = 低空の爆撃機に強い
card-barrage_balloon = 阻塞気球
    .role = 爆撃の命中値を下げる
card-ace_bader = エース バーダー
    .role = 戦闘機に付ける
card-ace_malan = エース マラン
    .role = 戦闘機に付ける
card-ace_tuck = エース タック
    .role = 戦闘機に付ける
card-ace_lacey = エース レイシー
    .role = 戦闘機に付ける
card-churchill_speech = チャーチル演説
    .role = 名演説だが効果なし
card-retaliation_bombing = 報復爆撃
    .role = 独軍の山札から2枚捨てる
card-line_abreast = 横一列攻撃
    .role = 爆撃機を迎撃するハリケーンを強化
card-ambush = 待ち伏せ攻撃
    .role = 配置後に戦闘機を移動か追加
card-night_blenheim_if = ブレニム Mk.IF
    .role = 夜間戦闘機
card-night_beaufighter_if = ボーファイター Mk.IF
    .role = 強力な夜間戦闘機
card-night_aa_40mm = 40ミリ対空機関砲（夜間）
    .role = 夜間専用
card-night_barrage_balloon = 阻塞気球（夜間）
    .role = 夜間専用
german-bf109e = { card-bf109e }
german-bf110c = { card-bf110c }
german-ju87b = { card-ju87b }
german-do17z = { card-do17z }
german-he111h = { card-he111h }
german-ju88a = { card-ju88a }
german-ace_moelders = { card-ace_moelders }
german-ace_galland = { card-ace_galland }
german-ace_wick = { card-ace_wick }
german-ace_balthasar = { card-ace_balthasar }
german-freie_jagd = { card-freie_jagd }
german-cloud_cover = { card-cloud_cover }
german-x_geraet = { card-x_geraet }
german-seenotdienst = { card-seenotdienst }
german-adlerangriff = { card-adlerangriff }
german-london_raid_order = { card-london_raid_order }
result-city_of_london = シティ・オブ・ロンドン／バーミンガム郊外
result-docklands = ドックランズ／リヴァプール郊外
result-woolwich_arsenal = ウーリッジ造兵廠／ポーツマス港
result-westminster = ウェストミンスター／カーディフ郊外
result-east_end = イーストエンド／コヴェントリー
result-battersea = バタシー発電所／ダービーのエンジン工場
result-filton = ロンドン郊外／フィルトンの航空機工場
result-southampton = ロンドン郊外／サウサンプトン港
result-brooklands = ロンドン郊外／ブルックランズの航空機工場
result-castle_bromwich = ロンドン郊外／キャッスル・ブロムウィッチの工場

## 質問

decks-left = 山札の残りは独軍{ $german_pile }枚、英軍{ $british_pile }枚です。

ask-choose_weapon = 防御兵器を1枚、別のエリアへ移動しますか。
    .context = { decks-left }
    .coach = 防御兵器は次のターン以降も場に残ります。配置の前に1枚だけ、好きなエリアへ移動できます。
    .waiting = 英軍が防御兵器の位置を考えています。
choose_weapon-pass = 移動しない

ask-choose_new_area = { $card }をどのエリアへ移動しますか。
    .context = { decks-left }
    .coach = 対空砲は空戦を抜けた爆撃機を撃ちます。爆撃されそうな場所に置きましょう。
    .waiting = 英軍が防御兵器を移動しています。
area-note = { $forces ->
    [0] 独軍部隊はいません。
   *[other] 独軍{ $forces }部隊がいます。
}
choose_new_area-note = { area-note }

ask-choose_exchange = 配置の前に手札を1枚交換しますか。
    .context = { decks-left }
    .coach = 1枚を山札の下に入れて1枚引けます。攻撃部隊には爆撃機が必要です。護衛が目標まで届くかも確かめましょう。
    .waiting = 独軍が手札の交換を考えています。
choose_exchange-pass = 交換しない
card-note = { $hit ->
    [0] { $combat ->
        [0] { $fires ->
            [0] { "" }
           *[other] 爆撃機1機に対しダイス{ $dice }個、{ $fires ->
                [1] 1
               *[other] { $fires }以下
            }で命中{ $own_height ->
                [0] { "" }
               *[other] （昼間に高度が合えば{ $own_height }以下）
            }{ $in_the_dark ->
                [0] { "" }
               *[other] （夜間は{ $in_the_dark }以下）
            }。
        }
       *[other] 空戦能力{ $combat }{ $special ->
            [0] 。
           *[other] （出目{ $special }で特殊結果）。
        }
    }
   *[other] 空戦能力{ $combat }、爆撃はダイス{ $dice }個、{ $hit }以下で命中。
}
choose_exchange-note = { card-note }

ask-choose_to_put_back = 爆撃機がありません。どのカードを戻しますか。
    .context = { decks-left }
    .coach = 爆撃機がないので手札を公開し、2枚を交換します。それでも爆撃機が来なければ、このターンは参加できません。
    .waiting = 爆撃機のない独軍プレイヤーが2枚を交換しています。
choose_to_put_back-note = { card-note }

ask-choose_target = 攻撃部隊をどこへ送りますか。
    .context = このターンのレーダーサイトの損害は{ $radar }です。{ decks-left }
    .coach = レーダーサイトに損害を与えると、次のターンは英軍が先に配置することになります。航空基地への損害は英軍の山札を減らし、独軍の勝利につながります。都市への爆撃は自分の得点になります。1エリアに置けるのは2部隊までです。
    .waiting = 独軍が攻撃目標を選んでいます。
choose_target-note = { $cards ->
    [0] このターンに置かれた英軍カードはありません。
   *[other] 英軍カードが{ $cards }枚あります。
}

ask-choose_bomber = どの爆撃機を攻撃部隊に入れますか。
    .context = { decks-left }
    .coach = 攻撃部隊には爆撃機が最低1枚必要です。高度アイコンのある機体は、その高度の対空砲に撃墜されやすくなります。
    .waiting = 独軍が攻撃部隊を編成しています。
choose_bomber-note = { card-note }

ask-choose_force_card = 攻撃部隊にカードを加えますか。
    .context = { decks-left }
    .coach = 3枚まで入れられます。エースは枚数に数えず、戦闘機1枚に1枚付けます。護衛戦闘機は爆撃機の代わりに迎撃機と戦えます。
    .waiting = 独軍が攻撃部隊を編成しています。
choose_force_card-pass = この編成で出す
choose_force_card-note = { card-note }

ask-choose_british_card = どのカードを配置しますか。
    .context = 最大{ $limit }枚、1エリア{ $an_area }枚まで（エースは数えません）。
    .coach = 置けるだけ置かなければなりません。戦闘機は昼間の部隊を迎撃し、対空砲と阻塞気球は場に残って夜間にも使えます。エースは戦闘機と一緒に置きます。
    .waiting = 英軍が迎撃を配置しています。
choose_british_card-pass = 配置を終える
choose_british_card-note = { card-note }

ask-choose_area = { $card }をどのエリアに置きますか。
    .context = 1エリア{ $an_area }枚まで（エースは数えません）。
    .coach = 攻撃部隊は裏向きです。分かるのは誰の部隊か、枚数、昼間か夜間かだけです。航空基地の損害で山札が減るので、守りを固めましょう。
    .waiting = 英軍が迎撃を配置しています。
choose_area-note = { area-note }

ask-choose_first_night_area = 1枚目の夜間カードをどこに置きますか。
    .context = 夜間カードはロンドンかロンドン以外の都市に置きます。
    .coach = 夜間の部隊を迎撃できるのは夜間戦闘機、対空砲、阻塞気球だけです。2枚を同じエリアに置いてもかまいません。
    .waiting = 英軍が夜間カードを配置しています。
choose_first_night_area-note = { $night ->
    [0] 夜間部隊はいません。
   *[other] 夜間{ $night }部隊がいます。
}

ask-choose_second_night_area = 2枚目の夜間カードをどこに置きますか。
    .context = 夜間カードはロンドンかロンドン以外の都市に置きます。
    .coach = 夜間の部隊を迎撃できるのは夜間戦闘機、対空砲、阻塞気球だけです。2枚を同じエリアに置いてもかまいません。
    .waiting = 英軍が夜間カードを配置しています。
choose_second_night_area-note = { $night ->
    [0] 夜間部隊はいません。
   *[other] 夜間{ $night }部隊がいます。
}

ask-choose_ambush = 待ち伏せ攻撃を使いますか。
    .context = { decks-left }
    .coach = 全員の配置が終わりました。待ち伏せ攻撃を使うと、枚数制限を無視して、戦闘機1枚を別のエリアに移動するか、手札から1枚追加できます。
    .waiting = 英軍が待ち伏せ攻撃を使うか考えています。
choose_ambush-pass = 使わない

ask-choose_ambush_from = どのエリアの戦闘機を移動しますか。
    .context = { decks-left }
    .coach = 独軍部隊のいないエリアの戦闘機は無駄になります。
    .waiting = 英軍が待ち伏せ攻撃を使っています。
choose_ambush_from-note = { area-note }

ask-choose_ambush_fighter = 待ち伏せ攻撃にどの戦闘機を使いますか。
    .context = { decks-left }
    .coach = 強い戦闘機は爆撃機の多い部隊に当てましょう。
    .waiting = 英軍が待ち伏せ攻撃を使っています。
choose_ambush_fighter-note = { card-note }

ask-choose_ambush_area = { $card }をどのエリアへ送りますか。
    .context = { decks-left }
    .coach = 待ち伏せ攻撃では1エリアの枚数制限を無視できます。
    .waiting = 英軍が待ち伏せ攻撃を使っています。
choose_ambush_area-note = { area-note }

ask-choose_ambush_ace = { $card }にエースを付けますか。
    .context = { decks-left }
    .coach = エースを付けた戦闘機は空戦能力＋1、その機を攻撃する敵は空戦能力−1になります。
    .waiting = 英軍が待ち伏せ攻撃を使っています。
choose_ambush_ace-pass = 付けない

ask-choose_ace_host = { $card }をどの戦闘機に付けますか。
    .context = { $area }です。
    .coach = その戦闘機は空戦能力＋1になり、撃墜されにくくなります。撃墜されても、エースは脱出できることがあります。
    .waiting = 独軍がエースを付ける戦闘機を選んでいます。
choose_ace_host-note = { card-note }

ask-choose_british_ace_host = { $card }をどの戦闘機に付けますか。
    .context = { $area }です。
    .coach = その戦闘機は空戦能力＋1になり、撃墜されにくくなります。撃墜されても、エースは脱出できることがあります。
    .waiting = 英軍がエースを付ける戦闘機を選んでいます。
choose_british_ace_host-note = { card-note }

ask-choose_force = { $card }をどの部隊に当てますか。
    .context = { $area }です。
    .coach = 戦闘機1枚が戦えるのは1部隊だけです。集中させて後続支援機を付けるか、分散させて全部隊を迎撃するかを選びましょう。
    .waiting = 英軍が戦闘機を振り分けています。
choose_force-pass = 出さない
choose_force-note = 戦闘機{ $fighters }枚、爆撃機{ $bombers }枚。

ask-choose_night_force = { $card }をどの夜間部隊に当てますか。
    .context = { $area }です。
    .coach = 夜間空戦は1ラウンドで、爆撃機は反撃できません。
    .waiting = 英軍が夜間戦闘機を振り分けています。
choose_night_force-note = 戦闘機{ $fighters }枚、爆撃機{ $bombers }枚。

ask-choose_british_fighter = 次にどの戦闘機を出しますか。
    .context = { $area }、{ $round }ラウンド目です。
    .coach = こちらが戦闘機を1枚出し、独軍が相手のカードを選びます。余った戦闘機は後続支援機として組に加えられます。
    .waiting = 英軍が戦闘機を出しています。
choose_british_fighter-note = { card-note }

ask-choose_german_card = { $card }にどのカードを当てますか。
    .context = { $area }、{ $round }ラウンド目です。
    .coach = 戦闘機を当てれば爆撃機を守れます（戦闘機同士の結果は同時に適用）。爆撃機は撃墜されなかったときだけ反撃します。
    .waiting = 独軍が相手のカードを選んでいます。
choose_german_card-note = { card-note }

ask-choose_support = 余った{ $card }でどの組を支援しますか。
    .context = { $area }、{ $round }ラウンド目です。
    .coach = 後続支援機もダイスを振ります。撃墜されることはなく、有利な方の結果が適用されます。
    .waiting = 後続支援機を割り振っています。
choose_support-pass = 支援しない

ask-choose_line_abreast = 横一列攻撃を使いますか。
    .context = { $area }、{ $round }ラウンド目です。
    .coach = 爆撃機を迎撃するハリケーンは空戦能力＋1になり、反撃も受けません。
    .waiting = 英軍がコマンドカードを使うか考えています。
choose_line_abreast-pass = 使わない
choose_line_abreast-note = 撃墜する確率：{ $before }％ → { $after }％。

ask-choose_free_hunt = 自由索敵を使いますか。
    .context = { $area }、{ $round }ラウンド目です。
    .coach = 戦闘機と戦うBf109Eは、このラウンドだけ空戦能力＋1になります。
    .waiting = 独軍がコマンドカードを使うか考えています。
choose_free_hunt-pass = 使わない
choose_free_hunt-note = 撃墜する確率：{ $before }％ → { $after }％。

ask-choose_clouds = 雲中退避を使いますか。
    .context = { $area }、{ $round }ラウンド目です。
    .coach = このラウンド、その爆撃機は攻撃を受けません。
    .waiting = 独軍がコマンドカードを使うか考えています。
choose_clouds-pass = 使わない
choose_clouds-note = 失う確率{ $risk }％。

ask-choose_rescue = { $card }が撃墜されました。海上救難を使いますか。
    .context = { $area }、{ $round }ラウンド目です。
    .coach = 戦闘機とエースは手札に戻り、英軍の得点にもなりません。
    .waiting = 独軍がコマンドカードを使うか考えています。
choose_rescue-pass = 使わない

ask-choose_aim = { $card_id ->
    [barrage_balloon] 阻塞気球
    [night_barrage_balloon] 阻塞気球（夜間）
    [aa_94mm] 94ミリ高射砲
   *[other] 40ミリ対空機関砲
}でどの爆撃機を狙いますか。
    .context = { $area }です。
    .coach = 昼間は高度の合う対空砲が当たりやすくなります。阻塞気球は外れても、昼間なら爆撃の命中値を下げます。
    .waiting = 英軍が防御兵器の目標を選んでいます。
choose_aim-note = { $card }。

ask-choose_clouds_from_flak = 防御兵器に対して雲中退避を使いますか。
    .context = { $area }です。
    .coach = 対空砲か阻塞気球1枚の効果を受けなくなります。
    .waiting = 独軍がコマンドカードを使うか考えています。
choose_clouds_from_flak-pass = 使わない
choose_clouds_from_flak-note = 撃墜される確率{ $odds }％。

ask-choose_radio_beam = { $card }に電波誘導爆撃を使いますか。
    .context = { $area }です。
    .coach = この爆撃の命中値が1上がります。
    .waiting = 爆撃機が目標の上空にいます。
choose_radio_beam-pass = 使わない
choose_radio_beam-note = ダイス{ $dice }個、{ $number }以下で命中。

ask-choose_command_order = コマンドカードをどうしますか。
    .context = { decks-left }
    .coach = 報復爆撃は独軍の山札を2枚捨て札にし、ゲームの終わりを早めます。使えないカードは手札の邪魔になるだけです。
    .waiting = 英軍がコマンドカードを整理しています。
choose_command_order-pass = 残りは手札に残す


## できない理由

why-all_fighters_fight = このエリアの戦闘機は必ずいずれかの部隊と戦います。
why-must_seek_a_bomber = 爆撃機がないので、必ず1枚交換します。
why-force_is_full = 攻撃部隊はエースを除いて{ $a }枚までです。
why-ace_needs_a_fighter = エースは、まだエースの付いていない戦闘機に付けます。1部隊に2枚までです。
why-out_of_range = 進出可能なのはエリア{ $a }までで、ここはエリア{ $b }です。
why-no_fighters_by_night = 独軍戦闘機は夜間攻撃に参加できません。
why-not_by_night = この機体は夜間攻撃ができません。
why-no_results_left = 爆撃結果カードがなくなりました。
why-london_is_barred = ロンドンは「ロンドン空襲指令」のターンが終わるまで目標にできません。
why-night_is_barred = 夜間攻撃は「アドラーアングリフ」のターンが終わるまでできません。
why-night_is_full = 夜間攻撃は1ターンに{ $a }部隊までです。
why-area_is_full = このエリアはいっぱいです（{ $a }つまで）。
why-no_bomber_for_it = そこまで進出できる爆撃機が手札にありません。
why-must_place = 置けるだけ置かなければなりません（あと{ $a }枚まで）。
why-fighters_are_out = このモードで1ターンに配置できる戦闘機は{ $a }枚までです。
why-weapons_are_out = このモードで1ターンに配置できる防御兵器は{ $a }枚までです。
why-no_fighter_placed = 配置済みの戦闘機がありません。
why-no_fighter_in_hand = 手札に戦闘機がありません。
why-hurricane_against_bomber = ハリケーンが爆撃機を迎撃する組でだけ使えます。
why-hunter_against_fighter = Bf109Eが戦闘機と戦う組に1回だけ使えます。
why-clouds_hide_bombers = 爆撃機にだけ使えます。

## 記録

event-redrawn = 最初の手札に戦闘機がなかったため、引き直しました。
event-turn_begins = 第{ $turn }ターン。英軍は{ $british_id ->
    [hidden] NPC
   *[other] { $british }
}、独軍の先頭は{ $leader }です。{ $event_id ->
    [hidden] { "" }
   *[other] { $event }が適用されます。
}
event-event_applies = { $card }：全部隊が昼間攻撃で目標に向かい、レーダーサイトは復旧します。
event-relocated = { $card }を移動しました：{ $origin } → { $area }。
event-drew = { $card_id ->
    [hidden] { $seat }が{ $count }枚引きました。
   *[other] { $seat }が{ $card }を引きました。
}
event-british_drew = { $card_id ->
    [hidden] 英軍が{ $count }枚引きました。
   *[other] 英軍が{ $card }を引きました。
}
event-exchanged = { $card_id ->
    [hidden] { $seat }が{ $count }枚を山札の下に入れました。
   *[other] { $seat }が{ $card }を山札の下に入れました。
}
event-hand_shown = { $seat }が手札を公開：{ $card } ×{ $cards }。
event-event_shown = { $seat_id ->
    [hidden] 英軍NPC
   *[other] { $seat }
}が{ $card }を公開しました。
event-grounded = { $seat }は爆撃機がなく、このターンは攻撃に参加できません。
event-force_placed = { $seat }が{ $area }に{ $night ->
    [no] 昼間
   *[other] 夜間
}攻撃部隊（{ $cards }枚）を配置しました。
event-british_placed = { $card_id ->
    [hidden] 英軍が{ $area }に{ $count }枚置きました。
   *[other] 英軍が{ $area }に{ $card }を置きました。
}
event-ambush_moved = { $card_id ->
    [hidden] 英軍が{ $count }枚を移動しました
   *[other] 英軍が{ $card }を移動しました
}：{ $origin } → { $area }。
event-night_drawn = { $card_id ->
    [hidden] 英軍が夜間カードを2枚引きました。
   *[other] 英軍が{ $card }と{ $second }を引きました。
}
event-night_placed = { $card_id ->
    [hidden] 英軍が{ $area }に夜間カードを{ $count }枚置きました。
   *[other] 英軍が{ $area }に{ $card }を置きました。
}
event-force_shown = { $seat }が{ $card }を公開しました。
event-british_shown = 英軍が{ $area }の{ $card }を公開しました。
event-ace_declared = { $card }を{ $host }に付けました。
event-held_back = { $card }は空戦に加わりません。
event-sent = { $card }が{ $seat }の部隊を迎撃します。
event-fighter_shown = 英軍が{ $force }の部隊に{ $card }{ $ace_id ->
    [hidden] { "" }
   *[other] （{ $ace }搭乗）
}を出しました（{ $round }ラウンド目）。
event-paired = { $pair }組目：{ $card }対{ $target }{ $ace_id ->
    [hidden] { "" }
   *[other] （{ $ace }搭乗）
}。
event-supported = { $card }が{ $pair }組目を支援します。
event-command_played = { $seat_id ->
    [hidden] 英軍NPC
   *[other] { $seat }
}が{ $pair_id ->
    [hidden] { "" }
   *[other] { $pair }組目に
}{ $card }を使いました。
event-fired = { $card }が{ $target }を攻撃：出目{ $die }（{ $number }以下で撃墜）。
event-damaged = { $card }は撃破され、ダイスの目は{ $die }でした。
event-shot_down = { $card }が撃墜されました。
event-went_home = { $card }は手札に戻りました。
event-fuel_ends = { $seat }の{ $card }は滞空時間が尽き、手札に戻りました。
event-ace_escaped = { $card }は脱出に成功しました（出目{ $die }）。
event-ace_lost = { $card }は脱出に失敗しました（出目{ $die }）。
event-aimed = { $card }が{ $seat }の{ $target }を狙います。
event-weapon_fired = { $card }が{ $seat }の{ $target }を迎撃：出目{ $dice }（{ $number }以下で撃墜）。
event-weapon_lost = { $card }は除去されました。
event-bombed = { $seat }の{ $card }が爆撃：出目{ $dice }（{ $number }以下で命中）、命中{ $hits }。
event-radar_hit = { $seat }がレーダーサイトに{ $damage }ダメージ（このターン合計{ $total }）、{ $vp }VP獲得。
event-airfield_hit = { $seat }が航空基地に{ $damage }ダメージ、{ $damage }VP獲得。
event-city_hit = { $seat }が{ $area }に{ $damage }ダメージ：爆撃結果カード{ $cards }枚。
event-result_drawn = { $result }（{ $area }）：{ $seat }が{ $vp }VP獲得。
event-british_card_lost = 英軍の山札から{ $card }が除去されました。
event-german_card_lost = 独軍の山札から{ $card }が捨て札になりました。
event-discarded = { $seat_id ->
    [hidden] 英軍NPC
   *[other] { $seat }
}が{ $card }を捨てました。
event-game_over = { $ending_id ->
    [british-win] 独軍の山札が尽きました。
    [germans-win] 英軍の山札が尽きました。
    [both-gone] 両軍の山札が尽きました。
    [no-bombers] 独軍の爆撃機がなくなりました。
   *[other] 上陸作戦の時期が過ぎました。
}

## 終わり

result-british-win = 独軍の山札が尽き、英軍の勝利です。
result-germans-win = 英軍の山札が尽き、独軍の勝利です。
result-both-gone = 両軍の山札が尽きました。
result-no-bombers = 独軍の爆撃機がなくなり、英軍の勝利です。
result-time-is-up = 上陸作戦の時期が過ぎました。守り切った英軍の勝利です。
action-retaliate = 報復爆撃を使う
    .confirm = このカードと独軍の山札2枚を捨て札にしますか。

## フェイズとルールの短い名前

phase-6 = 防御兵器再配置
phase-7-1 = 配置
phase-8 = 空戦
phase-9 = 防御兵器
phase-10 = 爆撃
phase-11 = 補充と判定
rule-3-1 = 独軍カード
rule-3-1-1 = 独軍戦闘機
rule-3-1-2 = 独軍爆撃機
rule-3-1-3 = 独軍エース
rule-3-1-4 = 独軍コマンド
rule-3-1-5 = イベントカード
rule-3-2 = 英軍カード
rule-3-2-1 = 英軍戦闘機
rule-3-2-2 = 防御兵器
rule-3-2-3 = 英軍エース
rule-3-2-4 = 英軍コマンド
rule-3-3 = 夜間カード
rule-3-4 = 爆撃結果カード
rule-3-5 = 役割カード
rule-4 = ゲーム手順
rule-5 = ゲームの準備
rule-6 = 防御兵器再配置
rule-7-1 = 配置順
rule-7-2 = 独軍の配置
rule-7-2-1 = カード交換
rule-7-2-2 = 攻撃部隊
rule-7-2-3 = 昼間と夜間
rule-7-3 = 英軍の配置
rule-7-4 = 夜間の配置
rule-8 = 空戦
rule-8-1 = 組み合わせ
rule-8-2 = 空戦結果
rule-8-3 = ラウンド
rule-8-4 = 夜間空戦
rule-9 = 防御兵器
rule-9-1 = 対空砲
rule-9-2 = 阻塞気球
rule-10 = 爆撃
rule-11 = 補充
rule-11-1 = 勝利判定
rule-12-1 = コマンド
rule-12-2 = イベント
rule-12-2-1 = アドラーアングリフ
rule-12-2-2 = ロンドン空襲指令
rule-12-3 = エース
rule-13-1 = 持ち回り3人
rule-13-2 = 固定4人
rule-13-3a = 固定3人
rule-13-3b = 協力戦3人
rule-13-3c = 協力戦2人
rule-13-4 = 高難易度
rule-undo = 取り消し

## 勝利条件の帯

goal-need-rotating = 山札が尽きた側の負け。勝った側のトラックで最も得点の多い人が勝ちます。
goal-need-british = 独軍の山札が先に尽きれば、英軍の勝ちです。
goal-need-german = 英軍の山札を先に尽きさせれば、独軍全員の勝ちです。
goal-need-german-points = 英軍の山札を先に尽きさせ、独軍の中で最も多く得点しましょう。
goal-need-coop = 英軍の山札を先に尽きさせれば、全員の勝ちです。
goal-need-coop-points = 英軍の山札を先に尽きさせ、最も多く得点しましょう。
goal-need-watcher = 先に山札が尽きた側の負けです。
goal-piles = 山札 独軍{ $german }・英軍{ $british }
goal-tracks = あなたの得点 独軍{ $german }・英軍{ $british }
goal-others = ほかの最高点 独軍{ $german }・英軍{ $british }
goal-points = あなたの得点 { $points }
goal-best = 首位 { $seat } { $points }点
goal-turns = 第{ $turn }ターン／全{ $turns }ターン

## ブリーフィング

briefing-situation = 1940年8月から9月、独軍の攻撃部隊がレーダーサイト、航空基地、ロンドン、その他の都市に向かいます。攻撃部隊も迎撃部隊も伏せて配置し、出会って初めて表にします。毎ターン両軍の山札が減り、先に尽きた側がこの戦いに敗れます。
briefing-goal = 両方の役割で得点しましょう。独軍なら爆撃で、英軍なら撃墜で得点します。山札が尽きたとき、数えるのは勝った側のトラックの得点だけです。
briefing-goal-british = 独軍より長く持ちこたえましょう。独軍の山札が先に尽きれば勝ちです。航空基地が爆撃されると山札が減るので、その前に爆撃機を落としましょう。
briefing-goal-fixed4 = 自軍の山札が尽きる前に、英軍の山札を尽きさせましょう。独軍が勝つと、その中で最も得点の多い人が勝者です。
briefing-goal-fixed3 = { briefing-goal-fixed4 }
briefing-goal-coop3 = 自軍の山札が尽きる前に、英軍の山札を尽きさせましょう。標準の協力戦では、全員で勝つか、全員で負けます。
briefing-goal-coop2 = { briefing-goal-coop3 }
briefing-rival = ほかの人の目標も同じです。英軍は持ち回りなので、どちらの山札が早く減っているか、そちらのトラックで誰が先行しているかに気をつけましょう。
briefing-rival-british = 独軍は英軍の山札を尽きさせようとします。ただし独軍どうしも得点を争っているので、最善の場所に来るとは限りません。
briefing-rival-fixed4 = 独軍の山札が先に尽きれば英軍の勝ちです。ほかの独軍は、英軍に対しては味方、得点では競争相手です。
briefing-rival-fixed3 = { briefing-rival-fixed4 }
briefing-rival-coop3 = 英軍は決まった手順で動くNPCです。独軍の山札が先に尽きれば、英軍の勝ちです。
briefing-rival-coop2 = { briefing-rival-coop3 }
briefing-step-1 = 配置
    .about = 攻撃部隊と迎撃部隊を伏せて置きます。レーダーの損害で順番が変わります。
    .all = あなたが決めます
briefing-step-2 = 空戦
    .about = 戦闘機と攻撃部隊が1対1で戦います。指揮カードで流れを変えられます。
    .all = あなたが決めます
briefing-step-3 = 防御兵器
    .about = 高射砲と阻塞気球が、残った爆撃機を狙います。
    .british = あなたが決めます
briefing-step-4 = 爆撃
    .about = 残った爆撃機がサイコロを振ります。
briefing-step-5 = 補充と判定
    .about = 手札を補充し、山札を確かめます。
    .all = あなたが決めます
briefing-decides = 勝敗を決めるのは山札なので、航空基地への爆撃と撃墜は二重に効きます。レーダーを壊せば、英軍が先に配置することになり、それを見てから動けます。ロンドンと夜間攻撃は、イベントカードが出てから可能になります。

## 確率とヒントの理由

odds-own_lost = 味方が撃墜される
odds-enemy_lost = 敵を撃墜
odds-gun_hits = 命中
odds-hits = { $n }命中
odds-note-choose_british_fighter = ドイツ側が標準ボットのように応じ、指令カードを使わない場合の、この組の確率です。
odds-note-choose_german_card = 指令カードや追加の支援がない場合の、この組の確率です。
odds-note-choose_support = 指令カードを使わない場合の、その組の確率です。
odds-note-choose_line_abreast = ほかの指令カードを使わない場合の、その組の確率です。
odds-note-choose_free_hunt = ほかの指令カードを使わない場合の、その組の確率です。
reason-hand_is_good = 爆撃機と護衛がそろっています。このまま残しましょう。
reason-must_exchange = 何か交換しなければならず、このカードがいちばん惜しくありません。
reason-command_back = 指令カードは飛べません。航空機と交換しましょう。
reason-ace_alone = 乗る戦闘機がなければ、エースは役に立ちません。
reason-too_many_escorts = 戦闘機は{ $a }枚ありますが、爆撃機が{ $b }枚では足りません。戦闘機を交換して爆撃機を狙います。
reason-third_bomber = 爆撃機が{ $a }枚で護衛がありません。いちばん弱い爆撃機を交換して戦闘機を狙います。
reason-strike_target = { $area }なら、少ない抵抗で最も大きな損害が見込めます（{ $b ->
    [0] イギリス側のカードはまだありません
   *[other] イギリス側のカードは{ $b }枚
}）。
reason-strike_by_night = 夜間なら損失はほとんどなく、{ $area }で最も効果を上げられます。
reason-best_bomber = 危険のわりに最も多くの命中が見込める爆撃機です（ダイス{ $a }個、{ $b }以下で命中）。
reason-ace_flies_along = エースは枠を使わず、戦闘機を強くします。
reason-two_escorts = ゲームに残る爆撃機が少ないので、爆撃機より護衛を費やします。
reason-escort_first = そこでは迎撃が予想されるので、まず護衛が必要です。
reason-more_bombs = 爆撃機をもう1枚加えるのが最も効果的です（ダイス{ $a }個、{ $b }以下で命中）。
reason-escort_left = 加えられる爆撃機がないので、護衛を増やして爆撃機を守ります。
reason-nothing_to_add = 加えて役に立つものはありません。
reason-play_command = 指令カードは、使える最初の機会に使うのが最も効果的です。
reason-retaliate = 報復爆撃はドイツ側の山札を減らします。使えるうちに使いましょう。
reason-keep_cards = 手札のカードはまだ役に立ちます。
reason-weakest_first = 弱い戦闘機から出して、護衛を使わせます。
reason-escort_answers = 爆撃機を通すために、戦闘機で受けます。
reason-bomber_missed_least = 護衛が残っていないので、失っても惜しくない爆撃機を出します。
reason-support_first = 支援の戦闘機もダイスを振り、撃たれることはありません。
reason-support_against_bomber = 最も多くの爆弾を止められる組を支援します。
reason-guns_by_night = 昼間は誰も来ません。高射砲は夜間も撃てます。
reason-gun_last = まず戦闘機を置き、最後の1枚は後のターンにも残る高射砲にします。
reason-strong_fighter_first = いちばん強い戦闘機を、最も必要な場所に送ります。
reason-guard_area = 予想される空襲に対して、{ $area }がいちばん大事です（{ $b ->
    [0] まだカードを置いていません
   *[other] 置いたカードは{ $b }枚
}）。
reason-move_idle_gun = この火器はほかで使うほうが得です。レーダーや閉じたエリアでは無駄になります。
reason-guns_stay = 火器はすべて必要な場所にあります。
reason-event_area = このターンのイベントで、空襲はそこへ来ます。
reason-most_to_guard = 開いているエリアの中で、失うものがいちばん大きい場所です。
reason-night_raiders = そこに夜間の部隊がいて、迎える夜間カードがまだ少ないからです。
reason-ambush_add = 戦闘機を動かすより、1枚増やすほうが得です。
reason-fighter_is_idle = 独軍のいないエリアに戦闘機がいるので、ほかで使えます。
reason-no_idle_fighter = 戦闘機はみな敵と向き合っています。動かせば穴があきます。
reason-ace_in_strongest = エースは、いちばん強い戦闘機で最も力を発揮します。
reason-worst_force = 護衛とすでに送った戦闘機のわりに、最も多くの爆弾を運んでいる部隊です。
reason-aim_at_most_bombs = 最も多くの爆弾を止められる目標を、できれば同じ高度で狙います。

## 紹介ページの例

example-combat = 命中と撃退
    .text = Bf109Eの数値は3です。3以下の目で英軍戦闘機を撃墜します。4は特殊数値で、撃退となり、戦闘機は手札に戻ります。
example-bombing = 飛行場の爆撃
    .text = He111はダイスを3個振り、2以下で命中します。1と2で損害2点。飛行場なら2勝利点となり、英軍の山札から2枚を取り除きます。

## 戦闘後レポート
points-radar = レーダーへの損害
points-airfield = 飛行場への損害
points-city = { $area }への爆撃
points-shot_down_british = 撃墜したイギリス機
points-shot_down_german = 撃墜したドイツ機
points-aces_and_cards = エース、および爆撃で失われたカード
loss-shot_down = 撃墜
