/** House rules in a few words: which text, which limit, which stakes. */
import type { About, Message, SeatPicture } from "./wire";

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

/** What may be bought in addition: as far as the table allows (`room`), and the purse (`most`); `usual` fills up to the usual. */
export function topUpOf({ chips, asked }: SeatPicture, { rules, buy_in }: About, purse: number | null): { usual: number; most: number; room: number } {
  const room = Math.max(0, buy_in[1] - chips - asked);
  const most = Math.min(room, purse ?? room);
  const missing = usualBuyIn(rules.ante, buy_in, null) - chips - asked;
  return { usual: missing > 0 ? Math.min(missing, most) : most, most, room };
}
