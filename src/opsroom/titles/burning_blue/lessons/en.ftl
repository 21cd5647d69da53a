### The lessons of The Burning Blue in English.  Keys: docs/lessons.md.

goal-raid_in_sight = Hostile 1 is in sight
goal-squadron_65_scrambled = 65 Squadron is scrambled
goal-ordered_to_18 = 65 Squadron is ordered to Angels 18
goal-bombers_hit = The bombers of Hostile 1 have lost aircraft
goal-squadron_74_going_home = 74 Squadron is on its way home
goal-squadron_74_landed = 74 Squadron has landed at Hawkinge
goal-squadron_74_ready = 74 Squadron is ready again
goal-squadron_74_scrambled = 74 Squadron is scrambled
goal-raid_plotted = The raid has a course, heights and a time

## 1: reading the picture

lesson-picture = Reading the picture
    .line = As the RAF controller: what the counters say, what they leave out, and how to find out more.

lesson-picture-goal = You are the controller
    .text = It is July 1940. German raids come over the Channel to bomb ships, harbours and airfields. You command the British fighter squadrons. The Luftwaffe scores points for bombs that hit and for fighters it shoots down, and loses points for every aircraft you shoot down. Its raids were expected to earn a certain number of points. If they earn half of that or less, you win.

lesson-picture-squadron = A blue counter is a squadron
    .text = This is 74 Squadron: 12 Spitfires, in orbit over Dover. The number in the corner is its height in Angels, thousands of feet: Angels 14 is 14,000 feet. The bright ring inside its edge is the fuel that is left. One hex is five miles across.

lesson-picture-turn = A turn is five minutes
    .text = In five minutes a fighter flies four hexes and a raid with bombers three. Each turn has the same order: you scramble squadrons and give orders, your squadrons fly, the raids fly, then squadrons look for raids and attack. The raids follow secret plans that were made before the game. You only see what radar and observers report.

lesson-picture-form_up = A diamond: a raid is forming up
    .text = The dashed diamond at Calais is a warning. Radar sees aircraft gathering there, perhaps 20 or more. They will set out within four turns. It may also be a dummy that the Luftwaffe has placed to worry you. A diamond has no height yet.

lesson-picture-report = A raid, as reported
    .text = Hostile 1, H 01 on the map and in lists, is on its way. Its counter says 50+, about 50 aircraft, and 12, for Angels 12. Both numbers come from radar and both can be wrong: half the strength, or several thousand feet too low. Never count on them exactly.

lesson-picture-track = Arrows show where it came from
    .text = Each arrow is one turn of flight, in the colour of the clock: five minutes ago Hostile 1 was in the hex that glows. Follow the arrow on: the raid has come from the south-east and is heading for the Strait of Dover. It needs about three more turns to reach Dover, or the ships off the coast there.

lesson-picture-scramble = Scramble a squadron that can get there
    .text = You may send up one squadron this turn. It takes off at the end of the turn with full tanks and no height at all, so it needs another turn or two to climb. Only a squadron that is close will be in time. 65 Squadron is ready at Hawkinge, two hexes from Dover. Scramble it: choose its counter, which glows on the map, or find it in the list.
    .wrong = That squadron is too far from Dover: it would spend the next turns just getting there, and arrive low. Scramble 65 Squadron at Hawkinge.
    .wait = The raid is three turns from Dover. A squadron takes off at the end of this turn, and then has to climb. If nobody goes now, nobody will be there. Scramble 65 Squadron.
    .west = 152 Squadron is at Warmwell in Dorset, far off to the west. It could not be here before the raid is back in France. Scramble 65 Squadron at Hawkinge.
    .north = 19 Squadron is at Fowlmere near Cambridge and belongs to 12 Group, which guards the country north of the Thames. Scramble 65 Squadron at Hawkinge.
    .split = A squadron can split into two flights and send only half of it. Against 50 aircraft you want all twelve. Scramble 65 Squadron.

