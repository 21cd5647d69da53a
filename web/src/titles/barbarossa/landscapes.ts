/** Landscapes behind the signs, in a box of 100 by 62. Each is a few flat shapes, laid one over the other. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

const flat = (fill: string, d: string): Shape => ({ fill, d });
const line = (stroke: string, width: number, d: string): Shape => ({ stroke, width, d });

const BOX = "M0 0h100v62H0Z";
const skyline = [
  flat("#D7CDB9", BOX),
  flat("#B9A88C", "M0 40V26h10v-8h12v12h8V12h14v22h8V22h12v14h10V16h12v14h14v32H0Z"),
  flat("#7F725B", "M0 48V38h14v-9h10v9h10V24h5v-9h4v9h5v16h14V32h16v8h12v-7h10v29H0Z"),
];
const water = [flat("#8FA9B0", "M0 48h100v14H0Z"), line("#C3D3D6", 1.6, "M6 53h16M34 56h20M64 53h14M80 58h12")];
const wood = "#54604A";

export const scenes = {
  road: [
    flat("#C7D3D0", BOX),
    flat("#A9B48A", "M0 30q26-8 52-3t48-4v39H0Z"),
    flat("#8E9C70", "M0 42q30-7 54-2t46-4v26H0Z"),
    flat("#D8CBA6", "M44 62 52 34h4l16 28Z"),
    flat("#5F6E55", "M8 32l4-14 4 14ZM18 32l3-10 3 10ZM82 30l4-16 4 16Z"),
  ],
  rail: [
    flat("#CED3C8", BOX),
    flat("#B3AE86", "M0 28h100v34H0Z"),
    line("#4B443A", 2.4, "M28 62 48 28M72 62 52 28"),
    line("#6B5C45", 3, "M32 56h36M36 49h28M40 42h20M43 36h14"),
    flat("#4B443A", "M44 16h12v12H44Z"),
    flat("#EEE9DB", "M52 14q4-10 12-8 8-6 12 2 6 2 2 7-14 3-26-1Z"),
  ],
  cart: [
    flat("#D9D3BC", BOX),
    flat("#A79F74", "M0 34q50-10 100 0v28H0Z"),
    line("#8B8158", 3, "M10 56q40-12 90-8"),
    flat("#4F4A3C", "M34 30h30l-3 10H38Z"),
    line(
      "#4F4A3C",
      2.4,
      "M35.5 44a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M51.5 44a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M34 34 20 40",
    ),
  ],
  trucks: [
    flat("#C7D3D0", BOX),
    flat("#A9B48A", "M0 32q26-6 52-3t48-4v37H0Z"),
    flat("#D8CBA6", "M0 46q40-6 100-2v10q-60-4-100 2Z"),
    flat("#4F5A48", "M26 24h24v18H26ZM52 30h10l5 6v6H52Z"),
    flat("#3A3E35", "M29 42a5 5 0 1 0 10 0M54 42a5 5 0 1 0 10 0"),
  ],
  field: [
    flat("#CFD8D6", BOX),
    flat("#C9B873", "M0 36q30-9 60-3t40-2v31H0Z"),
    flat("#B8A55E", "M0 48q40-8 100-2v16H0Z"),
    flat("#73805C", "M70 33q8-10 18-4 6-6 12 0v5H70Z"),
  ],
  steppe: [
    flat("#DDD6C0", BOX),
    flat("#EFC27A", "M67 18a9 9 0 1 0 18 0 9 9 0 1 0-18 0"),
    flat("#A89A6C", "M0 38q24-5 50-3t50-5v32H0Z"),
    flat("#8D8158", "M0 50q40-6 100 0v12H0Z"),
  ],
  snow: [
    flat("#C6CFD6", BOX),
    flat("#EEF1F2", "M0 36q30-9 60-4t40-4v34H0Z"),
    flat("#DDE3E6", "M0 50q40-8 100 0v12H0Z"),
    flat("#54656B", "M14 38l5-22 5 22ZM26 37l4-15 4 15ZM80 33l5-20 5 20Z"),
  ],
  blizzard: [
    flat("#AEBBC4", BOX),
    flat("#E8EDEF", "M0 38q30-9 60-4t40-4v32H0Z"),
    flat("#5C6C73", "M14 40l5-22 5 22ZM76 36l5-20 5 20ZM88 38l4-14 4 14Z"),
    line("#F4F7F8", 2, "M4 12q12 4 24-2t26 0M30 24q14 5 28-1t34 2M8 50q14 4 28-2t30 2"),
  ],
  mud: [
    flat("#B9B7A6", BOX),
    flat("#7D6F52", "M0 26q50-8 100 0v36H0Z"),
    line("#574B34", 4, "M30 62Q40 40 48 26M68 62Q58 42 53 26"),
    flat("#A8A48C", "M12 46q8-4 18 0-8 5-18 0ZM72 42q9-4 18 1-9 4-18-1Z"),
    line("#8E959A", 1.2, "M14 4l-4 10M34 6l-4 10M58 3l-4 10M80 6l-4 10M92 2l-4 10"),
  ],
  hill: [
    flat("#CFD6D2", BOX),
    flat("#98A07C", "M0 54 34 18q10-8 20 2l46 36v6H0Z"),
    flat("#7E8864", "M44 14q10-4 18 10l38 34v4H60Z"),
  ],
  fort: [
    flat("#D2D4C6", BOX),
    flat("#A59B78", "M0 34h100v28H0Z"),
    flat("#6B6450", "M26 38h48l8 12H18Z"),
    flat("#3E3A2E", "M40 41h20v4H40Z"),
    line("#5A533F", 1.8, "M4 56q8-8 16 0t16 0 16 0 16 0 16 0 16 0"),
  ],
  city: skyline,
  port: [...skyline, ...water, flat("#4F4A3C", "M58 50h26l-4 6H62ZM68 40h3v10h-3Z")],
  river: [...skyline, ...water, line("#5C5342", 3, "M0 50q20-14 40 0 20-14 40 0 10-8 20-6")],
  capital: [
    flat("#D7CDB9", BOX),
    flat("#B9A88C", "M0 44V30h12v-8h12v12h10V22h8v22h18V24h10v10h12V20h10v14h8v28H0Z"),
    flat("#7F725B", "M0 52V42h16v-8h10v8h10V28l7-18 7 18v14h12v-8h5q0-9 6-13 6 4 6 13h5v8h16v20H0Z"),
  ],
  wood: [
    flat("#B9C2B4", BOX),
    flat("#8E9978", "M0 34h100v28H0Z"),
    flat("#6B7A5E", "M0 40l7-24 7 24ZM16 42l8-30 8 30ZM66 42l8-28 8 28ZM84 40l7-24 7 24Z"),
    flat(wood, "M6 52l9-32 9 32ZM34 54l9-36 9 36ZM56 52l8-30 8 30ZM76 54l9-34 9 34Z"),
  ],
  tanks: [
    flat("#C9CCC4", BOX),
    flat("#9D9A80", "M0 40q50-8 100 0v22H0Z"),
    flat("#6D4A44", "M30 32h26l4 6h10q6 0 6 6t-6 6H28q-6 0-6-6t6-6h2ZM56 34l22-4v3l-20 4Z"),
  ],
  column: [
    flat("#C9CCC4", BOX),
    flat("#9D9A80", "M0 38q50-8 100 0v24H0Z"),
    flat("#7C5A52", "M8 26h16l3 4h7q4 0 4 4t-4 4H8q-4 0-4-4t4-4ZM24 28l14-3v2l-13 3Z"),
    flat("#6D4A44", "M46 34h22l4 5h9q5 0 5 5t-5 5H44q-5 0-5-5t5-5h2ZM68 36l18-3v2.6l-16 3.4Z"),
  ],
  rockets: [
    flat("#C3C4BE", BOX),
    flat("#8E8A70", "M0 42q50-8 100 0v20H0Z"),
    flat("#4F4A3C", "M22 40h40v8H22ZM62 36h12l4 6v6H62Z"),
    line("#6D4A44", 2.4, "M28 38 56 22M32 40 60 24M24 36 52 20"),
    line("#EEE9DB", 1.6, "M60 16 92 2M64 20 94 8"),
  ],
  stores: [
    flat("#D9D3BC", BOX),
    flat("#A79F74", "M0 36q50-8 100 0v26H0Z"),
    flat("#6B5C45", "M24 34h22v18H24ZM50 38h20v14H50Z"),
    flat("#7F6E52", "M34 18h22v16H34Z"),
    line("#4B4030", 1.6, "M24 43h22M35 34v18M34 26h22M45 18v16M50 45h20M60 38v14"),
  ],
  workshop: [
    flat("#D2D4C6", BOX),
    flat("#A59B78", "M0 42h100v20H0Z"),
    flat("#7F725B", "M16 22 50 8l34 14v30H16Z"),
    flat("#3E3A2E", "M28 28h44v24H28Z"),
    flat("#B8B39A", "M36 40h20l3 4h6v8H34v-8h2Z"),
  ],
  tents: [
    flat("#CFD8D6", BOX),
    flat("#A9B48A", "M0 38q50-8 100 0v24H0Z"),
    flat("#EFE9DA", "M12 50 34 22l22 28ZM50 52 70 26l20 26Z"),
    flat("#C9C0A8", "M34 22l22 28H44ZM70 26l20 26H80Z"),
  ],
  airstrip: [
    flat("#C7D3D8", BOX),
    flat("#A9B48A", "M0 34h100v28H0Z"),
    flat("#CFC7A8", "M40 34h20l26 28H14Z"),
    line("#F6F0E0", 1.8, "M50 37v4M50 45v5M50 54v6"),
    flat("#6B5C45", "M8 20h2v18H8Z"),
    flat("#B86A4A", "M10 20l16 3-16 5Z"),
  ],
  station: [
    flat("#CED3C8", BOX),
    flat("#B3AE86", "M0 42h100v20H0Z"),
    flat("#7F725B", "M14 22h40v24H14ZM10 22 34 10l24 12Z"),
    flat("#EEE4CC", "M22 28h7v8h-7ZM39 28h7v8h-7Z"),
    line("#4B443A", 2.2, "M0 52h100M0 58h100"),
    flat("#4B443A", "M64 34h26v12H64ZM70 26h6v8h-6Z"),
  ],
  chart: [
    flat("#E3DAC3", BOX),
    flat("#D2C7A6", "M0 36q20-14 38-8t30-10 32 2v42H0Z"),
    line("#A8B7B4", 2.4, "M6 62Q28 44 34 28T60 0"),
    line("#8A2E22", 1.8, "M14 50 36 36 52 40 78 20M78 20l-8 1M78 20l-3 7"),
  ],
  paper: [
    flat("#CBBF9F", BOX),
    { fill: "#FBF8F0", stroke: "#8B8158", width: 1, d: "M30 6h40v50H30Z" },
    line("#857B66", 1.6, "M36 16h28M36 23h28M36 30h22M36 37h26M36 44h14"),
    flat("#8A2E22", "M56 46h9v5h-9Z"),
  ],
  crowd: [
    flat("#D2CFC2", BOX),
    flat("#A59B78", "M0 46h100v16H0Z"),
    flat(
      "#5C5342",
      "M14 30a5 5 0 1 0 10 0 5 5 0 1 0-10 0M11 54q0-17 8-17t8 17ZM34 26a5 5 0 1 0 10 0 5 5 0 1 0-10 0M31 54q0-20 8-20t8 20ZM54 26a5 5 0 1 0 10 0 5 5 0 1 0-10 0M51 54q0-20 8-20t8 20ZM74 30a5 5 0 1 0 10 0 5 5 0 1 0-10 0M71 54q0-17 8-17t8 17Z",
    ),
  ],
  sky: [
    flat("#B9CDD6", BOX),
    flat("#E3E3D2", "M0 44h100v18H0Z"),
    flat("#A9B48A", "M0 50q50-6 100 0v12H0Z"),
    flat("#3E4A55", "M50 10l3 8 30 6v4l-30 1-1 8 8 4v3l-10-2-10 2v-3l8-4-1-8-30-1v-4l30-6Z"),
  ],
  dawn: [
    flat("#33424F", BOX),
    flat("#C98C5A", "M0 34q50-14 100 0v10H0Z"),
    flat("#2A332C", "M0 44q30-6 60-2t40-2v22H0Z"),
    flat("#1F2722", "M10 46l4-16 4 16ZM20 46l3-11 3 11ZM80 44l5-18 5 18Z"),
  ],
  ring: [
    flat("#E3DAC3", BOX),
    line("#8A2E22", 2.6, "M30 46a24 18 0 1 1 40 0M30 46l-1-8M30 46l8-1M70 46l1-8M70 46l-8-1"),
    { fill: "#FCF8EE", stroke: "#5C5342", width: 2, d: "M40 24h20v14H40Z" },
  ],
  wire: [
    flat("#D2CFC2", BOX),
    flat("#A59B78", "M0 44h100v18H0Z"),
    flat("#5C5342", "M22 12h4v40h-4ZM14 16h20v3H14ZM74 12h4v40h-4ZM66 16h20v3H66Z"),
    line("#3E3A2E", 1.4, "M24 16q12 16 22 12M76 16q-10 18-18 16M46 28l-3 6M58 32l4 5"),
  ],
} satisfies Record<string, Shape[]>;

export type Scene = keyof typeof scenes;
