/** What a title declares of its events. The values are generated (`web/src/generated/titles`). */
export interface EventDeclaration {
  /** What each value is: a kind of thing, such as `card`, or "" for a number or word that stands for itself. */
  readonly values: Readonly<Record<string, string>>;
  /** Events in a row that differ only in these values are one line of the log. */
  readonly folded: readonly string[];
  /** How much it matters to a reader who looks up: 0 is never in a recap, 1 is ordinary, more is news. */
  readonly weight: number;
}

export interface Declaration {
  readonly events: Readonly<Record<string, EventDeclaration>>;
}

export const NO_DECLARATION: Declaration = { events: {} };
