### 共通部分のテキスト（日本語）。タイトルごとのテキストは各タイトルのフォルダーにあります。

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
offline = サーバーに接続できません。復旧すると、自動的に使えるようになります。
missing = 見つかりません
missing-page = このアドレスにページはありません。
missing-table = このテーブルは存在しないか、非公開か、長期間使われなかったため削除されました。
set-aside = このテーブルは今は開けません
set-aside-title = このテーブルのゲームは、このサーバーでは提供されなくなりました。
set-aside-data = このテーブルで使われていたデータファイルが、このサーバーにはありません。
set-aside-rules = 前回のプレイ以降にルールが更新されたため、現在のバージョンでは続きをプレイできません。
set-aside-record = 保存されている記録を、現在のバージョンでは読み込めません。
set-aside-kept = データは削除も変更もされていません。このテーブルを開けるバージョンがインストールされれば、続きをプレイできます。ページを再読み込みして確かめてください。
set-aside-no-log = ログも表示できません。
set-aside-omitted = このバージョンで扱えないログ{ $count }件は省略しました。
set-aside-open = 詳細
expired = このテーブルは期限切れです
expired-yours = 長いあいだ使われなかったため、ごみ箱に移されました。{ $until }までは元に戻せます。その後は削除されます。
expired-others = 長いあいだ使われなかったため、ごみ箱に移されました。{ $until }までは参加者が元に戻せます。その後は削除されます。
restore-table = 元に戻す

## 名前
name-choose = 名前を決める
name-label = あなたの名前
name-note = テーブルの相手に表示されます。いつでも変更できます。
name-save = 保存
player-guest = { $name }（ゲスト）
player-former = 退会したプレイヤー

## アカウント
account = アカウント
account-or-sign-in = サインイン・アカウント作成
account-parts = このページの内容
name-title = 名前
sign-in = サインイン
sign-in-line = このブラウザーで遊んだゲームはアカウントに引き継がれます。アカウントなしでも遊べます。
sign-in-again-line = この変更には、もう一度サインインする必要があります。サインイン後に操作をやり直してください。
with-passkey = パスキーを使う
with-passkey-line = 指紋、顔、または端末のPINで認証します。覚えるものも、漏れて困るものもありません。
passkey-use = パスキーで続ける
passkey-add = パスキーを追加
passkey-second = パスキーが1台の端末にしかないと、なくしたときに困ります。もう1つ追加してください。
passkey-of = パスキー（{ $label }）
passkey-added = { $added }に追加
passkey-used = { $added }に追加、最後の使用は{ $used }
passkey-cancelled = パスキーは使われませんでした。
passkey-needs-host = パスキーはホスト名に結び付けられますが、このサイトはIPアドレスで開かれています。ホスト名で開くか、パスワードを使ってください。
passkey-needs-https = パスキーには安全な接続（HTTPS）が必要です。httpsのアドレスで開くか、パスワードを使ってください。
passkey-needs-browser = このブラウザーではパスキーを使えません。パスワードを使ってください。
with-password = パスワードを使う
sign-in-name = アカウント名
password = パスワード
password-use = パスワードでサインイン
password-rule = 10文字以上。名前は使えません。
password-signs-out = ほかの端末からはサインアウトされます。
password-changed = { $when }に変更。パスキーを2つ登録すると削除できます。
password-none = 設定されていません。
password-change = 変更
password-set = パスワードを設定
password-remove = 削除
password-new = 新しいパスワード
password-save = パスワードを保存
sign-in-lost = どちらも使えないときは回復コードで
recovery-code = 回復コード
recovery-code-use = コードでサインイン
recovery-mail-send = リンクをメールで受け取る
recovery-mail-sent = このアカウントにメールアドレスが登録されていれば、リンクをお送りします。
recovery-link-line = このリンクで「{ $name }」としてサインインします。このブラウザでゲストとしてプレイした内容は、着いている席も含めてこのアカウントに移ります。自分のアカウントでなければ、このページを閉じてください。
recovery-link-use = サインイン
sign-up = アカウントを作る
sign-up-line = アカウントがあれば、名前、テーブル、レッスンの進み具合をどの端末でも使えます。
sign-up-name = アカウント名（ほかの人に表示されます）
sign-up-passkey = パスキーでアカウントを作る
sign-up-password = パスワードでアカウントを作る
ways-in = サインインの方法
ways-in-line = 2つ以上あると安心です。
remove = 削除
recovery-codes = 回復コード
recovery-codes-new = 新しいコードが10個できました。パスキーもパスワードも使えなくなったとき、1個につき1回サインインできます。安全な場所に保管してください。
recovery-codes-left = { $count ->
    [0] コードは残っていません。新しく10個作ってください。
   *[other] 残りは{ $count }個です。
  }
recovery-codes-renew = 新しく10個作る
recovery-codes-note = 読める形では保存していません。コードが表示されるのは作ったときだけです。
print = 印刷
email = メール
email-line = サインインできなくなったときにリンクを受け取るためのものです。ほかの人には表示されません。
email-address = メールアドレス
email-new = 別のアドレス
email-send = 確認用のリンクを送る
email-sent = { $address } にリンクを送りました。リンクを開くとアドレスが保存されます。
email-remove = 削除
email-confirm-line = このリンクでメールアドレスを確認します。
email-confirm = アドレスを確認する
email-confirmed = メールアドレスを確認しました。
devices = 端末
device-on = { $browser }（{ $system }）
device-unknown = 不明な端末
device-here = このブラウザー
device-seen = 最後の使用は{ $when }
sign-out = サインアウト
sign-out-here = サインアウトする
sign-out-others = ほかのすべての端末でサインアウト
signed-out = サインアウトしました。
delete-account = アカウントの削除
delete-account-line = { $count ->
    [0] 名前、サインイン情報、端末、レッスンの記録はただちに削除され、元に戻せません。終わったゲームは残り、席には「退会したプレイヤー」と表示されます。
   *[other] 名前、サインイン情報、端末、レッスンの記録はただちに削除され、元に戻せません。終わったゲームは残り、席には「退会したプレイヤー」と表示されます。ほかの人と対戦中の{ $count }ゲームは投了になります。
  }
delete-account-button = アカウントを削除
delete-guest = あなたのデータ
delete-guest-line = ゲストとして遊んでいます。このサイトに保存された情報をダウンロードしたり削除したりできます。終わったゲームは名前なしで残ります。
delete-guest-button = データを削除
delete-sure = すべて完全に削除しますか？
delete-yes = すべて削除する
delete-no = やめる
deleted = あなたの情報をすべて削除しました。
export-data = データをダウンロード

## トップ
home-title = Opsroom · 第二次世界大戦のボードゲーム
welcome = ようこそ
pitch = さあ、席へ。敵編隊が接近中です。
pitch-line = 第二次世界大戦のボードゲームをブラウザーで。ルールは自動で処理され、選べないものには理由が表示されます。空席はボットが引き受けます。
play-now = { $title }を今すぐ遊ぶ
watch-a-game = 観戦する
quick-you = あなた
quick-bot = 標準ボット、登録不要
chart = 海峡を越えてケントへ向かう敵編隊を示した作戦盤
shelf = ゲーム一覧
shelf-line = ボット対戦、1台での対戦、リンクで友人とのオンライン対戦。日本語と英語で遊べます。
seats-range = { $least }～{ $most }人
seats-count = { $least }人
play = 遊ぶ
play-title = { $title }を遊ぶ
learn = 遊び方
learn-title = { $title }の遊び方
data-stated = 数値はすべてルールブックどおり
data-reconstructed = ルールブックにない一部の数値は当サイトで補完
watch = 観戦
resume = 再開
row-closed = モデレーターが閉じました
row-set-aside = 第{ $turn }ターン、今は開けません
row-expired = 期限切れ（{ $until }を過ぎると削除）
row-won = { $seat }の勝利、第{ $turn }ターン
row-drawn = 引き分け、第{ $turn }ターン
row-lost = プレイヤー側の敗北、第{ $turn }ターン
import = 保存したゲームを読み込む
import-line = 終了したゲーム、または1人で全席を担当したゲームの保存ファイルから続けられます。
import-choose = ファイルを選ぶ
import-failed = このファイルは開けません：{ $message }
not-affiliated = Opsroomは各ゲームの出版社とは関係ありません。ゲーム名は識別のために使用しており、文章・図・レイアウトは独自のものです。
notice = 権利表示とデータの出典
version = Opsroom { $version }

