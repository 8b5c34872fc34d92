/**
 * One table's conversation with the room: what was last heard, what was sent and not yet answered. It draws nothing,
 * knows no rule and believes the newest frame.
 */
import type { Clock } from "./clock";
import { type Dial, Line } from "./line";
import { type About, type Equity, type FromRoom, type Marks, PROTOCOL, type Refused, type TableFrame, type ToRoom, type Welcome } from "./wire";

const UNANSWERED = 2000;
/** A table that plays and is silent for so long may have said what was lost on the way: ask for its newest row. */
const QUIET = 2000;
/** A snapshot that does not come is asked for again. */
const UNSHOWN = 1000;
const PLAYS = ["between", "sealed", "playing"];

/** What has an id and gets a receipt; the id is put on here. */
type WithoutId<Order> = Order extends { id: string } ? Omit<Order, "id"> : never;
export type Order = WithoutId<ToRoom>;

interface Waiting {
  message: ToRoom;
  isLate: boolean;
  stop: () => void;
}

export interface RoomListener {
  /** Something that is shown changed. */
  changed(): void;
  /** A new frame is in force. */
  framed?(frame: TableFrame): void;
  /** What each seat may hope for in a run-out. */
  hoped?(equity: Equity): void;
  refused?(refused: Refused): void;
  /** The room speaks another protocol: only a new page understands it. */
  outdated?(): void;
}

export class Room {
  frame: TableFrame | null = null;
  /** What does not change from frame to frame. */
  about: About | null = null;
  /** When the frame came, on the clock: its `left_ms` count from here. */
  framedAt = 0;
  welcome: Welcome | null = null;
  /** Another window of the same player acts; this one looks on. */
  isMirror = false;
  /** The room has said that it closes and will be back. */
  isStopping = false;
  /** Why the room hung up for good. */
  goodbye: string | null = null;
  /** The room was renewed since this page was loaded. */
  isRenewed = false;
  private readonly waiting = new Map<string, Waiting>();
  private readonly line: Line;
  private afterwards: (() => void)[] = [];
  private askedAt = -UNSHOWN;
  private stopListening: () => void = () => {};
  private askedAtZero = -1;
  private ids = 0;

