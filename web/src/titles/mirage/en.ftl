### Words that only the board of the Battle of Britain card game needs.

mirage-letter-ace = A
mirage-letter-command = C
mirage-height-low = L
mirage-height-high = H
mirage-day-short = day
mirage-night-short = night
mirage-by-day = by day
mirage-by-night = at night
mirage-stop = .
mirage-offered = Can be chosen.
mirage-combat = combat { $combat }
mirage-combat-special = combat { $combat }, drives off or damages on a { $special }
mirage-bombs = { $dice ->
    [one] bombs with { $dice } die, a hit
   *[other] bombs with { $dice } dice, each hits
} on { $hit ->
    [one] a 1
   *[other] 1–{ $hit }
}
mirage-guns = shoots down on { $day ->
    [0] nothing by day
   *[other] { $day } or less by day
}, { $night } or less at night, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
mirage-range = range: area { $range }
mirage-flies-low = low
mirage-flies-high = high
mirage-face-down = a card face down
mirage-with-ace = flown by { $card }
mirage-others-see-the-back = face down to the others
mirage-spoiled = aim −{ $spoiled }
mirage-force = { $seat }'s force, { $side }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
mirage-force-planned = Your force, { $side }, not placed yet, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
mirage-here-now = fighting here
mirage-damage = damage { $damage }
mirage-shut = not a target yet
mirage-bar = shut
mirage-side-british = British
mirage-side-german = German
mirage-no-defence = No British cards.
mirage-no-force = No forces.
mirage-foot-radar = Damage changes who places first next turn.
mirage-foot-airfield = Damage removes cards from the British deck.
mirage-foot-london = Damage draws result cards.
mirage-foot-cities = Damage draws result cards.

mirage-order-title = Radar
mirage-radar-germans_first = Undamaged
mirage-radar-by_turns = Damage 1
mirage-radar-british_first = Damage 2 or more
mirage-radar-all_at_once = Event
mirage-order-germans_first = The Germans place first; the British see it, then place.
mirage-order-by_turns = Both sides alternate, one British card for each force.
mirage-order-british_first = The British place first, without seeing anything.
mirage-order-all_at_once = Both sides place at the same time.
mirage-this-turn = This turn.
mirage-next-turn = Next turn (damage { $damage }).
mirage-next-turn-event = Next turn.

mirage-fight-title = Air combat
mirage-no-fight = Air combat
mirage-no-fight-line = No combat yet. Pairs, dice, guns and bombs appear here once cards are revealed.
mirage-round = round { $round }
mirage-against = { $seat }'s force
mirage-earlier = Earlier fight
mirage-later = Later fight
mirage-subject = About this card
mirage-candidates = Cards that can meet it
mirage-aims = Targets of guns and balloons
mirage-after = After the combat
mirage-after-bombed = { $card }, { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
}
mirage-after-fired = { $card } at { $target }
mirage-pair-open = Which card meets it?
mirage-pair-formed = About to fire
mirage-pair-fought = Resolved
mirage-pair-clouds = In the clouds
mirage-hit = hit
mirage-grazed = damages
mirage-drove-off = drives off
mirage-miss = miss
mirage-came-home = returns
mirage-fell = does not return
mirage-ace-escaped = ace bails out
mirage-ace-lost = ace lost
mirage-fate-shot_down = lost
mirage-fate-went_home = driven off
mirage-fate-rescued = rescued

mirage-score-title = Victory points
mirage-points-german = German
mirage-points-british = British
mirage-piles = Decks
mirage-pile-german = German
mirage-pile-british = British
mirage-pile-night = night
mirage-pile-results = results
mirage-pile-discards = discards
mirage-discards = Discards
mirage-discards-open = Discards: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Show
mirage-no-discards = Nothing has been discarded yet.
mirage-event = Event
mirage-event-now = This turn:
mirage-event-next = Next turn:
mirage-event-later = The turn after next:
mirage-event-adlerangriff = every force attacks the airfields by day.
mirage-event-london_raid_order = every force attacks London by day.

mirage-hands = Hands
mirage-automaton = Automaton
mirage-grounded = sits out this turn
mirage-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mirage-your-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mirage-british-hand = British hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mirage-resting = { $count ->
    [one] { $count } German card not in use this turn.
   *[other] { $count } German cards not in use this turn.
}
mirage-placing = Being placed.
mirage-use = Use now
mirage-use-sure = Yes, use it
mirage-empty-hand = Your hand is empty.
mirage-no-hand = You are watching, so hands stay hidden.
mirage-held = { $card }{ $count ->
    [one] { "" }
   *[other] , { $count } copies
}.
mirage-no-cards = no cards
mirage-in-hand = { $card }{ $count ->
    [one] { "" }
   *[other] , { $count } copies
}. Hand, { $at } of { $of }.
