### Bomber Commandのボードだけで使うテキスト。

bomber-map = 北西ヨーロッパの夜のマップ
bomber-laying-out = マップを読み込んでいます…
bomber-papers = 爆撃隊、戦闘機、都市マップ
bomber-tabs = ボードの表示切り替え
bomber-tab-map = マップ
bomber-tab-raids = 爆撃隊
bomber-tab-city = 都市
bomber-tab-fighters = 戦闘機

## A hex in words
bomber-sea = 海
bomber-coast = 海岸
bomber-land = 陸
bomber-city-here = { $city }（対空値{ $flak }、レーダーシグネチャ{ $radar ->
    [good] 良好
    [normal] 通常
    [poor] 貧弱
   *[other] なし
}）
bomber-division-here = { $zone }、{ $weather }
bomber-beacon-here = { $beacon }・ビーコン
bomber-airfield-here = { $ready ->
    [0] 飛行場：{ $airfields }（準備完了なし）
   *[other] 飛行場：{ $airfields }（準備完了{ $ready }）
}
bomber-belt = ヒンメルベットヘクス
bomber-belt-active = ヒンメルベットヘクス（稼働中）
bomber-mandrel = マンドレル哨戒線（進入ヘクス）
bomber-ruhr = ルール地方のもや
bomber-area-flak = エリア高射砲{ $flak }
bomber-searchlights = サーチライト
bomber-mines = 機雷敷設ヘクス（{ $vp }点）
bomber-unit = { $name }、{ $type }、戦闘力{ $strength }
bomber-is-air = 飛行中、残り燃料{ $fuel }
bomber-is-stack = { $stack }にスタック、残り燃料{ $fuel }
bomber-is-stream = 爆撃隊{ $raid }のストリーム内、残り燃料{ $fuel }
bomber-is-ready = { $airfield }で準備完了
bomber-is-rearming = 再武装中
bomber-is-closed = 飛行場閉鎖
bomber-is-recovered = 着陸済み
bomber-is-out = ゲームから除外
bomber-depleted = 消耗
bomber-gci = GCI
bomber-returning = 帰投中
bomber-raid = 爆撃隊{ $raid }、{ $kind ->
    [unknown] 種類不明
   *[other] { $kind }
}
bomber-seen-head = { $raid ->
    [none] 爆撃隊の先頭
   *[other] 爆撃隊{ $raid }の先頭
}
bomber-seen-tail = { $raid ->
    [none] ストリームの後尾
   *[other] 爆撃隊{ $raid }の後尾
}
bomber-trace-raid = 第{ $turn }ターンに爆撃隊を探知
bomber-trace-stream = 第{ $turn }ターンにストリームを探知
bomber-trace-fight = 第{ $turn }ターンに戦闘
bomber-combat-here = 未解決の戦闘：{ $how }
bomber-city-note = 対空値{ $flak }、レーダーシグネチャ{ $radar ->
    [good] 良好
    [normal] 通常
    [poor] 貧弱
   *[other] なし
}
bomber-list-offers = 選択可能
bomber-list-counters = ユニット
bomber-list-seen = 探知した爆撃隊
bomber-list-cities = 都市

## Layers
bomber-show-weather = 天候
bomber-show-divisions = 戦闘師団とヒンメルベットヘクス
bomber-show-flak = エリア高射砲とサーチライト
bomber-show-beacons = ビーコン
bomber-show-airfields = 飛行場と準備完了のユニット数
bomber-show-mines = 機雷敷設ヘクス
bomber-show-tracks = 経路と過去の探知
bomber-sign-good = 都市（レーダーシグネチャ良好）
bomber-sign-normal = 都市（レーダーシグネチャ通常）
bomber-sign-poor = 都市（レーダーシグネチャ貧弱）
bomber-sign-plain = 目標チットのない都市
bomber-sign-plant = 石油施設
bomber-sign-flak = 都市名の横の数字は対空値、♪はオーボエ圏内
bomber-sign-guns = エリア高射砲
bomber-sign-light = サーチライト
bomber-sign-beacon = 無線ビーコン
bomber-sign-field = 飛行場と準備完了のユニット数
bomber-sign-mine = 機雷敷設ヘクスとその得点
bomber-sign-belt = ヒンメルベットヘクス（稼働中は塗りつぶし）

