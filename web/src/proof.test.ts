import { describe, expect, test } from "vitest";
import golden from "../../tests/golden/shuffle.json";
import { leafOf } from "./deck";
import { bytesToHex, hexToBytes, keyed, whole } from "./hashing";
import { between, check, digestOf, dealtOf, isOf, knownCards, type Proof } from "./proof";
import { proofIn, proofOfHand } from "./proof-file";
import { frame, handWith, publicWith, RULES, youWith } from "./testing";
import type { Replay } from "./played";
import type { Opening } from "./wire";

const pairs = (of: Record<string, string>): [number, string][] => Object.entries(of).map(([seat, text]) => [Number(seat), text]);
const DEALT = hexToBytes(golden.seeds[golden.deck] ?? "");
const ZERO = "00".repeat(32);

const openingAt = (position: number): Opening => ({
  position,
  card: golden.decks[golden.deck]?.[position] ?? "",
  salt: bytesToHex(keyed(DEALT, "salt", whole(position, 1))),
});
const LEAVES = golden.order.map((_, position) => leafOf("table", "hand", golden.deck, openingAt(position)));
const card = (turn: number): string => golden.dealt[turn] ?? "";
const opened = (turn: number): Opening => openingAt(golden.order[turn] ?? -1);

/** Three players; seat 3 folded before round 2. The viewer sits in seat 1. */
function proof(more: Partial<Proof> = {}): Proof {
  return {
    format: 1,
    table: "table",
    hand: "hand",
    number: 7,
    viewer: 1,
    committed: [],
    attempts: [
      {
        attempt: 1,
        previous: ZERO,
        rules: RULES,
        dealer: null,
        seats: [[1, 500], [3, 250], [4, 1000]],
        commitments: pairs(golden.commitments),
        roots: golden.roots as [string, string],
        reveals: pairs(golden.nonces),
        seeds: null,
      },
    ],
    deck: golden.deck,
    opened: golden.seeds[1 - golden.deck] ?? "",
    leaves: LEAVES,
    started: { rules: RULES, dealer: null, seats: [1, 3, 4], stacks: [500, 250, 1000] },
    cards: [[1, card(0)], [3, null], [4, null], [1, card(3)], [3, card(4)], [4, card(5)], [1, card(6)], [4, card(7)]],
    openings: [0, 3, 4, 5, 6, 7].map(opened),
    ...more,
  };
}
const put = <Item>(items: Item[], at: number, item: Item): Item[] => items.map((each, place) => (place === at ? item : each));
const withSeal = (more: Partial<Proof["attempts"][number]>): Proof => proof({ attempts: [{ ...dealtOf(proof()), ...more }] });
const codes = (of: Proof): string[] => Object.values(check(of)).flat().map(({ code }) => code);

