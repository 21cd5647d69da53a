import type { TitleInfo } from "../wire";
import { optionsIn, start } from "./startTable";

/** A title that is good for a first game says which seat a newcomer takes, and who sits across. */
export interface First {
  seat: string;
  other: string;
  bot: string;
}

const files = import.meta.glob<First>("../titles/*/firstGame.ts", { eager: true, import: "first" });

export interface FirstGame extends First {
  title: TitleInfo;
  start: () => Promise<string>;
}

export function firstOf(title: TitleInfo): FirstGame | null {
  const found = Object.entries(files).find(([path]) => path.includes(`/${title.id}/`));
  if (!found) return null;
  const [, first] = found;
  const mode = title.modes[0] ?? "standard";
  const table = {
    title: title.id,
    mode,
    options: optionsIn(title, mode),
    seats: { [first.seat]: { who: "me" as const }, [first.other]: { who: "bot" as const, bot: first.bot } },
    guided: true,
  };
  return { ...first, title, start: () => start(table) };
}

/** The first title on the shelf that has a first game. */
export function firstGame(titles: TitleInfo[]): FirstGame | null {
  for (const title of titles) {
    const first = firstOf(title);
    if (first) return first;
  }
  return null;
}
