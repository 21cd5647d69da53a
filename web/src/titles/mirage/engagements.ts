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
  /** The aces that fly them. */
  fighterAce: string | null;
  aircraftAce: string | null;
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
  /** The force that is fought, and which round it is; null where only guns and bombs are told. */
  force: string | null;
  round: number | null;
  pairs: Pair[];
  /** Guns and bombs, in the order they happened. */
  after: After[];
}

const AFTER = new Set([
  "aimed",
  "weapon_fired",
  "weapon_lost",
  "bombed",
  "radar_hit",
  "airfield_hit",
  "city_hit",
  "result_drawn",
  "fuel_ends",
]);

const text = (event: Event, name: string): string => (typeof event.values[name] === "string" ? event.values[name] : "");
const amount = (event: Event, name: string): number =>
  typeof event.values[name] === "number" ? event.values[name] : 0;
const fresh = (fighter: string, ace: string | null): Pair => ({
  fighter,
  aircraft: null,
  fighterAce: ace,
  aircraftAce: null,
  british: [],
  german: [],
  commands: [],
  shots: [],
  damaged: null,
  fates: [],
  aces: [],
});

class Reader {
  found: Engagement[] = [];
  private where = new Map<string, Area>();
  private area: Area | null = null;

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
      this.area = null;
    }
    if (event.kind === "force_placed") this.where.set(text(event, "seat"), text(event, "area") as Area);
    if (event.kind === "force_shown") this.area = this.where.get(text(event, "seat")) ?? null;
    if (event.kind === "british_shown") this.area = AREAS.find((area) => area === text(event, "area")) ?? null;
  }

  private get last(): Engagement | undefined {
    return this.found.at(-1);
  }

  private start(event: Event, force: string | null, round: number | null): Engagement {
    const engagement: Engagement = { turn: event.turn, area: this.area, force, round, pairs: [], after: [] };
    this.found.push(engagement);
    return engagement;
  }

  /** A fighter is shown: another pair of this round, or a new round, force or area. */
  private shown(event: Event): void {
    const here = this.last;
    const force = text(event, "force");
    const round = amount(event, "round");
    const on =
      here && here.turn === event.turn && here.area === this.area && here.force === force && here.round === round;
    (on ? here : this.start(event, force, round)).pairs.push(fresh(text(event, "card"), text(event, "ace") || null));
  }

  private paired(event: Event): void {
    const pair = this.last?.pairs[amount(event, "pair") - 1];
    if (!pair) return;
    pair.aircraft = text(event, "target");
    pair.aircraftAce = text(event, "ace") || null;
  }

  private afterwards(event: Event): void {
    const here =
      this.last && this.last.turn === event.turn && this.last.area === this.area
        ? this.last
        : this.start(event, null, null);
    here.after.push({ kind: event.kind, event });
  }

  private during(event: Event): void {
    const here = this.last;
    if (!here || here.turn !== event.turn) return;
    const card = text(event, "card");
    const pair = here.pairs[amount(event, "pair") - 1];
    if (event.kind === "supported" && pair) pair[isBritish(card) ? "british" : "german"].push(card);
    else if (event.kind === "command_played") this.command(card, pair);
    else if (event.kind === "fired")
      pair?.shots.push({
        card,
        target: text(event, "target"),
        die: amount(event, "die"),
        number: amount(event, "number"),
      });
    else if (event.kind === "damaged" && pair) pair.damaged = { card, die: amount(event, "die") };
    else if (event.kind === "shot_down" || event.kind === "went_home") this.fate(here, pair, event);
    else if (event.kind === "ace_escaped" || event.kind === "ace_lost")
      pair?.aces.push({ card, die: amount(event, "die"), escaped: event.kind === "ace_escaped" });
  }

  private command(card: string, pair: Pair | undefined): void {
    pair?.commands.push(card);
    if (card === "seenotdienst" && pair?.aircraft) pair.fates.push({ card: pair.aircraft, fate: "rescued" });
  }

  private fate(here: Engagement, pair: Pair | undefined, event: Event): void {
    const fate = { card: text(event, "card"), fate: event.kind as Fate };
    if (pair) pair.fates.push(fate);
    else here.after.push({ kind: event.kind, event });
  }
}

export function engagements(events: Event[], turn: number): Engagement[] {
  const reader = new Reader();
  for (const event of events) if (event.turn >= turn - 1) reader.read(event);
  return reader.found.filter((each) => each.pairs.length || each.after.length);
}
