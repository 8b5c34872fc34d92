/** What screen the table is on: the same bounds as in the styles of its parts. Knows no table. */
import { MediaQuery } from "svelte/reactivity";
import type { Shape } from "./places";

const upright = new MediaQuery("(max-width: 760px) and (orientation: portrait)");
const flat = new MediaQuery("(max-height: 520px) and (orientation: landscape)");
const low = new MediaQuery("(max-height: 719px)");
const roomy = new MediaQuery("(min-width: 901px) and (min-height: 940px)");

export const device = {
  /** A telephone held upright. */
  get isUpright(): boolean {
    return upright.current;
  },
  /** A telephone, however it is held. */
  get isSmall(): boolean {
    return upright.current || flat.current;
  },
  /** There is room beside the table for more than what belongs to the hand. */
  get isRoomy(): boolean {
    return roomy.current;
  },
  get shape(): Shape {
    if (flat.current) return "flat";
    if (!upright.current) return "wide";
    return low.current ? "low" : "tall";
  },
};
