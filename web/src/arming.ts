/**
 * Buttons whose meaning has just changed do nothing for a moment: nobody can have meant what was not there when he moved
 * his finger. It knows no button, only what each of them would do.
 */
import type { Clock } from "./clock";

const ARMS_AFTER = 400;

export class Arming {
  private readonly changed = new Map<string, { meaning: string; at: number }>();
  private stop = (): void => {};

  /** `changes` is called when what was unarmed is armed. */
  constructor(
    private readonly clock: Clock,
    private readonly changes: () => void = () => {},
  ) {}

  /** Say what each place would do now; a place that would do nothing is not named. */
  see(meanings: Record<string, string>): void {
    const at = this.clock.now();
    for (const place of this.changed.keys()) if (!(place in meanings)) this.changed.delete(place);
    for (const [place, meaning] of Object.entries(meanings))
      if (this.changed.get(place)?.meaning !== meaning) this.changed.set(place, { meaning, at });
    this.wake();
  }

  /** Begin anew for all: the reader has looked elsewhere. */
  again(): void {
    const at = this.clock.now();
    for (const each of this.changed.values()) each.at = at;
    this.wake();
  }

  /** Whether a press counts: one that was made before its place was armed was meant for something else. */
  isArmed(place: string, pressedAt: number = this.clock.now()): boolean {
    const known = this.changed.get(place);
    return known !== undefined && Math.min(pressedAt, this.clock.now()) - known.at >= ARMS_AFTER;
  }

  private wake(): void {
    this.stop();
    const last = Math.max(-Infinity, ...[...this.changed.values()].map(({ at }) => at));
    const rest = last + ARMS_AFTER - this.clock.now();
    if (rest <= 0) return;
    this.stop = this.clock.after(rest, () => {
      this.changes();
      this.wake(); // a timer may come a little early
    });
  }
}
