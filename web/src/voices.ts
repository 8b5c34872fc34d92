/** The message files of all languages, for the tests: the page itself asks the room for them. */
import { type Language, Voice } from "./say";

const FILES = import.meta.glob<string>("../../src/americana/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

/** All messages of a language. */
export const textOf = (language: Language): string =>
  Object.entries(FILES)
    .filter(([path]) => path.includes(`/locales/${language}/`))
    .map(([, text]) => text)
    .join("\n");

export const voice = (language: Language, you: number | null = null, spoken = false): Voice =>
  new Voice(language, textOf(language), you, spoken);
