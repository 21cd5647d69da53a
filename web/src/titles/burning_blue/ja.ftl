# 『バーニング・ブルー』の盤面だけで使うことば

blue-map = プロッティングテーブル：イングランド南部と海峡沿岸
blue-laying-out = プロッティングテーブルを用意しています。
blue-tabs = 盤面の表示
blue-tab-map = 地図
blue-tab-room = 作戦室
blue-tab-fight = 戦闘
blue-tab-plan = 計画
blue-bulk = 全部隊まとめて
blue-to-plan = 飛行計画を表示
blue-to-tote = トートボードを表示

## 時計とトラック
blue-clock = { $time }、{ $colour ->
    [r] 赤
    [y] 黄
   *[b] 青
  }、第{ $turn }ターン
blue-colour-turn = { $colour ->
    [r] 赤
    [y] 黄
   *[b] 青
  }、第{ $turn }ターン
blue-of = { $count }／{ $of }
# 基準値はシナリオの値です。チットの合計のほうが大きければそちらですが、それを知るのはルフトヴァッフェだけです。
blue-response = { $count }／{ $level }+
blue-hexes = { $count }ヘクス
blue-wind = { $blows ->
    [calm] なし
    [headwind] 向かい風
   *[other] { $above }より上で横風
  }
blue-fact-campaign = 日・ゲーム
blue-fact-total = これまでの得点
blue-day-game = { $game ->
    [0] { $day }
   *[other] { $day }・{ $game }
  }
blue-fact-scrambles = スクランブル
blue-fact-response = 出動数
blue-fact-points = ルフトヴァッフェの得点
blue-fact-picture = 航空状況
blue-fact-radio = HF無線
blue-fact-sun = 太陽
blue-fact-wind = 風
blue-show-weather = 天候
blue-show-plots = 直近15分の航跡
blue-show-radar = レーダーの探知範囲
blue-show-radio = 無線の届く範囲
blue-show-guns = 対空砲と阻塞気球
blue-sign-sector = セクター航空基地
blue-sign-satellite = 衛星航空基地
blue-sign-other = その他の航空基地（戦闘機コマンド以外、ルフトヴァッフェ）
blue-sign-town = 町
blue-sign-mast = レーダー基地（小さいものはチェインホームロー）
blue-sign-ship = 船団
blue-sign-balloon = 阻塞気球
blue-sign-hurt = 被弾、閉鎖、または機能停止
blue-sign-squadron = スコードロン：番号、右上は高度、縁の線は残り燃料
blue-sign-flight = フライト（スコードロンの半分）
blue-sign-green = 白い点：低練度
blue-sign-vic = 白い三角：ヴィック編隊
blue-sign-vector = 命令：ベクター（誘導）
blue-sign-orbit = 命令：旋回
blue-sign-patrol_line = 命令：哨戒線
blue-sign-pancake = 命令：帰投・着陸
blue-sign-pursuit = 追撃中
blue-sign-disrupted = 赤い線：混乱レベル
blue-sign-dogfight = 赤い×：ドッグファイト中
blue-sign-raid = 空襲部隊：番号、報告された規模と高度
blue-sign-undetected = 破線：未発見
blue-sign-orbiting = 旋回中の空襲部隊
blue-sign-gruppe = 空襲部隊のユニット：Lと番号、下は高度
blue-sign-plot = 航跡（5分ごとの色）
blue-sign-form_up = 編成カウンター（本物かダミー）
blue-sign-course = 編隊の針路
blue-sign-home = 帰投の針路
blue-sign-weather = ゾーンの天候と高度
blue-weather-at = 天候の高度
blue-weather-worst = 全（最悪）

## 地表
blue-sea = 海
blue-coast = 海岸
blue-land = 陸
blue-airfield-here = { $name }、{ $role ->
    [sector] セクター航空基地
    [satellite] 戦闘機航空基地
   *[other] 航空基地
  }
blue-station-here = { $name }、{ $kind ->
    [chl] チェインホームロー
   *[other] チェインホーム
  }
