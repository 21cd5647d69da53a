### Log lines about the table itself, the same in every title. Python and the browser share this file.

event-undone = { $agreed ->
    [no] { $seat } undoes a decision.
   *[yes] { $seat } undoes a decision by agreement.
}
event-automatic = { $count ->
    [one] { $reason_id ->
        [passing] Passed automatically, as you asked.
        [carrying_on] Answered automatically with the answer that you wanted to keep giving.
        [queued] The answer that you had given in advance.
        [left_out] This lesson leaves a question out.
        [routine] Passed automatically: the cards that could be played can wait.
       *[other] There was only one choice, so it was made automatically.
    }
   *[other] { $count } answers were given automatically.
}
event-seat_joined = { $seat }: a player has joined.
event-seat_taken_over = { $seat }: another player has taken over this seat.
event-link_renewed = { $vacated ->
    [no] { $seat }: a new invitation link was made.
   *[yes] { $seat }: a new invitation link was made. The player who held this seat has lost it.
}
event-stand_in_seated = { $seat }: a bot now plays this seat.
event-stand_in_removed = { $seat }: the bot has been removed.
event-disclosed = { $reason ->
    [exported] Hidden information may be known: the whole game, with all hands and upcoming draws, had been saved to a file.
    [imported] Hidden information may be known: the game was loaded from a file that contains all hands.
    [shared] Hidden information may be known: someone playing alone had shared what their seat saw.
    [several_seats] Hidden information may be known: one player had held more than one seat.
    [previous_holder] Hidden information may be known: someone else had held one of the seats before.
    [undone] Hidden information may be known: someone playing alone undid moves after dice were rolled, cards were drawn or something was revealed.
   *[untracked] Hidden information may be known: the game began on an older version that did not keep track of this.
}
event-reseeded = A fresh secret seed was drawn. It decides all dice and draws from here on.
event-rules_changed = Opsroom was updated and the rules of this game changed. This turn starts again from its beginning.
event-rules_updated = Opsroom was updated. This game goes on under version { $version } of its rules.
event-data_changed = The data of this game changed: cards, units or tables. The game goes on with the new data ({ $data }).
event-data_rewound = What was played this turn does not fit the new data. This turn starts again from its beginning.
event-conceded = { $seat } concedes.
event-out_of_time = { $seat }: out of time. The win was claimed.
event-time_up_bot = { $seat }: out of time. A bot now plays this seat until the player takes it back.

## Conceding, which is possible in every title at any time

result-conceded = A player conceded the game.
result-out_of_time = A player ran out of time.
rule-conceded = Conceding
concede = Concede
    .confirm = { $seats ->
        [1] Concede and lose the game? You cannot undo this.
        [2] Concede and lose the game? You cannot undo this.
       *[other] Concede? You lose, and the game ends at once for everyone. You cannot undo this. To let the others play on without you, have a bot take over your seat instead.
    }
