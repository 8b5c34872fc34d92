/** One open table as the components see it: the room's state in runes, the log, and what the player orders. */
import { wallClock } from "./clock";
import { Ears, type Said } from "./ears";
import type { Guard, Warning } from "./guard";
import { usualBuyIn } from "./house";
import { NotDone } from "./http";
import { type Played, playedAfter } from "./last-hand";
import { type Dial, dialHome } from "./line";
import { type LogLine, logAfter, logUntil, openingOf } from "./log";
import { me } from "./me.svelte";
import { type Notes, notesAfter } from "./notes";
import { type Order, Room } from "./room";
import { RunOut, type Stage } from "./runout";
import { sharing } from "./sharing";
import { speech } from "./speech.svelte";
import type { About, ChoicePicture, Equity, HandPicture, Message, PlayerPicture, Refused, Rules, TableFrame } from "./wire";

const STILL = matchMedia("(prefers-reduced-motion: reduce)");

export class Desk {
  frame: TableFrame | null = $state.raw(null);
  about: About | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  /** The last hand that was played to its end. */
  played: Played | null = $state.raw(null);
  notes: Notes = $state.raw(new Map());
  refusal: Refused | null = $state.raw(null);
  /** What is drawn of a run-out before the hand as it stands. */
  stage: Stage | null = $state.raw(null);
  equity: Equity | null = $state.raw(null);
  /** What is wrong with the shuffle; stays until the table is left. */
  warning: Warning = $state(null);
  cardsChecked = $state(0);
  isOpen = $state(false);
  isMirror = $state(false);
  isUnsent = $state(false);
  isWaiting = $state(false);
  isRenewed = $state(false);
  isOutdated = $state(false);
  isStopping = $state(false);
  goodbye: string | null = $state(null);
  /** Who is told of a frame before anything is drawn: what must be heard at once. */
  readonly heralds = new Set<(frame: TableFrame) => void>();
  /** What the live regions say. */
  said: { polite: readonly Said[]; urgent: readonly Said[] } = $state.raw({ polite: [], urgent: [] });
  readonly ears = new Ears(
    wallClock,
    (message, seat) => speech.voice.to(seat, true).tell(message),
    () => (this.said = { polite: this.ears.polite, urgent: this.ears.urgent }),
  );
  readonly room: Room;
  private readonly runOut = new RunOut(wallClock, () => (this.stage = this.runOut.stage));
  private guard: Guard | null = null;
  private fetched: Promise<unknown> | null = null;
  private unseen: [TableFrame, Rules][] = [];
  private isUnguarded = false;
  private sitting: { id: string; seat: number; chips: number; isAny: boolean } | null = null;
  private wantsAnySeat = false;
  /** A seat is being asked for: a second click asks for no other one. */
  private isComing = false;

  constructor(table: string, dial: Dial = dialHome) {
    this.room = new Room(table, dial, wallClock, {
      changed: () => this.follow(),
      framed: (frame) => this.read(frame),
      refused: (refused) => this.hearRefusal(refused),
      hoped: (equity) => (this.equity = equity),
      outdated: () => (this.isOutdated = true),
    });
  }

  get hand() {
    return this.frame?.public.hand ?? null;
  }

  /** The hand as the felt shows it: in a run-out behind the one that stands. */
  get drawn(): HandPicture | null {
    return this.stage?.hand ?? this.hand;
  }

  /** The frame with the hand as the felt shows it. */
  get seen(): TableFrame | null {
    const { frame, stage } = this;
    return frame && stage ? { ...frame, public: { ...frame.public, hand: stage.hand } } : frame;
  }

  /** The log as far as the felt has come. */
  get shownLog(): LogLine[] {
    return this.stage ? logUntil(this.log, this.stage.left) : this.log;
  }

  /** How fast a run-out is shown; 0 shows none. */
  get pace(): number {
    return STILL.matches ? 0 : (this.room.about?.pace ?? 0);
  }

  /** The line of the log that tells who acts first in this round, and that seat. */
  get opening(): { seat: number; message: Message } | null {
    if (!this.hand?.first || this.hand.is_over) return null; // those of the hand before stand in the log too
    return openingOf(this.log.map(({ message }) => message));
  }

  get seat(): number | null {
    return this.frame?.you.seat ?? null;
  }

  get sitter() {
    return this.seat === null ? null : (this.frame?.public.seats[this.seat] ?? null);
  }

  /** The reader in the hand on the table, if he was dealt in. */
  get player(): PlayerPicture | undefined {
    return this.hand?.players.find(({ seat }) => seat === this.seat);
  }

  get menu(): ChoicePicture[] {
    return this.isMirror ? [] : (this.frame?.you.menu ?? []);
  }

