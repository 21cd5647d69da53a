/** A paragraph that records how we read a rule: it begins with its number, such as **Ruling B12.** or **M26.** */
const RULING = /^\*\*(?:Ruling\s|裁定|M\d)/;

/** The rule itself, and the rulings about it. */
export function split(markdown: string): { rule: string; rulings: string[] } {
  const parts = markdown.split(/\n\s*\n/);
  return {
    rule: parts.filter((part) => !RULING.test(part.trim())).join("\n\n"),
    rulings: parts.filter((part) => RULING.test(part.trim())),
  };
}
