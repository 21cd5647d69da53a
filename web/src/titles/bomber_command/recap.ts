import type { Bombing, Recap } from "../../generated/titles/bomber_command";
import type { Event, State } from "../../wire";

const NOTHING: Recap = { bombings: {}, fights: [], earlier: 0 };

/** What the log comes to; before the first State with a recap, nothing. */
export const recap = (state: State): Recap => (state.recap as unknown as Recap | null) ?? NOTHING;

export interface Told {
  event: Event;
  roll: Bombing["roll"];
}

/** How the last bombing of this city went, as its events told it: from the aim point to the points that it scored. */
export function storyOf(state: State, events: Event[], city: string): Told[] {
  return (recap(state).bombings[city] ?? []).flatMap(({ event: i, roll }): Told[] => {
    const event = events.find((each) => each.i === i);
    return event ? [{ event, roll }] : [];
  });
}
