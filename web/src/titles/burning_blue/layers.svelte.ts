/** What the map shows beside the counters; the reader switches it, and it stays so for the session. */
export type LayerName = "weather" | "plots" | "radar" | "radio" | "guns";

class Layers {
  on: Record<LayerName, boolean> = $state({ weather: true, plots: true, radar: false, radio: false, guns: false });
  /** Weather at this height only; null: whatever hides most. */
  angels: number | null = $state(null);
}

export const layers = new Layers();
