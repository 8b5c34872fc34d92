import { beforeEach, expect, test } from "vitest";
import { type Channel, Windows } from "./windows.svelte";

let channels: Channel[];

/** A channel that all windows of the test hear but the one that speaks. */
function channel(): Channel {
  const own: Channel = {
    onmessage: null,
    postMessage: (data) => {
      for (const other of channels) if (other !== own) other.onmessage?.({ data } as MessageEvent);
    },
  };
  channels.push(own);
  return own;
}

beforeEach(() => {
  channels = [];
});

test("a window knows what another one opens and closes", () => {
  const [one, other] = [new Windows(channel(), "one"), new Windows(channel(), "other")];
  one.tell(["a", "b"]);
  expect([other.hold("a"), other.hold("c"), one.hold("a")]).toEqual([true, false, false]);
  one.tell(["b"]);
  expect(other.hold("a")).toBe(false);
});

test("a new window is told what the others have open", () => {
  new Windows(channel(), "one").tell(["a"]);
  new Windows(channel(), "two").tell(["b"]);
  const late = new Windows(channel(), "late");
  expect([late.hold("a"), late.hold("b"), late.hold("c")]).toEqual([true, true, false]);
});
