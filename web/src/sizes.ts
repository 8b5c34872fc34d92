/**
 * Amounts that a button may suggest: arithmetic on the numbers that the menu brings, never outside of what it offers. It
 * does not know what a pot is made of.
 */
import type { ChoicePicture as Choice } from "./wire";

export interface Size {
  name: "least" | "part" | "pot" | "most" | "all_in";
  /** Which of the reader's parts of the pot it is, from 0. */
  part?: number;
  to: number;
}

export const isWithin = (amount: number, { least, most }: Choice): boolean => least <= amount && amount <= most;

/** The nearest amount that the menu offers. */
export const clamp = (amount: number, { least, most }: Choice): number => Math.min(most, Math.max(least, amount));

/** A wager of a part of the pot. */
export const partOf = (choice: Choice, part: number): number => clamp(Math.round(choice.pot_base + part * choice.pot), choice);

/** Whether a choice with this amount puts in everything. */
export const isAllIn = ({ all_in }: Choice, amount: number): boolean => all_in !== null && amount === all_in;

/** The sizes to offer, smallest first; those that would be the same amount as an end of the menu are offered once. */
export function sizesOf(choice: Choice, parts: readonly number[]): Size[] {
  const { least, most, pot } = choice;
  const between = parts
    .map((part, place): Size => ({ name: "part", part: place, to: partOf(choice, part) }))
    .filter(({ to }, place, all) => pot > 0 && least < to && to < most && all.findIndex((each) => each.to === to) === place)
    .sort((one, other) => one.to - other.to);
  const isPot = pot > 0 && most === partOf({ ...choice, most: Infinity }, 1);
  return [{ name: "least", to: least }, ...between, { name: isAllIn(choice, most) ? "all_in" : isPot ? "pot" : "most", to: most }];
}

/** Parts of the pot that have a sign. */
const SIGNS = [[1 / 4, "¼"], [1 / 3, "⅓"], [1 / 2, "½"], [2 / 3, "⅔"], [3 / 4, "¾"], [1, "1"], [3 / 2, "1½"], [2, "2"]] as const; // prettier-ignore
export const PARTS: readonly number[] = SIGNS.map(([part]) => part);

export const isSamePart = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

/** A part of the pot as one writes it: ½, ⅓ or 60 %. */
export const partSign = (part: number): string =>
  SIGNS.find(([value]) => isSamePart(value, part))?.[1] ?? `${Math.round(part * 100)} %`;

/** What a key does to an amount: an arrow goes one step, a page ten; null for other keys. */
export function stepOf(key: string, value: number, step: number, { least, most }: Choice): number | null {
  switch (key) {
    case "ArrowUp":
    case "ArrowRight":
      return value + step;
    case "ArrowDown":
    case "ArrowLeft":
      return value - step;
    case "PageUp":
      return value + 10 * step;
    case "PageDown":
      return value - 10 * step;
    case "Home":
      return least;
    case "End":
      return most;
    default:
      return null;
  }
}

/** A finger on a trackpad turns by a few points at a time, a wheel by a hundred. */
const NOTCH = 60;

/** Counts the notches of a wheel: up is more. */
export class Wheel {
  private turned = 0;

  turn({ deltaX, deltaY, deltaMode }: Pick<WheelEvent, "deltaX" | "deltaY" | "deltaMode">): number {
    const delta = deltaY || deltaX; // with shift a wheel turns sideways
    if (deltaMode) return -Math.sign(delta);
    if (Math.sign(delta) !== Math.sign(this.turned)) this.turned = 0;
    this.turned += delta;
    if (Math.abs(this.turned) < NOTCH) return 0;
    this.turned = 0;
    return -Math.sign(delta);
  }
}
