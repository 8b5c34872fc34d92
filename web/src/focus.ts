/** Keeps the keyboard where it was when what had the focus goes away. */

/** Close the dialog round an element as its cross does: what opened it has the focus again. */
export const closeRound = (element: Element | null): void => element?.closest("dialog")?.close();

/** While a part of the page changes, give the part itself the focus that its vanished element had. */
export function keepFocus(part: HTMLElement): () => void {
  let last: Element | null = null;
  const note = (event: FocusEvent): void => {
    last = event.target instanceof Element ? event.target : null;
  };
  const forget = (event: FocusEvent): void => {
    if (event.relatedTarget !== null) last = null;
  };
  const look = (): void => {
    if (last === null || (last.isConnected && !last.matches(":disabled"))) return;
    if (document.activeElement !== document.body && document.activeElement !== last) return;
    last = null;
    part.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(part, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  part.addEventListener("focusin", note);
  part.addEventListener("focusout", forget);
  const elsewhere = (event: FocusEvent): void => {
    if (event.target instanceof Node && !part.contains(event.target)) last = null;
  };
  const click = (event: PointerEvent): void => {
    if (event.target instanceof Node && !part.contains(event.target)) last = null;
  };
  addEventListener("focusin", elsewhere);
  addEventListener("pointerdown", click);
  return () => {
    observer.disconnect();
    removeEventListener("focusin", elsewhere);
    removeEventListener("pointerdown", click);
  };
}
