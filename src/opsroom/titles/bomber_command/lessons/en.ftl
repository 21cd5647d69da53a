### The lessons of Bomber Command in English.  Keys: docs/lessons.md.

goal-target_reached = The route ends at the target
goal-route_closed = The route leads home
goal-home_by_dawn = Home before dawn on turn 13
goal-plots_made = The plan is finished
goal-two_in_the_air = Both units have taken off
goal-raid_detected = The radar has found the raid
goal-ahead_of_the_raid = II./NJG 2 is in I6
goal-both_on_the_beacon = Both units are on the Rattler beacon
goal-contact_made = The unit is in contact
goal-bombers_down = A bomber has been shot down
goal-crept_back = The bombs left over creep back
goal-bombing_scored = The bombing is over and scored

lesson-plotting = Plotting a raid
    .line = As the British player: draw a route in secret, hide the target as long as you can, and get home before dawn.

lesson-plotting-goal = Bomb Hannover and come home
    .text = You lead Bomber Command for one night. Your target is Hannover, the city in the ring on the map. Bombing it brings you points. Each bomber that is shot down is a point for the Germans. At the end you need a lead of 19 or more: the strip at the top always shows how you stand. The night begins with a plan. You draw the route now, and your opponent cannot see it.

lesson-plotting-map = What lies in the way: fighters
    .text = The map shows north-west Europe: England on the left, Germany on the right. The hexes that are lit up are the Himmelbett belt. There, radar on the ground can guide night fighters to your bombers. You cannot avoid it, but you can cross it quickly.

lesson-plotting-flak = What lies in the way: guns
    .text = The red gun signs that are lit up are area flak. These guns fire at every raid that flies through their hex, so keep out of it where you can. The red number beside a city is its own flak. It fires only at raids that bomb this city: Hannover has 4.

lesson-plotting-force = The Main Force
    .text = The raid that bombs your target is the Main Force: hundreds of heavy bombers, one behind the other. Choose Main Force. It gets a letter that is drawn at random: D. Your opponent sees only letters, and cannot tell from them what each raid is.
    .wrong = Plot the Main Force first: only this raid can bomb your target.
    .mosquito = Mosquitoes are small, fast raids for other cities. They distract the enemy and score 1 point each, but they are optional. Choose the Main Force.
    .gardening = Gardening means laying mines in the sea. It scores a few points, but it does not bomb Hannover. Choose the Main Force.
    .decoy = A spoof only pretends to be a big raid, and costs you two Mosquito raids. Choose the Main Force.

lesson-plotting-entry = Where to enter
    .text = Raids enter the map through one of the hexes on offer off the English coast. Where you enter decides which straight lines you can fly. From E4 a line leads south-east. It points at the Ruhr, the largest group of targets in Germany, and that is what your opponent should believe. Enter at E4.
    .wrong = You could enter there in a game of your own. The route in this lesson begins further north: choose E4.
    .straight = From E8 one straight line leads to Hannover. That is allowed and quick. But from the first sighting on, your opponent could see where it leads, and gather the fighters there. Choose E4.
    .letter = The letter was drawn, so it says nothing about the raid, and D is as good as any other. Choose E4.

lesson-plotting-clock = When, and how fast
    .text = A turn is half an hour, and a raid flies two hexes each turn. Yours enters on turn 1 and flies two hexes at once. In a game of your own you could choose “Enter on another turn” before you draw the route. Later raids can confuse the enemy, but tonight dawn comes on turn 13, and in daylight the night fighters add 3 to their rolls. Keep turn 1.

lesson-plotting-feint = First leg: the feint
    .text = A route consists of straight legs: choose the hex where the leg is to end. At most four legs lead to the target. Point at a hex, and the map shows the leg and the turn on which you arrive. Choose I6. The line looks like a raid on the Ruhr, and no area flak lies on it.
    .wrong = That leg can be flown, but it does not fit the plan. We want to look like a raid on the Ruhr and turn as late as possible: choose I6.
    .ruhr = J6 is one hex further on the same line, but there is area flak in it, which would fire at you. Turn before that: choose I6.
    .abandon = That deletes the whole raid, and you would begin again. The leg to I6 is still missing: choose I6.

