### ばるばるろっせの盤面だけで使う言葉。

measure-combat = 戦闘
measure-defence = 防御力
measure-supply = 補給
measure-reinforcement = 増援
measure-operation = 作戦

barbarossa-others = ほかの軍団
barbarossa-battlefield = 戦場
barbarossa-costs = 左はプレイコスト、右は増援コスト（補給）です。
barbarossa-round = 第{ $now }ラウンド / { $of }
barbarossa-round-open = 第{ $now }ラウンド
barbarossa-objectives = 目標
barbarossa-battle = 戦闘
barbarossa-your-area = あなたの戦区
barbarossa-their-area = { $seat }の戦区
barbarossa-turn-of = { $seat }の手番です。
barbarossa-left = 残り{ $count }
barbarossa-boxed = { $card }：今回なし
barbarossa-boxed-deployments = 配備カード：今回なし
barbarossa-no-deployments = 配備カードなし
barbarossa-pile-label = { $card }、残り{ $count }枚。プレイコスト{ $cost }、増援コスト{ $price }。
barbarossa-pile-empty = { $pile }：残りなし
barbarossa-target-label = { $card }、防御力{ $defence }。山札の残り{ $count }枚。
barbarossa-no-attack = 今は攻撃できる目標がありません。
barbarossa-events = イベント{ $count }
barbarossa-events-open = イベント、裏向き{ $count }枚。内訳を見る
barbarossa-road = モスクワへの道
barbarossa-total-defence = 合計防御力
barbarossa-short = { $short ->
    [0] 戦闘ポイント。陥落させられます
   *[other] 戦闘ポイント。あと{ $short }必要です
}
barbarossa-ended = { $ended ->
    [won] { $card }を陥落させました。
   *[lost] { $card }への攻撃をあきらめました。
}
barbarossa-meter = 戦闘ポイント{ $combat }、必要{ $defence }、あと{ $short }
barbarossa-corps-label = { $seat }：勝利ポイント{ $points }、都市{ $cities }、手札{ $hand }枚、デッキ{ $deck }枚、捨山{ $discard }枚、配備{ $deployed }枚。戦区を見る。
barbarossa-hand-short = 手札{ $count }
barbarossa-deck-short = デッキ{ $count }
barbarossa-exhausted = 消耗
barbarossa-active = 活動
barbarossa-deployed-label = { $card }{ $count ->
    [1] { "" }
   *[other] 、{ $count }枚
}、{ $state ->
    [exhausted] 消耗状態
   *[other] 活動状態
}。配備中、{ $of }組中{ $at }番目。
barbarossa-nothing-deployed = まだ何も配備していません。
barbarossa-purse = あなたのポイント
barbarossa-purse-of = { $seat }のポイント
barbarossa-point-operation = 作戦
barbarossa-point-supply = 補給
barbarossa-point-reinforcement = 増援
barbarossa-point-combat = 戦闘
barbarossa-point-draw = 終了時ドロー
barbarossa-point-victory = 勝利
barbarossa-hand = 手札
barbarossa-your-hand = あなたの手札{ $count }枚
barbarossa-hand-of = { $seat }の手札{ $count }枚
barbarossa-empty-hand = 手札はありません。
barbarossa-hidden-hand = 裏向き{ $count }枚
barbarossa-in-hand = { $card }{ $count ->
    [1] { "" }
   *[other] 、{ $count }枚
}、プレイコスト{ $cost }。手札{ $of }種中{ $at }番目。
barbarossa-from-discard = 捨山から
barbarossa-played = プレイ済み
barbarossa-played-by = { $seat }がプレイしたカード
barbarossa-played-label = { $card }{ $count ->
    [1] { "" }
   *[other] 、{ $count }枚
}。この手番にプレイ済み。
barbarossa-deck = デッキ
barbarossa-deck-open = デッキ{ $count }枚。分かっている内訳を見る
barbarossa-deck-of = { $seat }の手札とデッキ
barbarossa-discard = 捨山
barbarossa-discard-open = 捨山{ $count }枚を見る
barbarossa-discard-of = { $seat }の捨山
barbarossa-on-top = デッキの上（次のカードから）
barbarossa-hand-or-deck = 手札かデッキの中
barbarossa-known = 全員が見ているので、手札にあることが確定しています。
barbarossa-area-of = { $seat }：勝利ポイント{ $points }、手札{ $hand }、デッキ{ $deck }
barbarossa-no-cards = カードはありません。
barbarossa-unknown = 裏向き
barbarossa-nth = { $at }
barbarossa-order-deployments = 配備カード
barbarossa-order-cities = 都市
barbarossa-order-events = イベント
barbarossa-order-note = 公開情報です。上から順に並んでいます。
barbarossa-face-down = まだめくられていないカード（順不同）
barbarossa-put-back = 底に戻したカード（上から順）
barbarossa-put-back-note = 戻されたカード：{ $cards }。
barbarossa-in-game = 全{ $count }枚
barbarossa-play-cost = プレイコスト
barbarossa-price = 増援コスト（補給）
barbarossa-defence = 防御力
barbarossa-victory = 勝利ポイント
barbarossa-box-play = プレイしたとき
barbarossa-box-deployed = 配備中
barbarossa-box-gained = めくる・獲得・戦闘のとき
barbarossa-parts = 盤面の切り替え
barbarossa-part-market = 戦場
barbarossa-part-front = 目標
barbarossa-part-area = 戦区
barbarossa-part-corps = 軍団
barbarossa-offers-here = できることがあります
barbarossa-hopeless = いまは勝てません
