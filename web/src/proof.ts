/**
 * Checks the proof of one hand as `americana verify` does (docs/fairness.md, src/americana/room/shuffle/verifying.py),
 * and two proofs of the same hand beside each other. Believes no hash; what it finds has the codes of verify.ftl.
 */
import { commitmentOf, recordHash } from "./cut";
import { cutOf, leafOf, rootOf, rootOfSeed } from "./deck";
import { bytesToHex, hexToBytes } from "./hashing";
import type { Replay } from "./played";
import type { Card, HandSealed, Opening, Rules } from "./wire";

export interface Attempt {
  attempt: number;
  previous: string;
  rules: Rules;
  dealer: number | null;
  seats: [number, number][];
  commitments: [number, string][];
  roots: [string, string];
  reveals: [number, string][];
  seeds: [string, string] | null;
}

export interface Proof {
  format: number;
  table: string;
  hand: string;
  number: number;
  viewer: number | null;
  committed: [number, string][];
  /** At least one; the last one is dealt. */
  attempts: Attempt[];
  deck: number;
  opened: string;
  leaves: string[];
  started: { rules: Rules; dealer: number | null; seats: number[]; stacks: number[] };
  cards: [number, Card | null][];
  openings: Opening[];
}

export interface Finding {
  code: string;
  facts: Record<string, string | number>;
}

const found = (code: string, facts: Finding["facts"] = {}): Finding => ({ code, facts });
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const sorted = (of: object): [string, unknown][] => Object.entries(of).sort(([one], [other]) => (one < other ? -1 : 1));

export const dealtOf = ({ attempts }: Proof): Attempt => attempts[attempts.length - 1] as Attempt;

export function digestOf({ table, hand, number }: Proof, { rules, ...attempt }: Attempt): string {
  const sealed: HandSealed = { hand, number, ...attempt };
  return recordHash(table, rules, sealed);
}

/** What is wrong with the seals before the one that was dealt, and with how they follow each other. */
function faultsOfSeals(proof: Proof): Finding[] {
  const { attempts } = proof;
  const faults: Finding[] = [];
  if (attempts.some(({ attempt }, place) => attempt !== place + 1)) faults.push(found("attempts_order"));
  attempts.forEach((attempt, place) => {
    const before = attempts[place - 1];
    const previous = before ? digestOf(proof, before) : proof.number === 1 ? "00".repeat(32) : attempt.previous;
    if (attempt.previous !== previous) faults.push(found("chain_broken", { attempt: attempt.attempt }));
  });
  for (const attempt of attempts.slice(0, -1)) faults.push(...faultsOfGivenUp(proof, attempt));
  if (dealtOf(proof).seeds !== null) faults.push(found("dealt_after_opening"));
  const { roots } = dealtOf(proof);
  if (rootOf(proof.leaves) !== roots[proof.deck]) faults.push(found("leaves_differ"));
  return faults;
}

/** A seal is given up only when somebody is silent, and then both its decks are opened. */
function faultsOfGivenUp({ table, hand }: Proof, { attempt, commitments, reveals, roots, seeds }: Attempt): Finding[] {
  const faults: Finding[] = [];
  const spoke = new Set(reveals.map(([seat]) => seat));
  if (commitments.every(([seat]) => spoke.has(seat))) faults.push(found("resealed_in_vain", { attempt }));
  if (seeds === null) return [...faults, found("resealed_unopened", { attempt })];
  const opened = seeds.map((seed, deck) => rootOfSeed(hexToBytes(seed), table, hand, deck));
  return same(opened, roots) ? faults : [...faults, found("resealed_seeds", { attempt })];
}

