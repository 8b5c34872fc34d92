import { beforeEach, describe, expect, test } from "vitest";
import golden from "../../tests/golden/shuffle.json";
import { commitmentOf, Cut, nonceOf, recordHash, secretOn } from "./cut";
import { bytesToHex } from "./hashing";
import type { Shelf } from "./shelf";
import { frame, publicWith, RULES, youWith } from "./testing";
import type { HandSealed, Public, SealPicture, TableEvent, TableFrame, ToRoom } from "./wire";

const SEAT = 4;
const SECRET = new Uint8Array(32).fill(SEAT);
const NONCES = golden.nonces as Record<string, string>;
const COMMITMENTS = golden.commitments as Record<string, string>;
const SEALED: HandSealed = {
  hand: "hand",
  number: 7,
  attempt: 1,
  previous: "00".repeat(32),
  dealer: null,
  seats: [
    [1, 500],
    [3, 250],
    [4, 1000],
  ],
  commitments: [
    [1, COMMITMENTS["1"] ?? ""],
    [4, COMMITMENTS["4"] ?? ""],
  ],
  roots: golden.roots as [string, string],
};

class Drawer extends Map<string, string> implements Shelf {
  getItem(key: string): string | null {
    return this.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.set(key, value);
  }
}

let shelf: Drawer;
let said: ToRoom[];
let cut: Cut;

const made = (): Cut => new Cut("table", SECRET, shelf, (message) => void said.push(message));
const picture = (more: Partial<SealPicture> = {}): SealPicture =>
  ({ ...SEALED, record: golden.record, nonces: [], deck: null, ...more }) as SealPicture;
/** A seal whose hash is true, whatever else is in it. */
const trueSeal = (more: Partial<SealPicture>): SealPicture =>
  picture({ ...more, record: recordHash("table", RULES, { ...SEALED, ...more }) });
const AT_TABLE = {
  called: [1, 3, 4],
  seats: [null, { chips: 500 }, null, { chips: 250 }, { chips: 1000 }, null],
} as unknown as Partial<Public>;
const seen = (v: number, seal: SealPicture | null = picture(), more: Partial<TableFrame> = {}): TableFrame =>
  frame(v, { public: publicWith({ ...AT_TABLE, seal }), you: youWith({ seat: SEAT }), ...more });
const resealed = (silent: number[]): TableEvent => ({ event: "HandResealed", attempt: 1, silent, seeds: ["", ""] });

beforeEach(() => {
  shelf = new Drawer();
  said = [];
  cut = made();
  cut.see(frame(8, { reset: true, public: publicWith({ seal: picture({ record: SEALED.previous, deck: 1 }) }) }), RULES);
});

describe("the hashes are those of the room, byte for byte", () => {
  test.each(["1", "4"])("nonce and commitment of seat %s", (seat) => {
    const nonce = nonceOf(new Uint8Array(32).fill(Number(seat)), "table", 7, 1, Number(seat));
    expect(bytesToHex(nonce)).toBe(NONCES[seat]);
    expect(bytesToHex(commitmentOf(nonce))).toBe(COMMITMENTS[seat]);
  });

  test("the record", () => {
    expect(recordHash("table", RULES, SEALED)).toBe(golden.record);
    expect(recordHash("table", RULES, { ...SEALED, dealer: 3 })).not.toBe(golden.record);
  });
});

test("a secret is made once", () => {
  const secret = secretOn(shelf);
  expect(secret).toHaveLength(32);
  expect(secretOn(shelf)).toEqual(secret);
  expect(secretOn(new Drawer())).not.toEqual(secret);
});

describe("a promise", () => {
  const asked = (attempt = 1) => ({ you: youWith({ seat: SEAT, commit: { number: 7, attempt } }) });

  test("is given when it is asked for, once a line", () => {
    cut.see(frame(9, asked()), RULES);
    cut.see(frame(10, asked()), RULES);
    expect(said).toEqual([{ do: "commit", number: 7, attempt: 1, commitment: COMMITMENTS["4"] }]);
    cut.see(frame(10, { ...asked(), reset: true }), RULES);
    expect(said).toHaveLength(2);
  });

  test("is never given at or below what was revealed already, nor after a reload, nor in another window", () => {
    const window = made();
    cut.see(seen(9), RULES);
    said = [];
    for (const each of [cut, window, made()]) {
      each.see(frame(10, asked()), RULES);
      each.see(frame(11, { you: youWith({ seat: SEAT, commit: { number: 6, attempt: 9 } }) }), RULES);
    }
    expect(said).toEqual([]);
    made().see(frame(10, asked(2)), RULES);
    expect(said).toMatchObject([{ do: "commit", attempt: 2 }]);
  });

  test.each(["{", "null", "7", "[]", '{"number":"9"}'])("is given though what was kept cannot be read: %s", (kept) => {
    shelf.set("americana.cut.table", kept);
    made().see(seen(5, null, { you: youWith({ seat: SEAT, commit: { number: 7, attempt: 1 } }) }), RULES);
    expect(said.map((message) => message.do)).toEqual(["commit"]);
  });

  test("is not given by somebody without a seat", () => {
    cut.see(frame(9, { you: youWith({ commit: { number: 7, attempt: 1 } }) }), RULES);
    expect(said).toEqual([]);
  });
});

