import { expect, test } from "vitest";
import { sharing } from "./sharing";

const before = () => ({ v: 1, seats: [{ name: "Ida", chips: 90 }, null], hand: { pot: 10, up: ["As", "Kd"] } });

test("what has not changed is what it was", () => {
  const old = before();
  expect(sharing(old, before())).toBe(old);
  const made = sharing(old, { ...before(), v: 2 });
  expect(made).toEqual({ ...before(), v: 2 });
  expect(made.seats).toBe(old.seats);
  expect(made.hand).toBe(old.hand);
});

test("what has changed is new, and so is all that holds it", () => {
  const old = before();
  const now = before();
  now.hand.up.push("9h");
  const made = sharing(old, now);
  expect(made).toEqual(now);
  expect(made.hand).not.toBe(old.hand);
  expect(made.hand.up).not.toBe(old.hand.up);
  expect(made.seats).toBe(old.seats);
  expect(old).toEqual(before());
});

test.each([
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [[1, 2], [1]],
  [[1], { 0: 1 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: [] }, { a: {} }],
])("%j is not %j", (one, other) => {
  expect(sharing(one, other)).toEqual(other);
});
