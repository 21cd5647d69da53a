### The terminal's own words in English; what belongs to a game is in its title's files.

shell-turn = Turn { $turn }
shell-hand = Hand
shell-deck = deck { $n }
shell-held = hand { $n }
shell-discards = Discards
shell-strength = strength
shell-damage = Damage
shell-stopped = stopped
shell-nothing = nothing yet
shell-you = you
shell-open = In play
shell-ready = ready
shell-spent = spent
shell-points = { $n } VP
shell-purse = To spend
shell-piles = To be had
shell-next = Next to take
shell-enemy = In the way
shell-face-down = face down
shell-empty = nobody
shell-radar = radar damage { $n }
shell-two-piles = German pile { $german } · British pile { $british }
shell-night = by night
shell-log = What happened
shell-rule = rule { $rule }
shell-refused = Not now
shell-prompt = Your answer (? for help)
shell-hint = The staff would choose { $n }: { $option }.
shell-no-answer = { $given } is no answer. Type the number of an option, or ? for help.
shell-undone = Taken back.
shell-undo-nothing = You have nothing to take back.
shell-undo-chance = Dice or cards have come since: it cannot be taken back.
shell-undo-revealed = Something was revealed: it cannot be taken back.
shell-undo-seat_changed = Another seat has been asked since: it cannot be taken back.
shell-saved = Saved as { $file }.
shell-not-saved = It could not be saved: { $why }
shell-no-rule = There is no rule { $rule }. Rules: { $rules }
shell-hand-over = Hand over to { $seat }, then press Enter.
shell-thinking = { $seat } is thinking …
shell-over = The game is over
shell-won = Won by { $seats }
shell-nobody = Nobody has won
shell-sure = Type y to do it:
shell-verified = Verified: { $moves } moves, { $chance } dice and draws are what the rules and the seed give.
shell-commitment = Commitment to the seed, as published during the game: { $commitment }
shell-bye = Left at turn { $turn }.
shell-help =
    number   choose that option (its name does as well)
    h        a hint from the staff
    u        take your last answer back
    r [rule] the rule of this question, or of another section
    l        the whole log
    s FILE   save the table
    q        leave
