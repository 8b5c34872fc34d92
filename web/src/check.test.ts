import { beforeEach, describe, expect, test } from "vitest";
import golden from "../../tests/golden/shuffle.json";
import { Check } from "./check";
import { cardsOf, cutOf, leafOf, rootOfSeed } from "./deck";
import { bytesToHex, hexToBytes, keyed, whole } from "./hashing";
import { frame, handWith, publicWith, youWith } from "./testing";
import type { Opening, SealPicture, TableFrame } from "./wire";

const NONCES = Object.entries(golden.nonces).map(([seat, nonce]): [number, string] => [Number(seat), nonce]);
const COMMITMENTS = Object.entries(golden.commitments).map(([seat, hex]): [number, string] => [Number(seat), hex]);
const [DEALT, OTHER] = golden.seeds.map(hexToBytes) as [Uint8Array, Uint8Array];

const openingOf = (position: number): Opening => ({
  position,
  card: golden.decks[0]?.[position] ?? "",
  salt: bytesToHex(keyed(DEALT, "salt", whole(position, 1))),
});
const LEAVES = golden.order.map((_, position) => leafOf("table", "hand", 0, openingOf(position)));
const SEAL = {
  hand: "hand",
  record: golden.record,
  roots: golden.roots,
  commitments: COMMITMENTS,
  nonces: NONCES,
  deck: golden.deck,
  opened: golden.seeds[1],
} as SealPicture;
const dealt = (turn: number): string => golden.dealt[turn] ?? "";
const opened = (turn: number): Opening => openingOf(golden.order[turn] ?? -1);

/** Three players; seat 3 is the reader and folded before round 2, when seats 1 and 4 got the 7th and the 8th card. */
function shown(more: Partial<TableFrame> = {}, seal: Partial<SealPicture> = {}): TableFrame {
  const players = [
    { seat: 1, down: null, up: [dealt(3), dealt(6)] },
    { seat: 3, down: null, up: [dealt(4)] },
    { seat: 4, down: null, up: [dealt(5), dealt(7)] },
  ];
  return frame(9, {
    public: publicWith({ seal: { ...SEAL, ...seal }, hand: handWith(players, { id: "hand" }) }),
    leaves: LEAVES,
    openings: [3, 4, 5, 6, 7].map(opened),
    you: youWith({ seat: 3, down: dealt(1), openings: [opened(1)] }),
    ...more,
  });
}

describe("the hashes are those of the room", () => {
  test("decks and roots of the seeds", () => {
    expect(cardsOf(DEALT)).toEqual(golden.decks[0]);
    expect(rootOfSeed(DEALT, "table", "hand", 0)).toBe(golden.roots[0]);
    expect(rootOfSeed(OTHER, "table", "hand", 1)).toBe(golden.roots[1]);
    expect(LEAVES[0]).toBe(golden.leaves[0]);
  });

  test("the cut, with nonces and without", () => {
    expect(cutOf(golden.record, NONCES)).toEqual({ deck: golden.deck, order: golden.order });
    expect(cutOf(golden.record, []).order).toEqual(golden.uncut_order);
  });
});

describe("a hand is checked", () => {
  let check: Check;
  beforeEach(() => {
    check = new Check("table");
  });

  test("every card that is seen, in the order of dealing", () => {
    check.see(shown());
    expect(check.fault).toBeNull();
    expect(check.cards).toBe(6);
  });

  test("card by card, as they come", () => {
    check.see(shown());
    const later = shown({ leaves: [], openings: [opened(2)] });
    const last = later.public.hand?.players[2];
    if (last) last.down = dealt(2);
    check.see(later);
    expect(check.fault).toBeNull();
    expect(check.cards).toBe(7);
  });

  test("nothing is said of a hand whose deal was not seen", () => {
    check.see(shown({ leaves: [] }));
    expect([check.fault, check.cards]).toEqual([null, 0]);
  });

  test("a card that is not opened is a fault", () => {
    check.see(shown({ openings: [3, 4, 5, 6].map(opened) }));
    expect(check.fault).toBe("card");
  });

  test("what a frame that was lost has opened is waited for, until the whole table is there", () => {
    const [first, ...others] = [3, 4, 5, 6, 7].map(opened);
    check.see({ ...shown({ openings: [first as Opening] }), v: 1, public: publicWith({}), reset: true });
    check.see(shown({ v: 3, openings: others }));
    expect(check.fault).toBeNull();
    check.see(shown({ v: 3, openings: others, reset: true }));
    expect(check.fault).toBe("card");
  });

  test("a card from another place of the deck is a fault", () => {
    const frame = shown({ openings: [3, 4, 5, 6, 9].map(opened) });
    const last = frame.public.hand?.players[2];
    if (last) last.up[1] = dealt(9);
    check.see(frame);
    expect(check.fault).toBe("card");
  });

  test("a card with another salt is a fault", () => {
    check.see(shown({ you: youWith({ seat: 3, down: dealt(1), openings: [{ ...opened(1), salt: "00".repeat(32) }] }) }));
    expect(check.fault).toBe("card");
  });

  test.each([
    ["a nonce that was left out", { nonces: NONCES.slice(1) }, "cut"],
    ["a nonce that was not promised", { nonces: [NONCES[0], [4, "00".repeat(32)]] }, "cut"],
    ["the deck that the cut did not choose", { deck: 1 - golden.deck }, "cut"],
    ["another seed for the other deck", { opened: "00".repeat(32) }, "deck"],
    ["another root for the deck dealt", { roots: ["00".repeat(32), golden.roots[1]] }, "deck"],
  ])("%s is a fault", (_, seal, fault) => {
    check.see(shown({}, seal as Partial<SealPicture>));
    expect(check.fault).toBe(fault);
  });
});