lesson-plotting-target = Second leg: to Hannover
    .text = Now turn north-east. From I6 Hannover in K5 is only two hexes away, so your opponent hardly has time to react. The target must be the end of a leg. Each bend before it counts 1 disruption, and disruption scatters your bombs. Up to 2 do no harm, so one bend is free. Choose K5.
    .wrong = The target must be the end of a leg, and K5 can be reached in one: choose K5.
    .waypoint = J5 is on the line to Hannover. A leg that ends there would only add a bend, and 1 disruption for nothing. Go straight through: choose K5.

lesson-plotting-home = The way home
    .text = Up to four more legs lead home: to one of the hexes lit up, which touch England. There, choose Return to England. Take any way you like, as long as you are home before dawn on turn 13. The shortest is one straight leg to E8, past only a few weak guns in G7.
    .wrong = Choose a leg that leads towards England, such as E8.
    .abandon = That deletes the whole raid. Only the way home is missing: fly to E8, for example.
    .dawn = The tail of this raid is still out on turn 13, when day breaks. From then on, night fighters add 3 to their rolls, and you would lose many bombers. Try again with a shorter way, such as one leg to E8.

lesson-plotting-others = Finish the plan
    .text = You could now add up to three Mosquito raids, which score a little and draw fighters away from the Main Force. In this lesson, the Main Force flies alone. Finish planning.
    .wrong = In a game of your own, more raids are a good idea. Here, finish planning.

lesson-plotting-end = The night can begin
    .text = Your raid enters on turn 1, bombs Hannover on turn 4, and its first aircraft are home on turn 7, the last on turn 8. It flies by itself from now on, exactly as plotted. You help it with cards, and over the target you decide where the bombs fall. The next lesson shows the same night from the other side.

lesson-detection = Detection and scramble
    .line = As the German player: get fighters into the air, read the radar, and be where the bombers will be.

lesson-detection-goal = They are coming, but where?
    .text = You command the German night fighters. A raid is on its way, but you do not know its route or its target. Each bomber you shoot down is 1 point for you. You win if the British lead is 9 or less at the end. In this lesson, cards are left out: you only command your fighters.

lesson-detection-units = Your units are on the ground
    .text = The airfield signs show how many units are ready there. One counter is about thirty fighters. Units with two engines can fly for six to eight turns and hunt the bombers along their way. Units with one engine can fly for three or four turns and fight over the cities. Lit up are the airfields Deelen (H6) and Twente (I6), close behind the coast.

lesson-detection-scramble = Scramble two units
    .text = It is turn 1, and nothing has been seen yet. A twin-engined unit needs a turn to take off and assemble, so some must start early. Scramble II./NJG 2 from H6 and III./NJG 1 from I6: from there they can reach raids in the north and in the south. Then choose Done scrambling, and the raids move.
    .wrong = This lesson needs only two units: II./NJG 2 in H6 and III./NJG 1 in I6. When both are in the air, choose Done scrambling.
    .single = III./JG 300 has a single engine and fuel for three turns. By the time the bombers arrive, it would be about to land. Keep it ready, and start II./NJG 2 and III./NJG 1.
    .far = II./NJG 6 is in Stuttgart, far in the south. A unit moves two hexes a turn, and the bombers cross the coast first. Start the two units close behind the coast.

lesson-detection-radar = The radar has found something
    .text = After the raids have moved, you roll two dice for your radar. British jamming makes it harder: the level is now 5. A roll below the level shows nothing. One above it shows the raids, two or more also the streams of bombers behind them. You rolled 8, so you see it all: the arrow in F4 is the head, and the one in E4 its tail.

lesson-detection-line = Fly to where they will be
    .text = From E4 to F4 means south-east. Raids fly straight legs, two hexes a turn. If nothing changes, this one will be in G5 and H5 next, and then in I6. Chasing it from behind is hopeless. Get your fighters ahead of it.

