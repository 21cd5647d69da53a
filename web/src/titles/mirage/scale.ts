/** How much larger than on a laptop the cards on the table are, in a window of this size. */
export const scaleOf = (width: number, height: number): number =>
  Math.max(1, Math.min(1.7, width / 1500, height / 860));
