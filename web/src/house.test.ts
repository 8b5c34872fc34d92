import { expect, test } from "vitest";
import { topUpOf } from "./house";
import { ABOUT } from "./testing";
import type { SeatPicture } from "./wire";

const sitter = (chips: number, asked = 0) => ({ chips, asked }) as SeatPicture;

test("what is missing to the usual stack is suggested, and no more than the table takes is allowed", () => {
  expect(topUpOf(sitter(380), ABOUT, 9000)).toEqual({ usual: 120, most: 620, room: 620 });
  expect(topUpOf(sitter(380, 100), ABOUT, 9000)).toEqual({ usual: 20, most: 520, room: 520 });
});

test("who has the usual stack already is offered all that is allowed", () => {
  expect(topUpOf(sitter(700), ABOUT, 9000)).toEqual({ usual: 300, most: 300, room: 300 });
});

test("nobody buys more than he has, or anything at a full stack", () => {
  expect(topUpOf(sitter(380), ABOUT, 50)).toEqual({ usual: 50, most: 50, room: 620 });
  expect(topUpOf(sitter(380), ABOUT, 0)).toEqual({ usual: 0, most: 0, room: 620 });
  expect(topUpOf(sitter(1400), ABOUT, 9000)).toEqual({ usual: 0, most: 0, room: 0 });
});

test("before the purse is known the table's bounds hold", () => {
  expect(topUpOf(sitter(0), ABOUT, null)).toEqual({ usual: 500, most: 1000, room: 1000 });
});
