### Words that only the board of Bomber Command needs.

bomber-map = Night map of north-west Europe
bomber-laying-out = Unfolding the map …
bomber-papers = Raids, fighters and city map
bomber-tabs = Parts of the board
bomber-tab-map = Map
bomber-tab-raids = Raids
bomber-tab-city = City
bomber-tab-fighters = Fighters

## A hex in words
bomber-sea = sea
bomber-coast = coast
bomber-land = land
bomber-city-here = { $city } with flak { $flak }, { $radar ->
    [good] good radar picture
    [normal] normal radar picture
    [poor] poor radar picture
   *[other] no radar picture
}
bomber-division-here = { $zone }, { $weather }
bomber-beacon-here = beacon { $beacon }
bomber-airfield-here = { $ready ->
    [0] airfield { $airfields }, nobody ready
   *[other] airfield { $airfields }, { $ready } ready
}
bomber-belt = Himmelbett belt
bomber-belt-active = Himmelbett belt, active
bomber-mandrel = Mandrel screen, entry
bomber-ruhr = Ruhr haze
bomber-area-flak = area flak { $flak }
bomber-searchlights = searchlights
bomber-mines = mining water worth { $vp }
bomber-unit = { $name }, { $type }, strength { $strength }
bomber-is-air = in the air, fuel { $fuel }
bomber-is-stack = stacked on { $stack }, fuel { $fuel }
bomber-is-stream = in the stream of raid { $raid }, fuel { $fuel }
bomber-is-ready = ready at { $airfield }
bomber-is-rearming = rearming
bomber-is-closed = airfield closed
bomber-is-recovered = landed
bomber-is-out = out of the night
bomber-depleted = depleted
bomber-gci = under ground control
bomber-returning = on its way home
bomber-raid = Raid { $raid }, { $kind ->
    [unknown] not known
   *[other] { $kind }
}
bomber-seen-head = { $raid ->
    [none] Head of a raid
   *[other] Head of raid { $raid }
}
bomber-seen-tail = { $raid ->
    [none] Tail of a stream
   *[other] Tail of raid { $raid }
}
bomber-trace-raid = raid seen on turn { $turn }
bomber-trace-stream = stream seen on turn { $turn }
bomber-trace-fight = fight on turn { $turn }
bomber-combat-here = combat to be resolved: { $how }
bomber-city-note = Flak { $flak }, radar picture { $radar ->
    [good] good
    [normal] normal
    [poor] poor
   *[other] none
}
bomber-list-offers = Can be chosen
bomber-list-counters = Counters
bomber-list-seen = Seen of the raids
bomber-list-cities = Cities

## Layers
bomber-show-weather = Weather
bomber-show-divisions = Divisions and the Himmelbett belt
bomber-show-flak = Area flak and searchlights
bomber-show-beacons = Beacons
bomber-show-airfields = Airfields, with units ready
bomber-show-mines = Mining waters
bomber-show-tracks = Routes, and what was seen before
bomber-sign-good = City, good radar picture
bomber-sign-normal = City, normal radar picture
bomber-sign-poor = City, poor radar picture
bomber-sign-plain = City without a target chit
bomber-sign-plant = Oil works
bomber-sign-flak = Flak beside a city’s name; ♪ in range of Oboe
bomber-sign-guns = Area flak
bomber-sign-light = Searchlights
bomber-sign-beacon = Radio beacon
bomber-sign-field = Airfield, with units ready
bomber-sign-mine = Mining waters, with points
bomber-sign-belt = Himmelbett hex; filled when active

## Raids
bomber-raids = Raids A to J
bomber-no-raids = Nothing is known of any raid yet.
bomber-raids-free = Free: { $raids }. A box can stay empty.
bomber-kind-unknown = Not known
bomber-heavy = , heavy load
bomber-raid-gone = landed
bomber-raid-home = over England
bomber-raid-at = at { $hex }
bomber-raid-plan = in on turn { $entry }, { $bombs ->
    [0] { "" }
   *[other] bombs on { $bombs },
} home on { $home }
bomber-raid-empty = not plotted
bomber-raid-unknown = somewhere over Europe
bomber-in-stream = In the stream: { $units }
bomber-lost = lost
bomber-disrupted = disr.
bomber-damage = dam.
bomber-flight-plan = Flight plan
bomber-in-hand-turns = { $turns ->
    [one] one turn in hand before dawn
   *[other] { $turns } turns in hand before dawn
}
bomber-after-dawn = { $turns ->
    [one] the last raid is out one turn after dawn
   *[other] the last raid is out { $turns } turns after dawn
}
bomber-flight = Raid { $raid } enters on turn { $entry }, { $bombs ->
    [0] { "" }
   *[other] bombs on turn { $bombs },
} and is home on turn { $home }.
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
    [0] Dawn has not been rolled for yet.
   *[other] Dawn on turn { $dawn }.
}

## The city under the bombs
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
bomber-area-oil = oil works
bomber-area-aim = aim point
bomber-area-indicators = target indicators
bomber-area-he = high explosive { $count }
bomber-area-incendiaries = incendiaries { $count }
bomber-area-fires = fires { $count }
bomber-area-storm = firestorm
bomber-letter-centre = C
bomber-letter-residential = R
bomber-letter-industrial = I
bomber-letter-transport = T
bomber-letter-field = { "" }
bomber-letter-oil = { " oil" }
bomber-in-country = In open country: { $count }
bomber-legend-he = high explosive { $count }
bomber-legend-incendiaries = incendiary { $count }
bomber-legend-fires = fires { $count }
bomber-legend-aim = aim point
bomber-legend-indicators = target indicators
bomber-legend-creep = creep-back towards the approach
bomber-bombing = How the bombing went
bomber-sum-errors = Points of error
bomber-sum-precision = Points of precision
bomber-by-disruption = Raid disrupted { $disruption } times
bomber-by-visibility = Visibility
bomber-by-radar = Radar picture of the city
bomber-by-scenario = Better aids, 1944-45
bomber-by-moon = Newhaven under the moon
bomber-by-first_raid = Fires of the raid before
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
bomber-no-hand = You are watching: hands stay covered.
bomber-empty-hand = Your hand is empty.
bomber-their-hand = { $seat } holds { $count }
bomber-in-hand = { $card }. Hand, { $at } of { $of }.
bomber-faced = The card on the table: { $card }. { $does }
bomber-symbol-electronic_warfare = Electronic
bomber-symbol-aircraft_equipment = Equipment
bomber-symbol-operations = Operations
bomber-symbol-bombing = Bombing
bomber-passes-in = Passes by itself in { $seconds } s.
bomber-held = The clock is held. Take your time.
bomber-hold = Hold the clock
