/** Time as an argument: what waits and measures here takes a `Clock`, so that tests need not wait. */

export interface Clock {
  /** Milliseconds that only ever grow; they say nothing of the time of day. */
  now(): number;
  /** Call `then` after some milliseconds; the answer cancels it. */
  after(ms: number, then: () => void): () => void;
}

export const wallClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
