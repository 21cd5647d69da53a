### テーブルそのものについての記録。すべてのゲームに共通で、Pythonとブラウザの両方で使います。

event-undone = { $agreed ->
    [0] { $seat }が手を戻しました。
   *[other] { $seat }が合意の上で手を戻しました。
}
event-seat_joined = { $seat }：プレイヤーが参加しました。
event-seat_taken_over = { $seat }：別のプレイヤーがこの席を引き継ぎました。
event-link_renewed = { $vacated ->
    [0] { $seat }：新しい招待リンクが発行されました。
   *[other] { $seat }：新しい招待リンクが発行され、これまでのプレイヤーは席を失いました。
}
event-stand_in_seated = { $seat }：ここからボットがプレイします。
event-stand_in_removed = { $seat }：ボットが外れました。
event-disclosed = { $reason ->
    [exported] 非公開情報がすでに知られています。全員の手札と今後の引きを含むゲーム全体がファイルに保存されました。
    [imported] 非公開情報がすでに知られています。全員の手札を含むファイルから読み込まれたゲームです。
    [several_seats] 非公開情報がすでに知られています。1人のプレイヤーが複数の席を担当していました。
    [previous_holder] 非公開情報がすでに知られています。以前に別の人が担当していた席があります。
    [undone] 非公開情報がすでに知られています。1人でプレイ中に、ダイスや引き、公開のあとで手が戻されました。
   *[untracked] 非公開情報が知られている可能性があります。この点を記録していなかった以前のバージョンで始まったゲームです。
}
event-reseeded = 新しい秘密のシードが生成されました。ここから先のダイスと引きはすべてこのシードで決まります。
event-rules_changed = Opsroomが更新され、このゲームのルールが変わりました。このターンを最初からやり直します。