lesson-detection-move = Move II./NJG 2 to I6
    .text = It is turn 2. A unit that has just taken off may move one hex; later it moves two. Choose II./NJG 2 and move it from H6 to I6. III./NJG 1 took off in I6 and can stay there.
    .wrong = That is not on the line that the bombers are flying. Move II./NJG 2 to I6.
    .there = III./NJG 1 is in I6 already, right where you want it. Choose II./NJG 2.
    .under = The bombers come to H5 this turn, and you could try to find them there at once. But units go on a beacon only at the end of the turn, and without one you roll with -2: your chance would be 28 % instead of 58 %. After that the bombers would be flying away from you. Choose I6, and you are ready before they come.
    .away = G7 leads away from the bombers' line. Next turn they would be out of reach. Choose I6.

lesson-detection-again = As expected
    .text = The raid has moved, and your radar rolled 6: one above the level. That shows the head of the raid in H5, but not the stream behind it. It is still on the line that leads to I6, and your two units are there before it.

lesson-detection-beacon = Circle over the beacon
    .text = In I6 there is a radio beacon, Rattler. A unit on a beacon can make contact with a raid in its own hex and in all six hexes around it, and without the -2. Deploy II./NJG 2 on the beacon, and then III./NJG 1.
    .wrong = Deploy II./NJG 2 and III./NJG 1 on the Rattler beacon.
    .stay = Without the beacon, a unit can only look for bombers in its own hex, and with -2. Deploy both units on Rattler.

lesson-detection-end = The trap is set
    .text = Your units are waiting where the bombers must pass. Each turn in the air costs them fuel: they have eight turns in total and must land before it is used up. That is why you should not scramble everyone at once. In the next lesson, the bombers arrive.

lesson-pursuit = The pursuit
    .line = As the German player: find the stream in the dark, attack, and meet the bombers over the burning target.

lesson-pursuit-goal = The stream flies past your beacon
    .text = Turn 3. The raid has come exactly to your beacon: its head is in J5, and the stream of bombers behind it reaches over I6 to H5. Two of your units are circling over Rattler in I6. Each bomber that they shoot down is 1 point. But first they must find the bombers in the dark.

lesson-pursuit-contact = Make contact
    .text = Each unit near a detected raid may try to make contact. Roll two dice: with jamming at level 5, you need more than 7. Exactly 7 is contact too, but the search wears the unit out. Try with II./NJG 2.
    .wrong = Try with II./NJG 2 first. III./NJG 1 has its turn next.
    .stop = Only units in contact can attack, and next turn the bombers will have flown past. Choose II./NJG 2.

lesson-pursuit-equal = Now the second unit
    .text = You rolled 9: II./NJG 2 has slipped into the stream and flies along with the bombers. On the board it is now with raid D. Try with III./NJG 1 too.
    .wrong = Choose III./NJG 1.
    .stop = A second unit in the stream doubles your attacks. Choose III./NJG 1.

lesson-pursuit-attack = Attack
    .text = III./NJG 1 rolled exactly 7. It has made contact, but is depleted: its strength is now 1 instead of 2. This way of hunting inside the stream is called Tame Boar. Each unit there may attack once a turn: two dice plus its strength. Begin with II./NJG 2.
    .wrong = Attack with II./NJG 2.
    .weak = III./NJG 1 will attack as well. Begin with II./NJG 2, which is stronger.
    .stop = Your units are among the bombers: use it. Attack with II./NJG 2.

lesson-pursuit-result = Two bombers shot down
    .text = You rolled 6 and 4. With strength 2 that makes 12: two bombers are lost, and the raid takes 1 disruption, which will scatter its bombs. Attacking is a risk. If a die shows a 6, the gunners fire back: they needed 8 and rolled 7. A double would have depleted your unit.

