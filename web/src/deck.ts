/** A sealed deck and the players' cut, as src/americana/room/shuffle has them: only hashes, no table and no seat. */
import { bytesToHex, hashed, hexToBytes, keyed, textHash, whole } from "./hashing";
import type { Card, Opening } from "./wire";

const RANKS = [..."789TJQKA"];
const FULL_DECK: Card[] = [..."shdc"].flatMap((suit) => RANKS.map((rank) => rank + suit));

/** The numbers 0 to 31 in the order that a key draws (Fisher and Yates, from the end). */
export function orderOf(key: Uint8Array, what: string): number[] {
  const bytes = stream(key, what);
  const order = FULL_DECK.map((_, index) => index);
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1, bytes);
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}

function* stream(key: Uint8Array, what: string): Generator<number, never> {
  for (let counter = 0; ; counter++) yield* keyed(key, what, whole(counter, 4));
}

/** A number from 0 to `bound` - 1; a byte that would favour some is passed over. */
function below(bound: number, bytes: Generator<number, never>): number {
  const fair = 256 - (256 % bound);
  for (;;) {
    const byte = bytes.next().value;
    if (byte < fair) return byte % bound;
  }
}

/** Which cards a seed gives, in sealed order. */
export const cardsOf = (seed: Uint8Array): Card[] => orderOf(seed, "deck").map((index) => FULL_DECK[index] ?? "");

/** The root of the deck that a seed gives, as hex. */
export function rootOfSeed(seed: Uint8Array, table: string, hand: string, deck: number): string {
  const salt = (position: number): string => bytesToHex(keyed(seed, "salt", whole(position, 1)));
  const openings = cardsOf(seed).map((card, position) => ({ card, position, salt: salt(position) }));
  return rootOf(openings.map((opening) => leafOf(table, hand, deck, opening)));
}

export const rootOf = (leaves: string[]): string => bytesToHex(hashed("root", ...leaves.map(hexToBytes)));

/** The leaf hash that an opening must give, as hex. */
export function leafOf(table: string, hand: string, deck: number, { card, position, salt }: Opening): string {
  const place = [textHash(table), textHash(hand), whole(deck, 1), whole(position, 1)];
  return bytesToHex(hashed("leaf", ...place, whole(FULL_DECK.indexOf(card), 1), hexToBytes(salt)));
}

/** Which deck is dealt, and from which of its positions the first card comes, the second, and so on. */
export function cutOf(record: string, nonces: [number, string][]): { deck: number; order: number[] } {
  const fields = [...nonces].sort(([one], [other]) => one - other).map(([seat, nonce]) => [whole(seat, 1), hexToBytes(nonce)]);
  const key = hashed("cut", hexToBytes(record), ...fields.flat());
  return { deck: (key[0] ?? 0) >> 7, order: orderOf(key, "order") };
}
