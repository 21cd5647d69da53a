### The lessons of Blitz! in English.  Keys: docs/lessons.md.

lesson-first_raid = Your first raid
    .line = What each side wants, how a raid grows card by card, and why stopping too early is expensive.

lesson-first_raid-goal = The Luftwaffe needs 20 points of damage
    .text = You play the RAF. When a raid gets through, its bombs move the damage marker. The Luftwaffe wins as soon as the marker reaches 20.

lesson-first_raid-time = Time is on your side
    .text = Every turn the Luftwaffe must draw two cards. When its deck is empty, you win. You do not have to beat every raid; you have to last 29 turns.

lesson-first_raid-raid = A raid, already on the first turn
    .text = A raid starts with one bomber. This Heinkel He 111 has strength 1 and carries 3 bombs. The two sides now take turns playing one card each. At the end the higher strength wins, and bombs only fall if the Luftwaffe is higher.

lesson-first_raid-meet = Answer the Heinkel with your Hurricane
    .text = One bomber looks harmless, but nobody knows how many will follow. Play the Hawker Hurricane: strength 4 against 1.
    .wrong = That card can wait. This step is about meeting the raid at once with a solid fighter, so play the Hurricane.
    .radar = Early Warning Radar doubles the strength of your other cards. On its own it doubles nothing: you would still have 0 against 1. Play a fighter first.
    .stop = You stopped, so you could not play any more cards in this raid. The Luftwaffe went on alone: two more Heinkels, and 9 points of damage were about to fall. "Stop" means stop for the whole raid.

lesson-first_raid-double = Double your defence
    .text = The Luftwaffe has added a Bf 109 and leads 5 to 4. Early Warning Radar is a multiplier: it doubles your whole defence, including cards you play later. Each side may play only one per raid. Play it now: 4 becomes 8.
    .wrong = That would add a little. The radar doubles everything you have played and everything you still play, so it is worth more here.
    .stop = If you stop now, the Luftwaffe wins this raid 5 to 4 without another card, and it may still add bombers. Play Early Warning Radar instead.

lesson-first_raid-lead = You lead 8 to 6. Is that enough?
    .text = The Luftwaffe has answered with another Heinkel. Before you stop, look at the cards it still holds: three. Whatever they are, it may play all of them after you have stopped. Play the Spitfire: with the radar it is worth 10.
    .wrong = That adds too little to be safe against three hidden cards. Play the Spitfire.
    .guns = The guns would bring you to 12. Three more cards could still catch up with that. With the Spitfire you reach 18, and the raid is as good as over.
    .stop = You led 8 to 6 and stopped. The Luftwaffe then played a fighter and every bomber it had left: 12 to 8, and 10 points of damage were about to fall. A lead counts only when the other side has stopped, too.

lesson-first_raid-stop = Now it is time to stop
    .text = You have 18 against 6, and the Luftwaffe has stopped. It can play no more cards in this raid, so nothing can change the result. Stop, and keep your other cards.
    .wrong = You have already won this raid. Another card would be discarded with the rest and be missing next turn. Stop instead.

lesson-first_raid-keep = No bombs fell
    .text = You won the raid 18 to 6. All cards played in it are discarded, so every raid you stop costs you cards as well. Now you may discard cards you do not want. Hands of up to 8 cards may stay as they are: keep yours.
    .wrong = You hold three cards and the limit is 8. There is no need to throw one away. Choose to keep your hand.

lesson-first_raid-end = That is the whole turn
    .text = Draw, raid, bombing if the raid gets through, discard. Remember: a stop is final, and you can afford to lose a small raid. Save your strong cards for raids with many bombs.
