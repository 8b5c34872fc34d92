/** The outlines of suits and ranks, those of src/americana/render/shapes.py: no font decides how a card looks. */
import type { Choices } from "./settings.svelte";

export const SUIT_PATHS: Record<string, string> = {
  s: "M0-9.8C2.4-6 9.2-2.2 9.2 3.1C9.2 6 7 7.6 4.8 7.6C3 7.6 1.7 6.8.9 5.6C1.1 7.7 1.9 9 3.6 9.8H-3.6C-1.9 9-1.1 7.7-.9 5.6C-1.7 6.8-3 7.6-4.8 7.6C-7 7.6-9.2 6-9.2 3.1C-9.2-2.2-2.4-6 0-9.8Z",
  h: "M0 9.6C-3.2 5.7-9.6 1.6-9.6-3.6C-9.6-7-7.3-9-4.9-9C-2.6-9-.9-7.6 0-5.6C.9-7.6 2.6-9 4.9-9C7.3-9 9.6-7 9.6-3.6C9.6 1.6 3.2 5.7 0 9.6Z",
  d: "M0-10C2-6.4 4.7-3 7.8 0C4.7 3 2 6.4 0 10C-2 6.4-4.7 3-7.8 0C-4.7-3-2-6.4 0-10Z",
  c: "M-2.2-1.2A4.7 4.7 0 1 1 2.2-1.2A4.7 4.7 0 1 1 .9 4.9C1.1 7.4 1.9 9 3.6 9.8H-3.6C-1.9 9-1.1 7.4-.9 4.9A4.7 4.7 0 1 1-2.2-1.2Z",
};

/** One rank: its width, a filled outline and strokes. */
export interface Glyph {
  width: number;
  fill?: string;
  strokes?: string;
}

export const RANK_GLYPHS: Record<string, Glyph> = {
  "7": { width: 13.2, fill: "M0 0H13.2V3.1L6.6 20H2.7L9.1 3.5H0Z" },
  "8": {
    width: 13.6,
    strokes: "M6.8 9.5A4.2 3.9 0 1 0 6.8 1.75A4.2 3.9 0 1 0 6.8 9.5ZM6.8 9.5A5 4.4 0 1 0 6.8 18.25A5 4.4 0 1 0 6.8 9.5Z",
  },
  "9": {
    width: 13.6,
    strokes: "M6.8 12.1A5.05 5.17 0 1 0 6.8 1.75A5.05 5.17 0 1 0 6.8 12.1ZM11.85 6.9C11.85 11.6 9.2 15 5 19",
  },
  T: {
    width: 20.6,
    fill: "M0 3.2L4.2 0H6.9V20H3.4V4.6L0 7Z",
    strokes: "M11 6.6A4.1 4.85 0 0 1 18.85 6.6V13.4A4.1 4.85 0 0 1 11 13.4Z",
  },
  J: { width: 11.4, strokes: "M9.6 0V13.6A3.95 4.6 0 0 1 1.75 13.6V12.4" },
  Q: { width: 15.6, strokes: "M1.75 7.2A5.5 5.5 0 0 1 12.75 7.2V12.8A5.5 5.5 0 0 1 1.75 12.8ZM7.9 12.6L14.2 20" },
  K: { width: 14.6, fill: "M0 0H3.6V8.2L9.8 0H14.1L7.9 8L14.6 20H10.4L5.5 11.1L3.6 13.5V20H0Z" },
  A: { width: 15.2, fill: "M5.6 0H9.6L15.2 20H11.4L10.2 15.5H5L3.8 20H0ZM5.9 12.2H9.3L7.6 5.6Z" },
};

/** Letters of other languages, in the same box. What has the shape of an A K Q J 10 is drawn as that. */
const T = "M0 0H14V3.4H8.8V20H5.2V3.4H0Z";
const B = "M1.75 0V20M1.75 1.75H6.2A3.7 3.95 0 0 1 6.2 9.65H1.75M6.2 9.65H7A4.3 4.3 0 0 1 7 18.25H1.75";
const DE = "M4.2 0H13.8V13.8H16.2V20H13V17H3.2V20H0V13.8H1.6C3.4 10.8 4.2 6.4 4.2 0ZM7.5 3.2C7.4 7.4 6.7 11 5.4 13.8H10.3V3.2Z";
const CYRILLIC: Record<string, Glyph> = {
  A: { width: 14, fill: T },
  Q: { width: 16.2, fill: DE },
  J: { width: 13.1, strokes: B },
};
const DANISH: Record<string, Glyph> = {
  A: { width: 11.8, fill: "M0 0H11.6V3.4H3.6V8.2H10.4V11.5H3.6V16.6H11.8V20H0Z" },
  Q: { width: 13.9, strokes: "M1.75 0V20M1.75 1.75H5.5A6.6 8.25 0 0 1 5.5 18.25H1.75" },
  J: { width: 13.1, strokes: B },
};
const LOCAL: Record<string, Record<string, Glyph>> = { ru: CYRILLIC, uk: CYRILLIC, da: DANISH };

/** How a rank is drawn, in the letters of a language if they are wanted. */
export const glyphOf = (rank: string, language: string | null): Glyph | undefined =>
  LOCAL[language ?? ""]?.[rank] ?? RANK_GLYPHS[rank];

const ZIGZAG = "l11 11.33-11 11.33".repeat(3);
const ZAGZIG = "l-11 11.33 11 11.33".repeat(3);

/** The patterns of the backs, inside the frame of a card 60 wide and 84 high. */
export const BACK_PATHS: Record<Choices["back"], string> = {
  diamond: "M30 18L45 42L30 66L15 42Z",
  lattice: [8, 19, 30, 41].map((x) => `M${x} 8${ZIGZAG}M${x + 11} 8${ZAGZIG}`).join(""),
  wave: [16, 25, 34, 43, 52, 61, 70].map((y) => `M8 ${y}q5.5-9 11 0t11 0 11 0 11 0`).join(""),
};