## Raids
bomber-raids = 爆撃隊A～J
bomber-no-raids = 爆撃隊についてはまだ何も分かっていません。
bomber-raids-free = 未使用：{ $raids }。すべて使う必要はありません。
bomber-kind-unknown = 不明
bomber-heavy = 、重爆装
bomber-raid-gone = 着陸済み
bomber-raid-home = 英国上空
bomber-raid-at = { $hex }
bomber-raid-plan = 進入 第{ $entry }ターン{ $bombs ->
    [0] { "" }
   *[other] 、爆撃 第{ $bombs }ターン
}{ $home ->
    [0] { "" }
   *[other] 、帰還 第{ $home }ターン
}
bomber-raid-empty = 未プロット
bomber-raid-unknown = 位置不明
bomber-in-stream = ストリーム内：{ $units }
bomber-lost = 損失
bomber-disrupted = 混乱
bomber-damage = ダメージ
bomber-flight-plan = 飛行計画
bomber-in-hand-turns = 最後尾の帰還から夜明けまで{ $turns }ターン
bomber-after-dawn = 最後の爆撃隊は夜明けから{ $turns }ターン後もまだ飛行中
bomber-flight = 爆撃隊{ $raid }：第{ $entry }ターンに進入{ $bombs ->
    [0] { "" }
   *[other] 、第{ $bombs }ターンに爆撃
}{ $home ->
    [0] { "" }
   *[other] 、第{ $home }ターンに帰還
}。
bomber-show-route = 爆撃隊{ $raid }の経路
bomber-short-main_force = 主力
bomber-short-decoy = 囮
bomber-short-gardening = 機雷
bomber-short-mosquito = モス

## Fighters
bomber-fighters = 戦闘師団
bomber-division = 師団
bomber-column-air = 飛行中
bomber-column-stack = スタック
bomber-column-stream = 接敵
bomber-column-ready = 準備
bomber-column-rearming = 再武装
bomber-column-recovered = 着陸
bomber-column-closed = 閉鎖
bomber-fuel = 残り燃料{ $fuel }
bomber-with-raid = { $raid }

## Tracks
bomber-tracks = ターンとジャミング
bomber-turn = ターン
bomber-jamming = ジャミング
bomber-moon-up = 月が出ています
bomber-dawn = 夜明け
bomber-fighters-lost = 夜間戦闘機の損失
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
    [transport] 交通施設
   *[other] 空き地
}
bomber-area-oil = 石油施設
bomber-area-aim = 照準点
bomber-area-indicators = 目標指示弾
bomber-area-he = 高性能爆弾{ $count }
bomber-area-incendiaries = 焼夷弾{ $count }
bomber-area-fires = 火災{ $count }
bomber-area-storm = ファイヤーストーム
bomber-letter-centre = 中
bomber-letter-residential = 居
bomber-letter-industrial = 工
bomber-letter-transport = 交
bomber-letter-field = { "" }
bomber-letter-oil = 油
bomber-in-country = 地方エリア：{ $count }
bomber-legend-he = 高性能爆弾：{ $count }
bomber-legend-incendiaries = 焼夷弾：{ $count }
bomber-legend-fires = 火災：{ $count }
bomber-legend-aim = 照準点
bomber-legend-indicators = 目標指示弾
bomber-legend-creep = アプローチ側へのクリープバック
bomber-bombing = 爆撃の経過
bomber-sum-errors = 誤爆値
bomber-sum-precision = 精密値
bomber-by-disruption = 混乱{ $disruption }
bomber-by-visibility = 視界
bomber-by-radar = 都市のレーダーシグネチャ
bomber-by-scenario = ダウンフォールシナリオ
bomber-by-moon = 月明かりでのニューヘイブン
bomber-by-first_raid = 最初の爆撃の火災
bomber-by-cards = カード
bomber-points-left = 使用{ $spent }、残り{ $left }

