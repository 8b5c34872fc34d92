/** Which key asks for what at the table. It knows keyboards and the reader's own letters, and not whether one may. */
import type { Choices } from "./settings.svelte";

type Keys = Choices["keys"];
/** What a letter of the reader's own choice is for. */
export type Deed = keyof Keys;
type Wish = { deed: Deed | "cancel" } | { part: number };

export const DEEDS: readonly Deed[] = ["fold", "passive", "raise", "all_in"];

export interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
}

type Own = Pick<Choices, "keys" | "hasKeys">;

/** What a press asks for; null for a key that means nothing here. */
export function wishOf(press: Press, { keys, hasKeys }: Own): Wish | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.shiftKey || press.repeat) return null;
  if (press.key === "Escape") return { deed: "cancel" };
  if (!hasKeys) return null;
  for (const sign of signsOf(press)) {
    const deed = DEEDS.find((each) => keys[each].toUpperCase() === sign);
    if (deed) return { deed };
    if (/^[1-9]$/.test(sign)) return { part: Number(sign) - 1 };
  }
  return null;
}

/** What stands on a key, and where that is no Latin letter or digit, also what stands there on most keyboards. */
function signsOf({ key, code }: Press): string[] {
  const own = key.length === 1 ? key.toUpperCase() : "";
  return /^[A-Z0-9]$/.test(own) ? [own] : [own, code.replace(/^(Key|Digit|Numpad)/, "")];
}

/** Whether letters pressed there are meant for something else: a field, a list, a dialog that lies above. */
export function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input:not([type=range]), select, textarea, dialog, [contenteditable]:not([contenteditable=false])")) return true;
  return target.ownerDocument.querySelector("dialog[open]") !== null;
}

/** What `aria-keyshortcuts` says of a deed; nothing while letters are no keys. */
export const shortcutOf = (deed: Deed, { keys, hasKeys }: Own): string | undefined =>
  hasKeys ? keys[deed].toUpperCase() || undefined : undefined;

/** The letter to keep for a pressed key: a Latin one where the keyboard has it, so that it works in every layout. */
export function letterOf({ key, code }: { key: string; code: string }): string | null {
  const letter = key.toUpperCase();
  if (/^[A-Z]$/.test(letter)) return letter;
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  return /^\p{L}$/u.test(letter) ? (latin ?? letter) : null;
}

/** What else this letter does, or null if it is free. */
export const takenBy = (keys: Keys, deed: Deed, letter: string): Deed | null =>
  DEEDS.find((each) => each !== deed && keys[each] === letter) ?? null;