## テーブルの準備
new-table = テーブルを準備
new-title = { $title }のテーブルを準備
mode = ゲーム
who-sits = 席の割り当て
how-many = 人数
sit-me = 自分
sit-friend = 友人（リンクで招待）
sit-note = 複数の席につくと1台の画面で遊べます。交代のたびに画面が隠れます。
quick-side = あなたの側
quick-level = 相手の強さ
level-random = 初級
    .about = でたらめに選びます。ターンの流れを覚えるのに向いています。
level-staff = 標準
    .about = いくつかの方針に従って、すぐに答えます。初級にはほぼ必ず勝ちます。
level-search-small = 強い
    .about = 先の展開を試します。1回の判断に最大1秒。
level-search-large = 最強
    .about = さらに先まで読みます。1回の判断に最大4秒。
levels-slow = このゲームでは、先を読む相手は選べません。1ターンに30秒以上かかるためです。
who-sits-note = 友人を招く、1台で遊ぶ、ボットごとに強さを変える
variants = ルールの選択（{ $count }）
variants-changed = { $changed ->
    [0] すべて標準どおり
   *[other] { $changed }か所が標準と異なります
}
table-manners = テーブルの設定
guided = ガイドつき
guided-note = 初めての場面ごとに、アドバイスと該当ルールを表示します。
start = 開始
bot = ボット
bot-random = ボット：初級
bot-staff = ボット：標準
bot-search-small = ボット：強い
bot-search-large = ボット：最強（長考）
bot-plan = ボット：標準（{ $plan }）
bot-level = ボット

## 招待
join = 招待
join-invited = { $title }に招待されています
join-seat = 担当は{ $seat }です。
join-taken = 現在の担当者から{ $seat }を引き継ぎます。
join-sit = { $seat }の席につく
disclosed = 非公開情報が知られている可能性があります
disclosed-exported = 全員の手札を含むゲーム全体が、以前ファイルに保存されました。
disclosed-imported = 全員の手札を含むファイルから読み込まれたゲームです。
disclosed-shared = 1人でプレイ中に、自分の席から見た局面が共有されました。
disclosed-several_seats = 1人のプレイヤーが複数の席を担当しました。
disclosed-previous_holder = 以前に別の人が担当していた席があります。
disclosed-undone = 1人でプレイ中に、ダイスやカードのドロー、公開のあとで選択が取り消されました。
disclosed-untracked = この点を記録していなかった以前のバージョンで始まったゲームです。
disclosed-joining = 参加すると新しい秘密のシードが生成され、それ以降のダイスとドローはすべて新しいシードで決まります。すでに配られたカードはそのままです。
disclosed-playing = 新しいプレイヤーが参加するたびに、新しい秘密のシードが生成されます。すでに配られたカードはそのままです。
join-gone = この招待は無効になりました。新しいリンクをもらってください。
join-offline = サーバーに接続できません。少し待ってからやり直してください。

## 遊び方
first-game = ヒントつきで初プレイ
how-a-turn-goes = ターンの流れ
rules = ルール
rules-all = ルール一覧
rules-notes = 裁定と出典
rules-language = ルールの言語
rules-failed = ルールを読み込めませんでした。
open-rule = ルール：{ $name }

## レッスン
lesson = レッスン
lessons = レッスン
lessons-line = 実際の盤面で、用意された局面を少しずつ遊びながら学びます。間違えても理由が分かり、何も失いません。
lessons-all = レッスン一覧
lessons-count = { $done ->
    [0] レッスン{ $count }本
   *[other] レッスン{ $count }本（{ $done }本終了）
}
lessons-first = はじめてなら、まずレッスンから（{ $minutes }分）
lesson-first = { $minutes }分で学ぶ
lesson-minutes = { $minutes }分
lesson-done = 終了
lesson-start = 始める
lesson-resume = 続きから
lesson-again = もう一度受ける
lesson-take = レッスン：{ $name }
lesson-of = レッスン { $place } / { $lessons }
lesson-step = ステップ { $at } / { $of }
lesson-goals = この課題の条件
lesson-met = 達成
lesson-not-yet = まだ
lesson-not-that = それではありません
lesson-missed = こうなりました
lesson-read = まずこのステップを読んでから進んでください。
lesson-on = 次へ
lesson-back = 戻る
lesson-show = 答えを見る
lesson-step-again = やり直す
lesson-try-again = もう一度
lesson-finished = レッスン終了
lesson-finished-line = 「{ $name }」を終えました。
lesson-next = 次のレッスン：{ $name }
lesson-play = ゲームで遊ぶ
lesson-changed = このレッスンは、始めたあとに改訂されました。もう一度受けてください。

