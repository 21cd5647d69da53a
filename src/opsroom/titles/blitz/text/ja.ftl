### ブリッツ（日本語）。キーは docs/wire.md の「Text keys」。

title-name = ブリッツ
title-line = 襲撃か待機か、迎撃か温存か。短い駆け引きの決闘です。
title-about = 1940年夏。ドイツ空軍は海峡を越えて襲撃隊を送り、イギリス空軍はどの襲撃を止める価値があるかを、カード1枚ごとに決めます。損害が20点に達すればドイツ空軍、ドイツ空軍の山札が尽きればイギリス空軍の勝利です。所要時間は15分ほどです。
title-minutes = 15分

mode-standard = 標準ゲーム
option-tie = 戦力が同じとき
option-tie-a = 爆撃なし、カードは捨て札（a）
    .short = 同点はa
option-tie-b = 爆撃なし、カードは山札に戻す（b）
    .short = 同点はb
    .note = ゲームが終わるように、60ターン目からは同点でも（a）に従います。原作にはない、このサイトの決まりです。
option-berlin = ベルリン爆撃
option-berlin-off = 使わない
option-berlin-on = 14ターンまで損害2倍、15ターンから半分
    .short = ベルリン爆撃あり
option-stop = カードを出すのを止めた側
option-stop-final = その襲撃ではもう出せない
option-stop-open = 相手が出した後なら再び出せる
    .short = 停止は撤回可
option-no_raid = ドイツ空軍が襲撃しないターン
option-no_raid-discard = 捨て札フェイズは行う
option-no_raid-ends = そこでターン終了
    .short = 襲撃なしなら捨て札なし

seat-luftwaffe = ドイツ空軍
seat-raf = イギリス空軍

## カード

card-bf109 = メッサーシュミット Bf 109
    .role = 護衛戦闘機
card-bf110 = Bf 110 ツェアシュテーラー
    .role = 重護衛機
card-he111 = ハインケル He 111
    .role = 水平爆撃機
card-do17z = ドルニエ Do 17Z
    .role = 軽爆撃機
card-stuka = ユンカース シュトゥーカ
    .role = 急降下爆撃機
card-ace_pilot_luftwaffe = エースパイロット
    .role = 護衛隊を率いる
card-night_raid = 夜間襲撃
    .role = 攻撃全体を2倍
card-hermann_goering = ヘルマン・ゲーリング
    .role = 攻撃全体を3倍
card-spitfire_mk1 = スピットファイア
    .role = 高速迎撃機
card-hurricane = ホーカー ハリケーン
    .role = 頑丈で直しやすい
card-beaufighter = ビューファイター
    .role = レーダー搭載の重戦闘機
card-blenheim = ブレニム
    .role = 爆撃機の改造型
card-defiant = デファイアント
    .role = 銃塔戦闘機
card-gladiator = グラジエーター
    .role = 身軽な複葉機
card-fairey_battle = フェアリー バトル
    .role = 時代遅れ
card-early_warning_radar = 早期警戒レーダー
    .role = 防御全体を2倍
card-command_and_control = 指揮統制
    .role = 防御全体を2倍
card-winston_churchill = ウィンストン・チャーチル
    .role = 防御全体を3倍
card-barrage_balloons = 阻塞気球
    .role = シュトゥーカ1機の爆弾を止める
card-repairs = 修理
    .role = 損害を1点直す
card-ack_ack_guns = 対空砲
    .role = 重砲
card-ground_fire = 地上射撃
    .role = 小火器
card-ace_pilot_raf = エースパイロット
    .role = 迎撃隊を率いる
card-inexperienced_pilots = 未熟なパイロット
    .role = 訓練不足
card-decoy = 囮
    .role = 護衛を引き離す

## 質問

ask-choose_first_bomber = 襲撃しますか。最初の爆撃機を選ぶか、見送ってください。
    .context = これまでの損害は{ $damage }点（{ $needed }点で勝利）です。
    .coach = 襲撃は爆撃機（ハインケル、ドルニエ、シュトゥーカ）から始めます。爆弾が数えられるのは最後に戦力で上回ったときだけなので、護衛できるカードを確かめましょう。見送ればカードを温存できますが、毎ターン山札から2枚減り、山札が尽きると負けです。
    .waiting = ドイツ空軍が襲撃するか考えています。
choose_first_bomber-pass = このターンは襲撃しない
    .note = 手札はそのまま、捨て札フェイズに進みます。
choose_first_bomber-note = 戦力{ $force }、爆撃{ $bomb }です。

ask-choose_defence = 防御にカードを出しますか。
    .context = ドイツ空軍{ $luftwaffe }に対してこちらは{ $raf }です。損害{ $at_stake }点がかかっています。
    .coach = ドイツ空軍の戦力に並べば爆弾は落ちません。同点で十分です。すべての襲撃を防ぐ必要はありません。強いカードは爆撃機の多い襲撃に備えて残し、倍率カードは1回の襲撃に1枚、出したカード全体に効きます。
    .waiting = イギリス空軍が防御を考えています。
choose_defence-pass = ここで止める
    .note = { $after ->
        [0] 今は迎撃しません。
       *[other] 防御は{ $after }のままです。
    }
