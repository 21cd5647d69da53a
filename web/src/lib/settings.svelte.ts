import { untrack } from "svelte";

/** What this browser remembers: language, day or night, letter keys, briefings, how fast others' moves are shown. */
export type Language = "en" | "ja";
export type Speed = "instant" | "fast" | "slow" | "step";
export type Theme = "auto" | "day" | "night";

interface Settings {
  language: Language;
  theme: Theme;
  letters: boolean;
  pace: Speed;
  /** A briefing before each game. */
  briefings: boolean;
  /** Odds beside the options. */
  odds: boolean;
  /** A page in a background tab shows in its title and icon that it is my turn. */
  tab: boolean;
}

const PLACE = "opsroom.settings";
export const LANGUAGES: Language[] = ["en", "ja"];

function firstLanguage(): Language {
  return navigator.languages?.some((tag) => tag.toLowerCase().startsWith("ja")) && !navigator.language.startsWith("en")
    ? "ja"
    : "en";
}

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  language: firstLanguage(),
  theme: "auto",
  letters: true,
  pace: "fast",
  briefings: true,
  odds: true,
  tab: true,
  ...remembered(),
});

const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;
const system = $state({ dark: dark?.matches ?? false });
dark?.addEventListener("change", (change) => (system.dark = change.matches));

/** Boards on the page that read better by night. */
const nightly = $state({ boards: 0, pages: 0 });
export const isNight = (): boolean =>
  settings.theme === "auto" ? system.dark || (nightly.boards > 0 && nightly.pages > 0) : settings.theme === "night";

/** Night, unless the reader has chosen a theme, for as long as the board is there: `$effect(() => preferNight())`. */
export function preferNight(): () => void {
  untrack(() => (nightly.boards += 1));
  return () => (nightly.boards -= 1);
}

/** The page is a board, whose wish counts; pictures of boards in a list have none: `$effect(() => followBoard())`. */
export function followBoard(): () => void {
  untrack(() => (nightly.pages += 1));
  return () => (nightly.pages -= 1);
}

export function switchTheme(): void {
  settings.theme = isNight() ? "day" : "night";
}

export const otherLanguage = (): Language => (settings.language === "en" ? "ja" : "en");

/** Brings the page in step with the settings: once at the start, then as an effect. */
export function applySettings(): void {
  document.documentElement.lang = settings.language;
  document.documentElement.dataset["theme"] = isNight() ? "dark" : "light";
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const stillness = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
