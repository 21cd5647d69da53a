# Words that only the board of The Burning Blue needs.

blue-map = The plotting table: southern England and the Channel coast
blue-laying-out = Setting up the plotting table.
blue-tabs = Board views
blue-tab-map = Map
blue-tab-room = Ops room
blue-tab-fight = Fight
blue-tab-plan = Plan
blue-bulk = All at once
blue-to-plan = Show the flight plan
blue-to-tote = Show the squadron tote

## The clock and the tracks
blue-clock = { $time }, { $colour ->
    [r] red
    [y] yellow
   *[b] blue
  }, turn { $turn }
blue-colour-turn = { $colour ->
    [r] red
    [y] yellow
   *[b] blue
  }, turn { $turn }
blue-of = { $count } of { $of }
# The level is the scenario's, or that of the chits together if it is higher; only the Luftwaffe knows these.
blue-response = { $count } / { $level }+
blue-hexes = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
  }
blue-wind = { $blows ->
    [calm] none
    [headwind] headwind
   *[other] crosswind above { $above }
  }
blue-fact-campaign = Day · game
blue-fact-total = Points so far
blue-day-game = { $game ->
    [0] { $day }
   *[other] { $day } · { $game }
  }
blue-fact-scrambles = Scrambles
blue-fact-response = Squadrons sent up
blue-fact-points = Luftwaffe points
blue-fact-picture = Air picture
blue-fact-radio = HF radio
blue-fact-sun = Sun
blue-fact-wind = Wind
blue-show-weather = Weather
blue-show-plots = Plots, last 15 min
blue-show-radar = Radar cover
blue-show-radio = Radio range
blue-show-guns = Guns and balloons
blue-sign-sector = Sector airfield
blue-sign-satellite = Satellite airfield
blue-sign-other = Other airfield (not Fighter Command, or Luftwaffe)
blue-sign-town = Town
blue-sign-mast = Radar station (smaller: Chain Home Low)
blue-sign-ship = Convoy
blue-sign-balloon = Balloon barrage
blue-sign-hurt = Hit, closed or out of action
blue-sign-squadron = Squadron: number, Angels at the top right, fuel left as the ring
blue-sign-flight = Flight: half a squadron
blue-sign-green = White dot: green unit
blue-sign-vic = White triangle: flies in vics
blue-sign-vector = Order: vector
blue-sign-orbit = Order: orbit
blue-sign-patrol_line = Order: patrol line
blue-sign-pancake = Order: pancake
blue-sign-pursuit = In pursuit
blue-sign-disrupted = Red strokes: levels of disruption
blue-sign-dogfight = Red cross: in a dogfight
blue-sign-raid = Raid: number, announced strength and Angels
blue-sign-undetected = Dashed: not detected
blue-sign-orbiting = Orbiting raid
blue-sign-gruppe = Unit of a raid: L and its number, Angels below
blue-sign-plot = Plot in the colour of its five minutes
blue-sign-form_up = Form-up counter, true or dummy
blue-sign-course = A formation's way to its goal
blue-sign-home = Its way home
blue-sign-weather = Weather in a zone, with its Angels
blue-weather-at = Weather at
blue-weather-worst = all (worst)

## The ground
blue-sea = sea
blue-coast = coast
blue-land = land
blue-airfield-here = { $name }, { $role ->
    [sector] sector airfield
    [satellite] fighter airfield
   *[other] airfield
  }
blue-station-here = { $name }, { $kind ->
    [chl] Chain Home Low
   *[other] Chain Home
  }
blue-zone-here = { $zone } zone, { $sky }
blue-clear = clear
blue-layer = { $low ->
    [0] { $weather } up to Angels { $high }
   *[other] { $single ->
        [yes] { $weather } at Angels { $low }
       *[no] { $weather } from Angels { $low } to { $high }
      }
  }
blue-sky-chip = { $weather } { $heights }
blue-seen-by = { $count ->
    [one] within range of 1 radar station
   *[other] within range of { $count } radar stations
  }
blue-heavy-guns = heavy guns
blue-balloons = balloons
blue-empty-hex = { $hex } is empty.

## Squadrons
blue-tote = Squadron tote
blue-state = State
blue-lit = lit
blue-tally-ho = Tally-ho
blue-no-squadrons = No squadrons are set up yet.
blue-at-angels = Angels { $angels }
blue-order = { $goal ->
    [none] orders: { $order }
   *[other] { $order } to { $goal }, Angels { $height }
  }
blue-home-by = must land by { $time }
blue-tally = has { $raid } in sight
blue-dogfight = in a dogfight
blue-on-ground = { $tote } at { $airfield }
blue-disrupted = disrupted (level { $levels })
blue-losses = { $count } lost
blue-low-ammo = low on ammunition

## Raids
blue-raid = Raid { $raid }
blue-told = { $angels ->
    [none] { $strength }+, height unknown
   *[other] { $strength }+, Angels { $angels }
  }
blue-undetected = not detected
blue-orbits = orbiting
blue-tallied = in sight
blue-silhouette = { $bomber ->
    [yes] { $small ->
        [yes] bomber Staffel
       *[no] bomber Gruppe
      }
    [no] { $small ->
        [yes] fighter Staffel
       *[no] fighter Gruppe
      }
   *[unknown] unknown unit
  }
blue-list-offers = Available choices
blue-list-squadrons = Squadrons in the air
blue-list-raids = Raids
blue-list-zones = Weather zones

