import type { Facts } from "../../generated/titles/bomber_command";
import type { Unit } from "./boardModel";

/** The airfields of one hex, by the units that are based there, and how many of those are ready. */
export interface Airfield {
  hex: string;
  names: string[];
  ready: number;
}

export function airfields(units: Unit[], facts: Facts): Airfield[] {
  const found = new Map<string, Airfield>();
  for (const unit of units) {
    const printed = facts.units[unit.id];
    if (!printed) continue;
    const field = found.get(printed.hex) ?? { hex: printed.hex, names: [], ready: 0 };
    found.set(printed.hex, field);
    if (!field.names.includes(printed.airfield)) field.names.push(printed.airfield);
    if (unit.standing === "ready") field.ready += 1;
  }
  return [...found.values()];
}