## テーブル
laying-out = テーブルを準備中…
region-strip = テーブル
briefing = ブリーフィング
briefings = ゲームの前にブリーフィングを表示
briefing-yours = あなた（{ $seat }）の目標
briefing-theirs = 相手（{ $seat }）
briefing-theirs-all = ほかのプレイヤー
briefing-turn = ターンの流れ
briefing-what-decides = 勝負の分かれ目
briefing-table = このテーブル
briefing-you-play = あなたの席
briefing-time = プレイ時間
briefing-go-on = 続ける
region-goal = 勝利条件と現状
goal-bands = 判定の区分と現在の位置
goal-band-now = 現在の判定：{ $band }
up-to = { $high }以下
from-to = { $low }〜{ $high }
from-on = { $low }以上
region-orders = 選択
region-log = ログ
orders-and-log = 選択とログ
seats = 席
turn = 第{ $turn }ターン
phases = 第{ $turn }ターンのフェイズ
connecting = 再接続中
who-name = { $seat }
who-you = { $seat }（あなた）
who-won = 勝利
who-over = 終了
who-thinking = 考え中
who-to-decide = 手番
who-open = 招待中
who-waiting = 待機中
who-away = 離席中
slip-you = { $seat }の手番
slip-other = { $seat }の手番
waiting = { $seat }が考えています。
waiting-now = その間、盤面やログを見られます。
waiting-since = { $seat }が考えています（{ $minutes }分経過）。
options = 選択肢
many-options = 盤上の{ $count }か所から選べます。名前か番号でも検索できます。
many-options-near = { $count }か所から選べます。マップをタップするか、名前や番号で検索するか、下の候補から選んでください。
not-now = 今は選べないもの
more = あと{ $count }件
all-of-them = すべて表示
stays = { $after }のまま
tools = ツール
undo = 取り消す
undo-asks = 取り消しを頼む
undo-chance = その後にカードを引いたかダイスを振ったため、ほかのプレイヤーの同意が必要です。
undo-revealed = その後に非公開情報が公開されたため、ほかのプレイヤーの同意が必要です。
undo-seat_changed = その後に別のプレイヤーが行動したため、ほかのプレイヤーの同意が必要です。
undo-asked = { $seat }が直前の選択の取り消しを希望しています。
undo-pending = 直前の選択の取り消しを頼みました。返事を待っています。
undo-agree = { $seat }として同意
undo-refuse = 断る
hint = ヒント
hint-would = { $bot_id ->
    [lesson] 「{ $option }」を選んでください。
    [staff] 標準ボットなら「{ $option }」を選びます。
   *[other] ボットなら「{ $option }」を選びます。
}
coach = アドバイス
coach-dismiss = アドバイスを閉じる
replay = リプレイ
replay-back = 前へ
replay-on = 次へ
replay-moment = 場面
replay-nearest_turn = その後ルールまたはデータが変わったため、このターンは開始時の状態を表示しています。ログは記録どおりです。
replay-at = 第{ $turn }ターン、{ $moments }場面中{ $at }
replay-view-as = 視点
replay-all = 全員の手札
replay-watcher = 観戦者
replay-live = ゲームに戻る
replay-end = 結果に戻る
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速さ
playback = 相手の行動
playback-heading = 相手の行動を再生しています。
playback-left = 残り{ $count }手です。
playback-thinned = 一部はまとめて表示しています。ログにはすべて残っています。
playback-play = 再開
playback-pause = 一時停止
playback-next = 次へ
playback-skip = スキップ
recap = 前回の決定以降
recap-look = ログで見る
recap-rest = ほか{ $count }件
pace = 相手の行動の見せ方
pace-instant = すぐに表示
pace-fast = 速く
pace-slow = ゆっくり
pace-step = 1手ずつ
log = ログ
log-empty = まだ何も起きていません。
earlier = 以前のログ
before-first-turn = 準備
menu = メニュー
people = プレイヤーとリンク
export = ファイルに保存
keys = キー操作
letters = 文字キーを使う（U、H、R、L、T、I）
auto = 選択肢が1つなら自動で選ぶ
auto-single = 全員について、選択肢が1つなら自動で選ぶ（進行は速くなりますが、すぐ答えが出ると「ほかに選べるものがない」と相手に分かります）
auto-single-joining = このテーブルでは、選択肢が1つだけの場面は全員自動で進みます。すぐ答えが出たときは、ほかに選べるものがなかったと分かります。
orders-pass = この種の場面を自動でパスする
orders-pass-note = 出せるカードなどがあっても、この種の場面はすべてパスします。ほかのプレイヤーにはパスしたことだけが分かります。
orders-phase = このフェイズ中
orders-turn = このターン中
orders-game = 解除するまで
orders-passing = 自動パス中
orders-now = { $until ->
    [phase] このフェイズ中、この種の場面を自動でパスしています。
    [turn] このターン中、この種の場面を自動でパスしています。
   *[game] この種の場面を自動でパスしています。
}
orders-stop = 解除
kept-until = 進行がなければ{ $date }に削除されます。
you = あなた
person = プレイヤー（オンライン）
person-away = プレイヤー（離席中）
you-named = { $name }（あなた）
person-named = { $name }（オンライン）
person-away-named = { $name }（離席中）
stand-in = { $level }（プレイヤーの代理）
stand-in-for = { $level }（{ $name }の代理）
give-back = ボットを外す
put-bot = ボットに任せる
new-link = 新しいリンク
new-link-note = ほかのプレイヤーの席を変更できるのは、その人が離席している間だけです。新しいリンクを作ると古いリンクはすぐ無効になり、元のプレイヤーは席を失います。席は新しいリンクを開いた人のものになります。変更は全員のログに残ります。
invitation-link = 招待リンク
open-seat = { $seat }は友人の参加を待っています。このリンクを送ってください：
concede-for = { $seat }として投了する
sure = よろしいですか？ 取り消せません。
sure-yes = はい：{ $action }
sure-back = やめる
confirm-tapped = 決定：{ $option }
sheet-peek = 選択：パネルを開く
sheet-half = 選択：パネルをさらに開く
sheet-full = 選択：パネルを下げる
over = ゲーム終了
over-won = { $you ->
    [yes] { $seat }のあなたの勝利です。
   *[other] { $seat }の勝利です。
}
over-drawn = 引き分けです。
over-lost = プレイヤー側の敗北です。
over-turn = ターン
play-again = もう一度遊ぶ
fair = 乱数の公正さを確認
fair-how = サーバーは最初のドローの前に秘密のシードを決め、そのハッシュを公開しました。終了したゲームをファイルに保存すれば、すべてのダイスとドローを自分で検証できます。
fair-promise = サーバーは秘密のシードを決め、そのハッシュを公開しています。ゲームが終わるとシードが公開され、すべてのダイスとドローを検証できます。
fair-several = ゲームの途中で新しいシードが生成されたため、コミットメントもそれぞれにあります。
fair-commitment = コミットメント
fair-seed = シード
hot-seat = 1台で対戦、第{ $turn }ターン
pass-to = { $seat }に渡してください
pass-covered = 次の人の準備ができるまで、全員の手札を隠しています。
pass-here = { $seat }の担当です
your-turn = あなたの番です。{ $question }
can-be-played = 出せます。
total-becomes = 合計は{ $after }になります。
not-now-because = 今は出せません：{ $why } ルール：{ $rule }。

## エラー
error-offline = サーバーに接続できません。
error-table_set_aside = このテーブルは今は開けません。現在のバージョンでは読み込めないためです。対応するバージョンがインストールされれば、このリンクはまた使えます。
error-table_expired = このテーブルは長いあいだ使われなかったため、期限切れになりました。参加者の誰かが元に戻せば、このリンクはまた使えます。
error-bad_name = 名前は1～24文字で、文字か数字を1つ以上含めてください。特殊な制御文字は使えません。
error-name_taken = この名前はすでに使われています。別の名前にしてください。
error-banned = このサイトの利用を禁止されています。
error-wrong_credentials = 名前とパスワードまたはコードが合いません。
error-bad_passkey = このパスキーは使えませんでした。もう一度お試しください。
error-sign_in_needed = アカウントが必要です。
error-sign_in_again = 変更するには、もう一度サインインしてください。
error-already_signed_in = このブラウザーはすでにサインインしています。ページを再読み込みしてください。
error-weak_password = このパスワードは推測されやすいため使えません。名前を含まない10文字以上にしてください。
error-bad_email = このメールアドレスには送れません。
error-last_credential = パスワードがない場合はパスキーが2つ必要なため、削除できません。
error-too_many_passkeys = パスキーの数が上限に達しています。
error-passkeys_off = このアドレスではパスキーを使えません。
error-mail_off = このサイトではメールを送っていません。
error-expired_link = このリンクは無効です。もう一度リンクを請求してください。
error-unknown_player = あなたについて保存されている情報はありません。
error-unknown_complaint = この報告は見つかりません。
error-unknown_credential = このパスキーはもうありません。
error-unknown_device = このデバイスはすでにサインアウトしています。
error-table_closed = このテーブルはモデレーターが閉じました。
error-seat_taken = この席にはすでに別の人がついています。新しいリンクを頼んでください。
error-other_seat_held = あなたはこのテーブルで別の席を担当している、または担当していました。ほかの参加者がいるため、この席にはつけません。
error-holder_connected = このプレイヤーは接続中か、少し前まで接続していました。席を変更できるのは、離れてから数分たったあとです。
error-cannot_concede = ゲームの途中で引き継いだ席なので、投了はできません。ボットに続きを任せることはできます。
error-too_many_changes = このテーブルの席とリンクの変更回数が上限に達しました。
error-too_many_shares = このテーブルから共有できる局面の数が上限に達しました。
error-record_full = このゲームは長くなりすぎたため、これ以上続けられません。
error-undo_seat_open = まだ参加していないプレイヤーの席があり、同意を得られません。
error-undo_nobody_left = ほかのプレイヤーがこのテーブルを離れたため、同意できる人がいません。
error-illegal_answer = 今は選べません。
error-not_your_seat = その席の担当ではありません。
error-rate_limited = 操作が速すぎます。少し待ってください。
error-no_worker = サーバーが混み合っています。少し待ってからもう一度お試しください。
error-order_refused = 人が相手のゲームでは、この場面の自動パスは指定できません。パスの早さで手の内がわかってしまうためです。
error-undo_refused = 取り消せる選択はありません。
error-no_lesson = このレッスンは改訂されました。もう一度受けてください。
error-lesson_table = これはレッスンです。共有も保存もできません。
error-game_over = ゲームは終わりました。
error-not_your_question = 今はあなたの番ではありません。
error-not_stored = サーバーが保存できませんでした。もう一度お試しください。
error-malformed = サーバーが要求を理解できませんでした。ページを再読み込みして、もう一度お試しください。
error-bad_save = このファイルは読み込めません。壊れているか、ゲームの保存データではありません。
error-not_authorized = このブラウザーは認識されていません。自分のリンクをもう一度開いてください。
moderation = モデレーション
moderation-line = あなたはこのサイトのモデレーターです。ここでの操作はすべて監査ログに残ります。
moderation-none = 未対応の通報はありません。
moderation-guest = ゲスト
moderation-gone = 退会したプレイヤー
moderation-by = 通報者：{ $name }、{ $date }
moderation-table = テーブル
moderation-banned = 利用停止中
moderation-delete-line = 発言を削除する
moderation-ban = 利用を停止する
moderation-ban-sure = { $name }さんの利用を停止しますか。サインアウトされ、着席、発言、サインインができなくなります。停止はここで解除できます。
moderation-unban = 停止を解除する
moderation-resolve = 対応済みにする
error-not_moderator = このサイトのモデレーターだけができます。モデレーターを停止できるのは運営者だけです。
error-not_starter = これができるのは、このテーブルを作った人だけです。
error-others_play = ほかの人もこのテーブルに参加しているため、できません。
error-not_watchable = このテーブルは非公開です。
error-not_over = ゲームが終わるまでできません。
error-foreign_origin = 別のサイトからの要求だったため、拒否されました。
error-not_found = 見つかりませんでした。
error-unknown_title = そのゲームはありません。
error-unknown_table = そのテーブルはもうありません。
error-unknown_seat = このテーブルにその席はありません。
error-unknown_link = このリンクはもう使えません。
error-unknown_moment = このゲームにその場面はありません。
error-unknown_lesson = そのレッスンはありません。
error-method_not_allowed = サーバーが要求を理解できませんでした。ページを再読み込みして、もう一度お試しください。
error-request_timeout = 要求が届くまでに時間がかかりすぎました。もう一度お試しください。
error-stale_answer = ゲームはすでに先へ進んでいます。テーブルを見直してください。
error-nothing_asked = 今は何も問われていません。
error-what_if_running = ほかの人とのゲームの途中では、別の手を試せません。ゲームが終わってからお試しください。
error-share_running = 人どうしのゲームが続いている間は、席から見えるものを共有できません。
error-unknown_position = この局面はもう共有されていません。
error-not_a_sandbox = これはサンドボックスでだけできます。
error-sandbox_table = これはサンドボックスなので、できません。
error-too_large = 大きすぎるため、サーバーが受け付けられません。
error-not_json = サーバーが要求を理解できませんでした。ページを再読み込みして、もう一度お試しください。
error-upgrade_required = このページは古くなっています。再読み込みしてください。
error-unknown_host = このアドレスではサイトを利用できません。
error-server_error = サーバーで問題が起きました。少し待ってからもう一度お試しください。
error-dead_end = ルールの処理が先へ進めなくなりました。何も変更されていません。
error-stopping = サーバーが再起動しています。少し待ってからもう一度お試しください。
error-elsewhere = テーブルを別のサーバーに移しています。少し待ってからもう一度お試しください。
error-bad_setup = この設定の組み合わせは使えません。
error-busy = サーバーが混み合っています。少し待ってからもう一度お試しください。