lesson-picture-look = Look for the raid
    .text = The raid has moved: it is now five hexes from 74 Squadron. Radar only reports. To attack, a squadron must see the enemy with its own eyes: a tally. In clear weather pilots can see up to five hexes. Let 74 Squadron look for Hostile 1.
    .wrong = Let 74 Squadron look for Hostile 1.
    .blind = A squadron that does not look sees nothing, and cannot pursue or attack. Looking costs nothing: let 74 Squadron look for Hostile 1.

lesson-picture-truth = Now you know
    .text = Tally-ho. What the pilots see replaces the report: the lowest aircraft are at Angels 14, not 12. Click or tap the raid to see its units: bombers at 14, and fighters above them at 18. 74 Squadron now pursues the raid, and as long as it keeps it in sight you see the true heights.

lesson-picture-end = What you have learned
    .text = Diamonds warn you, reports are rough, arrows show direction, and only a tally shows the truth. That is why you keep squadrons high and well placed: they have to be near enough to see. The next lesson shows how to give them orders.

## 2: orders and altitude

lesson-orders = Orders and altitude
    .line = Send a squadron to the right place at the right height, and correct its orders when the news changes.

lesson-orders-goal = You fly by giving orders
    .text = You do not push squadrons hex by hex. You give an order, and they carry it out until they get another one. Vector: fly to a hex and climb or descend on the way. Orbit: circle there and keep watch. Patrol line: fly back and forth. Pancake: go home and land. The fifth, pursuit, comes by itself when a squadron sights the enemy.

lesson-orders-angels = Height wins fights
    .text = A squadron may attack only what is at most 2 Angels above it. If it is 4 or more above the target, its attack has a better chance. Climbing costs time: a fighter has four points a turn, each for a hex or for height, and at most two of them for climbing. Hostile 1 is reported at Angels 10, and reports can be wrong.

lesson-orders-order = 65 Squadron takes off. What are its orders?
    .text = The raid is heading for the ships off Dover. 65 Squadron should meet it there, high up. It starts at Angels 0, so it has to climb as well as fly. Choose Vector.
    .wrong = Choose Vector.
    .orbit = A squadron in orbit neither moves nor climbs. Dover is so near that 65 Squadron would get there at Angels 8 and stay at 8. Choose Vector: it keeps climbing. There is time for an orbit once it is high enough.
    .line = On a patrol line the squadron keeps its height and flies back and forth, so half the time it would be at the wrong end. You know where the raid is going: choose Vector.
    .none = A squadron without orders circles over its airfield. Every minute counts now: choose Vector.

lesson-orders-place = Over Dover
    .text = Choose where: Dover, hex 1835, two hexes east of Hawkinge. Choose the hex that glows on the map. The ships are right next to it.
    .wrong = Not there: the raid will pass Dover. Choose hex 1835. It glows on the map, and you can find it in the list by typing 1835.

lesson-orders-height = How high?
    .text = Hostile 1 is reported at Angels 10. Aim for 4 above that: you get the bonus for height if the report is right, and you can still attack if the raid is higher than reported. Choose Angels 14, further down in the list or on the chart of heights.
    .wrong = For this raid Angels 14 is a good choice: 4 above the report.
    .low = That is below the raid. A squadron may attack only what is at most 2 Angels above it, and escorts would come down on it from above. Choose Angels 14.
    .level = That is level with the report. If the raid is really at 14, the squadron cannot attack it at all. Choose Angels 14, 4 above the report.
    .high = Climbing so far takes six turns, and the raid is here in four. Choose Angels 14.

lesson-orders-news = The report has changed
    .text = A turn has passed. Radar has checked the raid again and now says Angels 14. A new report replaces the old one only if it is more accurate, so this one is better. 65 Squadron's order of Angels 14 would bring it level with the raid: no bonus for height.

lesson-orders-correct = Correct its height
    .text = While a squadron is in radio range you can change its orders at the start of its move. Choose 65 Squadron, then Change height only, then Angels 18: again 4 above the raid.
    .wrong = Choose 65 Squadron, then Change height only, then Angels 18.
    .late = Then it would stop climbing at Angels 14, level with the bombers and below their escort. Correct its height: Angels 18.
    .home = Pancake sends it home to land, and that order cannot be taken back. Choose Change height only.
    .new_order = A new vector would work, but the goal stays the same. Change height only is quicker.
    .short = Two above the bombers gives no bonus: it takes 4. Choose Angels 18.

