/** This browser's share of the shuffle at one table, and its look whether the room has done its own. */
import { Check, type Fault } from "./check";
import { Cut, secretOn } from "./cut";
import { memory } from "./shelf";
import type { Rules, TableFrame, ToRoom } from "./wire";

export type Warning = Cut["warning"] | Fault;

export class Guard {
  private readonly cut: Cut;
  private readonly check: Check;
  private isUnreadable = false;

  constructor(table: string, say: (message: ToRoom) => void) {
    this.cut = new Cut(table, secretOn(memory), memory, say);
    this.check = new Check(table);
  }

  /** What is wrong with the shuffle. */
  get warning(): Warning {
    return this.cut.warning ?? this.check.fault ?? (this.isUnreadable ? "cut" : null);
  }

  get cardsChecked(): number {
    return this.check.cards;
  }

  /** See a frame; every one, and in the order in which they came. */
  see(frame: TableFrame, rules: Rules): void {
    try {
      this.cut.see(frame, rules);
      this.check.see(frame);
    } catch {
      this.isUnreadable = true; // a seal that cannot be read proves nothing
    }
  }
}
