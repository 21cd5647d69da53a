import type { Words } from "../../lib/words";
import { faceOf } from "./cards";
import type { Piece } from "./view";

/** A card in words: its name and what is printed on it. */
export function describe(card: string, text: Words): string {
  const face = faceOf(card);
  const facts = [text.thing("card", card)];
  if (face?.combat)
    facts.push(
      text.say(face.special ? "mirage-combat-special" : "mirage-combat", {
        combat: face.combat,
        special: face.special ?? 0,
      }),
    );
  if (face?.kind === "bomber") facts.push(text.say("mirage-bombs", { hit: face.hit ?? 0, dice: face.dice ?? 0 }));
  if (face?.kind === "weapon")
    facts.push(text.say("mirage-guns", { day: face.hit ?? 0, night: face.night_hit ?? 0, dice: face.dice ?? 0 }));
  if (face?.range) facts.push(text.say("mirage-range", { range: face.range }));
  if (face?.height) facts.push(text.say(`mirage-flies-${face.height}`));
  return facts.join(text.say("comma"));
}

/** A card that lies on the table, as far as the reader may know it. */
export function describePiece(piece: Piece, text: Words): string {
  const parts = [piece.card ? describe(piece.card, text) : text.say("mirage-face-down")];
  if (piece.rider) parts.push(text.say("mirage-with-ace", { card: piece.rider }));
  if (piece.card && piece.down) parts.push(text.say("mirage-others-see-the-back"));
  if (piece.spoiled) parts.push(text.say("mirage-spoiled", { spoiled: piece.spoiled }));
  return parts.join(text.say("comma")) + text.say("mirage-stop");
}
