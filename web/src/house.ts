/** House rules in a few words: which text, which limit, which stakes. */
import type { Message } from "./wire";

interface Stakes {
  base: string;
  limit: string;
  ante: number;
  bring_in: number;
}

export const presetOf = ({ base }: Stakes): Message => ({ key: `preset-${base}`, args: {} });
export const limitOf = ({ limit }: Stakes): Message => ({ key: `value-limit-${limit}`, args: {} });

/** The buy-in that a click on a seat makes: 100 antes, as far as the table and the purse allow. */
export function usualBuyIn(ante: number, [least, most]: [number, number], purse: number | null): number {
  const wanted = Math.min(most, Math.max(least, 100 * ante));
  return purse === null || purse < least ? wanted : Math.min(wanted, purse);
}
