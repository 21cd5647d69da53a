### Words that only the board of the Battle of Britain card game needs.

mirage-letter-ace = A
mirage-letter-command = C
mirage-height-low = L
mirage-height-high = H
mirage-day-short = day
mirage-night-short = night
mirage-by-day = by day
mirage-by-night = by night
mirage-stop = .
mirage-offered = Can be chosen.
mirage-combat = combat { $combat }
mirage-combat-special = combat { $combat }, drives off or damages on { $special }
mirage-bombs = bombs { $hit } or less with { $dice } dice
mirage-guns = shoots down on { $day ->
    [0] nothing by day
   *[other] { $day } or less by day
}, { $night } or less by night, { $dice ->
    [one] one die
   *[other] { $dice } dice
}
mirage-range = reaches area { $range }
mirage-flies-low = low
mirage-flies-high = high
mirage-face-down = a card face down
mirage-with-ace = flown by { $card }
mirage-others-see-the-back = face down for the others
mirage-spoiled = aim spoiled by { $spoiled }
mirage-force = Force of { $seat } { $side }, { $count ->
    [one] one card
   *[other] { $count } cards
}.
mirage-force-planned = Your force { $side }, not yet laid out, { $count ->
    [one] one card
   *[other] { $count } cards
}.
mirage-here-now = fighting here
mirage-damage = damage { $damage }
mirage-shut = not a target yet
mirage-bar = shut
mirage-side-british = British
mirage-side-german = German
mirage-no-defence = No British card.
mirage-no-force = No force.
mirage-foot-radar = Damage changes the next placement.
mirage-foot-airfield = Damage takes cards off the British pile.
mirage-foot-london = Damage draws result cards.
mirage-foot-cities = Damage draws result cards.

mirage-order-title = Radar
mirage-radar-germans_first = Undamaged
mirage-radar-by_turns = Damage 1
mirage-radar-british_first = Damage 2 or more
mirage-radar-all_at_once = Event
mirage-order-germans_first = Germans place, the British see it and place.
mirage-order-by_turns = By turns, one British card between two forces.
mirage-order-british_first = The British place before they see anything.
mirage-order-all_at_once = Both sides place at once.
mirage-this-turn = This turn.
mirage-next-turn = Next turn, with damage { $damage }.
mirage-next-turn-event = Next turn.

mirage-fight-title = Air combat
mirage-no-fight = Air combat
mirage-no-fight-line = No fight yet. When cards are turned up, pairs, dice, guns and bombs are told here.
mirage-round = round { $round }
mirage-against = the force of { $seat }
mirage-earlier = Earlier fight
mirage-later = Later fight
mirage-subject = In question
mirage-candidates = These can answer
mirage-aims = Guns and balloons aim
mirage-after = After the combat
mirage-after-bombed = { $card }, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}
mirage-after-fired = { $card } at { $target }
mirage-pair-open = Who answers?
mirage-pair-formed = About to fire
mirage-pair-fought = Fought
mirage-pair-clouds = In the clouds
mirage-hit = hit
mirage-grazed = damages
mirage-drove-off = drives off
mirage-miss = no hit
mirage-came-home = comes home
mirage-fell = does not come home
mirage-ace-escaped = ace bales out
mirage-ace-lost = ace lost
mirage-fate-shot_down = lost
mirage-fate-went_home = driven off
mirage-fate-rescued = rescued

mirage-score-title = Victory points
mirage-points-german = German
mirage-points-british = British
mirage-piles = Piles
mirage-pile-german = German
mirage-pile-british = British
mirage-pile-night = night
mirage-pile-results = results
mirage-pile-discards = discards
mirage-discards = Discards
mirage-discards-open = Discards: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Show them
mirage-no-discards = Nothing has been discarded yet.
mirage-event = Event
mirage-event-now = This turn:
mirage-event-next = Next turn:
mirage-event-later = The turn after next:
mirage-event-adlerangriff = every force flies against the airfields by day.
mirage-event-london_raid_order = every force flies against London by day.

mirage-hands = Hands
mirage-automaton = Automaton
mirage-grounded = sits this turn out
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
    [one] One German card rests.
   *[other] { $count } German cards rest.
}
mirage-placing = Being placed.
mirage-use = Use now
mirage-use-sure = Yes, use
mirage-empty-hand = Your hand is empty.
mirage-no-hand = You are watching: hands stay covered.
mirage-held = { $card }{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}.
mirage-no-cards = no cards
mirage-in-hand = { $card }{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}. Hand, { $at } of { $of }.
