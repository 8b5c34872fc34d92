import { expect, test } from "vitest";
import { flights } from "./flights";
import { handWith } from "./testing";
import type { HandPicture, PotAwarded } from "./wire";

const hand = (bets: [bet: number, paid: number][], more: Partial<HandPicture> = {}): HandPicture =>
  handWith(
    bets.map(([bet, paid], seat) => ({ seat, bet, paid })),
    { round: 1, returned: [], awards: [], ...more },
  );
const award = (winners: number[], shares: number[]): PotAwarded =>
  ({ number: 0, pots: 1, amount: 0, rake: 0, eligible: winners, winners, shares, odd: [] }) as PotAwarded;

test("a bet lies still while the round goes on", () => {
  expect(flights(hand([[20, 25], [0, 5]]), hand([[20, 25], [20, 25]]))).toEqual([]);
});

test("at the end of a round all bets go to the pot, the last call too", () => {
  const moved = flights(hand([[20, 25], [0, 5]]), hand([[0, 25], [0, 25]], { round: 2 }));
  expect(moved.map(({ from, to, amount }) => [from, to, amount])).toEqual([
    [{ bet: 0 }, "pot", 20],
    [{ bet: 1 }, "pot", 20],
  ]);
  expect(Math.max(...moved.map(({ wait, takes }) => wait + takes))).toBeLessThanOrEqual(300);
});

test("what nobody matched flies back before the rest is gathered and won", () => {
  const before = hand([[60, 65], [20, 25]]);
  const after = hand([[0, 25], [0, 25]], { returned: [[0, 40]], awards: [award([0], [50])] });
  const [back, first, second, won] = flights(before, after);
  expect(back).toMatchObject({ from: { bet: 0 }, to: { seat: 0 }, amount: 40, wait: 0 });
  expect([first?.amount, second?.amount]).toEqual([20, 20]);
  expect(first?.wait).toBe(back?.takes);
  expect(won).toMatchObject({ from: "pot", to: { seat: 0 }, amount: 50, wait: (first?.wait ?? 0) + (first?.takes ?? 0) });
  expect(won?.takes).toBeLessThanOrEqual(600);
});

test("a pot that is split flies to each winner", () => {
  const after = hand([[0, 25], [0, 25]], { awards: [award([0, 1], [25, 25])] });
  expect(flights(hand([[0, 25], [0, 25]]), after).map(({ to }) => to)).toEqual([{ seat: 0 }, { seat: 1 }]);
});

test("nothing flies from one hand into the next", () => {
  expect(flights(hand([[20, 25]]), hand([[0, 5]], { id: "next" }))).toEqual([]);
  expect(flights(null, hand([[20, 25]]))).toEqual([]);
});
