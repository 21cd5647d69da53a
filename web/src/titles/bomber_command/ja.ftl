### ボマーコマンドの盤面だけが使う言葉。

bomber-map = 北西ヨーロッパの夜間地図
bomber-laying-out = 地図を広げています …
bomber-papers = 空襲、戦闘機、都市マップ
bomber-tabs = 盤面の部分
bomber-tab-map = 地図
bomber-tab-raids = 空襲
bomber-tab-city = 都市
bomber-tab-fighters = 戦闘機

## A hex in words
bomber-sea = 海
bomber-coast = 海岸
bomber-land = 陸
bomber-city-here = { $city }（対空値{ $flak }、レーダー像は{ $radar ->
    [good] 良好
    [normal] 通常
    [poor] 貧弱
   *[other] なし
}）
bomber-division-here = { $zone }、{ $weather }
bomber-beacon-here = ビーコン{ $beacon }
bomber-airfield-here = { $ready ->
    [0] 飛行場：{ $airfields }（待機なし）
   *[other] 飛行場：{ $airfields }（待機{ $ready }）
}
bomber-belt = ヒンメルベット帯
bomber-belt-active = ヒンメルベット帯（活動中）
bomber-mandrel = マンドレル線（進入ヘクス）
bomber-ruhr = ルールのもや
bomber-area-flak = 広域高射砲{ $flak }
bomber-searchlights = サーチライト
bomber-mines = 機雷敷設（{ $vp }点）
bomber-unit = { $name }、{ $type }、戦力{ $strength }
bomber-is-air = 飛行中、燃料{ $fuel }
bomber-is-stack = { $stack }にスタック、燃料{ $fuel }
bomber-is-stream = 空襲{ $raid }のストリームの中、燃料{ $fuel }
bomber-is-ready = { $airfield }で待機
bomber-is-rearming = 再武装中
bomber-is-closed = 飛行場閉鎖
bomber-is-recovered = 着陸済み
bomber-is-out = 今夜は不参加
bomber-depleted = 消耗
bomber-gci = 地上管制下
bomber-returning = 帰投中
bomber-raid = 空襲{ $raid }、{ $kind ->
    [unknown] 種別不明
   *[other] { $kind }
}
bomber-seen-head = { $raid ->
    [none] 空襲の先頭
   *[other] 空襲{ $raid }の先頭
}
bomber-seen-tail = { $raid ->
    [none] ストリームの後尾
   *[other] 空襲{ $raid }の後尾
}
bomber-trace-raid = 第{ $turn }ターンに空襲を探知
bomber-trace-stream = 第{ $turn }ターンにストリームを探知
bomber-trace-fight = 第{ $turn }ターンに戦闘
bomber-combat-here = 解決待ちの戦闘：{ $how }
bomber-city-note = 対空値{ $flak }、レーダー像{ $radar ->
    [good] 良好
    [normal] 通常
    [poor] 貧弱
   *[other] なし
}
bomber-list-offers = 選択できるもの
bomber-list-counters = ユニット
bomber-list-seen = 空襲について分かっていること
bomber-list-cities = 都市

## Layers
bomber-show-weather = 天候
bomber-show-divisions = 戦闘師団とヒンメルベット
bomber-show-flak = 地域高射砲とサーチライト
bomber-show-beacons = ビーコン
bomber-show-airfields = 飛行場と待機ユニット数
bomber-show-mines = 機雷敷設海域
bomber-show-tracks = 経路と過去の探知
bomber-sign-good = 都市、レーダー像は良好
bomber-sign-normal = 都市、レーダー像は普通
bomber-sign-poor = 都市、レーダー像は不良
bomber-sign-plain = 目標チットのない都市
bomber-sign-plant = 石油施設
bomber-sign-flak = 都市名の横：対空値。♪はオーボエ圏内
bomber-sign-guns = 地域高射砲
bomber-sign-light = サーチライト
bomber-sign-beacon = 無線ビーコン
bomber-sign-field = 飛行場と準備完了の部隊数
bomber-sign-mine = 機雷敷設海域とその得点
bomber-sign-belt = ヒンメルベット帯（活動中は塗りつぶし）

