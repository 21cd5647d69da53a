### Words that only the board of Barbarossa needs.

measure-combat = combat
measure-defence = defence
measure-supply = supply
measure-reinforcement = reinforcement
measure-operation = operation

barbarossa-others = Other corps
barbarossa-battlefield = Battlefield: cards to gain
barbarossa-costs = Left: cost to play. Right: supply cost to gain.
barbarossa-round = Round { $now } of { $of }
barbarossa-round-open = Round { $now }
barbarossa-objectives = Objectives
barbarossa-battle = Battle
barbarossa-your-area = Your area
barbarossa-their-area = Area of { $seat }
barbarossa-turn-of = { $seat } is playing its turn.
barbarossa-left = { $count } left
barbarossa-boxed = { $card }: not used in this game
barbarossa-boxed-deployments = Deployment cards: not used in this game
barbarossa-no-deployments = No deployment cards left
barbarossa-pile-label = { $card }, { $count } left. Costs { $cost } operation to play, { $price } supply to gain.
barbarossa-pile-empty = { $pile }: none left
barbarossa-target-label = { $card }, defence { $defence }. { $count } left in the pile.
barbarossa-no-attack = There is nothing you can attack now.
barbarossa-events = Events { $count }
barbarossa-events-open = Events, { $count } face down. Show which cards are left
barbarossa-road = The road to Moscow
barbarossa-total-defence = total defence
barbarossa-short = { $short ->
    [0] combat: enough to take it
   *[other] combat: { $short } more needed
}
barbarossa-ended = { $ended ->
    [won] { $card } has been taken.
   *[lost] The attack on { $card } was given up.
}
barbarossa-meter = { $combat } of { $defence } combat, { $short } short
barbarossa-corps-label = { $seat }: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}, { $cities ->
    [0] no cities
    [one] { $cities } city
   *[other] { $cities } cities
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $deck } in the deck, { $discard } discarded, { $deployed } deployed. Show the area.
barbarossa-hand-short = hand { $count }
barbarossa-deck-short = deck { $count }
barbarossa-exhausted = exhausted
barbarossa-active = active
barbarossa-deployed-label = { $card }{ $count ->
    [one] { "" }
   *[other] , { $count } copies
}, { $state ->
    [exhausted] exhausted
   *[other] active
}. Deployed, { $at } of { $of }.
barbarossa-nothing-deployed = Nothing deployed yet.
barbarossa-purse = Your points
barbarossa-purse-of = Points of { $seat }
barbarossa-point-operation = operation
barbarossa-point-supply = supply
barbarossa-point-reinforcement = reinforcement
barbarossa-point-combat = combat
barbarossa-point-draw = cards drawn at the end
barbarossa-point-victory = victory
barbarossa-hand = Hand
barbarossa-your-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
barbarossa-hand-of = Hand of { $seat }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
barbarossa-empty-hand = Your hand is empty.
barbarossa-hidden-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, face down.
barbarossa-in-hand = { $card }{ $count ->
    [one] { "" }
   *[other] , { $count } copies
}, costs { $cost } operation. Hand, { $at } of { $of }.
barbarossa-from-discard = From the discard pile
barbarossa-played = Played
barbarossa-played-by = Played by { $seat }
barbarossa-played-label = { $card }{ $count ->
    [one] { "" }
   *[other] , { $count } copies
}. Played this turn.
barbarossa-deck = deck
barbarossa-deck-open = Deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Show what is known about it
barbarossa-deck-of = Hand and deck of { $seat }
barbarossa-discard = discards
barbarossa-discard-open = Discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Show
barbarossa-discard-of = Discard pile of { $seat }
barbarossa-on-top = On top of the deck, next card first
barbarossa-hand-or-deck = In hand or deck
barbarossa-known = Definitely in hand: everyone has seen it.
barbarossa-area-of = { $seat }: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}, hand { $hand }, deck { $deck }
barbarossa-no-cards = No cards.
barbarossa-unknown = face down
barbarossa-nth = { $at }
barbarossa-order-deployments = Deployment cards
barbarossa-order-cities = Cities
barbarossa-order-events = Events
barbarossa-order-note = Open information, top card first.
barbarossa-face-down = Not revealed yet, in no particular order
barbarossa-put-back = Put back at the bottom, in order
barbarossa-put-back-note = These cards were put back: { $cards }.
barbarossa-in-game = { $count } in the game
barbarossa-play-cost = Play cost
barbarossa-price = Supply cost
barbarossa-defence = Defence
barbarossa-victory = Victory points
barbarossa-box-play = When played
barbarossa-box-deployed = While deployed
barbarossa-box-gained = When revealed, gained or attacked
barbarossa-parts = Board sections
barbarossa-part-market = Piles
barbarossa-part-front = Objectives
barbarossa-part-area = Area
barbarossa-part-corps = Corps
barbarossa-offers-here = you can do something here
barbarossa-hopeless = cannot be won now
