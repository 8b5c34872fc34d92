import { expect, test } from "vitest";
import { decisionIn, decisionOf } from "./decision";
import { frame, handWith, publicWith, youWith } from "./testing";
import type { ChoicePicture } from "./wire";

const MENU = [{ verb: "check" }] as ChoicePicture[];
const hand = handWith([], { id: "h", turn: 7 });

test("a decision is a turn of a hand, and the reader's own while he has a menu", () => {
  expect(decisionIn(hand)).toBe("h.7");
  expect(decisionIn(null)).toBe("");
  expect(decisionOf(frame(1, { public: publicWith({ hand }), you: youWith({ menu: MENU }) }))).toBe("h.7");
  expect(decisionOf(frame(1, { public: publicWith({ hand }) })), "somebody else decides").toBeNull();
  expect(decisionOf(frame(1, { you: youWith({ menu: MENU }) })), "no hand is played").toBeNull();
});
