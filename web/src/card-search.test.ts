import { describe, expect, test } from "vitest";
import { isEmpty, isSearch, meaningOf, readSearch, writtenSearch } from "./card-search";
import { LANGUAGES, type Language } from "./say";
import { voice } from "./voices";

function meaning(text: string, language: Language = "en"): string {
  const read = readSearch(text);
  const messages = isSearch(read) ? meaningOf(read) : [read];
  return messages.map((message) => voice(language).tell(message)).join("; ");
}

describe("a search by cards is said back in words", () => {
  test.each([
    ["9", "a nine, down or up"],
    ["8/", "an eight down"],
    ["/AA", "a pair of aces up"],
    ["Kh/9", "king of hearts down; a nine up"],
    ["9/ A a", "a nine down; a pair of aces up"],
    ["As Kd", "ace of spades, king of diamonds, down or up"],
    ["AsKd", "ace of spades, king of diamonds, down or up"],
    ["?h?h?h", "3 cards of hearts, down or up"],
    ["10♥, t♦", "ten of hearts, ten of diamonds, down or up"],
    ["/?s7", "a card of spades, a seven up"],
    ["/KKK", "3 kings up"],
  ])("%s: %s", (text, said) => {
    expect(meaning(text)).toBe(said);
  });

  test.each([
    ["ru", "закрытая карта: девятка; среди открытых: пара тузов"],
    ["uk", "закрита карта: дев’ятка; серед відкритих: пара тузів"],
    ["da", "lukket: ni; åbne: et par esser"],
    ["pt", "carta fechada: nove; cartas abertas: par de ases"],
  ] as const)("in %s: %s", (language, said) => {
    expect(meaning("9/AA", language)).toBe(said);
  });
});

describe("what cannot be looked for is said", () => {
  test.each([
    ["AK/", "Only one card is down"],
    ["A/K/Q", "“/” is no card"],
    ["5 7", "“5” is no card"],
    ["?", "“?” is no card"],
    ["?/7", "“?” is no card"],
    ["789TJQ", "You can ask for 5 cards"],
    ["/789TJ", "You can ask for 4 cards"],
    ["As/As", "A♠ is there twice."],
    ["A/AAAA", "No hand can hold these cards"],
  ])("%s: %s", (text, said) => {
    expect(meaning(text)).toContain(said);
  });

  test.each(["", " ", "/", " / "])("no card at all is no fault: “%s”", (text) => {
    const read = readSearch(text);
    expect(isSearch(read) && isEmpty(read)).toBe(true);
  });

  test("in every language", () => {
    for (const language of LANGUAGES) for (const text of ["AK/", "x", "?", "As/As", "A/AAAA"]) expect(meaning(text, language)).not.toMatch(/^[a-z]+-|\{/);
  });
});

test.each(["9", "9/", "/AA", "Kh/9", "AsKd", "?h?h?h"])("what is chosen in words is written as it is read: %s", (text) => {
  const read = readSearch(text);
  expect(isSearch(read) && writtenSearch(read)).toBe(text);
});
