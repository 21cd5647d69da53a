/** The keyboard of a table, as LOOK lists it. Digits and brackets always work; letters can be switched off. */
export type Command =
  | "undo"
  | "hint"
  | "rule"
  | "log"
  | "chat"
  | "back"
  | "on"
  | "skip"
  | "theme"
  | "inspect"
  | "escape"
  | "help"
  | "region"
  | "regionBack";

const LETTERS: Record<string, Command> = {
  u: "undo",
  h: "hint",
  r: "rule",
  l: "log",
  c: "chat",
  t: "theme",
  i: "inspect",
};
const SIGNS: Record<string, Command> = { "[": "back", "]": "on", "?": "help", Escape: "escape" };

export function commandOf(key: KeyboardEvent, letters: boolean): Command | null {
  if (key.key === "F6") return key.shiftKey ? "regionBack" : "region";
  if (key.ctrlKey || key.metaKey || key.altKey || isTyping(key.target)) return null;
  if (key.key === " ") return onControl(key.target) ? null : "skip";
  return SIGNS[key.key] ?? (letters && !key.shiftKey ? (LETTERS[key.key.toLowerCase()] ?? null) : null);
}

/** A digit names the option with that lamp. */
export function digitOf(key: KeyboardEvent): string | null {
  if (key.ctrlKey || key.metaKey || key.altKey || isTyping(key.target)) return null;
  return /^[0-9]$/.test(key.key) ? key.key : null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "range", "button"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

const onControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, input, select, summary") !== null;

/** A region that is folded away, hidden or empty is passed over. */
function isSeen(region: HTMLElement): boolean {
  // Without a layout, as in a test without a browser, everything counts as seen.
  if (!("checkVisibility" in region)) return true;
  const { width, height } = region.getBoundingClientRect();
  return width > 0 && height > 0 && region.checkVisibility({ visibilityProperty: true });
}

/** Moves focus to the next region on the page; its heading or first control takes it. */
export function nextRegion(back: boolean): void {
  const regions = [...document.querySelectorAll<HTMLElement>("[data-region]")].filter(isSeen);
  if (!regions.length) return;
  const here = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(here + (back ? -1 : 1) + regions.length + (here < 0 && back ? 1 : 0)) % regions.length]!;
  const first = next.querySelector<HTMLElement>(
    "[data-first]:not([disabled]), button:not([disabled]), a[href], input, [tabindex='0']",
  );
  if (!first) next.tabIndex = -1;
  (first ?? next).focus();
}

/** Arrow keys walk along the items of a row. */
export function walk(key: KeyboardEvent, items: HTMLElement[]): void {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[key.key];
  const here = items.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || here < 0) return;
  key.preventDefault();
  items[(here + step + items.length) % items.length]?.focus();
}
