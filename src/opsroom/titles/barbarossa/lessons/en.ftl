### The lessons of Barbarossa in English.  Keys: docs/lessons.md.

goal-three_supply = 3 supply points in your purse
goal-truck_bought = A Truck Transport in your deck
goal-heights_taken = The Heights are yours

lesson-buying = Buying better cards
    .line = Points, playing cards, and how your small starting deck becomes a corps.

lesson-buying-goal = The most victory points win
    .text = You lead a German corps in 1941, and so does your opponent. The game ends when somebody takes Moscow. Then everybody counts the victory points on all their cards, and the most points win. Victory points come mainly from the places you capture.

lesson-buying-turn = Four cards, one turn
    .text = You start with eight cards: six transports and two regiments. Each turn you hold four of them. First you play cards, then you buy new ones, then you draw four again. What you buy goes through your deck and comes back to your hand, so good cards pay off again and again.

lesson-buying-supply = Play your transports
    .text = Supply points are the money for new cards. A Non-mechanised Transport costs nothing to play and gives 1 supply point. Play all three.
    .wrong = Play your three transports first.
    .end = That would end the phase in which you play cards. Your supply points are not in the purse yet: play the transports first.
    .later = The regiment comes next. First collect your supply points: play the transports.

lesson-buying-regiment = Spend your operation point
    .text = You get one operation point each turn. Transports are free, but a Grenadier Regiment costs 1. In return it gives you a reinforcement point, the right to gain one more card this turn. Play it.
    .wrong = This step is about the Grenadier Regiment: play it.
    .end = You still have an operation point, and it is lost at the end of the turn. Play the Grenadier Regiment with it.

lesson-buying-deploy = Let it stay
    .text = A played card normally goes to your discard pile at the end of the turn. A Grenadier Regiment may be deployed instead: it stays in front of you and can fight in every later turn. It arrives exhausted and is ready next turn. Deploy it.
    .wrong = Deploy the Grenadier Regiment first.
    .end = Then the regiment would go to the discard pile. Deploy it, so that it stays and can fight next turn.

lesson-buying-phase = On to buying
    .text = You have played everything. You could attack, but a single exhausted regiment cannot win a battle yet. End the operations phase: buying comes next.
    .wrong = There is nothing more to gain here. End the operations phase.
    .attack = Your only regiment is exhausted and has no combat points to offer, so no battle can be won. End the operations phase instead.

lesson-buying-buy = Buy a Truck Transport
    .text = You have two reinforcement points: one that everybody gets each turn, and one from the regiment. Each is the right to gain one card, and the price in supply points comes on top. A Truck Transport costs 3 and gives 2 supply points each time you play it. Buy it.
    .wrong = For 3 supply points the Truck Transport is the best start: buy it.
    .carts = Another Non-mechanised Transport is free, but gives only 1 supply point and takes up one of your four cards. Buy the Truck Transport.
    .infantry = Buying weak units first and supply later is the slow way. With more supply each turn you will soon buy better units than this. Buy the Truck Transport.

lesson-buying-thin = Sometimes the best buy is nothing
    .text = You have a reinforcement point left, but no supply points. A Non-mechanised Transport would be free. It would also make your deck thicker, so that you see your truck less often. End the phase without it.
    .wrong = End the phase.
    .free = Free is not the same as good: each weak card you gain delays your strong ones. End the phase instead.

lesson-buying-end = The cycle begins
    .text = Your table was cleared and you drew four new cards. When your deck is empty, the discard pile is shuffled, and the truck comes with it. That is how your purse grows from turn to turn. The next lesson shows how to win a battle.

lesson-battle = Winning a battle
    .line = What to prepare, how combat points come together, and what a victory brings.

lesson-battle-goal = Three kinds of targets
    .text = You may fight one battle each turn: for Heights (defence 5), a Position (defence 6) or the uppermost city. Heights and Positions are worth 1 victory point, cities more, but a city turns up an event that can make it much stronger. You fight the Red Army, never another player.

lesson-battle-force = What you can bring
    .text = Some turns have passed. You have deployed two Grenadier Regiments and an Artillery Regiment, all ready. Exhausting a Grenadier Regiment gives 1 combat point. Exhausting the artillery gives 4, and costs 1 supply point. You need 5 for the Heights.

lesson-battle-supply = First the ammunition
    .text = Once a battle has begun, no cards can be played from your hand until it is over. The artillery needs a supply point, so get it first: play a Non-mechanised Transport.
    .wrong = Play a Non-mechanised Transport, so that the artillery can fire.
    .early = If you attack now, you cannot play a transport any more, and the artillery has nothing to fire. Without it you have only 2 combat points. Play a Non-mechanised Transport first.
    .order = That would work, but it can wait until you know what you need. Play a Non-mechanised Transport first.

lesson-battle-declare = Attack the Heights
    .text = Now you can reach 5 combat points: 4 from the artillery and 1 from a regiment. That is exactly the defence of the Heights. Attack them.
    .wrong = Attack the Heights.
    .position = A Position has defence 6. You could just reach that with both regiments, but after a battle for a Position you lose an infantry unit, even if you win. The Heights are cheaper.
    .city = A city has a higher defence, and an event is added before you know it. With 6 combat points at best you would lose. Attack the Heights.

lesson-battle-guns = Fire the artillery
    .text = The battle has begun: 5 combat points are needed. Use the Artillery Regiment. It is exhausted and takes your supply point, and you get 4 combat points.
    .wrong = Start with the artillery, which brings the most.
    .give_up = Giving up ends the battle, and it was your only one this turn. You can still win: use the artillery.

lesson-battle-infantry = One more point
    .text = You have 4 of 5. A Grenadier Regiment has two ways to help. Exhausting it gives 1 combat point, and it will be ready again next turn. Giving it up also gives 1, but then it is gone. Exhaust it.
    .wrong = Exhaust a Grenadier Regiment: that is the point you need.
    .lost = That returns the regiment to the battlefield: you would lose it for good. Exhausting it gives the same point, and it is back next turn.

lesson-battle-pay = Pay and win
    .text = You have 5 combat points, exactly the defence. A battle is won by paying them. Your second regiment stays fresh.
    .wrong = Pay the 5 combat points.
    .more = You have enough. More points would bring nothing in this battle, and your regiment would be exhausted. Pay now.

lesson-battle-end = The Heights are yours
    .text = They lie in front of you and are worth 1 victory point at the end. You may also give them back in a later battle to lower its defence by 1, for instance against a city. Exhausted units are ready again at the start of your next turn. Buy tanks and artillery, and the cities come within reach.
