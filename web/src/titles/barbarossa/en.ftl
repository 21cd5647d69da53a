### Words that only the board of Barbarossa needs.

measure-combat = combat
measure-defence = defence
measure-supply = supply
measure-reinforcement = reinforcement
measure-operation = operation

barbarossa-others = Other corps
barbarossa-battlefield = Battlefield
barbarossa-costs = Left: to play. Right: to gain, in supply.
barbarossa-round = Round { $now } of { $of }
barbarossa-round-open = Round { $now }
barbarossa-objectives = Objectives
barbarossa-battle = Battle
barbarossa-your-area = Your area
barbarossa-their-area = Area of { $seat }
barbarossa-turn-of = { $seat } has the turn.
barbarossa-left = { $count } left
barbarossa-boxed = { $card }: in the box
barbarossa-boxed-deployments = Deployment cards: in the box
barbarossa-no-deployments = No deployment cards left
barbarossa-pile-label = { $card }, { $count } left. Costs { $cost } operation to play, { $price } supply to gain.
barbarossa-pile-empty = { $pile }: none left
barbarossa-target-label = { $card }, defence { $defence }. { $count } left in the pile.
barbarossa-no-attack = Nothing can be attacked now.
barbarossa-events = Events { $count }
barbarossa-events-open = Events, { $count } face down. Show what is among them
barbarossa-road = The road to Moscow
barbarossa-total-defence = total defence
barbarossa-short = { $short ->
    [0] combat: enough to take it
   *[other] combat: { $short } more needed
}
barbarossa-ended = { $ended ->
    [won] { $card } is taken.
   *[lost] The battle for { $card } is given up.
}
barbarossa-meter = { $combat } combat of { $defence } needed, { $short } short
barbarossa-corps-label = { $seat }: { $points } victory points, { $cities ->
    [0] no city
    [one] one city
   *[other] { $cities } cities
}, { $hand } cards in hand, { $deck } in the deck, { $discard } discarded, { $deployed } deployed. Show the area.
barbarossa-hand-short = hand { $count }
barbarossa-deck-short = deck { $count }
barbarossa-exhausted = exhausted
barbarossa-active = active
barbarossa-deployed-label = { $card }{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}, { $state ->
    [exhausted] exhausted
   *[other] active
}. Deployed, { $at } of { $of }.
barbarossa-nothing-deployed = Nothing is deployed yet.
barbarossa-purse = Your purse
barbarossa-purse-of = Purse of { $seat }
barbarossa-point-operation = operation
barbarossa-point-supply = supply
barbarossa-point-reinforcement = reinforcement
barbarossa-point-combat = combat
barbarossa-point-draw = drawn at the end
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
    [one] One card
   *[other] { $count } cards
}, face down.
barbarossa-in-hand = { $card }{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}, costs { $cost } operation. Hand, { $at } of { $of }.
barbarossa-from-discard = From the discard pile
barbarossa-played = Played
barbarossa-played-by = Played by { $seat }
barbarossa-played-label = { $card }{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}. Played this turn.
barbarossa-deck = deck
barbarossa-deck-open = Deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Show what can be counted
barbarossa-deck-of = Hand and deck of { $seat }
barbarossa-discard = discards
barbarossa-discard-open = Discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Show them
barbarossa-discard-of = Discard pile of { $seat }
barbarossa-on-top = On top of the deck, next first
barbarossa-hand-or-deck = In hand or deck
barbarossa-known = Surely in hand, as everybody has seen.
barbarossa-area-of = { $seat }: { $points } victory points, hand { $hand }, deck { $deck }
barbarossa-no-cards = No cards.
barbarossa-unknown = face down
barbarossa-nth = { $at }
barbarossa-order-deployments = Deployment cards
barbarossa-order-cities = Cities
barbarossa-order-events = Events
barbarossa-order-note = Open, the uppermost first.
barbarossa-face-down = Not yet seen, in no order
barbarossa-put-back = Put back under them, the upper one first
barbarossa-put-back-note = Seen to go back: { $cards }.
barbarossa-in-game = { $count } in the game
barbarossa-play-cost = Play cost
barbarossa-price = Price in supply
barbarossa-defence = Defence
barbarossa-victory = Victory points
barbarossa-box-play = When played
barbarossa-box-deployed = While deployed
barbarossa-box-gained = When turned up, gained or fought for
barbarossa-parts = Parts of the board
barbarossa-part-market = Piles
barbarossa-part-front = Objectives
barbarossa-part-area = Area
barbarossa-part-corps = Corps
barbarossa-offers-here = something can be done here
