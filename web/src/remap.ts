/** Letters as keys: which one a pressed key stands for, and which are taken already. */
import type { Choices } from "./settings.svelte";

export type Keys = Choices["keys"];
export type Deed = keyof Keys;
export const DEEDS: readonly Deed[] = ["fold", "passive", "raise", "all_in"];

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
