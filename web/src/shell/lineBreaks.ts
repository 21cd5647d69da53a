/**
 * Where a line of a card's name may break: at spaces, after a middle dot or の, before a bracket,
 * and between katakana and kanji. Everything else stays whole.
 */
export const pieces = (name: string): string[] =>
  name.split(/(?<=・)|(?<=の)|(?=（)|(?<=[ァ-ヺー]{2})(?=[一-鿿])|(?<=[一-鿿]{2})(?=[ァ-ヺ]{2})/u);

/** Narrows an element whose longest word is wider than its line, so that the word is neither split nor cut off. */
export function squeeze(node: HTMLElement): { destroy: () => void } {
  const fit = () => {
    node.style.width = node.style.transform = "";
    const ratio = node.scrollWidth / node.clientWidth;
    if (!(ratio > 1) || !isFinite(ratio)) return;
    node.style.width = `${(100 * ratio).toFixed(2)}%`;
    node.style.transform = `scaleX(${(1 / ratio).toFixed(4)})`;
  };
  fit();
  if (typeof ResizeObserver === "undefined" || !node.parentElement) return { destroy: () => undefined };
  const resized = new ResizeObserver(fit);
  resized.observe(node.parentElement);
  const rewritten = new MutationObserver(fit);
  rewritten.observe(node, { characterData: true, childList: true, subtree: true });
  return {
    destroy: () => {
      resized.disconnect();
      rewritten.disconnect();
    },
  };
}
