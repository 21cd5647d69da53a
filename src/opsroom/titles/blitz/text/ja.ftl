### ブリッツ（日本語）。キーは docs/wire.md の「Text keys」。

title-name = ブリッツ
title-line = 襲撃か見送りか、迎撃か温存か。短時間の読み合いゲームです。
title-about = 1940年夏。ドイツ空軍は海峡を越えて襲撃を仕掛け、イギリス空軍はどの襲撃を止めるかをカード1枚ごとに決めます。損害が20点に達すればドイツ空軍の勝利、先にドイツ空軍の山札が尽きればイギリス空軍の勝利です。プレイ時間は約15分です。
title-minutes = 15分

mode-standard = 標準ゲーム
option-tie = 戦力が同じとき
option-tie-a = 爆撃なし、カードは捨て札
    .short = 同点の襲撃はカードを捨てる
option-tie-b = 爆撃なし、カードは山札に戻してシャッフル
    .short = 同点の襲撃はカードを山札に戻す
    .note = 第60ターンからは同点の襲撃のカードも捨て札にし、必ずゲームが終わるようにしています。元のゲームにはない、このサイト独自のルールです。
option-berlin = ベルリン爆撃
option-berlin-off = 使わない
option-berlin-on = 第14ターンまで損害2倍、第15ターンから半分
    .short = ベルリン爆撃あり
option-stop = 先にパスした側
option-stop-final = その襲撃ではもう出せない
option-stop-open = 相手がカードを出せば、また出せる
    .short = パス後も再開可
option-no_raid = 襲撃しないターン
option-no_raid-discard = 捨て札フェイズは行う
option-no_raid-ends = すぐにターン終了
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
    .role = 頑丈で修理しやすい
card-beaufighter = ボーファイター
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
    .role = シュトゥーカ1機の爆撃を止める
card-repairs = 修理
    .role = 損害を1点減らす
card-ack_ack_guns = 対空砲
    .role = 大口径の対空火器
card-ground_fire = 地上射撃
    .role = 小火器
card-ace_pilot_raf = エースパイロット
    .role = 迎撃隊を率いる
card-inexperienced_pilots = 未熟なパイロット
    .role = 訓練不足
card-decoy = 囮
    .role = 護衛をおびき出す

## 質問

ask-choose_first_bomber = 襲撃しますか。最初の爆撃機を選ぶか、見送ってください。
    .context = これまでの損害は{ $damage }点です（{ $needed }点で勝利）。
    .coach = 襲撃は爆撃機（ハインケル、ドルニエ、シュトゥーカ）から始めます。最終的に戦力で上回らないと爆撃は成功しないので、護衛に出せるカードを確認しましょう。見送ればカードを温存できますが、毎ターン山札から2枚引くので、山札が尽きると負けです。
    .waiting = ドイツ空軍が襲撃するかどうか考えています。
choose_first_bomber-pass = このターンは襲撃しない
    .note = 手札はそのままで、捨て札フェイズに進みます。
choose_first_bomber-note = 戦力{ $force }、爆撃値{ $bomb }。

ask-choose_defence = 防御にカードを出しますか。
    .context = 戦力はドイツ空軍{ $luftwaffe }、こちら{ $raf }。このままだと損害{ $at_stake }点です。
    .coach = ドイツ空軍と同じ戦力にすれば爆撃を防げます。同点で十分です。先にパスすると最後の決定権が相手に渡るので、なくても困らないカードで応じましょう。ドイツ空軍がパスした後は、爆撃値に見合う分だけ使います。倍率カードは1回の襲撃に1枚だけで、出したカード全体に効きます。
    .waiting = イギリス空軍が防御を考えています。
choose_defence-pass = パス
    .note = { $stop ->
        [ends] 防御{ $after }で襲撃を終えます。
        [open] 防御は{ $after }です。ドイツ空軍がカードを出せば、また出せます。
       *[final] この襲撃ではもうカードを出しません。ドイツ空軍は続けて出せます。
    }