lesson-orders-climb = What a turn can do
    .text = 65 Squadron spent two points on climbing, from the ground to Angels 8, and two on flying to Dover. Near the ground a fighter gains 4 Angels for a point. Higher up it is less: 2 for the first and 4 for the second, and above Angels 20 only 2 each. A squadron that has climbed is at a disadvantage if it fights in the same turn.

lesson-orders-carry_on = Let it climb
    .text = The orders are right now, so nothing needs to change: choose Everyone carries on as ordered. The squadron climbs on, and then the raid flies on.
    .wrong = Choose Everyone carries on as ordered.
    .again = Its orders are right already. Choose Everyone carries on as ordered.

lesson-orders-look = In range: look
    .text = 65 Squadron is over Dover at Angels 14 and still climbing. The raid is five hexes away, just near enough to be seen. Let the squadron look for Hostile 1.
    .wrong = Let 65 Squadron look for Hostile 1: without a tally it cannot attack.

lesson-orders-end = In the right place at the right height
    .text = 65 Squadron has sighted the raid and pursues it. From now on it chases the raid without further orders. Give orders early, go higher than the report says, and look at the reports again every turn. In the next lesson you attack.

## 3: interception and combat

lesson-interception = Interception and combat
    .line = Sight a raid, attack it from above, survive its escort, and know when to leave.

lesson-interception-goal = What an attack can do
    .text = Bombers that are shot down cost the Luftwaffe points. But there is more to it: bombers that lose their formation score less when they bomb, and a Gruppe that is shaken badly enough turns back. So attack before the bombs fall. 74 Squadron is in orbit over Dover at Angels 20. Hostile 1 is five hexes away.

lesson-interception-sight = First, see them
    .text = A squadron can pursue and attack only what it has sighted. Let 74 Squadron look for Hostile 1.
    .wrong = Let 74 Squadron look for Hostile 1. Without a tally there is no attack.

lesson-interception-raid = Who is who
    .text = A turn later the raid is two hexes from Dover. Because it is in sight, you know what it is made of: a Gruppe of bombers at Angels 14, and a Gruppe of fighters above them at 18, their escort. A Gruppe is about 30 aircraft. Click or tap the raid to see both. 74 Squadron, at 20, is above all of them.

lesson-interception-pursue = After them
    .text = In the pursuit phase a squadron closes in on the raid it has sighted. You could give up the pursuit here. Choose Keep pursuing.
    .wrong = Choose Keep pursuing.
    .give_up = Then 74 Squadron would lose its tally and stay where it is while the raid bombs the convoy. Choose Keep pursuing.

lesson-interception-height = From what height?
    .text = If the attacker starts at least 4 Angels above its target, it gets +1 to intercept. With the sun behind it, it gets another +1, and at noon the sun is in the south. Both need height. The bombers are at 14, so stay at Angels 20.
    .wrong = Stay at Angels 20.
    .level = That gives away your height: the bonus needs 4 Angels above the bombers, which means 18 or more. Stay at Angels 20.
    .climb = A fighter that climbs in the turn of its attack gets -1, and you are already high enough. Stay at Angels 20.

lesson-interception-target = Bombers or escort?
    .text = You choose the unit to attack: L 1, the bombers at 14, or L 2, the fighters at 18. The bombs are the danger. Attack the bombers. Then both sides roll their dice.
    .wrong = Attack the bombers.
    .escort = 74 Squadron attacked the Me 109s. From only 2 Angels above there was no bonus, and fighters fight back: one Spitfire is lost and no Me 109. The bombers fly on untouched, and now your ammunition is low. Try again, and attack L 1, the bombers.

lesson-interception-result = A bounce
    .text = You rolled 9, +1 for height and +1 for the sun: 11 is a bounce, a surprise attack. Without height and sun it would have been an ordinary attack. The escort reacted late, so your Spitfires got through first: three Ju 87 dive bombers shot down, none of yours. The fight panel shows every roll; on a phone it is under Fight.

