import { expect, test } from "vitest";
import { frame, handWith, publicWith, youWith } from "./testing";
import { marksOf, stillOut, unseenOf } from "./unseen";
import type { PlayerPicture } from "./wire";

const player = (seat: number, up: string[], more: Partial<PlayerPicture> = {}): Partial<PlayerPicture> => ({
  seat,
  up,
  down: null,
  folded: false,
  ...more,
});
const at = (down: string | null, ...players: Partial<PlayerPicture>[]) =>
  frame(1, { public: publicWith({ hand: handWith(players, {}) }), you: youWith({ seat: down ? 0 : null, down }) });

const dealt = at("Kd", player(0, ["9h", "Ks"]), player(1, ["As", "9d"], { folded: true }), player(2, ["Td"], { down: "Ts" }));

test("own cards, seen ones and those of folded hands are told apart", () => {
  const marks = marksOf(dealt);
  expect(["Kd", "9h", "As", "9d", "Td", "Ts", "7c"].map((card) => marks.get(card))).toEqual([
    "own",
    "own",
    "folded",
    "folded",
    "seen",
    "seen",
    undefined,
  ]);
});

test("what is not seen is counted by rank, by suit and in all", () => {
  const marks = marksOf(dealt);
  expect([unseenOf(marks, "K"), unseenOf(marks, "9"), unseenOf(marks, "d"), unseenOf(marks, "")]).toEqual([2, 2, 5, 25]);
  expect(unseenOf(marksOf(null), "")).toBe(32);
});

test("of the ranks that one holds twice it is said how many are out", () => {
  expect(stillOut(dealt).map(({ args }) => [args.rank, args.count])).toEqual([[{ key: "rank-K", args: {} }, 2]]);
});

test("without a pair all ranks are said, until the hand is whole", () => {
  expect(stillOut(at("Kd", player(0, ["9h"]))).map(({ args }) => args.count)).toEqual([3, 3]);
  expect(stillOut(at("Kd", player(0, ["9h", "7h", "Ah", "Qh"])))).toEqual([]);
});

test("who only looks on owns no card", () => {
  expect([...marksOf(at(null, player(0, ["9h"]))).values()]).toEqual(["seen"]);
});
