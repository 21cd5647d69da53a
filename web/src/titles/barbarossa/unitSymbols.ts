/** Map-room signs: a frame of 44 by 26 around 0 0, and what stands in it. */
export interface Stroke {
  d: string;
  width?: number;
  solid?: boolean;
}

const CROSS = { d: "M-22-13 22 13M22-13-22 13" };
const SLASH = { d: "M-22 13 22-13" };
const oval = (rx: number, ry: number): Stroke => ({
  d: `M${-rx} 0a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`,
});
const disc = (r: number): Stroke => ({ ...oval(r, r), solid: true });
const wheel = (x: number): Stroke => ({ d: `M${x - 3.4} 17.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0` });

export const signs = {
  infantry: [CROSS],
  mechanised: [CROSS, oval(13, 7)],
  pioneers: [{ d: "M-12 6V-4h24V6M0-4v8" }],
  tank: [oval(14, 7.5)],
  second: [oval(15, 8.5), oval(8, 3.8)],
  heavy: [oval(15, 8.5), { d: "M-8 0h16", width: 4 }],
  gun: [oval(15, 8.5), disc(3.4)],
  antitank: [{ d: "M-22 13 0-13 22 13" }],
  artillery: [disc(4.6)],
  recon: [SLASH],
  motorcycle: [SLASH, wheel(-10), wheel(10)],
  headquarters: [{ d: "M-22-4h44", width: 2.4 }, { d: "M-22 13v10" }],
  signals: [{ d: "M-22-13 4 3-4-3 22 13" }],
  replacement: [{ d: "M0-8V8M-8 0H8", width: 3 }],
  commander: [{ d: "M-22 13v10" }, { d: "M-14 7h28M-9 1h18M-4-5h8", width: 3 }],
} satisfies Record<string, Stroke[]>;

export type Sign = keyof typeof signs;
