### 共通部分の言葉（日本語）。タイトルごとの言葉はそれぞれのルールの横にあります。

comma = 、
colon = ：
list-comma = 、
middle-dot = ・

## 全ページ
home-link = Opsroomのトップ
theme-to-day = 昼の表示に切り替え
theme-to-night = 夜の表示に切り替え
close = 閉じる
copy = コピー
copied = コピー済み
failed = うまくいきませんでした。少し待ってからやり直してください。
offline = サーバーに接続できません。復旧すれば、また使えます。
missing = 見つかりません
missing-page = このアドレスにページはありません。
missing-table = このテーブルは存在しないか、非公開か、長く使われなかったため片付けられました。

## トップ
home-title = Opsroom · 第二次世界大戦のテーブルゲーム
welcome = ようこそ
pitch = 席へどうぞ。襲撃隊が近づいています。
pitch-line = 第二次世界大戦のテーブルゲームです。ルールは自動で適用され、理由も示されます。空いた席にはいつでも相手がいます。
play-now = { $title }を今すぐ遊ぶ
watch-a-game = 観戦する
quick-you = あなた
quick-bot = 参謀ボット、登録不要
chart = 海峡を越えてケントへ向かう襲撃隊を示した作戦台
shelf = ゲーム棚
shelf-line = ボットと、1台の画面で、またはリンクで友人と。日本語と英語で遊べます。
seats-range = { $least }～{ $most }人
seats-count = { $least }人
play = 遊ぶ
play-title = { $title }を遊ぶ
learn = 遊び方
learn-title = { $title }の遊び方
data-stated = データ完備
data-reconstructed = 一部のデータは復元
your-tables = あなたのテーブル
no-tables = まだ席についていません。
watch-tables = 観戦できるテーブル
none-to-watch = 今は公開中のテーブルがありません。
watch = 観戦
sit-down = 席につく
resume = 再開
row-won = { $seat }の勝利、第{ $turn }ターン
row-drawn = 引き分け、第{ $turn }ターン
row-open = 第{ $turn }ターン、友人を待っています
row-yours = 第{ $turn }ターン、あなたの番です
row-waiting = 第{ $turn }ターン、{ $seat }の番です
import = 保存したテーブル
import-line = 終わったテーブル、または1人で全席を持っていたテーブルの保存ファイルから再開できます。
import-choose = ファイルを開く
import-failed = このファイルは開けません：{ $message }
not-affiliated = Opsroomは各ゲームの出版社と関係がありません。名称は識別のためのもので、文章・図・レイアウトは独自のものです。
notice = お知らせとデータの出典

## テーブルの準備
new-table = テーブルを準備
new-title = { $title }のテーブルを準備
mode = ゲーム
who-sits = 席の割り当て
how-many = 人数
sit-me = 自分
sit-friend = 友人（リンクで招待）
sit-note = 両方の席につくと1台の画面で遊べます。交代のたびに画面が隠れます。
table-manners = テーブルの設定
guided = 案内つき
guided-note = 新しい種類の質問ごとに、助言とルールを1行で示します。
may-watch = 観戦を許可する（手札は見えません）
start = 開始
bot = ボット
bot-random = ボット：ランダム
bot-staff = ボット：参謀
bot-search-small = ボット：探索（速い）
bot-search-large = ボット：探索（深い）
bot-plan = ボット：参謀（{ $plan }）
bot-level = ボット

## 招待
join = 招待
join-invited = { $title }の席が用意されています
join-seat = { $seat }を担当します。
join-taken = 現在の担当者から{ $seat }を引き継ぎます。
join-sit = { $seat }の席につく
disclosed = 非公開情報が知られている可能性があります
disclosed-exported = 全員の手札を含むゲーム全体が、以前ファイルに保存されました。
disclosed-imported = 全員の手札を含むファイルから読み込まれたゲームです。
disclosed-several_seats = 1人のプレイヤーが複数の席を担当しました。
disclosed-previous_holder = 以前に別の人が担当していた席があります。
disclosed-undone = 1人でプレイ中に、ダイスや引き、公開のあとで手が戻されました。
disclosed-untracked = この点を記録していなかった以前のバージョンで始まったゲームです。
disclosed-joining = 参加すると新しい秘密のシードが生成され、それ以降のダイスと引きはすべて新しいシードで決まります。すでに配られたカードはそのままです。
disclosed-playing = 新しいプレイヤーが参加するたびに、新しい秘密のシードが生成されます。すでに配られたカードはそのままです。
join-gone = この招待は無効になりました。新しいリンクを頼んでください。
join-offline = サーバーに接続できません。少し待ってからやり直してください。

