/** Where the keyboard goes when the thing it stood on leaves the list: to a neighbour that is offered, else to any. */
export function keepFocus(list: () => HTMLElement | undefined, things: () => unknown): void {
  let focused = false;
  $effect.pre(() => {
    void things();
    focused = list()?.contains(document.activeElement) ?? false;
  });
  $effect(() => {
    void things();
    if (focused && document.activeElement === document.body)
      (
        list()?.querySelector<HTMLElement>("[data-offer]") ?? list()?.querySelector<HTMLElement>("[data-card]")
      )?.focus();
  });
}
