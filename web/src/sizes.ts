/**
 * Amounts that a button may suggest: they come from the menu's own bounds and the chips that everybody sees, and never
 * lie outside what the menu offers.
 */
import type { ChoicePicture as Choice, HandPicture } from "./wire";

export type SizeName = "least" | "half" | "pot" | "most";
export interface Size {
  name: SizeName;
  to: number;
}

/** Suggest totals for a bet or raise by a seat; those that would be the same amount are offered once. */
export function sizesOf(choice: Choice, hand: HandPicture, seat: number): Size[] {
  const bet = hand.players.find((player) => player.seat === seat)?.bet ?? 0;
  const called = hand.pot + Math.max(0, hand.to_match - bet);
  const half = hand.to_match + Math.ceil(called / 2);
  const pot = hand.to_match + called;
  const between: Size[] = [
    { name: "half", to: half },
    { name: "pot", to: pot },
  ];
  return [
    { name: "least", to: choice.least },
    ...between.filter(({ to }) => choice.least < to && to < choice.most),
    { name: choice.most === pot ? "pot" : "most", to: choice.most },
  ];
}

/** Whether a choice with this amount would put in all that a seat has: a call adds it, the rest bet to it. */
export function isAllIn({ verb, most }: Choice, amount: number, hand: HandPicture, seat: number): boolean {
  const player = hand.players.find((each) => each.seat === seat);
  if (!player || !most) return false;
  return (verb === "call" ? amount : amount - player.bet) >= player.stack;
}

export const isWithin = (amount: number, { least, most }: Choice): boolean => least <= amount && amount <= most;
