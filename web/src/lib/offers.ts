import type { Offer, Refusal } from "../shell/board";
import type { Option, Question, State } from "../wire";
import type { Words } from "./words";

/** Options that stop or finish: last in the list, on the lamp 0. */
const STOPS = new Set(["pass", "stop", "done", "finish"]);

/** More than this are searched or chosen on the board, and only the one that stops has a lamp. */
export const LONG = 60;

const number = (value: unknown): number | null => (typeof value === "number" ? value : null);

export function label(question: Question, option: Option, text: Words): string {
  return text.has(`${question.key}-${option.name}`)
    ? text.say(`${question.key}-${option.name}`, option.values)
    : text.has(`${question.key}-label`) && /^\d+$/.test(option.name)
      ? text.say(`${question.key}-label`, { number: Number(option.name) })
      : text.thing(option.of, option.name);
}

/** An option with words of its own has its own note or none: the common one speaks of things. */
function note(question: Question, option: Option, text: Words): string {
  const own = text.attribute(`${question.key}-${option.name}`, "note", option.values);
  if (own) return own;
  if (STOPS.has(option.name) || text.has(`${question.key}-${option.name}`) || !text.has(`${question.key}-note`))
    return text.role(option.of, option.name);
  // "The rest in this order" is no thing, and has nothing that could be said of one.
  if (option.of === "alternative" && !Object.keys(option.values).length) return "";
  return text.say(`${question.key}-note`, { ...option.values, [option.of]: option.name });
}

/** What the thing does, where the note speaks of its price: the text of a card that can be bought. */
function detail(question: Question, option: Option, text: Words): string {
  const role = text.role(option.of, option.name);
  return role === note(question, option, text) ? "" : role;
}

/** Places that say how far the target is (`away`): the nearest first, and those beside the map last. */
function nearestFirst(options: Option[]): Option[] {
  const away = (option: Option): number | null => (option.of === "place" ? number(option.values["away"]) : null);
  if (options.every((option) => away(option) === null)) return options;
  return [...options].sort((one, other) => (away(one) ?? Infinity) - (away(other) ?? Infinity));
}

/** The options in reading order, each with its lamp: 1 to 9, and 0 for the one that stops. */
export function offersOf(state: State | null, text: Words, hint: string | null): Offer[] {
  const question = state?.question;
  if (!question?.options || question.seat !== state?.you) return [];
  const stops = question.options.filter((option) => STOPS.has(option.name));
  const rest = nearestFirst(question.options.filter((option) => !STOPS.has(option.name)));
  return [...rest, ...stops].map((option, index) => ({
    name: option.name,
    of: option.of,
    key: stops[0] === option ? "0" : index < 9 && rest.length <= LONG ? String(index + 1) : "",
    label: label(question, option, text),
    note: note(question, option, text),
    detail: detail(question, option, text),
    before: number(option.values["before"]),
    after: number(option.values["after"]),
    values: option.values,
    hinted: option.name === hint,
    confirm: text.attribute(`${question.key}-${option.name}`, "confirm", option.values),
  }));
}

/** What may be done beside the question. Each gives something up, so each asks again. */
export function actionsOf(state: State | null, text: Words): Offer[] {
  const question = state?.question;
  if (!question?.actions || question.seat !== state?.you) return [];
  return question.actions.map(({ name }) => ({
    name,
    of: "action",
    key: "",
    label: text.say(`action-${name}`),
    note: "",
    detail: "",
    before: null,
    after: null,
    values: {},
    hinted: false,
    confirm: text.attribute(`action-${name}`, "confirm") || text.say("sure"),
  }));
}

export function refusalsOf(state: State | null, text: Words): Refusal[] {
  const question = state?.question;
  if (!question?.refused || question.seat !== state?.you) return [];
  return question.refused.map((refused) => ({
    name: refused.name,
    of: refused.of,
    // What it would do is not said of a near miss: the thing's own name is enough.
    label: text.has(`${refused.of}-${refused.name}`)
      ? text.thing(refused.of, refused.name)
      : label(question, refused, text),
    why: text.say(`why-${refused.why}`, { ...refused.values, [refused.of]: refused.name }),
    rule: refused.rule,
  }));
}

export interface Grouped {
  labels: string[];
  names: string[];
  why: string;
  rule: string;
}

/** Near misses with the same reason share a line. */
export function groupRefusals(refusals: Refusal[]): Grouped[] {
  const groups = new Map<string, Grouped>();
  for (const { label, name, why, rule } of refusals) {
    const key = `${rule} ${why}`;
    const group = groups.get(key) ?? { labels: [], names: [], why, rule };
    groups.set(key, group);
    if (!group.labels.includes(label)) group.labels.push(label);
    group.names.push(name);
  }
  return [...groups.values()];
}