lesson-interception-cohesion = Losses are only half of it
    .text = After a fight every unit rolls for cohesion. The bombers failed: they are disrupted by one level. Each level makes their bombs score less, and a Gruppe with three levels turns for home. 74 Squadron kept together, but its ammunition is low now: -2 on its next cohesion roll.

lesson-interception-stay = What now?
    .text = The escort is about to attack, whatever you do: a late reaction comes after your own attack. Stay in the pursuit for now: choose Keep fighting.
    .wrong = Choose Keep fighting.
    .break_off = Then the squadron would lose sight of the raid, and the escort would attack it all the same. Choose Keep fighting.
    .early = It has to turn into the escort's attack anyway. Fight first, then decide. Choose Keep fighting.

lesson-interception-escorts = The escort attacks
    .text = The Me 109s came down from above, with +1 for height. Fighters against fighters is more even: one Spitfire and one Me 109 were shot down. 74 Squadron was lucky with its cohesion: 11, minus 2 for low ammunition and 1 for the fight, is 8.

lesson-interception-leave = Leave in time
    .text = If fighters of both sides stay, a dogfight begins, and it goes on every turn. A Gruppe has up to 30 aircraft, your squadron 11, and little ammunition. A squadron that is disrupted has to go home anyway. Choose Pancake: return and land.
    .wrong = Choose Pancake: return and land.
    .dogfight = In a dogfight the stronger side attacks every turn, each turn costs extra fuel, and your ammunition is nearly gone. You have done what you came for. Choose Pancake.

lesson-interception-end = Did it pay?
    .text = A turn later the raid bombed the convoy for 10.5 points; in good order it would have been 13.5. Three bombers cost it 4.5 points and a fighter 1, and your Spitfire gave it 1.5. The Luftwaffe now has 6.5 points. One squadron does not stop a raid, but it makes the raid pay. Two squadrons, or a second attack before the bombs fall, do more.

## 4: airfields and endurance

lesson-airfields = Airfields and endurance
    .line = How long fuel lasts, when to send a squadron home, and how it gets ready again.

lesson-airfields-goal = Fuel decides when you can fight
    .text = A Spitfire squadron can stay up for 23 turns, nearly two hours. 74 Squadron over Dover has been up since before noon. The ring round its counter is short: five turns are left. Every turn with a fight costs one more. A squadron that lands too late loses aircraft, and those count for the Luftwaffe.

lesson-airfields-tote = The board of squadrons
    .text = The tote shows the state of each squadron. It may be folded into one line of short words; “Squadron states (whole tote)” unfolds it. Ready: it can scramble. Available (avail): it cannot yet; each turn a 6 makes it ready. After landing a squadron goes through Landed, Reforming and Rearming, and then it is Ready again with full tanks and guns. That takes four turns if the dice are kind.

lesson-airfields-count = Count the turns
    .text = A diamond far inland, over Lillers, says 50+. Such a counter appears four turns before its raid sets out; this one appeared last turn. The raid then needs four more turns to Dover. So it will be here in seven turns, and 74 Squadron's fuel lasts for five.

lesson-airfields-reserve = Nobody needs to go up now
    .text = Every squadron that you send up counts towards your response, and here at most four are free: each one more gives the Luftwaffe 3 points. A squadron that goes up now would burn its fuel waiting. Choose None until something happens. You will be asked again when there is news.
    .wrong = The raid has not even set out. That squadron would wait in the air for six turns, and it counts towards your response. Choose None until something happens.
    .once = That works for this turn, but you would be asked again every turn. Choose None until something happens.
    .early = 65 Squadron would wait in the air for six turns, and it counts towards your response of four. Choose None until something happens.
    .split = Nobody needs to be split now. Choose None until something happens.

lesson-airfields-home = Send 74 Squadron home now
    .text = If it lands now, it can be ready again when the raid comes. Choose 74 Squadron, then Pancake: return and land.
    .wrong = Choose 74 Squadron, then Pancake: return and land.
    .stay = In five turns its tanks are empty. It would have to leave just before the raid arrives and would still be rearming when the bombs fall. Send it home now: choose 74 Squadron, then Pancake.
    .vector = It would burn its last fuel on the way. Choose Pancake: return and land.

