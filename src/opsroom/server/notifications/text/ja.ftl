### 通知の文面（日本語）。

turn_live = あなたの番です
turn_days = あなたの番です
time = 持ち時間が残りわずかです
joined = { $who ->
        [none] テーブルに参加者が来ました
       *[named] { $name } さんがテーブルに参加しました
    }
over = ゲームが終わりました
invitation = { $who ->
        [none] 対戦に招待されています
       *[named] { $name } さんから対戦に招待されています
    }
rematch = { $who ->
        [none] 再戦の申し込みが来ています
       *[named] { $name } さんから再戦の申し込みが来ています
    }
test = この端末で通知を受け取れます
test-line = Opsroom からの通知はこのように表示されます。

at-table = { $title }（相手：{ $names }）
and = { $first }、{ $last }

mail-one = { $what }：{ $where }
mail-more = Opsroom：{ $count }件のお知らせ
mail-line =
    { $what }：{ $where }
    { $link }
mail-text =
    { $lines }

    --
    このメールは通知の設定にもとづいてお送りしています。設定の変更：{ $settings }
    メールでの通知をすべて停止（サインイン不要）：{ $stop }
