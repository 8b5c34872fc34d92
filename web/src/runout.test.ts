import { expect, test } from "vitest";
import { RunOut } from "./runout";
import { FakeClock, frame, handWith, publicWith } from "./testing";
import type { HandPicture } from "./wire";

const hand = (cards: number, id = "hand"): HandPicture =>
  handWith([{ seat: 2, up: ["As", "Kd", "9h", "7c"].slice(0, cards) }], { id });
const playing = (id = "hand") => publicWith({ hand: { ...hand(4, id), is_over: true } });

function runOut() {
  const clock = new FakeClock();
  const drawn: (number | null)[] = [];
  const run = new RunOut(clock, () => drawn.push(run.stage?.hand.players[0]?.up.length ?? null));
  return { clock, drawn, run };
}

test("a run-out shows first what all had, then round by round, then the hand itself", () => {
  const { clock, drawn, run } = runOut();
  run.take(frame(7, { steps: [hand(3), hand(4)], public: playing() }), hand(2), 1);
  expect(drawn).toEqual([2]);
  clock.pass(999);
  expect(drawn).toEqual([2]);
  clock.pass(1);
  expect([drawn.at(-1), run.stage?.row, run.stage?.left]).toEqual([3, 1, 1]);
  clock.pass(2000);
  expect(drawn).toEqual([2, 3, 4, null]);
});

test("a table's pace stretches the pauses", () => {
  const { clock, drawn, run } = runOut();
  run.take(frame(7, { steps: [hand(4)], public: playing() }), hand(3), 0.5);
  clock.pass(500);
  expect(drawn).toEqual([3, 4]);
});

test("without a pace the end is there at once", () => {
  const { drawn, run } = runOut();
  run.take(frame(7, { steps: [hand(3), hand(4)], public: playing() }), hand(2), 0);
  expect([drawn, run.stage]).toEqual([[], null]);
});

test("a newer hand ends what is shown, a frame of the same hand does not", () => {
  const { clock, drawn, run } = runOut();
  run.take(frame(7, { steps: [hand(3), hand(4)], public: playing() }), hand(2), 1);
  run.take(frame(8, { public: playing() }), hand(4), 1);
  expect(run.stage?.row).toBe(0);
  run.take(frame(9, { public: playing("next") }), hand(4), 1);
  expect(run.stage).toBeNull();
  clock.pass(5000);
  expect(drawn).toEqual([2, null]);
});

test("a whole picture after a lost line shows no run-out again", () => {
  const { drawn, run } = runOut();
  run.take(frame(7, { steps: [hand(3)], public: playing(), reset: true }), hand(2), 1);
  expect(drawn).toEqual([]);
});