blue-zone-here = { $zone }ゾーン、{ $sky }
blue-clear = 好天
blue-layer = { $low ->
    [0] エンジェル{ $high }まで{ $weather }
   *[other] { $single ->
        [yes] エンジェル{ $low }に{ $weather }
       *[no] エンジェル{ $low }から{ $high }まで{ $weather }
      }
  }
blue-sky-chip = { $weather } { $heights }
blue-seen-by = レーダー基地{ $count }カ所の探知範囲
blue-heavy-guns = 重対空砲
blue-balloons = 阻塞気球
blue-empty-hex = { $hex }には何もありません。

## スコードロン
blue-tote = トートボード
blue-state = 状態
blue-lit = 点灯
blue-tally-ho = タリホー
blue-no-squadrons = スコードロンはまだ配置されていません。
blue-at-angels = エンジェル{ $angels }
blue-order = { $goal ->
    [none] 命令：{ $order }
   *[other] { $order }：{ $goal }、エンジェル{ $height }
  }
blue-home-by = { $time }までに着陸
blue-tally = { $raid }を視認中
blue-dogfight = ドッグファイト中
blue-on-ground = { $airfield }で{ $tote }
blue-disrupted = 混乱{ $levels }
blue-losses = 損失{ $count }機
blue-low-ammo = 弾薬欠乏

## 空襲部隊
blue-raid = 空襲部隊{ $raid }
blue-told = { $angels ->
    [none] { $strength }+、高度不明
   *[other] { $strength }+、エンジェル{ $angels }
  }
blue-undetected = 未発見
blue-orbits = 旋回中
blue-tallied = 視認済み
blue-silhouette = { $bomber ->
    [yes] { $small ->
        [yes] 爆撃機スタッフェル
       *[no] 爆撃機グルッペ
      }
    [no] { $small ->
        [yes] 戦闘機スタッフェル
       *[no] 戦闘機グルッペ
      }
   *[unknown] 不明のユニット
  }
blue-list-offers = 選べるもの
blue-list-squadrons = 飛行中のスコードロン
blue-list-raids = 空襲部隊
blue-list-zones = 天候ゾーン

## 計画
blue-chits = 空襲チット
blue-force = { $type } { $count }個{ $small ->
    [yes] スタッフェル
   *[no] グルッペ
  }{ $way ->
    [jabo] （ヤーボ）
    [low] （低空）
   *[none] {""}
  }
blue-or = 、代替：{ $place }
blue-worth = { $vp }点
blue-plan = 飛行計画
blue-plan-times = 空襲部隊の予定時刻
blue-no-plan = 空襲部隊はまだプロットされていません。
blue-none-left = 残っている空襲部隊はありません。
blue-plan-line = { $raid }、{ $aim }：{ $form }に編成、{ $bombs ->
    [none] { $home }に帰還。
   *[other] { $bombs }に目標上空、{ $home }に帰還。
  }
blue-profile = { $raid }の高度
blue-profile-line = 爆撃機と近接護衛はエンジェル{ $low }、最も高い上空援護はエンジェル{ $high }です。

## 戦闘
blue-fight = 視認と戦闘の経過
blue-no-fight = まだ戦闘はありません。
blue-fight-steps = 戦闘の手順
blue-fight-of = { $of }件中{ $at }件目
blue-fight-before = 前の戦闘
blue-fight-after = 次の戦闘
blue-step-tally = 視認
blue-step-intercept = 要撃
blue-step-reaction = 護衛のリアクション
blue-step-combat = 戦闘
blue-step-cohesion = 結集
blue-rolled = { $sum_id ->
    [attack] ダイス2個（攻撃側）
    [defence] ダイス2個（防御側）
   *[other] ダイス2個
  }
blue-total = 合計
blue-not-counted = 今回は当てはまらない修正：{ $reasons }。
blue-levels = { $levels ->
    [0] 結集を維持
   *[other] 混乱{ $levels }
  }
