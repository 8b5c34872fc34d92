/**
 * The text table's command line: a typed line and the picture become an answer or something to order. Pure, and no
 * judge: whatever the menu that was sent does not offer is answered in words.
 */
import { answerTo, menuLines, notInTurn } from "./answers";
import { type Command, nameMessage, numberOf, QUESTIONS, read, sizeOf, type Words } from "./command";
import { decisionIn, decisionOf } from "./decision";
import { inHand, message, type Picture } from "./picture";
import type { Order } from "./room";
import { isAllIn, isWithin, partOf } from "./sizes";
import type { ChoicePicture, Message } from "./wire";

/** An action of the menu with its amount, in the decision that it was said for. */
export interface Act {
  verb: ChoicePicture["verb"];
  amount: number;
  decision: string;
}

export type Errand = { act: Act } | { sit: number } | { order: Order };

export interface Outcome {
  say: Message[];
  /** Done now. */
  errand?: Errand;
  /** Done if the next line says yes. */
  asks?: Errand;
}

const VERBS = { fold: "fold", check: "check", call: "call", bring: "bring_in", complete: "complete", bet: "bet", raise: "raise" } as const;

/** Do a line; `asked` is what the line before it asked about. */
export function obey(line: string, picture: Picture, words: Words, asked: Errand | null): Outcome {
  const command = read(line, words);
  if (!("name" in command)) return say(command);
  const { name, rest } = command;
  if (QUESTIONS.some((each) => each === name)) return { say: answerTo(command, picture, words) };
  if (name in VERBS) return act(VERBS[name as keyof typeof VERBS], command, picture, words);
  switch (name) {
    case "all-in":
      return allIn(picture);
    case "yes":
      return confirm(picture, asked);
    case "no":
      return say(asked ? message("text-nothing-done") : message("text-nothing-asked"));
    case "sit":
      return sit(rest, picture);
    default:
      return picture.frame.you.seat === null ? say(message("text-not-seated")) : seating(command, picture);
  }
}

function act(verb: ChoicePicture["verb"], { name, rest }: Command, picture: Picture, words: Words): Outcome {
  const { menu } = picture.frame.you;
  const choice = menu.find((each) => each.verb === verb);
  if (!menu.length) return say(notInTurn(picture));
  if (!choice) return say(message("text-not-now", { command: nameMessage(name) }), ...menuLines(picture));
  if (verb === "fold" && menu.some((each) => each.verb === "check"))
    return { say: [message("text-fold-is-free")], asks: { act: actOf(choice, 0, picture) } };
  const amount = amountOf(choice, rest, words);
  if (typeof amount !== "number") return say(amount);
  const errand = { act: actOf(choice, amount, picture) };
  if (picture.asksAllIn && isAllIn(choice, amount)) return { say: [message("text-all-in-sure", { amount })], asks: errand };
  return { say: [], errand };
}

/** The amount that was said, if the menu has it; else what it has. */
function amountOf(choice: ChoicePicture, text: string, words: Words): number | Message {
  const { verb, least, most, pot } = choice;
  if (verb === "fold" || verb === "check") return 0;
  const bounds = { command: message(`verb-${verb}`), least, most };
  const outside = least === most ? message("text-one-amount", bounds) : message("text-amount-outside", bounds);
  if (!text) return least === most ? least : message("text-how-much", bounds);
  const size = sizeOf(text, words);
  if (typeof size === "number" && pot > 0) return partOf(choice, size);
  if (size === "min") return least;
  if (size === "max") return most;
  const amount = numberOf(text);
  return amount !== null && isWithin(amount, choice) ? amount : outside;
}

function allIn(picture: Picture): Outcome {
  const { menu } = picture.frame.you;
  if (!menu.length) return say(notInTurn(picture));
  const choices = menu.filter(({ all_in }) => all_in !== null);
  const choice = choices.find(({ verb }) => verb !== "call") ?? choices[0];
  if (choice?.all_in == null) return say(message("text-no-all-in"), ...menuLines(picture));
  return { say: [message("text-all-in-sure", { amount: choice.all_in })], asks: { act: actOf(choice, choice.all_in, picture) } };
}

/** Do what was asked about, if it is still the same decision. */
function confirm(picture: Picture, asked: Errand | null): Outcome {
  if (!asked) return say(message("text-nothing-asked"));
  if ("act" in asked && (asked.act.decision !== decisionOf(picture.frame)))
    return say(message("text-too-late"), ...menuLines(picture));
  return { say: [], errand: asked };
}

function sit(rest: string, { frame }: Picture): Outcome {
  const { seats } = frame.public;
  const free = seats.flatMap((sitter, seat) => (sitter ? [] : [seat]));
  if (frame.you.seat !== null) return say(message("error-already_seated"));
  const [first] = free;
  if (first === undefined) return say(message("text-no-free-seat"));
  if (!rest) return { say: [], errand: { sit: first } };
  const number = numberOf(rest);
  if (number !== null && free.includes(number - 1)) return { say: [], errand: { sit: number - 1 } };
  return say(message("text-free-seats", { seats: free.map((seat) => seat + 1) }));
}

function seating({ name, rest }: Command, picture: Picture): Outcome {
  const { public: table, you } = picture.frame;
  const sitter = table.seats[you.seat ?? -1];
  switch (name) {
    case "out":
      return sitter?.is_out ? say(message("text-out-already")) : order({ do: "sit_out" }, message("text-out-asked"));
    case "in":
      return sitter && !sitter.is_out && !sitter.is_away ? say(message("text-in-already")) : order({ do: "sit_in" });
    case "leave": {
      const player = inHand(picture);
      const isPlaying = player !== undefined && !table.hand?.is_over && !player.folded;
      const leave: Order = { do: "leave" };
      return isPlaying ? { say: [message("text-leave-sure")], asks: { order: leave } } : order(leave);
    }
    case "topup": {
      const chips = numberOf(rest);
      return chips ? order({ do: "top_up", chips }) : say(message("text-top-up-how-much"));
    }
    default:
      return you.can_show && table.hand ? order({ do: "show", hand: table.hand.id }) : say(message("text-cannot-show"));
  }
}

function actOf({ verb }: ChoicePicture, amount: number, picture: Picture): Act {
  return { verb, amount, decision: decisionIn(picture.frame.public.hand) };
}

const say = (...messages: Message[]): Outcome => ({ say: messages });
const order = (what: Order, ...messages: Message[]): Outcome => ({ say: messages, errand: { order: what } });
