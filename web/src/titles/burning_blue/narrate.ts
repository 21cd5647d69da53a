import type { Words } from "../../lib/words";
import type { State } from "../../wire";
import type { Layer, PrintedSite, Sites } from "../../generated/titles/burning_blue";
import type { Printed } from "./facts.svelte";
import { hourOf, raidLabel, timeOf, type Gruppe, type Raid, type Unit } from "./boardModel";
import { columns, scenarioOf, sky, stationsOut } from "./view";

/** What lies on the table, in words. */

/** 1835 is read as 18 35. */
export const spoken = (place: string): string =>
  /^\d{4}$/.test(place) ? `${place.slice(0, 2)} ${place.slice(2)}` : place;

/** A name in the reader's language, or as the data have it. */
export function named(text: Words, of: string, id: string, name: string): string {
  return text.has(`${of}-${id}`) ? text.thing(of, id) : name;
}

export function placeName(text: Words, printed: Printed, place: string): string {
  const box = printed.facts.map.boxes[place];
  return box ? named(text, "place", place, box.name) : place;
}

const NAMED: (keyof Sites)[] = ["london", "town", "port", "factory", "convoy", "continental", "headquarters"];

export const siteName = (text: Words, site: Pick<PrintedSite, "id" | "name">): string =>
  named(text, "site", site.id, site.name);

/** A target by its name, whatever it is. */
export function placeOf(text: Words, printed: Printed, id: string): string {
  const { facts } = printed;
  const found = [...(Object.values(facts.sites) as PrintedSite[][]).flat(), ...facts.airfields, ...facts.stations].find(
    (each) => each.id === id,
  );
  return found ? siteName(text, found) : id;
}

/** Everything that has a name, for the search. */
export function placeList(text: Words, printed: Printed): { hex: string; name: string }[] {
  const { facts, grid } = printed;
  const found = [
    ...facts.airfields.map((field) => ({ hex: field.hex, name: named(text, "airfield", field.id, field.name) })),
    ...facts.stations.map((station) => ({ hex: station.hex, name: named(text, "station", station.id, station.name) })),
    ...NAMED.flatMap((kind) => facts.sites[kind].map((site) => ({ hex: site.hex, name: siteName(text, site) }))),
  ].filter((place) => grid.has(place.hex));
  const once = new Map(found.map((place) => [`${place.hex} ${place.name}`, place]));
  return [...once.values(), ...grid.names.map((hex) => ({ hex, name: hex }))];
}

/** What stands in a hex, by name. */
export function standing(text: Words, printed: Printed, hex: string): string[] {
  const { facts } = printed;
  const names = [
    ...facts.airfields
      .filter((field) => field.hex === hex)
      .map((field) =>
        text.say("blue-airfield-here", { name: named(text, "airfield", field.id, field.name), role: field.role }),
      ),
    ...facts.sites.london.filter((site) => site.hex === hex).map((site) => siteName(text, site)),
    ...facts.sites.town.filter((site) => site.hex === hex).map((site) => siteName(text, site)),
    ...facts.stations
      .filter((station) => station.hex === hex)
      .map((station) =>
        text.say("blue-station-here", { name: named(text, "station", station.id, station.name), kind: station.kind }),
      ),
    ...facts.sites.port.filter((site) => site.hex === hex).map((site) => siteName(text, site)),
    ...facts.sites.factory.filter((site) => site.hex === hex).map((site) => siteName(text, site)),
    ...facts.sites.continental.filter((site) => site.hex === hex).map((site) => siteName(text, site)),
  ];
  return [...new Set(names)];
}

export const describeLayer = (text: Words, layer: Layer): string =>
  text.say("blue-layer", {
    weather: layer.weather,
    low: layer.low,
    high: layer.high,
    single: layer.low === layer.high ? "yes" : "no",
  });

export function describeSky(text: Words, layers: Layer[]): string {
  return layers.length
    ? layers.map((layer) => describeLayer(text, layer)).join(text.say("list-comma"))
    : text.say("blue-clear");
}

