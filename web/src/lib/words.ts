import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Value, Values } from "../wire";
import { NO_DECLARATION, type Declaration } from "./declaration";

/**
 * Words for one reader: the title's messages first, then the shell's.
 *
 * Values are names of things (`card: "hurricane"`), so each is said as its own message (`card-hurricane`) before it
 * goes into a sentence. `mark` wraps such names so that a log line can make them light up the board; `parts` takes them
 * apart again.
 */
export interface Part {
  text: string;
  of?: string;
  name?: string;
}

/** Stands in a sentence for a value that the reader may not see. */
const HIDDEN = "hidden";
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = /\uE000([^\uE001:]*):([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

export function parts(line: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of line.matchAll(MARKED)) {
    if (match.index > from) found.push({ text: line.slice(from, match.index) });
    found.push({ text: match[3] ?? "", of: match[1] ?? "", name: match[2] ?? "" });
    from = match.index + match[0].length;
  }
  if (from < line.length) found.push({ text: line.slice(from) });
  return found;
}

export const plain = (line: string): string => line.replace(MARKED, "$3");

/** Hexes that go by their number on the map have no message of their own. */
const NUMBER = /^\d+$/;

/** A name that nobody wrote words for, made readable: hexes such as k5 are printed in capitals. */
const readable = (name: string): string =>
  /^[a-z]\d{1,2}$/.test(name) ? name.toUpperCase() : name.replaceAll("_", " ");

/** The key of a thing's name. A key has no dots: section 7.2.1 is rule-7-2-1. */
const keyOf = (kind: string, name: string): string => `${kind}-${name.replaceAll(".", "-")}`;

export class Words {
  private bundle: FluentBundle;

  constructor(
    readonly language: string,
    private readonly sources: string[],
    /** What the title declares of its events, so that their values are said as what they are. */
    readonly declaration: Declaration = NO_DECLARATION,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    // The first source to define a message wins: a title may rephrase the shell.
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: false });
  }

  has(key: string, attribute?: string): boolean {
    const message = this.bundle.getMessage(key);
    return attribute ? message?.attributes[attribute] != null : message?.value != null;
  }

  /** The names after a prefix, in the order the files give them: `phase-` lists the phases of a turn. */
  listed(prefix: string): string[] {
    const line = new RegExp(`^${prefix}([a-z0-9_-]+)\\s*=`, "gm");
    return [...new Set(this.sources.flatMap((source) => [...source.matchAll(line)].map((match) => match[1]!)))];
  }

  /** The message, or the key itself where nobody wrote one: visible, and found by the tests. */
  say(key: string, values: Values = {}, mark = false): string {
    return this.format(key, this.bundle.getMessage(key)?.value, values, mark) ?? key;
  }

  attribute(key: string, attribute: string, values: Values = {}): string {
    return this.format(key, this.bundle.getMessage(key)?.attributes[attribute], values, false) ?? "";
  }

  /** The first of these messages that exists. */
  first(keys: string[], values: Values = {}): string {
    const key = keys.find((each) => this.has(each));
    return key ? this.say(key, values) : (keys.at(-1) ?? "");
  }

  /** A thing's name: `card-hurricane`, or its id made readable. */
  thing(of: string, name: string): string {
    const key = keyOf(of, name);
    return this.has(key) ? this.say(key) : readable(name);
  }

  role(of: string, name: string): string {
    return this.attribute(`${of}-${name}`, "role");
  }

  private format(
    key: string,
    pattern: Parameters<FluentBundle["formatPattern"]>[0] | null | undefined,
    values: Values,
    mark: boolean,
  ): string | null {
    if (pattern == null) return null;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.variables(values, this.kindsIn(key), mark), errors);
    if (errors.length && import.meta.env.DEV) console.warn(key, errors);
    return text;
  }

  /** The declared kinds of the values in a message: of the line that tells an event. */
  private kindsIn(key: string): Readonly<Record<string, string>> {
    return key.startsWith("event-") ? (this.declaration.events[key.slice("event-".length)]?.values ?? {}) : {};
  }

  private variables(
    values: Values,
    kinds: Readonly<Record<string, string>>,
    mark: boolean,
  ): Record<string, FluentVariable> {
    const variables: Record<string, FluentVariable> = {};
    for (const [of, value] of Object.entries(values)) {
      variables[of] = this.variable(of, kinds[of], value, mark);
      // A sentence may turn on who it was, whatever the name is in this language: `$winner_id -> [raf]`.
      if (typeof value === "string" || value === null) variables[`${of}_id`] ??= value ?? HIDDEN;
    }
    return variables;
  }

  /** Things that come more than once are named once; numbers, such as dice, each stand for themselves. */
  private counted(values: Value[]): [Value, number][] {
    const counted: [Value, number][] = [];
    for (const value of values) {
      const before = typeof value === "string" ? counted.find(([each]) => each === value) : undefined;
      if (before) before[1] += 1;
      else counted.push([value, 1]);
    }
    return counted;
  }

  private variable(of: string, declared: string | undefined, value: Value, mark: boolean): FluentVariable {
    if (value === null) return HIDDEN;
    if (typeof value === "number") return value;
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (Array.isArray(value))
      return this.counted(value)
        .map(([each, count]) => `${String(this.variable(of, declared, each, mark))}${count > 1 ? ` ×${count}` : ""}`)
        .join(this.language === "ja" ? "、" : ", ");
    if (typeof value === "object") return "";
    const kind = this.kindOf(of, declared, value);
    if (!kind) return /^[a-z]\d{1,2}$/.test(value) && declared !== "" ? readable(value) : value;
    const name = this.thing(kind, value);
    return mark ? `${OPEN}${kind}:${value}${MIDDLE}${name}${CLOSE}` : name;
  }

  /** What kind of thing a value is, if there are words for it. */
  private kindOf(of: string, declared: string | undefined, value: string): string | undefined {
    const isThing = (kind: string): boolean => this.has(keyOf(kind, value)) || (kind === "place" && NUMBER.test(value));
    if (declared !== undefined) return declared && isThing(declared) ? declared : undefined;
    // Of a question or a board, a value's key is its kind (`card`) or says what it does there (`winner`, `origin`),
    // which is then a seat, a card, an area or a unit.
    return [of, "seat", "card", "area", "unit"].find(isThing);
  }
}
