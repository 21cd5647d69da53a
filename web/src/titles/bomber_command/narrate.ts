import type { Columns, Facts, Figures, ScenarioFacts, Trace, Zone } from "../../generated/titles/bomber_command";
import type { Words } from "../../lib/words";
import type { Airfield } from "./airfields";
import { shown, type Blip, type Combat, type Raid, type Unit } from "./boardModel";

/** What lies on the map, in words. */
export interface Ground {
  facts: Facts;
  scenario: ScenarioFacts;
  weather: Columns["weather"];
  active: string[];
  guns: Figures["flak"];
  fields: Airfield[];
  text: Words;
}

export function describeGround(hex: string, { facts, scenario, weather, active, guns, fields, text }: Ground): string {
  const cities = scenario.cities.filter((city) => city.hex === hex);
  const land = facts.map.land[hex] ?? 0;
  const area = Object.entries(facts.map.areas).find(([, hexes]) => hexes.includes(hex))?.[0];
  const beacon = scenario.beacons.find((each) => each.hex === hex);
  const said = [shown(hex), text.say(land === 0 ? "bomber-sea" : land < 1 ? "bomber-coast" : "bomber-land")];
  for (const city of cities)
    said.push(
      text.say("bomber-city-here", {
        city: city.id,
        flak: guns[city.id] ?? 0,
        radar: city.radar ?? "none",
      }),
    );
  if (area) said.push(text.say("bomber-division-here", { zone: area, weather: weather[area as Zone] ?? "clear" }));
  if (beacon) said.push(text.say("bomber-beacon-here", { beacon: beacon.id }));
  for (const field of fields)
    if (field.hex === hex) said.push(text.say("bomber-airfield-here", { airfields: field.names, ready: field.ready }));
  if (scenario.himmelbett.includes(hex))
    said.push(text.say(active.includes(hex) ? "bomber-belt-active" : "bomber-belt"));
  if (scenario.mandrel.includes(hex)) said.push(text.say("bomber-mandrel"));
  if (scenario.ruhr.includes(hex)) said.push(text.say("bomber-ruhr"));
  if (hex in scenario.area_flak) said.push(text.say("bomber-area-flak", { flak: scenario.area_flak[hex]! }));
  if (scenario.searchlights.includes(hex)) said.push(text.say("bomber-searchlights"));
  if (hex in scenario.mines) said.push(text.say("bomber-mines", { vp: scenario.mines[hex]! }));
  return said.join(text.say("comma")) + text.say("full-stop");
}

export function describeUnit(unit: Unit, facts: Facts, text: Words): string {
  const printed = facts.units[unit.id];
  if (!printed) return unit.id;
  const said = [
    text.say("bomber-unit", {
      name: printed.name,
      type: printed.type,
      strength: unit.strength,
    }),
  ];
  said.push(
    text.say(`bomber-is-${unit.standing}`, {
      fuel: unit.fuel,
      raid: unit.raid?.toUpperCase() ?? "",
      stack: unit.stack ?? "",
      airfield: printed.airfield,
    }),
  );
  if (unit.depleted) said.push(text.say("bomber-depleted"));
  if (unit.gci) said.push(text.say("bomber-gci"));
  if (unit.returning) said.push(text.say("bomber-returning"));
  return said.join(text.say("comma"));
}

export const describeRaid = (raid: Raid, text: Words): string =>
  text.say("bomber-raid", { raid: raid.id.toUpperCase(), kind: raid.kind ?? "unknown" });
export const describeBlip = (blip: Blip, hex: string, text: Words): string =>
  text.say(blip.hexes[0] === hex ? "bomber-seen-head" : "bomber-seen-tail", {
    raid: blip.raid?.toUpperCase() ?? "none",
    count: blip.hexes.length,
  });
export const describeTrace = (trace: Trace, text: Words): string =>
  text.say(`bomber-trace-${trace.what}`, { turn: trace.turn });
export const describeCombat = (combat: Combat, text: Words): string =>
  text.say("bomber-combat-here", { how: combat.how, city: combat.city ?? "none" });
