### The lessons of Battle of Britain in English.  Keys: docs/lessons.md.

goal-airfield_hit = Your bombs hit the airfields
goal-bomber_stopped = The Heinkel is shot down

lesson-raid = Send a raid
    .line = As a German player: choose a target, put a force together, protect your bombers and drop your bombs.

lesson-raid-goal = Two piles decide the game
    .text = You play Amber, one of two German players. A side loses when its pile of cards is used up. Bombs on the airfields take cards away from the British pile, and the Germans wear down their own pile by replacing losses. If the Germans win, the German with the most points wins the game.

lesson-raid-target = Choose a target: the airfields
    .text = Each area rewards hits differently. At the airfields every hit is a point for you and takes a card off the British pile. That is the most direct way to win. Attack the airfields.
    .wrong = This raid goes to the airfields. Choose them.
    .radar = Radar sites are worth less: two hits make one point. What they do is change the order next turn. A damaged radar means the RAF must place its cards before it sees your raids. Attack the airfields this time.
    .cities = In the cities each hit by day draws a result card, and many of those are worth little. At the airfields every hit counts. Attack the airfields this time.

lesson-raid-bomber = Every force needs a bomber
    .text = A bomber shows how many dice it rolls and the highest number that hits. The Heinkel He 111 rolls three dice and hits on 1 or 2: one hit on average. Choose it.
    .wrong = The Dornier rolls only two dice for the same number. The Heinkel brings more bombs. Choose the Heinkel.
    .stuka = The Ju 87 hits well, but fighters shoot it down more easily: they get +1 against it. Without a strong escort it will not survive. Choose the Heinkel.

lesson-raid-escort = Add an escort
    .text = British fighters will come up. Bombers fight with a strength of only 1, a Bf 109E with 3. Put a Bf 109E in your force, so that it can take on the fighters for your bombers.
    .wrong = That is another bomber. First your force needs somebody who can fight. Choose the Bf 109E.
    .alone = A bomber without an escort would have to face the British fighters itself, and those fire first. Choose the Bf 109E.

lesson-raid-second = Fill the third place
    .text = A force may have up to three cards, aces not counted. A second bomber means more bombs, and your Bf 109E protects both as long as only one fighter meets you. Add the Dornier Do 17. Then the others place their cards, face down.
    .wrong = That would work too, but this raid wants more bombs that are not easy prey: add the Dornier.
    .enough = There is room for one more card, and an unused bomber drops no bombs. Add the Dornier.

lesson-raid-cover = A Hurricane attacks. Who meets it?
    .text = The RAF shows a fighter, and you answer with any card of your force. Each side then rolls a die: its combat number or less is a hit. Bf 109E against Hurricane is 3 against 3, and both fire at the same time. Send the Bf 109E.
    .wrong = Send the Bf 109E: it is there to fight.
    .bomber = Against a bomber the fighter fires first, and only a bomber that is still there may fire back, at 1. And a bomber that is shot down drops no bombs. Send the Bf 109E.

lesson-raid-result = Three hits
    .text = The Hurricane missed with a 5, and your Bf 109E shot it down with a 2: one point. The Bf 109E then flew home, because its fuel lasts only one round. Nothing was left to stop the bombers. The Heinkel hit twice and the Dornier once: three more points, and three cards off the British pile.

lesson-raid-end = What comes next
    .text = Now the other raids are fought in the order of the areas. After that all aircraft go home, everybody draws new cards, and if a pile is empty the game is over. In the next lesson you sit on the other side.

lesson-defence = Meet the raids
    .line = As the British player: read the forces on the table, divide your cards, and use fighters and balloons.

lesson-defence-goal = Your pile is your strength
    .text = You play the RAF against two Germans. You win when the German pile is used up first. Every aircraft you shoot down must be replaced from it. Every hit on your airfields costs you a card from your own pile.

lesson-defence-forces = What you can see
    .text = Your radar is undamaged, so the Germans had to place first. Their cards lie face down, but you see how many there are: three at the airfields from Amber, one at the radar sites from Plum. With three players you may place two fighters and one weapon.

lesson-defence-spitfire = Your best fighter against the bigger raid
    .text = Three cards at the airfields may well be two bombers and an escort. Place the Spitfire, your strongest fighter with a combat number of 4, at the airfields.
    .wrong = First place the Spitfire at the airfields, where the bigger raid is.
    .empty = Nobody attacks London: it is not open yet. A card there would not meet anyone this turn. Place the Spitfire at the airfields.

lesson-defence-hurricane = And one for the radar sites
    .text = A single card can only be a bomber, since every force needs one. So your second fighter will meet a bomber without an escort. Place the Hurricane at the radar sites.
    .wrong = Place the Hurricane at the radar sites. Two hits there and next turn you would have to place first.

lesson-defence-balloon = A weapon as the last line
    .text = Guns and balloons act after the fighters, against bombers that got through. They stay where they are in the following turns. Place the barrage balloon at the airfields. Then the cards are turned over.
    .wrong = This step is about the barrage balloon at the airfields.

lesson-defence-fights = Two fights
    .text = At the radar sites your Hurricane met a Ju 87. It fires first and gets +1 against this bomber: with a 3 it hit. At the airfields your Spitfire missed with a 5, and the Bf 109E rolled a 4, one above its number: that repels your fighter, which goes home unharmed. The Bf 109E went home too, because its fuel lasts only one round.

lesson-defence-aim = Aim the balloon
    .text = Two bombers are left: a Dornier with two dice and a Heinkel with three. The balloon aims at one of them and shoots it down on a 1. Even a miss makes the bomber less accurate. Aim at the one that can do more damage.
    .wrong = Aim at the Heinkel.
    .dornier = The Dornier rolls two dice, the Heinkel three, with the same number. The Heinkel can do more damage, so aim at that.

lesson-defence-end = A good day
    .text = The balloon brought the Heinkel down, and the Dornier missed with both dice. You lost no card from your pile; the Germans have to replace two aircraft. Balloons that shoot something down are used up. Guns stay, and you may move one weapon each turn.