  /** Take a free seat with the usual buy-in; whoever is nobody yet becomes a guest first. */
  async sit(seat: number, isAny = false): Promise<void> {
    if (!this.about) return;
    const { rules, buy_in } = this.about;
    if (this.isComing) return;
    this.isComing = true;
    await this.asking(async () => {
      const isNew = await me.become();
      if (me.balance !== null && me.balance < buy_in[0]) await me.refill();
      const chips = usualBuyIn(rules.ante, buy_in, me.balance);
      if (isNew) this.room.redial(() => this.takeSeat(seat, chips, isAny));
      else this.takeSeat(seat, chips, isAny);
    });
    this.isComing = false;
  }

  /** Ask the house for chips. */
  async refill(): Promise<void> {
    this.refusal = null;
    await this.asking(() => me.refill());
  }

  /** Take whichever seat is free, as soon as the table is seen. */
  sitAnywhere(): void {
    this.sitting = null;
    this.wantsAnySeat = true;
    this.follow();
  }

  /** Do one thing of the menu with an amount: what a call adds, or the total that the rest go to. */
  act({ verb }: ChoicePicture, amount: number): void {
    const { hand } = this;
    if (!hand) return;
    const decision = { hand: hand.id, turn: hand.turn };
    if (verb === "fold" || verb === "check") this.order({ do: verb, ...decision });
    else if (verb === "call") this.order({ do: verb, amount, ...decision });
    else this.order({ do: verb, to: amount, ...decision });
  }

  order(order: Order): string {
    this.refusal = null;
    return this.room.order(order);
  }

  takeOver(): void {
    this.room.say({ do: "take_over" });
  }

  end(): void {
    this.runOut.end();
    this.room.end();
    this.ears.end();
    void this.fetched?.then(() => this.guard?.end());
  }

  private read(frame: TableFrame): void {
    for (const herald of this.heralds) herald(frame);
    this.ears.hear(this.room.isMirror ? { ...frame, you: { ...frame.you, menu: [] } } : frame);
    this.notes = notesAfter(this.notes, frame);
    this.log = logAfter(this.log, frame);
    this.played = playedAfter(this.played, frame, this.log);
    this.runOut.take(frame, this.hand, this.pace);
    this.watch(frame);
    if (frame.you.seat !== this.frame?.you.seat) void me.glance();
  }

  /** Let the guard of the shuffle see a frame; it is fetched once there is something to see. */
  private watch(frame: TableFrame): void {
    const { about } = this.room;
    if (!about || this.isUnguarded) return;
    this.unseen.push([frame, about.rules]);
    const failed = (): boolean => (this.isRenewed = this.isUnguarded = true); // the room has another build than this page
    const told = (): void => {
      this.warning = this.guard?.warning ?? null;
      this.cardsChecked = this.guard?.cardsChecked ?? 0;
    };
    this.fetched ??= import("./guard").then(
      ({ Guard }) => (this.guard = new Guard(about.table, (message) => this.room.say(message), told, failed)),
      failed,
    );
    void this.fetched.then(() => {
      for (const [frame, rules] of this.unseen.splice(0)) this.guard?.see(frame, rules);
      told();
    });
  }

  /** Do what the room may refuse, and keep why it did. */
  private async asking(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      this.refusal = { is: "refused", id: null, code: error.code, facts: error.facts };
    }
  }

  private takeSeat(seat: number, chips: number, isAny = false): void {
    this.sitting = { id: this.order({ do: "sit", seat, chips }), seat, chips, isAny };
  }

  private sitIfWanted(): void {
    if (!this.wantsAnySeat || !this.frame || !this.about || !this.isOpen) return;
    this.wantsAnySeat = false;
    const free = this.frame.public.seats.findIndex((each, seat) => each === null && seat !== this.sitting?.seat);
    if (this.seat === null && free >= 0) void this.sit(free, true);
  }

  /** Tell why not; but who must bring more, having left with more a short while ago, brings it. */
  private hearRefusal(refused: Refused): void {
    // a promise and the seal crossed on their ways, and the next hand has it; or the other window gives it
    if (refused.id === null && ["stale_cut", "mirror"].includes(refused.code)) return;
    const { sitting } = this;
    const least = Number(refused.facts.least);
    if (sitting?.id === refused.id && refused.code === "bad_buy_in" && least > sitting.chips) {
      this.takeSeat(sitting.seat, least);
    } else if (sitting?.id === refused.id && refused.code === "seat_taken" && sitting.isAny) {
      this.wantsAnySeat = true; // somebody was faster
      this.follow();
    } else {
      this.refusal = refused;
    }
  }

  private follow(): void {
    const { room } = this;
    if (room.frame) this.frame = sharing(this.frame, room.frame); // while it dials again the last picture stays
    this.about = room.about;
    this.isOpen = room.isOpen;
    this.isMirror = room.isMirror;
    this.isUnsent = room.isUnsent;
    this.isWaiting = room.isWaiting;
    this.isRenewed = room.isRenewed || this.isUnguarded;
    this.isStopping = room.isStopping;
    this.goodbye = room.goodbye;
    this.sitIfWanted();
  }
}