choose_defence-note = { $times ->
    [0] 戦力{ $force }{ $multiplied ->
        [0] です。
        [2] 、倍率で2倍になります。
        [3] 、倍率で3倍になります。
       *[other] 、倍率で{ $multiplied }倍になります。
    }
   *[other] 防御全体を{ $times }倍にします。
}

ask-choose_attack = 攻撃にカードを加えますか。
    .context = こちらは{ $luftwaffe }、イギリス空軍は{ $raf }です。損害{ $at_stake }点がかかっています。
    .coach = 戦闘機は戦力を、爆撃機は爆弾を加えます。イギリス空軍を上回らなければ爆弾は落ちません（同点では不足です）。倍率カードは1回の襲撃に1枚、前後に出したカード全体に効きます。
    .waiting = ドイツ空軍が攻撃を考えています。
choose_attack-pass = ここで止める
    .note = 攻撃は{ $after }のままです。
choose_attack-note = { $times ->
    [0] 戦力{ $force }{ $multiplied ->
        [0] { "" }
       *[other] （{ $multiplied }倍）
    }{ $bomb ->
        [0] です。
       *[other] 、爆撃{ $bomb }です。
    }
   *[other] 攻撃全体を{ $times }倍にします。
}

ask-choose_relief = 爆弾が落ちてきます。気球や修理を使いますか。
    .context = このままでは{ $falling }点が{ $damage }点に加わります。
    .coach = 気球と修理を使えるのは今だけです。気球は1枚でシュトゥーカ1機の爆弾を、修理は1枚でこの襲撃の損害1点を防ぎます。過去の損害は直せません。
    .waiting = イギリス空軍が気球と修理班を確かめています。
choose_relief-pass = 残りはそのまま受ける
    .note = 損害{ $after }点が加わります。
choose_relief-note = 損害が減ります。

ask-choose_discard = カードを捨てますか。
    .context = 手札は{ $held }枚です。{ $limit }枚まで残せます。
    .coach = 手札には上限があります。邪魔なカードは捨ててもかまいませんが、その分の補充はありません。
    .waiting = 手札を整理しています。
choose_discard-pass = 手札を残す
choose_discard-note = 捨て札になります。

## できない理由

why-first_a_bomber = 襲撃の最初のカードは爆撃機でなければなりません。
why-one_multiplier = 倍率カードは1回の襲撃に各陣営1枚です。
why-in_the_bombing_phase = 爆弾が落ちてから使うカードです。
why-only_relief = 爆撃フェイズに使えるのは気球と修理だけです。
why-no_dive_bomber = 止めるシュトゥーカが残っていません。
why-nothing_left = 防ぐ損害が残っていません。
why-over_the_limit = 手札が{ $a }枚あります（{ $b }枚まで）。

## 記録

event-turn_begins = 第{ $turn }ターン。
event-drew = { $card ->
    [hidden] { $seat }が{ $count }枚引きました。
   *[other] { $seat }が{ $card }を引きました。
}
event-cannot_draw = { $seat }は引くカードがありません。
event-no_raid = このターンは襲撃なし。
event-played = { $seat }が{ $card }を出しました：{ $before } → { $after }。
event-stopped = { $seat }は{ $total }で止めました。
event-compared = ドイツ空軍{ $luftwaffe }、イギリス空軍{ $raf }：{ $winner_id ->
    [luftwaffe] 爆撃機が突破しました。
    [raf] 襲撃を退けました。
   *[other] 同点のため爆撃はありません。
}
event-shuffled_back = 襲撃のカードを各山札に戻して切り直しました。
event-tie_stays_down = { $turn }ターン目からは、ゲームが終わるように同点のカードも捨て札になります（このサイトの決まり、裁定B09）。
event-relieved = イギリス空軍が{ $card }を使いました：損害{ $before } → { $after }点。
event-bombed = { $points ->
    [0] 損害はありません（計{ $total } / { $needed }点）。
   *[other] 損害{ $points }点（計{ $total } / { $needed }点）。
}
event-discarded = { $seat }が{ $card }を捨てました。
event-conceded = { $seat }が投了しました。

## 終わり

result-victory-luftwaffe = 損害が限度に達しました。ドイツ空軍の勝利です。
result-victory-raf = ドイツ空軍の山札が尽きました。持ちこたえたイギリス空軍の勝利です。
result-conceded = 投了でゲームが終わりました。
action-concede = 投了
    .confirm = 敗北を受け入れますか。取り消せません。

## フェイズとルールの短い名前

phase-draw = ドロー
phase-raid = 襲撃
phase-bombing = 爆撃
phase-discard = 捨て札

rule-setup = 準備
rule-turn = ターン
rule-draw = ドロー
rule-raid = 襲撃
rule-bombing = 爆撃
rule-discard = 捨て札
rule-victory-luftwaffe = ドイツ空軍の勝利
rule-victory-raf = イギリス空軍の勝利
rule-cards-luftwaffe = ドイツ空軍カード
rule-cards-raf = イギリス空軍カード
rule-option-berlin = ベルリン爆撃
rule-note-1 = 注1
rule-note-2 = 注2
rule-note-3a = 注3a
rule-note-3b = 注3b
rule-undo = 取り消し