function faultsOfCut(proof: Proof): Finding[] {
  const faults: Finding[] = [];
  for (const { attempt, commitments, reveals } of proof.attempts) {
    const promised = new Map(commitments);
    for (const [seat, nonce] of reveals) {
      if (!promised.has(seat)) faults.push(found("nonce_unasked", { attempt, seat }));
      else if (promised.get(seat) !== bytesToHex(commitmentOf(hexToBytes(nonce)))) faults.push(found("nonce_differs", { attempt, seat }));
    }
  }
  const last = dealtOf(proof);
  const spoke = new Set(last.reveals.map(([seat]) => seat));
  for (const [seat] of last.commitments) if (!spoke.has(seat)) faults.push(found("nonce_missing", { attempt: last.attempt, seat }));
  if (cutOf(digestOf(proof, last), last.reveals).deck !== proof.deck) faults.push(found("wrong_deck"));
  return [...faults, ...faultsOfOwnPromise(proof)];
}

function faultsOfOwnPromise({ viewer, committed, attempts }: Proof): Finding[] {
  const own = new Map(committed);
  return attempts
    .filter(({ attempt, commitments }) => {
      const given = own.get(attempt);
      return viewer !== null && given !== undefined && !commitments.some((pair) => same(pair, [viewer, given]));
    })
    .map(({ attempt }) => found("own_commitment_missing", { attempt }));
}

function faultsOfOtherDeck(proof: Proof): Finding[] {
  const other = 1 - proof.deck;
  const root = rootOfSeed(hexToBytes(proof.opened), proof.table, proof.hand, other);
  return root === dealtOf(proof).roots[other] ? [] : [found("opened_seed")];
}

/** R12: a round's cards go once around; the down and the door card to everybody, then to whoever is still in. */
function faultsOfDeal(proof: Proof): Finding[] {
  const faults: Finding[] = [];
  const { started, viewer, cards } = proof;
  const { rules, dealer, seats } = dealtOf(proof);
  const order = seats.map(([seat]) => seat).sort((one, other) => placeOf(one, dealer) - placeOf(other, dealer));
  const stacks = started.seats.map((seat, place) => [seat, started.stacks[place]]).sort(([one = 0], [other = 0]) => one - other);
  const isSame = same(sorted(started.rules), sorted(rules)) && started.dealer === dealer && same(stacks, seats) && same(started.seats, order);
  if (!isSame) faults.push(found("start_differs"));
  const got = new Map<number, number>();
  const turns = cards.map(([seat]) => {
    got.set(seat, (got.get(seat) ?? 0) + 1);
    return (got.get(seat) ?? 0) * 100 + order.indexOf(seat);
  });
  const isAllDealtIn = [1, 2].every((card) => order.every((_, place) => turns[(card - 1) * order.length + place] === card * 100 + place));
  const isRising = turns.every((turn, place) => !place || turn > (turns[place - 1] ?? 0));
  if (!isAllDealtIn || !isRising || order.length < 2 || Math.max(...got.values()) > 5) faults.push(found("dealing_order"));
  cards.forEach(([seat, card], place) => {
    if (card === null && (place >= order.length || seat === viewer)) faults.push(found("card_hidden", { seat, place: place + 1 }));
  });
  return faults;
}

/** With a button the seat behind it is the first, and its own the last. */
const placeOf = (seat: number, dealer: number | null): number => (dealer !== null && seat <= dealer ? seat + 1000 : seat);

function faultsOfCards(proof: Proof): Finding[] {
  const faults: Finding[] = [];
  const { table, hand, deck, leaves, cards, openings } = proof;
  const { order } = cutOf(digestOf(proof, dealtOf(proof)), dealtOf(proof).reveals);
  const opened = new Map(openings.map((opening) => [opening.position, opening]));
  const known = new Set<number>();
  cards.forEach(([, card], place) => {
    const position = order[place];
    if (card === null || position === undefined) return;
    known.add(position);
    const opening = opened.get(position);
    if (!opening) faults.push(found("card_not_opened", { place: place + 1, card }));
    else if (opening.card !== card) faults.push(found("card_differs", { place: place + 1, card }));
  });
  for (const opening of openings) {
    const { position, card } = opening;
    if (leafOf(table, hand, deck, opening) !== leaves[position]) faults.push(found("opening_differs", { position, card }));
    if (!known.has(position)) faults.push(found("opening_astray", { position, card }));
  }
  const dealt = cards.flatMap(([, card]) => card ?? []);
  const lying = [...new Set(openings.map(({ position, card }) => `${card}${position}`))].map((text) => text.slice(0, 2));
  const twice = [...dealt, ...lying].filter((card) => [dealt, lying].some((all) => all.filter((each) => each === card).length > 1));
  return [...faults, ...[...new Set(twice)].map((card) => found("card_twice", { card }))];
}

