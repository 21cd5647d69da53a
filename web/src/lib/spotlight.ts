/**
 * Lights things up on the board and in the lists, wherever they lie. Boards mark what they draw with the ids of the
 * rules, so one stylesheet finds them all, and no board has to know of lessons.
 */
const MARKS = ["option", "offer", "card", "played", "hex", "area", "force", "place", "thing"];
const ON_PAPER =
  "outline: 3px solid var(--lamp); outline-offset: 3px; box-shadow: 0 0 0 6px rgb(27 36 43 / 0.75), 0 0 18px 8px var(--lamp); border-radius: var(--r-2);";
const ON_MAP =
  "outline: none; box-shadow: none; filter: drop-shadow(0 0 3px var(--lamp)) drop-shadow(0 0 7px var(--lamp));";
let sheet: CSSStyleSheet | null = null;

/** The selector that finds things with these ids. */
export const selectorOf = (names: string[]): string =>
  `:is(${names.flatMap((name) => MARKS.map((mark) => `[data-${mark}~="${CSS.escape(name)}"]`)).join(", ")})`;

/** Lights these things up, and nothing else. */
export function spotlight(names: string[]): void {
  sheet ??= new CSSStyleSheet();
  const found = names.length ? selectorOf(names) : "";
  sheet.replaceSync(names.length ? `.room ${found} { ${ON_PAPER} } .room svg ${found} { ${ON_MAP} }` : "");
  const others = document.adoptedStyleSheets.filter((each) => each !== sheet);
  document.adoptedStyleSheets = names.length ? [...others, sheet] : others;
}
