# Words that only the board of The Burning Blue needs.

blue-map = The plotting table: southern England and the Channel coast
blue-laying-out = The plotting table is being laid out.
blue-tabs = What the board shows
blue-tab-map = Map
blue-tab-room = Room
blue-tab-fight = Fight
blue-tab-plan = Plan
blue-bulk = For everybody at once
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
   *[other] across over { $above }
  }
blue-fact-campaign = Day · game
blue-fact-total = Points so far
blue-day-game = { $game ->
    [0] { $day }
   *[other] { $day } · { $game }
  }
blue-fact-scrambles = Scrambles
blue-fact-response = Response
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
blue-sign-other = Airfield outside Fighter Command, or the Luftwaffe’s
blue-sign-town = Town
blue-sign-mast = Radar; smaller: Chain Home Low
blue-sign-ship = Convoy
blue-sign-balloon = Balloon barrage
blue-sign-hurt = Hit, closed or out of action
blue-weather-at = Sky at
blue-weather-worst = worst

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
   *[other] { $weather } from Angels { $low } to { $high }
  }
blue-sky-chip = { $weather } { $heights }
blue-seen-by = { $count ->
    [one] in the arc of one radar station
   *[other] in the arcs of { $count } radar stations
  }
blue-heavy-guns = heavy guns
blue-balloons = balloons
blue-empty-hex = Nothing lies in { $hex }.

## Squadrons
blue-tote = Squadron tote
blue-state = State
blue-lit = lit
blue-tally-ho = Tally-ho
blue-no-squadrons = No squadrons are set up yet.
blue-unit = { $small ->
    [yes] Flight { $name }
   *[no] { $name } Squadron
  }, { $type }
blue-at-angels = Angels { $angels }
blue-order = { $goal ->
    [none] order: { $order }
   *[other] { $order } to { $goal }, making Angels { $height }
  }
blue-home-by = down by { $time }
blue-tally = has { $raid } in sight
blue-dogfight = in a dogfight
blue-on-ground = { $tote } at { $airfield }
blue-disrupted = { $levels ->
    [one] disrupted
    [2] disrupted twice
   *[other] disrupted { $levels } times
  }
blue-losses = { $count } lost
blue-low-ammo = low on ammunition

## Raids
blue-raid = Raid { $raid }
blue-told = { $angels ->
    [none] { $strength } plus, height not known
   *[other] { $strength } plus, Angels { $angels }
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
blue-list-offers = Can be chosen
blue-list-squadrons = Squadrons in the air
blue-list-raids = Raids
blue-list-zones = Zones and their weather

## The plan
blue-chits = Raid chits
blue-force = { $count } { $small ->
    [yes] { $count ->
        [one] Staffel
       *[other] Staffeln
      }
   *[no] { $count ->
        [one] Gruppe
       *[other] Gruppen
      }
  } { $type }{ $way ->
    [jabo] {" "}as Jabos
    [low] {" "}low
   *[none] {""}
  }
blue-or = ; else { $place }
blue-worth = worth { $vp }
blue-plan = Flight plan
blue-plan-times = Times of the raids
blue-no-plan = No raid is plotted yet.
blue-none-left = No raid is left to fly.
blue-plan-line = { $raid }, { $aim }: forms up at { $form }, { $bombs ->
    [none] home
   *[other] over the target at { $bombs }, home
  } at { $home }.
blue-profile = Heights of { $raid }
blue-profile-line = Bombers and close escort at Angels { $low }, the highest cover at Angels { $high }.

## Fights
blue-fight = The fight, step by step
blue-no-fight = No fight yet.
blue-fight-steps = Steps of the fight
blue-fight-of = { $at } of { $of }
blue-fight-before = The fight before
blue-fight-after = The next fight
blue-step-tally = Tally
blue-step-intercept = Intercept
blue-step-reaction = Escort reaction
blue-step-combat = Combat
blue-step-cohesion = Cohesion
blue-rolled = { $sum_id ->
    [attack] two dice, the attack
    [defence] two dice, the defence
   *[other] two dice
  }
blue-total = in all
blue-not-counted = Not counted: { $reasons }.
blue-levels = { $levels ->
    [0] holds together
    [1] disrupted once
   *[other] disrupted { $levels } times
  }
blue-combat-cell = { $lost } lost, cohesion { $shaken }
blue-reason-up_sun = up-sun of the target
blue-reason-four_above = four Angels above
blue-reason-attacker_climbed = the attacker climbed
blue-reason-attacker_green = green crews attack
blue-reason-attacker_disrupted = the attacker is disrupted
blue-reason-target_dive_bombing = the target is dive-bombing
blue-reason-weather_broken = broken cloud or dense haze
blue-reason-weather_bad = overcast, mist or rain
blue-reason-close_escort = close escort
blue-reason-three_gruppen = three Gruppen of escorts
blue-reason-staffel_only = Staffeln only as escort
blue-reason-raf_bounce = the RAF bounced
blue-reason-dive_bombing = dive-bombing
blue-reason-high_cover = all cover eight Angels above
blue-reason-bounce = bounce
blue-reason-defender_climbed = the defender climbed
blue-reason-defender_green = green crews defend
blue-reason-wing_vs_bombers = two squadrons against bombers
blue-reason-small_vs_bombers = a flight against bombers
blue-reason-weak_vs_bombers = weak aircraft against bombers
blue-reason-disrupted_vs_bombers = disrupted against bombers
blue-reason-low_ammo = low on ammunition
blue-reason-green = green crews
blue-reason-already_disrupted = disrupted before
blue-reason-combat = result of the combat
blue-tally-picture = card column: air picture { $picture }
blue-reason-undetected = the raid is not detected
blue-reason-out_of_command = neither in command nor on a vector
blue-reason-beyond_its_group = 12 Group south of row 23
blue-reason-near_bursts = beside flak bursts
