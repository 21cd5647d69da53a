### The terminal's own text in English; text that belongs to a game is in its title's files.

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
shell-ready = active
shell-spent = exhausted
shell-points = { $n } VP
shell-purse = To spend
shell-piles = Available to buy
shell-next = Next objective
shell-enemy = Enemy
shell-face-down = face down
shell-empty = none
shell-radar = radar damage { $n }
shell-two-piles = German deck { $german } · British deck { $british }
shell-night = at night
shell-log = Log
shell-rule = rule { $rule }
shell-refused = Unavailable now
shell-prompt = Your answer (? for help)
shell-hint = Suggestion: { $n }, { $option }.
shell-odds-note = Chances as far as you can know them.
shell-odds-exact = { $outcome }: { $chance }%
shell-odds-sampled = { $outcome }: about { $chance }% (±{ $error })
shell-no-answer = { $given } is not an option. Type the number of an option, or ? for help.
shell-undone = Undone.
shell-undo-nothing = There is nothing to undo.
shell-undo-chance = Dice were rolled or cards drawn since then, so you cannot undo it.
shell-undo-revealed = Hidden information was revealed since then, so you cannot undo it.
shell-undo-seat_changed = Another player has been asked since then, so you cannot undo it.
shell-saved = Saved to { $file }.
shell-not-saved = The game could not be saved: { $why }
shell-no-rule = There is no rule { $rule }. The rules are: { $rules }
shell-hand-over = Hand the keyboard to { $seat }, then press Enter.
shell-thinking = { $seat } is thinking …
shell-over = The game is over
shell-won = Winner: { $seats }
shell-nobody = No winner
shell-lost = The players lose.
shell-sure = Type y to confirm:
shell-verified = Verified: { $moves } moves, { $chance } dice and draws are what the rules and the seed give. Record, chance and rules were checked with Opsroom { $version }, version { $rules } of the rules.
shell-partly-verified = Record: complete. Chance and rules: verified for { $checked } of { $moves } moves with Opsroom { $version } and version { $rules } of the rules; the game was played under version { $played }. The rest cannot be verified: { $why }
shell-commitment = Commitment to the seed, published during the game: { $commitment }
shell-bye = You left the game in turn { $turn }.
shell-help =
    number   choose that option (you can also type its name)
    h        hint
    u        undo your last answer
    r [rule] read the rule for this decision, or another section
    l        full log
    s FILE   save the game
    concede  give up
    q        quit