lesson-airfields-field = To which airfield?
    .text = 74 Squadron belongs to Hornchurch near London and to its forward airfield, Hawkinge, two hexes from Dover. It descends 2 Angels for each hex without cost, and dives the rest over the airfield. Choose Hawkinge: it can land this very turn.
    .wrong = Choose Hawkinge.
    .far = Hornchurch is thirteen hexes away: four turns there, and four turns back. Choose Hawkinge.

lesson-airfields-turn_round = Fifteen minutes later
    .text = 74 Squadron landed at once. It reformed on a roll of 3 or more, and is now rearming with one turn to go. The raid has set out, and radar has found it: Hostile 1, 50+, at Angels 12. An airfield like Hawkinge handles one squadron a turn, and either landings or take-offs, so leave room for both.

lesson-airfields-readiness = Call them to readiness
    .text = In the last phase of the turn you may change who is called to readiness. Everyone is, unless you say otherwise: available squadrons roll for it, and rearmed ones become ready at once. That is what you want. Leave it so: choose No change until something happens.
    .wrong = That squadron is called to readiness, as it should be. Choosing it would let it rest. Choose No change until something happens.
    .stop = That would end its call to readiness: it would only be available, and might wait long for a 6. Choose No change until something happens.

lesson-airfields-scramble = Up again
    .text = 74 Squadron is ready, with 23 turns of fuel and full ammunition. The raid is three turns from Dover. Scramble 74 Squadron.
    .wrong = That squadron is not at Hawkinge and would come too late. Scramble 74 Squadron.
    .late = Now it is time: a squadron takes off at the end of the turn and needs two more to climb. Scramble 74 Squadron.
    .split = Half a squadron is too little against 50 aircraft. Scramble all of 74 Squadron.
    .far = 65 Squadron is at Hornchurch, thirteen hexes away. The raid would be gone when it arrives. Scramble 74 Squadron at Hawkinge.

lesson-airfields-end = The rhythm of a day
    .text = Your response is now 2 of 4: 74 Squadron counts each time it goes up. Watch the rings, send squadrons home while it is quiet, keep some ready on the ground, and scramble when the turns add up. Raids that bomb your airfields break this rhythm, which is why they are worth defending.

## 5: planning as the Luftwaffe

lesson-planning = Planning as the Luftwaffe
    .line = Plan one raid from chit to take-off: target, escort, course, heights and time.

lesson-planning-goal = Now the other side
    .text = You command the Luftwaffe. Before the first turn you plan every raid in secret. Once it flies, you can hardly change it. You win if your raids score more than they were expected to, here 11 points. With more than half it is a draw. Bombs score points; lost aircraft cost 1 to 2 each.

lesson-planning-chits = Two chits, two missions
    .text = You have drawn two chits. One is the attack on a convoy off Dover, with a Gruppe of Ju 87 dive bombers and a Gruppe of Me 109 fighters, worth 8 points. The other is a fighter sweep, worth 3. A Gruppe is about 30 aircraft. You plan the attack first.

lesson-planning-raid = The mission
    .text = The units of the chit must attack its target. Choose the first target: the convoy.
    .wrong = Choose the first target.
    .sweep = The fighters could sweep on their own, but then the bombers would fly without them. First build the raid on the convoy: choose the first target.

lesson-planning-escort = Take the fighters along
    .text = The bombers are in the raid already. The Me 109 Gruppe may join them as escort: when RAF fighters attack the bombers, an escort can step in. Add it.
    .wrong = Add the Me 109 Gruppe.
    .alone = Ju 87s are slow and easy to shoot down. Without an escort every RAF attack gets through to them. Add the Me 109 Gruppe.

lesson-planning-cover = Close escort or top cover?
    .text = A close escort flies at the bombers' height, where it fights at 1 less. Top cover may fly higher and attack from above. Choose top cover.
    .wrong = Choose top cover.
    .close = A close escort reacts a little more surely, but it is tied to the bombers' height and fights at 1 less. Choose top cover: from above it gets a bonus.