export function describeGround(text: Words, printed: Printed, state: State, hex: string): string {
  const land = printed.facts.map.land[hex] ?? 0;
  const zones = printed.zones(hex);
  const said = [
    spoken(hex),
    text.say(land === 0 ? "blue-sea" : land < 1 ? "blue-coast" : "blue-land"),
    ...standing(text, printed, hex),
  ];
  for (const zone of zones) said.push(text.say("blue-zone-here", { zone, sky: describeSky(text, sky(state, zone)) }));
  const seen = printed.seenBy(hex, stationsOut(state)).length;
  if (seen) said.push(text.say("blue-seen-by", { count: seen }));
  if (scenarioOf(state, printed.facts).heavy_guns.includes(hex)) said.push(text.say("blue-heavy-guns"));
  if (printed.facts.barrages.includes(hex)) said.push(text.say("blue-balloons"));
  return said.join(text.say("comma")) + text.say("full-stop");
}

export function describeUnit(text: Words, printed: Printed, state: State, unit: Unit): string {
  const said = [
    text.thing("unit", unit.id),
    ...(unit.squadron === unit.id ? [] : [text.thing("unit", unit.squadron)]),
    text.thing("type", unit.type),
  ];
  if (unit.tote === "airborne") {
    said.push(
      text.say("blue-at-angels", { angels: unit.angels }),
      text.say("blue-order", {
        order: unit.order,
        goal: unit.goal ? placeName(text, printed, unit.goal) : "none",
        height: unit.height,
      }),
    );
    said.push(text.say("blue-home-by", { time: hourOf(timeOf(columns(state).start, unit.homeBy)) }));
    if (unit.tally) said.push(text.say("blue-tally", { raid: raidLabel(unit.tally) }));
    if (unit.dogfight) said.push(text.say("blue-dogfight"));
  } else {
    const field = printed.field(unit.field ?? unit.home);
    said.push(
      text.say("blue-on-ground", {
        tote: unit.tote,
        airfield: field ? named(text, "airfield", field.id, field.name) : "",
      }),
    );
  }
  if (unit.disruption) said.push(text.say("blue-disrupted", { levels: unit.disruption }));
  if (unit.losses) said.push(text.say("blue-losses", { count: unit.losses }));
  if (unit.lowAmmo) said.push(text.say("blue-low-ammo"));
  return said.join(text.say("comma"));
}

export function gruppeName(text: Words, printed: Printed, unit: Gruppe): string {
  if (unit.gruppe) return named(text, "gruppe", unit.gruppe, printed.facts.gruppen[unit.gruppe]?.name ?? unit.gruppe);
  return text.say("blue-silhouette", {
    bomber: unit.bomber === null ? "unknown" : unit.bomber,
    small: unit.small === true,
  });
}

export function describeGruppe(text: Words, printed: Printed, unit: Gruppe): string {
  const said = [text.thing("unit", unit.id), gruppeName(text, printed, unit)];
  if (unit.type) said.push(text.thing("type", unit.type));
  if (unit.angels !== null) said.push(text.say("blue-at-angels", { angels: unit.angels }));
  if (unit.task && unit.task !== "none") said.push(text.thing("task", unit.task));
  if (unit.disruption) said.push(text.say("blue-disrupted", { levels: unit.disruption }));
  if (unit.losses) said.push(text.say("blue-losses", { count: unit.losses }));
  if (unit.dogfight) said.push(text.say("blue-dogfight"));
  return said.join(text.say("comma"));
}

export function describeRaid(text: Words, printed: Printed, raid: Raid): string {
  const said = [text.say("blue-raid", { raid: raidLabel(raid.id) })];
  if (raid.detected && raid.strength)
    said.push(text.say("blue-told", { strength: raid.strength, angels: raid.told ?? "none" }));
  else if (raid.detected && raid.told !== null) said.push(text.say("blue-at-angels", { angels: raid.told }));
  else if (raid.at) said.push(text.say("blue-undetected"));
  if (raid.orbiting) said.push(text.say("blue-orbits"));
  if (raid.tallied) said.push(text.say("blue-tallied"));
  const seen = raid.units.filter((unit) => unit.angels !== null || unit.gruppe);
  if (seen.length)
    said.push(
      seen
        .map((unit) => `${text.thing("unit", unit.id)} ${gruppeName(text, printed, unit)}`)
        .join(text.say("list-comma")),
    );
  return said.join(text.say("comma"));
}
