/** What a reader sets for himself on this device. Kept in the browser; nothing of it is sent to the room. */
import { shelf } from "./shelf";

export const SOUNDS = ["deal", "check", "chips", "fold", "turn", "win"] as const;
export type Sound = (typeof SOUNDS)[number];

export const BACKS = ["diamond", "lattice", "wave"] as const;
export type Back = (typeof BACKS)[number];

export interface Choices {
  theme: "system" | "light" | "dark";
  /** Four suits in four colours, or black and red. */
  hasFourColours: boolean;
  /** Index letters of the reader's language instead of A K Q J. */
  hasLocalLetters: boolean;
  back: Back;
  /** From 0 to 1; 0 is silence. */
  volume: number;
  /** The sounds that are off. */
  muted: Sound[];
  vibrates: boolean;
  /** Single letters are keys. */
  hasKeys: boolean;
  /** Which letter does what; Enter and Escape are fixed. */
  keys: Record<"fold" | "passive" | "raise" | "all_in", string>;
  /** Parts of the pot offered as sizes. */
  fractions: number[];
  /** An all-in wants a second press. */
  asksAllIn: boolean;
  /** The table as text with a command line. */
  isTextTable: boolean;
  /** The first hand was shown, or declined. */
  knowsTheGame: boolean;
}

const USUAL: Choices = {
  theme: "system",
  hasFourColours: true,
  hasLocalLetters: false,
  back: "diamond",
  volume: 0.6,
  muted: [],
  vibrates: true,
  hasKeys: true,
  keys: { fold: "F", passive: "C", raise: "R", all_in: "A" },
  fractions: [0.5, 0.75, 1],
  asksAllIn: false,
  isTextTable: false,
  knowsTheGame: false,
};

const KEPT = "americana.settings";

const MEANT: { [Name in keyof Choices]?: (value: Choices[Name]) => boolean } = {
  theme: (value) => ["system", "light", "dark"].includes(value),
  back: (value) => BACKS.includes(value),
  volume: (value) => value >= 0 && value <= 1,
  muted: (value) => Array.isArray(value) && value.every((each) => SOUNDS.includes(each)),
  keys: (value) => Object.keys(USUAL.keys).every((deed) => typeof value[deed as keyof Choices["keys"]] === "string"),
  fractions: (value) => Array.isArray(value) && value.every((each) => typeof each === "number" && each > 0),
};

/** The kept choices where they can be read, else the usual ones: a page of tomorrow may have written them. */
export function read(kept: string | null): Choices {
  try {
    const found = JSON.parse(kept ?? "{}") as Partial<Choices>;
    const known = Object.entries(found).filter(([name, value]) => isMeant(name, value));
    return { ...USUAL, ...Object.fromEntries(known) };
  } catch {
    return USUAL;
  }
}

function isMeant(name: string, value: unknown): boolean {
  if (!Object.hasOwn(USUAL, name) || value === null || typeof value !== typeof USUAL[name as keyof Choices]) return false;
  return MEANT[name as keyof Choices]?.(value as never) ?? true;
}

class Settings {
  now: Choices = $state.raw(read(shelf.getItem(KEPT)));

  set(some: Partial<Choices>): void {
    this.now = { ...this.now, ...some };
    shelf.setItem(KEPT, JSON.stringify(this.now));
  }

  /** Everything as it was before the reader chose; what he has learnt he has learnt. */
  reset(): void {
    this.set({ ...USUAL, knowsTheGame: this.now.knowsTheGame });
  }
}

export const settings = new Settings();