## ヘクスマップ
space = { "" }
full-stop = 。
hex-help = 矢印キーでその方向のヘクスへ移動します。W・E・D・X・Z・Aは時計回りに6つの隣接ヘクスです。Enterで選択またはヘクスを開く、Gで次の選択できるヘクス、Sで読み上げ、スラッシュで検索、プラスとマイナスで拡大・縮小します。
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
hex-card = 選択中のヘクス
hex-layers = 地図のレイヤー
hex-signs = 地図の凡例

## キー
key-digits = その番号の選択肢を選ぶ。0はパスまたは終了
key-tab = 次の項目
key-f6 = 次の領域：テーブル、盤、手札、選択、ログ
key-arrows = 次のカード、その方向のヘクス
key-hexes = ヘクスマップ：時計回りに6つの隣接ヘクス
key-next-offer = 次の選択できるヘクス（Shiftで前へ）
key-read-hex = ヘクスを読む
key-find = 地図を検索
key-zoom = 拡大、縮小、地図全体
key-layers = 地図のレイヤー
key-undo = 取り消す
key-hint = ヒント
key-rule = この選択のルール
key-log = ログ
key-replay = リプレイ：前へ、次へ
key-space = アニメーションをスキップ
key-theme = 昼と夜
key-inspect = カードを詳しく見る
key-escape = 選択を取り消す、閉じる
key-help = この一覧

## 権利表示
notice-affiliation = 公式との関係
    .text = Opsroomは、各ゲームのデザイナーや出版社と提携しておらず、承認や後援も受けていません。ゲームの名称は識別のためのもので、それぞれの権利者に帰属します。
notice-data = 文章と数値
    .text = ルールは独自の文章で説明しています。ルールブックに記載のある数値はそのまま使い、独自に復元した数値はゲームのページとデータファイルにその旨を記しています。製品をお持ちの方は、自分の数値をデータパックとして読み込めます。
notice-drawings = 図版
    .text = 図版はすべてこのプロジェクトのために描きました。上から見た機影、作戦室の記号、セクター時計です。海岸線はパブリックドメインのNatural Earthを使用しています。
notice-subject = 題材について
    .text = 多くの人が亡くなった戦争を扱うゲームです。紋章や肖像は使わず、図として示します。
notice-privacy = 保存するもの
    .text = 席は乱数のクッキーで管理し、言語と表示の設定はブラウザーに保存します。名前を決めると、ほかの人に表示されます。アカウントには、名前、パスキーの公開鍵またはパスワードのハッシュ、使っているブラウザーの種類を保存し、メールアドレスは登録した場合にだけ保存します。これらはすべてアカウントのページでダウンロードや削除ができます。使われないテーブルは一定期間の後にごみ箱に移し、その後削除します。トラッキングは行わず、外部ファイルも読み込みません。
notice-licence = ライセンス
    .text = OpsroomはApache License 2.0のオープンソースソフトウェアです。

## 確率と助言
odds-setting = 選択肢に確率を表示する
odds-note = あなたに分かる範囲での確率です。
odds-pending = …
odds-exact = { $outcome }：{ $chance }%
odds-sampled = { $outcome }：約{ $chance }%（±{ $error }）
analyse = さらに詳しく分析
analysis-running = 分析中…
analysis = 勝率の見込み
analysis-option = { $option }：{ $chance }%（±{ $error }）
analysis-even = 差は誤差の範囲内なので、どちらも同じくらいと考えてください。
analysis-how = あなたに分かる情報から{ $worlds }ゲームを最後まで進めた推定です。

## ヘクス地図のスタック
hex-stack = { $count }個のスタック（選ぶと展開）
hex-fan = { $hex }：{ $count }個のユニット

## スマートフォンの選択欄
options-pinned = パスまたは終了

## 紹介ページ、トップページ、観戦用のゲーム

guide-examples = 例
guide-decides = 決定：{ $who }
guide-automatic = 自動で進行
guide-again = このあと次のターンが始まります。
guide-side-player = 手番プレイヤー
guide-side-german = ドイツ軍
guide-side-british = イギリス軍
guide-search = ルールを検索
guide-found = { $of }項目中{ $count }項目
guide-count = 全{ $count }項目
guide-rulings = 裁定（{ $count }件）
guide-none = この言葉を含む項目はありません。
guide-notes = 表示する
home-due = { $count ->
    [0] あなたのテーブル
   *[other] あなたの番のテーブルが{ $count }卓あります
}
home-waiting = 相手の番
home-finished = 終了したゲーム
home-deleted = 削除済み（まだ元に戻せます）
home-live = 観戦
home-live-line = ボット同士の対戦を、人が遊ぶ速さで見られます。いつでも退出できます。
home-watch-bots = { $title }のボット対戦を見る
home-turn = 第{ $turn }ターン
home-you-play = 担当：{ $seat }
home-against = 相手：{ $who }
home-alone = すべての陣営を担当
home-status-yours = あなたの番です
home-status-theirs = { $seat }の番です
home-status-open = 友人の参加待ちです
home-moved = 最終更新 { $when }
home-delete = 削除
home-delete-label = { $title }のテーブルを削除
home-delete-sure = 削除しますか。しばらくの間は元に戻せます。
home-delete-yes = はい、削除します
home-delete-no = 残す
home-delete-failed = 削除できませんでした。
home-person = プレイヤー
home-nobody = 空席
exhibition-next = 次のゲームを見る

