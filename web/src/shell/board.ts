import { on } from "svelte/events";
import type { Words } from "../lib/words";
import type { Event, State, Values } from "../wire";

/** Something the question offers: its lamp, its words, and what would come of it. */
export interface Offer {
  name: string;
  of: string;
  key: string;
  label: string;
  note: string;
  /** What the thing itself does, where the note says something else. */
  detail: string;
  before: number | null;
  after: number | null;
  values: Values;
  hinted: boolean;
  /** Set where it gives something up for good: what the button says when it asks again. */
  confirm: string;
}

/** A near miss, with its reason. */
export interface Refusal {
  name: string;
  of: string;
  label: string;
  why: string;
  rule: string;
}

/** Of very many offers, those that make sense first: near what the question is about. */
export type Near = (state: State, offers: Offer[], text: Words) => Offer[];

/** All a board gets. It draws the state, makes offers clickable, and holds no rules. */
export interface BoardProps {
  state: State;
  text: Words;
  /** All that has happened, as this seat may know it. */
  events: Event[];
  offers: Offer[];
  refusals: Refusal[];
  /** What may be done beside the question; a board may show it where it lies. */
  actions: Offer[];
  /** The name that is pointed at, on the board or in a list. */
  highlight: string | null;
  point: (name: string | null) => void;
  choose: (name: string) => void;
  /** On a phone: the first tap lifts, the second plays. */
  lifted: string | null;
  /** An offer that was chosen and asks again, because it gives something up. */
  armed?: string | null;
  narrow: boolean;
}

const nothing = (): void => undefined;

/** A board to look at: nothing is offered, and nothing happens when it is clicked. */
export const stillBoard = (state: State, text: Words, narrow = false): BoardProps => ({
  state,
  text,
  events: state.events,
  offers: [],
  refusals: [],
  actions: [],
  highlight: null,
  point: nothing,
  choose: nothing,
  lifted: null,
  narrow,
});

type Pointing = readonly [point: BoardProps["point"], name: string];

/** An element that stands for an option is pointed at under the pointer and while it has the focus. */
export function pointing(node: Element, option: Pointing) {
  const enter = () => option[0](option[1]);
  const leave = () => option[0](null);
  const handlers = { pointerenter: enter, pointerleave: leave, focus: enter, blur: leave };
  // Svelte's `on`, because an element that is removed while it has the focus fires `blur` in the middle of an update.
  for (const [event, handler] of Object.entries(handlers)) on(node, event, handler);
  return { update: (next: Pointing) => (option = next) };
}
