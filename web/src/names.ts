/** What hands are called, as src/americana/say/tell/hands.py says it, and small signs of people. */
import type { HandName, Message } from "./wire";

const rank = (of: string): Message => ({ key: `rank-${of}`, args: {} });

export function handMessage({ category, ranks }: HandName): Message {
  const [high = "", low = high] = ranks;
  return { key: `hand-${category}`, args: { high: rank(high), low: rank(low), ranks: [...ranks].join("-") } };
}

/** The first letter of a name, for the disc before it. */
export const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? "·";

/** The first letters of a name's first two words, where there is no room for the name. */
export const initialsOf = (name: string): string => name.trim().split(" ").slice(0, 2).map(initialOf).join("");
