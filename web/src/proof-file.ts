/** Proofs in a file from outside, one a line: what has not the shape of a proof is none. Checks no hash. */
import { type Fits, isObject, many, maybe, pair, whole } from "./fits";
import type { Proof } from "./proof";

const MOST_SEAT = 99;
const MOST = 200;

const hash: Fits = (value) => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
const card: Fits = (value) => typeof value === "string" && /^[789TJQKA][shdc]$/.test(value);
const id: Fits = (value) => typeof value === "string" && value.length > 0 && value.length <= 100;
const natural = (least: number, most = Number.MAX_SAFE_INTEGER): Fits => (value) =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

const seat = natural(0, MOST_SEAT);
const plain: Fits = (value) => ["string", "number", "boolean"].includes(typeof value);
const rules: Fits = (value) => isObject(value) && Object.values(value).every(plain);
const row = (fits: Fits): Fits => many(fits, MOST);

const attempt = whole({
  attempt: natural(1),
  previous: hash,
  rules,
  dealer: maybe(seat),
  seats: row(pair(seat, natural(1))),
  commitments: row(pair(seat, hash)),
  roots: pair(hash, hash),
  reveals: row(pair(seat, hash)),
  seeds: maybe(pair(hash, hash)),
});

const PROOF = whole({
  format: natural(1, 1),
  table: id,
  hand: id,
  number: natural(1),
  viewer: maybe(seat),
  committed: row(pair(natural(1), hash)),
  attempts: many(attempt, MOST, 1),
  deck: natural(0, 1),
  opened: hash,
  leaves: many(hash, 32, 32),
  started: whole({ rules, dealer: maybe(seat), seats: row(seat), stacks: row(natural(1)) }),
  cards: many(pair(seat, maybe(card)), 32),
  openings: many(whole({ position: natural(0, 31), card, salt: hash }), 32),
});

/** The proof on a line; null for what is none. */
export function proofIn(line: string): Proof | null {
  try {
    const value: unknown = JSON.parse(line);
    return PROOF(value) ? (value as Proof) : null;
  } catch {
    return null;
  }
}

/** The proof of one hand in a file with many; null where it is not. */
export function proofOfHand(text: string, { table, number }: { table: string; number: number }): Proof | null {
  for (const line of text.split("\n")) {
    const proof = line.trim() ? proofIn(line) : null;
    if (proof?.table === table && proof.number === number) return proof;
  }
  return null;
}
