/**
 * The room's sounds, made on the spot: knocks, clinks and short tones, all quiet and under half a second. It opens no
 * audio before the reader has touched the page, because browsers forbid it and nobody likes it.
 */
import type { Sound } from "./settings.svelte";

/** A tone of some pitch, or noise through a filter at that pitch; times in seconds from the start of the sound. */
interface Tone {
  kind: "tone" | "noise";
  pitch: number;
  to?: number;
  at: number;
  lasts: number;
  loud: number;
}

const tone = (pitch: number, at: number, lasts: number, loud: number, to?: number): Tone => ({ kind: "tone", pitch, at, lasts, loud, to });
const noise = (pitch: number, at: number, lasts: number, loud: number, to?: number): Tone => ({ kind: "noise", pitch, at, lasts, loud, to });

export const SCORE: Record<Sound | "tick", Tone[]> = {
  deal: [noise(2600, 0, 0.09, 0.3, 900)],
  check: [tone(190, 0, 0.07, 0.5, 120), noise(600, 0, 0.03, 0.3), tone(180, 0.13, 0.07, 0.4, 115), noise(600, 0.13, 0.03, 0.24)],
  chips: [0, 0.05, 0.09].flatMap((at, place) => [tone(2900 + 420 * place, at, 0.05, 0.1), noise(5200, at, 0.025, 0.18)]),
  fold: [noise(1100, 0, 0.16, 0.26, 350)],
  turn: [tone(659, 0, 0.2, 0.22), tone(988, 0.13, 0.28, 0.2)],
  win: [tone(523, 0, 0.2, 0.2), tone(659, 0.1, 0.2, 0.2), tone(784, 0.2, 0.26, 0.2)],
  tick: [tone(1200, 0, 0.03, 0.12)],
};

/** How far apart several sounds of one frame begin, in seconds. */
const APART = 0.12;

export class Synth {
  private audio: AudioContext | null = null;
  private hiss: AudioBuffer | null = null;
  private isTouched = false;

  /** The reader has touched the page: from now on there may be sounds. */
  touched(): void {
    this.isTouched = true;
  }

  play(sounds: readonly (Sound | "tick")[], volume: number): void {
    const mayPlay = this.isTouched && navigator.userActivation?.hasBeenActive !== false; // Escape is no touch to a browser
    if (!mayPlay || volume <= 0 || !sounds.length) return;
    this.audio ??= new AudioContext();
    if (this.audio.state === "suspended") void this.audio.resume();
    const { audio } = this;
    sounds.forEach((sound, place) => {
      for (const each of SCORE[sound]) this.strike(audio, each, audio.currentTime + place * APART, volume);
    });
  }

  private strike(audio: AudioContext, { kind, pitch, to, at, lasts, loud }: Tone, start: number, volume: number): void {
    const from = start + at;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(loud * volume, from + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
    gain.connect(audio.destination);
    const bend = (of: AudioParam): void => {
      of.setValueAtTime(pitch, from);
      if (to) of.exponentialRampToValueAtTime(to, from + lasts);
    };
    if (kind === "tone") {
      const source = audio.createOscillator();
      bend(source.frequency);
      source.connect(gain);
      source.start(from);
      source.stop(from + lasts);
    } else {
      const source = audio.createBufferSource();
      source.buffer = this.hiss ??= hissOf(audio);
      const filter = audio.createBiquadFilter();
      filter.type = "bandpass";
      bend(filter.frequency);
      source.connect(filter).connect(gain);
      source.start(from);
      source.stop(from + lasts);
    }
  }
}

/** A fifth of a second of noise, longer than any stroke needs. */
function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate / 5), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = 2 * Math.random() - 1;
  return buffer;
}

export const synth = new Synth();
for (const touch of ["pointerup", "keydown"]) globalThis.addEventListener?.(touch, () => synth.touched(), { once: true, passive: true });
