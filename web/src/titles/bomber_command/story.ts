import type { Event } from "../../wire";

/** How the last bombing of this city went, as its events told it: from the aim point to the points that it scored. */
export function storyOf(events: Event[], city: string): Event[] {
  const first = events.findLast((event) => event.kind === "bombing_begins" && event.values["city"] === city);
  return first ? events.filter((event) => event.scene === first.i && event !== first) : [];
}