lesson-planning-method = How to bomb
    .text = Ju 87s can bomb level or dive. A dive from Angels 8 to 14 scores clearly more. Afterwards they are low and go home at Angels 2. Choose dive bombing.
    .wrong = Choose dive bombing.
    .level = Level bombing scores less, and diving is what the Ju 87 was built for. Choose dive bombing.

lesson-planning-form_up = Where to gather
    .text = A raid forms up over a town, an airfield or the coast of France. The RAF sees a diamond there four turns before. Close to the coast you are quickly over the target, but your fighters should also be near their bases, or gathering costs them fuel. Choose hex 1344, St Omer-Clairmarais, inland of Calais: it has a large ring on the map.
    .wrong = That would work, but this plan starts at hex 1344, St Omer-Clairmarais. It has a large ring on the map.

lesson-planning-course = The way there
    .text = From here the course leads straight to the convoy unless you add waypoints. A bend hides your target for longer, but at each waypoint the raid must find its way with a die roll, and it costs time. For a short trip across the Strait, fly straight: choose No more waypoints.
    .wrong = A waypoint costs a navigation roll, and this trip is short. Choose No more waypoints.

lesson-planning-recovery = And the way home
    .text = The raid is safe once it reaches its recovery point. Fighters must be there before their fuel is gone, and the nearer the better. Choose Calais, hex 1639, the shortest way home: it has a large ring on the map. Then choose Straight home.
    .wrong = Choose Calais, hex 1639, which has a large ring on the map, and then Straight home.

lesson-planning-height = Height of the bombers
    .text = Dives may begin from Angels 4 to 14, and score best from 8 upwards. The higher you fly, the longer RAF squadrons have to climb, and they may attack only what is at most 2 Angels above them. Choose Angels 14.
    .wrong = That is good for bombing, but easier to reach. Choose Angels 14.
    .low = A dive from below Angels 8 scores no more than level bombing, and light guns and balloons reach up to 4. Choose Angels 14.

lesson-planning-top = Height of the escort
    .text = Top cover that is at least 4 Angels higher gets +1 when it attacks those who attack the bombers. Much higher is no good: the higher the fighters gather, the more fuel that takes. The bombers fly at 14, so choose Angels 18.
    .wrong = 4 Angels above the bombers is what counts. Choose Angels 18.
    .same = At the bombers' height the escort gets no bonus. Choose Angels 18.
    .far = Climbing that high while the raid forms up costs several turns of fuel, and so far above the bombers the escort reacts worse. Choose Angels 18.

lesson-planning-back = On the way home
    .text = After their dive the bombers fly home at Angels 2, and RAF fighters will chase them there. The top cover should come down too, and still be 4 above them: choose Angels 6.
    .wrong = 4 Angels above the bombers, which go home at Angels 2: choose Angels 6.
    .far = Then the escort would fly at 18 with the bombers at Angels 2. So far above them it reacts worse. Choose Angels 6.

lesson-planning-time = When to start
    .text = The raid forms up after as many turns as you choose. Its diamond appears four turns before that. If that is before the game begins, the RAF is warned and may start with more squadrons in the air. Later, more and more of its squadrons become ready. Choose After 4 turns, the earliest time without early warning.
    .wrong = Waiting helps the RAF: each turn more of its squadrons become ready. Choose After 4 turns.
    .early = Then the diamond is on the map before the game begins, and its strength lets the RAF start with more squadrons in the air. Choose After 4 turns.
    .late = By then nearly all RAF squadrons are ready. Choose After 4 turns.

lesson-planning-plot = Your plot
    .text = The map shows your course out and, dashed, the way home. The flight plan has the time and the heights: the raid forms up at 12:20 and reaches the convoy in its fourth turn of flight. The heights show the dive, and the top cover coming down with the bombers. Only you can see this.

lesson-planning-end = What comes next
    .text = You would now plot the sweep in the same way. A sweep shortly before the bombers draws the RAF's fighters away. Then each raid rolls for form-up and may be late. During the game you watch your plan unfold, turn units back when they must, and let sweeps hunt. You have finished the lessons: play scenario 1 from either side.
