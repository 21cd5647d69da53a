import type { State } from "../wire";

/** A position from a file, read in this browser and sent nowhere. */
export interface OpenedPosition {
  seat: string | null;
  state: State;
}
export const opened: { position: OpenedPosition | null } = $state({ position: null });
export const FROM_FILE = "file";

/** The position in a file, or null if it is something else. */
export function readPosition(text: string): OpenedPosition | null {
  try {
    const found = JSON.parse(text) as { opsroom_position?: unknown; seat?: string | null; state?: State };
    return found.opsroom_position === 1 && found.state?.view ? { seat: found.seat ?? null, state: found.state } : null;
  } catch {
    return null;
  }
}
