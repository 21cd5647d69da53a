import type { Component } from "svelte";
import type { BoardProps, Near } from "../shell/board";
import type { Declaration } from "./declaration";
import { Words } from "./words";
import english from "../text/en.ftl?raw";
import japanese from "../text/ja.ftl?raw";
import sharedEnglish from "../../../src/opsroom/engine/words/en.ftl?raw";
import sharedJapanese from "../../../src/opsroom/engine/words/ja.ftl?raw";

/**
 * What a title brings to the browser, found by folder: its words beside its rules; here a Board with its own few words,
 * perhaps a Hand (drawn under the board, or inside the sheet of a phone), perhaps a SidePanel (between orders and log,
 * where the screen is wide) and a Poster for the shelf.
 */
type Load<T> = () => Promise<T>;
type BoardModule = { default: Component<BoardProps> };
type PictureModule = { default: Component };

const sources: Record<string, string> = { en: english, ja: japanese };
/** Log lines about the table itself, which Python and the browser share. */
const shared: Record<string, string> = { en: sharedEnglish, ja: sharedJapanese };
const texts = import.meta.glob<string>("../../../src/opsroom/titles/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});
const lessonTexts = import.meta.glob<string>("../../../src/opsroom/titles/*/lessons/*.ftl", {
  query: "?raw",
  import: "default",
});
const boardTexts = import.meta.glob<string>("../titles/*/*.ftl", { query: "?raw", import: "default" });
/** What each title declares of its events, generated from the rules. */
const declarations = import.meta.glob<{ declaration: Declaration }>("../generated/titles/*.ts");
const boards = import.meta.glob<BoardModule>("../titles/*/Board.svelte");
const hands = import.meta.glob<BoardModule & { listed?: boolean; near?: Near }>("../titles/*/Hand.svelte");
const sidePanels = import.meta.glob<BoardModule>("../titles/*/SidePanel.svelte");
const welcomeCards = import.meta.glob<{ default: Component<{ text: Words }> }>("../titles/*/WelcomeCards.svelte");
const posters = import.meta.glob<PictureModule>("../titles/*/Poster.svelte");

function find<T>(files: Record<string, Load<T>>, ending: string): Load<T> | null {
  const path = Object.keys(files).find((each) => each.endsWith(ending));
  return path ? files[path]! : null;
}

const shellWords = new Map<string, Words>();
const titleWords = new Map<string, Promise<Words>>();

/** The shell's own words. */
export function words(language: string): Words {
  let found = shellWords.get(language);
  if (!found) shellWords.set(language, (found = new Words(language, [sources[language] ?? english])));
  return found;
}

async function loadWords(title: string, language: string): Promise<Words> {
  const own = [find(texts, `/${title}/text/${language}.ftl`), find(boardTexts, `/${title}/${language}.ftl`)];
  const loaded = await Promise.all(own.filter((load) => load !== null).map((load) => load()));
  const declared = await find(declarations, `/titles/${title}.ts`)?.();
  return new Words(
    language,
    [...loaded, shared[language] ?? sharedEnglish, sources[language] ?? english],
    declared?.declaration,
  );
}

/** A title's words and the shell's in one. */
export function wordsOf(title: string, language: string): Promise<Words> {
  const key = `${title} ${language}`;
  let found = titleWords.get(key);
  if (!found) titleWords.set(key, (found = loadWords(title, language)));
  return found;
}

/** The words of a title's lessons. */
export async function lessonWordsOf(title: string, language: string): Promise<Words> {
  const source = await find(lessonTexts, `/${title}/lessons/${language}.ftl`)?.();
  return new Words(language, source === undefined ? [] : [source]);
}

export interface Boards {
  Board: Component<BoardProps> | null;
  Hand: Component<BoardProps> | null;
  SidePanel: Component<BoardProps> | null;
  listed: boolean;
  near: Near | null;
}

export async function boardOf(title: string): Promise<Boards> {
  const [board, hand, sidePanel] = await Promise.all([
    find(boards, `/${title}/Board.svelte`)?.(),
    find(hands, `/${title}/Hand.svelte`)?.(),
    find(sidePanels, `/${title}/SidePanel.svelte`)?.(),
  ]);
  return {
    Board: board?.default ?? null,
    Hand: hand?.default ?? null,
    SidePanel: sidePanel?.default ?? null,
    listed: hand?.listed ?? false,
    near: hand?.near ?? null,
  };
}

/** A few cards to lie on the home page's table. */
export async function welcomeCardsOf(title: string): Promise<Component<{ text: Words }> | null> {
  return (await find(welcomeCards, `/${title}/WelcomeCards.svelte`)?.())?.default ?? null;
}

export async function posterOf(title: string): Promise<Component | null> {
  return (await find(posters, `/${title}/Poster.svelte`)?.())?.default ?? null;
}
