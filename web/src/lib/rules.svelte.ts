import type { Rules } from "../wire";
import * as api from "./api";

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache of requests; nothing draws it
const known = new Map<string, Promise<Rules>>();

/** A title's rules in one language, asked for once. */
export function rulesOf(title: string, language: string): Promise<Rules> {
  const key = `${title} ${language}`;
  let found = known.get(key);
  if (!found) {
    known.set(key, (found = api.rules(title, language)));
    found.catch(() => known.delete(key));
  }
  return found;
}

/** The section that the drawer shows, if it is open. */
export const drawer: { section: string | null; from: HTMLElement | null } = $state({ section: null, from: null });

export function openRule(section: string): void {
  drawer.from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  drawer.section = section;
}

export function closeRule(): void {
  drawer.section = null;
  drawer.from?.focus();
  drawer.from = null;
}
