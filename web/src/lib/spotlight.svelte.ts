/**
 * Lights things up on the board and in the lists, wherever they lie. Boards mark what they draw with the ids of the
 * rules, so one stylesheet finds them all, and no board has to know of lessons. A hex map draws the hexes itself.
 */
const MARKS = ["option", "offer", "card", "played", "hex", "area", "force", "place", "thing"];
const ON_PAPER =
  "outline: 3px solid var(--lamp); outline-offset: 3px; box-shadow: 0 0 0 6px rgb(27 36 43 / 0.75), 0 0 18px 8px var(--lamp); border-radius: var(--r-2);";
const ON_MAP =
  "outline: none; box-shadow: none; filter: drop-shadow(0 0 3px var(--lamp)) drop-shadow(0 0 7px var(--lamp));";
/** In the list it is filled as well: a frame alone looks like the frame of what is pointed at. */
const IN_LIST =
  "background: color-mix(in srgb, var(--lamp) 24%, var(--surface)); color: var(--ink); --ink-2: var(--ink);";
/** What else can be chosen keeps its ring and loses its glow. */
const BESIDE = "box-shadow: 0 0 0 5px rgb(27 36 43 / 0.75);";
/** Before whatever a board says of its own things. */
const ROOM = ".room.room.room";
let sheet: CSSStyleSheet | null = null;
let lit: string[] = $state.raw([]);

/** What carries this id: by any of its marks, or for "hex:d4" only by that one. */
function selectorsOf(name: string): string[] {
  const colon = name.indexOf(":");
  const mark = name.slice(0, Math.max(colon, 0));
  if (MARKS.includes(mark)) return [`[data-${mark}~="${CSS.escape(name.slice(colon + 1))}"]`];
  return MARKS.map((each) => `[data-${each}~="${CSS.escape(name)}"]`);
}

/** The selector that finds things with these ids. */
export const selectorOf = (names: string[]): string => `:is(${names.flatMap(selectorsOf).join(", ")})`;

/** Whether what has this id is lit, by whichever mark. */
export const isLit = (id: string): boolean => lit.some((name) => name.slice(name.indexOf(":") + 1) === id);

/** Lights these things up, and nothing else. */
export function spotlight(names: string[]): void {
  lit = names;
  sheet ??= new CSSStyleSheet();
  const found = names.length ? selectorOf(names) : "";
  const rules = [
    `${ROOM} .lit:not(${found}) { ${BESIDE} }`,
    `${ROOM} ${found} { ${ON_PAPER} }`,
    `${ROOM} .opts ${found} { ${IN_LIST} }`,
    `${ROOM} svg ${found} { ${ON_MAP} }`,
  ];
  sheet.replaceSync(names.length ? rules.join(" ") : "");
  const others = document.adoptedStyleSheets.filter((each) => each !== sheet);
  document.adoptedStyleSheets = names.length ? [...others, sheet] : others;
}

/** What is lit by this mark: a map draws its hexes or areas itself, over everything that would hide their light. */
export const litBy = (mark: "hex" | "area" | "option"): string[] =>
  lit.filter((name) => name.startsWith(`${mark}:`)).map((name) => name.slice(mark.length + 1));
