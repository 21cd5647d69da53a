import type { Scene } from "./landscapes";
import type { Sign } from "./unitSymbols";

/**
 * What is drawn on each kind of card: a landscape, and for units and commanders a sign. The numbers come from the
 * server's facts.
 */
export interface Picture {
  scene: Scene;
  sign?: Sign;
}

export const faces: Record<string, Picture> = {
  nonmech_transport: { scene: "cart" },
  truck_transport: { scene: "trucks" },
  train_transport: { scene: "rail" },
  grenadier_regiment: { scene: "field", sign: "infantry" },
  panzergrenadier_regiment: { scene: "steppe", sign: "mechanised" },
  pioneer_battalion: { scene: "fort", sign: "pioneers" },
  panzer_regiment: { scene: "steppe", sign: "tank" },
  ss_panzer_regiment: { scene: "field", sign: "second" },
  independent_heavy_tank_battalion: { scene: "snow", sign: "heavy" },
  assault_gun_battalion: { scene: "field", sign: "gun" },
  anti_tank_battalion: { scene: "road", sign: "antitank" },
  artillery_regiment: { scene: "hill", sign: "artillery" },
  panzer_recon_battalion: { scene: "steppe", sign: "recon" },
  motorcycle_battalion: { scene: "road", sign: "motorcycle" },
  division_hq_company: { scene: "field", sign: "headquarters" },
  signal_battalion: { scene: "wire", sign: "signals" },
  field_replacement_battalion: { scene: "road", sign: "replacement" },
  strategic_planning: { scene: "chart" },
  blitzkrieg: { scene: "column" },
  general_offensive: { scene: "dawn" },
  repair_workshop: { scene: "workshop" },
  supply_depot: { scene: "stores" },
  field_hospital: { scene: "tents" },
  forward_airfield: { scene: "airstrip" },
  railhead: { scene: "station" },
  guderian: { scene: "chart", sign: "commander" },
  hoth: { scene: "chart", sign: "commander" },
  manstein: { scene: "chart", sign: "commander" },
  kleist: { scene: "chart", sign: "commander" },
  rundstedt: { scene: "chart", sign: "commander" },
  model: { scene: "chart", sign: "commander" },
  heights: { scene: "hill" },
  position: { scene: "fort" },
  riga: { scene: "port" },
  minsk: { scene: "city" },
  odessa: { scene: "port" },
  smolensk: { scene: "city" },
  rostov: { scene: "river" },
  kiev: { scene: "river" },
  kursk: { scene: "city" },
  kharkov: { scene: "city" },
  sevastopol: { scene: "port" },
  leningrad: { scene: "capital" },
  stalingrad: { scene: "river" },
  moscow: { scene: "capital" },
  soviet_guards_tank_army: { scene: "column" },
  soviet_tank_corps: { scene: "tanks" },
  captured_stores: { scene: "stores" },
  general_winter: { scene: "blizzard" },
  rasputitsa: { scene: "mud" },
  partisans: { scene: "wood" },
  peoples_militia: { scene: "crowd" },
  siberian_divisions: { scene: "snow" },
  katyusha: { scene: "rockets" },
  order_227: { scene: "paper" },
  fuhrer_directive: { scene: "paper" },
  luftwaffe_support: { scene: "sky" },
  surprise_attack: { scene: "dawn" },
  encirclement: { scene: "ring" },
  command_collapse: { scene: "wire" },
};

/** A data pack may add a card that nobody has drawn: it lies on a chart. */
export const pictureOf = (card: string): Picture => faces[card] ?? { scene: "chart" };