## Raids
bomber-raids = 空襲A～J
bomber-no-raids = 空襲についてはまだ何も分かっていません。
bomber-raids-free = 空き：{ $raids }。空のままでもかまいません。
bomber-kind-unknown = 不明
bomber-heavy = 、重搭載
bomber-raid-gone = 着陸済み
bomber-raid-home = 英本土上空
bomber-raid-at = { $hex }
bomber-raid-plan = 進入 第{ $entry }ターン、{ $bombs ->
    [0] { "" }
   *[other] 爆撃 第{ $bombs }ターン、
}帰還 第{ $home }ターン
bomber-raid-empty = 未計画
bomber-raid-unknown = ヨーロッパ上空のどこか
bomber-in-stream = ストリームの中：{ $units }
bomber-lost = 損失
bomber-disrupted = 混乱
bomber-damage = 損傷
bomber-flight-plan = 飛行計画
bomber-in-hand-turns = 夜明けまで{ $turns }ターンの余裕
bomber-after-dawn = 最後の空襲は夜明けの{ $turns }ターン後まで飛行
bomber-flight = 空襲{ $raid }は第{ $entry }ターンに進入、{ $bombs ->
    [0] { "" }
   *[other] 第{ $bombs }ターンに爆撃、
}第{ $home }ターンに帰還します。
bomber-show-route = 空襲{ $raid }の経路
bomber-short-main_force = 主力
bomber-short-decoy = 囮
bomber-short-gardening = 機雷
bomber-short-mosquito = モス

## Fighters
bomber-fighters = 戦闘師団
bomber-division = 師団
bomber-column-air = 飛行
bomber-column-stack = スタック
bomber-column-stream = 追尾
bomber-column-ready = 待機
bomber-column-rearming = 再武装
bomber-column-recovered = 着陸
bomber-column-closed = 閉鎖
bomber-fuel = 燃料{ $fuel }
bomber-with-raid = { $raid }

## Tracks
bomber-tracks = ターンと電波妨害
bomber-turn = ターン
bomber-jamming = 電波妨害
bomber-moon-up = 月が出ています
bomber-dawn = 夜明け
bomber-fighters-lost = 夜戦の損失
bomber-visibility = 視界
bomber-night = { $moon ->
    [moonrise] 月の出は第{ $moon_turn }ターンです。
    [moonset] 月の入りは第{ $moon_turn }ターンです。
   *[other] 月はありません。
}{ $dawn ->
    [0] 夜明けのターンはまだ決まっていません。
   *[other] 夜明けは第{ $dawn }ターンです。
}

## The city under the bombs
bomber-city-map = { $city }の都市マップ
bomber-city-areas = 都市のエリア
bomber-map-letter = マップ{ $letter }
bomber-area = { $area }、{ $sort ->
    [centre] 中心街
    [residential] 居住区
    [industrial] 工業区
    [transport] 輸送機関
   *[other] フィールド
}
bomber-area-oil = 石油施設
bomber-area-aim = 照準点
bomber-area-indicators = 目標指示弾
bomber-area-he = 高性能炸薬弾{ $count }
bomber-area-incendiaries = 焼夷弾{ $count }
bomber-area-fires = 火災{ $count }
bomber-area-storm = 火災旋風
bomber-letter-centre = 中
bomber-letter-residential = 居
bomber-letter-industrial = 工
bomber-letter-transport = 輸
bomber-letter-field = { "" }
bomber-letter-oil = 油
bomber-in-country = 地方エリア：{ $count }
bomber-legend-he = 高性能炸薬弾{ $count }
bomber-legend-incendiaries = 焼夷弾{ $count }
bomber-legend-fires = 火災{ $count }
bomber-legend-aim = 照準点
bomber-legend-indicators = 目標指示弾（TI）
bomber-legend-creep = アプローチへのクリープバック
bomber-bombing = 爆撃の経過
bomber-sum-errors = 誤爆値
bomber-sum-precision = 精密値
bomber-by-disruption = 空襲の混乱{ $disruption }
bomber-by-visibility = 視界
bomber-by-radar = 都市のレーダー像
bomber-by-scenario = 1944～45年の機材
bomber-by-moon = 月明下のニューヘイブン
bomber-by-first_raid = 前の空襲の火災
bomber-by-cards = カード
bomber-points-left = 使用{ $spent }、残り{ $left }

## Cards
bomber-hand = 手札{ $count }枚
bomber-both-hands = 両軍の手札{ $count }枚
bomber-no-hand = 観戦中：手札は伏せてあります。
bomber-empty-hand = 手札はありません。
bomber-their-hand = { $seat }の手札{ $count }枚
bomber-in-hand = { $card }。手札{ $of }枚中{ $at }枚目。
bomber-faced = 場のカード：{ $card }。{ $does }
bomber-symbol-electronic_warfare = 電子戦
bomber-symbol-aircraft_equipment = 機材
bomber-symbol-operations = 作戦
bomber-symbol-bombing = 爆撃
bomber-passes-in = { $seconds }秒後に自動で見送ります。
bomber-held = 時計を止めました。ゆっくり考えてください。
bomber-hold = 時計を止める
