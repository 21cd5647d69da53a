import type { Ladder, Vector } from "../../generated/titles/burning_blue";
import type { Point } from "../../lib/hexes";
import type { Words } from "../../lib/words";
import type { BoardProps } from "../../shell/board";
import type { Route } from "../../shell/hex/map";
import type { State } from "../../wire";
import type { Printed } from "./facts.svelte";
import { hourOf, shownTurn, timeOf } from "./boardModel";
import { columns, figures } from "./view";

/** What the order that is asked for would come to, as the view says it. */

/** The option that is pointed at, or lifted on a phone. */
const pointed = (board: Pick<BoardProps, "highlight" | "lifted">): string | null => board.highlight ?? board.lifted;

/** The vector of the option that is pointed at; of the only one, if there is one. */
export function vectorOf(board: BoardProps): Vector | null {
  const all = figures(board.state).vectors ?? {};
  const name = pointed(board);
  return (name !== null && all[name]) || null;
}

export const ladderOf = (state: State): Ladder | null => figures(state).ladder ?? null;

export interface Arrival {
  place: string;
  turn: number;
  petrol: number;
  home: number;
  /** Whether that is too far for its petrol. */
  short: boolean;
}

/** Of a goal that may be chosen: when the formation is there at the earliest, and what its petrol allows then. */
export function arrivalAt(state: State, place: string): Arrival | null {
  const { reach } = figures(state);
  const arrives = reach?.arrivals.find((each) => each.places.includes(place));
  const home = reach?.homes.find((each) => each.places.includes(place));
  if (!reach || !arrives || !home) return null;
  return {
    place,
    turn: arrives.turn,
    petrol: arrives.petrol,
    home: home.turns,
    short: reach.short.includes(place),
  };
}

export function arrivalNote(text: Words, state: State, arrival: Arrival): string {
  return text.say("vector-note", {
    arrival: hourOf(timeOf(columns(state).start, arrival.turn)),
    petrol: arrival.petrol,
    home: arrival.home,
    short: arrival.short,
    level: "none",
  });
}

/** On the map: the line of the vector with the end of each turn on it, and a plate where it ends. */
export interface VectorLine {
  route: Route;
  plate: { at: Point; title: string; note: string; short: boolean; below: boolean };
}

export function vectorLine(board: BoardProps, printed: Printed, from: Point | null): VectorLine | null {
  const { state, text } = board;
  if (!from) return null;
  const vector = vectorOf(board);
  const start = columns(state).start;
  if (vector) {
    const end = printed.at(vector.place);
    if (!end) return null;
    const turns = vector.turns.flatMap(({ turn, at }) => {
      const spot = printed.at(at);
      return spot ? [{ turn: shownTurn(turn), at: spot }] : [];
    });
    const there = vector.arrives !== null && vector.petrol !== null;
    return {
      route: { key: "vector", look: "thought a", points: [from, end], turns: turns.slice(0, 8) },
      plate: {
        at: end,
        title: there
          ? text.say("blue-vector-there", {
              time: hourOf(timeOf(start, vector.arrives!)),
              turn: shownTurn(vector.arrives!),
              angels: vector.angels,
              level:
                vector.level === null || vector.level === vector.arrives ? "none" : hourOf(timeOf(start, vector.level)),
            })
          : text.say("blue-vector-never"),
        note: there ? text.say("blue-vector-fuel", { petrol: vector.petrol!, home: vector.home }) : "",
        short: vector.short,
        below: end[1] > from[1],
      },
    };
  }
  const name = pointed(board);
  const goal = board.offers.some((offer) => offer.of === "place" && offer.name === name) ? name : null;
  const arrival = goal && arrivalAt(state, goal);
  const end = goal && printed.at(goal);
  if (!arrival || !end) return null;
  return {
    route: { key: "vector", look: "thought a", points: [from, end] },
    plate: {
      at: end,
      title: text.say("blue-vector-earliest", {
        time: hourOf(timeOf(start, arrival.turn)),
        turn: shownTurn(arrival.turn),
      }),
      note: text.say("blue-vector-fuel", { petrol: arrival.petrol, home: arrival.home }),
      short: arrival.short,
      below: end[1] > from[1],
    },
  };
}
