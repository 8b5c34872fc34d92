/** Runs `Check` beside the page: hashing a deck takes a telephone so long that the deal would stumble. */
import { Check, type Fault } from "./check";
import type { TableFrame } from "./wire";

/** What is sent here: the table's id first, then its frames. */
export type Asked = string | TableFrame;

/** What is said after each frame; `isUnreadable` stays once it is true. */
export interface Checked {
  fault: Fault | null;
  cards: number;
  isUnreadable: boolean;
}

let check: Check | null = null;
let isUnreadable = false;

self.onmessage = ({ data }: MessageEvent<Asked>): void => {
  if (typeof data === "string") {
    check = new Check(data);
    return;
  }
  try {
    check?.see(data);
  } catch {
    isUnreadable = true; // a seal that cannot be read proves nothing
  }
  self.postMessage({ fault: check?.fault ?? null, cards: check?.cards ?? 0, isUnreadable } satisfies Checked);
};
