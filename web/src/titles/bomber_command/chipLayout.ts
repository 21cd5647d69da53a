import type { Columns, Facts, Zone } from "../../generated/titles/bomber_command";
import type { Box, Grid, Point } from "../../lib/hexes";
import { overlap, widthOf } from "../../lib/labels";
import type { BoardProps, Offer } from "../../shell/board";
import { layers } from "./layers.svelte";

/**
 * Words on the map that can be chosen: each division with its weather, and the boxes beside the map with the units in
 * them.
 */
export interface Chip {
  key: string;
  at: Point;
  /** Which way it grows from its point: 1 to the right, -1 to the left, 0 both ways. */
  side: number;
  words: string;
  /** Half its width on the screen. */
  half: number;
  offer: Offer | undefined;
}

const SIZE = 11.5;
export const HIGH = 19;

export function chipsOf(
  board: BoardProps,
  grid: Grid,
  facts: Facts,
  weather: Columns["weather"],
  inBox: (box: string) => number,
): Chip[] {
  const { text } = board;
  const offerOf = (of: string, name: string): Offer | undefined =>
    board.offers.find((each) => each.of === of && each.name === name);
  const half = (words: string, offer: Offer | undefined): number => widthOf(words, SIZE) / 2 + (offer?.key ? 14 : 7);
  const divisions = Object.entries(facts.map.areas).flatMap(([area, hexes]): Chip[] => {
    const offer = offerOf("zone", area);
    const found = weather[area as Zone];
    const sky = layers.on.weather && found ? text.thing("weather", found) : "";
    if (!offer && !layers.on.divisions && !sky) return [];
    const words = `${text.thing("zone", area)} ${sky}`.trim();
    return [{ key: area, ...edge(grid, hexes), words, half: half(words, offer), offer }];
  });
  const boxes = ["england", "jutland"].flatMap((id): Chip[] => {
    const next = grid.around(facts.map.boxes[id] ?? []);
    const [offer, count] = [offerOf("place", id), inBox(id)];
    if (id === "england" && !offer && !count) return [];
    const at: Point =
      id === "jutland"
        ? [next.x + next.width / 2, next.y - grid.unit * 0.4]
        : [next.x + grid.unit * 0.4, next.y + next.height * 0.6];
    const words = `${text.thing("place", id)}${count ? ` ${count}` : ""}`;
    return [{ key: id, at, side: 0, words, half: half(words, offer), offer }];
  });
  return [...divisions, ...boxes];
}

/** A division's chip lies at its outer edge, where it hides least. */
function edge(grid: Grid, hexes: string[]): { at: Point; side: number } {
  const [box, whole] = [grid.around(hexes), grid.box];
  const left = box.x + box.width / 2 < whole.x + whole.width / 2;
  const low = box.y + box.height / 2 > whole.y + whole.height / 2;
  return {
    at: [
      left ? box.x - grid.unit * 0.2 : box.x + box.width + grid.unit * 0.2,
      low ? box.y + box.height - grid.unit * 0.55 : box.y + grid.unit * 0.45,
    ],
    side: left ? 1 : -1,
  };
}

/** What it covers, so that names stay clear of it. */
export const chipBox = (chip: Chip, scale: number): Box => ({
  x: chip.at[0] + (chip.side - 1) * chip.half * scale,
  y: chip.at[1] - (HIGH / 2) * scale,
  width: 2 * chip.half * scale,
  height: HIGH * scale,
});

/** Those that have room at this scale: what can be chosen first, and nothing over another chip. */
export const keepApart = (chips: Chip[], scale: number): Chip[] =>
  [...chips.filter((chip) => chip.offer), ...chips.filter((chip) => !chip.offer)].reduce<Chip[]>((laid, chip) => {
    const box = chipBox(chip, scale);
    const meets = laid.some((each) => overlap(chipBox(each, scale), box) > 0);
    return meets && !chip.offer ? laid : [...laid, chip];
  }, []);
