### 『バトルオブブリテン』の盤だけで使う言葉。

mirage-letter-ace = A
mirage-letter-command = 令
mirage-height-low = 低
mirage-height-high = 高
mirage-day-short = 昼
mirage-night-short = 夜
mirage-by-day = 昼間
mirage-by-night = 夜間
mirage-stop = 。
mirage-offered = 選べます。
mirage-combat = 空戦能力{ $combat }
mirage-combat-special = 空戦能力{ $combat }、出目{ $special }で撃退か撃破
mirage-bombs = 爆撃はダイス{ $dice }個、{ $hit }以下で命中
mirage-guns = { $day ->
    [0] 昼間は迎撃不可
   *[other] 昼間は{ $day }以下で撃墜
}、夜間は{ $night }以下で撃墜、ダイス{ $dice }個
mirage-range = エリア{ $range }まで進出可能
mirage-flies-low = 低空
mirage-flies-high = 高空
mirage-face-down = 裏向きのカード
mirage-with-ace = エースは{ $card }
mirage-others-see-the-back = 相手には裏向きです
mirage-spoiled = 命中値−{ $spoiled }
mirage-force = { $seat }の部隊、{ $side }、{ $count }枚。
mirage-force-planned = あなたの部隊、{ $side }、配置前、{ $count }枚。
mirage-here-now = 空戦中
mirage-damage = 損害{ $damage }
mirage-shut = まだ目標外
mirage-bar = 不可
mirage-side-british = 英軍
mirage-side-german = 独軍
mirage-no-defence = 英軍のカードはありません。
mirage-no-force = 攻撃部隊はいません。
mirage-foot-radar = 損害で次のターンの配置順が変わります。
mirage-foot-airfield = 損害で英軍の山札が減ります。
mirage-foot-london = 損害で爆撃結果カードを引きます。
mirage-foot-cities = 損害で爆撃結果カードを引きます。

mirage-order-title = レーダーと配置順
mirage-radar-germans_first = 無傷
mirage-radar-by_turns = 損害1
mirage-radar-british_first = 損害2以上
mirage-radar-all_at_once = イベント
mirage-order-germans_first = 独軍が先に配置し、英軍はそれを見て配置します。
mirage-order-by_turns = 英軍1枚、独軍1部隊の順に交互に配置します。
mirage-order-british_first = 英軍が先に、何も見ずに配置します。
mirage-order-all_at_once = 両軍が同時に配置します。
mirage-this-turn = このターン
mirage-next-turn = 次のターン（損害{ $damage }）
mirage-next-turn-event = 次のターン

mirage-fight-title = 空戦
mirage-no-fight = 空戦
mirage-no-fight-line = まだ空戦はありません。カードが公開されると、組、ダイス、対空砲、爆撃がここに表示されます。
mirage-round = { $round }ラウンド目
mirage-against = { $seat }の部隊
mirage-earlier = 前の空戦
mirage-later = 次の空戦
mirage-subject = 対象のカード
mirage-candidates = 当てられるカード
mirage-aims = 対空砲と阻塞気球の目標
mirage-after = 空戦の後
mirage-after-bombed = { $card }、命中{ $hits }
mirage-after-fired = { $card }→{ $target }
mirage-pair-open = どのカードを当てる？
mirage-pair-formed = これからダイス
mirage-pair-fought = 解決済み
mirage-pair-clouds = 雲中退避
mirage-hit = 命中
mirage-drove-off = 撃退
mirage-grazed = 撃破
mirage-miss = 外れ
mirage-came-home = 手札に戻る
mirage-fell = 撃墜
mirage-ace-escaped = エース脱出
mirage-ace-lost = エース喪失
mirage-fate-shot_down = 撃墜
mirage-fate-went_home = 手札へ
mirage-fate-rescued = 救助

mirage-score-title = 勝利ポイント
mirage-points-german = 独軍VP
mirage-points-british = 英軍VP
mirage-piles = 山札
mirage-pile-german = 独軍
mirage-pile-british = 英軍
mirage-pile-night = 夜間
mirage-pile-results = 爆撃結果
mirage-pile-discards = 捨て札
mirage-discards = 捨て札
mirage-discards-open = 捨て札{ $count }枚を見る
mirage-no-discards = 捨て札はまだありません。
mirage-event = イベント
mirage-event-now = このターン：
mirage-event-next = 次のターン：
mirage-event-later = その次のターン：
mirage-event-adlerangriff = すべての部隊が昼間に航空基地を攻撃します。
mirage-event-london_raid_order = すべての部隊が昼間にロンドンを攻撃します。

mirage-hands = 手札
mirage-automaton = 英軍NPC
mirage-grounded = このターンは不参加
mirage-cards = { $count }枚
mirage-your-hand = あなたの手札、{ $count }枚
mirage-british-hand = 英軍の手札、{ $count }枚
mirage-resting = 独軍の手札{ $count }枚は、今は使いません。
mirage-use = 今使う
mirage-use-sure = はい、使います
mirage-placing = 配置中です。
mirage-empty-hand = 手札はありません。
mirage-no-hand = 観戦中です。手札は見えません。
mirage-held = { $card }{ $count ->
    [1] { "" }
   *[other] 、{ $count }枚
}。
mirage-no-cards = なし
mirage-in-hand = { $card }{ $count ->
    [1] { "" }
   *[other] 、{ $count }枚
}。手札{ $of }種のうち{ $at }番目。
