/**
 * A recorded hand that answers a table as a room would: it shows the frame that was gone to, and keeps the line alive.
 * Invents nothing, and knows neither why a frame is shown nor what an order should do.
 */
import type { Dial, SocketLike } from "./line";
import { PROTOCOL, type TableFrame, type ToRoom } from "./wire";

export class Recorded {
  at: number;
  v = 0;
  private socket: SocketLike | null = null;

  /** The first of the frames has what does not change at the table; `heard` is told of all that the table says. */
  constructor(
    private readonly frames: readonly TableFrame[],
    private readonly heard: (message: ToRoom) => void = () => {},
    at = 0,
  ) {
    this.at = at;
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

  get frame(): TableFrame | undefined {
    return this.frames[this.at];
  }

  /** Show another frame: the next one as news, any other as a snapshot. */
  go(to: number): void {
    const isOnward = to === this.at + 1;
    this.at = to;
    this.show(!isOnward);
  }

  say(message: object): void {
    this.socket?.onmessage?.({ data: JSON.stringify(message) });
  }

  private hear(message: ToRoom): void {
    if (message.do === "hello") {
      this.say({ is: "welcome", protocol: PROTOCOL, build: "", player: this.frame?.you.player ?? null, name: null });
      this.show(true);
    } else if (message.do === "ping") {
      this.say({ is: "pong", v: this.v });
    }
    this.heard(message);
  }

  /** A snapshot has all lines and events so far, so that the table also shows what each seat did last. */
  private show(isAnew: boolean): void {
    const past = this.frames.slice(isAnew ? 0 : this.at, this.at + 1);
    const lines = past.flatMap((frame) => frame.lines);
    const events = past.flatMap((frame) => frame.events);
    const about = isAnew ? this.frames[0]?.about : null;
    this.say({ ...this.frame, v: ++this.v, lines, events, reset: isAnew, about });
  }
}
