import { stillness } from "./settings.svelte";

const PLAIN = "/clock.svg";
const CALLING = "/clock-turn.svg";
const PAUSE = 1200;

/** The tab's icon says that it is the reader's turn, until the returned function is called. It blinks if it may. */
export function callBack(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return () => undefined;
  icon.href = CALLING;
  let calling = true;
  const blink = () => {
    calling = !calling;
    icon.href = calling ? CALLING : PLAIN;
  };
  const timer = stillness() ? undefined : setInterval(blink, PAUSE);
  return () => {
    clearInterval(timer);
    icon.href = PLAIN;
  };
}
