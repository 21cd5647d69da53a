### ブリッツの盤面だけで使う言葉。

blitz-lane-luftwaffe = ドイツ空軍の襲撃
blitz-lane-raf = イギリス空軍の防御
blitz-stopped = パス
blitz-deck-label = 山札
blitz-deck = 山札{ $count }
blitz-hand = 手札{ $count }
blitz-discards-label = 捨て札
blitz-discards = 捨て札{ $count }
blitz-discards-open = { $seat }の捨て札{ $count }枚を見る
blitz-discards-of = { $seat }の捨て札
blitz-no-discards = まだ捨て札はありません。
blitz-your-next = 次のカード
blitz-their-next = 次のカード
blitz-nothing-played = まだカードは出ていません。
blitz-last-raid = 前回の襲撃：{ $line }
blitz-hand-hidden = { $seat }の手札{ $count }枚（裏向き）
blitz-reckoning = 戦力
blitz-strength-of = { $seat }の戦力
blitz-damage = 損害
blitz-damage-done = { $done } / { $needed }
blitz-damage-stake = { $done } / { $needed }、このままだと＋{ $stake }
blitz-damage-label = 損害{ $done } / { $needed }{ $stake ->
    [0] { "" }
   *[other] 、このままだと＋{ $stake }
}
blitz-points = { $points }
blitz-hand-title = あなたの手札
blitz-lit = 光っているカードを選べます。
blitz-dimmed = 暗いカード：{ $why }
blitz-your-hand = あなたの手札{ $count }枚
blitz-empty-hand = 手札はありません。
blitz-no-hand = 観戦中です。手札は見えません。
blitz-strength = 戦力{ $force }
blitz-times = { $times }倍
blitz-bombs = 爆撃値{ $bombs }
blitz-played = { $card }、{ $value }{ $bombs ->
    [0] { "" }
   *[other] 、爆撃値{ $bombs }
}。{ $place }、{ $of }枚中{ $at }枚目。
blitz-in-hand = { $card }、{ $value }{ $bombs ->
    [0] { "" }
   *[other] 、爆撃値{ $bombs }
}{ $count ->
    [1] { "" }
   *[other] 、{ $count }枚
}。手札{ $of }種中{ $at }番目。