  constructor(
    table: string,
    dial: Dial,
    private readonly clock: Clock,
    private readonly listener: RoomListener,
    private readonly idOf: () => string = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`,
  ) {
    this.line = new Line(`/ws/table/${encodeURIComponent(table)}`, dial, clock, {
      opened: () => this.line.send({ do: "hello", protocol: PROTOCOL, build: this.welcome?.build ?? "", v: this.v }),
      said: (message) => this.hear(message),
      garbled: () => this.ask(),
      changed: () => this.listener.changed(),
    });
  }

  get isOpen(): boolean {
    return this.line.isOpen;
  }

  /** For how many milliseconds the line has been lost. */
  get lostFor(): number {
    return this.line.lostAt === null ? 0 : this.clock.now() - this.line.lostAt;
  }

  /** Whether something was sent two seconds ago and is still unanswered. */
  get isUnsent(): boolean {
    return [...this.waiting.values()].some((each) => each.isLate);
  }

  /** Whether the room has yet to answer an order. */
  get isWaiting(): boolean {
    return this.waiting.size > 0;
  }

  /** Milliseconds that the seat in turn has left, first of its turn, then of its bank; null when no clock runs. */
  get left(): { turn: number; bank: number } | null {
    const turn = this.frame?.left_ms;
    if (turn == null) return null;
    const rest = turn - (this.clock.now() - this.framedAt);
    return { turn: Math.max(0, rest), bank: Math.max(0, (this.frame?.bank_left_ms ?? 0) + Math.min(0, rest)) };
  }

  /** Order something; it is sent again with the same id until the room answers. */
  order(order: Order): string {
    const id = `${this.idOf()}-${this.ids++}`.slice(-40);
    const message = { ...order, id } as ToRoom;
    this.waiting.set(id, { message, isLate: false, stop: () => {} });
    this.send(id);
    this.listener.changed();
    return id;
  }

  /** Say something that gets no receipt. */
  say(message: ToRoom): void {
    this.line.send(message);
  }

  /** The clock of the seat in turn ran down here: ask how things stand, once a frame. */
  atZero(): void {
    if (!this.frame || this.askedAtZero === this.frame.v) return;
    this.askedAtZero = this.frame.v;
    this.ask();
  }

  /** Dial again, as after getting a cookie, and go on once the room has shown the table. */
  redial(then: () => void): void {
    this.afterwards.push(then);
    this.frame = null;
    this.line.redial();
  }

  end(): void {
    this.stopListening();
    for (const { stop } of this.waiting.values()) stop();
    this.waiting.clear();
    this.line.end();
  }

  private get v(): number {
    return this.frame?.v ?? 0;
  }

  private hear(message: FromRoom): void {
    this.listen();
    switch (message.is) {
      case "welcome":
        this.isRenewed ||= this.welcome !== null && this.welcome.build !== message.build;
        this.welcome = message;
        this.isStopping = false;
        this.isMirror = false; // the newest socket acts
        break;
      case "table":
        return this.take(message);
      case "receipt":
        this.answered(message.id);
        if (this.frame && message.v > this.v) this.ask(); // its own row should have come before it
        break;
      case "pong":
        if (message.v != null && message.v !== this.v) this.ask();
        return;
      case "refused":
        if (message.id !== null) this.answered(message.id);
        if (message.code === "stale_turn") this.ask(); // the picture that was decided on may be old
        this.listener.refused?.(message);
        break;
      case "mirror":
        this.isMirror = true;
        break;
      case "active":
        this.isMirror = false;
        break;
      case "marks":
        this.mark(message);
        break;
      case "equity":
        this.listener.hoped?.(message);
        break;
      case "bye":
        this.part(message.code);
        break;
    }
    this.listener.changed();
  }

  private take(frame: TableFrame): void {
    if (!frame.reset && frame.v <= this.v) return;
    const isGap = !frame.reset && frame.v > this.v + 1;
    const isFirst = this.frame === null;
    this.frame = frame;
    this.about = frame.about ?? this.about;
    this.framedAt = this.clock.now();
    if (frame.reset) this.askedAt = -UNSHOWN;
    if (isGap) this.ask();
    if (isFirst || frame.reset) {
      for (const id of this.waiting.keys()) this.send(id);
      for (const then of this.afterwards.splice(0)) then();
    }
    this.listener.framed?.(frame);
    this.listener.changed();
  }

  /** Connections come and go without a row of the log, so also without a `v`. */
  private mark({ connected, watchers }: Marks): void {
    if (!this.frame) return;
    const seats = this.frame.public.seats.map((each, seat) => each && { ...each, is_connected: connected.includes(seat) });
    this.frame = { ...this.frame, public: { ...this.frame.public, seats, watchers } };
  }

  /** Ping a table that plays and says nothing, or was not shown yet: its newest frame may be the one that was lost. */
  private listen(): void {
    this.stopListening();
    this.stopListening = this.clock.after(QUIET, () => {
      if (!this.frame || PLAYS.includes(this.frame.public.status)) this.line.send({ do: "ping" });
      this.listen();
    });
  }

  private ask(): void {
    if (this.clock.now() - this.askedAt < UNSHOWN) return;
    if (this.line.send({ do: "snapshot" })) this.askedAt = this.clock.now();
  }

  private send(id: string): void {
    const order = this.waiting.get(id);
    if (!order) return;
    order.stop();
    this.line.send(order.message);
    order.stop = this.clock.after(UNANSWERED, () => {
      order.isLate = true;
      this.send(id);
      this.listener.changed();
    });
  }

  private answered(id: string): void {
    this.waiting.get(id)?.stop();
    this.waiting.delete(id);
  }

  private part(code: string): void {
    if (code === "reload") {
      this.listener.outdated?.();
      this.end();
    } else if (code === "stopping") {
      this.isStopping = true;
    } else if (code === "no_such_table") {
      this.goodbye = code;
      this.end();
    }
  }
}
