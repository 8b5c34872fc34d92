import { expect, test } from "vitest";
import { type Kind, kindsFor, PAUSE, PreAction, type Spot, spotOf } from "./preaction";
import { FakeClock, handWith } from "./testing";
import type { ChoicePicture } from "./wire";

const choice = (verb: ChoicePicture["verb"], least = 0, all_in: number | null = null): ChoicePicture => ({
  verb,
  least,
  most: least,
  fixed: true,
  all_in,
  pot_base: 0,
  pot: 0,
});
const FOLD = choice("fold");
const CHECK = choice("check");
const call = (amount: number, all_in: number | null = null) => choice("call", amount, all_in);

const spot = (more: Partial<Spot> = {}): Spot => ({
  hand: "h1",
  round: 2,
  turn: 5,
  toMatch: 0,
  toCall: 0,
  bet: 0,
  acted: -1,
  able: 3,
  menu: [],
  ...more,
});
const FACING = spot({ toMatch: 40, toCall: 40 });

function chosen(kind: Kind, at: Spot) {
  const clock = new FakeClock();
  const done: string[] = [];
  const pre = new PreAction(clock, ({ verb, least }) => done.push(least ? `${verb} ${least}` : verb));
  pre.toggle(kind, at);
  const see = (now: Spot | null, asksAllIn = false): string[] => {
    pre.see(now, asksAllIn);
    clock.pass(PAUSE);
    return done;
  };
  return { clock, pre, done, see };
}

test("a check made for a check becomes one through the menu, and once", () => {
  const { see } = chosen("check", spot());
  const turn = spot({ turn: 6, menu: [CHECK, choice("bet", 20)] });
  expect(see(turn)).toEqual(["check"]);
  expect(see(turn), "the frame comes again").toEqual(["check"]);
});

test("what was armed in one hand never fires in the next", () => {
  for (const kind of ["check_fold", "check", "call_any", "fold_to_bet"] as const) {
    const { see, pre } = chosen(kind, spot());
    expect(see(spot({ hand: "h2", round: 1, menu: [FOLD, CHECK, call(10)] }))).toEqual([]);
    expect(pre.kind).toBeNull();
  }
});

test("what was armed in one round never fires in the next, though nothing was bet between", () => {
  const { see } = chosen("check", spot());
  expect(see(spot({ round: 3, menu: [CHECK] }))).toEqual([]);
});

test("it does not fire two decisions later: the room has acted for the player meanwhile", () => {
  const checkedSince = chosen("call_any", spot());
  expect(checkedSince.see(spot({ acted: 0, menu: [CHECK] }))).toEqual([]);
  const checkedUnseen = chosen("check_fold", spot());
  expect(checkedUnseen.see(spot({ ...FACING, turn: 8, menu: [FOLD, call(40)] }))).toEqual([]);
  const calledSince = chosen("call_any", FACING);
  expect(calledSince.see(spot({ toMatch: 80, toCall: 40, bet: 40, menu: [FOLD, call(40)] }))).toEqual([]);
});

test("a bet kills a check", () => {
  const { see, pre } = chosen("check", spot());
  see(FACING);
  expect(pre.kind).toBeNull();
  expect(see(spot({ toMatch: 40, toCall: 40, menu: [FOLD, call(40)] }))).toEqual([]);
});

test("a raise kills a call of an amount, on the way or with the menu", () => {
  const raised = { toMatch: 80, toCall: 80 };
  const onTheWay = chosen("call", FACING);
  onTheWay.see(spot(raised));
  expect(onTheWay.pre.kind).toBeNull();
  const withMenu = chosen("call", FACING);
  expect(withMenu.see(spot({ ...raised, menu: [FOLD, call(80)] }))).toEqual([]);
});

test("a raise kills a call that is all-in either way", () => {
  const { see } = chosen("call", spot({ toMatch: 40, toCall: 30 }));
  expect(see(spot({ toMatch: 80, toCall: 30, menu: [FOLD, call(30)] }))).toEqual([]);
});

test("a call of an amount calls that amount, and no other that a menu may offer", () => {
  expect(chosen("call", FACING).see(spot({ ...FACING, menu: [FOLD, call(40)] }))).toEqual(["call 40"]);
  expect(chosen("call", FACING).see(spot({ ...FACING, menu: [FOLD, call(60)] }))).toEqual([]);
});

test("call any calls whatever it has become, and checks for nothing", () => {
  expect(chosen("call_any", FACING).see(spot({ toMatch: 80, toCall: 80, menu: [FOLD, call(80)] }))).toEqual(["call 80"]);
  expect(chosen("call_any", spot()).see(spot({ menu: [CHECK] }))).toEqual(["check"]);
});

