import type { Recap } from "../../generated/titles/bomber_command";
import type { Event, State } from "../../wire";

/** How the last bombing of this city went, as its events told it: from the aim point to the points that it scored. */
export function storyOf(state: State, events: Event[], city: string): Event[] {
  const told = (state.recap as unknown as Recap | null)?.bombings[city] ?? [];
  return events.filter((event) => told.includes(event.i));
}
