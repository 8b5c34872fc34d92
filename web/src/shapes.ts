/** The outlines of suits and ranks, those of src/americana/render/shapes.py: no font decides how a card looks. */

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
