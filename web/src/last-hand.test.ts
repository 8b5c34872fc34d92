import { expect, test } from "vitest";
import { playedAfter, seatsOf, textOf } from "./last-hand";
import { Voice } from "./say";
import { frame, handWith, publicWith, youWith } from "./testing";
import type { HandPicture, PlayerPicture, SeatPicture, TableFrame } from "./wire";

const PLAYERS: Partial<PlayerPicture>[] = [
  { seat: 0, began: 500, stack: 540, down: null, up: ["9h", "Jh"], folded: false },
  { seat: 1, began: 500, stack: 460, down: "Ts", up: ["Td", "8s"], folded: false },
  { seat: 2, began: 500, stack: 500, down: null, up: ["Qd"], folded: true },
];
const OVER = {
  id: "h7",
  number: 7,
  is_over: true,
  returned: [],
  shows: [{ seat: 1, card: "Ts", name: { category: "pair", ranks: "T8" } }],
  awards: [{ number: 0, pots: 1, amount: 80, rake: 0, eligible: [0, 1], winners: [0], shares: [80], odd: [] }],
} as unknown as Partial<HandPicture>;
const sitter = (name: string): SeatPicture => ({ name }) as unknown as SeatPicture;
const SEATS = [sitter("Anna"), sitter("Ben"), sitter("Cora")];
const with_ = (hand: HandPicture | null, more: Partial<TableFrame> = {}): TableFrame =>
  frame(3, { public: publicWith({ hand, seats: SEATS }), you: youWith({ seat: 0, down: "Kh" }), ...more });
const line = (hand: number, key: string) => ({ id: key, hand, message: { key, args: {} } });
const LOG = [line(6, "old"), line(7, "event-antes")];

test("a hand that is over is kept with its lines and the own card when the next one begins", () => {
  const over = playedAfter(null, with_(handWith(PLAYERS, OVER)), LOG);
  const after = playedAfter(over, with_(handWith([], { id: "h8", is_over: false, number: 8 })), LOG);
  expect(after).toBe(over);
  expect(after?.lines.map(({ message }) => message.key)).toEqual(["event-antes"]);
  expect(after && seatsOf(after).map(({ name, down, won, net, isFolded }) => [name, down, won, net, isFolded])).toEqual([
    ["Anna", "Kh", 80, 40, false],
    ["Ben", "Ts", 0, -40, false],
    ["Cora", null, 0, 0, true],
  ]);
});

test("a snapshot tells of the hand before, unless it was seen to its end here", () => {
  const running = handWith([], { id: "h8", number: 8, is_over: false });
  const told = playedAfter(null, with_(running, { reset: true, last: handWith(PLAYERS, OVER) }), []);
  expect([told?.hand.id, told?.down, told?.seat]).toEqual(["h7", null, 0]);
  const seen = playedAfter(null, with_(handWith(PLAYERS, OVER)), LOG);
  expect(playedAfter(seen, with_(running, { reset: true, last: handWith(PLAYERS, OVER) }), [])).toBe(seen);
});

test("no hand was played as long as none is over", () => {
  expect(playedAfter(null, with_(null), [])).toBeNull();
});

test("copied as text it has everybody's cards, what they made and what they won", () => {
  const ftl = [
    "help-hand-at = Hand { $number } at { $table }",
    "hand-pair = pair",
    "note-folded = folded",
    "event-antes = Antes",
  ].join("\n");
  const played = playedAfter(null, with_(handWith(PLAYERS, OVER)), LOG);
  expect(played && textOf(played, "Riga", new Voice("en", ftl))).toBe(
    ["Hand 7 at Riga", "", "Anna: K♥ 9♥ J♥ · +40", "Ben: 10♠ 10♦ 8♠ · pair · −40", "Cora: ?? Q♦ · folded · 0", "", "Antes"].join("\n"),
  );
});
