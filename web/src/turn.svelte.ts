/** The player's decision while he makes it: the size he has set, what is asked again, which buttons are armed yet. */
import { Arming } from "./arming";
import { wallClock } from "./clock";
import { decisionIn } from "./decision";
import type { Desk } from "./desk.svelte";
import { settings } from "./settings.svelte";
import { isAllIn, isWithin } from "./sizes";
import type { ChoicePicture } from "./wire";

/** A choice in its place of the row; `fold` and `passive` never change theirs. */
export interface Placed {
  place: "fold" | "passive" | "wager" | "wager2";
  choice: ChoicePicture;
}

const PASSIVE = ["check", "call", "bring_in"];

export class Turn {
  private size: { decision: string; to: number } | null = $state.raw(null);
  /** The all-in that was pressed once. */
  private asked: string | null = $state(null);
  private wakes = $state(0);
  private readonly arming = new Arming(wallClock, () => this.wakes++);

  constructor(private readonly desk: Desk) {}

  readonly decision: string = $derived.by(() => decisionIn(this.desk.hand));

  readonly choices: Placed[] = $derived.by(() => {
    const { menu } = this.desk;
    const wagers = menu.filter(({ verb }) => verb !== "fold" && !PASSIVE.includes(verb));
    const placed = (place: Placed["place"], choice: ChoicePicture | undefined): Placed[] => (choice ? [{ place, choice }] : []);
    return [
      ...placed("fold", menu.find(({ verb }) => verb === "fold")),
      ...placed("passive", menu.find(({ verb }) => PASSIVE.includes(verb))),
      ...placed("wager", wagers[0]),
      ...placed("wager2", wagers[1]),
    ];
  });

  /** The wager whose size the player chooses, if there is one. */
  readonly sized: Placed | undefined = $derived.by(() =>
    this.choices.find(({ choice: { fixed, least, most } }) => !fixed && least < most),
  );

  readonly amount: number = $derived.by(() =>
    this.size?.decision === this.decision ? this.size.to : (this.sized?.choice.least ?? 0),
  );

  /** The places whose buttons do nothing yet. */
  readonly unarmed: ReadonlySet<string> = $derived.by(() => {
    void this.wakes;
    const meaningOf = (placed: Placed): string => {
      const { verb, least, most } = placed.choice;
      return [this.decision, verb, least, most, this.isAsked(placed)].join(".");
    };
    this.arming.see(Object.fromEntries(this.choices.map((placed) => [placed.place, meaningOf(placed)])));
    return new Set(this.choices.map(({ place }) => place).filter((place) => !this.arming.isArmed(place)));
  });

  /** The whole wager of the sized choice may not be sent as it stands. */
  readonly isWrong: boolean = $derived.by(() => this.sized !== undefined && !isWithin(this.amount, this.sized.choice));

  amountOf({ choice }: Placed): number {
    return choice === this.sized?.choice ? this.amount : choice.least;
  }

  goesAllIn(placed: Placed): boolean {
    return isAllIn(placed.choice, this.amountOf(placed));
  }

  isAsked(placed: Placed): boolean {
    return this.asked !== null && this.asked === this.pressOf(placed);
  }

  resize(to: number): void {
    this.size = { decision: this.decision, to };
    this.asked = null;
  }

  /** Take back whatever was set or pressed once. */
  clear(): void {
    this.size = null;
    this.asked = null;
  }

  /** The reader was elsewhere when this came: let him look first. */
  arm(): void {
    this.arming.again();
    this.wakes++;
  }

  /** Press a button; false if it can not be sent because of its amount. */
  press(placed: Placed, pressedAt: number): boolean {
    if (this.desk.isWaiting || !this.arming.isArmed(placed.place, pressedAt)) return true;
    const amount = this.amountOf(placed);
    if (!isWithin(amount, placed.choice)) return false;
    if (settings.now.asksAllIn && this.goesAllIn(placed) && !this.isAsked(placed)) this.asked = this.pressOf(placed);
    else this.desk.act(placed.choice, amount);
    return true;
  }

  private pressOf(placed: Placed): string {
    return `${this.decision}.${placed.choice.verb}.${this.amountOf(placed)}`;
  }
}
