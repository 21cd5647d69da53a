/** What the map shows beside the counters; the reader switches it, and it stays so for the session. */
export type LayerName = "weather" | "divisions" | "flak" | "beacons" | "airfields" | "mines" | "tracks";

class Layers {
  on: Record<LayerName, boolean> = $state({
    weather: true,
    divisions: true,
    flak: true,
    beacons: true,
    airfields: true,
    mines: true,
    tracks: true,
  });
}

export const layers = new Layers();
