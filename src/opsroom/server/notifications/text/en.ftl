### Notifications in English.

turn_live = It is your turn
turn_days = It is your turn
time = Your time is running out
joined = { $who ->
        [none] Somebody has joined your table
       *[named] { $name } has joined your table
    }
over = Your game is over
invitation = { $who ->
        [none] You are invited to a game
       *[named] { $name } invites you to a game
    }
rematch = { $who ->
        [none] You are offered a rematch
       *[named] { $name } offers you a rematch
    }
test = Notifications work on this device
test-line = This is what a notification from Opsroom looks like.

## $title is a game, $names its other players.

at-table = { $title }, with { $names }
and = { $first } and { $last }

mail-one = { $what }: { $where }
mail-more = Opsroom: { $count } notifications
mail-line =
    { $what }: { $where }
    { $link }
mail-text =
    { $lines }

    --
    You chose to receive these e-mails. Change that: { $settings }
    No more notifications by e-mail (works without signing in): { $stop }
