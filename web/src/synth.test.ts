import { afterEach, expect, test, vi } from "vitest";
import { SCORE, Synth } from "./synth";

class FakeParam {
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}

class FakeNode {
  gain = new FakeParam();
  frequency = new FakeParam();
  connect = (other: FakeNode) => other;
  start = (): number => FakeAudio.started++;
  stop(): void {}
}

class FakeAudio {
  static opened = 0;
  static started = 0;
  state = "running";
  currentTime = 0;
  sampleRate = 100;
  createGain = () => new FakeNode();
  createOscillator = () => new FakeNode();
  createBufferSource = () => new FakeNode();
  createBiquadFilter = () => new FakeNode();
  createBuffer = () => ({ getChannelData: () => new Float32Array(20) });

  constructor() {
    FakeAudio.opened++;
  }
}

function synthOf(isTouched: boolean): Synth {
  FakeAudio.opened = FakeAudio.started = 0;
  vi.stubGlobal("AudioContext", FakeAudio);
  const synth = new Synth();
  if (isTouched) synth.touched();
  return synth;
}

afterEach(() => vi.unstubAllGlobals());

test("no audio is opened before the reader has touched the page", () => {
  const synth = synthOf(false);
  synth.play(["turn"], 1);
  expect(FakeAudio.opened).toBe(0);
  synth.touched();
  expect(FakeAudio.opened, "nor by the touch alone").toBe(0);
  synth.play(["turn"], 1);
  expect([FakeAudio.opened, FakeAudio.started]).toEqual([1, SCORE.turn.length]);
});

test("at no volume, and for nothing, there is no sound", () => {
  const synth = synthOf(true);
  synth.play(["turn"], 0);
  synth.play([], 1);
  expect(FakeAudio.opened).toBe(0);
});

test("every sound is shorter than half a second", () => {
  for (const [name, tones] of Object.entries(SCORE)) {
    expect(tones.length, name).toBeGreaterThan(0);
    for (const { at, lasts } of tones) expect(at + lasts, name).toBeLessThan(0.5);
  }
});

test("a touch that the browser does not count opens nothing", () => {
  const synth = synthOf(true);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  synth.play(["turn"], 1);
  expect(FakeAudio.opened).toBe(0);
});
