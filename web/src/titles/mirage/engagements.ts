import type { Event } from "../../wire";
import { isBritish } from "./cards";
import { AREAS, type Area } from "./view";

/** The fights of this turn and the last, told by their events: pairs with every roll, then guns, then bombs. */
export interface Shot {
  card: string;
  target: string;
  die: number;
  number: number;
}
export type Fate = "shot_down" | "went_home" | "rescued";
export interface Pair {
  fighter: string;
  aircraft: string | null;
  british: string[];
  german: string[];
  commands: string[];
  shots: Shot[];
  /** The die of a damaged aircraft that tries to come home. */
  damaged: { card: string; die: number } | null;
  fates: { card: string; fate: Fate }[];
  aces: { card: string; die: number; escaped: boolean }[];
}
export interface After {
  kind: string;
  event: Event;
}
export interface Engagement {
  turn: number;
  area: Area | null;
  /** The force that is fought, and which round it is; unknown where two forces are met in one area. */
  force: string | null;
  round: number | null;
  pairs: Pair[];
  /** Guns and bombs, in the order they happened. */
  after: After[];
}

const AFTER = new Set(["aimed", "weapon_fired", "weapon_lost", "bombed", "radar_hit", "airfield_hit", "city_hit", "result_drawn", "fuel_ends"]);

const text = (event: Event, name: string): string => (typeof event.values[name] === "string" ? (event.values[name] as string) : "");
const amount = (event: Event, name: string): number => (typeof event.values[name] === "number" ? (event.values[name] as number) : 0);
const fresh = (fighter: string): Pair => ({ fighter, aircraft: null, british: [], german: [], commands: [], shots: [], damaged: null, fates: [], aces: [] });

class Reader {
  found: Engagement[] = [];
  private where = new Map<string, Area>();
  private area: Area | null = null;
  private met = new Set<string>();
  /** The pair that fires now. */
  private firing = -1;
  /** Cards were turned up since the last fight: a new area, or a new force. */
  private opened = true;

  read(event: Event): void {
    this.place(event);
    if (event.kind === "fighter_shown") this.shown(event);
    else if (event.kind === "paired") this.paired(event);
    else if (AFTER.has(event.kind)) this.afterwards(event);
    else this.during(event);
  }

  private place(event: Event): void {
    if (event.kind === "turn_begins") {
      this.where.clear();
      this.turnUp(null);
    }
    if (event.kind === "force_placed") this.where.set(text(event, "seat"), text(event, "area") as Area);
    if (event.kind === "force_shown") this.turnUp(this.where.get(text(event, "seat")) ?? null);
    if (event.kind === "british_shown") this.turnUp(AREAS.find((area) => area === text(event, "area")) ?? null);
    if (event.kind === "sent") this.met.add(text(event, "seat"));
  }

  private turnUp(area: Area | null): void {
    if (area === this.area) return;
    this.area = area;
    this.met.clear();
    this.opened = true;
  }

  private get last(): Engagement | undefined {
    return this.found.at(-1);
  }

  private start(event: Event): Engagement {
    const before = this.last;
    const again = before && !this.opened && before.turn === event.turn && before.area === this.area && before.pairs.length > 0;
    const force = this.met.size === 1 ? [...this.met][0]! : null;
    const round = force ? ((again && before.round) || 0) + 1 : null;
    const engagement: Engagement = { turn: event.turn, area: this.area, force, round, pairs: [], after: [] };
    this.found.push(engagement);
    this.opened = false;
    this.firing = -1;
    return engagement;
  }

  private shown(event: Event): void {
    const here = this.last;
    const on = here && !this.opened && here.turn === event.turn && here.area === this.area && !here.pairs.some((pair) => pair.shots.length) && !here.after.length;
    (on ? here : this.start(event)).pairs.push(fresh(text(event, "card")));
  }

  private paired(event: Event): void {
    const pair = this.last?.pairs[amount(event, "pair") - 1];
    if (pair) pair.aircraft = text(event, "target");
  }

  private afterwards(event: Event): void {
    const here = this.last && this.last.turn === event.turn && this.last.area === this.area && !this.opened ? this.last : this.start(event);
    here.after.push({ kind: event.kind, event });
  }

  private during(event: Event): void {
    const here = this.last;
    if (!here || here.turn !== event.turn) return;
    const card = text(event, "card");
    const named = here.pairs[amount(event, "pair") - 1];
    const pair = here.pairs[this.firing];
    if (event.kind === "supported" && named) named[isBritish(card) ? "british" : "german"].push(card);
    else if (event.kind === "command_played") this.command(card, named, pair);
    else if (event.kind === "fired") this.fire(here, event);
    else if (event.kind === "damaged" && pair) pair.damaged = { card, die: amount(event, "die") };
    else if (event.kind === "shot_down" || event.kind === "went_home") this.fate(here, pair, event);
    else if (event.kind === "ace_escaped" || event.kind === "ace_lost") pair?.aces.push({ card, die: amount(event, "die"), escaped: event.kind === "ace_escaped" });
  }

  private command(card: string, named: Pair | undefined, pair: Pair | undefined): void {
    named?.commands.push(card);
    if (card === "seenotdienst" && pair?.aircraft) pair.fates.push({ card: pair.aircraft, fate: "rescued" });
  }

  /** Pairs fire one after the other, the British fighters of each first: that tells whose roll it was. */
  private fire(here: Engagement, event: Event): void {
    const shot: Shot = { card: text(event, "card"), target: text(event, "target"), die: amount(event, "die"), number: amount(event, "number") };
    const pair = here.pairs[this.firing];
    const fired = pair?.shots.filter((each) => isBritish(each.card)).length ?? 0;
    const full = !pair || fired > pair.british.length || pair.shots.some((each) => !isBritish(each.card));
    if (isBritish(shot.card) && full) this.firing = here.pairs.findIndex((each, at) => at > this.firing && !each.commands.includes("cloud_cover"));
    here.pairs[this.firing]?.shots.push(shot);
  }

  private fate(here: Engagement, pair: Pair | undefined, event: Event): void {
    const fate = { card: text(event, "card"), fate: event.kind as Fate };
    if (pair && !here.after.length) pair.fates.push(fate);
    else here.after.push({ kind: event.kind, event });
  }
}

export function engagements(events: Event[], turn: number): Engagement[] {
  const reader = new Reader();
  for (const event of events) if (event.turn >= turn - 1) reader.read(event);
  return reader.found.filter((each) => each.pairs.length || each.after.length);
}
