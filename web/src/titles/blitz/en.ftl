### Words that only the board of Blitz! needs.

blitz-lane-luftwaffe = Luftwaffe raid
blitz-lane-raf = RAF defence
blitz-stopped = stopped
blitz-deck-label = deck
blitz-deck = deck { $count }
blitz-hand = hand { $count }
blitz-discards-label = discards
blitz-discards = discards { $count }
blitz-discards-open = { $seat } discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Show
blitz-discards-of = { $seat } discard pile
blitz-no-discards = Nothing has been discarded yet.
blitz-your-next = your next card
blitz-their-next = next card
blitz-nothing-played = No cards played.
blitz-last-raid = Last raid: { $line }
blitz-hand-hidden = { $seat } hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, face down
blitz-reckoning = Strength
blitz-strength-of = { $seat } strength
blitz-damage = Bomb damage
blitz-damage-done = { $done } of { $needed }
blitz-damage-stake = { $done } of { $needed }; +{ $stake } if the raid ends now
blitz-damage-label = Bomb damage { $done } of { $needed }{ $stake ->
    [0] { "" }
   *[other] , plus { $stake } if the raid ends now
}
blitz-points = { $points }
blitz-hand-title = Your hand
blitz-lit = You can choose the highlighted cards.
blitz-dimmed = Dimmed cards: { $why }
blitz-your-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
blitz-empty-hand = Your hand is empty.
blitz-no-hand = You are watching, so hands stay hidden.
blitz-strength = strength { $force }
blitz-times = { $times ->
    [2] doubles
    [3] triples
   *[other] ×{ $times }
}
blitz-bombs = { $bombs ->
    [one] { $bombs } bomb
   *[other] { $bombs } bombs
}
blitz-played = { $card }, { $value }{ $bombs ->
    [0] { "" }
    [one] , { $bombs } bomb
   *[other] , { $bombs } bombs
}. { $place }, { $at } of { $of }.
blitz-in-hand = { $card }, { $value }{ $bombs ->
    [0] { "" }
    [one] , { $bombs } bomb
   *[other] , { $bombs } bombs
}{ $count ->
    [one] { "" }
   *[other] , { $count } copies
}. Hand, { $at } of { $of }.
