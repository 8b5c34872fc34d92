/** This browser's share of the shuffle at one table, and its look whether the room has done its own. */
import type { Asked, Checked } from "./checker";
import { Cut, secretOn } from "./cut";
import { memory } from "./shelf";
import type { Rules, TableFrame, ToRoom } from "./wire";

export type Warning = Cut["warning"] | Checked["fault"];

export class Guard {
  private readonly cut: Cut;
  private readonly checker = new Worker(new URL("./checker.ts", import.meta.url), { type: "module" });
  private checked: Checked = { fault: null, cards: 0, isUnreadable: false };
  private isUnreadable = false;

  /** `changed` is called when there is more to say, `failed` when nothing can be checked in this browser. */
  constructor(table: string, say: (message: ToRoom) => void, changed: () => void, failed: () => void) {
    this.cut = new Cut(table, secretOn(memory), memory, say);
    this.checker.onmessage = ({ data }: MessageEvent<Checked>) => {
      this.checked = data;
      changed();
    };
    this.checker.onerror = failed;
    this.ask(table);
  }

  /** What is wrong with the shuffle. */
  get warning(): Warning {
    const { fault, isUnreadable } = this.checked;
    return this.cut.warning ?? fault ?? (this.isUnreadable || isUnreadable ? "cut" : null);
  }

  get cardsChecked(): number {
    return this.checked.cards;
  }

  /** See a frame; every one, and in the order in which they came. */
  see(frame: TableFrame, rules: Rules): void {
    try {
      this.cut.see(frame, rules);
    } catch {
      this.isUnreadable = true; // as in the checker
    }
    this.ask(frame);
  }

  end(): void {
    this.checker.terminate();
  }

  private ask(asked: Asked): void {
    this.checker.postMessage(asked);
  }
}
