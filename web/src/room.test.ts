import { beforeEach, describe, expect, test } from "vitest";
import { Room } from "./room";
import { ABOUT, FakeClock, FakeNetwork, frame, publicWith } from "./testing";
import type { Refused, SeatPicture } from "./wire";

let clock: FakeClock;
let network: FakeNetwork;
let room: Room;
let refusals: Refused[];
let isOutdated: boolean;

const WELCOME = { is: "welcome", protocol: 1, build: "b1", player: null, name: null };
const FOLD = { do: "fold", hand: "h", turn: 3 } as const;

function open(v = 7): void {
  network.last.onopen?.();
  network.last.hears(WELCOME);
  network.last.hears(frame(v, { reset: true, about: ABOUT }));
}

beforeEach(() => {
  clock = new FakeClock();
  network = new FakeNetwork();
  refusals = [];
  isOutdated = false;
  let ids = 0;
  const listener = {
    changed: () => {},
    refused: (refused: Refused) => void refusals.push(refused),
    outdated: () => (isOutdated = true),
  };
  room = new Room("t 1", network.dial, clock, listener, () => `id${ids++}`);
});

describe("frames", () => {
  test("the first thing said is hello, with the last version seen", () => {
    expect(network.last.path).toBe("/ws/table/t%201");
    open(7);
    expect(network.last.sent[0]).toEqual({ do: "hello", protocol: 1, build: "", v: 0 });
    network.last.onclose?.();
    clock.pass(200);
    network.last.onopen?.();
    expect(network.last.sent[0]).toEqual({ do: "hello", protocol: 1, build: "b1", v: 7 });
  });

  test("a room that says it closes is known to come back, and to be back when it welcomes again", () => {
    open(7);
    network.last.hears({ is: "bye", code: "stopping" });
    network.last.onclose?.();
    expect(room.isStopping).toBe(true);
    clock.pass(200);
    open(8);
    expect(room.isStopping).toBe(false);
  });

  test("the next frame is taken, an old one is not, a snapshot always is", () => {
    open(7);
    network.last.hears(frame(8));
    expect(room.frame?.v).toBe(8);
    network.last.hears(frame(6));
    network.last.hears(frame(8, { left_ms: 1 }));
    expect(room.frame).toMatchObject({ v: 8, left_ms: null });
    network.last.hears(frame(8, { reset: true, left_ms: 5 }));
    expect(room.frame).toMatchObject({ v: 8, left_ms: 5 });
  });

  test("a gap is healed by one snapshot", () => {
    open(7);
    network.last.hears(frame(9));
    network.last.hears(frame(11));
    expect(network.last.asked("snapshot")).toHaveLength(1);
    network.last.hears(frame(11, { reset: true }));
    network.last.hears(frame(13));
    expect(network.last.asked("snapshot")).toHaveLength(2);
  });

  test("a receipt of a row that never came asks for a snapshot", () => {
    open(7);
    const id = room.order(FOLD);
    network.last.hears(frame(8));
    network.last.hears({ is: "receipt", id, v: 8 });
    expect(network.last.asked("snapshot")).toHaveLength(0);
    network.last.hears({ is: "receipt", id, v: 9 });
    expect(network.last.asked("snapshot")).toHaveLength(1);
  });

  test("what never changes is kept from the snapshot", () => {
    open(7);
    network.last.hears(frame(8));
    expect(room.about?.name).toBe("Test");
  });

  test("marks say who is connected without a new version", () => {
    const seat = {
      ...{ player: "p", name: "Pia", is_bot: false, chips: 5, asked: 0, bank_ms: 0 },
      ...{ is_out: false, is_away: false, is_leaving: false, is_connected: true },
    } satisfies SeatPicture;
    network.last.onopen?.();
    network.last.hears(frame(7, { reset: true, public: publicWith({ seats: [seat, null, seat] }) }));
    network.last.hears({ is: "marks", connected: [2], watchers: 4 });
    expect(room.frame?.public.seats.map((each) => each?.is_connected)).toEqual([false, undefined, true]);
    expect(room.frame?.public.watchers).toBe(4);
  });
});