## The plan
blue-chits = Raid chits
blue-force = { $count } { $type } { $small ->
    [yes] { $count ->
        [one] Staffel
       *[other] Staffeln
      }
   *[no] { $count ->
        [one] Gruppe
       *[other] Gruppen
      }
  }{ $way ->
    [jabo] {" "}(Jabos)
    [low] {" "}(low level)
   *[none] {""}
  }
blue-or = ; alternate: { $place }
blue-worth = worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
  }
blue-plan = Flight plan
blue-plan-times = Raid timetable
blue-no-plan = No raids plotted yet.
blue-none-left = No raids left to fly.
blue-plan-line = { $raid }, { $aim }: forms up at { $form }, { $bombs ->
    [none] home
   *[other] over the target at { $bombs }, home
  } at { $home }.
blue-profile = Heights of { $raid }
blue-profile-line = Bombers and close escort at Angels { $low }, highest top cover at Angels { $high }.

## Fights
blue-fight = Sightings and fights
blue-no-fight = No fight yet.
blue-fight-steps = Steps of the fight
blue-fight-of = { $at } of { $of }
blue-fight-before = Previous fight
blue-fight-after = Next fight
blue-step-tally = Tally
blue-step-intercept = Interception
blue-step-reaction = Escort reaction
blue-step-combat = Combat
blue-step-cohesion = Cohesion
blue-rolled = { $sum_id ->
    [attack] two dice, attack
    [defence] two dice, defence
   *[other] two dice
  }
blue-total = total
blue-not-counted = Not in effect this time: { $reasons }.
blue-levels = { $levels ->
    [0] holds together
    [one] 1 level of disruption
   *[other] { $levels } levels of disruption
  }
blue-combat-cell = { $lost } lost, cohesion { $shaken }
blue-reason-up_sun = attacking out of the sun
blue-reason-four_above = four Angels above the target
blue-reason-attacker_climbed = attacker climbed
blue-reason-attacker_green = attacker is green
blue-reason-attacker_disrupted = attacker is disrupted
blue-reason-target_dive_bombing = target is dive bombing
blue-reason-weather_broken = broken cloud or dense haze
blue-reason-weather_bad = overcast, mist or rain
blue-reason-close_escort = close escort
blue-reason-three_gruppen = three Gruppen of escorts
blue-reason-staffel_only = escort of Staffeln only
blue-reason-raf_bounce = RAF bounce
blue-reason-dive_bombing = dive bombing
blue-reason-high_cover = all escorts eight Angels above
blue-reason-bounce = bounce
blue-reason-defender_climbed = defender climbed
blue-reason-defender_green = defender is green
blue-reason-wing_vs_bombers = two squadrons against bombers
blue-reason-small_vs_bombers = a flight against bombers
blue-reason-weak_vs_bombers = weak aircraft against bombers
blue-reason-disrupted_vs_bombers = disrupted against bombers
blue-reason-low_ammo = low on ammunition
blue-reason-green = green unit
blue-reason-already_disrupted = already disrupted
blue-reason-combat = combat result
blue-tally-picture = card read in the column for air picture { $picture }
blue-reason-undetected = raid not detected
blue-reason-out_of_command = neither in command nor on a vector
blue-reason-beyond_its_group = 12 Group south of row 23
blue-reason-near_bursts = next to flak bursts

## Vectors and heights
blue-vector-there = { $time }, turn { $turn }, Angels { $angels }{ $level ->
    [none] {""}
   *[other] {" "}at { $level }
  }
blue-vector-earliest = { $time } at the earliest, turn { $turn }
blue-vector-never = Out of range
blue-vector-fuel = { $petrol ->
    [one] 1 turn of fuel left
   *[other] { $petrol } turns of fuel left
  }, { $home ->
    [one] 1 turn from home
   *[other] { $home } turns from home
  }
blue-ladder = Heights
blue-ladder-now = now at Angels { $angels }
blue-ladder-sky = Sky there: { $sky }.
blue-ladder-raid = { $raid } at Angels { $angels }.
blue-fan-unit = { $type }, { $petrol } turns
blue-fan-raid = { $strength }+
blue-fan-sighted = { $count } { $count ->
    [one] Gruppe
   *[other] Gruppen
} in sight

## The tote in one line
blue-unfold-tote = Squadron states (whole tote)
blue-fold-tote = Tote in one line
blue-tote-count = { $row }: { $count }
blue-tote-comma = { " · " }
blue-short-available = avail
blue-short-ready = ready
blue-short-scramble = scr
blue-short-airborne = air
blue-short-tally = tally
blue-short-landed = ldd
blue-short-reforming = ref
blue-short-rearming_2 = r 2
blue-short-rearming_1 = r 1

## Airfields of the Luftwaffe on the map
site-audembert = Audembert
site-marquise = Marquise
site-caffiers = Caffiers
site-wissant = Wissant
site-pihen = Pihen
site-coquelles = Coquelles
site-peuplingues = Peuplingues
site-calais_marck = Calais-Marck
site-guines = Guines
site-hermelinghen = Hermelinghen
site-colembert = Colembert
site-desvres = Desvres
site-samer = Samer
site-st_omer = St Omer
site-clairmarais = St Omer-Clairmarais
site-arques = St Omer-Arques
site-montreuil = Montreuil
site-sempy = Sempy
site-le_touquet = Le Touquet
site-neuville = Neuville-Etaples
site-berck_af = Berck
site-crecy = Crecy-en-Ponthieu
site-ligescourt = Ligescourt
site-yvrench = Yvrench
site-barly = Barly
site-abbeville_af = Abbeville-Drucat
site-oye_plage = Oye-Plage
site-mardyck = Mardyck
