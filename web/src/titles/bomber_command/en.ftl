### Text that only the Bomber Command board uses.

bomber-map = Night map of north-west Europe
bomber-laying-out = Loading the map …
bomber-papers = Raids, fighters and city map
bomber-tabs = Parts of the board
bomber-tab-map = Map
bomber-tab-raids = Raids
bomber-tab-city = City
bomber-tab-fighters = Fighters

## Describing a hex
bomber-sea = sea
bomber-coast = coast
bomber-land = land
bomber-city-here = { $city } with flak { $flak }, { $radar ->
    [good] good radar signature
    [normal] normal radar signature
    [poor] poor radar signature
   *[other] no radar signature
}
bomber-division-here = { $zone }, { $weather }
bomber-beacon-here = { $beacon } beacon
bomber-airfield-here = { $ready ->
    [0] airfield { $airfields }, no units ready
    [one] airfield { $airfields }, 1 unit ready
   *[other] airfield { $airfields }, { $ready } units ready
}
bomber-belt = Himmelbett belt
bomber-belt-active = Himmelbett belt, active
bomber-mandrel = Mandrel screen (entry hex)
bomber-ruhr = Ruhr haze
bomber-area-flak = area flak { $flak }
bomber-searchlights = searchlights
bomber-mines = minelaying hex, { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
bomber-unit = { $name }, { $type }, strength { $strength }
bomber-is-air = in the air, fuel { $fuel }
bomber-is-stack = stacked on { $stack }, fuel { $fuel }
bomber-is-stream = in raid { $raid }'s stream, fuel { $fuel }
bomber-is-ready = ready at { $airfield }
bomber-is-rearming = rearming
bomber-is-closed = airfield closed
bomber-is-recovered = landed
bomber-is-out = out of the game
bomber-depleted = depleted
bomber-gci = under GCI
bomber-returning = returning to base
bomber-raid = Raid { $raid }, { $kind ->
    [unknown] type unknown
   *[other] { $kind }
}
bomber-seen-head = { $raid ->
    [none] Head of a raid
   *[other] Head of raid { $raid }
}
bomber-seen-tail = { $raid ->
    [none] Tail of a stream
   *[other] Tail of raid { $raid }'s stream
}
bomber-trace-raid = raid detected on turn { $turn }
bomber-trace-stream = stream detected on turn { $turn }
bomber-trace-fight = combat on turn { $turn }
bomber-combat-here = unresolved combat: { $how }
bomber-city-note = Flak { $flak }, radar signature { $radar ->
    [good] good
    [normal] normal
    [poor] poor
   *[other] none
}
bomber-list-offers = Available
bomber-list-counters = Units
bomber-list-seen = Detected raids
bomber-list-cities = Cities

## Layers
bomber-show-weather = Weather
bomber-show-divisions = Divisions and Himmelbett belt
bomber-show-flak = Area flak and searchlights
bomber-show-beacons = Beacons
bomber-show-airfields = Airfields and units ready
bomber-show-mines = Minelaying hexes
bomber-show-tracks = Routes and earlier detections
bomber-sign-good = City, good radar signature
bomber-sign-normal = City, normal radar signature
bomber-sign-poor = City, poor radar signature
bomber-sign-plain = City without a target chit
bomber-sign-plant = Oil plant
bomber-sign-flak = Flak value next to the city’s name; ♪ = in Oboe range
bomber-sign-guns = Area flak
bomber-sign-light = Searchlights
bomber-sign-beacon = Radio beacon
bomber-sign-field = Airfield and number of units ready
bomber-sign-mine = Minelaying hex and its points
bomber-sign-belt = Himmelbett hex (filled when active)

## Raids
bomber-raids = Raids A to J
bomber-no-raids = Nothing is known about any raid yet.
bomber-raids-free = Unused: { $raids }. You do not have to use them all.
bomber-kind-unknown = Unknown
bomber-heavy = , heavy loads
bomber-raid-gone = landed
bomber-raid-home = over England
bomber-raid-at = in { $hex }
bomber-raid-plan = enters on turn { $entry }{ $bombs ->
    [0] { "" }
   *[other] , bombs on turn { $bombs }
}{ $home ->
    [0] { "" }
   *[other] , home on turn { $home }
}
bomber-raid-empty = not plotted
bomber-raid-unknown = position unknown
bomber-in-stream = In the stream: { $units }
bomber-lost = lost
bomber-disrupted = disr.
bomber-damage = dam.
bomber-flight-plan = Flight plan
bomber-in-hand-turns = { $turns ->
    [one] 1 turn between the last aircraft's return and dawn
   *[other] { $turns } turns between the last aircraft's return and dawn
}
bomber-after-dawn = { $turns ->
    [one] the last raid is still out 1 turn after dawn
   *[other] the last raid is still out { $turns } turns after dawn
}
bomber-flight = Raid { $raid } enters on turn { $entry }{ $bombs ->
    [0] { "" }
   *[other] , bombs on turn { $bombs }
}{ $home ->
    [0] { "" }
   *[other] , is home on turn { $home }
}.
bomber-show-route = Route of raid { $raid }
bomber-short-main_force = Main
bomber-short-decoy = Spoof
bomber-short-gardening = Mines
bomber-short-mosquito = Mosq.

## Fighters
bomber-fighters = Fighter divisions
bomber-division = Division
bomber-column-air = air
bomber-column-stack = stacked
bomber-column-stream = stream
bomber-column-ready = ready
bomber-column-rearming = rearm
bomber-column-recovered = landed
bomber-column-closed = closed
bomber-fuel = Fuel { $fuel }
bomber-with-raid = in { $raid }

## Tracks
bomber-tracks = Turn and jamming
bomber-turn = Turn
bomber-jamming = Jamming
bomber-moon-up = moon up
bomber-dawn = dawn
bomber-fighters-lost = Night fighters lost
bomber-visibility = Visibility
bomber-night = { $moon ->
    [moonrise] Moonrise on turn { $moon_turn }.
    [moonset] Moonset on turn { $moon_turn }.
   *[other] No moon.
} { $dawn ->
    [0] Dawn has not been rolled yet.
   *[other] Dawn on turn { $dawn }.
}

## The city map
bomber-city-map = City map of { $city }
bomber-city-areas = Areas of the city
bomber-map-letter = map { $letter }
bomber-area = { $area }, { $sort ->
    [centre] centre
    [residential] residential
    [industrial] industry
    [transport] transport
   *[other] field
}
bomber-area-oil = oil plant
bomber-area-aim = aimpoint
bomber-area-indicators = target indicators
bomber-area-he = { $count } HE
bomber-area-incendiaries = { $count ->
    [one] 1 incendiary
   *[other] { $count } incendiaries
}
bomber-area-fires = { $count ->
    [one] 1 fire
   *[other] { $count } fires
}
bomber-area-storm = firestorm
bomber-letter-centre = C
bomber-letter-residential = R
bomber-letter-industrial = I
bomber-letter-transport = T
bomber-letter-field = { "" }
bomber-letter-oil = { " oil" }
bomber-in-country = In the countryside: { $count }
bomber-legend-he = HE (high explosive): { $count }
bomber-legend-incendiaries = Incendiaries: { $count }
bomber-legend-fires = Fires: { $count }
bomber-legend-aim = Aimpoint
bomber-legend-indicators = Target indicators
bomber-legend-creep = Creep-back towards the approach
bomber-bombing = How the bombing went
bomber-sum-errors = Error points
bomber-sum-precision = Precision points
bomber-by-disruption = Disruption { $disruption }
bomber-by-visibility = Visibility
bomber-by-radar = Radar signature of the city
bomber-by-scenario = Downfall scenario
bomber-by-moon = Newhaven by moonlight
bomber-by-first_raid = Fires from the first raid
bomber-by-cards = Cards
bomber-points-left = { $spent } used, { $left } left

## Cards
bomber-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bomber-both-hands = Both hands, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bomber-no-hand = You are watching, so hands are hidden.
bomber-empty-hand = Your hand is empty.
bomber-their-hand = { $seat } player: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
bomber-in-hand = { $card }. Card { $at } of { $of } in hand.
bomber-faced = Card on the table: { $card }. { $does }
bomber-symbol-electronic_warfare = Electronic
bomber-symbol-aircraft_equipment = Equipment
bomber-symbol-operations = Operations
bomber-symbol-bombing = Bombing
bomber-passes-in = Passing automatically in { $seconds } s.
bomber-held = The timer is paused. Take your time.
bomber-hold = Pause the timer
bomber-raid-name = Raid { $raid }

## Fights step by step
bomber-fight = Fights, step by step
bomber-fight-head = { $kind ->
    [contact] Contact, turn { $turn }
    [flak] Flak, turn { $turn }
    [patrol] British attack, turn { $turn }
   *[other] Attack, turn { $turn }
  }
bomber-no-fight = No contact and no fight yet.
bomber-fight-of = { $at } of { $of }
bomber-fight-before = Previous fight
bomber-fight-after = Next fight
bomber-step-contact = Contact
bomber-step-declaration = Declaration
bomber-step-cards = Cards
bomber-step-attack = Attack
bomber-step-losses = Result
bomber-step-return_fire = Return fire
bomber-rolled = rolled with two dice
bomber-total = Total
bomber-total-of = Total; { $needed } is needed
bomber-counts-attack = Strength of the unit
bomber-counts-flak = Strength of the guns
bomber-counts-patrol = Strength of the patrol
bomber-counts-method = Marking method
bomber-counts-weather = Weather
bomber-counts-sight = Visibility, moon or dawn
bomber-counts-decoy = The raid is a spoof
bomber-counts-heavy_load = Heavy bomb load
bomber-counts-damage_spent = Flak damage marker spent
bomber-counts-stragglers = Stragglers
bomber-counts-off_beacon = Not stacked on a beacon
bomber-counts-beleuchter = Beleuchter
bomber-counts-oboe = OBOE
bomber-counts-good_radar = Good radar picture
bomber-counts-poor_radar = Poor radar picture
bomber-counts-wind = Wind
bomber-counts-cards = Cards
bomber-cell = { $roll ->
    [return_fire] { $lost ->
        [0] no fighters shot down
        [one] 1 fighter shot down
       *[other] { $lost } fighters shot down
      }
    [patrol] { $lost ->
        [0] no fighters lost
        [one] 1 fighter lost
       *[other] { $lost } fighters lost
      }{ $disrupted ->
        [0] { "" }
       *[other] , depleted
      }
   *[other] { $lost ->
        [0] no bombers lost
        [one] 1 bomber lost
       *[other] { $lost } bombers lost
      }{ $disrupted ->
        [0] { "" }
       *[other] , disruption { $disrupted }
      }{ $damage ->
        [0] { "" }
       *[other] , damage { $damage }
      }
  }

## Papers beside the log
bomber-paper-fight = Fights
bomber-paper-raids = Raids
bomber-paper-plan = Plan
bomber-paper-fighters = Divisions
bomber-paper-city = City
bomber-paper-night = Tracks
bomber-tab-fight = Fights
bomber-standing = Jamming level { $jamming } · night fighters lost { $lost } · visibility { $visibility }

## The rest of the legend
bomber-sign-target = Target of a Main Force
bomber-sign-raid = Detected raid and its direction; colour and dots show the turn, the letter is known to the British player
bomber-sign-unknown = Detected raid, direction unknown
bomber-sign-trace = A raid was detected here on that turn
bomber-sign-stream = A stream was detected here
bomber-sign-fight = Combat
bomber-sign-bombs = Bombs are falling; red when they are counted this turn
bomber-sign-stacked = Unit stacked on a beacon or city
bomber-sign-gci = Unit under GCI
bomber-sign-returning = Unit returning to base
bomber-sign-fuel = Turns of fuel left; the large number on a counter is its combat strength
