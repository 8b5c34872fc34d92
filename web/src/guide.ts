/**
 * Leads a newcomer through one recorded hand. To the table it is a room that answers: it shows the next picture when the
 * step is read, and goes on after a decision only if it is the recorded one. Invents nothing and knows no rule.
 */
import type { Dial, SocketLike } from "./line";
import { PROTOCOL, type Rules, type TableFrame, type ToRoom } from "./wire";

export interface Step {
  name: string;
  frame: TableFrame;
  /** What the learner does now; null where he only reads on. */
  does: ToRoom["do"] | null;
}

export class Guide {
  at = 0;
  /** What the learner tried instead of what the hand wants. */
  tried: string | null = null;
  private v = 0;
  private socket: SocketLike | null = null;

  constructor(
    private readonly steps: Step[],
    private readonly changed: () => void,
  ) {}

  get step(): Step {
    return this.steps[this.at] as Step;
  }

  get count(): number {
    return this.steps.length;
  }

  get rules(): Rules | null {
    return this.steps[0]?.frame.about?.rules ?? null;
  }

  /** Stands in for the network. */
  readonly dial: Dial = () => {
    const socket: SocketLike = {
      onopen: null,
      onclose: null,
      onmessage: null,
      readyState: 1,
      send: (text) => this.hear(JSON.parse(text) as ToRoom),
      close: () => {},
    };
    this.socket = socket;
    queueMicrotask(() => socket.onopen?.());
    return socket;
  };

  /** Show the next step, if there is nothing to be decided in this one. */
  next(): void {
    if (this.step.does === null && this.at < this.count - 1) this.go(this.at + 1);
  }

  back(): void {
    if (this.at > 0) this.go(this.at - 1);
  }

  private hear(message: ToRoom): void {
    if (message.do === "hello") {
      this.say({ is: "welcome", protocol: PROTOCOL, build: "", player: this.step.frame.you.player, name: null });
      this.show(true);
    } else if ("turn" in message) {
      this.say({ is: "receipt", id: message.id, v: this.v });
      if (message.do === this.step.does) this.go(this.at + 1);
      else this.tried = message.do;
    }
    this.changed();
  }

  private go(to: number): void {
    const isOnward = to === this.at + 1;
    this.at = to;
    this.tried = null;
    this.show(!isOnward);
    this.changed();
  }

  /** Going back is a snapshot, with all lines so far. */
  private show(isAnew: boolean): void {
    const { frame } = this.step;
    const lines = isAnew ? this.steps.slice(0, this.at + 1).flatMap((step) => step.frame.lines) : frame.lines;
    const { about } = this.steps[0]?.frame ?? frame;
    this.say({ ...frame, v: ++this.v, lines, events: isAnew ? [] : frame.events, reset: isAnew, about: isAnew ? about : null });
  }

  private say(message: object): void {
    this.socket?.onmessage?.({ data: JSON.stringify(message) });
  }
}
