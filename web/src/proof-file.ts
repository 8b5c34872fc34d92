/** Proofs in a file from outside, one a line: what has not the shape of a proof is none. Checks no hash. */
import type { Proof } from "./proof";

type Fits = (value: unknown) => boolean;

const MOST_SEAT = 99;
const MOST = 200;

const hash: Fits = (value) => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
const card: Fits = (value) => typeof value === "string" && /^[789TJQKA][shdc]$/.test(value);
const id: Fits = (value) => typeof value === "string" && value.length > 0 && value.length <= 100;
const whole = (least: number, most = Number.MAX_SAFE_INTEGER): Fits => (value) =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
const maybe = (fits: Fits): Fits => (value) => value === null || fits(value);
const row = (fits: Fits, most = MOST, least = 0): Fits => (value) =>
  Array.isArray(value) && value.length >= least && value.length <= most && value.every(fits);
const pair = (one: Fits, other: Fits): Fits => (value) => Array.isArray(value) && value.length === 2 && one(value[0]) && other(value[1]);
const fields = (of: Record<string, Fits>): Fits => (value) =>
  typeof value === "object" && value !== null && Object.entries(of).every(([name, fits]) => fits((value as Record<string, unknown>)[name]));

const seat = whole(0, MOST_SEAT);
const plain: Fits = (value) => ["string", "number", "boolean"].includes(typeof value);
const rules: Fits = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(plain);

const attempt = fields({
  attempt: whole(1),
  previous: hash,
  rules,
  dealer: maybe(seat),
  seats: row(pair(seat, whole(1))),
  commitments: row(pair(seat, hash)),
  roots: pair(hash, hash),
  reveals: row(pair(seat, hash)),
  seeds: maybe(pair(hash, hash)),
});

const PROOF = fields({
  format: whole(1, 1),
  table: id,
  hand: id,
  number: whole(1),
  viewer: maybe(seat),
  committed: row(pair(whole(1), hash)),
  attempts: row(attempt, MOST, 1),
  deck: whole(0, 1),
  opened: hash,
  leaves: row(hash, 32, 32),
  started: fields({ rules, dealer: maybe(seat), seats: row(seat), stacks: row(whole(1)) }),
  cards: row(pair(seat, maybe(card)), 32),
  openings: row(fields({ position: whole(0, 31), card, salt: hash }), 32),
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
