import { beforeEach, describe, expect, test } from "vitest";
import golden from "../../tests/golden/shuffle.json";
import { commitmentOf, Cut, nonceOf, recordHash, secretOn, type Shelf } from "./cut";
import { bytesToHex } from "./hashing";
import { frame, publicWith, RULES, youWith } from "./testing";
import type { HandSealed, SealPicture, TableEvent, ToRoom } from "./wire";

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

const made = (): Cut => new Cut("table", RULES, SECRET, shelf, (message) => void said.push(message));
const sealed = (more: Partial<HandSealed> = {}): TableEvent => ({ event: "HandSealed", ...SEALED, ...more });
const picture = (more: Partial<SealPicture> = {}): SealPicture =>
  ({ ...SEALED, record: golden.record, nonces: [], deck: null, ...more }) as SealPicture;
const seen = (event: TableEvent | null, seal: SealPicture | null = picture(), more = {}) =>
  frame(9, { events: event ? [event] : [], public: publicWith({ seal }), you: youWith({ seat: SEAT }), ...more });

beforeEach(() => {
  shelf = new Drawer();
  said = [];
  cut = made();
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
  const asked = { you: youWith({ seat: SEAT, commit: { number: 7, attempt: 1 } }) };

  test("is given when it is asked for, once a line", () => {
    cut.see(frame(8, asked));
    cut.see(frame(9, asked));
    expect(said).toEqual([{ do: "commit", number: 7, attempt: 1, commitment: COMMITMENTS["4"] }]);
    cut.see(frame(9, { ...asked, reset: true }));
    expect(said).toHaveLength(2);
  });

  test("is never given for what was revealed already, nor after a reload", () => {
    cut.see(seen(sealed()));
    said = [];
    made().see(frame(10, asked));
    expect(said).toEqual([]);
    made().see(frame(10, { you: youWith({ seat: SEAT, commit: { number: 7, attempt: 2 } }) }));
    expect(said).toMatchObject([{ do: "commit", attempt: 2 }]);
  });

  test("is not given by somebody without a seat", () => {
    cut.see(frame(8, { you: youWith({ commit: { number: 7, attempt: 1 } }) }));
    expect(said).toEqual([]);
  });
});

describe("a nonce is revealed", () => {
  const reveal = { do: "reveal", number: 7, attempt: 1, nonce: NONCES["4"] };

  test("when the seal holds its promise, its seat and the record before", () => {
    cut.see(frame(8, { reset: true, public: publicWith({ seal: picture({ record: SEALED.previous }) }) }));
    cut.see(seen(sealed()));
    expect(said).toEqual([reveal]);
    expect(cut.warning).toBeNull();
  });

  test.each([
    ["another promise", { commitments: [[4, "11".repeat(32)]] }],
    ["no promise of its own", { commitments: [[1, COMMITMENTS["1"]]] }],
    ["not its seat", { seats: [[1, 500]] }],
  ])("not when the seal holds %s", (_, more) => {
    const other = more as Partial<HandSealed>;
    const record = recordHash("table", RULES, { ...SEALED, ...other });
    cut.see(seen(sealed(other), picture({ ...other, record })));
    expect(said).toEqual([]);
    expect(cut.warning).toBeNull();
  });

  test("not when the seal leaves out a record that it saw, which it says", () => {
    cut.see(frame(8, { reset: true, public: publicWith({ seal: picture({ record: "22".repeat(32) }) }) }));
    cut.see(seen(sealed()));
    expect(said).toEqual([]);
    expect(cut.warning).toBe("other_record");
  });

  test("not when the room shows another hash of the record than the true one", () => {
    cut.see(seen(sealed(), picture({ record: "33".repeat(32) })));
    expect(said).toEqual([]);
    expect(cut.warning).toBe("other_record");
  });

  test("again when a lost line swallowed it, but never for another record", () => {
    cut.see(seen(sealed()));
    said = [];
    made().see(seen(null, picture(), { reset: true }));
    expect(said).toEqual([reveal]);
    said = [];
    made().see(seen(null, picture({ record: "44".repeat(32) }), { reset: true }));
    const forged = sealed({ roots: ["55".repeat(32), "55".repeat(32)] });
    made().see(seen(forged, null));
    expect(said).toEqual([]);
  });
});

describe("it warns", () => {
  beforeEach(() => cut.see(seen(sealed())));

  test("when the deck was cut without its nonce", () => {
    cut.see(seen(null, picture({ deck: 1, nonces: [[1, NONCES["1"] ?? ""]] })));
    expect(cut.warning).toBe("unused");
  });

  test("when it is called silent", () => {
    cut.see(seen({ event: "HandResealed", attempt: 1, silent: [SEAT], seeds: ["", ""] }, null));
    expect(cut.warning).toBe("unused");
  });

  test("not when all went well, nor when somebody else was silent", () => {
    cut.see(seen({ event: "HandResealed", attempt: 1, silent: [1], seeds: ["", ""] }, null));
    cut.see(seen(null, picture({ deck: 1, nonces: [[4, NONCES["4"] ?? ""]] })));
    expect(cut.warning).toBeNull();
  });
});