## 戦闘後レポート
report = 戦闘後レポート
report-game = { $title }、全{ $turn }ターン。
report-working = レポートを作成しています。ページを離れても作成は続きます。
report-partial = 時間がかかりすぎたため、途中までのレポートです。
report-failed = このゲームを分析できませんでした。時間をおいてもう一度お試しください。以前のルールで遊んだゲームは分析できないことがあります。
report-as-chart = グラフ
report-as-table = 表
report-turn = 第{ $turn }ターン
report-turns = 第{ $first }〜{ $last }ターン
report-turn-head = ターン
report-end = 終了
report-opening = 開始時から
report-replay = ここからリプレイ
report-share = リンクをコピー
report-copied = コピーしました
report-back = テーブルに戻る
report-chances = ターンごとの勝率
report-chances-about = 各席がその時点で知っていた情報からの推定です。各時点から{ $worlds }ゲームをプレイしました。帯は95％の範囲です。
report-chances-label = { $seat }の勝率：{ $first }から{ $last }へ。
report-turning-dice = うち運による変化 { $dice } ± { $error }％
report-no-turning = 誤差を超える変化のあったターンはありません。
report-luck = 運：ダイスやドローと期待値の差
report-luck-about = すべての手札を公開した状態で、ダイスやドローが{ $seat }の勝率をどれだけ変えたか。誤差を超えるものだけを示します。
report-luck-none = 誤差を超えて勝率を変えたダイスやドローはありません。
report-luck-others = その他{ $count }回の合計：{ $change }。
report-luck-left = ほかに{ $count }回は調べていません。
report-luck-sum = 合計：{ $change }
report-roll = できごと
report-change = 変化
report-balance = 運と判断
report-balance-about = 開始時の勝率から結果まで。すべての手札を公開した状態での推定です。
report-balance-part = 内訳
report-balance-opening = 開始時の勝率
report-balance-luck = 運
report-balance-own = { $seat }の判断
report-balance-others = ほかの席の判断
report-balance-conceded = 投了
report-balance-rest = 説明できない分
report-balance-result = 結果
report-decisions = { $seat }の損が大きかった判断
report-decisions-search = その席から見えた情報で、ボットが先読みして選ぶ手との比較です。手札を配り直して再検証し、誤差の範囲内の損は省いています。
report-decisions-staff = その席から見えた情報で、「標準」ボットが選ぶ手との点差の比較です。手札を配り直して再検証し、誤差の範囲内の損は省いています。
report-no-decisions = { $count ->
    [0] 調べる判断はありませんでした。
   *[other] { $count }回の判断を調べましたが、誤差を超える損はありませんでした。
}
report-not-yet = まだ推定していません。
report-did = 選んだ手
report-would = よりよい手
report-cost-points = { $cost }点。
report-cost-chance = 勝率{ $cost }。
report-clear = 明らか。
report-likely = おそらく。
report-both = それぞれ{ $worlds }ゲーム：選んだ手では{ $chosen }、もう一方では{ $better }勝ちました。
report-reason-ending = 「{ $ending }」で終わるゲームが{ $chosen }から{ $better }になります。
report-reason-lead = 平均の点差が{ $chosen }から{ $better }になります。
report-history = 損失と史実
report-history-about = 棒がこのゲーム、赤が史実の平均と中央50％の範囲です。
report-history-mean = 史実：平均{ $mean }、中央50％の範囲は{ $low }〜{ $high }
report-no-history = 史実の記録なし
report-measure = 項目
report-this-game = このゲーム
report-mean = 平均
report-half = 中央の半分
report-breakdown = 得点と損失
report-points = 得点：{ $seat }
report-losses = 損失：{ $seat }
report-more = ほか{ $count }件
report-sum = 合計
report-care = 注意
report-care-about = 推定は、各時点からボットがプレイしたゲームによるもので、人のプレイではありません。範囲は、やり直したときにどれだけ変わりうるかを示します。

## もしもの局面
what-if = もしも
what-if-here = ここから試す
what-if-true = 実際の局面から試す
what-if-banner = サンドボックス：元のゲームには影響しません。
what-if-about = { $open ->
    [yes] 第{ $turn }ターンの本当の局面から。ここでの結果は何にも影響しません。
   *[no] 第{ $turn }ターンに{ $seat }が知っていた情報から。見えないものは配り直しています。ここでの結果は何にも影響しません。
}
what-if-back = 本当のゲームに戻る
what-if-who = プレイする人
what-if-me = 自分
what-if-compare = { $worlds }回のシミュレーションで比べる
what-if-compare-about = 1通りごとに参謀が最後までプレイします。{ $seat }の勝率です。
what-if-compare-answers = 選択肢を比べる
what-if-working = プレイしています…
what-if-start = 開始時
what-if-now = 現在
what-if-worlds = { $worlds }通り
what-if-won = { $chance } ± { $error }
what-if-difference = 1つ目との差は{ $gain }：上回る{ $better }回、同じ{ $equal }回、下回る{ $worse }回。
what-if-unclear = 差は誤差以下です。
what-if-open = 分岐と比較
what-if-branches = 分岐
what-if-branches-about = このゲームから試した手順の一覧です。同じ手順で進めると、同じダイスが出ます。
what-if-branch = ここから分岐
what-if-branch-short = 分岐
what-if-name = 分岐{ $name }
what-if-nothing = まだ何もしていません
what-if-from-game = 第{ $turn }ターンでゲームから分岐
what-if-from-branch = 第{ $turn }ターンで{ $name }から分岐
what-if-stands = { $answers }手、現在第{ $turn }ターン
what-if-ended = { $answers }手、第{ $turn }ターンで終了
what-if-you-are-here = 現在の分岐
what-if-go = 移動
what-if-go-back = この手順に戻る
what-if-taken-back = { $name }の第{ $turn }ターンで取り消し
what-if-delete = 分岐{ $name }を削除
what-if-choose = 分岐{ $name }を比べる
what-if-choose-two = 2つ選ぶと分岐どうしを比べます。選ばなければ、この分岐の開始時と現在を比べます。
what-if-pair = 分岐{ $first }と{ $second }を、それぞれの現在の局面から比べます。
what-if-gain = 最初のものとの差は{ $gain }。

## 局面の共有
share = この局面を共有
share-link = リンクをコピー
share-file = ファイルに保存
share-copied = コピーしました
share-seat = この時点で{ $seat }に見えていたものだけが相手に見えます。
share-everyone = 観戦者に見えるものだけが相手に見えます。
share-alone = 共有したことはテーブルに記録され、あとから参加する人に伝えられます。
position = 共有された局面
position-about = { $seat ->
    [hidden] 第{ $turn }ターン、観戦者から見た局面です。
   *[other] 第{ $turn }ターン、{ $seat }から見た局面です。
}
position-open = テーブルを開く
position-gone = このリンクは無効になりました。

## 定型の質問
auto-routine = 今使わなくてもよいカードの確認を省略する

## 持ち時間

time = 持ち時間
time-none = なし
time-kind = 時計
time-kind-none = なし
    .about = それぞれのペースで考えます
time-kind-live = 対面
    .about = その場で最後まで一緒に遊びます
time-kind-correspondence = 通信対戦
    .about = 1回の手番に何日かかけます
