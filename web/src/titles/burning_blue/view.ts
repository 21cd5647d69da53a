import type {
  Columns,
  Course,
  Facts,
  Figures,
  Flight,
  Frames,
  Layer,
  Recap,
  Seat,
} from "../../generated/titles/burning_blue";
import type { Frame, State } from "../../wire";
import type { Printed } from "./facts.svelte";
import { TOTE, type FormUp, type Gruppe, type Plan, type Raid, type Tote, type Unit } from "./boardModel";

/** The view of docs/views/burning_blue.md, read into what the board draws. */
export const columns = (state: State): Columns => state.view.columns as unknown as Columns;
export const figures = (state: State): Figures => state.view.figures ?? {};
export const recap = (state: State): Recap => (state.recap as unknown as Recap | null) ?? { fights: [], earlier: 0 };

export const frameOf = (state: State, procedure: keyof Frames): Frame | undefined =>
  state.view.frames.findLast((frame) => frame.procedure === procedure);

/** The raid that is being plotted or built. */
export function raidInHand(state: State): string | null {
  const frame = frameOf(state, "Plotting") ?? frameOf(state, "RaidBuilding");
  return (frame?.values as Frames["Plotting"] | undefined)?.raid ?? null;
}

/** Where the question is about: the raid that is plotted, as far as it has come, or the counter that is named. */
export function placeAsked(state: State, units: Unit[], raids: Raid[]): string | null {
  const plotted = raids.find((each) => each.id === raidInHand(state))?.plan?.points.at(-1)?.place;
  const { unit, raid } = state.question?.values ?? {};
  return plotted ?? units.find((each) => each.id === unit)?.at ?? raids.find((each) => each.id === raid)?.at ?? null;
}

/** Only the planner has courses. */
export const isLuftwaffe = (state: State): boolean => columns(state).ways !== null;

export const scenarioOf = (state: State, facts: Facts): Facts["scenarios"][string] =>
  facts.scenarios[columns(state).scenario] ?? Object.values(facts.scenarios)[0]!;

/** Stations that are out of action. */
export const stationsOut = (state: State): Set<string> => new Set(Object.keys(columns(state).station_out));

/** As on the counter: 601 for 601 (County of London), 1 RCAF for the Canadians. */
const short = (name: string): string => name.replace(/ \(Canadian\)$/, " RCAF").replace(/ \(.*\)$| Flight$/, "");

export function units(state: State, facts: Facts): Unit[] {
  const scenario = scenarioOf(state, facts);
  const seen = columns(state);
  const { petrol } = figures(state);
  return [...Object.keys(facts.squadrons), ...facts.flights].flatMap((id): Unit[] => {
    const tote = seen.tote[id];
    if (!tote || !(TOTE as readonly string[]).includes(tote)) return [];
    const squadron = seen.parent[id as Flight] ?? id; // a squadron has no parent
    const flight = facts.flights.includes(id) ? id.replace("flight_", "").toUpperCase() : null;
    const printed = facts.squadrons[squadron];
    const station = scenario.squadrons[squadron];
    const type = seen.kind[id] ?? printed?.type ?? "hurricane";
    return [
      {
        id,
        squadron,
        type,
        name: flight ?? short(printed?.name ?? id),
        small: seen.small[id] ?? false,
        tote: tote as Tote,
        field: seen.field[id] ?? null,
        home: seen.home[id] ?? null,
        sector: seen.sector[id] ?? null,
        at: seen.at[id] ?? null,
        angels: seen.angels[id] ?? 0,
        order: seen.order[id] ?? "none",
        goal: seen.goal[id] ?? null,
        lineEnd: seen.line_end[id] ?? null,
        then: seen.then[id] ?? "none",
        height: seen.height[id] ?? 0,
        leader: seen.leader[id] ?? null,
        tally: seen.tally[id] ?? null,
        disruption: seen.disruption[id] ?? 0,
        dogfight: seen.dogfight[id] ?? 0,
        losses: seen.losses[id] ?? 0,
        lowAmmo: seen.low_ammo[id] ?? false,
        called: seen.called[id] ?? false,
        homeBy: seen.home_by[id] ?? 0,
        endurance: facts.types[type]?.endurance ?? 0,
        left: petrol?.[id] ?? 0,
        radio: station?.radio ?? "hf",
        vic: station?.vic ?? false,
        green: station?.green ?? false,
      },
    ];
  });
}