test("check or fold checks while it may, and folds to a bet", () => {
  expect(chosen("check_fold", spot()).see(spot({ menu: [CHECK, choice("bet", 20)] }))).toEqual(["check"]);
  expect(chosen("check_fold", spot()).see(spot({ ...FACING, menu: [FOLD, call(40)] }))).toEqual(["fold"]);
});

test("fold to a bet leaves it to the player when nobody has bet", () => {
  const { see, pre } = chosen("fold_to_bet", spot());
  expect(see(spot({ menu: [CHECK, choice("bet", 20)] }))).toEqual([]);
  expect(pre.kind).toBeNull();
  expect(chosen("fold_to_bet", spot()).see(spot({ ...FACING, menu: [FOLD, call(40)] }))).toEqual(["fold"]);
});

test("nobody can tell it by its haste: it waits the same time always", () => {
  const { clock, pre, done } = chosen("check", spot());
  pre.see(spot({ menu: [CHECK] }), false);
  expect(pre.going).toBe(CHECK);
  clock.pass(PAUSE - 1);
  expect(done).toEqual([]);
  clock.pass(1);
  expect(done).toEqual(["check"]);
  expect(pre.going).toBeNull();
});

test("until then it can be taken back", () => {
  const { clock, pre, done } = chosen("check_fold", spot());
  pre.see(spot({ menu: [CHECK] }), false);
  clock.pass(PAUSE - 1);
  pre.cancel();
  clock.pass(PAUSE);
  expect(done).toEqual([]);
});

test("another frame of the same decision does not begin the pause anew", () => {
  const { clock, pre, done } = chosen("check", spot());
  pre.see(spot({ menu: [CHECK] }), false);
  clock.pass(200);
  pre.see(spot({ menu: [CHECK] }), false);
  clock.pass(PAUSE - 200);
  expect(done).toEqual(["check"]);
});

test("a decision that is gone during the pause is not made", () => {
  const { clock, pre, done } = chosen("check", spot());
  pre.see(spot({ menu: [CHECK] }), false);
  pre.see(spot({ turn: 7 }), false);
  clock.pass(PAUSE);
  expect(done).toEqual([]);
});

test("the end of the hand, a fold or an all-in kills it", () => {
  const { see, pre } = chosen("check_fold", spot());
  expect(see(null)).toEqual([]);
  expect(pre.kind).toBeNull();
});

test("one is chosen at a time, and a second click takes it back", () => {
  const { pre } = chosen("check", spot());
  pre.toggle("call_any", spot());
  expect(pre.kind).toBe("call_any");
  pre.toggle("call_any", spot());
  expect(pre.kind).toBeNull();
});

test("who wants to be asked before an all-in is asked", () => {
  const menu = [FOLD, call(40, 40)];
  expect(chosen("call_any", spot()).see(spot({ ...FACING, menu }), true)).toEqual([]);
  expect(chosen("call_any", spot()).see(spot({ ...FACING, menu }), false)).toEqual(["call 40"]);
});

test("an opener is never made to bring in or bet by it", () => {
  const menu = [choice("bring_in", 2), choice("complete", 4)];
  for (const kind of ["check_fold", "check", "call_any", "fold_to_bet"] as const) expect(chosen(kind, spot()).see(spot({ menu }))).toEqual([]);
});

test("what is offered says what it would do, and nothing is offered in turn", () => {
  expect(kindsFor(spot(), false)).toEqual(["check_fold", "check", "call_any", "fold_to_bet"]);
  expect(kindsFor(FACING, false)).toEqual(["check_fold", "call", "call_any"]);
  expect(kindsFor(spot(), true)).toEqual([]);
});

test("a check dies where the turn comes without one on the menu", () => {
  const { see, pre } = chosen("check", spot({ round: 1 }));
  expect(see(spot({ round: 1, turn: 6, menu: [choice("bring_in", 10), choice("complete", 20)] }))).toEqual([]);
  expect(pre.kind).toBeNull();
});

test("nobody has a pre-action who is out of the hand, all-in, or in no hand at all", () => {
  const player = { seat: 1, bet: 10, stack: 50, folded: false, acted: 10 };
  const of = (more: Partial<typeof player>, hand = {}) =>
    spotOf(handWith([{ ...player, ...more }], { actor: 0, round: 2, to_match: 40, is_over: false, ...hand }), 1, []);
  expect(of({})).toMatchObject({ toCall: 30, toMatch: 40, bet: 10, able: 1 });
  expect(of({ stack: 20 })?.toCall, "no more than he has").toBe(20);
  expect(of({ folded: true })).toBeNull();
  expect(of({ stack: 0 })).toBeNull();
  expect(of({ seat: 3 })).toBeNull();
  expect(of({}, { is_over: true })).toBeNull();
  expect(of({}, { actor: null })).toBeNull();
  expect(spotOf(null, 1, [])).toBeNull();
  expect(kindsFor(null, false)).toEqual([]);
});
