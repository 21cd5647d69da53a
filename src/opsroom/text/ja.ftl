### 端末用の文。ゲームごとの文は各タイトルのファイルにある。

shell-turn = 第{ $turn }ターン
shell-hand = 手札
shell-deck = 山札 { $n }枚
shell-held = 手札 { $n }枚
shell-discards = 捨て札
shell-strength = 戦力
shell-damage = 損害
shell-stopped = 終了
shell-nothing = まだなし
shell-you = あなた
shell-open = プレイ済み
shell-ready = 活動可能
shell-spent = 疲弊
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
shell-log = これまでの経過
shell-rule = 規則 { $rule }
shell-refused = いまは選べない
shell-prompt = 答え（? で説明）
shell-hint = 参謀の案は { $n }: { $option }。
shell-no-answer = 「{ $given }」は選べません。選択肢の番号を入力してください。? で説明を表示します。
shell-undone = 取り消しました。
shell-undo-nothing = 取り消せる答えがありません。
shell-undo-chance = その後にダイスを振ったかカードを引いたため、取り消せません。
shell-undo-revealed = その後に公開された情報があるため、取り消せません。
shell-undo-seat_changed = その後にほかの席が答える番になったため、取り消せません。
shell-saved = { $file } に保存しました。
shell-not-saved = 保存できませんでした: { $why }
shell-no-rule = 「{ $rule }」という規則はありません。規則: { $rules }
shell-hand-over = { $seat }に交代して Enter を押してください。
shell-thinking = { $seat }が考えています…
shell-over = ゲーム終了
shell-won = 勝者: { $seats }
shell-nobody = 勝者なし
shell-sure = 実行するには y を入力:
shell-verified = 検証済み：{ $moves }手、ダイスとカード{ $chance }回は、すべて規則とシードのとおりです。
shell-commitment = ゲーム中に公開されたシードのコミットメント：{ $commitment }
shell-bye = 第{ $turn }ターンで席を離れました。
shell-help =
    番号     その選択肢を選ぶ（名前でもよい）
    h        参謀の案を聞く
    u        直前の答えを取り消す
    r [規則] この質問の規則、または指定した節を読む
    l        経過をすべて表示する
    s FILE   卓を保存する
    q        席を離れる
