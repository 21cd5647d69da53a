/** Which colours and corners a seat wears. Two sides of one war look the same in every title. */
export type Side = "a" | "b" | "c" | "d";

const SIDES: Record<string, Side> = {
  raf: "a", british: "a", britain: "a", bomber_command: "a", fighter_command: "a",
  luftwaffe: "b", german: "b", germany: "b",
  italian: "c", italy: "c",
};

export const sideOf = (seat: string): Side => SIDES[seat] ?? "d";
