/** What the reader has opened beside the map; the board, the hand and the papers beside the log share it. */
export type Paper = "fight" | "raids" | "plan" | "fighters" | "city" | "night";

export const panels: {
  /** The paper beside the log; null: folded away. */
  paper: Paper | null;
  /** Whether the cards lie open; null: while one of them can be played. */
  hand: boolean | null;
  /** How much of the map's lower edge the open hand covers, in pixels. */
  covered: number;
  /** Whether the city under the bombs lies over the map. */
  city: boolean;
  /** Raids whose whole route is shown: those the reader has chosen, and the one she points at. */
  chosen: string[];
  pointed: string | null;
} = $state({ paper: "fight", hand: null, covered: 0, city: true, chosen: [], pointed: null });