## 遊び方
first-game = 案内つきで初めてのゲーム
how-a-turn-goes = ターンの流れ
rules = ルール
rules-all = すべての節
rules-notes = 裁定と出典
rules-language = ルールの言語
rules-failed = ルールを取得できませんでした。
open-rule = ルール：{ $name }

## テーブル
laying-out = テーブルを準備しています…
region-strip = テーブル
region-orders = 指示
region-log = 記録
orders-and-log = 指示と記録
seats = 席
turn = 第{ $turn }ターン
phases = 第{ $turn }ターンのフェイズ
connecting = 再接続中
who-name = { $seat }
who-you = { $seat }（あなた）
who-won = 勝利
who-over = 終了
who-thinking = 考慮中
who-to-decide = 手番
who-open = 招待中
who-waiting = 待機中
who-away = 離席中
slip-you = { $seat }の手番
slip-other = { $seat }の手番
waiting = { $seat }が考えています。
waiting-now = その間に盤面や記録を見られます。
waiting-since = { $seat }が考えています（{ $minutes }分）。
options = 選択肢
many-options = 盤上で{ $count }か所を選べます。名前か番号で検索できます。
not-now = 今はできないものと理由
more = あと{ $count }件
all-of-them = すべて表示
stays = { $after }のまま
tools = 道具
undo = 戻す
undo-asks = 戻す相談をする
undo-chance = その後にカードやダイスが引かれました。相手の同意が要ります。
undo-revealed = その後に伏せてあったものが公開されました。相手の同意が要ります。
undo-seat_changed = その後に別の席が行動しました。相手の同意が要ります。
undo-asked = { $seat }が直前の決定を戻したいそうです。
undo-pending = 直前の決定を戻す相談中です。相手の返事を待っています。
undo-agree = { $seat }として同意
undo-refuse = 断る
hint = ヒント
hint-would = { $bot_id ->
    [staff] 参謀なら「{ $option }」を選びます。
   *[other] ボットなら「{ $option }」を選びます。
}
coach = 助言
coach-dismiss = 助言を閉じる
replay = 再生
replay-back = 1つ前へ
replay-on = 1つ先へ
replay-moment = 場面
replay-at = 第{ $turn }ターン、{ $moments }場面中{ $at }
replay-eyes = 誰の視点か
replay-all = 全員の手札
replay-watcher = 観戦
replay-live = 対局に戻る
replay-end = 結果に戻る
log = 記録
log-empty = まだ何も起きていません。
earlier = 以前の記録
before-first-turn = 準備
menu = メニュー
people = 参加者とリンク
export = ファイルに保存
keys = キー操作
letters = 文字キーを使う（U、H、R、L、T、I）
auto = 選択肢が1つなら自動で選ぶ
kept-until = 誰も遊ばなければ{ $date }まで保管されます。
you = あなた
person = 参加者、在席
person-away = 参加者、離席
stand-in = { $level }（プレイヤーの代理）
give-back = ボットを外す
put-bot = ボットを入れる
new-link = 新しいリンク
new-link-note = ほかのプレイヤーの席を変更できるのは、その人が離席している間だけです。新しいリンクを作ると、その場で古いリンクは無効になり、元の担当者は席を失います。席は新しいリンクを開いた人のものになります。変更は全員の記録に残ります。
invitation-link = 招待リンク
open-seat = { $seat }は友人を待っています。このリンクを渡してください：
sure = よろしいですか。取り消せません。
sure-yes = はい：{ $action }
sure-back = 戻る
sheet-peek = 指示：シートを上げる
sheet-half = 指示：シートを上げる
sheet-full = 指示：シートを下げる
over = ゲーム終了
over-won = { $you ->
    [yes] { $seat }のあなたの勝利です。
   *[other] { $seat }の勝利です。
}
over-drawn = 引き分けです。
over-turn = ターン
play-again = もう一度遊ぶ
fair = 偶然は公平だったか
fair-how = サーバーは最初のカードの前に、秘密のシードのハッシュを公開して固定しました。終わったテーブルをファイルに保存すれば、すべての引きを自分で検証できます。
fair-promise = サーバーは秘密のシードを決め、そのハッシュを公開しています。ゲームが終わるとシードが公開され、すべての引きを検証できます。
fair-several = ゲームの途中で新しいシードが生成されたため、コミットメントもそれぞれにあります。
fair-commitment = コミットメント
fair-seed = シード
hot-seat = 1台の画面、第{ $turn }ターン
pass-to = { $seat }に渡してください
pass-covered = ほかの人の手札は伏せました。次の人の準備ができるまで何も見えません。
pass-here = 私が{ $seat }です
your-turn = あなたの番です。{ $question }
can-be-played = 出せます。
total-becomes = 合計は{ $after }になります。
not-now-because = 今は出せません：{ $why } ルール：{ $rule }。

