### テーブルそのものについての記録。すべてのゲームに共通で、Pythonとブラウザの両方で使います。

event-undone = { $agreed ->
    [no] { $seat }が選択を取り消しました。
   *[yes] { $seat }が合意の上で選択を取り消しました。
}
event-automatic = { $count ->
    [1] { $reason_id ->
        [passing] 設定に従って自動でパスしました。
       *[other] 選択肢が1つだけなので、自動で選びました。
    }
   *[other] { $count }回の選択を自動で行いました。
}
event-seat_joined = { $seat }：プレイヤーが参加しました。
event-seat_taken_over = { $seat }：別のプレイヤーがこの席を引き継ぎました。
event-link_renewed = { $vacated ->
    [no] { $seat }：新しい招待リンクが発行されました。
   *[yes] { $seat }：新しい招待リンクが発行され、これまでのプレイヤーは席を失いました。
}
event-stand_in_seated = { $seat }：ここからボットがプレイします。
event-stand_in_removed = { $seat }：ボットが外れました。
event-disclosed = { $reason ->
    [exported] 非公開情報が知られている可能性があります。全員の手札と今後のドローを含むゲーム全体がファイルに保存されました。
    [imported] 非公開情報が知られている可能性があります。全員の手札を含むファイルから読み込まれたゲームです。
    [several_seats] 非公開情報が知られている可能性があります。1人のプレイヤーが複数の席を担当していました。
    [previous_holder] 非公開情報が知られている可能性があります。以前に別の人が担当していた席があります。
    [undone] 非公開情報が知られている可能性があります。1人でプレイ中に、ダイスやドロー、公開のあとで選択が取り消されました。
   *[untracked] 非公開情報が知られている可能性があります。この点を記録していなかった以前のバージョンで始まったゲームです。
}
event-reseeded = 新しい秘密のシードが生成されました。ここから先のダイスとドローはすべてこのシードで決まります。
event-rules_changed = Opsroomが更新され、このゲームのルールが変わりました。このターンを最初からやり直します。
event-rules_updated = Opsroomが更新されました。このゲームはルールのバージョン{ $version }で続行します。
event-data_changed = このゲームのデータ（カード、ユニット、表など）が変わりました。新しいデータ（{ $data }）で続行します。
event-data_rewound = このターンの手順が新しいデータに合わないため、このターンを最初からやり直します。