describe("what seldom changes", () => {
  test("is taken whenever it is there, and kept when it is not", () => {
    open(7);
    network.last.hears(frame(8));
    expect(room.about).toEqual(ABOUT);
    network.last.hears(frame(9, { about: { ...ABOUT, name: "Later" } }));
    network.last.hears(frame(10));
    expect(room.about?.name).toBe("Later");
  });
});

describe("orders", () => {
  test("an order gets an id, and a receipt ends it", () => {
    open();
    const id = room.order(FOLD);
    expect(network.last.asked("fold")).toEqual([{ ...FOLD, id }]);
    expect(room.isWaiting).toBe(true);
    network.last.hears({ is: "receipt", id, v: 8 });
    clock.pass(10_000);
    expect(network.last.asked("fold")).toHaveLength(1);
    expect(room.isWaiting).toBe(false);
  });

  test("without a receipt in two seconds it is not sent, and sent again with the same id", () => {
    open();
    const id = room.order(FOLD);
    clock.pass(1999);
    expect(room.isUnsent).toBe(false);
    clock.pass(1);
    expect(room.isUnsent).toBe(true);
    expect(network.last.asked("fold").map((message) => message.id)).toEqual([id, id]);
    network.last.hears({ is: "receipt", id, v: 8 });
    expect(room.isUnsent).toBe(false);
  });

  test("what a lost line swallowed is sent again on the next one, after the picture", () => {
    open();
    const id = room.order(FOLD);
    network.last.onclose?.();
    clock.pass(200);
    network.last.onopen?.();
    expect(network.last.asked("fold")).toEqual([]);
    network.last.hears(frame(7, { reset: true }));
    expect(network.last.asked("fold")).toEqual([{ ...FOLD, id }]);
  });

  test("a refusal ends the order and is told", () => {
    open();
    const id = room.order(FOLD);
    network.last.hears({ is: "refused", id, code: "stale_turn", facts: {} });
    expect(refusals.map(({ code }) => code)).toEqual(["stale_turn"]);
    expect(room.isWaiting).toBe(false);
  });

  test("after a redial it goes on with the fresh picture, once", () => {
    open();
    let calls = 0;
    room.redial(() => calls++);
    expect(network.sockets).toHaveLength(2);
    expect(network.sockets[0]?.isClosed).toBe(true);
    expect(calls).toBe(0);
    open();
    network.last.hears(frame(9, { reset: true }));
    expect(calls).toBe(1);
  });
});

