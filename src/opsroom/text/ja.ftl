### 端末用のテキスト。ゲームごとのテキストは各タイトルのファイルにあります。

shell-turn = 第{ $turn }ターン
shell-hand = 手札
shell-deck = 山札 { $n }枚
shell-held = 手札 { $n }枚
shell-discards = 捨て札
shell-strength = 戦力
shell-damage = 損害
shell-stopped = パス
shell-nothing = まだなし
shell-you = あなた
shell-open = 場に出ているカード
shell-ready = 活動状態
shell-spent = 消耗状態
shell-points = { $n } VP
shell-purse = 使えるポイント
shell-piles = 購入できるカード
shell-next = 次の目標
shell-enemy = 敵
shell-face-down = 裏向き
shell-empty = なし
shell-radar = レーダー損害 { $n }
shell-two-piles = 独軍の山札 { $german }枚 · 英軍の山札 { $british }枚
shell-night = 夜間
shell-log = ログ
shell-rule = ルール { $rule }
shell-refused = 今は選べないもの
shell-prompt = 選択（? でヘルプ）
shell-hint = ヒント：{ $n } { $option }
shell-odds-note = あなたに分かる範囲での確率です。
shell-odds-exact = { $outcome }：{ $chance }%
shell-odds-sampled = { $outcome }：約{ $chance }%（±{ $error }）
shell-no-answer = 「{ $given }」は選べません。選択肢の番号を入力してください。? でヘルプを表示します。
shell-undone = 取り消しました。
shell-undo-nothing = 取り消せる選択がありません。
shell-undo-chance = その後にダイスを振ったかカードを引いたため、取り消せません。
shell-undo-revealed = その後に公開された情報があるため、取り消せません。
shell-undo-seat_changed = その後にほかのプレイヤーの番になったため、取り消せません。
shell-saved = { $file } に保存しました。
shell-not-saved = 保存できませんでした: { $why }
shell-no-rule = 「{ $rule }」というルールはありません。ルール一覧: { $rules }
shell-hand-over = { $seat }のプレイヤーに交代し、Enter を押してください。
shell-thinking = { $seat }が考えています…
shell-over = ゲーム終了
shell-won = 勝者: { $seats }
shell-nobody = 勝者なし
shell-lost = プレイヤー側の敗北です。
shell-sure = 実行するには y を入力:
shell-verified = 検証済み：{ $moves }手、ダイスとカード{ $chance }回は、すべてルールとシードのとおりです。記録、乱数、ルールをOpsroom { $version }（ルールのバージョン{ $rules }）で確認しました。
shell-partly-verified = 記録：欠けはありません。乱数とルール：Opsroom { $version }、ルールのバージョン{ $rules }で、{ $moves }手のうち{ $checked }手を検証しました（プレイ時のバージョンは{ $played }）。残りは検証できません：{ $why }
shell-commitment = ゲーム中に公開されたシードのコミットメント：{ $commitment }
shell-bye = 第{ $turn }ターンで終了しました。
shell-help =
    番号     その選択肢を選ぶ（名前の入力も可）
    h        ヒント
    u        直前の選択を取り消す
    r [節]   この選択のルール、または指定した節を読む
    l        ログをすべて表示
    s FILE   ゲームを保存
    concede  投了する
    q        終了
