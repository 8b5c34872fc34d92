/**
 * The two live regions of a table: what is said in turn, and what is said at once. Gathers a burst into one piece, so
 * that a fast table is one announcement and not thirty. Knows the clock; the words come from outside.
 */
import { NOTHING_TOLD, tellingOf, type Told, warningOf, warningsDue } from "./announcing";
import type { Clock } from "./clock";
import { decisionOf } from "./decision";
import type { Message, TableFrame } from "./wire";

/** One announcement: its sentences never change once they stand in the page. */
export interface Said {
  id: number;
  sentences: string[];
}

/** Milliseconds in which what happens is said together. */
export const BURST = 250;
const KEPT = 6;

export class Ears {
  polite: readonly Said[] = [];
  urgent: readonly Said[] = [];
  private told: Told = NOTHING_TOLD;
  private waiting: string[] = [];
  private stopBurst: (() => void) | null = null;
  private stopWarnings: (() => void)[] = [];
  private warned: { decision: string; seconds: number[] } = { decision: "", seconds: [] };
  private ids = 0;

  constructor(
    private readonly clock: Clock,
    private readonly tell: (message: Message, seat: number | null) => string,
    private readonly changed: () => void,
  ) {}

  hear(frame: TableFrame): void {
    const before = this.told.v;
    const { told, polite, urgent } = tellingOf(this.told, frame);
    this.told = told;
    this.waiting.push(...polite.map((message) => this.tell(message, frame.you.seat)));
    if (urgent.length) {
      this.flush();
      this.urgent = this.with(this.urgent, urgent.map((message) => this.tell(message, frame.you.seat)));
      this.changed();
    } else if (this.waiting.length) {
      this.stopBurst ??= this.clock.after(BURST, () => this.flush());
    }
    if (before === null || frame.v >= before) this.watch(frame);
  }

  /** Say an answer at once, but in turn: after what has happened before it. */
  answer(sentences: string[]): void {
    this.waiting.push(...sentences);
    this.flush();
  }

  end(): void {
    this.stopBurst?.();
    for (const stop of this.stopWarnings) stop();
  }

  private flush(): void {
    this.stopBurst?.();
    this.stopBurst = null;
    if (!this.waiting.length) return;
    this.polite = this.with(this.polite, this.waiting);
    this.waiting = [];
    this.changed();
  }

  /** Warn when the reader's time gets short: his turn's and his bank's together. */
  private watch(frame: TableFrame): void {
    for (const stop of this.stopWarnings.splice(0)) stop();
    const decision = decisionOf(frame);
    if (decision === null || frame.left_ms === null) return;
    if (this.warned.decision !== decision) this.warned = { decision, seconds: [] };
    const { seconds: given } = this.warned;
    this.stopWarnings = warningsDue(frame.left_ms + (frame.bank_left_ms ?? 0), given).map(({ after, seconds }) =>
      this.clock.after(after, () => {
        given.push(seconds);
        this.urgent = this.with(this.urgent, [this.tell(warningOf(seconds), frame.you.seat)]);
        this.changed();
      }),
    );
  }

  private with(said: readonly Said[], sentences: string[]): Said[] {
    return [...said, { id: this.ids++, sentences: sentences.map(ended) }].slice(-KEPT);
  }
}

/** Lines end without a mark; what is read aloud needs one to pause at. */
export const ended = (sentence: string): string => (/[.!?:…]$/.test(sentence) ? sentence : `${sentence}.`);