choose_defence-note = { $times ->
    [0] 戦力{ $force }{ $multiplied ->
        [0] 。
       *[other] （倍率カードで{ $multiplied }倍）。
    }
    [2] { "" }
    [3] { "" }
   *[other] 防御全体を{ $times }倍にします。
}

ask-choose_attack = 攻撃にカードを出しますか。
    .context = 戦力はこちら{ $luftwaffe }、イギリス空軍{ $raf }。爆撃が成功すれば損害{ $at_stake }点です。
    .coach = 戦闘機は戦力を、爆撃機は爆撃値を加えます。爆撃機の多くは、相手がパスするまで残しておきましょう。イギリス空軍を上回らないと爆撃できません（同点では失敗です）。倍率カードは1回の襲撃に1枚だけで、その前後に出したカード全体に効きます。
    .waiting = ドイツ空軍が攻撃を考えています。
choose_attack-pass = パス
    .note = { $stop ->
        [ends] 攻撃{ $after }で襲撃を終えます。
        [open] 攻撃は{ $after }です。イギリス空軍がカードを出せば、また出せます。
       *[final] この襲撃ではもうカードを出しません。イギリス空軍は続けて出せます。
    }
choose_attack-note = { $times ->
    [0] 戦力{ $force }{ $multiplied ->
        [0] { "" }
       *[other] （倍率カードで{ $multiplied }倍）
    }{ $bomb ->
        [0] 。
       *[other] 、爆撃値{ $bomb }。
    }
    [2] { "" }
    [3] { "" }
   *[other] 攻撃全体を{ $times }倍にします。
}

ask-choose_relief = 爆撃を受けます。阻塞気球や修理を使いますか。
    .context = 現在の損害は{ $damage }点、このままだと{ $falling }点増えます。
    .coach = 阻塞気球と修理を使えるのは今だけです。阻塞気球は1枚でシュトゥーカ1機の爆撃を、修理は1枚でこの襲撃の損害1点を防ぎます。前のターンまでの損害は減らせません。
    .waiting = イギリス空軍が阻塞気球や修理を使うか考えています。
choose_relief-pass = 残りは受ける
    .note = 損害{ $after }点が加わります。
choose_relief-note = この襲撃の損害{ $before } → { $after }点。

ask-choose_discard = カードを捨てますか。
    .context = 手札は{ $held }枚です。{ $limit }枚まで残せます。
    .coach = 手札には上限があります。いらないカードを捨てることもできますが、その分の補充はありません。
    .waiting = 手札を整理しています。
choose_discard-pass = このまま残す
choose_discard-note = 捨て札になります。

## できない理由

why-first_a_bomber = 襲撃の最初のカードは爆撃機でなければなりません。
why-one_multiplier = 倍率カードは1回の襲撃に各陣営1枚です。
why-in_the_bombing_phase = ドイツ空軍が襲撃に勝ったあと、爆撃フェイズに使います。
why-only_relief = 爆撃フェイズに使えるのは阻塞気球と修理だけです。
why-no_dive_bomber = 止められるシュトゥーカがもういません。
why-nothing_left = 防ぐ損害がもうありません。
why-over_the_limit = 手札が{ $a }枚あります（上限{ $b }枚）。

## 記録