lesson-pursuit-second = The second attack
    .text = III./NJG 1 has strength 1 only, but each bomber counts. Attack.
    .wrong = Attack with III./NJG 1.
    .stop = Not attacking saves nothing: the unit uses its fuel anyway. Attack with III./NJG 1.

lesson-pursuit-wait = Lie in wait at Osnabrück
    .text = One more bomber is down. Now look at the arrows: the raid has turned north-east, towards Hannover in K5. III./JG 300, a single-engined unit, took off this turn and is in J5, next to Hannover. Such units attack over a burning city; this is called Wild Boar. From a city or beacon they can react to bombing in the next hex. Deploy III./JG 300 on Osnabrück.
    .wrong = Deploy III./JG 300 on Osnabrück.
    .loose = A unit that is not on a city or beacon cannot react to bombing in the next hex. Deploy III./JG 300 on Osnabrück.

lesson-pursuit-react = Bombs on Hannover
    .text = Turn 4, and the bombs are falling on Hannover. Send III./JG 300 there. The flak fires first, then your fighters attack. When flak has damaged the bombers, you may spend a damage marker to add 1 to an attack: do so.
    .wrong = Send III./JG 300 to Hannover, and spend the damage marker.
    .stay = Single-engined fighters can hardly find bombers anywhere else. Over the burning city they can: send III./JG 300.
    .save = You could keep the marker for II./NJG 2, which attacks later this turn. But III./JG 300 has only strength 1 and can use some help: spend it now.

lesson-pursuit-again = Still in the stream
    .text = Flak and Wild Boar have shot down two bombers each. This turn your radar found nothing, but II./NJG 2 and III./NJG 1 do not need it: they are still flying in the stream, and attack again without another contact roll. Attack with II./NJG 2.
    .wrong = Attack with II./NJG 2.
    .stop = This is the reward for making contact: an attack every turn. Attack with II./NJG 2.

lesson-pursuit-end = Eight bombers
    .text = That makes eight bombers for eight points, and the raid is not home yet. Units in the stream can attack each turn on the way back. Watch their fuel: to leave the stream, move them out in the fighter movement, and land before the fuel is used up. The last lesson changes sides: what happens on the ground.

lesson-bombing = Bombing a city
    .line = As the British player: aimpoint, approach and bomb load, and how bombs become fires.

lesson-bombing-goal = Hannover is below you
    .text = Your raid has reached Hannover, and has lost four bombers to the flak. Now the bombs fall on the map of the city. Its areas have letters: C is the centre, R residential, I industry and T transport. Areas without a letter are fields.

lesson-bombing-points = What brings points
    .text = A bomb counter in a city area is worth 1 point. A fire is worth 4. In industry and transport both count double: 2 and 8. Fields are worth nothing. Lit up are the two areas of the centre, which burn best, and industry and transport, which count double. Your aim: as many fires as possible, and where they count double.

lesson-bombing-aim = Choose the aimpoint
    .text = Aircraft ahead of the others drop coloured flares on the aimpoint: the target indicators. Most bombs fall there, the rest around it. The centre D4 burns best and is in the middle of the city, so that bombs that stray still hit something. Choose D4.
    .wrong = Most of your bombs fall on the aimpoint, the rest around it. D4 burns best and has city on all sides: choose D4.
    .edge = D6 is industry, but at the edge of the city. Bombs that stray would fall in the fields and be worth nothing. Choose D4.
    .north = E3 is a centre too, but closer to the edge of the city. Bombs that stray would often fall in fields. Choose D4.

lesson-bombing-approach = Choose the approach
    .text = From which side do the bombers come? As soon as two fires burn at the aimpoint, the crews behind aim too short: all other bombs there creep back towards the approach. So the approach should be an area where bombs count double. From direction 1 it is D3, industry. Choose direction 1.
    .wrong = Look at the area that each direction names. For the bombs that creep back, D3 is best, because industry counts double: choose direction 1.
    .houses = From direction 6 the approach is C3, a residential area. Fires there are worth 4, in industry 8. Choose direction 1.
    .railway = From direction 4 the approach is D5. Transport counts double too, so that is just as good. This lesson goes on with D3: choose direction 1.

