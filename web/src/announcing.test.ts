import { describe, expect, test } from "vitest";
import { NOTHING_TOLD, type Telling, tellingOf, type Told, warningsDue } from "./announcing";
import { frame, handWith, publicWith, youWith } from "./testing";
import type { ChoicePicture, Message, TableFrame } from "./wire";

const line = (key: string): Message => ({ key, args: {} });
const CALL: ChoicePicture = { verb: "call", least: 5, most: 5, fixed: true, all_in: null, pot_base: 0, pot: 0 };

function played(v: number, lines: string[], more: Partial<TableFrame> = {}, id = "hand", turn = 1): TableFrame {
  return frame(v, { lines: lines.map(line), public: publicWith({ hand: handWith([], { id, turn, is_over: false }) }), ...more });
}

/** What is told of frames that come one after the other. */
function telling(...frames: TableFrame[]): { polite: string[]; urgent: string[] } {
  let told: Told = NOTHING_TOLD;
  const all: Telling[] = [];
  for (const each of frames) {
    const next = tellingOf(told, each);
    told = next.told;
    all.push(next);
  }
  return { polite: all.flatMap(({ polite }) => polite.map(({ key }) => key)), urgent: all.flatMap(({ urgent }) => urgent.map(({ key }) => key)) };
}

const SEEN = played(1, [], { reset: true });

describe("lines", () => {
  test("each is told once, however often its frame comes", () => {
    const two = played(2, ["a", "b"]);
    expect(telling(SEEN, two, two, played(3, ["c"]), two).polite).toEqual(["a", "b", "c"]);
  });

  test("a snapshot after a lost line tells what was missed and nothing again", () => {
    const snapshot = played(6, ["a", "b", "c", "d"], { reset: true });
    expect(telling(SEEN, played(2, ["a"]), played(3, ["b"]), snapshot, snapshot).polite).toEqual(["a", "b", "c", "d"]);
  });

  test("the same words said twice in a hand are two lines", () => {
    const snapshot = played(4, ["checks", "bets", "checks"], { reset: true });
    expect(telling(SEEN, played(2, ["checks"]), snapshot).polite).toEqual(["checks", "bets", "checks"]);
  });

  test("after a gap they wait for the snapshot, which has them in order", () => {
    const frames = [SEEN, played(2, ["a"]), played(4, ["c"]), played(5, ["d"])];
    expect(telling(...frames).polite).toEqual(["a"]);
    expect(telling(...frames, played(5, ["a", "b", "c", "d"], { reset: true })).polite).toEqual(["a", "b", "c", "d"]);
  });

  test("what was held back is told even if the snapshot has it not", () => {
    const snapshot = played(4, [], { reset: true });
    expect(telling(SEEN, played(2, ["a"]), played(4, ["c"]), snapshot, played(5, ["d"])).polite).toEqual(["a", "c", "d"]);
  });

  test("a hand that began while the line was lost is told from its beginning", () => {
    const snapshot = played(9, ["new hand", "deal"], { reset: true }, "next hand");
    expect(telling(SEEN, played(2, ["a"]), snapshot, played(10, ["e"], {}, "next hand")).polite).toEqual(["a", "new hand", "deal", "e"]);
  });

  test("a gap over the end of a hand tells at once what did come", () => {
    const frames = [SEEN, played(2, ["a"]), played(5, ["new hand"], {}, "next hand")];
    expect(telling(...frames).polite).toEqual(["a", "new hand"]);
    expect(telling(...frames, played(5, ["new hand"], { reset: true }, "next hand")).polite).toEqual(["a", "new hand"]);
  });

  test("who comes to a table is not told its past, but what follows", () => {
    expect(telling(played(7, ["a", "b"], { reset: true }), played(8, ["c"])).polite).toEqual(["c"]);
    expect(telling(played(7, ["a", "b"], { reset: true }), played(7, ["a", "b"], { reset: true })).polite).toEqual([]);
  });

  test("the reader's own card is told as his, dealt or found after loading again", () => {
    const you = youWith({ seat: 0, down: "As" });
    const own = { key: "event-down-card-yours", args: { card: { card: "As" } } };
    expect(tellingOf(tellingOf(NOTHING_TOLD, SEEN).told, played(2, ["event-down-cards"], { you })).polite).toEqual([own]);
    expect(tellingOf(NOTHING_TOLD, played(5, ["x"], { reset: true, you })).polite).toEqual([own]);
    expect(telling(SEEN, played(2, ["event-down-cards"], { you }), played(2, ["event-down-cards"], { you, reset: true })).polite).toEqual([own.key]);
    expect(telling(SEEN, played(2, ["event-down-cards"])).polite).toEqual(["event-down-cards"]);
  });
});

describe("the reader's turn", () => {
  const mine = (v: number, turn: number, more: Partial<TableFrame> = {}): TableFrame =>
    played(v, [], { you: youWith({ seat: 0, menu: [CALL] }), left_ms: 20_000, ...more }, "hand", turn);

  test("is told once a decision, with its seconds", () => {
    expect(telling(SEEN, mine(2, 1), mine(2, 1, { reset: true }), mine(3, 1), played(4, [], {}, "hand", 2), mine(5, 3)).urgent).toEqual([
      "text-your-turn",
      "text-your-turn",
    ]);
    expect(tellingOf(NOTHING_TOLD, mine(2, 1)).urgent).toEqual([{ key: "text-your-turn", args: { seconds: 20 } }]);
  });

  test("is told without seconds where no clock runs", () => {
    expect(tellingOf(NOTHING_TOLD, mine(2, 1, { left_ms: null })).urgent).toEqual([{ key: "room-your-turn", args: {} }]);
  });

  test("is told at once even while lines wait for a snapshot", () => {
    expect(telling(SEEN, played(2, ["a"]), mine(4, 1)).urgent).toEqual(["text-your-turn"]);
  });

  test("warns at ten and at five seconds, as far as there is that much time and no warning was given", () => {
    expect(warningsDue(80_000, [])).toEqual([{ after: 70_000, seconds: 10 }, { after: 75_000, seconds: 5 }]);
    expect(warningsDue(10_000, [])).toEqual([{ after: 5_000, seconds: 5 }]);
    expect(warningsDue(30_000, [10])).toEqual([{ after: 25_000, seconds: 5 }]);
    expect(warningsDue(3_000, [])).toEqual([]);
  });
});
