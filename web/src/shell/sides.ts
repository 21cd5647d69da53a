/** Which colours and corners a seat wears. Two sides of one war look the same in every title. */
export type Side = "a" | "b" | "c" | "d";

const SIDES: Record<string, Side> = {
  raf: "a",
  british: "a",
  britain: "a",
  bomber_command: "a",
  fighter_command: "a",
  luftwaffe: "b",
  german: "b",
  germany: "b",
  italian: "c",
  italy: "c",
};

export const sideOf = (seat: string): Side => SIDES[seat] ?? "d";

/** Seats without a nation wear a shape and a colour of their own. */
export interface Badge {
  fill: string;
  d: string;
}
const BADGES: Record<string, Badge> = {
  corps_1: { fill: "#1F5A8C", d: "M10 .8a9.2 9.2 0 1 0 .01 0Z" },
  corps_2: { fill: "#B87410", d: "M10 .5 19.5 10 10 19.5.5 10Z" },
  corps_3: { fill: "#7A3E73", d: "M2 2h16v16H2Z" },
  corps_4: { fill: "#1B746C", d: "M10 1.2 19.4 18H.6Z" },
  corps_5: { fill: "#4A545B", d: "M5.2 1.6h9.6L19.6 10l-4.8 8.4H5.2L.4 10Z" },
  amber: { fill: "#B87410", d: "M10 .5 19.5 10 10 19.5.5 10Z" },
  plum: { fill: "#7A3E73", d: "M2 2h16v16H2Z" },
  teal: { fill: "#1B746C", d: "M10 1.2 19.4 18H.6Z" },
  grey: { fill: "#4A545B", d: "M5.2 1.6h9.6L19.6 10l-4.8 8.4H5.2L.4 10Z" },
};

export const badgeOf = (seat: string): Badge | undefined => BADGES[seat];