describe("a proof", () => {
  test("of a hand that was dealt as sealed is sound, and says what it knows", () => {
    expect(codes(proof())).toEqual([]);
    expect(codes(proof())).toEqual([]);
    expect(digestOf(proof(), dealtOf(proof()))).toBe(golden.record);
    expect(knownCards(proof())).toBe(6);
  });

  test.each<[string, Proof, string]>([
    ["another card", proof({ cards: put(proof().cards, 3, [1, card(9)]) }), "card_differs"],
    ["a card that was not opened", proof({ openings: [0, 3, 4, 5, 6].map(opened) }), "card_not_opened"],
    ["an opening of no card", proof({ openings: [...proof().openings, opened(12)] }), "opening_astray"],
    ["another salt", proof({ openings: put(proof().openings, 0, { ...opened(0), salt: ZERO }) }), "opening_differs"],
    ["a card twice", proof({ cards: put(proof().cards, 3, [1, card(0)]) }), "card_twice"],
    ["an own card that is not told", proof({ cards: put(proof().cards, 0, [1, null]) }), "card_hidden"],
    ["an up card that is not told", proof({ cards: put(proof().cards, 4, [3, null]) }), "card_hidden"],
    ["seats in another order", proof({ cards: put(put(proof().cards, 6, [4, card(6)]), 7, [1, card(7)]) }), "dealing_order"],
    ["other stacks", proof({ started: { ...proof().started, stacks: [500, 250, 999] } }), "start_differs"],
    ["other rules", proof({ started: { ...proof().started, rules: { ...RULES, ante: 6 } } }), "start_differs"],
    ["another deck", proof({ deck: 1 - golden.deck }), "wrong_deck"],
    ["another seed", proof({ opened: ZERO }), "opened_seed"],
    ["another leaf", proof({ leaves: put(LEAVES, 31, ZERO) }), "leaves_differ"],
    ["a number left out", withSeal({ reveals: pairs(golden.nonces).slice(1) }), "nonce_missing"],
    ["another number", withSeal({ reveals: pairs(golden.nonces).map(([seat]) => [seat, ZERO]) }), "nonce_differs"],
    ["a number nobody promised", withSeal({ reveals: [...pairs(golden.nonces), [5, ZERO]] }), "nonce_unasked"],
    ["both decks opened", withSeal({ seeds: [ZERO, ZERO] }), "dealt_after_opening"],
    ["a promise that is not in the seal", proof({ committed: [[1, ZERO]] }), "own_commitment_missing"],
    ["a seal given up though nobody was silent", proof({ attempts: [dealtOf(proof()), { ...dealtOf(proof()), attempt: 2 }] }), "resealed_in_vain"],
    ["a broken chain", proof({ number: 1, attempts: [{ ...dealtOf(proof()), previous: "11".repeat(32) }] }), "chain_broken"],
  ])("with %s is false", (_, of, code) => {
    expect(codes(of)).toContain(code);
  });

  test("is of the hand that a replay shows, or is not", () => {
    const players = [
      { seat: 1, down: null, up: [card(3), card(6)] },
      { seat: 3, down: null, up: [card(4)] },
      { seat: 4, down: null, up: [card(5), card(7)] },
    ];
    const last = frame(9, { public: publicWith({ hand: handWith(players, {}) }), you: youWith({ seat: 1, down: card(0) }) });
    const replay = { hand: "hand", table: "table", moments: [{ round: 2, frame: last }] } as unknown as Replay;
    expect(isOf(proof(), replay)).toBe(true);
    expect(isOf(proof(), { ...replay, hand: "other" })).toBe(false);
    expect(isOf(proof({ cards: put(proof().cards, 7, [4, card(9)]) }), replay)).toBe(false);
  });
});

describe("two proofs beside each other", () => {
  const names = { one: "anna", other: "ben" };
  const other = proof({ viewer: 3, cards: put(put(proof().cards, 0, [1, null]), 1, [3, card(1)]), openings: [1, 3, 4, 5, 6, 7].map(opened) });

  test("tell one story when each knows what the other does not", () => {
    expect(codes(other)).toEqual([]);
    expect(between(proof(), other, names)).toEqual([]);
  });

  test.each<[string, Proof, string]>([
    ["decks", withSeal({ roots: [ZERO, ZERO] }), "roots_between"],
    ["seals", withSeal({ previous: "11".repeat(32) }), "records_between"],
    ["numbers", withSeal({ reveals: [] }), "reveals_between"],
    ["cuts", proof({ opened: ZERO }), "cut_between"],
    ["starts", proof({ started: { ...proof().started, stacks: [1, 2, 3] } }), "start_between"],
    ["deals", proof({ cards: proof().cards.slice(0, 7) }), "deal_between"],
    ["cards", proof({ cards: put(proof().cards, 7, [4, card(9)]) }), "card_between"],
    ["places of a card", proof({ cards: put(put(proof().cards, 1, [3, card(0)]), 0, [1, null]) }), "claimed_between"],
    ["seals in number", proof({ attempts: [dealtOf(proof()), dealtOf(proof())] }), "attempts_between"],
  ])("differ about %s", (_, of, code) => {
    const found = between(proof(), of, names);
    expect(found.map((each) => each.code)).toContain(code);
    expect(found[0]?.facts).toMatchObject(names);
  });
});

describe("a file of proofs", () => {
  test("gives the proof of the hand that is asked for, and of no other", () => {
    const file = [proof({ number: 6 }), proof()].map((each) => JSON.stringify(each)).join("\n");
    expect(proofOfHand(`garbage\n${file}\n`, { table: "table", number: 7 })).toEqual(proof());
    expect(proofOfHand(file, { table: "table", number: 8 })).toBeNull();
    expect(proofOfHand(file, { table: "other", number: 7 })).toBeNull();
  });

  test.each(["", "{}", "null", "[]", "{", JSON.stringify(proof({ format: 2 })), JSON.stringify({ ...proof(), leaves: [] }),
    JSON.stringify({ ...proof(), cards: [[0, "1s"]] }), JSON.stringify({ ...proof(), attempts: [] }), JSON.stringify({ ...proof(), number: 1e99 }),
    JSON.stringify(withSeal({ roots: ["x", "y"] })), "[".repeat(10_000)])("has no proof in %.20s", (line) => {
    expect(proofIn(line)).toBeNull();
  });
});
