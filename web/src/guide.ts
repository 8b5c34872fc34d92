/**
 * Leads a newcomer through one recorded hand. It shows the next picture when the step is read, and goes on after a
 * decision only if it is the recorded one. Invents nothing and knows no rule.
 */
import type { Dial } from "./line";
import { Recorded } from "./recorded";
import type { Rules, TableFrame, ToRoom } from "./wire";

export interface Step {
  name: string;
  frame: TableFrame;
  /** What the learner does now; null where he only reads on. */
  does: ToRoom["do"] | null;
}

export class Guide {
  /** What the learner tried instead of what the hand wants. */
  tried: string | null = null;
  private readonly recorded: Recorded;

  constructor(
    private readonly steps: Step[],
    private readonly changed: () => void,
  ) {
    this.recorded = new Recorded(
      steps.map(({ frame }) => frame),
      (message) => this.hear(message),
    );
  }

  get dial(): Dial {
    return this.recorded.dial;
  }

  get at(): number {
    return this.recorded.at;
  }

  get step(): Step {
    return this.steps[this.at] as Step;
  }

  get count(): number {
    return this.steps.length;
  }

  get rules(): Rules | null {
    return this.steps[0]?.frame.about?.rules ?? null;
  }

  /** Show the next step, if there is nothing to be decided in this one. */
  next(): void {
    if (this.step.does === null && this.at < this.count - 1) this.go(this.at + 1);
  }

  back(): void {
    if (this.at > 0) this.go(this.at - 1);
  }

  private hear(message: ToRoom): void {
    if ("turn" in message) {
      this.recorded.say({ is: "receipt", id: message.id, v: this.recorded.v });
      if (message.do === this.step.does) this.go(this.at + 1);
      else this.tried = message.do;
    }
    this.changed();
  }

  private go(to: number): void {
    this.tried = null;
    this.recorded.go(to);
    this.changed();
  }
}