describe("a nonce is revealed", () => {
  const reveal = { do: "reveal", number: 7, attempt: 1, nonce: NONCES["4"] };

  test("once, when the seal holds its promise, the stacks and the record before", () => {
    cut.see(seen(9), RULES);
    cut.see(seen(10), RULES);
    expect(said).toEqual([reveal]);
    expect(cut.warning).toBeNull();
  });

  test.each([
    ["another promise", { commitments: [[4, "11".repeat(32)]] }],
    ["no promise of its own", { commitments: [[1, COMMITMENTS["1"]]] }],
    ["its nonce already", { nonces: [[4, NONCES["4"]]] }],
  ])("not when the seal holds %s", (_, more) => {
    cut.see(seen(9, trueSeal(more as Partial<SealPicture>)), RULES);
    expect(said).toEqual([]);
    expect(cut.warning).toBeNull();
  });

  test.each([
    ["holds not its seat", trueSeal({ seats: [[1, 500]] })],
    ["holds other stacks", trueSeal({ seats: [[1, 500], [3, 251], [4, 1000]] })],
    ["leaves out a record that it saw", trueSeal({ previous: "22".repeat(32) })],
    ["is shown with another hash than the true one", picture({ record: "33".repeat(32) })],
    ["hashes to it only with other roots", picture({ roots: ["55".repeat(32), "55".repeat(32)] })],
  ])("not when the seal %s, which it says", (_, seal) => {
    cut.see(seen(9, seal), RULES);
    expect(said).toEqual([]);
    expect(cut.warning).toBe("other_record");
  });

  test("not when the record is that of other house rules than the table says", () => {
    cut.see(seen(9), { ...RULES, ante: 6 });
    expect(said).toEqual([]);
    expect(cut.warning).toBe("other_record");
    const later = made();
    later.see(seen(9, picture({ deck: 1 })), { ...RULES, ante: 6 }); // that hand is dealt: the rules are those of the next
    expect(later.warning).toBeNull();
  });

  test("not when its promise was put in after the hash was looked at", () => {
    const without: Partial<SealPicture> = { commitments: [[1, COMMITMENTS["1"] ?? ""]] };
    const seal = trueSeal(without);
    cut.see(seen(9, seal), RULES);
    cut.see(seen(10, picture({ record: seal.record })), RULES);
    expect(said).toEqual([]);
    expect(cut.warning).toBe("other_record");
  });

  test("though the record before was not seen: rows were missed, or the page was loaded since", () => {
    const other = trueSeal({ previous: "22".repeat(32) });
    cut.see(seen(10, other), RULES);
    expect(said).toEqual([reveal]);
    expect(cut.warning).toBeNull();
  });

  test("again when a lost line swallowed it, but never for another record: not after a reload, nor in another window", () => {
    const window = made();
    window.see(seen(8, null), RULES);
    cut.see(seen(9), RULES);
    said = [];
    made().see(seen(9, picture(), { reset: true }), RULES);
    expect(said).toEqual([reveal]);
    said = [];
    const forged = trueSeal({ roots: ["55".repeat(32), "55".repeat(32)] });
    window.see(seen(9, forged), RULES);
    made().see(seen(9, forged, { reset: true }), RULES);
    cut.see(seen(10, forged, { reset: true }), RULES);
    expect(said).toEqual([]);
  });
});

describe("it warns", () => {
  beforeEach(() => cut.see(seen(9), RULES));

  test("when the deck was cut without its nonce", () => {
    cut.see(seen(10, picture({ deck: 1, nonces: [[1, NONCES["1"] ?? ""]] })), RULES);
    expect(cut.warning).toBe("unused");
  });

  test("when it is called silent", () => {
    cut.see(seen(10, picture(), { events: [resealed([SEAT])] }), RULES);
    expect(cut.warning).toBe("unused");
  });

  test("not when all went well, nor when somebody else was silent", () => {
    cut.see(seen(10, picture(), { events: [resealed([1])] }), RULES);
    cut.see(seen(11, picture({ deck: 1, nonces: [[4, NONCES["4"] ?? ""]] })), RULES);
    expect(cut.warning).toBeNull();
  });
});