event-turn_begins = 第{ $turn }ターン。
event-drew = { $card ->
    [hidden] { $seat }が{ $count }枚引きました。
   *[other] { $seat }が{ $card }を引きました。
}
event-cannot_draw = { $seat }はカードを引けません（山札切れ）。
event-no_raid = このターンは襲撃なし。
event-played = { $seat }が{ $card }を出しました：{ $before } → { $after }。
event-stopped = { $seat }は{ $total }でパスしました。
event-compared = ドイツ空軍{ $luftwaffe }、イギリス空軍{ $raf }：{ $winner_id ->
    [luftwaffe] 爆撃機が突破しました。
    [raf] 襲撃を退けました。
   *[other] 同点のため爆撃はありません。
}
event-shuffled_back = 襲撃に使ったカードを各自の山札に戻してシャッフルしました。
event-tie_stays_down = 第{ $turn }ターンからは、ゲームが終わるように同点のカードも捨て札にします（このサイト独自のルール、裁定B09）。
event-relieved = イギリス空軍が{ $card }を使いました：この襲撃の損害{ $before } → { $after }点。
event-bombed = { $points ->
    [0] 損害なし（合計{ $total } / { $needed }点）。
   *[other] 損害{ $points }点（合計{ $total } / { $needed }点）。
}
event-discarded = { $seat }が{ $card }を捨てました。

## 終わり

result-victory-luftwaffe = 損害が規定の点数に達しました。ドイツ空軍の勝利です。
result-victory-raf = ドイツ空軍の山札が尽きました。守り切ったイギリス空軍の勝利です。

## フェイズとルールの短い名前

phase-draw = ドロー
phase-raid = 襲撃
phase-bombing = 爆撃
phase-discard = 捨て札

rule-setup = ゲームの準備
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

## 勝利条件の帯

goal-need-luftwaffe = 自分の山札が尽きる前に、損害を{ $needed }点与えましょう。
goal-need-raf = ドイツ空軍の山札が尽きるまで、損害を{ $needed }点未満に抑えましょう。
goal-need-watcher = ドイツ空軍は損害{ $needed }点、イギリス空軍はドイツ空軍の山札が尽きるまで耐えれば勝ちです。
goal-damage = 損害 { $damage }／{ $needed }
goal-deck = ドイツ空軍の山札 { $left }枚

## ブリーフィング

briefing-situation = 1940年夏、ドイツ空軍は上陸作戦に先立って南イングランドの制圧を狙っています。毎ターン1回、海峡を越えて襲撃でき、イギリス空軍はどれだけの戦力で迎え撃つかを決めます。両軍とも手札で戦い、使ったカードは戻りません。
briefing-goal-luftwaffe = 損害を20点与えましょう。手札がいっぱいになるまで待ってから襲撃し、負けそうな襲撃に爆撃機をつぎ込まないことです。
briefing-goal-raf = ドイツ空軍の山札が尽きて引けなくなるまで耐えましょう。それまで損害を20点未満に抑えます。
briefing-rival-luftwaffe = イギリス空軍は耐えるだけで勝てます。あなたの山札が尽きれば終わりです。小さな襲撃には小さなカードで応じ、大きな襲撃に戦闘機を残してきます。
briefing-rival-raf = ドイツ空軍は損害20点で勝ちます。何ターンも待ってから、一気に襲ってくることもあります。
briefing-step-1 = ドロー
    .about = 両軍とも2枚引きます。
briefing-step-2 = 襲撃
    .about = ドイツ空軍が爆撃機で始めるか、見送ります。そのあと1枚ずつ出し合います。
    .all = あなたが決めます
briefing-step-3 = 比較
    .about = 戦力の高い側が勝ちます。
briefing-step-4 = 爆撃
    .about = 襲撃が成功すると爆撃です。阻塞気球と修理で損害を減らせます。
    .raf = あなたが決めます
briefing-step-5 = 捨て札
    .about = 手札は8枚まで残せます。
    .all = あなたが決めます
briefing-decides = 戦力を合計し、倍率をかけます。倍率は1回の襲撃で各軍1枚までです。標準ゲームでは一度パスするとその襲撃ではもう出せないので、その結果でよいときだけパスしましょう。損害は、成功した襲撃の爆撃機の爆撃値の合計です。

## 確率とヒントの理由

