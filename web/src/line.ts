/**
 * A socket that comes back by itself: after 0.2, 1, 2 and then every 5 seconds, and when nothing was heard for 45.
 * Knows no message but `ping`.
 */
import type { Clock } from "./clock";
import { understood } from "./hearing";
import type { FromRoom } from "./wire";

export interface SocketLike {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

const CONNECTING = 0;
export type Dial = (path: string) => SocketLike;

export interface Heard {
  /** The line is open: say hello. */
  opened(): void;
  said(message: FromRoom): void;
  /** Something came that the page cannot read. */
  garbled?(): void;
  /** The line was lost or found again. */
  changed(): void;
}

const BACKOFF = [200, 1000, 2000];
const AT_LAST = 5000;
const PING = 15_000;
const DEAD = 45_000;

export class Line {
  /** When the line was lost, on the clock; null while it is open. */
  lostAt: number | null;
  private socket: SocketLike | null = null;
  private failures = 0;
  private heardAt = 0;
  private stops: (() => void)[] = [];
  private isOver = false;

  constructor(
    private readonly path: string,
    private readonly dial: Dial,
    private readonly clock: Clock,
    private readonly heard: Heard,
  ) {
    this.lostAt = clock.now();
    this.open();
  }

  get isOpen(): boolean {
    return this.lostAt === null;
  }

  /** Send if the line is open; the answer says whether it was. */
  send(message: object): boolean {
    if (!this.socket || !this.isOpen) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Hang up and dial again at once, as after getting a cookie. */
  redial(): void {
    this.failures = 0;
    this.drop();
    this.open();
  }

  /** Hang up for good. */
  end(): void {
    this.isOver = true;
    this.drop();
  }

  private open(): void {
    if (this.isOver) return;
    const socket = this.dial(this.path);
    this.socket = socket;
    this.heardAt = this.clock.now();
    socket.onopen = () => {
      this.lostAt = null;
      this.heardAt = this.clock.now();
      this.heard.opened();
      this.heard.changed();
    };
    socket.onmessage = ({ data }) => this.hear(data);
    socket.onclose = () => this.lose();
    this.watch();
  }

  private hear(data: unknown): void {
    this.heardAt = this.clock.now();
    this.failures = 0;
    const message = understood(data);
    if (message) this.heard.said(message);
    else this.heard.garbled?.();
  }

  /** Ping every 15 seconds; a line that is silent for 45 is lost. */
  private watch(): void {
    this.stops.push(
      this.clock.after(PING, () => {
        if (this.clock.now() - this.heardAt >= DEAD) return this.lose();
        this.send({ do: "ping" });
        this.watch();
      }),
    );
  }

  private lose(): void {
    this.drop();
    if (this.isOver) return;
    const wait = BACKOFF[this.failures++] ?? AT_LAST;
    this.stops.push(this.clock.after(wait, () => this.open()));
    this.heard.changed();
  }

  private drop(): void {
    for (const stop of this.stops.splice(0)) stop();
    this.lostAt ??= this.clock.now();
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    if (socket.readyState === CONNECTING) socket.onopen = () => socket.close(); // a browser warns of a dial cut short
    else socket.close();
  }
}

/** Dial the server that the page came from. */
export const dialHome: Dial = (path) => {
  const url = new URL(path, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url) as unknown as SocketLike;
};
