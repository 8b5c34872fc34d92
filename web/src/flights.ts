/**
 * Which chips fly when one picture of a hand follows another: what nobody matched first, then the bets to the pot, then
 * the pot to its winners. Only for the eye: the numbers are true before anything moves.
 */
import type { HandPicture } from "./wire";

/** Where chips lie: before a seat, at it, or in the middle. */
export type Where = { bet: number } | { seat: number } | "pot";

export interface Flight {
  from: Where;
  to: Where;
  amount: number;
  /** Milliseconds until it sets off, and on the way. */
  wait: number;
  takes: number;
}

const BACK = 180;
const IN = 240;
const OUT = 520;

export function flights(before: HandPicture | null, after: HandPicture | null): Flight[] {
  if (!before || !after || before.id !== after.id) return [];
  const returned = after.returned.slice(before.returned.length).filter(([, amount]) => amount > 0);
  const back = returned.map(([seat, amount]): Flight => ({ from: { bet: seat }, to: { seat }, amount, wait: 0, takes: BACK }));
  const wait = back.length ? BACK : 0;
  const bets = isRoundOver(before, after) ? collected(before, after, wait) : [];
  const gathered = wait + (bets.length ? IN : 0);
  const won = after.awards.slice(before.awards.length).flatMap(({ winners, shares }) =>
    winners.map((seat, place): Flight => ({ from: "pot", to: { seat }, amount: shares[place] ?? 0, wait: gathered, takes: OUT })),
  );
  return [...back, ...bets, ...won];
}

const isRoundOver = (before: HandPicture, after: HandPicture): boolean =>
  after.round > before.round || after.players.every(({ bet }) => bet === 0);

/** What each had before him, with what he added by the action that closed the round. */
function collected(before: HandPicture, after: HandPicture, wait: number): Flight[] {
  return before.players.flatMap(({ seat, bet, paid }) => {
    const now = after.players.find((player) => player.seat === seat);
    const amount = bet + (now ? now.paid - now.bet - paid : 0);
    return amount > 0 ? [{ from: { bet: seat }, to: "pot" as const, amount, wait, takes: IN }] : [];
  });
}