lesson-bombing-load = High explosive or incendiaries?
    .text = The marking went well: no drift, and 11 of your 20 bomb counters will fall on the indicators. You decide how many of the 20 are high explosive (HE); the others are incendiaries. HE breaks houses open, incendiaries set them on fire. In the centre 1 HE and 2 incendiaries make two fires; in industry, three counters with at least 1 HE make one. You need both: choose 10.
    .wrong = Nearly all fires need both kinds of bomb, and which counter falls where is chance. Half and half is a good mixture: choose 10.
    .no_he = Without HE nothing burns in the centre or in industry. Choose 10.
    .all_he = Without incendiaries nothing burns in the centre or in residential areas. Choose 10.

lesson-bombing-spread = Where the rest falls
    .text = Eleven counters are in D4, and one in each area around it. Three are left for the next ring, and you choose the areas. A bomb counts double in industry: choose B3, D6 and E2.
    .wrong = That is allowed, but in this lesson we choose industry: B3, D6 and E2.
    .field = F2 is a field: a bomb there is worth nothing. Choose B3, D6 and E2.
    .house = In a residential area a single bomb is worth 1 point, in industry 2. Choose B3, D6 and E2.

lesson-bombing-errors = Disruption has its price
    .text = Your raid has 3 disruption: 2 from the flak and 1 from the bend in its route. That gives your opponent 1 error point, which moves one counter to the next area. It took the HE from D6 out into the field D7: 2 points lost. Flak and fighters do not only cost bombers, they also spoil the bombing.

lesson-bombing-precision = Now it is your turn
    .text = Visibility is good tonight, which gives you 2 precision points: each moves one counter to the next area. One HE and one incendiary together make a fire in a residential area or in the centre: 4 points instead of 2. Move the HE from C4 to C3, and the HE from E4 to E3. In both an incendiary is waiting.
    .wrong = Bring an HE to an incendiary: from C4 to C3, and from E4 to E3.
    .single = Back in D6, the bomb would win you 2 points, as much as a fire brings here. But this lesson is about fires: move the HE from C4 to C3.
    .stop = You still have a precision point, and each is worth 2 points here. Move the HE from C4 to C3 and from E4 to E3.

lesson-bombing-burn = Set the centre on fire
    .text = Now bombs are converted into fires, first in the area of the indicators, D4. In the centre 1 HE and 2 incendiaries make two fires: 8 points from three counters. Choose that.
    .wrong = Choose 1 HE + 2 incendiaries = 2 fires.
    .half = 1 HE and 1 incendiary would make one fire. With one more incendiary you get two. Choose 1 HE + 2 incendiaries.

lesson-bombing-works = Creep-back, as planned
    .text = Two fires are burning in D4, so all other bombs have crept back from there to D3, your approach. D3 is industry: each fire is worth 8. You have 3 HE and 6 incendiaries there. Choose 1 HE + 2 incendiaries three times, for three fires.
    .wrong = Each fire needs at least 1 HE, and you have three. If you use only one each time, you get three fires: choose 1 HE + 2 incendiaries.
    .stop = Three counters that burn are worth 8 points here, without fire only 6. Choose 1 HE + 2 incendiaries.

lesson-bombing-rest = The last two fires
    .text = Two more areas can burn: C3 and E3, where you brought HE and incendiary together. Choose an area, then the conversion; then do the same in the other area.
    .wrong = Let C3 and E3 burn, one after the other.
    .stop = There are still bombs that can burn: a fire is worth 4 points, the two counters only 2. Choose C3 and E3.

lesson-bombing-end = 46 points
    .text = Two fires in D4 are 8 points, three in D3 24, and one each in C3 and E3 8; three single bombs in B3, D5 and E2 add 6. Hannover itself is worth 19 as your target. The Germans have 4 points for four bombers. What remains is the way home. Now you know the whole night: try a game.