/** The Luftwaffe's counters that the reader knows something of. A missing number of one that is seen is 0. */
export function gruppen(state: State): Gruppe[] {
  const seen = columns(state);
  const reads = (who: "everyone" | Seat[] | undefined): boolean =>
    who === "everyone" || (who?.some((seat) => seat === state.you) ?? false);
  return Object.keys(seen.mine)
    .filter((id) => seen.mine[id] !== "everyone")
    .map((id): Gruppe => {
      const [shown, mine] = [reads(seen.seen[id]), reads(seen.mine[id])];
      return {
        id,
        gruppe: seen.gruppe[id] ?? null,
        type: seen.kind[id] ?? null,
        raid: seen.raid[id] ?? null,
        small: shown ? (seen.small[id] ?? false) : null,
        bomber: shown ? (seen.bomber[id] ?? false) : null,
        angels: shown ? (seen.angels[id] ?? 0) : null,
        disruption: seen.disruption[id] ?? 0,
        dogfight: seen.dogfight[id] ?? 0,
        task: seen.task[id] ?? null,
        losses: mine ? (seen.losses[id] ?? 0) : null,
        plan: seen.plan[id] ?? null,
        plotted: mine ? (seen.plotted[id] ?? 0) : null,
        patrolBox: seen.patrol_box[id] ?? 0,
      };
    });
}

export function raids(state: State, printed: Printed): Raid[] {
  const seen = columns(state);
  const mine = isLuftwaffe(state);
  const counters = gruppen(state);
  const { courses } = figures(state);
  const ids = [...Object.keys(seen.raid_at), ...Object.keys(seen.track), ...(mine ? Object.keys(seen.state) : [])];
  return [...new Set(ids)].sort().map((id): Raid => {
    const course = courses?.[id];
    return {
      id,
      at: seen.raid_at[id] ?? null,
      track: seen.track[id] ?? [],
      state: mine ? (seen.state[id] ?? "unused") : null,
      detected: seen.detected[id] ?? false,
      strength: seen.strength[id] ?? 0,
      told: seen.told_angels[id] ?? null,
      hunts: seen.hunts[id] ?? null,
      tallied: seen.tallied[id] ?? false,
      orbiting: seen.orbiting[id] ?? false,
      units: counters.filter((each) => each.raid === id || (each.raid === null && each.plan === id)),
      sweep: seen.sweep?.[id] ?? false,
      method: seen.method?.[id] ?? "level",
      target: (seen.diverted?.[id] ? seen.alternate : seen.target)?.[id] ?? null,
      plan: course ? planOf(course, printed) : null,
    };
  });
}

/** A course with its places on the drawing. */
export function planOf(course: Course, printed: Printed): Plan {
  const at = (place: string) => printed.at(place) ?? ([0, 0] as [number, number]);
  return {
    ...course,
    points: course.points.map((place) => ({ place, at: at(place) })),
    turns: course.turns.map(({ turn, at: place }) => ({ turn, at: at(place) })),
  };
}

/** Form-up counters on the continent, true and false alike. */
export function formUps(state: State): FormUp[] {
  const { form_at, form_strength } = columns(state);
  return Object.entries(form_at).flatMap(([id, at]): FormUp[] =>
    at ? [{ at, strength: form_strength[id] ?? 0 }] : [],
  );
}

/** The weather of a zone from the ground up: what is not clear. */
export const sky = (state: State, zone: string): Layer[] => figures(state).sky?.[zone] ?? [];

/** The weather that gives a zone its drawing and its chip: at one height, or whatever hides most at any. */
export function skyAt(state: State, zone: string, angels: number | null): Layer | null {
  return sky(state, zone)
    .filter((layer) => angels === null || (layer.low <= angels && layer.high >= angels))
    .reduce<Layer | null>((found, layer) => (!found || layer.grade > found.grade ? layer : found), null);
}

/** Hexes in which the squadrons of a sector are heard by radio. */
export function inRadio(state: State, facts: Facts, sector: string): string[] {
  const range = columns(state).radio;
  const speakers = figures(state).listeners?.[sector] ?? [];
  return [...new Set(speakers.flatMap((each) => facts.radio[each]?.[range] ?? []))];
}
