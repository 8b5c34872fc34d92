import { describe, expect, test } from "vitest";
import { isSearch, meaningOf, readSearch, writtenSearch } from "./card-search";
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
    ["AK/", "Only one card is down: write one before the slash."],
    ["A/K/Q", "One slash at most: before it the down card, after it the up cards."],
    ["5", "“5” is no card: write ranks 7 8 9 10 J Q K A, with suits s h d c if you like."],
    ["/", "Write a card."],
    ["?", "A question mark needs a suit, as in ?h."],
    ["789TJQ", "A hand has 5 cards, 4 of them up."],
    ["/789TJ", "A hand has 5 cards, 4 of them up."],
    ["As/As", "A♠ is there twice."],
    ["A/AAAA", "There are only 4 aces."],
  ])("%s: %s", (text, said) => {
    expect(meaning(text)).toBe(said);
  });

  test("in every language", () => {
    for (const language of LANGUAGES) for (const text of ["AK/", "x", "/", "?", "As/As", "A/AAAA"]) expect(meaning(text, language)).not.toMatch(/^[a-z]+-|\{/);
  });
});

test.each(["9", "9/", "/AA", "Kh/9", "AsKd", "?h?h?h"])("what is chosen in words is written as it is read: %s", (text) => {
  const read = readSearch(text);
  expect(isSearch(read) && writtenSearch(read)).toBe(text);
});