time-minutes = 各席の持ち時間（分）
time-increment = 手番が終わるたびに加える秒数
time-days-a-move = 1回の手番の日数
time-reserve = ゲーム全体での予備日数
time-quiet-note = テーブルでは、プレイヤーごとに自分のタイムゾーンで休止時間帯を設定できます。その間、その人の時計は止まります。
time-stretch-note = 同じプレイヤーの番が続くあいだは、選択が何回あっても1回の手番として数えます。時計はサーバーで進み、サーバーが止まっているあいだは止まります。ボットに時計はありません。
time-timeout = 時間切れのとき
time-timeout-claim = 時間切れになると、相手は勝ちを宣言できます。
time-timeout-bot = 時間切れになると、本人が戻るまでボットが続けます。
time-timeout-wait = 時間切れになっても、ゲームは待ちます。
time-people-only = 時計は人同士のゲームで使えます。まず友人に席を割り当ててください。
time-joining = このテーブルには時計があります：{ $time }。
time-live = { $seconds ->
    [0] { $minutes }分
   *[other] { $minutes }分＋{ $seconds }秒
}
time-slow = 1手番{ $days }日{ $reserve ->
    [0] {""}
   *[other] 、予備{ $reserve }日
}
time-days = { $days }日{ $hours }時間
time-hours = { $hours }時間
time-until = { $when }まで
time-up = 時間切れ
time-up-yours = あなたの時間が切れました。
time-up-of = { $seat }：時間切れです。
time-claim = 勝ちを宣言する
time-left = 残り{ $time }です。
time-stands = 停止中
time-paused = 取り消しの相談中は止まっています
time-paused-short = 停止中
time-quiet = 休止時間帯
time-quiet-until = { $when }まで休止時間帯
time-quiet-hours = あなたの休止時間帯
time-quiet-set = { $begin }から{ $end }まで（{ $zone }）
time-quiet-unset = 休止時間帯は設定されていません。
time-quiet-begin = 開始
time-quiet-end = 終了
time-quiet-save = 休止時間帯を設定
time-quiet-none = 休止時間帯をなくす
time-quiet-about = あなたのタイムゾーン（{ $zone }）で、12時間まで設定できます。その間、時計は止まります。休止時間帯はテーブルの全員に見えます。自分の番に変更すると、次の番から有効になります。
ahead = 先に選んでおく
ahead-note = 選ぶ場面が来たら、少し間を置いてサーバーが代わりに答えます。ほかのプレイヤーにはプレイした内容だけが分かります。
ahead-question = この場面で
ahead-answer = 選択
ahead-or-pass = 1回だけ使われます。そのとき選べなければパスします。答える速さから手札を読まれないようにするためです。
ahead-dropped = 1回だけ使われます。そのとき選べなければ取り下げられ、あなたが選びます。
ahead-add = リストに追加
ahead-keep-note = または、選べるときはいつもこれを選ぶ：
ahead-list = 先に選んだ内容
ahead-kept = { $until ->
    [phase] このフェイズ中はいつも：{ $answer }
    [turn] このターン中はいつも：{ $answer }
   *[game] いつも：{ $answer }
}
ahead-waiting = 次に：{ $answer }
ahead-remove = 取り下げる
ahead-remove-label = 取り下げる：{ $answer }
orders-answer = 選択
error-no_clock = このテーブルにその時計はありません。
error-time_left = まだ時間切れではありません。
error-nothing_to_claim = いまここで宣言できる勝ちはありません。
error-clock_decides = 時計のあるテーブルでは、時間切れになるまで席は本人のものです。

### プログラム：利用者が自分で作り、ボットAPIを通じて対戦します。

player-program = { $name }（プログラム）
program-of = { $name }さんのプログラム
called-waiting = プログラム「{ $name }」を招待中
called-declined = 「{ $name }」は対戦を辞退しました
called-seat = { $seat }はプログラム「{ $name }」の参加を待っています。
called-seat-declined = プログラム「{ $name }」は{ $seat }での対戦を辞退しました。「プレイヤーとリンク」から、席をボットに任せるか招待リンクを作れます。
sit-program = { $name }（{ $owner }さん）{ $online ->
    [yes] {""}
   *[no] ・不在
}
programs = プログラム
programs-line = 自分で作ったプログラムに、専用の名前で対戦させることができます。名前が表示される場所では必ずプログラムと明示され、作者としてあなたの名前も表示されます。
programs-off = 現在、このサイトではプログラムは対戦できません。
programs-how = プログラムはリクエストのたびにトークンを送ります。トークンを持つ人は、そのプログラムとして対戦でき、同じ情報を見られます。他人に知られないようにしてください。対戦では、あなたとあなたのプログラムは同一人物として扱われます。プログラム用のアドレスは /api/bot/v1/ です。examples/bot.py で1ゲームを最後までプレイできます。
program-name = 新しいプログラムの名前
program-add = プログラムを作る
program-online = オンライン
program-away = 不在
program-games = { $count ->
    [0] 進行中のゲームなし
   *[other] 進行中のゲーム{ $count }件
}
program-delete = プログラムを削除
program-delete-yes = 削除する
program-delete-sure = { $count ->
    [0] このプログラムとすべてのトークンを削除しますか？
   *[other] このプログラムとすべてのトークンを削除しますか？ 進行中のゲーム{ $count }件は投了になります。
}
token = トークン
token-new = 「{ $name }」のトークン：
token-once = 表示されるのは今回だけです。プログラムを動かす場所にコピーしてください。
token-used = 作成：{ $made }、最終使用：{ $used }
token-unused = 作成：{ $made }、未使用
token-revoke = 無効にする
token-label = 追加するトークンの使用場所
token-add = トークンを追加
error-bad_token = このトークンは無効です。
error-token_and_cookie = プログラムはトークンだけを送り、このサイトのクッキーは送りません。
error-programs_off = このサイトではプログラムは対戦できません。
error-program_busy = このプログラムは、ゲームまたは招待の数が上限に達しています。
error-too_many_programs = プログラムの数が上限に達しています。
error-too_many_tokens = このプログラムのトークンの数が上限に達しています。どれかを無効にしてください。
error-unknown_program = その名前のプログラムはありません。
error-unknown_token = このトークンはすでに無効です。
error-unknown_challenge = この招待はもう有効ではありません。

# --- chat
chat = チャット
chat-and-log = チャットとログ
chat-lines = チャット
chat-unread = 新着{ $count }件
chat-you = あなた
chat-someone = ゲスト
chat-watching = 観戦
chat-removed = この発言はモデレーターが削除しました。
chat-empty = まだ発言はありません。
chat-players-only = 対局が終わるまで、読めるのはプレイヤーだけです。
chat-watchers-only = 対局が終わるまで、読めるのは観戦者だけです。
chat-all-read = 対局が終わったので、全員がすべての発言を読めます。
chat-former = 席を離れたので、対局が終わるまでチャットは使えません。
chat-is-off = このテーブルのチャットをオフにしています。
chat-needs-name = ほかの観戦者に話しかけるには、名前を決めてください。
chat-write = プレイヤーにメッセージ
chat-write-watchers = 観戦者にメッセージ
chat-send = 送信
chat-phrases = 定型文（読む人の言語で表示されます）
chat-manage = ミュート・ブロック・通報
chat-manage-note = ミュートやブロックをしても、相手には知らされません。
chat-nobody = ほかの人の発言はまだありません。
chat-mute-here = ここでミュート
chat-mute = 常にミュート
chat-block = ブロック
chat-unblock = ブロックを解除
chat-show = 発言を表示する
chat-how-here = このテーブルでミュート中
chat-how-mute = 常にミュート中
chat-how-block = ブロック中：あなたへの発言も招待もできません
chat-report = プレイヤーを通報
chat-report-line = この発言を通報
chat-report-why = 通報の理由（任意）
chat-report-note = モデレーターが発言とあわせて確認します。通報したのが誰かは、相手に知らされません。
chat-report-send = 通報を送る
chat-reported = ご協力ありがとうございます。モデレーターが確認します。
chat-turn-off = 自分のチャットをオフにする
chat-turn-on = チャットをオンに戻す
chat-allow = チャット
chat-allow-note = プレイヤー同士、観戦者同士で話せます。誰でも自分の分だけオフにできます。
chat-hidden-title = ミュートとブロック
chat-hidden-line = このプレイヤーたちの発言は表示されません。相手には知らされません。ブロックした相手は、あなたを招待することもできません。
chat-hidden-none = ミュートやブロックをしているプレイヤーはいません。
greeting-hello = こんにちは
greeting-good_luck = よろしくお願いします
greeting-have_fun = 楽しみましょう
greeting-one_moment = 少々お待ちください
greeting-take_your_time = ごゆっくりどうぞ
greeting-well_played = お見事です
greeting-good_game = いい勝負でした
greeting-thanks = ありがとうございました
greeting-another_day = またやりましょう
notes = メモ
notes-note = この対局のメモです。あなただけが読めます。
notes-saved = 保存しました
key-chat = チャット
error-bad_line = 発言は500文字までです。
error-chat_off = ここにはチャットがないか、あなたがオフにしています。
error-not_your_chat = 対局が終わったら書き込めます。
error-name_needed = 先に名前を決めてください。
error-unknown_line = この発言はもうありません。
error-no_such_player = このプレイヤーはもういません。
error-list_full = これ以上は登録できません。先にどれかを外してください。

