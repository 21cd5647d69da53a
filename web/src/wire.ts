/** The shapes of docs/wire.md. Names, never codes; words are made here in the browser. */

export type Value = number | string | boolean | null | Value[] | { [key: string]: Value };
export type Values = Record<string, Value>;

export interface TitleInfo {
  id: string;
  name: { en: string; ja: string };
  seats: Record<string, number | number[]>;
  /** For each mode the seats that may be taken together, by name. */
  seatings: Record<string, string[][]>;
  modes: string[];
  options: Record<
    string,
    {
      default: string;
      values: string[];
      modes: string[];
      defaults: Record<string, string>;
      needs: Record<string, string[]>;
    }
  >;
  bots?: string[];
  levels: string[];
  data: { provenance: "stated" | "reconstructed" };
}

export interface Seat {
  seat: string;
  who: "person" | "bot" | "open";
  bot: string | null;
  mine: boolean;
  online: boolean;
  /** A bot plays for a person, who can take the seat back. */
  stand_in: boolean;
}

export interface Result {
  winners: string[];
  scores: Record<string, number>;
  why: string;
}

export interface TableLine {
  id: string;
  title: string;
  mode: string;
  options: Record<string, string>;
  turn: number;
  over: boolean;
  result: Result | null;
  seats: Seat[];
  mine: string[];
  asked: string[];
  started: boolean;
  updated: string;
  /** Set for an expired table: when it is deleted unless somebody brings it back. */
  deleted_after: string | null;
  /** Why the installed release cannot load the table (title, data, rules or record), if that is known. */
  set_aside: string | null;
}

/** The log of a table that may not be playable, from what is stored. */
export interface StoredLog {
  title: string;
  mode: string;
  you: string | null;
  events: Event[];
  /** Events that the installed release cannot show. */
  omitted: number;
}

export interface Frame {
  procedure: string;
  step: string;
  rule: string;
  values: Values;
}

export interface View {
  turn: number;
  columns: Values;
  frames: Frame[];
  /** Sums that follow from what is open, where a title gives them. */
  figures?: Values;
  asked: string | null;
}

export interface Option {
  name: string;
  of: string;
  values: Values;
}

export interface Refused extends Option {
  rule: string;
  why: string;
}

export interface Question {
  seat: string;
  key: string;
  rule: string;
  values: Values;
  options?: Option[];
  refused?: Refused[];
  actions?: { name: string }[];
}

export interface Event {
  /** Place in the log of this viewpoint. */
  i: number;
  turn: number;
  kind: string;
  rule: string;
  values: Values;
}

export interface TableInfo {
  id: string;
  title: string;
  mode: string;
  options: Record<string, string>;
  guided: boolean;
  started: boolean;
  seats: Seat[];
  rules: string;
  data: { hash: string; pack: string | null };
  commitment: string;
  /** To every seed so far, in order; the last is the present one. */
  commitments: string[];
  seed: string | null;
  /** All seeds, once the game is over. */
  seeds: string[] | null;
  /** Why hidden information may be known to somebody who should not have it. */
  disclosed: string[];
  updated: string;
  expires: string;
}

export interface State {
  type: "state";
  /** Sequence number of this viewpoint: grows when something changes that it can see. */
  n: number;
  you: string | null;
  table: TableInfo;
  view: View;
  question: Question | null;
  events: Event[];
  since: number;
  undo: { can: boolean; why: string | null; asked_by: string | null };
  result: Result | null;
}

export interface WireError {
  code: string;
  message: string;
  rule: string | null;
  detail: Values;
}

export interface Section {
  id: string;
  heading: string;
  text: string;
}

export interface Rules {
  sections: Section[];
  notes: string;
}

export type Sitting = { who: "me" } | { who: "friend" } | { who: "bot"; bot: string };

export interface NewTable {
  title: string;
  mode: string;
  options: Record<string, string>;
  seats: Record<string, Sitting>;
  guided: boolean;
  watch: boolean;
}

export interface Invitation {
  title: string;
  seat: string;
  taken: boolean;
  disclosed: string[];
}

export interface Started {
  id: string;
  links: Record<string, string>;
}