/** What was looked at, in the order in which it is told, each with what is wrong. */
export const PARTS = ["seals", "cut", "other", "deal", "cards"] as const;
export type Part = (typeof PARTS)[number];

const LOOKS: Record<Part, (proof: Proof) => Finding[]> = {
  seals: faultsOfSeals,
  cut: faultsOfCut,
  other: faultsOfOtherDeck,
  deal: faultsOfDeal,
  cards: faultsOfCards,
};

export const check = (proof: Proof): Record<Part, Finding[]> =>
  Object.fromEntries(PARTS.map((part) => [part, LOOKS[part](proof)])) as Record<Part, Finding[]>;

export const knownCards = ({ cards }: Proof): number => cards.filter(([, card]) => card !== null).length;

/** Whether a proof is of the hand that a replay shows: who played it, and every card that both know. */
export function isOf(proof: Proof, { hand, table, moments }: Replay): boolean {
  const last = moments[moments.length - 1]?.frame;
  if (!last || proof.hand !== hand || proof.table !== table) return false;
  const players = last.public.hand?.players ?? [];
  const shown = new Map(players.map(({ seat, down, up }) => [seat, [seat === last.you.seat ? (last.you.down ?? down) : down, ...up]]));
  const proved = new Map<number, (Card | null)[]>();
  for (const [seat, card] of proof.cards) proved.set(seat, [...(proved.get(seat) ?? []), card]);
  return same([...shown].sort(([one], [other]) => one - other), [...proved].sort(([one], [other]) => one - other));
}

/** In what two proofs of the same hand contradict each other; `names` are what they are called. */
export function between(one: Proof, other: Proof, names: { one: string; other: string }): Finding[] {
  const faults: Finding[] = [];
  const tell = (code: string, facts: Finding["facts"] = {}): void => void faults.push(found(code, { ...facts, ...names }));
  if (one.attempts.length !== other.attempts.length) tell("attempts_between");
  one.attempts.forEach((first, place) => {
    const second = other.attempts[place];
    if (!second) return;
    const { attempt } = first;
    if (!same(first.roots, second.roots)) tell("roots_between", { attempt });
    else if (digestOf(one, first) !== digestOf(other, second)) tell("records_between", { attempt });
    if (!same(first.reveals, second.reveals)) tell("reveals_between", { attempt });
  });
  if (!same([one.deck, one.opened, one.leaves], [other.deck, other.opened, other.leaves])) tell("cut_between");
  const starts = [one, other].map(({ started: { rules, ...rest } }) => [sorted(rules), sorted(rest)]);
  if (!same(starts[0], starts[1])) tell("start_between");
  const seatsOf = ({ cards }: Proof): number[] => cards.map(([seat]) => seat);
  if (!same(seatsOf(one), seatsOf(other))) tell("deal_between");
  other.cards.forEach(([seat, card], place) => {
    if (card === null) return;
    const known = one.cards[place]?.[1] ?? null;
    const at = one.cards.findIndex(([, each]) => each === card);
    if (known !== null && known !== card) tell("card_between", { place: place + 1, seat });
    else if (at >= 0 && at !== place) tell("claimed_between", { card, seat });
  });
  return faults;
}