describe("the line", () => {
  test("it is dialled again after 0.2, 1, 2, 5 and 5 seconds", () => {
    open();
    const waits = [];
    for (let times = 0; times < 5; times++) {
      const before = network.sockets.length;
      network.last.onclose?.();
      let wait = 0;
      for (; network.sockets.length === before; wait += 100) clock.pass(100);
      waits.push(wait);
    }
    expect(waits).toEqual([200, 1000, 2000, 5000, 5000]);
    expect(room.lostFor).toBe(13_200);
    open();
    expect(room.lostFor).toBe(0);
  });

  test("it is pinged every 15 seconds and given up after 45 silent ones", () => {
    open();
    network.last.hears(frame(9, { reset: true, public: publicWith({ status: "waiting" }) }));
    clock.pass(30_000);
    expect(network.last.asked("ping")).toHaveLength(2);
    network.last.hears({ is: "pong" });
    clock.pass(30_000);
    expect(network.sockets).toHaveLength(1);
    clock.pass(15_000);
    expect(room.isOpen).toBe(false);
    clock.pass(200);
    expect(network.sockets).toHaveLength(2);
  });

  test("the last frame before a silence is missed by its number in the answer to a ping, and asked for until it comes", () => {
    open();
    network.last.hears(frame(5, { reset: true, about: ABOUT }));
    clock.pass(2000);
    expect(network.last.asked("ping")).toHaveLength(1);
    network.last.hears({ is: "pong", v: 5 });
    expect(network.last.asked("snapshot")).toHaveLength(0);
    clock.pass(2000);
    network.last.hears({ is: "pong", v: 6 });
    network.last.hears({ is: "pong", v: 6 });
    expect(network.last.asked("snapshot")).toHaveLength(1);
    clock.pass(2000);
    network.last.hears({ is: "pong", v: 6 });
    expect(network.last.asked("snapshot")).toHaveLength(2);
    network.last.hears(frame(6, { reset: true, about: ABOUT }));
    clock.pass(2000);
    network.last.hears({ is: "pong", v: 6 });
    expect(network.last.asked("snapshot")).toHaveLength(2);
  });

  test("what cannot be read is asked for again, but not faster than it may come", () => {
    open(7);
    network.last.onmessage?.({ data: "{" });
    network.last.hears({ ...frame(8), public: null });
    expect(network.last.asked("snapshot")).toHaveLength(1);
    expect(room.frame?.v).toBe(7);
    network.last.hears(frame(8, { reset: true }));
    expect(room.frame?.v).toBe(8);
  });

  test("who is ahead of the room, or decides on what is over, asks how things stand", () => {
    open(70);
    network.last.hears({ is: "pong", v: 8 });
    expect(network.last.asked("snapshot")).toHaveLength(1);
    network.last.hears(frame(8, { reset: true }));
    expect(room.frame?.v).toBe(8);
    network.last.hears({ is: "refused", id: room.order(FOLD), code: "stale_turn", facts: {} });
    expect(network.last.asked("snapshot")).toHaveLength(2);
  });

  test("a table that was never shown is asked for", () => {
    network.last.onopen?.();
    network.last.hears(WELCOME);
    clock.pass(2000);
    network.last.hears({ is: "pong", v: 6 });
    expect(network.last.asked("snapshot")).toHaveLength(1);
  });

  test("a window that dials again is the newest, and plays", () => {
    open();
    network.last.hears({ is: "mirror" });
    network.last.onclose?.();
    clock.pass(200);
    open();
    expect(room.isMirror).toBe(false);
  });

  test("a window that only looks on says so until it takes over", () => {
    open();
    network.last.hears({ is: "mirror" });
    expect(room.isMirror).toBe(true);
    network.last.hears({ is: "active" });
    expect(room.isMirror).toBe(false);
  });

  test("a table that is not there is not dialled again", () => {
    network.last.onopen?.();
    network.last.hears({ is: "bye", code: "no_such_table" });
    clock.pass(60_000);
    expect(room.goodbye).toBe("no_such_table");
    expect(network.sockets).toHaveLength(1);
  });

  test("another protocol asks for a new page; a new build says so", () => {
    open();
    network.last.hears({ ...WELCOME, build: "b2" });
    expect(room.isRenewed).toBe(true);
    expect(isOutdated).toBe(false);
    network.last.hears({ is: "bye", code: "reload" });
    expect(isOutdated).toBe(true);
  });

  test("any other goodbye is followed by a new call", () => {
    open();
    network.last.hears({ is: "bye", code: "we_were_wrong" });
    network.last.onclose?.();
    clock.pass(200);
    expect(network.sockets).toHaveLength(2);
  });
});

describe("the clock of a turn", () => {
  test("it runs from the frame's arrival, first the turn, then the bank", () => {
    network.last.onopen?.();
    network.last.hears(frame(7, { reset: true, left_ms: 3000, bank_left_ms: 5000 }));
    clock.pass(1000);
    expect(room.left).toEqual({ turn: 2000, bank: 5000 });
    clock.pass(3000);
    expect(room.left).toEqual({ turn: 0, bank: 4000 });
    clock.pass(9000);
    expect(room.left).toEqual({ turn: 0, bank: 0 });
  });

  test("at zero it asks how things stand, once a frame", () => {
    open();
    room.atZero();
    network.last.hears(frame(7, { reset: true }));
    room.atZero();
    expect(network.last.asked("snapshot")).toHaveLength(1);
    network.last.hears(frame(8));
    room.atZero();
    expect(network.last.asked("snapshot")).toHaveLength(2);
  });
});