## 通知

notify-title = 通知
notify-lead = テーブルを見ている間は何も送られません。ここで選んだものだけが送られます。
notify-saved = 保存しました。
notify-tab = タブの表示
notify-tab-line = ほかのタブを見ている間に自分の番になると、タイトルとアイコンでわかります。
notify-tab-on = タブに表示する
notify-tab-title = ● あなたの番 · { $name }
notify-push = この端末への通知
notify-push-line = Opsroom を開いていないときも、ブラウザーが通知します。内容は暗号化して送られます。
notify-on = ここで通知を受け取る
notify-off = 受け取らない
notify-here = このブラウザーは通知を受け取ります。
notify-device-on = このブラウザーで通知を受け取れるようになりました。受け取る種類を下で選んでください。
notify-device-off = このブラウザーはもう通知を受け取りません。
notify-test = 試しに送る
notify-test-sent = 試しの通知を送りました。
notify-cannot-insecure = 通知を受け取れるのは、安全なアドレス（https）のページだけです。サイトの運営者にお問い合わせください。
notify-cannot-ios = iPhone や iPad では、先に Opsroom をホーム画面に追加してください（下の説明をご覧ください）。
notify-cannot-unsupported = このブラウザーでは通知を受け取れません。
notify-cannot-denied = このサイトからの通知はブロックされています。ブラウザーのサイト設定で許可できます。
notify-install = スマートフォンでアプリのように使う
notify-install-ios = iPhone・iPad：Safari でこのサイトを開き、「共有」から「ホーム画面に追加」を選びます。ホーム画面から Opsroom を開き、このページで通知をオンにしてください。
notify-install-other = Android・パソコン：ブラウザーのメニューから「インストール」または「ホーム画面に追加」を選びます。追加しなくても通知は受け取れます。
notify-kinds = 通知の種類
notify-kinds-line = 通知に書かれるのは、ゲームの名前と相手の名前だけです。盤面については何も書かれません。
notify-what = 種類
notify-by-push = 端末
notify-by-mail = メール
notify-device-needs = 先に、いずれかの端末で通知をオンにしてください。そのあと、ここで種類を選べます。
notify-mail-needs = メールで受け取るには、アドレスを確認済みのアカウントが必要です：
notify-kind-turn_live = 自分の番
notify-when-turn_live = 対面のゲームと、時計のないゲーム
notify-kind-turn_days = 自分の番（通信対戦）
notify-when-turn_days = 自分の番になったとき、1回だけ
notify-kind-time = 持ち時間が残りわずか
notify-when-time = 残りが4分の1になったとき（通信対戦）
notify-kind-joined = 参加者が来た
notify-when-joined = 自分のテーブルの席に誰かが着いたとき
notify-kind-over = ゲームの終了
notify-when-over = 終わり方にかかわらず
notify-kind-invitation = 招待
notify-when-invitation = 誰かが対戦に誘ったとき
notify-kind-rematch = 再戦
notify-when-rematch = 誰かが再戦を申し込んだとき
notify-every = メールの間隔
notify-every-600 = すぐに、まとめて
notify-every-3600 = 1時間に1通まで
notify-every-86400 = 1日に1通まで
notify-every-line = 前のメールのあとに届いたもののうち、まだ有効なものをまとめてお送りします。持ち時間の通知だけはすぐに送ります。どのメールにも、停止用のリンクがあります。
notify-quiet = 通知の休止時間帯
notify-quiet-line = この時間帯と、テーブルで設定した休止時間帯には何も送られません。ここで設定した時間帯は、ほかの人には見えません。
notify-stop-title = メールの停止
notify-stop-line = メールでの通知をすべて停止します。いつでも再開できます。
notify-stop = メールでの通知をすべて停止する
notify-stopped = メールでの通知を停止しました。
notify-settings = 通知の設定
error-bad_endpoint = このブラウザーのプッシュサービスは、ここでは使えません。
error-push_off = このサイトでは端末への通知を送っていません。
error-too_many_subscriptions = 通知を受け取る端末が多すぎます。先にほかの端末で受け取りをやめてください。

# レーティングと対戦記録
site-parts = サイト内の案内
nav-games = 対戦記録
nav-ratings = レーティング
rated = レート戦
rated-game = レート戦にする
rated-about = 結果がレーティングに反映されます。ヒントと分析は使えません。時間が残っているうちにボットに任せることも、相手の同意なしに手を戻すこともできません。
rated-account = レート戦にはアカウントが必要です。
rated-more = レーティングのしくみ
rated-clock = 時間切れで決着がつく持ち時間を選んでください。人どうしのレート戦には必要です。
rated-variants = レート戦は標準ルールで行います。「ルールの選択」を元に戻してください。
rated-joining = これはレート戦です。参加にはアカウントが必要です。ヒントは使えず、結果がレーティングに反映されます。
rated-counted = この対戦はレーティングに反映されました。
unrated-disclosed = レート対象外：非公開情報が知られていた可能性があります。
unrated-too_short = レート対象外：全員が最初の判断をする前に終わりました。
unrated-open_seat = レート対象外：空席がありました。
unrated-guest = レート対象外：アカウントのないプレイヤーがいました。
unrated-moderator = レート対象外：モデレーターがレーティングから除外しました。
kept-for-good = この対戦は記録として残ります。
archive = 終了した対戦
archive-about = だれでも見られる対戦とそのリプレイです。非公開テーブルの対戦は載りません。
archive-search = 検索
archive-title = ゲーム
archive-any = すべて
archive-player = プレイヤー
archive-since = この日から
archive-until = この日まで
archive-rated = レート戦のみ
archive-seek = 検索
archive-found = 見つかった対戦
archive-none = 該当する対戦はありません。
archive-more = さらに表示
archive-download = これらの対戦をダウンロード
archive-download-about = 1行に1対戦のJSON形式で、すべての手順が入っています。
archive-when = { $date }、第{ $turn }ターン
archive-side-won = { $seat }の勝ち
archive-won = 勝ち
archive-all-won = プレイヤーの勝ち
archive-all-lost = プレイヤーの負け
archive-drawn = 引き分け
archive-lost = 負け
game-page = 対戦の記録ページ
game-minutes = { $minutes }分
game-share = リンクをコピー
game-save = セーブファイル
game-table = テーブルで開く
game-report = 戦闘後レポートを開く
game-first = 最初へ
game-last = 最後へ
player-page = プレイヤー
player-since = { $month }から参加。
player-games = { $games ->
    [0] 公開された対戦はまだありません。
   *[other] 公開された対戦：{ $games }件
}
player-sides = ゲーム・陣営別の成績
player-side = 陣営
player-wdl = 勝–分–負
player-share = 勝率
player-sides-about = 公開された対戦のみの集計です。小さい数字は95 %区間で、対戦が少ないほど幅が広くなります。
player-no-games = 公開された対戦はまだありません。
player-recent = 最近の対戦
player-all = 全{ $games }件
player-last = 最後の公開対戦：{ $date }
rating = レーティング
ratings = レーティング
ratings-lead = ゲームごとに、人とボットを同じ尺度に並べた番付です。
rating-band = 帯は、実力が95 %の確率で入る範囲です。点線はボットです。
rating-chart = レート戦{ $games }回後のレーティング：{ $rating } ± { $error }
rated-games = レート戦{ $games }回
provisional = 暫定
ladder-of = 番付：{ $title }
ladder-about = { $players ->
    [0] レート戦はまだ行われていません。
   *[other] レーティングのあるプレイヤー：{ $players }人
}
ladder-place = 順位
ladder-player = プレイヤー
ladder-games = 対戦数
ladder-program = プログラム
ladder-whole = 番付全体を見る
sides-worth = 陣営の有利・不利
sides-worth-about = 実力が同じ場合の差をレーティングの点数で表したものです。レート戦の結果から推定しています。
sides-points = 点
sides-standard = 標準
sides-many = （{ $seats }人）
sides-players = プレイヤー全員
ratings-method = レーティングのしくみ
ratings-scale = 数字の意味
    .text = 全員1500から始まります。陣営が互角で400点の差があれば、強いほうが10勝1敗くらいの割合になります。番付はゲームごとに別です。