## Cards
bomber-hand = 手札{ $count }枚
bomber-both-hands = 両軍の手札{ $count }枚
bomber-no-hand = 観戦中のため、手札は非公開です。
bomber-empty-hand = 手札はありません。
bomber-their-hand = { $seat }の手札：{ $count }枚
bomber-in-hand = { $card }。手札{ $of }枚中{ $at }枚目。
bomber-faced = 場のカード：{ $card }。{ $does }
bomber-symbol-electronic_warfare = 電子戦
bomber-symbol-aircraft_equipment = 航空機/装備
bomber-symbol-operations = 作戦
bomber-symbol-bombing = 爆撃
bomber-passes-in = { $seconds }秒後に自動でパスします。
bomber-held = タイマーを止めました。ゆっくり考えてください。
bomber-hold = タイマーを止める
bomber-raid-name = 爆撃隊{ $raid }

## 戦闘の経過
bomber-fight = 戦闘の経過
bomber-fight-head = { $kind ->
    [contact] 接敵、第{ $turn }ターン
    [flak] 高射砲、第{ $turn }ターン
    [patrol] 英軍の攻撃、第{ $turn }ターン
   *[other] 攻撃、第{ $turn }ターン
  }
bomber-no-fight = まだ接敵も戦闘もありません。
bomber-fight-of = { $of }件中{ $at }件目
bomber-fight-before = 前の戦闘
bomber-fight-after = 次の戦闘
bomber-step-contact = 接敵
bomber-step-declaration = 宣言
bomber-step-cards = カード
bomber-step-attack = 攻撃
bomber-step-losses = 結果
bomber-step-return_fire = 防御射撃
bomber-rolled = 2個のサイコロの出目
bomber-total = 合計
bomber-total-of = 合計（{ $needed }以上で成功）
bomber-counts-attack = ユニットの戦闘力
bomber-counts-flak = 高射砲の強さ
bomber-counts-patrol = パトロールの強さ
bomber-counts-method = 目標指示の方法
bomber-counts-weather = 天候
bomber-counts-sight = 視界・月・夜明け
bomber-counts-decoy = 囮部隊
bomber-counts-heavy_load = 重爆装
bomber-counts-damage_spent = 高射砲ダメージマーカーの使用
bomber-counts-stragglers = 落伍機
bomber-counts-off_beacon = ビーコンにスタックしていない
bomber-counts-beleuchter = 照明係
bomber-counts-oboe = オーボエ
bomber-counts-good_radar = レーダー映像が鮮明
bomber-counts-poor_radar = レーダー映像が不鮮明
bomber-counts-wind = 風
bomber-counts-cards = カード
bomber-cell = { $roll ->
    [return_fire] { $lost ->
        [0] 撃墜なし
       *[other] 夜間戦闘機{ $lost }機を撃墜
      }
    [patrol] { $lost ->
        [0] 損失なし
       *[other] 夜間戦闘機{ $lost }機を損失
      }{ $disrupted ->
        [0] { "" }
       *[other] 、消耗
      }
   *[other] { $lost ->
        [0] 損失なし
       *[other] 爆撃機{ $lost }機を損失
      }{ $disrupted ->
        [0] { "" }
       *[other] 、混乱{ $disrupted }
      }{ $damage ->
        [0] { "" }
       *[other] 、ダメージ{ $damage }
      }
  }

## ログの横のパネル
bomber-paper-fight = 戦闘
bomber-paper-raids = 爆撃隊
bomber-paper-plan = 計画
bomber-paper-fighters = 師団
bomber-paper-city = 都市
bomber-paper-night = トラック
bomber-tab-fight = 戦闘
bomber-standing = 妨害レベル{ $jamming }・夜間戦闘機の損失{ $lost }・視界{ $visibility }

## 凡例の続き
bomber-sign-target = 主力部隊の目標
bomber-sign-raid = 探知した爆撃隊とその方向（色と点はターン、文字は英軍だけに分かる）
bomber-sign-unknown = 探知した爆撃隊（方向不明）
bomber-sign-trace = そのターンに爆撃隊を探知した場所
bomber-sign-stream = ストリームを探知した場所
bomber-sign-fight = 戦闘
bomber-sign-bombs = 爆撃中（赤はこのターンに判定）
bomber-sign-stacked = ビーコンか都市にスタックしたユニット
bomber-sign-gci = GCIのユニット
bomber-sign-returning = 帰還中のユニット
bomber-sign-fuel = 残り燃料（ターン数）。カウンターの大きな数字は戦闘力