odds-gets_through = 爆撃成功
odds-beaten_off = 襲撃を撃退
odds-note-choose_first_bomber = イギリス空軍の持ちうる手札で、双方が標準ボットのように続けた場合の確率です。
odds-note-choose_attack = { odds-note-choose_first_bomber }
odds-note-choose_defence = ドイツ空軍の持ちうる手札で、双方が標準ボットのように続けた場合の確率です。
reason-wait_for_more = 手札は{ $a }枚です。{ $b }枚までは残せるので、待っても損はありません。手札が増えるほど強い襲撃になります。
reason-few_bombers = 爆撃機が{ $a }機では、襲撃が通ってもたいした損害になりません。もう少し待ちます。
reason-no_bomber = 襲撃を始める爆撃機がありません。
reason-hand_is_full = 手札が{ $a }枚で上限の{ $b }枚を超えており、待てばカードを捨てることになります。小さい爆撃機から始め、大きいものは後に残します。
reason-deck_runs_out = 山札の残りは{ $a }枚だけで、もう待つ余裕がありません。
reason-every_bomber = イギリス空軍はパスし、こちらが優勢です。いま出す爆撃機はすべて爆撃に加わります。
reason-bombers_first = イギリス空軍はパスしました。手札で{ $b }に対して{ $a }まで届きます。戦力にもなり爆撃もできる爆撃機から出します。
reason-all_bombers_sent = イギリス空軍はパスし、こちらが優勢です。出せる爆撃機はもうありません。
reason-cannot_get_ahead = 手札を全部出しても{ $a }対{ $b }で上回れません。カードを温存しましょう。
reason-break_off = { $a }対{ $b }で劣勢で、手札もおそらく相手に及びません。ここで打ち切りましょう。次の襲撃はもっと強くなり、相手もカードを使っています。
reason-ahead_and_small = { $a }対{ $b }で優勢です。安いカードで相手に応戦を迫り、爆撃機は相手がパスするまで残しておきます。
reason-cheapest_lead = { $a }対{ $b }です。戦うのは護衛と倍率カードの役目です。なくてもいちばん困らないカードを出します。
reason-raid_is_held = ドイツ空軍はパスしました。こちらの{ $a }で{ $b }に足りています。
reason-cannot_match = 手札では{ $a }に届かないので、これ以上出しても無駄になります。
reason-blank_first = 戦力のないカードを出して、ドイツ空軍の次の手を見ます。
reason-stay_in = { $a }対{ $b }で防げています。パスするともう応戦できないので、なくてもいちばん困らないカードで続けます。
reason-cheapest_match = { $a }対{ $b }です。なくてもいちばん困らないカードを出して、襲撃に応じ続けます。
reason-stop_the_raid = ドイツ空軍はパスしました。手札でいちばん安く{ $a }に届かせるための最初の1枚です。
reason-or_lose = この襲撃の{ $a }点を受けると負けになります。何を使っても防ぎましょう。
reason-not_worth_it = 防ぐには戦力{ $a }ほどかかりますが、受ける損害は{ $b }点です。もっと大きい襲撃に備えてカードを残しましょう。
reason-balloon_first = 阻塞気球から使います。気球はシュトゥーカにしか効きませんが、修理はどの爆撃機にも効きます。
reason-repair = いま防がなかった損害は、後では取り戻せません。
reason-least_wanted = 手札が{ $a }枚あり、残せるのは{ $b }枚です。このカードがいちばん役に立ちません。
reason-keep_all = 全部残しましょう。捨てても補充はなく、{ $a }枚まで手札に残せます。

## 紹介ページの例

example-raid = 突破した襲撃
    .text = ドイツ空軍は1＋4を夜間襲撃で2倍にして10、イギリス空軍は9です。ドイツ空軍のほうが大きいので、爆撃に進みます。
example-bombing = 被害を減らす
    .text = この襲撃の爆弾は3＋1です。阻塞気球がスツーカを止め、修理で1点減るので、ダメージトラックに加わるのは2点です。

## 戦闘後レポート
points-raid = 第{ $turn }ターンの襲撃
points-relieved = { $card }
loss-spent = 捨て札