## エラー
error-offline = サーバーに接続できません。
error-seat_taken = この席にはすでに別の人がついています。新しいリンクを頼んでください。
error-other_seat_held = あなたはこのテーブルで別の席を担当している、または担当していました。ほかの参加者がいるため、この席にはつけません。
error-holder_connected = このプレイヤーは接続中です。席を変更できるのは本人だけです。
error-too_many_changes = このテーブルの席とリンクの変更回数が上限に達しました。
error-undo_seat_open = まだ参加していないプレイヤーの席があり、同意を得られません。
error-undo_nobody_left = ほかのプレイヤーがこのテーブルを離れたため、同意できる人がいません。
error-illegal_answer = 今は選べません。
error-not_your_seat = その席の担当ではありません。
error-rate_limited = 操作が速すぎます。少し待ってください。
error-no_worker = サーバーが混み合っています。少し待ってからもう一度お試しください。
error-undo_refused = 戻せるものはありません。
error-game_over = ゲームは終わりました。
error-not_your_question = 今はあなたの番ではありません。
error-not_stored = サーバーが保存できませんでした。もう一度お試しください。

## キー
## A hex map
space = { "" }
full-stop = 。
hex-help = 矢印キーでその方向のヘクスへ移ります。W・E・D・X・Z・Aは時計回りに6つの隣接ヘクスです。Enterで選択またはヘクスの中を表示、Gで次の選択できるヘクス、Sで読み上げ、スラッシュで検索、プラスとマイナスで拡大・縮小します。
hex-offered = 選択できます：
hex-lit = ここのユニットを選択できます。Enterで表示します。
hex-next = 次の選択できるヘクス
hex-places = 場所
hex-search = 地名またはヘクスを検索
hex-found = 見つかった場所
hex-not-found = その名前の場所はありません
hex-nearer = 拡大
hex-farther = 縮小
hex-whole = 地図全体
hex-card = 見ているヘクス
hex-layers = 地図のレイヤー
hex-signs = 地図の記号

key-digits = その番号の選択肢を選ぶ。0は終える
key-tab = 次の項目
key-f6 = 次の領域：テーブル、盤、手札、指示、記録
key-arrows = 次のカード、その方向のヘクス
key-hexes = ヘクスマップ：時計回りに6つの隣接ヘクス
key-next-offer = 次の選択できるヘクス（Shiftで前へ）
key-read-hex = ヘクスを読む
key-find = 地図を検索
key-zoom = 拡大、縮小、地図全体
key-layers = 地図のレイヤー
key-undo = 戻す
key-hint = ヒント
key-rule = 質問のルール
key-log = 記録
key-replay = 再生：1つ前、1つ先
key-space = 動きを飛ばす
key-theme = 昼と夜
key-inspect = カードを詳しく見る
key-escape = 置き直す、閉じる
key-help = この一覧

## お知らせ
notice-affiliation = 無関係であること
    .text = Opsroomは、各ゲームのデザイナーや出版社と提携しておらず、承認や後援も受けていません。ゲームの名称は識別のためのもので、それぞれの権利者に属します。
notice-data = 文章と数値
    .text = ルールは独自の文章で説明しています。ルールブックにある数値はそのまま使い、復元した数値はそのことをタイトルのページとデータファイルに記しています。製品をお持ちの方は、自分の数値をデータパックとして読み込めます。
notice-drawings = 図
    .text = 図はすべてこのプロジェクトのために描きました。平面の機影、作戦室の記号、セクター時計です。海岸線はパブリックドメインのNatural Earthによります。
notice-subject = 題材について
    .text = 多くの人が亡くなった戦争を扱うゲームです。紋章や肖像を使わず、図として静かに示します。
notice-privacy = 保存するもの
    .text = 席は乱数のクッキーで管理し、言語と表示の設定はブラウザーに保存します。使われないテーブルは一定期間の後に削除します。追跡も外部ファイルもありません。
notice-licence = ライセンス
    .text = このプログラムはApache License 2.0の自由ソフトウェアです。
