/** The message files of all languages, for the tests: the page itself asks the room for them. */
import { type Language, Voice } from "./say";

const FILES = import.meta.glob<string>("../../src/americana/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

/** All messages of a language. */
export const textOf = (language: Language): string =>
  Object.entries(FILES)
    .filter(([path]) => path.includes(`/locales/${language}/`))
    .map(([, text]) => text)
    .join("\n");

const VOICES = new Map<Language, Voice>();

export function voice(language: Language, you: number | null = null, spoken = false): Voice {
  const known = VOICES.get(language) ?? new Voice(language, textOf(language));
  VOICES.set(language, known);
  return known.to(you, spoken);
}
