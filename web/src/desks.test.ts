import { beforeEach, describe, expect, test } from "vitest";
import { Desks } from "./desks.svelte";

class FakeDesk {
  frame: object | null = null;
  about: { name: string } | null = null;
  seat: number | null = null;
  menu: object[] = [];
  goodbye: string | null = null;
  isOver = false;

  constructor(readonly table: string) {}

  /** The room has shown the table. */
  shows(seat: number | null, menu: object[] = []): void {
    this.frame = {};
    this.about = { name: this.table.toUpperCase() };
    this.seat = seat;
    this.menu = menu;
  }

  end(): void {
    this.isOver = true;
  }
}

let made: FakeDesk[];
let elsewhere: string[];
let told: string[][];
let desks: Desks<FakeDesk>;

beforeEach(() => {
  made = [];
  elsewhere = [];
  told = [];
  const make = (table: string) => {
    const desk = new FakeDesk(table);
    made.push(desk);
    return desk;
  };
  desks = new Desks(make, { hold: (table) => elsewhere.includes(table), tell: (tables) => void told.push(tables) });
});

const seat = (table: string) => ({ table, name: `name of ${table}`, seat: 1 });
const open = () => made.filter(({ isOver }) => !isOver).map(({ table }) => table);

describe("desks", () => {
  test("a table that is looked at is open, and only as long", () => {
    desks.keep("a", []);
    expect(open()).toEqual(["a"]);
    desks.keep("b", []);
    expect(open()).toEqual(["b"]);
    desks.keep(null, []);
    expect(open()).toEqual([]);
  });

  test("a table where he sits stays open while he looks at others, on the same socket", () => {
    const desk = desks.of("a");
    desk.shows(3);
    desks.keep("b", []);
    desks.keep(null, []);
    expect(open()).toEqual(["a"]);
    expect(desks.of("a")).toBe(desk);
  });

  test("the tables that the room names are opened at once", () => {
    desks.keep(null, [seat("a"), seat("b")]);
    expect(open()).toEqual(["a", "b"]);
  });

  test("one that he has left is closed as soon as he looks elsewhere, though the room named it before", () => {
    desks.keep("a", [seat("a")]);
    desks.of("a").shows(null);
    desks.keep("a", [seat("a")]);
    expect(open()).toEqual(["a"]);
    desks.keep(null, []);
    expect(open()).toEqual([]);
  });

  test("no more than eight are open, among them the one that is looked at", () => {
    const seats = Array.from({ length: 12 }, (_, place) => seat(`t${place}`));
    desks.keep("here", seats);
    expect(open()).toHaveLength(8);
    expect(open()).toContain("here");
  });

  test("what another window plays is not taken from it, until it is looked at here", () => {
    elsewhere = ["a"];
    desks.keep(null, [seat("a"), seat("b")]);
    expect(open()).toEqual(["b"]);
    desks.keep("a", [seat("a"), seat("b")]);
    expect(open()).toContain("a");
  });

  test("other windows are told what is open here, and only when it changes", () => {
    desks.keep("a", []);
    desks.keep("a", []);
    expect(told).toEqual([["a"]]);
  });

  test("a table that is not there is dropped", () => {
    desks.keep(null, [seat("a")]);
    desks.of("a").goodbye = "no_such_table";
    desks.keep(null, [seat("a")]);
    expect(open()).toEqual([]);
  });
});

describe("tabs", () => {
  test("before a table is shown its tab has the name that the room told", () => {
    expect(desks.tabs([seat("a")])).toEqual([{ table: "a", name: "name of a", isMyTurn: false }]);
  });

  test("a tab says where it is his turn", () => {
    desks.keep("b", [seat("a"), seat("b")]);
    desks.of("a").shows(0, [{}]);
    desks.of("b").shows(2);
    expect(desks.tabs([seat("a"), seat("b")])).toEqual([
      { table: "a", name: "A", isMyTurn: true },
      { table: "b", name: "B", isMyTurn: false },
    ]);
  });

  test("a table that he only watches has none; one where he has just sat down has one before the room names it", () => {
    desks.of("a").shows(null);
    desks.of("b").shows(4);
    expect(desks.tabs([]).map(({ table }) => table)).toEqual(["b"]);
  });
});
