import * as api from "./api";
import type { Me } from "../wire";

/** Who I am to others: asked once, when a page shows it first. */
export const me: { now: Me | null } = $state({ now: null });
let asked = false;

export async function loadMe(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    me.now = await api.me();
  } catch {
    asked = false; // the page does without it, and the next one tries again
  }
}

export async function chooseName(name: string): Promise<void> {
  me.now = await api.chooseName(name);
}
