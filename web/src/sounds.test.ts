import { expect, test } from "vitest";
import { soundsOf } from "./sounds";
import { frame, handWith, publicWith, youWith } from "./testing";
import type { ChoicePicture, SeatPicture, TableEvent, TableFrame } from "./wire";

const CHECK = { verb: "check", least: 0, most: 0, fixed: true } as ChoicePicture;
const sitter = (more: Partial<SeatPicture> = {}) => ({ is_out: false, ...more }) as SeatPicture;

function heard(events: object[], more: { seat?: number | null; isOut?: boolean; turn?: number | null; reset?: boolean; v?: number } = {}): TableFrame {
  const { seat = 0, isOut = false, turn = null, reset = false, v = 7 } = more;
  return frame(v, {
    events: events as TableEvent[],
    reset,
    public: publicWith({ seats: [sitter({ is_out: isOut })], hand: handWith([], { id: "h", turn: turn ?? 1 }) }),
    you: youWith({ seat, menu: turn === null ? [] : [CHECK] }),
  });
}

test("a deal, a knock, chips and a fold sound as they happen", () => {
  const of = (event: object) => soundsOf(heard([event]), null);
  expect(of({ event: "UpCardsDealt", round: 2, cards: [] })).toEqual(["deal"]);
  expect(of({ event: "Checked", seat: 1 })).toEqual(["check"]);
  expect(of({ event: "Raised", seat: 1, to: 40 })).toEqual(["chips"]);
  expect(of({ event: "Folded", seat: 1 })).toEqual(["fold"]);
  expect(of({ event: "CutRevealed", seat: 1 })).toEqual([]);
});

test("much at once sounds once each, in order", () => {
  const events = [{ event: "HandStarted" }, { event: "AntesPosted" }, { event: "DownCardsDealt" }, { event: "UpCardsDealt" }];
  expect(soundsOf(heard(events), null)).toEqual(["chips", "deal"]);
});

test("a pot that is won rings for the winner and clinks for the rest", () => {
  const award = { event: "PotAwarded", winners: [0, 2] };
  expect(soundsOf(heard([award]), null)).toEqual(["win"]);
  expect(soundsOf(heard([award], { seat: 1 }), null)).toEqual(["chips"]);
  expect(soundsOf(heard([award], { seat: null }), null)).toEqual(["chips"]);
});

test("the reader's turn is called once a decision, whatever frames come", () => {
  const turn = heard([{ event: "Checked", seat: 1 }], { turn: 4 });
  expect(soundsOf(turn, heard([], { v: 6 }))).toEqual(["check", "turn"]);
  expect(soundsOf(heard([], { turn: 4 }), turn)).toEqual([]);
  expect(soundsOf(heard([], { turn: 6 }), turn)).toEqual(["turn"]);
});

test("a snapshot tells of no past, only of a turn that was not known yet", () => {
  const snapshot = heard([{ event: "Checked", seat: 1 }], { turn: 4, reset: true });
  expect(soundsOf(snapshot, null)).toEqual(["turn"]);
  expect(soundsOf(snapshot, heard([], { turn: 4 }))).toEqual([]);
});

test("another's turn calls nobody who looks on", () => {
  const watched = heard([{ event: "TurnPassed", seat: 0 }], { seat: null });
  expect(soundsOf(watched, null)).toEqual([]);
});

test("who sits out hears nothing", () => {
  expect(soundsOf(heard([{ event: "UpCardsDealt" }], { isOut: true, turn: 4 }), null)).toEqual([]);
});

test("a frame that is heard again, because somebody came or went, is silent", () => {
  const knock = heard([{ event: "Checked", seat: 1 }], { turn: 4 });
  expect(soundsOf(knock, knock)).toEqual([]);
  expect(soundsOf(heard([{ event: "Checked", seat: 1 }], { v: 8 }), knock)).toEqual(["check"]);
});
