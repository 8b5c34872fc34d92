/** A replay that is played: which moment is shown, whether it goes on by itself, and how fast. Draws nothing. */
import { type Clock, wallClock } from "./clock";
import { Desk } from "./desk.svelte";
import { Recorded } from "./recorded";
import { framesOf, pauseAfter } from "./replay";
import { say } from "./speech.svelte";
import type { Replay } from "./played";
import type { ToRoom } from "./wire";

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

export class Playback {
  /** The moment shown, from 0. */
  at = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  readonly desk: Desk;
  private readonly recorded: Recorded;
  private stop: () => void = () => {};

  constructor(
    readonly replay: Replay,
    at: number,
    private readonly clock: Clock = wallClock,
  ) {
    this.at = at;
    const frames = framesOf(replay, (seat) => say("seat", { number: seat }));
    this.recorded = new Recorded(frames, (message) => this.refuse(message), at);
    this.desk = new Desk("replay", this.recorded.dial, true);
  }

  get count(): number {
    return this.replay.moments.length;
  }

  get isAtEnd(): boolean {
    return this.at >= this.count - 1;
  }

  /** Show a moment; who does so himself stops the playing. */
  go(to: number): void {
    this.pause();
    this.show(to);
  }

  /** Play on from here, from the beginning if this is the end; or stop. */
  toggle(): void {
    if (this.isPlaying) return this.pause();
    if (this.isAtEnd) this.show(0);
    this.isPlaying = true;
    this.wait();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.isPlaying) this.wait();
  }

  end(): void {
    this.pause();
    this.desk.end();
  }

  /** The text table takes orders, and here none can be done any more. */
  private refuse(message: ToRoom): void {
    if ("id" in message) this.recorded.say({ is: "refused", id: message.id, code: "table_closed", facts: {} });
  }

  private pause(): void {
    this.stop();
    this.isPlaying = false;
  }

  private wait(): void {
    this.stop();
    const moment = this.replay.moments[this.at];
    if (!moment || this.isAtEnd) return this.pause();
    this.stop = this.clock.after(pauseAfter(moment) / this.speed, () => {
      this.show(this.at + 1);
      this.wait();
    });
  }

  private show(to: number): void {
    if (to === this.at || to < 0 || to >= this.count) return;
    this.at = to;
    this.recorded.go(to);
  }
}
