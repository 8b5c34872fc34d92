import { expect, test } from "vitest";
import { oddOf, standingOf, wonBy } from "./standing";
import { handWith } from "./testing";
import type { HandPicture, PotAwarded, SeatPicture } from "./wire";

const SITTER = { is_connected: true, is_bot: false, asked: 0 } as SeatPicture;
const playing = (more: Partial<HandPicture>, folded = false): HandPicture =>
  handWith([{ seat: 1, folded }], { awards: [], mucks: [], actor: null, is_over: false, ...more });
const told = (hand: HandPicture | null, sitter: Partial<SeatPicture> = {}, isMe = false) =>
  standingOf({ seat: 1, sitter: { ...SITTER, ...sitter }, hand, isMe, note: { key: "note-checked", args: {} } })?.key;
const award = (more: Partial<PotAwarded>): PotAwarded => ({ winners: [1, 2], shares: [26, 25], odd: [1], ...more }) as PotAwarded;

test("a seat's last deed stands under it until its turn comes or it folds", () => {
  expect(told(playing({ actor: 0 }))).toBe("note-checked");
  expect(told(playing({ actor: 1 }))).toBe("word-in_turn");
  expect(told(playing({ actor: 1 }), {}, true)).toBe("room-your-turn");
  expect(told(playing({ actor: 0 }, true))).toBe("note-folded");
});

test("who has won is told before anything else", () => {
  const over = playing({ awards: [award({})], is_over: true });
  expect(told(over, { is_leaving: true })).toBe("room-wins");
  expect([wonBy(1, over), wonBy(2, over), wonBy(3, over)]).toEqual([26, 25, 0]);
});

test("the winnings of all pots are added, and the odd chips counted", () => {
  const over = playing({ awards: [award({}), award({ winners: [1], shares: [40], odd: [] })] });
  expect([wonBy(1, over), oddOf(1, over), oddOf(2, over)]).toEqual([66, 1, 0]);
});

test("a seat without a connection, away or out is told of", () => {
  expect(told(null, { is_connected: false })).toBe("room-disconnected");
  expect(told(null, { is_connected: false, is_bot: true })).toBeUndefined();
  expect(told(null, { is_away: true })).toBe("room-away");
  expect(told(null, { is_out: true })).toBe("room-sits-out");
  expect(told(null, { asked: 100 })).toBe("room-buys");
});
