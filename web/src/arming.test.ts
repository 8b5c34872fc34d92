import { expect, test } from "vitest";
import { Arming } from "./arming";
import { FakeClock } from "./testing";

function armed(meanings: Record<string, string>): { clock: FakeClock; arming: Arming } {
  const clock = new FakeClock();
  clock.pass(5000);
  const arming = new Arming(clock);
  arming.see(meanings);
  clock.pass(400);
  return { clock, arming };
}

test("a check that has become a call of 40 cannot be pressed for 400 ms", () => {
  const { clock, arming } = armed({ passive: "1.check.0" });
  expect(arming.isArmed("passive")).toBe(true);
  arming.see({ passive: "2.call.40" });
  clock.pass(399);
  expect(arming.isArmed("passive")).toBe(false);
  clock.pass(1);
  expect(arming.isArmed("passive")).toBe(true);
});

test("a call whose amount has changed is another call", () => {
  const { arming } = armed({ passive: "1.call.40" });
  arming.see({ passive: "1.call.80" });
  expect(arming.isArmed("passive")).toBe(false);
});

test("a menu that appears under a pointer is not armed, and what is not there never is", () => {
  const clock = new FakeClock();
  const arming = new Arming(clock);
  clock.pass(5000);
  expect(arming.isArmed("fold")).toBe(false);
  arming.see({ fold: "1" });
  expect(arming.isArmed("fold")).toBe(false);
  arming.see({});
  clock.pass(1000);
  expect(arming.isArmed("fold")).toBe(false);
});

test("a place that was gone meanwhile arms again, though it means the same", () => {
  const { arming } = armed({ fold: "1" });
  arming.see({});
  arming.see({ fold: "1" });
  expect(arming.isArmed("fold")).toBe(false);
});

test("a frame that changes nothing of a button leaves it armed", () => {
  const { arming } = armed({ fold: "1", passive: "1.call.40" });
  arming.see({ fold: "1", passive: "1.call.80" });
  expect(arming.isArmed("fold")).toBe(true);
});

test("a press that was made before the change does not count after it, however late it is heard", () => {
  const { clock, arming } = armed({ passive: "1.check.0" });
  arming.see({ passive: "2.call.40" });
  const pressedAt = clock.now() - 5;
  clock.pass(1000);
  expect(arming.isArmed("passive", pressedAt)).toBe(false);
  expect(arming.isArmed("passive", pressedAt + 900)).toBe(true);
});

test("who comes back from elsewhere looks first", () => {
  const { clock, arming } = armed({ fold: "1" });
  arming.again();
  expect(arming.isArmed("fold")).toBe(false);
  clock.pass(400);
  expect(arming.isArmed("fold")).toBe(true);
});

test("it tells when what was unarmed is armed", () => {
  const clock = new FakeClock();
  let told = 0;
  const arming = new Arming(clock, () => told++);
  arming.see({ fold: "1" });
  clock.pass(200);
  arming.see({ fold: "1", passive: "1" });
  clock.pass(399);
  expect(told).toBe(0);
  clock.pass(1);
  expect(told).toBe(1);
});
