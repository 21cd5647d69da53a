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
mirage-combat = 空戦{ $combat }
mirage-combat-special = 空戦{ $combat }、{ $special }で撃退か損傷
mirage-bombs = 爆撃{ $hit }以下×{ $dice }
mirage-guns = { $day ->
    [0] 昼は撃てません
   *[other] 昼は{ $day }以下で撃墜
}、夜は{ $night }以下で撃墜、ダイス{ $dice }個
mirage-range = 航続はエリア{ $range }まで
mirage-flies-low = 低高度
mirage-flies-high = 高高度
mirage-face-down = 伏せたカード
mirage-with-ace = 搭乗は{ $card }
mirage-others-see-the-back = 相手には伏せています
mirage-spoiled = 照準−{ $spoiled }
mirage-force = { $seat }の部隊、{ $side }、{ $count }枚。
mirage-force-planned = あなたの部隊、{ $side }、配置前、{ $count }枚。
mirage-here-now = 戦闘中
mirage-damage = 損害{ $damage }
mirage-shut = まだ目標にできません
mirage-bar = 閉
mirage-side-british = 英軍
mirage-side-german = 独軍
mirage-no-defence = 英軍のカードはありません。
mirage-no-force = 部隊はありません。
mirage-foot-radar = 損害で次の手番の配置順が変わります。
mirage-foot-airfield = 損害で英軍の山札が減ります。
mirage-foot-london = 損害で結果カードを引きます。
mirage-foot-cities = 損害で結果カードを引きます。

mirage-order-title = レーダー
mirage-radar-germans_first = 無傷
mirage-radar-by_turns = 損害1
mirage-radar-british_first = 損害2以上
mirage-radar-all_at_once = イベント
mirage-order-germans_first = 独軍が先に配置し、英軍は見てから配置します。
mirage-order-by_turns = 交互に配置します。英軍は1枚ずつです。
mirage-order-british_first = 英軍が先に、何も見ずに配置します。
mirage-order-all_at_once = 両軍が同時に配置します。
mirage-this-turn = この手番
mirage-next-turn = 次の手番（損害{ $damage }）
mirage-next-turn-event = 次の手番

mirage-fight-title = 空戦
mirage-no-fight = 空戦
mirage-no-fight-line = まだ戦闘はありません。カードが公開されると、組、ダイス、対空砲、爆撃をここに示します。
mirage-round = { $round }ラウンド目
mirage-against = { $seat }の部隊
mirage-earlier = 前の戦闘
mirage-later = 後の戦闘
mirage-subject = 対象
mirage-candidates = 応じられるカード
mirage-aims = 対空砲と気球の照準
mirage-after = 空戦の後
mirage-after-bombed = { $card }、命中{ $hits }
mirage-after-fired = { $card }、対{ $target }
mirage-pair-open = どのカードで応じますか
mirage-pair-formed = これから振ります
mirage-pair-fought = 解決済み
mirage-pair-clouds = 雲の中
mirage-hit = 命中
mirage-drove-off = 撃退
mirage-grazed = 損傷
mirage-miss = 外れ
mirage-came-home = 帰還
mirage-fell = 帰還できず
mirage-ace-escaped = エース脱出
mirage-ace-lost = エース損失
mirage-fate-shot_down = 損失
mirage-fate-went_home = 撃退
mirage-fate-rescued = 救助

mirage-score-title = 勝利ポイント
mirage-points-german = 独軍VP
mirage-points-british = 英軍VP
mirage-piles = 山札
mirage-pile-german = 独軍
mirage-pile-british = 英軍
mirage-pile-night = 夜間
mirage-pile-results = 結果
mirage-pile-discards = 捨て札
mirage-discards = 捨て札
mirage-discards-open = 捨て札{ $count }枚を見る
mirage-no-discards = 捨て札はまだありません。
mirage-event = イベント
mirage-event-now = この手番：
mirage-event-next = 次の手番：
mirage-event-later = その次の手番：
mirage-event-adlerangriff = すべての部隊が昼間に航空基地を攻撃します。
mirage-event-london_raid_order = すべての部隊が昼間にロンドンを攻撃します。

mirage-hands = 手札
mirage-automaton = 自動の英軍
mirage-grounded = この手番は休み
mirage-cards = { $count }枚
mirage-your-hand = あなたの手札、{ $count }枚
mirage-british-hand = 英軍の手札、{ $count }枚
mirage-resting = 独軍の手札{ $count }枚は休みです。
mirage-use = 今使う
mirage-use-sure = はい、使う
mirage-placing = 配置中です。
mirage-empty-hand = 手札はありません。
mirage-no-hand = 観戦中です。手札は伏せてあります。
mirage-held = { $card }{ $count ->
    [1] { "" }
   *[other] 、{ $count }枚
}。
mirage-no-cards = なし
mirage-in-hand = { $card }{ $count ->
    [1] { "" }
   *[other] 、{ $count }枚
}。手札{ $of }種のうち{ $at }番目。