blue-combat-cell = 損失{ $lost }機、結集{ $shaken }
blue-reason-up_sun = 太陽側からの攻撃
blue-reason-four_above = 目標より4エンジェル以上高い
blue-reason-attacker_climbed = 攻撃側が上昇した
blue-reason-attacker_green = 攻撃側が低練度
blue-reason-attacker_disrupted = 攻撃側が混乱している
blue-reason-target_dive_bombing = 目標が急降下爆撃中
blue-reason-weather_broken = 切れ切れの雲または濃いかすみ
blue-reason-weather_bad = 厚い雲、もや、または雨
blue-reason-close_escort = 近接護衛がいる
blue-reason-three_gruppen = 護衛が3個グルッペ以上
blue-reason-staffel_only = 護衛がスタッフェルのみ
blue-reason-raf_bounce = RAFがバウンスした
blue-reason-dive_bombing = 急降下爆撃中
blue-reason-high_cover = 護衛がすべて8エンジェル以上高い
blue-reason-bounce = バウンス
blue-reason-defender_climbed = 防御側が上昇した
blue-reason-defender_green = 防御側が低練度
blue-reason-wing_vs_bombers = 2個以上のスコードロンで爆撃機を攻撃
blue-reason-small_vs_bombers = フライトで爆撃機を攻撃
blue-reason-weak_vs_bombers = 非力な機種で爆撃機を攻撃
blue-reason-disrupted_vs_bombers = 混乱した部隊で爆撃機を攻撃
blue-reason-low_ammo = 弾薬欠乏
blue-reason-green = 低練度
blue-reason-already_disrupted = すでに混乱している
blue-reason-combat = 戦闘の結果
blue-tally-picture = カードの欄：航空状況{ $picture }
blue-reason-undetected = 空襲部隊が未発見
blue-reason-out_of_command = 指揮下でもベクター命令中でもない
blue-reason-beyond_its_group = 第12グループが23の列より南にいる
blue-reason-near_bursts = 対空砲火のそば

## ベクターと高度
blue-vector-there = { $time }（第{ $turn }ターン）エンジェル{ $angels }{ $level ->
    [none] {""}
   *[other] は{ $level }
  }
blue-vector-earliest = 最短{ $time }（第{ $turn }ターン）
blue-vector-never = 航続距離外
blue-vector-fuel = 残り燃料{ $petrol }ターン、基地まで{ $home }ターン
blue-ladder = 高度
blue-ladder-now = 現在エンジェル{ $angels }
blue-ladder-sky = 現地の空：{ $sky }。
blue-ladder-raid = { $raid }、エンジェル{ $angels }。
blue-fan-unit = { $type }、残り{ $petrol }
blue-fan-raid = { $strength }+
blue-fan-sighted = 視認：グルッペ{ $count }個

## 1行のトート
blue-unfold-tote = トート全体
blue-fold-tote = トートを1行に
blue-tote-count = { $row }{ $count }
blue-tote-comma = { "・" }
blue-short-available = 可
blue-short-ready = 完了
blue-short-scramble = 緊急
blue-short-airborne = 空中
blue-short-tally = 視認
blue-short-landed = 着陸
blue-short-reforming = 再編
blue-short-rearming_2 = 補2
blue-short-rearming_1 = 補1

## Airfields of the Luftwaffe on the map
site-audembert = オダンベール
site-marquise = マルキーズ
site-caffiers = カフィエ
site-wissant = ヴィッサン
site-pihen = ピアン
site-coquelles = コケル
site-peuplingues = ププラング
site-calais_marck = カレー＝マルク
site-guines = ギーヌ
site-hermelinghen = エルムランゲン
site-colembert = コランベール
site-desvres = デーヴル
site-samer = サメール
site-st_omer = サントメール
site-clairmarais = サントメール＝クレールマレ
site-arques = サントメール＝アルク
site-montreuil = モントルイユ
site-sempy = サンピ
site-le_touquet = ル・トゥケ
site-neuville = ヌーヴィル＝エタプル
site-berck_af = ベルク
site-crecy = クレシー
site-ligescourt = リジュクール
site-yvrench = イヴランシュ
site-barly = バルリ
site-abbeville_af = アブヴィル＝ドリュカ
site-oye_plage = オワ＝プラージュ
site-mardyck = マルディック