ratings-uncertain = ±のあとの数字
    .text = レーティングは推定値です。実力は95 %の確率で±の範囲に入ります。レート戦を10回行い、範囲が十分に狭くなるまでは「暫定」で、順位はつきません。
ratings-sides = 陣営
    .text = 多くのゲームでは、一方の陣営のほうが勝ちやすくなっています。『ブリッツ』では、実力が同じならドイツ空軍が10回に9回ほど勝ちます。そこで陣営にもモードごとのレーティングを持たせ、担当するプレイヤーの味方として計算に入れます。陣営のおかげと言える勝ちではレーティングは少ししか動かず、不利な陣営での勝ちでは大きく動きます。陣営の値は、同じ強さのボットどうしの成績から始め、レート戦のたびに推定し直します。
ratings-bots = ボット
    .text = ボットも同じ番付に載ります。ボットの値は互いに対戦させて測ったもので、固定です。ボットとの対戦も、ほかの対戦と同じように反映されます。
ratings-teams = 3人以上の場合
    .text = 勝者は残り全員に勝ち、勝てなかった人どうしは引き分けたものとして計算します。協力モードでは、プレイヤー全員が1チームで、ゲームそのものが相手です。
ratings-counts = 反映される対戦
    .text = 投了と時間切れは負けです。時間切れのあとボットが代わりに最後まで進めた場合、その結果はあなたのものになります。全員が一度も判断しないうちに終わった対戦は対象外です。読み込んだ対戦と、非公開情報が知られていた可能性のある対戦も対象外です。
ratings-fair = レート戦でできないこと
    .text = ヒント、分析、検討用の盤は使えません。時間が残っているうちにボットに代わってもらうことも、一人で手を戻すこともできません。公開情報から計算できる確率は、いつもどおり表示されます。ルールの選択は標準のままです（陣営の有利さは標準ルールでの推定です）。人どうしの対戦では、時間切れで決着がつく持ち時間が必要です。ボットだけを相手にしたレート戦は、同時に3つまでです。
ratings-people = 対象となる人
    .text = アカウントのあるプレイヤーとプログラム（印がつきます）です。ゲストは対象外です。レーティングは公開され、非公開テーブルの対戦も反映されますが、その対戦自体は載りません。アカウントを削除すると番付から消えます。
error-rated_table = レート戦なので、ここではできません。
error-not_ratable = この設定ではレート戦にできません。自分の席は1つだけ、標準ルール、ガイドなし、人どうしなら時間切れで決着がつく持ち時間が必要です。
error-account_needed = レート戦にはアカウントが必要です。ログインするか、アカウントを作ってください。
error-too_many_rated = ボットとのレート戦が3つ進行中です。どれかを終えるか投了してください。
error-unknown_game = この対戦は存在しないか、公開されていません。

## 対戦相手を探す
lobby = ロビー
lobby-line = { $people ->
    [0] いまは誰もいません。
   *[other] { $people }人がオンラインです。
}
lobby-lost = サーバーとの接続が切れたため、一覧が最新ではありません。
lobby-open = 空席
lobby-whole = ロビーを見る
lobby-none = いま空席はありません。対戦相手を探すか、席を募集してください。待つあいだは別のことをしていてかまいません。
lobby-offer = 席を募集する
lobby-game = ゲーム
lobby-host = 主催者
lobby-time = 時計
lobby-join = 参加する
lobby-join-as = { $seat }で参加する
lobby-yours = あなたのテーブル
lobby-to-table = テーブルへ
lobby-taken = 先に別の人がこの席に着きました。
lobby-anybody = ゲスト
lobby-variants = 選択ルール{ $count }件
lobby-all-titles = すべてのゲーム
lobby-filter = 表示
level-everyone = どなたでも
level-beginners = 初心者歓迎
level-experienced = 経験者向け
presence-table = 着席中
presence-online = オンライン
presence-away = 離席中
quick-match = クイックマッチ
quick-match-line = 条件に合うテーブルがあれば着席します。なければ新しいテーブルを開いて、次の人を待ちます。
quick-match-start = 対戦相手を探す
quick-match-time-none = 時計なし
invitations = 招待
invitation-from = { $name }さんから{ $title }に招待されています
invitation-from-nobody = { $title }に招待されています
invitation-seat = あなたの担当は{ $seat }です。
invitation-accept = 受ける
invitation-decline = 断る
invite-name = アカウント名で招待する
invite-send = 招待する
invite-sent = 招待中：{ $name }
invite-declined = { $name }さんは辞退しました
invite-note = その名前のプレイヤーがいれば、ホームページとロビーに招待が表示されます。
visibility = このテーブルの公開範囲
visibility-private = 非公開
    .about = リンクを知っている人だけが参加できます。観戦はできません。
visibility-open = 席を募集
    .about = ロビーに載ります。誰でも空席に座れて、観戦もできます。
visibility-public = 観戦を公開
    .about = 誰でも観戦できます。席にはリンクで着きます。
visibility-note = 観戦者に手札は見えません。
visibility-level = 来てほしい人
visibility-offer = 空席をロビーに載せる
visibility-withdraw = 空席をロビーから下げる
visibility-offered = このテーブルの空席はロビーに載っています。しばらく離れると一覧から消え、戻るとまた載ります。
sit-open = 誰でも（空席を募集）
spectators = 観戦者{ $count }人
spectators-named = 観戦中：{ $names }
spectating-named = 観戦中に名前を表示する
who-elsewhere = オンライン（離席中）
rematch-ask = 同じ顔ぶれでもう一度遊びますか？
rematch-same = 同じ陣営で再戦
rematch-swap = 陣営を入れ替えて再戦
rematch-proposed = { $names }が再戦を希望しています
rematch-with-same = 全員が同じ陣営のままです。
rematch-with-swap = 全員が次の陣営に移ります。
rematch-accept = 受ける
rematch-other-same = 同じ陣営のままがいい
rematch-other-swap = 陣営を入れ替えたい
rematch-decline = 今回はやめておく
rematch-waiting = 再戦を申し込みました。{ $names }の返事を待っています。
rematch-withdraw = 取り下げる
rematch-declined = { $names }は、いまは再戦しないとのことです。
rematch-ready = 新しいテーブルができました。
rematch-go = 新しいテーブルへ
leave-bot = 退席してボットに任せる
    .confirm = あとはボットが続けます。戻ってくれば、また席に着けます。
error-offer_gone = この席の募集は終わりました。
error-offer_changed = このテーブルの状況が変わりました。参加する前にもう一度ご確認ください。
error-too_many_invitations = このテーブルには、これ以上招待できません。
error-unknown_invitation = この招待はもう有効ではありません。
error-no_rematch = 返事をする再戦の申し込みがありません。
